"""Failures: database outages, full disks, concurrent workers, restarts and upgrades lose no acknowledged entry."""

import asyncio
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import psycopg
import pytest

import pennant
from pennant.cli.serving import guests_at, remove_table
from pennant.server import replication
from pennant.server.entries import Entry, Settings
from pennant.server.errors import CommandRefused
from pennant.server.new_table import new_settings
from pennant.server.services import Services
from pennant.server.table import Table, replay
from pennant.server.table_index import index_row
from pennant.server.table_views import TableViews, Viewer
from pennant.server.timestamps import now
from tests.server import stored
from tests.server.client import ConnectionClosed, Data, Person, Player, Refusal, play_to_the_end
from tests.server.conftest import StartServer
from tests.server.inside import SECRET, Inside, eventually, new_table, server_inside, services_in
from tests.server.postgres import Cluster
from tests.server.retrying import RetryingPlayer, hear_all

pytestmark = pytest.mark.slow

FOR_GOOD = 2**30


class Ear:
    """A subscriber that keeps its messages."""

    def __init__(self, viewer: Viewer = None) -> None:
        self.viewer = viewer
        self.seats: frozenset[int] = frozenset()
        self.seq = 0
        self.heard: list[Data] = []
        self.closed = ""

    def send(self, message: str) -> None:
        self.heard.append(msgspec.json.decode(message))

    def close(self, code: str) -> None:
        self.closed = code

    @property
    def numbers(self) -> list[int]:
        return [each["seq"] for each in self.heard if each["is"] == "entry"]


async def listen(services: Services, table: str) -> Ear:
    ear = Ear()

    def attach(views: TableViews) -> None:
        ear.seq = views.table.seq
        services.table_service.subscribe(table, ear)

    await services.table_service.read(table, attach)
    return ear


def say_command(text: str) -> Any:
    return lambda table: table.say(0, {"text": text})


# --- unavailable database ---------------------------------------------------------------------------------------------


def test_moves_wait_for_unavailable_database_and_are_stored_once(
    start_server: StartServer, postgres_cluster: Cluster, postgres: str
) -> None:
    server = start_server("--workers", "2", "--limits", "0", PENNANT_DATABASE=postgres)
    ann, bob = Person(server.url, "Ann"), Person(server.url, "Bob")
    made = ann.create("highlights", "standard", ["me", "open"])
    table = made["table"]["id"]
    players = [
        RetryingPlayer(server.url, table, made["tokens"]),
        RetryingPlayer(server.url, table, bob.sit(table, 1)["tokens"]),
    ]
    answers: list[tuple[int, str]] = []

    async def play() -> None:
        for player in players:
            await player.connect()
        playing = asyncio.gather(*(player.play_on(Random(seed)) for seed, player in enumerate(players)))
        await asyncio.sleep(0.5)
        await asyncio.to_thread(postgres_cluster.stop)
        try:
            await asyncio.to_thread(look_at_it)
        finally:
            postgres_cluster.start()  # in this thread, because child processes end with the thread that started them
        await playing
        for player in players:
            folded = player.view
            player.seq = None
            await player.connect()
            assert player.view == folded
            await player.close()

    def look_at_it() -> None:
        for _ in range(10):
            time.sleep(1)
            answer = ann.http.get("/healthz")
            answers.append((answer.status_code, answer.json()["error"]["code"]))

    asyncio.run(play())
    assert answers == [(503, "busy")] * 10
    with psycopg.connect(postgres) as database:
        log = database.execute("SELECT seq, kind, seat, ref FROM entries WHERE table_id = %s ORDER BY seq", [table])
        rows = log.fetchall()
    assert [seq for seq, *_ in rows] == list(range(1, len(rows) + 1))
    promised = {(seq, f"{player.eyes}:{name}") for player in players for name, seq in player.acknowledged.items()}
    assert promised == {(seq, ref) for seq, kind, _, ref in rows if kind == "move"}
    assert server.is_healthy()


async def test_hanging_database_blocks_only_writers(tmp_path: Path, postgres_cluster: Cluster, postgres: str) -> None:
    async with services_in(tmp_path, database=postgres) as services:
        table_service = services.table_service
        one, other = [await new_table(table_service, "highlights", "single", ["open", "open"]) for _ in range(2)]
        with postgres_cluster.frozen():
            waiting = asyncio.create_task(table_service.execute(one, say_command("meanwhile")))
            await asyncio.sleep(2)
            assert not waiting.done()
            seen = await asyncio.wait_for(table_service.read(other, TableViews.info), 1)
            assert seen["status"] == "playing"
        entry = await asyncio.wait_for(waiting, 60)
        assert entry is not None
        assert entry.seq == 5
        assert [each.seq for each in await services.store.entries(one)] == [1, 2, 3, 4, 5]


async def test_replication_resumes_after_database_outage(
    tmp_path: Path, postgres_cluster: Cluster, postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(replication, "POLL_INTERVAL", 1000.0)
    async with services_in(tmp_path, database=postgres) as one, services_in(tmp_path, database=postgres) as two:
        table = await new_table(one.table_service, "highlights", "single", ["open", "open"])
        ear = await listen(two, table)
        await one.table_service.execute(table, say_command("before"))
        await eventually(lambda: ear.numbers == [5])
        await asyncio.to_thread(postgres_cluster.stop)
        waiting = asyncio.create_task(one.table_service.execute(table, say_command("meanwhile")))
        await asyncio.sleep(1.5)
        postgres_cluster.start()
        entry = await waiting
        assert entry is not None
        assert entry.seq == 6
        await eventually(lambda: ear.numbers == [5, 6])
        await one.table_service.execute(table, say_command("after"))
        await eventually(lambda: ear.numbers == [5, 6, 7])


# --- full disk --------------------------------------------------------------------------------------------------------


async def limit_database_size(services: Services, pages: int) -> None:
    """Limit the size of the database to this many pages, or remove the limit."""
    await services.writer._queue.join()  # its connection is back in the pool
    with services.writer._engine.connect() as connection:
        connection.exec_driver_sql(f"PRAGMA max_page_count = {pages}")


async def test_full_disk_refuses_moves_until_there_is_room(tmp_path: Path) -> None:
    async with server_inside(tmp_path) as inside:
        table, tokens = await inside.new_table("highlights", "single", 2)
        ann, bob = (Player(inside.url, table, mine) for mine in tokens)
        await ann.connect()
        await bob.connect()
        await limit_database_size(inside.services, 1)
        said, refusal = await chat_until_refused(ann)
        assert refusal.code == "busy"
        assert "disk" in refusal.answer["text"]
        assert "full" in refusal.answer["text"]
        watcher = Player(inside.url, table)
        await watcher.connect()
        assert watcher.seq == 4 + said
        await limit_database_size(inside.services, FOR_GOOD)
        assert await ann.command(do="say", id=f"line-{said}", text="x" * 200) == 5 + said
        await play_to_the_end([ann, bob])
        entries = await inside.entries(table)
        assert [entry.seq for entry in entries] == list(range(1, len(entries) + 1))
        assert [entry.ref for entry in entries].count(f"0:line-{said}") == 1
        assert bob.seq == ann.seq == len(entries)
        for player in (ann, bob, watcher):
            await player.close()


async def chat_until_refused(player: Player) -> tuple[int, Refusal]:
    """Send chat messages until one is refused: the number of accepted ones, and the refusal."""
    for said in range(500):
        try:
            await player.command(do="say", id=f"line-{said}", text="x" * 200)
        except Refusal as refusal:
            return said, refusal
    raise AssertionError("there is room for everything")


async def test_create_table_on_full_disk_gives_reason(tmp_path: Path) -> None:
    async with server_inside(tmp_path) as inside:
        await limit_database_size(inside.services, 1)
        ann = await asyncio.to_thread(Person, inside.url)
        for _ in range(200):
            answer = await asyncio.to_thread(
                ann.http.post, "/api/tables", json={"game": "highlights", "mode": "single", "seats": ["me", "open"]}
            )
            if answer.status_code != 201:
                break
        assert answer.status_code == 503
        assert answer.json()["error"]["code"] == "busy"
        assert "disk" in answer.json()["error"]["text"]
        ann.http.close()


# --- two workers ------------------------------------------------------------------------------------------------------


@pytest.fixture
def poll_often(monkeypatch: pytest.MonkeyPatch) -> None:
    """Workers on SQLite get no notifications, so they poll often here."""
    monkeypatch.setattr(replication, "POLL_INTERVAL", 0.05)


@pytest.mark.usefixtures("poll_often")
async def test_concurrent_workers_resolve_same_number(tmp_path: Path) -> None:
    async with services_in(tmp_path) as one, services_in(tmp_path) as two:
        table = await new_table(one.table_service, "highlights", "single", ["open", "open"])
        ears = [await listen(each, table) for each in (one, two)]
        seat, first, *_, last = await one.table_service.read(table, owing)

        def move_command(action: int) -> Any:
            return lambda table: table.move(seat, action, 4)

        outcomes = await asyncio.gather(
            one.table_service.execute(table, move_command(first)),
            two.table_service.execute(table, move_command(last)),
            return_exceptions=True,
        )
        won = [outcome for outcome in outcomes if isinstance(outcome, Entry)]
        lost = [outcome for outcome in outcomes if isinstance(outcome, CommandRefused)]
        assert len(won) == len(lost) == 1, outcomes
        assert lost[0].code in ("stale", "illegal")
        assert (await one.store.entries(table))[4:] == won

        texts = [f"line {number}" for number in range(20)]
        told = await asyncio.gather(
            *(
                (one, two)[number % 2].table_service.execute(table, say_command(text))
                for number, text in enumerate(texts)
            )
        )
        assert sorted(entry.seq for entry in told if entry) == list(range(6, 26))
        await eventually(lambda: all(ear.seq == 25 for ear in ears))
        assert [ear.numbers for ear in ears] == [list(range(5, 26))] * 2
        assert await one.table_service.read(table, digest) == await two.table_service.read(table, digest)


def owing(views: TableViews) -> list[int]:
    seat = views.table.waiting_for()[0]
    return [seat, *views.table.state.legal(seat)]


def digest(views: TableViews) -> str:
    return views.table.game.digest(views.table.state)


async def test_command_sent_to_two_workers_is_executed_once(tmp_path: Path) -> None:
    async with services_in(tmp_path) as one, services_in(tmp_path) as two:
        table = await new_table(one.table_service, "highlights", "single", ["open", "open"])
        await two.table_service.read(table, digest)
        told = await asyncio.gather(
            *(each.table_service.execute(table, say_command("once"), "0:once") for each in (one, two))
        )
        assert [entry.seq for entry in told if entry] == [5, 5]
        assert [entry.kind for entry in await one.store.entries(table)][4:] == ["said"]


async def test_idle_table_is_dropped_and_subscribers_miss_nothing(
    tmp_path: Path,
) -> None:
    async with services_in(tmp_path) as one, services_in(tmp_path) as two:
        table = await new_table(one.table_service, "highlights", "single", ["open", "open"])
        ear = await listen(two, table)
        two.table_service.drop_idle(-1)
        await one.table_service.execute(table, say_command("you do not hear this"))
        await two.table_service.execute(table, say_command("but you shall"))
        assert ear.numbers == [5, 6]
        two.table_service.drop_idle(-1)
        await two.table_service.refresh(table)
        assert ear.numbers == [5, 6]


# --- restarts ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("way", ["stopped", "killed"])
def test_restart_keeps_games_cookies_and_seats(start_server: StartServer, way: str) -> None:
    server = start_server("--limits", "0")
    ann, bob = Person(server.url, "Ann"), Person(server.url, "Bob")
    me = ann.ask("GET", "/api/me")
    made = ann.create("highlights", "standard", ["me", "open"])
    table = made["table"]["id"]
    players = [
        RetryingPlayer(server.url, table, made["tokens"]),
        RetryingPlayer(server.url, table, bob.sit(table, 1)["tokens"]),
    ]

    async def play() -> None:
        for player in players:
            await player.connect()
        playing = asyncio.gather(*(player.play_on(Random(seed)) for seed, player in enumerate(players)))
        await asyncio.sleep(1)
        await asyncio.to_thread(server.stop if way == "stopped" else server.kill)
        server.start()  # in this thread, because child processes end with the thread that started them
        await playing
        for player in players:
            await player.close()

    asyncio.run(play())
    assert ann.ask("GET", "/api/me") == me
    assert [each["id"] for each in ann.ask("GET", "/api/me/tables?finished=true")["tables"]] == [table]
    assert ann.ask("GET", f"/api/tables/{table}")["table"]["status"] == "over"
    replay = ann.ask("GET", f"/api/tables/{table}/replay?eyes=all")
    moves = [entry["seq"] for entry in replay["entries"] if entry["kind"] == "move"]
    assert sorted(seq for player in players for seq in player.acknowledged.values()) == moves


@pytest.mark.skipif(not Path("/proc").is_dir(), reason="only Linux tells which processes there are")
def test_bot_workers_exit_with_killed_server(start_server: StartServer) -> None:
    doomed = start_server("--limits", "0")
    Person(doomed.url).create("highlights", "single", ["bot:greedy", "bot:greedy"])
    helpers: list[int] = []
    for _ in range(600):
        helpers = [child for child in doomed.children() if b"spawn_main" in command_of(child)]
        if helpers:
            break
        time.sleep(0.1)
    assert helpers
    time.sleep(1)
    os.kill(doomed.process.pid, signal.SIGKILL)
    for _ in range(600):
        if not any(command_of(each) for each in helpers):
            return
        time.sleep(0.1)
    raise AssertionError("bot workers outlive the killed server")


def command_of(process: int) -> bytes:
    try:
        return Path(f"/proc/{process}/cmdline").read_bytes()
    except OSError:
        return b""


# --- upgrades ---------------------------------------------------------------------------------------------------------


def corpus() -> list[str]:
    return sorted(file.stem for file in stored.FOLDER.glob("*.json"))


def test_corpus_has_every_mode_of_every_game() -> None:
    for name, (game, *_) in stored.GAMES.items():
        edition = pennant.game(game).edition
        assert f"{name}-running-edition-{edition}" in corpus()
    modes = {(game, mode) for game, mode, *_ in stored.GAMES.values()}
    assert modes == {(game, mode) for game in {name for name, _ in modes} for mode in pennant.game(game).modes}


@pytest.mark.parametrize("name", corpus())
def test_corpus_replays_to_same_states(name: str) -> None:
    kept = stored.load(name)
    table = Table("stored-00000", kept.entries[0])
    found = {}
    for entry in kept.entries[1:]:
        table.apply(entry)
        if str(entry.seq) in kept.digests:
            found[str(entry.seq)] = table.game.digest(table.state)
    assert found == kept.digests
    assert table.status == kept.status


async def store_log(services: Services, id: str, entries: list[Entry]) -> None:
    """Write a log to the database, as another server would have left it."""
    table = replay(id, entries)
    assert await services.writer.write(id, entries, index_row(table))


@pytest.mark.parametrize("name", [name for name in corpus() if "-running-" in name])
async def test_corpus_games_can_be_continued(tmp_path: Path, name: str) -> None:
    kept, random = stored.load(name), Random(name)
    async with services_in(tmp_path) as services:
        await store_log(services, "stored-00000", kept.entries)
        for _ in range(20):
            over, seat, legal = await services.table_service.read("stored-00000", what_next)
            if over:
                break
            action = random.choice(legal)
            await services.table_service.execute("stored-00000", lambda table: table.move(seat, action, table.seq))  # noqa: B023
        entries = await services.store.entries("stored-00000")
        assert len(entries) > len(kept.entries)
        assert digest(TableViews(replay("stored-00000", entries))) == await services.table_service.read(
            "stored-00000", digest
        )


def what_next(views: TableViews) -> tuple[bool, int, list[int]]:
    table = views.table
    if table.status == "over":
        return True, 0, []
    seat = table.waiting_for()[0]
    return False, seat, table.state.legal(seat)


def test_corpus_detects_changed_game() -> None:
    kept = stored.load("highlights-standard-finished-edition-1")
    secret = kept.entries[0].body["secret"]
    kept.entries[0].body["secret"] = secret[:-1] + ("0" if secret[-1] != "0" else "1")
    dealt = next(number for number, entry in enumerate(kept.entries, start=1) if entry.kind == "started")
    table = replay("stored-00000", kept.entries[:dealt])
    assert table.game.digest(table.state) != kept.digests[str(dealt)]


@pytest.fixture
def newer_log() -> list[Entry]:
    kept = stored.load("highlights-single-running-edition-1")
    body = {**kept.entries[0].body, "edition": 1000, "listed": True}
    return [msgspec.structs.replace(kept.entries[0], body=body), *kept.entries[1:]]


async def store_unreadable(services: Services, id: str, entries: list[Entry]) -> None:
    """Write a log to the database that this server cannot load."""
    known = stored.load("highlights-single-running-edition-1").entries
    index = index_row(replay(id, known))
    index.listed, index.updated = 1, now()
    assert await services.writer.write(id, entries, index)


async def test_table_of_newer_edition_is_refused_without_affecting_others(
    tmp_path: Path, newer_log: list[Entry]
) -> None:
    async with server_inside(tmp_path) as inside:
        await store_unreadable(inside.services, "stored-00000", newer_log)
        ann = await asyncio.to_thread(Person, inside.url)
        answer = await asyncio.to_thread(ann.http.get, "/api/tables/stored-00000")
        assert answer.status_code == 409
        assert answer.json()["error"]["code"] == "newer"
        assert "edition 1000" in answer.json()["error"]["text"]
        assert await bye(inside, "stored-00000") == "newer"
        open_table = (await asyncio.to_thread(ann.create, listed=True))["table"]["id"]
        listed = await asyncio.to_thread(ann.ask, "GET", "/api/tables")
        assert [each["id"] for each in listed["tables"]] == [open_table]
        await asyncio.to_thread(remove_table, tmp_path, None, "stored-00000")
        assert await bye(inside, "stored-00000") in ("unknown", "newer")
        ann.http.close()


async def test_table_that_cannot_be_replayed_is_refused(tmp_path: Path) -> None:
    kept = stored.load("highlights-single-running-edition-1")
    place = next(number for number, entry in enumerate(kept.entries) if entry.kind == "move")
    kept.entries[place] = msgspec.structs.replace(kept.entries[place], body={"action": 10_000, "text": "cheat"})
    async with server_inside(tmp_path) as inside:
        await store_unreadable(inside.services, "stored-00000", kept.entries)
        assert await bye(inside, "stored-00000") == "broken"


async def bye(inside: Inside, table: str) -> str:
    """The code with which the server closes a new connection."""
    player = Player(inside.url, table)
    with pytest.raises(ConnectionClosed):
        await player.connect()
    await player.close()
    code: str = msgspec.json.decode(player.messages[-1])["code"]
    return code


# --- removed tables ---------------------------------------------------------------------------------------------------


@pytest.mark.usefixtures("poll_often")
async def test_remove_table_notifies_connected_clients(tmp_path: Path) -> None:
    async with server_inside(tmp_path) as inside:
        table, tokens = await inside.new_table("highlights", "single", 2)
        ann = Player(inside.url, table, tokens[0])
        await ann.connect()
        assert await asyncio.to_thread(guests_at, tmp_path, None, table) == [
            "seat 0: P0 (guest:guest-0)",
            "seat 1: P1 (guest:guest-1)",
        ]
        command = [sys.executable, "-m", "pennant", "operate", "remove", table, "--home", str(tmp_path)]
        done = await asyncio.to_thread(subprocess.run, command, capture_output=True, text=True, check=True)
        assert table in done.stdout
        with pytest.raises(ConnectionClosed) as closed:
            await hear_all(ann)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4410
        assert msgspec.json.decode(ann.messages[-1])["code"] == "removed"
        assert await bye(inside, table) == "unknown"
        await ann.close()


async def test_stale_tables_are_removed_and_abandoned_games_closed(tmp_path: Path) -> None:
    async with server_inside(tmp_path, waiting_days=1e-9, playing_days=1e-9) as inside:
        playing, tokens = await inside.new_table("highlights", "single", 2)
        waiting = await empty_table(inside)
        bob = Player(inside.url, playing, tokens[1])
        late = Player(inside.url, waiting)
        await bob.connect()
        await late.connect()
        await asyncio.sleep(0.01)
        await inside.services.background_jobs.remove_stale_tables()
        await bob.until(lambda player: player.over)
        assert bob.info["result"]["reason"] == "expired"
        with pytest.raises(Refusal) as refusal:
            await bob.command(do="resign")
        assert refusal.value.code == "over"
        with pytest.raises(ConnectionClosed):
            await hear_all(late)
        assert msgspec.json.decode(late.messages[-1])["code"] == "removed"
        assert await inside.entries(waiting) == []
        assert await bye(inside, waiting) == "unknown"
        await inside.services.background_jobs.remove_stale_tables()
        await bob.close()


async def empty_table(inside: Inside) -> str:
    """A table without players."""
    settings = Settings(
        game="highlights", mode="single", options={}, edition=0, secret=SECRET, seats=["open", "open"], listed=True
    )
    return await inside.table_service.create(new_settings(settings), [])
