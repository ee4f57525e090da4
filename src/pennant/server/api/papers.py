"""Score and story pages, which can be shared, printed and read without JavaScript."""

import asyncio
from collections.abc import Callable
from typing import Any

from fastapi import APIRouter, Request
from starlette.responses import HTMLResponse

from pennant.kernel.words import LANGUAGES, language_name
from pennant.server.api.asking import Serving
from pennant.server.entries import Entry
from pennant.server.errors import CommandRefused
from pennant.server.ids import is_table_id
from pennant.server.pages.shell import language_of, render_page
from pennant.server.papers import score_of, story_of
from pennant.server.services import Services

router = APIRouter(include_in_schema=False)

READ_METHODS = ["GET", "HEAD"]
BuildPage = Callable[[str, list[Entry], Any, str], dict[str, Any]]


@router.api_route("/t/{id}/score", methods=READ_METHODS, response_class=HTMLResponse)
async def score(id: str, request: Request, services: Serving, lang: str = "") -> HTMLResponse:
    """The score and the statistics of a game."""
    return await _paper(id, request, services, lang, "score", score_of)


@router.api_route("/t/{id}/story", methods=READ_METHODS, response_class=HTMLResponse)
async def story(id: str, request: Request, services: Serving, lang: str = "") -> HTMLResponse:
    """The play-by-play story of a game."""
    return await _paper(id, request, services, lang, "story", story_of)


async def _paper(id: str, request: Request, services: Services, wish: str, kind: str, build: BuildPage) -> HTMLResponse:
    if not services.rate_limits.allow("paper", request.client.host if request.client else ""):
        raise CommandRefused("too-fast", "too many pages: wait a little")
    if not is_table_id(id):
        raise CommandRefused("unknown", "there is no such table")
    lang = language_of(request, wish)
    entries, cards = await services.table_service.read_log(id)
    found = await asyncio.to_thread(build, id, entries, cards, lang)
    asked = f"?lang={lang}" if wish == lang else ""
    links = [("table", f"/t/{id}"), ("score", f"/t/{id}/score{asked}"), ("story", f"/t/{id}/story{asked}")]
    links.append(("replay", f"/t/{id}/replay"))
    if found["over"]:
        links.append(("record", f"/api/tables/{id}/record"))
    public = (services.settings.public_url or str(request.base_url)).rstrip("/")
    here = f"/t/{id}/{kind}"
    languages = {code: language_name(code) for code in LANGUAGES}
    return render_page(f"{kind}.html", lang, **found, links=links, here=here, url=public + here, languages=languages)
