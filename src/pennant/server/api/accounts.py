"""Accounts: register, sign in and out, and what belongs to an account."""

import contextlib
from functools import partial
from typing import Annotated, Any

import msgspec
from fastapi import APIRouter, Path, Request, Response

from pennant.server.api.asking import Asking, Member, Serving, address_of, set_guest, set_session
from pennant.server.api.models import (
    REFUSALS,
    Account,
    ApiToken,
    Credentials,
    Me,
    Name,
    NewApiToken,
    NewPassword,
    Password,
    Session,
    TokenWish,
)
from pennant.server.api.people import told
from pennant.server.database import passes
from pennant.server.guests import Guest, clean_name, name_key, new_guest
from pennant.server.leaving import exported, forget, leave_tables
from pennant.server.services import Services
from pennant.server.table import Draft, Refused, Table

router = APIRouter(prefix="/api", responses=REFUSALS, tags=["accounts"])

PassId = Annotated[str, Path(pattern="^[0-9A-Za-z_-]{12}$")]


@router.post("/account", status_code=201)
async def register(wish: Credentials, guest: Asking, services: Serving, request: Request, response: Response) -> Me:
    """Become an account: you keep your id and your tables."""
    _slowly(services, "register", address_of(request))
    cookie = await services.accounts.register(guest, wish.name, wish.password, _agent(request))
    set_session(response, services, cookie)
    return told(Guest(guest.id, clean_name(wish.name), True))


@router.post("/session", status_code=201)
async def sign_in(wish: Credentials, guest: Asking, services: Serving, request: Request, response: Response) -> Me:
    """Sign in; the tables of the guest that you were move along. An unknown name is answered like a wrong password."""
    _slowly(services, "sign-in", address_of(request))
    _slowly(services, "guess", name_key(wish.name))
    person, cookie = await services.accounts.sign_in(guest, wish.name, wish.password, _agent(request))
    set_session(response, services, cookie)
    return told(person)


def _slowly(services: Services, kind: str, who: str) -> None:
    if not services.buckets.allow(kind, who):
        raise Refused("too-fast", "too many tries: wait a minute")


def _agent(request: Request) -> str:
    """What a browser calls itself."""
    text = request.headers.get("user-agent", "")
    return "".join(each for each in text if each.isprintable())[:160]


@router.delete("/session")
async def sign_out(guest: Asking, services: Serving, response: Response) -> Me:
    """Sign out: you are a new guest."""
    if guest.account:
        await services.accounts.end(passes.c.id == guest.entry)
    return _new_guest(services, response)


def _new_guest(services: Services, response: Response) -> Me:
    guest = new_guest()
    set_guest(response, services, guest, sign_out=True)
    return told(guest)


@router.get("/account")
async def account(guest: Member, services: Serving) -> Account:
    """Your account, the browsers that are signed in, and your tokens."""
    _, created = await services.accounts.named(guest.name)
    sessions = await services.accounts.passes_of(guest.id, "session")
    tokens = await services.accounts.passes_of(guest.id, "token")
    return Account(
        name=guest.name,
        created=created,
        sessions=[
            Session(
                id=row["id"],
                agent=row["name"],
                created=row["created"],
                seen=row["seen"],
                current=row["id"] == guest.entry,
            )
            for row in sessions
        ],
        tokens=[_token(row) for row in tokens],
    )


def _token(row: dict[str, Any]) -> ApiToken:
    return ApiToken(
        id=row["id"],
        name=row["name"],
        scopes=row["scopes"].split(),
        created=row["created"],
        used=row["seen"],
        until=row["until"],
    )


@router.put("/account/name")
async def rename(wish: Name, guest: Member, services: Serving) -> Me:
    """Take another name, also at tables where a game is not over; finished ones keep the old one."""
    name = await services.accounts.rename(guest, wish.name)
    for table in await services.store.tables_of(guest.ids, ("waiting", "playing")):
        with contextlib.suppress(Refused):  # it can not be read any more
            await services.desk.command(table, partial(_renamed, guest, name))
    return told(Guest(guest.id, name, True))


def _renamed(guest: Guest, name: str, table: Table) -> list[Draft]:
    """The entry by which somebody is called by their new name; who shares a screen with others keeps all names."""
    own = [number for number, seat in enumerate(table.seats) if guest.is_at(seat.guest)]
    return table.name(own[0], name) if len(own) == 1 else []


@router.put("/account/password")
async def change_password(wish: NewPassword, guest: Member, services: Serving) -> Me:
    """Take another password; all other sessions end."""
    _slowly(services, "guess", name_key(guest.name))
    await services.accounts.change_password(guest, wish.old, wish.new)
    return told(guest)


@router.get("/account/export")
async def export(guest: Member, services: Serving) -> Response:
    """Everything that is kept about you, as a file."""
    body = msgspec.json.format(msgspec.json.encode(await exported(services.store, guest)), indent=1)
    headers = {"content-disposition": 'attachment; filename="pennant-account.json"', "cache-control": "no-store"}
    return Response(body, media_type="application/json", headers=headers)


@router.delete("/account")
async def delete(wish: Password, guest: Member, services: Serving, response: Response) -> Me:
    """Delete your account and all that is yours. Running games are resigned; in finished ones somebody stays behind."""
    _slowly(services, "guess", name_key(guest.name))
    await services.accounts.must_know_password(guest.id, wish.password)
    await leave_tables(services.store, services.desk, services.writer, guest.ids)
    await forget(services.store, guest.ids)
    services.accounts.forget_lookups()
    await services.accounts.close_ended()
    return _new_guest(services, response)


@router.delete("/account/sessions/{id}")
async def end_session(id: PassId, guest: Member, services: Serving) -> Account:
    """Sign out a browser somewhere."""
    await _end(services, guest, "session", passes.c.id == id)
    return await account(guest, services)


@router.delete("/account/sessions")
async def end_other_sessions(guest: Member, services: Serving) -> Account:
    """Sign out all browsers but this one."""
    await services.accounts.end(passes.c.account == guest.id, passes.c.kind == "session", passes.c.id != guest.entry)
    return await account(guest, services)


@router.post("/account/tokens", status_code=201)
async def new_token(wish: TokenWish, guest: Member, services: Serving) -> NewApiToken:
    """A token for a program of yours. It is told only now."""
    token, row = await services.accounts.new_token(guest.id, clean_name(wish.name), wish.scopes, wish.days)
    return NewApiToken(token=token, **_token(row).model_dump())


@router.delete("/account/tokens/{id}")
async def end_token(id: PassId, guest: Member, services: Serving) -> Account:
    """End a token."""
    await _end(services, guest, "token", passes.c.id == id)
    return await account(guest, services)


async def _end(services: Services, guest: Guest, kind: str, which: Any) -> None:
    if not await services.accounts.end(passes.c.account == guest.id, passes.c.kind == kind, which):
        raise Refused("unknown", f"there is no such {kind}")
