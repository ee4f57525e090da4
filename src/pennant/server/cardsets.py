"""Card sets that the operator has installed in the data folder: `cards/<game>/<set>/`."""

import logging
from functools import cache
from pathlib import Path

import pennant
from pennant.kernel.errors import PennantError, UsageError, nearest
from pennant.server.messages import CardSetInfo

log = logging.getLogger("pennant.cardsets")


class CardSets:
    """The installed card sets."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def names(self, game: str) -> list[str]:
        folder = self._folder / game
        return sorted(each.name for each in folder.iterdir() if each.is_dir()) if folder.is_dir() else []

    def folder(self, game: str, name: str | None) -> str | None:
        """The folder of a card set; `None` for the built-in one."""
        if name is None:
            return None
        if name not in self.names(game):
            raise UsageError(f"there is no card set {name!r} here: {nearest(name, self.names(game))}")
        return str(self._folder / game / name)

    def describe(self, game: str) -> list[CardSetInfo]:
        """Names, titles and teams of the card sets that can be played with."""
        found = [_describe(game, name, str(self._folder / game / name)) for name in self.names(game)]
        return [each for each in found if each is not None]


@cache
def _describe(game: str, name: str, folder: str) -> CardSetInfo | None:
    """Title and teams of a card set; `None`, with a log line for the operator, if it has errors."""
    try:
        book = pennant.game(game).card_set(folder)
    except PennantError as error:
        log.warning("card set %s cannot be used: %s", folder, error)
        return None
    return {"name": name, "title": book.title, "teams": dict(pennant.game(game).text("en", book).teams())}
