"""Saved games: every game is a record in one folder, written atomically after every move."""

import os
from datetime import datetime
from pathlib import Path

import msgspec
from platformdirs import user_data_path

from pennant.kernel.errors import PennantError, RecordError, UsageError
from pennant.kernel.record import Record


class Saved(msgspec.Struct, frozen=True):
    """A saved game that is not over."""

    path: Path
    record: Record


def games_folder() -> Path:
    """`PENNANT_HOME`, or the folder where this system keeps the data of programs; the server uses the same."""
    home = os.environ.get("PENNANT_HOME")
    return (Path(home).expanduser() if home else user_data_path("pennant", False)) / "games"


def new_file(game: str, mode: str) -> Path:
    """An unused file name for a game."""
    name = f"{game}-{mode}-{datetime.now():%Y-%m-%d-%H%M%S}"
    path, number = games_folder() / f"{name}.json", 1
    while path.exists():
        number += 1
        path = games_folder() / f"{name}-{number}.json"
    return path


def save(record: Record, path: Path) -> None:
    try:
        record.save(path)
    except OSError as error:
        raise PennantError(f"the game cannot be saved in {path}: {error.strerror}") from None


def unfinished_games() -> list[Saved]:
    """The games that can be resumed, the latest first. Files that are not records are skipped."""
    found: list[tuple[float, Saved]] = []
    for path in games_folder().glob("[!.]*.json"):
        try:
            record = Record.load(path)
            changed = path.stat().st_mtime
        except (RecordError, OSError):
            continue
        if record.result is None:
            found.append((changed, Saved(path, record)))
    return [saved for _, saved in sorted(found, key=lambda each: each[0], reverse=True)]


def latest(game: str | None) -> Saved:
    """The latest game that is not over."""
    for saved in unfinished_games():
        if game is None or saved.record.game == game:
            return saved
    raise UsageError(f"there is no unfinished game in {games_folder()}")
