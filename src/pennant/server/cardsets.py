"""Card sets that the operator has put into the data folder: `cards/<game>/<set>/`."""

from functools import cache
from pathlib import Path
from typing import Any

import pennant
from pennant.kernel.errors import UsageError, nearest


class CardSets:
    """The sets besides our own."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def names(self, game: str) -> list[str]:
        folder = self._folder / game
        return sorted(each.name for each in folder.iterdir() if each.is_dir()) if folder.is_dir() else []

    def folder(self, game: str, name: str | None) -> str | None:
        """The folder of a set; `None` for our own."""
        if name is None:
            return None
        if name not in self.names(game):
            raise UsageError(f"there is no card set {name!r} here: {nearest(name, self.names(game))}")
        return str(self._folder / game / name)

    def loaded(self, game: str, name: str | None) -> Any:
        return _loaded(game, self.folder(game, name))


@cache
def _loaded(game: str, folder: str | None) -> Any:
    return pennant.game(game).card_set(folder)
