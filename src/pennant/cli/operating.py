"""`pennant operate`: what whoever runs a server does with its tables and its guests."""

from pathlib import Path
from typing import Annotated

import typer

Home = Annotated[Path | None, typer.Option(help="The data folder.", show_default="PENNANT_HOME")]
Database = Annotated[str | None, typer.Option(help="postgresql://…", show_default="SQLite in the data folder")]

operate = typer.Typer(help="Look after a server: tables, bans, forgotten passwords.", no_args_is_help=True)


@operate.command()
def tables(
    status: Annotated[str | None, typer.Option(help="waiting, playing or over.", show_default="all")] = None,
    limit: Annotated[int, typer.Option(help="At most so many.", min=1)] = 50,
    home: Home = None,
    database: Database = None,
) -> None:
    """List tables, the latest first."""
    from pennant.cli import serving

    for line in serving.list_tables(home, database, status, limit):
        typer.echo(line)


@operate.command()
def remove(
    table: Annotated[str, typer.Argument(help="The table's id.", show_default=False)],
    home: Home = None,
    database: Database = None,
) -> None:
    """Remove a table; whoever is there is told."""
    from pennant.cli import serving

    typer.echo(serving.remove_table(home, database, table))


@operate.command()
def ban(
    who: Annotated[str, typer.Argument(help="guest:ID, or address:203.0.113.7.", show_default=False)],
    days: Annotated[float | None, typer.Option(help="For so many days.", show_default="for good")] = None,
    why: Annotated[str, typer.Option(help="A note for other operators.")] = "",
    home: Home = None,
    database: Database = None,
) -> None:
    """Keep a guest or an address from playing and talking."""
    from pennant.cli import serving

    typer.echo(serving.ban(home, database, who, days, why))


@operate.command()
def unban(
    who: Annotated[str, typer.Argument(help="As it was banned.", show_default=False)],
    home: Home = None,
    database: Database = None,
) -> None:
    """Welcome somebody back."""
    from pennant.cli import serving

    typer.echo(serving.unban(home, database, who))


@operate.command()
def password(
    name: Annotated[str, typer.Argument(help="The name of the account.", show_default=False)],
    home: Home = None,
    database: Database = None,
) -> None:
    """Give an account a new password; whoever is signed in to it, is so no longer."""
    from pennant.cli import serving

    typer.echo(serving.reset_password(home, database, name))


@operate.command()
def guests(
    table: Annotated[str, typer.Argument(help="The table's id.", show_default=False)],
    home: Home = None,
    database: Database = None,
) -> None:
    """Who sits at a table, with the ids that `ban` wants."""
    from pennant.cli import serving

    for line in serving.guests_at(home, database, table):
        typer.echo(line)
