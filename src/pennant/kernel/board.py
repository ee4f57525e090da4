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
        self.starts: list[tuple[int, int, int]] = []
        """The first number, list and zone of each part."""
        self.plan: object = None
        """How views show these fields, see `board_view.ViewPlan`; `None` until a view is made."""


@mypyc_attr(acyclic=True)
class Part:
    """The values of some fields, each with its audience. Boards share the parts that have not changed."""

    def __init__(self) -> None:
        self.numbers: list[int] = []
        """Values and audiences alternate."""
        self.lists: list[tuple[int, ...]] = []
        """The values of each list, and last its audience."""
        self.zones: list[tuple[int, ...]] = []
        """The entries of each zone: values and audiences alternate."""
        self.key: tuple[object, ...] = ()
        """What the values depend on, see `Board.repeats`."""


@mypyc_attr(acyclic=True)
class Board:
    """The values of all fields at one moment.

    `previous` is the board that was told last: a new one may repeat parts of it. All boards of a game may have the same
    layout, which need not be described again.
    """

    def __init__(self, previous: "Board | None" = None, layout: Layout | None = None) -> None:
        self.previous = previous
        self.parts: list[Part] = []
        self._has_layout = layout is not None or previous is not None
        self.layout: Layout = Layout()
        if layout is not None:
            self.layout = layout
        elif previous is not None:
            self.layout = previous.layout
        self._path = ""
        self._name = ""
        self._index: i64 = 0
        self._owner: i64 = NO_OWNER
        self._part = Part()
        self._add_part()

    def part(self, name: str, index: i64, owner: i64 = NO_OWNER) -> None:
        """Begin a part, such as `sides.0`: the fields that follow belong to it, and are named `sides.…`.

        Players who see everything see a part as its owner does.
        """
        if not self._has_layout:
            self._path = f"{name}.{index}."
            self._name = f"{name}."
            self._index = index
            self._owner = owner
        self._part = Part()
        self._add_part()

    def _add_part(self) -> None:
        self.parts.append(self._part)
        if not self._has_layout:
            layout = self.layout
            layout.starts.append((len(layout.numbers), len(layout.lists), len(layout.zones)))

    def repeats(self, key: tuple[object, ...]) -> bool:
        """Whether the part is the same as in the previous board, because its key is the same; then it is repeated.

        The key holds all that the fields of the part depend on. Comparing it is much cheaper than describing the part.
        """
        self._part.key = key
        if self.previous is None:
            return False
        place = len(self.parts) - 1
        old = self.previous.parts[place]
        if old.key != key:
            return False
        self.parts[place] = self._part = old
        return True

    def number(self, name: str, value: int, audience: int = EVERYONE) -> None:
        """Add a number; viewers outside the audience see nothing in its place."""
        if not self._has_layout:
            self.layout.numbers.append(self._field(name))
        numbers = self._part.numbers
        numbers.append(value)
        numbers.append(audience)

    def same_number(self, name: str, value: int) -> None:
        """Add a number that keeps its last value, if it has one: nobody is to hear of what lies between."""
        if self.previous is not None:
            value = self.previous.parts[len(self.parts) - 1].numbers[len(self._part.numbers)]
        self.number(name, value)

    def list(self, name: str, values: tuple[int, ...], audience: int = EVERYONE) -> None:
        """Add a list; viewers outside the audience see nothing in its place."""
        if not self._has_layout:
            self.layout.lists.append(self._field(name))
        self._part.lists.append((*values, audience))

    def zone(self, name: str, entries: tuple[int, ...]) -> None:
        """Add a list in which every entry has an audience of its own: values and audiences alternate."""
        if not self._has_layout:
            self.layout.zones.append(self._field(name))
        self._part.zones.append(entries)

    def _field(self, name: str) -> Field:
        return self._path + name, self._name + name, self._index, self._owner


def board_changes(old: Board, new: Board) -> list[tuple[int, ...]]:
    """The events that turn one board into another."""
    found: list[tuple[int, ...]] = []
    for place in range(len(new.parts)):
        before, after = old.parts[place], new.parts[place]
        if before is not after and before.numbers != after.numbers:
            _compare_numbers(before.numbers, after.numbers, new.layout.starts[place][0], found)
    for place in range(len(new.parts)):
        before, after = old.parts[place], new.parts[place]
        if before is not after and before.lists != after.lists:
            first = new.layout.starts[place][1]
            for index in range(len(after.lists)):
                values = after.lists[index]
                if before.lists[index] != values:
                    found.append((LIST_CHANGED, first + index, *values))
    for place in range(len(new.parts)):
        before, after = old.parts[place], new.parts[place]
        if before is not after and before.zones != after.zones:
            first = new.layout.starts[place][2]
            for index in range(len(after.zones)):
                entries = after.zones[index]
                if before.zones[index] != entries:
                    found.append((ZONE_CHANGED, first + index, *entries, EVERYONE if is_open(entries) else NOBODY))
    return found


def _compare_numbers(before: list[int], after: list[int], first: int, found: list[tuple[int, ...]]) -> None:
    for index in range(0, len(after), 2):
        value, audience = after[index], after[index + 1]
        if before[index] != value or before[index + 1] != audience:
            found.append((NUMBER_CHANGED, first + index // 2, value, audience))


def is_open(entries: tuple[int, ...]) -> bool:
    """Whether everyone may see all entries of a zone."""
    return entries[1::2] == (EVERYONE,) * (len(entries) // 2)
