"""The rules, one package a game. `pennant.games()` lists them."""

import sys
from types import ModuleType

NAMES: tuple[str, ...] = ("highlights", "fantasy", "clutch")


class _Games(ModuleType):
    """This package can be called: the list of games and the package of games share the name `pennant.games`."""

    def __call__(self) -> tuple[str, ...]:
        return NAMES


sys.modules[__name__].__class__ = _Games
