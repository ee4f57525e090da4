"""The public events of a game that a scorer reads."""

from collections.abc import Iterator
from typing import cast

from pennant.games.clutch.event_filter import filter_event
from pennant.games.clutch.event_types import Event
from pennant.games.clutch.events import KINDS
from pennant.games.clutch.rules.ballgame_state import BallgameState
from pennant.games.clutch.scoring.scorer import NOTES

NOTED = frozenset(number for number, kind in KINDS.items() if kind.name in NOTES)


def public_events(state: BallgameState, since: int = 0) -> Iterator[Event]:
    """The events in the log of a state that a score sheet needs; all of them are public."""
    for event in (state.log or [])[since:]:
        if event[0] in NOTED:
            yield cast(Event, filter_event(state, event, None, False))
