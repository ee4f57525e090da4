"""Starting a game from command line arguments, from the menu, or from a record."""

import secrets
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec

import pennant
from pennant.bots import bot
from pennant.cli import saves
from pennant.cli.dice import DiceSitting, FirstAsk, read_roll
from pennant.cli.leave import Ended, Leave
from pennant.cli.orders import Habits
from pennant.cli.play import Play
from pennant.cli.terminal import Terminal
from pennant.cli.terminal_game import TerminalGame, terminal_game_of
from pennant.kernel.chance import rolled_chance
from pennant.kernel.errors import CardError, ChanceNeeded, UsageError
from pennant.kernel.game import Game, Mode, Option
from pennant.kernel.players import LONGEST_PLAYER_NAME, is_person, name_in, person
from pennant.kernel.sitting import Sitting
from pennant.kernel.state import State

USUAL_MODE = "standard"
USUAL_BOT = "greedy"
SEATS = ("seats", "players")
"""The names of options for the number of players, in modes that have one."""
SIDES = ("teams", "decks")
"""The names of options for teams or decks, in modes that have them."""
WINDOWS = "windows"
"""The name of the option that says when people are asked for cards."""
REAL = "real"


class Wish(msgspec.Struct):
    """A request for a game."""

    game: str
    mode: str | None = None
    teams: Sequence[str] = ()
    bots: Sequence[str] = ()
    seed: int | None = None
    cards: Path | None = None
    options: Sequence[str] = ()
    """Options as typed: `key=value`."""
    hot_seat: bool = False
    names: Sequence[str] = ()
    seats: int | None = None
    players: Sequence[str] = ()
    """The players of the seats, people included: `human:Ann`, `greedy`."""
    windows: str | None = None
    dice: str | None = None
    habits: Habits = Habits()


def usual_mode(game: Game, seats: int | None = None) -> str:
    """The default mode, or another one if the default does not fit this number of seats."""
    usual = USUAL_MODE if USUAL_MODE in game.modes else next(iter(game.modes))
    if seats is None or seats in game.mode(usual).seats:
        return usual
    return next((mode.name for mode in game.modes.values() if seats in mode.seats), usual)


def seats_option(mode: Mode) -> Option | None:
    """The option for the number of players, if the mode has one."""
    return next((option for option in mode.options if option.name in SEATS), None)


def sides_option(mode: Mode) -> Option | None:
    """The option for teams or decks, if the mode has one."""
    return next((option for option in mode.options if option.name in SIDES), None)


def new_sitting(wish: Wish, people: bool = True, ask: FirstAsk | None = None) -> Sitting:
    """Start the requested sitting; any error in the request is raised. `ask` is for real dice."""
    game = pennant.game(wish.game)
    _check_players(wish)
    mode = wish.mode or usual_mode(game, _wanted_seats(wish))
    given = _options(game, mode, wish, people)
    seed = secrets.randbits(48) if wish.seed is None else wish.seed
    if ask is not None:
        return _dice_sitting(game, mode, seed, wish, given, ask)
    state = _state(game, mode, seed, wish.cards, given)
    players = _players(wish, state.seats, people)
    return Sitting(game, state, {"kind": "small", "seed": seed}, players)


def _dice_sitting(game: Game, mode: str, seed: int, wish: Wish, given: dict[str, Any], ask: FirstAsk) -> Sitting:
    """Start with the rolls needed before the first decision, asking for them one by one."""
    book, streams = game.card_set(wish.cards), game.streams(mode, given)
    rolls: list[int] = []
    while True:
        try:
            state = game.start(mode, given, rolled_chance(seed, streams, tuple(rolls)), book, listen=True)
        except ChanceNeeded as needed:
            rolls.append(ask(rolls, needed))
        else:
            break
    players = _players(wish, state.seats, True)
    return DiceSitting(game, state, {"kind": "rolled", "seed": seed, "rolls": rolls}, players)


def new_play(wish: Wish, terminal: Terminal) -> Play:
    game = pennant.game(wish.game)
    terminal_game = terminal_game_of(game, terminal.words.language, wish.cards)
    sitting = new_sitting(
        wish, ask=_first_ask(game, terminal_game, wish, terminal) if _is_rolled(wish, terminal_game) else None
    )
    path = saves.new_file(sitting.game.name, sitting.record.mode)
    return Play(sitting, path, terminal, terminal_game, wish.cards, wish.habits)


def _is_rolled(wish: Wish, terminal_game: TerminalGame) -> bool:
    """Whether people roll the dice."""
    if wish.dice is None or wish.dice == "program":
        return False
    if wish.dice != REAL:
        raise UsageError(f"--dice is program or {REAL}, not {wish.dice!r}")
    if not terminal_game.has_dice:
        raise UsageError(f"{wish.game} is played without dice: leave out --dice")
    return True


def _first_ask(game: Game, terminal_game: TerminalGame, wish: Wish, terminal: Terminal) -> FirstAsk:
    """Asks for the rolls before the game begins, when there is no screen to show yet."""
    words = terminal.words
    mode = wish.mode or usual_mode(game, _wanted_seats(wish))
    settings = _options(game, mode, wish, True)
    players = _players(wish, max(game.mode(mode).seats), True)

    def ask(rolls: Sequence[int], needed: ChanceNeeded) -> int:
        def show(notice: str) -> str:
            terminal.say(notice or terminal_game.first_roll(rolls, settings, players))
            return terminal.ask(words.say("type-roll", sides=needed.n))

        try:
            face_up = read_roll(terminal, needed.n, show)
        except Ended:  # the game has not started yet, so there is nothing to save
            face_up = None
        if face_up is None:
            raise Leave("")
        return face_up

    return ask


def resume_play(
    path: Path | None, game_name: str | None, cards: Path | None, terminal: Terminal, habits: Habits | None = None
) -> Play:
    """Resume a saved game: the one at this path, or the latest."""
    saved = saves.latest(game_name) if path is None else saves.load(path)
    path, record = saved.path, saved.record
    game = pennant.game(game_name or record.game)
    if record.result is not None:
        raise UsageError(f"the game in {path} is over; look at it with: pennant replay {path}")
    kind = DiceSitting if record.chance.get("kind") == "rolled" else Sitting
    sitting = kind(game, record.begin(game, cards), record.chance, list(record.players))
    play = Play(sitting, path, terminal, terminal_game_of(game, terminal.words.language, cards), cards, habits)
    play.go_back_to(record)
    if saved.lost_move:
        play.note(terminal.words.say("lost-move", path=str(path)))
    return play


def _options(game: Game, mode: str, wish: Wish, people: bool) -> dict[str, Any]:
    """The options: those typed as `key=value`, the teams or decks, and when people are asked for cards."""
    given: dict[str, Any] = {}
    for text in wish.options:
        key, equals, value = text.partition("=")
        if not equals:
            raise UsageError(f"--option {text!r} should read key=value, as in --option buy_row=10")
        given[key.strip().replace("-", "_")] = value.strip()
    names = {option.name for option in game.mode(mode).options}
    if wish.teams:
        sides = sides_option(game.mode(mode))
        given[sides.name if sides is not None else SIDES[0]] = _sides(wish.teams, sides)
    if wish.windows is not None:
        given[WINDOWS] = wish.windows
    elif WINDOWS in names and _people(wish, people) < 2:
        given.setdefault(WINDOWS, "quick")  # a single person cannot give anything away by answering quickly (C-7.1)
    seats, option = _wanted_seats(wish), seats_option(game.mode(mode))
    if seats is not None and option is not None:
        given.setdefault(option.name, seats)
    elif wish.seats is not None and wish.seats not in game.mode(mode).seats:
        room = " or ".join(map(str, game.mode(mode).seats))
        raise UsageError(f"mode {mode} has a table for {room}, not for {wish.seats}")
    return game.mode(mode).resolve_options(given)


def _sides(wanted: Sequence[str], option: Option | None) -> list[str]:
    """The teams or decks; if a player names only one deck, the opponent gets another of Pennant's decks."""
    if option is None or option.name != "decks" or len(wanted) > 1:
        return list(wanted)
    return [*wanted, next(deck for deck in option.default if deck not in wanted)]


def _people(wish: Wish, people: bool) -> int:
    """The number of people."""
    if wish.players:
        return sum(map(is_person, wish.players))
    return 0 if not people else max(2, len(wish.names)) if wish.hot_seat else 1


def _wanted_seats(wish: Wish) -> int | None:
    """The requested number of seats; if players are named, their number."""
    return wish.seats if wish.seats is not None else len(wish.players) or None


def _state(game: Game, mode: str, seed: int, cards: Path | None, options: dict[str, Any]) -> State:
    book = game.card_set(cards)
    try:
        return game.new(mode, seed, cards=book, listen=True, **options)
    except CardError as error:  # the set is sound, so a team was asked for that it does not have
        raise UsageError(str(error)) from None


def _check_players(wish: Wish) -> None:
    """Check the names of people, and that all bots exist."""
    if wish.players and (wish.bots or wish.hot_seat or wish.names):
        raise UsageError("--players says who sits where: leave out --vs, --hot-seat and --names")
    for spec in (*wish.bots, *wish.players):
        if not is_person(spec):
            bot(spec)
    for name in (*wish.names, *map(name_in, wish.players)):
        if len(name) > LONGEST_PLAYER_NAME or not name.isprintable():
            raise UsageError(f"a name has at most {LONGEST_PLAYER_NAME} letters, not {len(name)}")


def _players(wish: Wish, seats: int, people: bool) -> list[str]:
    """The players of the seats: as named, else people first and bots in the other seats."""
    if wish.players:
        if len(wish.players) != seats:
            raise UsageError(f"this table has {seats} seats, but --players names {len(wish.players)}")
        return list(wish.players)
    count = _people(wish, people)
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
