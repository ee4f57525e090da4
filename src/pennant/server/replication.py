"""Replication between workers: PostgreSQL notifies them of each other's entries, and polling finds the rest."""

import asyncio
import contextlib
import logging

from pennant.server.database import CONNECT_ARGS, async_url, is_postgres
from pennant.server.errors import CommandRefused
from pennant.server.table_service import TableService
from pennant.server.timestamps import now
from pennant.server.writer import CHANNEL

log = logging.getLogger("pennant.replication")

POLL_INTERVAL = 5.0
POLL_OVERLAP = 20_000
"""Milliseconds by which two polls overlap, because the clocks of machines differ a little."""


class Replication:
    """Applies entries that other workers have stored."""

    def __init__(self, database: str, table_service: TableService, worker: str) -> None:
        self._url = async_url(database).replace("postgresql+psycopg://", "postgresql://")
        self._postgres = is_postgres(async_url(database))
        self._table_service = table_service
        self._worker = worker
        self._tasks: list[asyncio.Task[None]] = []

    def start(self) -> None:
        self._tasks = [asyncio.create_task(self._poll(), name="poll")]
        if self._postgres:
            self._tasks.append(asyncio.create_task(self._listen(), name="listen"))

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _listen(self) -> None:
        """Wait for notifications, and reconnect if the database is unavailable."""
        import psycopg

        while True:
            try:
                async with await psycopg.AsyncConnection.connect(
                    self._url, autocommit=True, **CONNECT_ARGS
                ) as connection:
                    await connection.execute(f"LISTEN {CHANNEL}")
                    await self._refresh_all()
                    async for notification in connection.notifies():
                        worker, _, payload = notification.payload.partition(" ")
                        if worker != self._worker:
                            await self._refresh_many(payload.split())
            except Exception as error:  # the task must go on after any error
                log.warning("notifications from the database failed, retrying: %s", str(error).splitlines()[:1])
            await asyncio.sleep(1.0)

    async def _refresh_many(self, items: list[str]) -> None:
        for each in items:
            await self._refresh_one(each.partition(":")[0])

    async def _refresh_all(self) -> None:
        for table in list(self._table_service.loaded_tables):
            await self._refresh_one(table)

    async def _refresh_one(self, table: str) -> None:
        with contextlib.suppress(CommandRefused):  # one table that is removed or broken must not stop the others
            await self._table_service.refresh(table)

    async def _poll(self) -> None:
        """Find entries without a notification: those of operators, and those stored while we were disconnected."""
        while True:
            await asyncio.sleep(POLL_INTERVAL)
            try:
                for table, seq in (await self._table_service.store.changed_since(now() - POLL_OVERLAP)).items():
                    if self._table_service.is_behind(table, seq):
                        await self._refresh_one(table)
            except Exception as error:  # the database is unavailable: poll again later
                log.warning("polling the database failed: %s", str(error).splitlines()[:1])
