"""The corpus: logs of tables as databases contain them, with digests of their states.

`python -m tests.server.stored` plays and writes games that are missing; delete a file to have it written again. A new
edition of a game adds files and keeps the old ones, because tables that started under old rules continue under them.
"""

import sys
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any

import msgspec

import pennant
from pennant.server.entries import Entry, Settings
from pennant.server.new_table import new_settings
from pennant.server.table import Draft, Table

FOLDER = Path(__file__).parent / "corpus"
BEGAN = 1_800_000_000_000
LONGEST = 600
"""Moves of a finished game, at most; longer games are stored only while they are running."""
RUNNING = 60

GAMES: dict[str, tuple[str, str, int, dict[str, Any]]] = {
    "highlights-beginner": ("highlights", "beginner", 2, {}),
    "highlights-standard": ("highlights", "standard", 2, {}),
    "highlights-expert": ("highlights", "expert", 2, {}),
    "highlights-single": ("highlights", "single", 2, {}),
    "highlights-spring": ("highlights", "spring", 2, {}),
    "highlights-solitaire": ("highlights", "solitaire", 1, {}),
    "highlights-tournament": ("highlights", "tournament", 4, {}),
    "fantasy-season": ("fantasy", "season", 2, {"seats": 2}),
    "fantasy-season-of-five": ("fantasy", "season", 5, {"seats": 5}),
    "fantasy-solo": ("fantasy", "solo", 1, {}),
    "clutch-single": ("clutch", "single", 2, {"windows": "quick"}),
    "clutch-series": ("clutch", "series", 2, {}),
    "clutch-season": ("clutch", "season", 2, {}),
}


class Stored(msgspec.Struct):
    """A stored table: its entries, and the digest of the game after some of them."""

    status: str
    entries: list[Entry]
    digests: dict[str, str]
    """Digests by entry number."""


def file_of(name: str) -> Path:
    return FOLDER / f"{name}.json"


def load(name: str) -> Stored:
    return msgspec.json.decode(file_of(name).read_bytes(), type=Stored)


def save(name: str, stored: Stored) -> None:
    """Write one entry per line, for readable diffs."""
    entries = ",\n".join(msgspec.json.encode(entry).decode() for entry in stored.entries)
    digests = ",\n".join(f'"{seq}":"{digest}"' for seq, digest in stored.digests.items())
    text = f'{{"status":"{stored.status}","entries":[\n{entries}\n],"digests":{{\n{digests}\n}}}}\n'
    file_of(name).write_text(text, encoding="utf-8")


class Maker:
    """Plays a table and keeps its entries and digests."""

    def __init__(self, name: str) -> None:
        game, mode, self.seats, options = GAMES[name]
        settings = new_settings(
            Settings(
                game=game,
                mode=mode,
                options=options,
                edition=0,
                secret=sha256(name.encode()).hexdigest(),
                seats=["open"] * self.seats,
            )
        )
        self.entries = [Entry(1, "created", None, msgspec.to_builtins(settings), BEGAN, "r1")]
        self.table = Table("stored-00000", self.entries[0])
        self.random = Random(name)
        self.digests: dict[str, str] = {}

    def add(self, drafts: list[Draft]) -> None:
        for kind, seat, body in drafts:
            number = self.table.seq + 1
            entry = Entry(number, kind, seat, body, BEGAN + 1000 * number, f"r{number}")
            self.table.apply(entry)
            self.entries.append(entry)
            if self.table.sitting is not None and (number % 25 == 0 or kind in ("started", "undo", "taken-back")):
                self.digest()

    def digest(self) -> None:
        self.digests[str(self.table.seq)] = self.table.game.digest(self.table.state)

    def sit_down(self) -> None:
        for seat in range(self.seats):
            self.add(self.table.sit(seat, f"P{seat}", f"luck {seat}", f"guest-{seat}"))

    def move(self) -> None:
        seat = self.table.waiting_for()[0]
        self.add(self.table.move(seat, self.random.choice(self.table.state.legal(seat)), self.table.seq))

    def do_something_else(self) -> None:
        """Do something else than a move."""
        table, seat = self.table, self.random.randrange(self.seats)
        match self.random.randrange(6):
            case 0:
                self.add(table.say(seat, {"phrase": "nice-play"}))
            case 1 if any(table.can_undo(each) for each in range(self.seats)):
                self.add(table.undo(next(each for each in range(self.seats) if table.can_undo(each))))
            case 2 if table.sitting and any(mover == seat for mover, _ in table.sitting.record.moves):
                if table.sitting.can_undo(seat) or not table.sitting.to_take_back(seat):
                    return
                self.add(table.undo(seat))
                for other in range(self.seats):
                    if other != seat and table.undo_asked is not None:
                        self.add(table.answer(other, yes=True))
            case 3:
                self.add(table.away(seat, BEGAN))
                self.add(table.stand_in(seat, "away"))
                self.add(table.back(seat))

    def stored(self) -> Stored:
        self.digest()
        return Stored(self.table.status, self.entries, self.digests)


def make_finished(name: str) -> Stored | None:
    """Play a game to its end; `None` if it is too long."""
    maker = Maker(name)
    maker.sit_down()
    for _ in range(LONGEST):
        if maker.table.status == "over":
            return maker.stored()
        maker.move()
    return None


def make_running(name: str) -> Stored:
    """Play a part of a game, with all other kinds of entries."""
    whole = make_finished(name)
    maker = Maker(name)
    maker.sit_down()
    for number in range(RUNNING if whole is None else min(RUNNING, len(whole.entries) // 2)):
        maker.move()
        if number % 4 == 3:
            maker.do_something_else()
    return maker.stored()


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for name in GAMES:
        edition = pennant.game(GAMES[name][0]).edition
        for kind, make in (("finished", make_finished), ("running", make_running)):
            title = f"{name}-{kind}-edition-{edition}"
            if not file_of(title).exists() and (stored := make(name)) is not None:
                save(title, stored)
                sys.stdout.write(f"{title}: {len(stored.entries)} entries\n")
