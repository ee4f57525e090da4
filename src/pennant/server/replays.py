"""A game told again from its beginning, entry by entry, as one viewer saw it; or all open, when it is over."""

from typing import Any

from pennant.server.entries import IN_THE_GAME, Entry
from pennant.server.table import Table
from pennant.server.telling import Eyes, Telling

Data = dict[str, Any]
ALL = "all"


def replay_of(id: str, entries: list[Entry], cards: Any, eyes: Eyes | str) -> Data:
    """The whole replay: the view after the deal, then what changed with every entry."""
    table = Table(id, entries[0], cards)
    telling = Telling(table)
    told: list[Data] = []
    for entry in entries[1:]:
        table.apply(entry)
        if entry.kind in IN_THE_GAME:
            told.append(_all_open(telling, entry) if eyes == ALL else _without_question(telling, entry, eyes))
    return {"table": telling.info(), "eyes": eyes, "entries": told, "complete": table.status == "over"}


def _without_question(telling: Telling, entry: Entry, eyes: Eyes | str) -> Data:
    assert not isinstance(eyes, str)
    message = telling.entry(entry, eyes)
    del message["decision"]
    return message


def _all_open(telling: Telling, entry: Entry) -> Data:
    """An entry with nothing hidden: every card is shown, so each entry brings the whole view."""
    table = telling.table
    game, state, seats = table.game, table.state, range(table.state.seats)
    start, end = table.told
    events = [game.seen(state, event, None, reveal=True) for event in (state.log or [])[start:end]]
    view = telling.text.opened(game.view(state, None), [game.view(state, seat) for seat in seats])
    past = {"past": telling.past(view, None, reveal=True)} if entry.kind == "taken-back" else {}
    return {
        **past,
        "seq": entry.seq,
        "kind": entry.kind,
        "seat": entry.seat,
        "at": entry.at,
        "body": {},
        "events": events,
        "story": telling.story(events, view, view),
        "view": view,
        "waiting_for": list(table.waiting_for()),
        "clock": table.clocks.now(table.updated),
        "can_undo": False,
    }
