"""Tests of very long extra innings: a draw never fails, and no card earns twice (H-13.8, H-13.10, H-R22)."""

from random import Random
from typing import Any

import pytest

import pennant
from pennant.games.highlights.rules.match import Match
from pennant.kernel.state import State

GAME = pennant.game("highlights")


def scoreless_position(on_deck: bool, extra_revenue: bool) -> State:
    """Build a game that is tied after six innings, in which no card can score."""
    cards = {f"{side}-{number}": "robot slow [], ph, revenue 1" for side in "vh" for number in range(15)}
    given: dict[str, Any] = {"phase": "extra-set", "inning": 6, "options": {"extra_revenue": extra_revenue}}
    for role, side in (("visitor", "v"), ("home", "h")):
        names = [f"{side}-{number}" for number in range(15)]
        given[role] = {"in_play": names[:6], "lineup": names[6:14] if on_deck else names[6:]}
        if on_deck:
            given[role]["on_deck"] = names[14]
    return GAME.position({"cards": cards, "given": given})


@pytest.mark.parametrize("on_deck", [False, True])
@pytest.mark.parametrize("extra_revenue", [False, True])
@pytest.mark.parametrize("seed", range(5))
def test_extra_innings_never_run_out_of_cards_to_draw(on_deck: bool, extra_revenue: bool, seed: int) -> None:
    """Play a hundred scoreless innings with pinch hitters (H-13.8, H-13.10)."""
    luck = Random(seed)
    state = scoreless_position(on_deck, extra_revenue)
    state.log = []
    while GAME.view(state, None)["pairs"][0]["inning"] < 106:
        for seat in state.actors():
            state.apply(seat, luck.choice(state.legal(seat)))
        for side in GAME.view(state, None)["sides"]:
            assert side["in_play"][:6] == [f"{side['in_play'][0][0]}-{number}" for number in range(6)]
            out = len(side["hand"]) + 6 + (side["on_deck"] is not None)
            assert out <= 10
    kinds = {event["kind"] for event in GAME.events(state, None)}
    assert ("extra-reshuffled" in kinds) == extra_revenue
    assert "reshuffled" in kinds


@pytest.mark.parametrize("seed", range(10))
def test_h_r22_each_card_earns_revenue_once_in_extra_innings(seed: int) -> None:
    """In a game of any length the revenue is at most that of all fifteen cards (H-13.8, H-15.1, H-R22)."""
    luck = Random(seed)
    state = scoreless_position(on_deck=False, extra_revenue=True)
    played = [set(side["in_play"]) for side in GAME.view(state, None)["sides"]]
    play_innings(state, luck, 4 + 3 * seed, played)
    decided = state.copy()
    assert isinstance(decided, Match)
    decided.sides[0].runs = 1  # the next inning decides the game
    play_innings(decided, luck, 1, played)
    for seat, side in enumerate(GAME.view(decided, None)["sides"]):
        assert side["money"] == len(played[seat]) <= 15


def play_innings(state: State, luck: Random, innings: int, played: list[set[str]]) -> None:
    """Play innings and add the cards put in play to `played`."""
    state.log = []
    for _ in range(innings):
        for seat in state.actors():
            state.apply(seat, luck.choice(state.legal(seat)))
    for event in GAME.events(state, None):
        if event["kind"] in ("played", "entered"):
            played[event["seat"]].add(event["card"])
