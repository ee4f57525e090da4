"""Events as each viewer gets them: all events, with secret fields blanked for viewers outside the audience."""

from collections.abc import Callable, Mapping
from typing import Annotated, Any, Final, Literal, get_args

import msgspec
from typing_extensions import TypedDict, TypeVar, get_type_hints

from pennant.kernel.state import CHANCE_EVENT, RawEvent

SeenEvent = dict[str, Any]
"""An event of any game as plain data for one viewer: its kind, and its fields by name; hidden fields are None.

`event_types.py` of a game declares the events of that game.
"""
View = dict[str, Any]
"""A position of any game as plain data for one viewer. The viewer's events keep it up to date.

`view_types.py` of a game declares the views of that game.
"""

ViewT = TypeVar("ViewT", bound=Mapping[str, Any], default=Any)
"""The type of a game's views."""
EventT = TypeVar("EventT", bound=Mapping[str, Any], default=Any)
"""The type of a game's events: the union of its kinds."""


T = TypeVar("T")
_SECRET: Final = "secret"
Secret = Annotated[T | None, _SECRET]
"""A field that only the audience of the event may read. The others see None."""


class BoardChanged(TypedDict):
    """A change of a number or a list of the view. These events, and no others, change views."""

    kind: Literal["set"]
    path: str
    value: Any


class ChanceDrawn(TypedDict):
    """A random number, hidden until the game is over."""

    kind: Literal["chance"]
    stream: Secret[int]
    counter: Secret[int]
    n: Secret[int]
    value: Secret[int]


class EventKind(msgspec.Struct, frozen=True):
    """The name of a kind of events, its fields in order, and those that only the audience may read."""

    name: str
    fields: tuple[str, ...]
    secret: tuple[str, ...] = ()


def event_kind(declared: type) -> EventKind:
    """The kind of events that a `TypedDict` declares: the literal `kind`, then the fields in the order of the log.

    Fields that are not required do not come from the log: the game adds them.
    """
    hints = get_type_hints(declared, include_extras=True)
    (name,) = get_args(hints.pop("kind"))
    required: frozenset[str] = vars(declared)["__required_keys__"]
    fields = tuple(field for field in hints if field in required)
    return EventKind(name, fields, tuple(field for field in fields if _SECRET in get_args(hints[field])))


def event_kinds(declared: Mapping[int, type]) -> dict[int, EventKind]:
    """The kinds of a game by their numbers, given their types."""
    return {number: event_kind(each) for number, each in {CHANCE_EVENT: ChanceDrawn, **declared}.items()}


def may_read(event: RawEvent, viewer: int | None) -> bool:
    """Whether a seat (`None`: a spectator) belongs to the audience of an event."""
    audience = event[-1]
    return audience < 0 if viewer is None else audience >> viewer & 1 == 1


def seen_by(
    event: RawEvent,
    viewer: int | None,
    kinds: Mapping[int, EventKind],
    named: Callable[[str, int], Any],
    reveal: bool = False,
) -> SeenEvent:
    """An event for one viewer; `named` turns the number in a field into a name, `reveal` shows hidden fields too."""
    kind = kinds[event[0]]
    hidden = () if reveal or may_read(event, viewer) else kind.secret
    told: SeenEvent = {"kind": kind.name}
    for field, value in zip(kind.fields, event[1:-1], strict=True):
        told[field] = None if field in hidden else named(field, value)
    return told
