"""The steps of a season: what happens next when no decision is open. `season` runs them."""

from typing import Final

NEXT_PICK: Final = 0
ASK_DISCARD: Final = 1
BEGIN_MONTH: Final = 2
ASK_CLAIM: Final = 3
END_CLAIMS: Final = 4
ASK_ROSTERS: Final = 5
ASK_ROBOT: Final = 6
LAY_DECK: Final = 7
SHOW_CARDS: Final = 8
REVEAL: Final = 9
NEXT_MAGIC: Final = 10
SCORE: Final = 11
CLEAN_UP: Final = 12
END_SEASON: Final = 13
WILD_GAME: Final = 14
BEGIN_SERIES: Final = 15
ASK_FIRST_GAME: Final = 16
NEXT_GAME: Final = 17
