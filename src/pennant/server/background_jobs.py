"""Background jobs: clocks that run out, stand-ins for absent players, bots after a crash, removal of stale tables."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from functools import partial

from pennant.server.broadcast import LoadedTable
from pennant.server.errors import CommandRefused, DatabaseUnavailable
from pennant.server.settings import ServerSettings
from pennant.server.table import Command, Draft, Table
from pennant.server.table_service import TableService
from pennant.server.timestamps import DAY, now
from pennant.server.vacation import Vacations

log = logging.getLogger("pennant.background_jobs")

BATCH_SIZE = 20
"""Tables that are checked without a pause."""
PAUSE = 0.02


class BackgroundJobs:
    """Runs the jobs of one worker."""

    def __init__(self, table_service: TableService, settings: ServerSettings, vacations: Vacations) -> None:
        self._table_service = table_service
        self._settings = settings
        self._vacations = vacations
        self._tasks: list[asyncio.Task[None]] = []

    def start(self) -> None:
        jobs: tuple[tuple[float, Callable[[], Awaitable[None]]], ...] = (
            (1.0, self.check_due_tables),
            (min(10.0, self._settings.grace / 4), self.check_presence),
            (10.0, self._drop_idle),
            (10.0, self._vacations.synchronize),
            (600.0, self.remove_stale_tables),
        )
        self._tasks = [asyncio.create_task(self._every(seconds, action)) for seconds, action in jobs]

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _every(self, seconds: float, action: Callable[[], Awaitable[None]]) -> None:
        while True:
            await asyncio.sleep(seconds)
            try:
                await action()
            except Exception:
                log.exception("a background job failed; it runs again in %g s", seconds)

    async def _drop_idle(self) -> None:
        self._table_service.drop_idle(self._settings.idle)

    async def check_due_tables(self) -> None:
        """Check tables whose clock has run out, where a vacation is over, or whose bot has not moved."""
        for table in await self._table_service.store.due_tables(now()):
            await self._try(table, _overdue_drafts)

    async def _try(self, id: str, command: Command) -> None:
        try:
            await self._table_service.execute(id, command)
        except (CommandRefused, DatabaseUnavailable) as error:
            log.info("table %s: %s", id, error)

    async def check_presence(self) -> None:
        """Check tables where connected people wait for an absent one: warn them first, then let a bot play.

        It pauses after each batch, because a thousand tables at once would block the event loop for 0.1 s.
        """
        tables = list(self._table_service.loaded_tables.values())
        for start in range(0, len(tables), BATCH_SIZE):
            batch = tables[start : start + BATCH_SIZE]
            present = [
                (loaded.id, seat) for loaded in batch for subscriber in loaded.subscribers for seat in subscriber.seats
            ]
            self._table_service.writer.record_presence(present, now())
            for loaded in batch:
                if any(subscriber.seats for subscriber in loaded.subscribers):
                    await self._check_presence_at(loaded)
            await asyncio.sleep(PAUSE)

    async def _check_presence_at(self, loaded: LoadedTable) -> None:
        present_seats = {seat for subscriber in loaded.subscribers for seat in subscriber.seats}
        missing = [seat for seat in loaded.owing() if seat not in present_seats]
        if not missing:
            return
        seen, moment = await self._table_service.store.last_seen(loaded.id), now()
        grace = int(self._settings.grace * 1000)
        for seat in missing:
            gone_for = moment - seen.get(seat, loaded.last_update())
            if gone_for > 2 * grace:
                await self._try(loaded.id, partial(_stand_in, seat))
            elif gone_for > grace:
                until = moment + 2 * grace - gone_for
                await self._try(loaded.id, partial(_away, seat, until))

    async def remove_stale_tables(self) -> None:
        """Remove tables that nobody joined, and close abandoned games."""
        store = self._table_service.store
        for table in await store.stale_tables("waiting", now() - int(self._settings.waiting_days * DAY)):
            await self._try(table, Table.remove)
            await store.delete_table(table)
        for table in await store.stale_tables("playing", now() - int(self._settings.playing_days * DAY)):
            await self._try(table, Table.expire)


def _overdue_drafts(table: Table) -> list[Draft]:
    """Drafts for seats whose vacation is over, or whose clock has run out.

    The move of a bot is scheduled by loading the table, so it needs no draft.
    """
    moment = now()
    returned = [
        number for number, seat in enumerate(table.seats) if seat.vacation is not None and seat.vacation <= moment
    ]
    if returned:
        return [draft for seat in returned for draft in table.set_vacation(seat, None)]
    return [draft for seat in table.clocks.out_of_time(moment) for draft in table.stand_in(seat, "clock")]


def _stand_in(seat: int, table: Table) -> list[Draft]:
    return table.stand_in(seat, "away") if seat in table.owing_people() else []


def _away(seat: int, until: int, table: Table) -> list[Draft]:
    return table.away(seat, until) if seat in table.owing_people() else []
