"""The types of a view of Fantasy. `frontend/src/games/fantasy/view.generated.ts` is generated from them."""

from typing import Literal, NotRequired

from typing_extensions import TypedDict

from pennant.games.fantasy.cards.words import Stat

Stage = Literal["draft", "season", "wild-card", "series", "over"]
Side = Literal["up", "down"]
Question = Literal[
    "keep", "open", "discard", "claim", "roster", "robot", "magic", "wild-card", "lineup", "first-game", "game", "dig",
    "recruit",
]  # fmt: skip


class Options(TypedDict):
    """The options that the game was started with."""

    months: int
    events: bool
    always_wild_card: bool
    win_values: Literal["flat", "printed"]
    track_tie: Literal["share_high", "share_low", "split_floor"]
    fa_rest: Literal["deck", "discard"]
    zero_matches: bool
    zero_wins: bool
    translucent_sticky: bool
    recruit: Literal["reserve", "immediate"]
    wildcard_magic: bool
    seats: NotRequired[int]
    """This and the next three: not in solo."""
    draft: NotRequired[Literal["live", "quick", "reverse", "pairs", "snake"]]
    more_wins: NotRequired[bool]
    two_player_edge: NotRequired[int]
    robot_picks: NotRequired[Literal["human", "auto_weak", "auto_best"]]
    """Only in solo."""


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
    """The Character that MEOW has sent back this week; `null` if there is none."""
    total: int | None
    """The total of the open active for its Win card; `null` if no open active plays for one."""
    leads: bool
    """Whether this Manager would win the card if the game were decided now."""
    pile: list[str]
    added: list[str]
    berzerk: list[StatOf]
    locked: list[str]
    hand: list[str]
    roster: list[str]
    lineup: list[Laid | None]
    """By place; `null` where no Character lies."""
    sides: list[Side | None]
    """The Win card that each Character plays for; `null` if there is only one or the viewer may not know."""
    bench: list[Benched]
    reserved: list[str]
    drawn: list[str]
    choice: list[int]
    memory: dict[str, list[str]]
    """The cards that the viewer passed on in the draft, by round."""


class View(TypedDict):
    """A season as one viewer sees it."""

    game: Literal["fantasy"]
    mode: Literal["season", "solo"]
    options: Options
    edition: int
    viewer: int | None
    """`null`: a spectator."""
    question: Question | None
    """`null`: the season is over."""
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
    """`null`: no Event is in force."""
    justice: bool
    hibernator: int | None
    """The seat that uses HIBERNATE this week; `null` if none does."""
    sticky: bool
    home: int | None
    """`null` before the Series."""
    winner: int | None
    """`null` until there is a Champion."""
    laid: bool
    field: list[str | None]
    """Win cards: the bases, from 4 on those upside down; in the Series the games. `null` where none lies."""
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
