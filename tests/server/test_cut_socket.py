"""Cut connections, sleeping clients and several tabs do not change what happens at a table."""

import asyncio
from pathlib import Path
from random import Random
from socket import SO_RCVBUF, SOL_SOCKET
from typing import Any

import pytest

from pennant.server import sockets
from tests.server.client import ConnectionClosed, Player, Refusal
from tests.server.conftest import StandingClock
from tests.server.cut_games import CUT_GAMES, CUTS, CutGame, compare_with_cuts
from tests.server.inside import eventually, server_inside
from tests.server.retrying import hear_all, play_in_turn

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("storm", CUT_GAMES, ids=lambda storm: storm.game)
async def test_game_over_fifty_cut_connections_is_unchanged(tmp_path: Path, storm: CutGame) -> None:
    async with server_inside(tmp_path) as inside:
        assert await compare_with_cuts(inside, storm) == CUTS


@pytest.mark.parametrize("moment", ["before it is heard", "before it is answered", "after it is answered"])
async def test_repeated_command_is_executed_once(tmp_path: Path, moment: str) -> None:
    async with server_inside(tmp_path) as inside:
        table, tokens = await inside.new_table("highlights", "single", 2)
        players = [Player(inside.url, table, mine) for mine in tokens]
        for player in players:
            await player.connect()
        ann = next(player for player in players if player.decision)
        assert ann.decision
        frame = {
            "do": "move", "id": "once", "seat": ann.eyes, "seq": ann.seq,
            "action": ann.decision["choices"][0]["action"],
        }  # fmt: skip
        await ann._send(frame)
        if moment == "before it is answered":
            await asyncio.sleep(0.002)
        elif moment == "after it is answered":
            await ann.until(lambda player: "once" in player._answers)
        ann.cut()
        for _ in range(3):
            await ann.connect()
            assert await ann.command(**frame) == 5
            ann.cut()
        assert [entry.kind for entry in await inside.entries(table)] == ["created", "sat", "sat", "started", "move"]
        for player in players:
            await player.close()


async def test_resume_without_missed_entries_does_not_replay(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with server_inside(tmp_path) as inside:
        table, tokens = await inside.new_table("highlights", "single", 2)
        ann, bob = players = [Player(inside.url, table, mine) for mine in tokens]
        for player in players:
            await player.connect()
        asked = 0
        since = inside.table_service.messages_since

        async def count_calls(*arguments: Any) -> list[Any] | None:
            nonlocal asked
            asked += 1
            return await since(*arguments)

        monkeypatch.setattr(inside.table_service, "messages_since", count_calls)
        ann.cut()
        await ann.connect()
        assert asked == 0
        ann.cut()
        assert bob.decision
        await bob.move(bob.decision["choices"][0]["action"])
        await ann.connect()
        assert asked == 1
        assert ann.seq == bob.seq == 5
        for player in players:
            await player.close()


async def test_move_is_broadcast_after_sender_disconnects(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with server_inside(tmp_path) as inside:
        table, tokens = await inside.new_table("highlights", "single", 2)
        players = [Player(inside.url, table, mine) for mine in tokens]
        for player in players:
            await player.connect()
        ann = next(player for player in players if player.decision)
        assert ann.decision
        begun, held = asyncio.Event(), asyncio.Event()
        write = inside.table_service.writer.write

        async def write_slowly(*arguments: Any) -> bool:
            begun.set()
            await held.wait()
            return await write(*arguments)

        monkeypatch.setattr(inside.table_service.writer, "write", write_slowly)
        action = ann.decision["choices"][0]["action"]
        await ann._send({"do": "move", "id": "gone", "seat": ann.eyes, "seq": ann.seq, "action": action})
        await asyncio.wait_for(begun.wait(), 60)
        subscribers = inside.table_service.loaded_tables[table].subscribers
        gone = next(each for each in subscribers if each.viewer == ann.eyes)
        gone.close("slow")  # the connection is closed while its command is being executed
        await eventually(lambda: gone not in subscribers)
        held.set()
        other = players[1 - (ann.eyes or 0)]
        await other.until(lambda player: player.seq == 5)
        assert (await inside.entries(table))[-1].kind == "move"
        await other.close()


async def test_slow_client_is_disconnected_and_catches_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sockets, "LONGEST_QUEUE", 20)
    monkeypatch.setattr(sockets, "LONGEST_RESUME", 10)
    async with server_inside(tmp_path, buffer=8192) as inside:
        table, tokens = await inside.new_table("highlights", "standard", 2)
        players: list[Player] = [Player(inside.url, table, mine) for mine in tokens]
        for player in players:
            await player.connect()
        sleeper = Player(inside.url, table, tokens[0])
        await sleeper.connect()
        assert sleeper._socket is not None
        sleeper._socket.transport.get_extra_info("socket").setsockopt(SOL_SOCKET, SO_RCVBUF, 8192)
        sleeper._socket.transport.pause_reading()
        await play_in_turn(players, Random(3))
        sleeper._socket.transport.resume_reading()
        with pytest.raises(ConnectionClosed):
            await hear_all(sleeper)
        assert '"code":"slow"' in sleeper.messages[-1]
        await sleeper.connect()
        assert sleeper.seq == players[0].seq
        assert sleeper.view == players[0].view
        for player in players:
            await player.close()
        await sleeper.close()


async def test_idle_client_is_disconnected_and_resumes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, clock: StandingClock
) -> None:
    monkeypatch.setattr(sockets, "IDLE_TIMEOUT", 0.3)
    async with server_inside(tmp_path) as inside:
        table, tokens = await inside.new_table("highlights", "single", 2)
        ann, bob = (Player(inside.url, table, mine) for mine in tokens)
        await ann.connect()
        clock.by(0.4)
        with pytest.raises(ConnectionClosed) as closed:
            await hear_all(ann)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4408
        assert '"code":"quiet"' in ann.messages[-1]
        await bob.connect()
        await bob.command(do="say", phrase="hello")
        await ann.connect()
        assert [ann.entries[number]["kind"] for number in sorted(ann.entries)] == ["said"]
        for _ in range(4):
            await asyncio.sleep(0.15)
            clock.by(0.2)
            ann.messages.clear()
            await ann._send({"do": "ping"})
            await ann.until(lambda player: player.messages == ['{"is":"pong"}'])
        await ann.close()
        await bob.close()


async def test_two_tabs_get_same_entries_and_one_move_counts(tmp_path: Path) -> None:
    async with server_inside(tmp_path) as inside:
        table, tokens = await inside.new_table("highlights", "single", 2)
        tabs = [Player(inside.url, table, tokens[0]) for _ in range(2)]
        bob = Player(inside.url, table, tokens[1])
        for player in (*tabs, bob):
            await player.connect()
        while tabs[0].decision is None:
            assert bob.decision
            await bob.move(bob.decision["choices"][0]["action"])
            await tabs[0].until(lambda tab: tab.seq == bob.seq)
        await tabs[1].until(lambda tab: tab.seq == tabs[0].seq)
        assert tabs[0].decision == tabs[1].decision
        assert tabs[0].decision is not None
        first, *_, last = tabs[0].decision["choices"]
        answers = await asyncio.gather(
            tabs[0].move(first["action"]), tabs[1].move(last["action"]), return_exceptions=True
        )
        refused = [answer for answer in answers if isinstance(answer, Refusal)]
        made = [answer for answer in answers if isinstance(answer, int)]
        assert len(refused) == len(made) == 1
        assert refused[0].code in ("stale", "illegal")
        for tab in tabs:
            await tab.until(lambda tab: tab.seq == made[0])
        assert tabs[0].view == tabs[1].view
        for player in (*tabs, bob):
            await player.close()


async def test_look_switches_only_between_own_seats(tmp_path: Path) -> None:
    async with server_inside(tmp_path) as inside:
        table, tokens = await inside.new_table("highlights", "single", 2)
        both = Player(inside.url, table, {**tokens[0], **tokens[1]})
        await both.connect()
        assert both.view["viewer"] == both.eyes == 0
        for wanted, seen in ((1, 1), (None, None), (0, 0), (7, None)):
            await look(both, wanted)
            assert both.view["viewer"] == seen
        guest = Player(inside.url, table, tokens[1])
        await guest.connect()
        await look(guest, 0)
        assert guest.view["viewer"] is None
        await both.close()
        await guest.close()


async def look(player: Player, eyes: int | None) -> None:
    player.messages.clear()
    await player._send({"do": "look", "eyes": eyes})
    await player.until(lambda player: '{"is":"ready"}' in player.messages)
