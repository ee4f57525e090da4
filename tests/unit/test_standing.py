"""Tests of the short text in lists of tables that says how a game stands."""

from random import Random
from typing import Any

import pytest

import pennant
from pennant.games import OWN
from pennant.kernel.state import State
from pennant.kernel.words import LANGUAGES, PHRASES

MODES = [(game, mode) for game in OWN for mode in pennant.game(game).modes]


def play_random_moves(game: str, mode: str, moves: int, seed: int = 3, **options: Any) -> State:
    """Play this many random moves of a new game, or fewer if it ends."""
    state = pennant.game(game).new(mode, seed, **options)
    chance = Random(seed)
    while moves and not state.is_over():
        seat = state.actors()[0]
        state.apply(seat, chance.choice(state.legal(seat)))
        moves -= 1
    return state


def standing(game: str, state: State, language: str = "en") -> str:
    text = pennant.game(game).text(language)
    view = pennant.game(game).view(state, None)
    return text.standing(view, text.names(view))


@pytest.mark.parametrize(("game", "mode"), MODES)
def test_standing_changes_during_game(game: str, mode: str) -> None:
    said: set[str] = set()
    for moves in range(0, 240, 8):
        state = play_random_moves(game, mode, moves)
        said.update(standing(game, state, language) for language in (*LANGUAGES, PHRASES))
    assert len(said) > (2 if mode == "tournament" else 6)


def test_highlights_standing_shows_series_and_inning() -> None:
    single = {standing("highlights", play_random_moves("highlights", "single", moves)) for moves in range(14)}
    assert "inning 2: Los Angeles 0, New York 0" in single
    assert standing("highlights", play_random_moves("highlights", "standard", 0)) == "Buy Rounds before the series"
    series = [standing("highlights", play_random_moves("highlights", "standard", moves)) for moves in range(30, 160)]
    assert any(line.startswith("World Series 1:") and ", inning " in line for line in series)
    assert any(line.endswith(", Buy Round") for line in series)
    assert standing("highlights", play_random_moves("highlights", "tournament", 5)) == "Set"


def test_fantasy_standing_shows_week_and_leader_first() -> None:
    assert standing("fantasy", play_random_moves("fantasy", "season", 0)) == "Draft"
    lines = [standing("fantasy", play_random_moves("fantasy", "season", moves, seats=2)) for moves in range(0, 200, 4)]
    assert any(line.startswith("Month 2, week 3: ") for line in lines)
    assert any(line.startswith("Championship Series: ") for line in lines)
    for line in lines:
        numbers = [int(part.split()[-1]) for part in line.partition(": ")[2].split(", ") if part]
        assert numbers == sorted(numbers, reverse=True)


def test_clutch_standing_shows_half_inning_and_score() -> None:
    assert standing("clutch", play_random_moves("clutch", "single", 0)) == ""
    lines = {
        standing("clutch", play_random_moves("clutch", "single", moves, strategy=False)) for moves in range(40, 400, 20)
    }
    assert any(line.startswith("top of the 2nd: ") for line in lines)
    assert standing("clutch", play_random_moves("clutch", "series", 60)).startswith("game 1, ")
