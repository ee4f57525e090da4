"""Correspondence tables and accounts, for tests of notices and vacation."""

import asyncio
from typing import Any

import pytest

from pennant.server import messenger
from pennant.server.database import aliases
from pennant.server.entries import Clock, Settings
from pennant.server.new_table import new_settings
from pennant.server.services import Services
from pennant.server.table import Draft, Table
from pennant.server.table_service import TableService
from pennant.server.timestamps import DAY, now
from tests.server.client import Data, Person
from tests.server.inside import SECRET, Inside

__all__ = ["DAY", "Later", "Member", "ask", "known", "member", "move", "owing", "play_until", "slow_table"]


class Member(Person):
    """A person who is signed in."""

    def __init__(self, url: str, name: str) -> None:
        super().__init__(url, name)
        self.http.post("/api/account", json={"name": name, "password": f"the long secret of {name}"}).raise_for_status()
        self.id: str = self.ask("GET", "/api/me")["id"]


async def member(inside: Inside, name: str) -> Member:
    return await asyncio.to_thread(Member, inside.url, name)


async def ask(person: Person, method: str, path: str, data: Any = None) -> Data:
    return await asyncio.to_thread(person.ask, method, path, data)


async def known(services: Services, *people: str) -> None:
    """Register these ids as accounts; `ann-as-guest` is a guest who has signed in to the account `ann`."""
    rows = [{"guest": each, "account": each.partition("-")[0]} for each in people]
    async with services.engine.begin() as connection:
        await connection.execute(aliases.insert(), rows)


async def slow_table(table_service: TableService, people: list[str], days: int = 3) -> str:
    """Create a correspondence table with these people."""
    wanted = Settings(
        game="highlights", mode="single", options={}, edition=0, secret=SECRET, seats=["open"] * len(people),
        clock=Clock("days", days=days),
    )  # fmt: skip
    sat: list[Draft] = [
        ("sat", seat, {"name": f"P{seat}", "contribution": f"luck {seat}", "guest": guest})
        for seat, guest in enumerate(people)
    ]
    return await table_service.create(new_settings(wanted), sat)


async def owing(table_service: TableService, table: str) -> list[int]:
    found: list[int] = await table_service.read(table, lambda views: views.table.owing_people())
    return found


async def move(table_service: TableService, table: str, seat: int) -> None:
    def first(table: Table) -> list[Draft]:
        return table.move(seat, table.state.legal(seat)[0], table.seq)

    await table_service.execute(table, first)


async def play_until(table_service: TableService, table: str, seat: int) -> None:
    """Make moves until it is the turn of this seat and no other."""
    for _ in range(100):
        waiting = await owing(table_service, table)
        if waiting == [seat]:
            return
        await move(table_service, table, next(each for each in waiting if each != seat))
    raise AssertionError(f"it never becomes the turn of seat {seat}")


class Later:
    """A clock for the messenger that the test can advance."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self._by = 0
        self._stopped: int | None = None
        patch.setattr(messenger, "now", self.now)

    def now(self) -> int:
        return (now() if self._stopped is None else self._stopped) + self._by

    def stop(self) -> None:
        """Stop the clock, so that only the test advances it."""
        self._stopped = now()

    def by(self, milliseconds: int) -> None:
        self._by += milliseconds
