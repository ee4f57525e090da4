"""Vacation: clocks at correspondence tables are paused for a number of days per year, visible to all players."""

import asyncio
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import msgspec
import pytest

from pennant.server import background_jobs, messenger, vacation
from pennant.server.clocks import Clocks
from pennant.server.database import vacations
from pennant.server.entries import Clock
from pennant.server.errors import CommandRefused
from pennant.server.guests import Guest
from pennant.server.services import Services
from pennant.server.table import Table, replay
from pennant.server.table_service import TableService
from pennant.server.table_views import TableViews
from pennant.server.timestamps import now
from pennant.server.vacation import days_taken, vacation_end
from tests.server.client import Player
from tests.server.inside import server_inside, services_in
from tests.server.listening import MailServer
from tests.server.slow import DAY, Later, ask, known, member, owing, play_until, slow_table

ANN = Guest("ann", "Ann", account=True)
HOUR = 3_600_000


@pytest.fixture
def pass_time(monkeypatch: pytest.MonkeyPatch) -> Later:
    """Advances the clock of all modules."""
    later = Later(monkeypatch)
    for module in (vacation, background_jobs, messenger):
        monkeypatch.setattr(module, "now", later.now)
    monkeypatch.setattr("pennant.server.table_service.now", later.now)
    monkeypatch.setattr(messenger.Messenger, "start", lambda _: None)
    return later


async def table_of(table_service: TableService, id: str) -> Table:
    found: Table = await table_service.read(id, lambda views: views.table)
    return found


async def time_left(services: Services, id: str, moment: int) -> tuple[list[int], list[int]]:
    """The seats whose clock runs, and the time that all seats have left."""
    clock = (await table_of(services.table_service, id)).clocks.snapshot(moment)
    assert clock is not None
    return clock["running"], clock["left"]


def clock_after(views: TableViews) -> tuple[int, Any]:
    """The number of the last entry, and the clock after it."""
    return views.table.seq, msgspec.to_builtins(views.table.clocks.snapshot(0))


# --- clocks -----------------------------------------------------------------------------------------------------------


def test_clock_pauses_and_resumes() -> None:
    clocks = Clocks(Clock("days", days=3), 2)
    clocks.run_for([0], 0)
    clocks.pause(0, DAY)
    assert clocks.deadline() is None
    assert clocks.out_of_time(100 * DAY) == []
    seen = clocks.snapshot(50 * DAY)
    assert seen is not None
    assert (seen["running"], seen["left"]) == ([], [2 * DAY, 3 * DAY])
    clocks.resume(0, 60 * DAY)
    assert clocks.deadline() == clocks.runs_out_at(0) == 62 * DAY
    assert clocks.out_of_time(62 * DAY) == [0]


def test_turn_that_starts_during_vacation_has_full_time() -> None:
    clocks = Clocks(Clock("days", days=3), 2)
    clocks.run_for([1], 0)
    clocks.pause(0, DAY)
    clocks.run_for([0, 1], 2 * DAY)
    assert clocks.deadline() == 3 * DAY, "the clock of the other seat runs"
    clocks.resume(0, 10 * DAY)
    assert clocks.runs_out_at(0) == 13 * DAY


def test_move_is_possible_during_vacation() -> None:
    clocks = Clocks(Clock("days", days=3), 2)
    clocks.run_for([0], 0)
    clocks.pause(0, DAY)
    clocks.run_for([1], 5 * DAY, moved=0)
    clocks.run_for([0], 6 * DAY, moved=1)
    clocks.resume(0, 7 * DAY)
    assert clocks.runs_out_at(0) == 10 * DAY


# --- days -------------------------------------------------------------------------------------------------------------


def moment(*date: int) -> int:
    return int(datetime(*date, tzinfo=UTC).timestamp() * 1000)  # type: ignore[arg-type, misc]


def test_vacation_days_are_counted_by_year() -> None:
    new_year = (moment(2026, 12, 30), moment(2027, 1, 4))
    short = (moment(2027, 3, 1), moment(2027, 3, 1) + HOUR)
    assert days_taken([new_year, short], moment(2026, 6, 1)) == 2
    assert days_taken([new_year, short], moment(2027, 6, 1)) == 3 + 1
    assert vacation_end([new_year, short], moment(2027, 1, 1)) == moment(2027, 3, 1) + HOUR
    assert vacation_end([new_year], moment(2027, 1, 4)) is None


async def test_vacation_is_limited_per_year(tmp_path: Path, pass_time: Later) -> None:
    pass_time.by(moment(2027, 2, 1) - now())
    async with services_in(tmp_path, vacation_days=10) as services:

        async def left() -> int:
            return services.vacations.days_left(await services.vacations.spans("ann"), pass_time.now())

        with pytest.raises(CommandRefused, match="10 of 10"):
            await services.vacations.begin(ANN, 11)
        await services.vacations.begin(ANN, 6)
        assert await left() == 4
        with pytest.raises(CommandRefused, match="already"):
            await services.vacations.begin(ANN, 1)
        pass_time.by(DAY + HOUR)
        await services.vacations.end(ANN)
        assert await left() == 8, "two days had started"
        with pytest.raises(CommandRefused, match="8 of 10"):
            await services.vacations.begin(ANN, 9)
        pass_time.by(moment(2027, 12, 30) - pass_time.now())
        with pytest.raises(CommandRefused, match="10 of 10 days of vacation left in 2028"):
            await services.vacations.begin(ANN, 15)
        await services.vacations.begin(ANN, 10)
        assert await left() == 6
        pass_time.by(5 * DAY)
        assert await left() == 2


# --- tables -----------------------------------------------------------------------------------------------------------


async def test_vacation_pauses_clocks_at_all_correspondence_tables(tmp_path: Path, pass_time: Later) -> None:
    async with services_in(tmp_path) as services:
        await known(services, "ann", "ann-as-guest")
        mine = await slow_table(services.table_service, ["ann", "bob"])
        await play_until(services.table_service, mine, 0)
        theirs = await slow_table(services.table_service, ["bob", "ann-as-guest"])
        await play_until(services.table_service, theirs, 0)
        pass_time.by(DAY)
        await services.vacations.begin(Guest("ann", "Ann", True, frozenset({"ann-as-guest"})), 20)
        until = vacation_end(await services.vacations.spans("ann"), pass_time.now())
        for table, seat in ((mine, 0), (theirs, 1)):
            seats = (await table_of(services.table_service, table)).seats
            assert [each.vacation for each in seats] == [until if number == seat else None for number in (0, 1)]
        pass_time.by(10 * DAY)
        running, left = await time_left(services, mine, pass_time.now())
        assert running == []
        assert abs(left[0] - 2 * DAY) < HOUR
        assert await owing(services.table_service, mine) == [0]
        await services.background_jobs.check_due_tables()
        assert await owing(services.table_service, mine) == [0], "no bot plays for a person on vacation"

        await services.vacations.end(Guest("ann", "Ann", True, frozenset({"ann-as-guest"})))
        running, left = await time_left(services, mine, pass_time.now())
        assert running == [0]
        assert abs(left[0] - 2 * DAY) < HOUR
        for table in (mine, theirs):
            last, clock = await services.table_service.read(table, clock_after)
            entries = (await services.store.entries(table))[:last]  # a bot may have moved on
            whole = replay(table, entries)
            assert msgspec.to_builtins(whole.clocks.snapshot(0)) == clock
            assert [each.vacation for each in whole.seats] == [None, None]
            assert [each.kind for each in entries if each.kind == "vacation"] == ["vacation"] * 2


async def test_vacation_ends_and_clock_runs_out_afterwards(tmp_path: Path, pass_time: Later) -> None:
    async with services_in(tmp_path) as services:
        await known(services, "ann")
        table = await slow_table(services.table_service, ["ann", "bob"])
        await play_until(services.table_service, table, 0)
        await services.vacations.begin(ANN, 30)
        pass_time.by(30 * DAY - HOUR)
        await services.background_jobs.check_due_tables()
        await services.background_jobs.remove_stale_tables()
        assert (await table_of(services.table_service, table)).seats[0].vacation
        pass_time.by(2 * HOUR)
        await services.background_jobs.remove_stale_tables()
        await services.background_jobs.check_due_tables()
        seat = (await table_of(services.table_service, table)).seats[0]
        assert (seat.vacation, seat.stand_in) == (None, False)
        assert (await table_of(services.table_service, table)).status == "playing"
        pass_time.by(3 * DAY - HOUR)
        await services.background_jobs.check_due_tables()
        assert not (await table_of(services.table_service, table)).seats[0].stand_in
        pass_time.by(2 * HOUR)
        await services.background_jobs.check_due_tables()
        assert (await table_of(services.table_service, table)).seats[0].stand_in


async def test_synchronize_writes_missing_vacations(tmp_path: Path, pass_time: Later) -> None:
    """Tables that started later, and tables that a worker did not reach before it died."""
    async with services_in(tmp_path) as services:
        await known(services, "ann", "bob")
        async with services.engine.begin() as connection:
            times = {"began": pass_time.now(), "until": pass_time.now() + 9 * DAY}
            await connection.execute(vacations.insert().values(person="ann", **times))
        table = await slow_table(services.table_service, ["ann", "bob"])
        await play_until(services.table_service, table, 0)
        for _ in range(3):
            await services.vacations.synchronize()
        entries = [each for each in await services.store.entries(table) if each.kind == "vacation"]
        assert [(each.seat, each.body) for each in entries] == [(0, {"until": times["until"]})]
        async with services.engine.begin() as connection:
            await connection.execute(vacations.update().values(until=pass_time.now()))
        for _ in range(3):
            await services.vacations.synchronize()
        entries = [each for each in await services.store.entries(table) if each.kind == "vacation"]
        assert [(each.seat, each.body) for each in entries[1:]] == [(0, {"until": None})]


async def test_vacation_does_not_affect_fast_tables_and_others(tmp_path: Path, pass_time: Later) -> None:
    async with services_in(tmp_path) as services:
        table = await slow_table(services.table_service, ["bob", "cy"])
        live = await table_of(services.table_service, table)
        await services.vacations.begin(ANN, 3)
        assert not any(each.vacation for each in live.seats)
        fast = replay(table, [(await services.store.entries(table))[0]])
        assert fast.set_vacation(0, 5) == [], "the game has not started"


async def test_vacation_suppresses_mail(tmp_path: Path, pass_time: Later) -> None:
    post = MailServer()
    await asyncio.to_thread(post.__enter__)
    try:
        async with services_in(tmp_path, mail=post.settings, public_url="http://table.example.org") as services:
            await known(services, "ann")
            await services.notices.set_mail("ann", "ann@mail.example.org", "each", "en")
            row = await services.notices.mail("ann")
            assert row is not None
            await services.notices.confirm(row)
            await services.vacations.begin(ANN, 5)
            table = await slow_table(services.table_service, ["ann", "bob"])
            await play_until(services.table_service, table, 0)
            await services.vacations.synchronize()
            pass_time.by(DAY)
            await services.messenger.send_mails()
            assert not post.letters
            await services.vacations.end(ANN)
            await services.messenger.send_mails()
            assert len(post.letters) == 1
    finally:
        await asyncio.to_thread(post.__exit__)


# --- HTTP API ---------------------------------------------------------------------------------------------------------


async def check_vacation_at_tables(home: Path, **more: Any) -> None:
    async with server_inside(home, **more) as inside:
        ann = await member(inside, "Ann")
        table = await slow_table(inside.table_service, [ann.id, "bob"])
        await play_until(inside.table_service, table, 0)
        other = Player(inside.url, table)
        await other.connect()
        told = (await ask(ann, "POST", "/api/notices/vacation", {"days": 4}))["vacation"]
        assert told["left"] == 26
        await other.until(lambda player: player.info["seats"][0]["vacation"] == told["until"])
        entry = other.entries[max(other.entries)]
        assert (entry["kind"], entry["seat"], entry["body"]) == ("vacation", 0, {"until": told["until"]})
        assert entry["clock"]["running"] == []
        assert (await ask(ann, "GET", f"/api/tables/{table}"))["table"]["seats"][0]["vacation"] == told["until"]
        assert (await ask(ann, "DELETE", "/api/notices/vacation"))["vacation"] == {"left": 29, "until": None}
        await other.until(lambda player: player.info["seats"][0]["vacation"] is None)
        entry = other.entries[max(other.entries)]
        assert (entry["kind"], entry["body"]) == ("vacation", {"until": None})
        assert entry["clock"]["running"] == [0]
        await other.close()


async def test_vacation_is_visible_to_other_players(tmp_path: Path) -> None:
    await check_vacation_at_tables(tmp_path)


async def test_vacation_is_visible_to_other_players_on_postgresql(tmp_path: Path, postgres: str) -> None:
    await check_vacation_at_tables(tmp_path, database=postgres)
