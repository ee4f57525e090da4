"""Tests of duels between bots, and of bot spec strings."""

import pytest

import pennant
from pennant.bots import bots, register
from pennant.cli.checks import duel as duel_in_words
from pennant.kernel.errors import UsageError
from pennant.kernel.state import State
from pennant.sim import duel

GAME = pennant.game("highlights")


def test_greedy_beats_random() -> None:
    """Play ten seeds of expert series with both seatings; `pennant duel` plays a thousand series."""
    assert duel(GAME, "expert", ("greedy", "random:seed=1"), seeds=10).share() >= 0.9


def test_duel_gives_both_bots_same_chance() -> None:
    """Two equal bots win the same number of games, because every game is repeated with swapped seats."""
    result = duel(GAME, "single", ("greedy", "greedy"), seeds=20)
    assert result.share() == 0.5
    low, high = result.interval()
    assert low < 0.5 < high
    assert "greedy wins 20 of 40 games" in result.text()


def test_greedy_plays_every_mode() -> None:
    for mode in GAME.modes:
        state = GAME.new(mode, 5)
        players = [pennant.bot("greedy") for _ in range(state.seats)]
        while not state.is_over():
            seat = state.actors()[0]
            action = players[seat].choose(state.guess(seat, 1), seat)
            state.play(seat, action)
        assert sum(state.returns()) in (0.0, 1.0)


@pytest.mark.parametrize(
    ("spec", "sentence"),
    [
        ("gready", "did you mean 'greedy'"),
        ("random:seed", "should read key=value"),
        ("random:seed=x", "whole number"),
        ("random:sead=3", "did you mean 'seed'"),
        ("greedy:depth=2", "no option 'depth'"),
    ],
)
def test_invalid_bot_spec_is_refused(spec: str, sentence: str) -> None:
    with pytest.raises(UsageError, match=sentence):
        pennant.bot(spec)


def test_seeded_random_bot_repeats_its_choices() -> None:
    state = GAME.new("single", 1)
    one, other = pennant.bot("random:seed=3"), pennant.bot("random:seed=3")
    assert [one.choose(state, 0) for _ in range(20)] == [other.choose(state, 0) for _ in range(20)]


def test_registered_bot_is_listed_and_plays() -> None:
    class First:
        """Plays the first choice."""

        spec = "first"

        def choose(self, guess: State, seat: int) -> int:
            return guess.legal(seat)[0]

    register("first", lambda _spec, _options: First())
    assert "first" in bots()
    assert duel(GAME, "single", ("first", "random"), seeds=2).games == 4


def test_duel_against_several_bots_is_played_from_every_seat() -> None:
    result = duel(pennant.game("fantasy"), "season", ("greedy", "random:seed=2"), seeds=2, seats=3)
    assert result.games == 6
    assert result.seats == 3
    assert result.wins == sum(result.wins_by_seat)
    assert "against 2 of random:seed=2" in result.text()
    assert "times its fair share" in result.text()


@pytest.mark.parametrize(
    ("specs", "mode", "sentence"),
    [
        ("greedy", "expert", "between two bots"),
        ("greedy,grady", "expert", "greedy"),
        ("greedy,random", "solitaire", "for two"),
    ],
)
def test_invalid_duel_is_refused(specs: str, mode: str, sentence: str) -> None:
    with pytest.raises(UsageError, match=sentence):
        duel_in_words("highlights", specs, 1, 1, mode)
