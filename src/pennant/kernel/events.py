"""Events as every viewer gets them: the same numbered events, with what is outside its audience blanked."""

from collections.abc import Callable, Mapping
from typing import Any

import msgspec

from pennant.kernel.state import EVERYONE, Event


class EventKind(msgspec.Struct, frozen=True):
    """The name of a kind of events, its fields in order, and those that only the audience may read."""

    name: str
    fields: tuple[str, ...]
    secret: tuple[str, ...] = ()


def may_read(event: Event, viewer: int | None) -> bool:
    """Whether a seat (`None`: a spectator) belongs to the audience of an event."""
    audience = event[-1]
    return audience == EVERYONE or (viewer is not None and audience >> viewer & 1 == 1)


def seen_by(
    event: Event,
    viewer: int | None,
    kinds: Mapping[int, EventKind],
    named: Callable[[str, int], Any],
    reveal: bool = False,
) -> dict[str, Any]:
    """An event as plain data for one viewer; `named` turns numbers of a field into names, `reveal` opens all."""
    kind = kinds[event[0]]
    hidden = () if reveal or may_read(event, viewer) else kind.secret
    told: dict[str, Any] = {"kind": kind.name}
    for field, value in zip(kind.fields, event[1:-1], strict=True):
        told[field] = None if field in hidden else named(field, value)
    return told
