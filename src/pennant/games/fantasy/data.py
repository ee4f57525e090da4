"""A card set of Fantasy as plain data, for clients that draw its cards themselves."""

from typing import Any

import msgspec

from pennant.games.fantasy.cards import CardBook


def data_of(book: CardBook) -> dict[str, Any]:
    """All that is printed on Characters, Win cards and Events; `kind` says which of them a card is."""
    kinds = {"character": book.characters, "win": book.wins, "event": book.events}
    return {
        "set": book.id,
        "title": book.title,
        "sha256": book.sha256,
        "teams": msgspec.to_builtins(book.teams),
        "cards": [{"kind": kind, **msgspec.to_builtins(card)} for kind, cards in kinds.items() for card in cards],
    }
