"""Commands that check and measure games: their rules, cards and bots."""

from pathlib import Path
from typing import Annotated

import typer

from pennant.cli.command_options import Cards, Game, Lang
from pennant.kernel.errors import UsageError


def lint(
    game: Annotated[str, typer.Argument(help="The game.")] = "clutch",
    games: Annotated[int, typer.Option(help="The number of random games.", min=1)] = 20,
    seed: Annotated[int, typer.Option(help="The first seed.")] = 1,
    cards: Cards = None,
    lang: Lang = None,
) -> None:
    """Find cards that can never or always be played: a table of how often each card is playable."""
    from pennant.cli.checks import lint as run
    from pennant.cli.terminal import new_console
    from pennant.cli.words import cli_words

    console = new_console()
    for text in run(game, games, seed, cards, cli_words(lang)):
        console.print(text)


def scenario(
    files: Annotated[list[Path], typer.Argument(help="Scenario files, or folders of them.", show_default=False)],
) -> None:
    """Run scenarios: set up positions, play moves, and check the expected results."""
    from pennant.cli.checks import scenarios

    lines, failed = scenarios(files)
    for text in lines:
        typer.echo(text)
    if failed:
        raise typer.Exit(1)


def fuzz(
    game: Annotated[str, typer.Argument(help="The game.")] = "highlights",
    games: Annotated[int, typer.Option(help="The number of random games.", min=1)] = 100,
    every: Annotated[int, typer.Option(help="Check every Nth decision in full.", min=1)] = 25,
    seed: Annotated[int, typer.Option(help="The first seed.")] = 1,
    mode: Annotated[list[str] | None, typer.Option(help="Only this mode; may be given several times.")] = None,
) -> None:
    """Check the rules of a game with random games: legal moves, replays, hidden information."""
    from pennant.cli.checks import fuzz as run

    typer.echo(run(game, games, every, seed, mode or []))


def duel(
    game: Annotated[str, typer.Argument(help="The game.")] = "highlights",
    bots: Annotated[str, typer.Option(help="Two bots, such as greedy,random.")] = "greedy,random",
    seeds: Annotated[int, typer.Option(help="The number of seeds; each is played once from every seat.", min=1)] = 100,
    seed: Annotated[int, typer.Option(help="The first seed.")] = 1,
    mode: Annotated[str | None, typer.Option(help="The mode.", show_default="depends on the game")] = None,
    seats: Annotated[int | None, typer.Option(help="Number of players.", show_default="depends on the mode")] = None,
) -> None:
    """Play one bot against another (or several copies of it) over the same seeds, from every seat."""
    from pennant.cli.checks import duel as run

    typer.echo(run(game, bots, seeds, seed, mode, seats))


def balance(
    game: Game,
    games: Annotated[
        int | None, typer.Option(help="Games per measurement.", min=1, show_default="depends on the game")
    ] = None,
    seed: Annotated[int, typer.Option(help="The first seed.")] = 1,
    mode: Annotated[
        str | None, typer.Option(help="The mode of whole matches.", show_default="depends on the game")
    ] = None,
    jobs: Annotated[int | None, typer.Option(help="Parallel processes.", min=1, show_default="one per core")] = None,
    cards: Cards = None,
    markdown: Annotated[bool, typer.Option("--markdown", help="Tables in Markdown.")] = False,
    json: Annotated[bool, typer.Option("--json", help="All figures as JSON.")] = False,
    out: Annotated[Path | None, typer.Option(help="Write to this file.", show_default=False)] = None,
) -> None:
    """Measure how fair a game and its cards are, from many games between bots."""
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
    if not report.is_finished:
        raise typer.Exit(130)
