"""What requests and answers look like."""

from http import HTTPStatus
from typing import Annotated, Any, Literal

from fastapi import Path
from pydantic import BaseModel, BeforeValidator, ConfigDict, Field

from pennant.kernel.decks import LARGEST

TableId = Annotated[str, Field(pattern=r"^[a-z]{2,12}-[0-9a-z]{5}$", examples=["lantern-7kq2m"])]
GameName = Annotated[str, Field(pattern=r"^[a-z]{2,20}$", examples=["checkers"])]
SeatSpec = Annotated[str, Field(pattern=r"^(me|open|hot|bot:[ -~]{1,60})$", examples=["me", "open", "bot:greedy"])]
Line = Annotated[str, Field(max_length=200)]
Secret = Annotated[str, Field(min_length=1, max_length=200)]
Scope = Literal["read", "play"]
SeatNumber = Annotated[int, Path(ge=0, le=99)]


def _whole(value: Any) -> Any:
    """In JSON 60.0 is a whole number, too."""
    return int(value) if isinstance(value, float) and value.is_integer() else value


Whole = BeforeValidator(_whole)


class Strict(BaseModel):
    """A request: nothing is guessed, nothing unknown is taken."""

    model_config = ConfigDict(strict=True, extra="forbid")


class Me(BaseModel):
    """Who asks: a guest, or somebody with an account."""

    id: str
    name: str
    account: bool


class Name(Strict):
    """How a guest wants to be called."""

    name: Line


class Credentials(Strict):
    """Who wants in."""

    name: Line
    password: Secret


class NewPassword(Strict):
    """The password until now, and from now on."""

    old: Secret
    new: Secret


class Password(Strict):
    """For what is asked only of those who know it."""

    password: Secret


class TokenWish(Strict):
    """A token for a program: what it is for, and for how many days it is good."""

    name: Line
    scopes: Annotated[list[Scope], Field(min_length=1, max_length=2)]
    days: Annotated[int, Field(ge=1, le=3650), Whole] | None = None


class ClockWish(Strict):
    """How long one may think."""

    kind: Literal["none", "move", "bank", "days"] = "none"
    seconds: Annotated[int, Field(ge=0, le=86_400), Whole] = 0
    increment: Annotated[int, Field(ge=0, le=3_600), Whole] = 0
    days: Annotated[int, Field(ge=0, le=30), Whole] = 0


class NewTable(Strict):
    """A table to be."""

    game: GameName
    mode: Annotated[str, Field(max_length=40)]
    options: dict[str, Any] = {}
    cards: Annotated[str, Field(max_length=60)] | None = None
    clock: ClockWish = ClockWish()
    listed: bool = False
    seats: Annotated[list[SeatSpec], Field(min_length=1, max_length=16)]
    names: Annotated[list[Line], Field(max_length=16)] = []
    """What the people on `hot` seats are called, in order."""
    contribution: Line = ""


class Sitting(Strict):
    """Somebody sits down; where everybody brings a deck, with its name or its text."""

    name: Line | None = None
    contribution: Line = ""
    deck: Annotated[str, Field(max_length=LARGEST)] | None = None


class BotWish(Strict):
    """Which bot."""

    bot: Annotated[str, Field(pattern=r"^[ -~]{1,60}$")]


class Rematch(Strict):
    """Somebody would like to play again."""

    contribution: Line = ""
    sit: bool = True
    """Else the table is only made, or found: its commitment can be seen before one contributes."""


class Problem(BaseModel):
    """Why something could not be done: a code for programs, a sentence for people."""

    code: str
    text: str
    rule: str | None = None


class Failure(BaseModel):
    """The body of every answer that is no success."""

    error: Problem


class SeatInfo(BaseModel):
    """Who sits on a chair."""

    seat: int
    kind: Literal["open", "person", "bot"]
    name: str
    bot: str | None
    host: bool
    away: bool
    stand_in: bool
    resigned: bool
    vacation: int | None
    """Until when their clock stands still."""


class TableInfo(BaseModel):
    """What everybody may know about a table."""

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
    """How the game stands, in phrases; empty where none is being played."""


class MyTable(TableRow):
    """A table of one's own."""

    mine: list[int]
    your_turn: bool


class Session(BaseModel):
    """A browser that is signed in."""

    id: str
    agent: str
    created: int
    seen: int
    current: bool


class ApiToken(BaseModel):
    """A token of a program; the token itself is not told again."""

    id: str
    name: str
    scopes: list[Scope]
    created: int
    used: int | None
    until: int | None


class NewApiToken(ApiToken):
    """A token that was just made."""

    token: str


class Account(BaseModel):
    """An account, for whoever has it."""

    name: str
    created: int
    sessions: list[Session]
    tokens: list[ApiToken]


class OneTable(BaseModel):
    """A table."""

    table: TableInfo


class Seated(BaseModel):
    """A table, and the tokens of the seats that are now yours."""

    table: TableInfo
    tokens: dict[str, str]


class Tokens(BaseModel):
    """The tokens of one's seats."""

    tokens: dict[str, str]


class GameResults(BaseModel):
    """How somebody's games ended."""

    game: str
    mode: str
    played: int
    won: int
    lost: int
    shared: int


class Rating(BaseModel):
    """How strong somebody is at a game; a place is given from the fifth rated game on."""

    game: str
    rating: int
    games: int
    place: int | None


class Profile(BaseModel):
    """What everybody may know about somebody with an account."""

    name: str
    since: int
    results: list[GameResults]
    ratings: list[Rating]
    tables: list[MyTable]


class Leader(BaseModel):
    """Somebody on the list of the best."""

    place: int
    name: str
    rating: int
    games: int
    won: int


class Leaders(BaseModel):
    """The best at a game."""

    players: list[Leader]


class Tables(BaseModel):
    """Several tables."""

    tables: list[TableRow]


class MyTables(BaseModel):
    """Tables of one's own, those where it is one's turn first."""

    tables: list[MyTable]


class StoryLine(BaseModel):
    """A sentence, as a phrase, and the number of the play that it tells of."""

    play: int
    text: str


class Story(BaseModel):
    """A game in sentences."""

    story: list[StoryLine]


class Proof(BaseModel):
    """All that is needed to check that nothing was steered."""

    commitment: str
    secret: str
    contributions: list[str]
    draws: list[dict[str, int]]


def refusals(*statuses: int) -> dict[int | str, dict[str, Any]]:
    """What may be answered instead, for the description of the interface."""
    content = {"application/json": {"schema": {"$ref": "#/components/schemas/Failure"}}}
    return {status: {"description": HTTPStatus(status).phrase, "content": content} for status in statuses}


REFUSALS = refusals(400, 403, 404, 409, 413, 422, 429, 503)
