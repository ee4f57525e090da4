"""The types of all messages that the server sends over a WebSocket, and of their parts that HTTP responses share.

They are typed dictionaries, which cost nothing at run time. `tools/wire_types.py` generates the client's types.
"""

from typing import Annotated, Literal

from pydantic import WithJsonSchema
from typing_extensions import TypedDict

from pennant.kernel.decision_json import DecisionData, TimedLine
from pennant.kernel.events import SeenEvent, View
from pennant.server.entries import ClockKind, Kind
from pennant.server.errors import ErrorCode

Event = Annotated[
    SeenEvent,
    WithJsonSchema({
        "type": "object",
        "properties": {"kind": {"type": "string"}, "seat": {"type": ["integer", "null"]}},
        "required": ["kind"],
        "additionalProperties": True,
    }),
]  # fmt: skip
"""An event of a game. Only the game knows its other fields."""
OptionValue = bool | int | str | list[str]
Reason = Literal["played", "resigned", "expired"]
Status = Literal["waiting", "playing", "over", "removed"]
ByeCode = Literal[
    "unknown", "banned", "too-fast", "slow", "quiet", "bad", "restart", "signed-out", "removed", "busy", "newer",
    "broken",
]  # fmt: skip


# --- tables -----------------------------------------------------------------------------------------------------------


class ClockInfo(TypedDict):
    """The time control of a table."""

    kind: ClockKind
    seconds: int
    increment: int
    days: int


class SeatInfo(TypedDict):
    """A seat and its occupant."""

    seat: int
    kind: Literal["open", "person", "bot"]
    name: str
    bot: str | None
    host: bool
    away: bool
    stand_in: bool
    """Whether a bot plays for the person who has left."""
    resigned: bool
    vacation: int | None
    """When the vacation of the occupant ends; their clock is paused until then."""


class TableResult(TypedDict):
    """How a game ended: the rank and the return of each side."""

    reason: Reason
    ranks: list[int]
    returns: list[float]


class TableInfo(TypedDict):
    """What everyone may know about a table."""

    id: str
    game: str
    mode: str
    options: dict[str, OptionValue]
    cards: str | None
    """The name of the card set; `null` for the built-in one."""
    edition: int
    status: Status
    listed: bool
    clock: ClockInfo
    seats: list[SeatInfo]
    names: list[str]
    """The display names of all sides, in phrases. A side need not have a seat."""
    commitment: str
    created: int
    updated: int
    seq: int
    """The number of the last entry."""
    previous: str | None
    next: str | None
    result: TableResult | None
    waiting_for: list[int]


class TableRow(TableInfo):
    """A table in a list."""

    standing: str
    """The standing of the game, in phrases; empty if no game is running."""


class MyTable(TableRow):
    """A table in the list of a person's tables, with the seats of that person."""

    mine: list[int]
    your_turn: bool


class CardSetInfo(TypedDict):
    """A card set that the operator has installed, with the names of its teams by id."""

    name: str
    title: str
    teams: dict[str, str]


# --- entries ----------------------------------------------------------------------------------------------------------


class ClockSnapshot(TypedDict):
    """The clocks as clients count them down."""

    kind: ClockKind
    running: list[int]
    """The seats whose clocks run since `at`."""
    left: list[int]
    """The milliseconds that each seat had left at `at`."""
    at: int


class StandingOrders(TypedDict):
    """The standing orders that the viewer's seat can give, and those that it has given."""

    known: list[str]
    given: list[str]


class UndoRequest(TypedDict):
    """The seat that asks to take its last move back."""

    seat: int


class Question(TypedDict):
    """Who owes a decision, and the decision itself if the viewer owes it."""

    decision: DecisionData | None
    waiting_for: list[int]
    clock: ClockSnapshot | None
    can_undo: bool
    undo_asked: UndoRequest | None


class PastLine(TimedLine):
    """A sentence about a past event, with the number of its play: what one seat does until another one acts."""

    play: int


class Past(TypedDict):
    """The game so far; in a series, the current game of it."""

    before: list[Event]
    """The milestones of the games before it, for the score sheet."""
    events: list[Event]
    story: list[PastLine]


class EntryBody(TypedDict, total=False):
    """The public fields of an entry, which depend on its kind. A seat also gets its own orders."""

    name: str
    bot: str | None
    phrase: str
    text: str
    until: int | None
    why: str
    yes: bool
    table: str
    orders: list[str]
    ordered: bool
    """Whether a standing order made the move."""


class PublicEntry(TypedDict):
    """The part of an entry that all viewers get."""

    seq: int
    kind: Kind
    seat: int | None
    at: int
    body: EntryBody


class EntryInfo(PublicEntry, total=False):
    """An entry as one viewer gets it. Entries that change the game have `play`, `events`, `beats` and `story`."""

    play: int
    """The number of the play: what one seat does until another one acts."""
    events: list[Event]
    beats: list[int | None]
    """For every event the number of its beat, from 0; `null` if the event does not concern the viewer."""
    story: list[TimedLine]
    decision: DecisionData | None
    waiting_for: list[int]
    clock: ClockSnapshot | None
    can_undo: bool
    undo_asked: UndoRequest | None
    orders: StandingOrders | None
    view: View
    """A new view: when the game starts, when moves are taken back, and in each entry of an open replay."""
    past: Past
    """The past without the moves that were taken back."""


class StoryLine(TypedDict):
    """A sentence of the whole story, with the number of its play."""

    play: int
    text: str


class Replay(TypedDict):
    """A game from its beginning, as one viewer saw it, or with nothing hidden: then each entry has a view."""

    table: TableInfo
    eyes: int | Literal["all"] | None
    entries: list[EntryInfo]
    complete: bool


# --- messages ---------------------------------------------------------------------------------------------------------
#
# The field `is` tells messages apart. It is a keyword of Python: only this syntax can define it.

_IsWelcome = TypedDict("_IsWelcome", {"is": Literal["welcome"]})
_IsEntry = TypedDict("_IsEntry", {"is": Literal["entry"]})
_IsTable = TypedDict("_IsTable", {"is": Literal["table"]})
_IsResumed = TypedDict("_IsResumed", {"is": Literal["resumed"]})
_IsReady = TypedDict("_IsReady", {"is": Literal["ready"]})
_IsAck = TypedDict("_IsAck", {"is": Literal["ack"]})
_IsNo = TypedDict("_IsNo", {"is": Literal["no"]})
_IsPong = TypedDict("_IsPong", {"is": Literal["pong"]})
_IsBye = TypedDict("_IsBye", {"is": Literal["bye"]})


class Welcome(_IsWelcome, Question):
    """A full snapshot of the table. `past` is empty and `view` is `null` until the game starts."""

    table: TableInfo
    you: list[int]
    """The seats whose tokens the client has sent."""
    eyes: int | None
    seq: int
    view: View | None
    past: Past
    entries: list[PublicEntry]
    """The latest entries that are not part of the game, such as chat messages."""
    orders: StandingOrders | None
    now: int


class EntryMessage(_IsEntry, EntryInfo):
    """A new entry."""


class TableMessage(_IsTable):
    """The table, after an entry that has changed it."""

    table: TableInfo


class Resumed(_IsResumed):
    """The entries after `seq` follow, up to `to`."""

    seq: int
    to: int
    you: list[int]
    eyes: int | None


class Ready(_IsReady):
    """The client is up to date."""


class Ack(_IsAck):
    """A command was executed, and its entry stored."""

    id: str
    seq: int


class Refusal(_IsNo):
    """A command was refused. `id` is `null` if the frame could not be decoded."""

    id: str | None
    code: ErrorCode
    text: str
    rule: str | None
    seq: int


class Pong(_IsPong):
    """The answer to a ping."""


class Bye(_IsBye):
    """The server closes the connection."""

    code: ByeCode
    text: str


ToClient = Welcome | EntryMessage | TableMessage | Resumed | Ready | Ack | Refusal | Pong | Bye
