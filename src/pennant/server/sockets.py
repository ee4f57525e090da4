"""A browser at a table: one WebSocket, the same numbered entries as everybody, seen through its own eyes."""

import asyncio
import contextlib
import logging
import time
from functools import partial
from typing import Any, Final

import msgspec
from fastapi import APIRouter, WebSocket
from sqlalchemy.exc import SQLAlchemyError
from starlette.websockets import WebSocketDisconnect, WebSocketState

from pennant.kernel.errors import PennantError
from pennant.server import commands as c
from pennant.server.desk import Desk, is_id, now
from pennant.server.guests import Guest, SeatToken, clean_text
from pennant.server.headers import same_origin
from pennant.server.metrics import METRICS
from pennant.server.services import Services
from pennant.server.table import Draft, Refused, Table
from pennant.server.telling import Eyes, Telling
from pennant.server.writer import AWAY, DatabaseAway

log = logging.getLogger("pennant.sockets")
router = APIRouter()

HELLO_WITHIN: Final = 10.0
QUIET_FOR: Final = 90.0
"""A client that says nothing for so long, not even ping, is gone."""
MOST_WAITING: Final = 400
MOST_MISTAKES: Final = 20
MOST_MISSED: Final = 200
"""Whoever has missed more entries is sent everything anew."""
RESUMES: Final = 5
"""How often it is tried to send what was missed, before everything is sent."""
BYE: Final = {
    "unknown": (4404, "there is no such table"),
    "banned": (4403, "you are not welcome here"),
    "too-fast": (4429, "too many requests: wait a little"),
    "slow": (4408, "your line is too slow for this table: connect again"),
    "quiet": (4408, "nothing was heard from you for a while: connect again"),
    "bad": (4400, "this is not how one talks to a table"),
    "restart": (4503, "the server starts anew: connect again"),
    "signed-out": (4401, "you have signed out: connect again"),
    "removed": (4410, "this table was removed"),
    "busy": (4503, "the server can not reach its database: connect again"),
    "newer": (4409, "this table is played by a newer edition of the rules: the server must be updated"),
    "broken": (4500, "this table can not be read any more; it was written down"),
}


@router.websocket("/ws/tables/{id}")
async def table_socket(websocket: WebSocket, id: str) -> None:
    """Sit at a table, or watch it."""
    services: Services = websocket.app.state.services
    if not same_origin(websocket.headers, services.settings.public_url):
        await websocket.close(4403)
        return
    address = websocket.client.host if websocket.client else ""
    await websocket.accept()
    if not is_id(id):
        number, text = BYE["unknown"]
        await websocket.send_text(msgspec.json.encode({"is": "bye", "code": "unknown", "text": text}).decode())
        await websocket.close(number)
        return
    connection = Connection(websocket, services, id, address)
    await connection.run()


class Connection:
    """One client."""

    def __init__(self, websocket: WebSocket, services: Services, id: str, address: str) -> None:
        self.websocket = websocket
        self.services = services
        self.desk: Desk = services.desk
        self.id = id
        self.address = address
        self.person: Guest | None = None
        self.entries: frozenset[str] = frozenset()
        """The sessions and API tokens that opened this connection: it ends with the first of them."""
        self.eyes: Eyes = None
        self.seats: frozenset[int] = frozenset()
        self._held: set[SeatToken] = set()
        """Our tokens that open seats."""
        self.seq = 0
        """The last entry that was put into the queue; the desk counts on."""
        self._out: asyncio.Queue[str | None] = asyncio.Queue()
        self._lines = False
        """Whether several messages may travel in one frame."""
        self._why = ""
        self._mistakes = 0
        self._heard = time.monotonic()
        self._watchdog: asyncio.TimerHandle | None = None
        self._at_work = asyncio.Lock()
        """Held while a command is carried out, which is finished even if the client is gone."""

    # --- to the client ------------------------------------------------------------------------------------------------

    def send(self, message: str) -> None:
        if self._out.qsize() > MOST_WAITING:
            self.close("slow")
        else:
            self._out.put_nowait(message)

    def say(self, message: dict[str, Any]) -> None:
        self.send(msgspec.json.encode(message).decode())

    def close(self, code: str) -> None:
        """Say good-bye when all that is waiting has been sent."""
        if not self._why:
            self._why = code
            self._out.put_nowait(None)

    async def _sender(self) -> None:
        while messages := await self._waiting():
            for frame in ("\n".join(messages),) if self._lines else messages:
                await self.websocket.send_text(frame)
            METRICS.count("messages", len(messages))
        number, text = BYE[self._why]
        await self.websocket.send_text(msgspec.json.encode({"is": "bye", "code": self._why, "text": text}).decode())
        await self.websocket.close(number)

    async def _waiting(self) -> list[str]:
        """All that is waiting to be sent, as soon as there is something; nothing when it is time to say good-bye."""
        messages: list[str] = []
        while not messages or not self._out.empty():
            message = await self._out.get()
            if message is None:
                if messages:
                    self._out.put_nowait(None)
                break
            messages.append(message)
        return messages

    # --- from the client ----------------------------------------------------------------------------------------------

    async def run(self) -> None:
        sender = asyncio.create_task(self._sender())
        receiver = asyncio.create_task(self._receiver())
        self._watch(HELLO_WITHIN)
        try:
            await asyncio.wait((sender, receiver), return_when=asyncio.FIRST_COMPLETED)
            if self._why and not sender.done():
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(asyncio.shield(sender), 5)
        finally:
            self.desk.detach(self.id, self)
            self.services.accounts.lines.discard(self)
            if self._watchdog is not None:
                self._watchdog.cancel()
            sender.cancel()
            async with self._at_work:
                receiver.cancel()
            await asyncio.wait((sender, receiver))
            for task in (sender, receiver):
                error = None if task.cancelled() else task.exception()
                if error is not None and not self._has_hung_up(error):
                    log.error("a connection failed", exc_info=error)

    def _has_hung_up(self, error: BaseException) -> bool:
        """Whether an error says only that somebody has hung up; to talk to them then is a RuntimeError."""
        states = self.websocket.client_state, self.websocket.application_state
        gone = WebSocketState.DISCONNECTED in states
        return isinstance(error, WebSocketDisconnect) or (gone and isinstance(error, RuntimeError))

    def _watch(self, patience: float) -> None:
        """Send whoever says nothing for so long away. A timer a connection: one a frame costs as much as the frame."""
        if self._watchdog is not None:
            self._watchdog.cancel()
        left = self._heard + patience - time.monotonic()
        if left <= 0:
            self.close("quiet")
        else:
            self._watchdog = asyncio.get_running_loop().call_later(left, self._watch, patience)

    async def _receiver(self) -> None:
        if not self.services.buckets.allow("connect", self.address):
            return self.close("too-fast")
        try:
            headers = self.websocket.headers.get("authorization", "")
            self.person = await self.services.accounts.person(self.websocket.cookies, headers)
            if await self._banned():
                return self.close("banned")
        except Refused:
            return self.close("signed-out")
        except SQLAlchemyError:
            return self.close("busy")
        first = await self._frame()
        if not isinstance(first, c.Hello):
            return self.close("bad")
        self._watch(QUIET_FOR)
        try:
            await self._hello(first)
            while not self._why:
                frame = await self._frame()
                if frame is not None:
                    await self._answer(frame)
        except Refused as refused:
            self.close(refused.code if refused.code in BYE else "unknown")
        except (DatabaseAway, SQLAlchemyError) as error:
            log.warning("table %s: %s", self.id, str(error).splitlines()[:1])
            self.close("busy")
        return None

    async def _frame(self) -> c.Frame | None:
        """The next frame, `None` if it was none."""
        message = await self.websocket.receive()
        self._heard = time.monotonic()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message.get("code", 1000))
        try:
            return c.decode(message.get("text") or message.get("bytes") or b"")
        except msgspec.DecodeError as error:
            self._mistakes += 1
            self._no(None, Refused("bad", f"not understood: {error}"))
            if self._mistakes > MOST_MISTAKES:
                self.close("bad")
            return None

    async def _hello(self, hello: c.Hello) -> None:
        self._lines = hello.lines
        given = filter(None, map(self.services.keys.seat, hello.tokens))
        self._held = await self.services.opened(self.id, given, self.person)
        own = self.person.entry if self.person else ""
        self.entries = frozenset(filter(None, (own, *(token.entry for token in self._held))))
        self.services.accounts.lines.add(self)
        self.seats = await self.desk.ask(self.id, self._seats)
        eyes = hello.eyes if hello.eyes in self.seats else None
        if hello.eyes is None and hello.last is None and self.seats:
            eyes = min(self.seats)
        self.eyes = eyes
        for seat in self.seats:
            await self.desk.command(self.id, partial(_back, seat))
        self.desk.writer.seen([(self.id, seat) for seat in self.seats], now())
        if hello.last is None or not await self._resume(hello.last):
            await self._welcome()

    def _seats(self, telling: Telling) -> frozenset[int]:
        """The seats that are ours: those where nobody else has sat down since we got our tokens."""
        seats = telling.table.seats
        return frozenset(each.seat for each in self._held if seats[each.seat].epoch == each.epoch)

    async def _welcome(self) -> None:
        """Send everything, and from now on whatever comes after it."""

        def look(telling: Telling) -> None:
            self.seats = self._seats(telling)
            self.eyes = self.eyes if self.eyes in self.seats else None
            message = telling.welcome(self.eyes, sorted(self.seats), now())
            self.seq = message["seq"]
            self.say(message)
            self.say({"is": "ready"})
            self.desk.attach(self.id, self)

        await self.desk.ask(self.id, look)

    async def _resume(self, last: int) -> bool:
        """Send what came after `last`, and from now on whatever comes after that; says whether that was possible.

        Mostly nothing was missed: to find out what was, the whole table is played again.
        """
        missed: list[dict[str, Any]] = []
        for _ in range(RESUMES):
            if await self.desk.ask(self.id, partial(self._resume_with, last, missed)):
                return True
            await self.desk.refresh(self.id)  # others write while we read
            found = await self.desk.since(self.id, last, self.eyes)
            if found is None or len(found) > MOST_MISSED:
                return False
            missed = found
        return False

    def _resume_with(self, last: int, missed: list[dict[str, Any]], telling: Telling) -> bool:
        reached = last + len(missed)
        if telling.table.seq != reached or self._seats(telling) != self.seats:
            return False
        self.say({"is": "resumed", "seq": last, "to": reached, "you": sorted(self.seats), "eyes": self.eyes})
        for entry in missed:
            self.say({"is": "entry", **entry})
        self.say({"is": "table", "table": telling.info()})
        self.say({"is": "ready"})
        self.seq = reached
        self.desk.attach(self.id, self)
        return True

    async def _answer(self, frame: c.Frame) -> None:
        if not self.services.buckets.allow("say" if isinstance(frame, c.Say) else "command", self._who):
            self._too_fast(getattr(frame, "id", None))
        elif isinstance(frame, c.Ping):
            self.say({"is": "pong"})
        elif isinstance(frame, c.Look):
            self.eyes = frame.eyes if frame.eyes in self.seats else None
            self.desk.detach(self.id, self)
            await self._welcome()
        elif isinstance(frame, c.Hello):
            self._no(None, Refused("bad", "you have said hello already"))
        else:
            await self._command(frame)

    async def _command(self, frame: c.ForSeat) -> None:
        started = time.perf_counter()
        try:
            if await self._banned():
                return self.close("banned")
            if frame.seat not in self.seats:
                raise Refused("not-yours", "this is not your seat")
            async with self._at_work:
                ref = f"{frame.seat}:{frame.id}"
                entry = await self.desk.carry_out(self.id, lambda table: _drafts(table, frame), ref)
            self.say({"is": "ack", "id": frame.id, "seq": entry.seq if entry else self.seq})
        except Refused as refused:
            text = await self.desk.ask(self.id, partial(_why, refused))
            self._no(frame.id, refused, text)
        except PennantError as error:
            self._no(frame.id, Refused("bad", str(error)))
        except DatabaseAway as error:
            self._no(frame.id, Refused("busy", str(error)))
        except SQLAlchemyError as error:
            log.warning("table %s: %s", self.id, str(error).splitlines()[:1])
            self._no(frame.id, Refused("busy", AWAY))
        METRICS.observe("command_seconds", time.perf_counter() - started)
        return None

    @property
    def _who(self) -> str:
        return self.person.id if self.person else self.address

    async def _banned(self) -> bool:
        return await self.services.banned(self.person.ids if self.person else (), self.address)

    def _too_fast(self, id: str | None) -> None:
        """Say so; whoever does not listen has to go."""
        self._mistakes += 1
        if self._mistakes > MOST_MISTAKES:
            self.close("too-fast")
        else:
            self._no(id, Refused("too-fast", "too fast: wait a moment"))

    def _no(self, id: str | None, refused: Refused, text: str | None = None) -> None:
        self.say({
            "is": "no", "id": id, "code": refused.code, "text": text or refused.text, "rule": refused.rule,
            "seq": self.seq,
        })  # fmt: skip


def _why(refused: Refused, telling: Telling) -> str:
    return telling.refusal(refused)


def _back(seat: int, table: Table) -> list[Draft]:
    return table.back(seat)


def _drafts(table: Table, frame: c.ForSeat) -> list[Draft]:
    """What a command would write."""
    match frame:
        case c.Move(seat=seat, seq=seq, action=action, text=text):
            if (action is None) == (text is None):
                raise Refused("bad", "a move has an action or a text")
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
            return table.order(seat, orders)
        case c.Say(seat=seat, phrase=phrase, text=text):
            if (phrase is None) == (text is None) or (phrase is not None and phrase not in c.SAYINGS):
                raise Refused("bad", "say one of the phrases, or a line of your own")
            return table.say(seat, {"phrase": phrase} if phrase else {"text": clean_text(text or "")})
    raise AssertionError(frame)
