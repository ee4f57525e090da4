"""Converting plain data to structs, safely from any thread."""

from threading import Lock
from typing import Any, TypeVar

import msgspec

T = TypeVar("T")

_known: set[type] = set()
_building = Lock()


def read_as(data: Any, kind: type[T]) -> T:
    """Convert data to a struct; data that does not fit is a `msgspec.ValidationError`.

    Workaround: msgspec builds struct metadata lazily, when a kind of struct is first read, and is not thread-safe while
    doing so: a concurrent read crashes the interpreter. So one thread builds it first, under a lock.
    """
    if kind not in _known:
        with _building:
            msgspec.json.Decoder(kind)
            _known.add(kind)
    return msgspec.convert(data, kind)
