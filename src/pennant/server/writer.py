"""Batching writer: groups entries that arrive within a few milliseconds into one commit, then resolves their futures.

One commit per entry gives a few hundred entries per second; batches of twenty give thousands. The database decides
races between workers: an entry whose number is taken is not written, and the caller gets `False`. Other frequent writes
(presence) join the batch, because SQLite has a single write lock and waiting for it costs a sleep.
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

from pennant.server import metrics
from pennant.server.database import (
    entries,
    insert_rows,
    is_postgres,
    new_sync_engine,
    presence,
    seats,
    tables,
    turns,
    update_rows,
)
from pennant.server.entries import Entry
from pennant.server.errors import DatabaseUnavailable
from pennant.server.table_index import IndexRow

log = logging.getLogger("pennant.writer")

BATCH_INTERVAL = 0.02
"""Seconds between the beginnings of two commits. Under load, a dozen moves share one commit."""
LARGEST_BATCH = 200
CLOSE_TIMEOUT = 10.0
RETRY_FOR = 30.0
"""Seconds for which a batch is retried while the database is unavailable. After that it fails as a whole."""
CHANNEL = "pennant"
"""The PostgreSQL channel on which workers notify each other."""
UNAVAILABLE = "the database does not answer: nothing was changed, try again"
DISK_FULL = "the disk of the server is full: nothing was changed, try again later"


class _Job(msgspec.Struct):
    id: str
    entries: list[Entry]
    index: IndexRow
    done: asyncio.Future[bool]


class Writer:
    """Writes batches until it is closed."""

    def __init__(self, database: str, worker: str) -> None:
        self._engine = new_sync_engine(database)
        self._worker = worker
        self._postgres = is_postgres(str(self._engine.url))
        first_wins = "ON CONFLICT DO NOTHING"
        entry, table = Entry.__struct_fields__, ("id", "game", "status", "listed", "seq", "created", "updated", "due")
        self._put_entries = insert_rows(entries, ("table_id", *entry), self._postgres, first_wins)
        self._put_tables = insert_rows(tables, table, self._postgres, first_wins)
        self._change_tables = update_rows(tables, "id", "seq", ("status", "listed", "updated", "due"), self._postgres)
        of_a_seat = "ON CONFLICT (table_id, seat) DO UPDATE SET {0} = excluded.{0}"
        self._put_guests = insert_rows(seats, ("table_id", "seat", "guest"), self._postgres, of_a_seat.format("guest"))
        self._put_presence = insert_rows(
            presence, ("table_id", "seat", "seen"), self._postgres, of_a_seat.format("seen")
        )
        owed = ("table_id", "seat", "since", "vacation_until")
        self._put_turns = insert_rows(turns, owed, self._postgres, of_a_seat.format("vacation_until"))
        self._queue: asyncio.Queue[_Job | None] = asyncio.Queue()
        """Jobs to write; `None` if only presence has changed."""
        self._presence: dict[tuple[str, int], int] = {}
        """The seats with a connected client, and when that was last observed."""
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.create_task(self._run(), name="writer")

    async def close(self) -> None:
        """Write all queued jobs, then stop."""
        if self._task is not None:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._queue.join(), CLOSE_TIMEOUT)
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task
        self._engine.dispose()

    async def write(self, id: str, new: Sequence[Entry], index: IndexRow) -> bool:
        """Write consecutive entries of a table. Returns `False`, and writes nothing, if a number is already taken."""
        done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._queue.put_nowait(_Job(id, list(new), index, done))
        return await done

    def record_presence(self, rows: Iterable[tuple[str, int]], now: int) -> None:
        """Note that clients are connected at these seats. It is written with the next batch; nobody waits for it."""
        self._presence.update(dict.fromkeys(rows, now))
        if self._presence:
            self._queue.put_nowait(None)

    async def _run(self) -> None:
        started = 0.0
        while True:
            taken = [await self._queue.get()]
            await asyncio.sleep(started + BATCH_INTERVAL - time.perf_counter())
            while not self._queue.empty() and len(taken) < LARGEST_BATCH:
                taken.append(self._queue.get_nowait())
            batch = [job for job in taken if job is not None]
            seen_at, self._presence = self._presence, {}
            started = time.perf_counter()
            try:
                if batch or seen_at:
                    await self._commit_with_retries(batch, seen_at)
            except asyncio.CancelledError:
                _fail(batch, UNAVAILABLE)
                raise
            except Exception as error:
                log.exception("a batch of %d jobs could not be written", len(batch))
                _fail(batch, DISK_FULL if _disk_is_full(error) else UNAVAILABLE)
            for _ in taken:
                self._queue.task_done()
            metrics.COMMIT_SECONDS.observe(time.perf_counter() - started)
            metrics.COMMITS.inc()

    async def _commit_with_retries(self, batch: list[_Job], seen_at: dict[tuple[str, int], int]) -> None:
        give_up, pause = time.monotonic() + RETRY_FOR, 0.1
        while True:
            try:
                await asyncio.to_thread(self._commit, asyncio.get_running_loop(), batch, seen_at)
                return
            except (DBAPIError, OSError) as error:
                if time.monotonic() + pause > give_up or _disk_is_full(error):
                    raise
                log.warning("the database is unavailable, retrying: %s", _short(error))
                metrics.DATABASE_RETRIES.inc()
                await asyncio.sleep(pause)
                pause = min(2.0, pause * 2)

    def _commit(self, loop: asyncio.AbstractEventLoop, batch: list[_Job], seen_at: dict[tuple[str, int], int]) -> None:
        """Write all jobs in one transaction, in a thread, and resolve their futures.

        Rows are sorted, so that concurrent workers lock them in the same order and cannot deadlock.
        """
        batch = sorted(batch, key=lambda job: job.id)
        with self._engine.begin() as connection:
            written = self._write_entries(connection, batch) if batch else []
            rows = [
                {"table_id": table, "seat": seat, "seen": moment} for (table, seat), moment in sorted(seen_at.items())
            ]
            _execute(connection, self._put_presence, rows)
            if self._postgres and written:
                _notify(connection, self._worker, written)
        # from this thread, because the event loop may be busy for a while before the caller is resumed
        loop.call_soon_threadsafe(_resolve, batch, written)

    def _write_entries(self, connection: Connection, batch: list[_Job]) -> list[_Job]:
        count = _execute(connection, self._put_entries, [_entry_row(job.id, job.entries[0]) for job in batch])
        written = batch if count == len(batch) else _find_written(connection, batch)
        more = [_entry_row(job.id, entry) for job in written for entry in job.entries[1:]]
        _execute(connection, self._put_entries, more)
        self._update_index(connection, [job.index for job in written])
        return written

    def _update_index(self, connection: Connection, indexes: list[IndexRow]) -> None:
        _execute(connection, self._put_tables, [index for index in indexes if index.is_new])
        _execute(connection, self._change_tables, [index for index in indexes if not index.is_new])
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

    def _update_turns(self, connection: Connection, index: IndexRow) -> None:
        """Store whose turn it is. A turn keeps its row while the seat owes a move, so its notice is sent only once."""
        owed = index.turns or {}
        connection.execute(delete(turns).where(turns.c.table_id == index.id, turns.c.seat.not_in(owed)))
        rows = [
            {"table_id": index.id, "seat": seat, "since": index.updated, "vacation_until": until}
            for seat, until in owed.items()
        ]
        _execute(connection, self._put_turns, rows)


def _execute(connection: Connection, statement: TextClause, rows: Sequence[Any]) -> int:
    """Write rows with one statement, and return how many were written."""
    return connection.execute(statement, {"rows": msgspec.json.encode(rows).decode()}).rowcount if rows else 0


def _find_written(connection: Connection, batch: list[_Job]) -> list[_Job]:
    """The jobs whose first entry is stored: by this transaction, or by an earlier commit whose answer was lost."""
    numbers = [(job.id, job.entries[0].seq) for job in batch]
    columns = entries.c.table_id, entries.c.seq, entries.c.ref, entries.c.at
    found = connection.execute(select(*columns).where(tuple_(*columns[:2]).in_(numbers)))
    there = {(table, seq): (ref, at) for table, seq, ref, at in found}
    # compare the time as well: a command sent to two workers has the same idempotency key in both
    return [job for job in batch if there.get((job.id, job.entries[0].seq)) == (job.entries[0].ref, job.entries[0].at)]


def _notify(connection: Connection, worker: str, jobs: list[_Job]) -> None:
    """Notify other workers, in portions because the payload of a notification is limited to 8,000 bytes."""
    for start in range(0, len(jobs), 100):
        payload = " ".join(f"{job.id}:{job.entries[-1].seq}" for job in jobs[start : start + 100])
        connection.execute(_NOTIFY, {"payload": f"{worker} {payload}"})


_NOTIFY = text(f"SELECT pg_notify('{CHANNEL}', :payload)")


def _entry_row(id: str, entry: Entry) -> dict[str, Any]:
    return {
        "table_id": id,
        "seq": entry.seq,
        "kind": entry.kind,
        "seat": entry.seat,
        "body": msgspec.json.encode(entry.body).decode(),
        "at": entry.at,
        "ref": entry.ref,
    }


def _resolve(batch: list[_Job], written: list[_Job]) -> None:
    """Resolve the futures of a batch: whether each job was written."""
    first = {id(job) for job in written}
    for job in batch:
        if not job.done.done():
            job.done.set_result(id(job) in first)
    metrics.ENTRIES.inc(sum(len(job.entries) for job in batch))


def _fail(batch: list[_Job], why: str) -> None:
    for job in batch:
        if not job.done.done():
            job.done.set_exception(DatabaseUnavailable(why))


def _disk_is_full(error: Exception) -> bool:
    """Whether an error of SQLite or PostgreSQL means that the disk is full."""
    original = getattr(error, "orig", None)
    return "disk is full" in str(original) or getattr(original, "sqlstate", None) == "53100"


def _short(error: BaseException) -> str:
    return str(error).splitlines()[0][:200] if str(error) else type(error).__name__
