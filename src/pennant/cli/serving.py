"""The web server on the command line: run it, and administer it."""

import asyncio
import socket
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from threading import Event, Thread
from typing import TYPE_CHECKING, Any, TypeVar

import typer

from pennant.cli.words import cli_words
from pennant.kernel.errors import PennantError, UsageError

if TYPE_CHECKING:
    from pennant.server.settings import ServerSettings
    from pennant.server.store import Store

T = TypeVar("T")
USUAL_PORT = 8045


def serve_here(lang: str | None) -> None:
    """Run the server on this machine with default settings, on the first free port."""
    for port in range(USUAL_PORT, USUAL_PORT + 20):
        try:
            run(lang, port=port)
            return
        except UsageError:
            if port == USUAL_PORT + 19:
                raise


def run(lang: str | None, **given: Any) -> None:
    """Run the server until it is interrupted."""
    settings = _settings(**given)
    try:
        from pennant.server.run import prepare, serve
    except ModuleNotFoundError as error:
        raise PennantError(f"the web table needs the package {error.name}: pip install 'pennant[web]'") from None
    prepare(settings)
    words = cli_words(lang)
    address = (
        settings.public_url
        or f"http://{'localhost' if settings.host == '127.0.0.1' else settings.host}:{settings.port}"
    )
    lines = [words.say("serving", address=address, folder=settings.home)]
    if settings.public_url is None and settings.host not in ("127.0.0.1", "localhost", "::1"):
        lines.append(words.say("serving-no-public-url"))
    over = Event()
    announcer = Thread(
        target=_print_when_ready, args=(settings.host, settings.port, "\n".join(lines), over), daemon=True
    )
    announcer.start()
    try:
        serve(settings)
    finally:
        over.set()
        announcer.join()


def _print_when_ready(host: str, port: int, text: str, over: Event) -> None:
    """Print the address once the server accepts connections, so that it works as soon as it is shown."""
    while not over.wait(0.05):
        with suppress(OSError), socket.create_connection((host, port), 1):
            typer.echo(text)
            return


def _settings(**given: Any) -> "ServerSettings":
    try:
        from pennant.server.settings import read_settings
    except ModuleNotFoundError as error:
        raise PennantError(f"the web table needs the package {error.name}: pip install 'pennant[web]'") from None
    return read_settings(**given)


# --- administration ---------------------------------------------------------------------------------------------------


def _with_store(home: Path | None, database: str | None, action: Callable[["Store"], Awaitable[T]]) -> T:
    """Run an action on the database of a server, which may be running."""
    from sqlalchemy.exc import DBAPIError

    from pennant.server.database import new_engine
    from pennant.server.store import Store

    settings = _settings(home=home, database=database)
    file = Path(settings.database.removeprefix("sqlite:///"))
    if settings.database.startswith("sqlite:///") and not file.exists():
        raise PennantError(f"there is no database {file}: a server creates it when it first runs")

    async def act() -> T:
        engine = new_engine(settings.database)
        try:
            return await action(Store(engine))
        finally:
            await engine.dispose()

    try:
        return asyncio.run(act())
    except DBAPIError as error:
        raise PennantError(f"the database cannot be read: {str(error.orig or error).splitlines()[0]}") from None


def list_tables(home: Path | None, database: str | None, status: str | None, limit: int) -> list[str]:
    if status not in (None, "waiting", "playing", "over", "removed"):
        raise UsageError(f"there is no status {status!r}: use waiting, playing, over or removed")
    rows = _with_store(home, database, lambda store: store.list_tables(status, limit))
    if not rows:
        return ["There are no such tables."]
    return [
        f"{row['id']:<22} {row['game']:<12} {row['status']:<8} {row['seq']:>5} entries, last "
        + time.strftime("%Y-%m-%d %H:%M", time.localtime(row["updated"] / 1000))
        for row in rows
    ]


def remove_table(home: Path | None, database: str | None, table: str) -> str:
    from pennant.server.operating import remove_table

    _with_store(home, database, lambda store: remove_table(store, table))
    return f"Table {table} was removed."


def guests_at(home: Path | None, database: str | None, table: str) -> list[str]:
    from pennant.server.operating import list_guests

    return _with_store(home, database, lambda store: list_guests(store, table))


def reset_password(home: Path | None, database: str | None, name: str) -> str:
    from pennant.server.operating import reset_password

    password = _with_store(home, database, lambda store: reset_password(store, name))
    return f"The new password of {name} is {password}. All its sessions and tokens have ended."


def ban(home: Path | None, database: str | None, who: str, days: float | None, why: str) -> str:
    kind, _, value = who.partition(":")
    if kind not in ("guest", "address") or not value:
        raise UsageError("name a guest as guest:ID or an address as address:203.0.113.7")
    until = None if days is None else int((time.time() + days * 86_400) * 1000)
    _with_store(home, database, lambda store: store.ban(who, until, why))
    return f"{who} is banned{'' if days is None else f' for {days:g} days'}."


def unban(home: Path | None, database: str | None, who: str) -> str:
    if not _with_store(home, database, lambda store: store.unban(who)):
        raise UsageError(f"{who} is not banned")
    return f"{who} is no longer banned."
