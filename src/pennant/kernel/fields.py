"""Objects of the rules as plain data and back: their fields by name, tuples and bytes as lists."""

from typing import Any, TypeVar

T = TypeVar("T")


def dump_fields(thing: object, names: tuple[str, ...]) -> dict[str, Any]:
    """The fields of an object, fit for JSON."""
    values = {name: getattr(thing, name) for name in names}
    return {name: list(value) if isinstance(value, tuple | bytes) else value for name, value in values.items()}


def load_fields(thing: T, values: dict[str, Any], names: tuple[str, ...]) -> T:
    """Set the fields of an object and return it. Each field keeps its type; a value of another type is an error."""
    for name in names:
        kind, value = type(getattr(thing, name)), values[name]
        if kind in (tuple, bytes, list):
            if not isinstance(value, list) or not all(type(each) is int for each in value):
                raise ValueError(f"{name} is {value!r}, not a list of whole numbers")
            value = kind(value)
        elif type(value) is not kind:
            raise ValueError(f"{name} is {value!r}, not of the type {kind.__name__}")
        setattr(thing, name, value)
    return thing
