"""Starting a server and looking after it from the command line: what is wrong is said in a sentence."""

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
    """A command of Pennant with its data in a folder."""
    environment = {"PENNANT_HOME": str(home), "LC_ALL": "C", "PENNANT_DATABASE": None, "PENNANT_PUBLIC_URL": None}
    return CliRunner().invoke(app, list(words), env=environment, prog_name="pennant")


@pytest.fixture(autouse=True)
def nothing_is_served_here(monkeypatch: pytest.MonkeyPatch) -> None:
    """Servers have processes of their own; the commands here are those that come to nothing, or end by themselves."""

    def served(_: ServerSettings) -> None:
        raise AssertionError("this should have been refused")

    monkeypatch.setattr("pennant.server.run.serve", served)


def told(server: Server, *words: str) -> str:
    """What an operator is told who has asked well."""
    done = run("operate", *words, home=server.home)
    assert done.exit_code == 0, done.stderr
    return done.stdout


def failed(*words: str, home: Path) -> tuple[int, str]:
    """The exit code of a command that goes wrong, and the one sentence that it says."""
    done = run(*words, home=home)
    assert done.exit_code in (1, 2), done.output
    assert isinstance(done.exception, SystemExit)
    assert len(done.stderr.strip().splitlines()) == 1, done.stderr
    return done.exit_code, done.stderr.strip()


# --- starting and stopping --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("times", [1, 2])
def test_ctrl_c_ends_it_and_shows_no_traceback(start_server: StartServer, times: int) -> None:
    """A terminal tells all processes, those of bots, too; and who presses it twice does not want to wait."""
    server = start_server()
    ann = Person(server.url)
    table = ann.create(seats=["bot:random", "bot:random"])["table"]["id"]
    while ann.ask("GET", f"/api/tables/{table}")["table"]["status"] == "playing":
        time.sleep(0.1)
    for _ in range(times):
        os.killpg(server.process.pid, signal.SIGINT)
        time.sleep(0.05)
    server.process.wait(PATIENCE)
    assert "Traceback" not in server.told()


def test_a_port_in_use_is_named(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        code, sentence = failed("serve", "--port", str(port), home=tmp_path)
    assert code == 2
    assert sentence == f"Port {port} is in use: name another one with --port."


def test_an_address_that_is_not_ours_is_named(tmp_path: Path) -> None:
    code, sentence = failed("serve", "--host", "203.0.113.7", "--port", str(free_port()), home=tmp_path)
    assert code == 2
    assert "203.0.113.7" in sentence


@pytest.mark.parametrize(
    ("database", "words"),
    [
        ("oracle://nowhere/pennant", "oracle"),
        ("nonsense", "database"),
        ("postgresql://127.0.0.1:1/pennant", "database can not be used"),
    ],
)
def test_a_database_that_can_not_be_used_is_a_sentence(tmp_path: Path, database: str, words: str) -> None:
    _, sentence = failed("serve", "--port", str(free_port()), "--database", database, home=tmp_path)
    assert words in sentence


def test_a_file_that_is_no_database_is_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "pennant.db").write_text("once upon a time there was no database at all\n" * 100)
    _, sentence = failed("serve", "--port", str(free_port()), home=tmp_path)
    assert "database can not be used" in sentence


def test_several_workers_need_postgresql(tmp_path: Path) -> None:
    code, sentence = failed("serve", "--port", str(free_port()), "--workers", "2", home=tmp_path)
    assert code == 2
    assert "PostgreSQL" in sentence
    assert "--database" in sentence


def test_a_data_folder_that_can_not_be_made_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("no folder")
    home = tmp_path / "file" / "home"
    _, sentence = failed("serve", "--port", str(free_port()), home=home)
    assert str(home) in sentence
    assert "can not be used" in sentence


@pytest.mark.parametrize("words", [["--port", "0"], ["--port", "65536"], ["--workers", "0"], ["--limits", "-1"]])
def test_numbers_that_make_no_sense_are_refused(tmp_path: Path, words: list[str]) -> None:
    done = run("serve", *words, home=tmp_path)
    assert done.exit_code == 2
    assert words[0] in done.stderr


def test_a_server_says_where_it_is_and_ends_when_it_is_asked_to(tmp_path: Path) -> None:
    server = Server(tmp_path / "home")
    server.start()
    try:
        assert f"http://localhost:{server.port}" in server.told()
        assert str(server.home) in server.told()
        server.process.terminate()
        assert server.process.wait(PATIENCE) in (0, -15)
        assert "Traceback" not in server.told()
    finally:
        server.close()


# --- looking after it -------------------------------------------------------------------------------------------------


def test_tables_are_listed_by_status(server: Server) -> None:
    ann = Person(server.url)
    waiting = ann.create()["table"]["id"]
    playing = ann.create(mode="solitaire", seats=["me"])["table"]["id"]
    everything = told(server, "tables")
    assert waiting in everything
    assert playing in everything
    only = told(server, "tables", "--status", "waiting")
    assert waiting in only
    assert playing not in only
    assert len(told(server, "tables", "--limit", "1").splitlines()) == 1


def test_an_unknown_status_is_refused(server: Server) -> None:
    code, sentence = failed("operate", "tables", "--status", "lost", home=server.home)
    assert code == 2
    assert "waiting, playing, over or removed" in sentence


def test_the_guests_of_a_table_are_told_with_the_ids_that_a_ban_wants(server: Server) -> None:
    ann = Person(server.url, "Ann")
    table = ann.create(mode="tournament", seats=["me", "open", "bot:greedy", "open"])["table"]["id"]
    lines = told(server, "guests", table).splitlines()
    assert lines[0] == f"seat 0: Ann (guest:{ann.ask('GET', '/api/me')['id']})"
    assert lines[1:] == ["seat 1: open", "seat 2: greedy", "seat 3: open"]


@pytest.mark.parametrize("command", ["remove", "guests"])
def test_a_table_that_is_not_there_is_named(server: Server, command: str) -> None:
    code, sentence = failed("operate", command, "lantern-00000", home=server.home)
    assert code == 2
    assert "lantern-00000" in sentence


def test_a_removed_table_is_gone_for_those_who_are_there_and_for_all_others(server: Server) -> None:
    ann = Person(server.url)
    made = ann.create(listed=True)
    table = made["table"]["id"]

    async def play() -> None:
        player = Player(server.url, table, made["tokens"])
        await player.connect()
        assert "was removed" in await asyncio.to_thread(told, server, "remove", table)
        with pytest.raises(ConnectionClosed) as closed:
            await player.until(lambda _: False)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4410

    asyncio.run(play())
    assert ann.http.get(f"/api/tables/{table}").status_code == 404
    for path in ("/api/tables", "/api/me/tables"):
        assert table not in [each["id"] for each in ann.ask("GET", path)["tables"]]
    assert table in told(server, "tables", "--status", "removed")


@pytest.mark.parametrize("who", ["Ann", "guest:", "address:", "host:10.0.0.1"])
def test_a_ban_names_a_guest_or_an_address(server: Server, who: str) -> None:
    code, sentence = failed("operate", "ban", who, home=server.home)
    assert code == 2
    assert "guest:ID" in sentence


def test_who_is_banned_can_be_welcomed_back_once(server: Server) -> None:
    assert (
        told(server, "ban", "guest:nobody", "--days", "2", "--why", "a test") == "guest:nobody is banned for 2 days.\n"
    )
    assert told(server, "ban", "guest:nobody") == "guest:nobody is banned.\n"
    assert told(server, "unban", "guest:nobody") == "guest:nobody is no longer banned.\n"
    code, sentence = failed("operate", "unban", "guest:nobody", home=server.home)
    assert code == 2
    assert "is not banned" in sentence


def test_where_no_server_ever_ran_there_is_nothing_to_look_after(tmp_path: Path) -> None:
    code, sentence = failed("operate", "tables", home=tmp_path)
    assert code == 1
    assert "no database" in sentence
    assert not (tmp_path / "pennant.db").exists(), "looking makes nothing"
