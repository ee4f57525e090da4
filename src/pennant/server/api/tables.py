"""Tables: create them, take seats, and read stories, replays, records and proofs."""

import asyncio
import secrets
from functools import partial
from typing import Annotated, Any

import msgspec
from fastapi import APIRouter, Depends, Query, Response

from pennant.kernel.errors import UsageError
from pennant.kernel.state import CHANCE_EVENT
from pennant.server.api.asking import Asking, HeldSeat, Serving, guest_of
from pennant.server.api.models import (
    REFUSALS,
    BotRequest,
    Draw,
    OneTable,
    Proof,
    RematchRequest,
    Seated,
    SeatNumber,
    SeatRequest,
    Story,
    TableId,
    TableRequest,
    Tables,
    Tokens,
)
from pennant.server.entries import Clock, Settings
from pennant.server.errors import CommandRefused
from pennant.server.guests import Guest, clean_contribution, clean_name
from pennant.server.messages import Replay, StoryLine, TableInfo
from pennant.server.new_table import new_settings
from pennant.server.replays import EVERYTHING, Everything, build_replay
from pennant.server.seats import Seat
from pennant.server.services import Services
from pennant.server.table import Draft, Table
from pennant.server.table_views import TableViews, Viewer, full_story

router = APIRouter(prefix="/api/tables", responses=REFUSALS, tags=["tables"])

LOBBY_SIZE = 40


@router.get("", dependencies=[Depends(guest_of)])
async def open_tables(services: Serving) -> Tables:
    """The lobby: tables with open seats, and games to watch."""
    ids = await services.store.open_tables(LOBBY_SIZE)
    return Tables(tables=await services.table_service.read_many(ids, TableViews.row))


@router.post("", status_code=201)
async def create(body: TableRequest, guest: Asking, services: Serving) -> Seated:
    """Create a table. The game starts at once if no seat is left open.

    A client that wants to see the commitment before it contributes leaves its own seat `open`, and takes it afterwards.
    """
    if not services.rate_limits.allow("table", guest.id):
        raise CommandRefused("too-fast", "too many tables: finish one of them first")
    settings = Settings(
        game=body.game,
        mode=body.mode,
        options=body.options,
        edition=0,
        secret=secrets.token_hex(32),
        seats=[spec.removeprefix("bot:") if spec.startswith("bot:") else "open" for spec in body.seats],
        cards=body.cards,
        clock=_clock(body),
        listed=body.listed,
    )
    seated = await _seat_drafts(services, body, guest)
    return await _with_tokens(services, await _create_table(services, settings, seated), guest)


def _clock(body: TableRequest) -> Clock:
    clock = body.clock
    if clock.kind in ("move", "bank") and clock.seconds < 5:
        raise UsageError("a clock needs at least 5 seconds")
    if clock.kind == "days" and clock.days < 1:
        raise UsageError("a clock in days needs at least one day")
    return Clock(clock.kind, clock.seconds, clock.increment, clock.days)


async def _seat_drafts(services: Services, body: TableRequest, guest: Guest) -> list[Draft]:
    """Drafts for the people who sit down at once: the creator, and others at the same screen."""
    if "me" in body.seats[body.seats.index("me") + 1 :] if "me" in body.seats else False:
        raise UsageError("only one seat can be `me`; use `hot` for others at your screen")
    names = iter(body.names)
    drafts: list[Draft] = []
    for number, spec in enumerate(body.seats):
        if spec not in ("me", "hot"):
            continue
        hot = clean_name(next(names, f"{number + 1}")) if spec == "hot" else ""
        name = await services.accounts.free_name(guest, hot) if hot else guest.name
        contribution = clean_contribution(body.contribution if spec == "me" else "")
        drafts.append(("sat", number, {"name": name, "contribution": contribution, "guest": guest.id}))
    return drafts


async def _create_table(services: Services, settings: Settings, seated: list[Draft]) -> str:
    for spec in settings.seats:
        if spec != "open":
            _check_bot(spec)
    cards = services.card_sets.folder(settings.game, settings.cards)
    checked = new_settings(settings, cards)
    return await services.table_service.create(checked, seated)


def _check_bot(spec: str) -> None:
    from pennant.bots import bot

    bot(spec)


async def _with_tokens(services: Services, id: str, guest: Guest) -> Seated:
    """A table with the tokens of all seats of a person."""

    def describe(views: TableViews) -> tuple[TableInfo, dict[str, str]]:
        return views.info(), _tokens(services, views.table, guest)

    table, tokens = await services.table_service.read(id, describe)
    return Seated(table=table, tokens=tokens)


def _tokens(services: Services, table: Table, guest: Guest) -> dict[str, str]:
    return {
        str(number): services.keys.seat_token(table.id, number, seat.epoch, guest.session_id)
        for number, seat in enumerate(table.seats)
        if seat.kind == "person" and guest.is_at(seat.guest) and guest.may_play
    }


@router.get("/{id}", dependencies=[Depends(guest_of)])
async def one_table(id: TableId, services: Serving) -> OneTable:
    """A table, as everyone may see it."""
    return OneTable(table=await services.table_service.read(id, TableViews.info))


@router.get("/{id}/tokens")
async def tokens(id: TableId, services: Serving, guest: Asking) -> Tokens:
    """The tokens of your seats."""
    found = await services.table_service.read(id, lambda views: _tokens(services, views.table, guest))
    return Tokens(tokens=found)


@router.post("/{id}/seats/{seat}", status_code=201)
async def sit(id: TableId, seat: SeatNumber, body: SeatRequest, services: Serving, guest: Asking) -> Seated:
    """Take an open seat. The game starts when the last seat is taken."""
    name = await services.accounts.name_at_table(guest, body.name)
    contribution = clean_contribution(body.contribution)
    await services.table_service.execute(id, lambda table: table.sit(seat, name, contribution, guest.id, body.deck))
    return await _with_tokens(services, id, guest)


@router.put("/{id}/seats/{seat}")
async def put_bot(id: TableId, seat: SeatNumber, body: BotRequest, services: Serving, guest: Asking) -> OneTable:
    """Put a bot on an open seat. Only people at the table may do that."""

    def command(table: Table) -> list[Draft]:
        if not any(guest.is_at(each.guest) for each in table.seats):
            raise CommandRefused("not-yours", "only people at this table can do that")
        return table.put_bot(seat, body.bot)

    await services.table_service.execute(id, command)
    return await one_table(id, services)


@router.delete("/{id}/seats/{seat}")
async def get_up(id: TableId, seat: SeatNumber, services: Serving, guest: Asking, held: HeldSeat) -> OneTable:
    """Leave a seat before the game has started."""

    def command(table: Table) -> list[Draft]:
        if not _holds_seat(table, seat, held, guest):
            raise CommandRefused("not-yours", "this is not your seat")
        return table.leave(seat)

    await services.table_service.execute(id, command)
    return await one_table(id, services)


def _holds_seat(table: Table, seat: int, held: tuple[str, int, int] | None, guest: Guest) -> bool:
    """Whether a seat belongs to the person of a request, by seat token or by identity."""
    if not 0 <= seat < len(table.seats) or table.seats[seat].kind != "person":
        return False
    return held == (table.id, seat, table.seats[seat].epoch) or guest.is_at(table.seats[seat].guest)


@router.post("/{id}/rematch", status_code=201)
async def rematch(id: TableId, body: RematchRequest, services: Serving, guest: Asking) -> Seated:
    """Create a table for a rematch with the sides rotated, or join it if another player has created it."""
    table = await services.table_service.read(id, lambda views: views.table)
    if not any(guest.is_at(seat.guest) for seat in table.seats):
        raise CommandRefused("not-yours", "only people who played this game can ask for a rematch")
    if table.status != "over":
        raise CommandRefused("playing", "this game is not over yet")
    again = table.next or await _create_rematch(services, table)
    if body.sit:
        await _sit_at_rematch(services, table, again, guest, body.contribution)
    return await _with_tokens(services, again, guest)


async def _create_rematch(services: Services, table: Table) -> str:
    """Create a table for a rematch, with open seats. Only the first one is kept."""
    settings = msgspec.structs.replace(
        table.settings,
        options=_rotated_options(table),
        secret=secrets.token_hex(32),
        seats=[seat.bot or "open" for seat in table.seats[1:] + table.seats[:1]],
        previous=table.id,
        listed=False,
    )
    made = await _create_table(services, settings, [])
    if await services.table_service.execute(table.id, lambda old: old.rematch(made)):
        return made
    await services.table_service.execute(made, Table.remove)  # another player was faster
    return str(await services.table_service.read(table.id, lambda views: views.table.next))


async def _sit_at_rematch(services: Services, table: Table, again: str, guest: Guest, contribution: str) -> None:
    """Take all seats of a person at a rematch that are still open."""
    for number, seat in enumerate(table.seats):
        place = (number - 1) % len(table.seats)
        other = await services.table_service.read(again, lambda views: views.table)
        if guest.is_at(seat.guest) and other.status == "waiting" and other.seats[place].kind == "open":
            name = await _name_at_rematch(services, table, seat, guest)
            command = partial(_sit, place, name, clean_contribution(contribution), guest.id)
            await services.table_service.execute(again, command)


async def _name_at_rematch(services: Services, table: Table, seat: Seat, guest: Guest) -> str:
    """The name of a person at a rematch: as before, unless it belongs to an account by now."""
    alone = sum(guest.is_at(each.guest) for each in table.seats) == 1
    free = await services.accounts.holder(seat.name) in (None, guest.id)
    return guest.name if alone and guest.account else seat.name if free else ""


def _sit(place: int, name: str, contribution: str, guest: str, table: Table) -> list[Draft]:
    return table.sit(place, name, contribution, guest)


def _rotated_options(table: Table) -> dict[str, Any]:
    """The options with the seats rotated by one. People keep the decks that they have brought."""
    options, decks = table.options(), table.game.decks
    if decks is not None:
        words = options[decks.option]
        options[decks.option] = words[1:] + words[:1]
    return options


# --- history ----------------------------------------------------------------------------------------------------------


@router.get("/{id}/story")
async def story(
    id: TableId,
    services: Serving,
    guest: Asking,
    held: HeldSeat,
    eyes: Annotated[str, Query(pattern="^(none|[0-9]{1,2})$")] = "none",
) -> Story:
    """The story of the game so far."""

    def build(views: TableViews) -> list[StoryLine]:
        table = views.table
        return full_story(table, _check_viewer(table, eyes, held, guest), table.game)

    return Story(story=await services.table_service.read(id, build))


@router.get("/{id}/replay", response_model=Replay)
async def replay(
    id: TableId,
    services: Serving,
    guest: Asking,
    held: HeldSeat,
    eyes: Annotated[str, Query(pattern="^(none|all|[0-9]{1,2})$")] = "none",
) -> Response:
    """The game so far, entry by entry: as your own seat while it runs, as any seat when it is over."""
    entries, cards = await services.table_service.read_log(id)

    def choose_viewer(views: TableViews) -> Viewer | Everything:
        if eyes == EVERYTHING:
            _require_over(views.table)
            return EVERYTHING
        return _check_viewer(views.table, eyes, held, guest)

    chosen = await services.table_service.read(id, choose_viewer)
    body = await asyncio.to_thread(lambda: msgspec.json.encode(build_replay(id, entries, cards, chosen)))
    return Response(body, media_type="application/json", headers={"cache-control": "no-store"})


def _check_viewer(table: Table, eyes: str, held: tuple[str, int, int] | None, guest: Guest) -> Viewer:
    """The requested viewer, if the person may see the game as this viewer."""
    if eyes == "none":
        return None
    seat = int(eyes)
    if seat >= len(table.seats):
        raise CommandRefused("unknown", f"this table has seats 0 to {len(table.seats) - 1}")
    if table.status != "over" and not _holds_seat(table, seat, held, guest):
        raise CommandRefused("not-yours", "while a game is running you can only see it from your own seat")
    return seat


@router.get("/{id}/record", dependencies=[Depends(guest_of)], response_model=dict[str, Any])
async def record(id: TableId, services: Serving) -> Response:
    """The record of a finished game: a file that can be replayed and verified."""

    def write(views: TableViews) -> str:
        sitting = _require_over(views.table).sitting
        if sitting is None:
            raise CommandRefused("unknown", "this game was never played")
        return sitting.record.text()

    headers = {"content-disposition": f'attachment; filename="{id}.json"'}
    return Response(await services.table_service.read(id, write), media_type="application/json", headers=headers)


@router.get("/{id}/proof", dependencies=[Depends(guest_of)])
async def proof(id: TableId, services: Serving) -> Proof:
    """The secret, the contributions and all draws of a finished game, to verify the deal."""

    def open_proof(views: TableViews) -> Proof:
        table = _require_over(views.table)
        log = table.state.log or [] if table.sitting else []
        draws = [event for event in log if event[0] == CHANCE_EVENT]
        return Proof(
            commitment=table.commitment,
            secret=table.settings.secret,
            contributions=[seat.contribution for seat in table.seats],
            draws=[
                Draw(stream=stream, counter=counter, n=n, value=value) for _, stream, counter, n, value, *_ in draws
            ],
        )

    return await services.table_service.read(id, open_proof)


def _require_over(table: Table) -> Table:
    if table.status != "over":
        raise CommandRefused("playing", "this is available when the game is over")
    return table
