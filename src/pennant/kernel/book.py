"""Loaded card sets, with names and words for people and numbers for the rules. A game adds its kinds of cards."""

from collections.abc import Callable
from functools import cached_property
from pathlib import Path
from typing import Any, Generic, Protocol, TypeVar

import msgspec

from pennant.kernel.card_files import Head, number_by_id, read_head


class Team(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A team of a set; a game may add fields."""

    id: str
    name: str


class Numbers(Protocol):
    """A card set as the rules see it."""

    @property
    def sha256(self) -> str:
        """The hash of the contents of the set."""
        ...


T = TypeVar("T", bound=Team)
N = TypeVar("N", bound=Numbers)


class SetText(Head, Generic[T], frozen=True, forbid_unknown_fields=True):
    """`set.toml`: the name of the set, and its teams."""

    team: tuple[T, ...]


def head_of(file: Path, team: type[T], format: int) -> SetText[T]:
    """Read `set.toml`; its teams are under `[[team]]`."""
    return read_head(file, SetText[team], team, format)  # type: ignore[valid-type]


class Book(msgspec.Struct, Generic[T, N], frozen=True, eq=False):
    """A card set for people and for the rules."""

    id: str
    title: str
    teams: tuple[T, ...]
    rules: N

    @property
    def sha256(self) -> str:
        return self.rules.sha256

    def team_number(self, team_id: str) -> int:
        """The number of the team with this id or name."""
        for number, team in enumerate(self.teams):
            if team_id.lower() == team.name.lower():
                return number
        return number_by_id(team_id, [team.id for team in self.teams], "team", self.id)


B = TypeVar("B", bound=Book[Any, Any])


class Books(Generic[B]):
    """The card sets of a game: each content exists once, whatever folder it was loaded from."""

    def __init__(self, kind: type[B], own: Path, load: Callable[[Path], B]) -> None:
        self._kind = kind
        self._own = own
        self._load = load
        self._kept: dict[str, B] = {}

    def keep(self, book: B) -> B:
        """Register a book, so that `book_of` finds it; returns the first book with the same content."""
        return self._kept.setdefault(book.sha256, book)

    def book_of(self, cards: Numbers) -> B:
        """The book whose numbers these are. States contain the numbers, but not the book."""
        return self._kept[cards.sha256]

    def own_set(self) -> B:
        """The set that comes with Pennant."""
        return self._own_book

    @cached_property
    def _own_book(self) -> B:
        return self._load(self._own)

    def find(self, cards: Any) -> B:
        """The book that a `cards` argument means: a loaded one, the one in a folder, or our own for `None`."""
        if isinstance(cards, self._kind):
            return cards
        return self._load(Path(cards)) if isinstance(cards, str | Path) else self.own_set()
