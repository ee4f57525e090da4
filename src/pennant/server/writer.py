"""The one who writes: gathers the entries of a few milliseconds, commits them together, and then answers everybody.

A commit an entry tops out at a few hundred a second; twenty a commit are thousands. The database decides who was first:
a number of a table that is taken already is not written, and its author is told so. Whatever else is written often goes
along: SQLite has one lock for all who write, and who waits for it sleeps.
"""

import asyncio
import contextlib
import logging
import time
from collections.abc import Iterable, Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection, TextClause, delete, select, text, tuple_
from sqlalchemy.exc import DBAPIError

from pennant.server.database import change, entries, is_postgres, new_sync_engine, presence, put, seats, tables, turns
from pennant.server.entries import Entry
from pennant.server.metrics import METRICS

log = logging.getLogger("pennant.writer")

GATHER = 0.02
"""Seconds from the beginning of a commit to that of the next one: under load a dozen moves share one."""
MOST = 200
CLOSE_WITHIN = 10.0
PATIENCE = 30.0
"""How long a batch waits for a database that is away, in seconds; then nobody is acknowledged."""
CHANNEL = "pennant"
AWAY = "the database does not answer: nothing was changed, try again"
FULL = "the disk of the server is full: nothing was changed, try again later"


class DatabaseAway(Exception):
    """The database did not answer in time; nothing of the batch is acknowledged."""


class Index(msgspec.Struct):
    """The row of a table in the list of tables, as it is after its new entries; `guests` by seat where that changed."""

    id: str
    game: str
    status: str
    listed: int
    seq: int
    created: int
    updated: int
    due: int | None
    guests: dict[int, str] = {}
    turns: dict[int, int | None] | None = None
    """At a table with days to think: the people who owe a move, and until when they are on vacation."""
    fresh: bool = False
    """Whether the table is new."""


class _Job(msgspec.Struct):
    id: str
    entries: list[Entry]
    index: Index
    done: asyncio.Future[bool]


class Writer:
    """Writes batches until it is closed."""

    def __init__(self, database: str, worker: str) -> None:
        self._engine = new_sync_engine(database)
        self._worker = worker
        self._postgres = is_postgres(str(self._engine.url))
        first_wins = "ON CONFLICT DO NOTHING"
        entry, table = Entry.__struct_fields__, ("id", "game", "status", "listed", "seq", "created", "updated", "due")
        self._put_entries = put(entries, ("table_id", *entry), self._postgres, first_wins)
        self._put_tables = put(tables, table, self._postgres, first_wins)
        self._change_tables = change(tables, "id", "seq", ("status", "listed", "updated", "due"), self._postgres)
        of_a_seat = "ON CONFLICT (table_id, seat) DO UPDATE SET {0} = excluded.{0}"
        self._put_guests = put(seats, ("table_id", "seat", "guest"), self._postgres, of_a_seat.format("guest"))
        self._put_presence = put(presence, ("table_id", "seat", "seen"), self._postgres, of_a_seat.format("seen"))
        owed = ("table_id", "seat", "since", "rests")
        self._put_turns = put(turns, owed, self._postgres, of_a_seat.format("rests"))
        self._queue: asyncio.Queue[_Job | None] = asyncio.Queue()
        """What is to be written; `None` if it is only who is here."""
        self._here: dict[tuple[str, int], int] = {}
        """The seats where somebody is connected, with the moment when we last looked."""
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.create_task(self._run(), name="writer")

    async def close(self) -> None:
        """Write what is waiting, then stop."""
        if self._task is not None:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._queue.join(), CLOSE_WITHIN)
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task
        self._engine.dispose()

    async def write(self, id: str, new: Sequence[Entry], index: Index) -> bool:
        """Write entries that follow each other; `False` if one of their numbers is taken, and then none is written."""
        done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._queue.put_nowait(_Job(id, list(new), index, done))
        return await done

    def seen(self, rows: Iterable[tuple[str, int]], now: int) -> None:
        """Somebody is connected at these seats of tables. It is written soon; nobody waits for it."""
        self._here.update(dict.fromkeys(rows, now))
        if self._here:
            self._queue.put_nowait(None)

    async def _run(self) -> None:
        started = 0.0
        while True:
            taken = [await self._queue.get()]
            await asyncio.sleep(started + GATHER - time.perf_counter())
            while not self._queue.empty() and len(taken) < MOST:
                taken.append(self._queue.get_nowait())
            batch = [job for job in taken if job is not None]
            here, self._here = self._here, {}
            started = time.perf_counter()
            try:
                if batch or here:
                    await self._commit_patiently(batch, here)
            except asyncio.CancelledError:
                _fail(batch, AWAY)
                raise
            except Exception as error:
                log.exception("a batch of %d could not be written", len(batch))
                _fail(batch, FULL if _disk_is_full(error) else AWAY)
            for _ in taken:
                self._queue.task_done()
            METRICS.observe("commit_seconds", time.perf_counter() - started)
            METRICS.count("commits")

    async def _commit_patiently(self, batch: list[_Job], here: dict[tuple[str, int], int]) -> None:
        give_up, pause = time.monotonic() + PATIENCE, 0.1
        while True:
            try:
                await asyncio.to_thread(self._commit, asyncio.get_running_loop(), batch, here)
                return
            except (DBAPIError, OSError) as error:
                if time.monotonic() + pause > give_up or _disk_is_full(error):
                    raise
                log.warning("the database is away, trying again: %s", _short(error))
                METRICS.count("database_retries")
                await asyncio.sleep(pause)
                pause = min(2.0, pause * 2)

    def _commit(self, loop: asyncio.AbstractEventLoop, batch: list[_Job], here: dict[tuple[str, int], int]) -> None:
        """Write all jobs in one transaction, in a thread, and answer them.

        Everything is written in the same order as by other workers: nobody waits in a circle.
        """
        batch = sorted(batch, key=lambda job: job.id)
        with self._engine.begin() as connection:
            ours = self._write_entries(connection, batch) if batch else []
            rows = [{"table_id": table, "seat": seat, "seen": moment} for (table, seat), moment in sorted(here.items())]
            _execute(connection, self._put_presence, rows)
            if self._postgres and ours:
                _notify(connection, self._worker, ours)
        loop.call_soon_threadsafe(_answer, batch, ours)  # at once: the loop has other things to do before it comes here

    def _write_entries(self, connection: Connection, batch: list[_Job]) -> list[_Job]:
        written = _execute(connection, self._put_entries, [_row(job.id, job.entries[0]) for job in batch])
        ours = batch if written == len(batch) else _ours(connection, batch)
        more = [_row(job.id, entry) for job in ours for entry in job.entries[1:]]
        _execute(connection, self._put_entries, more)
        self._update_index(connection, [job.index for job in ours])
        return ours

    def _update_index(self, connection: Connection, indexes: list[Index]) -> None:
        _execute(connection, self._put_tables, [index for index in indexes if index.fresh])
        _execute(connection, self._change_tables, [index for index in indexes if not index.fresh])
        guests = [
            {"table_id": index.id, "seat": seat, "guest": guest}
            for index in indexes
            for seat, guest in index.guests.items()
        ]
        _execute(connection, self._put_guests, guests)
        slow = {index.id: index for index in indexes if index.turns is not None}
        if slow:
            latest = select(tables.c.id, tables.c.seq).where(tables.c.id.in_(slow))
            for table, seq in connection.execute(latest).all():
                if seq == slow[table].seq:
                    self._update_turns(connection, slow[table])

    def _update_turns(self, connection: Connection, index: Index) -> None:
        """Whose turn it is. A turn goes on while its seat owes a move, so whoever was told of it is not told again."""
        owed = index.turns or {}
        connection.execute(delete(turns).where(turns.c.table_id == index.id, turns.c.seat.not_in(owed)))
        rows = [
            {"table_id": index.id, "seat": seat, "since": index.updated, "rests": rests} for seat, rests in owed.items()
        ]
        _execute(connection, self._put_turns, rows)


def _execute(connection: Connection, statement: TextClause, rows: Sequence[Any]) -> int:
    """Write rows with one statement; says how many were written."""
    return connection.execute(statement, {"rows": msgspec.json.encode(rows).decode()}).rowcount if rows else 0


def _ours(connection: Connection, batch: list[_Job]) -> list[_Job]:
    """The jobs whose first entry stands there: written now, or by a commit whose success we did not hear of."""
    numbers = [(job.id, job.entries[0].seq) for job in batch]
    columns = entries.c.table_id, entries.c.seq, entries.c.ref, entries.c.at
    found = connection.execute(select(*columns).where(tuple_(*columns[:2]).in_(numbers)))
    there = {(table, seq): (ref, at) for table, seq, ref, at in found}
    # the moment too: a command that was sent to two workers has the same ref in both
    return [job for job in batch if there.get((job.id, job.entries[0].seq)) == (job.entries[0].ref, job.entries[0].at)]


def _notify(connection: Connection, worker: str, jobs: list[_Job]) -> None:
    """Tell other workers; a notice has room for some 8,000 bytes."""
    for start in range(0, len(jobs), 100):
        news = " ".join(f"{job.id}:{job.entries[-1].seq}" for job in jobs[start : start + 100])
        connection.execute(_NOTIFY, {"news": f"{worker} {news}"})


_NOTIFY = text(f"SELECT pg_notify('{CHANNEL}', :news)")


def _row(id: str, entry: Entry) -> dict[str, Any]:
    return {
        "table_id": id,
        "seq": entry.seq,
        "kind": entry.kind,
        "seat": entry.seat,
        "body": msgspec.json.encode(entry.body).decode(),
        "at": entry.at,
        "ref": entry.ref,
    }


def _answer(batch: list[_Job], ours: list[_Job]) -> None:
    """Tell everybody whether they were first."""
    first = {id(job) for job in ours}
    for job in batch:
        if not job.done.done():
            job.done.set_result(id(job) in first)
    METRICS.count("entries", sum(len(job.entries) for job in batch))


def _fail(batch: list[_Job], why: str) -> None:
    for job in batch:
        if not job.done.done():
            job.done.set_exception(DatabaseAway(why))


def _disk_is_full(error: Exception) -> bool:
    """As SQLite says it, or PostgreSQL."""
    original = getattr(error, "orig", None)
    return "disk is full" in str(original) or getattr(original, "sqlstate", None) == "53100"


def _short(error: BaseException) -> str:
    return str(error).splitlines()[0][:200] if str(error) else type(error).__name__
