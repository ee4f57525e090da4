"""The hand: every card with its text; playable cards have a number."""

from collections.abc import Mapping, Sequence

import msgspec
from rich.text import Text

from pennant.cli.clutch.labels import HIDDEN, Labels
from pennant.cli.draw import MOVE, QUIET, STRONG, Block, Part, cut, in_columns, line, paragraph
from pennant.cli.terminal_game import Scene
from pennant.games.clutch.view_types import Play, View
from pennant.kernel.decision import Choice

FULL, ROWS, PLAYABLE, COLUMNS, NONE = "full", "rows", "playable", "columns", "none"
"""How a hand is shown: playable cards with their full text, one line per card, one line per playable card, titles only,
or not at all."""

Moves = Mapping[str, int]
"""The number of the choice that plays, discards or pays a card."""


class Hand(msgspec.Struct, frozen=True):
    """Cards that are shown together under one caption."""

    caption: str
    cards: list[str]
    """Each title appears once; `counts` has the number of copies."""
    counts: dict[str, int]


def hands_of(labels: Labels, scene: Scene[View]) -> list[Hand]:
    """The viewer's hand, or all visible hands; coaches who can be used now are added to the viewer's hand."""
    view = scene.view
    found: list[Hand] = []
    for seat in sorted(range(2), key=lambda seat: seat != view["viewer"]):
        cards = [card for card in view["teams"][seat]["hand"] if card != HIDDEN]
        if seat == view["viewer"]:
            caption = labels.say("your-hand")
            cards += [card for choice in scene.options if choice.message == "choice-coach" for card in choice.cards]
        elif view["viewer"] is None:
            caption = labels.say("hand-of", player=scene.names[seat])
        else:
            caption = labels.say("known-of", player=scene.names[seat])
        if cards:
            found.append(Hand(caption, list(dict.fromkeys(cards)), {card: cards.count(card) for card in cards}))
    return found


def attach_moves(scene: Scene[View], cards: Sequence[str]) -> tuple[Moves, list[tuple[int, Choice]]]:
    """The choices by the card they belong to, and the choices that do not belong to a shown card."""
    moves: dict[str, int] = {}
    others: list[tuple[int, Choice]] = []
    for number, choice in enumerate(scene.options, start=1):
        if choice.message in _OF_CARDS and choice.cards[0] in cards and choice.cards[0] not in moves:
            moves[choice.cards[0]] = number
        else:
            others.append((number, choice))
    return moves, others


_OF_CARDS = ("choice-card", "choice-coach", "choice-cost", "choice-discard")


def draw_hand(labels: Labels, hand: Hand, moves: Moves, width: int, how: str) -> Block:
    """A hand below its caption; playable cards have a number and are highlighted."""
    if how == NONE:
        return []
    cards = {COLUMNS: [], PLAYABLE: [card for card in hand.cards if card in moves]}.get(how, hand.cards)
    name = max((len(_title(labels, hand, card)) for card in cards), default=0)
    block: Block = [line((hand.caption, STRONG))]
    for card in cards:
        block += _row(labels, hand, card, moves, name, width, whole=how == FULL and card in moves)
    rest = [line(*_head(labels, hand, card, moves)) for card in hand.cards if card not in cards]
    return [*block, *in_columns(rest, width, most=4)]


def _row(labels: Labels, hand: Hand, card: str, moves: Moves, name: int, width: int, *, whole: bool) -> Block:
    head = line(*_head(labels, hand, card, moves))
    room = 6 + name + 2
    style = "" if card in moves else QUIET
    told = " ".join(labels.explain(card))
    if not whole:
        return [cut(line(cut(head, room), (told, style)), width)]
    texts = paragraph(told, max(20, width - room), style)
    rows = [line(cut(head, room), texts[0])]
    return [*rows, *(line(" " * room, text) for text in texts[1:])]


def _title(labels: Labels, hand: Hand, card: str) -> str:
    count = f" ×{hand.counts[card]}" if hand.counts[card] > 1 else ""
    return labels.title(card) + count


def _head(labels: Labels, hand: Hand, card: str, moves: Moves) -> list[Part]:
    """` 3 ▲ Still Warm`; a card that cannot be played now has no number."""
    number: Part = (f"{moves[card]:>3} ", MOVE) if card in moves else "    "
    return [number, labels.mark(card), " ", (_title(labels, hand, card), STRONG if card in moves else QUIET)]


def in_play(labels: Labels, scene: Scene[View]) -> list[Text]:
    """The cards in force, the weather, and the announced cards; those in force with their owner and duration."""
    view, weather = scene.view, scene.view["weather"]
    found = [
        line(labels.mark(play["card"]), f" {labels.title(play['card'])}", (_duration(labels, scene, play), QUIET))
        for play in [*view["plays"], *view["standing"]]
        if not play["negated"]
    ]
    if weather["card"] is not None:
        lasts = labels.say("for-halves", halves=-1 if weather["halves"] is None else weather["halves"])
        found.append(line(("☁ ", "cyan"), labels.title(weather["card"]), (f" ({lasts})", QUIET)))
    return [*found, *(line(("? ", MOVE), (labels.title(play["card"]), STRONG)) for play in view["stack"])]


def _duration(labels: Labels, scene: Scene[View], play: Play) -> str:
    owner = play["owner"]
    parts = [labels.say("you") if owner == scene.view["viewer"] else scene.names[owner]]
    if play["left_on"] is not None:
        parts.append(labels.surname(play["left_on"], 12))
    if play["batters"] is not None:
        parts.append(labels.say("for-batters", batters=play["batters"]))
    if play["halves"] is not None:
        parts.append(labels.say("for-halves", halves=play["halves"]))
    return f" ({', '.join(parts)})"
