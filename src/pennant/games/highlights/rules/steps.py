"""The steps of the agenda: what is done next between two decisions. `match` runs them."""

from typing import Final

BEGIN_GAME: Final = 1
ASK_ON_DECK: Final = 2
TURN: Final = 3
ACT: Final = 4
NEXT_ACTION: Final = 5
RUN_HITS: Final = 6
END_TURN: Final = 7
ASK_SAVE: Final = 9
END_SAVE: Final = 10
COMPARE_RUNS: Final = 11
EXTRA_SET: Final = 12
ASK_EXTRA: Final = 13
COMPARE_EXTRA: Final = 14
END_GAME: Final = 15
ASK_LEFT_OVER: Final = 16
CLEAN_UP: Final = 17
BUY_ROUND: Final = 18
ASK_BUY: Final = 19
END_BUYING: Final = 20
EMPTY_IN_PLAY: Final = 21
NEXT_GAME: Final = 22
PRE_ROUND: Final = 23
PAIR_DONE: Final = 24
