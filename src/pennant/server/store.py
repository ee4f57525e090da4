"""Queries on logs, the list of tables, presence and bans."""

import secrets
from collections.abc import Iterable, Sequence
from typing import Any

import msgspec
from sqlalchemy import delete, or_, select
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncEngine

from pennant.server.database import bans, entries, is_postgres, presence, seats, server_secrets, tables, turns
from pennant.server.entries import Entry


class Store:
    """Queries on the database."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.insert = postgresql.insert if is_postgres(str(engine.url)) else sqlite.insert

    async def entries(self, id: str, after: int = 0) -> list[Entry]:
        """The entries of a table after this number, in order."""
        columns = (entries.c.seq, entries.c.kind, entries.c.seat, entries.c.body, entries.c.at, entries.c.ref)
        query = select(*columns).where(entries.c.table_id == id, entries.c.seq > after).order_by(entries.c.seq)
        async with self.engine.connect() as connection:
            found = await connection.execute(query)
            return [
                Entry(seq, kind, seat, msgspec.json.decode(body), at, ref) for seq, kind, seat, body, at, ref in found
            ]

    async def open_tables(self, limit: int = 50) -> list[str]:
        """Tables in the lobby: first those with open seats, then those that can be watched."""
        query = (
            select(tables.c.id)
            .where(tables.c.listed == 1, tables.c.status.in_(("waiting", "playing")))
            .order_by(tables.c.status.desc(), tables.c.updated.desc())
            .limit(limit)
        )
        return await self._column(query)

    async def tables_of(
        self,
        guests: Iterable[str],
        statuses: Sequence[str],
        before: int | None = None,
        limit: int = 50,
        listed: bool = False,
    ) -> list[str]:
        """The tables where one of these guests sits, the most recently updated first."""
        query = (
            select(tables.c.id)
            .join(seats, seats.c.table_id == tables.c.id)
            .where(seats.c.guest.in_(guests), tables.c.status.in_(statuses))
            .group_by(tables.c.id, tables.c.updated)
            .order_by(tables.c.updated.desc())
            .limit(limit)
        )
        if before is not None:
            query = query.where(tables.c.updated < before)
        if listed:
            query = query.where(tables.c.listed == 1)
        return await self._column(query)

    async def due_tables(self, now: int, limit: int = 100) -> list[str]:
        """Tables that a background job has to look at."""
        return await self._column(select(tables.c.id).where(tables.c.due <= now).order_by(tables.c.due).limit(limit))

    async def changed_since(self, moment: int) -> dict[str, int]:
        """Tables with entries since this moment, and the number of their last entry."""
        query = select(tables.c.id, tables.c.seq).where(tables.c.updated >= moment)
        async with self.engine.connect() as connection:
            return {row.id: row.seq for row in await connection.execute(query)}

    async def stale_tables(self, status: str, before: int, limit: int = 100) -> list[str]:
        """Tables of a status without entries since this moment, and without a background job that is due later."""
        still = or_(tables.c.due.is_(None), tables.c.due < before)
        query = select(tables.c.id).where(tables.c.status == status, tables.c.updated < before, still)
        return await self._column(query.limit(limit))

    async def list_tables(self, status: str | None, limit: int) -> list[dict[str, Any]]:
        """Rows of the list of tables, for operators."""
        query = select(tables).order_by(tables.c.updated.desc()).limit(limit)
        if status is not None:
            query = query.where(tables.c.status == status)
        async with self.engine.connect() as connection:
            return [dict(row._mapping) for row in await connection.execute(query)]

    async def delete_table(self, id: str) -> None:
        """Delete a table with all its entries."""
        async with self.engine.begin() as connection:
            for each, column in (
                (entries, "table_id"),
                (seats, "table_id"),
                (presence, "table_id"),
                (turns, "table_id"),
                (tables, "id"),
            ):
                await connection.execute(delete(each).where(each.c[column] == id))

    async def _column(self, query: Any) -> list[str]:
        async with self.engine.connect() as connection:
            return [row[0] for row in await connection.execute(query)]

    # --- presence -----------------------------------------------------------------------------------------------------

    async def last_seen(self, id: str) -> dict[int, int]:
        query = select(presence.c.seat, presence.c.seen).where(presence.c.table_id == id)
        async with self.engine.connect() as connection:
            return {row.seat: row.seen for row in await connection.execute(query)}

    # --- bans ---------------------------------------------------------------------------------------------------------

    async def read_bans(self) -> dict[str, tuple[int | None, str]]:
        async with self.engine.connect() as connection:
            return {who: (until, why) for who, until, why in await connection.execute(select(bans))}

    async def ban(self, who: str, until: int | None, why: str) -> None:
        statement = self.insert(bans).values(who=who, until=until, why=why)
        changed = statement.on_conflict_do_update(index_elements=["who"], set_={"until": until, "why": why})
        async with self.engine.begin() as connection:
            await connection.execute(changed)

    async def unban(self, who: str) -> bool:
        async with self.engine.begin() as connection:
            return (await connection.execute(delete(bans).where(bans.c.who == who))).rowcount > 0

    async def signing_key(self) -> bytes:
        """The key that signs cookies and seat tokens, created on first use."""
        fresh = secrets.token_hex(32)
        async with self.engine.begin() as connection:
            await connection.execute(
                self.insert(server_secrets).values(name="key", value=fresh).on_conflict_do_nothing()
            )
            found = await connection.execute(select(server_secrets.c.value).where(server_secrets.c.name == "key"))
            return bytes.fromhex(found.scalar_one())
