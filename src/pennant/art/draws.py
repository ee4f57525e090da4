"""Random choices for pictures, seeded by the name of a card, so that they are the same on every machine."""

from collections.abc import Sequence
from typing import Final, TypeVar

_WORD: Final = 0xFFFFFFFF
_WARM_UP: Final = 6
"""The number of initial draws that are discarded, because similar seeds give similar first draws."""

T = TypeVar("T")


def fnv1a(text: str) -> int:
    """The 32-bit FNV-1a hash of a text."""
    found = 0x811C9DC5
    for byte in text.encode("utf-8", "surrogatepass"):
        found = (found ^ byte) * 0x01000193 & _WORD
    return found


def fmix32(word: int) -> int:
    """The finalizer of MurmurHash3: names that differ in one letter get very different seeds."""
    word ^= word >> 16
    word = word * 0x85EBCA6B & _WORD
    word ^= word >> 13
    word = word * 0xC2B2AE35 & _WORD
    return word ^ word >> 16


def seed_of(name: str) -> int:
    return fmix32(fnv1a(name))


class Draws:
    """A xorshift32 generator. The order of draws determines a portrait, so new draws must come last."""

    def __init__(self, name: str) -> None:
        self._word = seed_of(name) or 1
        for _ in range(_WARM_UP):
            self.unit()

    def unit(self) -> float:
        """Draw a number from 0 (included) to 1 (excluded)."""
        word = self._word
        word ^= word << 13 & _WORD
        word ^= word >> 17
        word ^= word << 5 & _WORD
        self._word = word
        return word / 2**32

    def pick(self, items: Sequence[T]) -> T:
        return items[int(self.unit() * len(items))]

    def chance(self, probability: float) -> bool:
        return self.unit() < probability
