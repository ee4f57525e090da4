"""Tests of refusals in Highlights: the cards that a player cannot choose now, with the reason."""

from typing import Any

import pennant
from pennant.kernel.decision import UnavailableChoice
from pennant.kernel.state import State

GAME = pennant.game("highlights")


def refusals_by_card(state: State, seat: int) -> dict[str, UnavailableChoice]:
    decision = GAME.decision(state, seat)
    assert decision is not None
    return {card: refused for refused in GAME.refusals(state, seat, decision) for card in refused.cards}


def buy_round(**more: Any) -> State:
    return GAME.position(
        {
            "phase": "buy-round",
            "visitor": {"in_play": ["OST-LA-05", "OST-LA-03"]},
            "home": {"in_play": ["OST-NY-01"]},
            "row": ["OFA-17", "OFA-01"],
            **more,
        }
    )


def test_cards_cannot_be_bought_before_first_buyer_is_chosen() -> None:
    state = buy_round()
    found = refusals_by_card(state, 1)
    assert set(found) == {"OFA-17", "OFA-01"}
    assert {refused.message for refused in found.values()} == {"first-buyer-first"}


def test_card_that_costs_too_much_is_refused_with_reason() -> None:
    state = buy_round()
    state.play(1, GAME.parse(state, 1, "buyer other"))
    found = refusals_by_card(state, 0)
    assert set(found) == {"OFA-01"}
    money = GAME.view(state, 0)["sides"][0]["money"]
    assert found["OFA-01"].args == {"cost": 5, "money": money}
    assert found["OFA-01"].rule == "H-15.4"
    assert GAME.text("en").refusal(found["OFA-01"]) == f"This card costs 5, and you have {money}."
    state.play(0, GAME.parse(state, 0, "buy OFA-17"))
    found = refusals_by_card(state, 0)
    assert {card: refused.message for card, refused in found.items()} == {"OFA-01": "demotion-first"}


def test_other_decisions_and_games_have_no_refusals() -> None:
    assert refusals_by_card(GAME.new("single", 1), 0) == {}
    for name in ("fantasy", "clutch"):
        game = pennant.game(name)
        state = game.new(next(iter(game.modes)), seed=1)
        decision = game.decision(state, state.actors()[0])
        assert decision is not None
        assert game.refusals(state, decision.seat, decision) == []
