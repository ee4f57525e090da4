"""Programs that tests start and stop, above all Pennant servers with their own port and data folder."""

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
"""Seconds that a program may take to start, because test machines are busy."""
PORTS = range(10_000, 32_000)

_open = build_opener(ProxyHandler({})).open  # without a proxy


def free_port() -> int:
    """A free port outside of the range that the system uses for outgoing connections."""
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
    """Start a program in its own session, with its output in a file.

    On Linux it gets the signal `end` if the tests die without stopping it.
    """
    setpriv = shutil.which("setpriv")
    leash = [setpriv, "--pdeathsig", end.name.removeprefix("SIG")] if setpriv else []
    with log.open("ab") as output:
        return subprocess.Popen(
            [*leash, *command],
            env=environment,
            user=user,
            extra_groups=None if user is None else [],
            stdin=subprocess.DEVNULL,
            stdout=output,
            stderr=output,
            cwd=log.parent,
            start_new_session=True,
        )


class Server:
    """A Pennant server with its data in `home`, which can be killed and restarted on the same port."""

    def __init__(self, home: Path, *arguments: str, packages: str = "", **settings: str) -> None:
        home.mkdir(parents=True, exist_ok=True)
        self.home = home
        self.port = free_port()
        self.log = home / "server.log"
        self.arguments = arguments
        kept = {name: value for name, value in os.environ.items() if not name.startswith("PENNANT_")}
        self.environment = {**kept, "PENNANT_HOME": str(home), **settings}
        paths = [str(Path(part).resolve()) for part in kept.get("PYTHONPATH", "").split(os.pathsep) if part]
        paths = [*filter(None, [packages]), *paths]
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
        """Start it and wait until it is healthy; on another port if this one was taken meanwhile."""
        for trial in range(3):
            address = ("--host", "127.0.0.1", "--port", str(self.port))
            command = [sys.executable, "-P", "-m", "pennant", "serve", *address, *self.arguments]
            self._process = start_program(command, self.log, environment=self.environment)
            try:
                self.wait_until_healthy()
            except ServerEnded as error:
                if "address already in use" not in str(error).lower() or trial == 2:
                    raise
                self.port = free_port()
            else:
                return

    def wait_until_healthy(self) -> None:
        """Wait until the health check succeeds."""
        give_up_at = time.monotonic() + PATIENCE
        while not self.is_healthy():
            if self.process.poll() is not None:
                raise ServerEnded(f"the server ended with {self.process.returncode}:\n{self.log_tail()}")
            if time.monotonic() > give_up_at:
                self.close()
                raise ServerEnded(f"the server was not healthy after {PATIENCE:.0f} s:\n{self.log_tail()}")
            time.sleep(0.1)

    def is_healthy(self) -> bool:
        try:
            with _open(f"{self.url}/healthz", timeout=PATIENCE / 2) as answer:
                return bool(answer.status == 200)
        except (URLError, OSError):
            return False

    def log_tail(self) -> str:
        """The end of its log."""
        return self.log.read_text(errors="replace")[-6000:] if self.log.exists() else ""

    def children(self) -> list[int]:
        """Its child processes: workers and bot workers. Linux only."""
        listed = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children")
        return [int(number) for number in listed.read_text().split()]

    def stop(self) -> None:
        """Stop it with SIGTERM, as an operator would; it must exit by itself."""
        self.process.terminate()
        try:
            self.process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            raise AssertionError(f"the server did not stop:\n{self.log_tail()}") from None
        finally:
            self.close()

    def kill(self) -> None:
        """Kill it with SIGKILL."""
        self.process.kill()
        self.close()

    def close(self) -> None:
        """Kill all its processes."""
        if self._process:
            with suppress(ProcessLookupError, PermissionError):
                os.killpg(self._process.pid, signal.SIGKILL)
            self._process.wait()


class ServerEnded(Exception):
    """The server did not start, or has exited."""


@contextmanager
def running_server(home: Path, *arguments: str, packages: str = "", **settings: str) -> Iterator[Server]:
    """Run a server: arguments go to `pennant serve`, settings are environment variables.

    `packages` is a folder with more packages that are installed for this server.
    """
    server = Server(home, *arguments, packages=packages, **settings)
    server.start()
    try:
        yield server
    finally:
        server.close()


def workers_of(server: Server) -> list[int]:
    """Child processes that serve: they have the port open, unlike the helpers of multiprocessing."""
    found = []
    for child in server.children():
        try:
            command = Path(f"/proc/{child}/cmdline").read_bytes()
            alive = Path(f"/proc/{child}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
        except OSError:
            continue
        if alive and b"spawn_main" in command:
            found.append(child)
    return found
