"""Commands that list cards, modes and bots."""

from typing import Annotated

import typer

from pennant.cli.command_options import Cards, Game, Lang


def cards(
    game: Game,
    card: Annotated[str | None, typer.Argument(help="Show only this card, in full.", show_default=False)] = None,
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


def bots(lang: Lang = None) -> None:
    """List the bots that you can play against."""
    from pennant.cli.lists import bot_list
    from pennant.cli.terminal import new_console
    from pennant.cli.words import cli_words

    console = new_console()
    for text in bot_list(cli_words(lang)):
        console.print(text)
