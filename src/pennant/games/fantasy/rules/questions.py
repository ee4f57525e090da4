"""The kinds of decisions. Those from ASK_PARAMETER on ask what a magic ability needs, by the number of the ability."""

from typing import Final

NO_QUESTION: Final = 0
CHOOSE_KEEP: Final = 1
CHOOSE_OPEN: Final = 2
CHOOSE_DISCARD: Final = 3
CHOOSE_CLAIM: Final = 4
CHOOSE_DROP: Final = 5
CHOOSE_ROSTER: Final = 6
CHOOSE_ROBOT: Final = 7
CHOOSE_MAGIC: Final = 8
CHOOSE_COPIED: Final = 9
CHOOSE_WILD: Final = 10
CHOOSE_LINEUP: Final = 11
CHOOSE_FIRST_GAME: Final = 12
CHOOSE_GAME: Final = 13
CHOOSE_DUG_SPOT: Final = 14
CHOOSE_REPLACED: Final = 15
ASK_PARAMETER: Final = 16
COUNT: Final = ASK_PARAMETER + 21
