"""The settings of a season: the mode and its options, as numbers (F-14.1)."""

from typing import Final

# Drafts (F-12.7).
LIVE: Final = 0
QUICK: Final = 1
REVERSE: Final = 2
PAIRS: Final = 3
SNAKE: Final = 4

OFFSETS: Final = {
    LIVE: (0, 1, 2, 3, 4, 5, 6),
    QUICK: (0,),
    REVERSE: (0, 1, 2, 3, 2, 1, 0),
    PAIRS: (0, 1, 2, 3),
    SNAKE: (0,),
}
"""How far to the left of its first holder a hand is, for each round (F-0.5, F-4.5, F-12.7, F-R1)."""

# Equal points on a track (F-R19).
SHARE_HIGH: Final = 0
SHARE_LOW: Final = 1
SPLIT_FLOOR: Final = 2

# The player who chooses the Robot's starters (F-12.6.11).
HUMAN_PICKS: Final = 0
AUTO_WEAK: Final = 1
AUTO_BEST: Final = 2


class Setup:
    """A mode with its options. Immutable; every copy of a state shares it."""

    def __init__(self, players: int, solo: bool, name: str, options: dict[str, object]) -> None:
        self.players = players  # people at the table
        self.solo = solo
        self.managers = 3 if solo else players  # with Robot and Deck
        self.everybody = list(range(self.managers))
        self.name = name  # the mode as people name it, and its options: for records
        self.options = options
        self.months = 3
        self.events = False
        self.more_wins = False
        self.always_wild_card = False
        self.draft = LIVE
        self.printed_values = False
        self.track_tie = SHARE_HIGH
        self.rest_to_discard = False  # what is left of the Free Agents (F-R9)
        self.zero_matches = True  # a stat at 0 matches a banner (F-R16)
        self.zero_wins = False  # a total of 0 can win (F-R11)
        self.translucent_sticky = True  # TRANSLUCENT outlives the next Cleanup (F-R29)
        self.recruit_at_once = False  # RECRUIT exchanges at once (F-R45)
        self.wild_card_magic = False  # magic in Wild Card Games (F-R31)
        self.robot_picks = HUMAN_PICKS
        self.two_player_edge = 0  # games by which the season's winner leads when two play (F-R52)
        self.visits: list[int] = []  # who held which hand when, and
        self.groups: list[int] = []  # the groups of a guess: built by `knowledge` on first use
