"""The decks that people keep here. Whoever has the code of a shared one may look at it."""

import secrets
from collections.abc import Collection
from typing import Any

import msgspec
from sqlalchemy import Row, delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from pennant.kernel.decks import Deck
from pennant.server.database import decks
from pennant.server.desk import now
from pennant.server.table import Refused

MOST_DECKS = 60
"""Of one person, of a game."""


class Kept(msgspec.Struct):
    """A deck that somebody keeps; with a code it is shared."""

    id: str
    game: str
    deck: Deck
    code: str | None
    updated: int


class Shelf:
    """Finds and keeps decks."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def of(self, people: Collection[str], game: str) -> list[Kept]:
        """The decks of somebody who may have several ids, the newest first."""
        question = select(decks).where(decks.c.person.in_(people), decks.c.game == game)
        async with self._engine.connect() as connection:
            return [_kept(row) for row in await connection.execute(question.order_by(decks.c.updated.desc()))]

    async def one(self, people: Collection[str], id: str) -> Kept:
        return await self._found((decks.c.id == id) & decks.c.person.in_(people))

    async def shared(self, code: str) -> Kept:
        return await self._found(decks.c.code == code)

    async def _found(self, where: Any) -> Kept:
        async with self._engine.connect() as connection:
            row = (await connection.execute(select(decks).where(where))).one_or_none()
        if row is None:
            raise Refused("unknown", "there is no such deck")
        return _kept(row)

    async def add(self, person: str, game: str, deck: Deck) -> Kept:
        kept = Kept(secrets.token_urlsafe(9), game, deck, None, now())
        count = select(func.count()).where(decks.c.person == person, decks.c.game == game)
        async with self._engine.begin() as connection:
            if (await connection.execute(count)).scalar_one() >= MOST_DECKS:
                raise Refused("full", f"you have {MOST_DECKS} decks of this game: delete one first")
            row = {"id": kept.id, "person": person, "game": game, "body": _body(deck), "updated": kept.updated}
            await connection.execute(insert(decks).values(row))
        return kept

    async def change(self, people: Collection[str], id: str, deck: Deck) -> Kept:
        await self._set(people, id, body=_body(deck), updated=now())
        return await self.one(people, id)

    async def share(self, people: Collection[str], id: str) -> Kept:
        """Give a deck a code; one that has a code keeps it."""
        kept = await self.one(people, id)
        if kept.code is None:
            await self._set(people, id, code=secrets.token_urlsafe(9))
        return await self.one(people, id)

    async def unshare(self, people: Collection[str], id: str) -> Kept:
        """Take the code away: the link leads nowhere from now on."""
        await self._set(people, id, code=None)
        return await self.one(people, id)

    async def _set(self, people: Collection[str], id: str, **values: Any) -> None:
        async with self._engine.begin() as connection:
            await connection.execute(update(decks).where(decks.c.id == id, decks.c.person.in_(people)).values(values))

    async def forget(self, people: Collection[str], id: str) -> None:
        async with self._engine.begin() as connection:
            await connection.execute(delete(decks).where(decks.c.id == id, decks.c.person.in_(people)))


def _kept(row: Row[Any]) -> Kept:
    return Kept(row.id, row.game, msgspec.json.decode(row.body), row.code, row.updated)


def _body(deck: Deck) -> str:
    return msgspec.json.encode(deck).decode()
