"""Pennant: the home of tabletop baseball. Three card games played by the book, on one kernel."""

from typing import Any

# `games` is the list of games here. The package of the same name is still found by `from pennant.games import ...`.
from pennant.games import game, games
from pennant.kernel.errors import PennantError, UsageError
from pennant.kernel.game import Game
from pennant.kernel.state import State

__version__ = "0.1.0"


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
