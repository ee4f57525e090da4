"""A card set of Fantasy as plain data, for clients that draw its cards themselves."""

from typing import Any

import msgspec

from pennant.games.fantasy.art.clubs import kit_of
from pennant.games.fantasy.cards import CardBook
from pennant.games.fantasy.printed_text import PrintedText
from pennant.kernel.words import PHRASES


def data_of(book: CardBook) -> dict[str, Any]:
    """All text on Characters, Win cards and Events; `kind` is the type of a card.

    Characters include the colors of their clubs, Events their effects as phrases: in the season and in the Series.
    """
    words = PrintedText(PHRASES, book)
    kinds = {"character": book.characters, "win": book.wins, "event": book.events}
    cards = [{"kind": kind, **msgspec.to_builtins(card)} for kind, cards in kinds.items() for card in cards]
    for card in cards:
        if card["kind"] == "character":
            kit = kit_of(card["club"])
            card["colours"] = [kit.first, kit.second]
        elif card["kind"] == "event":
            card["text"] = {stage: words.event_text(card["id"], stage) for stage in ("season", "series")}
    return {
        "set": book.id,
        "title": book.title,
        "sha256": book.sha256,
        "teams": msgspec.to_builtins(book.teams),
        "cards": cards,
    }
