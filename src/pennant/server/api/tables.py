"""Tables: create one, sit down, look back at a game, take its record home."""

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
    BotWish,
    NewTable,
    OneTable,
    Proof,
    Rematch,
    Seated,
    SeatNumber,
    Sitting,
    Story,
    StoryLine,
    TableId,
    Tables,
    Tokens,
)
from pennant.server.entries import Clock, Settings
from pennant.server.guests import Guest, clean_contribution, clean_name
from pennant.server.replays import replay_of
from pennant.server.services import Services
from pennant.server.table import Draft, Refused, Seat, Table, new_settings
from pennant.server.telling import Eyes, Telling, whole_story

router = APIRouter(prefix="/api/tables", responses=REFUSALS, tags=["tables"])

MOST_LISTED = 40


@router.get("", dependencies=[Depends(guest_of)])
async def open_tables(services: Serving) -> Tables:
    """Tables in the lobby: those that wait for somebody, and games to watch."""
    ids = await services.store.open_tables(MOST_LISTED)
    return Tables.model_validate({"tables": await services.desk.ask_all(ids, Telling.row)})


@router.post("", status_code=201)
async def create(wish: NewTable, guest: Asking, services: Serving) -> Seated:
    """A new table. The game begins at once if no seat is left open.

    Who would like to see the commitment before they contribute leaves their seat `open`, and sits down then.
    """
    if not services.buckets.allow("table", guest.id):
        raise Refused("too-fast", "so many tables: play at one of them first")
    settings = Settings(
        game=wish.game,
        mode=wish.mode,
        options=wish.options,
        edition=0,
        secret=secrets.token_hex(32),
        seats=[spec.removeprefix("bot:") if spec.startswith("bot:") else "open" for spec in wish.seats],
        cards=wish.cards,
        clock=_clock(wish),
        listed=wish.listed,
    )
    sat = await _sat(services, wish, guest)
    return await _seated(services, await _created(services, settings, sat), guest)


def _clock(wish: NewTable) -> Clock:
    clock = wish.clock
    if clock.kind in ("move", "bank") and clock.seconds < 5:
        raise UsageError("a clock needs at least 5 seconds")
    if clock.kind == "days" and clock.days < 1:
        raise UsageError("a clock of days needs at least one day")
    return Clock(clock.kind, clock.seconds, clock.increment, clock.days)


async def _sat(services: Services, wish: NewTable, guest: Guest) -> list[Draft]:
    """The people who sit down as the table is made: its maker, and others at the same screen."""
    if "me" in wish.seats[wish.seats.index("me") + 1 :] if "me" in wish.seats else False:
        raise UsageError("you can sit on one seat only; `hot` is for others at your screen")
    names = iter(wish.names)
    drafts: list[Draft] = []
    for number, spec in enumerate(wish.seats):
        if spec not in ("me", "hot"):
            continue
        hot = clean_name(next(names, f"{number + 1}")) if spec == "hot" else ""
        name = await services.accounts.free_name(guest, hot) if hot else guest.name
        contribution = clean_contribution(wish.contribution if spec == "me" else "")
        drafts.append(("sat", number, {"name": name, "contribution": contribution, "guest": guest.id}))
    return drafts


async def _created(services: Services, settings: Settings, sat: list[Draft]) -> str:
    for spec in settings.seats:
        if spec != "open":
            _known_bot(spec)
    cards = services.card_sets.folder(settings.game, settings.cards)
    checked = new_settings(settings, cards)
    return await services.desk.create(checked, sat)


def _known_bot(spec: str) -> None:
    from pennant.bots import bot

    bot(spec)


async def _seated(services: Services, id: str, guest: Guest) -> Seated:
    """A table with the tokens of all seats that a guest holds."""

    def described(telling: Telling) -> dict[str, Any]:
        return {"table": telling.info(), "tokens": _tokens(services, telling.table, guest)}

    return Seated.model_validate(await services.desk.ask(id, described))


def _tokens(services: Services, table: Table, guest: Guest) -> dict[str, str]:
    return {
        str(number): services.keys.token(table.id, number, seat.epoch, guest.entry)
        for number, seat in enumerate(table.seats)
        if seat.kind == "person" and guest.is_at(seat.guest) and guest.may_play
    }


@router.get("/{id}", dependencies=[Depends(guest_of)])
async def one_table(id: TableId, services: Serving) -> OneTable:
    """A table, as everybody may know it."""
    return OneTable.model_validate({"table": await services.desk.ask(id, Telling.info)})


@router.get("/{id}/tokens")
async def tokens(id: TableId, services: Serving, guest: Asking) -> Tokens:
    """The tokens of the seats that are yours."""
    found = await services.desk.ask(id, lambda telling: _tokens(services, telling.table, guest))
    return Tokens(tokens=found)


@router.post("/{id}/seats/{seat}", status_code=201)
async def sit(id: TableId, seat: SeatNumber, wish: Sitting, services: Serving, guest: Asking) -> Seated:
    """Sit down on an open seat. The game begins when the last one is taken."""
    name = await services.accounts.name_at_table(guest, wish.name)
    contribution = clean_contribution(wish.contribution)
    await services.desk.command(id, lambda table: table.sit(seat, name, contribution, guest.id, wish.deck))
    return await _seated(services, id, guest)


@router.put("/{id}/seats/{seat}")
async def put_bot(id: TableId, seat: SeatNumber, wish: BotWish, services: Serving, guest: Asking) -> OneTable:
    """Put a bot on an open seat; for those who sit at the table."""

    def allowed(table: Table) -> list[Draft]:
        if not any(guest.is_at(each.guest) for each in table.seats):
            raise Refused("not-yours", "only somebody at the table can do that")
        return table.put_bot(seat, wish.bot)

    await services.desk.command(id, allowed)
    return await one_table(id, services)


@router.delete("/{id}/seats/{seat}")
async def get_up(id: TableId, seat: SeatNumber, services: Serving, guest: Asking, held: HeldSeat) -> OneTable:
    """Get up before the game has begun."""

    def allowed(table: Table) -> list[Draft]:
        if not _holds(table, seat, held, guest):
            raise Refused("not-yours", "this is not your seat")
        return table.leave(seat)

    await services.desk.command(id, allowed)
    return await one_table(id, services)


def _holds(table: Table, seat: int, held: tuple[str, int, int] | None, guest: Guest) -> bool:
    """Whether a seat belongs to whoever asks: by token, or by cookie."""
    if not 0 <= seat < len(table.seats) or table.seats[seat].kind != "person":
        return False
    return held == (table.id, seat, table.seats[seat].epoch) or guest.is_at(table.seats[seat].guest)


@router.post("/{id}/rematch", status_code=201)
async def rematch(id: TableId, wish: Rematch, services: Serving, guest: Asking) -> Seated:
    """Play again with the sides swapped; whoever comes second sits down at the table that the first one has made."""
    table = await services.desk.ask(id, lambda telling: telling.table)
    if not any(guest.is_at(seat.guest) for seat in table.seats):
        raise Refused("not-yours", "only those who played can play again")
    if table.status != "over":
        raise Refused("playing", "this game is not over yet")
    again = table.next or await _made_again(services, table)
    if wish.sit:
        await _sit_again(services, table, again, guest, wish.contribution)
    return await _seated(services, again, guest)


async def _made_again(services: Services, table: Table) -> str:
    """A table for the same people, who have yet to sit down; the first that somebody makes stays."""
    settings = msgspec.structs.replace(
        table.settings,
        options=_turned(table),
        secret=secrets.token_hex(32),
        seats=[seat.bot or "open" for seat in table.seats[1:] + table.seats[:1]],
        previous=table.id,
        listed=False,
    )
    made = await _created(services, settings, [])
    if await services.desk.command(table.id, lambda old: old.rematch(made)):
        return made
    await services.desk.command(made, Table.remove)  # somebody else was faster
    return str(await services.desk.ask(table.id, lambda telling: telling.table.next))


async def _sit_again(services: Services, table: Table, again: str, guest: Guest, contribution: str) -> None:
    """Sit down on all seats that are one's own, if nobody sits there yet."""
    for number, seat in enumerate(table.seats):
        place = (number - 1) % len(table.seats)
        other = await services.desk.ask(again, lambda telling: telling.table)
        if guest.is_at(seat.guest) and other.status == "waiting" and other.seats[place].kind == "open":
            name = await _name_again(services, table, seat, guest)
            command = partial(_sit, place, name, clean_contribution(contribution), guest.id)
            await services.desk.command(again, command)


async def _name_again(services: Services, table: Table, seat: Seat, guest: Guest) -> str:
    """What somebody is called who plays again: as before, unless the name belongs to somebody by now."""
    alone = sum(guest.is_at(each.guest) for each in table.seats) == 1
    free = await services.accounts.holder(seat.name) in (None, guest.id)
    return guest.name if alone and guest.account else seat.name if free else ""


def _sit(place: int, name: str, contribution: str, guest: str, table: Table) -> list[Draft]:
    return table.sit(place, name, contribution, guest)


def _turned(table: Table) -> dict[str, Any]:
    """The options for a table with the seats turned by one: people keep the decks that they have brought."""
    options, decks = table.options(), table.game.decks
    if decks is not None:
        words = options[decks.option]
        options[decks.option] = words[1:] + words[:1]
    return options


# --- looking back -----------------------------------------------------------------------------------------------------


@router.get("/{id}/story")
async def story(
    id: TableId,
    services: Serving,
    guest: Asking,
    held: HeldSeat,
    eyes: Annotated[str, Query(pattern="^(none|[0-9]{1,2})$")] = "none",
) -> Story:
    """The game so far in sentences."""

    def told(telling: Telling) -> list[StoryLine]:
        table = telling.table
        return [StoryLine(**line) for line in whole_story(table, _eyes(table, eyes, held, guest), table.game)]

    return Story(story=await services.desk.ask(id, told))


@router.get("/{id}/replay")
async def replay(
    id: TableId,
    services: Serving,
    guest: Asking,
    held: HeldSeat,
    eyes: Annotated[str, Query(pattern="^(none|all|[0-9]{1,2})$")] = "none",
) -> Response:
    """The game so far, entry by entry: through one's own eyes while it runs, through anybody's when it is over."""
    entries, cards = await services.desk.whole(id)

    def allowed(telling: Telling) -> Eyes | str:
        if eyes == "all":
            _must_be_over(telling.table)
            return "all"
        return _eyes(telling.table, eyes, held, guest)

    chosen = await services.desk.ask(id, allowed)
    body = await asyncio.to_thread(lambda: msgspec.json.encode(replay_of(id, entries, cards, chosen)))
    return Response(body, media_type="application/json", headers={"cache-control": "no-store"})


def _eyes(table: Table, eyes: str, held: tuple[str, int, int] | None, guest: Guest) -> Eyes:
    """The eyes asked for, if one may look through them."""
    if eyes == "none":
        return None
    seat = int(eyes)
    if seat >= len(table.seats):
        raise Refused("unknown", f"this table has seats 0 to {len(table.seats) - 1}")
    if table.status != "over" and not _holds(table, seat, held, guest):
        raise Refused("not-yours", "while a game runs one sees it through one's own eyes only")
    return seat


@router.get("/{id}/record", dependencies=[Depends(guest_of)])
async def record(id: TableId, services: Serving) -> Response:
    """The record of a game that is over: a file that can be replayed and verified."""

    def written(telling: Telling) -> str:
        sitting = _must_be_over(telling.table).sitting
        if sitting is None:
            raise Refused("unknown", "this game was never played")
        return sitting.record.text()

    headers = {"content-disposition": f'attachment; filename="{id}.json"'}
    return Response(await services.desk.ask(id, written), media_type="application/json", headers=headers)


@router.get("/{id}/proof", dependencies=[Depends(guest_of)])
async def proof(id: TableId, services: Serving) -> Proof:
    """All that is needed to check that the deal was honest."""

    def opened(telling: Telling) -> Proof:
        table = _must_be_over(telling.table)
        log = table.state.log or [] if table.sitting else []
        draws = [event for event in log if event[0] == CHANCE_EVENT]
        return Proof(
            commitment=table.commitment,
            secret=table.settings.secret,
            contributions=[seat.contribution for seat in table.seats],
            draws=[dict(zip(("stream", "counter", "n", "value"), draw[1:5], strict=True)) for draw in draws],
        )

    return Proof.model_validate(await services.desk.ask(id, opened))


def _must_be_over(table: Table) -> Table:
    if table.status != "over":
        raise Refused("playing", "this is opened when the game is over")
    return table
