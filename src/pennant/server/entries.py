"""The entries of a table's log. The log is the table: entries are numbered from 1 without gaps."""

from typing import Any, Literal

import msgspec

Kind = Literal[
    "created", "sat", "left", "started", "move", "undo", "undo-asked", "undo-answered", "taken-back", "said", "away",
    "stand-in", "back", "resigned", "rematch", "expired", "removed", "named", "vacation",
    "ordered",
]  # fmt: skip

ClockKind = Literal["none", "move", "bank", "days"]

IN_THE_GAME = frozenset({"started", "move", "undo", "taken-back"})
"""Kinds of entries that change the state of the game, not only of the table."""


class Entry(msgspec.Struct, frozen=True):
    """Something that happened at a table."""

    seq: int
    kind: Kind
    seat: int | None
    body: dict[str, Any]
    at: int
    """The time, in milliseconds since 1970."""
    ref: str
    """The idempotency key of the command that made the entry."""


class Clock(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A time control.

    `none`: no limit. `move`: seconds per move. `bank`: seconds for the whole game, with an increment per move.
    `days`: days per move, at a correspondence table.
    """

    kind: ClockKind = "none"
    seconds: int = 0
    increment: int = 0
    days: int = 0


class Settings(msgspec.Struct, frozen=True):
    """The settings of a table: the body of its first entry."""

    game: str
    mode: str
    options: dict[str, Any]
    edition: int
    secret: str
    """The secret of the sealed chance, in hexadecimal. It leaves the server only when the game is over."""
    seats: list[str]
    """`open` or the spec of a bot for each seat. People sit down by entries `sat`."""
    cards: str | None = None
    clock: Clock = Clock()
    listed: bool = False
    previous: str | None = None
