"""Security: headers, cookies, cross-origin requests, body limits, rate limits, bans, paths and secrets."""

import asyncio
import json
import socket
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import httpx2
import pytest
from fastapi import FastAPI
from starlette.websockets import WebSocketDisconnect
from typer.testing import CliRunner
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from pennant.cli.commands import app as commands
from pennant.server.app import STATIC
from pennant.server.guests import GUEST_COOKIE
from pennant.server.headers import SECURITY, same_origin
from pennant.server.limits import LARGEST_BODY, RATE_LIMITS
from tests.server.client import Data, Person, Player, fetch, play_to_the_end
from tests.server.conftest import StartInside
from tests.server.process import Server


@pytest.fixture(scope="module")
def ann(server: Server) -> Person:
    return Person(server.url, "Ann")


def error(answer: httpx2.Response) -> Data:
    found: Data = answer.json()["error"]
    assert found["text"]
    return found


# --- headers ----------------------------------------------------------------------------------------------------------

ANSWERS = {
    "the page": ("GET", "/", 200),
    "a page of the client": ("GET", "/t/lantern-7kq2m", 200),
    "the icon": ("GET", "/pennant.svg", 200),
    "an asset": ("GET", "/assets/app.css", 200),
    "an asset that is not there": ("GET", "/assets/nothing.js", 404),
    "data": ("GET", "/api/games", 200),
    "a card": ("GET", "/cards/highlights/OFA-12.svg", 200),
    "words": ("GET", "/text/highlights/en.ftl", 200),
    "the description": ("GET", "/api/openapi.json", 200),
    "health": ("GET", "/healthz", 200),
    "figures": ("GET", "/metrics", 200),
    "nothing there": ("GET", "/api/nothing", 404),
    "the wrong method": ("DELETE", "/api/games", 405),
    "nonsense": ("POST", "/api/tables", 422),
    "a table that is not there": ("GET", "/api/tables/lantern-00000", 404),
}


@pytest.mark.parametrize("case", ANSWERS)
def test_responses_have_security_headers(ann: Person, case: str) -> None:
    method, path, status = ANSWERS[case]
    answer = ann.http.request(method, path)
    assert answer.status_code == status
    for name, value in SECURITY.items():
        assert answer.headers[name] == value, name
    assert "server" not in answer.headers
    assert "strict-transport-security" not in answer.headers, "this server is not behind https"


def test_content_security_policy_allows_only_own_origin() -> None:
    rules = dict(rule.split(" ", 1) for rule in SECURITY["content-security-policy"].split("; "))
    assert rules["default-src"] == "'none'"
    assert rules["script-src"] == rules["style-src"] == rules["connect-src"] == "'self'"
    assert rules["frame-ancestors"] == rules["base-uri"] == "'none'"
    assert "unsafe" not in str(rules)


def test_page_obeys_content_security_policy(ann: Person) -> None:
    page = ann.http.get("/").text
    assert "<style" not in page
    assert " style=" not in page
    assert page.count("<script") == page.count('<script type="module" crossorigin src="/assets/')


def test_internal_error_has_headers_and_no_details(inside: StartInside, tmp_path: Path) -> None:
    client = inside()

    async def broken() -> None:
        raise RuntimeError("the password is swordfish")

    assert isinstance(client.app, FastAPI)
    client.app.add_api_route("/api/broken", broken)
    answer = client.get("/api/broken")
    assert answer.status_code == 500
    assert error(answer)["code"] == "broken"
    assert "swordfish" not in answer.text
    for name, value in SECURITY.items():
        assert answer.headers[name] == value, name


def test_https_server_sends_hsts(inside: StartInside) -> None:
    client = inside("https://table.example", public_url="https://table.example")
    answer = client.get("/api/me")
    assert "max-age=" in answer.headers["strict-transport-security"]
    assert "Secure" in answer.headers["set-cookie"]


# --- guest cookie -----------------------------------------------------------------------------------------------------


def test_guest_cookie_is_httponly_and_samesite(server: Server) -> None:
    answer = fetch(f"{server.url}/api/me")
    name, *flags = (part.strip() for part in answer.headers["set-cookie"].split(";"))
    assert name.startswith(f"{GUEST_COOKIE}=")
    assert {"HttpOnly", "SameSite=lax", "Path=/"} <= set(flags)
    assert any(flag.startswith("Max-Age=") for flag in flags)
    assert "Secure" not in flags, "this server is not behind https"


def test_known_guest_gets_no_new_cookie(ann: Person) -> None:
    assert "set-cookie" not in ann.http.get("/api/me").headers


def _tampered(cookie: str) -> Iterator[str]:
    yield cookie[:-5] + ("A" if cookie[-5] != "A" else "B") + cookie[-4:]
    yield ("A" if cookie[0] != "A" else "B") + cookie[1:]
    yield cookie.rpartition(".")[0]
    yield cookie[:10]
    yield "." * 20
    yield "x" * 4000
    yield "%00%ff"


def test_forged_cookie_makes_new_guest(server: Server, ann: Person) -> None:
    cookie, me = ann.http.cookies[GUEST_COOKIE], ann.ask("GET", "/api/me")["id"]
    made = ann.create()
    for forged in _tampered(cookie):
        headers = {"cookie": f"{GUEST_COOKIE}={forged}"}
        answer = fetch(f"{server.url}/api/me", headers)
        assert answer.status_code == 200
        assert answer.json()["id"] != me
        tokens = fetch(f"{server.url}/api/tables/{made['table']['id']}/tokens", headers)
        assert tokens.json() == {"tokens": {}}


# --- cross-origin requests --------------------------------------------------------------------------------------------

FOREIGN = {
    "another origin": {"origin": "https://evil.example"},
    "our name on another port": {"origin": "http://127.0.0.1:1"},
    "no origin at all, but from another site": {"sec-fetch-site": "cross-site"},
    "a neighbour": {"sec-fetch-site": "same-site"},
    "a page without an origin": {"origin": "null"},
    "an origin that is no address": {"origin": "http://["},
}


@pytest.mark.parametrize("case", FOREIGN)
def test_cross_origin_requests_are_refused(ann: Person, case: str) -> None:
    table = ann.create()["table"]["id"]
    wish = {"game": "highlights", "mode": "single", "seats": ["me", "open"]}
    for method, path, body in (
        ("PUT", "/api/me", {"name": "Mallory"}),
        ("POST", "/api/tables", wish),
        ("POST", f"/api/tables/{table}/seats/1", {}),
        ("PUT", f"/api/tables/{table}/seats/1", {"bot": "greedy"}),
        ("POST", f"/api/tables/{table}/rematch", {}),
        ("DELETE", f"/api/tables/{table}/seats/0", None),
    ):
        answer = ann.http.request(method, path, json=body, headers=FOREIGN[case])
        assert answer.status_code == 403, (method, path)
        assert error(answer)["code"] == "origin"
    assert ann.ask("GET", "/api/me")["name"] == "Ann"
    assert ann.ask("GET", f"/api/tables/{table}")["table"]["seats"][1]["kind"] == "open"


def test_same_origin_and_originless_requests_are_allowed(server: Server, ann: Person) -> None:
    for headers in ({"origin": server.url, "sec-fetch-site": "same-origin"}, {"sec-fetch-site": "none"}, {}):
        assert ann.http.put("/api/me", json={"name": "Ann"}, headers=headers).status_code == 200


def test_requests_from_public_url_are_allowed(inside: StartInside) -> None:
    client = inside(public_url="https://table.example/")
    for origin, status in (("https://table.example", 200), ("https://table.example.evil", 403)):
        assert client.put("/api/me", json={"name": "Ann"}, headers={"origin": origin}).status_code == status


@pytest.mark.parametrize("kind", ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data", ""])
def test_form_content_types_are_refused(ann: Person, kind: str) -> None:
    body = json.dumps({"name": "Mallory"}).encode()
    headers = {"content-type": kind} if kind else {}
    assert ann.http.put("/api/me", content=body, headers=headers).status_code == 422
    assert ann.ask("GET", "/api/me")["name"] == "Ann"


@pytest.mark.parametrize("case", FOREIGN)
async def test_cross_origin_sockets_are_refused(server: Server, ann: Person, case: str) -> None:
    table = (await asyncio.to_thread(ann.create))["table"]["id"]
    headers = dict(FOREIGN[case])
    with pytest.raises(InvalidStatus) as refused:
        async with connect(
            f"{server.sockets_url}/ws/tables/{table}",
            additional_headers=headers,
            proxy=None,
            compression=None,
            open_timeout=60,
        ):
            pass
    assert refused.value.response.status_code == 403


def test_empty_host_is_not_an_origin() -> None:
    from starlette.datastructures import Headers

    assert not same_origin(Headers({"origin": "null"}), None)
    assert not same_origin(Headers({"origin": "null", "host": ""}), None)


# --- body limits ------------------------------------------------------------------------------------------------------


def raw(server: Server, *parts: bytes) -> bytes:
    """The response to raw bytes, until the connection is closed or silent."""
    with closing(socket.create_connection(("127.0.0.1", server.port), timeout=30)) as line:
        for part in parts:
            try:
                line.sendall(part)
            except (BrokenPipeError, ConnectionResetError):
                break  # the server has closed the connection
        told = b""
        try:
            while not told.rstrip().endswith(b"}") and (more := line.recv(65536)):
                told += more
        except ConnectionResetError:
            pass
        return told


def head(path: str, *lines: str) -> bytes:
    fixed = (f"POST {path} HTTP/1.1", "Host: 127.0.0.1", "Content-Type: application/json", *lines, "", "")
    return "\r\n".join(fixed).encode()


def test_large_body_is_refused_before_it_is_read(server: Server) -> None:
    told = raw(server, head("/api/tables", f"Content-Length: {10 * 2**20}"))
    assert told.startswith(b"HTTP/1.1 413 ")
    assert b"content-security-policy" in told
    assert b'"text":"a request body has at most 64 kB"' in told


def test_large_chunked_body_is_cut_off(server: Server) -> None:
    chunk = b"10000\r\n" + b"x" * 65536 + b"\r\n"
    told = raw(server, head("/api/tables", "Transfer-Encoding: chunked"), chunk, chunk, chunk, chunk)
    assert told.startswith(b"HTTP/1.1 413 ")
    assert b"content-security-policy" in told
    assert server.is_healthy()


@pytest.mark.parametrize("length", ["-1", "1e3", "99999999999999999999", "0x10"])
def test_invalid_content_length_is_refused(server: Server, length: str) -> None:
    told = raw(server, head("/api/tables", f"Content-Length: {length}"))
    assert told[9:12] in (b"400", b"413"), told
    assert server.is_healthy()


def test_body_of_maximum_size_is_read(ann: Person) -> None:
    def answer(size: int) -> int:
        body = b'{"name": "Ann"' + b" " * (size - 15) + b"}"
        return ann.http.put("/api/me", content=body, headers={"content-type": "application/json"}).status_code

    assert answer(LARGEST_BODY) == 200
    assert answer(LARGEST_BODY + 1) == 413


def test_oversized_header_is_refused(server: Server) -> None:
    told = raw(server, head("/api/tables", "Cookie: " + "x" * 200_000))
    assert not told or told.startswith(b"HTTP/1.1 4")
    assert server.is_healthy()


# --- rate limits ------------------------------------------------------------------------------------------------------


@pytest.mark.usefixtures("clock")
def test_reads_are_rate_limited(inside: StartInside) -> None:
    client = inside(limits=0.1)
    answers = [client.get("/api/me") for _ in range(int(RATE_LIMITS["ask"].burst * 0.1) + 20)]
    assert answers[0].status_code == 200
    assert answers[-1].status_code == 429
    assert error(answers[-1]) == {"code": "too-fast", "text": "too many requests: wait a little", "rule": None}
    assert client.get("/healthz").status_code == 200, "the health check has no rate limit"


@pytest.mark.usefixtures("clock")
def test_writes_are_rate_limited(inside: StartInside) -> None:
    client = inside(limits=0.1)
    answers = [client.put("/api/me", json={"name": "Ann"}).status_code for _ in range(8)]
    assert answers[0] == 200
    assert answers[-1] == 429


@pytest.mark.usefixtures("clock")
def test_new_tables_are_rate_limited(inside: StartInside) -> None:
    client = inside(limits=1.0)
    wish = {"game": "highlights", "mode": "single", "seats": ["me", "open"]}
    client.get("/api/me")
    answers = [client.post("/api/tables", json=wish) for _ in range(RATE_LIMITS["table"].burst + 2)]
    assert [answer.status_code for answer in answers[:3]] == [201] * 3
    assert answers[-1].status_code == 429
    assert "finish one of them first" in error(answers[-1])["text"]


@pytest.mark.usefixtures("clock")
def test_connections_are_rate_limited(inside: StartInside) -> None:
    client = inside(limits=0.05)
    for _ in range(int(RATE_LIMITS["connect"].burst * 0.05) + 3):
        with client.websocket_connect("/ws/tables/lantern-00000") as line:
            line.send_json({"do": "hello"})
            last = line.receive_json()
    assert last["code"] == "too-fast"
    assert last["is"] == "bye"


# --- bans -------------------------------------------------------------------------------------------------------------


def operate(home: Path, *words: str) -> None:
    done = CliRunner().invoke(commands, ["operate", *words, "--home", str(home)])
    assert done.exit_code == 0, done.output


@pytest.mark.parametrize("kind", ["guest", "address"])
def test_banned_person_cannot_play_or_chat(inside: StartInside, tmp_path: Path, kind: str) -> None:
    client = inside()
    me = client.get("/api/me").json()["id"]
    made = client.post("/api/tables", json={"game": "highlights", "mode": "single", "seats": ["me", "open"]}).json()
    table, tokens = made["table"]["id"], list(made["tokens"].values())
    who = f"guest:{me}" if kind == "guest" else "address:testclient"
    hello = {"do": "hello", "tokens": tokens}
    with client.websocket_connect(f"/ws/tables/{table}") as line:
        line.send_json(hello)
        while line.receive_json()["is"] != "ready":
            pass
        operate(tmp_path, "ban", who)
        line.send_json({"do": "say", "id": "a", "seat": 0, "phrase": "hello"})
        assert line.receive_json()["code"] == "banned", "an open connection is closed, too"
        with pytest.raises(WebSocketDisconnect) as closed:
            line.receive_json()
        assert closed.value.code == 4403
    for answer in (client.put("/api/me", json={"name": "Ann"}), client.post(f"/api/tables/{table}/seats/1", json={})):
        assert answer.status_code == 403
        assert error(answer)["code"] == "banned"
    assert client.get("/api/games").status_code == 200
    with client.websocket_connect(f"/ws/tables/{table}") as line:
        assert line.receive_json()["code"] == "banned"
    operate(tmp_path, "unban", who)
    assert client.put("/api/me", json={"name": "Ann"}).status_code == 200


def test_ban_expires(inside: StartInside, tmp_path: Path) -> None:
    client = inside()
    me = client.get("/api/me").json()["id"]
    operate(tmp_path, "ban", f"guest:{me}", "--days", "-1")
    assert client.put("/api/me", json={"name": "Ann"}).status_code == 200
    operate(tmp_path, "ban", f"guest:{me}", "--days", "1")
    assert client.put("/api/me", json={"name": "Ann"}).status_code == 403


# --- paths ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "path", ["/api", "/api/", "/api/nothing", "/api/tables/", "/api/me/nothing", "/ws/tables/x", "/assets/", "/text/x"]
)
def test_unknown_api_path_is_404(ann: Person, path: str) -> None:
    answer = ann.http.get(path)
    assert answer.status_code == 404
    assert error(answer)["code"] == "unknown"


@pytest.mark.parametrize("path", ["/", "/new/highlights", "/t/lantern-7kq2m/replay", "/no/such/page", "/apis", "/t/a/"])
def test_unknown_page_path_serves_client(ann: Person, path: str) -> None:
    answer = ann.http.get(path)
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("text/html")
    assert ann.http.head(path).status_code == 200
    assert ann.http.post(path).status_code in (404, 405)


@pytest.mark.parametrize(
    ("method", "path", "allowed"),
    [
        ("POST", "/api/me", {"GET", "PUT"}),
        ("DELETE", "/api/tables", {"GET", "POST"}),
        ("GET", "/api/tables/lantern-7kq2m/seats/0", {"POST", "PUT", "DELETE"}),
        ("PATCH", "/api/games", {"GET"}),
        ("PUT", "/healthz", {"GET"}),
    ],
)
def test_wrong_method_lists_allowed_methods(ann: Person, method: str, path: str, allowed: set[str]) -> None:
    answer = ann.http.request(method, path)
    assert answer.status_code == 405
    assert {each.strip() for each in answer.headers["allow"].split(",")} == allowed
    assert error(answer)["code"] == "method"


TRAVERSALS = (
    "/text/highlights/../../../../pyproject.toml",
    "/text/highlights/%2e%2e%2fen.ftl",
    "/text/..%2fhighlights/en.ftl",
    "/text/highlights/..%2f..%2f__init__.py%00.ftl",
    "/text/%2e%2e/en.ftl",
    "/cards/highlights/..%2f..%2fOFA-12.svg",
    "/cards/%2e%2e/x.svg?set=cards",
    "/cards/highlights/%2e%2e/portrait.svg",
    "/cards/highlights/OFA-12.svg?set=..",
    "/cards/highlights/OFA-12.svg?set=../../highlights",
    "/api/games/highlights/cards?set=/etc",
    "/api/games/%2e%2e/cards",
    "/assets/../index.html",
    "/assets/%2e%2e/app.py",
    "/assets/..%2f..%2fapp.py",
    "/assets//etc/passwd",
    "/assets/%00",
    "/%2e%2e/app.py",
    "/..%2fapp.py",
    "//etc/passwd",
)


@pytest.mark.parametrize("path", TRAVERSALS)
def test_path_traversal_is_refused(server: Server, path: str) -> None:
    told = raw_get(server, path)
    status = int(told[9:12])
    body = told.partition(b"\r\n\r\n")[2]
    assert status < 500, told[:300]
    assert b"import" not in body.replace(b'"important', b"")[:200] or body.startswith(b"<!doctype"), body[:200]
    for leak in (b"root:", b"[build-system]", b"def new_app", b"pennant.db"):
        assert leak not in body
    assert status in (400, 404, 422) or body.startswith(b"<!doctype html>"), told[:300]


def raw_get(server: Server, path: str) -> bytes:
    """The response to a path that no client has normalised."""
    with closing(socket.create_connection(("127.0.0.1", server.port), timeout=30)) as line:
        line.sendall(f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n".encode())
        told = b""
        while more := line.recv(65536):
            told += more
        return told


def test_static_files_are_limited_to_client(ann: Person) -> None:
    assert ann.http.get("/pennant.svg").headers["content-type"].startswith("image/svg+xml")
    for file in (STATIC / "assets").iterdir():
        answer = ann.http.get(f"/assets/{file.name}")
        assert answer.status_code == 200
        assert answer.headers["cache-control"] == "no-cache"


# --- secrets ----------------------------------------------------------------------------------------------------------


def test_running_game_reveals_no_secret_or_ids(server: Server) -> None:
    people = [Person(server.url, name) for name in ("Ann", "Ben", "Eve")]
    guests = [person.ask("GET", "/api/me")["id"] for person in people]
    made = people[0].create(listed=True, contribution="anns-own-luck")
    table = made["table"]["id"]
    tokens = [made["tokens"], people[1].sit(table, 1, contribution="bens-own-luck")["tokens"], {}]
    secret, key = hidden(server.home, table)
    told: list[list[str]] = [[], [], []]

    async def play() -> None:
        players = [Player(server.url, table, each) for each in tokens]
        for player in players:
            await player.connect()
        for number, player in enumerate(players[:2]):
            await player.command(do="say", text=f"hello from {number}")
        for player in players[:2]:
            assert player.decision is not None
            await player.move(player.decision["choices"][0]["action"])
        for number, player in enumerate(players):
            await player._send({"do": "look", "eyes": None})
            await player.hear()
            await player.close()
            told[number] += player.messages

    asyncio.run(play())
    for number, person in enumerate(people):
        for path in ("", "/tokens", "/story", "/replay", "/record", "/proof", "/replay?eyes=0", "/story?eyes=1"):
            told[number].append(person.http.get(f"/api/tables/{table}{path}").text)
        for path in ("/api/tables", "/api/me/tables", "/api/me", "/metrics"):
            told[number].append(person.http.get(path).text)
    assert all(len(each) > 12 for each in told)
    for number in range(3):
        everything = "\n".join(told[number])
        assert table in everything
        assert secret not in everything
        assert key not in everything
        assert "own-luck" not in everything, "contributions are published together with the secret"
        for other in range(3):
            if other != number:
                assert guests[other] not in everything
                assert not any(token in everything for token in tokens[other].values())


def hidden(home: Path, table: str) -> tuple[str, str]:
    """The secret of a table and the signing key of the server, read from the database."""
    with closing(sqlite3.connect(f"file:{home / 'pennant.db'}?mode=ro", uri=True)) as database:
        (body,) = database.execute("SELECT body FROM entries WHERE table_id = ? AND seq = 1", (table,)).fetchone()
        (key,) = database.execute("SELECT value FROM server_secrets WHERE name = 'key'").fetchone()
    return json.loads(body)["secret"], key


def test_finished_game_reveals_secret(server: Server, ann: Person) -> None:
    made = ann.create(seats=["me", "hot"])
    table = made["table"]["id"]
    secret, _ = hidden(server.home, table)

    async def play() -> None:
        players = [Player(server.url, table, {seat: token}) for seat, token in made["tokens"].items()]
        for player in players:
            await player.connect()
        await play_to_the_end(players)
        for player in players:
            await player.close()

    asyncio.run(play())
    assert ann.ask("GET", f"/api/tables/{table}/proof")["secret"] == secret
