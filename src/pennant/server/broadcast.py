"""A table in the memory of a worker, its subscribers, and how entries are broadcast to them."""

import asyncio
import time
from typing import NamedTuple, Protocol

import msgspec

from pennant.server import metrics
from pennant.server.entries import Entry
from pennant.server.messages import ByeCode, ToClient
from pennant.server.table_views import TableViews, Viewer

_CHANGES_TABLE = frozenset({"sat", "left", "started", "away", "stand-in", "back", "resigned", "rematch", "expired",
                            "removed", "vacation", "named"})  # fmt: skip
"""Kinds of entries that change what `TableViews.info` returns."""


class Subscriber(Protocol):
    """A connection to a table."""

    viewer: Viewer
    seats: frozenset[int]
    seq: int
    """The last entry that was sent to it."""

    def send(self, message: str) -> None: ...

    def close(self, code: ByeCode) -> None: ...


class Outgoing(NamedTuple):
    """An entry with the messages to broadcast: one for each viewer, and one about the table if that has changed."""

    entry: Entry
    messages: dict[Viewer, str]
    table: str | None


class LoadedTable:
    """A table that this worker knows, with its subscribers. `views` is dropped from memory when the table is idle."""

    __slots__ = ("_when_dropped", "id", "lock", "pending_moves", "subscribers", "touched", "views")

    def __init__(self, id: str) -> None:
        self.id = id
        self.lock = asyncio.Lock()
        self.subscribers: set[Subscriber] = set()
        self.views: TableViews | None = None
        self.pending_moves: set[tuple[int, int]] = set()
        """Moves that are being chosen automatically, as seat and the entry since which it owes its decision."""
        self.touched = time.monotonic()
        self._when_dropped: tuple[list[int], int] = [], 0
        """What `owing` and `last_update` returned when `views` was dropped."""

    def owing(self) -> list[int]:
        """The people whose move the others are waiting for. At a correspondence table nobody waits at the screen."""
        table = self.views.table if self.views else None
        if table is None:
            return self._when_dropped[0]
        return [] if table.settings.clock.kind == "days" else table.owing_people()

    def last_update(self) -> int:
        """When the last entry was written."""
        return self.views.table.updated if self.views else self._when_dropped[1]

    def drop(self) -> None:
        """Drop the table from memory."""
        self._when_dropped = self.owing(), self.last_update()
        self.views = None
        self.pending_moves.clear()

    def outgoing(self, views: TableViews, entry: Entry) -> Outgoing:
        """The messages for an entry that was just applied."""
        viewers = {subscriber.viewer for subscriber in self.subscribers}
        if entry.kind == "left":
            viewers.add(None)  # the person who left the seat stays as a spectator
        changed = views.table.status in ("over", "removed") or entry.kind in _CHANGES_TABLE
        return Outgoing(
            entry,
            {
                viewer: encode({"is": "entry", **message})
                for viewer, message in views.entry_messages(entry, viewers).items()
            },
            encode({"is": "table", "table": views.info()}) if viewers and changed else None,
        )

    def broadcast(self, outgoing: Outgoing) -> None:
        """Send an entry to all subscribers that do not have it yet."""
        entry = outgoing.entry
        if entry.kind == "left":
            self._make_spectators(entry.seat)
        for subscriber in list(self.subscribers):
            if entry.seq <= subscriber.seq:
                continue
            subscriber.seq = entry.seq
            subscriber.send(outgoing.messages[subscriber.viewer])
            if outgoing.table is not None:
                subscriber.send(outgoing.table)
            if entry.kind == "removed":
                subscriber.close("removed")
        if entry.kind == "move":
            metrics.MOVES.inc()

    def _make_spectators(self, seat: int | None) -> None:
        """Subscribers at a seat that was left are spectators until they sit down again."""
        for subscriber in self.subscribers:
            if seat in subscriber.seats:
                subscriber.seats = subscriber.seats - {seat}
                subscriber.viewer = None if subscriber.viewer == seat else subscriber.viewer


def encode(message: ToClient) -> str:
    """The JSON text of a message."""
    return msgspec.json.encode(message).decode()
