"""A card set of Clutch as plain data, for clients that draw its cards themselves."""

from typing import Any

import msgspec

from pennant.games.clutch.cards import CardBook


def data_of(book: CardBook) -> dict[str, Any]:
    """All that is printed on players, strategy cards, coaches and stadiums; `kind` says which of them a card is."""
    cards = [
        *_of_kind("batter", book.batters),
        *_of_kind("pitcher", book.pitchers),
        *_of_kind("strategy", book.strategies),
        *_of_kind("coach", book.coaches),
        *_of_kind("stadium", book.stadiums),
    ]
    return {
        "set": book.id,
        "title": book.title,
        "sha256": book.sha256,
        "teams": msgspec.to_builtins(book.teams),
        "cards": cards,
    }


def _of_kind(kind: str, cards: tuple[msgspec.Struct, ...]) -> list[dict[str, Any]]:
    """Everything has a name; strategy cards call it their title, and coaches have a kind of their own."""
    found: list[dict[str, Any]] = []
    for card in cards:
        data = msgspec.to_builtins(card)
        if "kind" in data:
            data["role"] = data.pop("kind")
        found.append({"name": data.pop("title", None), **data, "kind": kind})
    return found
