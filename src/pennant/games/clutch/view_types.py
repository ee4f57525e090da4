"""The types of a view of Clutch. `frontend/src/games/clutch/view.generated.ts` is generated from them."""

from typing import Any, Literal

from typing_extensions import TypedDict

Result = Literal["K", "GB", "FB", "BB", "1B", "2B", "3B", "HR", "HBP", "IBB", "SAC", "SQZ"]
BaseName = Literal["first", "second", "third", "home"]
Place = Literal["first", "second", "third", "home", "box"]
Hand = Literal["L", "R", "S"]
Chart = Literal["batter", "pitcher"]
Attribute = Literal["battery", "infield", "outfield"]


class Runner(TypedDict):
    """A runner, with his Speed after all effects."""

    player: str
    slot: int
    pitcher: str
    speed: int


class Play(TypedDict):
    """A card in play."""

    card: str
    owner: int
    target: int | None
    alternative: int
    pick: str | None
    left_on: str | None
    batters: int | None
    halves: int | None
    spent: bool
    negated: bool
    harmless: bool


class LineupRow(TypedDict):
    """A place in the line-up."""

    player: str | None
    position: str | None
    rating: int | None
    last: Result | None
    hits: int
    pinch_runner: bool


class PitcherRow(TypedDict):
    """A pitcher of the staff."""

    player: str
    role: Literal["SP", "RP"]
    state: Literal["rotation", "bullpen", "mound", "out"]
    rest: int
    streak: int
    tired: bool


class CoachRow(TypedDict):
    """A coach, and whether he was used in this game."""

    coach: str
    used: bool


class Ratings(TypedDict):
    """The ratings of a defense."""

    battery: int
    infield: int
    outfield: int


class Mound(TypedDict):
    """The outing of the pitcher on the mound."""

    player: str
    outs: int
    runs: int
    walks: int
    faced: int
    more: int
    entered: int
    entered_tired: bool


class Team(TypedDict):
    """One manager's side of the table."""

    seat: int
    lineup: list[LineupRow]
    pitchers: list[PitcherRow]
    coaches: list[CoachRow]
    deck_list: dict[str, int] | None
    runs: int
    wins: int
    up: int
    turn: int
    substituted: bool
    changed: bool
    bench: list[str]
    left: list[str]
    ratings: Ratings
    mound: Mound
    hand_size: int
    hand_limit: int
    deck_size: int
    discard: list[str]
    hand: list[str]
    known: list[str]
    choice: list[int]


class AtBatter(TypedDict):
    """The batter, with all effects."""

    slot: int | None
    player: str | None
    bats: Hand | None
    on_base: int
    speed: int
    pinch_hitter: bool


class AtPitcher(TypedDict):
    """The pitcher, with all effects."""

    player: str | None
    command: int
    tired: int
    limit: int


class AtBat(TypedDict):
    """What was decided before the pitch."""

    walks: int
    stole: bool
    bunting: bool
    bunts: int
    infield_in: bool


class Pitch(TypedDict):
    """The die of the pitch, and its totals."""

    natural: int | None
    die: int
    roll: int | None
    total: int | None
    mistake: bool


class Swing(TypedDict):
    """The die of the swing, and its total."""

    natural: int | None
    die: int
    total: int | None


class Throw(TypedDict):
    """A throw puts the runner out if die and `strength` are more than `needed`."""

    kind: str | None
    runner: Runner | None
    start: Place | None
    to: Place | None
    rating: Attribute | None
    strength: int | None
    needed: int | None
    natural: int | None
    out: bool


class Weather(TypedDict):
    """The weather card in force."""

    card: str | None
    owner: int | None
    halves: int | None


class View(TypedDict):
    """A game as one viewer sees it."""

    game: str
    mode: str
    options: dict[str, Any]
    edition: int
    viewer: int | None
    question: str | None
    asked: list[int]
    bases: list[Runner | None]
    teams: list[Team]
    number: int
    home: int
    stadium: str
    inning: int
    top: bool
    offence: int
    outs: int
    half_runs: int
    clutch_moment: bool
    window: str | None
    owed: int
    winner: int | None
    over: bool
    batter: AtBatter
    pitcher: AtPitcher
    defence: Ratings
    at_bat: AtBat
    pitch: Pitch
    chart: Chart | None
    swing: Swing
    result: Result | None
    outcome: Result | None
    sent: list[BaseName]
    throw: Throw
    weather: Weather
    plays: list[Play]
    standing: list[Play]
    stack: list[Play]
    line: list[int]
    """The runs of every half that is over."""
