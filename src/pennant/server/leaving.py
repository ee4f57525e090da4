"""Taking one's data along, and leaving for good.

The log of a table is what its game is made of, and others have played it, too: it stays. What goes is who it was. The
name, the id and the words of somebody who leaves are taken out of the entries of all their tables, in the database and,
by an entry of their own, in the memory of all workers. What remains are the moves of somebody at a seat, and the line
that they contributed to the sealed chance, without which nobody could check the deal.
"""

import asyncio
import contextlib
from collections.abc import Iterable
from typing import Any

import msgspec
from sqlalchemy import delete, or_, select, update

from pennant.kernel.errors import PennantError
from pennant.server.database import bans, entries, metadata, personal, presence, seats, tables
from pennant.server.desk import Desk, new_ref, now
from pennant.server.entries import Entry
from pennant.server.guests import Guest
from pennant.server.store import Store
from pennant.server.table import GONE, Draft, Refused, Table
from pennant.server.writer import Index, Writer

SILENCE = "…"
"""What somebody has said who is gone."""
TRIES = 20


async def exported(store: Store, guest: Guest) -> dict[str, Any]:
    """Everything that is kept about somebody, except what would open doors."""
    found: dict[str, Any] = {}
    async with store.engine.connect() as connection:
        for column in personal():
            kept = [each for each in column.table.c if not each.info.get("secret")]
            rows = await connection.execute(select(*kept).where(column.in_(guest.ids)))
            found[column.table.name] = [dict(row._mapping) for row in rows]
        whos = [f"guest:{each}" for each in guest.ids]
        banned = await connection.execute(select(bans).where(bans.c.who.in_(whos)))
        found["bans"] = [dict(row._mapping) for row in banned]
    found["tables"] = [await _of_table(store, guest, row) for row in await _tables(store, guest.ids)]
    return found


async def _tables(store: Store, ids: Iterable[str]) -> list[Any]:
    """The rows of all tables where one of these guests sits, or has sat before somebody else did."""
    bodies = [entries.c.body.contains(f'"guest":"{each}"', autoescape=True) for each in ids]
    sat = select(entries.c.table_id).where(entries.c.kind == "sat", or_(*bodies))
    async with store.engine.connect() as connection:
        found = await connection.execute(select(tables).where(tables.c.id.in_(sat)).order_by(tables.c.created))
        return list(found.all())


async def _of_table(store: Store, guest: Guest, row: Any) -> dict[str, Any]:
    """One's own part of a table: its moves are in its record."""
    own = _own(await store.entries(row.id), guest.ids)
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


def _own(log: Iterable[Entry], ids: frozenset[str]) -> list[Entry]:
    """The entries by which somebody sat down, was named and spoke."""
    holders: dict[int | None, str | None] = {}
    found: list[Entry] = []
    for entry in log:
        if entry.kind in ("sat", "left"):
            holders[entry.seat] = entry.body.get("guest")
        if entry.kind in ("sat", "named", "said") and (holders.get(entry.seat) or "") in ids:
            found.append(entry)
    return found


async def leave_tables(store: Store, desk: Desk, writer: Writer, ids: frozenset[str]) -> None:
    """Get up where a game has not begun, resign where one runs, and be nobody in all of them."""
    for row in await _tables(store, ids):
        if row.status in ("waiting", "playing"):
            await _give_up(desk, row.id, ids)
        own = _own(await store.entries(row.id), ids)
        for seat in sorted({entry.seat for entry in own if entry.seat is not None}):
            await _unname(store, writer, row.id, seat)
        with contextlib.suppress(Refused):  # it can not be read any more
            await desk.refresh(row.id)
        await _blank(store, row.id, own)


async def _give_up(desk: Desk, id: str, ids: frozenset[str]) -> None:
    def leaving(table: Table) -> list[Draft]:
        mine = [number for number, seat in enumerate(table.seats) if seat.guest in ids]
        if table.status == "waiting":
            return [draft for number in mine for draft in table.leave(number)]
        if table.status == "playing":
            return [draft for number in mine if not table.seats[number].resigned for draft in table.resign(number)][:1]
        return []

    try:
        while await desk.command(id, leaving):
            pass
    except Refused as refused:
        if refused.code not in ("broken", "newer", "unknown"):
            raise


async def _unname(store: Store, writer: Writer, id: str, seat: int) -> None:
    """Write that nobody sits there any more. The game is not looked at: old ones may be unreadable."""
    for _ in range(TRIES):
        log = await store.entries(id)
        holder = next((each for each in reversed(log) if each.seat == seat and each.kind in ("sat", "left")), None)
        if not log or holder is None or holder.kind == "left" or log[-1].kind == "removed":
            return
        async with store.engine.connect() as connection:
            row = (await connection.execute(select(tables).where(tables.c.id == id))).one()
        entry = Entry(log[-1].seq + 1, "named", seat, {"name": "", "gone": True}, max(now(), log[-1].at), new_ref())
        known = {**row._mapping, "seq": entry.seq, "updated": entry.at}
        if await writer.write(id, [entry], Index(**known, guests={seat: GONE})):
            return
        await asyncio.sleep(0.05)
    raise PennantError(f"the table {id} is too busy: try again")


async def _blank(store: Store, id: str, own: Iterable[Entry]) -> None:
    """Take name, id and words out of entries that were written long ago."""
    async with store.engine.begin() as connection:
        for entry in own:
            body = dict(entry.body)
            body |= {"sat": {"name": "", "guest": GONE}, "named": {"name": ""}}.get(entry.kind, {})
            if "text" in body:
                body["text"] = SILENCE
            text = msgspec.json.encode(body).decode()
            where = (entries.c.table_id == id, entries.c.seq == entry.seq)
            await connection.execute(update(entries).where(*where).values(body=text))
        numbers = {entry.seat for entry in own}
        await connection.execute(delete(presence).where(presence.c.table_id == id, presence.c.seat.in_(numbers)))


async def forget(store: Store, ids: frozenset[str]) -> None:
    """Delete every row that belongs to somebody."""
    async with store.engine.begin() as connection:
        await connection.execute(update(seats).where(seats.c.guest.in_(ids)).values(guest=GONE))
        for column in personal():
            await connection.execute(delete(metadata.tables[column.table.name]).where(column.in_(ids)))
