"""All the cards of a set as files: to print, or to look through."""

import re
from pathlib import Path
from typing import Any, Final, Protocol, cast

from pennant.games import game
from pennant.kernel.errors import UsageError

BACK: Final = "back.svg"
_UNFIT: Final = re.compile(r"[^\w.-]+")
"""What an id may hold, but a file name had better not."""


class Art(Protocol):
    """What a game offers in its module `art`; `cards` is a set of that game or its folder, else its own one."""

    def portrait(self, card_id: str, cards: Any = None) -> str: ...

    def face(self, card_id: str, language: str = "en", cards: Any = None) -> str: ...

    def back(self) -> str: ...

    def card_set(self, cards: Any = None) -> Any: ...

    def card_ids(self, cards: Any = None) -> list[str]: ...

    def samples(self) -> tuple[str, ...]: ...


def art_of(game_name: str) -> Art:
    """The pictures of a game."""
    found = game(game_name)
    art = found.find_module("art")
    if art is None:
        raise UsageError(f"{found.title} has no pictures")
    return cast(Art, art)


def write_faces(game_name: str, folder: Path, language: str = "en", cards: Any = None) -> list[Path]:
    """Write every card of a set, and the back, into a folder; all are drawn before the first one is written."""
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
    """The id of the card, made fit for a file; no two cards share one."""
    stem = _UNFIT.sub("_", card_id).strip(".")[:80] or "_"
    name, count = f"{stem}.svg", 1
    while name.lower() in {each.lower() for each in taken}:
        count += 1
        name = f"{stem}-{count}.svg"
    return name
