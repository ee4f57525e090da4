"""Operators' commands. They run outside the server and change tables by writing entries to their logs."""

import asyncio

from pennant.kernel.errors import PennantError, UsageError
from pennant.server.accounts import Accounts
from pennant.server.entries import Entry
from pennant.server.errors import CommandRefused
from pennant.server.guests import Keys
from pennant.server.ids import new_idempotency_key
from pennant.server.store import Store
from pennant.server.table_index import IndexRow
from pennant.server.timestamps import now
from pennant.server.writer import Writer

ATTEMPTS = 5


async def _read_log(store: Store, id: str) -> list[Entry]:
    entries = await store.entries(id)
    if not entries:
        raise UsageError(f"there is no table {id!r}")
    return entries


async def remove_table(store: Store, id: str) -> None:
    """Remove a table. A running server notifies the connected clients within seconds.

    The log is not replayed, so a broken table can be removed as well.
    """
    writer = Writer(store.engine.url.render_as_string(hide_password=False), "operator")
    writer.start()
    try:
        for _ in range(ATTEMPTS):
            created, *_ = entries = await _read_log(store, id)
            last = entries[-1]
            if last.kind == "removed":
                return
            entry = Entry(last.seq + 1, "removed", None, {}, max(now(), last.at), new_idempotency_key())
            index = IndexRow(
                id=id,
                game=created.body["game"],
                status="removed",
                listed=0,
                seq=entry.seq,
                created=created.at,
                updated=entry.at,
                due=None,
            )
            if await writer.write(id, [entry], index):
                return
            await asyncio.sleep(0.1)
        raise PennantError(f"table {id} is too busy: try again")
    finally:
        await writer.close()


async def reset_password(store: Store, name: str) -> str:
    """Reset the password of an account, and end its sessions and API tokens. Returns the new password."""
    try:
        return await Accounts(store, Keys(await store.signing_key())).reset_password(name)
    except CommandRefused as refused:
        raise UsageError(refused.text) from None


async def list_guests(store: Store, id: str) -> list[str]:
    """The people and bots at the seats of a table, with their guest ids."""
    created, *rest = await _read_log(store, id)
    seats: list[tuple[str, str | None]] = [(spec, None) for spec in created.body["seats"]]
    for entry in rest:
        if entry.kind in ("sat", "left") and entry.seat is not None:
            name = entry.body.get("bot") or entry.body.get("name") or "open"
            seats[entry.seat] = name, entry.body.get("guest")
    return [
        f"seat {number}: {name}" + (f" (guest:{guest})" if guest else "") for number, (name, guest) in enumerate(seats)
    ]
