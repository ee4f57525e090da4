"""Score sheets and stories of games as pages in one language.

While a game runs they show what a spectator sees; when it is over, nothing is hidden any more.
"""

from datetime import UTC, datetime
from typing import Any

import msgspec

from pennant.kernel.events import SeenEvent, View
from pennant.kernel.text import GameText
from pennant.server.entries import Entry
from pennant.server.errors import CommandRefused
from pennant.server.pages.shell import words_in
from pennant.server.table import Table, replay

Data = dict[str, Any]


class Chapter(msgspec.Struct, frozen=True):
    """A chapter of a story."""

    title: str
    lines: list[str]


def score_of(id: str, entries: list[Entry], cards: Any, lang: str) -> Data:
    """The content of a table's score page."""
    return _Paper(_table(id, entries, cards), lang).score()


def story_of(id: str, entries: list[Entry], cards: Any, lang: str) -> Data:
    """The content of a table's story page."""
    return _Paper(_table(id, entries, cards), lang).story()


def _table(id: str, entries: list[Entry], cards: Any) -> Table:
    table = replay(id, entries, cards)
    if table.status == "removed":
        raise CommandRefused("unknown", "this table was removed")
    return table


class _Paper:
    """Builds the pages of a table in one language."""

    def __init__(self, table: Table, lang: str) -> None:
        self.table = table
        self.say = words_in(lang).say
        self.text: GameText = table.game.text(lang, table.cards)
        self.view: View = {}
        self.events: list[SeenEvent] = []
        self.names = [seat.name for seat in table.seats]
        if table.sitting is not None:
            self._collect()

    def _collect(self) -> None:
        """Collect the events and the view that everyone may see now."""
        game, state, over = self.table.game, self.table.state, self.table.status == "over"
        assert self.table.sitting is not None
        self.events = game.filter_events(state, self.table.sitting.standing_log(), None, reveal=over)
        self.view = game.view(state, None, reveal=over)
        self.names = self.text.names(self.view, self.table.players)

    def score(self) -> Data:
        if self.table.sitting is None:
            return {**self._about(self.text.mode(self.table.settings.mode)), "sections": []}
        paper = self.text.paper(self.events, self.view, self.names)
        return {**self._about(paper.headline), "sections": paper.sections}

    def story(self) -> Data:
        if self.table.sitting is None:
            return {**self._about(self.text.mode(self.table.settings.mode)), "chapters": []}
        headline = self.text.paper(self.events, self.view, self.names).headline
        return {**self._about(headline), "chapters": self._chapters()}

    def _chapters(self) -> list[Chapter]:
        """The story in chapters, one for each game of a series."""
        begins = [place for place, event in enumerate(self.events) if self.text.begins_game(event)]
        places = {id(event): place for place, event in enumerate(self.events)}
        parts: dict[int, list[str]] = {}
        for last, sentence in self.text.sentences(self.events, self.view, self.names):
            part = sum(begin <= places[id(last)] for begin in begins)
            parts.setdefault(part, []).append(sentence)
        return [_chapter(lines) if part else Chapter(self.say("papers-before"), lines) for part, lines in parts.items()]

    # --- the table ----------------------------------------------------------------------------------------------------

    def _about(self, headline: str) -> Data:
        table = self.table
        day = self.say("papers-day-of", date=datetime.fromtimestamp(table.updated / 1000, UTC))
        mode, players = self.text.mode(table.settings.mode), ", ".join(self._players())
        facts = [("game", f"{table.game.title} · {mode}"), ("players", players), ("day", day)]
        if ended := self._abnormal_end():
            facts.append(("ended", ended))
        return {
            "headline": headline,
            "title": f"{headline} · {table.game.title}",
            "about": f"{mode} · {players} · {day}",
            "facts": facts,
            "running": table.status == "playing",
            "over": table.status == "over" and table.sitting is not None,
            "listed": table.settings.listed,
        }

    def _players(self) -> list[str]:
        """The names at all seats: people with their teams, and bots marked as bots."""
        teams = self.text.names(self.view) if self.view else self.names
        found = []
        for seat, name, team in zip(self.table.seats, self.names, teams, strict=False):
            if seat.kind == "open":
                found.append(self.say("papers-open"))
            elif seat.kind == "bot":
                found.append(self.say("papers-bot", name=name, bot=seat.bot or ""))
            else:
                found.append(name if name == team else f"{name} ({team})")
        return found

    def _abnormal_end(self) -> str:
        """How the game ended, if it was not played to its end."""
        table = self.table
        if table.reason == "resigned":
            gone = [name for seat, name in zip(table.seats, self.names, strict=False) if seat.resigned]
            return self.say("papers-resigned", name=", ".join(gone))
        return self.say("papers-expired") if table.reason == "expired" else ""


def _chapter(lines: list[str]) -> Chapter:
    """A chapter whose first sentence is its title."""
    return Chapter(lines[0], lines[1:])
