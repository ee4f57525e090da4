"""What a scorer needs of the log of a game."""

from collections.abc import Iterator

from pennant.games.clutch.events import KINDS
from pennant.games.clutch.rules.ballgame_state import BallgameState
from pennant.games.clutch.scoring.scorer import NOTES
from pennant.games.clutch.seen import seen_event
from pennant.kernel.events import SeenEvent

NOTED = frozenset(number for number, kind in KINDS.items() if kind.name in NOTES)


def told(state: BallgameState, since: int = 0) -> Iterator[SeenEvent]:
    """The events that a score sheet is made of, out of the log of a state; all of them are public."""
    for event in (state.log or [])[since:]:
        if event[0] in NOTED:
            yield seen_event(state, event, None, False)
