"""Small sets as bits of an integer: member n is bit n."""

from typing import Final

from mypy_extensions import i64


def _members(octet: int) -> tuple[int, ...]:
    return tuple([member for member in range(8) if octet >> member & 1])


OCTETS: Final = tuple([_members(octet) for octet in range(256)])
"""The members of every set below 256: larger sets are walked through eight bits at a time."""
SIZES: Final = tuple([len(members) for members in OCTETS])
_WORD: Final = 1 << 62
"""Sets below this fit a machine word."""


def count(members: int) -> int:
    """How many members a set has."""
    if members >= _WORD:
        return members.bit_count()
    word: i64 = members
    word -= word >> 1 & 0x5555555555555555
    word = (word & 0x3333333333333333) + (word >> 2 & 0x3333333333333333)
    word = word + (word >> 4) & 0x0F0F0F0F0F0F0F0F
    word += word >> 8
    word += word >> 16
    return word + (word >> 32) & 127


def nth(members: int, n: int) -> int:
    """The member that has n smaller ones beside it."""
    start = 0
    while n >= SIZES[members & 255]:
        n -= SIZES[members & 255]
        members >>= 8
        start += 8
    return start + OCTETS[members & 255][n]


def numbered(start: int) -> tuple[tuple[int, ...], ...]:
    """The members of every set below 256, counted from `start`: lists of actions are put together from these."""
    return tuple([tuple([start + member for member in members]) for members in OCTETS])


LATE_OCTETS: Final = numbered(8)


def listed(members: int) -> list[int]:
    """The members in rising order."""
    found = list(OCTETS[members & 255])
    found.extend(LATE_OCTETS[members >> 8 & 255])
    start = 16
    while members >> start:
        found += [start + member for member in OCTETS[members >> start & 255]]
        start += 8
    return found
