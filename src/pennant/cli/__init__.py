"""The command line: a menu, and one command per task. `main` is the entry point."""


def main() -> None:
    from pennant.cli.commands import app

    app(prog_name="pennant")
