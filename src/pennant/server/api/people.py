"""Guests, their tables, public profiles and leaderboards."""

from functools import partial
from typing import Annotated

from fastapi import APIRouter, Depends, Path, Query, Response

import pennant
from pennant.server.api.asking import Asking, Serving, guest_of, set_guest
from pennant.server.api.models import REFUSALS, GameName, Leaders, Me, MyTables, Name, Profile
from pennant.server.errors import CommandRefused
from pennant.server.guests import Guest, clean_name
from pennant.server.messages import MyTable
from pennant.server.table_views import TableViews

router = APIRouter(prefix="/api", responses=REFUSALS, tags=["people"])

PAGE_SIZE = 20
"""Finished tables per page."""
Moment = Annotated[int | None, Query(ge=0, le=10**15, description="Milliseconds since 1970.")]


def me_of(guest: Guest) -> Me:
    return Me(id=guest.id, name=guest.name, account=guest.account)


@router.get("/me")
async def me(guest: Asking) -> Me:
    """Who you are. A new visitor becomes a guest and gets a cookie."""
    return me_of(guest)


@router.put("/me")
async def rename(body: Name, guest: Asking, services: Serving, response: Response) -> Me:
    """Set your name as a guest."""
    if guest.account:
        raise CommandRefused("signed-in", "change the name of an account at /api/account/name")
    named = Guest(guest.id, clean_name(body.name))
    if await services.accounts.holder(named.name):
        raise CommandRefused("taken", "this name belongs to an account: choose another one")
    set_guest(response, services, named)
    return me_of(named)


def _table_of(person: Guest, views: TableViews) -> MyTable:
    """A table with the seats of one person, and whether it is their turn."""
    table = views.table
    mine = [number for number, seat in enumerate(table.seats) if person.is_at(seat.guest)]
    turn = any(seat in mine for seat in table.owing_people())
    return {**views.row(), "mine": mine, "your_turn": turn}


@router.get("/me/tables")
async def my_tables(guest: Asking, services: Serving, finished: bool = False, before: Moment = None) -> MyTables:
    """Your open tables, those where it is your turn first; or your finished tables, the latest first."""
    statuses = ("over",) if finished else ("waiting", "playing")
    ids = await services.store.tables_of(guest.ids, statuses, before, PAGE_SIZE if finished else 50)
    found = await services.table_service.read_many(ids, partial(_table_of, guest))
    if not finished:
        found.sort(key=lambda table: (not table["your_turn"], -table["updated"]))
    return MyTables(tables=found)


@router.get("/people/{name}", dependencies=[Depends(guest_of)])
async def profile(name: Annotated[str, Path(max_length=60)], services: Serving) -> Profile:
    """The public profile of an account: results, ratings, and the latest games from the lobby."""
    person, since = await services.accounts.find(name)
    ids = await services.store.tables_of(person.ids, ("over",), None, PAGE_SIZE, listed=True)
    return Profile.model_validate({
        "name": person.name,
        "since": since,
        "results": await services.ratings.results_of(person.ids),
        "ratings": await services.ratings.ratings_of(person.id),
        "tables": await services.table_service.read_many(ids, partial(_table_of, person)),
    })  # fmt: skip


@router.get("/ratings/{game}", dependencies=[Depends(guest_of)])
async def leaders(game: GameName, services: Serving) -> Leaders:
    """The leaderboard of a game: accounts with at least five rated games."""
    if game not in pennant.games():
        raise CommandRefused("unknown", "there is no such game")
    return Leaders.model_validate({"players": await services.ratings.leaders(game)})
