"""Grouping events as they are told and shown."""

from collections.abc import Sequence
from typing import Final

from pennant.games.fantasy.battles import ENDS
from pennant.games.fantasy.event_types import Event
from pennant.games.fantasy.events import KINDS, UNTOLD
from pennant.games.fantasy.spells import EFFECTS
from pennant.kernel.beats import board_kinds, group_events

_JOINED: Final[dict[str, tuple[str, ...]]] = {
    "kept": ("kept",),
    "discarded": ("discarded",),
    "month": ("game-laid",),
    "wild-card": ("game-laid",),
    "series": ("game-laid",),
    "agent": ("agent",),
    "claimed": ("dropped",),
    "ready": ("ready",),
    "shown": ("shown",),
    "robot": ("robot",),
    "deck-dealt": ("deck-dealt",),
    "week": ("revealed",),
    "no-magic": ("no-magic",),
    "left": ("joined", "recruited"),
    "total": ("total", "points", "next-card", *ENDS),
    "bonus": ("bonus",),
    "final": ("final",),
    "returned": ("returned",),
}
"""Events that are told together with the first of their group."""
_BOARD: Final = board_kinds(KINDS, UNTOLD)


def beats_of(events: Sequence[Event]) -> list[list[Event]]:
    """Group the events that are told together, each with the changes of the board that follow it."""
    return group_events(events, _BOARD, _joins)


def _joins(beat: Sequence[Event], event: Event, asked: bool) -> bool:
    head, last, kind = beat[0], beat[-1], event["kind"]
    if asked and kind != "no-magic":
        return False
    if head["kind"] == "magic":
        return kind in EFFECTS.get(head["magic"], ()) and not (kind == last["kind"] == "points")
    return kind in _JOINED.get(head["kind"], ()) and last["kind"] not in ENDS
