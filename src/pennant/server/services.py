"""Everything that a worker needs to serve, put together once."""

import asyncio
import logging
import os
import secrets
import time
from collections.abc import Iterable
from pathlib import Path

from sqlalchemy.exc import SQLAlchemyError

from pennant.server.accounts import Accounts
from pennant.server.cardsets import CardSets
from pennant.server.database import new_engine
from pennant.server.decks import Shelf
from pennant.server.desk import Desk, now
from pennant.server.guests import Guest, Keys, SeatToken
from pennant.server.keeper import Keeper
from pennant.server.limits import Buckets
from pennant.server.messenger import Messenger
from pennant.server.news import News
from pennant.server.notices import Notices
from pennant.server.ratings import Ratings
from pennant.server.settings import ServerSettings
from pennant.server.store import Store
from pennant.server.thinkers import Thinkers
from pennant.server.vacation import Vacations
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
        self.shelf = Shelf(self.engine)
        self.writer = Writer(settings.database, self.worker)
        self.thinkers = Thinkers(settings.thinkers)
        self.buckets = Buckets(settings.limits)
        self.card_sets = CardSets(Path(settings.home) / "cards")
        self._bans: dict[str, tuple[int | None, str]] = {}
        self._bans_read = -BANS_FOR

    async def start(self) -> None:
        self.keys = Keys(await self._key())
        self.accounts = Accounts(self.store, self.keys)
        self.writer.start()
        self.desk = Desk(self.store, self.writer, self.thinkers, self.keys, self.card_sets)
        self.vacations = Vacations(self.engine, self.desk, self.settings.vacation_days)
        self.notices = Notices(self.store)
        self.messenger = Messenger(self.engine, self.desk, self.settings)
        self.messenger.start()
        self.keeper = Keeper(self.desk, self.settings, self.vacations)
        self.keeper.start()
        self.news = News(self.settings.database, self.desk, self.worker)
        self.news.start()
        self.ratings = Ratings(self.store, self.desk)
        self.ratings.start()
        self._lines = asyncio.create_task(self.accounts.watch_lines(), name="lines")

    async def _key(self) -> bytes:
        """The key, when the database is there: a worker that gave up would take all others with it."""
        while True:
            try:
                return await self.store.key()
            except SQLAlchemyError as error:
                log.warning("waiting for the database: %s", str(error).splitlines()[:1])
                await asyncio.sleep(1.0)

    async def stop(self) -> None:
        self._lines.cancel()
        await self.ratings.close()
        await self.news.close()
        await self.keeper.close()
        await self.messenger.close()
        await self.desk.close()
        await self.writer.close()
        self.thinkers.close()
        await self.engine.dispose()

    async def opened(self, table: str, tokens: Iterable[SeatToken], person: Guest | None) -> set[SeatToken]:
        """The tokens that open seats of a table to this person."""
        given = [token for token in tokens if token.table == table]
        guests = (
            await self.desk.ask(table, lambda telling: [seat.guest for seat in telling.table.seats]) if given else []
        )
        return {
            token
            for token in given
            if token.seat < len(guests) and await self.accounts.opens(token, guests[token.seat], person)
        }

    async def banned(self, guests: Iterable[str], address: str) -> bool:
        """Whether a person, under any of their ids, or an address is not welcome."""
        if time.monotonic() - self._bans_read > BANS_FOR:
            self._bans_read = time.monotonic()
            self._bans = await self.store.banned()
        for who in (f"address:{address}", *(f"guest:{guest}" for guest in guests)):
            until, _ = self._bans.get(who, (0, ""))
            if until is None or until > now():
                return True
        return False
