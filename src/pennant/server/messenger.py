"""Sends notices to absent players when it is their turn at a correspondence table: by e-mail and by web hook.

A turn is stored in the same transaction as the move that caused it, so a crash cannot lose it. Any worker may send the
notices of a person: it takes a lease on the person first, and marks the turns afterwards. If a worker dies in between,
another one takes over when the lease expires. Delivery is therefore at least once; mails and hook calls carry an id for
deduplication. Turns that end before the notice is sent are skipped.
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
from pennant.server import metrics
from pennant.server.database import aliases, hooks, mails, presence, seats, turns
from pennant.server.errors import CommandRefused
from pennant.server.hooks import Unreachable, post, signature
from pennant.server.mail import Mail, Mailer, Undeliverable
from pennant.server.pages.shell import words_in
from pennant.server.settings import ServerSettings
from pennant.server.table_service import TableService
from pennant.server.table_views import TableViews
from pennant.server.timestamps import DAY, HOUR, now

log = logging.getLogger("pennant.messenger")

POLL_INTERVAL = 5.0
CLEANUP_INTERVAL = 3600.0
CLOSE_TIMEOUT = 5.0
LEASE = 180_000
CONCURRENCY = 8
"""People who get notices at the same time."""
CALLS_PER_LEASE = 8
"""Hook calls that one lease is long enough for."""
GAPS: Final = {"each": 0, "hourly": HOUR, "daily": DAY}
MAILS_PER_DAY = 24
"""Mails to one person per day, at most."""
UNCONFIRMED_LIFETIME = 7 * DAY
BACK_OFF = 30_000
BACK_OFF_LIMIT = 6 * HOUR
FAILURES_ALLOWED = 12
"""Consecutive failures, in about a day, after which a hook or an address that refuses mail is no longer used."""


class Turn(NamedTuple):
    """A seat that owes a move."""

    table: str
    seat: int
    since: int


class TurnNotice(NamedTuple):
    """A turn and the content of its notice."""

    turn: Turn
    game: str
    title: str
    others: list[str]
    due: int | None


class Messenger:
    """Finds turns and sends their notices."""

    def __init__(self, engine: AsyncEngine, table_service: TableService, settings: ServerSettings) -> None:
        self._engine = engine
        self._table_service = table_service
        self._mailer = Mailer(settings.mail) if settings.mail else None
        self._url = settings.public_url or f"http://{settings.host}:{settings.port}"
        self._allowed = settings.hook_hosts
        self._after = int(settings.notice_after * 1000)
        self._threads = ThreadPoolExecutor(CONCURRENCY, "mail")
        self._tasks: list[asyncio.Task[None]] = []
        self._closing = asyncio.Event()

    def start(self) -> None:
        jobs: list[tuple[float, Callable[[], Awaitable[None]]]] = [(POLL_INTERVAL, self.call_hooks)]
        if self._mailer is not None:
            jobs += [(POLL_INTERVAL, self.send_mails), (CLEANUP_INTERVAL, self.delete_unconfirmed)]
        self._tasks = [asyncio.create_task(self._every(seconds, action)) for seconds, action in jobs]

    async def close(self) -> None:
        """Finish the notices that are being sent, then stop."""
        self._closing.set()
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=CLOSE_TIMEOUT)
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._threads.shutdown(wait=False, cancel_futures=True)

    async def _every(self, seconds: float, action: Callable[[], Awaitable[None]]) -> None:
        while not self._closing.is_set():
            try:
                await action()
            except Exception:
                log.exception("sending notices failed; the next attempt is in %g s", seconds)
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._closing.wait(), seconds)

    async def delete_unconfirmed(self) -> None:
        """Delete addresses that were not confirmed in time."""
        old = and_(mails.c.confirmed.is_(None), mails.c.created < now() - UNCONFIRMED_LIFETIME)
        async with self._engine.begin() as connection:
            await connection.execute(delete(mails).where(old))

    # --- e-mail -------------------------------------------------------------------------------------------------------

    async def send_mails(self) -> None:
        """Send confirmation requests and notices of turns."""
        assert self._mailer is not None
        waiting = select(mails.c.person).where(mails.c.confirmed.is_(None), mails.c.asked.is_(None))
        await self._for_each_person(mails, waiting, self._send_confirmation)
        due = _due_turns(turns.c.mail_sent_at, now() - self._after).subquery()
        waiting = select(mails.c.person).join(due, due.c.person == mails.c.person)
        await self._for_each_person(mails, waiting.where(mails.c.confirmed.is_not(None)).distinct(), self._send_turns)

    async def _send_confirmation(self, row: Row[Any]) -> None:
        words = words_in(row.lang)
        text = words.say("confirm-letter", server=self._url, link=f"{self._url}/notices/confirm/{row.token}")
        mail = Mail(row.address, words.say("confirm-subject"), text, _message_id("confirm", row.token))
        if await self._send(row, mail):
            await self._succeed(mails, row, asked=now())

    async def _send_turns(self, row: Row[Any]) -> None:
        moment = now()
        day = moment // DAY
        sent = row.sent if row.day == day else 0
        if sent >= MAILS_PER_DAY:
            await self._succeed(mails, row, next=(day + 1) * DAY)
            return
        notices = await self._notices_for(row.person, turns.c.mail_sent_at)
        if not notices:
            await self._succeed(mails, row)
        elif await self._send(row, self._turns_mail(row, notices)):
            await self._mark_sent(turns.c.mail_sent_at, [each.turn for each in notices])
            await self._succeed(mails, row, day=day, sent=sent + 1, next=moment + GAPS[row.pace])

    def _turns_mail(self, row: Row[Any], notices: Sequence[TurnNotice]) -> Mail:
        words = words_in(row.lang)
        stop = f"{self._url}/notices/stop/{row.token}"
        tables = {each.turn.table: each for each in notices}.values()  # one person may hold several seats of a table
        subject = words.say("turns-subject", count=len(tables), title=_title(words, notices[0]))
        paragraphs = "\n\n".join(self._paragraph(words, each) for each in tables)
        text = words.say("turns-letter", turns=paragraphs, server=self._url, stop=stop)
        return Mail(row.address, subject, text, _message_id(row.person, *map(_delivery_id, notices)), stop)

    def _paragraph(self, words: Words, notice: TurnNotice) -> str:
        lines = [_title(words, notice), f"{self._url}/t/{notice.turn.table}"]
        if notice.due is not None:
            until = time.strftime("%Y-%m-%d %H:%M UTC", time.gmtime(notice.due / 1000))
            lines.insert(1, words.say("turn-until", until=until))
        return "\n".join(lines)

    async def _send(self, row: Row[Any], mail: Mail) -> bool:
        """Send a mail. If that fails, it is retried later with exponential back-off."""
        assert self._mailer is not None
        try:
            await asyncio.get_running_loop().run_in_executor(self._threads, self._mailer.send, mail)
        except Undeliverable as error:
            log.warning("an e-mail was not sent: %s", error)
            metrics.LETTERS_FAILED.inc()
            hopeless = error.permanent and (row.confirmed is None or row.failures + 1 >= FAILURES_ALLOWED)
            await self._fail(mails, row, **({"confirmed": None, "asked": now()} if hopeless else {}))
            return False
        metrics.LETTERS.inc()
        return True

    # --- web hooks ----------------------------------------------------------------------------------------------------

    async def call_hooks(self) -> None:
        """Call the hooks of all people whose turn it is."""
        due = _due_turns(turns.c.hook_called_at, now() - self._after).subquery()
        waiting = select(hooks.c.person).join(due, due.c.person == hooks.c.person)
        await self._for_each_person(hooks, waiting.where(hooks.c.failing == 0).distinct(), self._call_hooks_of)

    async def _call_hooks_of(self, row: Row[Any]) -> None:
        for notice in (await self._notices_for(row.person, turns.c.hook_called_at))[:CALLS_PER_LEASE]:
            status = await self._call_hook(row, notice)
            if status is None or not 200 <= status < 300:
                metrics.CALLS_FAILED.inc()
                given_up = status == 410 or row.failures + 1 >= FAILURES_ALLOWED
                await self._fail(hooks, row, failing=int(given_up))
                return
            metrics.CALLS.inc()
            await self._mark_sent(turns.c.hook_called_at, [notice.turn])
        await self._succeed(hooks, row)

    async def _call_hook(self, row: Row[Any], notice: TurnNotice) -> int | None:
        turn = notice.turn
        body = {
            "event": "turn",
            "id": _delivery_id(notice),
            "table": turn.table,
            "seat": turn.seat,
            "game": notice.game,
            "others": notice.others,
            "since": turn.since,
            "due": notice.due,
            "url": f"{self._url}/t/{turn.table}",
        }
        try:
            return await call_hook(row.url, row.secret, body, self._allowed)
        except Unreachable as error:
            log.info("a web hook could not be called: %s", error)
            return None

    # --- people and turns ---------------------------------------------------------------------------------------------

    async def _for_each_person(
        self, table: Table, waiting: Select[tuple[str]], handle: Callable[[Row[Any]], Awaitable[None]]
    ) -> None:
        """Take a lease on each of these people, and handle them. Meanwhile no other worker does."""
        moment, gate = now(), asyncio.Semaphore(CONCURRENCY)
        free = waiting.where(table.c.lease < moment, table.c.next <= moment)
        async with self._engine.connect() as connection:
            people = [row.person for row in await connection.execute(free)]

        async def handle_one(person: str) -> None:
            async with gate:
                row = None if self._closing.is_set() else await self._lease(table, person)
                if row is not None:
                    await handle(row)

        for outcome in await asyncio.gather(*map(handle_one, people), return_exceptions=True):
            if isinstance(outcome, BaseException):
                log.error("the notices of a person failed", exc_info=outcome)

    async def _lease(self, table: Table, person: str) -> Row[Any] | None:
        """Take a lease on a person: their row, or `None` if another worker has the lease."""
        moment = now()
        free = and_(table.c.person == person, table.c.lease < moment, table.c.next <= moment)
        async with self._engine.begin() as connection:
            taken = update(table).where(free).values(lease=moment + LEASE).returning(*table.c)
            return (await connection.execute(taken)).first()

    async def _succeed(self, table: Table, row: Row[Any], **values: Any) -> None:
        await self._release(table, row, {"failures": 0, **values})

    async def _fail(self, table: Table, row: Row[Any], **values: Any) -> None:
        wait = min(BACK_OFF_LIMIT, BACK_OFF * 2 ** min(row.failures, 20))
        await self._release(table, row, {"failures": row.failures + 1, "next": now() + wait, **values})

    async def _release(self, table: Table, row: Row[Any], values: dict[str, Any]) -> None:
        """Release the lease. A row that was changed or leased by others in the meantime is left alone."""
        ours = and_(table.c.person == row.person, table.c.lease == row.lease)
        async with self._engine.begin() as connection:
            await connection.execute(update(table).where(ours).values(lease=0, **values))

    async def _notices_for(self, person: str, sent_at: Column[Any]) -> list[TurnNotice]:
        """The notices of a person that are due, with the current state of their tables."""
        due = (
            _due_turns(sent_at, now() - self._after)
            .where(aliases.c.account == person)
            .order_by(turns.c.since, turns.c.table_id)
        )
        async with self._engine.connect() as connection:
            found = [Turn(row.table_id, row.seat, row.since) for row in await connection.execute(due)]
        notices = [await self._describe(turn) for turn in found]
        return [each for each in notices if each is not None]

    async def _describe(self, turn: Turn) -> TurnNotice | None:
        def describe(views: TableViews) -> TurnNotice | None:
            table = views.table
            if turn.seat not in table.owing_people():
                return None
            mine = table.seats[turn.seat].guest
            others = [seat.name for seat in table.seats if seat.kind == "person" and seat.guest != mine]
            return TurnNotice(turn, table.game.name, table.game.title, others, table.clocks.runs_out_at(turn.seat))

        try:
            found: TurnNotice | None = await self._table_service.read(turn.table, describe)
        except CommandRefused as refused:
            if refused.code == "unknown":
                async with self._engine.begin() as connection:
                    await connection.execute(delete(turns).where(turns.c.table_id == turn.table))
            return None
        return found

    async def _mark_sent(self, sent_at: Column[Any], sent: Sequence[Turn]) -> None:
        async with self._engine.begin() as connection:
            for turn in sorted(sent):
                same = and_(turns.c.table_id == turn.table, turns.c.seat == turn.seat, turns.c.since == turn.since)
                await connection.execute(update(turns).where(same).values({sent_at.name: now()}))


async def call_hook(url: str, secret: str, body: dict[str, Any], allowed: Sequence[str]) -> int:
    """Call a hook with a signed body, and return the status of the response."""
    data, moment = msgspec.json.encode(body), int(time.time())
    headers = {"Pennant-Event": body["event"], "Pennant-Delivery": body["id"]}
    return await post(url, data, {**headers, "Pennant-Signature": signature(secret, moment, data)}, allowed)


def _due_turns(sent_at: Column[Any], gone: int) -> Select[Any]:
    """Turns without a notice, of people who are not on vacation and have been away since this moment."""
    seat = and_(seats.c.table_id == turns.c.table_id, seats.c.seat == turns.c.seat)
    here = and_(presence.c.table_id == turns.c.table_id, presence.c.seat == turns.c.seat)
    return (
        select(aliases.c.account.label("person"), turns.c.table_id, turns.c.seat, turns.c.since)
        .select_from(turns)
        .join(seats, seat)
        .join(aliases, aliases.c.guest == seats.c.guest)
        .outerjoin(presence, here)
        .where(sent_at.is_(None), turns.c.vacation_until.is_(None), turns.c.since <= gone)
        .where(or_(presence.c.seen.is_(None), presence.c.seen <= gone))
    )


def _title(words: Words, notice: TurnNotice) -> str:
    return words.say("turn-title", game=notice.title, people=len(notice.others), others=", ".join(notice.others))


def _delivery_id(notice: TurnNotice) -> str:
    """The delivery id of a notice: the same for every attempt, so that receivers can deduplicate."""
    return f"{notice.turn.table}.{notice.turn.seat}.{notice.turn.since}"


def _message_id(*parts: str) -> str:
    return hashlib.sha256("\n".join(parts).encode()).hexdigest()[:32]
