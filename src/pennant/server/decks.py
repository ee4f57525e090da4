"""Saved decks. Anyone with the code of a shared deck can see it."""

import secrets
from collections.abc import Collection
from typing import Any

import msgspec
from sqlalchemy import Row, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from pennant.kernel.decks import Deck
from pennant.server.database import decks
from pennant.server.errors import CommandRefused
from pennant.server.timestamps import now

DECKS_ALLOWED = 60
"""Decks that one person can save for one game."""


class SavedDeck(msgspec.Struct):
    """A saved deck. It is shared if it has a code."""

    id: str
    game: str
    deck: Deck
    code: str | None
    updated: int


class DeckStore:
    """Stores decks in the database."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def decks_of(self, people: Collection[str], game: str) -> list[SavedDeck]:
        """The decks of a person, who may have several ids, the newest first."""
        query = select(decks).where(decks.c.person.in_(people), decks.c.game == game)
        async with self._engine.connect() as connection:
            return [_from_row(row) for row in await connection.execute(query.order_by(decks.c.updated.desc()))]

    async def find(self, people: Collection[str], id: str) -> SavedDeck:
        return await self._find_where((decks.c.id == id) & decks.c.person.in_(people))

    async def find_shared(self, code: str) -> SavedDeck:
        return await self._find_where(decks.c.code == code)

    async def _find_where(self, where: Any) -> SavedDeck:
        async with self._engine.connect() as connection:
            row = (await connection.execute(select(decks).where(where))).one_or_none()
        if row is None:
            raise CommandRefused("unknown", "there is no such deck")
        return _from_row(row)

    async def add(self, person: str, game: str, deck: Deck) -> SavedDeck:
        saved = SavedDeck(secrets.token_urlsafe(9), game, deck, None, now())
        count = select(func.count()).where(decks.c.person == person, decks.c.game == game)
        async with self._engine.begin() as connection:
            if (await connection.execute(count)).scalar_one() >= DECKS_ALLOWED:
                raise CommandRefused(
                    "full", f"you can save at most {DECKS_ALLOWED} decks of this game: delete one first"
                )
            row = {"id": saved.id, "person": person, "game": game, "body": _body(deck), "updated": saved.updated}
            await connection.execute(insert(decks).values(row))
        return saved

    async def change(self, people: Collection[str], id: str, deck: Deck) -> SavedDeck:
        await self._set(people, id, body=_body(deck), updated=now())
        return await self.find(people, id)

    async def share(self, people: Collection[str], id: str) -> SavedDeck:
        """Share a deck: give it a code if it has none."""
        saved = await self.find(people, id)
        if saved.code is None:
            await self._set(people, id, code=secrets.token_urlsafe(9))
        return await self.find(people, id)

    async def unshare(self, people: Collection[str], id: str) -> SavedDeck:
        """Stop sharing a deck: its code becomes invalid."""
        await self._set(people, id, code=None)
        return await self.find(people, id)

    async def _set(self, people: Collection[str], id: str, **values: Any) -> None:
        async with self._engine.begin() as connection:
            await connection.execute(update(decks).where(decks.c.id == id, decks.c.person.in_(people)).values(values))

    async def delete(self, people: Collection[str], id: str) -> None:
        async with self._engine.begin() as connection:
            await connection.execute(decks.delete().where(decks.c.id == id, decks.c.person.in_(people)))


def _from_row(row: Row[Any]) -> SavedDeck:
    return SavedDeck(row.id, row.game, msgspec.json.decode(row.body), row.code, row.updated)


def _body(deck: Deck) -> str:
    return msgspec.json.encode(deck).decode()
