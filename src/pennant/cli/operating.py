"""`pennant operate`: commands for the operator of a server."""

from pathlib import Path
from typing import Annotated

import typer

Home = Annotated[Path | None, typer.Option(help="The data folder.", show_default="PENNANT_HOME")]
Database = Annotated[str | None, typer.Option(help="postgresql://…", show_default="SQLite in the data folder")]

operate = typer.Typer(help="Administer a server: tables, bans, forgotten passwords.", no_args_is_help=True)


@operate.command()
def tables(
    status: Annotated[str | None, typer.Option(help="waiting, playing or over.", show_default="all")] = None,
    limit: Annotated[int, typer.Option(help="The maximum number of tables.", min=1)] = 50,
    home: Home = None,
    database: Database = None,
) -> None:
    """List tables, the most recent first."""
    from pennant.cli import serving

    for line in serving.list_tables(home, database, status, limit):
        typer.echo(line)


@operate.command()
def remove(
    table: Annotated[str, typer.Argument(help="The table's id.", show_default=False)],
    home: Home = None,
    database: Database = None,
) -> None:
    """Remove a table and notify its players."""
    from pennant.cli import serving

    typer.echo(serving.remove_table(home, database, table))


@operate.command()
def ban(
    who: Annotated[str, typer.Argument(help="guest:ID, or address:203.0.113.7.", show_default=False)],
    days: Annotated[float | None, typer.Option(help="The number of days.", show_default="for good")] = None,
    why: Annotated[str, typer.Option(help="A note for other operators.")] = "",
    home: Home = None,
    database: Database = None,
) -> None:
    """Ban a guest or an address from playing and chatting."""
    from pennant.cli import serving

    typer.echo(serving.ban(home, database, who, days, why))


@operate.command()
def unban(
    who: Annotated[str, typer.Argument(help="The banned guest or address.", show_default=False)],
    home: Home = None,
    database: Database = None,
) -> None:
    """Lift a ban."""
    from pennant.cli import serving

    typer.echo(serving.unban(home, database, who))


@operate.command()
def password(
    name: Annotated[str, typer.Argument(help="The name of the account.", show_default=False)],
    home: Home = None,
    database: Database = None,
) -> None:
    """Reset the password of an account and end its sessions."""
    from pennant.cli import serving

    typer.echo(serving.reset_password(home, database, name))


@operate.command()
def guests(
    table: Annotated[str, typer.Argument(help="The table's id.", show_default=False)],
    home: Home = None,
    database: Database = None,
) -> None:
    """List the people at a table, with their ids for `ban`."""
    from pennant.cli import serving

    for line in serving.guests_at(home, database, table):
        typer.echo(line)
