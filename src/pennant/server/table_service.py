"""The tables of one worker: executes commands, stores their entries and broadcasts them.

This is where the parts of the server meet. A command is a function from a table to drafts of entries. The drafts are
applied to the table in memory, stored, and broadcast to the subscribers; only then is the command acknowledged.
"""

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable, Iterable
from typing import Any, TypeVar

import msgspec

from pennant.server import metrics
from pennant.server.automatic_moves import AutomaticMoves
from pennant.server.bot_workers import BotWorkers
from pennant.server.broadcast import LoadedTable, Outgoing, Subscriber
from pennant.server.cardsets import CardSets
from pennant.server.entries import Entry, Settings
from pennant.server.errors import CommandRefused
from pennant.server.guests import Keys
from pennant.server.ids import new_idempotency_key, new_table_id
from pennant.server.messages import EntryInfo
from pennant.server.store import Store
from pennant.server.table import Command, Draft, Table, replay
from pennant.server.table_index import index_row
from pennant.server.table_views import TableViews, Viewer
from pennant.server.timestamps import now
from pennant.server.writer import Writer

log = logging.getLogger("pennant.table_service")

T = TypeVar("T")
Observer = Callable[[Table, list[Entry]], None]
"""Called with a table and its new entries once they are stored, in the worker that stored them."""

ATTEMPTS = 20
"""How often a command is retried when other workers write to the same table first."""


class TableService:
    """All tables of one worker."""

    def __init__(self, store: Store, writer: Writer, bot_workers: BotWorkers, keys: Keys, card_sets: CardSets) -> None:
        self.store = store
        self.writer = writer
        self.keys = keys
        self.card_sets = card_sets
        self.observers: list[Observer] = []
        self.loaded_tables: dict[str, LoadedTable] = {}
        self._automatic_moves = AutomaticMoves(bot_workers, card_sets, self.execute)
        self._commands: set[asyncio.Task[Entry | None]] = set()

    # --- tables -------------------------------------------------------------------------------------------------------

    async def create(self, settings: Settings, seated: Iterable[Draft]) -> str:
        """Create a table with the people who sit down at once, and return its id."""
        new, at = new_table_id(), now()
        first = Entry(1, "created", None, msgspec.to_builtins(settings), at, new_idempotency_key())
        table = Table(new, first, self.card_sets.folder(settings.game, settings.cards))
        entries = [first]
        for kind, seat, body in seated:
            entries.append(Entry(table.seq + 1, kind, seat, body, at, new_idempotency_key()))
            table.apply(entries[-1])
        if all(seat.kind != "open" for seat in table.seats):
            entries.append(Entry(table.seq + 1, "started", None, {}, at, new_idempotency_key()))
            table.apply(entries[-1])
        if not await self.writer.write(new, entries, index_row(table)):
            return await self.create(settings, seated)
        metrics.TABLES.inc()
        loaded = self._loaded_table(new)
        loaded.views = TableViews(table)
        self._automatic_moves.schedule(loaded, table)
        return new

    async def read(self, id: str, query: Callable[[TableViews], T]) -> T:
        """Read something from a table, between two of its entries."""
        loaded = self._loaded_table(id)
        async with loaded.lock:
            return query(await self._load(loaded))

    async def read_many(self, ids: Iterable[str], query: Callable[[TableViews], T]) -> list[T]:
        """Read the same from several tables. Tables that were removed in the meantime are left out."""
        found: list[T] = []
        for each in ids:
            with contextlib.suppress(CommandRefused):
                found.append(await self.read(each, query))
        return found

    async def execute(self, id: str, command: Command, idempotency_key: str | None = None) -> Entry | None:
        """Execute a command: store its entries, then broadcast them. Returns the first entry, if there is one.

        A command with an idempotency key that was used before is not executed again: the entry that it made is
        returned. A command that was started is always completed, even if its sender disconnects, so everyone
        hears of what was stored.
        """
        task = asyncio.create_task(self.execute_unshielded(id, command, idempotency_key))
        self._commands.add(task)
        task.add_done_callback(self._forget_command)
        return await asyncio.shield(task)

    def _forget_command(self, task: "asyncio.Task[Entry | None]") -> None:
        self._commands.discard(task)
        if not task.cancelled():
            task.exception()  # marks it as retrieved: the caller may be gone

    async def execute_unshielded(self, id: str, command: Command, idempotency_key: str | None) -> Entry | None:
        """Like `execute`, for callers that cannot be cancelled while it runs."""
        loaded = self._loaded_table(id)
        async with loaded.lock:
            for _ in range(ATTEMPTS):
                views = await self._load(loaded)
                table = views.table
                if idempotency_key is not None and idempotency_key in table.recent_by_key:
                    return table.recent_by_key[idempotency_key]
                drafts = command(table)
                if not drafts:
                    return None
                stored = await self._store(loaded, views, drafts, idempotency_key or new_idempotency_key())
                if stored:
                    for outgoing in stored:
                        loaded.broadcast(outgoing)
                    self._automatic_moves.schedule(loaded, table)
                    for observer in self.observers:
                        observer(table, [outgoing.entry for outgoing in stored])
                    return stored[0].entry
                await self._catch_up(loaded)
        raise CommandRefused("busy", "too many commands at this table at once: try again")

    async def refresh(self, id: str) -> None:
        """Apply and broadcast the entries that other workers have stored for a table."""
        loaded = self.loaded_tables.get(id)
        if loaded is None or (loaded.views is None and not loaded.subscribers):
            return
        async with loaded.lock:
            await self._catch_up(loaded)

    def is_behind(self, id: str, seq: int) -> bool:
        """Whether the table in memory or one of its subscribers does not have this entry yet."""
        loaded = self.loaded_tables.get(id)
        if loaded is None:
            return False
        known = [subscriber.seq for subscriber in loaded.subscribers]
        if loaded.views is not None:
            known.append(loaded.views.table.seq)
        return min(known, default=seq) < seq

    async def messages_since(self, id: str, last: int, viewer: Viewer) -> list[EntryInfo] | None:
        """The messages for the entries after `last`, as a viewer gets them; `None` if entry `last` does not exist."""
        entries = await self.store.entries(id)
        if not entries or not 1 <= last <= len(entries):
            return None
        return await asyncio.to_thread(self._messages_since, id, entries, last, viewer)

    def _messages_since(self, id: str, entries: list[Entry], last: int, viewer: Viewer) -> list[EntryInfo]:
        views = self._replay(id, entries, last)
        messages: list[EntryInfo] = []
        for entry in entries[last:]:
            views.table.apply(entry)
            messages.append(views.entry_message(entry, viewer))
        return messages

    def _cards(self, entries: list[Entry]) -> Any:
        body = entries[0].body
        return self.card_sets.folder(body["game"], body.get("cards"))

    async def read_log(self, id: str) -> tuple[list[Entry], Any]:
        """All entries of a table and the folder of its cards, to replay it from the beginning."""
        entries = await self.store.entries(id)
        if not entries:
            raise CommandRefused("unknown", "there is no such table")
        return entries, self._cards(entries)

    # --- subscribers --------------------------------------------------------------------------------------------------

    def subscribe(self, id: str, subscriber: Subscriber) -> None:
        self._loaded_table(id).subscribers.add(subscriber)

    def unsubscribe(self, id: str, subscriber: Subscriber) -> None:
        loaded = self.loaded_tables.get(id)
        if loaded is not None:
            loaded.subscribers.discard(subscriber)

    def drop_idle(self, after: float) -> None:
        """Drop tables from memory that were not used for this many seconds. They stay in the database."""
        moment = time.monotonic() - after
        for name, loaded in list(self.loaded_tables.items()):
            if loaded.touched < moment and not loaded.lock.locked():
                loaded.drop()
                if not loaded.subscribers:
                    del self.loaded_tables[name]
        metrics.TABLES_IN_MEMORY.set(sum(loaded.views is not None for loaded in self.loaded_tables.values()))
        metrics.CONNECTIONS.set(sum(len(loaded.subscribers) for loaded in self.loaded_tables.values()))

    async def close(self) -> None:
        self._automatic_moves.close()
        for loaded in self.loaded_tables.values():
            for subscriber in list(loaded.subscribers):
                subscriber.close("restart")

    # --- loading and storing ------------------------------------------------------------------------------------------

    def _loaded_table(self, id: str) -> LoadedTable:
        if id not in self.loaded_tables:
            self.loaded_tables[id] = LoadedTable(id)
        loaded = self.loaded_tables[id]
        loaded.touched = time.monotonic()
        return loaded

    async def _load(self, loaded: LoadedTable) -> TableViews:
        """The table, from memory or from the database."""
        views = loaded.views or await self._load_from_store(loaded)
        if views.table.status == "removed":
            raise CommandRefused("unknown", "this table was removed")
        return views

    async def _load_from_store(self, loaded: LoadedTable) -> TableViews:
        """Replay a table from the database, and broadcast the entries that its subscribers do not have yet."""
        entries = await self.store.entries(loaded.id)
        if not entries:
            self.loaded_tables.pop(loaded.id, None)
            for subscriber in loaded.subscribers:
                subscriber.close("removed")
            raise CommandRefused("unknown", "there is no such table")
        known = min((subscriber.seq for subscriber in loaded.subscribers), default=len(entries))
        views = await asyncio.to_thread(self._replay, loaded.id, entries, known)
        for entry in entries[known:]:
            views.table.apply(entry)
            loaded.broadcast(loaded.outgoing(views, entry))
        loaded.views = views
        self._automatic_moves.schedule(loaded, views.table)
        return views

    def _replay(self, id: str, entries: list[Entry], last: int) -> TableViews:
        """A table after entry `last`."""
        try:
            return TableViews(replay(id, entries[:last], self._cards(entries)))
        except CommandRefused:
            raise
        except Exception as error:  # moves made under other rules may raise anything
            log.error("table %s cannot be replayed: %s: %s", id, type(error).__name__, error)
            raise CommandRefused("broken", "this table cannot be loaded any more; the error was logged") from error

    async def _store(
        self, loaded: LoadedTable, views: TableViews, drafts: list[Draft], idempotency_key: str
    ) -> list[Outgoing]:
        """Apply and store drafts as entries; an empty list if another worker has stored an entry first.

        Entries are applied, and their messages built, before they are stored, because most of them can be stored. If
        they cannot, the table in memory is dropped and loaded again.
        """
        table = views.table
        at = max(now(), table.updated)
        stored: list[Outgoing] = []
        try:
            for kind, seat, body in drafts:
                key = new_idempotency_key() if stored else idempotency_key
                entry = Entry(table.seq + 1, kind, seat, body, at, key)
                table.apply(entry)
                stored.append(loaded.outgoing(views, entry))
            entries = [outgoing.entry for outgoing in stored]
            if await self.writer.write(loaded.id, entries, index_row(table, entries)):
                return stored
        except BaseException:
            loaded.views = None
            raise
        loaded.views = None
        return []

    async def _catch_up(self, loaded: LoadedTable) -> None:
        """Apply and broadcast the entries in the database that the table in memory does not have."""
        views = loaded.views
        if views is None:
            await self._load_from_store(loaded)
            return
        for entry in await self.store.entries(loaded.id, after=views.table.seq):
            views.table.apply(entry)
            loaded.broadcast(loaded.outgoing(views, entry))
        self._automatic_moves.schedule(loaded, views.table)
