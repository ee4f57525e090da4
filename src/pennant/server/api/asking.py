"""FastAPI dependencies: the person behind a request, their seat, and the rate limits."""

from typing import Annotated

from fastapi import Depends, Request, Response

from pennant.server.accounts import SESSION_COOKIE
from pennant.server.errors import CommandRefused
from pennant.server.guests import GUEST_COOKIE, Guest, new_guest
from pennant.server.headers import same_origin
from pennant.server.services import Services

YEAR = 365 * 86_400
FOR_TOKENS = "/api/tables"
"""The paths where API tokens with the scope `play` may change something."""


def services_of(request: Request) -> Services:
    services: Services = request.app.state.services
    return services


def address_of(request: Request) -> str:
    return request.client.host if request.client else ""


async def guest_of(request: Request, response: Response) -> Guest:
    """The person of a request, by session, API token or guest cookie; a visitor without any becomes a new guest."""
    services, address = services_of(request), address_of(request)
    changes = request.method not in ("GET", "HEAD")
    if not services.rate_limits.allow("change" if changes else "ask", address):
        raise CommandRefused("too-fast", "too many requests: wait a little")
    guest = await services.accounts.authenticate(request.cookies, request.headers.get("authorization", ""))
    if guest is None:
        guest = new_guest()
        set_guest(response, services, guest, SESSION_COOKIE in request.cookies)
    if not changes:
        return guest
    if guest.scopes is None and not same_origin(request.headers, services.settings.public_url):
        raise CommandRefused("origin", "cross-origin request")
    if not guest.may_play or (guest.scopes is not None and not request.url.path.startswith(FOR_TOKENS)):
        raise CommandRefused("scope", "the scopes of this token do not allow this")
    if await services.is_banned(guest.ids, address):
        raise CommandRefused("banned", "you are banned from this server")
    return guest


async def member_of(guest: Annotated[Guest, Depends(guest_of)]) -> Guest:
    """A person who is signed in with a browser session. API tokens cannot change the account itself."""
    if not guest.account:
        raise CommandRefused("guest", "sign in first")
    if guest.scopes is not None:
        raise CommandRefused("scope", "this needs a browser session, not an API token")
    return guest


def set_guest(response: Response, services: Services, guest: Guest, sign_out: bool = False) -> None:
    """Set the guest cookie."""
    _set_cookie(
        response, services, GUEST_COOKIE, services.keys.guest_cookie(guest), SESSION_COOKIE if sign_out else None
    )


def set_session(response: Response, services: Services, cookie: str) -> None:
    """Set the session cookie, which replaces the guest cookie."""
    _set_cookie(response, services, SESSION_COOKIE, cookie, GUEST_COOKIE)


def _set_cookie(response: Response, services: Services, name: str, value: str, gone: str | None) -> None:
    """Set one cookie and delete another one, instead of any cookie that the response already sets."""
    if "set-cookie" in response.headers:
        del response.headers["set-cookie"]
    secure = services.settings.https
    response.set_cookie(name, value, max_age=YEAR, httponly=True, samesite="lax", secure=secure, path="/")
    if gone is not None:
        response.delete_cookie(gone, path="/", httponly=True, samesite="lax", secure=secure)


async def seat_of(request: Request, guest: Annotated[Guest, Depends(guest_of)]) -> tuple[str, int, int] | None:
    """The table, seat and epoch of the seat token in the header `Authorization: Seat …`."""
    kind, _, text = request.headers.get("authorization", "").partition(" ")
    services = services_of(request)
    token = services.keys.read_seat_token(text.strip()) if kind.lower() == "seat" else None
    if token is None or not await services.valid_tokens(token.table, [token], guest):
        return None
    return token.table, token.seat, token.epoch


Serving = Annotated[Services, Depends(services_of)]
Asking = Annotated[Guest, Depends(guest_of)]
Member = Annotated[Guest, Depends(member_of)]
HeldSeat = Annotated[tuple[str, int, int] | None, Depends(seat_of)]
