"""Vacation: so many days a year the clocks of an account stand still at tables with days to think.

That they do is part of a table's log: an entry when somebody goes, and one when they are back. What stands here is how
many days they have taken; a look now and then sees to it that tables agree with it wherever a move is owed.
"""

import logging
from collections.abc import Collection
from datetime import UTC, datetime
from functools import partial

from sqlalchemy import and_, func, select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from pennant.server.clocks import DAY
from pennant.server.database import aliases, seats, tables, turns, vacations
from pennant.server.desk import Command, Desk, now
from pennant.server.guests import Guest
from pennant.server.table import Draft, Refused, Table
from pennant.server.writer import DatabaseAway

log = logging.getLogger("pennant.vacation")

Span = tuple[int, int]


class Vacations:
    """Who is on vacation, and for how long they may be."""

    def __init__(self, engine: AsyncEngine, desk: Desk, days: int) -> None:
        self._engine = engine
        self._desk = desk
        self._days = days

    async def spans(self, person: str) -> list[Span]:
        """When somebody was away, is, and is going to be."""
        question = select(vacations.c.began, vacations.c.until).where(vacations.c.person == person)
        async with self._engine.connect() as connection:
            return [(row.began, row.until) for row in await connection.execute(question)]

    def left(self, spans: Collection[Span], moment: int) -> int:
        """The days that are left in the year of a moment."""
        return max(0, self._days - taken(spans, moment))

    async def begin(self, guest: Guest, days: int) -> None:
        """Go on vacation, now and for so many days."""
        spans, moment = await self.spans(guest.id), now()
        until = moment + days * DAY
        if ends(spans, moment) is not None:
            raise Refused("vacation", "you are on vacation already: come back first")
        for day in (moment, until):  # the days after New Year are those of the next year
            if taken([*spans, (moment, until)], day) > self._days:
                left = self.left(spans, day)
                raise Refused("vacation", f"you have {left} of {self._days} days of vacation left in {_year(day)}")
        async with self._engine.begin() as connection:
            await connection.execute(vacations.insert().values(person=guest.id, began=moment, until=until))
        await self._tell(guest.ids, until)

    async def end(self, guest: Guest) -> None:
        """Come back; the days that were not begun are kept."""
        moment = now()
        running = and_(vacations.c.person == guest.id, vacations.c.until > moment)
        async with self._engine.begin() as connection:
            await connection.execute(update(vacations).where(running).values(until=moment))
        await self._tell(guest.ids, None)

    async def _tell(self, guests: Collection[str], until: int | None) -> None:
        """Write it into the logs of all slow tables where they sit."""
        question = (
            select(tables.c.id)
            .join(seats, seats.c.table_id == tables.c.id)
            .where(seats.c.guest.in_(guests), tables.c.status == "playing", tables.c.due.is_not(None))
            .distinct()
        )
        async with self._engine.connect() as connection:
            found = [row.id for row in await connection.execute(question)]
        for table in found:
            await self._quietly(table, partial(_rest_all, frozenset(guests), until))

    async def attend(self) -> None:
        """Where a move is owed the table must know: of a vacation, also at a table that began later, and of its end."""
        away = (
            select(vacations.c.person, func.max(vacations.c.until).label("until"))
            .where(vacations.c.until > now())
            .group_by(vacations.c.person)
            .subquery()
        )
        question = (
            select(turns.c.table_id, turns.c.seat, away.c.until)
            .select_from(turns)
            .join(seats, and_(seats.c.table_id == turns.c.table_id, seats.c.seat == turns.c.seat))
            .join(aliases, aliases.c.guest == seats.c.guest)
            .outerjoin(away, away.c.person == aliases.c.account)
            .where(turns.c.rests.is_distinct_from(away.c.until))
        )
        async with self._engine.connect() as connection:
            found = (await connection.execute(question)).all()
        for row in found:
            await self._quietly(row.table_id, partial(_rest, row.seat, row.until))

    async def _quietly(self, table: str, command: Command) -> None:
        try:
            await self._desk.command(table, command)
        except (Refused, DatabaseAway) as error:
            log.info("table %s: %s", table, error)


def ends(spans: Collection[Span], moment: int) -> int | None:
    """Until when somebody is on vacation at a moment."""
    return max((until for _, until in spans if until > moment), default=None)


def taken(spans: Collection[Span], moment: int) -> int:
    """The days of vacation that were begun in the year of a moment."""
    return sum(_year(day) == _year(moment) for began, until in spans for day in range(began, until, DAY))


def _year(moment: int) -> int:
    return datetime.fromtimestamp(moment / 1000, UTC).year


def _rest(seat: int, until: int | None, table: Table) -> list[Draft]:
    return table.rest(seat, until)


def _rest_all(guests: frozenset[str], until: int | None, table: Table) -> list[Draft]:
    return [
        draft for number, seat in enumerate(table.seats) if seat.guest in guests for draft in table.rest(number, until)
    ]
