"""The web application: routes, middleware and error handlers."""

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
from prometheus_client import CONTENT_TYPE_LATEST
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
from pennant.server.compression import MINIMUM_SIZE, choose_encoding, compress
from pennant.server.errors import CommandRefused, DatabaseUnavailable, ErrorCode
from pennant.server.headers import SecurityHeaders, security_headers
from pennant.server.limits import BodyLimit
from pennant.server.metrics import render_metrics
from pennant.server.pages import notices as notice_pages
from pennant.server.pages import shell
from pennant.server.services import Services
from pennant.server.settings import ServerSettings
from pennant.server.writer import UNAVAILABLE

log = logging.getLogger("pennant.app")

STATIC = Path(__file__).parent / "static"
NOT_PAGES = frozenset({"api", "ws", "assets", "cards", "text", "pages", "healthz", "metrics"})
"""First parts of paths that are not pages."""
LONGEST_ERROR = 500
STATUS: dict[ErrorCode, int] = {
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
"""The HTTP status of a `CommandRefused` by code; all others are 409, a conflict with the state of the table."""


def new_app(settings: ServerSettings) -> FastAPI:
    """Create an application with these settings."""

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        services = Services(settings)
        await services.start()
        app.state.services = services
        with suppress(asyncio.CancelledError):  # Ctrl+C twice: exit at once; everything acknowledged is stored
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
    _add_error_handlers(app, settings.https)
    if (STATIC / "assets").is_dir():
        app.mount("/assets", _Assets(directory=STATIC / "assets"), name="assets")
    app.add_middleware(GZipMiddleware, minimum_size=MINIMUM_SIZE, compresslevel=6)
    app.add_middleware(BodyLimit)
    app.add_middleware(SecurityHeaders, https=settings.https)
    return app


def app_from_environment() -> FastAPI:
    """Create the application in a worker process, with the settings from the environment."""
    from pennant.server.logs import set_up_logs

    settings = ServerSettings.from_environment()
    set_up_logs(settings.log_json)
    app = new_app(settings)
    gc.freeze()
    # otherwise the writer's thread waits 5 ms for a busy event loop after every statement
    sys.setswitchinterval(0.0005)
    gc.set_threshold(5_000, 1_000, 1_000)  # with a thousand tables a full collection blocks for half a second
    return app


class _Assets(StaticFiles):
    """The built client. Its file names do not change, so browsers revalidate each file."""

    def file_response(
        self, full_path: str | os.PathLike[str], stat_result: os.stat_result, scope: Scope, status_code: int = 200
    ) -> Response:
        asked = Headers(scope=scope)
        encoding = "" if "range" in asked else choose_encoding(asked.get("accept-encoding", ""))
        compressed = _compressed_file(os.fspath(full_path), stat_result.st_mtime_ns, encoding)
        response = super().file_response(full_path, stat_result, scope, status_code)
        if compressed:
            plain = FileResponse(full_path, stat_result=stat_result)
            copied = {name: plain.headers[name] for name in ("content-type", "last-modified")}
            tag = plain.headers["etag"].rstrip('"') + f'-{encoding}"'
            headers = {**copied, "etag": tag, "content-encoding": encoding, "vary": "Accept-Encoding"}
            response = Response(compressed, status_code, headers)
            if self.is_not_modified(response.headers, asked):
                response = NotModifiedResponse(response.headers)
        response.headers["cache-control"] = "no-cache"
        return response


@lru_cache(maxsize=512)
def _compressed_file(path: str, _changed: int, encoding: str) -> bytes:
    """A compressed file of the client, cached; empty if compression does not help."""
    return compress(Path(path).read_bytes(), encoding) if encoding else b""


def _add_health(app: FastAPI) -> None:
    @app.get("/healthz", tags=["health"], responses={503: {"model": Failure}})
    async def health(request: Request) -> dict[str, str]:
        """Health check of this worker and its database."""
        services: Services = request.app.state.services
        async with services.engine.connect() as connection:
            await connection.execute(text("SELECT 1"))
        return {"status": "ok", "version": __version__}

    @app.get("/metrics", tags=["health"], response_class=PlainTextResponse)
    async def metrics() -> Response:
        """The metrics of all workers, in the text format of Prometheus."""
        return Response(render_metrics(), media_type=CONTENT_TYPE_LATEST)


def _add_error_handlers(app: FastAPI, https: bool) -> None:
    """Turn errors into JSON with a code and a text; paths that are not files are pages of the client."""

    @app.exception_handler(CommandRefused)
    async def handle_refused(request: Request, error: CommandRefused) -> Response:
        status = STATUS.get(error.code, 409)
        if _is_page(request):
            return shell.error_page(request, status)
        return error_response(status, error.code, error.text, error.rule)

    @app.exception_handler(PennantError)
    async def handle_pennant_error(_: Request, error: PennantError) -> JSONResponse:
        return error_response(400, "bad", str(error))

    @app.exception_handler(RequestValidationError)
    async def handle_invalid(_: Request, error: RequestValidationError) -> JSONResponse:
        first = error.errors()[0]
        place = ".".join(str(each) for each in first["loc"][1:]) or "the request"
        return error_response(422, "invalid", f"{place}: {first['msg']}")

    @app.exception_handler(DatabaseUnavailable)
    @app.exception_handler(SQLAlchemyError)
    async def handle_database_error(request: Request, error: Exception) -> Response:
        log.warning("the database does not answer: %s", str(error).splitlines()[:1])
        if _is_page(request):
            return shell.error_page(request, 503)
        return error_response(503, "busy", str(error) if isinstance(error, DatabaseUnavailable) else UNAVAILABLE)

    @app.exception_handler(HTTPException)
    async def handle_http_error(request: Request, error: HTTPException) -> Response:
        first, _, rest = request.url.path.removeprefix("/").partition("/")
        page = error.status_code == 404 and request.method in ("GET", "HEAD") and _is_page(request)
        if page and (STATIC / "index.html").is_file():
            name = first if not rest and first in _static_files() else "index.html"
            return FileResponse(STATIC / name, headers={"cache-control": "no-cache"})
        codes: dict[int, ErrorCode] = {404: "unknown", 405: "method"}
        code = codes.get(error.status_code, "bad")
        answer = error_response(error.status_code, code, str(error.detail))
        answer.headers.update(error.headers or {})
        if error.status_code == 405 and (methods := _allowed_methods(request)):
            answer.headers["allow"] = ", ".join(methods)
        return answer

    @app.exception_handler(Exception)
    async def handle_unexpected(request: Request, error: Exception) -> JSONResponse:
        log.error("%s %s failed", request.method, request.url.path, exc_info=error)
        answer = error_response(500, "broken", "internal error; it was logged")
        answer.headers.update(security_headers(https))  # this response does not pass the middleware that adds them
        return answer


def _is_page(request: Request) -> bool:
    """Whether the response is a page for people, not data for programs."""
    return request.url.path.removeprefix("/").partition("/")[0] not in NOT_PAGES


def _allowed_methods(request: Request) -> list[str]:
    """The methods that the routes of a path allow."""
    path, app = request.url.path, request.app
    described = [methods for shape, methods in app.openapi()["paths"].items() if _matches(shape, path)]
    return sorted({method.upper() for methods in described for method in methods})


def _matches(shape: str, path: str) -> bool:
    """Whether a path matches a route such as `/api/tables/{id}`."""
    pattern = "".join("[^/]+" if part.startswith("{") else re.escape(part) for part in re.split(r"(\{[^}]+\})", shape))
    return re.fullmatch(pattern, path) is not None


@cache
def _static_files() -> frozenset[str]:
    """Files beside the page, such as its icon."""
    return frozenset(each.name for each in STATIC.iterdir() if each.is_file())


def error_response(status: int, code: ErrorCode, text: str, rule: str | None = None) -> JSONResponse:
    """A JSON error. The text is truncated, and invalid surrogates, which may come from the request, are replaced."""
    text = text[:LONGEST_ERROR].encode(errors="replace").decode()
    return JSONResponse({"error": {"code": code, "text": text, "rule": rule}}, status_code=status)
