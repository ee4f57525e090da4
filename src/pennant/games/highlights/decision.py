"""The pending decision of a seat as data (the decision catalogue D1 to D8)."""

from functools import lru_cache
from typing import Any

from pennant.games.highlights.cards import book_of
from pennant.games.highlights.events import ACTIONS, HITS, QUESTIONS, SPEEDS
from pennant.games.highlights.notation import how_in_hand, in_hand, notation_of, slot_in_hand
from pennant.games.highlights.rules import moves
from pennant.games.highlights.rules.bases import threats
from pennant.games.highlights.rules.match import RULE_OF_QUESTION, Match
from pennant.games.highlights.rules.packing import unpack_action, unpack_actions
from pennant.games.highlights.rules.zones import NOTHING, Pair, Side
from pennant.kernel.decision import Choice, Decision, UnavailableChoice

_SECRET = ("on-deck", "extra", "left-over")

_IN_HAND = (
    ("choice-on-deck", "H-6.2"),
    ("choice-play", "H-8.1"),
    ("choice-pinch-on-deck", "H-9.2"),
    ("choice-pinch-lineup", "H-9.2"),
)
"""The choices for a card of the hand, in the order of `notation`."""

_FIXED = {
    moves.NONE_ON_DECK: ("choice-none-on-deck", "H-6.2"),
    moves.NO_SAVE: ("choice-no-save", "H-12.2"),
    moves.SAVE_ON_DECK: ("choice-save-on-deck", "H-12.3"),
    moves.SAVE_LINEUP: ("choice-save-lineup", "H-12.3"),
    moves.DISCARD_ON_DECK: ("choice-discard-on-deck", "H-14.2"),
    moves.RETURN_ON_DECK: ("choice-return-on-deck", "H-14.2"),
    moves.BUY_FIRST: ("choice-buy-first", "H-15.2"),
    moves.BUY_SECOND: ("choice-buy-second", "H-15.2"),
    moves.STOP_BUYING: ("choice-stop-buying", "H-15.3"),
}


def decision_of(match: Match, seat: int) -> Decision | None:
    """The open decision of this seat."""
    legal = match.legal(seat)
    if not legal:
        return None
    side = match.sides[seat]
    pair = match.pairs[side.pair]
    kind = QUESTIONS[pair.question]
    return Decision(
        seat=seat,
        kind=kind,
        message=f"ask-{kind}",
        rule=RULE_OF_QUESTION[pair.question],
        choices=tuple(_choice(match, pair, seat, action) for action in legal),
        args=_question_args(match, pair, side),
        secret=kind in _SECRET,
        partial=side.chosen != NOTHING,
    )


def _question_args(match: Match, pair: Pair, side: Side) -> dict[str, Any]:
    book = book_of(match.cards)
    args: dict[str, Any] = {"inning": pair.inning, "money": side.money}
    if side.chosen != NOTHING:
        args["card"] = book.cards[pair.row[side.chosen]].id
    return args


def _choice(match: Match, pair: Pair, seat: int, action: int) -> Choice:
    side, book = match.sides[seat], book_of(match.cards)
    if action in _FIXED:
        message, rule = _FIXED[action]
        shown = (book.cards[side.roster[side.on_deck]].id,) if "on-deck" in message and side.on_deck >= 0 else ()
        return Choice(action, notation_of(match, seat, action), message, rule, cards=shown)
    if action < moves.CANCEL_THREAT:
        return _in_hand(action, book.cards[side.roster[slot_in_hand(action)]].id)
    words = notation_of(match, seat, action)
    if action < moves.PICK_OFF_RUNNERS:
        return _cancel(match, pair, seat, action, words)
    if action < moves.FIRST_ACTION_FIRST:
        return _remove(action, words)
    if action < moves.NO_SAVE:
        return _order(pair, action, words)
    if action < moves.DEMOTE:
        card = book.cards[pair.row[action - moves.BUY]]
        return Choice(action, words, "choice-buy", "H-15.4", {"cost": card.cost}, (card.id,))
    demoted = book.cards[side.roster[action - moves.DEMOTE]]
    return Choice(action, words, "choice-demote", "H-15.5", cards=(demoted.id,))


@lru_cache(maxsize=20_000)
def _in_hand(action: int, card: str) -> Choice:
    """The choices for a card of the hand; cached, because they are the same in every game."""
    message, rule = _IN_HAND[how_in_hand(action)]
    return Choice(action, in_hand(action, card), message, rule, cards=(card,))


def _cancel(match: Match, pair: Pair, seat: int, action: int, words: str) -> Choice:
    place = action - moves.CANCEL_THREAT
    hit, speed = threats(match.sides[pair.other(seat)].plate)[place]
    args = {"place": place + 1, "hit": HITS[hit], "speed": SPEEDS[speed]}
    return Choice(action, words, "choice-cancel", "H-11.10", args)


def _remove(action: int, words: str) -> Choice:
    picked = action < moves.DOUBLE_PLAY_RUNNERS
    chosen = action - (moves.PICK_OFF_RUNNERS if picked else moves.DOUBLE_PLAY_RUNNERS)
    bases = tuple(base for base in (1, 2, 3) if chosen >> base - 1 & 1)
    message = "choice-remove-runners" if bases else "choice-remove-none"
    return Choice(action, words, message, "H-11.16" if picked else "H-11.17", {"count": len(bases)}, bases=bases)


def _order(pair: Pair, action: int, words: str) -> Choice:
    first, second = unpack_actions(pair.actions)
    act = first if action == moves.FIRST_ACTION_FIRST else second
    return Choice(action, words, "choice-order", "H-18.2", action_args(act))


def refusals_of(match: Match, seat: int, decision: Decision) -> list[UnavailableChoice]:
    """Why cards of the buy row cannot be bought: they cost too much, or another decision comes first."""
    side, book = match.sides[seat], book_of(match.cards)
    message, rule = _NOT_NOW.get(decision.kind, ("", ""))
    if not message:
        return []
    offered = {card for choice in decision.choices if choice.message == "choice-buy" for card in choice.cards}
    found: list[UnavailableChoice] = []
    for number in match.pairs[side.pair].row:
        card = book.cards[number]
        if card.id not in offered and number != _card_bought(match, side):
            found.append(UnavailableChoice(message, rule, {"cost": card.cost or 0, "money": side.money}, (card.id,)))
    return found


_NOT_NOW = {
    "first-buyer": ("first-buyer-first", "H-15.2"),
    "buy": ("too-expensive", "H-15.4"),
    "demote": ("demotion-first", "H-15.5"),
}


def _card_bought(match: Match, side: Side) -> int:
    """The card being bought."""
    return NOTHING if side.chosen == NOTHING else match.pairs[side.pair].row[side.chosen]


def action_rule(action: int) -> str:
    """The rule of an immediate action: H-11.10 and following, in the order of their numbers."""
    kind, _ = unpack_action(action)
    return f"H-11.{9 + kind}"


def action_args(action: int) -> dict[str, Any]:
    """An immediate action as arguments of a message: its kind, and its hit or number."""
    number, parameter = unpack_action(action)
    kind = ACTIONS[number]
    if kind == "pick-off":
        return {"action": kind, "count": parameter}
    return {"action": kind, "hit": HITS[parameter]} if parameter else {"action": kind}
