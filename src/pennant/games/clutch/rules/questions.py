"""The kinds of decisions."""

from typing import Final

NO_QUESTION: Final = 0
CHOOSE_LINEUP: Final = 1
CHOOSE_SUB: Final = 2
CHOOSE_NEWCOMER: Final = 3
CHOOSE_SHIFT: Final = 4
CHOOSE_WALK: Final = 5
CHOOSE_STEAL: Final = 6
CHOOSE_TARGET: Final = 7
CHOOSE_BUNT: Final = 8
CHOOSE_THIRD_BUNT: Final = 9
CHOOSE_DEPTH: Final = 10
CHOOSE_CARD: Final = 11
CHOOSE_ANSWER: Final = 12
CHOOSE_PART: Final = 13  # of a card: its cost, its target
CHOOSE_DISCARD: Final = 14
CHOOSE_BACK: Final = 15
CHOOSE_DOUBLE_PLAY: Final = 16
CHOOSE_SEND: Final = 17
CHOOSE_REPLY: Final = 18
CHOOSE_SEND_HOME: Final = 19
CHOOSE_REPLY_HOME: Final = 20
CHOOSE_ADVANCE: Final = 21
CHOOSE_EJECTED: Final = 22  # who takes an ejected player's place
CHOOSE_EFFECT: Final = 23  # an alternative of an effect that is being carried out
