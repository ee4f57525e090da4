"""Decks of one's own: what a game offers in which everybody brings one.

A deck is JSON-ready data of a form that only its game knows, and a text that people keep as a file. The option of a
mode that has a deck for every seat holds words: names of ready decks, texts of decks, and in a terminal paths of files.
A text tells all that is in a deck, so whatever keeps the options of a game keeps its decks, too.
"""

from collections.abc import Mapping
from typing import Any

import msgspec

from pennant.kernel.errors import UsageError, nearest

Deck = dict[str, Any]

LARGEST = 16_000
"""Characters of the text of a deck that comes from elsewhere."""


class Breach(msgspec.Struct, frozen=True):
    """A rule that a deck breaks: said in a phrase, with the rule and the cards that it is about."""

    text: str
    rule: str
    cards: tuple[str, ...] = ()


class Meter(msgspec.Struct, frozen=True):
    """Something that is counted in a deck, how much there must be, and the rule that says so."""

    name: str
    value: int
    least: int | None
    most: int | None
    rule: str


class Checked(msgspec.Struct, frozen=True):
    """What there is to say about a deck."""

    breaches: list[Breach]
    meters: list[Meter]
    lineup: list[tuple[str, str]]
    """Who would play where; nobody while that can not be said."""


class Decks:
    """The decks of a game."""

    option: str
    """The option of its modes that has a word for the deck of every seat."""

    # --- what a game fills in -----------------------------------------------------------------------------------------

    def ready(self) -> Mapping[str, str]:
        """The decks that come with Pennant: their titles by their names."""
        raise NotImplementedError

    def content(self, word: str) -> Deck:
        """The deck that a word of the option means."""
        raise NotImplementedError

    def tidy(self, data: Any) -> Deck:
        """Data from elsewhere as a deck, perhaps one that breaks rules; what is none is an error that says why."""
        raise NotImplementedError

    def text(self, deck: Deck) -> str:
        """A deck as its file."""
        raise NotImplementedError

    def check(self, deck: Deck, options: Mapping[str, Any], cards: Any) -> Checked:
        """What is wrong with a deck in a game with these options, and how full it is."""
        raise NotImplementedError

    def fits(self, deck: Deck, cards: Any) -> dict[str, list[str]]:
        """The values of options with which a deck may be played; an option without any: nowhere."""
        raise NotImplementedError

    def complete(self, deck: Deck, options: Mapping[str, Any], cards: Any) -> Deck:
        """A legal deck with as many cards of this one as can be."""
        raise NotImplementedError

    def are_closed(self, options: Mapping[str, Any]) -> bool:
        """Whether only its owner knows what is in a deck."""
        raise NotImplementedError

    # --- what all games share -----------------------------------------------------------------------------------------

    def is_text(self, word: str) -> bool:
        """Whether a word is the text of a deck: names and paths have one line."""
        return "\n" in word

    def title(self, word: str) -> str:
        """What the deck is called that a word means."""
        return str(self.content(word)["title"])

    def from_outside(self, word: str) -> str:
        """A word that a stranger gave: a ready deck's name, or the text of a deck, which is written anew."""
        if word in self.ready():
            return word
        if not self.is_text(word):
            raise UsageError(f"option {self.option} can not be {word!r}: {nearest(word, self.ready())}")
        return self.text(self.read(word))

    def read(self, text: str) -> Deck:
        """The deck of a file that comes from elsewhere."""
        if len(text) > LARGEST:
            raise UsageError(f"the file of a deck has at most {LARGEST} characters, not {len(text)}")
        return self.tidy(self.content(text if self.is_text(text) else text + "\n"))
