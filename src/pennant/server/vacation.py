"""Vacation: days per year on which an account's clocks at correspondence tables are paused.

The log of a table has an entry when a person goes on vacation, and one when they return. This module stores the days
that were taken; a background job makes the tables agree with them wherever the person owes a move.
"""

import logging
from collections.abc import Collection
from datetime import UTC, datetime
from functools import partial

from sqlalchemy import and_, func, select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from pennant.server.database import aliases, seats, tables, turns, vacations
from pennant.server.errors import CommandRefused, DatabaseUnavailable
from pennant.server.guests import Guest
from pennant.server.table import Command, Draft, Table
from pennant.server.table_service import TableService
from pennant.server.timestamps import DAY, now

log = logging.getLogger("pennant.vacation")

Span = tuple[int, int]


class Vacations:
    """Stores vacations and writes them to the logs of tables."""

    def __init__(self, engine: AsyncEngine, table_service: TableService, days: int) -> None:
        self._engine = engine
        self._table_service = table_service
        self._days = days

    async def spans(self, person: str) -> list[Span]:
        """The past, current and future vacations of a person."""
        query = select(vacations.c.began, vacations.c.until).where(vacations.c.person == person)
        async with self._engine.connect() as connection:
            return [(row.began, row.until) for row in await connection.execute(query)]

    def days_left(self, spans: Collection[Span], moment: int) -> int:
        """The days that a person has left in the year of this moment."""
        return max(0, self._days - days_taken(spans, moment))

    async def begin(self, guest: Guest, days: int) -> None:
        """Start a vacation now, for this many days."""
        spans, moment = await self.spans(guest.id), now()
        until = moment + days * DAY
        if vacation_end(spans, moment) is not None:
            raise CommandRefused("vacation", "you are already on vacation: end it first")
        for day in (moment, until):  # days after New Year count for the next year
            if days_taken([*spans, (moment, until)], day) > self._days:
                left = self.days_left(spans, day)
                raise CommandRefused(
                    "vacation", f"you have {left} of {self._days} days of vacation left in {_year(day)}"
                )
        async with self._engine.begin() as connection:
            await connection.execute(vacations.insert().values(person=guest.id, began=moment, until=until))
        await self._set_at_tables(guest.ids, until)

    async def end(self, guest: Guest) -> None:
        """End the current vacation. Days that have not started are kept."""
        moment = now()
        running = and_(vacations.c.person == guest.id, vacations.c.until > moment)
        async with self._engine.begin() as connection:
            await connection.execute(update(vacations).where(running).values(until=moment))
        await self._set_at_tables(guest.ids, None)

    async def _set_at_tables(self, guests: Collection[str], until: int | None) -> None:
        """Write a vacation to the logs of all correspondence tables of a person."""
        query = (
            select(tables.c.id)
            .join(seats, seats.c.table_id == tables.c.id)
            .where(seats.c.guest.in_(guests), tables.c.status == "playing", tables.c.due.is_not(None))
            .distinct()
        )
        async with self._engine.connect() as connection:
            found = [row.id for row in await connection.execute(query)]
        for table in found:
            await self._try(table, partial(_set_everywhere, frozenset(guests), until))

    async def synchronize(self) -> None:
        """Write vacations to tables that do not have them yet, such as new ones, and the ends of vacations."""
        away = (
            select(vacations.c.person, func.max(vacations.c.until).label("until"))
            .where(vacations.c.until > now())
            .group_by(vacations.c.person)
            .subquery()
        )
        query = (
            select(turns.c.table_id, turns.c.seat, away.c.until)
            .select_from(turns)
            .join(seats, and_(seats.c.table_id == turns.c.table_id, seats.c.seat == turns.c.seat))
            .join(aliases, aliases.c.guest == seats.c.guest)
            .outerjoin(away, away.c.person == aliases.c.account)
            .where(turns.c.vacation_until.is_distinct_from(away.c.until))
        )
        async with self._engine.connect() as connection:
            found = (await connection.execute(query)).all()
        for row in found:
            await self._try(row.table_id, partial(_set_at_seat, row.seat, row.until))

    async def _try(self, table: str, command: Command) -> None:
        try:
            await self._table_service.execute(table, command)
        except (CommandRefused, DatabaseUnavailable) as error:
            log.info("table %s: %s", table, error)


def vacation_end(spans: Collection[Span], moment: int) -> int | None:
    """When the vacation at this moment ends; `None` if there is none."""
    return max((until for _, until in spans if until > moment), default=None)


def days_taken(spans: Collection[Span], moment: int) -> int:
    """The days of vacation that started in the year of this moment."""
    return sum(_year(day) == _year(moment) for began, until in spans for day in range(began, until, DAY))


def _year(moment: int) -> int:
    return datetime.fromtimestamp(moment / 1000, UTC).year


def _set_at_seat(seat: int, until: int | None, table: Table) -> list[Draft]:
    return table.set_vacation(seat, until)


def _set_everywhere(guests: frozenset[str], until: int | None, table: Table) -> list[Draft]:
    return [
        draft
        for number, seat in enumerate(table.seats)
        if seat.guest in guests
        for draft in table.set_vacation(number, until)
    ]
