"""No seat or spectator ever gets a card that its view would not show."""

from pathlib import Path
from typing import Any

import pytest

import pennant
from pennant.kernel.follower import Follower, News
from pennant.server.entries import Entry
from pennant.server.table_views import TableViews, Viewer
from tests.server.inside import server_inside
from tests.server.sniffer import GAMES, Leak, listen_to_a_game

pytestmark = pytest.mark.slow

MOVES = 150
"""Moves of each game; `python -m tests.server.sniffer` plays whole games."""
FEW = 60
"""Moves within which a leak must be detected."""
KINDS = {name: number for number, (name, *_) in reversed(list(enumerate(GAMES)))}
"""The first case of each game."""
HANDS = {"highlights": "sides", "fantasy": "managers", "clutch": "teams"}
"""Where the views of a game contain the hands of all seats."""


@pytest.mark.parametrize("number", range(len(GAMES)))
async def test_messages_reveal_only_what_recipient_may_know(tmp_path: Path, number: int) -> None:
    async with server_inside(tmp_path) as inside:
        assert await listen_to_a_game(inside, number, MOVES) > 50


async def found(home: Path, game: str) -> bool:
    async with server_inside(home) as inside:
        try:
            await listen_to_a_game(inside, KINDS[game], FEW)
        except Leak:
            return True
    return False


@pytest.mark.parametrize("game", KINDS)
async def test_sniffer_detects_public_secret_events(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str) -> None:
    tell = TableViews.entry_message

    def leak(self: TableViews, entry: Entry, eyes: Viewer) -> Any:
        message, table = tell(self, entry, eyes), self.table
        if "events" in message and table.sitting is not None:
            start, end = table.last_events
            log = table.sitting.log[start:end]
            message["events"] = [table.game.filter_event(table.state, event, None, reveal=True) for event in log]
        return message

    monkeypatch.setattr(TableViews, "entry_message", leak)
    assert await found(tmp_path, game)


@pytest.mark.parametrize("game", KINDS)
async def test_sniffer_detects_view_of_other_seat(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str) -> None:
    welcome = TableViews.snapshot

    def leak(self: TableViews, eyes: Viewer, you: list[int], now: int) -> Any:
        message = welcome(self, eyes, you, now)
        return {**message, "view": self.table.game.view(self.table.state, 0)}

    monkeypatch.setattr(TableViews, "snapshot", leak)
    assert await found(tmp_path, game)


@pytest.mark.parametrize("game", KINDS)
async def test_sniffer_detects_view_with_secrets(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str) -> None:
    """A bug in the game itself, which the server cannot detect."""
    rules = type(pennant.game(game))
    view = rules.view

    def leak(self: pennant.Game, state: pennant.State, seat: Viewer, reveal: bool = False) -> Any:
        shown = view(self, state, seat, reveal)
        for other in range(state.seats):
            shown[HANDS[game]][other]["hand"] = view(self, state, other)[HANDS[game]][other]["hand"]
        return shown

    monkeypatch.setattr(rules, "view", leak)
    monkeypatch.setattr(Follower, "has_heard", lambda *_: False)  # events do not fit a view that shows too much
    assert await found(tmp_path, game)


@pytest.mark.parametrize("game", KINDS)
async def test_sniffer_detects_story_with_secrets(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str) -> None:
    tell = TableViews.tell

    def leak(self: TableViews, *arguments: Any) -> News:
        state = self.table.state
        views = [self.table.game.view(state, seat)[HANDS[game]][seat] for seat in range(state.seats)]
        hands = [card for own in views for card in own["hand"]]
        news = tell(self, *arguments)
        news.sentences.append((1, f"in their hands: {', '.join(hands)}"))
        return news

    monkeypatch.setattr(TableViews, "tell", leak)
    assert await found(tmp_path, game)


@pytest.mark.parametrize("game", KINDS)
async def test_sniffer_detects_page_with_secrets(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str) -> None:
    def opened(self: Any) -> None:
        rules, state = self.table.game, self.table.state
        self.events = [rules.filter_event(state, event, None, reveal=True) for event in state.log]
        self.view = rules.view(state, None, reveal=True)
        self.names = self.text.names(self.view, self.table.players)

    monkeypatch.setattr("pennant.server.papers._Paper._collect", opened)
    assert await found(tmp_path, game)
