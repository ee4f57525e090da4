"""How a game stands, in a few words: what lists of tables say."""

from random import Random
from typing import Any

import pytest

import pennant
from pennant.games import OWN
from pennant.kernel.state import State
from pennant.kernel.words import LANGUAGES, PHRASES

MODES = [(game, mode) for game in OWN for mode in pennant.game(game).modes]


def after(game: str, mode: str, moves: int, seed: int = 3, **options: Any) -> State:
    """A game after so many random moves, or at its end."""
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
def test_there_are_words_for_every_moment(game: str, mode: str) -> None:
    said: set[str] = set()
    for moves in range(0, 240, 8):
        state = after(game, mode, moves)
        said.update(standing(game, state, language) for language in (*LANGUAGES, PHRASES))
    assert len(said) > (2 if mode == "tournament" else 6)


def test_highlights_tells_the_series_and_the_inning() -> None:
    single = {standing("highlights", after("highlights", "single", moves)) for moves in range(14)}
    assert "inning 2: Los Angeles 0, New York 0" in single
    assert standing("highlights", after("highlights", "standard", 0)) == "Buy Rounds before the series"
    series = [standing("highlights", after("highlights", "standard", moves)) for moves in range(30, 160)]
    assert any(line.startswith("World Series 1:") and ", inning " in line for line in series)
    assert any(line.endswith(", Buy Round") for line in series)
    assert standing("highlights", after("highlights", "tournament", 5)) == "Set"


def test_fantasy_tells_the_week_and_who_leads() -> None:
    assert standing("fantasy", after("fantasy", "season", 0)) == "Draft"
    lines = [standing("fantasy", after("fantasy", "season", moves, seats=2)) for moves in range(0, 200, 4)]
    assert any(line.startswith("Month 2, week 3: ") for line in lines)
    assert any(line.startswith("Championship Series: ") for line in lines)
    for line in lines:
        numbers = [int(part.split()[-1]) for part in line.partition(": ")[2].split(", ") if part]
        assert numbers == sorted(numbers, reverse=True)


def test_clutch_tells_the_half_and_the_score() -> None:
    assert standing("clutch", after("clutch", "single", 0)) == ""
    lines = {standing("clutch", after("clutch", "single", moves, strategy=False)) for moves in range(40, 400, 20)}
    assert any(line.startswith("top of the 2nd: ") for line in lines)
    assert standing("clutch", after("clutch", "series", 60)).startswith("game 1, ")
