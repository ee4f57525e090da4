"""The board of a game: every visible number and list of a state, described once.

`State.describe_board` names the fields of its board in a fixed order, each with its value and with the seats that may
see it. From this one description come the views, and the events that tell a log what has changed on the board.
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
    """The fields of a board in the order of their description. It is the same as long as a game lasts."""

    def __init__(self) -> None:
        self.numbers: list[Field] = []
        self.lists: list[Field] = []
        self.zones: list[Field] = []


@mypyc_attr(acyclic=True)
class Board:
    """The values of all fields at one moment.

    `previous` is the board that was told last: a new one has the same layout, and may repeat some of its values.
    """

    def __init__(self, previous: "Board | None" = None) -> None:
        self.previous = previous
        self.layout: Layout = Layout() if previous is None else previous.layout
        self.numbers: list[int] = []
        self.number_audiences: list[int] = []
        self.lists: list[tuple[int, ...]] = []
        self.list_audiences: list[int] = []
        self.zones: list[tuple[int, ...]] = []
        self.starts: list[tuple[int, int, int]] = []  # of each part, in numbers, lists and zones
        self.keys: list[tuple[object, ...]] = []  # of each part, see `repeats`
        self._is_first = previous is None
        self._path = ""
        self._name = ""
        self._index: i64 = 0
        self._owner: i64 = NO_OWNER

    def part(self, name: str, index: i64, owner: i64 = NO_OWNER) -> None:
        """Begin a part, such as `sides.0`: the fields that follow belong to it, and are named `sides.…`.

        Players who see everything see a part as its owner does.
        """
        if self._is_first:
            self._path = f"{name}.{index}."
            self._name = f"{name}."
            self._index = index
            self._owner = owner
        self.starts.append((len(self.numbers), len(self.lists), len(self.zones)))
        self.keys.append(())

    def repeats(self, key: tuple[object, ...]) -> bool:
        """Whether the part is the same as in the previous board, because its key is the same; then it is repeated.

        The key holds all that the fields of the part depend on. Comparing it is much cheaper than describing the part.
        """
        part = len(self.keys) - 1
        self.keys[part] = key
        old = self.previous
        if old is None or old.keys[part] != key:
            return False
        first = old.starts[part]
        end = len(old.numbers), len(old.lists), len(old.zones)
        if part + 1 < len(old.starts):
            end = old.starts[part + 1]
        self.numbers.extend(old.numbers[first[0] : end[0]])
        self.number_audiences.extend(old.number_audiences[first[0] : end[0]])
        self.lists.extend(old.lists[first[1] : end[1]])
        self.list_audiences.extend(old.list_audiences[first[1] : end[1]])
        self.zones.extend(old.zones[first[2] : end[2]])
        return True

    def number(self, name: str, value: int, audience: i64 = EVERYONE) -> None:
        """Add a number; viewers outside the audience see nothing in its place."""
        if self._is_first:
            self.layout.numbers.append(self._field(name))
        self.numbers.append(value)
        self.number_audiences.append(audience)

    def same_number(self, name: str, value: int) -> None:
        """Add a number that keeps its last value, if it has one: nobody is to hear of what lies between."""
        if self.previous is not None:
            value = self.previous.numbers[len(self.numbers)]
        self.number(name, value)

    def list(self, name: str, values: tuple[int, ...], audience: i64 = EVERYONE) -> None:
        """Add a list; viewers outside the audience see nothing in its place."""
        if self._is_first:
            self.layout.lists.append(self._field(name))
        self.lists.append(values)
        self.list_audiences.append(audience)

    def zone(self, name: str, entries: tuple[int, ...]) -> None:
        """Add a list in which every entry has an audience of its own: values and audiences alternate."""
        if self._is_first:
            self.layout.zones.append(self._field(name))
        self.zones.append(entries)

    def _field(self, name: str) -> Field:
        return self._path + name, self._name + name, self._index, self._owner


def board_changes(old: Board, new: Board) -> list[tuple[int, ...]]:
    """The events that turn one board into another."""
    found: list[tuple[int, ...]] = []
    if old.numbers != new.numbers or old.number_audiences != new.number_audiences:
        for field in range(len(new.numbers)):
            value, audience = new.numbers[field], new.number_audiences[field]
            if old.numbers[field] != value or old.number_audiences[field] != audience:
                found.append((NUMBER_CHANGED, field, value, audience))
    if old.lists != new.lists or old.list_audiences != new.list_audiences:
        for field in range(len(new.lists)):
            values, audience = new.lists[field], new.list_audiences[field]
            if old.lists[field] != values or old.list_audiences[field] != audience:
                found.append((LIST_CHANGED, field, *values, audience))
    if old.zones != new.zones:
        for field in range(len(new.zones)):
            entries = new.zones[field]
            if old.zones[field] != entries:
                found.append((ZONE_CHANGED, field, *entries, EVERYONE if _is_open(entries) else NOBODY))
    return found


def _is_open(entries: tuple[int, ...]) -> bool:
    """Whether everyone may see all entries of a zone."""
    return entries[1::2] == (EVERYONE,) * (len(entries) // 2)
