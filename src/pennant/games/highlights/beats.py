"""Grouping events as they are shown, and selecting those that concern a viewer."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from pennant.games.highlights.event_types import Event
from pennant.games.highlights.events import KINDS, UNTOLD
from pennant.games.highlights.view_types import View
from pennant.kernel.beats import board_kinds, group_events

_OF_ALL: Final = ("won", "ranked", "placed", "champion")
"""The events of other pairs that all players of a tournament are told."""
_JOINED: Final = ("ran", "cancelled", "changed", "removed", "demoted")
"""Events that always belong to the beat of the event before them."""
_IN_ONE_GO: Final = ("batter", "drawn", "discarded", "row", "entered", "extra-reshuffled", "ranked", "placed")
"""Events that form one beat if several of them follow each other."""
_BOARD: Final = board_kinds(KINDS, UNTOLD)


def concerning(events: Sequence[Event], view: View) -> list[Event]:
    """The events of the viewer's pair, and the results of the other pairs at its table."""
    viewer = view["viewer"]
    if viewer is None or len(view["pairs"]) == 1:
        return list(events)
    pair_of: dict[int | None, int] = {side["seat"]: side["pair"] for side in view["sides"]}
    kept: list[Event] = []
    for event in events:
        if event["kind"] == "game":
            pair_of[event["visitor"]] = pair_of[event["home"]] = event["pair"]
        mine = pair_of[viewer]
        pair = _pair_of(event, pair_of, mine)
        if pair == mine or (event["kind"] in _OF_ALL and pair // 2 == mine // 2):
            kept.append(event)
    return kept


def _pair_of(event: Mapping[str, Any], pair_of: Mapping[int | None, int], mine: int) -> int:
    """The pair that an event names, or else that of its seat; `mine` for an event with neither."""
    pair: int = event.get("pair", pair_of.get(event.get("seat"), mine))
    return pair


def beats_of(events: Sequence[Event]) -> list[list[Event]]:
    """Group the events that are told and shown together."""
    return group_events(events, _BOARD, _joins)


def _joins(beat: Sequence[Event], event: Event, asked: bool) -> bool:
    kind, last = event["kind"], beat[-1]["kind"]
    if kind in _JOINED or (event["kind"] == "hit" and event["cause"] != "threat"):
        return True
    return not asked and ((kind in _IN_ONE_GO and kind == last) or (kind, last) == ("entered", "pinched"))
