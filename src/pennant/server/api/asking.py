"""Who asks: the guest behind a request, within their limits."""

from typing import Annotated

from fastapi import Depends, Request, Response

from pennant.server.guests import COOKIE, Guest, new_guest
from pennant.server.headers import same_origin
from pennant.server.services import Services
from pennant.server.table import Refused

YEAR = 365 * 86_400


def services_of(request: Request) -> Services:
    services: Services = request.app.state.services
    return services


async def guest_of(request: Request, response: Response) -> Guest:
    """The guest of the cookie; somebody without one becomes a new guest."""
    services = services_of(request)
    address = request.client.host if request.client else ""
    guest = services.keys.guest(request.cookies.get(COOKIE))
    if guest is None:
        guest = new_guest()
        set_cookie(response, services, guest)
    kind = "ask" if request.method in ("GET", "HEAD") else "change"
    if not services.buckets.allow(kind, address):
        raise Refused("too-fast", "too many requests: wait a little")
    if kind == "change":
        if not same_origin(request.headers, services.settings.public_url):
            raise Refused("origin", "this request comes from another page")
        if await services.banned(guest.id, address):
            raise Refused("banned", "you are not welcome here")
    return guest


def set_cookie(response: Response, services: Services, guest: Guest) -> None:
    response.set_cookie(
        COOKIE,
        services.keys.cookie(guest),
        max_age=YEAR,
        httponly=True,
        samesite="lax",
        secure=services.settings.https,
        path="/",
    )


async def seat_of(request: Request) -> tuple[str, int, int] | None:
    """The table, seat and epoch of a token in the header `Authorization: Seat …`."""
    kind, _, token = request.headers.get("authorization", "").partition(" ")
    return services_of(request).keys.seat(token.strip()) if kind.lower() == "seat" else None


Serving = Annotated[Services, Depends(services_of)]
Asking = Annotated[Guest, Depends(guest_of)]
HeldSeat = Annotated[tuple[str, int, int] | None, Depends(seat_of)]
