"""Write all cards of a set to files, for printing or browsing."""

import re
from pathlib import Path
from typing import Any, Final, Protocol, cast

from pennant.games import game
from pennant.kernel.errors import UsageError

BACK: Final = "back.svg"
_UNFIT: Final = re.compile(r"[^\w.-]+")
"""Characters that ids may contain, but file names should not."""


class Art(Protocol):
    """The interface of a game's `art` module; `cards` is a card set or its folder, by default the game's own set."""

    def portrait(self, card_id: str, cards: Any = None) -> str: ...

    def face(self, card_id: str, language: str = "en", cards: Any = None) -> str: ...

    def back(self) -> str: ...

    def card_set(self, cards: Any = None) -> Any: ...

    def card_ids(self, cards: Any = None) -> list[str]: ...

    def samples(self) -> tuple[str, ...]: ...


def art_of(game_name: str) -> Art:
    """The `art` module of a game."""
    found = game(game_name)
    art = found.find_module("art")
    if art is None:
        raise UsageError(f"{found.title} has no pictures")
    return cast(Art, art)


def write_faces(game_name: str, folder: Path, language: str = "en", cards: Any = None) -> list[Path]:
    """Write all cards of a set and the back to a folder; all are drawn before the first file is written."""
    art = art_of(game_name)
    book = art.card_set(cards)
    drawn = {BACK: art.back()}
    for card_id in art.card_ids(book):
        drawn[_file_name(card_id, drawn)] = art.face(card_id, language, book)
    if folder.exists() and not folder.is_dir():
        raise UsageError(f"{folder} is a file: name a folder for the pictures")
    folder.mkdir(parents=True, exist_ok=True)
    for name, picture in drawn.items():
        (folder / name).write_text(picture + "\n", encoding="utf-8", newline="\n")
    return [folder / name for name in drawn]


def _file_name(card_id: str, taken: dict[str, str]) -> str:
    """A unique file name for a card, made from its id."""
    stem = _UNFIT.sub("_", card_id).strip(".")[:80] or "_"
    name, count = f"{stem}.svg", 1
    while name.lower() in {each.lower() for each in taken}:
        count += 1
        name = f"{stem}-{count}.svg"
    return name
