"""Numbers of the events that the rules tell. Their fields are named in `pennant.games.fantasy.events`."""

from typing import Final

from pennant.kernel.asking import ASKED as ASKED
from pennant.kernel.asking import DECIDED as DECIDED
from pennant.kernel.asking import RETRACTED as RETRACTED

FIRST: Final = 20
KEPT: Final = 21
DISCARDED: Final = 22
MONTH: Final = 23
GAME_LAID: Final = 24
EVENT: Final = 25
EVENT_SKIPPED: Final = 26
AGENT: Final = 27
CLAIMED: Final = 28
DROPPED: Final = 29
DECLINED: Final = 30
AGENTS_OVER: Final = 31
READY: Final = 32
SHOWN: Final = 33
WEEK: Final = 34
REVEALED: Final = 35
MAGIC: Final = 36
NO_MAGIC: Final = 37
TOTAL: Final = 38
WON: Final = 39
UNCLAIMED: Final = 40
POINTS: Final = 41
REORDERED: Final = 42
BONUS: Final = 43
FINAL: Final = 44
WILD_CARD: Final = 45
PLACE_WON: Final = 46
SERIES: Final = 47
NEXT_CARD: Final = 49
GAME_WON: Final = 50
CHAMPION: Final = 51
SWAPPED_GAMES: Final = 52
LOST_POINT: Final = 53
ADDED_STAT: Final = 54
BURNED: Final = 55
SENT_BACK: Final = 56
EXCHANGED: Final = 57  # one of a Manager's Characters for another
JOINED: Final = 58  # a Character from a pile
RECRUITED: Final = 59
REVIVED: Final = 60
SUMMONED: Final = 61
RETURNED: Final = 62
ROBOT: Final = 63
DECK_DEALT: Final = 64
LEFT: Final = 65  # a Character to a pile
SHUFFLED: Final = 66

TO_DECK: Final = 0
TO_DISCARD: Final = 1
"""The piles of JOINED and LEFT."""
