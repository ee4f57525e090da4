"""Events as each viewer gets them: all events, with secret fields blanked for viewers outside the audience."""

from collections.abc import Callable, Mapping
from typing import Any

import msgspec

from pennant.kernel.state import RawEvent

SeenEvent = dict[str, Any]
"""An event as plain data for one viewer: its kind, and its fields by name; hidden fields are None."""
View = dict[str, Any]
"""A position as plain data for one viewer. The viewer's events keep it up to date."""


class EventKind(msgspec.Struct, frozen=True):
    """The name of a kind of events, its fields in order, and those that only the audience may read."""

    name: str
    fields: tuple[str, ...]
    secret: tuple[str, ...] = ()


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
