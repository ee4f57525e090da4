"""What each viewer may see: messages for entries, and snapshots of the table. All data about games leaves here.

Texts are sent as phrases (see `pennant.kernel.words`), which the client renders in the reader's language.
"""

from collections.abc import Iterable
from functools import cache
from itertools import accumulate, compress
from typing import cast

import msgspec

import pennant
from pennant.kernel.decision_json import DecisionData, decision_json
from pennant.kernel.events import SeenEvent, View
from pennant.kernel.follower import Follower, News
from pennant.kernel.game import Game
from pennant.kernel.state import EVERYONE, RawEvent
from pennant.kernel.text import GameText
from pennant.kernel.words import PHRASES
from pennant.server.entries import IN_THE_GAME, Entry
from pennant.server.errors import CommandRefused
from pennant.server.messages import (
    ClockInfo,
    EntryBody,
    EntryInfo,
    Past,
    Question,
    StandingOrders,
    StoryLine,
    TableInfo,
    TableRow,
    Welcome,
)
from pennant.server.table import Table

Viewer = int | None
"""The seat whose view is shown, or `None` for a spectator. The protocol calls it `eyes`."""

LONGEST_PAST = 400
"""Events in the `past` of a snapshot, at most."""
_PUBLIC_FIELDS = {
    "sat": ("name", "bot"),
    "named": ("name",),
    "said": ("phrase", "text"),
    "away": ("until",),
    "stand-in": ("why", "bot"),
    "vacation": ("until",),
    "undo-answered": ("yes",),
    "rematch": ("table",),
}
"""The fields of each kind of entry that all viewers get. Moves are sent as events, filtered by viewer."""


@cache
def _own_text(game: str) -> GameText:
    return pennant.game(game).text(PHRASES)


def text_of(table: Table) -> GameText:
    """The text of a table's game, in phrases."""
    own = table.settings.cards is None
    return _own_text(table.game.name) if own else table.game.text(PHRASES, table.cards)


class SharedParts:
    """The parts of an entry's message that are identical for all viewers, built once."""

    def __init__(self, events: list[SeenEvent], secret: list[tuple[int, RawEvent]], alike: bool) -> None:
        self.events = events
        """The events that all viewers see."""
        self.secret = secret
        """The other events, with their positions in the log of the entry."""
        self.alike = alike
        """Whether all viewers get the same story: no secret event is ever told in words."""
        self.news: News | None = None
        """The story and the beats, if they are the same for all viewers."""


class TableViews:
    """Builds the messages for the viewers of a table, and follows the game for each of them."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.text = text_of(table)
        self._followers: dict[Viewer, Follower] = {}
        """Folding new events into their views is cheaper than a new view. These views are never handed out."""
        self._cached_standing: tuple[int, str] = (0, "")
        """The standing after an entry, because lists of tables are requested often."""
        self._cached_names: tuple[Entry | None, list[str]] | None = None
        """The display names since the latest table entry: moves do not change them."""

    def entry_message(self, entry: Entry, viewer: Viewer) -> EntryInfo:
        """The message of the last entry for one viewer."""
        return self.entry_messages(entry, (viewer,))[viewer]

    def entry_messages(self, entry: Entry, viewers: Iterable[Viewer]) -> dict[Viewer, EntryInfo]:
        """The messages of the last entry for all these viewers."""
        shared = self._build_shared_parts() if entry.kind in IN_THE_GAME else None
        return {viewer: self._entry_message(entry, viewer, shared) for viewer in viewers}

    def _entry_message(self, entry: Entry, viewer: Viewer, shared: SharedParts | None) -> EntryInfo:
        message = _public_part(entry)
        if viewer is not None and viewer == entry.seat:
            message["body"] |= _select_fields(entry, ("orders", "ordered"))
            if entry.kind == "ordered":
                message["orders"] = self._orders(viewer)
        if shared is not None:
            self._add_game_part(message, entry, viewer, shared)
        elif self.table.sitting is not None:
            self._add_question(message, viewer)
        return message

    def snapshot(self, viewer: Viewer, you: list[int], now: int) -> Welcome:
        """A full snapshot of the table, for a client that has just connected."""
        table = self.table
        message: Welcome = {
            "is": "welcome",
            "table": self.info(),
            "you": you,
            "eyes": viewer,
            "seq": table.seq,
            "view": None,
            "past": {"before": [], "events": [], "story": []},
            "entries": [_public_part(entry) for entry in table.recent_table_entries],
            "orders": self._orders(viewer),
            "now": now,
            **self._question(viewer),
        }
        if table.sitting is not None:
            view = table.game.view(table.state, viewer)
            message["view"] = view
            message["past"] = self.past(view, viewer)
        return message

    def info(self) -> TableInfo:
        """What everyone may know about a table."""
        table = self.table
        host = table.host
        return {
            "id": table.id,
            "game": table.settings.game,
            "mode": table.settings.mode,
            "options": table.game.for_everybody(table.options()),
            "cards": table.settings.cards,
            "edition": table.settings.edition,
            "status": table.status,
            "listed": table.settings.listed,
            "clock": cast(ClockInfo, msgspec.to_builtins(table.settings.clock)),
            "seats": [
                {
                    "seat": number,
                    "kind": seat.kind,
                    "name": seat.name,
                    "bot": seat.bot,
                    "host": number == host,
                    "away": seat.away,
                    "stand_in": seat.stand_in,
                    "resigned": seat.resigned,
                    "vacation": seat.vacation,
                }
                for number, seat in enumerate(table.seats)
            ],
            "names": self.names(),
            "commitment": table.commitment,
            "created": table.created,
            "updated": table.updated,
            "seq": table.seq,
            "previous": table.settings.previous,
            "next": table.next,
            "result": table.result(),
            "waiting_for": list(table.waiting_for()),
        }

    def row(self) -> TableRow:
        """The same for a list of tables, with the standing of the game."""
        table = self.table
        if self._cached_standing[0] != table.seq:
            playing = table.status == "playing"
            standing = self.text.standing(table.game.view(table.state, None), self.names()) if playing else ""
            self._cached_standing = table.seq, standing
        return {**self.info(), "standing": self._cached_standing[1]}

    def names(self) -> list[str]:
        """The display names of the sides."""
        table = self.table
        if table.sitting is None:
            return [seat.name for seat in table.seats]
        latest = table.recent_table_entries[-1] if table.recent_table_entries else None
        if self._cached_names is None or self._cached_names[0] is not latest:
            self._cached_names = latest, self.text.names(table.game.view(table.state, None), table.players)
        return self._cached_names[1]

    def refusal(self, refused: CommandRefused) -> str:
        """The reason why a command was refused, in phrases if the game has a text for it."""
        return refused.text if refused.error is None else self.text.refusal(refused.error)

    # --- the game -----------------------------------------------------------------------------------------------------

    def _build_shared_parts(self) -> SharedParts:
        """The parts of the last entry's message that are the same for all viewers."""
        game, state, (start, end) = self.table.game, self.table.state, self.table.last_events
        log = (state.log or [])[start:end]
        secret = [(place, event) for place, event in enumerate(log) if event[-1] != EVERYONE]
        alike = all(event[0] in game.board_events for _, event in secret)
        events = game.filter_events(state, [event for event in log if event[-1] == EVERYONE], None)
        return SharedParts(events, secret, alike)

    def _add_game_part(self, message: EntryInfo, entry: Entry, viewer: Viewer, shared: SharedParts) -> None:
        """Add what has changed in the game to the message of an entry."""
        assert self.table.sitting is not None
        message["play"] = self.table.sitting.play_number
        self._add_last_news(message, self._last_events(viewer, shared), viewer, shared)
        self._add_question(message, viewer)
        if entry.kind in ("started", "taken-back"):
            message["view"] = self.table.game.view(self.table.state, viewer)
        if entry.kind == "started":
            message["orders"] = self._orders(viewer)
        if entry.kind == "taken-back":
            message["past"] = self.past(message["view"], viewer)

    def _follower(self, viewer: Viewer) -> Follower:
        """The follower of a viewer, up to date."""
        table = self.table
        follower = self._followers.get(viewer)
        if follower is None or not follower.has_heard(table.state, table.last_events[1]):
            follower = self._followers[viewer] = Follower(table.game, self.text, table.state, viewer)
        return follower

    def _add_last_news(self, message: EntryInfo, events: list[SeenEvent], viewer: Viewer, shared: SharedParts) -> None:
        """Add the events of the last entry, their beats, and their story, which is built once if all get the same."""
        table = self.table
        follower = self._followers.get(viewer)
        if follower is None or not follower.has_heard(table.state, table.last_events[0]):
            view = self._follower(viewer).view
            news = shared.news or self.tell(events, view)
        elif shared.news is not None:
            follower.fold(table.state, events)
            news = shared.news
        else:
            follower.names = self.names()
            news = follower.take(table.state, events)
        if self.text.same_for_all and len(table.seats) <= 2 and shared.alike:
            shared.news = news
        message["events"] = events
        message["beats"] = news.beat_numbers
        message["story"] = news.story_json

    def _last_events(self, viewer: Viewer, shared: SharedParts) -> list[SeenEvent]:
        """The events of the last entry as a viewer sees them."""
        if not shared.secret:
            return shared.events
        secret = self.table.game.filter_events(self.table.state, [event for _, event in shared.secret], viewer)
        events = list(shared.events)
        for (place, _), event in zip(shared.secret, secret, strict=True):
            events.insert(place, event)
        return events

    def tell(self, events: list[SeenEvent], view: View) -> News:
        """The news of some events for a viewer; `view` is the viewer's view after them."""
        return News(self.text, events, self.text.concerning(events, view), view, self.names())

    def past(self, view: View, viewer: Viewer, reveal: bool = False) -> Past:
        """The events and the story of the current game of a series that concern a viewer, and the milestones before it.

        `reveal` shows everything.
        """
        table = self.table
        assert table.sitting is not None
        log = [(play, event) for play, events in enumerate(table.sitting.standing_plays()) for event in events]
        game, start = table.game, len(log)
        events: list[SeenEvent] = []
        plays: list[int] = []
        is_told: list[int] = []
        told = 0
        while start and told < LONGEST_PAST:
            start -= 1
            play, event = log[start]
            seen = game.filter_event(table.state, event, viewer, reveal)
            if self.text.concerning([seen], view):
                events.append(seen)
                plays.append(play)
                is_told.append(int(event[0] not in game.board_events))
                told += is_told[-1]
                if self.text.begins_game(seen):
                    break
        for each in (events, plays, is_told):
            each.reverse()
        milestones = [event for _, event in log[:start] if event[0] in game.milestones]
        before = game.filter_events(table.state, milestones, viewer, reveal)
        story = self.tell(events, view).sentences
        places = [0, *accumulate(is_told)]
        return {
            "before": before,
            "events": list(compress(events, is_told)),
            "story": [{"after": places[after], "text": said, "play": plays[after - 1]} for after, said in story],
        }

    def _question(self, viewer: Viewer) -> Question:
        """Who owes a decision, and the decision itself if the viewer owes it."""
        table = self.table
        return {
            "decision": self._decision(viewer),
            "waiting_for": list(table.waiting_for()),
            "clock": table.clocks.snapshot(table.updated),
            "can_undo": table.can_undo(viewer),
            "undo_asked": None if table.undo_asked is None else {"seat": table.undo_asked},
        }

    def _add_question(self, message: EntryInfo, viewer: Viewer) -> None:
        question = self._question(viewer)
        message["decision"] = question["decision"]
        message["waiting_for"] = question["waiting_for"]
        message["clock"] = question["clock"]
        message["can_undo"] = question["can_undo"]
        message["undo_asked"] = question["undo_asked"]

    def _orders(self, viewer: Viewer) -> StandingOrders | None:
        """The standing orders that a seat can give, and those that it has given."""
        sitting = self.table.sitting
        if viewer is None or sitting is None or not self.table.available_orders():
            return None
        return {"known": self.table.available_orders(), "given": sorted(sitting.orders[viewer])}

    def _decision(self, viewer: Viewer) -> DecisionData | None:
        table = self.table
        if (
            viewer is None
            or table.status != "playing"
            or viewer not in table.waiting_for()
            or table.has_standing_answer(viewer)
        ):
            return None
        decision = table.game.decision(table.state, viewer)
        if decision is None:
            return None
        return decision_json(table.game, table.state, decision, self.text, self._follower(viewer).view, self.names())


def _public_part(entry: Entry) -> EntryInfo:
    """The part of an entry's message that all viewers get."""
    body = _select_fields(entry, _PUBLIC_FIELDS.get(entry.kind, ()))
    return {"seq": entry.seq, "kind": entry.kind, "seat": entry.seat, "at": entry.at, "body": body}


def _select_fields(entry: Entry, fields: Iterable[str]) -> EntryBody:
    """Some fields of an entry's body, as far as it has them."""
    return cast(EntryBody, {name: entry.body[name] for name in fields if name in entry.body})


def full_story(table: Table, viewer: Viewer, game: Game) -> list[StoryLine]:
    """The game so far in sentences, each with the number of its play, as a viewer may see it."""
    if table.sitting is None:
        return []
    view = game.view(table.state, viewer)
    events: list[SeenEvent] = []
    plays: list[int] = []
    for number, play in enumerate(table.sitting.standing_plays()):
        events += game.filter_events(table.state, play, viewer)
        plays += [number] * len(play)
    story = TableViews(table).tell(events, view).sentences
    return [{"play": plays[after - 1], "text": said} for after, said in story]
