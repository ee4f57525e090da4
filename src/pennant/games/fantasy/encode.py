"""A view as numbers for learning: one flat vector with named parts, only from information of the seat.

Characters, Win cards and Events are counted by number in the set; Managers come in seat order from the viewer on, five
of them, so that the size depends only on the card set.
"""

from typing import Any, Literal, cast, get_args

import numpy

from pennant.games.fantasy.cards import COLOURS, STAT_NAMES, CardBook, book_of
from pennant.games.fantasy.events import QUESTIONS, STAGES
from pennant.games.fantasy.rules.season import Season
from pennant.games.fantasy.view import NAMINGS, fixed_view
from pennant.games.fantasy.view_types import Manager, Side, View
from pennant.kernel.board_view import add_board

MANAGERS = 5
_Number = Literal["wins", "claimed", "bonus", "games", "juice", "pile_on", "focus", "active_used"]
_NUMBERS: tuple[_Number, ...] = get_args(_Number)
_Zone = Literal["roster", "hand", "reserved", "drawn"]
_ZONES: tuple[_Zone, ...] = get_args(_Zone)
_SIDES: dict[Side | None, int] = {"up": 1, "down": -1, None: 0}
_PLACES = 7


def parts(book: CardBook) -> dict[str, slice]:
    """Where each part of the vector lies, for a card set."""
    cards, wins = len(book.characters), len(book.wins)
    sizes = {"question": len(QUESTIONS), "stage": len(STAGES), "month": 1, "week": 1, "event": len(book.events)}
    sizes |= {"field": 8 * wins, "pool": cards, "discard": cards, "tail": cards, "memory": cards, "justice": 1}
    for place in range(MANAGERS):
        sizes |= {f"{place}-{zone}": cards for zone in (*_ZONES, "bench", "exhausted", "out", "burned")}
        sizes |= {f"{place}-lineup": _PLACES * cards, f"{place}-sides": _PLACES, f"{place}-counts": 4}
        sizes |= {f"{place}-tracks": len(COLOURS), f"{place}-numbers": len(_NUMBERS), f"{place}-order": 2}
        sizes |= {f"{place}-added": len(STAT_NAMES)}
    found: dict[str, slice] = {}
    start = 0
    for name, size in sizes.items():
        found[name] = slice(start, start + size)
        start += size
    return found


def encode(season: Season, seat: int) -> "numpy.ndarray[Any, Any]":
    """The view of a seat as a vector of float32."""
    view = cast(View, add_board(fixed_view(season, seat), NAMINGS, season, seat))
    book = book_of(season.cards)
    where = parts(book)
    vector = numpy.zeros(where[f"{MANAGERS - 1}-added"].stop, dtype=numpy.float32)
    if view["question"] and seat in view["asked"]:
        vector[where["question"].start + season.question] = 1
    vector[where["stage"].start + STAGES.index(view["stage"])] = 1
    vector[where["month"]] = view["month"]
    vector[where["week"]] = view["week"]
    vector[where["justice"]] = view["justice"]
    if view["event"]:
        vector[where["event"].start + book.event_number(view["event"])] = 1
    for place, win in enumerate(view["field"]):
        if win:
            vector[where["field"].start + place * len(book.wins) + book.win_number(win)] = 1
    for zone in ("pool", "discard", "tail"):
        _mark(vector, where[zone], view[zone], book)
    memory = view["managers"][seat]["memory"]
    _mark(vector, where["memory"], [card for cards in memory.values() for card in cards], book)
    count = len(view["managers"])
    for place in range(count):
        _encode_manager(vector, where, place, view, view["managers"][(seat + place) % count], book)
    return vector


def _mark(vector: "numpy.ndarray[Any, Any]", part: slice, cards: list[str], book: CardBook, first: int = 0) -> None:
    for card in cards:
        if card != "?":
            vector[part.start + first + book.character_number(card)] = 1


def _encode_manager(
    vector: "numpy.ndarray[Any, Any]", where: dict[str, slice], place: int, view: View, manager: Manager, book: CardBook
) -> None:
    for zone in _ZONES:
        _mark(vector, where[f"{place}-{zone}"], manager[zone], book)
    _mark(vector, where[f"{place}-bench"], [entry["card"] for entry in manager["bench"]], book)
    laid = [entry for entry in (*manager["lineup"], *manager["bench"]) if entry]
    _mark(vector, where[f"{place}-exhausted"], [entry["card"] for entry in laid if entry["exhausted"]], book)
    _mark(vector, where[f"{place}-out"], [manager["sent_back"]] if manager["sent_back"] else [], book)
    _mark(vector, where[f"{place}-burned"], [burned["card"] for burned in view["burned"]], book)
    for number, entry in enumerate(manager["lineup"]):
        if entry:
            _mark(vector, where[f"{place}-lineup"], [entry["card"]], book, number * len(book.characters))
        vector[where[f"{place}-sides"].start + number] = _SIDES[manager["sides"][number]]
    counts = [len(manager[zone]) for zone in ("hand", "roster", "bench", "reserved")]
    vector[where[f"{place}-counts"]] = counts
    vector[where[f"{place}-tracks"]] = list(manager["tracks"].values())
    vector[where[f"{place}-numbers"]] = [manager[name] for name in _NUMBERS]
    seat = manager["seat"]
    vector[where[f"{place}-order"]] = [view["order"].index(seat), seat in view["sequence"]]
    for source in manager["berzerk"]:
        stat = STAT_NAMES.index(source["stat"])
        vector[where[f"{place}-added"].start + stat] += 1
