"""What one viewer is told: of an entry, and of the whole table. Everything that leaves the server is made here.

Words leave as phrases (see `pennant.kernel.words`): the reader's own language is put in where they are read.
"""

from collections.abc import Iterable
from functools import cache
from itertools import accumulate, compress
from typing import Any, NamedTuple

import msgspec

import pennant
from pennant.kernel.decision_json import decision_json, story_json
from pennant.kernel.game import Game
from pennant.kernel.state import EVERYONE, RawEvent, State
from pennant.kernel.text import GameText
from pennant.kernel.words import PHRASES
from pennant.server.entries import IN_THE_GAME, Entry
from pennant.server.table import Refused, Table

Eyes = int | None
"""A seat, or a spectator."""
Data = dict[str, Any]

MOST_PAST = 400
_TOLD = {
    "sat": ("name", "bot"),
    "named": ("name",),
    "said": ("phrase", "text"),
    "away": ("until",),
    "stand-in": ("why", "bot"),
    "vacation": ("until",),
    "undo-answered": ("yes",),
    "rematch": ("table",),
}
"""What of an entry's body is for everybody. What a move was is told by its events, to those who may know it."""


@cache
def _own_text(game: str) -> GameText:
    return pennant.game(game).text(PHRASES)


def text_of(table: Table) -> GameText:
    """A game in phrases."""
    own = table.settings.cards is None
    return _own_text(table.game.name) if own else table.game.text(PHRASES, table.cards)


class Kept(NamedTuple):
    """What one viewer sees: the view of a state with so many events in its log."""

    state: State
    """Another one after a move was taken back by consent."""
    events: int
    view: Data


class Shared:
    """What all viewers are told of one entry in the same words: it is told once."""

    def __init__(self, events: list[Data], secret: list[tuple[int, RawEvent]], alike: bool) -> None:
        self.events = events
        """Those that everybody sees."""
        self.secret = secret
        """The others, and the places where they belong."""
        self.alike = alike
        """Whether there are no others, but for some that are never told in words."""
        self.story: list[Data] | None = None


class Telling:
    """A table as its viewers are told of it; keeps what each of them was shown last."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.text = text_of(table)
        self._kept: dict[Eyes, Kept] = {}
        """What everybody sees. Events are folded into it, which is cheaper than a new view: it is never handed out."""
        self._standing: tuple[int, str] = (0, "")
        """How the game stood after an entry; lists of tables are asked for again and again."""
        self._names: tuple[Entry | None, list[str]] | None = None
        """What the sides are called since an entry: moves change nothing about it."""

    def entry(self, entry: Entry, eyes: Eyes) -> Data:
        """The last entry of the table for one viewer."""
        return self.told(entry, (eyes,))[eyes]

    def told(self, entry: Entry, viewers: Iterable[Eyes]) -> dict[Eyes, Data]:
        """The last entry of the table for all who are there."""
        shared = self._shared() if entry.kind in IN_THE_GAME else None
        return {eyes: self._told(entry, eyes, shared) for eyes in viewers}

    def _told(self, entry: Entry, eyes: Eyes, shared: Shared | None) -> Data:
        message = _for_all(entry)
        if eyes is not None and eyes == entry.seat:
            message["body"] |= {name: entry.body[name] for name in ("orders", "ordered") if name in entry.body}
            if entry.kind == "ordered":
                message["orders"] = self._orders(eyes)
        if shared is not None:
            message |= self._game_part(entry, eyes, shared)
        elif self.table.sitting is not None:
            message |= self._question(eyes)
        return message

    def welcome(self, eyes: Eyes, you: list[int], now: int) -> Data:
        """All that somebody needs who has just come."""
        table = self.table
        message: Data = {
            "is": "welcome",
            "table": self.info(),
            "you": you,
            "eyes": eyes,
            "seq": table.seq,
            "view": None,
            "past": {"before": [], "events": [], "story": []},
            "entries": [_for_all(entry) for entry in table.around],
            "orders": self._orders(eyes),
            "now": now,
            **self._question(eyes),
        }
        if table.sitting is not None:
            message["view"] = table.game.view(table.state, eyes)
            message["past"] = self.past(message["view"], eyes)
        return message

    def info(self) -> Data:
        """What everybody may know about a table."""
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
            "clock": msgspec.to_builtins(table.settings.clock),
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

    def row(self) -> Data:
        """The same for a list of tables, with how the game stands."""
        table = self.table
        if self._standing[0] != table.seq:
            playing = table.status == "playing"
            standing = self.text.standing(table.game.view(table.state, None), self.names()) if playing else ""
            self._standing = table.seq, standing
        return {**self.info(), "standing": self._standing[1]}

    def names(self) -> list[str]:
        """What the sides are called."""
        table = self.table
        if table.sitting is None:
            return [seat.name for seat in table.seats]
        latest = table.around[-1] if table.around else None
        if self._names is None or self._names[0] is not latest:
            self._names = latest, self.text.names(table.game.view(table.state, None), table.players)
        return self._names[1]

    def refusal(self, refused: Refused) -> str:
        """Why a command was refused, in phrases where the game has words for it."""
        return refused.text if refused.error is None else self.text.refusal(refused.error)

    # --- the game -----------------------------------------------------------------------------------------------------

    def _shared(self) -> Shared:
        """What of the last entry's events is for everybody."""
        game, state, (start, end) = self.table.game, self.table.state, self.table.told
        log = (state.log or [])[start:end]
        secret = [(place, event) for place, event in enumerate(log) if event[-1] != EVERYONE]
        alike = all(event[0] in game.board_events for _, event in secret)
        return Shared([game.seen(state, event, None) for event in log if event[-1] == EVERYONE], secret, alike)

    def _game_part(self, entry: Entry, eyes: Eyes, shared: Shared) -> Data:
        assert self.table.sitting is not None
        events = self._events(eyes, shared)
        part: Data = {
            "play": self.table.sitting.play_number,
            "events": events,
            "story": self._story_now(events, eyes, shared),
            **self._question(eyes),
        }
        if entry.kind in ("started", "taken-back"):
            part["view"] = self.table.game.view(self.table.state, eyes)
        if entry.kind == "started":
            part["orders"] = self._orders(eyes)
        if entry.kind == "taken-back":
            part["past"] = self.past(part["view"], eyes)
        return part

    def _view(self, eyes: Eyes, news: list[Data] | None = None) -> Data:
        """What these eyes see now; `news` are the events of the last entry."""
        table = self.table
        start, end = table.told
        kept = self._kept.get(eyes)
        if kept is not None and kept.state is table.state and kept.events == end:
            return kept.view
        if kept is not None and kept.state is table.state and kept.events == start and news is not None:
            view, fold = kept.view, table.game.fold
            for event in news:
                fold(view, event)
        else:
            view = table.game.view(table.state, eyes)
        self._kept[eyes] = Kept(table.state, end, view)
        return view

    def _story_now(self, events: list[Data], eyes: Eyes, shared: Shared) -> list[Data]:
        """The story of the last entry. Where two see the same and are told the same, it is told once."""
        if shared.story is not None:
            self._view(eyes, events)
            return shared.story
        before = self._kept[eyes].view if eyes in self._kept else self._view(eyes)
        mine = self.text.concerning(events, before)
        story = story_json(self.text, events, mine, self._view(eyes, events), self.names())
        if self.text.same_for_all and len(self.table.seats) <= 2 and shared.alike:
            shared.story = story
        return story

    def _events(self, eyes: Eyes, shared: Shared) -> list[Data]:
        """The events of the last entry as these eyes see them."""
        if not shared.secret:
            return shared.events
        game, state = self.table.game, self.table.state
        events = list(shared.events)
        for place, event in shared.secret:
            events.insert(place, game.seen(state, event, eyes))
        return events

    def story(self, events: list[Data], before: Data, after: Data) -> list[Data]:
        """Events in words, each sentence with the number of events that have happened by then."""
        return story_json(self.text, events, self.text.concerning(events, before), after, self.names())

    def past(self, view: Data, eyes: Eyes, reveal: bool = False) -> Data:
        """What is this viewer's business of the game of a series that is being played, and the milestones before it.

        `reveal` opens all.
        """
        table = self.table
        assert table.sitting is not None
        log = [(play, event) for play, events in enumerate(table.sitting.standing_plays()) for event in events]
        game, start = table.game, len(log)
        events: list[Data] = []
        plays: list[int] = []
        heard: list[bool] = []
        while start and len(events) < MOST_PAST:
            start -= 1
            play, event = log[start]
            seen = game.seen(table.state, event, eyes, reveal)
            if self.text.concerning([seen], view):
                events.append(seen)
                plays.append(play)
                heard.append(event[0] not in game.board_events)
                if self.text.begins_game(seen):
                    break
        for each in (events, plays, heard):
            each.reverse()
        before = [
            game.seen(table.state, event, eyes, reveal) for _, event in log[:start] if event[0] in game.milestones
        ]
        story = self.story(events, view, view)
        places = [0, *accumulate(heard)]
        return {
            "before": before,
            "events": list(compress(events, heard)),
            "story": [
                {"after": places[line["after"]], "text": line["text"], "play": plays[line["after"] - 1]}
                for line in story
            ],
        }

    def _question(self, eyes: Eyes) -> Data:
        """Who is asked, and what, if it is the viewer."""
        table = self.table
        return {
            "decision": self._decision(eyes),
            "waiting_for": list(table.waiting_for()),
            "clock": table.clocks.now(table.updated),
            "can_undo": table.can_undo(eyes),
            "undo_asked": None if table.undo_asked is None else {"seat": table.undo_asked},
        }

    def _orders(self, eyes: Eyes) -> Data | None:
        """The standing orders of a seat: those that can be given, and those that are."""
        sitting = self.table.sitting
        if eyes is None or sitting is None or not self.table.orders():
            return None
        return {"known": self.table.orders(), "given": sorted(sitting.orders[eyes])}

    def _decision(self, eyes: Eyes) -> Data | None:
        table = self.table
        if (
            eyes is None
            or table.status != "playing"
            or eyes not in table.waiting_for()
            or table.has_standing_answer(eyes)
        ):
            return None
        decision = table.game.decision(table.state, eyes)
        if decision is None:
            return None
        return decision_json(table.game, table.state, decision, self.text, self._view(eyes), self.names())


def _for_all(entry: Entry) -> Data:
    """What of an entry is for everybody."""
    kept = {name: entry.body[name] for name in _TOLD.get(entry.kind, ()) if name in entry.body}
    return {"seq": entry.seq, "kind": entry.kind, "seat": entry.seat, "at": entry.at, "body": kept}


def whole_story(table: Table, eyes: Eyes, game: Game) -> list[Data]:
    """The game so far in sentences, each with the number of its play, as a viewer may know it."""
    if table.sitting is None:
        return []
    view = game.view(table.state, eyes)
    events: list[Data] = []
    plays: list[int] = []
    for number, play in enumerate(table.sitting.standing_plays()):
        events += [game.seen(table.state, event, eyes) for event in play]
        plays += [number] * len(play)
    story = Telling(table).story(events, view, view)
    return [{"play": plays[line["after"] - 1], "text": line["text"]} for line in story]
