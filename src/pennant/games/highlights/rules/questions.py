"""The kinds of decisions (D1 to D8)."""

from typing import Final

NO_QUESTION: Final = 0
CHOOSE_ON_DECK: Final = 1
CHOOSE_PLAY: Final = 2
CHOOSE_ORDER: Final = 3
CHOOSE_THREAT: Final = 4
CHOOSE_RUNNERS: Final = 5
CHOOSE_DOUBLE_PLAY: Final = 6
CHOOSE_SAVE: Final = 7
CHOOSE_EXTRA: Final = 8
CHOOSE_LEFT_OVER: Final = 9
CHOOSE_FIRST_BUYER: Final = 10
CHOOSE_PURCHASE: Final = 11
CHOOSE_DEMOTION: Final = 12
