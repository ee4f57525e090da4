"""Plain data as structs, safely from any thread."""

from threading import Lock
from typing import Any, TypeVar

import msgspec

T = TypeVar("T")

_known: set[type] = set()
_finding_out = Lock()


def read_as(data: Any, kind: type[T]) -> T:
    """Data as a struct, with whatever is in it checked; what does not fit is a `msgspec.ValidationError`.

    msgspec finds out what a kind of struct consists of when the first one is read, and another thread that reads one in
    that moment crashes the interpreter. So that is done by one thread, before.
    """
    if kind not in _known:
        with _finding_out:
            msgspec.json.Decoder(kind)
            _known.add(kind)
    return msgspec.convert(data, kind)
