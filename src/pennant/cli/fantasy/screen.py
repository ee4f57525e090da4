"""The whole table on one screen: as much as the terminal has room for, and always the available choices."""

from collections.abc import Sequence

import msgspec

from pennant.cli.draw import MOVE, QUIET, STRONG, Block, Part, cut, fill_lines, in_columns, line, paragraph
from pennant.cli.fantasy.board import FULL, NONE, SMALL, TOKEN, battles, draw_board, lay_out_board
from pennant.cli.fantasy.cards import CardSheet, Moves, card_columns
from pennant.cli.fantasy.labels import COLOUR_STYLE, STAT_STYLE, Labels, memory_of
from pennant.cli.fantasy.lots import Lot, lots_of
from pennant.cli.fantasy.standings import standings
from pennant.cli.terminal_game import Scene
from pennant.games.fantasy.reckoning import Reckoning
from pennant.games.fantasy.rules.setup import OFFSETS
from pennant.games.fantasy.view_types import View
from pennant.kernel.decision import Choice

WIDEST = 130
ROUNDS = 7
"""The rounds of a live draft."""


_FOR_MAGIC = ("keep", "open", "discard", "claim", "drop", "magic")
"""Decisions for which the texts of magic matter."""


class Style(msgspec.Struct, frozen=True):
    """How much space the parts of a screen get."""

    story: int
    """The minimum number of lines for the story."""
    bars: str = NONE
    sheets: int = 9
    """The number of lots that are drawn as sheets; further lots are drawn in columns."""
    lots: int = 9
    more: bool = True
    """Whether cards that do not matter now are shown."""
    notes: bool = False
    """Whether magic is explained."""
    board: bool = True


STYLES = (
    Style(5, bars=FULL, notes=True),
    Style(4, bars=FULL, notes=True, more=False),
    Style(4, bars=SMALL, notes=True),
    Style(3, bars=SMALL, notes=True, more=False),
    Style(3, bars=SMALL, more=False),
    Style(3, more=False),
    Style(1, sheets=1, more=False),
    Style(0, sheets=1, lots=1, more=False),
    Style(1, sheets=0, lots=1, more=False),
    Style(0, lots=0, more=False),
    Style(0, sheets=0, lots=1, more=False, board=False),
)
"""From the most spacious to the most compact."""


def draw_screen(labels: Labels, scene: Scene[View], width: int, height: int) -> Block:
    width = min(width, WIDEST)
    reckoning = Reckoning(labels.book, scene.view, scene.settings)
    lots = lots_of(labels, scene, reckoning)
    drawn: dict[tuple[str, bool], Block] = {}
    for style in STYLES:
        board = (style.bars, style.board)
        if board not in drawn:
            drawn[board] = _above(labels, scene, reckoning, width, style)
        above = drawn[board]
        below = _below(labels, scene, lots, width, style)
        room = height - len(above) - len(below)
        if room >= style.story:
            break
    told = _story(scene, width, max(0, room - (1 if room > 6 else 0)))
    return [*above, *fill_lines(told, max(0, room)), *below][-height:]


def _above(labels: Labels, scene: Scene[View], reckoning: Reckoning, width: int, style: Style) -> Block:
    view = scene.view
    if view["stage"] == "draft":
        return _draft_head(labels, scene, reckoning, width)
    if view["stage"] == "over":
        block = standings(labels, scene, reckoning, width)
        if battles(scene):
            block = [*draw_board(lay_out_board(labels, scene, reckoning, width), NONE), line(), *block]
        return [line((header(labels, scene), STRONG)), *block]
    block = _head(labels, scene, width, whole=style.bars == FULL)
    if style.board:
        block += draw_board(lay_out_board(labels, scene, reckoning, width), style.bars)
    force = in_force(labels, scene)
    if force:
        block.append(cut(line((f"{labels.say('in-force')} ", QUIET), "; ".join(force)), width))
    return block


def _head(labels: Labels, scene: Scene[View], width: int, *, whole: bool) -> Block:
    """The moment of the season, and the current Event: on one line, or with its whole text."""
    view = scene.view
    title = line((header(labels, scene), STRONG))
    if view["event"] is None:
        return [title]
    name = f" · {labels.text.card_name(view['event'])}: "
    told = labels.text.event_text(view["event"], "series" if view["stage"] == "series" else "season")
    head = line(title, (name, STRONG), told)
    if not whole or head.cell_len <= width:
        return [cut(head, width)]
    return [line(title, (name, STRONG)), *paragraph(f"  {told}", width, indent="  ")]


def header(labels: Labels, scene: Scene[View]) -> str:
    """The moment of the season or of the play-offs."""
    view = scene.view
    stage = view["stage"]
    if stage == "season":
        playing = view["laid"] and view["question"] != "robot"
        part = labels.say("free-agency" if view["pool"] else "set-rosters")
        part = labels.say("week", week=min(4, view["week"] + 1)) if playing else part
        return labels.say("month", month=view["month"], months=scene.settings["months"], part=part)
    if stage == "series":
        return labels.say("series", series=labels.text.stage(stage), game=view["week"] + 1)
    if stage == "draft" and any(manager["hand"] for manager in view["managers"]):
        return labels.say("draft", draft=labels.text.stage(stage), round=view["round"] + 1)
    return labels.text.stage("series" if stage == "over" else stage)


def _draft_head(labels: Labels, scene: Scene[View], reckoning: Reckoning, width: int) -> Block:
    """The players, and who gets the hand next."""
    view, viewer = scene.view, scene.view["viewer"]
    names = [
        f"{seat + 1} {labels.short(scene.names[seat], 12)}{f' {TOKEN}' if seat == scene.token else ''}"
        for seat in view["order"]
    ]
    block = [
        line((header(labels, scene), STRONG)),
        cut(line((f"{labels.say('waiver-order')}: ", QUIET), ", ".join(names)), width),
    ]
    players = reckoning.state.setup.players
    offsets = OFFSETS[reckoning.state.setup.draft]
    if viewer is not None and view["round"] + 1 < len(offsets) and players > 1 and view["managers"][viewer]["hand"]:
        step = offsets[view["round"] + 1] - offsets[view["round"]]
        block[0] = line(block[0], f" · {labels.say('pass-to', player=scene.names[(viewer + step) % players])}")
    return block


def in_force(labels: Labels, scene: Scene[View]) -> list[str]:
    """The magic that is still in effect."""
    view, names, text = scene.view, scene.names, labels.text
    found: list[str] = []
    if view["justice"]:
        found.append(text.magic_name("justice"))
    if view["hibernator"] is not None:
        found.append(f"{text.magic_name('hibernate')} ({names[view['hibernator']]})")
    flames = text.magic_name("flames")
    found += [f"{flames} ({labels.name(each['card'])}: {each['stat']} 0)" for each in view["burned"]]
    for manager in view["managers"]:
        name = names[manager["seat"]]
        found += [f"{text.magic_name('focus')} ({name})"] if manager["focus"] else []
        found += [f"{text.magic_name('summon')} ({name}: {labels.stats(card)})" for card in manager["added"]]
        for each in manager["berzerk"]:
            value = text.character(each["card"]).stats.get(each["stat"], 0)
            found.append(f"{text.magic_name('berzerk')} ({name}: {each['stat']}+{value})")
        for magic, points in (("power-juice", manager["juice"]), ("pile-on", manager["pile_on"])):
            found += [f"{text.magic_name(magic)} ({name}: +{points})"] if points else []
    return found


def _story(scene: Scene[View], width: int, room: int) -> Block:
    """The end of the story; new sentences are highlighted."""
    lines: Block = []
    for age, sentence in enumerate(reversed(scene.story)):
        parts = paragraph(sentence, width - 1, "" if age < scene.fresh else QUIET, indent="  ")
        if lines and len(parts) + len(lines) > room:
            break
        lines = [*parts, *lines]
    return lines[:room]


# --- cards and choices ------------------------------------------------------------------------------------------------


def _below(labels: Labels, scene: Scene[View], lots: Sequence[Lot], width: int, style: Style) -> Block:
    shown = [lot.with_cards(lot.cards if style.more else lot.needed()) for lot in lots[: style.lots]]
    cards = [card for lot in shown for card in lot.cards]
    moves, others = attach_moves(scene, cards)
    columns = max((sum(column.width for column in lot.columns) for lot in shown), default=0)
    number = 5 if any(lot.marks is not None for lot in shown) else 3
    number = 7 if any(len(mine) > 1 for mine in moves.values()) else number
    sheet = CardSheet(labels, width, cards, number, columns, _required_stats(labels, scene))
    block: Block = []
    for number, lot in enumerate(shown):
        if number < style.sheets:
            block += sheet.draw(lot.cards, moves, lot.columns, lot.caption, lot.marks)
        else:
            block += [line((lot.caption, STRONG))] if number else []
            block += card_columns(labels, lot.cards, width, moves, lot.columns)
    block += _memory(labels, scene.view, width) if style.sheets > 1 else []
    block += _magic_notes(labels, scene, moves, width, whole=style.more) if style.notes else []
    return [*block, *_question(labels, scene, others, width, notes=style.notes)]


def _magic_notes(labels: Labels, scene: Scene[View], moves: Moves, width: int, *, whole: bool) -> Block:
    """The magic of the cards that can be chosen: one line each, or the whole text."""
    if scene.decision is None or scene.decision.kind not in _FOR_MAGIC:
        return []
    stage = "series" if scene.view["stage"] == "series" else "season"
    block: Block = []
    for magic in dict.fromkeys(labels.text.character(card).magic for card in moves):
        told = f"  {labels.text.magic_name(magic)}: {labels.text.magic_text(magic, stage)}"
        lines = paragraph(told, width, QUIET, indent="    ")
        block += lines if whole or len(lines) == 1 else [cut(line((told, QUIET)), width)]
    return block


def _required_stats(labels: Labels, scene: Scene[View]) -> Sequence[str]:
    """The stats that count in the game that is being decided or played; with two Win cards per base those of both."""
    view = scene.view
    if view["stage"] == "draft" or view["pool"]:
        return ()
    place = scene.decision.args.get("place") if scene.decision is not None else None
    if place is None:
        place = view["place"] if view["laid"] else -1
    places = [place, place + 4] if view["stage"] == "season" else [place]
    wins = [view["field"][each] for each in places if 0 <= each < len(view["field"])]
    return [stat for win in wins if win is not None for stat in labels.text.win(win).requires]


def _memory(labels: Labels, view: View, width: int) -> Block:
    """The cards that the viewer passed on in the draft."""
    if view["stage"] != "draft" or not memory_of(view):
        return []
    passed = [labels.name(card, 14) for cards in memory_of(view).values() for card in cards]
    return paragraph(f"{labels.say('passed-on')} {', '.join(passed)}", width - 1, QUIET, indent="  ")


def _question(
    labels: Labels, scene: Scene[View], others: Sequence[tuple[int, Choice]], width: int, *, notes: bool
) -> Block:
    if scene.decision is None:
        return []
    asked = paragraph("▶ " + labels.text.prompt(scene.decision, scene.view, scene.names), width - 1, STRONG)
    asked[0].stylize(MOVE, 0, 1)
    if notes and _is_last_starter(scene):
        asked += paragraph(f"  {labels.say('last-starter')}", width - 1, QUIET)
    if scene.decision.kind in ("axe", "flames"):
        return [*asked, *_by_manager(labels, scene, others, width)]
    entries = [line((f" {number}", MOVE), f" {_label(labels, scene, choice)}") for number, choice in others]
    if len(entries) == 1 and asked[-1].cell_len + entries[0].cell_len + 2 < width:
        return [*asked[:-1], line(asked[-1], "  ", entries[0])]
    return [*asked, *in_columns(entries, width, most=4)]


def _is_last_starter(scene: Scene[View]) -> bool:
    """Whether this choice completes a roster and no other seat is pending, so that it cannot be undone."""
    view = scene.view
    if scene.decision is None or scene.decision.kind != "roster" or len(view["asked"]) > 1:
        return False
    return len(view["managers"][scene.decision.seat]["choice"]) == 3


def _label(labels: Labels, scene: Scene[View], choice: Choice) -> str:
    """A choice in words; a swap of two Win cards only by their places, because the cards are on the board above."""
    if choice.message == "choice-abduct":
        return f"{labels.text.place(choice.args['one'])} ⇄ {labels.text.place(choice.args['other'])}"
    return labels.text.choice(choice, scene.view, scene.names)


def _by_manager(labels: Labels, scene: Scene[View], others: Sequence[tuple[int, Choice]], width: int) -> Block:
    """Stats or tracks of opponents: one line per opponent."""
    reckoning = Reckoning(labels.book, scene.view, scene.settings)
    rows: dict[int, list[Part]] = {}
    for number, choice in others:
        seat = choice.args["manager"]
        if seat not in rows:
            card = f" ({labels.name(choice.cards[0])})" if choice.cards else ""
            rows[seat] = [(f"  {labels.short(scene.names[seat], 14)}{card}:", STRONG)]
        if "stat" in choice.args:
            stat = choice.args["stat"]
            told: Part = (f" {stat} {reckoning.values(seat)[stat]}", STAT_STYLE[stat])
        else:
            colour = choice.args["track"]
            points = scene.view["managers"][seat]["tracks"][colour]
            told = (f" {labels.text.colour(colour)} {points}", COLOUR_STYLE[colour])
        rows[seat] += [(f"  {number}", MOVE), told]
    return [cut(line(*parts), width) for parts in rows.values()]


def attach_moves(scene: Scene[View], cards: Sequence[str]) -> tuple[Moves, list[tuple[int, Choice]]]:
    """The choices by the card they belong to, and the choices that do not belong to a shown card."""
    moves: dict[str, list[tuple[int, str]]] = {}
    others: list[tuple[int, Choice]] = []
    for number, choice in enumerate(scene.options, start=1):
        if len(choice.cards) == 1 and choice.cards[0] in cards:
            mark = "▼" if choice.args.get("down") else "▲"
            moves.setdefault(choice.cards[0], []).append((number, mark))
        else:
            others.append((number, choice))
    return moves, others
