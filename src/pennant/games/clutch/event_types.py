"""The types of the events of Clutch. `frontend/src/games/clutch/event.generated.ts` is generated from them.

Apart from `kind`, the fields are those of the log, in its order. `player` and `old` are batters of `seat`, `pitcher`
and `old_pitcher` its pitchers; `facing` and `charged` are pitchers of the other seat. `slot` is a place in the batting
order, from 0; `target` and the `slot` of a throw are the offense's.
"""

from typing import Literal

from typing_extensions import TypedDict

from pennant.games.clutch.view_types import (
    Attribute,
    BaseName,
    Chart,
    Place,
    Position,
    Question,
    Result,
    ThrowKind,
)
from pennant.kernel.events import BoardChanged, ChanceDrawn, Secret

How = Literal[
    "strikeout", "ground-out", "fly-out", "force-out", "thrown-out", "caught-stealing", "sacrificed", "picked-off",
]  # fmt: skip
Replacement = Literal["in-field", "pinch-hitter", "for-ejected"]
Sacrifice = Literal["bunt", "fly"]


# --- questions and answers --------------------------------------------------------------------------------------------


class Asked(TypedDict):
    """Seats are asked for a decision."""

    kind: Literal["asked"]
    question: Question
    seats: list[int]


class Decided(TypedDict):
    """A seat has made a choice that is not carried out yet."""

    kind: Literal["decided"]
    seat: int
    action: Secret[int]


class Retracted(TypedDict):
    """A seat has taken back a choice."""

    kind: Literal["retracted"]
    seat: int


# --- the frame --------------------------------------------------------------------------------------------------------


class GameStarted(TypedDict):
    """A game begins."""

    kind: Literal["game"]
    number: int
    home: int


class HomeRoll(TypedDict):
    """A manager rolls for home."""

    kind: Literal["home-roll"]
    seat: int
    roll: int


class SlotRoll(TypedDict):
    """A die decides which starters of the rotations pitch."""

    kind: Literal["slot-roll"]
    roll: int
    slot: int
    """The place in the rotation, from 0."""


class Starts(TypedDict):
    """A batter is in the starting line-up."""

    kind: Literal["starts"]
    seat: int
    slot: int
    player: str
    position: Position


class StartsPitching(TypedDict):
    """The starting pitcher of a team."""

    kind: Literal["starts-pitching"]
    seat: int
    pitcher: str
    tired: bool


class HalfStarted(TypedDict):
    """A half-inning begins; `seat` bats."""

    kind: Literal["half"]
    inning: int
    top: bool
    seat: int


class HalfEnded(TypedDict):
    """A half-inning is over; `seat` batted."""

    kind: Literal["half-over"]
    seat: int
    runs: int
    left: int
    """The runners left on base."""


class GameEnded(TypedDict):
    """A game is over; the runs are those of seat 0 and of seat 1."""

    kind: Literal["game-over"]
    winner: int
    runs_0: int
    runs_1: int


class SeriesEnded(TypedDict):
    """All games are over."""

    kind: Literal["series-over"]
    winner: int | None
    """`null`: both have won as many games."""


class Forfeited(TypedDict):
    """A manager who cannot field a team loses the game."""

    kind: Literal["forfeit"]
    seat: int


# --- the at-bat -------------------------------------------------------------------------------------------------------


class BatterUp(TypedDict):
    """A batter comes to the plate."""

    kind: Literal["batter-up"]
    seat: int
    slot: int
    player: str
    facing: str


class PitchingChange(TypedDict):
    """A new pitcher comes in."""

    kind: Literal["pitching-change"]
    seat: int
    old_pitcher: str
    pitcher: str
    tired: bool


class Replaced(TypedDict):
    """A batter replaces another one."""

    kind: Literal["replaced"]
    seat: int
    slot: int
    old: str
    player: str
    position: Position
    as_what: Replacement


class Shifted(TypedDict):
    """A player moves to another position."""

    kind: Literal["shifted"]
    seat: int
    slot: int
    position: Position


class PinchRan(TypedDict):
    """A batter replaces a runner."""

    kind: Literal["pinch-ran"]
    seat: int
    slot: int
    old: str
    player: str
    base: BaseName


class Walked(TypedDict):
    """The manager of the defense walks the batter intentionally."""

    kind: Literal["walked"]
    seat: int


class StealDeclared(TypedDict):
    """Runners steal; `bases` are those that they leave."""

    kind: Literal["steals"]
    seat: int
    bases: list[BaseName]


class Bunted(TypedDict):
    """A bunt is tried."""

    kind: Literal["bunted"]
    natural: int
    success: bool


class DepthChosen(TypedDict):
    """The infield comes in."""

    kind: Literal["depth"]
    infield_in: bool


class Pitched(TypedDict):
    """A pitch; `roll` is the die with what cards add to it, `more` what they add to the sum with Command."""

    kind: Literal["pitched"]
    natural: int
    roll: int
    command: int
    more: int
    total: int
    die: int
    """The sides of the die."""


class MistakeChanged(TypedDict):
    """A pitch is a mistake, or is not, against what the roll says."""

    kind: Literal["mistake"]
    mistake: bool


class AdvantageFound(TypedDict):
    """The pitch is compared with the batter's On-Base, which says whose chart is read."""

    kind: Literal["advantage"]
    chart: Chart
    pitch: int
    on_base: int
    mistake: bool


class Swung(TypedDict):
    """A swing."""

    kind: Literal["swung"]
    natural: int
    die: int
    """The sides of the die."""
    total: int
    level: int
    """How tired the pitcher is."""


class ResultRead(TypedDict):
    """The result of the swing; `printed` is what the chart itself says."""

    kind: Literal["read"]
    result: Result
    printed: Result


class ResultChanged(TypedDict):
    """A manager changes the result."""

    kind: Literal["changed"]
    seat: int
    old_result: Result
    result: Result


class ResultKept(TypedDict):
    """A manager has tried in vain to change the result."""

    kind: Literal["kept"]
    seat: int
    result: Result


class Outcome(TypedDict):
    """The result that counts."""

    kind: Literal["outcome"]
    seat: int
    slot: int
    player: str
    facing: str
    result: Result


class PitchTaken(TypedDict):
    """After two failed bunts the batter takes the pitch."""

    kind: Literal["took-pitch"]


class TiredPitch(TypedDict):
    """A pitch or bunt against a tired pitcher follows."""

    kind: Literal["tired-pitch"]
    seat: int
    pitcher: str
    level: int


# --- the play ---------------------------------------------------------------------------------------------------------


class OutMade(TypedDict):
    """A batter or runner is out at a base."""

    kind: Literal["out"]
    seat: int
    slot: int
    player: str
    facing: str
    base: BaseName
    how: How


class Moved(TypedDict):
    """A batter or runner advances."""

    kind: Literal["moved"]
    seat: int
    slot: int
    player: str
    start: Place
    end: BaseName


class Scored(TypedDict):
    """A run, and the pitcher that it is charged to."""

    kind: Literal["scored"]
    seat: int
    slot: int
    player: str
    charged: str
    rbi: bool
    earned: bool


class RunnersSent(TypedDict):
    """Runners try for another base; `bases` are those that they leave."""

    kind: Literal["sent"]
    seat: int
    bases: list[BaseName]
    throw: Literal["extra-base", "tag", "ground", "home"]
    """The throw that the defense may answer with."""


class RunnersHeld(TypedDict):
    """No runner tries for another base."""

    kind: Literal["held"]
    seat: int


class Thrown(TypedDict):
    """A throw: die, `strength` (which is the `rating`) and `bonus` against `speed` and `speed_bonus`."""

    kind: Literal["thrown"]
    throw: ThrowKind
    slot: int
    natural: int
    rating: Attribute
    strength: int
    bonus: int
    speed: int
    speed_bonus: int


class ThrowRead(TypedDict):
    """Whether a throw puts the runner out."""

    kind: Literal["throw-read"]
    throw: ThrowKind
    slot: int
    total: int
    needed: int
    out: bool


class NoThrow(TypedDict):
    """The defense does not throw."""

    kind: Literal["no-throw"]


class PlayChecked(TypedDict):
    """A Play that a card asks for: a rating and a die against a number."""

    kind: Literal["checked"]
    rating: Attribute
    natural: int
    total: int
    success: bool


class Rolled(TypedDict):
    """The roll that a card asks for."""

    kind: Literal["rolled"]
    natural: int
    needed: int


class Stole(TypedDict):
    """A runner has stolen a base."""

    kind: Literal["stole"]
    seat: int
    slot: int
    player: str
    base: BaseName


class Caught(TypedDict):
    """A runner is caught stealing a base."""

    kind: Literal["caught"]
    seat: int
    slot: int
    player: str
    base: BaseName
    facing: str


class DoublePlay(TypedDict):
    """The batter is the second out of a double play."""

    kind: Literal["double-play"]
    seat: int
    slot: int


class Sacrificed(TypedDict):
    """A sacrifice of the batter."""

    kind: Literal["sacrifice"]
    seat: int
    slot: int
    player: str
    sacrifice: Sacrifice


class ReachedByChoice(TypedDict):
    """The batter reaches first by a fielder's choice."""

    kind: Literal["reached-by-choice"]
    seat: int
    slot: int


class ErrorMade(TypedDict):
    """An error of the defense, which is `seat`."""

    kind: Literal["error"]
    seat: int


class Ejected(TypedDict):
    """A player is ejected."""

    kind: Literal["ejected"]
    seat: int
    player: str
    is_pitcher: bool


# --- cards ------------------------------------------------------------------------------------------------------------


class Drew(TypedDict):
    """A manager draws a card."""

    kind: Literal["drew"]
    seat: int
    card: Secret[str]


class Discarded(TypedDict):
    """A manager discards a card of the hand."""

    kind: Literal["discarded"]
    seat: int
    card: str


class CardPlayed(TypedDict):
    """A strategy card is announced."""

    kind: Literal["played"]
    seat: int
    card: str
    target: int | None
    """The slot of the runner that it is for; `null`: it names no runner."""
    alternative: int


class CoachUsed(TypedDict):
    """A coach is announced."""

    kind: Literal["coached"]
    seat: int
    coach: str
    target: int | None
    """The slot of the runner that it is for; `null`: it names no runner."""
    alternative: int


class CardNegated(TypedDict):
    """A card of `seat` has no effect."""

    kind: Literal["negated"]
    seat: int
    card: str
    is_coach: bool


class CardReturned(TypedDict):
    """A card of `seat` goes back to the hand."""

    kind: Literal["returned"]
    seat: int
    card: str
    is_coach: bool


class CardEnded(TypedDict):
    """A lasting card of `seat` is no longer in force."""

    kind: Literal["ended"]
    seat: int
    card: str
    is_coach: bool


class Passed(TypedDict):
    """A manager plays no card."""

    kind: Literal["passed"]
    seat: int


class HandSeen(TypedDict):
    """A manager has seen the opponent's hand."""

    kind: Literal["saw-hand"]
    seat: int


class NewHands(TypedDict):
    """Both managers get new hands."""

    kind: Literal["new-hands"]


class DiscardTaken(TypedDict):
    """A manager takes a card of the discard pile."""

    kind: Literal["took-discarded"]
    seat: int
    card: str


class LimitChanged(TypedDict):
    """A pitcher lasts more innings, or fewer."""

    kind: Literal["limit-changed"]
    seat: int
    pitcher: str
    innings: int


class WeatherSet(TypedDict):
    """A weather card comes into force."""

    kind: Literal["weather"]
    seat: int
    card: str


class WeatherEnded(TypedDict):
    """The weather is over."""

    kind: Literal["weather-over"]


class CardsGiven(TypedDict):
    """The stadium lets a manager draw cards."""

    kind: Literal["effect-drew"]
    seat: int
    count: int


RunnerEvent = OutMade | Moved | Scored | Stole | Caught | DoublePlay | Sacrificed | ReachedByChoice | ErrorMade
"""What happens in a play."""
Event = (
    BoardChanged | ChanceDrawn
    | Asked | Decided | Retracted
    | GameStarted | HomeRoll | SlotRoll | Starts | StartsPitching | HalfStarted | HalfEnded | GameEnded | SeriesEnded
    | Forfeited
    | BatterUp | PitchingChange | Replaced | Shifted | PinchRan | Walked | StealDeclared | Bunted | DepthChosen
    | Pitched | MistakeChanged | AdvantageFound | Swung | ResultRead | ResultChanged | ResultKept | Outcome
    | PitchTaken | TiredPitch
    | OutMade | Moved | Scored | RunnersSent | RunnersHeld | Thrown | ThrowRead | NoThrow | PlayChecked | Rolled
    | Stole | Caught | DoublePlay | Sacrificed | ReachedByChoice | ErrorMade | Ejected
    | Drew | Discarded | CardPlayed | CoachUsed | CardNegated | CardReturned | CardEnded | Passed
    | HandSeen | NewHands | DiscardTaken | LimitChanged | WeatherSet | WeatherEnded | CardsGiven
)  # fmt: skip
"""An event as one viewer gets it."""
