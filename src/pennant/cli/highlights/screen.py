"""The whole table on one screen: as spacious as the terminal allows, and never larger than the terminal."""

from collections.abc import Sequence

import msgspec

from pennant.cli.draw import MOVE, QUIET, STRONG, Block, fill_lines, in_columns, line, paragraph, spread
from pennant.cli.highlights.cards import Moves, Notes, boxes_fit, card_boxes, card_rows
from pennant.cli.highlights.field import LARGE, SMALL, arena, left_and_right, pair_in_focus
from pennant.cli.highlights.labels import Labels
from pennant.cli.terminal_game import Scene
from pennant.games.highlights.view_types import Pair, View
from pennant.kernel.decision import Choice

WIDEST = 126
LARGE_FIELD = (112, 34)
"""The minimum terminal size (columns, rows) for large diamonds."""


class Style(msgspec.Struct, frozen=True):
    """How much space the parts of a screen get."""

    diamond: int
    boxes: bool
    air: bool = False
    lots: int = 2
    """The maximum number of lots of cards; further ones are left out."""


STYLES = (
    Style(LARGE, boxes=True, air=True),
    Style(SMALL, boxes=True, air=True),
    Style(SMALL, boxes=True),
    Style(SMALL, boxes=False),
    Style(SMALL, boxes=True, lots=1),
    Style(SMALL, boxes=False, lots=1),
)
"""From the most spacious to the most compact."""


class Lot(msgspec.Struct, frozen=True):
    """Cards that are shown together under one caption."""

    caption: str
    cards: list[str]


def draw_screen(labels: Labels, scene: Scene[View], width: int, height: int) -> Block:
    width = min(width, WIDEST)
    for style in STYLES:
        if (style.boxes and not boxes_fit(width)) or (style.diamond == LARGE and (width, height) < LARGE_FIELD):
            continue
        above, below = _above(labels, scene, width, style), _below(labels, scene, width, style)
        room = height - len(above) - len(below)
        if room >= (5 if style.air else 3):
            break
    room = max(room, 0)
    told = _story(scene, width, room - 1 if style.air else room)
    return [*above, *fill_lines(told, room), *below][-height:]


def _above(labels: Labels, scene: Scene[View], width: int, style: Style) -> Block:
    pair = scene.view["pairs"][pair_in_focus(scene)]
    when = "" if scene.view["over"] else _when(labels, pair)
    block = [spread((header(labels, scene.view, pair), STRONG), (when, STRONG), width)]
    block += arena(labels, scene, width, style.diamond if pair["inning"] or scene.view["over"] else 0)
    return [*block, line()] if style.air else block


def header(labels: Labels, view: View, pair: Pair) -> str:
    """The series and the number of this game in it."""
    mode, stage, best = view["mode"], pair["stage"], pair["best_of"]
    if mode == "single":
        return labels.text.mode(mode)
    if stage == "pre-rounds":
        return labels.say("pre-round", number=pair["game"], rounds=best)
    kind = "header-several" if stage in ("mini-season", "set") else "header-series"
    series = labels.text.stage(stage, mode)
    return labels.say(kind, series=series, number=pair["game"], games=best, wins=best // 2 + 1)


def _when(labels: Labels, pair: Pair) -> str:
    inning = pair["inning"]
    return labels.say("buying" if not inning else "inning" if inning <= 6 else "extra-inning", inning=inning)


def _story(scene: Scene[View], width: int, room: int) -> Block:
    """The end of the story; new sentences are highlighted."""
    lines: Block = []
    for age, sentence in enumerate(reversed(scene.story)):
        style = "" if age < scene.fresh else QUIET
        parts = paragraph(sentence, width - 1, style, indent="  ")
        if lines and len(parts) + len(lines) > room:
            break
        lines = [*parts, *lines]
    return lines[:room]


# --- cards and choices ------------------------------------------------------------------------------------------------


def _below(labels: Labels, scene: Scene[View], width: int, style: Style) -> Block:
    pair = scene.view["pairs"][pair_in_focus(scene)]
    lots = _lots(labels, scene, pair)
    moves, others = attach_moves(labels, scene, [card for lot in lots for card in lot.cards])
    notes = _notes(labels, scene, pair, moves)
    block: Block = []
    for lot in lots[: style.lots]:
        caption = lot.caption if len(lots) > 1 else ""
        mine = {card: moves[card] for card in lot.cards if card in moves}
        if style.boxes:
            block += card_boxes(labels, lot.cards, mine, notes, width, caption)
        else:
            block += [line((caption, STRONG))] if caption else []
            block += card_rows(labels, lot.cards, mine, notes, width)
    if scene.decision is None:
        return [*block, *(line() for _ in range(_usual_height(labels, scene, pair, style)))]
    return [*block, *_question(labels, scene, others, width)]


def _question(labels: Labels, scene: Scene[View], others: Sequence[tuple[int, Choice]], width: int) -> Block:
    assert scene.decision is not None
    prompt = labels.text.prompt(scene.decision, scene.view, scene.names)
    entries = [line((f" {number}", MOVE), f" {labels.text.choice(choice, scene.view)}") for number, choice in others]
    asked = paragraph("▶ " + prompt, width - 1, STRONG)
    asked[0].stylize(MOVE, 0, 1)
    return [*asked, *in_columns(entries, width)]


def _usual_height(labels: Labels, scene: Scene[View], pair: Pair, style: Style) -> int:
    """Lines to reserve for the next decision, so that the table does not move."""
    viewer = scene.view["viewer"]
    if viewer is None or scene.view["over"]:
        return 0
    if not style.boxes:
        return 1
    side = scene.view["sides"][viewer]
    pinch = pair["inning"] and any(labels.card(card).pinch for card in side["hand"] if card)
    return (2 if pair["inning"] else 3) + (0 if not pinch else 2 if side["on_deck"] else 1)


def _lots(labels: Labels, scene: Scene[View], pair: Pair) -> list[Lot]:
    """The cards that matter now: visible hands, or in a buy round the row and the viewer's cards in play."""
    viewer, sides = scene.view["viewer"], scene.view["sides"]
    if scene.view["over"]:
        return []
    if pair["inning"]:
        hands = [(seat, sides[seat]["hand"]) for seat in left_and_right(scene, pair)]
        seen = [(seat, [card for card in hand if card]) for seat, hand in hands if None not in hand]
        return [Lot(scene.names[seat], hand) for seat, hand in seen if hand]
    row = Lot(labels.say("buy-row", deck=_deck(scene, pair)), pair["row"])
    if viewer is None or viewer not in (pair["visitor"], pair["home"]):
        return [row]
    mine = Lot(labels.say("your-cards-in-play"), sides[viewer]["in_play"])
    lots = [mine, row] if scene.decision is not None and scene.decision.kind == "demote" else [row, mine]
    return [lot for lot in lots if lot.cards]


def _deck(scene: Scene[View], pair: Pair) -> int:
    return scene.view["tables"][scene.view["pairs"].index(pair) // 2]["deck"]


def _notes(labels: Labels, scene: Scene[View], pair: Pair, moves: Moves) -> Notes:
    """In a buy round: how much money is missing for cards of the row, or which card was chosen."""
    if scene.decision is not None and scene.decision.kind == "demote":
        return {scene.decision.args["card"]: labels.say("chosen")}
    if scene.decision is None or scene.decision.kind != "buy":
        return {}
    money = scene.decision.args["money"]
    return {
        card: labels.say("short-of", money=(labels.card(card).cost or 0) - money)
        for card in pair["row"]
        if card not in moves
    }


def attach_moves(
    labels: Labels, scene: Scene[View], cards: Sequence[str]
) -> tuple[dict[str, list[tuple[int, str]]], list[tuple[int, Choice]]]:
    """The choices by the card they belong to, and the choices that do not belong to a shown card."""
    moves: dict[str, list[tuple[int, str]]] = {}
    others: list[tuple[int, Choice]] = []
    for number, choice in enumerate(scene.options, start=1):
        short = "short-" + choice.message.removeprefix("choice-")
        if choice.cards and choice.cards[0] in cards and labels.words.has(short):
            moves.setdefault(choice.cards[0], []).append((number, labels.say(short)))
        else:
            others.append((number, choice))
    return moves, others
