"""The results of finished games for the people who played them."""

from collections import Counter
from collections.abc import Iterable
from typing import Any, Literal

import msgspec

from pennant.server.entries import Entry
from pennant.server.messages import TableResult
from pennant.server.table import Table

Outcome = Literal["won", "lost", "shared"]


class Placement(msgspec.Struct, frozen=True):
    """The place of a person. People who left are placed behind those who stayed, whatever their stand-in achieved."""

    seat: int
    guest: str
    place: int
    outcome: Outcome
    left: bool


class Ending(msgspec.Struct, frozen=True):
    """A finished game and the places of the people who played it."""

    table: str
    game: str
    mode: str
    at: int
    placements: list[Placement]

    @property
    def single_seats(self) -> list[Placement]:
        """The placements of people with one seat. People who shared a screen have several seats and get no result."""
        seats = Counter(each.guest for each in self.placements)
        return [each for each in self.placements if seats[each.guest] == 1]


def ending_now(table: Table) -> Ending:
    """The result of a game that has just ended. Abandoned games have no placements."""
    settings, result = table.settings, table.result()
    assert result is not None, "this game is not over"
    placements = _placements(table, result) if result["reason"] != "expired" else []
    return Ending(table.id, settings.game, settings.mode, table.updated, placements)


def _placements(table: Table, result: TableResult) -> list[Placement]:
    left = [seat.kind == "person" and (seat.resigned or seat.stand_in) for seat in table.seats]
    orders = list(zip(left, result["ranks"], strict=True))
    places = [1 + sum(other < order for other in orders) for order in orders]
    if len(places) == 1:
        places = list(result["ranks"])
    outcomes = [_outcome(gone, place, places) for gone, place in zip(left, places, strict=True)]
    return [
        Placement(number, seat.guest, places[number], outcomes[number], left[number])
        for number, seat in enumerate(table.seats)
        if seat.kind == "person" and seat.guest
    ]


def _outcome(left: bool, place: int, places: list[int]) -> Outcome:
    if left or place > 1:
        return "lost"
    return "won" if places.count(1) == 1 else "shared"


def find_ending(id: str, entries: Iterable[Entry], cards: Any) -> Ending | None:
    """The result of a game that ended at some point of its log. Later entries are ignored."""
    rest = iter(entries)
    table = Table(id, next(rest), cards)
    for entry in rest:
        table.apply(entry)
        if table.status == "over":
            return ending_now(table)
    return None
