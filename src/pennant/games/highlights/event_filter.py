"""Filtering events for one viewer, and naming the numbers in them."""

from functools import lru_cache
from typing import Any

from pennant.games.highlights.cards import book_of
from pennant.games.highlights.decision import action_args
from pennant.games.highlights.events import CAUSES, DESTINATIONS, HITS, KINDS, QUESTIONS, SOURCES, SPEEDS, STAGES
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
    "stage": STAGES,
    "question": QUESTIONS,
    "to": DESTINATIONS,
    "placed": (False, True),
    "works": (False, True),
}
_SOME_CHANCE: RawEvent = (CHANCE_EVENT, 0, 0, 0, 0, 0)
"""Stands for every draw that a viewer may not see, so that they all look alike."""


def name_value(cards: CardSet, field: str, value: int) -> Any:
    """Turn the number in a field of an event into a name."""
    if field == "card":
        return None if value < 0 else book_of(cards).cards[value].id
    if field in ("seat", "place"):
        return None if value < 0 else value
    names = _NAMES.get(field)
    if names is not None:
        return names[value]
    return members_of(value) if field == "seats" else value


def filter_event(cards: CardSet, event: RawEvent, viewer: int | None, reveal: bool) -> SeenEvent:
    """An event as plain data for one viewer; `reveal` shows hidden fields too."""
    readable = reveal or may_read(event, viewer)
    if event[0] == CHANCE_EVENT:
        return dict(_cached_event(cards, _SOME_CHANCE, False)) if not readable else _describe_event(cards, event, True)
    return dict(_cached_event(cards, event, readable))


def _describe_event(cards: CardSet, event: RawEvent, readable: bool) -> SeenEvent:
    told = seen_by(event, None, KINDS, lambda field, value: name_value(cards, field, value), reveal=readable)
    if event[0] == e.ACTION:
        told |= action_args(event[3])
    return told


_cached_event = lru_cache(maxsize=100_000)(_describe_event)
"""A cache: events contain few numbers, so most events have occurred before, at this table or at another."""
