"""Simulation: bots play many games against each other without a user interface."""

from collections.abc import Callable, Sequence
from math import sqrt
from typing import Any

import msgspec

from pennant.bots import Bot, bot
from pennant.kernel.game import Game
from pennant.kernel.state import State

GUESSES_APART = 7919
"""The step between the seeds of guesses, so that no two decisions of a game share one."""


def play_out(state: State, players: Sequence[Bot], seed: int) -> int:
    """Let bots play a game to its end, each with guesses for its own seat; return the number of decisions."""
    decisions = 0
    while not state.is_over():
        seat = state.actors()[0]
        guess = state.guess(seat, seed + decisions * GUESSES_APART)
        state.apply(seat, players[seat].choose(guess, seat))
        decisions += 1
    return decisions


Z95 = 1.96
"""The 0.975 quantile of the normal distribution: 95 % of values are within this many standard errors of the mean."""


def wilson(wins: float, games: int) -> tuple[float, float]:
    """Wilson's 95 % interval of a share: valid also for few games, and for shares near 0 and 1."""
    n, p, z = games, wins / games, Z95
    centre = (p + z * z / (2 * n)) / (1 + z * z / n)
    spread = z * sqrt(p * (1 - p) / n + z * z / (4 * n * n)) / (1 + z * z / n)
    return max(0.0, centre - spread), min(1.0, centre + spread)


class Duel(msgspec.Struct):
    """Results of a player against one or more copies of another, over the same seeds, once from every seat."""

    specs: tuple[str, str]
    seats: int = 2
    games: int = 0
    wins: float = 0.0
    """The wins of the first player."""
    wins_by_seat: list[float] = msgspec.field(default_factory=list)
    """The wins of the first player in each seat."""

    def share(self) -> float:
        return self.wins / self.games if self.games else 0.0

    def interval(self) -> tuple[float, float]:
        """Wilson's 95 % interval of the first player's share."""
        return wilson(self.wins, max(1, self.games))

    def text(self) -> str:
        low, high = self.interval()
        rounds = max(1, self.games // self.seats)
        one, other = self.specs
        others = other if self.seats == 2 else f"{self.seats - 1} of {other}"
        by_seat = ", ".join(f"seat {seat + 1} {wins / rounds:.1%}" for seat, wins in enumerate(self.wins_by_seat))
        return (
            f"{one} wins {self.wins:.0f} of {self.games} games against {others}: {self.share():.1%}, "
            f"{self.share() * self.seats:.2f} times its fair share (95 % between {low:.1%} and {high:.1%}); {by_seat}"
        )


def duel(
    game: Game,
    mode: str,
    specs: tuple[str, str],
    seeds: int,
    seed: int = 0,
    progress: Callable[[int, int], None] | None = None,
    **options: Any,
) -> Duel:
    """Play every seed once from every seat, so that the luck is the same for both players."""
    seats = game.new(mode, seed, **options).seats
    result = Duel(specs, seats, wins_by_seat=[0.0] * seats)
    for number in range(seeds):
        for seat in range(seats):
            state = game.new(mode, seed + number, **options)
            players = [bot(specs[0] if each == seat else specs[1]) for each in range(seats)]
            play_out(state, players, seed + number)
            won = state.returns()[seat]
            result.games += 1
            result.wins += won
            result.wins_by_seat[seat] += won
        if progress is not None:
            progress(number + 1, seeds)
    return result
