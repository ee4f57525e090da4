"""A client for tests: HTTP to take seats, a WebSocket to play, and views folded from events."""

import asyncio
import secrets
from collections import deque
from collections.abc import Callable, Mapping
from random import Random
from typing import Any

import httpx2
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

import pennant
from tests.server.wire import assert_is_message

Data = dict[str, Any]


def fetch(url: str, headers: Mapping[bytes, bytes] | Mapping[str, str] | None = None) -> httpx2.Response:
    """A GET request without cookies, except those in the headers."""
    return httpx2.get(url, headers=headers, timeout=60, trust_env=False)


class Person:
    """A person with a guest cookie."""

    def __init__(self, url: str, name: str = "Ann") -> None:
        self.url = url
        self.name = name
        alone = httpx2.Limits(max_keepalive_connections=0)
        self.http = httpx2.Client(base_url=url, timeout=60, trust_env=False, limits=alone)
        self.http.put("/api/me", json={"name": name}).raise_for_status()

    def ask(self, method: str, path: str, data: Any = None, **more: Any) -> Data:
        """Send a request that must succeed, and return its JSON."""
        answer = self.http.request(method, path, json=data, **more)
        assert answer.is_success, f"{method} {path}: {answer.status_code} {answer.text[:500]}"
        found: Data = answer.json()
        return found

    def create(
        self, game: str = "highlights", mode: str = "single", seats: list[str] | None = None, **more: Any
    ) -> Data:
        """Create a table: `{"table": …, "tokens": …}`."""
        wish = {"game": game, "mode": mode, "seats": seats or ["me", "open"], **more}
        return self.ask("POST", "/api/tables", wish)

    def sit(self, table: str, seat: int, **more: Any) -> Data:
        return self.ask("POST", f"/api/tables/{table}/seats/{seat}", more)


class Refusal(Exception):
    """The server refused a command."""

    def __init__(self, answer: Data) -> None:
        super().__init__(f"{answer['code']}: {answer['text']}")
        self.answer = answer
        self.code: str = answer["code"]


class Player:
    """A connection to a table that folds events into its view and keeps all entries."""

    def __init__(self, url: str, table: str, tokens: dict[str, str] | None = None, eyes: int | None = None) -> None:
        self.url = url.replace("http", "ws", 1)
        self.table = table
        self.tokens = tokens or {}
        self.eyes = eyes if eyes is not None else min(map(int, self.tokens), default=None)
        self.seq: int | None = None
        self.view: Any = None
        self.info: Data = {}
        self.decision: Data | None = None
        self.entries: dict[int, Data] = {}
        self.messages: list[str] = []
        """All received messages, as text."""
        self._waiting: deque[str] = deque()
        """Further messages of the last frame."""
        self.over = False
        self._socket: ClientConnection | None = None
        self._answers: dict[str, Data] = {}

    async def connect(self) -> None:
        """Connect or reconnect, and receive what was missed."""
        self._socket = await connect(
            f"{self.url}/ws/tables/{self.table}",
            compression=None,
            proxy=None,
            ping_interval=None,
            max_size=None,
            open_timeout=60,
        )
        self._waiting.clear()
        tokens = list(self.tokens.values())
        hello = {"do": "hello", "tokens": tokens, "eyes": self.eyes, "last": self.seq, "lines": True}
        await self._send(hello)
        while (await self.hear())["is"] != "ready":
            pass

    async def close(self) -> None:
        if self._socket is not None:
            await self._socket.close()

    def cut(self) -> None:
        """Cut the connection without closing it properly."""
        if self._socket is not None and self._socket.transport is not None:
            self._socket.transport.abort()

    async def _send(self, frame: Data) -> None:
        assert self._socket is not None, "not connected"
        await self._socket.send(msgspec.json.encode(frame).decode())

    async def hear(self) -> Data:
        """Receive the next message and apply it."""
        assert self._socket is not None, "not connected"
        if not self._waiting:
            frame = await asyncio.wait_for(self._socket.recv(), 60)
            assert isinstance(frame, str)
            self._waiting += frame.split("\n")
        text = self._waiting.popleft()
        self.messages.append(text)
        message: Data = msgspec.json.decode(text)
        assert_is_message(message)
        self._take(message)
        return message

    def _take(self, message: Data) -> None:
        kind = message["is"]
        if kind == "welcome":
            self.seq, self.view, self.info = message["seq"], message["view"], message["table"]
            self.decision = message["decision"]
            self.over = self.info["status"] == "over"
        elif kind == "entry":
            self._entry(message)
        elif kind == "table":
            self.info = message["table"]
            self.over = self.info["status"] == "over"
        elif kind in ("ack", "no") and message["id"] is not None:
            self._answers[message["id"]] = message

    def _entry(self, entry: Data) -> None:
        assert self.seq is not None
        assert entry["seq"] == self.seq + 1, f"entry {entry['seq']} came after {self.seq}"
        self.seq = entry["seq"]
        self.entries[entry["seq"]] = entry
        if "view" in entry:
            self.view = entry["view"]
        else:
            for event in entry.get("events", ()):
                pennant.game(self.info["game"]).fold(self.view, event)
        if "decision" in entry:
            self.decision = entry["decision"]

    async def command(self, **frame: Any) -> int:
        """Send a command and wait for its answer: the number of its entry, or a `Refusal`."""
        name = frame.setdefault("id", secrets.token_hex(6))
        frame.setdefault("seat", self.eyes)
        frame.setdefault("seq", self.seq)
        await self._send(frame)
        while name not in self._answers:
            await self.hear()
        answer = self._answers.pop(name)
        if answer["is"] == "no":
            raise Refusal(answer)
        return int(answer["seq"])

    async def move(self, action: int, **more: Any) -> int:
        return await self.command(do="move", action=action, **more)

    async def until(self, condition: Callable[["Player"], bool], seconds: float = 60) -> None:
        """Receive messages until a condition holds."""

        async def listen() -> None:
            while not condition(self):
                await self.hear()

        await asyncio.wait_for(listen(), seconds)

    async def play_on(self, random: Random, moves: int = 10_000) -> int:
        """Make random moves until the game is over, at most `moves`. Returns how many were made."""
        made = 0
        while not self.over and made < moves:
            if self.decision is None:
                await self.hear()
                continue
            choice = random.choice(self.decision["choices"])
            try:
                await self.move(choice["action"])
                made += 1
            except Refusal as refusal:
                if refusal.code != "stale":
                    raise
        return made


async def play_to_the_end(players: list[Player], seed: int = 1) -> None:
    """Let all players make random moves until the game is over."""
    await asyncio.gather(*(player.play_on(Random(seed * 100 + number)) for number, player in enumerate(players)))


__all__ = ["ConnectionClosed", "Data", "Person", "Player", "Refusal", "play_to_the_end"]
