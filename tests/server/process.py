"""Programs that tests start and stop: a Pennant server with its own port and folder of data, and others like it."""

import os
import shutil
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from random import Random
from urllib.error import URLError
from urllib.request import ProxyHandler, build_opener

ROOT = Path(__file__).parents[2]
PATIENCE = 60.0
"""Seconds that a program may take to start: machines that run tests are busy."""
PORTS = range(10_000, 32_000)

_open = build_opener(ProxyHandler({})).open  # a proxy for the world outside is of no use here


def free_port() -> int:
    """A port that nobody listened on a moment ago, and none that the system hands out to whoever connects somewhere."""
    for port in Random().sample(PORTS, 100):
        with socket.socket() as trial, suppress(OSError):
            trial.bind(("127.0.0.1", port))
            return port
    raise OSError("a hundred ports are all in use")


def start_program(
    command: Sequence[str],
    log: Path,
    *,
    end: signal.Signals = signal.SIGTERM,
    environment: Mapping[str, str] | None = None,
    user: int | None = None,
) -> subprocess.Popen[bytes]:
    """Start a program in a session of its own; what it says goes to a file.

    On Linux it gets the signal `end` if the tests die without stopping it.
    """
    setpriv = shutil.which("setpriv")
    leash = [setpriv, "--pdeathsig", end.name.removeprefix("SIG")] if setpriv else []
    with log.open("ab") as told:
        return subprocess.Popen(
            [*leash, *command],
            env=environment,
            user=user,
            extra_groups=None if user is None else [],
            stdin=subprocess.DEVNULL,
            stdout=told,
            stderr=told,
            cwd=log.parent,
            start_new_session=True,
        )


class Server:
    """A Pennant server, with its data in `home`; it can be killed and started again on the same port."""

    def __init__(self, home: Path, *arguments: str, program: str = "pennant", **settings: str) -> None:
        home.mkdir(parents=True, exist_ok=True)
        self.home = home
        self.program = program
        self.port = free_port()
        self.log = home / "server.log"
        self.arguments = arguments
        kept = {name: value for name, value in os.environ.items() if not name.startswith("PENNANT_")}
        self.environment = {**kept, "PENNANT_HOME": str(home), **settings}
        paths = [str(Path(part).resolve()) for part in kept.get("PYTHONPATH", "").split(os.pathsep) if part]
        if program.startswith("tests."):
            paths.append(str(ROOT))
        if paths:
            self.environment["PYTHONPATH"] = os.pathsep.join(paths)
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def sockets_url(self) -> str:
        return f"ws://127.0.0.1:{self.port}"

    @property
    def process(self) -> subprocess.Popen[bytes]:
        assert self._process, "the server was not started"
        return self._process

    def start(self) -> None:
        """Start it and wait until it is well; on another port if somebody was faster."""
        for trial in range(3):
            address = ("--host", "127.0.0.1", "--port", str(self.port))
            command = [sys.executable, "-P", "-m", self.program, "serve", *address, *self.arguments]
            self._process = start_program(command, self.log, environment=self.environment)
            try:
                self.wait_until_well()
            except ServerEnded as error:
                if "address already in use" not in str(error).lower() or trial == 2:
                    raise
                self.port = free_port()
            else:
                return

    def wait_until_well(self) -> None:
        """Wait until /healthz says that all is well."""
        give_up_at = time.monotonic() + PATIENCE
        while not self.is_well():
            if self.process.poll() is not None:
                raise ServerEnded(f"the server ended with {self.process.returncode}:\n{self.told()}")
            if time.monotonic() > give_up_at:
                self.close()
                raise ServerEnded(f"the server was not well after {PATIENCE:.0f} s:\n{self.told()}")
            time.sleep(0.1)

    def is_well(self) -> bool:
        try:
            with _open(f"{self.url}/healthz", timeout=PATIENCE / 2) as answer:
                return bool(answer.status == 200)
        except (URLError, OSError):
            return False

    def told(self) -> str:
        """The end of what it said."""
        return self.log.read_text(errors="replace")[-6000:] if self.log.exists() else ""

    def children(self) -> list[int]:
        """The processes that it started: workers, and those that think for bots. Only Linux tells."""
        listed = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children")
        return [int(number) for number in listed.read_text().split()]

    def stop(self) -> None:
        """Ask it to end, as an operator would; it must do so by itself."""
        self.process.terminate()
        try:
            self.process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            raise AssertionError(f"the server does not stop:\n{self.told()}") from None
        finally:
            self.close()

    def kill(self) -> None:
        """End it with no time for farewells."""
        self.process.kill()
        self.close()

    def close(self) -> None:
        """Leave nothing behind."""
        if self._process:
            with suppress(ProcessLookupError, PermissionError):
                os.killpg(self._process.pid, signal.SIGKILL)
            self._process.wait()


class ServerEnded(Exception):
    """The server did not come up, or is gone."""


@contextmanager
def running_server(home: Path, *arguments: str, program: str = "pennant", **settings: str) -> Iterator[Server]:
    """A server while it is needed: arguments go to `pennant serve`, settings are environment variables."""
    server = Server(home, *arguments, program=program, **settings)
    server.start()
    try:
        yield server
    finally:
        server.close()
