"""The rules, one package per game, and the list of all installed games."""

import re
from typing import Final

from pennant.kernel.errors import UsageError
from pennant.kernel.game import NAME_FORM, Game
from pennant.kernel.plugins import Plugins

OWN: Final = {
    "highlights": "pennant.games.highlights:GAME",
    "fantasy": "pennant.games.fantasy:GAME",
    "clutch": "pennant.games.clutch:GAME",
}
"""The games that come with Pennant, as `pyproject.toml` declares them."""


def games() -> tuple[str, ...]:
    """The names of all installed games: ours, and those that other packages declare in the group `pennant.games`."""
    return _GAMES.names()


def game(name: str) -> Game:
    """A game by its name."""
    return _GAMES.find(name)


def _check(name: str, found: object) -> Game:
    if not isinstance(found, Game):
        raise UsageError(f"its entry point is a {type(found).__name__}, not a pennant.Game")
    missing = [attribute for attribute in Game.__annotations__ if not hasattr(found, attribute)]
    if missing:
        raise UsageError(f"{type(found).__name__} lacks {', '.join(missing)}")
    if found.name != name:
        raise UsageError(f"its entry point must have the name of the game, {found.name!r}")
    if not re.fullmatch(NAME_FORM, name):
        raise UsageError("a name consists of 2 to 20 small letters from a to z")
    return found


_GAMES: Final = Plugins("pennant.games", "game", OWN, _check)
