"""What requests and answers look like."""

from http import HTTPStatus
from typing import Annotated, Any, Literal

from fastapi import Path
from pydantic import BaseModel, BeforeValidator, ConfigDict, Field

TableId = Annotated[str, Field(pattern=r"^[a-z]{2,12}-[0-9a-z]{5}$", examples=["lantern-7kq2m"])]
GameName = Annotated[str, Field(pattern=r"^[a-z]{2,20}$", examples=["checkers"])]
SeatSpec = Annotated[str, Field(pattern=r"^(me|open|hot|bot:[ -~]{1,60})$", examples=["me", "open", "bot:greedy"])]
Line = Annotated[str, Field(max_length=200)]
SeatNumber = Annotated[int, Path(ge=0, le=99)]


def _whole(value: Any) -> Any:
    """In JSON 60.0 is a whole number, too."""
    return int(value) if isinstance(value, float) and value.is_integer() else value


Whole = BeforeValidator(_whole)


class Strict(BaseModel):
    """A request: nothing is guessed, nothing unknown is taken."""

    model_config = ConfigDict(strict=True, extra="forbid")


class Me(BaseModel):
    """A guest."""

    id: str
    name: str


class Name(Strict):
    """How a guest wants to be called."""

    name: Line


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
    """Somebody sits down."""

    name: Line | None = None
    contribution: Line = ""


class BotWish(Strict):
    """Which bot."""

    bot: Annotated[str, Field(pattern=r"^[ -~]{1,60}$")]


class Contribution(Strict):
    """A player's part of the sealed chance."""

    contribution: Line = ""


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


class MyTable(TableInfo):
    """A table of one's own."""

    mine: list[int]
    your_turn: bool


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


class Tables(BaseModel):
    """Several tables."""

    tables: list[TableInfo]


class MyTables(BaseModel):
    """Tables of one's own, those where it is one's turn first."""

    tables: list[MyTable]


class Story(BaseModel):
    """A game in sentences, as phrases."""

    story: list[str]


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
