"""A bot that takes random legal actions, all with the same probability."""

from random import Random

from pennant.bots import Bot, no_more, whole_number
from pennant.kernel.state import State


class RandomBot:
    """Takes random legal actions. With a seed, games can be repeated."""

    def __init__(self, spec: str, seed: int | None) -> None:
        self.spec = spec
        self._random = Random(seed)

    def choose(self, guess: State, seat: int) -> int:
        return self._random.choice(guess.legal(seat))


def make(spec: str, options: dict[str, str]) -> Bot:
    seed = whole_number(spec, options, "seed", 0) if "seed" in options else None
    no_more(spec, options, ("seed",))
    return RandomBot(spec, seed)
