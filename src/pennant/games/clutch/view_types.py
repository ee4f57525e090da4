"""The types of a view of Clutch. `frontend/src/games/clutch/view.generated.ts` is generated from them."""

from typing import Literal, NotRequired

from typing_extensions import TypedDict

Result = Literal["K", "GB", "FB", "BB", "1B", "2B", "3B", "HR", "HBP", "IBB", "SAC", "SQZ"]
BaseName = Literal["first", "second", "third", "home"]
Place = Literal["first", "second", "third", "home", "box"]
Hand = Literal["L", "R"]
Chart = Literal["batter", "pitcher"]
Attribute = Literal["battery", "infield", "outfield"]
Position = Literal["C", "1B", "2B", "3B", "SS", "LF", "CF", "RF", "DH"]
ThrowKind = Literal["steal", "extra-base", "tag", "ground", "home", "double-play", "pickoff"]
Question = Literal[
    "lineup", "substitution", "walk", "steal", "target", "bunt", "third-bunt", "depth", "card", "discard", "take-back",
    "double-play", "send", "reply", "send-home", "reply-home", "advance", "ejected", "effect",
]  # fmt: skip
Window = Literal[
    "half-start", "substitution", "steal-declared", "bunt", "before-the-pitch", "after-the-pitch", "advantage",
    "before-the-swing", "after-the-swing", "result", "advance-declared", "before-the-throw", "after-the-throw",
    "throw-result", "after-the-outcome", "half-end", "card-played",
]  # fmt: skip


class Options(TypedDict):
    """The options of the game."""

    decks: list[str]
    """Names, paths or texts of the two decks; `?` for a closed deck of somebody else."""
    slot: int
    windows: Literal["open", "quick"]
    deck_lists: Literal["open", "closed"]
    roster: str
    strategy: bool
    rules: str
    games: NotRequired[int]
    """A series or a season has it."""


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
    """The slot of a runner; `null`: the card names none."""
    alternative: int
    pick: str | None
    """The card that it is to remove or to take back; `null` if there is none, and after it was announced."""
    left_on: str | None
    """The player that it is left on; `null` if there is none."""
    batters: int | None
    """For how many batters it is still in force; `null` if they are not counted."""
    halves: int | None
    """For how many halves it is still in force, this one included; `null` if they are not counted."""
    spent: bool
    negated: bool
    harmless: bool


class LineupRow(TypedDict):
    """A place in the line-up; player, position and rating are `null` before the line-up is complete."""

    player: str | None
    position: Position | None
    rating: int | None
    last: Result | None
    """The outcome of the last turn at bat in this game; `null` before the first."""
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
    """How many of each card the deck was built with; `null` if the viewer may not know."""
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
    """The batter, with all effects; slot, player and hand are `null` before both line-ups are complete."""

    slot: int | None
    player: str | None
    bats: Hand | None
    on_base: int
    speed: int
    pinch_hitter: bool


class AtPitcher(TypedDict):
    """The pitcher, with all effects; `player` is `null` before both line-ups are complete."""

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
    """The die of the pitch, and its totals, which are `null` before it is thrown."""

    natural: int | None
    die: int
    roll: int | None
    total: int | None
    mistake: bool


class Swing(TypedDict):
    """The die of the swing, and its total, which are `null` before it is rolled."""

    natural: int | None
    die: int
    total: int | None


class Throw(TypedDict):
    """A throw puts the runner out if die and `strength` are more than `needed`.

    From `runner` to `needed` everything is `null` before the target of the throw is known.
    """

    kind: ThrowKind | None
    """`null`: there is nothing to throw at."""
    runner: Runner | None
    start: Place | None
    to: BaseName | None
    rating: Attribute | None
    strength: int | None
    needed: int | None
    natural: int | None
    """The die; `null` before it is rolled."""
    out: bool


class Weather(TypedDict):
    """The weather card in force; all is `null` if there is none."""

    card: str | None
    owner: int | None
    halves: int | None
    """For how many halves it is still in force, this one included; `null` if they are not counted."""


class View(TypedDict):
    """A game as one viewer sees it."""

    game: str
    mode: str
    options: Options
    edition: int
    viewer: int | None
    """`null`: a spectator."""
    question: Question | None
    """`null`: nobody is asked."""
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
    window: Window | None
    """The card window that is open."""
    owed: int
    winner: int | None
    """`null` before the end, and if both have won as many games of a season."""
    over: bool
    batter: AtBatter
    pitcher: AtPitcher
    defence: Ratings
    at_bat: AtBat
    pitch: Pitch
    chart: Chart | None
    """Whose chart is read; `null` before the advantage is known."""
    swing: Swing
    result: Result | None
    """`null` before the result is read."""
    outcome: Result | None
    """`null` before the result counts."""
    sent: list[BaseName]
    throw: Throw
    weather: Weather
    plays: list[Play]
    standing: list[Play]
    stack: list[Play]
    line: list[int]
    """The runs of every half that is over."""
