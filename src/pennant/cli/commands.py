"""The commands of the command line. Each is a door: what it does is imported when it is used, so that help is quick."""

import sys
from pathlib import Path
from typing import Annotated, Any

import typer
from typer.core import TyperGroup

from pennant.cli.operating import Database, Home, operate
from pennant.kernel.errors import PennantError, UsageError

Game = Annotated[str, typer.Argument(help="The game, such as highlights.", show_default=False)]
Lang = Annotated[str | None, typer.Option(help="The language, such as ru.", show_default="that of the system")]
Cards = Annotated[Path | None, typer.Option(help="A folder with a card set of your own.", show_default=False)]
Plain = Annotated[bool, typer.Option("--plain", help="Words instead of a drawn table: good for screen readers.")]
Quick = Annotated[bool, typer.Option("--quick", help="No pauses.")]
Seed = Annotated[int | None, typer.Option(help="Decides all draws; by default random.", show_default=False)]
Mode = Annotated[str | None, typer.Option(help="The mode; see `pennant modes`.", show_default="the usual one")]
Seats = Annotated[int | None, typer.Option(help="How many play.", min=1, show_default="as the mode says")]
Windows = Annotated[
    str | None,
    typer.Option(help="When you are asked for cards: open or quick.", show_default="quick against bots, else open"),
]
Roster = Annotated[str, typer.Option(help="The size of the roster: standard, 20-man or all-star.")]


class Commands(TyperGroup):
    """All commands; what goes wrong in one of them becomes a sentence and an exit code."""

    def invoke(self, ctx: Any) -> Any:
        from pennant.cli.leave import Leave
        from pennant.cli.words import sentence

        try:
            return super().invoke(ctx)
        except PennantError as error:
            typer.echo(sentence(str(error)), err=True)
            raise typer.Exit(2 if isinstance(error, UsageError) else 1) from None
        except Leave as leave:
            typer.echo(leave.text, err=leave.code == 1)
            raise typer.Exit(leave.code) from None
        except KeyboardInterrupt:
            typer.echo()
            raise typer.Exit(130) from None
        except BrokenPipeError:
            sys.stderr.close()
            raise typer.Exit(1) from None


app = typer.Typer(
    cls=Commands,
    name="pennant",
    help="Tabletop card baseball, played by the book. Without a command: the web table on this machine.",
    no_args_is_help=False,
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)
app.add_typer(operate, name="operate")


@app.callback(invoke_without_command=True)
def start(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="Show the version and leave.")] = False,
    lang: Lang = None,
) -> None:
    if version:
        from pennant import __version__
        from pennant.kernel.build import is_compiled

        typer.echo(f"pennant {__version__} ({'compiled' if is_compiled() else 'interpreted'} core)")
    elif context.invoked_subcommand is None:
        from pennant.cli.serving import serve_here

        serve_here(lang)


@app.command()
def menu(lang: Lang = None) -> None:
    """Choose a game in the terminal, step by step."""
    from pennant.cli.menu import Menu

    Menu(lang).run()


@app.command()
def serve(
    host: Annotated[str, typer.Option(help="The address to listen at; 0.0.0.0 for all.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="The port.", min=1, max=65535)] = 8045,
    public_url: Annotated[
        str | None, typer.Option(help="How others reach this server: https://table.example.", show_default=False)
    ] = None,
    home: Home = None,
    database: Database = None,
    workers: Annotated[int, typer.Option(help="Processes that serve; several need PostgreSQL.", min=1)] = 1,
    bot_workers: Annotated[
        int, typer.Option("--bot-workers", "--thinkers", help="Processes for bots, for each worker.", min=1)
    ] = 1,
    grace: Annotated[float, typer.Option(help="Seconds before somebody who is gone is missed.", min=0.1)] = 45.0,
    idle: Annotated[float, typer.Option(help="Seconds after which a quiet table leaves memory.", min=0.1)] = 60.0,
    limits: Annotated[float, typer.Option(help="A factor on all rate limits; 0 for none.", min=0)] = 1.0,
    smtp_host: Annotated[
        str | None, typer.Option(help="The SMTP server for e-mail notices.", show_default="no e-mail")
    ] = None,
    smtp_port: Annotated[
        int | None, typer.Option(help="Its port.", min=1, max=65535, show_default="by --smtp-security")
    ] = None,
    smtp_security: Annotated[str | None, typer.Option(help="starttls, tls or none.", show_default="starttls")] = None,
    smtp_user: Annotated[str | None, typer.Option(help="The name to log in with.", show_default=False)] = None,
    smtp_password_file: Annotated[
        Path | None, typer.Option(help="A file with the password.", show_default="PENNANT_SMTP_PASSWORD")
    ] = None,
    mail_from: Annotated[
        str | None, typer.Option(help="Who writes: 'Pennant <table@your.host>'.", show_default=False)
    ] = None,
    notice_after: Annotated[
        float, typer.Option(help="Seconds that somebody must be away before they are told of their turn.", min=0)
    ] = 60.0,
    hook_host: Annotated[
        list[str] | None, typer.Option(help="A host inside of your network that web hooks may reach.")
    ] = None,
    vacation_days: Annotated[int, typer.Option(help="Days of vacation a year for slow games.", min=0, max=366)] = 30,
    log_json: Annotated[bool, typer.Option("--log-json", help="Logs as a JSON object a line.")] = False,
    lang: Lang = None,
) -> None:
    """Serve the web table."""
    from pennant.cli.serving import run

    run(
        lang,
        host=host,
        port=port,
        public_url=public_url,
        home=home,
        database=database,
        workers=workers,
        bot_workers=bot_workers,
        grace=grace,
        idle=idle,
        limits=limits,
        smtp_host=smtp_host,
        smtp_port=smtp_port,
        smtp_security=smtp_security,
        smtp_user=smtp_user,
        smtp_password_file=smtp_password_file,
        mail_from=mail_from,
        notice_after=notice_after,
        hook_hosts=tuple(hook_host or ()),
        vacation_days=vacation_days,
        log_json=log_json,
    )


@app.command()
def play(
    game: Annotated[str | None, typer.Argument(help="The game, such as highlights.", show_default=False)] = None,
    file: Annotated[Path | None, typer.Argument(help="With --resume: the record.", show_default=False)] = None,
    mode: Mode = None,
    seats: Seats = None,
    team: Annotated[
        str | None, typer.Option("--team", "--deck", help="Your team or deck; several by seat: boston,new-york.")
    ] = None,
    vs: Annotated[str | None, typer.Option(help="Your opponents; see `pennant bots`.", show_default="greedy")] = None,
    seed: Seed = None,
    cards: Cards = None,
    option: Annotated[list[str] | None, typer.Option(help="key=value; see `pennant modes`.")] = None,
    lang: Lang = None,
    plain: Plain = False,
    quick: Quick = False,
    resume: Annotated[bool, typer.Option("--resume", help="Go on with FILE, or the latest game.")] = False,
    hot_seat: Annotated[bool, typer.Option("--hot-seat", help="Several people at this keyboard.")] = False,
    names: Annotated[str | None, typer.Option(help="What the people are called: Ann,Ben.")] = None,
    players: Annotated[str | None, typer.Option(help="Who sits where: human:Ann,greedy,human:Ben.")] = None,
    windows: Windows = None,
    dice: Annotated[
        str | None, typer.Option(help="real: you roll real dice and type what they show.", show_default="program")
    ] = None,
    orders: Annotated[str | None, typer.Option(help="Standing orders: pass-until-clutch,never-bunt.")] = None,
    auto: Annotated[bool, typer.Option("--auto", help="A coach sees to all but cards and substitutions.")] = False,
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
    habits = Habits(tuple(_words(orders)), auto)
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
    wish = Wish(game, mode, _words(team), _bots(vs), seed, cards, option or [], hot_seat, _words(names))
    wish.seats, wish.players = seats, _bots(players)
    wish.windows, wish.dice, wish.habits = windows, dice, habits
    new_play(wish, terminal).run()


def _words(text: str | None) -> list[str]:
    return [word.strip() for word in (text or "").split(",") if word.strip()]


def _bots(text: str | None) -> list[str]:
    """Bots in the order of their seats: `greedy,random:seed=3`. A comma inside a spec is one before `key=`."""
    specs: list[str] = []
    for word in _words(text):
        if specs and "=" in word and ":" not in word:
            specs[-1] += f",{word}"
        else:
            specs.append(word)
    return specs


@app.command()
def watch(
    game: Game,
    mode: Mode = None,
    seats: Seats = None,
    bots: Annotated[str | None, typer.Option(help="Who plays, by seat.", show_default="greedy")] = None,
    seed: Seed = None,
    seat: Annotated[int | None, typer.Option(help="Look on as this seat (from 0) instead of a spectator.")] = None,
    save: Annotated[Path | None, typer.Option(help="Keep the record in this file.", show_default=False)] = None,
    team: Annotated[
        str | None,
        typer.Option("--team", "--deck", help="Teams or decks in the order of the seats.", show_default=False),
    ] = None,
    cards: Cards = None,
    option: Annotated[list[str] | None, typer.Option(help="key=value; see `pennant modes`.")] = None,
    lang: Lang = None,
    plain: Plain = False,
    quick: Annotated[bool, typer.Option("--quick", help="The story at once, without the table.")] = False,
) -> None:
    """Watch bots play."""
    from pennant.cli.begin import Wish
    from pennant.cli.terminal import Terminal
    from pennant.cli.watch import watch as run
    from pennant.cli.words import cli_words

    wish = Wish(game, mode, _words(team), _bots(bots), seed, cards, option or [], seats=seats)
    run(wish, seat, save, Terminal(cli_words(lang), plain=plain, quick=quick))


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(help="A record.", show_default=False)],
    seat: Annotated[
        str | None, typer.Option(help="Whose view: a seat from 0 on, spectator, or all.", show_default=False)
    ] = None,
    text: Annotated[bool, typer.Option("--text", help="Print the whole story and ask nothing.")] = False,
    cards: Cards = None,
    lang: Lang = None,
    plain: Plain = False,
) -> None:
    """Look at a record, move by move."""
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


@app.command()
def verify(
    file: Annotated[Path, typer.Argument(help="A record.", show_default=False)], cards: Cards = None, lang: Lang = None
) -> None:
    """Check a record: every move legal, the same result."""
    from pennant.cli.checks import verify as run
    from pennant.cli.words import cli_words

    typer.echo(run(file, cards, cli_words(lang)))


@app.command()
def box(
    file: Annotated[Path, typer.Argument(help="A record of a game that keeps score.", show_default=False)],
    format: Annotated[str, typer.Option(help="text, json or retrosheet.")] = "text",
    number: Annotated[int | None, typer.Option("--game", help="One game of a series, from 1.", min=1)] = None,
    out: Annotated[Path | None, typer.Option("--out", "-o", help="Write to this file.", show_default=False)] = None,
    cards: Cards = None,
    lang: Lang = None,
) -> None:
    """Show the box score of a record: who batted and pitched how well."""
    from pennant.cli.clutch.scores import box_score
    from pennant.cli.words import language_of

    _put(box_score(file, format, number, cards, language_of(lang)), out)


deck = typer.Typer(
    name="deck",
    help="Check, build and list decks.",
    no_args_is_help=True,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
)
app.add_typer(deck)


@deck.command("check")
def check_decks(
    decks: Annotated[list[str], typer.Argument(help="Files, or names of decks.", show_default=False)],
    roster: Roster = "standard",
    cards: Cards = None,
) -> None:
    """Check decks against the rules: everything that is wrong, a line each."""
    from pennant.cli.clutch.decks import check_deck_files

    lines, wrong = check_deck_files(decks, roster, cards)
    for text in lines:
        typer.echo(text)
    if wrong:
        raise typer.Exit(1)


@deck.command("build")
def build_deck(
    style: Annotated[
        str | None, typer.Option(help="best, small-ball, …; without one any legal deck.", show_default=False)
    ] = None,
    roster: Roster = "standard",
    seed: Seed = None,
    title: Annotated[str | None, typer.Option(help="What the deck is called.", show_default=False)] = None,
    pool: Annotated[
        Path | None, typer.Option(help="A file with the ids of the cards to choose from.", show_default=False)
    ] = None,
    out: Annotated[Path | None, typer.Option("--out", "-o", help="Write to this file.", show_default=False)] = None,
    cards: Cards = None,
) -> None:
    """Build a legal deck."""
    from pennant.cli.clutch.decks import build_deck_file

    _put(build_deck_file(style, roster, seed, title, pool, cards), out)


@deck.command("list")
def list_decks(roster: Roster = "standard", cards: Cards = None, lang: Lang = None) -> None:
    """List the decks that come with Pennant."""
    from pennant.cli.clutch.decks import deck_list
    from pennant.cli.terminal import new_console
    from pennant.cli.words import cli_words

    console = new_console()
    for text in deck_list(roster, cards, cli_words(lang)):
        console.print(text)


def _put(text: str, out: Path | None) -> None:
    """Show a text, or write it to a file whole or not at all."""
    from pennant.kernel.record import write_whole

    if out is None:
        typer.echo(text, nl=False)
        return
    try:
        write_whole(out, text)
    except OSError as error:
        raise PennantError(f"{out} cannot be written: {error.strerror}") from None


@app.command()
def lint(
    game: Annotated[str, typer.Argument(help="The game.")] = "clutch",
    games: Annotated[int, typer.Option(help="How many random games.", min=1)] = 20,
    seed: Annotated[int, typer.Option(help="The first seed.")] = 1,
    cards: Cards = None,
    lang: Lang = None,
) -> None:
    """Look for cards that can never be played, or always: a table of how often each one can."""
    from pennant.cli.checks import lint as run
    from pennant.cli.terminal import new_console
    from pennant.cli.words import cli_words

    console = new_console()
    for text in run(game, games, seed, cards, cli_words(lang)):
        console.print(text)


@app.command()
def cards(
    game: Game,
    card: Annotated[str | None, typer.Argument(help="One card, in full.", show_default=False)] = None,
    cards: Cards = None,
    type: Annotated[str | None, typer.Option(help="Only cards of this type.", show_default=False)] = None,
    tier: Annotated[str | None, typer.Option(help="Only cards of this tier.", show_default=False)] = None,
    team: Annotated[str | None, typer.Option(help="Only cards of this team.", show_default=False)] = None,
    schema: Annotated[bool, typer.Option("--schema", help="The JSON schema of a file of cards.")] = False,
    lang: Lang = None,
) -> None:
    """List the cards of a game, or show one of them."""
    from pennant.cli.lists import card_list, card_schema, one_card
    from pennant.cli.terminal import new_console
    from pennant.cli.words import language_of

    if schema:
        typer.echo(card_schema(game))
        return
    console, language = new_console(), language_of(lang)
    wanted = {name: word for name, word in (("type", type), ("tier", tier), ("team", team)) if word}
    shown = (
        one_card(game, card, language, cards, min(console.width, 100))
        if card
        else card_list(game, language, cards, wanted)
    )
    for text in shown:
        console.print(text)


@app.command()
def modes(
    game: Annotated[str | None, typer.Argument(help="One game only.", show_default=False)] = None, lang: Lang = None
) -> None:
    """List the modes of the games and their options."""
    from pennant.cli.lists import mode_list
    from pennant.cli.terminal import new_console
    from pennant.cli.words import cli_words

    console = new_console()
    for text in mode_list(game, cli_words(lang)):
        console.print(text)


@app.command()
def bots(lang: Lang = None) -> None:
    """List the bots one can play against."""
    from pennant.cli.lists import bot_list
    from pennant.cli.terminal import new_console
    from pennant.cli.words import cli_words

    console = new_console()
    for text in bot_list(cli_words(lang)):
        console.print(text)


@app.command()
def scenario(
    files: Annotated[list[Path], typer.Argument(help="Scenario files, or folders of them.", show_default=False)],
) -> None:
    """Run scenarios: positions, moves, and what must come of them."""
    from pennant.cli.checks import scenarios

    lines, failed = scenarios(files)
    for text in lines:
        typer.echo(text)
    if failed:
        raise typer.Exit(1)


@app.command()
def fuzz(
    game: Annotated[str, typer.Argument(help="The game.")] = "highlights",
    games: Annotated[int, typer.Option(help="How many random games.", min=1)] = 100,
    every: Annotated[int, typer.Option(help="Check one decision in so many in full.", min=1)] = 25,
    seed: Annotated[int, typer.Option(help="The first seed.")] = 1,
    mode: Annotated[list[str] | None, typer.Option(help="Only this mode; may be given several times.")] = None,
) -> None:
    """Hold the rules of a game to all their promises with random games."""
    from pennant.cli.checks import fuzz as run

    typer.echo(run(game, games, every, seed, mode or []))


@app.command()
def duel(
    game: Annotated[str, typer.Argument(help="The game.")] = "highlights",
    bots: Annotated[str, typer.Option(help="Two bots, such as greedy,random.")] = "greedy,random",
    seeds: Annotated[int, typer.Option(help="How many seeds; each is played once from every seat.", min=1)] = 100,
    seed: Annotated[int, typer.Option(help="The first seed.")] = 1,
    mode: Annotated[str | None, typer.Option(help="The mode.", show_default="depends on the game")] = None,
    seats: Annotated[int | None, typer.Option(help="How many play.", show_default="depends on the mode")] = None,
) -> None:
    """Let a bot play another (or a table of others) over the same seeds, from every seat."""
    from pennant.cli.checks import duel as run

    typer.echo(run(game, bots, seeds, seed, mode, seats))


@app.command()
def balance(
    game: Game,
    games: Annotated[
        int | None, typer.Option(help="How many every measure plays.", min=1, show_default="depends on the game")
    ] = None,
    seed: Annotated[int, typer.Option(help="The first seed.")] = 1,
    mode: Annotated[
        str | None, typer.Option(help="The mode of whole matches.", show_default="depends on the game")
    ] = None,
    jobs: Annotated[int | None, typer.Option(help="Processes at once.", min=1, show_default="one a core")] = None,
    cards: Cards = None,
    markdown: Annotated[bool, typer.Option("--markdown", help="Tables in Markdown.")] = False,
    json: Annotated[bool, typer.Option("--json", help="All figures as JSON.")] = False,
    out: Annotated[Path | None, typer.Option(help="Write to this file.", show_default=False)] = None,
) -> None:
    """Measure how fair a game and its cards are, by many games among bots."""
    from pennant.balance import Wish
    from pennant.cli.balance import FORMS, measure, save

    if markdown and json:
        raise UsageError("choose one: --markdown or --json")
    report = measure(Wish(game, games or 0, seed, mode, None if cards is None else str(cards)), jobs)
    text = FORMS["markdown" if markdown else "json" if json else "text"](report)
    if out is None:
        typer.echo(text, nl=False)
    else:
        save(text, out)
    if not report.finished:
        raise typer.Exit(130)
