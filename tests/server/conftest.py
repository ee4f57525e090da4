"""Fixtures of the server tests: servers in separate processes or inside the test, clocks, and PostgreSQL."""

import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from pennant.server import background_jobs, hooks, limits, sockets, table_service, timestamps, writer
from pennant.server.app import new_app
from pennant.server.migrations import upgrade
from pennant.server.settings import read_settings
from tests.server.postgres import Cluster
from tests.server.process import Server, running_server
from tools import system

StartServer = Callable[..., Server]
StartInside = Callable[..., TestClient]


class StandingClock:
    """A clock that only the test advances, so that slow machines make no difference.

    It replaces `now` and the module `time`.
    """

    perf_counter = staticmethod(time.perf_counter)

    def __init__(self) -> None:
        self._began = timestamps.now()
        self._passed = 0.0

    def by(self, seconds: float) -> None:
        """Advance the clock."""
        self._passed += seconds

    def now(self) -> int:
        return self._began + round(1000 * self._passed)

    def monotonic(self) -> float:
        return self._passed


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> StandingClock:
    """The clock of a server inside the test, for rate limits, timeouts, absence and game clocks."""
    clock = StandingClock()
    for module in (table_service, background_jobs, sockets):
        monkeypatch.setattr(module, "now", clock.now)
    for module in (limits, sockets):
        monkeypatch.setattr(module, "time", clock)
    return clock


@pytest.fixture(autouse=True)
def patience(monkeypatch: pytest.MonkeyPatch) -> None:
    """Longer timeouts for a server inside the test, because test machines may stand still for a while."""
    monkeypatch.setattr(sockets, "HELLO_TIMEOUT", 60.0)
    monkeypatch.setattr(hooks, "TIMEOUT", 60.0)
    monkeypatch.setattr(writer, "RETRY_FOR", 120.0)


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server without rate limits that all tests share. Tests may leave tables behind, but must not stop it."""
    with running_server(tmp_path_factory.mktemp("server"), "--limits", "0") as server:
        yield server


@pytest.fixture
def start_server(tmp_path: Path) -> Iterator[StartServer]:
    """Starts a server for one test: `start_server("--workers", "2", PENNANT_DATABASE=url)`.

    Arguments are those of `pennant serve`, keywords are environment variables. `home` may be the folder of an
    earlier server.
    """
    with ExitStack() as servers:

        def start(*arguments: str, home: Path | None = None, **settings: str) -> Server:
            number = len(list(tmp_path.glob("home-*")))
            return servers.enter_context(running_server(home or tmp_path / f"home-{number}", *arguments, **settings))

        yield start


@pytest.fixture
def inside(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[StartInside]:
    """Starts a server inside the test, with the given settings. Bans are not cached."""
    monkeypatch.setattr("pennant.server.services.BANS_TTL", -1.0)
    started: list[TestClient] = []

    def start(address: str = "http://testserver", **given: Any) -> TestClient:
        settings = read_settings(home=tmp_path, **{"limits": 0.0, **given})
        upgrade(settings.database)
        client = TestClient(new_app(settings), address, raise_server_exceptions=False)
        started.append(client.__enter__())
        return client

    yield start
    for client in started:
        client.__exit__(None, None, None)


@pytest.fixture(scope="session")
def postgres_cluster() -> Iterator[Cluster]:
    """A PostgreSQL for all tests of this process. A test that stops it must start it again."""
    programs = system.postgres()
    assert programs, system.POSTGRES.sentence  # without PostgreSQL these tests are skipped
    cluster = Cluster(programs)
    try:
        cluster.start()
        yield cluster
    finally:
        cluster.close()


@pytest.fixture
def postgres(postgres_cluster: Cluster) -> Iterator[str]:
    """The URL of an empty database for one test."""
    name = postgres_cluster.new_database()
    yield postgres_cluster.url(name)
    postgres_cluster.drop_database(name)
