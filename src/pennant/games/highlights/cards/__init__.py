"""Card sets: folders of TOML files, checked when they are loaded, and numbered for the rules.

A set is a folder with `set.toml` (its id, title and teams) and any number of other TOML files with cards. The effects
of a card are written in a closed vocabulary (`glove`, `pick off 1`, `leadoff single`): cards contain no code.
"""

import hashlib
from pathlib import Path
from typing import Literal

import msgspec

from pennant.games.highlights.rules.bases import HITS, SPEEDS, plate_of
from pennant.games.highlights.rules.cards import ROSTER, Card, CardSet
from pennant.games.highlights.rules.packing import pack_action
from pennant.kernel.book import Book, Books, SetText, head_of
from pennant.kernel.book import Team as BaseTeam
from pennant.kernel.card_files import cards_in, check_ids, files_of, number_by_id, read_struct, tables
from pennant.kernel.errors import CardError, nearest

OWN_SET = Path(__file__).parent / "pennant-2045"
FORMAT = 1

HIT_NAMES = ("single", "double", "triple", "home run")
SPEED_NAMES = ("slow", "average", "fast")
TYPE_NAMES = ("natural", "robot", "cyborg")
TIER_NAMES = ("rookie", "veteran", "free agent")
ACTION_NAMES = (
    "glove", "fastball", "curve", "spitball", "knuckleball", "walk", "pick off", "double play", "stolen base",
    "leadoff", "quick eye", "clutch",
)  # fmt: skip
"""In the order of the rules' numbers, which start at 1."""
WITH_HIT = ("leadoff", "quick eye", "clutch")
MOST_FREE_AGENTS = 500


class CardText(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One card as written in its file (H-3.1 to H-3.11, H-3.13).

    Its speed also matters without hit boxes (H-3.12). The rules look at the tier, never at the id (H-2.7).
    """

    id: str
    name: str
    city: str
    tier: Literal["rookie", "veteran", "free agent"]
    type: Literal["natural", "robot", "cyborg"]
    speed: Literal["slow", "average", "fast"]
    hits: tuple[str, ...]
    actions: tuple[str, ...]
    revenue: int
    cost: int | None = None
    pinch: bool = False
    team: str | None = None
    spring: bool = False


class Team(BaseTeam, frozen=True, forbid_unknown_fields=True):
    """A starter team: ten rookies and five veterans; two teams are in the small box (H-2.1)."""

    spring: bool = False


class CardBook(Book[Team, CardSet], frozen=True, eq=False):
    """A card set for people (names and words) and for the rules (numbers); sets may be mixed (H-2.2, H-2.9)."""

    cards: tuple[CardText, ...]

    def number(self, card_id: str) -> int:
        """The number of the card with this id, in upper or lower case."""
        return number_by_id(card_id, [card.id for card in self.cards], "card", self.id)


def schema() -> dict[str, object]:
    """The JSON schema of a file of cards."""
    return msgspec.json.schema(CardFile)


class CardFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A file of cards."""

    card: tuple[CardText, ...] = ()


def load_set(folder: Path) -> CardBook:
    """Read and check a card set; an error names the file, the card and the field."""
    head, files = files_of(folder)
    cards: list[tuple[str, CardText]] = []
    for file in sorted(files, key=lambda path: path.name != "starters.toml"):
        data = cards_in(file, CardFile.__struct_fields__)
        cards += [(where, read_struct(table, CardText, where)) for where, table in tables(data, "card", file.name)]
    return _check(head_of(head, Team, FORMAT), cards)


def with_cards(book: CardBook, more: list[CardText]) -> CardBook:
    """The set with additional free agents, such as the cards that a scenario describes."""
    head = SetText(FORMAT, book.id, book.title, book.teams)
    known = [(f"the set, card {card.id}", card) for card in book.cards]
    return _check(head, known + [(f"the description, card {card.id}", card) for card in more])


def _check(head: SetText[Team], filed: list[tuple[str, CardText]]) -> CardBook:
    if not 2 <= len(head.team) <= 16:
        raise CardError(f"set.toml: a set has 2 to 16 teams, not {len(head.team)}")
    check_ids((where, card.id) for where, card in filed)
    known = {team.id for team in head.team}
    numbered = [_card_of(number, card, where, known) for number, (where, card) in enumerate(filed)]
    cards = [card for _, card in filed]
    teams = tuple(_roster(team, cards) for team in head.team)
    free_agents = tuple(n for n, card in enumerate(cards) if card.tier == "free agent")
    if not ROSTER <= len(free_agents) <= MOST_FREE_AGENTS:
        raise CardError(
            f"set {head.id}: {len(free_agents)} free agents are not between {ROSTER} and {MOST_FREE_AGENTS}"
        )
    content = msgspec.json.encode([head, cards])
    rules = CardSet(
        hashlib.sha256(content).hexdigest(),
        tuple(numbered),
        teams,
        free_agents,
        tuple(number for number, team in enumerate(head.team) if team.spring),
        tuple(number for number in free_agents if cards[number].spring),
    )
    return BOOKS.keep(CardBook(head.id, head.title, head.team, rules, tuple(cards)))


def _roster(team: Team, cards: list[CardText]) -> tuple[int, ...]:
    roster = tuple(number for number, card in enumerate(cards) if card.team == team.id)
    if len(roster) != ROSTER:
        raise CardError(f"set.toml, team {team.id}: it has {len(roster)} cards, but a team has {ROSTER} (H-1.3)")
    return roster


def _card_of(number: int, card: CardText, where: str, teams: set[str]) -> Card:
    """Convert a card to the numbers of the rules; fields without a meaning are errors."""
    starter = card.tier != "free agent"
    if starter and card.team not in teams:
        raise CardError(
            f"{where}: field team: {card.team!r} is not a team of the set: {nearest(str(card.team), teams)}"
        )
    if not starter and card.team is not None:
        raise CardError(f"{where}: field team: a free agent belongs to no team")
    if starter == (card.cost is not None):
        raise CardError(f"{where}: field cost: {'a starter has none' if starter else 'a free agent needs one'}")
    for field, value, most in (("cost", card.cost or 0, 99), ("revenue", card.revenue, 9)):
        if not 0 <= value <= most:
            raise CardError(f"{where}: field {field}: {value} is not between 0 and {most}")
    if len(card.hits) > 3:
        raise CardError(f"{where}: field hits: a card has at most three hit boxes")
    if len(card.actions) > 2:
        raise CardError(f"{where}: field actions: a card has at most two immediate actions")
    speed = SPEEDS[SPEED_NAMES.index(card.speed)]
    return Card(
        number,
        TIER_NAMES.index(card.tier),
        TYPE_NAMES.index(card.type),
        speed,
        plate_of([(_hit(hit, f"{where}: field hits"), speed) for hit in card.hits]),
        tuple(_action(action, f"{where}: field actions") for action in card.actions),
        card.cost or 0,
        card.revenue,
        card.pinch,
    )


def _hit(name: str, where: str) -> int:
    if name not in HIT_NAMES:
        raise CardError(f"{where}: {name!r} is not a hit: {nearest(name, HIT_NAMES)}")
    return HITS[HIT_NAMES.index(name)]


def _action(text: str, where: str) -> int:
    """A packed action from a text such as "glove", "pick off 1" or "leadoff single" (H-11.22, H-11.23)."""
    for kind, name in enumerate(ACTION_NAMES, start=1):
        if text == name or text.startswith(name + " "):
            rest = text[len(name) :].strip()
            return pack_action(kind, _parameter(name, rest, f"{where}: {text!r}"))
    raise CardError(f"{where}: {text!r} is not an immediate action: {nearest(text, ACTION_NAMES)}")


def _parameter(name: str, rest: str, where: str) -> int:
    if name in WITH_HIT:
        return _hit(rest, where)
    if name == "pick off":
        if rest not in ("1", "2", "3"):
            raise CardError(f"{where}: say how many runners, 1 to 3")
        return int(rest)
    if rest:
        raise CardError(f"{where}: {name} takes nothing behind it")
    return 0


BOOKS = Books(CardBook, OWN_SET, load_set)
book_of, own_set = BOOKS.book_of, BOOKS.own_set
