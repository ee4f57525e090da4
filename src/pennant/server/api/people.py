"""Who you are, and your tables."""

from fastapi import APIRouter, Response

from pennant.server.api.asking import Asking, Serving, set_cookie
from pennant.server.api.models import REFUSALS, Me, MyTables, Name
from pennant.server.guests import Guest, clean_name
from pennant.server.telling import Telling

router = APIRouter(prefix="/api", responses=REFUSALS, tags=["people"])


@router.get("/me")
async def me(guest: Asking) -> Me:
    """Who you are; a new guest gets a cookie."""
    return Me(id=guest.id, name=guest.name)


@router.put("/me")
async def rename(wish: Name, guest: Asking, services: Serving, response: Response) -> Me:
    """Change your name."""
    named = Guest(guest.id, clean_name(wish.name))
    set_cookie(response, services, named)
    return Me(id=named.id, name=named.name)


@router.get("/me/tables")
async def my_tables(guest: Asking, services: Serving) -> MyTables:
    """The tables where you sit, those that wait for you first."""

    def described(telling: Telling) -> dict[str, object]:
        table = telling.table
        mine = [number for number, seat in enumerate(table.seats) if seat.guest == guest.id]
        turn = any(seat in mine for seat in table.owing_people())
        return {**telling.info(), "mine": mine, "your_turn": turn}

    found = await services.desk.ask_all(await services.store.tables_of(guest.id), described)
    found.sort(key=lambda table: (not table["your_turn"], table["status"] == "over", -table["updated"]))
    return MyTables.model_validate({"tables": found})
