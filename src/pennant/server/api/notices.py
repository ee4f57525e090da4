"""How accounts are told that it is their turn, and their vacation."""

from typing import Annotated, Any, Literal

from fastapi import APIRouter, Request
from pydantic import BaseModel, Field

from pennant.server.api.asking import Member, Serving
from pennant.server.api.models import REFUSALS, Strict, Whole
from pennant.server.desk import new_ref, now
from pennant.server.guests import Guest
from pennant.server.hooks import Unreachable, addresses_of, target_of
from pennant.server.mail import checked_address
from pennant.server.messenger import call
from pennant.server.notices import Pace
from pennant.server.pages.shell import language_of
from pennant.server.services import Services
from pennant.server.table import Refused
from pennant.server.vacation import ends

router = APIRouter(prefix="/api/notices", responses=REFUSALS, tags=["notices"])


class MailWish(Strict):
    """Where to write to, and at most how often."""

    address: Annotated[str, Field(max_length=300, examples=["ann@mail.example.org"])]
    pace: Pace = "each"
    lang: Literal["en", "ru"] | None = None
    """In which language; else the one that the browser likes best."""


class HookWish(Strict):
    """What to call."""

    url: Annotated[str, Field(max_length=600, examples=["https://bot.example.org/pennant"])]


class VacationWish(Strict):
    """For how long."""

    days: Annotated[int, Field(ge=1, le=366), Whole]


class MailInfo(BaseModel):
    """Where an account is written to."""

    address: str
    confirmed: bool
    pace: Pace


class HookInfo(BaseModel):
    """What is called for an account; `failing` if it was given up after many failures."""

    url: str
    failing: bool


class VacationInfo(BaseModel):
    """Days that are left this year, and until when the account is on vacation."""

    left: int
    until: int | None


class NoticesInfo(BaseModel):
    """How an account is told."""

    mail: MailInfo | None
    hook: HookInfo | None
    can_mail: bool
    vacation: VacationInfo


class NewHook(NoticesInfo):
    """With the secret that calls are signed with; it is not told again."""

    secret: str


class HookTest(BaseModel):
    """What a hook has answered, or why it could not be called."""

    status: int | None
    text: str


@router.get("")
async def notices(member: Member, services: Serving) -> NoticesInfo:
    """How you are told that it is your turn."""
    return NoticesInfo.model_validate(await _info(services, member))


@router.put("/mail")
async def write_to(wish: MailWish, member: Member, services: Serving, request: Request) -> NoticesInfo:
    """Be told by e-mail. A new address is written to first, and has to be confirmed by the link in that letter."""
    if services.settings.mail is None:
        raise Refused("no-mail", "this server sends no e-mail")
    address = checked_address(wish.address)
    known = await services.notices.mail(member.id)
    if known is None or known.address != address or known.confirmed is None:
        for who in (member.id, address.lower()):
            if not services.buckets.allow("letter", who):
                raise Refused("too-fast", "so many letters: look for one that has come, or wait an hour")
    await services.notices.write_to(member.id, address, wish.pace, language_of(request, wish.lang))
    return NoticesInfo.model_validate(await _info(services, member))


@router.delete("/mail")
async def write_no_more(member: Member, services: Serving) -> NoticesInfo:
    """Be told nothing by e-mail; the address is forgotten."""
    await services.notices.write_no_more(member.id)
    return NoticesInfo.model_validate(await _info(services, member))


@router.put("/hook")
async def hook_to(wish: HookWish, member: Member, services: Serving) -> NewHook:
    """Let a program be called; each time it gets a new secret, which is told only now."""
    _not_too_often(services, member)
    await addresses_of(target_of(wish.url), services.settings.hook_hosts)
    secret = await services.notices.call(member.id, wish.url)
    return NewHook.model_validate({**await _info(services, member), "secret": secret})


@router.delete("/hook")
async def hook_no_more(member: Member, services: Serving) -> NoticesInfo:
    """Let it be called no more."""
    await services.notices.call_no_more(member.id)
    return NoticesInfo.model_validate(await _info(services, member))


@router.post("/hook/test")
async def try_hook(member: Member, services: Serving) -> HookTest:
    """Call the hook now, with the event `test`. One that was given up and answers well is called again from now on."""
    _not_too_often(services, member)
    row = await services.notices.hook(member.id)
    if row is None:
        raise Refused("unknown", "you have named no hook")
    try:
        status = await call(row.url, row.secret, {"event": "test", "id": new_ref()}, services.settings.hook_hosts)
    except Unreachable as error:
        return HookTest(status=None, text=str(error))
    if not 200 <= status < 300:
        return HookTest(status=status, text="it should answer with 200, or another status from 200 to 299")
    await services.notices.hook_works(member.id, row.url)
    return HookTest(status=status, text="it answers")


@router.post("/vacation")
async def go_on_vacation(wish: VacationWish, member: Member, services: Serving) -> NoticesInfo:
    """Let your clocks stand still, at all tables with days to think."""
    await services.vacations.begin(member, wish.days)
    return NoticesInfo.model_validate(await _info(services, member))


@router.delete("/vacation")
async def come_back(member: Member, services: Serving) -> NoticesInfo:
    """Let your clocks go on; days that were not begun are kept."""
    await services.vacations.end(member)
    return NoticesInfo.model_validate(await _info(services, member))


def _not_too_often(services: Services, member: Guest) -> None:
    if not services.buckets.allow("hook", member.id):
        raise Refused("too-fast", "too many tries: wait a minute")


async def _info(services: Services, member: Guest) -> dict[str, Any]:
    mail, hook = await services.notices.mail(member.id), await services.notices.hook(member.id)
    spans, moment = await services.vacations.spans(member.id), now()
    return {
        "mail": mail and {"address": mail.address, "confirmed": mail.confirmed is not None, "pace": mail.pace},
        "hook": hook and {"url": hook.url, "failing": bool(hook.failing)},
        "can_mail": services.settings.mail is not None,
        "vacation": {"left": services.vacations.left(spans, moment), "until": ends(spans, moment)},
    }
