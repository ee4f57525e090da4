"""No seat, and no spectator, is ever sent a card that its view would not show."""

from pathlib import Path
from typing import Any

import pytest

from pennant.server.entries import Entry
from pennant.server.telling import Eyes, Telling
from tests.server.inside import server_inside
from tests.server.sniffer import GAMES, Leak, listen_to_a_game

pytestmark = pytest.mark.slow

MOVES = 150
"""Of each game; `python -m tests.server.sniffer` listens to whole games."""


@pytest.mark.parametrize("number", range(len(GAMES)))
async def test_all_that_is_sent_in_a_game_is_known_to_whom_it_is_sent(tmp_path: Path, number: int) -> None:
    async with server_inside(tmp_path) as inside:
        assert await listen_to_a_game(inside, number, MOVES) > 50


async def found(home: Path) -> bool:
    async with server_inside(home) as inside:
        try:
            await listen_to_a_game(inside, 7)
        except Leak:
            return True
    return False


async def test_the_sniffer_finds_events_that_are_told_to_everybody(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    tell = Telling.entry

    def leaky(self: Telling, entry: Entry, eyes: Eyes) -> Any:
        message, table = tell(self, entry, eyes), self.table
        if "events" in message and table.sitting is not None:
            start, end = table.told
            log = table.sitting.log[start:end]
            message["events"] = [table.game.seen(table.state, event, None, reveal=True) for event in log]
        return message

    monkeypatch.setattr(Telling, "entry", leaky)
    assert await found(tmp_path)


async def test_the_sniffer_finds_the_view_of_somebody_else(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    welcome = Telling.welcome

    def leaky(self: Telling, eyes: Eyes, you: list[int], now: int) -> Any:
        message = welcome(self, eyes, you, now)
        return {**message, "view": self.table.game.view(self.table.state, 0)}

    monkeypatch.setattr(Telling, "welcome", leaky)
    assert await found(tmp_path)


async def test_the_sniffer_finds_a_story_that_tells_too_much(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    story = Telling.story

    def leaky(self: Telling, *arguments: Any) -> Any:
        hand = [
            card for side in range(2) for card in self.table.game.view(self.table.state, side)["sides"][side]["hand"]
        ]
        return [*story(self, *arguments), {"after": 1, "text": f"in their hands: {', '.join(hand)}"}]

    monkeypatch.setattr(Telling, "story", leaky)
    assert await found(tmp_path)
