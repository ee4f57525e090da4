"""Players that reconnect and resend unacknowledged commands, and a proxy that cuts connections."""

import asyncio
import secrets
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, suppress
from random import Random
from typing import Any

from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

from tests.server.client import Data, Player, Refusal

LOST = (ConnectionClosed, InvalidHandshake, InvalidMessage, OSError)
PATIENCE = 120.0
"""Seconds of attempts to reconnect."""


class RetryingPlayer(Player):
    """A player that reconnects and retries."""

    def __init__(self, *arguments: Any, **more: Any) -> None:
        super().__init__(*arguments, **more)
        self.connections = 0
        """The number of connections so far."""
        self.acknowledged: dict[str, int] = {}
        """The numbers of acknowledged entries, by the ids of their commands."""
        self._connecting = False

    async def connect(self) -> None:
        """Retry until connected."""
        self._connecting = True
        self.cut()
        give_up_at = time.monotonic() + PATIENCE
        while time.monotonic() < give_up_at:
            with suppress(*LOST):
                await super().connect()
                self.connections += 1
                self._connecting = False
                return
            self.cut()
            await asyncio.sleep(0.05 + 0.1 * secrets.randbelow(100) / 100)
        raise AssertionError("the server does not answer any more")

    async def hear(self) -> Data:
        try:
            return await super().hear()
        except TimeoutError:
            raise AssertionError(f"table {self.table}: no message for a minute") from None
        except LOST:
            if self._connecting:
                raise
            await self.connect()
            return {"is": "connected"}

    async def command(self, **frame: Any) -> int:
        """Send a command, and again after each reconnect with the same id, until it is answered."""
        name = frame.setdefault("id", secrets.token_hex(6))
        frame.setdefault("seat", self.eyes)
        frame.setdefault("seq", self.seq)
        sent_on = 0
        while name not in self._answers:
            if sent_on != self.connections:
                sent_on = self.connections
                try:
                    await self._send(frame)
                except LOST:
                    await self.connect()
                    continue
            await self.hear()
        answer = self._answers.pop(name)
        if answer["is"] == "no":
            if answer["code"] != "busy":
                raise Refusal(answer)
            await asyncio.sleep(0.2)
            return await self.command(**frame)
        self.acknowledged[name] = int(answer["seq"])
        return int(answer["seq"])


class CutProxy:
    """A proxy that cuts the connection after given numbers of bytes, in either direction, in the middle of a frame."""

    def __init__(self, port: int, lengths: Iterator[int]) -> None:
        self.url = ""
        self.cuts = 0
        self._port = port
        self._lengths = lengths
        self._left = next(lengths, None)
        self._tasks: set[asyncio.Task[None]] = set()

    async def carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task
        self._tasks.add(task)
        there, back = await asyncio.open_connection("127.0.0.1", self._port)
        ways = [asyncio.create_task(self._pump(reader, back)), asyncio.create_task(self._pump(there, writer))]
        try:
            await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for way in ways:
                way.cancel()
            writer.transport.abort()
            back.transport.abort()
            await asyncio.gather(*ways, return_exceptions=True)
            self._tasks.discard(task)

    async def _pump(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            while data := await reader.read(65536):
                if self._left is not None and len(data) >= self._left:
                    writer.write(data[: self._left])
                    self._left = next(self._lengths, None)
                    self.cuts += 1
                    await asyncio.sleep(0)
                    return
                if self._left is not None:
                    self._left -= len(data)
                writer.write(data)
                await writer.drain()

    async def close(self) -> None:
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


@asynccontextmanager
async def cutting_proxy(port: int, lengths: Iterator[int]) -> AsyncIterator[CutProxy]:
    """Run a proxy that cuts connections."""
    line = CutProxy(port, lengths)
    server = await asyncio.start_server(line.carry, "127.0.0.1", 0)
    line.url = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
    try:
        yield line
    finally:
        server.close()
        await line.close()


async def play_in_turn(players: list[Player], random: Random, moves: int = 10_000) -> int:
    """Play to the end. The lowest seat that owes a decision moves when all players have the last entry.

    The same `random` therefore gives the same game, whatever happens to the connections. Returns the number of moves.
    """
    for made in range(moves):
        await in_step(players)
        if players[0].over:
            return made
        player = next(player for player in players if player.decision is not None)
        assert player.decision is not None
        choice = random.choice(player.decision["choices"])
        await player.move(choice["action"])
    return moves


async def hear_all(player: Player) -> None:
    """Receive until the server closes the connection, which raises `ConnectionClosed`."""
    while True:
        await player.hear()


async def in_step(players: list[Player]) -> None:
    """Wait until all players have the last entry and the table message after it."""
    while True:
        last = max(player.seq or 0 for player in players)
        behind = [player for player in players if (player.seq or 0) < last or not _complete(player)]
        if not behind:
            return
        await behind[0].hear()


def _complete(player: Player) -> bool:
    """Whether a seat owes a decision, or the player knows that the game has ended."""
    last = player.entries.get(player.seq or 0, {})
    return player.over or player.info.get("status") != "playing" or last.get("waiting_for") != []
