"""Who you are, and your tables."""

from functools import partial
from typing import Annotated

from fastapi import APIRouter, Depends, Path, Query, Response

from pennant.games import NAMES
from pennant.server.api.asking import Asking, Serving, guest_of, set_guest
from pennant.server.api.models import REFUSALS, GameName, Leaders, Me, MyTables, Name, Profile
from pennant.server.guests import Guest, clean_name
from pennant.server.table import Refused
from pennant.server.telling import Telling

router = APIRouter(prefix="/api", responses=REFUSALS, tags=["people"])

PAGE = 20
"""Finished tables that are told of at a time."""
Moment = Annotated[int | None, Query(ge=0, le=10**15, description="Milliseconds since 1970.")]


def told(guest: Guest) -> Me:
    return Me(id=guest.id, name=guest.name, account=guest.account)


@router.get("/me")
async def me(guest: Asking) -> Me:
    """Who you are; a new guest gets a cookie."""
    return told(guest)


@router.put("/me")
async def rename(wish: Name, guest: Asking, services: Serving, response: Response) -> Me:
    """Name yourself, as a guest."""
    if guest.account:
        raise Refused("signed-in", "the name of an account is changed at /api/account/name")
    named = Guest(guest.id, clean_name(wish.name))
    if await services.accounts.holder(named.name):
        raise Refused("taken", "this is the name of somebody with an account: take another")
    set_guest(response, services, named)
    return told(named)


def _described(person: Guest, telling: Telling) -> dict[str, object]:
    """A table, with the seats of one person, and whether it is their turn."""
    table = telling.table
    mine = [number for number, seat in enumerate(table.seats) if person.is_at(seat.guest)]
    turn = any(seat in mine for seat in table.owing_people())
    return {**telling.row(), "mine": mine, "your_turn": turn}


@router.get("/me/tables")
async def my_tables(guest: Asking, services: Serving, finished: bool = False, before: Moment = None) -> MyTables:
    """Your tables: those that are not over, where it is your turn first; or those that are, the latest first."""
    statuses = ("over",) if finished else ("waiting", "playing")
    ids = await services.store.tables_of(guest.ids, statuses, before, PAGE if finished else 50)
    found = await services.desk.ask_all(ids, partial(_described, guest))
    if not finished:
        found.sort(key=lambda table: (not table["your_turn"], -table["updated"]))
    return MyTables.model_validate({"tables": found})


@router.get("/people/{name}", dependencies=[Depends(guest_of)])
async def profile(name: Annotated[str, Path(max_length=60)], services: Serving) -> Profile:
    """Somebody with an account: results, ratings, and the latest games that were open to all."""
    person, since = await services.accounts.named(name)
    ids = await services.store.tables_of(person.ids, ("over",), None, PAGE, listed=True)
    return Profile.model_validate({
        "name": person.name,
        "since": since,
        "results": await services.ratings.results_of(person.ids),
        "ratings": await services.ratings.ratings_of(person.id),
        "tables": await services.desk.ask_all(ids, partial(_described, person)),
    })  # fmt: skip


@router.get("/ratings/{game}", dependencies=[Depends(guest_of)])
async def leaders(game: GameName, services: Serving) -> Leaders:
    """The best at a game: those with five rated games or more."""
    if game not in NAMES:
        raise Refused("unknown", "there is no such game")
    return Leaders.model_validate({"players": await services.ratings.leaders(game)})
