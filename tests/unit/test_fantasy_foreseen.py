"""Tests of the hints before a decision: predicted totals after a use of magic, and why a card cannot be chosen."""

import random
from typing import Any

import pytest

from pennant.games.fantasy import GAME
from pennant.kernel.events import View
from pennant.kernel.state import State


def totals_and_leads(view: View) -> tuple[list[int | None], list[bool]]:
    return [each["total"] for each in view["managers"]], [each["leads"] for each in view["managers"]]


def random_decisions(mode: str, seeds: range, **options: Any) -> Any:
    """Play random games and yield every decision with its state and seat."""
    for seed in seeds:
        state = GAME.new(mode, seed, **options)
        chance = random.Random(seed)
        while not state.is_over():
            seat = chance.choice(state.actors())
            decision = GAME.decision(state, seat)
            assert decision is not None
            yield state, seat, decision
            state.play(seat, chance.choice(state.legal(seat)))


@pytest.mark.parametrize(
    ("mode", "options"),
    [("season", {"seats": 4, "events": True}), ("season", {"seats": 5, "more_wins": True})],
    ids=["events", "more wins"],
)
def test_predicted_totals_match_totals_after_move(mode: str, options: dict[str, Any]) -> None:
    compared = 0
    for state, seat, decision in random_decisions(mode, range(4), **options):
        for choice in decision.choices:
            after = choice.args.get("after")
            if after is None:
                continue
            twin: State = state.copy()
            before = GAME.view(twin, seat)
            twin.play(seat, choice.action)
            view = GAME.view(twin, seat)
            if (view["stage"], view["month"], view["week"]) == (before["stage"], before["month"], before["week"]):
                assert totals_and_leads(view) == (after["totals"], after["leads"])
                compared += 1
    assert compared > 20


def test_uses_that_reveal_hidden_cards_have_no_prediction() -> None:
    for _, _, decision in random_decisions("season", range(3), seats=3):
        for choice in decision.choices:
            uses = choice.message in ("choice-magic", "choice-copy")
            if choice.message == "choice-morph" or (uses and choice.args["magic"] in ("dig", "morph", "recruit")):
                assert "after" not in choice.args


def test_totals_include_only_cards_visible_to_all() -> None:
    for state, _, _ in random_decisions("season", range(3), seats=3, events=True):
        spectator = GAME.view(state, None)
        for seat in range(3):
            assert totals_and_leads(GAME.view(state, seat)) == totals_and_leads(spectator)
        for manager in spectator["managers"]:
            if manager["total"] is not None:
                assert manager["lineup"][spectator["place"]]["card"] != "?"


def test_every_own_card_is_offered_or_refused_with_reason() -> None:
    text = GAME.text("en")
    reasons = set()
    for state, seat, decision in random_decisions("season", range(4), seats=2, always_wild_card=False):
        refused = GAME.refusals(state, seat, decision)
        reasons |= {each.message for each in refused}
        assert all(text.refusal(each) for each in refused)
        if decision.kind in ("magic", "roster", "lineup"):
            offered = {card for choice in decision.choices for card in choice.cards}
            named = {card for each in refused for card in each.cards}
            own = set(GAME.view(state, seat)["managers"][seat]["roster"])
            assert own == (offered & own) | named
    assert {"starter", "exhausted", "idle-magic", "starts-already"} <= reasons
