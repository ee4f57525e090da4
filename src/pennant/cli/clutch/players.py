"""The batter and the pitcher as cards side by side: their numbers against each other, and their charts."""

from rich.text import Text

from pennant.cli.clutch.labels import RESULT_STYLE, Labels
from pennant.cli.draw import QUIET, STRONG, Block, Part, box, cut, line, spread
from pennant.games.clutch.cards import BatterText, PitcherText
from pennant.games.clutch.cards.players import ROW_NAMES
from pennant.games.clutch.events import CHARTS
from pennant.games.clutch.printed_text import format_signed, speed_letter
from pennant.games.clutch.view_types import Chart, LineupRow, View

NARROW, WIDE = 30, 36
"""Columns of a card; a narrow card has its chart below it, across the whole screen."""
SMALL, LARGE = 5, 7
"""Lines of a card without and with its chart."""
CELLS = 4
"""Rows of a chart that are side by side on a card."""
READ = "bold yellow"
"""The style of the chart that is used, and of the number that counts."""
FULL_INNING = 3


def batter_card(labels: Labels, view: View, width: int) -> Block:
    """The batter: his numbers with all effects, his chart, and his results today."""
    player, slot = view["batter"]["player"], view["batter"]["slot"]
    assert player is not None, "nobody is at bat"
    assert slot is not None
    card = labels.player(player)
    assert isinstance(card, BatterText)
    place = view["teams"][view["offence"]]["lineup"][slot]
    inner = width - 2
    rating = None if place["position"] == "DH" else place["rating"]
    position = f"{place['position']}{'' if rating is None else format_signed(rating)}"
    sides = f"{card.bats}→{view['batter']['bats']}" if card.bats == "S" else card.bats
    head = labels.say("batter-head", position=position, hand=sides)
    block = [
        spread(f" {head}", f"{_speed(labels, view, card)} ", inner),
        spread(_sum(labels.say("on-base"), card.on_base, labels.bonus(card), view["batter"]["on_base"]),
               _clutch(labels, view, card, width), inner),
        *(_chart(labels, view, card.id, "batter", inner) if width >= WIDE else ()),
        spread(f" {_today(labels, place)}", (f"{card.id} ", QUIET) if width >= WIDE else "", inner),
    ]  # fmt: skip
    pinch = f" {labels.say('pinch-hitter')}" if view["batter"]["pinch_hitter"] else ""
    return _frame(view, block, width, f"{slot + 1} {labels.name(card.id, inner - 14)}{pinch}", card.icons, "batter")


def pitcher_card(labels: Labels, view: View, width: int) -> Block:
    """The pitcher: his numbers with all effects, his chart, and how long he has pitched."""
    player = view["pitcher"]["player"]
    assert player is not None, "nobody pitches"
    card = labels.player(player)
    assert isinstance(card, PitcherText)
    inner = width - 2
    zone = "1" if card.x_zone == 1 else f"1-{card.x_zone}"
    block = [
        spread(f" {labels.say('pitcher-head', role=card.role, hand=card.throws)}",
               f"{labels.say('mistake-zone', zone=zone)} ", inner),
        spread(_sum(labels.say("command"), card.command, labels.bonus(card), view["pitcher"]["command"]),
               _clutch(labels, view, card, width), inner),
        *(_chart(labels, view, card.id, "pitcher", inner) if width >= WIDE else ()),
        _endurance(labels, view, inner),
    ]  # fmt: skip
    return _frame(view, block, width, labels.name(card.id, inner - 12), card.icons, "pitcher")


def _frame(view: View, block: Block, width: int, name: str, icons: tuple[str, ...], whose: Chart) -> Block:
    """The color of the frame shows whether this chart is used."""
    style = READ if view["chart"] == whose else QUIET
    return box(block, width, (name, STRONG), (" ".join(icons), "yellow"), style)


def _speed(labels: Labels, view: View, card: BatterText) -> str:
    speed = view["batter"]["speed"]
    printed = "" if speed == card.speed else f" ({card.speed})"
    return labels.say("speed", speed=f"{speed}{speed_letter(max(0, speed))}{printed}")


def _sum(name: str, printed: int, bonus: str, now: int) -> Text:
    """`On-Base 12 R+1 → 13`: the printed number and bonus, and the current number."""
    parts: list[Part] = [f" {name} {printed}"]
    if bonus:
        parts.append((f" {bonus}", "" if now != printed else QUIET))
    if now != printed:
        parts += [" → ", (str(now), READ)]
    return line(*parts)


def _clutch(labels: Labels, view: View, card: BatterText | PitcherText, width: int) -> Part:
    """The clutch rating, which counts only if a card says so; it is highlighted in a Clutch Moment."""
    if not card.clutch:
        return ""
    told = labels.say("clutch" if width >= WIDE else "short-clutch", value=format_signed(card.clutch))
    return f"{told} ", READ if view["clutch_moment"] else ""


def charts_below(labels: Labels, view: View, width: int) -> Block:
    """Both charts, one line each, for cards that are too small for them."""
    found: Block = []
    for whose in CHARTS:
        card_id = view[whose]["player"]
        assert card_id is not None, "nobody is at bat"
        style = READ if view["chart"] == whose else QUIET if view["chart"] else STRONG
        parts: list[Part] = [cut(line((f" {labels.surname(card_id, 10)}", style)), 13)]
        for cell in _cells(labels, view, card_id, whose, 99):
            parts += [cell, "  "] if cell.cell_len else []
        found.append(cut(line(*parts), width))
    return found


def _chart(labels: Labels, view: View, card_id: str, whose: Chart, inner: int) -> Block:
    """A chart in two lines of four rows, as it is on the card."""
    cell = (inner - 1) // CELLS
    cells = [cut(each, cell) for each in _cells(labels, view, card_id, whose, cell)]
    return [line(" ", *cells[:CELLS]), line(" ", *cells[CELLS:])]


def _cells(labels: Labels, view: View, card_id: str, whose: Chart, room: int) -> list[Text]:
    """The rows of a chart; the row of the result is highlighted, and a chart that is not used is dimmed."""
    rows = labels.chart(card_id)
    is_read = view["chart"] in (None, whose)
    result = view["result"] if view["chart"] == whose else None
    return [_cell(name, rows.get(name, ""), room, is_read, name == result) for name in ROW_NAMES]


def _cell(name: str, numbers: str, room: int, is_read: bool, is_result: bool) -> Text:
    if not numbers:
        return line()
    gap = " " if len(name) + 1 + len(numbers) < room else ""
    style = f"{RESULT_STYLE[name]} reverse" if is_result else RESULT_STYLE[name] if is_read else QUIET
    return line((name, style), (f"{gap}{numbers}", "reverse" if is_result else "" if is_read else QUIET))


def _today(labels: Labels, place: LineupRow) -> str:
    """The results of a batter in this game."""
    if place["last"] is None:
        return labels.say("first-time")
    return labels.say("today", hits=place["hits"], last=place["last"])


def _endurance(labels: Labels, view: View, inner: int) -> Text:
    """Innings pitched and their limit, runs and walks; red if he is tired."""
    mound = view["teams"][1 - view["offence"]]["mound"]
    limit, outs, tired = view["pitcher"]["limit"], mound["outs"], view["pitcher"]["tired"]
    is_wide = inner + 2 >= WIDE
    parts: list[Part] = [" "]
    if is_wide or not tired:
        pitched = f"{outs // FULL_INNING}.{outs % FULL_INNING}"
        parts += [labels.say("innings-of", pitched=pitched, limit=limit), " "]
    if tired:
        parts.append((labels.say("tired", level=tired), "bold red"))
    elif is_wide:
        parts.append(_bar(outs, limit * FULL_INNING, min(limit, 9)))
    return spread(line(*parts), f"{labels.say('allowed', runs=mound['runs'], walks=mound['walks'])} ", inner)


def _bar(done: int, whole: int, width: int) -> Part:
    """A bar that shows how much of his innings a pitcher has used."""
    filled = min(width, done * width // whole) if whole else width
    style = "red" if done >= whole else "dark_orange3" if done >= whole - FULL_INNING else "green"
    return "▰" * filled + "▱" * (width - filled), style
