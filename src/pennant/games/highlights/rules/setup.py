"""The settings of a match: the mode and its options, as numbers."""

from typing import Final

BEGINNER: Final = 0
STANDARD: Final = 1
EXPERT: Final = 2
SOLITAIRE: Final = 3
TOURNAMENT: Final = 4
SINGLE: Final = 5

# Stages of a match. Those from SEMI_FINAL on are knock-out series without buying (H-16.4, H-R31).
PRE_ROUNDS: Final = 0
MINI_SEASON: Final = 1
SERIES: Final = 2
SET: Final = 3
SEMI_FINAL: Final = 4
FINAL: Final = 5
THIRD_PLACE: Final = 6
CHAMPIONS_SEMI_FINAL: Final = 7
CHAMPIONS_FINAL: Final = 8


class Setup:
    """A mode with its options. Immutable; every copy of a state shares it."""

    def __init__(
        self,
        mode: int,
        players: int,
        teams: tuple[int, ...],
        free_agents: tuple[int, ...],
        row_size: int,
        pre_rounds: int,
        best_of: int,
        extra_revenue: bool,
        final_best_of: int,
        third_place: bool,
        name: str,
        options: dict[str, object],
    ) -> None:
        self.mode = mode
        self.players = players
        self.teams = teams  # the starter team of each seat
        self.free_agents = free_agents  # card numbers; the bits of `Box.free_agents` are indices into this list
        self.row_size = row_size
        self.pre_rounds = pre_rounds
        self.best_of = best_of
        self.extra_revenue = extra_revenue  # cards of extra innings stay in play and earn (H-13.7)
        self.final_best_of = final_best_of  # 0: semi-finals and a final; else the variant final of the top two
        self.third_place = third_place
        self.name = name  # the mode as people name it, and its options: for records
        self.options = options
