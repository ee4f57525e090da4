"""What tests of the server share: servers as processes of their own, and a PostgreSQL for those that ask for one."""

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
    """A clock that stands still until a test lets time pass: whether the machine is slow makes no difference.

    It is put in place of `now`, and of the module `time`.
    """

    perf_counter = staticmethod(time.perf_counter)

    def __init__(self) -> None:
        self._began = timestamps.now()
        self._passed = 0.0

    def by(self, seconds: float) -> None:
        """Let so much time pass."""
        self._passed += seconds

    def now(self) -> int:
        return self._began + round(1000 * self._passed)

    def monotonic(self) -> float:
        return self._passed


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> StandingClock:
    """What a server inside the test takes for the time: who asks too much, says nothing, is gone or thinks too long."""
    clock = StandingClock()
    for module in (table_service, background_jobs, sockets):
        monkeypatch.setattr(module, "now", clock.now)
    for module in (limits, sockets):
        monkeypatch.setattr(module, "time", clock)
    return clock


@pytest.fixture(autouse=True)
def patience(monkeypatch: pytest.MonkeyPatch) -> None:
    """A server inside the test gives nobody up because the machine stood still for a while."""
    monkeypatch.setattr(sockets, "HELLO_TIMEOUT", 60.0)
    monkeypatch.setattr(hooks, "TIMEOUT", 60.0)
    monkeypatch.setattr(writer, "RETRY_FOR", 120.0)


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server without rate limits that tests share: leave tables behind, but do not stop it."""
    with running_server(tmp_path_factory.mktemp("server"), "--limits", "0") as server:
        yield server


@pytest.fixture
def start_server(tmp_path: Path) -> Iterator[StartServer]:
    """Starts a server of the test's own: `start_server("--workers", "2", PENNANT_DATABASE=url)`.

    Arguments are those of `pennant serve`, keywords are environment variables. `home` may name a folder that an
    earlier server left.
    """
    with ExitStack() as servers:

        def start(*arguments: str, home: Path | None = None, **settings: str) -> Server:
            number = len(list(tmp_path.glob("home-*")))
            return servers.enter_context(running_server(home or tmp_path / f"home-{number}", *arguments, **settings))

        yield start


@pytest.fixture
def inside(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[StartInside]:
    """Starts a server inside the test, with settings of the test's own; bans are read anew every time."""
    monkeypatch.setattr("pennant.server.services.BANS_TTL", -1.0)
    started: list[TestClient] = []

    def start(address: str = "http://testserver", **wishes: Any) -> TestClient:
        settings = read_settings(home=tmp_path, **{"limits": 0.0, **wishes})
        upgrade(settings.database)
        client = TestClient(new_app(settings), address, raise_server_exceptions=False)
        started.append(client.__enter__())
        return client

    yield start
    for client in started:
        client.__exit__(None, None, None)


@pytest.fixture(scope="session")
def postgres_cluster() -> Iterator[Cluster]:
    """A PostgreSQL for all tests in this process. Whoever stops it starts it again."""
    programs = system.postgres()
    assert programs, system.POSTGRES.sentence  # tests that ask for it were skipped
    cluster = Cluster(programs)
    try:
        cluster.start()
        yield cluster
    finally:
        cluster.close()


@pytest.fixture
def postgres(postgres_cluster: Cluster) -> Iterator[str]:
    """The address of an empty database of the test's own."""
    name = postgres_cluster.new_database()
    yield postgres_cluster.url(name)
    postgres_cluster.drop_database(name)
