"""The pages behind links in e-mails: to confirm an address, and to unsubscribe.

Opening such a page changes nothing, because mail programs open links as well: the button does. The link is enough to
press it, without a cookie or a request from our own origin, so that mail programs can unsubscribe with one request.
"""

from fastapi import APIRouter, Depends, Request
from starlette.responses import HTMLResponse

from pennant.server.api.asking import Serving
from pennant.server.errors import CommandRefused
from pennant.server.pages.shell import language_of, render_page, words_in

router = APIRouter(prefix="/notices", include_in_schema=False)


async def _check_rate_limit(request: Request, services: Serving) -> None:
    if not services.rate_limits.allow("ask", request.client.host if request.client else ""):
        raise CommandRefused("too-fast", "too many requests: wait a little")


_RATE_LIMITED = [Depends(_check_rate_limit)]


@router.get("/confirm/{token}", dependencies=_RATE_LIMITED)
async def ask_to_confirm(token: str, request: Request, services: Serving) -> HTMLResponse:
    """Ask the reader to confirm an address."""
    return await _question(services, token, "confirm", language_of(request))


@router.post("/confirm/{token}", dependencies=_RATE_LIMITED)
async def confirm(token: str, request: Request, services: Serving) -> HTMLResponse:
    """Confirm an address."""
    row = await services.notices.find_by_token(token)
    if row is None:
        return _message("void", language_of(request), 404)
    await services.notices.confirm(row)
    return _message("confirmed", row.lang)


@router.get("/stop/{token}", dependencies=_RATE_LIMITED)
async def ask_to_stop(token: str, request: Request, services: Serving) -> HTMLResponse:
    """Ask the reader whether to unsubscribe."""
    return await _question(services, token, "stop", language_of(request))


@router.post("/stop/{token}", dependencies=_RATE_LIMITED)
async def stop(token: str, request: Request, services: Serving) -> HTMLResponse:
    """Unsubscribe. The answer is the same if it was done before."""
    row = await services.notices.find_by_token(token)
    if row is not None:
        await services.notices.delete_mail(row.person)
    return _message("stopped", row.lang if row else language_of(request))


async def _question(services: Serving, token: str, what: str, lang: str) -> HTMLResponse:
    row = await services.notices.find_by_token(token)
    if row is None:
        return _message("void", lang, 404)
    say = words_in(row.lang).say
    text, button = say(f"page-{what}-ask", address=row.address), say(f"page-{what}-button")
    return _page(say(f"page-{what}"), text, row.lang, button=button)


def _message(what: str, lang: str, status: int = 200) -> HTMLResponse:
    say = words_in(lang).say
    return _page(say(f"page-{what}"), say(f"page-{what}-text"), lang, status)


def _page(title: str, text: str, lang: str, status: int = 200, button: str | None = None) -> HTMLResponse:
    response = render_page("notice.html", lang, status, title=title, text=text, button=button, listed=False)
    response.headers["referrer-policy"] = "no-referrer"  # the URL of this page contains a secret token
    response.headers["cache-control"] = "no-store"
    return response
