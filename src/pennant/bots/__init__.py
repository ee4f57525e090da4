"""Who plays: a registry of players by spec string, such as `greedy` or `random:seed=3`.

A bot is handed a guess, never the true state: it has nothing to cheat with.
"""

import re
from collections.abc import Callable
from typing import Protocol

from pennant.kernel.errors import UsageError, nearest
from pennant.kernel.state import State


class Bot(Protocol):
    """A player."""

    spec: str

    def choose(self, guess: State, seat: int) -> int:
        """One of `guess.legal(seat)`."""
        ...


Maker = Callable[[str, dict[str, str]], Bot]
_MAKERS: dict[str, Maker] = {}


def register(name: str, maker: Maker) -> None:
    """Add a kind of player; `maker` gets the spec string and its options."""
    _MAKERS[name] = maker


def bots() -> list[str]:
    """The names of the players there are."""
    return sorted(_MAKERS)


def bot(spec: str) -> Bot:
    """A player by its spec string: a name, then options as `name:key=value,key=value`."""
    name, _, rest = spec.partition(":")
    if name not in _MAKERS:
        raise UsageError(f"there is no bot {name!r}: {nearest(name, _MAKERS)}")
    options: dict[str, str] = {}
    for part in filter(None, rest.split(",")):
        key, equals, value = part.partition("=")
        if not equals:
            raise UsageError(f"bot {spec!r}: {part!r} should read key=value")
        options[key.strip()] = value.strip()
    return _MAKERS[name](spec, options)


def whole_number(spec: str, options: dict[str, str], key: str, default: int) -> int:
    """Take a whole number out of a bot's options."""
    text = options.pop(key, str(default))
    if not re.fullmatch("-?[0-9]{1,18}", text):
        raise UsageError(f"bot {spec!r}: {key} is a whole number, not {text!r}")
    return int(text)


def no_more(spec: str, options: dict[str, str], known: tuple[str, ...]) -> None:
    """Refuse options that this bot does not have."""
    for key in options:
        raise UsageError(f"bot {spec!r} has no option {key!r}: {nearest(key, known)}")


def _register_own() -> None:
    from pennant.bots import greedy, random

    register("random", random.make)
    register("greedy", greedy.make)


_register_own()
