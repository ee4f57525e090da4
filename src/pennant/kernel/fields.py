"""Objects of the rules as plain data and back: their fields by name, tuples and bytes as lists."""

from typing import Any, TypeVar

T = TypeVar("T")


def fields_of(thing: object, names: tuple[str, ...]) -> dict[str, Any]:
    """The fields of an object, fit for JSON."""
    values = {name: getattr(thing, name) for name in names}
    return {name: list(value) if isinstance(value, tuple | bytes) else value for name, value in values.items()}


def with_fields(thing: T, values: dict[str, Any], names: tuple[str, ...]) -> T:
    """The object with its fields set, each in the type that it was made with."""
    for name in names:
        kind = type(getattr(thing, name))
        setattr(thing, name, kind(values[name]) if kind in (tuple, bytes) else values[name])
    return thing
