"""Filtering events for one viewer, and naming the numbers in them."""

from typing import Any

from pennant.games.clutch.events import KINDS
from pennant.games.clutch.field_names import name_value
from pennant.games.clutch.rules import events as e
from pennant.games.clutch.rules import telling
from pennant.games.clutch.rules.ballgame_state import BallgameState
from pennant.games.clutch.view import Naming
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

    told = seen_by(event, viewer, KINDS, name, reveal)
    if e.TABLE_SET <= event[0] <= e.LIST_ADDED:
        _name_change(state, event[0], told)
    return told


def _name_change(state: BallgameState, kind: int, told: SeenEvent) -> None:
    """Name the field of the board that has changed, and its value."""
    naming, field, seat = Naming(state), told["field"], told.get("seat")
    if kind == e.TABLE_SET:
        told["field"] = telling.TABLE_NUMBERS[field]
        told["value"] = naming.of_table(told["field"], told["value"])
    elif kind == e.TEAM_SET:
        told["field"] = telling.TEAM_NUMBERS[field]
        told["value"] = naming.of_team(told["field"], told["value"], told["seat"])
    else:
        told["field"] = (telling.TABLE_LISTS if seat is None else telling.TEAM_LISTS)[field]
        if kind == e.LIST_ADDED:
            has_parts = seat is None and field < telling.PLAY_LISTS
            told["part"] = telling.PLAY_NUMBERS[told["part"]] if has_parts else None
            told["value"] = naming.of_list(told["field"], told["part"], told["value"])
