"""Starting a game: from what was asked for on the command line or in the menu, or from a record."""

import secrets
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec

import pennant
from pennant.bots import bot
from pennant.cli import saves
from pennant.cli.play import Play
from pennant.cli.players import LONGEST_NAME, person
from pennant.cli.table import face_of
from pennant.cli.terminal import Terminal
from pennant.kernel.errors import CardError, UsageError
from pennant.kernel.game import Game
from pennant.kernel.record import Record
from pennant.kernel.sitting import Sitting
from pennant.kernel.state import State

USUAL_MODE = "standard"
USUAL_BOT = "greedy"


class Wish(msgspec.Struct):
    """A game somebody would like to play."""

    game: str
    mode: str | None = None
    teams: Sequence[str] = ()
    bots: Sequence[str] = ()
    seed: int | None = None
    cards: Path | None = None
    options: Sequence[str] = ()
    """As typed: `key=value`."""
    hot_seat: bool = False
    names: Sequence[str] = ()


def usual_mode(game: Game) -> str:
    return USUAL_MODE if USUAL_MODE in game.modes else next(iter(game.modes))


def new_sitting(wish: Wish, people: bool = True) -> Sitting:
    """The sitting that was asked for; anything that is not right about it is an error."""
    game = pennant.game(wish.game)
    for spec in wish.bots:
        bot(spec)
    mode = wish.mode or usual_mode(game)
    given = _options(game, mode, wish)
    seed = secrets.randbits(48) if wish.seed is None else wish.seed
    state = _state(game, mode, seed, wish.cards, given)
    players = _players(wish, state.seats, people)
    return Sitting(game, state, {"kind": "small", "seed": seed}, players)


def new_play(wish: Wish, terminal: Terminal) -> Play:
    sitting = new_sitting(wish)
    face = face_of(sitting.game, terminal.words.language, wish.cards)
    path = saves.new_file(sitting.game.name, sitting.record.mode)
    return Play(sitting, path, terminal, face, wish.cards)


def resumed_play(path: Path | None, game_name: str | None, cards: Path | None, terminal: Terminal) -> Play:
    """Go on with a saved game: the one on this path, or the latest."""
    if path is None:
        saved = saves.latest(game_name)
        path, record = saved.path, saved.record
    else:
        record = Record.load(path)
    game = pennant.game(game_name or record.game)
    if record.result is not None:
        raise UsageError(f"the game in {path} is over; look at it with: pennant replay {path}")
    sitting = Sitting(game, record.begin(game, cards), record.chance, list(record.players))
    play = Play(sitting, path, terminal, face_of(game, terminal.words.language, cards), cards)
    play.go_back_to(record)
    return play


def _options(game: Game, mode: str, wish: Wish) -> dict[str, Any]:
    """What was typed as `key=value`, and the teams."""
    given: dict[str, Any] = {}
    for text in wish.options:
        key, equals, value = text.partition("=")
        if not equals:
            raise UsageError(f"--option {text!r} should read key=value, as in --option buy_row=10")
        given[key.strip().replace("-", "_")] = value.strip()
    if wish.teams:
        given["teams"] = list(wish.teams)
    return game.mode(mode).settled(given)


def _state(game: Game, mode: str, seed: int, cards: Path | None, options: dict[str, Any]) -> State:
    book = game.card_set(cards)
    try:
        return game.new(mode, seed, cards=book, listen=True, **options)
    except CardError as error:  # the set is sound, so a team was asked for that it does not have
        raise UsageError(str(error)) from None


def _players(wish: Wish, seats: int, people: bool) -> list[str]:
    """Who sits where: people first, bots in the other seats."""
    for name in wish.names:
        if len(name) > LONGEST_NAME or not name.isprintable():
            raise UsageError(f"a name has at most {LONGEST_NAME} letters, not {len(name)}")
    count = 0 if not people else max(2, len(wish.names)) if wish.hot_seat else 1
    if count > seats:
        raise UsageError(f"this table has room for {seats}, not for {count} people: leave out --hot-seat or some names")
    if len(wish.names) > count:
        raise UsageError(f"--names has {len(wish.names)} names for one person: add --hot-seat to play with several")
    if wish.bots and count == seats:
        raise UsageError("there is no seat left for a bot at this table")
    bots = list(wish.bots) or [USUAL_BOT]
    return [
        *(person(wish.names[seat].strip() if seat < len(wish.names) else "") for seat in range(count)),
        *(bots[number % len(bots)] for number in range(seats - count)),
    ]
