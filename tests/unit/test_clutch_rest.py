"""Rest of pitchers between games: the examples of the rule book, and which pitchers start a game tired (C-4.4)."""

import pytest

import pennant
from pennant.games.clutch.rules import innings
from pennant.games.clutch.rules.ballgame import Ballgame
from pennant.games.clutch.rules.team import NOBODY

RELIEVER = 6
"""Index of a reliever in the pitching staff, after the five starters."""


def new_season() -> Ballgame:
    state = pennant.game("clutch").new("season", 1)
    assert isinstance(state, Ballgame)
    return state


def end_game(state: Ballgame, pitched: dict[int, int], tired: bool = False) -> None:
    """End a game in which these pitchers of seat 0 pitched the given numbers of innings, besides the starter."""
    team = state.teams[0]
    arms = []
    for place, whole in pitched.items():
        innings.take_mound(state, 0, place)
        team.threw = True
        team.threw_tired = tired
        team.depth = whole - 1  # the last batter came up after the outs of this many innings
        arms.append(innings.arm_of(team))
    team.arms = tuple(arms)
    innings.take_mound(state, 0, team.turn)
    team.threw = True
    state.forfeited = NOBODY
    state.teams[1].runs = 1
    innings.end_game(state)


def is_tired(state: Ballgame, place: int = RELIEVER) -> bool:
    innings.take_mound(state, 0, place)
    return bool(state.teams[0].entered_tired)


@pytest.mark.parametrize(
    "sequence",
    ["1 1 x 1", "2 x 2 x 1", "1 2 x 1", "3 x x 1", "2 x 1", "1 3 x x 1", "4 x x x 1", "5 x x x x 1"],
)
def test_c_4_4_5_reliever_with_enough_rest_is_not_tired(sequence: str) -> None:
    state = new_season()
    for game in sequence.split():
        if game == "x":
            end_game(state, {})
            continue
        assert not is_tired(state), f"{sequence}: tired before {game}"
        end_game(state, {RELIEVER: int(game)})


@pytest.mark.parametrize("sequence", ["1 1", "2", "1 2", "3 x", "1 3 x", "4 x x", "5 x x x"])
def test_c_4_4_1_reliever_who_returns_one_game_early_is_tired(sequence: str) -> None:
    state = new_season()
    for game in sequence.split():
        end_game(state, {} if game == "x" else {RELIEVER: int(game)})
    assert is_tired(state)


def test_c_4_4_3_reliever_who_pitched_tired_rests_one_game() -> None:
    state = new_season()
    end_game(state, {RELIEVER: 1}, tired=True)
    assert is_tired(state)
    end_game(state, {})
    assert not is_tired(state)


def test_c_4_4_2_tired_outing_keeps_remaining_rest() -> None:
    state = new_season()
    end_game(state, {RELIEVER: 4})
    end_game(state, {})
    end_game(state, {RELIEVER: 1}, tired=True)  # two of three games of rest remained
    for _ in range(2):
        assert is_tired(state)
        end_game(state, {})
    assert not is_tired(state)


def test_c_4_4_4_starter_is_rested_when_his_turn_comes() -> None:
    state = new_season()
    first = int(state.teams[0].turn)
    for _ in range(4):
        end_game(state, {})
        assert is_tired(state, first)
    end_game(state, {})
    assert state.teams[0].turn == first
    assert not is_tired(state, first)


def test_c_r56_starter_in_rotation_of_three_rests_two_games() -> None:
    state = pennant.game("clutch").new("season", 1)
    assert isinstance(state, Ballgame)
    state.setup.clubs[0].starters = 3
    try:
        state.teams[0].turn = 0
        for _ in range(3):
            end_game(state, {})
        assert state.teams[0].turn == 0
        assert not is_tired(state, 0)
    finally:
        state.setup.clubs[0].starters = 5
