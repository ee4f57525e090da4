"""The kinds of events that tell the story of a match; `games/highlights/event_types.py` names their fields."""

from typing import Final

from pennant.kernel.asking import ASKED as ASKED
from pennant.kernel.asking import DECIDED as DECIDED
from pennant.kernel.asking import RETRACTED as RETRACTED

GAME: Final = 4
ROW: Final = 5
ROW_RETURNED: Final = 6
SHUFFLED: Final = 7
RESHUFFLED: Final = 8
EXTRA_RESHUFFLED: Final = 9
DRAWN: Final = 10
ON_DECK: Final = 11
PLAYED: Final = 12
PINCHED: Final = 13
ENTERED: Final = 14
ACTION: Final = 15
CANCELLED: Final = 16
CHANGED: Final = 17
REMOVED: Final = 18
HIT: Final = 19
RAN: Final = 20
BATTER: Final = 21
SAVE: Final = 22
SAVE_OVER: Final = 23
INNING: Final = 24
WON: Final = 25
LEFT_OVER: Final = 26
CLEARED: Final = 27
DISCARDED: Final = 28
REVENUE: Final = 29
BUYER: Final = 30
BOUGHT: Final = 32
DEMOTED: Final = 33
RANKED: Final = 35
PLACED: Final = 36
CHAMPION: Final = 37
BUY_ROUND: Final = 38

# Where a card that enters comes from, or goes to.
FROM_HAND: Final = 0
FROM_ON_DECK: Final = 1
FROM_LINEUP: Final = 2
FROM_IN_PLAY: Final = 3
TO_DUGOUT: Final = 0
TO_LINEUP: Final = 1

# What made the runners move.
BY_THREAT: Final = 0
BY_ACTION: Final = 1
BY_CLUTCH: Final = 2
BY_STEAL: Final = 3
