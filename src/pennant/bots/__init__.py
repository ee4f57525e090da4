"""Bots by spec string, such as `greedy` or `random:seed=3`: our own, and those that other packages declare.

A bot gets a guess, never the true state, so it cannot cheat.
"""

import re
from collections.abc import Callable
from typing import Final, Protocol, cast

from pennant.kernel.errors import UsageError, nearest
from pennant.kernel.plugins import Plugins
from pennant.kernel.state import State


class Bot(Protocol):
    """A bot: a player that is a program."""

    spec: str

    def choose(self, guess: State, seat: int) -> int:
        """Return one of `guess.legal(seat)`."""
        ...


Maker = Callable[[str, dict[str, str]], Bot]
"""Makes a bot from its spec string and its options."""

OWN: Final = {"greedy": "pennant.bots.greedy:make", "random": "pennant.bots.random:make"}
"""The bots that come with Pennant, as `pyproject.toml` declares them."""
_MAKERS: dict[str, Maker] = {}


def register(name: str, maker: Maker) -> None:
    """Add a bot to this process only. A package declares its bots in the entry point group `pennant.bots`."""
    _MAKERS[name] = maker


def bots() -> list[str]:
    """The names of all bots."""
    return sorted({*_MAKERS, *_INSTALLED.names()})


def bot(spec: str) -> Bot:
    """Make a bot from its spec string: a name, then options as `name:key=value,key=value`."""
    name, _, rest = spec.partition(":")
    maker = _MAKERS.get(name) or _INSTALLED.find(name)
    options: dict[str, str] = {}
    for part in filter(None, rest.split(",")):
        key, equals, value = part.partition("=")
        if not equals:
            raise UsageError(f"bot {spec!r}: {part!r} should read key=value")
        options[key.strip()] = value.strip()
    return maker(spec, options)


def whole_number(spec: str, options: dict[str, str], key: str, default: int) -> int:
    """Remove an integer from a bot's options and return it."""
    text = options.pop(key, str(default))
    if not re.fullmatch("-?[0-9]{1,18}", text):
        raise UsageError(f"bot {spec!r}: {key} is a whole number, not {text!r}")
    return int(text)


def no_more(spec: str, options: dict[str, str], known: tuple[str, ...]) -> None:
    """Refuse options that this bot does not have."""
    for key in options:
        raise UsageError(f"bot {spec!r} has no option {key!r}: {nearest(key, known)}")


def _check(name: str, found: object) -> Maker:
    if not callable(found):
        raise UsageError(f"its entry point is a {type(found).__name__}, not a function make(spec, options)")
    if not re.fullmatch("[a-z][a-z0-9-]{0,29}", name):
        raise UsageError("a name consists of small letters from a to z, digits and hyphens")
    return cast(Maker, found)


_INSTALLED: Final = Plugins("pennant.bots", "bot", OWN, _check)
