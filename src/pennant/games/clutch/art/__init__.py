"""The pictures of Clutch: portraits and whole cards, drawn from the data of a set."""

from pathlib import Path
from typing import Final

from pennant.art import card
from pennant.art.ground import HEIGHT, WIDTH
from pennant.art.svg import document
from pennant.games.clutch.art import faces, players, portraits
from pennant.games.clutch.art.portraits import Card
from pennant.games.clutch.cards import CardBook, CoachText, StadiumText, StrategyText, load_set, own_set
from pennant.games.clutch.printed_text import PrintedText
from pennant.kernel.errors import UsageError, nearest

__all__ = ["back", "card_ids", "card_set", "face", "portrait", "samples"]

Cards = CardBook | str | Path | None
"""A card set, the folder of a card set, or `None` for Pennant's own set."""

_SAMPLES: Final = ("HER-30", "RIV-12", "OWL-17")


def portrait(card_id: str, cards: Cards = None) -> str:
    """The portrait of a card, 200 × 150."""
    book = card_set(cards)
    found = _card(card_id, book)
    name = found.title if isinstance(found, StrategyText) else found.name
    return document(portraits.figure(found, book), WIDTH, HEIGHT, name)


def face(card_id: str, language: str = "en", cards: Cards = None) -> str:
    """A whole card, 250 × 350, in one language; a stadium is landscape."""
    book = card_set(cards)
    found = _card(card_id, book)
    text = PrintedText(language, book)
    if isinstance(found, StrategyText):
        return faces.strategy(found, text, book, language)
    if isinstance(found, CoachText):
        return faces.coach(found, text, book, language)
    if isinstance(found, StadiumText):
        return faces.stadium(found, text, book, language)
    return players.player(found, text, book, language)


def back() -> str:
    """The back of a card: green pinstripes."""
    return card.back("#17442f", "#1f553c", "#0c2a1c", "Pennant")


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
    return [*book.batters, *book.pitchers, *book.strategies, *book.coaches, *book.stadiums]


def _card(card_id: str, book: CardBook) -> Card:
    found = {each.id.lower(): each for each in _cards(book)}
    if card_id.lower() in found:
        return found[card_id.lower()]
    ids = [each.id for each in _cards(book)]
    raise UsageError(f"the set {book.id!r} has no card {card_id!r}: {nearest(card_id, ids)}")
