"""`pennant serve` and `pennant operate`: start, stop and administer a server; errors are one clear sentence."""

import asyncio
import os
import signal
import socket
import time
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from pennant.cli.commands import app
from pennant.server.settings import ServerSettings
from tests.server.client import ConnectionClosed, Person, Player
from tests.server.conftest import StartServer
from tests.server.process import Server, free_port

pytestmark = pytest.mark.slow

PATIENCE = 60.0


def run(*words: str, home: Path) -> Result:
    """Run a command of Pennant with its data in a folder."""
    environment = {"PENNANT_HOME": str(home), "LC_ALL": "C", "PENNANT_DATABASE": None, "PENNANT_PUBLIC_URL": None}
    return CliRunner().invoke(app, list(words), env=environment, prog_name="pennant")


@pytest.fixture(autouse=True)
def forbid_serving(monkeypatch: pytest.MonkeyPatch) -> None:
    """No command may start a server in this process: these commands fail or end by themselves."""

    def do_not_serve(_: ServerSettings) -> None:
        raise AssertionError("this should have been refused")

    monkeypatch.setattr("pennant.server.run.serve", do_not_serve)


def output_of(server: Server, *words: str) -> str:
    """The output of an operator's command that succeeds."""
    done = run("operate", *words, home=server.home)
    assert done.exit_code == 0, done.stderr
    return done.stdout


def failure_of(*words: str, home: Path) -> tuple[int, str]:
    """The exit code of a command that fails, and its error message of one sentence."""
    done = run(*words, home=home)
    assert done.exit_code in (1, 2), done.output
    assert isinstance(done.exception, SystemExit)
    assert len(done.stderr.strip().splitlines()) == 1, done.stderr
    return done.exit_code, done.stderr.strip()


# --- starting and stopping --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("times", [1, 2])
def test_ctrl_c_stops_server_without_traceback(start_server: StartServer, times: int) -> None:
    """A terminal sends Ctrl+C to all processes, including bot workers. Pressing it twice ends the server at once."""
    server = start_server()
    ann = Person(server.url)
    table = ann.create(seats=["bot:random", "bot:random"])["table"]["id"]
    while ann.ask("GET", f"/api/tables/{table}")["table"]["status"] == "playing":
        time.sleep(0.1)
    for _ in range(times):
        os.killpg(server.process.pid, signal.SIGINT)
        time.sleep(0.05)
    server.process.wait(PATIENCE)
    assert "Traceback" not in server.log_tail()


def test_serve_refuses_port_in_use(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        code, sentence = failure_of("serve", "--port", str(port), home=tmp_path)
    assert code == 2
    assert sentence == f"Port {port} is in use: choose another one with --port."


def test_serve_refuses_foreign_address(tmp_path: Path) -> None:
    code, sentence = failure_of("serve", "--host", "203.0.113.7", "--port", str(free_port()), home=tmp_path)
    assert code == 2
    assert "203.0.113.7" in sentence


@pytest.mark.parametrize(
    ("database", "words"),
    [
        ("oracle://nowhere/pennant", "oracle"),
        ("nonsense", "database"),
        ("postgresql://127.0.0.1:1/pennant", "database cannot be used"),
    ],
)
def test_serve_refuses_unusable_database(tmp_path: Path, database: str, words: str) -> None:
    _, sentence = failure_of("serve", "--port", str(free_port()), "--database", database, home=tmp_path)
    assert words in sentence


def test_serve_refuses_file_that_is_not_a_database(tmp_path: Path) -> None:
    (tmp_path / "pennant.db").write_text("once upon a time there was no database at all\n" * 100)
    _, sentence = failure_of("serve", "--port", str(free_port()), home=tmp_path)
    assert "database cannot be used" in sentence


def test_serve_requires_postgresql_for_several_workers(tmp_path: Path) -> None:
    code, sentence = failure_of("serve", "--port", str(free_port()), "--workers", "2", home=tmp_path)
    assert code == 2
    assert "PostgreSQL" in sentence
    assert "--database" in sentence


def test_serve_refuses_unusable_data_folder(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("no folder")
    home = tmp_path / "file" / "home"
    _, sentence = failure_of("serve", "--port", str(free_port()), home=home)
    assert str(home) in sentence
    assert "cannot be used" in sentence


@pytest.mark.parametrize("words", [["--port", "0"], ["--port", "65536"], ["--workers", "0"], ["--limits", "-1"]])
def test_serve_refuses_invalid_numbers(tmp_path: Path, words: list[str]) -> None:
    done = run("serve", *words, home=tmp_path)
    assert done.exit_code == 2
    assert words[0] in done.stderr


def test_serve_prints_address_and_stops_on_signal(tmp_path: Path) -> None:
    server = Server(tmp_path / "home")
    server.start()
    try:
        assert f"http://localhost:{server.port}" in server.log_tail()
        assert str(server.home) in server.log_tail()
        server.process.terminate()
        assert server.process.wait(PATIENCE) in (0, -15)
        assert "Traceback" not in server.log_tail()
    finally:
        server.close()


# --- administration ---------------------------------------------------------------------------------------------------


def test_operate_tables_filters_by_status(server: Server) -> None:
    ann = Person(server.url)
    waiting = ann.create()["table"]["id"]
    playing = ann.create(mode="solitaire", seats=["me"])["table"]["id"]
    everything = output_of(server, "tables")
    assert waiting in everything
    assert playing in everything
    only = output_of(server, "tables", "--status", "waiting")
    assert waiting in only
    assert playing not in only
    assert len(output_of(server, "tables", "--limit", "1").splitlines()) == 1


def test_operate_tables_refuses_unknown_status(server: Server) -> None:
    code, sentence = failure_of("operate", "tables", "--status", "lost", home=server.home)
    assert code == 2
    assert "waiting, playing, over or removed" in sentence


def test_operate_guests_lists_ids_for_ban(server: Server) -> None:
    ann = Person(server.url, "Ann")
    table = ann.create(mode="tournament", seats=["me", "open", "bot:greedy", "open"])["table"]["id"]
    lines = output_of(server, "guests", table).splitlines()
    assert lines[0] == f"seat 0: Ann (guest:{ann.ask('GET', '/api/me')['id']})"
    assert lines[1:] == ["seat 1: open", "seat 2: greedy", "seat 3: open"]


@pytest.mark.parametrize("command", ["remove", "guests"])
def test_operate_refuses_unknown_table(server: Server, command: str) -> None:
    code, sentence = failure_of("operate", command, "lantern-00000", home=server.home)
    assert code == 2
    assert "lantern-00000" in sentence


def test_operate_remove_closes_table_for_everyone(server: Server) -> None:
    ann = Person(server.url)
    made = ann.create(listed=True)
    table = made["table"]["id"]

    async def play() -> None:
        player = Player(server.url, table, made["tokens"])
        await player.connect()
        assert "was removed" in await asyncio.to_thread(output_of, server, "remove", table)
        with pytest.raises(ConnectionClosed) as closed:
            await player.until(lambda _: False)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4410

    asyncio.run(play())
    assert ann.http.get(f"/api/tables/{table}").status_code == 404
    for path in ("/api/tables", "/api/me/tables"):
        assert table not in [each["id"] for each in ann.ask("GET", path)["tables"]]
    assert table in output_of(server, "tables", "--status", "removed")


@pytest.mark.parametrize("who", ["Ann", "guest:", "address:", "host:10.0.0.1"])
def test_operate_ban_requires_guest_or_address(server: Server, who: str) -> None:
    code, sentence = failure_of("operate", "ban", who, home=server.home)
    assert code == 2
    assert "guest:ID" in sentence


def test_operate_unban_works_once(server: Server) -> None:
    assert (
        output_of(server, "ban", "guest:nobody", "--days", "2", "--why", "a test")
        == "guest:nobody is banned for 2 days.\n"
    )
    assert output_of(server, "ban", "guest:nobody") == "guest:nobody is banned.\n"
    assert output_of(server, "unban", "guest:nobody") == "guest:nobody is no longer banned.\n"
    code, sentence = failure_of("operate", "unban", "guest:nobody", home=server.home)
    assert code == 2
    assert "is not banned" in sentence


def test_operate_refuses_missing_database(tmp_path: Path) -> None:
    code, sentence = failure_of("operate", "tables", home=tmp_path)
    assert code == 1
    assert "no database" in sentence
    assert not (tmp_path / "pennant.db").exists(), "reading does not create a database"
