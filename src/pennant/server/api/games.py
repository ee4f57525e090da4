"""Games: modes, cards, bots, texts and pictures."""

import hashlib
from functools import cache
from types import ModuleType
from typing import Annotated

import msgspec
from fastapi import APIRouter, Path, Query, Request, Response
from starlette.responses import PlainTextResponse

import pennant
from pennant.bots import bots
from pennant.kernel.errors import UsageError
from pennant.kernel.words import LANGUAGES, files_of
from pennant.server.api.asking import Serving
from pennant.server.api.models import (
    BotInfo,
    BotList,
    CardSet,
    GameInfo,
    GameList,
    GameMode,
    GameName,
    refusals,
)
from pennant.server.compression import choose_encoding, compress_cached
from pennant.server.errors import CommandRefused
from pennant.server.messages import CardSetInfo
from pennant.server.new_table import seats_of

router = APIRouter(responses=refusals(400, 404, 422), tags=["games"])

CACHE_CONTROL = "public, max-age=300"
PORTRAITS_PER_REQUEST = 80
SEPARATE_TEXTS = ("rules", "lesson", "decks", "paper")
"""Texts that are separate files; all others are sent together."""
CardName = Annotated[str, Path(pattern="^[0-9A-Za-z][0-9A-Za-z_-]{0,39}$")]
SetName = Annotated[
    str | None, Query(max_length=60, description="A card set of this server; the built-in one by default.")
]
Language = Annotated[str, Query(pattern="^[a-z]{2}$")]


@router.get("/api/games")
async def games(services: Serving) -> GameList:
    """All games with their modes, options, teams and bots, and the additional card sets of this server."""
    described = [_describe(name, services.card_sets.describe(name)) for name in pennant.games()]
    return GameList(games=described, public_url=services.settings.public_url)


def _describe(name: str, sets: list[CardSetInfo]) -> GameInfo:
    game = pennant.game(name)
    art = game.find_module("art")
    return GameInfo(
        name=name,
        title=game.title,
        modes=[
            GameMode(**msgspec.to_builtins(mode), seats_option=_seats_option(name, mode.name))
            for mode in game.modes.values()
        ],
        default_mode="standard" if "standard" in game.modes else next(iter(game.modes)),
        teams=list(_teams(name)),
        decks_option=game.decks.option if game.decks else None,
        bots=bots(),
        sets=sets,
        faces=list(art.samples()) if art else [],
    )


@cache
def _seats_option(name: str, mode: str) -> str | None:
    """The option that sets the number of seats, if the mode has one."""
    game = pennant.game(name)
    seats = game.mode(mode).seats
    for option in game.mode(mode).options if len(seats) > 1 else ():
        if option.kind == "int" and _seats_with(name, mode, option.name, seats) == seats:
            return option.name
    return None


def _seats_with(name: str, mode: str, option: str, values: tuple[int, ...]) -> tuple[int, ...]:
    """The numbers of seats for these values of an option."""
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
async def bot_list() -> BotList:
    """All bots."""
    return BotList(bots=[BotInfo(name=name) for name in bots()])


@router.get("/api/games/{game}/cards", response_model=CardSet)
async def card_list(game: GameName, request: Request, services: Serving, set: SetName = None) -> Response:
    """All cards of a game, as data."""
    _find_game(game)
    return _cacheable(
        request, _card_data(game, services.card_sets.folder(game, set)), "application/json", compress=True
    )


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
    """The texts of a game in a language: `en`, and the rarely needed `en-rules`, `en-lesson`, `en-decks`."""
    _find_game(game)
    return _cacheable(request, _ftl(game, file), "text/plain; charset=utf-8", compress=True)


@cache
def _ftl(game: str, file: str) -> bytes:
    language, _, part = file.partition("-")
    if language not in LANGUAGES or part not in ("", *SEPARATE_TEXTS):
        raise CommandRefused("unknown", "there is no such text")
    wanted = [
        each
        for each in files_of(language, pennant.game(game).text(language).folder)
        if each.stem.partition("-")[2] == part or not (part or each.stem.endswith(SEPARATE_TEXTS))
    ]
    return b"\n".join(each.read_bytes() for each in wanted)


class Picture(Response):
    """An SVG image."""

    media_type = "image/svg+xml"


@router.get("/cards/{game}/back.svg", response_class=Picture)
async def back(game: GameName, request: Request) -> Response:
    """The card back of a game."""
    return _cacheable(request, _find_art(game).back().encode(), "image/svg+xml")


@router.get("/cards/{game}/{card}.svg", response_class=Picture)
async def face(
    game: GameName, card: CardName, request: Request, services: Serving, set: SetName = None, lang: Language = "en"
) -> Response:
    """The face of a card."""
    _find_game(game)
    return _cacheable(request, _face(game, card, lang, services.card_sets.folder(game, set)), "image/svg+xml")


@router.get("/cards/{game}/{card}/portrait.svg", response_class=Picture)
async def portrait(
    game: GameName, card: CardName, request: Request, services: Serving, set: SetName = None
) -> Response:
    """The portrait on a card."""
    _find_game(game)
    return _cacheable(request, _portrait(game, card, services.card_sets.folder(game, set)), "image/svg+xml")


@router.get("/cards/{game}/portraits.json", response_model=dict[str, str])
async def portraits(
    game: GameName,
    request: Request,
    services: Serving,
    ids: Annotated[str, Query(max_length=2000, description="Card ids, separated by commas.")],
    set: SetName = None,
) -> Response:
    """Several portraits in one response, which is a third of the size and saves requests."""
    folder = services.card_sets.folder(game, set)
    wanted = sorted(filter(None, ids.split(",")))[:PORTRAITS_PER_REQUEST]
    body = msgspec.json.encode({card: _portrait(game, card, folder).decode() for card in wanted})
    return _cacheable(request, body, "application/json")


@cache
def _face(game: str, card: str, language: str, cards: str | None) -> bytes:
    if language not in LANGUAGES:
        raise UsageError(f"there is no language {language!r}")
    art = _find_art(game)
    try:
        return str(art.face(card, language, cards)).encode()
    except UsageError:
        raise CommandRefused("unknown", "there is no such card") from None


@cache
def _portrait(game: str, card: str, cards: str | None) -> bytes:
    art = _find_art(game)
    try:
        return str(art.portrait(card, cards)).encode()
    except UsageError:
        raise CommandRefused("unknown", "there is no such card") from None


def _find_game(name: str) -> pennant.Game:
    if name not in pennant.games():
        raise CommandRefused("unknown", "there is no such game")
    return pennant.game(name)


def _find_art(name: str) -> ModuleType:
    art = _find_game(name).find_module("art")
    if art is None:
        raise CommandRefused("unknown", "this game has no pictures")
    return art


def _cacheable(request: Request, body: bytes, kind: str, *, compress: bool = False) -> Response:
    """A response that browsers cache for a while and then revalidate."""
    tag = f'"{hashlib.sha256(body).hexdigest()[:20]}"'
    headers = {"etag": tag, "cache-control": CACHE_CONTROL}
    known = request.headers.get("if-none-match", "")
    if tag in (
        each.strip().removeprefix("W/") for each in known.split(",")
    ):  # proxies that compress turn etags into weak ones
        return Response(status_code=304, headers=headers)
    encoding = choose_encoding(request.headers.get("accept-encoding", "")) if compress else ""
    if compressed := compress_cached(body, encoding):
        headers |= {"content-encoding": encoding, "vary": "Accept-Encoding"}
    return Response(compressed or body, media_type=kind, headers=headers)
