"""A bot that looks one decision ahead and takes the best action, by the game's own evaluation."""

from collections.abc import Callable

from pennant.bots import Bot, no_more, playouts
from pennant.games import game
from pennant.kernel.state import State

Advice = Callable[[State, int], int]
"""Returns the best action of a seat in a guessed state."""


class GreedyBot:
    """Looks one ply ahead: takes the action that the game's evaluation of the guess prefers."""

    def __init__(self, spec: str) -> None:
        self.spec = spec
        self._advice: dict[str, Advice] = {}

    def choose(self, guess: State, seat: int) -> int:
        legal = guess.legal(seat)
        if len(legal) == 1:
            return legal[0]
        name = guess.game_name
        if name not in self._advice:
            self._advice[name] = advice_of(name)
        return self._advice[name](guess, seat)


def advice_of(name: str) -> Advice:
    """The evaluation of a game: `best_action` in its module `advice`, or else random playouts."""
    module = game(name).find_module("advice", "pennant.bots") if name else None
    advice: Advice = playouts.best_action if module is None else module.best_action
    return advice


def make(spec: str, options: dict[str, str]) -> Bot:
    no_more(spec, options, ())
    return GreedyBot(spec)
