"""Stat Tracks, and stats of Characters, packed into numbers.

The totals of a week use the constants directly, because they are computed so often that calls would be too slow.
"""

from typing import Final

from mypy_extensions import i64

from pennant.games.fantasy.rules.cards import TRACK_BITS

POINTS: Final = (1 << TRACK_BITS) - 1
"""The mask of the points on a track."""
STAT_BITS: Final = 4
STAT: Final = 15
"""The mask of the stat."""


def unpack_track(tracks: i64, track: i64) -> i64:
    """The points on one of the Stat Tracks."""
    return tracks >> track * TRACK_BITS & POINTS


def pack_stat(card: i64, stat: i64) -> i64:
    """A stat of a Character, as BERZERK adds it and FLAMES burns it."""
    return card << STAT_BITS | stat


def unpack_stat(packed: i64) -> tuple[i64, i64]:
    """The Character, and which of its stats it is."""
    return packed >> STAT_BITS, packed & STAT
