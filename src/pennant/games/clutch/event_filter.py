"""Filtering events for one viewer, and naming the numbers in them."""

from typing import Any

from pennant.games.clutch.events import KINDS
from pennant.games.clutch.field_names import name_value
from pennant.games.clutch.rules.ballgame_state import BallgameState
from pennant.kernel.events import SeenEvent, seen_by
from pennant.kernel.state import RawEvent


def filter_event(state: BallgameState, event: RawEvent, viewer: int | None, reveal: bool) -> SeenEvent:
    """An event as plain data for one viewer; `reveal` shows hidden fields too."""
    numbers = dict(zip(KINDS[event[0]].fields, event[1:-1], strict=True))

    def name(field: str, value: int) -> Any:
        if field == "player" and numbers.get("is_pitcher"):
            field = "pitcher"
        elif field == "card" and numbers.get("is_coach"):
            field = "coach"
        return name_value(state, field, value, numbers.get("seat", 0))

    return seen_by(event, viewer, KINDS, name, reveal)
