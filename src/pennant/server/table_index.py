"""The row of a table in the database's list of tables. All of it can be computed from the table's log."""

from collections.abc import Iterable

import msgspec

from pennant.server.entries import Entry
from pennant.server.table import Table


class IndexRow(msgspec.Struct):
    """A table's row after its new entries. `guests` holds the guests of the seats that changed."""

    id: str
    game: str
    status: str
    listed: int
    seq: int
    created: int
    updated: int
    due: int | None
    guests: dict[int, str] = {}
    turns: dict[int, int | None] | None = None
    """At a correspondence table: the seats of people who owe a move, and when their vacation ends."""
    is_new: bool = False


def index_row(table: Table, entries: Iterable[Entry] = ()) -> IndexRow:
    """The row of a table after these new entries; without entries, the row of a new table."""
    guests = {entry.seat: entry.body.get("guest") for entry in entries if entry.kind in ("sat", "left")}
    if not entries:
        guests = {number: seat.guest for number, seat in enumerate(table.seats)}
    return IndexRow(
        id=table.id,
        game=table.settings.game,
        status=table.status,
        listed=int(table.settings.listed),
        seq=table.seq,
        created=table.created,
        updated=table.updated,
        due=table.due(),
        turns=_turns(table),
        guests={seat: guest or "" for seat, guest in guests.items() if seat is not None},
        is_new=not entries,
    )


def _turns(table: Table) -> dict[int, int | None] | None:
    if table.settings.clock.kind != "days":
        return None
    return {seat: table.seats[seat].vacation for seat in table.owing_people()}
