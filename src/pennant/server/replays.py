"""Replays: a game from its beginning, entry by entry, as one viewer saw it, or with nothing hidden when it is over."""

from typing import Any, Literal

from pennant.server.entries import IN_THE_GAME, Entry
from pennant.server.messages import EntryInfo, Replay
from pennant.server.table import Table
from pennant.server.table_views import TableViews, Viewer

Everything = Literal["all"]
EVERYTHING: Everything = "all"


def build_replay(id: str, entries: list[Entry], cards: Any, viewer: Viewer | Everything) -> Replay:
    """The full replay: the view after the deal, then the changes of each entry."""
    table = Table(id, entries[0], cards)
    views = TableViews(table)
    messages: list[EntryInfo] = []
    for entry in entries[1:]:
        table.apply(entry)
        if entry.kind in IN_THE_GAME:
            messages.append(
                _open_message(views, entry) if viewer == EVERYTHING else _message_without_decision(views, entry, viewer)
            )
    return {"table": views.info(), "eyes": viewer, "entries": messages, "complete": table.status == "over"}


def _message_without_decision(views: TableViews, entry: Entry, viewer: Viewer | Everything) -> EntryInfo:
    assert not isinstance(viewer, str)
    message = views.entry_message(entry, viewer)
    del message["decision"]
    return message


def _open_message(views: TableViews, entry: Entry) -> EntryInfo:
    """An entry with nothing hidden."""
    table = views.table
    game, state = table.game, table.state
    start, end = table.last_events
    events = game.filter_events(state, (state.log or [])[start:end], None, reveal=True)
    view = game.view(state, None, reveal=True)
    news = views.tell(events, view)
    message: EntryInfo = {
        "seq": entry.seq,
        "kind": entry.kind,
        "seat": entry.seat,
        "at": entry.at,
        "body": {},
        "events": events,
        "beats": news.beat_numbers,
        "story": news.story_json,
        "waiting_for": list(table.waiting_for()),
        "clock": table.clocks.snapshot(table.updated),
        "can_undo": False,
    }
    if entry.kind in ("started", "taken-back"):
        message["view"] = view
    if entry.kind == "taken-back":
        message["past"] = views.past(view, None, reveal=True)
    return message
