"""A player that looks one decision ahead and takes what looks best, by the game's own measure."""

from collections.abc import Callable
from importlib import import_module

from pennant.bots import Bot, no_more
from pennant.kernel.errors import UsageError
from pennant.kernel.state import State

Advice = Callable[[State, int], int]
"""The best action of a seat in a world that may be guessed."""


class GreedyBot:
    """One ply deep: every action is tried on a copy of the guess and judged by what it leads to."""

    def __init__(self, spec: str) -> None:
        self.spec = spec
        self._advice: dict[str, Advice] = {}

    def choose(self, guess: State, seat: int) -> int:
        legal = guess.legal(seat)
        if len(legal) == 1:
            return legal[0]
        return self._adviser(guess)(guess, seat)

    def _adviser(self, guess: State) -> Advice:
        """The measure of the game that this state belongs to."""
        package = type(guess).__module__.split(".")
        game = package[package.index("games") + 1] if "games" in package else ""
        if game not in self._advice:
            try:
                advice: Advice = import_module(f"pennant.bots.{game}").best_action
            except ImportError:
                raise UsageError(f"the greedy bot does not know the game of {type(guess).__name__}") from None
            self._advice[game] = advice
        return self._advice[game]


def make(spec: str, options: dict[str, str]) -> Bot:
    no_more(spec, options, ())
    return GreedyBot(spec)
