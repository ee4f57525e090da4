"""The keys of all messages that leave the server, by kind of entry and by audience.

`python -m tests.server.outgoing` writes `outgoing.golden.txt`, which a test compares with what the server sends today.
Read the difference before you commit it: a new key is new information for that audience.
"""

from collections.abc import Iterator
from pathlib import Path
from textwrap import wrap
from typing import Any, NamedTuple, get_args

import msgspec

from pennant.server.broadcast import LoadedTable
from pennant.server.entries import IN_THE_GAME, Clock, Entry, Kind, Settings
from pennant.server.new_table import new_settings
from pennant.server.replays import EVERYTHING, Everything, build_replay
from pennant.server.table import Draft, Table
from pennant.server.table_views import TableViews, Viewer

GOLDEN = Path(__file__).with_name("outgoing.golden.txt")
ID = "lantern-7kq2m"
SECRET = "5e" * 32
START = 1_800_000_000_000
OPAQUE = {("view",), ("events",), ("past", "events"), ("past", "before"), ("options",), ("choices", "args"),
          ("decision",), ("table",), ("entries",)}  # fmt: skip
"""Parts that games define and filter, which the sniffer checks by their values; and parts with their own section."""
HEADER = """\
# The keys of all messages that leave the server. A test compares this file with what the server sends.
# Write it again with: PYTHONPATH=src .venv/bin/python -m tests.server.outgoing
#
# name?     not in every such message
# {…}       defined and filtered by the game, or listed in its own section
#
# The host of a table gets the same messages as every other seat.
"""


class Shape:
    """The merged keys of several JSON values."""

    def __init__(self) -> None:
        self.seen = 0
        self.dicts = 0
        self.keys: dict[str, Shape] = {}
        self.item: Shape | None = None

    def add(self, value: Any) -> None:
        self.seen += 1
        if isinstance(value, dict):
            self.dicts += 1
            for name, each in value.items():
                self.keys.setdefault(name, Shape()).add(each)
        elif isinstance(value, list):
            self.item = self.item or Shape()
            for each in value:
                self.item.add(each)

    def text(self, path: tuple[str, ...] = ()) -> str:
        brackets = "[]" if self.item is not None else ""
        if path in OPAQUE and (self.keys or self.item):
            return brackets + "{…}"
        parts = [
            f"{name}{'?' * (shape.seen < self.dicts)}{shape.text((*path, name))}"
            for name, shape in sorted(self.keys.items())
        ]
        own = "{" + ", ".join(parts) + "}" if parts else ""
        return (brackets + self.item.text(path) if self.item is not None else "") + own


class Sent(NamedTuple):
    """A message and its audience."""

    section: str
    audience: str
    data: dict[str, Any]


class Ear:
    """A subscriber that keeps what it is sent."""

    def __init__(self, viewer: Viewer) -> None:
        self.home = viewer
        self.viewer = viewer
        self.seats = frozenset() if viewer is None else frozenset({viewer})
        self.seq = 0
        self.messages: list[dict[str, Any]] = []

    def send(self, message: str) -> None:
        self.messages.append(msgspec.json.decode(message))

    def close(self, code: str) -> None:
        pass


class Play:
    """A table with a subscriber at each seat and a spectator; keeps all messages to them."""

    def __init__(self, game: str, mode: str, options: dict[str, Any] | None = None, clock: Clock | None = None) -> None:
        settings = Settings(
            game=game, mode=mode, options=options or {}, edition=0, secret=SECRET, seats=["open", "open"],
            clock=clock or Clock(),
        )  # fmt: skip
        self.entries = [Entry(1, "created", None, msgspec.to_builtins(new_settings(settings)), START, "key-1")]
        self.table = Table(ID, self.entries[0])
        self.views = TableViews(self.table)
        self.loaded = LoadedTable(ID)
        self.loaded.views = self.views
        self.ears = [Ear(viewer) for viewer in (0, 1, None)]
        self.loaded.subscribers.update(self.ears)
        self.sent: list[Sent] = []
        self.look()

    def do(self, drafts: list[Draft]) -> None:
        """Apply drafts and broadcast them, as the table service does."""
        assert drafts
        for kind, seat, body in drafts:
            number = self.table.seq + 1
            entry = Entry(number, kind, seat, body, self.table.updated + 1000, f"key-{number}")
            self.entries.append(entry)
            self.table.apply(entry)
            self.loaded.broadcast(self.loaded.outgoing(self.views, entry))
            for ear in self.ears:
                for message in ear.messages:
                    section = f"entry {kind}" if message["is"] == "entry" else f"message {message['is']}"
                    self.add(section, audience(ear.home, seat), message)
                ear.messages.clear()
        self.look()

    def add(self, section: str, who: str, message: dict[str, Any]) -> None:
        self.sent.append(Sent(section, who, message))
        for part in ("decision", "table"):
            if message.get(part) is not None:
                self.sent.append(Sent(part, "spectator" if who == "spectator" else "a seat", message[part]))

    def look(self) -> None:
        """Take a snapshot for each viewer."""
        for ear in self.ears:
            message = msgspec.json.decode(msgspec.json.encode(self.views.snapshot(ear.viewer, [], 0)))
            who = "spectator" if ear.viewer is None else "a seat"
            for entry in message["entries"]:
                self.add(f"message welcome, recent entry {entry['kind']}", who, entry)
            self.add("message welcome", who, message)

    def sit(self) -> "Play":
        for seat in range(len(self.table.seats)):
            self.do(self.table.sit(seat, f"Name {seat}", f"luck-{seat}", f"guest-{seat}"))
        return self

    def move(self, seat: int | None = None) -> int:
        seat = self.table.waiting_for()[0] if seat is None else seat
        self.do(self.table.move(seat, self.table.state.legal(seat)[0], self.table.seq))
        return seat

    def replay(self) -> None:
        """Replay the game for each viewer, and with nothing hidden if it is over."""
        viewers: dict[Viewer | Everything, str] = {0: "a seat", None: "spectator"}
        if self.table.status == "over":
            viewers[EVERYTHING] = "everyone, when the game is over"
        for viewer, who in viewers.items():
            data = msgspec.json.decode(msgspec.json.encode(build_replay(ID, self.entries, None, viewer)))
            for entry in data["entries"]:
                self.add(f"replay, entry {entry['kind']}", who, entry)
            self.add("replay", who, data)


def audience(viewer: Viewer, seat: int | None) -> str:
    if viewer is None:
        return "spectator"
    if seat is None:
        return "a seat"
    return "the seat itself" if viewer == seat else "another seat"


def plays() -> Iterator[Play]:
    """Tables where every kind of entry happens."""
    play = Play("highlights", "single")
    play.do(play.table.sit(0, "Name 0", "luck-0", "guest-0"))
    play.do(play.table.leave(0))
    play.do(play.table.put_bot(1, "random"))
    yield play
    play = Play("highlights", "single").sit()
    play.do(play.table.undo(play.move()))
    first = play.move()
    play.move()
    play.do(play.table.undo(first))
    play.do(play.table.answer(1 - first, yes=False))
    play.do(play.table.undo(first))
    play.do(play.table.answer(1 - first, yes=True))
    play.do(play.table.say(0, {"phrase": "hello"}))
    play.do(play.table.say(0, {"text": "a text"}))
    play.do(play.table.away(1, START))
    play.do(play.table.stand_in(1, "away"))
    play.do(play.table.back(1))
    play.do(play.table.rename(0, "New name"))
    play.replay()
    play.do(play.table.resign(1))
    play.do(play.table.rematch("maple-22222"))
    play.replay()
    yield play
    play = Play("clutch", "single", {"windows": "open"})
    play.do(play.table.sit(0, "Name 0", "luck-0", "guest-0", "bullpen"))
    play.do(play.table.sit(1, "Name 1", "luck-1", "guest-1"))
    play.do(play.table.give_orders(0, ["own-lineup", "pass-cards"]))
    while not any(entry.body.get("ordered") for entry in play.entries):
        if drafts := play.table.standing_order_move():
            play.do(drafts)
        else:
            play.move()
    play.do(play.table.remove())
    yield play
    play = Play("fantasy", "season", {"seats": 2}, Clock("days", days=2)).sit()
    play.move()
    play.do(play.table.set_vacation(0, START))
    play.do(play.table.set_vacation(0, None))
    play.do(play.table.expire())
    yield play


def collect() -> list[Sent]:
    return [sent for play in plays() for sent in play.sent]


def secrets(sent: list[Sent]) -> set[str]:
    """Secret texts that occur in these messages, which must not have any."""
    text = msgspec.json.encode([each.data for each in sent]).decode()
    return {word for word in (SECRET, "luck-", "guest-", "key-") if word in text}


def kinds(sent: list[Sent]) -> set[str]:
    return {each.section.removeprefix("entry ") for each in sent if each.section.startswith("entry ")}


def golden(sent: list[Sent]) -> str:
    shapes: dict[str, dict[str, Shape]] = {}
    for section, who, data in sent:
        shapes.setdefault(section, {}).setdefault(who, Shape()).add(data)
    lines = [HEADER]
    for section in sorted(shapes):
        lines.append(f"[{section}]")
        texts = {who: shape.text() for who, shape in sorted(shapes[section].items())}
        if len(texts) > 1 and len(set(texts.values())) == 1:
            texts = {"everyone": next(iter(texts.values()))}
        for who, text in texts.items():
            lines += wrap(f"{who}: {text}", 118, subsequent_indent="    ", break_long_words=False)
        lines.append("")
    return "\n".join(lines)


def sections() -> list[str]:
    """The sections of the golden list."""
    return [line[1:-1] for line in GOLDEN.read_text(encoding="utf-8").splitlines() if line.startswith("[")]


ALL_KINDS = set(get_args(Kind)) - {"created"}
"""The first entry of a table is not sent: its content is in `table`."""
assert IN_THE_GAME < ALL_KINDS

if __name__ == "__main__":
    GOLDEN.write_text(golden(collect()), encoding="utf-8")
