"""The WebSocket of a client at a table. All clients get the same numbered entries, filtered for their viewer."""

import asyncio
import contextlib
import logging
import time
from functools import partial
from typing import Final

import msgspec
from fastapi import APIRouter, WebSocket
from sqlalchemy.exc import SQLAlchemyError
from starlette.websockets import WebSocketDisconnect, WebSocketState

from pennant.kernel.errors import PennantError
from pennant.server import commands as c
from pennant.server import metrics
from pennant.server.broadcast import encode
from pennant.server.errors import CommandRefused, DatabaseUnavailable
from pennant.server.guests import Guest, SeatToken, clean_text
from pennant.server.headers import same_origin
from pennant.server.ids import is_table_id
from pennant.server.messages import ByeCode, EntryInfo, ToClient
from pennant.server.services import Services
from pennant.server.table import Draft, Table
from pennant.server.table_service import TableService
from pennant.server.table_views import TableViews, Viewer
from pennant.server.timestamps import now
from pennant.server.writer import UNAVAILABLE

log = logging.getLogger("pennant.sockets")
router = APIRouter()

HELLO_TIMEOUT: Final = 10.0
"""Seconds within which a client must send `hello`."""
IDLE_TIMEOUT: Final = 90.0
"""Seconds without any frame, not even a ping, after which a client is disconnected."""
LONGEST_QUEUE: Final = 400
"""Messages that may wait for a slow client before it is disconnected."""
MISTAKES_ALLOWED: Final = 20
LONGEST_RESUME: Final = 200
"""Clients that missed more entries than this get a full snapshot."""
RESUME_ATTEMPTS: Final = 5
"""Attempts to resume before a full snapshot is sent."""
BYE: Final[dict[ByeCode, tuple[int, str]]] = {
    "unknown": (4404, "there is no such table"),
    "banned": (4403, "you are banned from this server"),
    "too-fast": (4429, "too many requests: wait a little"),
    "slow": (4408, "your connection is too slow for this table: connect again"),
    "quiet": (4408, "the connection was idle for too long: connect again"),
    "bad": (4400, "malformed message"),
    "restart": (4503, "the server is restarting: connect again"),
    "signed-out": (4401, "you have signed out: connect again"),
    "removed": (4410, "this table was removed"),
    "busy": (4503, "the server cannot reach its database: connect again"),
    "newer": (4409, "this table uses a newer edition of the rules: the server must be updated"),
    "broken": (4500, "this table cannot be loaded any more; the error was logged"),
}


@router.websocket("/ws/tables/{id}")
async def table_socket(websocket: WebSocket, id: str) -> None:
    """Play at a table, or watch it."""
    services: Services = websocket.app.state.services
    if not same_origin(websocket.headers, services.settings.public_url):
        await websocket.close(4403)
        return
    address = websocket.client.host if websocket.client else ""
    await websocket.accept()
    if not is_table_id(id):
        number, text = BYE["unknown"]
        await websocket.send_text(encode({"is": "bye", "code": "unknown", "text": text}))
        await websocket.close(number)
        return
    connection = Connection(websocket, services, id, address)
    await connection.run()


class Connection:
    """The connection of one client."""

    def __init__(self, websocket: WebSocket, services: Services, id: str, address: str) -> None:
        self.websocket = websocket
        self.services = services
        self.table_service: TableService = services.table_service
        self.id = id
        self.address = address
        self.person: Guest | None = None
        self.session_ids: frozenset[str] = frozenset()
        """The sessions and API tokens that opened this connection. It is closed when one of them ends."""
        self.viewer: Viewer = None
        self.seats: frozenset[int] = frozenset()
        self._seat_tokens: set[SeatToken] = set()
        """The valid seat tokens of this client."""
        self.seq = 0
        """The last entry that was queued; the table service keeps it up to date."""
        self._queue: asyncio.Queue[str | None] = asyncio.Queue()
        self._batches = False
        """Whether the client accepts several messages in one frame."""
        self._bye_code: ByeCode | None = None
        self._mistakes = 0
        self._last_received = time.monotonic()
        self._watchdog: asyncio.TimerHandle | None = None
        self._executing = asyncio.Lock()
        """Held while a command is executed, which is completed even if the client disconnects."""

    # --- to the client ------------------------------------------------------------------------------------------------

    def send(self, message: str) -> None:
        if self._queue.qsize() > LONGEST_QUEUE:
            self.close("slow")
        else:
            self._queue.put_nowait(message)

    def _send(self, message: ToClient) -> None:
        self.send(encode(message))

    def close(self, code: ByeCode) -> None:
        """Close the connection with a `bye` after all queued messages."""
        if not self._bye_code:
            self._bye_code = code
            self._queue.put_nowait(None)

    async def _sender(self) -> None:
        while messages := await self._next_batch():
            for frame in ("\n".join(messages),) if self._batches else messages:
                await self.websocket.send_text(frame)
            metrics.MESSAGES.inc(len(messages))
        assert self._bye_code is not None
        number, text = BYE[self._bye_code]
        await self.websocket.send_text(encode({"is": "bye", "code": self._bye_code, "text": text}))
        await self.websocket.close(number)

    async def _next_batch(self) -> list[str]:
        """Wait for messages and return all that are queued; an empty list when the connection is to be closed."""
        messages: list[str] = []
        while not messages or not self._queue.empty():
            message = await self._queue.get()
            if message is None:
                if messages:
                    self._queue.put_nowait(None)
                break
            messages.append(message)
        return messages

    # --- from the client ----------------------------------------------------------------------------------------------

    async def run(self) -> None:
        sender = asyncio.create_task(self._sender())
        receiver = asyncio.create_task(self._receiver())
        self._check_idle(HELLO_TIMEOUT)
        try:
            await asyncio.wait((sender, receiver), return_when=asyncio.FIRST_COMPLETED)
            if self._bye_code and not sender.done():
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(asyncio.shield(sender), 5)
        finally:
            self.table_service.unsubscribe(self.id, self)
            self.services.accounts.connections.discard(self)
            if self._watchdog is not None:
                self._watchdog.cancel()
            sender.cancel()
            async with self._executing:
                receiver.cancel()
            await asyncio.wait((sender, receiver))
            for task in (sender, receiver):
                error = None if task.cancelled() else task.exception()
                if error is not None and not self._is_disconnect(error):
                    log.error("table %s: a connection failed", self.id, exc_info=error)

    def _is_disconnect(self, error: BaseException) -> bool:
        """Whether an error only means that the client has disconnected. Sending after that is a RuntimeError."""
        states = self.websocket.client_state, self.websocket.application_state
        gone = WebSocketState.DISCONNECTED in states
        return isinstance(error, WebSocketDisconnect) or (gone and isinstance(error, RuntimeError))

    def _check_idle(self, timeout: float) -> None:
        """Disconnect an idle client.

        There is one timer per connection, because a timer per frame would cost as much as handling the frame.
        """
        if self._watchdog is not None:
            self._watchdog.cancel()
        left = self._last_received + timeout - time.monotonic()
        if left <= 0:
            self.close("quiet")
        else:
            self._watchdog = asyncio.get_running_loop().call_later(left, self._check_idle, timeout)

    async def _receiver(self) -> None:
        if not self.services.rate_limits.allow("connect", self.address):
            return self.close("too-fast")
        try:
            headers = self.websocket.headers.get("authorization", "")
            self.person = await self.services.accounts.authenticate(self.websocket.cookies, headers)
            if await self._is_banned():
                return self.close("banned")
        except CommandRefused:
            return self.close("signed-out")
        except SQLAlchemyError:
            return self.close("busy")
        first = await self._frame()
        if not isinstance(first, c.Hello):
            return self.close("bad")
        self._check_idle(IDLE_TIMEOUT)
        try:
            await self._hello(first)
            while not self._bye_code:
                frame = await self._frame()
                if frame is not None:
                    await self._answer(frame)
        except CommandRefused as refused:
            self.close(next((code for code in BYE if code == refused.code), "unknown"))
        except (DatabaseUnavailable, SQLAlchemyError) as error:
            log.warning("table %s: %s", self.id, str(error).splitlines()[:1])
            self.close("busy")
        return None

    async def _frame(self) -> c.Frame | None:
        """The next frame; `None` if it could not be decoded."""
        message = await self.websocket.receive()
        self._last_received = time.monotonic()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message.get("code", 1000))
        try:
            return c.decode(message.get("text") or message.get("bytes") or b"")
        except msgspec.DecodeError as error:
            self._mistakes += 1
            self._refuse(None, CommandRefused("bad", f"malformed message: {error}"))
            if self._mistakes > MISTAKES_ALLOWED:
                self.close("bad")
            return None

    async def _hello(self, hello: c.Hello) -> None:
        self._batches = hello.lines
        given = filter(None, map(self.services.keys.read_seat_token, hello.tokens))
        self._seat_tokens = await self.services.valid_tokens(self.id, given, self.person)
        own = self.person.session_id if self.person else ""
        self.session_ids = frozenset(filter(None, (own, *(token.session_id for token in self._seat_tokens))))
        self.services.accounts.connections.add(self)
        self.seats = await self.table_service.read(self.id, self._own_seats)
        viewer = hello.eyes if hello.eyes in self.seats else None
        if hello.eyes is None and hello.last is None and self.seats:
            viewer = min(self.seats)
        self.viewer = viewer
        for seat in self.seats:
            await self.table_service.execute(self.id, partial(_back, seat))
        self.table_service.writer.record_presence([(self.id, seat) for seat in self.seats], now())
        if hello.last is None or not await self._resume(hello.last):
            await self._send_snapshot()

    def _own_seats(self, views: TableViews) -> frozenset[int]:
        """The seats of this client: those where nobody else has sat down since it got its tokens."""
        seats = views.table.seats
        return frozenset(each.seat for each in self._seat_tokens if seats[each.seat].epoch == each.epoch)

    async def _send_snapshot(self) -> None:
        """Send a full snapshot, and subscribe to all later entries."""

        def look(views: TableViews) -> None:
            self.seats = self._own_seats(views)
            self.viewer = self.viewer if self.viewer in self.seats else None
            message = views.snapshot(self.viewer, sorted(self.seats), now())
            self.seq = message["seq"]
            self._send(message)
            self._send({"is": "ready"})
            self.table_service.subscribe(self.id, self)

        await self.table_service.read(self.id, look)

    async def _resume(self, last: int) -> bool:
        """Send the entries after `last`, and subscribe to all later ones. Returns whether that was possible.

        The first attempt assumes that nothing was missed, which is the usual case: building the messages of missed
        entries means replaying the whole table.
        """
        missed: list[EntryInfo] = []
        for _ in range(RESUME_ATTEMPTS):
            if await self.table_service.read(self.id, partial(self._resume_with, last, missed)):
                return True
            await self.table_service.refresh(self.id)  # entries may be stored while we read
            found = await self.table_service.messages_since(self.id, last, self.viewer)
            if found is None or len(found) > LONGEST_RESUME:
                return False
            missed = found
        return False

    def _resume_with(self, last: int, missed: list[EntryInfo], views: TableViews) -> bool:
        reached = last + len(missed)
        if views.table.seq != reached or self._own_seats(views) != self.seats:
            return False
        self._send({"is": "resumed", "seq": last, "to": reached, "you": sorted(self.seats), "eyes": self.viewer})
        for entry in missed:
            self._send({"is": "entry", **entry})
        self._send({"is": "table", "table": views.info()})
        self._send({"is": "ready"})
        self.seq = reached
        self.table_service.subscribe(self.id, self)
        return True

    async def _answer(self, frame: c.Frame) -> None:
        if not self.services.rate_limits.allow("say" if isinstance(frame, c.Say) else "command", self._rate_limit_key):
            self._too_fast(getattr(frame, "id", None))
        elif isinstance(frame, c.Ping):
            self._send({"is": "pong"})
        elif isinstance(frame, c.Look):
            self.viewer = frame.eyes if frame.eyes in self.seats else None
            self.table_service.unsubscribe(self.id, self)
            await self._send_snapshot()
        elif isinstance(frame, c.Hello):
            self._refuse(None, CommandRefused("bad", "hello was already sent"))
        else:
            await self._command(frame)

    async def _command(self, frame: c.ForSeat) -> None:
        started = time.perf_counter()
        try:
            if await self._is_banned():
                return self.close("banned")
            if frame.seat not in self.seats:
                raise CommandRefused("not-yours", "this is not your seat")
            async with self._executing:
                idempotency_key = f"{frame.seat}:{frame.id}"
                entry = await self.table_service.execute_unshielded(
                    self.id, lambda table: _drafts_of(table, frame), idempotency_key
                )
            self._send({"is": "ack", "id": frame.id, "seq": entry.seq if entry else self.seq})
        except CommandRefused as refused:
            text = await self.table_service.read(self.id, partial(_refusal_text, refused))
            self._refuse(frame.id, refused, text)
        except PennantError as error:
            self._refuse(frame.id, CommandRefused("bad", str(error)))
        except DatabaseUnavailable as error:
            self._refuse(frame.id, CommandRefused("busy", str(error)))
        except SQLAlchemyError as error:
            log.warning("table %s: %s", self.id, str(error).splitlines()[:1])
            self._refuse(frame.id, CommandRefused("busy", UNAVAILABLE))
        metrics.COMMAND_SECONDS.observe(time.perf_counter() - started)
        return None

    @property
    def _rate_limit_key(self) -> str:
        return self.person.id if self.person else self.address

    async def _is_banned(self) -> bool:
        return await self.services.is_banned(self.person.ids if self.person else (), self.address)

    def _too_fast(self, id: str | None) -> None:
        """Refuse a frame that exceeds a rate limit, and disconnect clients that keep sending."""
        self._mistakes += 1
        if self._mistakes > MISTAKES_ALLOWED:
            self.close("too-fast")
        else:
            self._refuse(id, CommandRefused("too-fast", "too many commands: wait a moment"))

    def _refuse(self, id: str | None, refused: CommandRefused, text: str | None = None) -> None:
        self._send({
            "is": "no", "id": id, "code": refused.code, "text": text or refused.text, "rule": refused.rule,
            "seq": self.seq,
        })  # fmt: skip


def _refusal_text(refused: CommandRefused, views: TableViews) -> str:
    return views.refusal(refused)


def _back(seat: int, table: Table) -> list[Draft]:
    return table.back(seat)


def _drafts_of(table: Table, frame: c.ForSeat) -> list[Draft]:
    """The drafts of the entries that execute a command."""
    match frame:
        case c.Move(seat=seat, seq=seq, action=action, text=text):
            if (action is None) == (text is None):
                raise CommandRefused("bad", "a move needs either an action or a text")
            return table.move(seat, action if action is not None else str(text), seq)
        case c.Undo(seat=seat):
            return table.undo(seat)
        case c.Answer(seat=seat, yes=yes):
            return table.answer(seat, yes)
        case c.Resign(seat=seat):
            return table.resign(seat)
        case c.Back(seat=seat):
            return table.back(seat)
        case c.Orders(seat=seat, orders=orders):
            return table.give_orders(seat, orders)
        case c.Say(seat=seat, phrase=phrase, text=text):
            if (phrase is None) == (text is None) or (phrase is not None and phrase not in c.SAYINGS):
                raise CommandRefused("bad", "a message is either one of the phrases or a text")
            return table.say(seat, {"phrase": phrase} if phrase else {"text": clean_text(text or "")})
    raise AssertionError(frame)
