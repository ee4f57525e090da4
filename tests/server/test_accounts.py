"""Accounts: registration, sessions, API tokens, names, data export and deletion."""

import re
import secrets
import sqlite3
import time
from collections.abc import Callable
from contextlib import closing
from typing import Any

import httpx2
import pytest
from typer.testing import CliRunner

from pennant.cli.commands import app as commands
from pennant.server.accounts import CACHE_TTL, SESSION_COOKIE
from pennant.server.guests import GUEST_COOKIE, name_key
from tests.server.client import Data, Person, Player, Refusal, fetch
from tests.server.process import Server

pytestmark = pytest.mark.slow

PASSWORD = "correct horse 9"


def new_name(name: str = "Ann") -> str:
    """A name that no other test uses."""
    return f"{name} {secrets.token_hex(4)}"


def refusal_of(person: Person, method: str, path: str, data: Any = None, **more: Any) -> tuple[int, str]:
    answer = person.http.request(method, path, json=data, **more)
    assert not answer.is_success, answer.text
    return answer.status_code, answer.json()["error"]["code"]


def register(server: Server, name: str | None = None, password: str = PASSWORD) -> Person:
    person = Person(server.url, "guest")
    person.name = name or new_name()
    person.ask("POST", "/api/account", {"name": person.name, "password": password})
    return person


def sign_in(person: Person, name: str, password: str = PASSWORD) -> Data:
    return person.ask("POST", "/api/session", {"name": name, "password": password})


def tables_of(person: Person, finished: bool = False) -> list[Data]:
    found: list[Data] = person.ask("GET", f"/api/me/tables?finished={str(finished).lower()}")["tables"]
    return found


# --- register ---------------------------------------------------------------------------------------------------------


def test_register_keeps_guest_id_and_tables(server: Server) -> None:
    ann = Person(server.url, "Ann")
    before = ann.ask("GET", "/api/me")
    assert before["account"] is False
    table = ann.create()["table"]["id"]
    name = new_name()
    made = ann.ask("POST", "/api/account", {"name": name, "password": PASSWORD})
    assert made == {"id": before["id"], "name": name, "account": True}
    assert ann.ask("GET", "/api/me") == made
    assert [each["id"] for each in tables_of(ann)] == [table]
    assert tables_of(ann)[0]["mine"] == [0]
    assert list(ann.ask("GET", f"/api/tables/{table}/tokens")["tokens"]) == ["0"]


def test_register_voids_guest_cookie(server: Server) -> None:
    ann = Person(server.url, "Ann")
    old, me = ann.http.cookies[GUEST_COOKIE], ann.ask("GET", "/api/me")["id"]
    ann.ask("POST", "/api/account", {"name": new_name(), "password": PASSWORD})
    assert GUEST_COOKIE not in ann.http.cookies
    again = fetch(f"{server.url}/api/me", {"cookie": f"{GUEST_COOKIE}={old}"})
    assert again.json()["id"] != me
    assert again.json()["account"] is False


# --- sign in and out --------------------------------------------------------------------------------------------------


def test_sign_in_merges_tables_of_guest(server: Server) -> None:
    ann = register(server)
    first = ann.create()["table"]["id"]
    other = Person(server.url, "Somebody")
    second = other.create()["table"]["id"]
    me = sign_in(other, ann.name.upper())
    assert me == {"id": ann.ask("GET", "/api/me")["id"], "name": ann.name, "account": True}
    for browser in (ann, other):
        assert {each["id"] for each in tables_of(browser)} == {first, second}
        assert list(browser.ask("GET", f"/api/tables/{second}/tokens")["tokens"]) == ["0"]


def test_sign_out_makes_new_guest(server: Server) -> None:
    ann = register(server)
    ann.create()
    account = ann.ask("GET", "/api/me")["id"]
    session = ann.http.cookies[SESSION_COOKIE]
    gone = ann.ask("DELETE", "/api/session")
    assert gone["account"] is False
    assert gone["id"] != account
    assert SESSION_COOKIE not in ann.http.cookies
    assert ann.ask("GET", "/api/me") == gone
    assert tables_of(ann) == []
    kept = fetch(f"{server.url}/api/me", {"cookie": f"{SESSION_COOKIE}={session}"})
    assert kept.json()["account"] is False, "the session itself has ended, not only the cookie"


@pytest.mark.parametrize("name", ["its name", "nobody's name"])
def test_sign_in_answers_unknown_name_like_wrong_password(server: Server, name: str) -> None:
    ann = register(server)
    other = Person(server.url, "Eve")
    wish = {"name": ann.name if name == "its name" else new_name("Nobody"), "password": "not the password"}
    answer = other.http.post("/api/session", json=wish)
    assert answer.status_code == 403
    assert answer.json()["error"] == {
        "code": "wrong",
        "text": "wrong name or password",
        "rule": None,
    }
    assert "set-cookie" not in answer.headers
    assert other.ask("GET", "/api/me")["account"] is False


# --- names ------------------------------------------------------------------------------------------------------------


LOOK_ALIKE: dict[str, Callable[[str], str]] = {
    "in capitals": str.upper,
    "with a letter of another alphabet": lambda name: name.replace("A", "А"),
    "with spaces around": lambda name: f" {name}  ",
    "with an accent": lambda name: name.replace("n", "ñ", 1),
}


@pytest.mark.parametrize("case", LOOK_ALIKE)
def test_register_refuses_confusable_name(server: Server, case: str) -> None:
    change = LOOK_ALIKE[case]
    ann = register(server)
    other = Person(server.url, "Eve")
    wish = {"name": change(ann.name), "password": PASSWORD}
    assert refusal_of(other, "POST", "/api/account", wish) == (409, "taken")
    assert refusal_of(register(server), "PUT", "/api/account/name", {"name": change(ann.name)}) == (409, "taken")


@pytest.mark.parametrize("name", ["", "   ", "-", "A", "a/b", "..", "x" * 25, "Ann<script>", "Ann\u202eB", "A\u200b"])
def test_register_refuses_unreadable_name(server: Server, name: str) -> None:
    answer = Person(server.url, "Eve").http.post("/api/account", json={"name": name, "password": PASSWORD})
    if answer.is_success:  # invisible characters are removed
        assert answer.json()["name"] == "AnnB"
    else:
        assert answer.status_code == 400


def test_profile_accepts_any_name(server: Server) -> None:
    eve = Person(server.url, "Eve")
    for name in ("\0", "\ufdfa" * 24, "😀", "…", " "):
        assert refusal_of(eve, "POST", "/api/session", {"name": name, "password": PASSWORD}) == (403, "wrong")
        assert len(name_key(name)) <= 120
        assert "\0" not in name_key(name)


def test_guest_cannot_use_name_of_account(server: Server) -> None:
    eve, named = Person(server.url, "Eve"), new_name()
    eve.ask("PUT", "/api/me", {"name": named})
    table = eve.create(seats=["me", "open", "open", "open"], mode="tournament")["table"]["id"]
    ann = register(server, named)
    taken = (409, "name-taken")
    for name in (named, named.upper(), named.replace("A", "А")):
        assert refusal_of(eve, "PUT", "/api/me", {"name": name}) == (409, "taken")
        assert refusal_of(eve, "POST", f"/api/tables/{table}/seats/1", {"name": name}) == taken
        hot = {"game": "highlights", "mode": "single", "seats": ["me", "hot"], "names": [name]}
        assert refusal_of(eve, "POST", "/api/tables", hot) == taken
    later = eve.create()["table"]
    assert later["seats"][0]["name"] == "", "the name in the cookie belongs to an account now"
    assert ann.create()["table"]["seats"][0]["name"] == named


def test_account_sits_under_its_own_name(server: Server) -> None:
    ann, eve = register(server), Person(server.url, "Eve")
    table = eve.create()["table"]["id"]
    assert ann.sit(table, 1, name="Somebody else")["table"]["seats"][1]["name"] == ann.name
    assert refusal_of(ann, "PUT", "/api/me", {"name": "Bea"}) == (409, "signed-in")


async def test_rename_updates_tables_and_frees_old_name(server: Server) -> None:
    ann, eve = register(server), Person(server.url, "Eve")
    table = eve.create()["table"]["id"]
    watching = Player(server.url, table)
    await watching.connect()
    ann.sit(table, 1)
    old, new = ann.name, new_name("Bea")
    assert ann.ask("PUT", "/api/account/name", {"name": new})["name"] == new
    await watching.until(lambda player: player.info["seats"][1]["name"] == new)
    await watching.close()
    assert ann.ask("GET", "/api/me")["name"] == new
    assert refusal_of(eve, "POST", "/api/session", {"name": old, "password": PASSWORD}) == (403, "wrong")
    register(server, old)


# --- passwords --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("password", ["short", "Password123", "aaaaaaaaaaaa", "12345678", "its name", "BASEBALL"])
def test_register_refuses_weak_password(server: Server, password: str) -> None:
    eve, name = Person(server.url, "Eve"), new_name("Evelyn")
    wish = {"name": name, "password": name if password == "its name" else password}
    assert refusal_of(eve, "POST", "/api/account", wish) == (400, "weak")
    assert eve.ask("GET", "/api/me")["account"] is False
    ann = register(server)
    change = {"old": PASSWORD, "new": ann.name if password == "its name" else password}
    assert refusal_of(ann, "PUT", "/api/account/password", change) == (400, "weak")


def test_change_password_ends_other_sessions(server: Server) -> None:
    ann, other = register(server), Person(server.url, "Somebody")
    sign_in(other, ann.name)
    new = "another horse 10"
    assert refusal_of(ann, "PUT", "/api/account/password", {"old": "wrong", "new": new}) == (403, "wrong")
    ann.ask("PUT", "/api/account/password", {"old": PASSWORD, "new": new})
    assert ann.ask("GET", "/api/me")["account"] is True
    assert other.ask("GET", "/api/me")["account"] is False
    third = Person(server.url, "Somebody")
    assert refusal_of(third, "POST", "/api/session", {"name": ann.name, "password": PASSWORD}) == (403, "wrong")
    sign_in(third, ann.name, new)


# --- sessions ---------------------------------------------------------------------------------------------------------


def test_sessions_are_listed_and_ended(server: Server) -> None:
    ann, other, third = register(server), Person(server.url, "B"), Person(server.url, "C")
    for browser in (other, third):
        browser.http.headers["user-agent"] = f"Browser {id(browser)}"
        sign_in(browser, ann.name)
    sessions = ann.ask("GET", "/api/account")["sessions"]
    assert [each["current"] for each in sessions].count(True) == 1
    (one,) = [each["id"] for each in sessions if each["agent"] == f"Browser {id(other)}"]
    ann.ask("DELETE", f"/api/account/sessions/{one}")
    assert other.ask("GET", "/api/me")["account"] is False
    assert third.ask("GET", "/api/me")["account"] is True
    left = ann.ask("DELETE", "/api/account/sessions")["sessions"]
    assert [each["current"] for each in left] == [True]
    assert third.ask("GET", "/api/me")["account"] is False
    assert refusal_of(ann, "DELETE", f"/api/account/sessions/{one}") == (404, "unknown")


def test_sessions_of_others_cannot_be_ended(server: Server) -> None:
    ann, eve = register(server), register(server, new_name("Eve"))
    (session,) = ann.ask("GET", "/api/account")["sessions"]
    token = ann.ask("POST", "/api/account/tokens", {"name": "bot", "scopes": ["read"], "days": None})["id"]
    assert refusal_of(eve, "DELETE", f"/api/account/sessions/{session['id']}") == (404, "unknown")
    assert refusal_of(eve, "DELETE", f"/api/account/tokens/{token}") == (404, "unknown")
    assert ann.ask("GET", "/api/me")["account"] is True


async def test_session_end_closes_connections_and_voids_seat_tokens(server: Server) -> None:
    ann, other = register(server), Person(server.url, "Somebody")
    sign_in(other, ann.name)
    made = other.create()
    player = Player(server.url, made["table"]["id"], made["tokens"])
    await player.connect()
    assert player.eyes == 0
    ann.ask("DELETE", "/api/account/sessions")
    while (message := await player.hear())["is"] != "bye":
        pass
    assert message["code"] == "signed-out"
    again = Player(server.url, made["table"]["id"], made["tokens"])
    await again.connect()
    assert again.messages
    with pytest.raises(Refusal) as no:
        await again.command(do="say", phrase="hello", seat=0)
    assert no.value.code == "not-yours"
    await again.close()
    fresh = ann.ask("GET", f"/api/tables/{made['table']['id']}/tokens")["tokens"]
    mine = Player(server.url, made["table"]["id"], fresh)
    await mine.connect()
    await mine.command(do="say", phrase="hello")
    await mine.close()


async def test_register_moves_seat_token_to_account(server: Server) -> None:
    """A seat token of a guest belongs to the account afterwards, not to the next user of the signed-out browser."""
    ann = Person(server.url, "Ann")
    made = ann.create()
    table, token = made["table"]["id"], made["tokens"]["0"]
    ann.ask("POST", "/api/account", {"name": new_name(), "password": PASSWORD})
    seat = {"authorization": f"Seat {token}"}
    path = f"/api/tables/{table}/replay?eyes=0"
    eve = Person(server.url, "Eve")
    assert ann.http.get(path, headers=seat).status_code == 200
    assert refusal_of(eve, "GET", path, headers=seat) == (403, "not-yours")
    ann.ask("DELETE", "/api/session")
    assert refusal_of(ann, "GET", path, headers=seat) == (403, "not-yours")


# --- tokens -----------------------------------------------------------------------------------------------------------


def new_token(person: Person, *scopes: str, days: int | None = None) -> Data:
    return person.ask("POST", "/api/account/tokens", {"name": "my bot", "scopes": list(scopes), "days": days})


def with_token(server: Server, token: str) -> httpx2.Client:
    return httpx2.Client(base_url=server.url, headers={"authorization": f"Bearer {token}"}, trust_env=False, timeout=60)


async def test_api_token_plays_without_cookie(server: Server) -> None:
    ann = register(server)
    made = new_token(ann, "play", "read")
    assert made["token"].startswith("pnt_")
    with with_token(server, made["token"]) as program:
        assert program.get("/api/me").json() == ann.ask("GET", "/api/me")
        wish = {"game": "highlights", "mode": "single", "seats": ["me", "bot:random"]}
        table = program.post("/api/tables", json=wish, headers={"origin": "https://elsewhere.example"})
        assert table.status_code == 201, "without a cookie there is no cross-origin risk"
        assert not program.cookies
    player = Player(server.url, table.json()["table"]["id"], table.json()["tokens"])
    await player.connect()
    await player.command(do="say", phrase="hello")
    (listed,) = ann.ask("GET", "/api/account")["tokens"]
    assert listed["used"] is not None
    assert "token" not in listed
    ann.ask("DELETE", f"/api/account/tokens/{made['id']}")
    while (await player.hear())["is"] != "bye":
        pass
    with with_token(server, made["token"]) as program:
        assert program.get("/api/me").status_code == 403


def test_api_token_is_limited_to_its_scopes(server: Server) -> None:
    ann = register(server)
    table = ann.create()["table"]["id"]
    wish = {"game": "highlights", "mode": "single", "seats": ["me", "bot:random"]}
    with with_token(server, new_token(ann, "read")["token"]) as reader:
        assert [each["id"] for each in reader.get("/api/me/tables").json()["tables"]] == [table]
        assert reader.get(f"/api/tables/{table}/tokens").json() == {"tokens": {}}, "seat tokens would let it play"
        assert reader.post("/api/tables", json=wish).status_code == 403
    with with_token(server, new_token(ann, "play")["token"]) as player:
        assert player.post("/api/tables", json=wish).status_code == 201
        for method, path, body in (
            ("GET", "/api/account", None),
            ("GET", "/api/account/export", None),
            ("PUT", "/api/account/name", {"name": "Eve"}),
            ("PUT", "/api/account/password", {"old": PASSWORD, "new": "something else 1"}),
            ("POST", "/api/account/tokens", {"name": "x", "scopes": ["play"]}),
            ("DELETE", "/api/account", {"password": PASSWORD}),
            ("DELETE", "/api/account/sessions", None),
            ("PUT", "/api/me", {"name": "Eve"}),
        ):
            answer = player.request(method, path, json=body)
            assert (answer.status_code, answer.json()["error"]["code"]) == (403, "scope"), path


@pytest.mark.parametrize("token", ["-", "pnt_", "pnt_" + "A" * 43, "x" * 3000, "pnt_é"])
def test_api_token_that_is_invalid_is_refused(server: Server, token: str) -> None:
    answer = fetch(f"{server.url}/api/me", {b"authorization": f"Bearer {token}".encode()})
    assert answer.status_code == 403
    assert answer.json()["error"]["code"] == "token"


def test_session_and_api_token_are_not_interchangeable(server: Server) -> None:
    ann = register(server)
    with with_token(server, ann.http.cookies[SESSION_COOKIE]) as program:
        assert program.get("/api/me").status_code == 403
    token = new_token(ann, "read", "play")["token"]
    answer = fetch(f"{server.url}/api/me", {"cookie": f"{SESSION_COOKIE}={token}"})
    assert answer.json()["account"] is False


# --- personal data ----------------------------------------------------------------------------------------------------


async def say_at_new_table(server: Server, ann: Person, text: str) -> str:
    made = ann.create(contribution="my luck")
    player = Player(server.url, made["table"]["id"], made["tokens"])
    await player.connect()
    await player.command(do="say", text=text)
    await player.close()
    return str(made["table"]["id"])


async def test_export_has_everything_except_secrets(server: Server) -> None:
    ann = register(server)
    text = new_name("Hello from")
    table = await say_at_new_table(server, ann, text)
    token = new_token(ann, "read")["token"]
    answer = ann.http.get("/api/account/export")
    assert "attachment" in answer.headers["content-disposition"]
    found = answer.json()
    assert found["accounts"][0]["name"] == ann.name
    assert found["tables"][0]["id"] == table
    assert [entry["text"] for entry in found["tables"][0]["entries"] if entry["kind"] == "said"] == [text]
    assert {row["kind"] for row in found["credentials"]} == {"session", "token"}
    for secret in (PASSWORD, "argon2", token, ann.http.cookies[SESSION_COOKIE]):
        assert secret not in answer.text
    assert "digest" not in answer.text


async def test_delete_account_redacts_all_traces(server: Server) -> None:
    ann, ben = register(server), Person(server.url, "Ben")
    me, text = ann.ask("GET", "/api/me")["id"], new_name("Secret of Ann")
    waiting = await say_at_new_table(server, ann, text)
    running = await say_at_new_table(server, ann, text)
    ben.sit(running, 1)
    left = ann.create()["table"]["id"]
    ann.ask("DELETE", f"/api/tables/{left}/seats/0")
    token = new_token(ann, "play")["token"]
    watching = Player(server.url, running)
    await watching.connect()
    assert refusal_of(ann, "DELETE", "/api/account", {"password": "not the password"}) == (403, "wrong")
    gone = ann.ask("DELETE", "/api/account", {"password": PASSWORD})
    assert gone["account"] is False
    assert ann.ask("GET", "/api/me") == gone
    await watching.until(lambda player: player.info["seats"][0]["name"] == "")
    assert watching.info["result"]["returns"] == [0.0, 1.0], "the player who stayed has won"
    await watching.close()
    assert ben.http.get(f"/api/people/{ann.name}").status_code == 404
    assert refusal_of(ben, "POST", "/api/session", {"name": ann.name, "password": PASSWORD}) == (403, "wrong")
    with with_token(server, token) as program:
        assert program.get("/api/me").status_code == 403
    with closing(sqlite3.connect(server.home / "pennant.db")) as database:
        kept = "\n".join(database.iterdump())
    for trace in (ann.name, me, text, name_key(ann.name)):
        assert trace not in kept
    assert waiting in kept
    record = ben.http.get(f"/api/tables/{running}/record")
    assert record.status_code == 200
    assert record.json()["players"] == ["human", "human:Ben"]
    register(server, ann.name)


def test_account_requires_sign_in(server: Server) -> None:
    eve = Person(server.url, "Eve")
    for method, path, body in (
        ("GET", "/api/account", None),
        ("GET", "/api/account/export", None),
        ("PUT", "/api/account/name", {"name": "Eve"}),
        ("DELETE", "/api/account", {"password": PASSWORD}),
        ("POST", "/api/account/tokens", {"name": "x", "scopes": ["play"]}),
    ):
        assert refusal_of(eve, method, path, body) == (403, "guest"), path


def test_operator_resets_password(server: Server) -> None:
    ann = register(server)
    token = new_token(ann, "read")["token"]
    said = CliRunner().invoke(commands, ["operate", "password", ann.name, "--home", str(server.home)])
    assert said.exit_code == 0
    password = re.search(f"The new password of {ann.name} is (.+?)\\. ", said.output)
    assert password
    time.sleep(1.2 * CACHE_TTL)
    assert ann.ask("GET", "/api/me")["account"] is False
    with with_token(server, token) as program:
        assert program.get("/api/me").status_code == 403
    assert sign_in(ann, ann.name, password[1])["account"] is True
    nobody = CliRunner().invoke(commands, ["operate", "password", "Nobody at all", "--home", str(server.home)])
    assert nobody.exit_code != 0
