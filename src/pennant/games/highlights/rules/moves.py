"""The numbers of actions. Each kind of decision owns a range that no other kind uses; slots count within a range."""

from typing import Final

PLACE_ON_DECK: Final = 0
NONE_ON_DECK: Final = 15
PLAY: Final = 16
PINCH_ON_DECK: Final = 32
PINCH_LINEUP: Final = 48
EXTRA_PLAY: Final = 64
EXTRA_PINCH_ON_DECK: Final = 80
EXTRA_PINCH_LINEUP: Final = 96
CANCEL_THREAT: Final = 112
PICK_OFF_RUNNERS: Final = 116
DOUBLE_PLAY_RUNNERS: Final = 124
FIRST_ACTION_FIRST: Final = 132
SECOND_ACTION_FIRST: Final = 133
NO_SAVE: Final = 134
SAVE_ON_DECK: Final = 135
SAVE_LINEUP: Final = 136
DISCARD_ON_DECK: Final = 137
RETURN_ON_DECK: Final = 138
BUY_FIRST: Final = 139
BUY_SECOND: Final = 140
STOP_BUYING: Final = 141
BUY: Final = 142
MOST_IN_ROW: Final = 12
DEMOTE: Final = 154
COUNT: Final = 169
"""The bound of the action numbers: the same for every mode, option and card set."""
