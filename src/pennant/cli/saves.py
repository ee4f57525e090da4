"""Saved games: every game is a record in one folder, with a journal beside it while the game is played.

The record file holds the game as it was when the program started. Every move after that is one line of the journal,
which is cheap to append. When the program ends, it writes the whole record and removes the journal. After a crash the
journal is still there, and `load` adds its moves to those of the record.
"""

import os
from datetime import datetime
from pathlib import Path

import msgspec
from platformdirs import user_data_path

from pennant.cli.terminal import new_console
from pennant.kernel.errors import PennantError, RecordError, UsageError
from pennant.kernel.record import Record
from pennant.kernel.structs import read_as
from pennant.kernel.words import Words


class Saved(msgspec.Struct, frozen=True):
    """A game on file."""

    path: Path
    record: Record
    changed: float
    """The time of the last change, in seconds since 1970."""
    lost_move: bool = False
    """Whether the program stopped while it wrote a move. That move is missing."""


class JournalLine(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A move in the journal."""

    move: int
    """The number of the move in the record, from 1."""
    seat: int
    text: str
    rolls: tuple[int, ...] = ()
    """The rolls of real dice since the last line."""


class SaveFile:
    """The file of a game that is being played."""

    def __init__(self, record: Record, path: Path) -> None:
        self.record, self.path = record, path
        self._moves = self._rolls = 0
        """The number of moves and rolls that are on disk."""

    def begin(self) -> None:
        """Write the whole record, without a journal."""
        save(self.record, self.path)
        journal_of(self.path).unlink(missing_ok=True)
        self._moves, self._rolls = len(self.record.moves), len(_rolls(self.record))

    def add_moves(self) -> None:
        """Append the new moves to the journal; they are on disk when this returns."""
        lines = self._new_lines()
        if not lines:
            return
        try:
            with journal_of(self.path).open("ab") as journal:
                journal.write(b"".join(msgspec.json.encode(line) + b"\n" for line in lines))
                journal.flush()
                os.fsync(journal.fileno())
        except OSError as error:
            raise _not_saved(self.path, error) from None

    def _new_lines(self) -> list[JournalLine]:
        rolls = tuple(_rolls(self.record)[self._rolls :])
        lines: list[JournalLine] = []
        for seat, text in self.record.moves[self._moves :]:
            self._moves += 1
            lines.append(JournalLine(self._moves, seat, text, () if lines else rolls))
        if lines:
            self._rolls += len(rolls)
        return lines

    def close(self) -> None:
        """Write the whole record and remove the journal."""
        if journal_of(self.path).exists():
            self.begin()


def games_folder() -> Path:
    """`PENNANT_HOME`, or the system's folder for application data; the server uses the same."""
    home = os.environ.get("PENNANT_HOME")
    return (Path(home).expanduser() if home else user_data_path("pennant", False)) / "games"


def new_file(game: str, mode: str) -> Path:
    """An unused file name for a game."""
    name = f"{game}-{mode}-{datetime.now():%Y-%m-%d-%H%M%S}"
    path, number = games_folder() / f"{name}.json", 1
    while path.exists() or journal_of(path).exists():
        number += 1
        path = games_folder() / f"{name}-{number}.json"
    return path


def journal_of(path: Path) -> Path:
    """The journal of a record file."""
    return path.with_name(f"{path.name}.moves")


def save(record: Record, path: Path) -> None:
    try:
        record.save(path)
    except OSError as error:
        raise _not_saved(path, error) from None


def load(path: Path) -> Saved:
    """Read a record file, with the moves of its journal if the program that wrote it did not end properly."""
    record, journal = Record.load(path), journal_of(path)
    try:
        changed = path.stat().st_mtime
        if not journal.exists():
            return Saved(path, record, changed)
        changed = max(changed, journal.stat().st_mtime)
        content = journal.read_bytes()
    except OSError as error:
        raise RecordError(f"{path} cannot be read: {error.strerror}") from None
    return Saved(path, record, changed, _add_journal(record, content, journal))


def read_record(path: Path, words: Words) -> Record:
    """The record of a saved game; a note on the error output says if its last move is missing."""
    saved = load(path)
    if saved.lost_move:
        new_console(stderr=True).print(words.say("lost-move", path=str(path)))
    return saved.record


def _add_journal(record: Record, content: bytes, journal: Path) -> bool:
    """Add the moves of a journal to a record; returns whether the last line is incomplete.

    A crash between writing the whole record and removing the journal leaves lines that are already in the record.
    """
    *lines, rest = content.split(b"\n")
    on_file = len(record.moves)
    for number, text in enumerate(lines, start=1):
        try:
            line = read_as(msgspec.json.decode(text), JournalLine)
        except (msgspec.DecodeError, msgspec.ValidationError) as error:
            if number == len(lines) and not rest:
                return True
            raise RecordError(f"line {number} of {journal} is not a move: {error}") from None
        if line.move <= on_file:
            continue
        if line.move != len(record.moves) + 1:
            raise RecordError(
                f"line {number} of {journal} has move {line.move}, but move {len(record.moves) + 1} comes next"
            )
        record.moves.append((line.seat, line.text))
        if line.rolls:
            record.chance["rolls"] = [*_rolls(record), *line.rolls]
    return bool(rest)


def _rolls(record: Record) -> list[int]:
    """The rolls of a game with real dice."""
    rolls: list[int] = record.chance.get("rolls", [])
    return rolls


def _not_saved(path: Path, error: OSError) -> PennantError:
    return PennantError(f"the game cannot be saved in {path}: {error.strerror}")


def unfinished_games() -> list[Saved]:
    """The games that can be resumed, the latest first. Files that are not records are skipped."""
    found: list[Saved] = []
    for path in games_folder().glob("[!.]*.json"):
        try:
            saved = load(path)
        except RecordError:
            continue
        if saved.record.result is None:
            found.append(saved)
    return sorted(found, key=lambda saved: saved.changed, reverse=True)


def latest(game: str | None) -> Saved:
    """The latest unfinished game."""
    for saved in unfinished_games():
        if game is None or saved.record.game == game:
            return saved
    raise UsageError(f"there is no unfinished game in {games_folder()}")
