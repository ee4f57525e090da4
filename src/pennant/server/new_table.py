"""Checking the settings of a new table."""

from typing import Any

import msgspec

import pennant
from pennant.kernel.errors import UsageError
from pennant.server.entries import Settings


def new_settings(settings: Settings, cards: Any = None) -> Settings:
    """Check settings that a client asks for by starting a game with them; a mistake is a `UsageError`."""
    game = pennant.game(settings.game)
    book = game.card_set(cards)
    options = game.from_outside(settings.mode, settings.options, book)
    setup_seats = seats_of(settings.game, settings.mode, options, book)
    if len(settings.seats) != setup_seats:
        raise UsageError(f"mode {settings.mode} with these options has {setup_seats} seats, not {len(settings.seats)}")
    return msgspec.structs.replace(settings, options=options, edition=game.edition)


def seats_of(name: str, mode: str, options: dict[str, Any], cards: Any = None) -> int:
    """The number of seats of a mode with these options, found by starting a game."""
    from pennant.kernel.chance import small_chance

    game = pennant.game(name)
    chance = small_chance(1, game.streams(mode, options))
    return game.start(mode, options, chance, game.card_set(cards), listen=False).seats
