"""The bodies of requests and responses."""

from http import HTTPStatus
from typing import Annotated, Any, Literal

from fastapi import Path
from pydantic import BaseModel, BeforeValidator, ConfigDict, Field

from pennant.kernel.decks import LARGEST

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

    kind: Literal["none", "move", "bank", "days"] = "none"
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

    code: str
    text: str
    rule: str | None = None


class Failure(BaseModel):
    """The body of every error response."""

    error: Problem


class SeatInfo(BaseModel):
    """A seat and its occupant."""

    seat: int
    kind: Literal["open", "person", "bot"]
    name: str
    bot: str | None
    host: bool
    away: bool
    stand_in: bool
    resigned: bool
    vacation: int | None
    """When the vacation of the occupant ends."""


class TableInfo(BaseModel):
    """What everyone may know about a table."""

    id: str
    game: str
    mode: str
    options: dict[str, Any]
    cards: str | None
    edition: int
    status: Literal["waiting", "playing", "over", "removed"]
    listed: bool
    clock: dict[str, Any]
    seats: list[SeatInfo]
    names: list[str]
    commitment: str
    created: int
    updated: int
    seq: int
    previous: str | None
    next: str | None
    result: dict[str, Any] | None
    waiting_for: list[int]


class TableRow(TableInfo):
    """A table in a list."""

    standing: str
    """The standing of the game, in phrases; empty if no game is running."""


class MyTable(TableRow):
    """A table in the list of a person's tables."""

    mine: list[int]
    your_turn: bool


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


class StoryLine(BaseModel):
    """A sentence of the story, as a phrase, and the number of its play."""

    play: int
    text: str


class Story(BaseModel):
    """The story of a game."""

    story: list[StoryLine]


class Proof(BaseModel):
    """Everything that is needed to verify the deal."""

    commitment: str
    secret: str
    contributions: list[str]
    draws: list[dict[str, int]]


def refusals(*statuses: int) -> dict[int | str, dict[str, Any]]:
    """The error responses of routes, for the OpenAPI schema."""
    content = {"application/json": {"schema": {"$ref": "#/components/schemas/Failure"}}}
    return {status: {"description": HTTPStatus(status).phrase, "content": content} for status in statuses}


REFUSALS = refusals(400, 403, 404, 409, 413, 422, 429, 503)
