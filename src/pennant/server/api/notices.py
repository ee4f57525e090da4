"""Notices of turns by e-mail and web hook, and vacation."""

from typing import Annotated

from fastapi import APIRouter, Request
from pydantic import BaseModel, Field

from pennant.kernel.words import LANGUAGES
from pennant.server.api.asking import Member, Serving
from pennant.server.api.models import REFUSALS, Strict, Whole
from pennant.server.errors import CommandRefused
from pennant.server.guests import Guest
from pennant.server.hooks import Unreachable, parse_url, resolve
from pennant.server.ids import new_idempotency_key
from pennant.server.mail import check_address
from pennant.server.messenger import call_hook
from pennant.server.notices import Pace
from pennant.server.pages.shell import language_of
from pennant.server.services import Services
from pennant.server.timestamps import now
from pennant.server.vacation import vacation_end

router = APIRouter(prefix="/api/notices", responses=REFUSALS, tags=["notices"])


class MailRequest(Strict):
    """The address for e-mail notices, and how often to send them."""

    address: Annotated[str, Field(max_length=300, examples=["ann@mail.example.org"])]
    pace: Pace = "each"
    lang: Annotated[str, Field(pattern=f"^({'|'.join(LANGUAGES)})$")] | None = None
    """The language of the mails; by default that of the browser."""


class HookRequest(Strict):
    """The URL of a web hook."""

    url: Annotated[str, Field(max_length=600, examples=["https://bot.example.org/pennant"])]


class VacationRequest(Strict):
    """The length of a vacation."""

    days: Annotated[int, Field(ge=1, le=366), Whole]


class MailInfo(BaseModel):
    """The e-mail settings of an account."""

    address: str
    confirmed: bool
    pace: Pace


class HookInfo(BaseModel):
    """The web hook of an account; `failing` if it is no longer called after many failures."""

    url: str
    failing: bool


class VacationInfo(BaseModel):
    """The days of vacation left this year, and when the current vacation ends."""

    left: int
    until: int | None


class NoticesInfo(BaseModel):
    """The notice settings of an account."""

    mail: MailInfo | None
    hook: HookInfo | None
    can_mail: bool
    vacation: VacationInfo


class NewHook(NoticesInfo):
    """A new web hook, with the secret that signs its calls. It is shown only once."""

    secret: str


class HookTest(BaseModel):
    """The response of a web hook, or the reason why it could not be called."""

    status: int | None
    text: str


@router.get("")
async def notices(member: Member, services: Serving) -> NoticesInfo:
    """Your notice settings."""
    return await _info(services, member)


@router.put("/mail")
async def set_mail(body: MailRequest, member: Member, services: Serving, request: Request) -> NoticesInfo:
    """Get notices by e-mail. A new address has to be confirmed by a link in a first mail."""
    if services.settings.mail is None:
        raise CommandRefused("no-mail", "this server does not send e-mail")
    address = check_address(body.address)
    known = await services.notices.mail(member.id)
    if known is None or known.address != address or known.confirmed is None:
        for who in (member.id, address.lower()):
            if not services.rate_limits.allow("letter", who):
                raise CommandRefused("too-fast", "too many e-mails: check your inbox, or wait an hour")
    await services.notices.set_mail(member.id, address, body.pace, language_of(request, body.lang))
    return await _info(services, member)


@router.delete("/mail")
async def delete_mail(member: Member, services: Serving) -> NoticesInfo:
    """Stop notices by e-mail, and delete the address."""
    await services.notices.delete_mail(member.id)
    return await _info(services, member)


@router.put("/hook")
async def set_hook(body: HookRequest, member: Member, services: Serving) -> NewHook:
    """Set your web hook. It gets a new secret, which is shown only in this response."""
    _check_rate_limit(services, member)
    await resolve(parse_url(body.url), services.settings.hook_hosts)
    secret = await services.notices.set_hook(member.id, body.url)
    return NewHook(**dict(await _info(services, member)), secret=secret)


@router.delete("/hook")
async def delete_hook(member: Member, services: Serving) -> NoticesInfo:
    """Delete your web hook."""
    await services.notices.delete_hook(member.id)
    return await _info(services, member)


@router.post("/hook/test")
async def test_hook(member: Member, services: Serving) -> HookTest:
    """Call your web hook now, with the event `test`. A failing hook that answers is called again from now on."""
    _check_rate_limit(services, member)
    row = await services.notices.hook(member.id)
    if row is None:
        raise CommandRefused("unknown", "you have no web hook")
    try:
        status = await call_hook(
            row.url, row.secret, {"event": "test", "id": new_idempotency_key()}, services.settings.hook_hosts
        )
    except Unreachable as error:
        return HookTest(status=None, text=str(error))
    if not 200 <= status < 300:
        return HookTest(status=status, text="the hook must answer with a status from 200 to 299")
    await services.notices.reset_hook(member.id, row.url)
    return HookTest(status=status, text="the hook answered")


@router.post("/vacation")
async def start_vacation(body: VacationRequest, member: Member, services: Serving) -> NoticesInfo:
    """Go on vacation: your clocks at correspondence tables are paused."""
    await services.vacations.begin(member, body.days)
    return await _info(services, member)


@router.delete("/vacation")
async def end_vacation(member: Member, services: Serving) -> NoticesInfo:
    """End your vacation. Days that have not started are kept."""
    await services.vacations.end(member)
    return await _info(services, member)


def _check_rate_limit(services: Services, member: Guest) -> None:
    if not services.rate_limits.allow("hook", member.id):
        raise CommandRefused("too-fast", "too many attempts: wait a minute")


async def _info(services: Services, member: Guest) -> NoticesInfo:
    mail, hook = await services.notices.mail(member.id), await services.notices.hook(member.id)
    spans, moment = await services.vacations.spans(member.id), now()
    return NoticesInfo(
        mail=mail and MailInfo(address=mail.address, confirmed=mail.confirmed is not None, pace=mail.pace),
        hook=hook and HookInfo(url=hook.url, failing=bool(hook.failing)),
        can_mail=services.settings.mail is not None,
        vacation=VacationInfo(left=services.vacations.days_left(spans, moment), until=vacation_end(spans, moment)),
    )
