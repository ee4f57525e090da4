"""The types of a view of Fantasy. `frontend/src/games/fantasy/view.generated.ts` is generated from them."""

from typing import Any, Literal

from typing_extensions import TypedDict

Stat = Literal["AVG", "R", "HR", "RBI", "SB", "ERA", "IP", "W", "K", "SV"]
Stage = Literal["draft", "season", "wild-card", "series", "over"]


class Laid(TypedDict):
    """A Character in its place. `"?"` is a card that the viewer cannot name."""

    card: str
    exhausted: bool


class Benched(Laid):
    """A Character on the bench."""

    locked: bool


class StatOf(TypedDict):
    """A stat of a Character."""

    card: str
    stat: Stat


class Tracks(TypedDict):
    """The points on the Stat Tracks."""

    red: int
    orange: int
    yellow: int
    green: int
    blue: int


class Manager(TypedDict):
    """One Manager."""

    seat: int
    team: str | None
    """`null`: Robot or Deck."""
    tracks: Tracks
    wins: int
    claimed: int
    bonus: int
    games: int
    juice: int
    pile_on: int
    focus: bool
    active_used: bool
    sent_back: str | None
    total: int | None
    """The total of the open active for its Win card."""
    leads: bool
    """Whether this Manager would win the card if the game were decided now."""
    pile: list[str]
    added: list[str]
    berzerk: list[StatOf]
    locked: list[str]
    hand: list[str]
    roster: list[str]
    lineup: list[Laid | None]
    sides: list[Literal["up", "down"] | None]
    bench: list[Benched]
    reserved: list[str]
    drawn: list[str]
    choice: list[int]
    memory: dict[str, list[str]]
    """The cards that the viewer passed on in the draft, by round."""


class View(TypedDict):
    """A season as one viewer sees it."""

    game: str
    mode: str
    options: dict[str, Any]
    edition: int
    viewer: int | None
    question: str | None
    asked: list[int]
    stage: Stage
    round: int
    month: int
    week: int
    place: int
    order: list[int]
    sequence: list[int]
    turn: int
    deck: int
    win_deck: int
    event_deck: int
    event: str | None
    justice: bool
    hibernator: int | None
    sticky: bool
    home: int | None
    winner: int | None
    laid: bool
    field: list[str | None]
    """Win cards: the bases, from 4 on those upside down; in the Series the games."""
    win_tail: list[str]
    used_wins: list[str]
    event_tail: list[str]
    burned: list[StatOf]
    finalists: list[int]
    contenders: list[int]
    claims: list[int]
    tail: list[str]
    discard: list[str]
    pool: list[str]
    robot: list[str]
    robot_used: list[str]
    aside: list[str]
    managers: list[Manager]
