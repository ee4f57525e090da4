"""Data export and deletion of accounts.

The log of a table stays when an account is deleted, because other people played the game, too. The identity of the
person is removed: their name, id and chat messages are redacted in the entries of all their tables, in the database
and, by a new entry `named`, in the memory of all workers. Their moves stay, and so does their contribution to the
sealed chance, without which nobody could verify the deal.
"""

import asyncio
import contextlib
from collections.abc import Iterable
from typing import Any

import msgspec
from sqlalchemy import delete, or_, select, update

from pennant.kernel.errors import PennantError
from pennant.server.database import bans, entries, metadata, personal_columns, presence, seats, tables
from pennant.server.entries import Entry
from pennant.server.errors import CommandRefused
from pennant.server.guests import Guest
from pennant.server.ids import new_idempotency_key
from pennant.server.seats import GONE
from pennant.server.store import Store
from pennant.server.table import Draft, Table
from pennant.server.table_index import IndexRow
from pennant.server.table_service import TableService
from pennant.server.timestamps import now
from pennant.server.writer import Writer

REDACTED = "…"
"""Replaces the chat messages of a deleted account."""
ATTEMPTS = 20


async def export_data(store: Store, guest: Guest) -> dict[str, Any]:
    """Everything that is stored about a person, except secrets."""
    found: dict[str, Any] = {}
    async with store.engine.connect() as connection:
        for column in personal_columns():
            kept = [each for each in column.table.c if not each.info.get("secret")]
            rows = await connection.execute(select(*kept).where(column.in_(guest.ids)))
            found[column.table.name] = [dict(row._mapping) for row in rows]
        whos = [f"guest:{each}" for each in guest.ids]
        banned = await connection.execute(select(bans).where(bans.c.who.in_(whos)))
        found["bans"] = [dict(row._mapping) for row in banned]
    found["tables"] = [await _export_table(store, guest, row) for row in await _tables_of(store, guest.ids)]
    return found


async def _tables_of(store: Store, ids: Iterable[str]) -> list[Any]:
    """The rows of all tables where one of these guests sits or sat."""
    bodies = [entries.c.body.contains(f'"guest":"{each}"', autoescape=True) for each in ids]
    sat = select(entries.c.table_id).where(entries.c.kind == "sat", or_(*bodies))
    async with store.engine.connect() as connection:
        found = await connection.execute(select(tables).where(tables.c.id.in_(sat)).order_by(tables.c.created))
        return list(found.all())


async def _export_table(store: Store, guest: Guest, row: Any) -> dict[str, Any]:
    """A person's part of a table. The moves are in its record."""
    own = _own_entries(await store.entries(row.id), guest.ids)
    seen = await store.last_seen(row.id)
    return {
        "id": row.id,
        "game": row.game,
        "status": row.status,
        "created": row.created,
        "seats": sorted({entry.seat for entry in own}),
        "seen": max((seen[entry.seat] for entry in own if entry.seat in seen), default=None),
        "entries": [{"kind": entry.kind, "at": entry.at, **entry.body} for entry in own],
    }


def _own_entries(log: Iterable[Entry], ids: frozenset[str]) -> list[Entry]:
    """The entries by which a person sat down, was renamed and sent chat messages."""
    holders: dict[int | None, str | None] = {}
    found: list[Entry] = []
    for entry in log:
        if entry.kind in ("sat", "left"):
            holders[entry.seat] = entry.body.get("guest")
        if entry.kind in ("sat", "named", "said") and (holders.get(entry.seat) or "") in ids:
            found.append(entry)
    return found


async def leave_tables(store: Store, table_service: TableService, writer: Writer, ids: frozenset[str]) -> None:
    """Leave tables that have not started, resign running games, and remove the identity from all of them."""
    for row in await _tables_of(store, ids):
        if row.status in ("waiting", "playing"):
            await _leave_or_resign(table_service, row.id, ids)
        own = _own_entries(await store.entries(row.id), ids)
        for seat in sorted({entry.seat for entry in own if entry.seat is not None}):
            await _remove_identity(store, writer, row.id, seat)
        with contextlib.suppress(CommandRefused):  # the table is broken
            await table_service.refresh(row.id)
        await _redact(store, row.id, own)


async def _leave_or_resign(table_service: TableService, id: str, ids: frozenset[str]) -> None:
    def leave_or_resign(table: Table) -> list[Draft]:
        mine = [number for number, seat in enumerate(table.seats) if seat.guest in ids]
        if table.status == "waiting":
            return [draft for number in mine for draft in table.leave(number)]
        if table.status == "playing":
            return [draft for number in mine if not table.seats[number].resigned for draft in table.resign(number)][:1]
        return []

    try:
        while await table_service.execute(id, leave_or_resign):
            pass
    except CommandRefused as refused:
        if refused.code not in ("broken", "newer", "unknown"):
            raise


async def _remove_identity(store: Store, writer: Writer, id: str, seat: int) -> None:
    """Write an entry that removes the name at a seat. The log is not replayed, because old tables may be broken."""
    for _ in range(ATTEMPTS):
        log = await store.entries(id)
        holder = next((each for each in reversed(log) if each.seat == seat and each.kind in ("sat", "left")), None)
        if not log or holder is None or holder.kind == "left" or log[-1].kind == "removed":
            return
        async with store.engine.connect() as connection:
            row = (await connection.execute(select(tables).where(tables.c.id == id))).one()
        entry = Entry(
            log[-1].seq + 1, "named", seat, {"name": "", "gone": True}, max(now(), log[-1].at), new_idempotency_key()
        )
        known = {**row._mapping, "seq": entry.seq, "updated": entry.at}
        if await writer.write(id, [entry], IndexRow(**known, guests={seat: GONE})):
            return
        await asyncio.sleep(0.05)
    raise PennantError(f"table {id} is too busy: try again")


async def _redact(store: Store, id: str, own: Iterable[Entry]) -> None:
    """Redact name, guest id and chat messages in stored entries."""
    async with store.engine.begin() as connection:
        for entry in own:
            body = dict(entry.body)
            body |= {"sat": {"name": "", "guest": GONE}, "named": {"name": ""}}.get(entry.kind, {})
            if "text" in body:
                body["text"] = REDACTED
            text = msgspec.json.encode(body).decode()
            where = (entries.c.table_id == id, entries.c.seq == entry.seq)
            await connection.execute(update(entries).where(*where).values(body=text))
        numbers = {entry.seat for entry in own}
        await connection.execute(delete(presence).where(presence.c.table_id == id, presence.c.seat.in_(numbers)))


async def delete_rows(store: Store, ids: frozenset[str]) -> None:
    """Delete all rows that belong to a person."""
    async with store.engine.begin() as connection:
        await connection.execute(update(seats).where(seats.c.guest.in_(ids)).values(guest=GONE))
        for column in personal_columns():
            await connection.execute(delete(metadata.tables[column.table.name]).where(column.in_(ids)))
