"""Tests of the setup of a Fantasy game (F-4): seats and order, the deal, the draft, the discard, and the views."""

import json
from collections import Counter
from random import Random
from typing import Any

import pytest

import pennant
from pennant.games.fantasy.cards import TIER_NAMES, own_set
from pennant.games.fantasy.rules.season import Season
from pennant.games.fantasy.rules.season_state import unpack_order
from pennant.kernel.errors import IllegalMove, UsageError
from pennant.kernel.state import State

GAME = pennant.game("fantasy")
BOOK = own_set()
SEATS = (2, 3, 4, 5)

for_each_number_of_seats = pytest.mark.parametrize("seats", SEATS)


def new(seats: int, seed: int = 1, **options: Any) -> Season:
    state = GAME.new("season", seed, seats=seats, **options)
    assert isinstance(state, Season)
    return state


def facts(state: State) -> dict[str, Any]:
    return GAME.describe_state(state, GAME.seat_names(state))


def play(state: Season, seat: int, move: str) -> None:
    state.play(seat, GAME.parse(state, seat, move))


def choose_first(state: Season, question: str) -> None:
    """Play the first choice for everybody while this question is asked."""
    while state.actors() and facts(state)["asked"].get(f"M{state.actors()[0]}") == question:
        seat = state.actors()[0]
        state.play(seat, state.legal(seat)[0])


def tiers(cards: tuple[int, ...] | list[int]) -> Counter[str]:
    return Counter(BOOK.characters[card].tier for card in cards)


# --- teams and order --------------------------------------------------------------------------------------------------


@for_each_number_of_seats
def test_f_4_1_each_manager_gets_random_team(seats: int) -> None:
    found = set()
    for seed in range(60):
        teams = [manager.team for manager in new(seats, seed).managers]
        assert len(set(teams)) == seats
        found |= {(seat, int(team)) for seat, team in enumerate(teams)}
    assert found == {(seat, team) for seat in range(seats) for team in range(5)}


@for_each_number_of_seats
def test_f_4_2_first_manager_is_random_and_others_follow_clockwise(seats: int) -> None:
    """The waiver order begins with the first Manager; the turn order is its reverse (F-0.6, F-4.2)."""
    firsts = set()
    for seed in range(40):
        state = new(seats, seed)
        order = unpack_order(state.order)
        assert order == [(order[0] + place) % seats for place in range(seats)]
        assert facts(state)["turn_order"] == facts(state)["order"][::-1]
        firsts.add(order[0])
    assert firsts == set(range(seats))


def test_f_4_2_waiver_order_matches_worked_case_s1() -> None:
    """If M2 of four Managers is first, waiver order is 2, 3, 0, 1 and turn order 1, 0, 3, 2 (F-0.6, F-4.2)."""
    games = (facts(new(4, seed)) for seed in range(40))
    found = next(game for game in games if game["order"][0] == "M2")
    assert found["order"] == ["M2", "M3", "M0", "M1"]
    assert found["turn_order"] == ["M1", "M0", "M3", "M2"]


def test_f_2_7_team_does_not_affect_play() -> None:
    """A team has a name, a color and a wizard; they do not change how the game is played (F-1.4, F-2.7)."""
    assert len({team.colour for team in BOOK.teams}) == 5
    assert all(team.name and team.wizard for team in BOOK.teams)
    state, luck = new(3), Random(4)
    twin = state.copy()
    assert isinstance(twin, Season)
    for seat, manager in enumerate(twin.managers):
        manager.team = state.managers[(seat + 1) % 3].team
    while not state.is_over():
        seat = luck.choice(state.actors())
        assert twin.legal(seat) == state.legal(seat)
        action = luck.choice(state.legal(seat))
        state.play(seat, action)
        twin.play(seat, action)
    assert twin.ranks() == state.ranks()


def test_f_4_2_log_names_first_manager() -> None:
    state = GAME.new("season", 3, seats=4, listen=True)
    told = [event for event in GAME.events(state, None) if event["kind"] == "first"]
    assert [event["seat"] for event in told] == [GAME.view(state, None)["order"][0]]


# --- decks and deal ---------------------------------------------------------------------------------------------------


def test_f_4_3_win_deck_is_shuffled() -> None:
    """In many games every Win card appears at 1st base (F-1.2, F-4.3)."""
    found: Counter[str] = Counter()
    for seed in range(600):
        state = GAME.position({"phase": "month", "month": 1, "seed": seed})
        found[GAME.view(state, None)["field"][0]] += 1
    assert set(found) == {card.id for card in BOOK.wins}
    assert max(found.values()) < 30


def test_f_4_3_event_deck_is_empty_without_events_option() -> None:
    """With the option it has 30 cards (F-1.3, F-4.3, F-14.1)."""
    assert facts(new(3))["event_deck"] == []
    assert len(facts(new(3, events=True))["event_deck"]) == 30
    state = GAME.position({"phase": "month", "month": 1})
    assert GAME.view(state, None)["event"] is None
    state = GAME.position({"phase": "month", "month": 1, "options": {"events": True}})
    assert GAME.view(state, None)["event"] is not None


@for_each_number_of_seats
def test_f_4_4_hand_has_three_rookies_and_one_of_each_other_tier(seats: int) -> None:
    """Everybody is dealt seven cards (F-4.4); the other cards form the Character Deck (F-4.6)."""
    for seed in range(5):
        state = new(seats, seed)
        for manager in state.managers:
            assert tiers(manager.hand) == {tier: 3 if tier == "Rookie" else 1 for tier in TIER_NAMES}
        dealt = [card for manager in state.managers for card in manager.hand]
        assert len(set(dealt)) == 7 * seats
        assert sorted([*dealt, *state.deck]) == list(range(65))


def test_f_4_4_every_character_can_be_dealt() -> None:
    dealt = Counter(card for seed in range(200) for card in new(2, seed).managers[0].hand)
    assert set(dealt) == set(range(65))


@pytest.mark.parametrize(
    ("seats", "deck", "discards", "pool"), [(2, 51, 2, 4), (3, 44, 3, 5), (4, 37, 4, 6), (5, 30, 5, 7)]
)
def test_f_1_13_setup_has_expected_card_counts(seats: int, deck: int, discards: int, pool: int) -> None:
    """Worked case S1 for each number of Managers (F-1.1, F-1.2, F-1.13, F-4.6, F-4.7, F-4.8, F-5.2.1)."""
    state = new(seats, 4)
    choose_first(state, "keep")
    before = facts(state)
    assert before["asked"] == {f"M{seat}": "discard" for seat in range(seats)}
    assert len(before["win_deck"]) == 60
    assert all(len(before[f"M{seat}"]["roster"]) == 7 for seat in range(seats))
    choose_first(state, "discard")
    after = facts(state)
    assert len(after["character_deck"]) == deck
    assert len(after["discard"]) == discards
    for seat in range(seats):
        manager = after[f"M{seat}"]
        assert len(manager["roster"]) == 6
        assert manager["tracks"] == {"red": 0, "orange": 0, "yellow": 0, "green": 0, "blue": 0}
        assert (manager["wins"], manager["bonus"], manager["pile"], manager["games"]) == (0, 0, [], 0)
    assert len(after["field"]) == 4
    assert len(after["win_deck"]) == 56
    month = GAME.position({"phase": "month", "month": 2, "seats": seats})
    assert len(GAME.view(month, None)["pool"]) == pool


def test_f_1_13_solo_setup_has_expected_card_counts() -> None:
    """Seven cards, fifteen for the Robot, 43 in the deck, one discard, a pool of five (F-1.13, F-12.6.2, F-R49)."""
    state = GAME.new("solo", 1)
    assert isinstance(state, Season)
    assert tiers(state.robot) == dict.fromkeys(TIER_NAMES, 3)
    assert facts(state)["asked"] == {"M0": "discard"}
    assert len(facts(state)["M0"]["roster"]) == 7
    choose_first(state, "discard")
    assert len(facts(state)["character_deck"]) == 43
    assert len(facts(state)["discard"]) == 1
    month = GAME.position({"phase": "month", "month": 2, "mode": "solo"})
    assert len(GAME.view(month, None)["pool"]) == 5


def test_f_4_10_same_seed_and_decisions_give_same_game() -> None:
    """The seed determines all chance (F-4.10, F-13.1)."""

    def play_from_seed(seed: int) -> str:
        state, choices = new(3, seed, events=True), Random(9)
        for _ in range(120):
            if not state.is_over():
                seat = choices.choice(state.actors())
                state.play(seat, choices.choice(state.legal(seat)))
        return GAME.digest(state)

    assert play_from_seed(5) == play_from_seed(5)
    assert play_from_seed(5) != play_from_seed(6)


# --- the draft --------------------------------------------------------------------------------------------------------


@for_each_number_of_seats
def test_f_4_5_hands_are_passed_to_the_left(seats: int) -> None:
    """At pick k seat s + k - 1 holds the hand that began at seat s (F-0.5, F-4.5, F-R1); pick 7 is forced."""
    state = new(seats, 2)
    hands = [set(manager.hand) for manager in state.managers]
    choices = Random(seats)
    for pick in range(1, 7):
        for start in range(seats):
            holder = state.managers[(start + pick - 1) % seats]
            assert set(holder.hand) <= hands[start]
            assert len(holder.hand) == 8 - pick
        for seat in state.actors():
            state.play(seat, choices.choice(state.legal(seat)))
    assert set(facts(state)["asked"].values()) == {"discard"}
    for seat, manager in enumerate(state.managers):
        assert len([card for card in manager.spots if card >= 0]) == 7
        kept_of = [sum(card in hand for card in manager.spots) for hand in hands]
        assert kept_of == [sum((start + pick - 1) % seats == seat for pick in range(1, 8)) for start in range(seats)]


def test_f_4_5_draft_pick_waits_for_all_managers() -> None:
    """Picks are simultaneous, and a Manager who has chosen cannot choose again (F-4.5)."""
    state = new(3)
    state.play(1, state.legal(1)[2])
    assert state.actors() == (0, 2)
    assert all(len(manager.hand) == 7 for manager in state.managers)
    with pytest.raises(IllegalMove):
        state.play(1, 1)


def test_f_3_1_view_remembers_cards_passed_on() -> None:
    """Only the holder sees a hand, and remembers the cards passed on (F-3.1, F-3.2)."""
    state = new(3)
    passed = GAME.view(state, 0)["managers"][0]["hand"]
    for seat in range(3):
        play(state, seat, f"keep {GAME.view(state, seat)['managers'][seat]['hand'][0]}")
    view = GAME.view(state, 0)
    assert view["managers"][0]["memory"] == {"1": passed[1:]}
    assert view["managers"][0]["roster"] == passed[:1]
    assert view["managers"][1]["hand"] == ["?"] * 6
    assert view["managers"][1]["roster"] == ["?"]
    spectator = GAME.view(state, None)
    assert [manager["memory"] for manager in spectator["managers"]] == [{}] * 3
    assert [manager["hand"] for manager in spectator["managers"]] == [["?"] * 6] * 3


# --- the discard ------------------------------------------------------------------------------------------------------


@for_each_number_of_seats
def test_f_4_7_each_manager_discards_one_of_seven_cards(seats: int) -> None:
    """The discards are secret and simultaneous, and six cards are left (F-4.7, F-R6)."""
    state = new(seats)
    choose_first(state, "keep")
    chosen = []
    for seat in range(seats):
        roster = GAME.view(state, seat)["managers"][seat]["roster"]
        assert state.actors() == tuple(range(seat, seats))
        assert facts(state)["discard"] == []
        chosen.append(roster[seat + 1])
        play(state, seat, f"discard {chosen[-1]}")
    assert facts(state)["discard"] == sorted(chosen)
    for seat in range(seats):
        roster = GAME.view(state, seat)["managers"][seat]["roster"]
        assert len(roster) == 6
        assert chosen[seat] not in roster
        assert GAME.view(state, seat)["discard"] == [chosen[seat], *["?"] * (seats - 1)]
    assert GAME.view(state, None)["discard"] == ["?"] * seats


# --- views ------------------------------------------------------------------------------------------------------------


def test_f_3_17_view_omits_hidden_cards() -> None:
    """The view does not contain the ids of hidden cards at all (F-3.4, F-3.6, F-3.17)."""
    state = GAME.position({"seats": 3, "week": 2})
    hidden = [card for spot, card in enumerate(facts(state)["M0"]["lineup"].values()) if spot > 1]
    hidden += facts(state)["M0"]["bench"]
    for viewer in (1, 2, None):
        text = json.dumps(GAME.view(state, viewer))
        assert not [card for card in hidden if f'"{card}"' in text]
    assert all(f'"{card}"' in json.dumps(GAME.view(state, 0)) for card in hidden)


@for_each_number_of_seats
def test_f_3_18_spectators_see_only_what_all_managers_see(seats: int) -> None:
    """Every card that a spectator's view names is in each Manager's view (F-3.18)."""
    state, choices = new(seats, 8, events=True), Random(3)
    ids = {card.id for card in BOOK.characters}

    def cards_named_to(viewer: int | None) -> set[str]:
        view = GAME.view(state, viewer)
        text = json.dumps({**view, "managers": [{**manager, "memory": {}} for manager in view["managers"]]})
        return {card for card in ids if f'"{card}"' in text}

    while not state.is_over():
        seat = choices.choice(state.actors())
        state.play(seat, choices.choice(state.legal(seat)))
        if choices.random() < 0.2:
            seen = cards_named_to(None)
            assert all(seen <= cards_named_to(viewer) for viewer in range(seats))


# --- options ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"seats": 6}, "goes from 2 to 5"),
        ({"seats": 1}, "goes from 2 to 5"),
        ({"seats": 3, "more_wins": True}, "4 or 5"),
        ({"seats": 2, "always_wild_card": True}, "needs 3"),
        ({"seats": 3, "two_player_edge": 1}, "for 2 Managers"),
        ({"seats": 3, "months": 6}, "goes from 3 to 5"),
        ({"seats": 3, "track_tie": "nobody"}, "track_tie"),
    ],
)
def test_f_14_1_invalid_options_are_refused(options: dict[str, Any], message: str) -> None:
    with pytest.raises(UsageError, match=message):
        GAME.new("season", 1, **options)


def test_f_14_1_options_have_documented_defaults() -> None:
    """Three months, no Events, the live draft, one Win per card, and the rulings as documented (F-14.1)."""
    setup = GAME.new("season", 1).setup  # type: ignore[attr-defined]
    assert (setup.players, setup.months, setup.events, setup.more_wins, setup.always_wild_card) == (
        4,
        3,
        False,
        False,
        False,
    )
    assert GAME.settings(GAME.new("season", 1))[1] == {
        "seats": 4, "draft": "live", "more_wins": False, "always_wild_card": False, "months": 3, "events": False,
        "win_values": "flat", "track_tie": "share_high", "fa_rest": "deck", "zero_matches": True, "zero_wins": False,
        "translucent_sticky": True, "recruit": "reserve", "wildcard_magic": False, "two_player_edge": 0,
    }  # fmt: skip
    assert GAME.settings(GAME.new("solo", 1))[1]["robot_picks"] == "human"
