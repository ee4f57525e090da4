"""The vocabulary of card files, each list in the order of the rules' numbers (F-2.9)."""

from collections.abc import Sequence
from typing import Literal, get_args

from pennant.kernel.card_files import number_of
from pennant.kernel.errors import CardError

Stat = Literal["AVG", "R", "HR", "RBI", "SB", "ERA", "IP", "W", "K", "SV"]
Colour = Literal["red", "orange", "yellow", "green", "blue"]

STAT_NAMES: tuple[Stat, ...] = get_args(Stat)
COLOURS: tuple[Colour, ...] = get_args(Colour)
"""The colors of the tracks; stats k and k + 5 have color k (F-2.2)."""
TIER_NAMES = ("Rookie", "Pro", "Specialist", "All-Star", "Hall of Fame")
ALIGNMENTS = ("Good", "Evil")
KINDS = ("hit", "pitch", "two-way")
BASE_NAMES = ("1st", "2nd", "3rd", "Home")
MAGIC_NAMES = (
    "ABDUCT", "AXE", "BERZERK", "BLESSING", "BRUTE FORCE", "DIG", "FLAMES", "FOCUS", "HELPER", "HIBERNATE", "JUSTICE",
    "MEOW", "MORPH", "PILE ON", "POWER JUICE", "RECRUIT", "REVIVE", "SHAPESHIFT", "SUMMON", "TELEPORT", "TRANSLUCENT",
)  # fmt: skip
ALL_STATS = (1 << len(STAT_NAMES)) - 1


def stat_set(words: Sequence[str], where: str) -> int:
    """A list of stats as a set, one bit each."""
    stats = 0
    for word in words:
        bit = 1 << number_of(word, STAT_NAMES, "stat", where)
        if stats & bit:
            raise CardError(f"{where}: {word} is there twice")
        stats |= bit
    if not stats:
        raise CardError(f"{where}: at least one stat is required")
    return stats
