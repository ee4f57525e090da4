"""Reading structs, also from several threads at the same time."""

import subprocess
import sys

import msgspec
import pytest

from pennant.kernel.structs import read_as

AT_ONCE = """
import sys, threading
sys.setswitchinterval(1e-6)
import msgspec
from pennant.kernel.structs import read_as

class Inner(msgspec.Struct):
    names: list[str]
    number: int | None = None

class Outer(msgspec.Struct):
    inner: Inner
    options: dict[str, int]

gate = threading.Barrier(8)

def read() -> None:
    gate.wait()
    for _ in range(50):
        read_as({"inner": {"names": ["a"]}, "options": {"b": 1}}, Outer)

readers = [threading.Thread(target=read) for _ in range(8)]
for each in readers:
    each.start()
for each in readers:
    each.join()
"""


class Pair(msgspec.Struct):
    one: int
    two: str = ""


def test_read_as_converts_and_validates_data() -> None:
    assert read_as({"one": 1}, Pair) == Pair(1)
    with pytest.raises(msgspec.ValidationError, match="two"):
        read_as({"one": 1, "two": 2}, Pair)


def test_read_as_is_thread_safe_on_first_use() -> None:
    """With `msgspec.convert` alone, most of these processes crash."""
    for _ in range(6):
        ended = subprocess.run([sys.executable, "-c", AT_ONCE], capture_output=True, text=True)
        assert ended.returncode == 0, ended.stderr
