"""Tests of a season week by week (F-5 to F-7), against a second implementation of the rules."""

from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

import pennant
from pennant.games.fantasy.cards import COLOURS, STAT_NAMES
from pennant.games.fantasy.cards.words import Colour, Stat
from pennant.games.fantasy.rules.season import Season
from pennant.games.fantasy.rules.season_state import unpack_order
from pennant.kernel.state import State

GAME = pennant.game("fantasy")
TRACK = {stat: COLOURS[number % 5] for number, stat in enumerate(STAT_NAMES)}


def facts(state: State) -> dict[str, Any]:
    return GAME.describe_state(state, GAME.seat_names(state))


def pass_all(state: State, week: int) -> None:
    """Pass for everybody for the rest of this week."""
    while facts(state)["week"] == week and set(facts(state)["asked"].values()) == {"magic"}:
        state.play(state.actors()[0], 0)


# --- the week ---------------------------------------------------------------------------------------------------------

Character = tuple[bool, dict[Stat, int]]
"""Whether the Character is Good, and its stats."""


def expected_winner(actives: Sequence[Character], requires: set[Stat], zero_wins: bool = False) -> int | None:
    """The highest total of at least 1 wins, Good before Evil; otherwise nobody wins (F-6.3 to F-6.5)."""
    totals = [sum(stats.get(stat, 0) for stat in requires) for _, stats in actives]
    able = [seat for seat, total in enumerate(totals) if total > 0 or zero_wins]
    if not able:
        return None
    tied = [seat for seat in able if totals[seat] == max(totals[other] for other in able)]
    if len(tied) > 1:
        tied = [seat for seat in tied if actives[seat][0]]
    return tied[0] if len(tied) == 1 else None


def expected_points(stats: dict[Stat, int], banners: dict[Colour, int]) -> dict[Colour, int]:
    """Each stat in the color of a banner scores the number of the banner (F-6.6)."""
    return {colour: sum(banners.get(colour, 0) for stat in stats if TRACK[stat] == colour) for colour in COLOURS}


def card_shape(character: Character) -> str:
    good, stats = character
    return " ".join(["Good" if good else "Evil", *(f"{stat}{value}" for stat, value in stats.items())])


@pytest.mark.parametrize("seed", range(150))
def test_f_6_11_week_is_scored_by_the_rules(seed: int) -> None:
    """Random Characters and Win cards give the expected winner, points and pile (F-6.3 to F-6.7, F-R11, F-R13)."""
    luck = Random(seed)
    seats = luck.choice((2, 3, 4, 5))
    actives = [
        (luck.random() < 0.5, {stat: luck.randint(1, 3) for stat in luck.sample(STAT_NAMES, luck.randint(1, 4))})
        for _ in range(seats)
    ]
    requires = set(luck.sample(STAT_NAMES, luck.randint(1, 3)))
    banners = {colour: luck.randint(1, 2) for colour in luck.sample(COLOURS, luck.randint(0, 3))}
    text = ", ".join([f"win {' '.join(sorted(requires))}", *(f"{colour} +{step}" for colour, step in banners.items())])
    zero_wins = luck.random() < 0.2
    week = luck.randint(1, 3)
    base = ("1st", "2nd", "3rd")[week - 1]
    state = GAME.position(
        {
            "cards": {"w": text, **{f"c{seat}": card_shape(active) for seat, active in enumerate(actives)}},
            "given": {
                "week": week,
                "field": {base: "w"},
                "options": {"zero_wins": zero_wins},
                **{f"M{seat}": {"active": f"c{seat}", "tracks": {"red": 1}} for seat in range(seats)},
            },
        }
    )
    for seat, (_, stats) in enumerate(actives):
        assert facts(state)[f"M{seat}"]["total"] == sum(stats.get(stat, 0) for stat in requires)
        assert facts(state)[f"M{seat}"]["stats"] == stats
    pass_all(state, week)
    winner = expected_winner(actives, requires, zero_wins)
    after = facts(state)
    assert after["win_tail"] == (["w"] if winner is None else [])
    assert base not in after["field"]
    assert after["week"] == week + 1
    for seat, (_, stats) in enumerate(actives):
        manager = after[f"M{seat}"]
        assert manager["pile"] == (["w"] if seat == winner else [])
        gained = dict.fromkeys(COLOURS, 0) if seat == winner else expected_points(stats, banners)
        gained["red"] += 1
        assert manager["tracks"] == gained


@pytest.mark.parametrize("stat", STAT_NAMES)
@pytest.mark.parametrize("colour", COLOURS)
def test_f_2_2_each_color_has_a_hitting_and_a_pitching_stat(stat: str, colour: str) -> None:
    """Red AVG ERA, orange R IP, yellow HR W, green RBI K, blue SB SV (F-2.2, F-R2)."""
    pairs = {"red": "AVG ERA", "orange": "R IP", "yellow": "HR W", "green": "RBI K", "blue": "SB SV"}
    other = "SV" if stat != "SV" else "HR"
    state = GAME.position(
        {
            "cards": {"w": f"win {other}, {colour} +1", "a": f"Good {other}9", "b": f"Good {stat}1"},
            "given": {"field": {"1st": "w"}, "M0": {"active": "a"}, "M1": {"active": "b"}},
        }
    )
    pass_all(state, 1)
    assert facts(state)["M1"]["tracks"][colour] == (stat in pairs[colour].split())
    assert facts(state)["M1"]["points"] == (stat in pairs[colour].split())


def test_f_6_1_all_actives_are_revealed_at_once() -> None:
    """Only the Characters at this base are revealed, before anybody may use magic (F-6.1)."""
    state = GAME.position({"seats": 4, "week": 3})
    for viewer in (0, 1, 2, 3, None):
        for seat, manager in enumerate(GAME.view(state, viewer)["managers"]):
            assert manager["lineup"][2]["card"] == facts(state)[f"M{seat}"]["active"]
            assert (manager["lineup"][3]["card"] == "?") == (seat != viewer)


# --- the month --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(40))
def test_f_7_1_waiver_order_is_a_stable_sort_by_wins(seed: int) -> None:
    """The Manager with the fewest Wins is first; tied Managers keep their order (F-7.1, F-R18)."""
    luck = Random(seed)
    seats = luck.choice((2, 3, 4, 5))
    order = luck.sample(range(seats), seats)
    wins = [luck.randint(0, 2) for _ in range(seats)]
    state = GAME.position(
        {
            "phase": "clean-up",
            "order": [f"M{seat}" for seat in order],
            **{f"M{seat}": {"wins": wins[seat]} for seat in range(seats)},
        }
    )
    expected = [seat for number in range(3) for seat in order if wins[seat] == number]
    assert facts(state)["order"] == [f"M{seat}" for seat in expected]
    assert facts(state)["claims"] == [f"M{seat}" for seat in expected]


@pytest.mark.parametrize("months", [3, 4, 5])
@pytest.mark.parametrize("seats", [2, 5])
def test_f_5_season_has_expected_steps_in_each_month(months: int, seats: int) -> None:
    """Prepare, Free Agency except in month 1, rosters, four weeks, Cleanup (F-5.1, F-5.2, F-5.3, F-7.4, F-12.3)."""
    state = GAME.new("season", 11, seats=seats, months=months, listen=True)
    luck = Random(months)
    while facts(state)["stage"] in ("draft", "season"):
        seat = luck.choice(state.actors())
        state.play(seat, luck.choice(state.legal(seat)))
    told = [event["kind"] for event in GAME.events(state, None, reveal=True)]
    steps = [kind for kind in told if kind in ("month", "game-laid", "agent", "ready", "week", "final")]
    expected: list[str] = []
    for month in range(months):
        expected += ["month", *["game-laid"] * 4, *["agent"] * ((seats + 2) * (month > 0)), *["ready"] * seats]
        expected += ["week"] * 4
    assert steps[: len(expected)] == expected
    assert steps[len(expected) :][:seats] == ["final"] * seats
    assert told.count("won") + told.count("unclaimed") == 4 * months


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_f_13_1_invariants_hold_in_random_games(seats: int) -> None:
    """Cards are unique, rosters have six, tracks are not negative, one magic per Manager and week (F-13.1)."""
    luck = Random(seats)
    for seed in range(4):
        state = GAME.new("season", seed, seats=seats, listen=True)
        while not state.is_over():
            seat = luck.choice(state.actors())
            state.play(seat, luck.choice(state.legal(seat)))
            assert GAME.check(state) == []
        uses: dict[int, int] = {}
        for event in GAME.events(state, None, reveal=True):
            if event["kind"] == "week":
                uses = {}
            elif event["kind"] == "magic":
                uses[event["seat"]] = uses.get(event["seat"], 0) + 1
                assert uses[event["seat"]] == 1


def test_f_5_2_2_claims_follow_any_waiver_order() -> None:
    """Every Manager can claim once, in waiver order (F-5.2.2)."""
    luck = Random(1)
    for _ in range(10):
        order = luck.sample(range(5), 5)
        state = GAME.position({"phase": "free-agency", "seats": 5, "order": [f"M{seat}" for seat in order]})
        asked = []
        while facts(state)["asked"] and "claim" in facts(state)["asked"].values():
            (seat,) = state.actors()
            asked.append(seat)
            state.play(seat, 0)
        assert asked == order


def test_f_5_2_6_unclaimed_free_agents_return_to_deck() -> None:
    """They are shuffled into the deck with the cards under it, so nobody knows their place (F-3.10, F-5.2.6, F-R9)."""
    state = GAME.position({"phase": "free-agency", "seats": 2, "tail": ["P-31"], "known": ["P-31"]})
    assert isinstance(state, Season)
    pool = facts(state)["pool"]
    for seat in (0, 1):
        state.play(seat, 0)
    assert facts(state)["tail"] == []
    assert set(pool) | {"P-31"} <= set(facts(state)["character_deck"])
    assert all(not state.known[card] for card in state.deck)


def test_f_6_2_magic_is_used_in_reverse_waiver_order() -> None:
    """This holds for any order of seats (F-0.6, F-6.2)."""
    luck = Random(2)
    for _ in range(10):
        order = luck.sample(range(4), 4)
        state = GAME.position({"seats": 4, "order": [f"M{seat}" for seat in order]})
        assert isinstance(state, Season)
        assert unpack_order(state.sequence) == order[::-1]
        asked = []
        for _ in range(4):
            (seat,) = state.actors()
            asked.append(seat)
            state.play(seat, 0)
        assert asked == order[::-1]
        assert facts(state)["week"] == 2


@pytest.mark.parametrize("given", [{}, {"phase": "free-agency"}, {"phase": "game"}, {"phase": "game", "game": 5}])
def test_f_13_2_passing_is_always_legal(given: dict[str, Any]) -> None:
    """An absent Manager can be skipped in Free Agency and in the magic step (F-13.2)."""
    state = GAME.position({"given": given})
    for _ in range(2):
        (seat,) = state.actors()
        assert GAME.notation(state, seat, state.legal(seat)[0]) in ("pass", "decline")
        state.play(seat, 0)


def test_f_15_6_tracks_have_no_limit() -> None:
    """Points can exceed the length of any board (F-15.6)."""
    state = GAME.position(
        {
            "cards": {"w": "win HR, red +9, blue +1", "a": "Good HR9", "b": "Good AVG1 ERA1"},
            "given": {
                "field": {"1st": "w"},
                "M0": {"active": "a"},
                "M1": {"active": "b", "tracks": {"red": 90, "orange": 3}},
            },
        }
    )
    pass_all(state, 1)
    assert facts(state)["M1"]["tracks"] == {"red": 108, "orange": 3, "yellow": 0, "green": 0, "blue": 0}
