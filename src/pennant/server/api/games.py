"""The games: modes, cards, bots, words and pictures."""

import hashlib
from functools import cache
from importlib import import_module
from types import ModuleType
from typing import Annotated, Any

import msgspec
from fastapi import APIRouter, Path, Query, Request, Response
from starlette.responses import PlainTextResponse

import pennant
from pennant.bots import bots
from pennant.games import NAMES
from pennant.kernel.errors import UsageError
from pennant.kernel.words import LANGUAGES
from pennant.server.api.asking import Serving
from pennant.server.api.models import GameName, refusals
from pennant.server.packing import encoding_for, packed_once
from pennant.server.table import Refused, seats_of

router = APIRouter(responses=refusals(400, 404, 422), tags=["games"])

FOR_A_WHILE = "public, max-age=300"
MOST_PORTRAITS = 80
APART = ("rules", "lesson", "decks", "paper")
"""Words that are a file of their own; all others come together."""
CardName = Annotated[str, Path(pattern="^[0-9A-Za-z][0-9A-Za-z_-]{0,39}$")]
SetName = Annotated[str | None, Query(max_length=60, description="A card set of this server; else our own.")]
Language = Annotated[str, Query(pattern="^[a-z]{2}$")]


@router.get("/api/games")
async def games(services: Serving) -> dict[str, Any]:
    """The games with their modes, options, teams, bots, and the card sets of this server besides our own."""
    described = [_described(name, services.card_sets.described(name)) for name in NAMES]
    return {"games": described, "public_url": services.settings.public_url}


def _described(name: str, sets: list[dict[str, Any]]) -> dict[str, Any]:
    game = pennant.game(name)
    art = _art(name)
    return {
        "name": name,
        "title": game.title,
        "modes": [
            {**msgspec.to_builtins(mode), "seats_option": _seats_option(name, mode.name)}
            for mode in game.modes.values()
        ],
        "default_mode": "standard" if "standard" in game.modes else next(iter(game.modes)),
        "teams": list(_teams(name)),
        "decks_option": game.decks.option if game.decks else None,
        "bots": bots(),
        "sets": sets,
        "faces": list(art.samples()) if art else [],
    }


@cache
def _seats_option(name: str, mode: str) -> str | None:
    """The option that says how many play, where a mode leaves that open."""
    game = pennant.game(name)
    seats = game.mode(mode).seats
    for option in game.mode(mode).options if len(seats) > 1 else ():
        if option.kind == "int" and _seats_with(name, mode, option.name, seats) == seats:
            return option.name
    return None


def _seats_with(name: str, mode: str, option: str, values: tuple[int, ...]) -> tuple[int, ...]:
    """How many play if an option has these values."""
    try:
        return tuple(
            seats_of(name, mode, pennant.game(name).mode(mode).resolve_options({option: value})) for value in values
        )
    except UsageError:
        return ()


@cache
def _teams(name: str) -> tuple[str, ...]:
    return tuple(pennant.game(name).text("en").teams())


@router.get("/api/bots")
async def bot_list() -> dict[str, Any]:
    """The bots one can play against."""
    return {"bots": [{"name": name} for name in bots()]}


@router.get("/api/games/{game}/cards")
async def card_list(game: GameName, request: Request, services: Serving, set: SetName = None) -> Response:
    """All cards of a game as data."""
    _known(game)
    return _kept(request, _card_data(game, services.card_sets.folder(game, set)), "application/json", packed=True)


@cache
def _card_data(game: str, cards: str | None) -> bytes:
    found = pennant.game(game)
    return msgspec.json.encode(found.card_data(found.card_set(cards)))


@router.get("/text/{game}/{file}.ftl", response_class=PlainTextResponse)
async def words(
    game: GameName,
    file: Annotated[str, Path(pattern="^[a-z]{2}(-rules|-lesson|-decks)?$", examples=["en-rules"])],
    request: Request,
) -> Response:
    """The words of a game in a language: `en` for everyday, `en-rules`, `en-lesson`, `en-decks` for what few need."""
    _known(game)
    return _kept(request, _ftl(game, file), "text/plain; charset=utf-8", packed=True)


@cache
def _ftl(game: str, file: str) -> bytes:
    language, _, part = file.partition("-")
    if language not in LANGUAGES or part not in ("", *APART):
        raise Refused("unknown", "there are no such words")
    folder = import_module(f"pennant.games.{game}.text").FOLDER
    files = sorted([*folder.glob(f"{language}.ftl"), *folder.glob(f"{language}-*.ftl")])
    wanted = [each for each in files if each.stem.partition("-")[2] == part or not (part or each.stem.endswith(APART))]
    return b"\n".join(each.read_bytes() for each in wanted)


class Picture(Response):
    """A drawing."""

    media_type = "image/svg+xml"


@router.get("/cards/{game}/back.svg", response_class=Picture)
async def back(game: GameName, request: Request) -> Response:
    """The back of the cards of a game."""
    return _kept(request, _drawn(game).back().encode(), "image/svg+xml")


@router.get("/cards/{game}/{card}.svg", response_class=Picture)
async def face(
    game: GameName, card: CardName, request: Request, services: Serving, set: SetName = None, lang: Language = "en"
) -> Response:
    """A card as a picture."""
    _known(game)
    return _kept(request, _face(game, card, lang, services.card_sets.folder(game, set)), "image/svg+xml")


@router.get("/cards/{game}/{card}/portrait.svg", response_class=Picture)
async def portrait(
    game: GameName, card: CardName, request: Request, services: Serving, set: SetName = None
) -> Response:
    """The picture on a card."""
    _known(game)
    return _kept(request, _portrait(game, card, services.card_sets.folder(game, set)), "image/svg+xml")


@router.get("/cards/{game}/portraits.json")
async def portraits(
    game: GameName,
    request: Request,
    services: Serving,
    ids: Annotated[str, Query(max_length=2000, description="Card ids with commas between them.")],
    set: SetName = None,
) -> Response:
    """Several portraits in one answer: together they are a third of the size, and one request."""
    folder = services.card_sets.folder(game, set)
    wanted = sorted(filter(None, ids.split(",")))[:MOST_PORTRAITS]
    body = msgspec.json.encode({card: _portrait(game, card, folder).decode() for card in wanted})
    return _kept(request, body, "application/json")


@cache
def _face(game: str, card: str, language: str, cards: str | None) -> bytes:
    if language not in LANGUAGES:
        raise UsageError(f"there is no language {language!r}")
    art = _drawn(game)
    try:
        return str(art.face(card, language, cards)).encode()
    except UsageError:
        raise Refused("unknown", "there is no such card") from None


@cache
def _portrait(game: str, card: str, cards: str | None) -> bytes:
    art = _drawn(game)
    try:
        return str(art.portrait(card, cards)).encode()
    except UsageError:
        raise Refused("unknown", "there is no such card") from None


def _known(name: str) -> pennant.Game:
    if name not in NAMES:
        raise Refused("unknown", "there is no such game")
    return pennant.game(name)


@cache
def _art(name: str) -> ModuleType | None:
    try:
        return import_module(f"pennant.games.{name}.art")
    except ModuleNotFoundError:
        return None


def _drawn(name: str) -> ModuleType:
    _known(name)
    art = _art(name)
    if art is None:
        raise Refused("unknown", "this game has no pictures")
    return art


def _kept(request: Request, body: bytes, kind: str, *, packed: bool = False) -> Response:
    """An answer that browsers keep for a while, and then ask whether it is still the same."""
    tag = f'"{hashlib.sha256(body).hexdigest()[:20]}"'
    headers = {"etag": tag, "cache-control": FOR_A_WHILE}
    known = request.headers.get("if-none-match", "")
    if tag in (each.strip().removeprefix("W/") for each in known.split(",")):  # proxies that compress make tags weak
        return Response(status_code=304, headers=headers)
    encoding = encoding_for(request.headers.get("accept-encoding", "")) if packed else ""
    if small := packed_once(body, encoding):
        headers |= {"content-encoding": encoding, "vary": "Accept-Encoding"}
    return Response(small or body, media_type=kind, headers=headers)
