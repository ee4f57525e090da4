"""A temporary PostgreSQL server for tests."""

import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import psycopg

from tests.server.process import PATIENCE, free_port, start_program

USER = "pennant"
SETTINGS = {
    "listen_addresses": "127.0.0.1",
    "max_connections": "200",
    "fsync": "off",  # tests need no durability
    "full_page_writes": "off",
    "shared_buffers": "32MB",
}


class Cluster:
    """A PostgreSQL server that can be stopped and restarted. It trusts all local connections."""

    def __init__(self, programs: Path) -> None:
        self.programs = programs
        self.user = _unprivileged()
        # a short path, because socket names are limited, and not in a home folder, because another user needs access
        self.folder = Path(tempfile.mkdtemp(prefix="pennant-postgres-", dir="/tmp"))
        self.data = self.folder / "data"
        self.log = self.folder / "log"
        self.port = free_port()
        self._databases = 0
        self._process: subprocess.Popen[bytes] | None = None
        if self.user is not None:
            os.chown(self.folder, self.user, -1)
        self._make()

    def _make(self) -> None:
        options = ["-U", USER, "-A", "trust", "-E", "UTF8", "--no-locale", "--no-sync"]
        command = [str(self.programs / "initdb"), "-D", str(self.data), *options]
        if start_program(command, self.log, environment=_plain(), user=self.user).wait(PATIENCE):
            raise RuntimeError(f"initdb failed:\n{self.log_tail()}")

    def url(self, database: str = "postgres") -> str:
        return f"postgresql://{USER}@127.0.0.1:{self.port}/{database}"

    def log_tail(self) -> str:
        """The end of its log."""
        return self.log.read_text(errors="replace")[-4000:]

    def start(self) -> None:
        """Start it and wait until it answers; on another port if this one was taken meanwhile."""
        for trial in range(3):
            said = self.log.stat().st_size
            settings = [f"--{name}={value}" for name, value in SETTINGS.items()]
            place = ["-D", str(self.data), "-k", str(self.folder), "-p", str(self.port)]
            command = [str(self.programs / "postgres"), *place, *settings]
            self._process = start_program(command, self.log, end=signal.SIGINT, environment=_plain(), user=self.user)
            if self._answers():
                return
            if "could not bind" not in self.log.read_text(errors="replace")[said:] or trial == 2:
                raise RuntimeError(f"PostgreSQL did not start:\n{self.log_tail()}")
            self.port = free_port()

    def _answers(self) -> bool:
        assert self._process
        give_up_at = time.monotonic() + PATIENCE
        while self._process.poll() is None and time.monotonic() < give_up_at:
            with suppress(psycopg.OperationalError), psycopg.connect(self.url(), connect_timeout=5):
                return True
            time.sleep(0.05)
        return False

    def stop(self) -> None:
        """Cut all connections and stop; `start` restarts it with its data."""
        if self._process and self._process.poll() is None:
            self._process.send_signal(signal.SIGINT)
            try:
                self._process.wait(PATIENCE)
            except subprocess.TimeoutExpired:
                self._process.send_signal(signal.SIGQUIT)
                self._process.wait(PATIENCE)

    @contextmanager
    def frozen(self) -> Iterator[None]:
        """Freeze it: connections stay open, but nothing is answered."""
        assert self._process
        first = self._process.pid
        os.kill(first, signal.SIGSTOP)  # first, so that it neither starts nor ends other processes meanwhile
        children = [int(number) for number in Path(f"/proc/{first}/task/{first}/children").read_text().split()]
        for process in children:
            os.kill(process, signal.SIGSTOP)
        try:
            yield
        finally:
            for process in (*children, first):
                os.kill(process, signal.SIGCONT)

    def new_database(self) -> str:
        """Create an empty database and return its name."""
        self._databases += 1
        name = f"test_{self._databases}"
        self.execute(f"CREATE DATABASE {name}")
        return name

    def drop_database(self, name: str) -> None:
        """Drop a database, even if clients are connected."""
        self.execute(f"DROP DATABASE IF EXISTS {name} WITH (FORCE)")

    def execute(self, statement: str, database: str = "postgres") -> None:
        """Execute a statement as superuser."""
        with psycopg.connect(self.url(database), autocommit=True) as connection:
            connection.execute(statement.encode())

    def close(self) -> None:
        """Stop the server and delete its files."""
        self.stop()
        shutil.rmtree(self.folder, ignore_errors=True)


def _unprivileged() -> int | None:
    """The user to run PostgreSQL as, because it refuses to run as root; `None` for the current user."""
    if os.geteuid() != 0:
        return None
    for name in ("postgres", "nobody"):
        with suppress(KeyError):
            return pwd.getpwnam(name).pw_uid
    raise RuntimeError("PostgreSQL refuses to run as root, and there is no user postgres or nobody")


def _plain() -> dict[str, str]:
    """The environment without the settings of other clusters."""
    return {name: value for name, value in os.environ.items() if not name.startswith("PG")} | {"LC_ALL": "C"}
