"""Standing orders: decisions made in advance, so that managers do not have to pass fourteen windows for every pitch.

An order answers a question in its owner's name when the question comes up, with a move like any other: the record
keeps it, and the opponent sees no more than if it had been made by hand. Orders use only what the manager can see.
"""

from collections.abc import Collection, Mapping

from pennant.games.clutch.rules import conditions, moves, questions, ratings
from pennant.games.clutch.rules.ballgame import Ballgame

ORDERS: Mapping[str, str] = {
    "own-lineup": "play the line-up that the deck proposes (C-3.2.9)",
    "pass-cards": "play no card (C-3.9.1)",
    "pass-until-clutch": "play no card until a Clutch Moment (C-3.7.1)",
    "pass-without-card": "pass where no card, coach or late substitution can be played (C-7.1)",
    "no-substitutions": "substitute nobody until the pitcher on the mound tires (C-3.5)",
    "pitch-to-all": "walk nobody intentionally (C-4.1)",
    "never-steal": "declare no steal (C-3.14)",
    "never-bunt": "no sacrifice bunt (C-4.2)",
    "infield-back": "keep the infield at normal depth (C-4.3)",
    "hold-runners": "send nobody for an extra base (C-3.12)",
    "sure-out": "take the sure out rather than throw at a runner (C-3.12.3, C-4.3)",
    "always-two": "always try the double play (C-3.13)",
    "throw-ahead": "throw at the lead runner of several (C-3.12.2)",
}
"""All standing orders, each with its meaning."""

_PLAIN = {
    questions.CHOOSE_LINEUP: ("own-lineup", moves.LINEUP_READY),
    questions.CHOOSE_WALK: ("pitch-to-all", moves.PITCH_TO),
    questions.CHOOSE_STEAL: ("never-steal", moves.NO_STEAL),
    questions.CHOOSE_BUNT: ("never-bunt", moves.SWING_AWAY),
    questions.CHOOSE_DEPTH: ("infield-back", moves.INFIELD_BACK),
    questions.CHOOSE_ADVANCE: ("hold-runners", moves.ADVANCE),
    questions.CHOOSE_SEND: ("hold-runners", moves.HOLD),
    questions.CHOOSE_SEND_HOME: ("hold-runners", moves.HOLD),
    questions.CHOOSE_REPLY: ("sure-out", moves.TAKE_BATTER),
    questions.CHOOSE_REPLY_HOME: ("sure-out", moves.TAKE_BATTER),
    questions.CHOOSE_DOUBLE_PLAY: ("always-two", moves.TRY_TWO),
}


def standing_order_action(state: Ballgame, seat: int, orders: Collection[str]) -> int | None:
    """The action that this manager's orders give for the open question, or `None`."""
    legal = state.legal(seat)
    if not legal or not orders:
        return None
    question = state.question
    if question in (questions.CHOOSE_CARD, questions.CHOOSE_ANSWER):
        return moves.PASS if _passes(state, legal, orders) else None
    if question == questions.CHOOSE_SUB:
        is_tired = seat != state.offence and ratings.tired_level(state) > 0
        return moves.PASS if "no-substitutions" in orders and not is_tired else None
    if question == questions.CHOOSE_TARGET:
        return legal[-1] if "throw-ahead" in orders else None
    name, action = _PLAIN.get(question, ("", 0))
    return action if name in orders and action in legal else None


def _passes(state: Ballgame, legal: list[int], orders: Collection[str]) -> bool:
    if "pass-cards" in orders:
        return True
    if "pass-until-clutch" in orders and not conditions.in_clutch_moment(state):
        return True
    return "pass-without-card" in orders and len(legal) == 1
