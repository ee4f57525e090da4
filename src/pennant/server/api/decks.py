"""Decks: build, check, save and share them."""

import asyncio
from typing import Annotated, Any

import msgspec
from fastapi import APIRouter, Depends, Path, Query, Request
from pydantic import BaseModel, Field, WithJsonSchema

import pennant
from pennant.kernel.decks import LARGEST, Decks
from pennant.kernel.game import Game
from pennant.server.api.asking import Asking, Serving, address_of, guest_of, services_of
from pennant.server.api.models import REFUSALS, GameName, Strict
from pennant.server.decks import SavedDeck
from pennant.server.errors import CommandRefused
from pennant.server.headers import same_origin

router = APIRouter(prefix="/api", responses=REFUSALS, tags=["decks"])

Code = Annotated[str, Path(pattern="^[0-9A-Za-z_-]{12}$")]


class DeckRequest(Strict):
    """A deck in the format of its game, and the options of the game that it is for."""

    deck: dict[str, Any]
    options: Annotated[dict[str, Any], Field(default_factory=dict)]


class NewDeck(Strict):
    """A deck to save."""

    game: GameName
    deck: dict[str, Any]


class DeckChange(Strict):
    """The new content of a saved deck."""

    deck: dict[str, Any]


class DeckFile(Strict):
    """The text of a deck file."""

    text: Annotated[str, Field(max_length=LARGEST)]


DeckContent = Annotated[
    dict[str, Any],
    WithJsonSchema({
        "type": "object",
        "properties": {"title": {"type": "string"}},
        "required": ["title"],
        "additionalProperties": True,
    }),
]  # fmt: skip
"""The content of a deck. Only the game knows its other fields."""


class DeckInfo(BaseModel):
    """A deck."""

    id: str
    title: str
    deck: DeckContent
    text: str
    """The deck as a file, and as the word that an option holds."""
    fits: dict[str, list[str]]
    """The values of options with which the deck is legal."""


class MyDeck(DeckInfo):
    """A saved deck. It is shared if it has a code."""

    code: str | None
    updated: int


class ReadyDecks(BaseModel):
    """The built-in decks."""

    decks: list[DeckInfo]


class MyDecks(BaseModel):
    """The saved decks of a person."""

    decks: list[MyDeck]


class SharedDeck(DeckInfo):
    """A shared deck."""

    game: str
    mine: bool


class BreachInfo(BaseModel):
    """A rule that a deck violates."""

    text: str
    rule: str
    cards: list[str]


class MeterInfo(BaseModel):
    """A count of a deck, with its limits."""

    name: str
    value: int
    least: int | None
    most: int | None
    rule: str


class CheckedDeck(DeckInfo):
    """A deck with the results of its check."""

    breaches: list[BreachInfo]
    meters: list[MeterInfo]
    lineup: list[tuple[str, str]]


async def check_builder(request: Request) -> None:
    """Rate limit of the deck builder, which sends a request after every card. These requests change nothing."""
    services = services_of(request)
    if not services.rate_limits.allow("deck", address_of(request)):
        raise CommandRefused("too-fast", "too many requests: wait a little")
    if not same_origin(request.headers, services.settings.public_url):
        raise CommandRefused("origin", "cross-origin request")


def _find_game(name: str) -> tuple[Game, Decks]:
    game = pennant.game(name) if name in pennant.games() else None
    if game is None or game.decks is None:
        raise CommandRefused("unknown", "there is no such game with decks")
    return game, game.decks


def _describe(name: str, id: str, deck: dict[str, Any]) -> dict[str, Any]:
    game, decks = _find_game(name)
    fits = decks.fits(deck, game.card_set(None))
    return {"id": id, "title": deck["title"], "deck": deck, "text": decks.text(deck), "fits": fits}


def _my_deck(saved: SavedDeck) -> MyDeck:
    described = _describe(saved.game, saved.id, saved.deck)
    return MyDeck.model_validate({**described, "code": saved.code, "updated": saved.updated})


# --- the deck builder -------------------------------------------------------------------------------------------------


@router.get("/games/{game}/decks", dependencies=[Depends(guest_of)])
async def ready_decks(game: GameName) -> ReadyDecks:
    """The built-in decks."""
    _, decks = _find_game(game)
    return ReadyDecks.model_validate({"decks": [_describe(game, name, decks.content(name)) for name in decks.ready()]})


@router.post("/games/{game}/decks/check", dependencies=[Depends(check_builder)])
async def check(game: GameName, body: DeckRequest) -> CheckedDeck:
    """Check a deck: the rules that it violates, its counts, and its text."""
    found, decks = _find_game(game)

    def run_check() -> CheckedDeck:
        deck = decks.tidy(body.deck)
        report = msgspec.to_builtins(decks.check(deck, body.options, found.card_set(None)))
        return CheckedDeck.model_validate({**_describe(game, "", deck), **report})

    return await asyncio.to_thread(run_check)


@router.post("/games/{game}/decks/complete", dependencies=[Depends(check_builder)])
async def complete(game: GameName, body: DeckRequest) -> DeckInfo:
    """Complete a deck: a legal deck with as many of its cards as possible."""
    found, decks = _find_game(game)

    def run_complete() -> DeckInfo:
        deck = decks.complete(decks.tidy(body.deck), body.options, found.card_set(None))
        return DeckInfo.model_validate(_describe(game, "", deck))

    return await asyncio.to_thread(run_complete)


@router.post("/games/{game}/decks/read", dependencies=[Depends(check_builder)])
async def read(game: GameName, body: DeckFile) -> DeckInfo:
    """Read a deck file."""
    _, decks = _find_game(game)
    return DeckInfo.model_validate(_describe(game, "", decks.read(body.text)))


# --- saved decks ------------------------------------------------------------------------------------------------------


@router.get("/me/decks")
async def my_decks(game: Annotated[str, Query(pattern=r"^[a-z]{2,20}$")], guest: Asking, services: Serving) -> MyDecks:
    """Your saved decks, the newest first."""
    _find_game(game)
    return MyDecks(decks=[_my_deck(saved) for saved in await services.decks.decks_of(guest.ids, game)])


@router.post("/me/decks", status_code=201)
async def save(body: NewDeck, guest: Asking, services: Serving) -> MyDeck:
    """Save a new deck. It does not have to be legal yet."""
    _, decks = _find_game(body.game)
    return _my_deck(await services.decks.add(guest.id, body.game, decks.tidy(body.deck)))


@router.put("/me/decks/{id}")
async def change(id: Code, body: DeckChange, guest: Asking, services: Serving) -> MyDeck:
    """Change a saved deck."""
    _, decks = _find_game((await services.decks.find(guest.ids, id)).game)
    return _my_deck(await services.decks.change(guest.ids, id, decks.tidy(body.deck)))


@router.delete("/me/decks/{id}")
async def delete(id: Code, guest: Asking, services: Serving) -> MyDeck:
    """Delete a saved deck. Tables where it is played keep their copy."""
    saved = await services.decks.find(guest.ids, id)
    await services.decks.delete(guest.ids, id)
    return _my_deck(saved)


@router.put("/me/decks/{id}/link")
async def share(id: Code, guest: Asking, services: Serving) -> MyDeck:
    """Share a deck: anyone with its code can see and copy it."""
    return _my_deck(await services.decks.share(guest.ids, id))


@router.delete("/me/decks/{id}/link")
async def unshare(id: Code, guest: Asking, services: Serving) -> MyDeck:
    """Stop sharing a deck."""
    return _my_deck(await services.decks.unshare(guest.ids, id))


@router.get("/decks/{code}")
async def shared_deck(code: Code, guest: Asking, services: Serving) -> SharedDeck:
    """A shared deck."""
    saved = await services.decks.find_shared(code)
    mine = any(own.id == saved.id for own in await services.decks.decks_of(guest.ids, saved.game))
    described = _describe(saved.game, saved.id if mine else "", saved.deck)
    return SharedDeck.model_validate({**described, "game": saved.game, "mine": mine})
