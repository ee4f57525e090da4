"""Boards as one viewer sees them: the fields of a view, the events that change them, and how a view follows events."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from typing import Any

from pennant.kernel.board import EVERYONE, LIST_CHANGED, NO_OWNER, NUMBER_CHANGED, ZONE_CHANGED, Board, Field
from pennant.kernel.events import SeenEvent, View
from pennant.kernel.state import RawEvent, State

FieldNaming = Callable[[State, int, Any], Any]
"""Turns the value of a field into what a view shows, given the state, the index of the field's part, and the value.

The value is a number, or a list of numbers with `None` for those that the viewer may not see. A number or list that is
hidden as a whole is `None`.
"""
FieldNamings = Mapping[str, FieldNaming]


def plain(convert: Callable[[Any], Any]) -> FieldNaming:
    """The naming of a field that depends on nothing but its value."""
    return lambda _state, _index, value: convert(value)


as_flag = plain(bool)
or_none = plain(lambda value: None if value is None or value < 0 else value)
"""A number that is negative where there is none."""


CHANGED = "set"
"""The kind of all events that change a board, as viewers get them: {"kind": "set", "path": …, "value": …}."""


class BoardReader:
    """Reads boards for one viewer (`None`: a spectator); with `reveal`, each part as its owner sees it."""

    def __init__(self, namings: FieldNamings, state: State, viewer: int | None, reveal: bool) -> None:
        self.namings = namings
        self.state = state
        self.viewer = viewer
        self.reveal = reveal

    def fields(self, board: Board) -> Iterator[tuple[str, Any]]:
        """The path and the value of every field."""
        layout, parts = board.layout, board.parts
        numbers = [number for part in parts for number in part.numbers]
        for field, value, audience in zip(layout.numbers, numbers[::2], numbers[1::2], strict=True):
            yield field[0], self._named(field, value if self._may_see(field, audience) else None)
        lists = [values for part in parts for values in part.lists]
        for field, values in zip(layout.lists, lists, strict=True):
            yield field[0], self._named(field, list(values[:-1]) if self._may_see(field, values[-1]) else None)
        zones = [entries for part in parts for entries in part.zones]
        for field, entries in zip(layout.zones, zones, strict=True):
            yield field[0], self._named(field, self._entries(field, entries))

    def event(self, event: RawEvent, board: Board) -> SeenEvent:
        """An event of a board; all boards of a game have the same layout."""
        field, kind = field_of(event, board), event[0]
        value: Any
        if kind == ZONE_CHANGED:
            value = self._entries(field, event[2:-1])
        elif not self._may_see(field, event[-1]):
            value = None
        else:
            value = event[2] if kind == NUMBER_CHANGED else list(event[2:-1])
        return {"kind": CHANGED, "path": field[0], "value": self._named(field, value)}

    def _may_see(self, field: Field, audience: int) -> bool:
        if audience == EVERYONE:
            return True
        viewer = self.viewer
        if self.reveal:
            if field[3] == NO_OWNER:
                return True
            viewer = field[3]
        return audience < 0 if viewer is None else bool(audience >> viewer & 1)

    def _entries(self, field: Field, entries: Sequence[int]) -> list[int | None]:
        """The entries of a zone, with `None` for those that are hidden."""
        pairs = zip(entries[::2], entries[1::2], strict=True)
        return [value if self._may_see(field, audience) else None for value, audience in pairs]

    def _named(self, field: Field, value: Any) -> Any:
        naming = self.namings.get(field[1])
        return value if naming is None else naming(self.state, field[2], value)


def board_of(state: State) -> Board:
    """The board of a state as it is now."""
    board = Board(layout=None if state.told is None else state.told.layout)
    state.describe_board(board)
    return board


def add_board(view: View, namings: FieldNamings, state: State, viewer: int | None, reveal: bool = False) -> View:
    """Add all fields of a state's board to a view; returns the view."""
    for path, value in BoardReader(namings, state, viewer, reveal).fields(board_of(state)):
        put(view, path, value)
    return view


def told_board(state: State) -> Board:
    """The board as the log of a state has told it; as it is now, if the log has told nothing yet."""
    if state.told is None:
        board = board_of(state)
        if state.log is None:
            return board
        state.told = board
    return state.told


def field_of(event: RawEvent, board: Board) -> Field:
    """The field that an event changes."""
    layout = board.layout
    if event[0] == NUMBER_CHANGED:
        return layout.numbers[event[1]]
    return layout.lists[event[1]] if event[0] == LIST_CHANGED else layout.zones[event[1]]


def board_numbers(state: State) -> dict[str, int]:
    """All numbers of a board by their paths, hidden ones included."""
    board = board_of(state)
    numbers = [number for part in board.parts for number in part.numbers[::2]]
    return {field[0]: value for field, value in zip(board.layout.numbers, numbers, strict=True)}


def fold(view: View, event: SeenEvent) -> None:
    """Bring a view up to date with the next event of the same viewer. This is all that a client has to implement."""
    if event["kind"] == CHANGED:
        put(view, event["path"], event["value"])


def put(view: View, path: str, value: Any) -> None:
    """Write a value into a view: `pitch.total` in a part of it, `lineup.*.rating` one into each row of a list."""
    parents, name = _split(path)
    place: Any = view
    for parent in parents:
        if parent == "*":
            for row, each in zip(place, value, strict=True):
                row[name] = each
            return
        place = place[parent] if isinstance(parent, int) else place.setdefault(parent, {})
    place[name] = value


@cache
def _split(path: str) -> tuple[tuple[str | int, ...], Any]:
    *parents, name = [int(word) if word.isdigit() else word for word in path.split(".")]
    return tuple(parents), name
