"""Accounts: registration, sessions, API tokens, data export and deletion."""

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
    Me,
    Name,
    NameAndPassword,
    NewApiToken,
    NewPassword,
    Password,
    Session,
    TokenRequest,
)
from pennant.server.api.people import me_of
from pennant.server.database import credentials
from pennant.server.errors import CommandRefused
from pennant.server.guests import Guest, clean_name, name_key, new_guest
from pennant.server.leaving import delete_rows, export_data, leave_tables
from pennant.server.services import Services
from pennant.server.table import Draft, Table

router = APIRouter(prefix="/api", responses=REFUSALS, tags=["accounts"])

CredentialId = Annotated[str, Path(pattern="^[0-9A-Za-z_-]{12}$")]


@router.post("/account", status_code=201)
async def register(body: NameAndPassword, guest: Asking, services: Serving, request: Request, response: Response) -> Me:
    """Register. You keep your guest id and your tables."""
    _check_rate_limit(services, "register", address_of(request))
    cookie = await services.accounts.register(guest, body.name, body.password, _agent(request))
    set_session(response, services, cookie)
    return me_of(Guest(guest.id, clean_name(body.name), True))


@router.post("/session", status_code=201)
async def sign_in(body: NameAndPassword, guest: Asking, services: Serving, request: Request, response: Response) -> Me:
    """Sign in. Your tables as a guest move to the account. An unknown name is answered like a wrong password."""
    _check_rate_limit(services, "sign-in", address_of(request))
    _check_rate_limit(services, "guess", name_key(body.name))
    person, cookie = await services.accounts.sign_in(guest, body.name, body.password, _agent(request))
    set_session(response, services, cookie)
    return me_of(person)


def _check_rate_limit(services: Services, kind: str, who: str) -> None:
    if not services.rate_limits.allow(kind, who):
        raise CommandRefused("too-fast", "too many attempts: wait a minute")


def _agent(request: Request) -> str:
    """The user agent of a browser, shown in the list of sessions."""
    text = request.headers.get("user-agent", "")
    return "".join(each for each in text if each.isprintable())[:160]


@router.delete("/session")
async def sign_out(guest: Asking, services: Serving, response: Response) -> Me:
    """Sign out. You become a new guest."""
    if guest.account:
        await services.accounts.end_credentials(credentials.c.id == guest.session_id)
    return _new_guest(services, response)


def _new_guest(services: Services, response: Response) -> Me:
    guest = new_guest()
    set_guest(response, services, guest, sign_out=True)
    return me_of(guest)


@router.get("/account")
async def account(guest: Member, services: Serving) -> Account:
    """Your account with its sessions and API tokens."""
    _, created = await services.accounts.find(guest.name)
    sessions = await services.accounts.credentials_of(guest.id, "session")
    tokens = await services.accounts.credentials_of(guest.id, "token")
    return Account(
        name=guest.name,
        created=created,
        sessions=[
            Session(
                id=row["id"],
                agent=row["name"],
                created=row["created"],
                seen=row["seen"],
                current=row["id"] == guest.session_id,
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
async def rename(body: Name, guest: Member, services: Serving) -> Me:
    """Change your name, also at tables that are not over. Finished games keep the old name."""
    name = await services.accounts.rename(guest, body.name)
    for table in await services.store.tables_of(guest.ids, ("waiting", "playing")):
        with contextlib.suppress(CommandRefused):  # the table is broken
            await services.table_service.execute(table, partial(_rename_drafts, guest, name))
    return me_of(Guest(guest.id, name, True))


def _rename_drafts(guest: Guest, name: str, table: Table) -> list[Draft]:
    """The entry that renames a person. People who share a screen hold several seats and keep their names."""
    own = [number for number, seat in enumerate(table.seats) if guest.is_at(seat.guest)]
    return table.rename(own[0], name) if len(own) == 1 else []


@router.put("/account/password")
async def change_password(body: NewPassword, guest: Member, services: Serving) -> Me:
    """Change your password. All other sessions end."""
    _check_rate_limit(services, "guess", name_key(guest.name))
    await services.accounts.change_password(guest, body.old, body.new)
    return me_of(guest)


@router.get("/account/export", response_model=dict[str, Any])
async def export(guest: Member, services: Serving) -> Response:
    """Everything that is stored about you, as a file."""
    body = msgspec.json.format(msgspec.json.encode(await export_data(services.store, guest)), indent=1)
    headers = {"content-disposition": 'attachment; filename="pennant-account.json"', "cache-control": "no-store"}
    return Response(body, media_type="application/json", headers=headers)


@router.delete("/account")
async def delete(body: Password, guest: Member, services: Serving, response: Response) -> Me:
    """Delete your account and your data. Running games are resigned; finished games stay without your name."""
    _check_rate_limit(services, "guess", name_key(guest.name))
    await services.accounts.check_password(guest.id, body.password)
    await leave_tables(services.store, services.table_service, services.writer, guest.ids)
    await delete_rows(services.store, guest.ids)
    services.accounts.clear_cache()
    await services.accounts.close_ended()
    return _new_guest(services, response)


@router.delete("/account/sessions/{id}")
async def end_session(id: CredentialId, guest: Member, services: Serving) -> Account:
    """End one of your sessions."""
    await _end(services, guest, "session", credentials.c.id == id)
    return await account(guest, services)


@router.delete("/account/sessions")
async def end_other_sessions(guest: Member, services: Serving) -> Account:
    """End all your sessions except this one."""
    await services.accounts.end_credentials(
        credentials.c.account == guest.id, credentials.c.kind == "session", credentials.c.id != guest.session_id
    )
    return await account(guest, services)


@router.post("/account/tokens", status_code=201)
async def new_token(body: TokenRequest, guest: Member, services: Serving) -> NewApiToken:
    """Create an API token. It is shown only in this response."""
    token, row = await services.accounts.new_token(guest.id, clean_name(body.name), body.scopes, body.days)
    return NewApiToken(token=token, **_token(row).model_dump())


@router.delete("/account/tokens/{id}")
async def end_token(id: CredentialId, guest: Member, services: Serving) -> Account:
    """Revoke an API token."""
    await _end(services, guest, "token", credentials.c.id == id)
    return await account(guest, services)


async def _end(services: Services, guest: Guest, kind: str, which: Any) -> None:
    if not await services.accounts.end_credentials(
        credentials.c.account == guest.id, credentials.c.kind == kind, which
    ):
        raise CommandRefused("unknown", f"there is no such {kind}")
