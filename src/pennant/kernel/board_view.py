"""Boards as one viewer sees them: the fields of a view, the events that change them, and how a view follows events."""

from collections.abc import Callable, Iterator, Mapping
from functools import cache
from typing import Any, Final, NamedTuple

from pennant.kernel.board import (
    EVERYONE,
    LIST_CHANGED,
    NO_OWNER,
    NUMBER_CHANGED,
    ZONE_CHANGED,
    Board,
    Field,
    Layout,
    is_open,
)
from pennant.kernel.events import SeenEvent, View
from pennant.kernel.state import RawEvent, State

FieldNaming = Callable[[State, int, Any], Any]
"""Turns the value of a field into what a view shows, given the state, the index of the field's part, and the value.

The value is a number, or a list of numbers with `None` for those that the viewer may not see. A number or list that is
hidden as a whole is `None`.
"""
FieldNamings = Mapping[str, FieldNaming]

Path = tuple[str | int, ...]
"""The names and places that lead to a part of a view."""


def plain(convert: Callable[[Any], Any]) -> FieldNaming:
    """A naming that depends only on the value of the field."""
    return lambda _state, _index, value: convert(value)


def as_it_is(_state: State, _index: int, value: Any) -> Any:
    """The naming of fields that are not in `FieldNamings`: the value itself."""
    return value


as_flag = plain(bool)
or_none = plain(lambda value: None if value is None or value < 0 else value)
"""The naming of a number that is negative if there is no value, which views show as `None`."""


CHANGED = "set"
"""The kind of all events that change a board, as viewers get them: {"kind": "set", "path": …, "value": …}."""


class BoardReader:
    """Reads boards for one viewer (`None`: a spectator); with `reveal`, each part as its owner sees it."""

    def __init__(self, namings: FieldNamings, state: State, viewer: int | None, reveal: bool) -> None:
        self.namings = namings
        self.state = state
        self.viewer = viewer
        self.reveal = reveal

    def values(self, plan: "ViewPlan", board: Board) -> Iterator[tuple["Shown", Any]]:
        """Every field with its value as far as the viewer may see it."""
        numbers, may_see = board.numbers, self._may_see
        for shown, value, audience in zip(plan.numbers, numbers[::2], numbers[1::2], strict=True):
            yield shown, value if audience == EVERYONE or may_see(shown.field, audience) else None
        for shown, values in zip(plan.lists, board.lists, strict=True):
            audience = values[-1]
            yield shown, list(values[:-1]) if audience == EVERYONE or may_see(shown.field, audience) else None
        for shown, entries in zip(plan.zones, board.zones, strict=True):
            yield shown, self._entries(shown.field, entries)

    def event(self, event: RawEvent, board: Board) -> SeenEvent:
        """A change of the board as the viewer sees it; all boards of a game have the same layout."""
        field, kind = field_of(event, board), event[0]
        value: Any
        if kind == ZONE_CHANGED:
            value = self._entries(field, event[2:-1])
        elif not self._may_see(field, event[-1]):
            value = None
        else:
            value = event[2] if kind == NUMBER_CHANGED else list(event[2:-1])
        naming = self.namings.get(field[1], as_it_is)
        return {"kind": CHANGED, "path": field[0], "value": naming(self.state, field[2], value)}

    def _may_see(self, field: Field, audience: int) -> bool:
        if audience == EVERYONE:
            return True
        viewer = self.viewer
        if self.reveal:
            if field[3] == NO_OWNER:
                return True
            viewer = field[3]
        return audience < 0 if viewer is None else bool(audience >> viewer & 1)

    def _entries(self, field: Field, entries: tuple[int, ...]) -> list[int | None]:
        """The entries of a zone, with `None` for those that are hidden."""
        if is_open(entries):
            return list(entries[::2])
        pairs = zip(entries[::2], entries[1::2], strict=True)
        return [value if self._may_see(field, audience) else None for value, audience in pairs]


class Shown(NamedTuple):
    """How a view shows a field."""

    field: Field
    naming: FieldNaming
    part: int
    """The index of a part of the view in `ViewPlan.parts`, or `_ROWS`."""
    name: str
    """The name of the field in that part."""


_ROWS: Final = -1
"""Instead of a part: the field has a value for each row of a list."""


class ViewPlan:
    """Where a view shows the fields of a layout, and how. Made once per layout, because views are made often."""

    def __init__(self, layout: Layout, namings: FieldNamings) -> None:
        self.namings = namings
        self.parts: list[Path] = []
        """The parts of the view that hold fields."""
        self.numbers, self.lists, self.zones = (
            [self._show(field, namings) for field in fields] for fields in (layout.numbers, layout.lists, layout.zones)
        )

    def _show(self, field: Field, namings: FieldNamings) -> Shown:
        parents, name = _split(field[0])
        naming = namings.get(field[1], as_it_is)
        if "*" in parents:
            return Shown(field, naming, _ROWS, name)
        if parents not in self.parts:
            self.parts.append(parents)
        return Shown(field, naming, self.parts.index(parents), name)


def add_board(view: View, namings: FieldNamings, state: State, viewer: int | None, reveal: bool = False) -> View:
    """Add all fields of a state's board to a view; returns the view."""
    board, reader = state.board(), BoardReader(namings, state, viewer, reveal)
    layout = board.layout
    plan = layout.plan
    if not isinstance(plan, ViewPlan) or plan.namings is not namings:  # another game can have the same layout
        plan = layout.plan = ViewPlan(layout, namings)
    parts = [_find(view, path) for path in plan.parts]
    for (field, naming, part, name), value in reader.values(plan, board):
        if part == _ROWS:
            put(view, field[0], naming(state, field[2], value))
        else:
            parts[part][name] = naming(state, field[2], value)
    return view


def told_board(state: State) -> Board:
    """The board that the log of a state has last reported; the current board if it has not reported any yet."""
    if state.told is None:
        board = state.board()
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
    board = state.board()
    return {field[0]: value for field, value in zip(board.layout.numbers, board.numbers[::2], strict=True)}


def fold(view: View, event: SeenEvent) -> None:
    """Bring a view up to date with the next event of the same viewer. This is all that a client has to implement."""
    if event["kind"] == CHANGED:
        put(view, event["path"], event["value"])


def put(view: View, path: str, value: Any) -> None:
    """Write a value into a view: `pitch.total` is one field, and `lineup.*.rating` one field in each row of a list."""
    parents, name = _split(path)
    if parents and parents[-1] == "*":
        for row, each in zip(_find(view, parents[:-1]), value, strict=True):
            row[name] = each
    else:
        _find(view, parents)[name] = value


def _find(view: View, path: Path) -> Any:
    """A part of a view; missing dictionaries are created."""
    place: Any = view
    for step in path:
        place = place[step] if isinstance(step, int) else place.setdefault(step, {})
    return place


@cache
def _split(path: str) -> tuple[Path, Any]:
    *parents, name = [int(word) if word.isdigit() else word for word in path.split(".")]
    return tuple(parents), name
