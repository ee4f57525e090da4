"""Updating a view event by event. This is all that a client has to implement: it contains no rules."""

from collections.abc import Callable

from pennant.games.fantasy.view import HIDDEN, bench_order, in_order
from pennant.kernel.events import SeenEvent, View


def fold(view: View, event: SeenEvent) -> None:
    """Apply one event, as this viewer sees it, to the view. Events that only tell the story change nothing."""
    step = _FOLDS.get(event["kind"])
    if step is not None:
        step(view, event)


def _manager(view: View, seat: int) -> View:
    manager: View = view["managers"][seat]
    return manager


def _asked(view: View, event: SeenEvent) -> None:
    view["asked"] = event["seats"]
    view["question"] = event["question"] if event["seats"] else None


def _decided(view: View, event: SeenEvent) -> None:
    view["asked"] = [seat for seat in view["asked"] if seat != event["seat"]]
    if not view["asked"]:
        view["question"] = None
    if event["seat"] == view["viewer"]:
        _manager(view, event["seat"])["choice"].append(event["action"])


def _retracted(view: View, event: SeenEvent) -> None:
    if event["seat"] == view["viewer"]:
        _manager(view, event["seat"])["choice"].pop()


def _committed(view: View, event: SeenEvent) -> None:
    _manager(view, event["seat"])["choice"] = []


def _zone(view: View, zone: str, owner: int) -> list[str] | None:
    """The list of a zone; the deck has no list."""
    if zone == "deck":
        return None
    place = _manager(view, owner) if zone in ("hand", "roster", "reserved", "drawn") else view
    cards: list[str] = place[zone]
    return cards


def _take(cards: list[str] | None, card: str | None) -> None:
    if cards is not None:
        cards.remove(card if card in cards else HIDDEN)


def _put(cards: list[str] | None, card: str | None, ordered: bool) -> None:
    if cards is not None:
        cards.append(card or HIDDEN)
        if not ordered:
            cards[:] = in_order(cards)


def _forget(view: View, card: str) -> None:
    """A card that was passed on in the draft has appeared."""
    for lap, cards in list(view["memory"].items()):
        if card in cards:
            cards.remove(card)
            if not cards:
                del view["memory"][lap]


def _moved(view: View, event: SeenEvent) -> None:
    card = event["card"]
    _take(_zone(view, event["start"], event["giver"]), card)
    viewer = view["viewer"]
    passed_on = event["end"] == "hand" and event["taker"] != viewer
    _put(_zone(view, event["end"], event["taker"]), None if passed_on else card, event["end"] == "tail")
    if card is None:
        return
    if passed_on:
        passed = view["memory"].setdefault(str(view["round"] + 1), [])
        passed.append(card)
        passed.sort()
        view["memory"] = dict(sorted(view["memory"].items()))
    else:
        _forget(view, card)


def _known(view: View, event: SeenEvent) -> None:
    if event["card"] is None:
        return
    cards = _zone(view, event["zone"], event["owner"])
    assert cards is not None
    if event["card"] not in cards:
        cards[cards.index(HIDDEN)] = event["card"]
        if event["zone"] != "tail":
            cards[:] = in_order(cards)
    _forget(view, event["card"])


def _lost(view: View, event: SeenEvent) -> None:
    cards = _zone(view, event["zone"], event["owner"])
    if event["card"] is None or cards is None or event["keeper"] == view["viewer"]:
        return
    cards[cards.index(event["card"])] = HIDDEN
    if event["zone"] != "tail":
        cards[:] = in_order(cards)


def _laid(view: View, event: SeenEvent) -> None:
    lineup = _manager(view, event["seat"])["lineup"]
    empty = event["card"] == ""
    lineup[event["place"]] = None if empty else {"card": event["card"] or HIDDEN, "exhausted": event["exhausted"]}


def _benched(view: View, event: SeenEvent) -> None:
    manager = _manager(view, event["seat"])
    entry = {"card": event["card"] or HIDDEN, "exhausted": event["exhausted"], "locked": event["locked"]}
    manager["bench"] = bench_order([*manager["bench"], entry])


def _unbenched(view: View, event: SeenEvent) -> None:
    bench = _manager(view, event["seat"])["bench"]
    cards = [entry["card"] for entry in bench]
    del bench[cards.index(event["card"] if event["card"] in cards else HIDDEN)]


def _sided(view: View, event: SeenEvent) -> None:
    _manager(view, event["seat"])["sides"][event["place"]] = event["side"] or None


def _table_set(view: View, event: SeenEvent) -> None:
    view[event["field"]] = event["value"]


def _manager_set(view: View, event: SeenEvent) -> None:
    _manager(view, event["seat"])[event["field"]] = event["value"]


def _holder(view: View, event: SeenEvent) -> View:
    return view if event["seat"] is None else _manager(view, event["seat"])


def _list_cleared(view: View, event: SeenEvent) -> None:
    _holder(view, event)[event["field"]] = []


def _list_added(view: View, event: SeenEvent) -> None:
    _holder(view, event)[event["field"]].append(event["value"])


_FOLDS: dict[str, Callable[[View, SeenEvent], None]] = {
    "asked": _asked,
    "decided": _decided,
    "retracted": _retracted,
    "committed": _committed,
    "moved": _moved,
    "known": _known,
    "lost": _lost,
    "laid": _laid,
    "benched": _benched,
    "unbenched": _unbenched,
    "sided": _sided,
    "table-set": _table_set,
    "manager-set": _manager_set,
    "list-cleared": _list_cleared,
    "list-added": _list_added,
}
