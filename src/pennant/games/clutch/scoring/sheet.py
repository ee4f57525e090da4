"""The score sheet: what a scorer writes down while the game goes on, and nothing that can be worked out from it later.

Bases are numbered as scorers do: 1, 2 and 3, 0 for the batter's box and 4 for home. Players are ids of cards.
"""

from typing import Final, Literal

import msgspec

BOX: Final = 0
FIRST: Final = 1
HOME: Final = 4

PlayKind = Literal["at-bat", "steal", "pickoff", "squeeze-out"]
ChangeKind = Literal["pitcher", "fielder", "pinch-hitter", "pinch-runner", "ejected", "shift"]

HITS: Final = {"1B": 1, "2B": 2, "3B": 3, "HR": 4}
"""The bases that a hit is worth (C-5.3)."""
WALKS: Final = ("BB", "IBB", "HBP")
"""What brings a batter to first without an at-bat (C-5.2)."""


class Start(msgspec.Struct):
    """Somebody in the batting order of the first line-up; slots count from 1."""

    seat: int
    slot: int
    player: str
    position: str


class StartingPitcher(msgspec.Struct):
    """Who begins on the mound, and whether he came tired (C-3.4.3)."""

    seat: int
    pitcher: str
    tired: bool = False


class Run(msgspec.Struct):
    """A run: the pitcher it is charged to, whether it is batted in, whether it is earned (C-5.7, C-5.9)."""

    charged: str
    rbi: bool
    earned: bool


class Move(msgspec.Struct):
    """Where somebody ran in a play; with `out`, where he was put out. `stolen` is the base that he stole on the way.

    Who came home without a run came after the winning one.
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
    """A plate appearance, or something on the bases before the pitch; `outs`, `bases`, `score` are those before it."""

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
        """Who scored, in order: the runner nearest home first."""
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
    """A half-inning begins."""

    inning: int
    top: bool
    seat: int


class HalfOver(msgspec.Struct, tag="half-over", tag_field="entry"):
    """A half-inning is over: the runners left, as the scorer counts them and as the game tells it, and its runs."""

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
    """Seat and pitcher of those who threw a tired pitch (C-3.4.6)."""
    forfeited: int | None = None
    winner: int | None = None
    final: tuple[int, int] | None = None
    """The score by seat as the game was told to have ended; of a forfeit 9-0 (C-R23)."""

    @property
    def plays(self) -> list[Play]:
        return [entry for entry in self.entries if isinstance(entry, Play)]


class Lineup:
    """Who stands where for one team, as the entries of a sheet go by."""

    def __init__(self, sheet: Sheet, seat: int) -> None:
        self.seat = seat
        self.players = {start.slot: start.player for start in sheet.starts if start.seat == seat}
        self.positions = {start.slot: start.position for start in sheet.starts if start.seat == seat}
        self.mound = next((start.pitcher for start in sheet.pitchers if start.seat == seat), "")

    def see(self, change: Change) -> None:
        """Make a change of this team."""
        if change.kind == "pitcher" or not change.slot:
            self.mound = change.player
        else:
            self.players[change.slot] = change.player
            self.positions[change.slot] = change.position
