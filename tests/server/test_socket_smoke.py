"""A smoke test of the table socket for ./check --fast; test_sockets.py and test_cut_socket.py have the details."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import msgspec
import pytest
from websockets.asyncio.client import connect

from tests.server.client import Data, Person, Player, Refusal
from tests.server.inside import server_inside
from tests.server.wire import assert_is_message


@pytest.fixture
async def players(tmp_path: Path) -> AsyncIterator[list[Player]]:
    """Ann and Ben, who have sat down at a new table over HTTP and are connected to it."""
    async with server_inside(tmp_path) as inside:
        ann, ben = [await asyncio.to_thread(Person, inside.url, name) for name in ("Ann", "Ben")]
        made = await asyncio.to_thread(ann.create)
        table = made["table"]["id"]
        tokens = [made["tokens"], (await asyncio.to_thread(ben.sit, table, 1))["tokens"]]
        connected = [Player(inside.url, table, each) for each in tokens]
        for player in connected:
            await player.connect()
        yield connected
        for player in connected:
            await player.close()


def first_action(player: Player) -> int:
    assert player.decision is not None
    action: int = player.decision["choices"][0]["action"]
    return action


def messages(player: Player) -> list[Data]:
    """Everything that a player has received, decoded."""
    return [msgspec.json.decode(text) for text in player.messages]


async def test_move_is_acknowledged_and_broadcast_once(players: list[Player]) -> None:
    ann, ben = players
    assert [seat["name"] for seat in ben.info["seats"]] == ["Ann", "Ben"]
    before = ann.seq
    assert before is not None
    action = first_action(ann)
    assert await ann.move(action, id="first", seq=before) == before + 1
    assert await ann.move(action, id="first", seq=before) == before + 1, "a repeated command is not carried out again"
    await ben.until(lambda player: before + 1 in player.entries)
    for player in players:
        moves = [each for each in messages(player) if each["is"] == "entry" and each["kind"] == "move"]
        assert [(move["seq"], move["seat"]) for move in moves] == [(before + 1, 0)]


async def test_seat_is_played_by_its_owner_only(players: list[Player]) -> None:
    ann, ben = players
    action = first_action(ben)
    with pytest.raises(Refusal, match="not-yours"):
        await ann.move(action, seat=1)
    spectator = Player(ann.url.replace("ws", "http", 1), ann.table)
    await spectator.connect()
    with pytest.raises(Refusal, match="not-yours"):
        await spectator.move(action, seat=1)
    assert spectator.decision is None
    assert spectator.view != ben.view, "a spectator does not see Ben's hand"
    await spectator.close()
    assert ben.seq is not None
    assert await ben.move(action) == ben.seq


async def test_ping_and_bye_match_their_schemas(players: list[Player]) -> None:
    ann, _ = players
    async with connect(f"{ann.url}/ws/tables/{ann.table}", proxy=None) as socket:
        await socket.send('{"do": "hello"}')
        await socket.send('{"do": "ping"}')
        heard = [msgspec.json.decode(await socket.recv()) for _ in range(3)]
    async with connect(f"{ann.url}/ws/tables/maple-22222", proxy=None) as socket:
        await socket.send('{"do": "hello"}')
        heard.append(msgspec.json.decode(await socket.recv()))
    assert [each["is"] for each in heard] == ["welcome", "ready", "pong", "bye"]
    for message in heard:
        assert_is_message(message)


async def test_resume_sends_missing_entries_once(players: list[Player]) -> None:
    ann, ben = players
    assert ann.seq is not None
    last = ann.seq
    ann.cut()
    moved = await ben.move(first_action(ben))
    said = await ben.command(do="say", phrase="hello")
    ann.messages.clear()
    await ann.connect()
    assert [each["is"] for each in messages(ann)] == ["resumed", "entry", "entry", "table", "ready"]
    assert sorted(ann.entries) == [moved, said] == [last + 1, last + 2]
    fresh = Player(ann.url.replace("ws", "http", 1), ann.table, ann.tokens)
    await fresh.connect()
    assert (fresh.seq, fresh.view, fresh.decision) == (ann.seq, ann.view, ann.decision)
    await fresh.close()
    await ann.move(first_action(ann))
