"""The pictures of Highlights: portraits and whole cards, drawn from the data of a set."""

from pathlib import Path
from typing import Final

from pennant.art import card
from pennant.art.ground import HEIGHT, WIDTH
from pennant.art.svg import document
from pennant.games.highlights.art import faces, portraits
from pennant.games.highlights.cards import CardBook, CardText, load_set, own_set
from pennant.games.highlights.text import HighlightsText
from pennant.kernel.errors import UsageError, nearest

__all__ = ["back", "card_ids", "card_set", "face", "portrait", "samples"]

Cards = CardBook | str | Path | None
"""A card set, the folder of a card set, or `None` for Pennant's own set."""

_SAMPLES: Final = ("OFA-12", "OFA-30", "OFA-50")
"""One card of each type."""


def portrait(card_id: str, cards: Cards = None) -> str:
    """The portrait of a card, 200 × 150."""
    found = _card(card_id, card_set(cards))
    return document(portraits.figure(found), WIDTH, HEIGHT, found.name)


def face(card_id: str, language: str = "en", cards: Cards = None) -> str:
    """A whole card, 250 × 350, in one language."""
    book = card_set(cards)
    return faces.face(_card(card_id, book), HighlightsText(language, book), language)


def back() -> str:
    """The back of a card: felt-red pinstripes."""
    return card.back("#7f1d24", "#92262d", "#5c1218", "Pennant")


def card_set(cards: Cards = None) -> CardBook:
    """The card set that the argument names. To draw many cards of a folder, load the set once and pass it."""
    if isinstance(cards, CardBook):
        return cards
    return own_set() if cards is None else load_set(Path(cards))


def card_ids(cards: Cards = None) -> list[str]:
    """The ids of all cards that have a face."""
    return [found.id for found in card_set(cards).cards]


def samples() -> tuple[str, ...]:
    """Cards whose portraits represent the game."""
    return _SAMPLES


def _card(card_id: str, book: CardBook) -> CardText:
    for found in book.cards:
        if found.id.lower() == card_id.lower():
            return found
    ids = [found.id for found in book.cards]
    raise UsageError(f"the set {book.id!r} has no card {card_id!r}: {nearest(card_id, ids)}")
