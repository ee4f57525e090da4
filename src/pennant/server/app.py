"""The web application, put together."""

import asyncio
import gc
import logging
import os
import re
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from functools import cache, lru_cache
from pathlib import Path

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from sqlalchemy import text
from sqlalchemy.exc import SQLAlchemyError
from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.responses import FileResponse, JSONResponse, PlainTextResponse, Response
from starlette.staticfiles import NotModifiedResponse, StaticFiles
from starlette.types import Scope

from pennant import __version__
from pennant.kernel.errors import PennantError
from pennant.server import sockets
from pennant.server.api import accounts, decks, games, lessons, notices, papers, people, tables
from pennant.server.api.models import Failure
from pennant.server.headers import SecurityHeaders, security_headers
from pennant.server.limits import BodyLimit
from pennant.server.metrics import METRICS
from pennant.server.packing import LEAST, encoding_for, packed
from pennant.server.pages import notices as notice_pages
from pennant.server.pages import shell
from pennant.server.services import Services
from pennant.server.settings import ServerSettings
from pennant.server.table import Refused
from pennant.server.writer import AWAY, DatabaseAway

log = logging.getLogger("pennant.app")

STATIC = Path(__file__).parent / "static"
NOT_PAGES = frozenset({"api", "ws", "assets", "cards", "text", "pages", "healthz", "metrics"})
"""How addresses begin that are no page."""
LONGEST_SENTENCE = 500
STATUS = {
    "unknown": 404,
    "not-yours": 403,
    "origin": 403,
    "guest": 403,
    "wrong": 403,
    "token": 403,
    "scope": 403,
    "weak": 400,
    "banned": 403,
    "too-fast": 429,
    "busy": 503,
    "bad": 400,
}
"""The HTTP status of a refusal; 409 for all others: the table is not in a state for it."""


def new_app(settings: ServerSettings) -> FastAPI:
    """An application with these settings."""

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        services = Services(settings)
        await services.start()
        app.state.services = services
        with suppress(asyncio.CancelledError):  # Ctrl+C twice: somebody does not wait; what was acknowledged is stored
            yield
            await services.stop()

    app = FastAPI(
        title="Pennant",
        version=__version__,
        summary="Tabletop card baseball: tables, records, cards and bots.",
        lifespan=lifespan,
        docs_url=None,
        redoc_url=None,
        openapi_url="/api/openapi.json",
        redirect_slashes=False,
    )
    for router in (
        people.router,
        accounts.router,
        games.router,
        decks.router,
        lessons.router,
        tables.router,
        notices.router,
        papers.router,
        sockets.router,
        notice_pages.router,
        shell.router,
    ):
        app.include_router(router)
    _add_health(app)
    _add_answers(app, settings.https)
    if (STATIC / "assets").is_dir():
        app.mount("/assets", _Assets(directory=STATIC / "assets"), name="assets")
    app.add_middleware(GZipMiddleware, minimum_size=LEAST, compresslevel=6)
    app.add_middleware(BodyLimit)
    app.add_middleware(SecurityHeaders, https=settings.https)
    return app


def app_from_environment() -> FastAPI:
    """For worker processes, which find their settings in the environment."""
    from pennant.server.logs import set_up_logs

    settings = ServerSettings.found()
    set_up_logs(settings.log_json)
    app = new_app(settings)
    gc.freeze()
    sys.setswitchinterval(0.0005)  # else the writer's thread waits 5 ms for a busy loop after every statement
    gc.set_threshold(5_000, 1_000, 1_000)  # with a thousand tables a full collection stops everybody for half a second
    return app


class _Assets(StaticFiles):
    """The built client. Its file names never change, so browsers ask every time whether the file has."""

    def file_response(
        self, full_path: str | os.PathLike[str], stat_result: os.stat_result, scope: Scope, status_code: int = 200
    ) -> Response:
        asked = Headers(scope=scope)
        encoding = "" if "range" in asked else encoding_for(asked.get("accept-encoding", ""))
        small = _packed_file(os.fspath(full_path), stat_result.st_mtime_ns, encoding)
        response = super().file_response(full_path, stat_result, scope, status_code)
        if small:
            plain = FileResponse(full_path, stat_result=stat_result)
            kept = {name: plain.headers[name] for name in ("content-type", "last-modified")}
            tag = plain.headers["etag"].rstrip('"') + f'-{encoding}"'
            headers = {**kept, "etag": tag, "content-encoding": encoding, "vary": "Accept-Encoding"}
            response = Response(small, status_code, headers)
            if self.is_not_modified(response.headers, asked):
                response = NotModifiedResponse(response.headers)
        response.headers["cache-control"] = "no-cache"
        return response


@lru_cache(maxsize=512)
def _packed_file(path: str, _changed: int, encoding: str) -> bytes:
    """A file of the client, packed once; nothing if that is not worth it."""
    return packed(Path(path).read_bytes(), encoding) if encoding else b""


def _add_health(app: FastAPI) -> None:
    @app.get("/healthz", tags=["health"], responses={503: {"model": Failure}})
    async def health(request: Request) -> dict[str, str]:
        """Whether this worker and its database answer."""
        services: Services = request.app.state.services
        async with services.engine.connect() as connection:
            await connection.execute(text("SELECT 1"))
        return {"status": "ok", "version": __version__}

    @app.get("/metrics", tags=["health"], response_class=PlainTextResponse)
    async def metrics() -> PlainTextResponse:
        """What this worker counts, as Prometheus reads it."""
        return PlainTextResponse(METRICS.text())


def _add_answers(app: FastAPI, https: bool) -> None:
    """What goes wrong becomes a code and a sentence; an address that is no file is a page of the client."""

    @app.exception_handler(Refused)
    async def refused(request: Request, error: Refused) -> Response:
        status = STATUS.get(error.code, 409)
        if _is_page(request):
            return shell.trouble(request, status)
        return failure(status, error.code, error.text, error.rule)

    @app.exception_handler(PennantError)
    async def bad(_: Request, error: PennantError) -> JSONResponse:
        return failure(400, "bad", str(error))

    @app.exception_handler(RequestValidationError)
    async def invalid(_: Request, error: RequestValidationError) -> JSONResponse:
        first = error.errors()[0]
        place = ".".join(str(each) for each in first["loc"][1:]) or "the request"
        return failure(422, "invalid", f"{place}: {first['msg']}")

    @app.exception_handler(DatabaseAway)
    @app.exception_handler(SQLAlchemyError)
    async def away(request: Request, error: Exception) -> Response:
        log.warning("the database does not answer: %s", str(error).splitlines()[:1])
        if _is_page(request):
            return shell.trouble(request, 503)
        return failure(503, "busy", str(error) if isinstance(error, DatabaseAway) else AWAY)

    @app.exception_handler(HTTPException)
    async def http(request: Request, error: HTTPException) -> Response:
        first, _, rest = request.url.path.removeprefix("/").partition("/")
        page = error.status_code == 404 and request.method in ("GET", "HEAD") and _is_page(request)
        if page and (STATIC / "index.html").is_file():
            name = first if not rest and first in _files() else "index.html"
            return FileResponse(STATIC / name, headers={"cache-control": "no-cache"})
        code = {404: "unknown", 405: "method"}.get(error.status_code, "bad")
        answer = failure(error.status_code, code, str(error.detail))
        answer.headers.update(error.headers or {})
        if error.status_code == 405 and (methods := _methods(request)):
            answer.headers["allow"] = ", ".join(methods)
        return answer

    @app.exception_handler(Exception)
    async def broken(request: Request, error: Exception) -> JSONResponse:
        log.error("%s %s has failed", request.method, request.url.path, exc_info=error)
        answer = failure(500, "broken", "something went wrong here; it was written down")
        answer.headers.update(security_headers(https))  # this answer goes past everything that would add them
        return answer


def _is_page(request: Request) -> bool:
    """Whether somebody is to read the answer, not a program."""
    return request.url.path.removeprefix("/").partition("/")[0] not in NOT_PAGES


def _methods(request: Request) -> list[str]:
    """What can be done at an address: several routes may be about it."""
    path, app = request.url.path, request.app
    described = [methods for shape, methods in app.openapi()["paths"].items() if _fits(shape, path)]
    return sorted({method.upper() for methods in described for method in methods})


def _fits(shape: str, path: str) -> bool:
    """Whether a path is of the shape `/api/tables/{id}`."""
    pattern = "".join("[^/]+" if part.startswith("{") else re.escape(part) for part in re.split(r"(\{[^}]+\})", shape))
    return re.fullmatch(pattern, path) is not None


@cache
def _files() -> frozenset[str]:
    """What lies beside the page, such as its icon."""
    return frozenset(each.name for each in STATIC.iterdir() if each.is_file())


def failure(status: int, code: str, text: str, rule: str | None = None) -> JSONResponse:
    """A sentence that may repeat what was asked for, but neither all of a long one nor half a character."""
    text = text[:LONGEST_SENTENCE].encode(errors="replace").decode()
    return JSONResponse({"error": {"code": code, "text": text, "rule": rule}}, status_code=status)
