"""How much one may ask: buckets that fill with time, a limit for bodies, and who is not welcome."""

import time
from collections import OrderedDict
from typing import Final

import msgspec
from starlette.types import ASGIApp, Message, Receive, Scope, Send

LARGEST_BODY: Final = 64 * 1024
REMEMBERED: Final = 20_000


class Rate(msgspec.Struct, frozen=True):
    """So many at once, and so many a second after that."""

    burst: int
    a_second: float


RATES: Final = {
    "ask": Rate(120, 20.0),
    "change": Rate(30, 1.0),
    "paper": Rate(40, 2.0),
    "table": Rate(12, 0.05),
    "register": Rate(6, 0.02),
    "sign-in": Rate(20, 0.05),
    "guess": Rate(8, 0.04),
    "connect": Rate(60, 4.0),
    "command": Rate(40, 10.0),
    "say": Rate(6, 0.5),
    "letter": Rate(5, 0.002),
    "hook": Rate(6, 0.05),
    "deck": Rate(60, 5.0),
}


class Buckets:
    """Whether somebody may do something once more. Keys are a kind of `RATES` and who it is."""

    def __init__(self, scale: float = 1.0) -> None:
        self._scale = scale
        self._levels: OrderedDict[tuple[str, str], tuple[float, float]] = OrderedDict()

    def allow(self, kind: str, who: str) -> bool:
        """Take one out of the bucket, if there is one. A scale of 0 means no limits at all."""
        if not self._scale:
            return True
        rate, now = RATES[kind], time.monotonic()
        burst = rate.burst * self._scale
        level, then = self._levels.pop((kind, who), (burst, now))
        level = min(burst, level + (now - then) * rate.a_second * self._scale)
        allowed = level >= 1
        self._levels[kind, who] = (level - 1 if allowed else level, now)
        if len(self._levels) > REMEMBERED:
            self._levels.popitem(last=False)
        return allowed


class BodyLimit:
    """Refuses bodies that are larger than anything we ever ask for, before they are read."""

    def __init__(self, app: ASGIApp, largest: int = LARGEST_BODY) -> None:
        self.app = app
        self.largest = largest

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        length = dict(scope["headers"]).get(b"content-length", b"0")
        if not length.isdigit() or len(length) > 12 or int(length) > self.largest:
            await _too_large(send, self.largest)
            return
        read, answered = 0, False

        async def counted() -> Message:
            nonlocal read
            message = await receive()
            read += len(message.get("body", b""))
            if read > self.largest:
                raise _TooLarge
            return message

        async def watched(message: Message) -> None:
            """Whatever the application makes of a body that goes on and on, the answer is that it is too large."""
            nonlocal answered
            if read <= self.largest:
                await send(message)
            elif not answered:
                await _too_large(send, self.largest)
            answered = True

        try:
            await self.app(scope, counted, watched)
        except _TooLarge:
            if not answered:
                await _too_large(send, self.largest)


class _TooLarge(Exception):
    """The body goes on and on."""


async def _too_large(send: Send, largest: int) -> None:
    text = f"a request has at most {largest // 1024} kB"
    body = msgspec.json.encode({"error": {"code": "too-large", "text": text, "rule": None}})
    headers = [(b"content-type", b"application/json"), (b"connection", b"close")]
    await send({"type": "http.response.start", "status": 413, "headers": headers})
    await send({"type": "http.response.body", "body": body})
