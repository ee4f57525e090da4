"""The command that serves the web table."""

from pathlib import Path
from typing import Annotated

import typer

from pennant.cli.command_options import Lang
from pennant.cli.operating import Database, Home


def serve(
    host: Annotated[str, typer.Option(help="The address to listen on; 0.0.0.0 for all.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="The port.", min=1, max=65535)] = 8045,
    public_url: Annotated[
        str | None, typer.Option(help="The public address of this server: https://table.example.", show_default=False)
    ] = None,
    home: Home = None,
    database: Database = None,
    workers: Annotated[int, typer.Option(help="Server processes; several need PostgreSQL.", min=1)] = 1,
    bot_workers: Annotated[
        int, typer.Option("--bot-workers", "--thinkers", help="Bot processes per server process.", min=1)
    ] = 1,
    grace: Annotated[float, typer.Option(help="Seconds before a disconnected player counts as away.", min=0.1)] = 45.0,
    idle: Annotated[float, typer.Option(help="Seconds after which an idle table is unloaded.", min=0.1)] = 60.0,
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
        str | None, typer.Option(help="The sender: 'Pennant <table@your.host>'.", show_default=False)
    ] = None,
    notice_after: Annotated[
        float, typer.Option(help="Seconds that players must be away before they get a notice of their turn.", min=0)
    ] = 60.0,
    hook_host: Annotated[list[str] | None, typer.Option(help="A host in your network that webhooks may call.")] = None,
    vacation_days: Annotated[int, typer.Option(help="Vacation days per year in slow games.", min=0, max=366)] = 30,
    log_json: Annotated[bool, typer.Option("--log-json", help="Log one JSON object per line.")] = False,
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
