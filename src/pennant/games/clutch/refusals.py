"""Why a card of the hand cannot be played in the open window (C-1.3.2, C-3.9)."""

from typing import Any

from pennant.games.clutch.cards import book_of
from pennant.games.clutch.rules import conditions, effects, net_effects, windows
from pennant.games.clutch.rules.ballgame import Ballgame
from pennant.games.clutch.rules.cards import BLUE, GREY, Strategy
from pennant.kernel.decision import Decision, UnavailableChoice

Reason = tuple[str, str, dict[str, Any]]
"""The message, the rule behind it, and the arguments of the message."""


def refusals_of(game: Ballgame, seat: int, decision: Decision) -> list[UnavailableChoice]:
    """All cards of the hand that may not be played, each with the first reason."""
    if decision.kind not in ("card", "answer"):
        return []
    window = effects.window_of(game)
    found: list[UnavailableChoice] = []
    for number in dict.fromkeys(game.teams[seat].hand):
        card = game.cards.strategies[number]
        if not windows.may_play(game, seat, window, card, False):
            name = book_of(game.cards).strategies[number].id
            message, rule, args = _reason(game, seat, window, card)
            found.append(UnavailableChoice(message, rule, {**args, "card": name}, (name,)))
    return found


def _reason(game: Ballgame, seat: int, window: int, card: Strategy) -> Reason:
    if card.colour != GREY and (card.colour == BLUE) != (seat == game.offence):
        return "other-side", "C-1.3.1", {"side": "offence" if card.colour == BLUE else "defence"}
    if not card.windows >> window & 1:
        return "other-window", "C-3.9.11", {}
    if card.colour == GREY and card.weather and game.stadium.indoor:
        return "no-weather-indoors", "C-1.3.2", {}
    if card.clutch and not conditions.in_clutch_moment(game):
        return "no-clutch-moment", "C-3.7.1", {}
    if card.cost and len(game.teams[seat].hand) - 1 < card.cost:
        return "cannot-pay", "C-1.3.2", {"count": card.cost}
    if game.titles and card.family * 2 + seat in game.titles:
        return "same-title", "C-3.9.3", {}
    if card.momentum and card.colour != GREY and net_effects.bars_momentum(game, seat):
        return "momentum-barred", "C-1.3.2", {}
    if not conditions.holds(game, card.when, seat):
        return "condition", "C-1.3.2", {}
    return "nothing-to-do", "C-1.3.2", {}
