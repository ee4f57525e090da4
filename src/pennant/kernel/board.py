"""The board of a game: every visible number and list of a state, described once.

`State.describe_board` names the fields of its board in a fixed order, each with its value and with the seats that may
see it. Views are built from this description, and so are the events that report changes of the board to a log.
"""

from typing import Final

from mypy_extensions import i64, mypyc_attr

EVERYONE: Final = -1
"""The audience of all seats and spectators. An audience has one bit per seat; spectators belong to negative ones."""
NOBODY: Final = 0

NO_OWNER: Final = -1

# The event kinds of the kernel are not positive; games number theirs from 1.
NUMBER_CHANGED: Final = -1
"""(kind, field, value, audience)"""
LIST_CHANGED: Final = -2
"""(kind, field, *values, audience)"""
ZONE_CHANGED: Final = -3
"""(kind, field, value, its audience, value, its audience, ..., EVERYONE or, if it has hidden entries, NOBODY)"""
BOARD_EVENTS: Final = frozenset({NUMBER_CHANGED, LIST_CHANGED, ZONE_CHANGED})

Field = tuple[str, str, int, int]
"""The path of a field in a view, its name, the index of the part that it belongs to, and the owner of that part."""


@mypyc_attr(acyclic=True)
class Layout:
    """The fields of a board in the order of their description, which does not change during a game."""

    def __init__(self) -> None:
        self.numbers: list[Field] = []
        self.lists: list[Field] = []
        self.zones: list[Field] = []
        self.starts: list[tuple[int, int, int]] = []
        """The indexes of the first number, list and zone of each part, and finally those after the last part."""
        self.plan: object = None
        """How views show these fields, see `board_view.ViewPlan`; `None` until a view is made."""


_LAYOUTS: Final[dict[tuple[object, ...], Layout]] = {}
"""All layouts. Boards with the same fields in the same parts share one."""


@mypyc_attr(acyclic=True)
class Board:
    """The values of all fields at one moment.

    The first description adds the fields. Every later description updates them, and `take_changes` returns the events
    that turn the last board into this one.
    """

    def __init__(self, layout: Layout | None = None) -> None:
        self.layout: Layout = Layout() if layout is None else layout
        self._has_layout = layout is not None
        self._is_new = True
        self.numbers: list[int] = []
        """Values and audiences alternate."""
        self.lists: list[tuple[int, ...]] = []
        """The values of each list, followed by its audience."""
        self.zones: list[tuple[int, ...]] = []
        """The entries of each zone: values and audiences alternate."""
        self._keys: list[tuple[object, ...]] = []
        """The key of each part, see `repeats`."""
        self._path = ""
        self._name = ""
        self._index: i64 = 0
        self._owner: i64 = NO_OWNER
        # The indexes that the current description has reached, if it is not the first one.
        self._part: i64 = 0
        self._number: i64 = 0
        self._list: i64 = 0
        self._zone: i64 = 0
        self._number_changes: list[tuple[int, ...]] = []
        self._list_changes: list[tuple[int, ...]] = []
        self._zone_changes: list[tuple[int, ...]] = []
        self._add_part()

    def _add_part(self) -> None:
        self._keys.append(())
        self._start_part()

    def _start_part(self) -> None:
        if not self._has_layout:
            layout = self.layout
            layout.starts.append((len(layout.numbers), len(layout.lists), len(layout.zones)))

    def end(self) -> None:
        """End a description."""
        if self._is_new:
            self._start_part()
            if not self._has_layout:
                layout = self.layout
                key: tuple[object, ...] = (*layout.starts, *layout.numbers, *layout.lists, *layout.zones)
                self.layout = _LAYOUTS.setdefault(key, layout)
                self._has_layout = True
            self._is_new = False
        else:
            ends = (self._number, self._list, self._zone)
            assert ends == (len(self.numbers), len(self.lists), len(self.zones)), "the fields of a board have changed"
        self._part = self._number = self._list = self._zone = 0

    def take_changes(self) -> list[tuple[int, ...]]:
        """Return and forget the events that turn the last board into this one: numbers, then lists, then zones."""
        changes = self._number_changes + self._list_changes + self._zone_changes
        if changes:
            self._number_changes, self._list_changes, self._zone_changes = [], [], []
        return changes

    def part(self, name: str, index: i64, owner: i64 = NO_OWNER) -> None:
        """Begin a part, such as `sides.0`: the fields that follow belong to it, and are named `sides.…`.

        With `reveal`, viewers see a part as its owner does.
        """
        self._part += 1
        if not self._has_layout:
            self._path = f"{name}.{index}."
            self._name = f"{name}."
            self._index = index
            self._owner = owner
        if self._is_new:
            self._add_part()

    def repeats(self, key: tuple[object, ...]) -> bool:
        """Whether the part has the same key, and so the same fields, as in the last description; then skip it.

        The key must contain everything that the fields of the part depend on. Comparing keys is much cheaper than
        describing the part.
        """
        keys, part = self._keys, self._part
        if self._is_new or keys[part] != key:
            keys[part] = key
            return False
        self._number, self._list, self._zone = self.layout.starts[part + 1]
        self._number *= 2
        return True

    def number(self, name: str, value: int, audience: int = EVERYONE) -> None:
        """Add a number; viewers outside the audience see nothing in its place."""
        numbers = self.numbers
        if self._is_new:
            if not self._has_layout:
                self.layout.numbers.append(self._field(name))
            numbers.append(value)
            numbers.append(audience)
            return
        place = self._number
        self._number = place + 2
        if numbers[place] != value or numbers[place + 1] != audience:
            numbers[place] = value
            numbers[place + 1] = audience
            self._number_changes.append((NUMBER_CHANGED, place >> 1, value, audience))

    def same_number(self, name: str, value: int) -> None:
        """Add a number that keeps its value from the last description, so that a temporary value is not reported."""
        if self._is_new:
            self.number(name, value)
        else:
            self._number += 2

    def list(self, name: str, values: tuple[int, ...], audience: int = EVERYONE) -> None:
        """Add a list; viewers outside the audience see nothing in its place."""
        lists, told = self.lists, (*values, audience)
        if self._is_new:
            if not self._has_layout:
                self.layout.lists.append(self._field(name))
            lists.append(told)
            return
        place = self._list
        self._list = place + 1
        if lists[place] != told:
            lists[place] = told
            self._list_changes.append((LIST_CHANGED, place, *told))

    def zone(self, name: str, entries: tuple[int, ...]) -> None:
        """Add a list in which every entry has its own audience: values and audiences alternate."""
        zones = self.zones
        if self._is_new:
            if not self._has_layout:
                self.layout.zones.append(self._field(name))
            zones.append(entries)
            return
        place = self._zone
        self._zone = place + 1
        if zones[place] != entries:
            zones[place] = entries
            self._zone_changes.append((ZONE_CHANGED, place, *entries, EVERYONE if is_open(entries) else NOBODY))

    def _field(self, name: str) -> Field:
        return self._path + name, self._name + name, self._index, self._owner


def is_open(entries: tuple[int, ...]) -> bool:
    """Whether everyone may see all entries of a zone."""
    return entries[1::2] == (EVERYONE,) * (len(entries) // 2)
