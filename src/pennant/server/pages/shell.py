"""Shared parts of server-rendered pages: the frame, the style sheet, and the choice of the language."""

import re
from functools import cache
from pathlib import Path
from typing import Any

from fastapi import APIRouter, Request
from jinja2 import Environment, PackageLoader, StrictUndefined
from markupsafe import Markup
from starlette.responses import HTMLResponse, Response

from pennant.kernel.words import ENGLISH, LANGUAGES, Words

router = APIRouter(include_in_schema=False)

STYLE = Path(__file__).parent / "page.css"
TEXT = Path(__file__).parents[1] / "text"
"""The texts of the server: `en.ftl`, `ru.ftl`, and one more file per topic."""
TEMPLATES = Environment(
    loader=PackageLoader("pennant.server.pages"),
    autoescape=True,
    undefined=StrictUndefined,
    trim_blocks=True,
    lstrip_blocks=True,
)
_PREFERRED = re.compile(r"([a-z]{1,8})(?:-[a-z0-9-]+)?\s*(?:;\s*q=([01](?:\.\d{0,3})?))?", re.IGNORECASE)


def render_page(template: str, lang: str, status: int = 200, **values: Any) -> HTMLResponse:
    """Render a template. It gets its texts with `say`."""
    html = TEMPLATES.get_template(template).render(say=words_in(lang).say, lang=lang, **values)
    return HTMLResponse(html, status, headers={"cache-control": "no-cache", "vary": "Accept-Language"})


def page(title: str, body: str, lang: str, status: int = 200, *, listed: bool = False) -> HTMLResponse:
    """Render a page; `body` is HTML, `title` is text. Search engines may index only pages that are `listed`."""
    return render_page("plain.html", lang, status, title=title, body=Markup(body), listed=listed)


def error_page(request: Request, status: int) -> HTMLResponse:
    """The page for an error."""
    lang = language_of(request, request.query_params.get("lang"))
    say = words_in(lang).say
    title, about = say("page-trouble", status=status), say("page-trouble-about", status=status)
    return render_page("trouble.html", lang, status, title=title, about=about, listed=False)


@cache
def words_in(lang: str) -> Words:
    """The texts of the server in a language."""
    return Words(lang, TEXT)


def language_of(request: Request, wish: str | None = None) -> str:
    """The requested language, or the first supported one of the browser's preferences, or English."""
    if wish in LANGUAGES:
        return str(wish)
    liked = []
    for place, part in enumerate(request.headers.get("accept-language", "").split(",")[:20]):
        match = _PREFERRED.fullmatch(part.strip())
        if match and match[1].lower() in LANGUAGES and (weight := float(match[2] or 1)) > 0:
            liked.append((-weight, place, match[1].lower()))
    return min(liked)[2] if liked else ENGLISH


@router.get("/pages/page.css")
async def style() -> Response:
    """The style sheet of server-rendered pages."""
    return Response(_style(), media_type="text/css", headers={"cache-control": "max-age=3600"})


@cache
def _style() -> bytes:
    return STYLE.read_bytes()
