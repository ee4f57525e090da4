"""Load test of one worker: clients that send one move per second at each table, and the memory of an idle table.

    .venv/bin/python benchmarks/server.py                    # 1,000 tables for 30 s, then the memory of idle ones
    .venv/bin/python benchmarks/server.py --tables 200 --seconds 10

The server is a separate process with one worker, SQLite in an empty folder and no rate limits. The clients are another
process on the same machine, so they compete for its cores. Each table has two sockets; once per second, at a different
moment for each table, one of the seats that owe a decision sends a random legal move. The time of a move is measured
from sending it to its acknowledgement, which comes after the commit, and to its arrival at the other socket. Then the
server is killed and restarted, and all clients reconnect and resume. The memory of an idle table is that of a server
with all tables and sockets, minus that of a server with as many sockets at a single table, divided by the number of
tables.
"""

import argparse
import asyncio
import gc
import os
import random
import secrets
import signal
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx2
import msgspec
import uvloop
from websockets.asyncio.client import ClientConnection, connect

AT_ONCE = 40
"""Connections that are opened at the same time, because people do not all arrive in the same millisecond."""
IDLE = 5.0
_DECODER: msgspec.json.Decoder[dict[str, Any]] = msgspec.json.Decoder(dict[str, Any])


class Seat:
    """A client at a seat."""

    def __init__(self, table: "Table", number: int, token: str) -> None:
        self.table = table
        self.number = number
        self.token = token
        self.socket: ClientConnection | None = None
        self.seq = 0
        self.choices: list[int] = []
        self.sent: dict[str, float] = {}
        self.pending = False

    async def connect(self, url: str, last: int | None = None) -> None:
        self.socket = await connect(
            f"{url}/ws/tables/{self.table.name}", compression=None, proxy=None, ping_interval=None, max_size=None
        )
        hello = {"do": "hello", "tokens": [self.token], "eyes": self.number, "last": last, "lines": True}
        await self.socket.send(msgspec.json.encode(hello).decode())

    async def listen(self, times: "Times") -> None:
        assert self.socket is not None
        async for frame in self.socket:
            for message in _DECODER.decode_lines(frame):
                self._take(message, times)

    def _take(self, message: dict[str, Any], times: "Times") -> None:
        kind = message["is"]
        if kind in ("welcome", "entry"):
            self.seq = message["seq"]
            decision = message.get("decision")
            self.choices = [choice["action"] for choice in decision["choices"]] if decision else []
            if kind == "entry" and message["seq"] in self.table.sent_at:
                times.seen.append(time.perf_counter() - self.table.sent_at[message["seq"]])
        elif kind == "ack":
            started = self.sent.pop(message["id"])
            times.acknowledged.append(time.perf_counter() - started)
            self.table.sent_at = {message["seq"]: started}
            self.pending = False
        elif kind == "no":
            times.refused += 1
            self.pending = False
            self.sent.pop(message["id"], None)

    async def move(self) -> None:
        assert self.socket is not None
        name = secrets.token_hex(4)
        frame = {"do": "move", "id": name, "seat": self.number, "seq": self.seq, "action": random.choice(self.choices)}
        self.choices, self.pending = [], True
        self.sent[name] = time.perf_counter()
        await self.socket.send(msgspec.json.encode(frame).decode())


class Table:
    """A table with two clients."""

    def __init__(self, made: dict[str, Any], other: dict[str, Any]) -> None:
        self.name: str = made["table"]["id"]
        self.seats = [Seat(self, 0, made["tokens"]["0"]), Seat(self, 1, other["tokens"]["1"])]
        self.sent_at: dict[int, float] = {}

    async def play(self, until: float) -> None:
        """Make one move per second, at a seat that owes a decision.

        The moves follow the clock, not the move before: otherwise all tables that were delayed at the same moment
        would move at the same time from then on.
        """
        due = time.perf_counter() + random.random()
        while due < until:
            await asyncio.sleep(due - time.perf_counter())
            ready = [seat for seat in self.seats if seat.choices and not seat.pending]
            if ready:
                await random.choice(ready).move()
            due += 1.0


class Times:
    """The measured times, in seconds."""

    def __init__(self) -> None:
        self.acknowledged: list[float] = []
        self.seen: list[float] = []
        self.refused = 0


class Server:
    """A server with an empty folder; `idle` sets the seconds after which tables are dropped from memory."""

    def __init__(self, idle: float | None = None) -> None:
        self.home = tempfile.TemporaryDirectory()
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = probe.getsockname()[1]
        arguments = ["--port", str(self.port), "--limits", "0", "--home", self.home.name]
        if idle is not None:
            arguments += ["--idle", str(idle)]
        self.command = [sys.executable, "-m", "pennant", "serve", *arguments]
        self.url = f"http://127.0.0.1:{self.port}"
        self.start()

    def start(self) -> None:
        environment = {**os.environ, "PENNANT_HOME": self.home.name}
        self.process = subprocess.Popen(self.command, env=environment, stdout=subprocess.DEVNULL)
        self._wait()

    def _wait(self) -> None:
        with httpx2.Client(trust_env=False) as http:
            for _ in range(300):
                try:
                    if http.get(f"{self.url}/healthz").status_code == 200:
                        return
                except httpx2.TransportError:
                    time.sleep(0.1)
        raise SystemExit("the server did not start")

    def memory(self) -> int:
        """The resident memory of the worker, in bytes."""
        pages = Path(f"/proc/{self.process.pid}/statm").read_text().split()[1]
        return int(pages) * os.sysconf("SC_PAGE_SIZE")

    def processor(self) -> float:
        """The processor time of the worker so far, in seconds."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def kill(self) -> None:
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def close(self) -> None:
        self.kill()
        self.home.cleanup()


async def make_tables(url: str, number: int, mode: str) -> list[Table]:
    """Create tables with two people each."""
    new: dict[str, Any] = {"base_url": url, "trust_env": False, "timeout": 120}
    async with httpx2.AsyncClient(**new) as ann, httpx2.AsyncClient(**new) as ben:
        for person in (ann, ben):
            await person.get("/api/me")
        gate = asyncio.Semaphore(AT_ONCE)

        async def make() -> Table:
            async with gate:
                wish = {"game": "highlights", "mode": mode, "seats": ["me", "open"]}
                made = (await ann.post("/api/tables", json=wish)).raise_for_status().json()
                other = await ben.post(f"/api/tables/{made['table']['id']}/seats/1", json={})
                return Table(made, other.raise_for_status().json())

        return list(await asyncio.gather(*(make() for _ in range(number))))


async def sit_down(url: str, seats: list[Seat], times: Times) -> list[asyncio.Task[None]]:
    """Connect all clients and let them listen."""
    gate = asyncio.Semaphore(AT_ONCE)

    async def connect_one(seat: Seat) -> None:
        async with gate:
            await seat.connect(url.replace("http", "ws", 1))

    await asyncio.gather(*(connect_one(seat) for seat in seats))
    return [asyncio.create_task(seat.listen(times)) for seat in seats]


async def play_load(server: Server, tables: int, seconds: float) -> None:
    times = Times()
    made = await make_tables(server.url, tables, "expert")
    listeners = await sit_down(server.url, [seat for table in made for seat in table.seats], times)
    await asyncio.sleep(3)
    used, began, lost = server.processor(), time.perf_counter(), stolen()
    await asyncio.gather(*(table.play(began + seconds) for table in made))
    await asyncio.sleep(1)
    took = time.perf_counter() - began
    busy, lost = (server.processor() - used) / took, stolen() - lost
    print(f"{tables} tables, {2 * tables} sockets, {len(times.acknowledged)} moves in {took:.0f} s", end="")
    print(f" ({len(times.acknowledged) / took:.0f} per second), {times.refused} refused")
    print(f"    move to acknowledgement: {spread(times.acknowledged)}")
    print(f"    move to the other socket: {spread(times.seen)}")
    memory, load = server.memory() / 2**20, os.getloadavg()[0]
    each = 1000 * busy * took / max(1, len(times.acknowledged))
    print(
        f"    the worker used {100 * busy:.0f} % of a core ({each:.2f} ms per move), {memory:.0f} MB; load {load:.1f}"
    )
    print(f"    the host gave {1000 * lost:.0f} ms of our processor time to other machines")
    for task in listeners:
        task.cancel()
    await reconnect_all(server, [seat for table in made for seat in table.seats])


async def reconnect_all(server: Server, seats: list[Seat]) -> None:
    """Kill and restart the server, and reconnect all clients at the same time."""
    server.kill()
    server.start()
    began = time.perf_counter()
    gate = asyncio.Semaphore(AT_ONCE)
    took: list[float] = []

    async def come_back(seat: Seat) -> None:
        async with gate:
            await seat.connect(server.url.replace("http", "ws", 1), seat.seq)
            assert seat.socket is not None
            while all(message["is"] != "ready" for message in _DECODER.decode_lines(await seat.socket.recv())):
                pass
            took.append(time.perf_counter() - began)

    await asyncio.gather(*map(come_back, seats))
    print(f"    killed and restarted: half are back after {sorted(took)[len(took) // 2]:.1f} s,", end="")
    print(f" all {len(took)} after {max(took):.1f} s")


def stolen() -> float:
    """Steal time so far, in seconds: the host gave our processor time to other machines."""
    fields = Path("/proc/stat").read_text().split("\n", 1)[0].split()
    return int(fields[8]) / os.sysconf("SC_CLK_TCK")


def spread(times: list[float]) -> str:
    ordered = sorted(times)
    if not ordered:
        return "no measurements"
    points = [("p50", 0.5), ("p95", 0.95), ("p99", 0.99)]
    parts = [f"{name} {1000 * ordered[min(len(ordered) - 1, int(at * len(ordered)))]:.0f} ms" for name, at in points]
    return ", ".join([*parts, f"longest {1000 * ordered[-1]:.0f} ms"])


async def measure_idle(tables: int) -> None:
    """Measure the memory of an idle table, without its sockets."""
    loaded = []
    for spread_out in (False, True):
        server = Server(IDLE)
        try:
            made = await make_tables(server.url, tables if spread_out else 1, "expert")
            seats = [Seat(made[number % len(made)], seat, made[number % len(made)].seats[seat].token)
                     for number in range(tables) for seat in (0, 1)]  # fmt: skip
            listeners = await sit_down(server.url, seats, Times())
            await asyncio.sleep(IDLE + 20)
            loaded.append(server.memory())
            for task in listeners:
                task.cancel()
        finally:
            server.close()
    together, apart = loaded
    print(
        f"{2 * tables} sockets at one table: {together / 2**20:.0f} MB; at {tables} idle tables: {apart / 2**20:.0f} MB"
    )
    print(f"    an idle table needs {(apart - together) / tables / 1024:.1f} kB, without its sockets")


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--no-weight", action="store_true")
    arguments = parser.parse_args()
    gc.disable()  # do not measure the pauses of the clients themselves
    server = Server()
    try:
        uvloop.run(play_load(server, arguments.tables, arguments.seconds))
    finally:
        server.close()
    if not arguments.no_weight:
        uvloop.run(measure_idle(arguments.tables))


if __name__ == "__main__":
    main()
