"""Options that several commands share, and how their values are read and written."""

from pathlib import Path
from typing import Annotated

import typer

from pennant.kernel.errors import PennantError

Game = Annotated[str, typer.Argument(help="The game, such as highlights.", show_default=False)]
Lang = Annotated[str | None, typer.Option(help="The language, such as ru.", show_default="that of the system")]
Cards = Annotated[Path | None, typer.Option(help="A folder with a card set of your own.", show_default=False)]
Plain = Annotated[bool, typer.Option("--plain", help="Text instead of a drawn table: good for screen readers.")]
Quick = Annotated[bool, typer.Option("--quick", help="No pauses.")]
Seed = Annotated[int | None, typer.Option(help="Decides all draws; by default random.", show_default=False)]
Mode = Annotated[str | None, typer.Option(help="The mode; see `pennant modes`.", show_default="the usual one")]
Seats = Annotated[int | None, typer.Option(help="The number of players.", min=1, show_default="depends on the mode")]
Windows = Annotated[
    str | None,
    typer.Option(help="When you are asked for cards: open or quick.", show_default="quick against bots, else open"),
]
Roster = Annotated[str, typer.Option(help="The size of the roster: standard, 20-man or all-star.")]


def words_in(text: str | None) -> list[str]:
    return [word.strip() for word in (text or "").split(",") if word.strip()]


def specs_in(text: str | None) -> list[str]:
    """Bots in the order of their seats: `greedy,random:seed=3`. A comma before `key=` belongs to the spec."""
    specs: list[str] = []
    for word in words_in(text):
        if specs and "=" in word and ":" not in word:
            specs[-1] += f",{word}"
        else:
            specs.append(word)
    return specs


def write_out(text: str, out: Path | None) -> None:
    """Print a text, or write it to a file atomically."""
    from pennant.kernel.record import write_whole

    if out is None:
        typer.echo(text, nl=False)
        return
    try:
        write_whole(out, text)
    except OSError as error:
        raise PennantError(f"{out} cannot be written: {error.strerror}") from None
