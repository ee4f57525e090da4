"""The types of the events of Fantasy. `frontend/src/games/fantasy/event.generated.ts` is generated from them.

Apart from `kind`, the required fields are those of the log, in its order.
"""

from typing import Literal

from typing_extensions import TypedDict

from pennant.games.fantasy.cards.words import Colour, Stat
from pennant.games.fantasy.view_types import Question
from pennant.kernel.events import BoardChanged, ChanceDrawn, Secret

Pile = Literal["deck", "discard"]
Via = Literal["", "blessing", "helper", "blessing-helper"]
Magic = Literal[
    "abduct", "axe", "berzerk", "blessing", "brute-force", "dig", "flames", "focus", "helper", "hibernate", "justice",
    "meow", "morph", "pile-on", "power-juice", "recruit", "revive", "shapeshift", "summon", "teleport", "translucent",
]  # fmt: skip


# --- questions and answers --------------------------------------------------------------------------------------------


class Asked(TypedDict):
    """Seats are asked for a decision."""

    kind: Literal["asked"]
    question: Question | Literal[""]
    """Empty when the season is over."""
    seats: list[int]


class Decided(TypedDict):
    """A seat has made a choice, or a part of one, that is not carried out yet."""

    kind: Literal["decided"]
    seat: int
    action: Secret[int]


class Retracted(TypedDict):
    """A seat has taken back a choice."""

    kind: Literal["retracted"]
    seat: int


# --- the draft --------------------------------------------------------------------------------------------------------


class DraftStarted(TypedDict):
    """The draft begins; this seat is the first in waiver order."""

    kind: Literal["first"]
    seat: int


class Kept(TypedDict):
    """A Manager keeps a Character of the hand."""

    kind: Literal["kept"]
    seat: int
    card: Secret[str]


class Discarded(TypedDict):
    """A Manager discards one of the seven drafted Characters."""

    kind: Literal["discarded"]
    seat: int
    card: Secret[str]


# --- the month --------------------------------------------------------------------------------------------------------


class MonthStarted(TypedDict):
    """A month begins."""

    kind: Literal["month"]
    month: int


class GameLaid(TypedDict):
    """A Win card is turned over."""

    kind: Literal["game-laid"]
    place: int
    win: str


class EventTurned(TypedDict):
    """An Event comes into force."""

    kind: Literal["event"]
    event: str


class EventSkipped(TypedDict):
    """An Event that has no use now goes to the bottom of its deck."""

    kind: Literal["event-skipped"]
    event: str


class AgentTurned(TypedDict):
    """A Free Agent is turned over."""

    kind: Literal["agent"]
    card: str


class Claimed(TypedDict):
    """A Manager claims a Free Agent, or in secret a Character that RECRUIT has reserved."""

    kind: Literal["claimed"]
    seat: int
    card: Secret[str]
    reserved: bool


class Dropped(TypedDict):
    """A Manager gives up a Character for the claimed one."""

    kind: Literal["dropped"]
    seat: int
    card: str


class Declined(TypedDict):
    """A Manager claims no Free Agent."""

    kind: Literal["declined"]
    seat: int


class AgentsLeft(TypedDict):
    """The unclaimed Free Agents are put away."""

    kind: Literal["agents-over"]


class RosterSet(TypedDict):
    """A Manager has chosen the starters."""

    kind: Literal["ready"]
    seat: int


class Shown(TypedDict):
    """A Character is shown before its game."""

    kind: Literal["shown"]
    seat: int
    card: str


class RobotStarted(TypedDict):
    """A Character of the Robot starts somewhere."""

    kind: Literal["robot"]
    place: int
    card: str


class DeckStarted(TypedDict):
    """A Character of the Deck starts somewhere."""

    kind: Literal["deck-dealt"]
    place: int
    card: str


class Shuffled(TypedDict):
    """The Discard Pile becomes the Character Deck."""

    kind: Literal["shuffled"]


# --- the week ---------------------------------------------------------------------------------------------------------


class WeekStarted(TypedDict):
    """A week, or a game of the play-offs, begins."""

    kind: Literal["week"]
    place: int


class Revealed(TypedDict):
    """An active Character is turned up."""

    kind: Literal["revealed"]
    seat: int
    place: int
    card: str


class MagicUsed(TypedDict):
    """A Manager uses magic."""

    kind: Literal["magic"]
    seat: int
    card: str
    source: str
    """The Character whose text is carried out."""
    magic: Magic
    via: Via
    """How the power is reached; `helper` also if an Event lets the active act, empty for the card's own magic."""


class MagicPassed(TypedDict):
    """A Manager uses no magic."""

    kind: Literal["no-magic"]
    seat: int


class TotalCounted(TypedDict):
    """The total of a Character for a Win card."""

    kind: Literal["total"]
    seat: int
    card: str
    win: str
    total: int


class WinClaimed(TypedDict):
    """A Manager wins a week and claims the Win card."""

    kind: Literal["won"]
    seat: int
    win: str
    worth: int


class Unclaimed(TypedDict):
    """Nobody wins a Win card."""

    kind: Literal["unclaimed"]
    win: str


class PointsGained(TypedDict):
    """A Manager moves up on a Stat Track."""

    kind: Literal["points"]
    seat: int
    track: Colour
    points: int


class Reordered(TypedDict):
    """The waiver order changes."""

    kind: Literal["reordered"]
    order: list[int]


# --- what magic does --------------------------------------------------------------------------------------------------


class GamesSwapped(TypedDict):
    """The Win cards of two places are exchanged."""

    kind: Literal["swapped-games"]
    one: int
    other: int


class PointLost(TypedDict):
    """A Manager moves down on a Stat Track."""

    kind: Literal["lost-point"]
    seat: int
    track: Colour


class StatAdded(TypedDict):
    """A stat of another Character counts for a Manager's active."""

    kind: Literal["added-stat"]
    seat: int
    source: str
    stat: Stat


class StatBurned(TypedDict):
    """A stat of the target's active Character does not count."""

    kind: Literal["burned"]
    seat: int
    target: int
    card: str
    stat: Stat


class SentBack(TypedDict):
    """An active Character leaves its game."""

    kind: Literal["sent-back"]
    seat: int
    card: str


class Exchanged(TypedDict):
    """A Character of a Manager becomes the active one in place of the old one."""

    kind: Literal["exchanged"]
    seat: int
    card: str
    old: str
    """Empty if there was no active Character."""


class CardLeft(TypedDict):
    """A Character goes from a Manager to a pile."""

    kind: Literal["left"]
    seat: int
    card: Secret[str]
    pile: Pile


class CardJoined(TypedDict):
    """A Character comes from a pile to a Manager."""

    kind: Literal["joined"]
    seat: int
    card: Secret[str]
    pile: Pile
    place: int
    """A base or a game; from 7 on the bench."""


class Recruited(TypedDict):
    """A Manager keeps one of the Characters that RECRUIT looks at."""

    kind: Literal["recruited"]
    seat: int
    card: Secret[str]


class Revived(TypedDict):
    """A Character's magic can be used again from the next week on."""

    kind: Literal["revived"]
    seat: int
    card: str


class Summoned(TypedDict):
    """All stats of another Character count for a Manager's active."""

    kind: Literal["summoned"]
    seat: int
    source: str


# --- the end of the season --------------------------------------------------------------------------------------------


class TrackBonus(TypedDict):
    """The Wins that a Manager gets for a Stat Track."""

    kind: Literal["bonus"]
    seat: int
    track: Colour
    wins: int


class FinalWins(TypedDict):
    """The Wins of a Manager at the end of the season."""

    kind: Literal["final"]
    seat: int
    wins: int


class WildCardStarted(TypedDict):
    """A Wild Card Game of these seats begins."""

    kind: Literal["wild-card"]
    seats: list[int]


class NextCardTurned(TypedDict):
    """Tied Managers are compared on another Win card."""

    kind: Literal["next-card"]
    win: str


class PlaceWon(TypedDict):
    """A Manager wins a Wild Card Game."""

    kind: Literal["place-won"]
    seat: int


class SeriesStarted(TypedDict):
    """The Series begins."""

    kind: Literal["series"]
    home: int
    visitor: int


class GameWon(TypedDict):
    """A Manager wins a game of the Series."""

    kind: Literal["game-won"]
    seat: int
    games: int
    """All games that this Manager has won so far."""


class Returned(TypedDict):
    """A Character of an earlier game of the Series can start again."""

    kind: Literal["returned"]
    seat: int
    card: str


class Champion(TypedDict):
    """The Series is won."""

    kind: Literal["champion"]
    seat: int


Event = (
    BoardChanged | ChanceDrawn
    | Asked | Decided | Retracted
    | DraftStarted | Kept | Discarded
    | MonthStarted | GameLaid | EventTurned | EventSkipped
    | AgentTurned | Claimed | Dropped | Declined | AgentsLeft
    | RosterSet | Shown | RobotStarted | DeckStarted | Shuffled
    | WeekStarted | Revealed | MagicUsed | MagicPassed | TotalCounted | WinClaimed | Unclaimed | PointsGained
    | Reordered | GamesSwapped | PointLost | StatAdded | StatBurned | SentBack | Exchanged
    | CardLeft | CardJoined | Recruited | Revived | Summoned
    | TrackBonus | FinalWins | WildCardStarted | NextCardTurned | PlaceWon | SeriesStarted | GameWon | Returned
    | Champion
)  # fmt: skip
"""An event as one viewer gets it."""
