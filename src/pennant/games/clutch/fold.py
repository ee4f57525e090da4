"""Updating a view event by event. This is all that a client has to implement: it contains no rules."""

from collections.abc import Callable

from pennant.games.clutch.view import hidden_hand, put
from pennant.kernel.events import SeenEvent, View


def fold(view: View, event: SeenEvent) -> None:
    """Apply one event, as this viewer sees it, to the view. Events that only tell the story change nothing."""
    step = _FOLDS.get(event["kind"])
    if step is not None:
        step(view, event)


def _team(view: View, seat: int) -> View:
    team: View = view["teams"][seat]
    return team


def _asked(view: View, event: SeenEvent) -> None:
    view["asked"] = event["seats"]
    view["question"] = event["question"] if event["seats"] else None


def _decided(view: View, event: SeenEvent) -> None:
    if event["seat"] == view["viewer"]:
        _team(view, event["seat"])["choice"].append(event["action"])


def _retracted(view: View, event: SeenEvent) -> None:
    if event["seat"] == view["viewer"]:
        _team(view, event["seat"])["choice"].pop()


def _committed(view: View, event: SeenEvent) -> None:
    _team(view, event["seat"])["choice"] = []


def _table_set(view: View, event: SeenEvent) -> None:
    put(view, event["field"], event["value"])
    if event["field"] == "over":
        view["question"], view["asked"] = None, []


def _team_set(view: View, event: SeenEvent) -> None:
    team = _team(view, event["seat"])
    put(team, event["field"], event["value"])
    if event["field"] == "hand_size":
        _hide_hand(view, team)


def _hide_hand(view: View, team: View) -> None:
    """The opponent's hand, from its known cards and its size."""
    if team["seat"] != view["viewer"]:
        team["hand"] = hidden_hand(team["known"], team["hand_size"])


def _hand_set(view: View, event: SeenEvent) -> None:
    if event["seat"] == view["viewer"]:
        _take_in(_team(view, event["seat"]), "hand", event)


def _known_set(view: View, event: SeenEvent) -> None:
    if view["viewer"] is not None:
        team = _team(view, event["seat"])
        _take_in(team, "known", event)
        _hide_hand(view, team)


def _take_in(team: View, zone: str, event: SeenEvent) -> None:
    """Add a card to a hand that is told as a whole; the first event of such a series has no card."""
    team[zone] = [] if event["card"] is None else [*team[zone], event["card"]]


def _holder(view: View, event: SeenEvent) -> View:
    return view if event["seat"] is None else _team(view, event["seat"])


def _list_cleared(view: View, event: SeenEvent) -> None:
    _holder(view, event)[event["field"]] = []


def _list_added(view: View, event: SeenEvent) -> None:
    """Append an entry, or the next part of a card in play, which begins with its `card`."""
    entries = _holder(view, event)[event["field"]]
    part = event["part"]
    if part is None:
        entries.append(event["value"])
    elif part == "card":
        entries.append({part: event["value"]})
    else:
        entries[-1][part] = event["value"]


_FOLDS: dict[str, Callable[[View, SeenEvent], None]] = {
    "asked": _asked,
    "decided": _decided,
    "retracted": _retracted,
    "committed": _committed,
    "table-set": _table_set,
    "team-set": _team_set,
    "hand-set": _hand_set,
    "known-set": _known_set,
    "list-cleared": _list_cleared,
    "list-added": _list_added,
}
