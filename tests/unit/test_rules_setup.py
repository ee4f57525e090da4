"""Tests of the setup of a match (section 5), and that one seed determines all chance."""

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

import pennant
from pennant.games.highlights.cards import own_set
from pennant.kernel.errors import PennantError
from pennant.kernel.state import State

GAME = pennant.game("highlights")
FREE_AGENTS = {card.id for card in own_set().cards if card.tier == "free agent"}


def rosters(state: State) -> list[set[str]]:
    """Return all cards of each side at the start of a match."""
    found = []
    for seat in range(state.seats):
        side = GAME.view(state, seat)["sides"][seat]
        found.append({*side["hand"], *side["unseen"]})
    return found


def events_of_kind(state: State, kind: str) -> Iterator[dict[str, Any]]:
    return (event for event in GAME.events(state, None, reveal=True) if event["kind"] == kind)


def skip_on_deck(state: State) -> None:
    for seat in state.actors():
        state.play(seat, GAME.parse(state, seat, "on-deck none"))


@pytest.mark.parametrize("mode", ["beginner", "standard", "expert"])
def test_h_5_1_each_player_has_a_different_team(mode: str) -> None:
    """Two players cannot have the same starter team (H-5.1, H-R28)."""
    state = GAME.new(mode, seed=1, teams=["boston"])
    view = GAME.view(state, None)
    assert [side["team"] for side in view["sides"]] == ["boston", "los-angeles"]
    with pytest.raises(PennantError, match="team"):
        GAME.new(mode, seed=1, teams=["boston", "boston"])
    with pytest.raises(PennantError, match="team"):
        GAME.new(mode, seed=1, teams=["atlantis"])


def test_h_5_1_tournament_table_has_four_different_teams() -> None:
    """With more tables, each table has its own copy of every team (H-5.1, H-R28, H-R32)."""
    teams = [side["team"] for side in GAME.view(GAME.new("tournament", seed=1), None)["sides"]]
    assert len(set(teams)) == 4
    teams = [side["team"] for side in GAME.view(GAME.new("tournament", seed=1, players=8), None)["sides"]]
    assert teams[:4] == teams[4:]
    with pytest.raises(PennantError, match="twice"):
        GAME.new("tournament", seed=1, teams=["boston", "boston"])


def test_h_5_2_match_begins_with_fifteen_cards_in_hand_and_lineup() -> None:
    """All other zones are empty, and nobody has runs or wins (H-5.2, H-6.1)."""
    state = GAME.new("expert", seed=3)
    for seat, cards in enumerate(rosters(state)):
        side = GAME.view(state, seat)["sides"][seat]
        assert cards == {card.id for card in own_set().cards if card.team == side["team"]}
        assert (len(side["hand"]), side["lineup"]["size"]) == (6, 9)
        assert (side["dugout"], side["in_play"], side["minors"]["size"], side["on_deck"]) == ([], [], 0, None)
        assert (side["runs"], side["wins"], side["lineup"]["top"]) == (0, 0, [])


def test_h_5_2_opening_hand_has_each_card_equally_often() -> None:
    """With many seeds each of the fifteen cards is in the opening hand about equally often (H-5.2)."""
    seen: Counter[str] = Counter()
    for seed in range(600):
        seen.update(GAME.view(GAME.new("single", seed=seed), 0)["sides"][0]["hand"])
    assert len(seen) == 15
    assert all(180 < times < 300 for times in seen.values())  # the expected count is 240


@pytest.mark.parametrize("mode", ["beginner", "expert"])
def test_h_5_3_home_side_is_random_and_visitor_begins(mode: str) -> None:
    """Either seat is home in about half the matches, and the visitor has the first turn (H-5.3, H-R1)."""
    homes: Counter[int] = Counter()
    for seed in range(400):
        state = GAME.new(mode, seed=seed)
        pair = GAME.view(state, None)["pairs"][0]
        homes[pair["home"]] += 1
        assert pair["home"] != pair["visitor"]
        skip_on_deck(state)
        assert state.actors() == (pair["visitor"],)
    assert 150 < homes[0] < 250


@pytest.mark.parametrize("size", [6, 10])
def test_h_5_4_buy_row_has_chosen_number_of_free_agents(size: int) -> None:
    """Six free agents are face up, or ten with the option; the others form the deck (H-5.4, H-16.25)."""
    state = GAME.new("expert", seed=5, buy_row=size) if size != 6 else GAME.new("expert", seed=5)
    view = GAME.view(state, None)
    row = view["pairs"][0]["row"]
    assert len(set(row)) == len(row) == size
    assert set(row) <= FREE_AGENTS
    assert view["tables"][0]["deck"] == 60 - size


def test_h_r37_buy_row_is_dealt_before_opening_draw() -> None:
    """The size of the buy row does not change the opening draw (H-R37, H-5.5)."""
    state = GAME.new("expert", seed=5, listen=True)
    kinds = [event["kind"] for event in GAME.events(state, None)]
    assert kinds.index("drawn") > max(place for place, kind in enumerate(kinds) if kind == "row")
    other = GAME.new("expert", seed=5, buy_row=10)
    hands = [[GAME.view(each, seat)["sides"][seat]["hand"] for seat in (0, 1)] for each in (state, other)]
    assert hands[0] == hands[1]


def test_h_5_5_same_seed_and_decisions_give_same_match() -> None:
    """The same seed and the same decisions lead to the same state (H-5.5)."""
    digests = []
    for _ in range(2):
        luck = Random(4)
        state = GAME.new("standard", seed=9)
        while not state.is_over():
            seat = luck.choice(state.actors())
            state.play(seat, luck.choice(state.legal(seat)))
        digests.append(GAME.digest(state))
    assert digests[0] == digests[1]


def test_h_5_5_choice_of_one_side_does_not_affect_draws_of_the_other() -> None:
    """It does not affect the free agents either (H-5.5)."""
    hands, rows = [], []
    for choice in ("none", "first"):
        state = GAME.new("expert", seed=12)
        own = GAME.view(state, 0)["sides"][0]["hand"]
        theirs = GAME.view(state, 1)["sides"][1]["hand"]
        state.play(1, GAME.parse(state, 1, "on-deck none" if choice == "none" else f"on-deck {theirs[0]}"))
        state.play(0, GAME.parse(state, 0, f"on-deck {own[0]}"))
        hands.append(GAME.view(state, 0)["sides"][0]["hand"])
        rows.append(GAME.view(state, 0)["pairs"][0]["row"])
    assert hands[0] == hands[1]
    assert rows[0] == rows[1]


def test_h_5_5_seats_draw_same_places_after_teams_are_swapped() -> None:
    """This allows the same match to be played twice with the teams exchanged (H-5.5)."""
    first = GAME.new("single", seed=21, teams=["boston", "new-york"])
    second = GAME.new("single", seed=21, teams=["new-york", "boston"])
    for seat in (0, 1):
        places = [
            [card.rpartition("-")[2] for card in GAME.view(state, seat)["sides"][seat]["hand"]]
            for state in (first, second)
        ]
        assert places[0] == places[1]


def test_drawn_events_show_cards_only_to_owner() -> None:
    """Everybody sees that cards are drawn, but only the drawing side sees which cards (H-4.1, H-4.2)."""
    state = GAME.new("single", seed=2, listen=True)
    for viewer in (0, 1, None):
        for event in GAME.events(state, viewer):
            if event["kind"] == "drawn":
                assert (event["card"] is not None) == (event["seat"] == viewer)
    assert len(list(events_of_kind(state, "drawn"))) == 12
