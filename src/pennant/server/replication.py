"""How workers hear of each other's entries: PostgreSQL notifies them, and a look now and then finds the rest."""

import asyncio
import contextlib
import logging

from pennant.server.database import LINE, async_url, is_postgres
from pennant.server.desk import Desk, now
from pennant.server.table import Refused
from pennant.server.writer import CHANNEL

log = logging.getLogger("pennant.news")

LOOK_EVERY = 5.0
OVERLAP = 20_000
"""Milliseconds that two looks have in common: clocks of machines differ a little."""


class News:
    """Hears of entries that others have written."""

    def __init__(self, database: str, desk: Desk, worker: str) -> None:
        self._url = async_url(database).replace("postgresql+psycopg://", "postgresql://")
        self._postgres = is_postgres(async_url(database))
        self._desk = desk
        self._worker = worker
        self._tasks: list[asyncio.Task[None]] = []

    def start(self) -> None:
        self._tasks = [asyncio.create_task(self._look(), name="look")]
        if self._postgres:
            self._tasks.append(asyncio.create_task(self._listen(), name="listen"))

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _listen(self) -> None:
        """Wait for notices, and for the database if it is away."""
        import psycopg

        while True:
            try:
                async with await psycopg.AsyncConnection.connect(self._url, autocommit=True, **LINE) as connection:
                    await connection.execute(f"LISTEN {CHANNEL}")
                    await self._refresh_all()
                    async for notice in connection.notifies():
                        worker, _, news = notice.payload.partition(" ")
                        if worker != self._worker:
                            await self._refresh(news.split())
            except Exception as error:  # whatever it is, news must go on
                log.warning("no news from the database, trying again: %s", str(error).splitlines()[:1])
            await asyncio.sleep(1.0)

    async def _refresh(self, news: list[str]) -> None:
        for each in news:
            await self._refresh_one(each.partition(":")[0])

    async def _refresh_all(self) -> None:
        for table in list(self._desk.lives):
            await self._refresh_one(table)

    async def _refresh_one(self, table: str) -> None:
        with contextlib.suppress(Refused):  # it is gone, or can not be read: the others are not to suffer
            await self._desk.refresh(table)

    async def _look(self) -> None:
        """Find entries that nobody has told us of: written by an operator's command, or while we did not hear."""
        while True:
            await asyncio.sleep(LOOK_EVERY)
            try:
                for table, seq in (await self._desk.store.changed_since(now() - OVERLAP)).items():
                    if self._desk.is_behind(table, seq):
                        await self._refresh_one(table)
            except Exception as error:  # the database is away: the next look will tell
                log.warning("no look at the database: %s", str(error).splitlines()[:1])
