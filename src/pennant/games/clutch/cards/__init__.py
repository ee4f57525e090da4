"""Card sets: folders of TOML files, which are checked on loading and converted to the numbers of the rules.

A set is a folder with `set.toml` (its id, title and teams) and any number of other TOML files with batters, pitchers,
strategy cards, coaches and stadiums. Effects use a closed vocabulary: cards contain no code.
"""

import hashlib
from collections.abc import Iterable, Sequence
from pathlib import Path

import msgspec

from pennant.games.clutch.cards.effects import VERBS, EffectText
from pennant.games.clutch.cards.players import BatterText, PitcherText, read_players, rules_batter, rules_pitcher
from pennant.games.clutch.cards.stadiums import StadiumText, stadium_card, stadium_text
from pennant.games.clutch.cards.strategies import (
    CoachText,
    StrategyText,
    coach_card,
    coach_text,
    strategy_cards,
    strategy_text,
)
from pennant.games.clutch.rules.cards import CardSet
from pennant.kernel.book import Book, Books, SetText, Team, head_of
from pennant.kernel.card_files import cards_in, check_ids, files_of, number_by_id, tables
from pennant.kernel.errors import CardError, nearest

__all__ = [
    "OWN_SET", "BatterText", "CardBook", "CoachText", "EffectText", "PitcherText", "StadiumText", "StrategyText",
    "Team", "book_of", "load_set", "own_set", "schema", "with_cards",
]  # fmt: skip

OWN_SET = Path(__file__).parent / "pennant-clutch"
FORMAT = 1
MOST_STRATEGIES = 120
"""The engine supports at most this many."""


class CardFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A card file."""

    batter: tuple[BatterText, ...] = ()
    pitcher: tuple[PitcherText, ...] = ()
    strategy: tuple[StrategyText, ...] = ()
    coach: tuple[CoachText, ...] = ()
    stadium: tuple[StadiumText, ...] = ()


def schema() -> dict[str, object]:
    """The JSON schema of a card file."""
    found = msgspec.json.schema(CardFile)
    refs, effects = msgspec.json.schema_components(VERBS.values(), ref_template="#/$defs/{name}")
    found["$defs"] |= {**effects, "Effect": {"anyOf": list(refs)}}
    return found


class CardBook(Book[Team, CardSet], frozen=True, eq=False):
    """A card set in two forms: texts for people, and numbers for the rules."""

    batters: tuple[BatterText, ...]
    pitchers: tuple[PitcherText, ...]
    strategies: tuple[StrategyText, ...]
    coaches: tuple[CoachText, ...]
    stadiums: tuple[StadiumText, ...]

    def batter_number(self, card_id: str) -> int:
        """The number of the batter with this id; upper and lower case do not matter."""
        return number_by_id(card_id, [card.id for card in self.batters], "batter", self.id)

    def pitcher_number(self, card_id: str) -> int:
        return number_by_id(card_id, [card.id for card in self.pitchers], "pitcher", self.id)

    def strategy_number(self, card_id: str) -> int:
        return number_by_id(card_id, [card.id for card in self.strategies], "strategy card", self.id)

    def coach_number(self, card_id: str) -> int:
        return number_by_id(card_id, [card.id for card in self.coaches], "coach", self.id)

    def stadium_number(self, card_id: str) -> int:
        return number_by_id(card_id, [card.id for card in self.stadiums], "stadium", self.id)


class _Filed(msgspec.Struct):
    """The cards of a set in the order of its files, each with its location for error messages."""

    batters: list[tuple[str, BatterText]] = []
    pitchers: list[tuple[str, PitcherText]] = []
    strategies: list[tuple[str, StrategyText]] = []
    coaches: list[tuple[str, CoachText]] = []
    stadiums: list[tuple[str, StadiumText]] = []


def load_set(folder: Path) -> CardBook:
    """Read and check a card set; an error names the file, the card and the field."""
    head, files = files_of(folder)
    filed = _Filed()
    for file in files:
        _add_cards(filed, file)
    return _check(head_of(head, Team, FORMAT), filed)


def with_cards(
    book: CardBook,
    batters: Iterable[BatterText] = (),
    pitchers: Iterable[PitcherText] = (),
    strategies: Iterable[StrategyText] = (),
    stadiums: Iterable[StadiumText] = (),
) -> CardBook:
    """The set with additional cards, such as those of a scenario; existing cards keep their numbers."""
    more = (tuple(batters), tuple(pitchers), tuple(strategies), tuple(stadiums))
    known = (book.batters, book.pitchers, book.strategies, book.coaches, book.stadiums)
    check_ids(
        [(f"the set, {card.id}", card.id) for kind in known for card in kind]
        + [(f"the description, {card.id}", card.id) for kind in more for card in kind]
    )
    old = book.rules
    people = {card.person.lower(): player.person for card, player in zip(book.batters, old.batters, strict=True)}
    people |= {card.person.lower(): player.person for card, player in zip(book.pitchers, old.pitchers, strict=True)}
    for person in [*(card.person for card in more[0]), *(card.person for card in more[1])]:
        people.setdefault(person.lower(), len(people))
    cards = (*book.strategies, *more[2])
    numbers = strategy_cards([(f"strategy {card.id}", card) for card in cards]) if more[2] else old.strategies
    rules = CardSet(
        (*old.batters, *(rules_batter(card, people[card.person.lower()]) for card in more[0])),
        (*old.pitchers, *(rules_pitcher(card, people[card.person.lower()]) for card in more[1])),
        numbers,
        old.coaches,
        (*old.stadiums, *(stadium_card(card, f"stadium {card.id}") for card in more[3])),
        hashlib.sha256(msgspec.json.encode([book.sha256, *more])).hexdigest(),
    )
    players = (*book.batters, *more[0]), (*book.pitchers, *more[1])
    texts = (*players, cards, book.coaches, (*book.stadiums, *more[3]))
    return BOOKS.keep(CardBook(book.id, book.title, book.teams, rules, *texts))


def _add_cards(filed: _Filed, file: Path) -> None:
    data, name = cards_in(file, CardFile.__struct_fields__), file.name
    batters, pitchers = read_players(data, name)
    filed.batters += [(f"{name}, batter {text.id}", text) for text in batters]
    filed.pitchers += [(f"{name}, pitcher {text.id}", text) for text in pitchers]
    filed.strategies += [(where, strategy_text(table, where)) for where, table in tables(data, "strategy", name)]
    filed.coaches += [(where, coach_text(table, where)) for where, table in tables(data, "coach", name)]
    filed.stadiums += [(where, stadium_text(table, where)) for where, table in tables(data, "stadium", name)]


def _check(head: SetText[Team], filed: _Filed) -> CardBook:
    check_ids([(f"set.toml, team {team.id}", team.id) for team in head.team])
    kinds: list[Sequence[tuple[str, CardText]]] = [
        filed.batters, filed.pitchers, filed.strategies, filed.coaches, filed.stadiums
    ]  # fmt: skip
    check_ids([(where, card.id) for kind in kinds for where, card in kind])
    _check_teams(head, [*filed.batters, *filed.pitchers])
    if len(filed.strategies) > MOST_STRATEGIES:
        raise CardError(f"set {head.id}: {len(filed.strategies)} strategy cards are more than {MOST_STRATEGIES}")
    texts = (
        tuple(card for _, card in filed.batters),
        tuple(card for _, card in filed.pitchers),
        tuple(card for _, card in filed.strategies),
        tuple(card for _, card in filed.coaches),
        tuple(card for _, card in filed.stadiums),
    )
    persons = _persons([*filed.batters, *filed.pitchers])
    strategies = strategy_cards(filed.strategies)
    rules = CardSet(
        tuple(rules_batter(card, persons[card.person.lower()], where) for where, card in filed.batters),
        tuple(rules_pitcher(card, persons[card.person.lower()], where) for where, card in filed.pitchers),
        strategies,
        tuple(coach_card(card, len(strategies) + number, where) for number, (where, card) in enumerate(filed.coaches)),
        tuple(stadium_card(card, where) for where, card in filed.stadiums),
        hashlib.sha256(msgspec.json.encode([head, *texts])).hexdigest(),
    )
    return BOOKS.keep(CardBook(head.id, head.title, head.team, rules, *texts))


CardText = BatterText | PitcherText | StrategyText | CoachText | StadiumText


def _check_teams(head: SetText[Team], players: Sequence[tuple[str, BatterText | PitcherText]]) -> None:
    """Check that every player names a team of the set, by id or by name."""
    teams = [name for team in head.team for name in (team.id, team.name)]
    for where, card in players:
        if card.team not in teams:
            raise CardError(
                f"{where}: field team: {card.team!r} is not a team of set.toml: {nearest(card.team, teams)}"
            )


def _persons(players: Sequence[tuple[str, BatterText | PitcherText]]) -> dict[str, int]:
    """Number the people behind the cards in the order of their appearance (C-2.1.6)."""
    names = dict.fromkeys(card.person.lower() for _, card in players)
    return {name: number for number, name in enumerate(names)}


BOOKS = Books(CardBook, OWN_SET, load_set)
book_of, own_set = BOOKS.book_of, BOOKS.own_set
