"""A card set of Clutch as plain data, for clients that draw its cards themselves."""

from typing import Any

import msgspec

from pennant.games.clutch.art.clubs import kit_of
from pennant.games.clutch.cards import CardBook
from pennant.games.clutch.printed_text import PrintedText
from pennant.kernel.words import PHRASES


def data_of(book: CardBook) -> dict[str, Any]:
    """All text on players, strategy cards, coaches and stadiums; `kind` is the type of a card.

    Players have the colours of their clubs. What the other cards say is there in phrases: `title`, and `lines`.
    """
    words = PrintedText(PHRASES, book)
    cards = [
        *_players("batter", book.batters, words),
        *_players("pitcher", book.pitchers, words),
        *_with_words("strategy", book.strategies, words),
        *_with_words("coach", book.coaches, words),
        *_with_words("stadium", book.stadiums, words),
    ]
    return {
        "set": book.id,
        "title": book.title,
        "sha256": book.sha256,
        "teams": [{**msgspec.to_builtins(team), "colours": _colours(team.name)} for team in book.teams],
        "cards": cards,
    }


def _players(kind: str, cards: tuple[msgspec.Struct, ...], words: PrintedText) -> list[dict[str, Any]]:
    return [{**card, "colours": _colours(words.club(card["team"]))} for card in _of_kind(kind, cards)]


def _with_words(kind: str, cards: tuple[msgspec.Struct, ...], words: PrintedText) -> list[dict[str, Any]]:
    return [
        {**card, "title": words.title(card["id"]), "lines": words.lines(card["id"])} for card in _of_kind(kind, cards)
    ]


def _colours(club: str) -> list[str]:
    kit = kit_of(club)
    return [kit.first, kit.second]


def _of_kind(kind: str, cards: tuple[msgspec.Struct, ...]) -> list[dict[str, Any]]:
    """Cards as data, each with a `name`: that of a strategy card is its title; a coach's kind is its `role`."""
    found: list[dict[str, Any]] = []
    for card in cards:
        data = msgspec.to_builtins(card)
        if "kind" in data:
            data["role"] = data.pop("kind")
        found.append({"name": data.pop("title", None), **data, "kind": kind})
    return found
