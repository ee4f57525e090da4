"""Small sets as bits of an integer: member n is bit n."""

from typing import Final

from mypy_extensions import i64


def _members(octet: int) -> tuple[int, ...]:
    return tuple([member for member in range(8) if octet >> member & 1])


OCTETS: Final = tuple([_members(octet) for octet in range(256)])
"""The members of every set below 256; larger sets are processed eight bits at a time."""
_SIZES: Final = bytes([len(members) for members in OCTETS])
_WORD: Final = 1 << 62
"""Sets below this fit into a machine word."""


def count(members: int) -> int:
    """The number of members of a set."""
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
    """The member with n smaller members."""
    start = 0
    octet = members & 255
    while n >= _SIZES[octet]:
        n -= _SIZES[octet]
        start += 8
        octet = members >> start & 255
    return start + OCTETS[octet][n]


def octet_members_from(start: int) -> list[list[int]]:
    """The members of every set below 256, counted from `start`; lists of actions are built from these."""
    return [[start + member for member in members] for members in OCTETS]


_LISTED: Final = octet_members_from(0)
_LISTED_LATE: Final = octet_members_from(8)


def members_of(members: int) -> list[int]:
    """The members of a bit set, in ascending order."""
    found = _LISTED[members & 255] + _LISTED_LATE[members >> 8 & 255]
    start = 16
    while members >> start:
        found += [start + member for member in OCTETS[members >> start & 255]]
        start += 8
    return found


_OCTET: Final = tuple([bytes([octet]) for octet in range(256)])


def with_octet(octets: bytes, place: int, value: int) -> bytes:
    """A copy of the octets with one replaced."""
    return octets[:place] + _OCTET[value] + octets[place + 1 :]


def replace_item(items: tuple[int, ...], place: int, value: int) -> tuple[int, ...]:
    """A copy of a tuple with one item replaced."""
    changed = list(items)
    changed[place] = value
    return tuple(changed)
