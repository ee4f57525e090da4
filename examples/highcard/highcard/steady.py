"""A bot that always makes its first choice, or another one: `steady:choice=2`."""

from pennant.bots import Bot, no_more, whole_number
from pennant.kernel.state import State


class SteadyBot:
    """Makes the choice with the same number every time; the last one where there are fewer."""

    def __init__(self, spec: str, number: int) -> None:
        self.spec = spec
        self.number = number

    def choose(self, guess: State, seat: int) -> int:
        legal = guess.legal(seat)
        return legal[min(self.number, len(legal)) - 1]


def make(spec: str, options: dict[str, str]) -> Bot:
    number = whole_number(spec, options, "choice", 1)
    no_more(spec, options, ("choice",))
    return SteadyBot(spec, max(1, number))
