"""What all pages without script share: the frame around them, their style sheet, the reader's language."""

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
"""The server's own words: `en.ftl`, `ru.ftl`, and a file more a topic."""
TEMPLATES = Environment(
    loader=PackageLoader("pennant.server.pages"),
    autoescape=True,
    undefined=StrictUndefined,
    trim_blocks=True,
    lstrip_blocks=True,
)
_PREFERRED = re.compile(r"([a-z]{1,8})(?:-[a-z0-9-]+)?\s*(?:;\s*q=([01](?:\.\d{0,3})?))?", re.IGNORECASE)


def show(template: str, lang: str, status: int = 200, **values: Any) -> HTMLResponse:
    """A page made from a template, which says its words with `say`."""
    html = TEMPLATES.get_template(template).render(say=words_in(lang).say, lang=lang, **values)
    return HTMLResponse(html, status, headers={"cache-control": "no-cache", "vary": "Accept-Language"})


def page(title: str, body: str, lang: str, status: int = 200, *, listed: bool = False) -> HTMLResponse:
    """A page; `body` is HTML, `title` is text. Search engines are to know only pages that are `listed`."""
    return show("plain.html", lang, status, title=title, body=Markup(body), listed=listed)


def trouble(request: Request, status: int) -> HTMLResponse:
    """A page for somebody who asked for one that can not be shown."""
    lang = language_of(request, request.query_params.get("lang"))
    say = words_in(lang).say
    title, about = say("page-trouble", status=status), say("page-trouble-about", status=status)
    return show("trouble.html", lang, status, title=title, about=about, listed=False)


@cache
def words_in(lang: str) -> Words:
    """What the server itself says in a language."""
    return Words(lang, TEXT)


def language_of(request: Request, wish: str | None = None) -> str:
    """The language that was asked for, else the one that the browser likes best of those we speak, else English."""
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
    """The style sheet of all such pages."""
    return Response(_style(), media_type="text/css", headers={"cache-control": "max-age=3600"})


@cache
def _style() -> bytes:
    return STYLE.read_bytes()
