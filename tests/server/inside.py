"""A server inside the test process, and tables with a fixed secret, so that their deals are reproducible."""

import asyncio
import socket
import time
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx2
import msgspec
import uvicorn

from pennant.server.app import new_app
from pennant.server.entries import Entry, Settings
from pennant.server.migrations import upgrade
from pennant.server.new_table import new_settings
from pennant.server.services import Services
from pennant.server.settings import ServerSettings
from pennant.server.table import Draft
from pennant.server.table_service import TableService
from tests.server.client import Data
from tests.server.process import PATIENCE

SECRET = "5e" * 32


class Inside:
    """A running server and its services."""

    def __init__(self, port: int, services: Services) -> None:
        self.port = port
        self.services = services
        self.url = f"http://127.0.0.1:{port}"

    @property
    def table_service(self) -> TableService:
        return self.services.table_service

    async def new_table(
        self, game: str, mode: str, seats: int, options: Mapping[str, Any] | None = None, secret: str = SECRET
    ) -> tuple[str, list[dict[str, str]]]:
        """Create a table with people on all seats. Returns its id and the tokens of each person."""
        table = await new_table(self.table_service, game, mode, ["open"] * seats, secret, options)
        return table, [self.tokens(table, seat, 2 + seat) for seat in range(seats)]

    def tokens(self, table: str, seat: int, epoch: int) -> dict[str, str]:
        return {str(seat): self.services.keys.seat_token(table, seat, epoch)}

    async def entries(self, table: str) -> list[Entry]:
        """The log of a table, from the database."""
        return await self.services.store.entries(table)

    async def get(self, path: str, token: str | None = None) -> Data:
        """Send a GET request that must succeed."""
        headers = {"Authorization": f"Seat {token}"} if token else {}
        async with httpx2.AsyncClient(base_url=self.url, trust_env=False, timeout=60) as client:
            answer = await client.get(path, headers=headers)
        assert answer.is_success, f"{path}: {answer.status_code} {answer.text[:300]}"
        found: Data = msgspec.json.decode(answer.content)
        return found


async def new_table(
    table_service: TableService,
    game: str,
    mode: str,
    seats: Sequence[str],
    secret: str = SECRET,
    options: Mapping[str, Any] | None = None,
) -> str:
    """Create a table with people on all open seats; the others are bots."""
    wanted = Settings(game=game, mode=mode, options=dict(options or {}), edition=0, secret=secret, seats=list(seats))
    sat: list[Draft] = [
        ("sat", seat, {"name": f"P{seat}", "contribution": f"luck {seat}", "guest": f"guest-{seat}"})
        for seat, spec in enumerate(seats)
        if spec == "open"
    ]
    return await table_service.create(new_settings(wanted), sat)


async def eventually(condition: Callable[[], bool], seconds: float = PATIENCE) -> None:
    """Wait until a condition holds."""
    give_up_at = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < give_up_at, "the condition did not become true"
        await asyncio.sleep(0.02)


def settings_in(home: Path, **more: Any) -> ServerSettings:
    """Settings of a server without rate limits."""
    home.mkdir(parents=True, exist_ok=True)
    kept = {"database": f"sqlite:///{home / 'pennant.db'}", "limits": 0.0, **more}
    return ServerSettings(home=str(home), **kept)


@asynccontextmanager
async def services_in(home: Path, **more: Any) -> AsyncIterator[Services]:
    """The services of a worker, without HTTP."""
    settings = settings_in(home, **more)
    await asyncio.to_thread(upgrade, settings.database)
    services = Services(settings)
    await services.start()
    try:
        yield services
    finally:
        await services.stop()


@asynccontextmanager
async def server_inside(home: Path, buffer: int | None = None, **more: Any) -> AsyncIterator[Inside]:
    """Run a server as `pennant serve` does; `buffer` is the size of the send buffer in the kernel."""
    settings = settings_in(home, **more)
    await asyncio.to_thread(upgrade, settings.database)
    app, listening = new_app(settings), socket.create_server(("127.0.0.1", 0))
    if buffer is not None:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, buffer)
    config = uvicorn.Config(
        app, log_config=None, access_log=False, lifespan="on", ws="websockets-sansio", ws_max_size=16 * 1024,
        ws_per_message_deflate=False, ws_ping_interval=None, timeout_graceful_shutdown=2,
    )  # fmt: skip
    server = uvicorn.Server(config)
    task = asyncio.create_task(server.serve([listening]))
    try:
        while not server.started:
            assert not task.done(), "the server did not start"
            await asyncio.sleep(0.01)
        yield Inside(listening.getsockname()[1], app.state.services)
    finally:
        server.should_exit = True
        await task
        listening.close()
