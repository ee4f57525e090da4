"""The pictures of Fantasy: portraits and whole cards, drawn from the data of a set."""

from pathlib import Path
from typing import Final

from pennant.art import card
from pennant.art.ground import HEIGHT, WIDTH
from pennant.art.svg import document
from pennant.games.fantasy.art import faces, portraits
from pennant.games.fantasy.art.portraits import Card
from pennant.games.fantasy.cards import CardBook, CharacterText, WinText, load_set, own_set
from pennant.games.fantasy.printed_text import PrintedText
from pennant.kernel.errors import UsageError, nearest

__all__ = ["back", "card_ids", "card_set", "face", "portrait", "samples"]

Cards = CardBook | str | Path | None
"""A card set, the folder of a card set, or `None` for Pennant's own set."""

_SAMPLES: Final = ("1B-25", "P-99", "LF-40")


def portrait(card_id: str, cards: Cards = None) -> str:
    """The portrait of a card, 200 × 150."""
    found = _card(card_id, card_set(cards))
    return document(portraits.figure(found), WIDTH, HEIGHT, found.name)


def face(card_id: str, language: str = "en", cards: Cards = None) -> str:
    """A whole card, 250 × 350, in one language."""
    book = card_set(cards)
    found = _card(card_id, book)
    text = PrintedText(language, book)
    if isinstance(found, CharacterText):
        return faces.character(found, text, language)
    if isinstance(found, WinText):
        return faces.win(found, text, language)
    return faces.event(found, text, language)


def back() -> str:
    """The back of a card: purple pinstripes."""
    return card.back("#43285e", "#523370", "#2c183f", "Pennant")


def card_set(cards: Cards = None) -> CardBook:
    """The card set that the argument names. To draw many cards of a folder, load the set once and pass it."""
    if isinstance(cards, CardBook):
        return cards
    return own_set() if cards is None else load_set(Path(cards))


def card_ids(cards: Cards = None) -> list[str]:
    """The ids of all cards that have a face."""
    return [found.id for found in _cards(card_set(cards))]


def samples() -> tuple[str, ...]:
    """Cards whose portraits represent the game."""
    return _SAMPLES


def _cards(book: CardBook) -> list[Card]:
    return [*book.characters, *book.wins, *book.events]


def _card(card_id: str, book: CardBook) -> Card:
    found = {each.id.lower(): each for each in _cards(book)}
    if card_id.lower() in found:
        return found[card_id.lower()]
    ids = [each.id for each in _cards(book)]
    raise UsageError(f"the set {book.id!r} has no card {card_id!r}: {nearest(card_id, ids)}")
