"""The types of the events of Highlights. `frontend/src/games/highlights/event.generated.ts` is generated from them.

Apart from `kind`, the required fields are those of the log, in its order.
"""

from typing import Literal, NotRequired

from typing_extensions import TypedDict

from pennant.games.highlights.view_types import Hit, Question, Speed, Stage
from pennant.kernel.events import BoardChanged, ChanceDrawn, Secret

Source = Literal["hand", "on-deck", "lineup", "in-play"]
Destination = Literal["dugout", "lineup"]
Cause = Literal["threat", "action", "clutch", "steal"]
Action = Literal[
    "glove", "fastball", "curve", "spitball", "knuckleball", "walk", "pick-off", "double-play", "stolen-base",
    "leadoff", "quick-eye", "clutch",
]  # fmt: skip


# --- questions and answers --------------------------------------------------------------------------------------------


class Asked(TypedDict):
    """The seats of a pair are asked for a decision."""

    kind: Literal["asked"]
    pair: int
    question: Question | Literal[""]
    """Empty, without seats: a pair of a tournament has finished its round."""
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


# --- before and between games -----------------------------------------------------------------------------------------


class GameStarted(TypedDict):
    """A mini-game or a buy round before the first one begins."""

    kind: Literal["game"]
    pair: int
    stage: Stage
    number: int
    visitor: int
    home: int
    best_of: int


class RowFilled(TypedDict):
    """A card comes into the buy row; `card` is `null` if there is none left."""

    kind: Literal["row"]
    pair: int
    place: int
    card: str | None


class RowReturned(TypedDict):
    """The buy row goes back to the free agents."""

    kind: Literal["row-returned"]
    pair: int


class Shuffled(TypedDict):
    """All fifteen cards of a side are shuffled."""

    kind: Literal["shuffled"]
    seat: int


class Reshuffled(TypedDict):
    """The dugout becomes the new lineup."""

    kind: Literal["reshuffled"]
    seat: int


class ExtraReshuffled(TypedDict):
    """A card played in extra innings goes into the new lineup."""

    kind: Literal["extra-reshuffled"]
    seat: int
    card: str


class Drawn(TypedDict):
    """A side draws a card."""

    kind: Literal["drawn"]
    seat: int
    card: Secret[str]


class OnDeckPlaced(TypedDict):
    """A side puts a card on deck, or does not."""

    kind: Literal["on-deck"]
    seat: int
    placed: bool
    card: Secret[str]


class LeftOver(TypedDict):
    """A card left on deck goes to the dugout or back to the lineup."""

    kind: Literal["left-over"]
    seat: int
    to: Destination
    card: Secret[str]


class Cleared(TypedDict):
    """The pawns leave the diamond of a side."""

    kind: Literal["cleared"]
    seat: int


class Discarded(TypedDict):
    """A card goes to the dugout."""

    kind: Literal["discarded"]
    seat: int
    card: str
    source: Literal["hand", "in-play"]


# --- the turn ---------------------------------------------------------------------------------------------------------


class InningStarted(TypedDict):
    """An inning begins; 0 is between games."""

    kind: Literal["inning"]
    pair: int
    inning: int


class Played(TypedDict):
    """A card is played from the hand."""

    kind: Literal["played"]
    seat: int
    card: str
    source: Literal["hand"]


class Pinched(TypedDict):
    """A card goes out for a pinch hitter, who comes from `source`."""

    kind: Literal["pinched"]
    seat: int
    card: str
    source: Literal["on-deck", "lineup"]


class Entered(TypedDict):
    """A card comes into play from elsewhere than the hand."""

    kind: Literal["entered"]
    seat: int
    card: str
    source: Literal["on-deck", "lineup"]


class ActionTaken(TypedDict):
    """An immediate action of a card, with its hit or its number."""

    kind: Literal["action"]
    seat: int
    card: str
    action: Action
    works: bool
    hit: NotRequired[Hit]
    count: NotRequired[int]


class Cancelled(TypedDict):
    """A threatened hit is cancelled."""

    kind: Literal["cancelled"]
    seat: int
    place: int


class Changed(TypedDict):
    """A threatened hit becomes another one."""

    kind: Literal["changed"]
    seat: int
    place: int
    hit: Hit


class Removed(TypedDict):
    """A runner is out."""

    kind: Literal["removed"]
    seat: int
    base: int


class HitMade(TypedDict):
    """A hit; `ran` events follow."""

    kind: Literal["hit"]
    seat: int
    hit: Hit | Literal[""]
    """Empty for stolen bases."""
    speed: Speed | Literal[""]
    cause: Cause


class Ran(TypedDict):
    """A runner advances; base 0 is the plate, base 4 home."""

    kind: Literal["ran"]
    seat: int
    start: int
    end: int
    speed: Speed


class BatterUp(TypedDict):
    """A batter comes to the plate and threatens a hit."""

    kind: Literal["batter"]
    seat: int
    hit: Hit
    speed: Speed


class SaveTried(TypedDict):
    """The visitor tries to save the game with a card, or does not."""

    kind: Literal["save"]
    seat: int
    source: Literal["hand", "on-deck", "lineup"]
    """`hand` if there is no card."""
    card: str | None


class SaveEnded(TypedDict):
    """The card of a visitor save goes to the dugout."""

    kind: Literal["save-over"]
    seat: int
    card: str


class GameWon(TypedDict):
    """A mini-game is over."""

    kind: Literal["won"]
    pair: int
    seat: int
    visitor_runs: int
    home_runs: int


# --- the buy round ----------------------------------------------------------------------------------------------------


class Revenue(TypedDict):
    """The money that a side may spend."""

    kind: Literal["revenue"]
    seat: int
    money: int


class BuyRound(TypedDict):
    """A buy round begins."""

    kind: Literal["buy-round"]
    pair: int


class Buyer(TypedDict):
    """It is a side's turn to buy."""

    kind: Literal["buyer"]
    pair: int
    seat: int | None
    """`null`: the buy round is over."""


class Bought(TypedDict):
    """A side buys a free agent."""

    kind: Literal["bought"]
    seat: int
    place: int
    card: str
    money: int


class Demoted(TypedDict):
    """A card is sent down for the new one."""

    kind: Literal["demoted"]
    seat: int
    card: Secret[str]


# --- the end ----------------------------------------------------------------------------------------------------------


class Ranked(TypedDict):
    """The rank of a side after the mini-season of a tournament."""

    kind: Literal["ranked"]
    table: int
    seat: int
    rank: int


class Placed(TypedDict):
    """The final place of a side in a tournament."""

    kind: Literal["placed"]
    table: int
    seat: int
    rank: int


class Champion(TypedDict):
    """The match is won."""

    kind: Literal["champion"]
    seat: int


Event = (
    BoardChanged | ChanceDrawn
    | Asked | Decided | Retracted
    | GameStarted | RowFilled | RowReturned | Shuffled | Reshuffled | ExtraReshuffled
    | Drawn | OnDeckPlaced | LeftOver | Cleared | Discarded
    | InningStarted | Played | Pinched | Entered | ActionTaken | Cancelled | Changed | Removed
    | HitMade | Ran | BatterUp | SaveTried | SaveEnded | GameWon
    | Revenue | BuyRound | Buyer | Bought | Demoted
    | Ranked | Placed | Champion
)  # fmt: skip
"""An event as one viewer gets it."""
