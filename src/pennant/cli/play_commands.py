"""Commands that play, watch and replay games."""

from pathlib import Path
from typing import Annotated

import typer

from pennant.cli.command_options import (
    Cards,
    Game,
    Lang,
    Mode,
    Plain,
    Quick,
    Seats,
    Seed,
    Windows,
    specs_in,
    words_in,
    write_out,
)
from pennant.kernel.errors import UsageError


def play(
    game: Annotated[str | None, typer.Argument(help="The game, such as highlights.", show_default=False)] = None,
    file: Annotated[Path | None, typer.Argument(help="With --resume: the record.", show_default=False)] = None,
    mode: Mode = None,
    seats: Seats = None,
    team: Annotated[
        str | None, typer.Option("--team", "--deck", help="Your team or deck; several in seat order: boston,new-york.")
    ] = None,
    vs: Annotated[str | None, typer.Option(help="Your opponents; see `pennant bots`.", show_default="greedy")] = None,
    seed: Seed = None,
    cards: Cards = None,
    option: Annotated[list[str] | None, typer.Option(help="key=value; see `pennant modes`.")] = None,
    lang: Lang = None,
    plain: Plain = False,
    quick: Quick = False,
    resume: Annotated[bool, typer.Option("--resume", help="Resume FILE, or the latest game.")] = False,
    hot_seat: Annotated[bool, typer.Option("--hot-seat", help="Several people at this keyboard.")] = False,
    names: Annotated[str | None, typer.Option(help="The names of the people: Ann,Ben.")] = None,
    players: Annotated[str | None, typer.Option(help="The players by seat: human:Ann,greedy,human:Ben.")] = None,
    windows: Windows = None,
    dice: Annotated[
        str | None, typer.Option(help="real: you roll real dice and type the results.", show_default="program")
    ] = None,
    orders: Annotated[str | None, typer.Option(help="Standing orders: pass-until-clutch,never-bunt.")] = None,
    auto: Annotated[bool, typer.Option("--auto", help="A coach decides all but cards and substitutions.")] = False,
) -> None:
    """Play a game against bots, or with others at one keyboard."""
    from pennant.cli.begin import Wish, new_play, resume_play
    from pennant.cli.orders import Habits
    from pennant.cli.terminal import Terminal
    from pennant.cli.words import cli_words

    terminal = Terminal(cli_words(lang), plain=plain, quick=quick)
    wishes = {
        "mode": mode,
        "seats": seats,
        "team": team,
        "vs": vs,
        "seed": seed,
        "option": option,
        "hot-seat": hot_seat,
        "names": names,
        "players": players,
        "windows": windows,
        "dice": dice,
    }
    habits = Habits(tuple(words_in(orders)), auto)
    given = [f"--{name}" for name, value in wishes.items() if value is not None and value is not False and value != []]
    if given and (resume or game is None):
        raise UsageError(f"{given[0]} is for a new game: name the game, and leave out --resume")
    if resume:
        if file is None and game is not None and (game.endswith(".json") or Path(game).is_file()):
            file, game = Path(game), None
        resume_play(file, game, cards, terminal, habits).run()
        return
    if file is not None:
        raise UsageError(f"{str(file)!r} is one word too many; to go on with a saved game say --resume {file}")
    if game is None:
        from pennant.cli.menu import Menu

        Menu(lang, plain=plain, quick=quick).new_game()
        return
    wish = Wish(game, mode, words_in(team), specs_in(vs), seed, cards, option or [], hot_seat, words_in(names))
    wish.seats, wish.players = seats, specs_in(players)
    wish.windows, wish.dice, wish.habits = windows, dice, habits
    new_play(wish, terminal).run()


def watch(
    game: Game,
    mode: Mode = None,
    seats: Seats = None,
    bots: Annotated[str | None, typer.Option(help="The bots, by seat.", show_default="greedy")] = None,
    seed: Seed = None,
    seat: Annotated[int | None, typer.Option(help="Watch as this seat (from 0) instead of as a spectator.")] = None,
    save: Annotated[Path | None, typer.Option(help="Save the record to this file.", show_default=False)] = None,
    team: Annotated[
        str | None,
        typer.Option("--team", "--deck", help="Teams or decks in the order of the seats.", show_default=False),
    ] = None,
    cards: Cards = None,
    option: Annotated[list[str] | None, typer.Option(help="key=value; see `pennant modes`.")] = None,
    lang: Lang = None,
    plain: Plain = False,
    quick: Annotated[bool, typer.Option("--quick", help="Print the story at once, without the table.")] = False,
) -> None:
    """Watch bots play."""
    from pennant.cli.begin import Wish
    from pennant.cli.terminal import Terminal
    from pennant.cli.watch import watch as run
    from pennant.cli.words import cli_words

    wish = Wish(game, mode, words_in(team), specs_in(bots), seed, cards, option or [], seats=seats)
    run(wish, seat, save, Terminal(cli_words(lang), plain=plain, quick=quick))


def replay(
    file: Annotated[Path, typer.Argument(help="A record.", show_default=False)],
    seat: Annotated[
        str | None, typer.Option(help="The viewer: a seat (from 0), spectator, or all.", show_default=False)
    ] = None,
    text: Annotated[bool, typer.Option("--text", help="Print the whole story without prompts.")] = False,
    cards: Cards = None,
    lang: Lang = None,
    plain: Plain = False,
) -> None:
    """View a record, move by move."""
    from pennant.cli.replay import Replay
    from pennant.cli.saves import read_record
    from pennant.cli.terminal import Terminal
    from pennant.cli.words import cli_words

    terminal = Terminal(cli_words(lang), plain=plain)
    show = Replay(read_record(file, terminal.words), terminal, cards)
    if seat is not None:
        show.look_as(seat)
    if text or not terminal.console.is_terminal:
        show.tell_all()
    else:
        show.run()


def verify(
    file: Annotated[Path, typer.Argument(help="A record.", show_default=False)], cards: Cards = None, lang: Lang = None
) -> None:
    """Check that a record is valid: all moves are legal, and the result is the same."""
    from pennant.cli.checks import verify as run
    from pennant.cli.words import cli_words

    typer.echo(run(file, cards, cli_words(lang)))


def box(
    file: Annotated[Path, typer.Argument(help="A record of a game that keeps score.", show_default=False)],
    format: Annotated[str, typer.Option(help="text, json or retrosheet.")] = "text",
    number: Annotated[int | None, typer.Option("--game", help="One game of a series, from 1.", min=1)] = None,
    out: Annotated[Path | None, typer.Option("--out", "-o", help="Write to this file.", show_default=False)] = None,
    cards: Cards = None,
    lang: Lang = None,
) -> None:
    """Print the box score of a record: batting and pitching statistics."""
    from pennant.cli.clutch.scores import box_score
    from pennant.cli.words import language_of

    write_out(box_score(file, format, number, cards, language_of(lang)), out)
