"""Rate limits by token bucket, and a limit on the size of request bodies."""

import time
from collections import OrderedDict
from typing import Final

import msgspec
from starlette.types import ASGIApp, Message, Receive, Scope, Send

LARGEST_BODY: Final = 64 * 1024
BUCKETS_KEPT: Final = 20_000


class RateLimit(msgspec.Struct, frozen=True):
    """The rate limit of one kind of request: burst size and refill rate per second."""

    burst: int
    per_second: float


RATE_LIMITS: Final = {
    "ask": RateLimit(120, 20.0),
    "change": RateLimit(30, 1.0),
    "paper": RateLimit(40, 2.0),
    "table": RateLimit(12, 0.05),
    "register": RateLimit(6, 0.02),
    "sign-in": RateLimit(20, 0.05),
    "guess": RateLimit(8, 0.04),
    "connect": RateLimit(60, 4.0),
    "command": RateLimit(40, 10.0),
    "say": RateLimit(6, 0.5),
    "letter": RateLimit(5, 0.002),
    "hook": RateLimit(6, 0.05),
    "deck": RateLimit(60, 5.0),
}


class TokenBuckets:
    """Token buckets, by a kind of `RATE_LIMITS` and a key such as an address or a guest id."""

    def __init__(self, scale: float = 1.0) -> None:
        self._scale = scale
        self._levels: OrderedDict[tuple[str, str], tuple[float, float]] = OrderedDict()

    def allow(self, kind: str, who: str) -> bool:
        """Take a token from a bucket. Returns whether there was one; with a scale of 0 there are no limits."""
        if not self._scale:
            return True
        rate, now = RATE_LIMITS[kind], time.monotonic()
        burst = rate.burst * self._scale
        level, then = self._levels.pop((kind, who), (burst, now))
        level = min(burst, level + (now - then) * rate.per_second * self._scale)
        allowed = level >= 1
        self._levels[kind, who] = (level - 1 if allowed else level, now)
        if len(self._levels) > BUCKETS_KEPT:
            self._levels.popitem(last=False)
        return allowed


class BodyLimit:
    """Middleware that refuses large request bodies before they are read."""

    def __init__(self, app: ASGIApp, largest: int = LARGEST_BODY) -> None:
        self.app = app
        self.largest = largest

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        length = dict(scope["headers"]).get(b"content-length", b"0")
        if not length.isdigit() or len(length) > 12 or int(length) > self.largest:
            await _send_too_large(send, self.largest)
            return
        read, answered = 0, False

        async def limited_receive() -> Message:
            nonlocal read
            message = await receive()
            read += len(message.get("body", b""))
            if read > self.largest:
                raise _TooLarge
            return message

        async def limited_send(message: Message) -> None:
            """Replace the response by a 413 once the body exceeds the limit, whatever the application sends."""
            nonlocal answered
            if read <= self.largest:
                await send(message)
            elif not answered:
                await _send_too_large(send, self.largest)
            answered = True

        try:
            await self.app(scope, limited_receive, limited_send)
        except _TooLarge:
            if not answered:
                await _send_too_large(send, self.largest)


class _TooLarge(Exception):
    """The request body exceeds the limit."""


async def _send_too_large(send: Send, largest: int) -> None:
    text = f"a request body has at most {largest // 1024} kB"
    body = msgspec.json.encode({"error": {"code": "too-large", "text": text, "rule": None}})
    headers = [(b"content-type", b"application/json"), (b"connection", b"close")]
    await send({"type": "http.response.start", "status": 413, "headers": headers})
    await send({"type": "http.response.body", "body": body})
