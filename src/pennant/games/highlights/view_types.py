"""The types of a view of Highlights. `frontend/src/games/highlights/view.generated.ts` is generated from them."""

from typing import Literal

from typing_extensions import TypedDict

Speed = Literal["slow", "average", "fast"]
Hit = Literal["single", "double", "triple", "home-run", "walk"]
Stage = Literal[
    "pre-rounds", "mini-season", "series", "set", "semi-final", "final", "third-place", "champions-semi-final",
    "champions-final",
]  # fmt: skip
Question = Literal[
    "on-deck", "play", "order", "glove", "pick-off", "double-play", "save", "extra", "left-over", "first-buyer", "buy",
]  # fmt: skip
BaseName = Literal["first", "second", "third"]


class Threat(TypedDict):
    """A batter at the plate."""

    hit: Hit
    speed: Speed


class Lineup(TypedDict):
    """The cards to draw from."""

    size: int
    top: list[str | None]
    """The known top; a card that only its owner knows is `null` for the others."""


class OnDeck(TypedDict):
    """The card on deck; `null` if the viewer may not see it."""

    card: str | None


class Minors(TypedDict):
    """The demoted cards."""

    size: int
    cards: list[str] | None
    """Only the owner sees them."""


class Known(TypedDict):
    """Public knowledge about the cards that a side holds."""

    hand: list[str]
    held: list[str]


class Bases(TypedDict):
    """The speed of the runner on each base."""

    first: Speed | None
    second: Speed | None
    third: Speed | None


class Side(TypedDict):
    """One team."""

    seat: int
    team: str | None
    """`null`: the team of free agents that plays itself."""
    pair: int
    lineup: Lineup
    unseen: list[str]
    hand: list[str | None]
    on_deck: OnDeck | None
    in_play: list[str]
    dugout: list[str]
    minors: Minors
    known: Known
    bases: Bases
    plate: list[Threat]
    runs: int
    wins: int
    total_wins: int
    money: int
    bought: int
    committed: bool
    choice: int | None
    chosen: int | None


class Pair(TypedDict):
    """Two sides that play each other."""

    visitor: int
    home: int
    stage: Stage
    game: int
    best_of: int
    inning: int
    question: Question | None
    asked: list[int]
    row: list[str]
    buying: int | None
    save: str | None
    winner: int | None
    results: list[tuple[int, int, int, int]]
    """Visitor, home, the visitor's runs, the home side's runs."""


class Table(TypedDict):
    """The seats that share a box of the game."""

    deck: int
    ranking: list[int]
    places: list[int]


class View(TypedDict):
    """A match as one viewer sees it."""

    game: str
    mode: str
    edition: int
    viewer: int | None
    over: bool
    sides: list[Side]
    pairs: list[Pair]
    tables: list[Table]
