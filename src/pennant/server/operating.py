"""What operators do, from outside the server: to tables they write entries like everybody else."""

import asyncio

from pennant.kernel.errors import PennantError, UsageError
from pennant.server.accounts import Accounts
from pennant.server.desk import new_ref, now
from pennant.server.entries import Entry
from pennant.server.guests import Keys
from pennant.server.store import Store
from pennant.server.table import Refused
from pennant.server.writer import Index, Writer

TRIES = 5


async def _entries(store: Store, id: str) -> list[Entry]:
    entries = await store.entries(id)
    if not entries:
        raise UsageError(f"there is no table {id!r}")
    return entries


async def remove(store: Store, id: str) -> None:
    """Close a table for good; a running server tells whoever is there within seconds.

    The game is not looked at: a table that can not be played on can still be removed.
    """
    writer = Writer(store.engine.url.render_as_string(hide_password=False), "operator")
    writer.start()
    try:
        for _ in range(TRIES):
            created, *_ = entries = await _entries(store, id)
            last = entries[-1]
            if last.kind == "removed":
                return
            entry = Entry(last.seq + 1, "removed", None, {}, max(now(), last.at), new_ref())
            index = Index(
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
        raise PennantError(f"the table {id} is too busy: try again")
    finally:
        await writer.close()


async def reset_password(store: Store, name: str) -> str:
    """A new password for the account of this name; its sessions and tokens end."""
    try:
        return await Accounts(store, Keys(await store.key())).reset_password(name)
    except Refused as refused:
        raise UsageError(refused.text) from None


async def guests(store: Store, id: str) -> list[str]:
    """Who sits where."""
    created, *rest = await _entries(store, id)
    seats: list[tuple[str, str | None]] = [(spec, None) for spec in created.body["seats"]]
    for entry in rest:
        if entry.kind in ("sat", "left") and entry.seat is not None:
            name = entry.body.get("bot") or entry.body.get("name") or "open"
            seats[entry.seat] = name, entry.body.get("guest")
    return [
        f"seat {number}: {name}" + (f" (guest:{guest})" if guest else "") for number, (name, guest) in enumerate(seats)
    ]
