"""The parts of a worker, created and started in order."""

import asyncio
import logging
import os
import secrets
import time
from collections.abc import Iterable
from pathlib import Path

from sqlalchemy.exc import SQLAlchemyError

from pennant.server.accounts import Accounts
from pennant.server.background_jobs import BackgroundJobs
from pennant.server.bot_workers import BotWorkers
from pennant.server.cardsets import CardSets
from pennant.server.database import new_engine
from pennant.server.decks import DeckStore
from pennant.server.guests import Guest, Keys, SeatToken
from pennant.server.limits import TokenBuckets
from pennant.server.messenger import Messenger
from pennant.server.notices import Notices
from pennant.server.ratings import Ratings
from pennant.server.replication import Replication
from pennant.server.settings import ServerSettings
from pennant.server.store import Store
from pennant.server.table_service import TableService
from pennant.server.timestamps import now
from pennant.server.vacation import Vacations
from pennant.server.writer import Writer

log = logging.getLogger("pennant.services")

BANS_TTL = 15.0
"""TTL of the cached list of bans, in seconds."""


class Services:
    """All parts of one worker process."""

    def __init__(self, settings: ServerSettings) -> None:
        self.settings = settings
        self.worker = f"{os.getpid()}-{secrets.token_hex(3)}"
        self.engine = new_engine(settings.database)
        self.store = Store(self.engine)
        self.decks = DeckStore(self.engine)
        self.writer = Writer(settings.database, self.worker)
        self.bot_workers = BotWorkers(settings.bot_workers)
        self.rate_limits = TokenBuckets(settings.limits)
        self.card_sets = CardSets(Path(settings.home) / "cards")
        self._bans: dict[str, tuple[int | None, str]] = {}
        self._bans_read = -BANS_TTL

    async def start(self) -> None:
        self.keys = Keys(await self._key())
        self.accounts = Accounts(self.store, self.keys)
        self.writer.start()
        self.table_service = TableService(self.store, self.writer, self.bot_workers, self.keys, self.card_sets)
        self.vacations = Vacations(self.engine, self.table_service, self.settings.vacation_days)
        self.notices = Notices(self.store)
        self.messenger = Messenger(self.engine, self.table_service, self.settings)
        self.messenger.start()
        self.background_jobs = BackgroundJobs(self.table_service, self.settings, self.vacations)
        self.background_jobs.start()
        self.replication = Replication(self.settings.database, self.table_service, self.worker)
        self.replication.start()
        self.ratings = Ratings(self.store, self.table_service)
        self.ratings.start()
        self._connection_watch = asyncio.create_task(self.accounts.watch_connections(), name="connections")

    async def _key(self) -> bytes:
        """Read the signing key, and retry until the database answers: a worker that exits would stop all others."""
        while True:
            try:
                return await self.store.signing_key()
            except SQLAlchemyError as error:
                log.warning("waiting for the database: %s", str(error).splitlines()[:1])
                await asyncio.sleep(1.0)

    async def stop(self) -> None:
        self._connection_watch.cancel()
        await self.ratings.close()
        await self.replication.close()
        await self.background_jobs.close()
        await self.messenger.close()
        await self.table_service.close()
        await self.writer.close()
        self.bot_workers.close()
        await self.engine.dispose()

    async def valid_tokens(self, table: str, tokens: Iterable[SeatToken], person: Guest | None) -> set[SeatToken]:
        """The tokens that are valid for seats of this table and this person."""
        given = [token for token in tokens if token.table == table]
        guests = (
            await self.table_service.read(table, lambda views: [seat.guest for seat in views.table.seats])
            if given
            else []
        )
        return {
            token
            for token in given
            if token.seat < len(guests) and await self.accounts.is_valid(token, guests[token.seat], person)
        }

    async def is_banned(self, guests: Iterable[str], address: str) -> bool:
        """Whether an address, or a person under any of their ids, is banned."""
        if time.monotonic() - self._bans_read > BANS_TTL:
            self._bans_read = time.monotonic()
            self._bans = await self.store.read_bans()
        for who in (f"address:{address}", *(f"guest:{guest}" for guest in guests)):
            until, _ = self._bans.get(who, (0, ""))
            if until is None or until > now():
                return True
        return False
