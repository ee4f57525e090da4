"""Tells people who are away that it is their turn, at tables with days to think: by letter, and by web hook.

That it is somebody's turn stands in the database since the very commit by which it came about, so no crash loses it.
Any worker may tell of it: one takes a lease on the person first, and marks the turn as told when it is. A worker that
dies in between is followed by another one when the lease is over; at worst something is told twice, and both letters
and calls carry a name by which that is recognised. A turn that is over before it was told of is not told.
"""

import asyncio
import contextlib
import hashlib
import logging
import time
from collections.abc import Awaitable, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final, NamedTuple

import msgspec
from sqlalchemy import Column, Row, Select, Table, and_, delete, or_, select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from pennant.kernel.words import Words
from pennant.server.clocks import DAY
from pennant.server.database import aliases, hooks, mails, presence, seats, turns
from pennant.server.desk import Desk, now
from pennant.server.hooks import Unreachable, post, signature
from pennant.server.mail import Letter, Mailer, Undeliverable
from pennant.server.metrics import METRICS
from pennant.server.pages.shell import words_in
from pennant.server.settings import ServerSettings
from pennant.server.table import Refused
from pennant.server.telling import Telling

log = logging.getLogger("pennant.messenger")

LOOK_EVERY = 5.0
CLEAR_EVERY = 3600.0
CLOSE_WITHIN = 5.0
LEASE = 180_000
AT_ONCE = 8
"""People who are told at the same time."""
MOST_CALLS = 8
"""Turns that one lease is enough for."""
HOUR = 3_600_000
GAPS: Final = {"each": 0, "hourly": HOUR, "daily": DAY}
MOST_LETTERS = 24
"""A day, to one person."""
UNCONFIRMED_FOR = 7 * DAY
BACK_OFF = 30_000
LONGEST_BACK_OFF = 6 * HOUR
MOST_FAILURES = 12
"""In a row, in about a day. Then a hook is given up, and so is an address that refuses letters."""


class Turn(NamedTuple):
    """Somebody owes a move."""

    table: str
    seat: int
    since: int


class Told(NamedTuple):
    """A turn, and what is told of it."""

    turn: Turn
    game: str
    title: str
    others: list[str]
    due: int | None


class Messenger:
    """Looks for turns that somebody is to be told of."""

    def __init__(self, engine: AsyncEngine, desk: Desk, settings: ServerSettings) -> None:
        self._engine = engine
        self._desk = desk
        self._mailer = Mailer(settings.mail) if settings.mail else None
        self._url = settings.public_url or f"http://{settings.host}:{settings.port}"
        self._allowed = settings.hook_hosts
        self._after = int(settings.notice_after * 1000)
        self._threads = ThreadPoolExecutor(AT_ONCE, "letters")
        self._tasks: list[asyncio.Task[None]] = []
        self._closing = asyncio.Event()

    def start(self) -> None:
        rounds: list[tuple[float, Callable[[], Awaitable[None]]]] = [(LOOK_EVERY, self.call_hooks)]
        if self._mailer is not None:
            rounds += [(LOOK_EVERY, self.write_letters), (CLEAR_EVERY, self.clear)]
        self._tasks = [asyncio.create_task(self._every(seconds, action)) for seconds, action in rounds]

    async def close(self) -> None:
        """Let what is on its way be told, and marked as told; then stop."""
        self._closing.set()
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=CLOSE_WITHIN)
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._threads.shutdown(wait=False, cancel_futures=True)

    async def _every(self, seconds: float, action: Callable[[], Awaitable[None]]) -> None:
        while not self._closing.is_set():
            try:
                await action()
            except Exception:
                log.exception("nobody was told; the next round comes in %g s", seconds)
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._closing.wait(), seconds)

    async def clear(self) -> None:
        """Forget addresses that nobody has confirmed."""
        old = and_(mails.c.confirmed.is_(None), mails.c.created < now() - UNCONFIRMED_FOR)
        async with self._engine.begin() as connection:
            await connection.execute(delete(mails).where(old))

    # --- letters ------------------------------------------------------------------------------------------------------

    async def write_letters(self) -> None:
        """Letters for all who are to get one now."""
        assert self._mailer is not None
        waiting = select(mails.c.person).where(mails.c.confirmed.is_(None), mails.c.asked.is_(None))
        await self._for_all(mails, waiting, self._ask_to_confirm)
        ripe = _ripe(turns.c.mailed, now() - self._after).subquery()
        waiting = select(mails.c.person).join(ripe, ripe.c.person == mails.c.person)
        await self._for_all(mails, waiting.where(mails.c.confirmed.is_not(None)).distinct(), self._write)

    async def _ask_to_confirm(self, row: Row[Any]) -> None:
        words = words_in(row.lang)
        text = words.say("confirm-letter", server=self._url, link=f"{self._url}/notices/confirm/{row.token}")
        letter = Letter(row.address, words.say("confirm-subject"), text, _name("confirm", row.token))
        if await self._sent(row, letter):
            await self._done(mails, row, asked=now())

    async def _write(self, row: Row[Any]) -> None:
        moment = now()
        day = moment // DAY
        sent = row.sent if row.day == day else 0
        if sent >= MOST_LETTERS:
            await self._done(mails, row, next=(day + 1) * DAY)
            return
        told = await self._told(row.person, turns.c.mailed)
        if not told:
            await self._done(mails, row)
        elif await self._sent(row, self._letter(row, told)):
            await self._mark(turns.c.mailed, [each.turn for each in told])
            await self._done(mails, row, day=day, sent=sent + 1, next=moment + GAPS[row.pace])

    def _letter(self, row: Row[Any], told: Sequence[Told]) -> Letter:
        words = words_in(row.lang)
        stop = f"{self._url}/notices/stop/{row.token}"
        tables = {each.turn.table: each for each in told}.values()  # one may hold several seats of a table
        subject = words.say("turns-subject", count=len(tables), title=_title(words, told[0]))
        paragraphs = "\n\n".join(self._paragraph(words, each) for each in tables)
        text = words.say("turns-letter", turns=paragraphs, server=self._url, stop=stop)
        return Letter(row.address, subject, text, _name(row.person, *map(_id, told)), stop)

    def _paragraph(self, words: Words, told: Told) -> str:
        lines = [_title(words, told), f"{self._url}/t/{told.turn.table}"]
        if told.due is not None:
            until = time.strftime("%Y-%m-%d %H:%M UTC", time.gmtime(told.due / 1000))
            lines.insert(1, words.say("turn-until", until=until))
        return "\n".join(lines)

    async def _sent(self, row: Row[Any], letter: Letter) -> bool:
        """Send a letter; if that does not work, it is tried again later."""
        assert self._mailer is not None
        try:
            await asyncio.get_running_loop().run_in_executor(self._threads, self._mailer.send, letter)
        except Undeliverable as error:
            log.warning("a letter was not sent: %s", error)
            METRICS.count("letters_failed")
            hopeless = error.for_good and (row.confirmed is None or row.failures + 1 >= MOST_FAILURES)
            await self._failed(mails, row, **({"confirmed": None, "asked": now()} if hopeless else {}))
            return False
        METRICS.count("letters")
        return True

    # --- web hooks ----------------------------------------------------------------------------------------------------

    async def call_hooks(self) -> None:
        """Call the hooks of all whose turn it is."""
        ripe = _ripe(turns.c.hooked, now() - self._after).subquery()
        waiting = select(hooks.c.person).join(ripe, ripe.c.person == hooks.c.person)
        await self._for_all(hooks, waiting.where(hooks.c.failing == 0).distinct(), self._call)

    async def _call(self, row: Row[Any]) -> None:
        for told in (await self._told(row.person, turns.c.hooked))[:MOST_CALLS]:
            status = await self._status(row, told)
            if status is None or not 200 <= status < 300:
                METRICS.count("calls_failed")
                given_up = status == 410 or row.failures + 1 >= MOST_FAILURES
                await self._failed(hooks, row, failing=int(given_up))
                return
            METRICS.count("calls")
            await self._mark(turns.c.hooked, [told.turn])
        await self._done(hooks, row)

    async def _status(self, row: Row[Any], told: Told) -> int | None:
        turn = told.turn
        body = {
            "event": "turn",
            "id": _id(told),
            "table": turn.table,
            "seat": turn.seat,
            "game": told.game,
            "others": told.others,
            "since": turn.since,
            "due": told.due,
            "url": f"{self._url}/t/{turn.table}",
        }
        try:
            return await call(row.url, row.secret, body, self._allowed)
        except Unreachable as error:
            log.info("a hook was not called: %s", error)
            return None

    # --- whom, and of what --------------------------------------------------------------------------------------------

    async def _for_all(
        self, table: Table, waiting: Select[tuple[str]], tell: Callable[[Row[Any]], Awaitable[None]]
    ) -> None:
        """Take a lease on each of these people, and tell them; no other worker does so meanwhile."""
        moment, gate = now(), asyncio.Semaphore(AT_ONCE)
        free = waiting.where(table.c.lease < moment, table.c.next <= moment)
        async with self._engine.connect() as connection:
            people = [row.person for row in await connection.execute(free)]

        async def attend(person: str) -> None:
            async with gate:
                row = None if self._closing.is_set() else await self._lease(table, person)
                if row is not None:
                    await tell(row)

        for outcome in await asyncio.gather(*map(attend, people), return_exceptions=True):
            if isinstance(outcome, BaseException):
                log.error("somebody was not told", exc_info=outcome)

    async def _lease(self, table: Table, person: str) -> Row[Any] | None:
        """The person's row, if nobody else is at it."""
        moment = now()
        free = and_(table.c.person == person, table.c.lease < moment, table.c.next <= moment)
        async with self._engine.begin() as connection:
            taken = update(table).where(free).values(lease=moment + LEASE).returning(*table.c)
            return (await connection.execute(taken)).first()

    async def _done(self, table: Table, row: Row[Any], **values: Any) -> None:
        await self._release(table, row, {"failures": 0, **values})

    async def _failed(self, table: Table, row: Row[Any], **values: Any) -> None:
        wait = min(LONGEST_BACK_OFF, BACK_OFF * 2 ** min(row.failures, 20))
        await self._release(table, row, {"failures": row.failures + 1, "next": now() + wait, **values})

    async def _release(self, table: Table, row: Row[Any], values: dict[str, Any]) -> None:
        """Give the lease back; a row that was changed meanwhile, or taken by others, is left alone."""
        ours = and_(table.c.person == row.person, table.c.lease == row.lease)
        async with self._engine.begin() as connection:
            await connection.execute(update(table).where(ours).values(lease=0, **values))

    async def _told(self, person: str, how: Column[Any]) -> list[Told]:
        """The turns that a person is to be told of, as they stand at the tables."""
        ripe = (
            _ripe(how, now() - self._after).where(aliases.c.account == person).order_by(turns.c.since, turns.c.table_id)
        )
        async with self._engine.connect() as connection:
            found = [Turn(row.table_id, row.seat, row.since) for row in await connection.execute(ripe)]
        told = [await self._described(turn) for turn in found]
        return [each for each in told if each is not None]

    async def _described(self, turn: Turn) -> Told | None:
        def described(telling: Telling) -> Told | None:
            table = telling.table
            if turn.seat not in table.owing_people():
                return None
            mine = table.seats[turn.seat].guest
            others = [seat.name for seat in table.seats if seat.kind == "person" and seat.guest != mine]
            return Told(turn, table.game.name, table.game.title, others, table.clocks.ends(turn.seat))

        try:
            found: Told | None = await self._desk.ask(turn.table, described)
        except Refused as refused:
            if refused.code == "unknown":
                async with self._engine.begin() as connection:
                    await connection.execute(delete(turns).where(turns.c.table_id == turn.table))
            return None
        return found

    async def _mark(self, how: Column[Any], told: Sequence[Turn]) -> None:
        async with self._engine.begin() as connection:
            for turn in sorted(told):
                same = and_(turns.c.table_id == turn.table, turns.c.seat == turn.seat, turns.c.since == turn.since)
                await connection.execute(update(turns).where(same).values({how.name: now()}))


async def call(url: str, secret: str, body: dict[str, Any], allowed: Sequence[str]) -> int:
    """Call a hook; the status of its answer."""
    data, moment = msgspec.json.encode(body), int(time.time())
    headers = {"Pennant-Event": body["event"], "Pennant-Delivery": body["id"]}
    return await post(url, data, {**headers, "Pennant-Signature": signature(secret, moment, data)}, allowed)


def _ripe(how: Column[Any], gone: int) -> Select[Any]:
    """Turns of people who were not told of them, who are not on vacation, and who are away since a moment."""
    seat = and_(seats.c.table_id == turns.c.table_id, seats.c.seat == turns.c.seat)
    here = and_(presence.c.table_id == turns.c.table_id, presence.c.seat == turns.c.seat)
    return (
        select(aliases.c.account.label("person"), turns.c.table_id, turns.c.seat, turns.c.since)
        .select_from(turns)
        .join(seats, seat)
        .join(aliases, aliases.c.guest == seats.c.guest)
        .outerjoin(presence, here)
        .where(how.is_(None), turns.c.rests.is_(None), turns.c.since <= gone)
        .where(or_(presence.c.seen.is_(None), presence.c.seen <= gone))
    )


def _title(words: Words, told: Told) -> str:
    return words.say("turn-title", game=told.title, people=len(told.others), others=", ".join(told.others))


def _id(told: Told) -> str:
    """The name of a turn: the same whenever it is told."""
    return f"{told.turn.table}.{told.turn.seat}.{told.turn.since}"


def _name(*parts: str) -> str:
    return hashlib.sha256("\n".join(parts).encode()).hexdigest()[:32]
