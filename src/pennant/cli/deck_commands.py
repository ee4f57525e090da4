"""Commands that check, build and list decks."""

from pathlib import Path
from typing import Annotated

import typer

from pennant.cli.command_options import Cards, Lang, Roster, Seed, write_out

deck = typer.Typer(
    name="deck",
    help="Check, build and list decks.",
    no_args_is_help=True,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
)


@deck.command("check")
def check_decks(
    decks: Annotated[list[str], typer.Argument(help="Files, or names of decks.", show_default=False)],
    roster: Roster = "standard",
    cards: Cards = None,
) -> None:
    """Check decks against the rules, and print all problems, one per line."""
    from pennant.cli.clutch.decks import check_deck_files

    lines, wrong = check_deck_files(decks, roster, cards)
    for text in lines:
        typer.echo(text)
    if wrong:
        raise typer.Exit(1)


@deck.command("build")
def build_deck(
    style: Annotated[
        str | None, typer.Option(help="best, small-ball, …; by default any legal deck.", show_default=False)
    ] = None,
    roster: Roster = "standard",
    seed: Seed = None,
    title: Annotated[str | None, typer.Option(help="The title of the deck.", show_default=False)] = None,
    pool: Annotated[
        Path | None, typer.Option(help="A file with the ids of the cards to choose from.", show_default=False)
    ] = None,
    out: Annotated[Path | None, typer.Option("--out", "-o", help="Write to this file.", show_default=False)] = None,
    cards: Cards = None,
) -> None:
    """Build a legal deck."""
    from pennant.cli.clutch.decks import build_deck_file

    write_out(build_deck_file(style, roster, seed, title, pool, cards), out)


@deck.command("list")
def list_decks(roster: Roster = "standard", cards: Cards = None, lang: Lang = None) -> None:
    """List the decks that come with Pennant."""
    from pennant.cli.clutch.decks import deck_list
    from pennant.cli.terminal import new_console
    from pennant.cli.words import cli_words

    console = new_console()
    for text in deck_list(roster, cards, cli_words(lang)):
        console.print(text)
