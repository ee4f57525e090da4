"""Look inside the objects of a state, compiled or interpreted: what attributes they have, and where two differ."""

from collections.abc import Collection, Iterator
from typing import Any

PLAIN = (int, float, str, bytes, type(None))
"""Values that have no parts."""


def attribute_names(thing: object) -> list[str]:
    """The names of all instance attributes, those of base classes included."""
    names: dict[str, None] = {}
    for kind in type(thing).__mro__:
        names |= dict.fromkeys(vars(kind).get("__mypyc_attrs__", ()))  # compiled classes have no __dict__
    names |= dict.fromkeys(getattr(thing, "__dict__", ()))
    return [name for name in names if hasattr(thing, name)]


def walk_objects(thing: object, ignored: Collection[str], place: str = "") -> Iterator[tuple[str, object]]:
    """An object and all objects in its attributes, each with its place, such as "Match.sides.Side".

    Attributes named in `ignored` are left out.
    """
    if isinstance(thing, PLAIN):
        return
    if isinstance(thing, list | tuple):
        for each in thing:
            yield from walk_objects(each, ignored, place)
        return
    here = f"{place}{type(thing).__name__}"
    yield here, thing
    for name in attribute_names(thing):
        if name not in ignored:
            yield from walk_objects(getattr(thing, name), ignored, f"{here}.{name}.")


def find_difference(one: Any, other: Any, ignored: Collection[str] = (), path: str = "") -> str | None:
    """The first place where two values or objects differ, as a half sentence; `None` if they are equal."""
    if one is other:
        return None
    if type(one) is not type(other):
        return f"{path} is {one!r}, not {other!r}"
    if isinstance(one, PLAIN):
        return None if one == other else f"{path} is {one!r}, not {other!r}"
    if isinstance(one, list | tuple):
        if len(one) != len(other):
            return f"{path} is {one!r}, not {other!r}"
        pairs = [(f"{path}[{index}]", left, right) for index, (left, right) in enumerate(zip(one, other, strict=True))]
    elif isinstance(one, dict):
        if one.keys() != other.keys():
            return f"{path} has the keys {sorted(one)}, not {sorted(other)}"
        pairs = [(f"{path}.{key}", one[key], other[key]) for key in one]
    else:
        names = attribute_names(one)
        if names != attribute_names(other):
            return f"{path} has the attributes {names}, not {attribute_names(other)}"
        pairs = [(f"{path}.{name}", getattr(one, name), getattr(other, name)) for name in names if name not in ignored]
    found = (find_difference(left, right, ignored, place) for place, left, right in pairs)
    return next((each for each in found if each is not None), None)
