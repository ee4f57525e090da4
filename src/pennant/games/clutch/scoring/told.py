"""What a scorer needs of the log of a game."""

from collections.abc import Iterator

from pennant.games.clutch.events import KINDS
from pennant.games.clutch.rules.table import Table
from pennant.games.clutch.scoring.scorer import NOTES, Event
from pennant.games.clutch.seen import seen_event

NOTED = frozenset(number for number, kind in KINDS.items() if kind.name in NOTES)


def told(table: Table, since: int = 0) -> Iterator[Event]:
    """The events that a score sheet is made of, out of the log of a state; all of them are public."""
    for event in (table.log or [])[since:]:
        if event[0] in NOTED:
            yield seen_event(table, event, None, False)
