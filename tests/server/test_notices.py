"""Notices of turns at correspondence tables, by e-mail and web hook: at least once, and normally exactly once."""

import asyncio
import sqlite3
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select

from pennant.server import messenger, writer
from pennant.server.database import entries, hooks, mails, turns
from pennant.server.messenger import FAILURES_ALLOWED, LEASE, MAILS_PER_DAY, UNCONFIRMED_LIFETIME
from pennant.server.services import Services
from pennant.server.table import replay
from pennant.server.table_index import index_row
from pennant.server.timestamps import HOUR
from tests.server.conftest import StartServer
from tests.server.inside import Inside, server_inside, services_in
from tests.server.listening import MailServer, Receiver, receiver
from tests.server.process import PATIENCE
from tests.server.slow import DAY, Later, Member, ask, known, member, move, play_until, slow_table

pytestmark = pytest.mark.slow

ANN = "ann@mail.example.org"
URL = "http://table.example.org"
GONE_FOR = 60_000
TEAPOT = "HTTP/1.1 418 I'm a teapot\r\n\r\nsomething secret"


@pytest.fixture(autouse=True)
def disable_automatic_rounds(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(messenger.Messenger, "start", lambda _: None)


@pytest.fixture
def later(monkeypatch: pytest.MonkeyPatch) -> Later:
    """A clock that is an hour ahead and stands still, however long the test takes."""
    later = Later(monkeypatch)
    later.by(HOUR)
    later.stop()
    return later


@pytest.fixture
async def post() -> AsyncIterator[MailServer]:
    office = MailServer()
    await asyncio.to_thread(office.__enter__)
    yield office
    await asyncio.to_thread(office.__exit__)


@asynccontextmanager
async def worker(home: Path, post: MailServer | None = None, **more: Any) -> AsyncIterator[Services]:
    settings = {"mail": post and post.settings, "hook_hosts": ("127.0.0.1",), "public_url": URL, **more}
    async with services_in(home, **settings) as services:
        yield services


async def add_mail_account(services: Services, person: str, pace: Any = "each", lang: str = "en") -> None:
    """Add an account with a confirmed address."""
    await services.notices.set_mail(person, f"{person}@mail.example.org", pace, lang)
    row = await services.notices.mail(person)
    assert row is not None
    await services.notices.confirm(row)


async def ann_is_to_move(services: Services) -> str:
    """A table where it is Ann's turn."""
    table = await slow_table(services.table_service, ["ann", "bob"])
    await play_until(services.table_service, table, 0)
    return table


async def column(services: Services, question: Any) -> list[Any]:
    async with services.engine.connect() as connection:
        return [row[0] for row in await connection.execute(question)]


# --- e-mail -----------------------------------------------------------------------------------------------------------


async def test_mail_is_sent_once_per_turn(tmp_path: Path, post: MailServer, later: Later) -> None:
    async with worker(tmp_path, post) as services:
        await known(services, "ann")
        await add_mail_account(services, "ann")
        table = await ann_is_to_move(services)
        for _ in range(3):
            await services.messenger.send_mails()
            later.by(2 * LEASE)
    (letter,) = post.letters
    assert letter.recipients == [ANN]
    assert letter.message["To"] == ANN
    assert letter.message["From"] == "Pennant <table@pennant.example.org>"
    assert letter.message["Subject"] == "Your turn: Baseball Highlights: 2045 with P1"
    assert f"\n{URL}/t/{table}\n" in letter.text
    assert "Your clock runs out at 20" in letter.text
    assert letter.message["List-Unsubscribe"] == f"<{URL}{letter.link('stop')}>"
    assert letter.message["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    assert letter.message["Auto-Submitted"] == "auto-generated"


async def test_mail_is_sent_for_new_turn_only(tmp_path: Path, post: MailServer, later: Later) -> None:
    async with worker(tmp_path, post) as services:
        await known(services, "ann")
        await add_mail_account(services, "ann")
        table = await ann_is_to_move(services)
        await services.messenger.send_mails()
        assert len(post.letters) == 1
        await play_until(services.table_service, table, 1)
        await services.messenger.send_mails()
        assert len(post.letters) == 1
        await play_until(services.table_service, table, 0)
        await services.table_service.execute(table, lambda table: table.say(1, {"text": "well?"}))
        await services.messenger.send_mails()
        await services.messenger.send_mails()
        assert len(post.letters) == 2
        assert post.letters[0].message["Message-ID"] != post.letters[1].message["Message-ID"]


async def test_mail_covers_turns_of_merged_guest(tmp_path: Path, post: MailServer, later: Later) -> None:
    async with worker(tmp_path, post) as services:
        await known(services, "ann", "ann-as-guest")
        await add_mail_account(services, "ann")
        table = await slow_table(services.table_service, ["ann-as-guest", "bob"])
        await play_until(services.table_service, table, 0)
        await services.messenger.send_mails()
    assert len(post.letters) == 1


async def test_mail_waits_until_player_is_away(
    tmp_path: Path, post: MailServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    later = Later(monkeypatch)
    async with worker(tmp_path, post) as services:
        await known(services, "ann")
        await add_mail_account(services, "ann")
        table = await ann_is_to_move(services)
        await services.messenger.send_mails()
        later.by(GONE_FOR + 1000)
        services.writer.record_presence([(table, 0)], later.now())
        await services.writer._queue.join()  # wait until presence is written
        await services.messenger.send_mails()
        assert not post.letters, "the player is connected"
        later.by(GONE_FOR + 1000)
        await services.messenger.send_mails()
        assert len(post.letters) == 1


async def test_mail_skips_turn_that_has_ended(tmp_path: Path, post: MailServer, later: Later) -> None:
    async with worker(tmp_path, post) as services:
        await known(services, "ann")
        await add_mail_account(services, "ann")
        table = await ann_is_to_move(services)
        await play_until(services.table_service, table, 1)
        await services.messenger.send_mails()
        await services.table_service.execute(table, lambda table: table.resign(1))
        await services.messenger.send_mails()
        assert not post.letters
        assert not await column(services, select(turns.c.table_id))


async def test_mail_is_not_sent_for_fast_tables_and_guests(tmp_path: Path, post: MailServer, later: Later) -> None:
    async with worker(tmp_path, post) as services:
        await add_mail_account(services, "ann")  # the address of a deleted account
        await ann_is_to_move(services)
        await services.messenger.send_mails()
    assert not post.letters


async def test_hourly_mail_lists_all_tables(tmp_path: Path, post: MailServer, later: Later) -> None:
    async with worker(tmp_path, post) as services:
        await known(services, "ann")
        await add_mail_account(services, "ann", "hourly", "ru")
        await ann_is_to_move(services)
        await services.messenger.send_mails()
        second = [await ann_is_to_move(services), await ann_is_to_move(services)]
        await services.messenger.send_mails()
        later.by(HOUR - 10_000)
        await services.messenger.send_mails()
        assert len(post.letters) == 1
        later.by(20_000)
        await services.messenger.send_mails()
        first, digest = post.letters
        assert first.message["Subject"] == "Ваш ход: Baseball Highlights: 2045, вместе с вами играют: P1"
        assert digest.message["Subject"] == "Ваш ход за 2 столами"
        assert all(f"\n{URL}/t/{table}\n" in digest.text for table in second)
        assert "Ваше время истекает" in digest.text


async def test_mail_is_limited_per_day(tmp_path: Path, post: MailServer, later: Later) -> None:
    async with worker(tmp_path, post) as services:
        await known(services, "ann")
        await add_mail_account(services, "ann")
        table = await ann_is_to_move(services)
        async with services.engine.begin() as connection:
            await connection.execute(mails.update().values(day=later.now() // DAY, sent=MAILS_PER_DAY - 1))
        await services.messenger.send_mails()
        await play_until(services.table_service, table, 1)
        await play_until(services.table_service, table, 0)
        await services.messenger.send_mails()
        assert len(post.letters) == 1
        later.by(DAY)
        await services.messenger.send_mails()
        assert len(post.letters) == 2, "held-back turns are sent the next day"


async def test_mail_is_retried_after_temporary_refusal(tmp_path: Path, post: MailServer, later: Later) -> None:
    async with worker(tmp_path, post) as services:
        await known(services, "ann")
        await add_mail_account(services, "ann")
        await ann_is_to_move(services)
        post.answer = "451 later"
        await services.messenger.send_mails()
        post.answer = ""
        await services.messenger.send_mails()
        assert not post.letters, "not before the back-off ends"
        later.by(messenger.BACK_OFF + 1000)
        await services.messenger.send_mails()
        assert len(post.letters) == 1


async def test_mail_is_retried_after_connection_error(tmp_path: Path, later: Later) -> None:
    post = MailServer()
    async with worker(tmp_path, post) as services:
        await known(services, "ann")
        await add_mail_account(services, "ann")
        await ann_is_to_move(services)
        for _ in range(2 * FAILURES_ALLOWED):
            await services.messenger.send_mails()
            later.by(DAY // 2)
        await asyncio.to_thread(post.__enter__)
        try:
            await services.messenger.send_mails()
        finally:
            await asyncio.to_thread(post.__exit__)
        assert len(post.letters) == 1


async def test_address_that_refuses_mail_must_be_confirmed_again(
    tmp_path: Path, post: MailServer, later: Later
) -> None:
    async with worker(tmp_path, post) as services:
        await known(services, "ann")
        await add_mail_account(services, "ann")
        await ann_is_to_move(services)
        post.refuses_recipients = "550 nobody here"
        for _ in range(FAILURES_ALLOWED):
            row = await services.notices.mail("ann")
            assert row is not None
            assert row.confirmed is not None
            await services.messenger.send_mails()
            later.by(DAY)
        row = await services.notices.mail("ann")
        assert row is not None
        assert row.confirmed is None
        post.refuses_recipients = ""
        await services.messenger.send_mails()
        assert not post.letters


async def test_turns_of_removed_table_are_deleted(tmp_path: Path, post: MailServer, later: Later) -> None:
    async with worker(tmp_path, post) as services:
        await known(services, "ann")
        await add_mail_account(services, "ann")
        table = await ann_is_to_move(services)
        last = (await services.store.entries(table))[-1]
        async with services.engine.begin() as connection:  # as an operator does in another process
            await connection.execute(
                entries.insert().values(
                    table_id=table, seq=last.seq + 1, kind="removed", seat=None, body="{}", at=last.at, ref="gone"
                )
            )
        await services.table_service.refresh(table)
        await services.messenger.send_mails()
        assert not post.letters
        assert not await column(services, select(turns.c.table_id))


# --- workers ----------------------------------------------------------------------------------------------------------


async def check_each_notice_is_sent_once(one: Services, two: Services, post: MailServer, listening: Receiver) -> None:
    """Two workers look for turns at the same time; each notice is sent once."""
    await known(one, "ann")
    await add_mail_account(one, "ann")
    await one.notices.set_hook("ann", listening.url)
    await ann_is_to_move(one)
    messengers = [each.messenger for each in (one, two) for _ in range(3)]
    await asyncio.gather(*(each.send_mails() for each in messengers), *(each.call_hooks() for each in messengers))
    assert len(post.letters) == 1
    assert len(listening.calls) == 1


async def test_two_workers_send_one_notice(tmp_path: Path, post: MailServer, later: Later) -> None:
    async with worker(tmp_path, post) as one, worker(tmp_path, post) as two, receiver() as listening:
        await check_each_notice_is_sent_once(one, two, post, listening)


async def test_two_workers_send_one_notice_on_postgresql(
    tmp_path: Path, post: MailServer, later: Later, postgres: str
) -> None:
    async with (
        worker(tmp_path, post, database=postgres) as one,
        worker(tmp_path, post, database=postgres) as two,
        receiver() as listening,
    ):
        await check_each_notice_is_sent_once(one, two, post, listening)


async def test_expired_lease_is_taken_over_by_other_worker(tmp_path: Path, post: MailServer, later: Later) -> None:
    async with worker(tmp_path, post) as first:
        await known(first, "ann")
        await add_mail_account(first, "ann")
        await ann_is_to_move(first)
        assert await first.messenger._lease(mails, "ann") is not None  # and then the worker dies
    async with worker(tmp_path, post) as second:
        await second.messenger.send_mails()
        assert not post.letters, "another worker has the lease"
        later.by(LEASE + 1000)
        await second.messenger.send_mails()
        assert len(post.letters) == 1


async def test_turn_is_stored_with_its_entry(tmp_path: Path, later: Later) -> None:
    """The turn is stored by the same commit, so a server that dies right after it loses nothing."""
    async with worker(tmp_path) as services:
        table = await slow_table(services.table_service, ["ann", "bob"])
        for _ in range(8):
            waiting = await services.table_service.read(table, lambda views: views.table.owing_people())
            rows = select(turns.c.seat).where(turns.c.table_id == table).order_by(turns.c.seat)
            assert await column(services, rows) == waiting
            await move(services.table_service, table, waiting[0])


async def test_late_repeated_batch_does_not_change_turns(tmp_path: Path, later: Later) -> None:
    """The answer to its commit was lost, and another worker has stored more entries since."""
    async with worker(tmp_path) as services:
        table = await ann_is_to_move(services)
        log = await services.store.entries(table)
        await play_until(services.table_service, table, 1)
        old = index_row(replay(table, log), log[-1:])
        assert old.turns == {0: None}
        done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        job = writer._Job(table, log[-1:], old, done)
        await asyncio.to_thread(services.writer._commit, asyncio.get_running_loop(), [job], {})
        assert await done
        assert await column(services, select(turns.c.seat).where(turns.c.table_id == table)) == [1]
        (row,) = await services.store.list_tables(None, 1)
        assert row["seq"] > old.seq


def wait_until_nobody_writes_letters(home: Path) -> None:
    """A sent mail is marked after its delivery, so wait for that: a server killed before keeps its lease."""
    leased = "SELECT count(*) FROM mails WHERE asked IS NULL OR lease > 0"
    give_up_at = time.monotonic() + PATIENCE
    with closing(sqlite3.connect(f"file:{home / 'pennant.db'}?mode=ro", uri=True)) as database:
        while database.execute(leased).fetchone() != (0,):
            assert time.monotonic() < give_up_at, "the mail was never marked as sent"
            time.sleep(0.05)


def test_killed_server_sends_notices_after_restart(start_server: StartServer) -> None:
    with MailServer() as post:
        settings = (
            "--limits", "0", "--public-url", URL, "--smtp-host", "localhost", "--smtp-port", str(post.settings.port),
            "--smtp-security", "none", "--mail-from", post.settings.sender,
        )  # fmt: skip
        server = start_server(*settings, "--notice-after", "3600")
        ann = Member(server.url, "Ann")
        ann.ask("PUT", "/api/notices/mail", {"address": ANN})
        assert ann.http.post(post.wait()[0].link("confirm")).status_code == 200
        wait_until_nobody_writes_letters(server.home)
        clock = {"kind": "days", "days": 2}
        table = ann.create(seats=["me", "hot"], names=["Bob"], clock=clock)["table"]["id"]
        server.kill()
        assert len(post.letters) == 1
        server.arguments = (*settings, "--notice-after", "1")
        server.start()
        assert f"{URL}/t/{table}" in post.wait(2)[1].text


# --- web hooks --------------------------------------------------------------------------------------------------------


async def test_hook_is_called_once_per_turn_with_signature(tmp_path: Path, later: Later) -> None:
    async with worker(tmp_path) as services, receiver() as listening:
        await known(services, "ann")
        secret = await services.notices.set_hook("ann", listening.url)
        table = await ann_is_to_move(services)
        for _ in range(3):
            await services.messenger.call_hooks()
    (call,) = listening.calls
    assert call.line == "POST /hook?for=ann HTTP/1.1"
    assert call.headers["host"] == f"127.0.0.1:{listening.port}"
    assert call.headers["content-type"] == "application/json"
    assert call.headers["pennant-event"] == "turn"
    assert call.headers["pennant-delivery"] == call.data["id"]
    assert call.is_signed_with(secret)
    assert not call.is_signed_with(secret + "x")
    assert call.data | {"id": "", "since": 0, "due": 0} == {
        "event": "turn", "id": "", "table": table, "seat": 0, "game": "highlights", "others": ["P1"],
        "since": 0, "due": 0, "url": f"{URL}/t/{table}",
    }  # fmt: skip
    assert call.data["due"] - call.data["since"] == 3 * DAY


@pytest.mark.parametrize("answer", [TEAPOT, "HTTP/1.1 302 Found\r\nLocation: http://127.0.0.1:1/\r\n\r\n", "nonsense"])
async def test_failing_hook_is_retried_with_back_off_and_disabled(tmp_path: Path, later: Later, answer: str) -> None:
    async with worker(tmp_path) as services, receiver(answer) as listening:
        await known(services, "ann")
        await services.notices.set_hook("ann", listening.url)
        await ann_is_to_move(services)
        for number in range(FAILURES_ALLOWED):
            row = await services.notices.hook("ann")
            assert row is not None
            assert (row.failures, row.failing) == (number, 0)
            await services.messenger.call_hooks()
            await services.messenger.call_hooks()
            assert len(listening.calls) == number + 1, "not before the back-off ends"
            later.by(min(messenger.BACK_OFF_LIMIT, messenger.BACK_OFF * 2**number) + 1000)
        row = await services.notices.hook("ann")
        assert row is not None
        assert row.failing
        await services.messenger.call_hooks()
        assert len(listening.calls) == FAILURES_ALLOWED


async def test_recovered_hook_gets_pending_turns(tmp_path: Path, later: Later) -> None:
    async with worker(tmp_path) as services, receiver(TEAPOT) as listening:
        await known(services, "ann")
        await services.notices.set_hook("ann", listening.url)
        tables = [await ann_is_to_move(services) for _ in range(3)]
        await services.messenger.call_hooks()
        await play_until(services.table_service, tables[1], 1)
        listening.answer = "HTTP/1.0 200 OK\r\n\r\n"
        later.by(messenger.BACK_OFF + 1000)
        await services.messenger.call_hooks()
        assert [call.data["table"] for call in listening.calls[1:]] == [tables[0], tables[2]]
        row = await services.notices.hook("ann")
        assert row is not None
        assert row.failures == 0


async def test_hook_that_answers_410_is_disabled(tmp_path: Path, later: Later) -> None:
    async with worker(tmp_path) as services, receiver("HTTP/1.1 410 Gone\r\n\r\n") as listening:
        await known(services, "ann")
        await services.notices.set_hook("ann", listening.url)
        await ann_is_to_move(services)
        await services.messenger.call_hooks()
        row = await services.notices.hook("ann")
        assert row is not None
        assert row.failing


# --- HTTP API ---------------------------------------------------------------------------------------------------------


@asynccontextmanager
async def serving(home: Path, post: MailServer | None = None, **more: Any) -> AsyncIterator[Inside]:
    settings = {"mail": post and post.settings, "hook_hosts": ("127.0.0.1",), "public_url": URL, **more}
    async with server_inside(home, **settings) as inside:
        yield inside


async def test_mail_address_is_used_from_confirmation_to_unsubscription(
    tmp_path: Path, post: MailServer, later: Later
) -> None:
    async with serving(tmp_path, post) as inside:
        ann = await member(inside, "Ann")
        tell = inside.services.messenger.send_mails
        assert await ask(ann, "GET", "/api/notices") == {
            "mail": None, "hook": None, "can_mail": True, "vacation": {"left": 30, "until": None},
        }  # fmt: skip
        told = await ask(ann, "PUT", "/api/notices/mail", {"address": ANN, "pace": "daily", "lang": "ru"})
        assert told["mail"] == {"address": ANN, "confirmed": False, "pace": "daily"}
        table = await slow_table(inside.table_service, [ann.id, "bob"])
        await play_until(inside.table_service, table, 0)
        for _ in range(3):
            await tell()
        (question,) = post.letters
        assert question.message["Subject"] == "Подтвердите адрес"
        assert question.message["List-Unsubscribe"] is None
        link = question.link("confirm")

        page = await asyncio.to_thread(ann.http.get, link)
        assert page.status_code == 200
        assert page.headers["content-type"].startswith("text/html")
        assert page.headers["referrer-policy"] == "no-referrer"
        assert ANN in page.text
        assert "<script" not in page.text
        assert '<html lang="ru">' in page.text
        assert not (await ask(ann, "GET", "/api/notices"))["mail"]["confirmed"], "opening the page changes nothing"

        ann.http.cookies.clear()  # the mail may be opened in another browser
        assert (await asyncio.to_thread(ann.http.post, link)).status_code == 200
        assert (await asyncio.to_thread(ann.http.post, link)).status_code == 200, (
            "pressing the button twice gives the same answer"
        )
        await tell()
        letter = post.letters[1]
        assert letter.message["Subject"].startswith("Ваш ход")

        stop = letter.link("stop")
        assert (await asyncio.to_thread(ann.http.get, stop)).status_code == 200
        assert await inside.services.notices.mail(ann.id) is not None, "opening the page changes nothing"
        one_click = {"List-Unsubscribe": "One-Click"}
        answers = [await asyncio.to_thread(lambda: ann.http.post(stop, data=one_click)) for _ in range(2)]
        assert [answer.status_code for answer in answers] == [200, 200]
        assert await inside.services.notices.mail(ann.id) is None
        for path in (link, stop, "/notices/confirm/nonsense", "/notices/stop/%00", "/notices/confirm/a%20b"):
            assert (await asyncio.to_thread(ann.http.get, path)).status_code == 404, path


async def test_new_mail_address_needs_confirmation_and_new_pace_does_not(
    tmp_path: Path, post: MailServer, later: Later
) -> None:
    async with serving(tmp_path, post) as inside:
        ann = await member(inside, "Ann")
        await ask(ann, "PUT", "/api/notices/mail", {"address": ANN})
        await inside.services.messenger.send_mails()
        old = post.letters[0].link("confirm")
        await asyncio.to_thread(ann.http.post, old)
        told = await ask(ann, "PUT", "/api/notices/mail", {"address": ANN, "pace": "hourly"})
        assert told["mail"] == {"address": ANN, "confirmed": True, "pace": "hourly"}
        told = await ask(ann, "PUT", "/api/notices/mail", {"address": "else@mail.example.org", "pace": "hourly"})
        assert told["mail"]["confirmed"] is False
        assert (await asyncio.to_thread(ann.http.post, old)).status_code == 404, "the old link is void"
        assert (await ask(ann, "DELETE", "/api/notices/mail"))["mail"] is None


async def test_unconfirmed_address_is_deleted(tmp_path: Path, post: MailServer, later: Later) -> None:
    async with worker(tmp_path, post) as services:
        await services.notices.set_mail("ann", ANN, "each", "en")
        await add_mail_account(services, "bob")
        await services.messenger.delete_unconfirmed()
        assert await services.notices.mail("ann")
        later.by(UNCONFIRMED_LIFETIME)
        await services.messenger.delete_unconfirmed()
        assert await services.notices.mail("ann") is None
        assert await services.notices.mail("bob")


async def test_hook_test_reports_only_status(tmp_path: Path, later: Later) -> None:
    async with serving(tmp_path) as inside, receiver(TEAPOT) as listening:
        ann = await member(inside, "Ann")
        made = await ask(ann, "PUT", "/api/notices/hook", {"url": listening.url})
        assert made["hook"] == {"url": listening.url, "failing": False}
        assert made["can_mail"] is False
        assert "secret" not in await ask(ann, "GET", "/api/notices")
        tried = await ask(ann, "POST", "/api/notices/hook/test")
        assert tried["status"] == 418
        assert "secret" not in tried["text"]
        assert listening.calls[0].is_signed_with(made["secret"])
        assert listening.calls[0].data["event"] == "test"

        async with inside.services.engine.begin() as connection:
            await connection.execute(hooks.update().values(failing=1, failures=FAILURES_ALLOWED))
        assert (await ask(ann, "GET", "/api/notices"))["hook"]["failing"] is True
        listening.answer = "HTTP/1.1 200 OK\r\n\r\n"
        assert (await ask(ann, "POST", "/api/notices/hook/test"))["status"] == 200
        assert (await ask(ann, "GET", "/api/notices"))["hook"]["failing"] is False
        assert (await ask(ann, "DELETE", "/api/notices/hook"))["hook"] is None
        assert (await asyncio.to_thread(ann.http.post, "/api/notices/hook/test", json={})).status_code == 404


async def test_notices_refuse_guests_missing_smtp_and_invalid_values(tmp_path: Path) -> None:
    async with serving(tmp_path, hook_hosts=()) as inside, receiver() as listening:
        ann = await member(inside, "Ann")

        async def refusal_of(method: str, path: str, data: Any = None) -> tuple[int, str]:
            answer = await asyncio.to_thread(lambda: ann.http.request(method, f"/api/notices{path}", json=data))
            return answer.status_code, answer.json()["error"]["code"]

        assert await refusal_of("PUT", "/mail", {"address": ANN}) == (409, "no-mail")
        assert await refusal_of("PUT", "/mail", {"address": ANN, "pace": "never"}) == (422, "invalid")
        assert await refusal_of("PUT", "/hook", {"url": listening.url}) == (400, "bad")
        assert await refusal_of("PUT", "/hook", {"url": "http://localhost/"}) == (400, "bad")
        assert await refusal_of("POST", "/vacation", {"days": 31}) == (409, "vacation")
        assert await refusal_of("POST", "/vacation", {"days": 0}) == (422, "invalid")
        ann.http.cookies.clear()
        for method, path, data in (
            ("GET", "", None), ("PUT", "/mail", {"address": ANN}), ("DELETE", "/mail", None),
            ("PUT", "/hook", {"url": listening.url}), ("DELETE", "/hook", None), ("POST", "/hook/test", None),
            ("POST", "/vacation", {"days": 3}), ("DELETE", "/vacation", None),
        ):  # fmt: skip
            assert await refusal_of(method, path, data) == (403, "guest")
        assert not listening.calls


async def test_confirmation_mails_are_rate_limited(tmp_path: Path, post: MailServer) -> None:
    async with serving(tmp_path, post, limits=1.0) as inside:
        ann, bob = await member(inside, "Ann"), await member(inside, "Bob")

        async def status(person: Any, address: str) -> int:
            wish = {"address": address}
            answer = await asyncio.to_thread(lambda: person.http.put("/api/notices/mail", json=wish))
            return int(answer.status_code)

        assert [await status(ann, f"a{number}@mail.example.org") for number in range(6)] == [200] * 5 + [429]
        assert await status(bob, "b@mail.example.org") == 200
