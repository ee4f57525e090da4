"""Events as one viewer sees them, with names for numbers."""

from functools import lru_cache
from typing import Any

from pennant.games.highlights.cards import book_of
from pennant.games.highlights.decision import action_args
from pennant.games.highlights.events import CAUSES, HITS, KINDS, QUESTIONS, SOURCES, SPEEDS, STAGES, WHERE
from pennant.games.highlights.rules import events as e
from pennant.games.highlights.rules.cards import CardSet
from pennant.kernel.bits import members_of
from pennant.kernel.events import SeenEvent, may_read, seen_by
from pennant.kernel.state import CHANCE_EVENT, RawEvent

_NAMES: dict[str, tuple[Any, ...]] = {
    "hit": HITS,
    "speed": SPEEDS,
    "source": SOURCES,
    "cause": CAUSES,
    "where": WHERE,
    "stage": STAGES,
    "question": QUESTIONS,
    "to": ("dugout", "lineup"),
    "placed": (False, True),
    "works": (False, True),
}
_SOME_CHANCE: RawEvent = (CHANCE_EVENT, 0, 0, 0, 0, 0)
"""Draws that nobody may see look alike."""


def name_value(cards: CardSet, field: str, value: int) -> Any:
    """A number of an event as a name."""
    if field == "card":
        return None if value < 0 else book_of(cards).cards[value].id
    if field in ("seat", "place"):
        return None if value < 0 else value
    names = _NAMES.get(field)
    if names is not None:
        return names[value]
    return members_of(value) if field == "seats" else value


def seen_event(cards: CardSet, event: RawEvent, viewer: int | None, reveal: bool) -> SeenEvent:
    """An event as plain data for one viewer."""
    readable = reveal or may_read(event, viewer)
    if event[0] == CHANCE_EVENT:
        return dict(_known(cards, _SOME_CHANCE, False)) if not readable else _told(cards, event, True)
    return dict(_known(cards, event, readable))


def _told(cards: CardSet, event: RawEvent, readable: bool) -> SeenEvent:
    told = seen_by(event, None, KINDS, lambda field, value: name_value(cards, field, value), reveal=readable)
    if event[0] == e.ACTION:
        told |= action_args(event[3])
    return told


_known = lru_cache(maxsize=100_000)(_told)
"""What happens at one table happens at the next: with few numbers in them, most events have been told before."""
