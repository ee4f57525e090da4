"""The command line. Each command imports its implementation when it runs, so that help is fast."""

import sys
from typing import Annotated, Any

import typer
from typer.core import TyperGroup

from pennant.cli import check_commands, list_commands, play_commands
from pennant.cli.command_options import Lang
from pennant.cli.deck_commands import deck
from pennant.cli.operating import operate
from pennant.cli.serve_commands import serve
from pennant.kernel.errors import PennantError, UsageError


class Commands(TyperGroup):
    """All commands; an error in a command becomes a sentence and an exit code."""

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


def menu(lang: Lang = None) -> None:
    """Choose a game in the terminal, step by step."""
    from pennant.cli.menu import Menu

    Menu(lang).run()


for command in (
    menu,
    serve,
    play_commands.play,
    play_commands.watch,
    play_commands.replay,
    play_commands.verify,
    play_commands.box,
    check_commands.lint,
    list_commands.cards,
    list_commands.modes,
    list_commands.bots,
    check_commands.scenario,
    check_commands.fuzz,
    check_commands.duel,
    check_commands.balance,
):
    app.command()(command)
app.add_typer(operate, name="operate")
app.add_typer(deck)
