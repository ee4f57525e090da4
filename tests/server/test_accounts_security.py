"""Security of accounts: guessing, session fixation, cross-origin requests and leaked credentials."""

import asyncio
import sqlite3
import threading
import time
from contextlib import closing
from pathlib import Path

import pytest
from argon2 import PasswordHasher

from pennant.server import accounts as accounts_module
from pennant.server.accounts import SESSION_COOKIE
from pennant.server.limits import RATE_LIMITS
from pennant.server.passwords import CONCURRENT_HASHES, Passwords
from tests.server.client import ConnectionClosed, Person, Player, fetch
from tests.server.conftest import StartInside, StartServer
from tests.server.inside import eventually
from tests.server.process import Server
from tests.server.retrying import hear_all
from tests.server.test_accounts import PASSWORD, new_name, new_token, refusal_of, register, sign_in, with_token
from tests.server.test_security import FOREIGN, operate

pytestmark = pytest.mark.slow

# --- storage ----------------------------------------------------------------------------------------------------------


def test_database_has_only_hashes_of_credentials(server: Server) -> None:
    password = "a password nobody else has 17"
    ann = register(server, password=password)
    token = new_token(ann, "play")["token"]
    with closing(sqlite3.connect(server.home / "pennant.db")) as database:
        dump = "\n".join(database.iterdump())
        (hashed,) = database.execute("SELECT password FROM accounts WHERE name = ?", (ann.name,)).fetchone()
    for secret in (password, ann.http.cookies[SESSION_COOKIE], token, token.removeprefix("pnt_")):
        assert secret not in dump
    assert hashed.startswith("$argon2id$v=19$m=65536,t=3,p=4$")


def test_log_has_no_secrets(server: Server) -> None:
    password = "a password nobody else has 18"
    ann = register(server, password=password)
    other = Person(server.url, "Eve")
    refusal_of(other, "POST", "/api/session", {"name": ann.name, "password": password + "x"})
    assert password not in server.log.read_text(errors="replace")


# --- session cookie ---------------------------------------------------------------------------------------------------


def test_session_cookie_is_httponly_and_samesite(inside: StartInside) -> None:
    for address, public in (("http://testserver", None), ("https://table.example", "https://table.example")):
        client = inside(address, public_url=public)
        answer = client.post("/api/account", json={"name": new_name(), "password": PASSWORD})
        assert answer.status_code == 201
        (cookie,) = [each for each in answer.headers.get_list("set-cookie") if each.startswith(f"{SESSION_COOKIE}=")]
        flags = {part.strip() for part in cookie.split(";")}
        assert {"HttpOnly", "SameSite=lax", "Path=/"} <= flags
        assert ("Secure" in flags) == (public is not None)


def test_sign_in_prevents_session_fixation(server: Server) -> None:
    ann, eve = register(server), Person(server.url, "Eve")
    planted = "x" * 43
    eve.http.cookies.set(SESSION_COOKIE, planted)
    sign_in(eve, ann.name)
    first = {cookie.value for cookie in eve.http.cookies.jar if cookie.name == SESSION_COOKIE} - {planted}
    assert len(first) == 1
    browser = Person(server.url, "Ann")
    sign_in(browser, ann.name)
    one = browser.http.cookies[SESSION_COOKIE]
    sign_in(browser, ann.name)
    two = browser.http.cookies[SESSION_COOKIE]
    assert one != two
    assert sorted(each["current"] for each in ann.ask("GET", "/api/account")["sessions"]).count(True) == 1
    assert len(ann.ask("GET", "/api/account")["sessions"]) == 3, "the replaced session has ended"


@pytest.mark.parametrize("cookie", ["x", "x" * 43, "x" * 4000, "%00", "a.b.c", "[]"])
def test_unknown_session_becomes_new_guest(server: Server, cookie: str) -> None:
    answer = fetch(f"{server.url}/api/me", {"cookie": f"{SESSION_COOKIE}={cookie}"})
    assert answer.status_code == 200
    assert answer.json()["account"] is False


def test_session_expires_when_unused(inside: StartInside, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(accounts_module, "SESSION_LIFETIME", -1)
    client = inside()
    client.post("/api/account", json={"name": "Ann", "password": PASSWORD})
    assert client.get("/api/me").json()["account"] is False


# --- cross-origin requests --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("case", FOREIGN)
def test_cross_origin_requests_cannot_change_account(server: Server, case: str) -> None:
    ann, guest = register(server), Person(server.url, "Eve")
    wish = {"name": ann.name, "password": PASSWORD}
    assert refusal_of(guest, "POST", "/api/session", wish, headers=FOREIGN[case]) == (403, "origin")
    register_wish = {"name": new_name(), "password": PASSWORD}
    assert refusal_of(guest, "POST", "/api/account", register_wish, headers=FOREIGN[case]) == (403, "origin")
    for method, path, body in (
        ("DELETE", "/api/session", None),
        ("PUT", "/api/account/name", {"name": new_name()}),
        ("PUT", "/api/account/password", {"old": PASSWORD, "new": "something else 1"}),
        ("DELETE", "/api/account", {"password": PASSWORD}),
        ("DELETE", "/api/account/sessions", None),
        ("POST", "/api/account/tokens", {"name": "x", "scopes": ["play"]}),
    ):
        assert refusal_of(ann, method, path, body, headers=FOREIGN[case]) == (403, "origin"), path
    assert ann.ask("GET", "/api/me")["account"] is True


def test_cross_origin_form_cannot_sign_in(server: Server) -> None:
    ann, eve = register(server), Person(server.url, "Eve")
    for kind in ("application/x-www-form-urlencoded", "multipart/form-data", "text/plain"):
        body = f'{{"name": "{ann.name}", "password": "{PASSWORD}"}}'
        answer = eve.http.post("/api/session", content=body, headers={"content-type": kind})
        assert answer.status_code == 422
    assert eve.ask("GET", "/api/me")["account"] is False


# --- rate limits ------------------------------------------------------------------------------------------------------


@pytest.mark.usefixtures("clock")
def test_sign_in_is_rate_limited_by_name(inside: StartInside) -> None:
    client = inside(limits=1.0)
    client.post("/api/account", json={"name": "Ann", "password": PASSWORD})
    client.delete("/api/session")
    answers = [
        client.post("/api/session", json={"name": name, "password": "a guess"}).status_code
        for name in ["Ann", "ANN", "Аnn", " ann "] * RATE_LIMITS["guess"].burst
    ]
    assert answers.count(403) <= RATE_LIMITS["guess"].burst + 2
    assert answers[-1] == 429
    right = client.post("/api/session", json={"name": "Ann", "password": PASSWORD})
    assert right.status_code == 429, "the rate limit applies to the right password as well"


@pytest.mark.usefixtures("clock")
def test_sign_in_is_rate_limited_by_address(inside: StartInside) -> None:
    client = inside(limits=1.0)
    burst = RATE_LIMITS["sign-in"].burst
    answers = [
        client.post("/api/session", json={"name": f"Name {number}", "password": "a guess 1"}).status_code
        for number in range(burst + 8)
    ]
    assert set(answers[:burst]) == {403}
    assert 429 in answers


@pytest.mark.usefixtures("clock")
def test_register_is_rate_limited_by_address(inside: StartInside) -> None:
    """Registration must reveal that a name is taken, so it is rate limited."""
    client = inside(limits=1.0)
    answers = [
        client.post("/api/account", json={"name": f"Name {number}", "password": "weak"}).status_code
        for number in range(RATE_LIMITS["register"].burst + 2)
    ]
    assert answers[-1] == 429


def test_sign_in_takes_as_long_for_unknown_name(server: Server) -> None:
    ann, eve = register(server), Person(server.url, "Eve")

    def seconds_to_refuse(name: str) -> float:
        started = time.perf_counter()
        refusal_of(eve, "POST", "/api/session", {"name": name, "password": "a guess"})
        return time.perf_counter() - started

    times = [(seconds_to_refuse(ann.name), seconds_to_refuse(new_name("Nobody"))) for _ in range(7)]
    known, unknown = (
        min(each for each, _ in times),
        min(each for _, each in times),
    )  # the minimum, because other processes only add time
    assert 0.5 < unknown / known < 2.0


async def test_password_hashing_is_limited_in_concurrency() -> None:
    passwords, busy, most = Passwords(), 0, 0
    counting, few = threading.Lock(), threading.Barrier(CONCURRENT_HASHES, timeout=60)

    class Slow(PasswordHasher):
        def hash(self, password: str | bytes, *, salt: bytes | None = None) -> str:
            nonlocal busy, most
            with counting:
                busy += 1
                most = max(most, busy)
            few.wait()
            time.sleep(0.05)
            with counting:
                busy -= 1
            return "hash"

    passwords._hasher = Slow()
    await asyncio.gather(*(passwords.hash("x") for _ in range(4 * CONCURRENT_HASHES)))
    assert most == CONCURRENT_HASHES


# --- bans -------------------------------------------------------------------------------------------------------------


def test_ban_applies_to_all_ids_of_person(inside: StartInside, tmp_path: Path) -> None:
    client = inside()
    wish = {"game": "highlights", "mode": "single", "seats": ["me", "open"]}
    client.post("/api/account", json={"name": "Ann", "password": PASSWORD})
    client.delete("/api/session")
    guest = client.get("/api/me").json()["id"]
    assert client.post("/api/tables", json=wish).status_code == 201
    assert client.post("/api/session", json={"name": "Ann", "password": PASSWORD}).json()["id"] != guest
    assert client.post("/api/tables", json=wish).status_code == 201
    operate(tmp_path, "ban", f"guest:{guest}")
    answer = client.post("/api/tables", json=wish)
    assert (answer.status_code, answer.json()["error"]["code"]) == (403, "banned")


# --- several workers --------------------------------------------------------------------------------------------------


@pytest.mark.postgres
async def test_session_end_reaches_all_workers(start_server: StartServer, postgres: str) -> None:
    server = start_server("--workers", "2", "--limits", "0", PENNANT_DATABASE=postgres)
    ann = register(server)
    others = [Person(server.url, "Somebody") for _ in range(6)]
    for other in others:
        sign_in(other, ann.name)
    token = new_token(ann, "play")
    made = others[0].create()
    lines = [Player(server.url, made["table"]["id"], made["tokens"]) for _ in range(6)]
    for line in lines:
        await line.connect()
    with with_token(server, token["token"]) as program:
        assert all(program.get("/api/me").status_code == 200 for _ in range(6))
    ann.ask("DELETE", "/api/account/sessions")
    ann.ask("DELETE", f"/api/account/tokens/{token['id']}")
    await asyncio.sleep(2 * accounts_module.CACHE_TTL)
    for other in others:
        assert all(other.ask("GET", "/api/me")["account"] is False for _ in range(4))
    with with_token(server, token["token"]) as program:
        assert all(program.get("/api/me").status_code == 403 for _ in range(6))
    for line in lines:
        with pytest.raises(ConnectionClosed) as closed:
            await hear_all(line)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4401


@pytest.mark.postgres
async def test_deleted_account_is_unknown_to_all_workers(start_server: StartServer, postgres: str) -> None:
    server = start_server("--workers", "2", "--limits", "0", PENNANT_DATABASE=postgres)
    ann, ben = register(server), Person(server.url, "Ben")
    table = ann.create()["table"]["id"]
    ben.sit(table, 1)
    watching = [Player(server.url, table) for _ in range(4)]
    for each in watching:
        await each.connect()
        assert each.info["seats"][0]["name"] == ann.name
    ann.ask("DELETE", "/api/account", {"password": PASSWORD})
    for each in watching:
        await each.until(lambda player: player.info["seats"][0]["name"] == "")
        assert each.info["status"] == "over"
        await each.close()

    def is_nobody() -> bool:
        path = f"/api/tables/{table}"
        return all(ben.ask("GET", path)["table"]["seats"][0]["name"] == "" for _ in range(4))

    await eventually(is_nobody)
