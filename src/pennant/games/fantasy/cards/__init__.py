"""Card sets: folders of TOML files, checked when they are loaded, and numbered for the rules.

A set is a folder with `set.toml` (its id, title and teams) and any number of other TOML files with Characters, Win
cards and Events. The effects of an Event are written in a closed vocabulary: cards contain no code.
"""

import hashlib
from collections.abc import Iterable
from pathlib import Path
from typing import Annotated

import msgspec

from pennant.games.fantasy.cards.effects import (
    Effect,
    EventText,
    FreeAgencyEffect,
    InfoEffect,
    MagicEffect,
    OrderEffect,
    StatEffect,
    TieEffect,
    TrackEffect,
    ValueEffect,
    event_card,
    event_text,
)
from pennant.games.fantasy.cards.words import (
    ALIGNMENTS,
    BASE_NAMES,
    COLOURS,
    KINDS,
    MAGIC_NAMES,
    STAT_NAMES,
    TIER_NAMES,
    stat_set,
)
from pennant.games.fantasy.rules.cards import DEALT, CardSet, Character, WinCard
from pennant.kernel.book import Book, Books, SetText, head_of
from pennant.kernel.book import Team as BaseTeam
from pennant.kernel.card_files import (
    between,
    cards_in,
    check_ids,
    files_of,
    number_by_id,
    number_of,
    one_of,
    read_struct,
    tables,
    within,
)
from pennant.kernel.errors import CardError

__all__ = [
    "ALIGNMENTS", "BASE_NAMES", "COLOURS", "KINDS", "MAGIC_NAMES", "OWN_SET", "STAT_NAMES", "TIER_NAMES", "CardBook",
    "CharacterText", "Effect", "EventText", "FreeAgencyEffect", "InfoEffect", "MagicEffect", "OrderEffect",
    "StatEffect", "Team", "TieEffect", "TrackEffect", "ValueEffect", "WinText", "book_of", "load_set", "own_set",
    "schema", "with_cards",
]  # fmt: skip

OWN_SET = Path(__file__).parent / "pennant-fantasy"
FORMAT = 1

MOST_MANAGERS = 5
MOST_CHARACTERS = 120
LEAST_WINS, MOST_WINS = 20, 126
MOST_EVENTS = 60


class CharacterText(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A Character as written in its file (F-2.3).

    The id is printed on the card: position and jersey, which mean nothing to the rules (F-2.4).
    """

    id: str
    name: str
    club: str
    tier: Annotated[str, one_of(TIER_NAMES)]
    alignment: Annotated[str, one_of(ALIGNMENTS)]
    stats: dict[Annotated[str, one_of(STAT_NAMES)], Annotated[int, between(1, 10)]]
    magic: Annotated[str, one_of(MAGIC_NAMES)]


class WinText(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A Win card as written in its file (F-2.5)."""

    id: str
    name: str
    requires: tuple[Annotated[str, one_of(STAT_NAMES)], ...]
    banners: dict[Annotated[str, one_of(COLOURS)], Annotated[int, between(1, 9)]] = {}
    wins: Annotated[int, between(1, 9)] = 1


class Team(BaseTeam, frozen=True, forbid_unknown_fields=True):
    """A Team card, which only affects the look of a team (F-2.7)."""

    colour: str
    pattern: str
    wizard: str


class CardFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A file of cards."""

    character: tuple[CharacterText, ...] = ()
    win: tuple[WinText, ...] = ()
    event: tuple[EventText, ...] = ()


def schema() -> dict[str, object]:
    """The JSON schema of a file of cards."""
    return msgspec.json.schema(CardFile)


class CardBook(Book[Team, CardSet], frozen=True, eq=False):
    """A card set for people (names and words) and for the rules (numbers)."""

    characters: tuple[CharacterText, ...]
    wins: tuple[WinText, ...]
    events: tuple[EventText, ...]

    def character_number(self, card_id: str) -> int:
        """The number of the Character with this id, in upper or lower case."""
        return number_by_id(card_id, [card.id for card in self.characters], "Character", self.id)

    def win_number(self, card_id: str) -> int:
        return number_by_id(card_id, [card.id for card in self.wins], "Win card", self.id)

    def event_number(self, card_id: str) -> int:
        return number_by_id(card_id, [card.id for card in self.events], "Event", self.id)


class _Filed(msgspec.Struct):
    """The cards of a set in the order of its files, each with its place for error messages."""

    characters: list[tuple[str, CharacterText]] = []
    wins: list[tuple[str, WinText]] = []
    events: list[tuple[str, EventText]] = []


def load_set(folder: Path) -> CardBook:
    """Read and check a card set; an error names the file, the card and the field."""
    head, files = files_of(folder)
    filed = _Filed()
    for file in files:
        _add_cards(filed, file)
    return _check(head_of(head, Team, FORMAT), filed)


def with_cards(book: CardBook, characters: Iterable[CharacterText] = (), wins: Iterable[WinText] = ()) -> CardBook:
    """The set with additional cards, such as those that a scenario describes; the others keep their numbers."""
    filed = _Filed(
        [(f"the set, character {card.id}", card) for card in book.characters],
        [(f"the set, win {card.id}", card) for card in book.wins],
        [(f"the set, event {card.id}", card) for card in book.events],
    )
    filed.characters += [(f"the description, character {card.id}", card) for card in characters]
    filed.wins += [(f"the description, win {card.id}", card) for card in wins]
    return _check(SetText(FORMAT, book.id, book.title, book.teams), filed)


def _add_cards(filed: _Filed, file: Path) -> None:
    data = cards_in(file, CardFile.__struct_fields__)
    filed.characters += [(w, read_struct(table, CharacterText, w)) for w, table in tables(data, "character", file.name)]
    filed.wins += [(where, read_struct(table, WinText, where)) for where, table in tables(data, "win", file.name)]
    filed.events += [(where, event_text(table, where)) for where, table in tables(data, "event", file.name)]


def _check(head: SetText[Team], filed: _Filed) -> CardBook:
    check_ids([(f"set.toml, team {team.id}", team.id) for team in head.team])
    check_ids(
        [(where, card.id) for where, card in filed.characters]
        + [(where, card.id) for where, card in filed.wins]
        + [(where, card.id) for where, card in filed.events]
    )
    characters = tuple(_character(number, card, where) for number, (where, card) in enumerate(filed.characters))
    wins = tuple(_win(number, card, where) for number, (where, card) in enumerate(filed.wins))
    events = tuple(event_card(number, card, where) for number, (where, card) in enumerate(filed.events))
    _check_counts(head, filed)
    texts = (
        tuple(card for _, card in filed.characters),
        tuple(card for _, card in filed.wins),
        tuple(card for _, card in filed.events),
    )
    sha256 = hashlib.sha256(msgspec.json.encode([head, *texts])).hexdigest()
    rules = CardSet(sha256, characters, wins, events, len(head.team))
    return BOOKS.keep(CardBook(head.id, head.title, head.team, rules, *texts))


def _check_counts(head: SetText[Team], filed: _Filed) -> None:
    """Check that there are enough cards for five Managers (F-1.1 to F-1.4, F-1.12), and not too many for the engine."""
    tiers = [card.tier for _, card in filed.characters]
    for tier, dealt in zip(TIER_NAMES, DEALT, strict=True):
        count, least = tiers.count(tier), MOST_MANAGERS * dealt
        if count < least:
            dealt_out = f"but five Managers are dealt {least} of them (F-1.12)"
            raise CardError(f"set {head.id}: the tier {tier} has {count} Characters, {dealt_out}")
    if len(head.team) < MOST_MANAGERS:
        raise CardError(
            f"set.toml: a set has at least {MOST_MANAGERS} teams, one per Manager, not {len(head.team)} (F-1.4)"
        )
    for what, count, least, most in (
        ("Characters", len(filed.characters), 0, MOST_CHARACTERS),
        ("Win cards", len(filed.wins), LEAST_WINS, MOST_WINS),
        ("Events", len(filed.events), 0, MOST_EVENTS),
    ):
        if not least <= count <= most:
            raise CardError(f"set {head.id}: {count} {what} are not between {least} and {most}")


def _character(number: int, card: CharacterText, where: str) -> Character:
    """Convert a Character to the numbers of the rules; fields without a meaning are errors."""
    stat_set(tuple(card.stats), f"{where}: field stats")
    for stat, value in card.stats.items():
        within(value, 1, 10, f"{where}: field stats.{stat}")
    return Character(
        number,
        number_of(card.tier, TIER_NAMES, "tier", f"{where}: field tier"),
        number_of(card.alignment, ALIGNMENTS, "alignment", f"{where}: field alignment") == 0,
        tuple(card.stats.get(stat, 0) for stat in STAT_NAMES),
        number_of(card.magic, MAGIC_NAMES, "magic", f"{where}: field magic"),
    )


def _win(number: int, card: WinText, where: str) -> WinCard:
    """Convert a Win card to the numbers of the rules."""
    for colour, modifier in card.banners.items():
        number_of(colour, COLOURS, "colour of a track", f"{where}: field banners")
        within(modifier, 1, 9, f"{where}: field banners.{colour}")
    return WinCard(
        number,
        stat_set(card.requires, f"{where}: field requires"),
        tuple(card.banners.get(colour, 0) for colour in COLOURS),
        within(card.wins, 1, 9, f"{where}: field wins"),
    )


BOOKS = Books(CardBook, OWN_SET, load_set)
book_of, own_set = BOOKS.book_of, BOOKS.own_set
