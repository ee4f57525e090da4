"""An entry of a table's log. A table is nothing but its entries, numbered from 1 without a gap."""

from typing import Any, Literal

import msgspec

Kind = Literal[
    "created", "sat", "left", "started", "move", "undo", "undo-asked", "undo-answered", "taken-back", "said", "away",
    "stand-in", "back", "resigned", "rematch", "expired", "removed", "named", "vacation",
    "ordered",
]  # fmt: skip

IN_THE_GAME = frozenset({"started", "move", "undo", "taken-back"})
"""Kinds that change the state of the game, not only of the table."""


class Entry(msgspec.Struct, frozen=True):
    """Something that happened at a table. `ref` is its own: an entry that is sent again is recognised by it."""

    seq: int
    kind: Kind
    seat: int | None
    body: dict[str, Any]
    at: int
    """When, in milliseconds since 1970."""
    ref: str


class Clock(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How long one may think: no limit, seconds a move, a bank of seconds (and an increment a move), days a move."""

    kind: Literal["none", "move", "bank", "days"] = "none"
    seconds: int = 0
    increment: int = 0
    days: int = 0


class Settings(msgspec.Struct, frozen=True):
    """What a table was created with: the body of its first entry."""

    game: str
    mode: str
    options: dict[str, Any]
    edition: int
    secret: str
    """Of the sealed chance, in hexadecimal. It leaves the server only when the game is over."""
    seats: list[str]
    """`open`, or a bot's spec; people sit down with entries of their own."""
    cards: str | None = None
    clock: Clock = Clock()
    listed: bool = False
    previous: str | None = None
