"""The words that cards are written in, each list in the order of the rules' numbers (F-2.9)."""

from collections.abc import Sequence

import msgspec

from pennant.kernel.errors import CardError, nearest

STAT_NAMES = ("AVG", "R", "HR", "RBI", "SB", "ERA", "IP", "W", "K", "SV")
COLOURS = ("red", "orange", "yellow", "green", "blue")
"""Of the tracks; stats k and k + 5 have the colour k (F-2.2)."""
TIER_NAMES = ("Rookie", "Pro", "Specialist", "All-Star", "Hall of Fame")
ALIGNMENTS = ("Good", "Evil")
KINDS = ("hit", "pitch", "two-way")
BASE_NAMES = ("1st", "2nd", "3rd", "Home")
MAGIC_NAMES = (
    "ABDUCT", "AXE", "BERZERK", "BLESSING", "BRUTE FORCE", "DIG", "FLAMES", "FOCUS", "HELPER", "HIBERNATE", "JUSTICE",
    "MEOW", "MORPH", "PILE ON", "POWER JUICE", "RECRUIT", "REVIVE", "SHAPESHIFT", "SUMMON", "TELEPORT", "TRANSLUCENT",
)  # fmt: skip
ALL_STATS = (1 << len(STAT_NAMES)) - 1


def number_of(word: str, names: Sequence[str], what: str, where: str) -> int:
    """The place of a word in its list."""
    if word not in names:
        raise CardError(f"{where}: {word!r} is no {what}: {nearest_word(word, names)}")
    return names.index(word)


def nearest_word(word: str, names: Sequence[str]) -> str:
    """What was meant, also by somebody who wrote small letters where all names are in capitals."""
    return nearest(word.upper() if all(name.isupper() for name in names) else word, names)


def stat_set(words: Sequence[str], where: str) -> int:
    """Some stats as a set, one bit each."""
    stats = 0
    for word in words:
        bit = 1 << number_of(word, STAT_NAMES, "stat", where)
        if stats & bit:
            raise CardError(f"{where}: {word} stands here twice")
        stats |= bit
    if not stats:
        raise CardError(f"{where}: at least one stat must stand here")
    return stats


def within(value: int, least: int, most: int, where: str) -> int:
    if not least <= value <= most:
        raise CardError(f"{where}: {value} is not between {least} and {most}")
    return value


def one_of(names: Sequence[str]) -> msgspec.Meta:
    """For the JSON schema only: `number_of` checks the word, and knows what was meant."""
    return msgspec.Meta(extra_json_schema={"enum": list(names)})


def between(least: int, most: int) -> msgspec.Meta:
    """For the JSON schema only: `within` checks the number, also on cards that no file holds."""
    return msgspec.Meta(extra_json_schema={"minimum": least, "maximum": most})
