"""Who asks: the person behind a request, within their limits."""

from typing import Annotated

from fastapi import Depends, Request, Response

from pennant.server.accounts import SESSION
from pennant.server.guests import COOKIE, Guest, new_guest
from pennant.server.headers import same_origin
from pennant.server.services import Services
from pennant.server.table import Refused

YEAR = 365 * 86_400
FOR_TOKENS = "/api/tables"
"""Where tokens with the scope `play` change something."""


def services_of(request: Request) -> Services:
    services: Services = request.app.state.services
    return services


def address_of(request: Request) -> str:
    return request.client.host if request.client else ""


async def guest_of(request: Request, response: Response) -> Guest:
    """Whoever is signed in, or has a token, or the guest of the cookie; somebody without any becomes a new guest."""
    services, address = services_of(request), address_of(request)
    changes = request.method not in ("GET", "HEAD")
    if not services.buckets.allow("change" if changes else "ask", address):
        raise Refused("too-fast", "too many requests: wait a little")
    guest = await services.accounts.person(request.cookies, request.headers.get("authorization", ""))
    if guest is None:
        guest = new_guest()
        set_guest(response, services, guest, SESSION in request.cookies)
    if not changes:
        return guest
    if guest.scopes is None and not same_origin(request.headers, services.settings.public_url):
        raise Refused("origin", "this request comes from another page")
    if not guest.may_play or (guest.scopes is not None and not request.url.path.startswith(FOR_TOKENS)):
        raise Refused("scope", "this token is not for that")
    if await services.banned(guest.ids, address):
        raise Refused("banned", "you are not welcome here")
    return guest


async def member_of(guest: Annotated[Guest, Depends(guest_of)]) -> Guest:
    """Somebody who is signed in, in a browser: what concerns an account is not done by its tokens."""
    if not guest.account:
        raise Refused("guest", "this is for those who are signed in")
    if guest.scopes is not None:
        raise Refused("scope", "this is done in the browser, not by a token")
    return guest


def set_guest(response: Response, services: Services, guest: Guest, sign_out: bool = False) -> None:
    """Let the browser be this guest."""
    _set_cookie(response, services, COOKIE, services.keys.cookie(guest), SESSION if sign_out else None)


def set_session(response: Response, services: Services, cookie: str) -> None:
    """Let the browser be signed in; the guest that it was has become the account."""
    _set_cookie(response, services, SESSION, cookie, COOKIE)


def _set_cookie(response: Response, services: Services, name: str, value: str, gone: str | None) -> None:
    """One cookie in place of another, and of whatever was to be set before."""
    if "set-cookie" in response.headers:
        del response.headers["set-cookie"]
    secure = services.settings.https
    response.set_cookie(name, value, max_age=YEAR, httponly=True, samesite="lax", secure=secure, path="/")
    if gone is not None:
        response.delete_cookie(gone, path="/", httponly=True, samesite="lax", secure=secure)


async def seat_of(request: Request, guest: Annotated[Guest, Depends(guest_of)]) -> tuple[str, int, int] | None:
    """The table, seat and epoch of a token in the header `Authorization: Seat …`."""
    kind, _, text = request.headers.get("authorization", "").partition(" ")
    services = services_of(request)
    token = services.keys.seat(text.strip()) if kind.lower() == "seat" else None
    if token is None or not await services.opened(token.table, [token], guest):
        return None
    return token.table, token.seat, token.epoch


Serving = Annotated[Services, Depends(services_of)]
Asking = Annotated[Guest, Depends(guest_of)]
Member = Annotated[Guest, Depends(member_of)]
HeldSeat = Annotated[tuple[str, int, int] | None, Depends(seat_of)]
