"""Games by the thousand: bots against each other, without anybody watching."""

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
    """Let bots play a game to its end, each on guesses of its own seat; returns the number of decisions."""
    decisions = 0
    while not state.is_over():
        seat = state.actors()[0]
        guess = state.guess(seat, seed + decisions * GUESSES_APART)
        state.apply(seat, players[seat].choose(guess, seat))
        decisions += 1
    return decisions


Z95 = 1.96
"""Nineteen of twenty draws from a normal distribution lie within so many standard errors of its mean."""


def wilson(wins: float, games: int) -> tuple[float, float]:
    """Wilson's 95 % interval of a share: sound also for few games, and near 0 and 1."""
    n, p, z = games, wins / games, Z95
    centre = (p + z * z / (2 * n)) / (1 + z * z / n)
    spread = z * sqrt(p * (1 - p) / n + z * z / (4 * n * n)) / (1 + z * z / n)
    return max(0.0, centre - spread), min(1.0, centre + spread)


class Duel(msgspec.Struct):
    """Two players over the same seeds, both ways round."""

    specs: tuple[str, str]
    games: int = 0
    wins: float = 0.0
    """Of the first player."""
    wins_by_seat: list[float] = msgspec.field(default_factory=lambda: [0.0, 0.0])
    """Of the first player when it has the first seat, and the second."""

    def share(self) -> float:
        return self.wins / self.games if self.games else 0.0

    def interval(self) -> tuple[float, float]:
        """Wilson's 95 % interval of the first player's share."""
        return wilson(self.wins, max(1, self.games))

    def text(self) -> str:
        low, high = self.interval()
        half = max(1, self.games // 2)
        one, other = self.specs
        return (
            f"{one} wins {self.wins:.0f} of {self.games} games against {other}: {self.share():.1%} "
            f"(95 % between {low:.1%} and {high:.1%}); "
            f"first seat {self.wins_by_seat[0] / half:.1%}, second seat {self.wins_by_seat[1] / half:.1%}"
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
    """Play every seed twice, seats swapped, so that both players get the same luck."""
    result = Duel(specs)
    for number in range(seeds):
        for swapped in (0, 1):
            players = [bot(specs[swapped]), bot(specs[1 - swapped])]
            state = game.new(mode, seed + number, **options)
            play_out(state, players, seed + number)
            won = state.returns()[swapped]
            result.games += 1
            result.wins += won
            result.wins_by_seat[swapped] += won
        if progress is not None:
            progress(number + 1, seeds)
    return result
