"""Decks of one's own, in games to which everybody brings one: built, checked, kept, shared."""

import asyncio
from typing import Annotated, Any

import msgspec
from fastapi import APIRouter, Depends, Path, Query, Request
from pydantic import BaseModel, Field

import pennant
from pennant.games import NAMES
from pennant.kernel.decks import LARGEST, Decks
from pennant.kernel.game import Game
from pennant.server.api.asking import Asking, Serving, address_of, guest_of, services_of
from pennant.server.api.models import REFUSALS, GameName, Strict
from pennant.server.decks import Kept
from pennant.server.headers import same_origin
from pennant.server.table import Refused

router = APIRouter(prefix="/api", responses=REFUSALS, tags=["decks"])

Code = Annotated[str, Path(pattern="^[0-9A-Za-z_-]{12}$")]


class DeckWish(Strict):
    """A deck in the form of its game, and the options of the game that it is for."""

    deck: dict[str, Any]
    options: Annotated[dict[str, Any], Field(default_factory=dict)]


class NewDeck(Strict):
    """A deck to keep."""

    game: GameName
    deck: dict[str, Any]


class DeckChange(Strict):
    """A deck as it is now."""

    deck: dict[str, Any]


class DeckFile(Strict):
    """The text of a file."""

    text: Annotated[str, Field(max_length=LARGEST)]


class DeckInfo(BaseModel):
    """A deck: its content, the text that an option or a file holds, and the options with which it may be played."""

    id: str
    title: str
    deck: dict[str, Any]
    text: str
    fits: dict[str, list[str]]


class MyDeck(DeckInfo):
    """A deck that somebody keeps; with a code it is shared."""

    code: str | None
    updated: int


class ReadyDecks(BaseModel):
    """The decks that come with Pennant."""

    decks: list[DeckInfo]


class MyDecks(BaseModel):
    """The decks that one keeps."""

    decks: list[MyDeck]


class SharedDeck(DeckInfo):
    """A deck that somebody shares."""

    game: str
    mine: bool


class BreachInfo(BaseModel):
    """A rule that a deck breaks."""

    text: str
    rule: str
    cards: list[str]


class MeterInfo(BaseModel):
    """Something that is counted in a deck."""

    name: str
    value: int
    least: int | None
    most: int | None
    rule: str


class CheckedDeck(DeckInfo):
    """All there is to say about a deck."""

    breaches: list[BreachInfo]
    meters: list[MeterInfo]
    lineup: list[tuple[str, str]]


async def builder_of(request: Request) -> None:
    """Whoever builds asks after every card; nothing is changed here by that."""
    services = services_of(request)
    if not services.buckets.allow("deck", address_of(request)):
        raise Refused("too-fast", "too many requests: wait a little")
    if not same_origin(request.headers, services.settings.public_url):
        raise Refused("origin", "this request comes from another page")


def _game(name: str) -> tuple[Game, Decks]:
    game = pennant.game(name) if name in NAMES else None
    if game is None or game.decks is None:
        raise Refused("unknown", "there is no such game with decks")
    return game, game.decks


def _described(name: str, id: str, deck: dict[str, Any]) -> dict[str, Any]:
    game, decks = _game(name)
    fits = decks.fits(deck, game.card_set(None))
    return {"id": id, "title": deck["title"], "deck": deck, "text": decks.text(deck), "fits": fits}


def _mine(kept: Kept) -> MyDeck:
    described = _described(kept.game, kept.id, kept.deck)
    return MyDeck.model_validate({**described, "code": kept.code, "updated": kept.updated})


# --- the workshop -----------------------------------------------------------------------------------------------------


@router.get("/games/{game}/decks", dependencies=[Depends(guest_of)])
async def ready_decks(game: GameName) -> ReadyDecks:
    """The decks that come with Pennant."""
    _, decks = _game(game)
    return ReadyDecks.model_validate({"decks": [_described(game, name, decks.content(name)) for name in decks.ready()]})


@router.post("/games/{game}/decks/check", dependencies=[Depends(builder_of)])
async def check(game: GameName, wish: DeckWish) -> CheckedDeck:
    """What is wrong with a deck, how full it is, and its file."""
    found, decks = _game(game)

    def checked() -> CheckedDeck:
        deck = decks.tidy(wish.deck)
        told = msgspec.to_builtins(decks.check(deck, wish.options, found.card_set(None)))
        return CheckedDeck.model_validate({**_described(game, "", deck), **told})

    return await asyncio.to_thread(checked)


@router.post("/games/{game}/decks/complete", dependencies=[Depends(builder_of)])
async def complete(game: GameName, wish: DeckWish) -> DeckInfo:
    """A legal deck with as many cards of this one as can be."""
    found, decks = _game(game)

    def completed() -> DeckInfo:
        deck = decks.complete(decks.tidy(wish.deck), wish.options, found.card_set(None))
        return DeckInfo.model_validate(_described(game, "", deck))

    return await asyncio.to_thread(completed)


@router.post("/games/{game}/decks/read", dependencies=[Depends(builder_of)])
async def read(game: GameName, wish: DeckFile) -> DeckInfo:
    """The deck that a file holds."""
    _, decks = _game(game)
    return DeckInfo.model_validate(_described(game, "", decks.read(wish.text)))


# --- one's own --------------------------------------------------------------------------------------------------------


@router.get("/me/decks")
async def my_decks(game: Annotated[str, Query(pattern=r"^[a-z]{2,20}$")], guest: Asking, services: Serving) -> MyDecks:
    """The decks that you keep, the newest first."""
    _game(game)
    return MyDecks(decks=[_mine(kept) for kept in await services.shelf.of(guest.ids, game)])


@router.post("/me/decks", status_code=201)
async def keep(wish: NewDeck, guest: Asking, services: Serving) -> MyDeck:
    """Keep a new deck; it may break rules for now."""
    _, decks = _game(wish.game)
    return _mine(await services.shelf.add(guest.id, wish.game, decks.tidy(wish.deck)))


@router.put("/me/decks/{id}")
async def change(id: Code, wish: DeckChange, guest: Asking, services: Serving) -> MyDeck:
    """Keep a deck as it is now."""
    _, decks = _game((await services.shelf.one(guest.ids, id)).game)
    return _mine(await services.shelf.change(guest.ids, id, decks.tidy(wish.deck)))


@router.delete("/me/decks/{id}")
async def forget(id: Code, guest: Asking, services: Serving) -> MyDeck:
    """Delete a deck; tables that it is played at keep their copy."""
    kept = await services.shelf.one(guest.ids, id)
    await services.shelf.forget(guest.ids, id)
    return _mine(kept)


@router.put("/me/decks/{id}/link")
async def share(id: Code, guest: Asking, services: Serving) -> MyDeck:
    """Share a deck: whoever has its code may look at it and copy it."""
    return _mine(await services.shelf.share(guest.ids, id))


@router.delete("/me/decks/{id}/link")
async def unshare(id: Code, guest: Asking, services: Serving) -> MyDeck:
    """Share it no longer."""
    return _mine(await services.shelf.unshare(guest.ids, id))


@router.get("/decks/{code}")
async def shared_deck(code: Code, guest: Asking, services: Serving) -> SharedDeck:
    """A deck that somebody shares."""
    kept = await services.shelf.shared(code)
    mine = any(own.id == kept.id for own in await services.shelf.of(guest.ids, kept.game))
    described = _described(kept.game, kept.id if mine else "", kept.deck)
    return SharedDeck.model_validate({**described, "game": kept.game, "mine": mine})
