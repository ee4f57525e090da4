"""Grouping events as they are shown, and as they are told."""

from collections.abc import Mapping, Sequence
from typing import Final

from pennant.games.clutch.event_types import Event
from pennant.games.clutch.events import KINDS, UNTOLD
from pennant.games.clutch.plays import PLAY
from pennant.kernel.beats import Joins, board_kinds, group_events

_SHOWN: Final[dict[str, tuple[str, ...]]] = {
    "retracted": ("retracted",),
    "home-roll": ("home-roll",),
    "starts": ("starts", "starts-pitching"),
    "shifted": ("shifted",),
    "tired-pitch": ("pitched", "bunted", "rolled", "advantage"),
    "pitched": ("advantage",),
    "swung": ("read",),
    "thrown": ("throw-read",),
    "drew": ("drew",),
    "effect-drew": ("drew",),
    "discarded": ("discarded",),
    "played": ("discarded",),
    "weather-over": ("weather",),
    "half-over": ("game-over", "series-over"),
    "game-over": ("series-over",),
    **dict.fromkeys(("outcome", *PLAY), PLAY),
}
"""Events that are shown together with the first of their beat. A swing has its own die, so it has its own beat."""
_SWING: Final = ("swung", "read")
_TOLD: Final[dict[str, tuple[str, ...]]] = {
    **_SHOWN,
    "tired-pitch": (*_SHOWN["tired-pitch"], *_SWING),
    "pitched": (*_SHOWN["pitched"], *_SWING),
    "advantage": _SWING,
}
"""Events that belong to the sentence of the first of their group: a pitch includes its swing."""
_BOARD: Final = board_kinds(KINDS, UNTOLD) | {"walked"}
"""The event kinds of a walk, which its outcome reports."""


def beats_of(events: Sequence[Event]) -> list[list[Event]]:
    """Group the events that are shown together, each with the changes of the board that follow it."""
    return group_events(events, _BOARD, _joins(_SHOWN))


def told_together(events: Sequence[Event]) -> list[list[Event]]:
    """Group the events that share sentences."""
    return group_events(events, _BOARD, _joins(_TOLD))


def _joins(joined: Mapping[str, tuple[str, ...]]) -> Joins[Event]:
    def joins(beat: Sequence[Event], event: Event, asked: bool) -> bool:
        head = beat[0]
        if asked or event["kind"] not in joined.get(head["kind"], ()):
            return False
        if head["kind"] == "starts" and event["kind"] in ("starts", "starts-pitching"):
            return event["seat"] == head["seat"]
        return True

    return joins
