"""The seats of a table and their occupants."""

from typing import Literal

import msgspec

STAND_IN = "greedy"
"""The bot that plays for a person who has left."""
GONE = ""
"""The guest of a seat whose account was deleted. Nobody can claim such a seat."""


class Seat(msgspec.Struct):
    """A seat at the table and its occupant."""

    kind: Literal["open", "person", "bot"]
    name: str = ""
    bot: str | None = None
    guest: str | None = None
    epoch: int = 0
    """The number of the entry by which the occupant sat down. Seat tokens of earlier epochs are void."""
    contribution: str = ""
    deck: str | None = None
    """In games with decks: the deck that the occupant has brought. `None` means the deck in the options."""
    away: bool = False
    stand_in: bool = False
    resigned: bool = False
    vacation: int | None = None
    """When the occupant's vacation ends; the clock is paused until then."""

    @property
    def player(self) -> str:
        """The player, as records write it."""
        if self.kind == "bot":
            return self.bot or ""
        return f"human:{self.name}" if self.name else "human"

    @property
    def bot_to_play(self) -> str | None:
        """The bot that currently makes this seat's moves, if any."""
        return self.bot if self.kind == "bot" else STAND_IN if self.stand_in else None
