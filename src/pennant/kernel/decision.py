"""Decisions as data: what is asked, and for every legal action what it means. Words are made elsewhere."""

from typing import Any

import msgspec


class Choice(msgspec.Struct, frozen=True):
    """One legal action: its number, how a person types it, the message that describes it, and what it touches."""

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
    """A choice that a player might expect but cannot make now: what it touches, and the message that says why."""

    message: str
    rule: str
    args: dict[str, Any] = {}
    cards: tuple[str, ...] = ()
    bases: tuple[int, ...] = ()
