"""What happens by itself: clocks run out, leavers are stood in for, bots go on after a crash, old tables go."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from functools import partial

from pennant.server.desk import Command, Desk, Live, now
from pennant.server.settings import ServerSettings
from pennant.server.table import Draft, Refused, Table
from pennant.server.vacation import Vacations
from pennant.server.writer import DatabaseAway

log = logging.getLogger("pennant.keeper")

DAY = 86_400_000
AT_ONCE = 20
"""Tables that are looked at in one go."""
PAUSE = 0.02


class Keeper:
    """Walks from table to table."""

    def __init__(self, desk: Desk, settings: ServerSettings, vacations: Vacations) -> None:
        self._desk = desk
        self._settings = settings
        self._vacations = vacations
        self._tasks: list[asyncio.Task[None]] = []

    def start(self) -> None:
        rounds: tuple[tuple[float, Callable[[], Awaitable[None]]], ...] = (
            (1.0, self.attend_due),
            (min(10.0, self._settings.grace / 4), self.attend_leavers),
            (10.0, self._drop_idle),
            (10.0, self._vacations.attend),
            (600.0, self.clear),
        )
        self._tasks = [asyncio.create_task(self._every(seconds, action)) for seconds, action in rounds]

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _every(self, seconds: float, action: Callable[[], Awaitable[None]]) -> None:
        while True:
            await asyncio.sleep(seconds)
            try:
                await action()
            except Exception:
                log.exception("a round has failed; the next one comes in %g s", seconds)

    async def _drop_idle(self) -> None:
        self._desk.drop_idle(self._settings.idle)

    async def attend_due(self) -> None:
        """Tables whose clock has run out, where a vacation is over, or whose bot has not moved."""
        for table in await self._desk.store.due(now()):
            await self._quietly(table, _overdue)

    async def _quietly(self, id: str, command: Command) -> None:
        try:
            await self._desk.command(id, command)
        except (Refused, DatabaseAway) as error:
            log.info("table %s: %s", id, error)

    async def attend_leavers(self) -> None:
        """Tables where somebody waits for somebody who is gone: warn first, then let a bot play.

        A few tables at a time: to look at a thousand in one go would hold everybody up for a tenth of a second.
        """
        lives = list(self._desk.lives.values())
        for start in range(0, len(lives), AT_ONCE):
            some = lives[start : start + AT_ONCE]
            present = [(live.id, seat) for live in some for listener in live.listeners for seat in listener.seats]
            self._desk.writer.seen(present, now())
            for live in some:
                if any(listener.seats for listener in live.listeners):
                    await self._attend(live)
            await asyncio.sleep(PAUSE)

    async def _attend(self, live: Live) -> None:
        here = {seat for listener in live.listeners for seat in listener.seats}
        missed = [seat for seat in live.owing() if seat not in here]
        if not missed:
            return
        seen, moment = await self._desk.store.last_seen(live.id), now()
        grace = int(self._settings.grace * 1000)
        for seat in missed:
            gone_for = moment - seen.get(seat, live.updated())
            if gone_for > 2 * grace:
                await self._quietly(live.id, partial(_stand_in, seat))
            elif gone_for > grace:
                until = moment + 2 * grace - gone_for
                await self._quietly(live.id, partial(_away, seat, until))

    async def clear(self) -> None:
        """Let tables go that nobody came to, and close games that nobody went on with."""
        store = self._desk.store
        for table in await store.stale("waiting", now() - int(self._settings.waiting_days * DAY)):
            await self._quietly(table, Table.remove)
            await store.forget(table)
        for table in await store.stale("playing", now() - int(self._settings.playing_days * DAY)):
            await self._quietly(table, Table.expire)


def _overdue(table: Table) -> list[Draft]:
    """The entries for seats whose vacation is over, or whose clock has run out.

    A bot that owes a move is set thinking by loading its table.
    """
    moment = now()
    rested = [
        number for number, seat in enumerate(table.seats) if seat.vacation is not None and seat.vacation <= moment
    ]
    if rested:
        return [draft for seat in rested for draft in table.rest(seat, None)]
    return [draft for seat in table.clocks.out_of_time(moment) for draft in table.stand_in(seat, "clock")]


def _stand_in(seat: int, table: Table) -> list[Draft]:
    return table.stand_in(seat, "away") if seat in table.owing_people() else []


def _away(seat: int, until: int, table: Table) -> list[Draft]:
    return table.away(seat, until) if seat in table.owing_people() else []
