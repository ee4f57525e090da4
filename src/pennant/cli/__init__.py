"""The command line: a menu, and a command for each thing one can do. `main` is what runs."""


def main() -> None:
    from pennant.cli.commands import app

    app(prog_name="pennant")
