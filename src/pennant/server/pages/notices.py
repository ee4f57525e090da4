"""Where the links in our letters lead: to confirm an address, and to hear no more.

Looking at such a page changes nothing, because programs look at links in letters, too: a button does. Whoever has the
link needs neither a cookie nor a page of ours to press it: programs that read mail do so for people, with one request.
"""

from fastapi import APIRouter, Depends, Request
from starlette.responses import HTMLResponse

from pennant.server.api.asking import Serving
from pennant.server.pages.shell import language_of, show, words_in
from pennant.server.table import Refused

router = APIRouter(prefix="/notices", include_in_schema=False)


async def _not_too_fast(request: Request, services: Serving) -> None:
    if not services.buckets.allow("ask", request.client.host if request.client else ""):
        raise Refused("too-fast", "too many requests: wait a little")


_SLOWLY = [Depends(_not_too_fast)]


@router.get("/confirm/{token}", dependencies=_SLOWLY)
async def may_we_write(token: str, request: Request, services: Serving) -> HTMLResponse:
    """Ask whether an address is theirs."""
    return await _question(services, token, "confirm", language_of(request))


@router.post("/confirm/{token}", dependencies=_SLOWLY)
async def confirm(token: str, request: Request, services: Serving) -> HTMLResponse:
    """The address is theirs."""
    row = await services.notices.of_token(token)
    if row is None:
        return _sheet("void", language_of(request), 404)
    await services.notices.confirm(row)
    return _sheet("confirmed", row.lang)


@router.get("/stop/{token}", dependencies=_SLOWLY)
async def shall_we_stop(token: str, request: Request, services: Serving) -> HTMLResponse:
    """Ask whether they want to hear no more."""
    return await _question(services, token, "stop", language_of(request))


@router.post("/stop/{token}", dependencies=_SLOWLY)
async def stop(token: str, request: Request, services: Serving) -> HTMLResponse:
    """Hear no more; who presses twice is told the same."""
    row = await services.notices.of_token(token)
    if row is not None:
        await services.notices.write_no_more(row.person)
    return _sheet("stopped", row.lang if row else language_of(request))


async def _question(services: Serving, token: str, what: str, lang: str) -> HTMLResponse:
    row = await services.notices.of_token(token)
    if row is None:
        return _sheet("void", lang, 404)
    say = words_in(row.lang).say
    text, button = say(f"page-{what}-ask", address=row.address), say(f"page-{what}-button")
    return _page(say(f"page-{what}"), text, row.lang, button=button)


def _sheet(what: str, lang: str, status: int = 200) -> HTMLResponse:
    say = words_in(lang).say
    return _page(say(f"page-{what}"), say(f"page-{what}-text"), lang, status)


def _page(title: str, text: str, lang: str, status: int = 200, button: str | None = None) -> HTMLResponse:
    answer = show("notice.html", lang, status, title=title, text=text, button=button, listed=False)
    answer.headers["referrer-policy"] = "no-referrer"  # the address of this page is a key
    answer.headers["cache-control"] = "no-store"
    return answer
