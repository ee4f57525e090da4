"""The score sheet: what a scorer records during a game, without anything that can be computed from it later.

Bases are numbers: 1, 2 and 3, 0 for the batter's box and 4 for home. Players are identified by ids of cards.
"""

from typing import Final, Literal

import msgspec

BOX: Final = 0
FIRST: Final = 1
HOME: Final = 4

PlayKind = Literal["at-bat", "steal", "pickoff", "squeeze-out"]
ChangeKind = Literal["pitcher", "fielder", "pinch-hitter", "pinch-runner", "ejected", "shift"]

HITS: Final = {"1B": 1, "2B": 2, "3B": 3, "HR": 4}
"""The bases of each kind of hit (C-5.3)."""
WALKS: Final = ("BB", "IBB", "HBP")
"""Results that put the batter on first base without an at-bat (C-5.2)."""


class Start(msgspec.Struct):
    """A batter of the starting line-up; slots count from 1."""

    seat: int
    slot: int
    player: str
    position: str


class StartingPitcher(msgspec.Struct):
    """A starting pitcher, and whether he was tired at the start (C-3.4.3)."""

    seat: int
    pitcher: str
    tired: bool = False


class Run(msgspec.Struct):
    """A run: the pitcher that it is charged to, whether it is batted in, whether it is earned (C-5.7, C-5.9)."""

    charged: str
    rbi: bool
    earned: bool


class Move(msgspec.Struct):
    """The move of a batter or runner in a play; with `out`, `end` is where he was put out. `stolen` is a stolen base.

    A move home without a run came after the winning run.
    """

    player: str
    slot: int
    start: int
    end: int
    out: str = ""
    stolen: int = 0
    by_error: bool = False
    run: Run | None = None

    @property
    def is_batter(self) -> bool:
        return self.start == BOX


class Play(msgspec.Struct, tag="play", tag_field="entry"):
    """A plate appearance, or a play on the bases before the pitch; `outs`, `bases`, `score` are those before it."""

    kind: PlayKind
    inning: int
    top: bool
    seat: int
    slot: int
    batter: str
    pitcher: str
    outs: int
    bases: tuple[str | None, str | None, str | None]
    score: tuple[int, int]
    result: str = ""
    moves: list[Move] = []
    sacrifice: Literal["", "SH", "SF"] = ""
    choice: bool = False
    double_play: bool = False
    errors: int = 0
    pitches: int = 0

    @property
    def outs_made(self) -> int:
        return sum(bool(move.out) for move in self.moves)

    @property
    def runs(self) -> list[tuple[Move, Run]]:
        """The runners who scored, in order, and their runs."""
        return [(move, move.run) for move in self.moves if move.run is not None]

    @property
    def rbi(self) -> int:
        return sum(run.rbi for _, run in self.runs)

    @property
    def batter_move(self) -> Move | None:
        return next((move for move in self.moves if move.is_batter), None)

    @property
    def is_hit(self) -> bool:
        return self.result in HITS

    def move_of(self, slot: int) -> Move | None:
        return next((move for move in self.moves if move.slot == slot), None)


class Change(msgspec.Struct, tag="change", tag_field="entry"):
    """A substitution or a move in the field. `old` is empty for a shift; slot 0 is the mound."""

    kind: ChangeKind
    seat: int
    slot: int
    old: str
    player: str
    position: str
    base: int = 0
    tired: bool = False


class Half(msgspec.Struct, tag="half", tag_field="entry"):
    """The start of a half-inning."""

    inning: int
    top: bool
    seat: int


class HalfOver(msgspec.Struct, tag="half-over", tag_field="entry"):
    """The end of a half-inning: the runners left by the scorer's count, the runs and runners left by the game's."""

    seat: int
    left: int
    told_runs: int
    told_left: int


Entry = Play | Change | Half | HalfOver


class Sheet(msgspec.Struct):
    """The score sheet of one game."""

    game: int = 1
    home: int = 0
    innings: int = 9
    starts: list[Start] = []
    pitchers: list[StartingPitcher] = []
    entries: list[Entry] = []
    tired: list[tuple[int, str]] = []
    """Seats and ids of the pitchers who threw a tired pitch (C-3.4.6)."""
    forfeited: int | None = None
    winner: int | None = None
    final: tuple[int, int] | None = None
    """The final score by seat as the game reports it; 9-0 for a forfeit (C-R23)."""

    @property
    def plays(self) -> list[Play]:
        return [entry for entry in self.entries if isinstance(entry, Play)]


class Lineup:
    """The current players and positions of a team, updated with the entries of a sheet."""

    def __init__(self, sheet: Sheet, seat: int) -> None:
        self.seat = seat
        self.players = {start.slot: start.player for start in sheet.starts if start.seat == seat}
        self.positions = {start.slot: start.position for start in sheet.starts if start.seat == seat}
        self.mound = next((start.pitcher for start in sheet.pitchers if start.seat == seat), "")

    def see(self, change: Change) -> None:
        """Apply a change of this team."""
        if change.kind == "pitcher" or not change.slot:
            self.mound = change.player
        else:
            self.players[change.slot] = change.player
            self.positions[change.slot] = change.position
