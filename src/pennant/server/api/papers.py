"""Scores and stories as pages that can be shared, printed and read without script."""

import asyncio
from collections.abc import Callable
from typing import Any

from fastapi import APIRouter, Request
from starlette.responses import HTMLResponse

from pennant.server.api.asking import Serving
from pennant.server.desk import is_id
from pennant.server.entries import Entry
from pennant.server.pages.shell import language_of, show
from pennant.server.papers import score_of, story_of
from pennant.server.services import Services
from pennant.server.table import Refused

router = APIRouter(include_in_schema=False)

READ = ["GET", "HEAD"]
LANGUAGES = {"en": "English", "ru": "Русский"}
Write = Callable[[str, list[Entry], Any, str], dict[str, Any]]


@router.api_route("/t/{id}/score", methods=READ, response_class=HTMLResponse)
async def score(id: str, request: Request, services: Serving, lang: str = "") -> HTMLResponse:
    """The score and the statistics of a game, running or over."""
    return await _paper(id, request, services, lang, "score", score_of)


@router.api_route("/t/{id}/story", methods=READ, response_class=HTMLResponse)
async def story(id: str, request: Request, services: Serving, lang: str = "") -> HTMLResponse:
    """A game play by play."""
    return await _paper(id, request, services, lang, "story", story_of)


async def _paper(id: str, request: Request, services: Services, wish: str, kind: str, write: Write) -> HTMLResponse:
    if not services.buckets.allow("paper", request.client.host if request.client else ""):
        raise Refused("too-fast", "too many pages: wait a little")
    if not is_id(id):
        raise Refused("unknown", "there is no such table")
    lang = language_of(request, wish)
    entries, cards = await services.desk.whole(id)
    found = await asyncio.to_thread(write, id, entries, cards, lang)
    asked = f"?lang={lang}" if wish == lang else ""
    links = [("table", f"/t/{id}"), ("score", f"/t/{id}/score{asked}"), ("story", f"/t/{id}/story{asked}")]
    links.append(("replay", f"/t/{id}/replay"))
    if found["over"]:
        links.append(("record", f"/api/tables/{id}/record"))
    public = (services.settings.public_url or str(request.base_url)).rstrip("/")
    here = f"/t/{id}/{kind}"
    return show(f"{kind}.html", lang, **found, links=links, here=here, url=public + here, languages=LANGUAGES)
