"""Everything that a worker needs to serve, put together once."""

import asyncio
import logging
import os
import secrets
import time
from pathlib import Path

from sqlalchemy.exc import SQLAlchemyError

from pennant.server.cardsets import CardSets
from pennant.server.database import new_engine
from pennant.server.desk import Desk, now
from pennant.server.guests import Keys
from pennant.server.keeper import Keeper
from pennant.server.limits import Buckets
from pennant.server.news import News
from pennant.server.settings import ServerSettings
from pennant.server.store import Store
from pennant.server.thinkers import Thinkers
from pennant.server.writer import Writer

log = logging.getLogger("pennant.services")

BANS_FOR = 15.0
"""Seconds for which the list of bans is not read again."""


class Services:
    """The parts of a worker."""

    def __init__(self, settings: ServerSettings) -> None:
        self.settings = settings
        self.worker = f"{os.getpid()}-{secrets.token_hex(3)}"
        self.engine = new_engine(settings.database)
        self.store = Store(self.engine)
        self.writer = Writer(settings.database, self.worker)
        self.thinkers = Thinkers(settings.thinkers)
        self.buckets = Buckets(settings.limits)
        self.card_sets = CardSets(Path(settings.home) / "cards")
        self._bans: dict[str, tuple[int | None, str]] = {}
        self._bans_read = -BANS_FOR

    async def start(self) -> None:
        self.keys = Keys(await self._key())
        self.writer.start()
        self.desk = Desk(self.store, self.writer, self.thinkers, self.keys, self.card_sets)
        self.keeper = Keeper(self.desk, self.settings)
        self.keeper.start()
        self.news = News(self.settings.database, self.desk, self.worker)
        self.news.start()

    async def _key(self) -> bytes:
        """The key, when the database is there: a worker that gave up would take all others with it."""
        while True:
            try:
                return await self.store.key()
            except SQLAlchemyError as error:
                log.warning("waiting for the database: %s", str(error).splitlines()[:1])
                await asyncio.sleep(1.0)

    async def stop(self) -> None:
        await self.news.close()
        await self.keeper.close()
        await self.desk.close()
        await self.writer.close()
        self.thinkers.close()
        await self.engine.dispose()

    async def banned(self, guest: str, address: str) -> bool:
        """Whether a guest or an address is not welcome."""
        if time.monotonic() - self._bans_read > BANS_FOR:
            self._bans_read = time.monotonic()
            self._bans = await self.store.banned()
        for who in (f"guest:{guest}", f"address:{address}"):
            until, _ = self._bans.get(who, (0, ""))
            if until is None or until > now():
                return True
        return False
