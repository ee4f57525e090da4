"""The pending decision of a seat as data (the decision catalogue D1 to D8)."""

from typing import Any

from pennant.games.highlights.cards import book_of
from pennant.games.highlights.events import ACTIONS, HITS, QUESTIONS, SPEEDS
from pennant.games.highlights.notation import notation_of
from pennant.games.highlights.rules import moves
from pennant.games.highlights.rules.bases import threats
from pennant.games.highlights.rules.match import RULE_OF_QUESTION, Match
from pennant.games.highlights.rules.zones import NOTHING, Pair, Side
from pennant.kernel.decision import Choice, Decision, Refused

_SECRET = ("on-deck", "extra", "left-over")

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
    """What this seat owes now."""
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
        args=_asked_about(match, pair, side),
        secret=kind in _SECRET,
        partial=side.chosen != NOTHING,
    )


def _asked_about(match: Match, pair: Pair, side: Side) -> dict[str, Any]:
    book = book_of(match.cards)
    args: dict[str, Any] = {"inning": pair.inning, "money": side.money}
    if side.chosen != NOTHING:
        args["card"] = book.cards[pair.row[side.chosen]].id
    return args


def _choice(match: Match, pair: Pair, seat: int, action: int) -> Choice:
    side, book = match.sides[seat], book_of(match.cards)
    words = notation_of(match, seat, action)

    def on_card(message: str, rule: str, slot: int) -> Choice:
        return Choice(action, words, message, rule, cards=(book.cards[side.roster[slot]].id,))

    if action in _FIXED:
        message, rule = _FIXED[action]
        shown = (book.cards[side.roster[side.on_deck]].id,) if "on-deck" in message and side.on_deck >= 0 else ()
        return Choice(action, words, message, rule, cards=shown)
    if action < moves.NONE_ON_DECK:
        return on_card("choice-on-deck", "H-6.2", action)
    if action < moves.CANCEL_THREAT:
        choice = (action - moves.PLAY) % (moves.EXTRA_PLAY - moves.PLAY)
        message = ("choice-play", "choice-pinch-on-deck", "choice-pinch-lineup")[choice >> 4]
        return on_card(message, "H-8.1" if choice < 16 else "H-9.2", choice & 15)
    if action < moves.PICK_OFF_RUNNERS:
        return _cancel(match, pair, seat, action, words)
    if action < moves.FIRST_ACTION_FIRST:
        return _remove(action, words)
    if action < moves.NO_SAVE:
        return _order(pair, action, words)
    if action < moves.DEMOTE:
        card = book.cards[pair.row[action - moves.BUY]]
        return Choice(action, words, "choice-buy", "H-15.4", {"cost": card.cost}, (card.id,))
    return on_card("choice-demote", "H-15.5", action - moves.DEMOTE)


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
    act = pair.actions & 255 if action == moves.FIRST_ACTION_FIRST else pair.actions >> 8
    return Choice(action, words, "choice-order", "H-18.2", action_args(act))


def refusals_of(match: Match, seat: int, decision: Decision) -> list[Refused]:
    """Why cards of the buy row can not be bought: they cost too much, or something else must be settled first."""
    side, book = match.sides[seat], book_of(match.cards)
    message, rule = _NOT_NOW.get(decision.kind, ("", ""))
    if not message:
        return []
    offered = {card for choice in decision.choices if choice.message == "choice-buy" for card in choice.cards}
    found: list[Refused] = []
    for number in match.pairs[side.pair].row:
        card = book.cards[number]
        if card.id not in offered and number != _chosen(match, side):
            found.append(Refused(message, rule, {"cost": card.cost or 0, "money": side.money}, (card.id,)))
    return found


_NOT_NOW = {
    "first-buyer": ("first-buyer-first", "H-15.2"),
    "buy": ("too-expensive", "H-15.4"),
    "demote": ("demotion-first", "H-15.5"),
}


def _chosen(match: Match, side: Side) -> int:
    """The card that is being bought."""
    return NOTHING if side.chosen == NOTHING else match.pairs[side.pair].row[side.chosen]


def action_rule(action: int) -> str:
    """The rule of an immediate action: H-11.10 and following, in the order of their numbers."""
    return f"H-11.{9 + (action & 15)}"


def action_args(action: int) -> dict[str, Any]:
    """An immediate action as arguments of a message: its kind, and the hit or the number behind it."""
    kind = ACTIONS[action & 15]
    parameter = action >> 4
    if kind == "pick-off":
        return {"action": kind, "count": parameter}
    return {"action": kind, "hit": HITS[parameter]} if parameter else {"action": kind}
