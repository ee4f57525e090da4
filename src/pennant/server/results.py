"""How a finished game ended for the people who played it."""

from collections import Counter
from collections.abc import Iterable
from typing import Any, Literal

import msgspec

from pennant.server.entries import Entry
from pennant.server.table import Table

Outcome = Literal["won", "lost", "shared"]


class Placed(msgspec.Struct, frozen=True):
    """Where somebody came in. Those who left are behind those who stayed, whatever a bot achieved for them."""

    seat: int
    guest: str
    place: int
    outcome: Outcome
    left: bool


class Ending(msgspec.Struct, frozen=True):
    """A game that is over, and the people whose game it was."""

    table: str
    game: str
    mode: str
    at: int
    placed: list[Placed]

    @property
    def alone(self) -> list[Placed]:
        """Those with one seat: who shares a screen with others, on seats of the same id, has no result there."""
        seats = Counter(each.guest for each in self.placed)
        return [each for each in self.placed if seats[each.guest] == 1]


def ending_of(table: Table) -> Ending:
    """How a game has ended, asked when it has just done so: nobody is placed in a game that nobody went on with."""
    settings, result = table.settings, table.result()
    assert result is not None, "this game is not over"
    placed = _placed(table, result) if result["reason"] != "expired" else []
    return Ending(table.id, settings.game, settings.mode, table.updated, placed)


def _placed(table: Table, result: dict[str, Any]) -> list[Placed]:
    left = [seat.kind == "person" and (seat.resigned or seat.stand_in) for seat in table.seats]
    orders = list(zip(left, result["ranks"], strict=True))
    places = [1 + sum(other < order for other in orders) for order in orders]
    if len(places) == 1:
        places = list(result["ranks"])
    outcomes = [_outcome(gone, place, places) for gone, place in zip(left, places, strict=True)]
    return [
        Placed(number, seat.guest, places[number], outcomes[number], left[number])
        for number, seat in enumerate(table.seats)
        if seat.kind == "person" and seat.guest
    ]


def _outcome(left: bool, place: int, places: list[int]) -> Outcome:
    if left or place > 1:
        return "lost"
    return "won" if places.count(1) == 1 else "shared"


def ending_after(id: str, entries: Iterable[Entry], cards: Any) -> Ending | None:
    """How a game ended that may have ended long ago: what happened at the table since then is not looked at."""
    rest = iter(entries)
    table = Table(id, next(rest), cards)
    for entry in rest:
        table.apply(entry)
        if table.status == "over":
            return ending_of(table)
    return None
