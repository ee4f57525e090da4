"""Decks that players bring: the interface for games in which every seat has its own deck.

A deck has two forms: JSON-ready data, whose fields only its game knows, and a text that people keep in a file. One
option of the modes has a word for the deck of every seat: the name of a ready-made deck, the text of a deck or, in a
terminal, the path of a file. A text contains the whole deck, so the options of a game always contain its decks, too.
"""

from collections.abc import Mapping
from typing import Any

import msgspec

from pennant.kernel.errors import UsageError, nearest

Deck = dict[str, Any]

LARGEST = 16_000
"""Maximum length, in characters, of the text of a deck from a remote client."""


class Breach(msgspec.Struct, frozen=True):
    """A rule that a deck breaks: a phrase, with the rule and the cards concerned."""

    text: str
    rule: str
    cards: tuple[str, ...] = ()


class Meter(msgspec.Struct, frozen=True):
    """A count of cards in a deck, how many there must be, and the rule that says so."""

    name: str
    value: int
    least: int | None
    most: int | None
    rule: str


class Checked(msgspec.Struct, frozen=True):
    """The report on a deck."""

    breaches: list[Breach]
    meters: list[Meter]
    lineup: list[tuple[str, str]]
    """The line-up that the deck suggests; empty if it does not suggest one."""


class Decks:
    """The decks of a game."""

    option: str
    """The option of its modes that has a word for the deck of every seat."""

    # --- what a game must define --------------------------------------------------------------------------------------

    def ready(self) -> Mapping[str, str]:
        """The decks that come with Pennant: their titles by name."""
        raise NotImplementedError

    def content(self, word: str) -> Deck:
        """The deck that a word of the option names."""
        raise NotImplementedError

    def tidy(self, data: Any) -> Deck:
        """Convert data from a client to a deck, which may break rules; data that is not a deck is an error."""
        raise NotImplementedError

    def text(self, deck: Deck) -> str:
        """The text of a deck, as kept in a file."""
        raise NotImplementedError

    def check(self, deck: Deck, options: Mapping[str, Any], cards: Any) -> Checked:
        """Report which rules a deck breaks in a game with these options, and how complete it is."""
        raise NotImplementedError

    def fits(self, deck: Deck, cards: Any) -> dict[str, list[str]]:
        """For some options, the values with which a deck may be played; an empty list means that it cannot."""
        raise NotImplementedError

    def complete(self, deck: Deck, options: Mapping[str, Any], cards: Any) -> Deck:
        """A legal deck that keeps as many cards of this one as possible."""
        raise NotImplementedError

    def are_closed(self, options: Mapping[str, Any]) -> bool:
        """Whether the contents of decks are known to their owners only."""
        raise NotImplementedError

    # --- what all games share -----------------------------------------------------------------------------------------

    def is_text(self, word: str) -> bool:
        """Whether a word is the text of a deck: names and paths have a single line."""
        return "\n" in word

    def title(self, word: str) -> str:
        """The title of the deck that a word names."""
        return str(self.content(word)["title"])

    def from_outside(self, word: str) -> str:
        """Normalize a word from a remote client: the name of a ready-made deck, or the text of a deck."""
        if word in self.ready():
            return word
        if not self.is_text(word):
            raise UsageError(f"option {self.option} cannot be {word!r}: {nearest(word, self.ready())}")
        return self.text(self.read(word))

    def read(self, text: str) -> Deck:
        """Read the deck in a file from a remote client."""
        if len(text) > LARGEST:
            raise UsageError(f"the file of a deck has at most {LARGEST} characters, not {len(text)}")
        return self.tidy(self.content(text if self.is_text(text) else text + "\n"))
