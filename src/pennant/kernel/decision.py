"""Decisions as data: the question, and the meaning of every legal action. `GameText` makes the texts."""

from typing import Any

import msgspec


class Choice(msgspec.Struct, frozen=True):
    """A legal action: its number, its notation, the message that describes it, and the cards and bases it concerns."""

    action: int
    notation: str
    message: str
    rule: str
    args: dict[str, Any] = {}
    cards: tuple[str, ...] = ()
    bases: tuple[int, ...] = ()


class Decision(msgspec.Struct, frozen=True):
    """The decision that a seat must make: its kind, the message that asks for it, and the choices."""

    seat: int
    kind: str
    message: str
    rule: str
    choices: tuple[Choice, ...]
    args: dict[str, Any] = {}
    secret: bool = False
    """Whether the other seats see the choice only after all seats have chosen."""
    partial: bool = False
    """Whether this is a later part of a choice that can still be taken back."""


class UnavailableChoice(msgspec.Struct, frozen=True):
    """A choice that a player might expect but cannot make now: what it concerns, and the message that says why."""

    message: str
    rule: str
    args: dict[str, Any] = {}
    cards: tuple[str, ...] = ()
    bases: tuple[int, ...] = ()
