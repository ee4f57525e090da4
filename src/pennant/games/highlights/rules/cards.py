"""Cards as the rules see them: numbers in place of names."""

from typing import Final

from mypy_extensions import i64

from pennant.games.highlights.rules.packing import KIND

NATURAL: Final = 0
ROBOT: Final = 1
CYBORG: Final = 2

ROOKIE: Final = 0
VETERAN: Final = 1
FREE_AGENT: Final = 2

GLOVE: Final = 1
FASTBALL: Final = 2
CURVE: Final = 3
SPITBALL: Final = 4
KNUCKLEBALL: Final = 5
MAKE_WALKS: Final = 6
PICK_OFF: Final = 7
DOUBLE_PLAY: Final = 8
STOLEN_BASE: Final = 9
LEADOFF: Final = 10
QUICK_EYE: Final = 11
CLUTCH: Final = 12
LAST_DEFENSIVE: Final = DOUBLE_PLAY
"""Actions up to this one affect the opponent (red box), later ones their own side (green box, H-3.8)."""

ROSTER: Final = 15
"""A team always has fifteen cards (H-1.3)."""


class Card:
    """One card. `rules/packing.py` explains its actions."""

    def __init__(
        self,
        number: int,
        tier: int,
        type: int,
        speed: int,
        plate: int,
        actions: tuple[int, ...],
        cost: int,
        revenue: int,
        pinch: bool,
    ) -> None:
        self.number = number
        self.tier = tier
        self.type: i64 = type
        self.speed: i64 = speed
        self.plate: i64 = plate
        self.actions = actions
        self.defensive = tuple([action for action in actions if action & KIND <= LAST_DEFENSIVE])
        self.cost: i64 = cost
        self.revenue: i64 = revenue
        self.pinch = pinch


def _with_pinch_icon(cards: tuple[Card, ...], team: tuple[int, ...]) -> int:
    """The slots of a team whose card has the pinch-hit icon."""
    return sum([1 << slot for slot, number in enumerate(team) if cards[number].pinch])


class CardSet:
    """All the cards of a box, numbered. Immutable; many states share one."""

    def __init__(
        self,
        sha256: str,
        cards: tuple[Card, ...],
        teams: tuple[tuple[int, ...], ...],
        free_agents: tuple[int, ...],
        spring_teams: tuple[int, ...],
        spring_free_agents: tuple[int, ...],
    ) -> None:
        self.sha256 = sha256
        self.cards = cards
        self.teams = teams
        self.pinch_hitters = tuple([_with_pinch_icon(cards, team) for team in teams])
        self.free_agents = free_agents
        self.spring_teams = spring_teams
        self.spring_free_agents = spring_free_agents
