"""Pennant: the home of tabletop baseball. Three card games played by the book, on one kernel."""

from importlib import import_module
from typing import Any

from pennant import games
from pennant.kernel.errors import PennantError, UsageError, nearest
from pennant.kernel.game import Game
from pennant.kernel.state import State

__version__ = "0.1.0"


def game(name: str) -> Game:
    """A game by its name."""
    if name not in games.NAMES:
        raise UsageError(f"there is no game {name!r}: {nearest(name, games.NAMES)}")
    found = import_module(f"pennant.games.{name}").GAME
    assert isinstance(found, Game)
    return found


def __getattr__(name: str) -> Any:
    """Bots and records are loaded when they are asked for, so that `import pennant` stays quick."""
    if name == "bot":
        from pennant.bots import bot

        return bot
    if name == "Record":
        from pennant.kernel.record import Record

        return Record
    raise AttributeError(f"module 'pennant' has no attribute {name!r}")


__all__ = ["Game", "PennantError", "State", "UsageError", "__version__", "game", "games"]
