"""Beats: events in groups that are told and shown together."""

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Final

from pennant.kernel.board_view import CHANGED
from pennant.kernel.events import EventKind, EventT
from pennant.kernel.state import CHANCE_EVENT

ASKED: Final = "asked"
"""The kind of event that asks seats for a decision."""

Joins = Callable[[Sequence[EventT], EventT, bool], bool]
"""Whether an event belongs to a beat: `joins(beat, event, asked)`.

`beat` contains the events of the beat that have sentences, at least one. `asked` says whether a seat was asked for a
decision between the last of them and the event.
"""


def board_kinds(kinds: Mapping[int, EventKind], untold: Collection[int]) -> frozenset[str]:
    """The names of a game's kinds of events that never start a beat; `untold` are the kinds without a sentence."""
    return frozenset({CHANGED, kinds[CHANCE_EVENT].name, *(kinds[number].name for number in untold)})


def group_events(events: Sequence[EventT], board: Collection[str], joins: Joins[EventT]) -> list[list[EventT]]:
    """Events in beats, in order. An event whose kind is in `board` belongs to the beat of the event before it."""
    beats: list[list[EventT]] = [[]] if events else []
    told: list[EventT] = []
    asked = False
    for event in events:
        if event["kind"] not in board:
            if told and not joins(told, event, asked):
                beats.append([])
                told = []
            told.append(event)
            asked = False
        elif event["kind"] == ASKED:
            asked = True
        beats[-1].append(event)
    return beats
