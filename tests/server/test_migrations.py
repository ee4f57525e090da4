"""Databases of all old schemas, with data in them, are migrated when a server starts, and people play on there.

`schemas/*.sql` has the rows that each schema added, as servers of that time wrote them; the logs of tables come from
the corpus. Cookies and tokens are literal, because browsers keep the ones that old servers issued.
"""

import asyncio
from pathlib import Path
from random import Random
from typing import Any

import httpx2
import msgspec
import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Engine

from pennant.server.accounts import SESSION_COOKIE
from pennant.server.database import metadata, new_sync_engine
from pennant.server.entries import Entry
from pennant.server.guests import GUEST_COOKIE
from pennant.server.migrations import upgrade
from pennant.server.run import prepare
from pennant.server.timestamps import HOUR, now
from tests.server import stored
from tests.server.client import Player
from tests.server.inside import Inside, server_inside, settings_in
from tests.server.process import free_port

SCHEMAS = Path(__file__).parent / "schemas"
TABLE, SLOW_TABLE, FINISHED_TABLE = "lantern-7kq2m", "anchor-2b3c4", "beacon-9xyz2"
ANN_COOKIE = "WyJndWVzdC0wIiwiQW5uIl0.3SPTon7aW3kmD8hkeZfDuSGN5iE"
TOKENS = {
    "0": "lantern-7kq2m.0.2.mEiWjsbfGydjgvL55IlRCt7L8V1G8f6g",
    "1": "lantern-7kq2m.1.3.R7mRcXJF4ZqKpM-VxRdSiswSstXJPnpS",
}
"""Seat tokens that the old server issued to Ann and Bob, who were guests."""
PASSWORD = "the long secret of Ann"
REVISIONS = ["0001", "0002", "0003", "0004"]


def log(name: str, clock: dict[str, Any] | None = None) -> list[Entry]:
    """A log of the corpus whose last entry is an hour old."""
    entries = stored.load(name).entries
    shift = now() - HOUR - entries[-1].at
    body = {**entries[0].body, **({"clock": clock} if clock else {})}
    first = msgspec.structs.replace(entries[0], body=body)
    return [msgspec.structs.replace(entry, at=entry.at + shift) for entry in (first, *entries[1:])]


def insert_log(engine: Engine, table: str, entries: list[Entry], status: str, due: int | None) -> None:
    mark = "%s" if engine.dialect.name == "postgresql" else "?"
    rows = [
        (table, each.seq, each.kind, each.seat, msgspec.json.encode(each.body).decode(), each.at, each.ref)
        for each in entries
    ]
    index = (table, entries[0].body["game"], status, 0, len(entries), entries[0].at, entries[-1].at, due)
    with engine.begin() as connection:
        connection.exec_driver_sql(
            "INSERT INTO entries (table_id, seq, kind, seat, body, at, ref) "
            f"VALUES ({', '.join([mark] * len(rows[0]))})",
            rows,
        )
        connection.exec_driver_sql(
            "INSERT INTO tables (id, game, status, listed, seq, created, updated, due) "
            f"VALUES ({', '.join([mark] * len(index))})",
            index,
        )


def make_old_database(url: str, revision: str) -> dict[str, list[Entry]]:
    """Create a database of an old schema with data in it, and return the logs of its tables."""
    upgrade(url, revision)
    engine = new_sync_engine(url)
    with engine.begin() as connection:
        for file in sorted(SCHEMAS.glob("*.sql")):
            if file.stem <= revision:
                lines = [line for line in file.read_text(encoding="utf-8").splitlines() if not line.startswith("--")]
                for statement in filter(None, map(str.strip, "\n".join(lines).split(";\n"))):
                    connection.exec_driver_sql(statement.removesuffix(";"))
    days = {"kind": "days", "seconds": 0, "increment": 0, "days": 3}
    logs = {
        TABLE: log("fantasy-season-running-edition-1"),
        SLOW_TABLE: log("fantasy-season-running-edition-1", days),
        FINISHED_TABLE: log("highlights-single-finished-edition-1"),
    }
    insert_log(engine, TABLE, logs[TABLE], "playing", None)
    insert_log(engine, SLOW_TABLE, logs[SLOW_TABLE], "playing", logs[SLOW_TABLE][-1].at + 3 * 24 * HOUR)
    insert_log(engine, FINISHED_TABLE, logs[FINISHED_TABLE], "over", None)
    engine.dispose()
    return logs


def rows(url: str, query: str) -> list[tuple[Any, ...]]:
    engine = new_sync_engine(url)
    with engine.connect() as connection:
        found = [tuple(row) for row in connection.exec_driver_sql(query)]
    engine.dispose()
    return found


def differences(url: str) -> list[Any]:
    """How the schema of a database differs from the one that this program expects."""
    engine = new_sync_engine(url)
    with engine.connect() as connection:
        found: list[Any] = compare_metadata(MigrationContext.configure(connection), metadata)
    engine.dispose()
    return found


async def play_on(inside: Inside, tokens: dict[str, str], moves: int = 5) -> None:
    """Ann and Bob connect and make a few moves at the table that was played before the migration."""
    players = [Player(inside.url, TABLE, {seat: token}) for seat, token in tokens.items()]
    random = Random(1)
    for player in players:
        await player.connect()
        assert player.info["status"] == "playing"
    for _ in range(moves):
        waiting = players[0].info["waiting_for"]
        mover = players[waiting[0]]
        assert mover.decision is not None
        seq = await mover.move(random.choice(mover.decision["choices"])["action"])
        for player in players:
            await player.until(lambda each, seq=seq: (each.seq or 0) >= seq)  # type: ignore[misc]
            player.info["waiting_for"] = player.entries[seq]["waiting_for"]
    for player in players:
        await player.close()


async def check_account(inside: Inside, revision: str) -> dict[str, str]:
    """Ann signs in with her old password and finds her data. Returns the tokens of her seats."""
    async with httpx2.AsyncClient(base_url=inside.url, trust_env=False, timeout=60) as http:
        signed_in = await http.post("/api/session", json={"name": "Ann", "password": PASSWORD})
        assert signed_in.status_code == 201
        assert signed_in.json() == {"id": "guest-0", "name": "Ann", "account": True}
        wrong = await http.post("/api/session", json={"name": "Ann", "password": "not the secret of Ann"})
        assert wrong.status_code == 403
        account = (await http.get("/api/account")).json()
        assert {session["agent"] for session in account["sessions"]} >= {"Firefox"}
        assert [token["name"] for token in account["tokens"]] == ["My bot"]
        profile = (await http.get("/api/people/Ann")).json()
        assert profile["ratings"] == [{"game": "highlights", "rating": 1230, "games": 1, "place": None}]
        assert [(each["played"], each["won"]) for each in profile["results"]] == [(1, 1)]
        notices = (await http.get("/api/notices")).json()
        decks = (await http.get("/api/me/decks?game=clutch")).json()["decks"]
        tokens: dict[str, str] = (await http.get(f"/api/tables/{TABLE}/tokens")).json()["tokens"]
    if revision >= "0003":
        assert notices["mail"] == {"address": "ann@mail.example.org", "confirmed": True, "pace": "daily"}
        assert notices["hook"] == {"url": "https://bot.example.org/pennant", "failing": False}
    else:
        assert (notices["mail"], notices["hook"]) == (None, None)
    assert [deck["title"] for deck in decks] == (["Speed"] if revision >= "0004" else [])
    return tokens


async def check_old_credentials(inside: Inside) -> None:
    """The browser that was signed in before is still signed in, and the API token works."""
    bearer = {"Authorization": "Bearer pnt_an-old-api-token"}
    async with httpx2.AsyncClient(base_url=inside.url, trust_env=False, timeout=60) as http:
        tables = (await http.get("/api/me/tables", headers=bearer)).json()["tables"]
        assert {table["id"] for table in tables} == {TABLE, SLOW_TABLE}
    cookies = {SESSION_COOKIE: "an-old-session-cookie"}
    async with httpx2.AsyncClient(base_url=inside.url, trust_env=False, timeout=60, cookies=cookies) as http:
        assert (await http.get("/api/me")).json() == {"id": "guest-0", "name": "Ann", "account": True}


async def check_guest(inside: Inside) -> None:
    """Without accounts: the guest cookie that the old server signed is still valid."""
    cookies = {GUEST_COOKIE: ANN_COOKIE}
    async with httpx2.AsyncClient(base_url=inside.url, trust_env=False, timeout=60, cookies=cookies) as http:
        assert (await http.get("/api/me")).json() == {"id": "guest-0", "name": "Ann", "account": False}
        tables = (await http.get("/api/me/tables")).json()["tables"]
        assert {table["id"] for table in tables} == {TABLE, SLOW_TABLE}


async def check_migration(url: str, home: Path, revision: str) -> None:
    logs = await asyncio.to_thread(make_old_database, url, revision)
    settings = settings_in(home, database=url, port=free_port())
    await asyncio.to_thread(prepare, settings)
    assert differences(url) == []
    if revision >= "0003":
        columns = "table_id, seat, since, vacation_until, mail_sent_at, hook_called_at"
        turn = (SLOW_TABLE, 0, 1790000000000, None, 1790000000001, 1790000000002)
        assert rows(url, f"SELECT {columns} FROM turns") == [turn]
    if revision >= "0002":
        assert rows(url, "SELECT table_id, at FROM rated_tables") == [(FINISHED_TABLE, 1790000000000)]
    async with server_inside(home, database=url) as inside:
        if revision >= "0002":
            await check_old_credentials(inside)
            ann = await check_account(inside, revision)
            await play_on(inside, {"0": ann["0"], "1": TOKENS["1"]})
        else:
            await check_guest(inside)
            await play_on(inside, TOKENS)
        for table, before in logs.items():
            after = await inside.entries(table)
            assert after[: len(before)] == before
            assert (len(after) > len(before)) == (table == TABLE)
    assert rows(url, "SELECT who FROM bans ORDER BY who") == [("address:203.0.113.7",), ("guest:guest-9",)]


@pytest.mark.parametrize("revision", REVISIONS)
async def test_migrated_sqlite_database_is_played_on(tmp_path: Path, revision: str) -> None:
    await check_migration(f"sqlite:///{tmp_path / 'old.db'}", tmp_path, revision)


@pytest.mark.parametrize("revision", REVISIONS)
async def test_migrated_postgres_database_is_played_on(postgres: str, tmp_path: Path, revision: str) -> None:
    await check_migration(postgres, tmp_path, revision)


def test_upgrade_leaves_current_database_unchanged(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'new.db'}"
    upgrade(url)
    before = rows(url, "SELECT name, sql FROM sqlite_master ORDER BY name")
    upgrade(url)
    assert rows(url, "SELECT name, sql FROM sqlite_master ORDER BY name") == before
    assert differences(url) == []
    assert rows(url, "SELECT version_num FROM alembic_version") == [("0005",)]
