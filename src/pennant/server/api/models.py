"""The bodies of requests and responses."""

from http import HTTPStatus
from typing import Annotated, Any, Literal

from fastapi import Path
from pydantic import BaseModel, BeforeValidator, ConfigDict, Field

from pennant.kernel.decks import LARGEST
from pennant.server.entries import ClockKind
from pennant.server.errors import ErrorCode
from pennant.server.messages import CardSetInfo, MyTable, OptionValue, StoryLine, TableInfo, TableRow

TableId = Annotated[str, Field(pattern=r"^[a-z]{2,12}-[0-9a-z]{5}$", examples=["lantern-7kq2m"])]
GameName = Annotated[str, Field(pattern=r"^[a-z]{2,20}$", examples=["checkers"])]
SeatSpec = Annotated[str, Field(pattern=r"^(me|open|hot|bot:[ -~]{1,60})$", examples=["me", "open", "bot:greedy"])]
ShortText = Annotated[str, Field(max_length=200)]
Secret = Annotated[str, Field(min_length=1, max_length=200)]
Scope = Literal["read", "play"]
SeatNumber = Annotated[int, Path(ge=0, le=99)]


def _whole(value: Any) -> Any:
    """Accept 60.0, which is a whole number in JSON."""
    return int(value) if isinstance(value, float) and value.is_integer() else value


Whole = BeforeValidator(_whole)


class Strict(BaseModel):
    """The base of request bodies: no type coercion, no unknown fields."""

    model_config = ConfigDict(strict=True, extra="forbid")


class Me(BaseModel):
    """The person who sent the request: a guest or an account."""

    id: str
    name: str
    account: bool


class Name(Strict):
    """The name of a guest or an account."""

    name: ShortText


class NameAndPassword(Strict):
    """The name and password of an account."""

    name: ShortText
    password: Secret


class NewPassword(Strict):
    """The old and the new password."""

    old: Secret
    new: Secret


class Password(Strict):
    """The password, to confirm a request."""

    password: Secret


class TokenRequest(Strict):
    """A new API token: its name, scopes and lifetime in days."""

    name: ShortText
    scopes: Annotated[list[Scope], Field(min_length=1, max_length=2)]
    days: Annotated[int, Field(ge=1, le=3650), Whole] | None = None


class ClockRequest(Strict):
    """The time control of a table."""

    kind: ClockKind = "none"
    seconds: Annotated[int, Field(ge=0, le=86_400), Whole] = 0
    increment: Annotated[int, Field(ge=0, le=3_600), Whole] = 0
    days: Annotated[int, Field(ge=0, le=30), Whole] = 0


class TableRequest(Strict):
    """A new table."""

    game: GameName
    mode: Annotated[str, Field(max_length=40)]
    options: dict[str, Any] = {}
    cards: Annotated[str, Field(max_length=60)] | None = None
    clock: ClockRequest = ClockRequest()
    listed: bool = False
    seats: Annotated[list[SeatSpec], Field(min_length=1, max_length=16)]
    names: Annotated[list[ShortText], Field(max_length=16)] = []
    """The names of the people on `hot` seats, in order."""
    contribution: ShortText = ""


class SeatRequest(Strict):
    """A person takes a seat; in games with decks, with the name or the text of a deck."""

    name: ShortText | None = None
    contribution: ShortText = ""
    deck: Annotated[str, Field(max_length=LARGEST)] | None = None


class BotRequest(Strict):
    """The bot for a seat."""

    bot: Annotated[str, Field(pattern=r"^[ -~]{1,60}$")]


class RematchRequest(Strict):
    """A rematch."""

    contribution: ShortText = ""
    sit: bool = True
    """`false` only creates or finds the table, so that the client can see its commitment before it contributes."""


class Problem(BaseModel):
    """The reason of a failure: a code for programs, a sentence for people."""

    code: ErrorCode
    text: str
    rule: str | None = None


class Failure(BaseModel):
    """The body of every error response."""

    error: Problem


class GameOption(BaseModel):
    """An option of a mode: its kind, its default, and its limits or the words to choose from."""

    name: str
    kind: Literal["int", "bool", "word", "words"]
    default: OptionValue
    summary: str
    low: int
    high: int
    words: list[str]


class GameMode(BaseModel):
    """A way to play a game."""

    name: str
    summary: str
    seats: list[int]
    """The numbers of seats that the mode can be played with."""
    options: list[GameOption]
    seats_option: str | None
    """The option that sets the number of seats, if the mode has one."""


class GameInfo(BaseModel):
    """A game that can be played on this server."""

    name: str
    title: str
    modes: list[GameMode]
    default_mode: str
    """The mode for newcomers."""
    teams: list[str]
    decks_option: str | None
    """The option that holds a deck for each seat, in games with decks."""
    bots: list[str]
    sets: list[CardSetInfo]
    """The card sets of this server besides the built-in one."""
    faces: list[str]
    """Cards whose portraits stand for the game in the lobby."""


class GameList(BaseModel):
    """All games, and the URL of this server, if it is known."""

    games: list[GameInfo]
    public_url: str | None


class BotInfo(BaseModel):
    """A bot."""

    name: str


class BotList(BaseModel):
    """All bots."""

    bots: list[BotInfo]


class CardData(BaseModel):
    """A card. Only its game knows the other fields."""

    model_config = ConfigDict(extra="allow")

    id: str
    name: str


class CardSet(BaseModel):
    """All cards and teams of a card set."""

    set: str
    title: str
    sha256: str
    teams: list[dict[str, Any]]
    cards: list[CardData]


class Session(BaseModel):
    """A browser session."""

    id: str
    agent: str
    created: int
    seen: int
    current: bool


class ApiToken(BaseModel):
    """An API token, without the token itself."""

    id: str
    name: str
    scopes: list[Scope]
    created: int
    used: int | None
    until: int | None


class NewApiToken(ApiToken):
    """A new API token, with the token itself."""

    token: str


class Account(BaseModel):
    """An account, as its owner sees it."""

    name: str
    created: int
    sessions: list[Session]
    tokens: list[ApiToken]


class OneTable(BaseModel):
    """A table."""

    table: TableInfo


class Seated(BaseModel):
    """A table, and the tokens of your seats."""

    table: TableInfo
    tokens: dict[str, str]


class Tokens(BaseModel):
    """The tokens of your seats, by seat number."""

    tokens: dict[str, str]


class GameResults(BaseModel):
    """The results of a person in one game and mode."""

    game: str
    mode: str
    played: int
    won: int
    lost: int
    shared: int


class Rating(BaseModel):
    """The rating of an account at a game; `place` is set from the fifth rated game on."""

    game: str
    rating: int
    games: int
    place: int | None


class Profile(BaseModel):
    """The public profile of an account."""

    name: str
    since: int
    results: list[GameResults]
    ratings: list[Rating]
    tables: list[MyTable]


class Leader(BaseModel):
    """An account on the leaderboard."""

    place: int
    name: str
    rating: int
    games: int
    won: int


class Leaders(BaseModel):
    """The leaderboard of a game."""

    players: list[Leader]


class Tables(BaseModel):
    """A list of tables."""

    tables: list[TableRow]


class MyTables(BaseModel):
    """The tables of a person, those where it is their turn first."""

    tables: list[MyTable]


class Story(BaseModel):
    """The story of a game."""

    story: list[StoryLine]


class Draw(BaseModel):
    """A number that was drawn: the counter of its stream, the range from 0 up to `n`, and the value."""

    stream: int
    counter: int
    n: int
    value: int


class Proof(BaseModel):
    """Everything that is needed to verify the deal."""

    commitment: str
    secret: str
    contributions: list[str]
    draws: list[Draw]


def refusals(*statuses: int) -> dict[int | str, dict[str, Any]]:
    """The error responses of routes, for the OpenAPI schema."""
    content = {"application/json": {"schema": {"$ref": "#/components/schemas/Failure"}}}
    return {status: {"description": HTTPStatus(status).phrase, "content": content} for status in statuses}


REFUSALS = refusals(400, 403, 404, 409, 413, 422, 429, 503)
