"""The whole table on one screen: as much as the terminal has room for, and always the available choices."""

import msgspec
from rich.text import Text

from pennant.cli.clutch.choices import draw_choices
from pennant.cli.clutch.field import diamond
from pennant.cli.clutch.hand import COLUMNS, FULL, NONE, PLAYABLE, ROWS, attach_moves, draw_hand, hands_of, in_play
from pennant.cli.clutch.labels import RESULT_STYLE, Labels, percent
from pennant.cli.clutch.players import LARGE, NARROW, SMALL, WIDE, batter_card, charts_below, pitcher_card
from pennant.cli.clutch.reckoning import Reckoning, reckon
from pennant.cli.clutch.scoreboard import scoreboard
from pennant.cli.draw import MOVE, QUIET, STRONG, Block, Part, beside, cut, fill_lines, line, paragraph, spread
from pennant.cli.terminal_game import Scene
from pennant.games.clutch.cards.players import ROW_NAMES
from pennant.games.clutch.view_types import View
from pennant.kernel.words import capitalize

WIDEST = 120
MIDDLE = 28
"""Columns of the diamond if the charts are on the cards."""


class Style(msgspec.Struct, frozen=True):
    """How much space the parts of a screen get."""

    story: int
    """The minimum number of lines for the story."""
    hand: str = ROWS
    field: bool = True
    stadium: bool = False
    air: bool = False
    in_short: bool = False
    """Whether players to choose from are shown only by name."""


STYLES = (
    Style(9, FULL, stadium=True, air=True),
    Style(6, FULL, stadium=True, air=True),
    Style(5, FULL, stadium=True),
    Style(4, ROWS, stadium=True),
    Style(4, ROWS),
    Style(2, ROWS),
    Style(2, PLAYABLE),
    Style(2, COLUMNS),
    Style(2, NONE),
    Style(3, ROWS, field=False),
    Style(2, PLAYABLE, field=False),
    Style(0, COLUMNS, field=False),
    Style(0, NONE, field=False),
    Style(0, NONE, field=False, in_short=True),
)
"""From the most spacious to the most compact."""


def draw_screen(labels: Labels, scene: Scene[View], width: int, height: int) -> Block:
    width = min(width, WIDEST)
    reckoning = reckon(labels.book, scene.view, scene.settings)
    tables: dict[bool, Block] = {}
    for style in STYLES:
        if style.field not in tables:
            tables[style.field] = _table(labels, scene, reckoning, width, with_field=style.field)
        above = [*tables[style.field], *_in_force(labels, scene, width, style)]
        below = _below(labels, scene, reckoning, width, style)
        room = height - len(above) - len(below)
        if room >= style.story:
            break
    told = _story(scene, width, max(0, room - (1 if style.air else 0)))
    return [*above, *fill_lines(told, max(0, room)), *below][-height:]


# --- the table --------------------------------------------------------------------------------------------------------


def _table(labels: Labels, scene: Scene[View], reckoning: Reckoning | None, width: int, *, with_field: bool) -> Block:
    """The scoreboard, the field between batter and pitcher, and the odds."""
    block = [_head(labels, scene, width), *scoreboard(labels, scene, width)]
    view = scene.view
    if view["batter"]["player"] is None or view["over"]:
        return block
    if with_field:
        wide = width >= 2 * WIDE + MIDDLE
        card, height = (WIDE, LARGE) if wide else (NARROW, SMALL)
        middle = diamond(labels, view, width - 2 * card, height)
        block += beside([batter_card(labels, view, card), middle, pitcher_card(labels, view, card)])
        block += [] if wide else charts_below(labels, view, width)
    if reckoning is not None:
        block.append(cut(_odds(labels, view, reckoning, width), width))
    return block


def _head(labels: Labels, scene: Scene[View], width: int) -> Text:
    """The game and its place, and the current moment of it."""
    return spread((header(labels, scene.view), STRONG), _when(labels, scene.view), width)


def header(labels: Labels, view: View) -> str:
    """The mode, the number of the game in a series, the stadium."""
    mode = labels.text.mode(view["mode"])
    if view["mode"] != "single":
        mode = labels.say("game-of", mode=mode, number=view["number"])
    return f"{mode} · {labels.title(view['stadium'])}"


def _when(labels: Labels, view: View) -> Text:
    """The half-inning, the outs, and whether it is a Clutch Moment."""
    if view["over"]:
        return line((labels.say("final"), STRONG))
    if view["batter"]["player"] is None:
        return line((labels.say("before-game"), STRONG))
    half = labels.text.half(view["inning"], view["top"])
    outs: Part = ("●" * view["outs"] + "○" * max(0, 3 - view["outs"]), "red")
    parts: list[Part] = [(capitalize(half), STRONG), " · ", outs, f" {labels.text.outs(view['outs'])}"]
    if view["clutch_moment"]:
        parts += [" · ", (labels.text.clutch_moment().upper(), "bold red")]
    return line(*parts)


def _odds(labels: Labels, view: View, reckoning: Reckoning, width: int) -> Text:
    """The chances of the results of this at-bat, and which chart is likely to be used; later the result itself."""
    if view["result"] is not None:
        result = view["outcome"] or view["result"]
        told = labels.text.result(result)
        return line((f" {labels.say('result')}  ", QUIET), (f"{result} ", RESULT_STYLE.get(result, STRONG)), told)
    results = reckoning.results()
    parts: list[Part] = [(f" {labels.say('odds')} ", QUIET)]
    for name in (*ROW_NAMES, "HBP"):
        if results.get(name):
            parts += [" ", (name, RESULT_STYLE[name]), f" {percent(results[name])}%", " " if width >= 96 else ""]
    if view["pitch"]["natural"] is None:
        mistake, batters, _ = reckoning.advantages()
        told = labels.say("advantage-odds", batter=percent(batters + mistake), mistake=percent(mistake))
        whole = line(*parts)
        if whole.cell_len + len(told) + 2 <= width:
            return spread(whole, (f"{told} ", QUIET), width)
    return line(*parts)


def _in_force(labels: Labels, scene: Scene[View], width: int, style: Style) -> Block:
    """Cards in play and weather; if there is room, the effect of the stadium."""
    if scene.view["batter"]["player"] is None or scene.view["over"]:
        return []
    found = in_play(labels, scene)
    block: Block = []
    if found:
        parts: list[Part] = [(f" {labels.say('in-play')} ", QUIET)]
        for number, each in enumerate(found):
            parts += [" · " if number else " ", each]
        block.append(cut(line(*parts), width))
    if style.stadium and scene.settings.get("strategy", True):
        told = f" {labels.title(scene.view['stadium'])}: {' '.join(labels.explain(scene.view['stadium']))}"
        lines = paragraph(told, width - 1, QUIET, indent="   ")
        block += lines if style.air else [cut(line((told, QUIET)), width)]
    return [*block, *([line()] if style.air else [])]


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


def _below(labels: Labels, scene: Scene[View], reckoning: Reckoning | None, width: int, style: Style) -> Block:
    hands = hands_of(labels, scene) if style.hand != NONE and not scene.view["over"] else []
    moves, others = attach_moves(scene, [card for hand in hands for card in hand.cards])
    block: Block = []
    for hand in hands:
        block += draw_hand(labels, hand, moves, width, style.hand)
    if scene.decision is None:
        return [*block, line(), line()] if not scene.view["over"] else block
    choices = draw_choices(labels, scene, reckoning, others, width, in_short=style.in_short)
    return [*block, *_question(labels, scene, width), *choices]


def _question(labels: Labels, scene: Scene[View], width: int) -> Block:
    assert scene.decision is not None
    asked = paragraph("▶ " + asked_of(labels, scene), width - 1, STRONG)
    asked[0].stylize(MOVE, 0, 1)
    return asked


def asked_of(labels: Labels, scene: Scene[View]) -> str:
    """The question; on a shared screen, with the name of the person who has to answer."""
    assert scene.decision is not None
    told = labels.text.prompt(scene.decision, scene.view, scene.names)
    if scene.view["viewer"] is None:
        return labels.say("asked-openly", player=scene.names[scene.decision.seat], question=told)
    return told
