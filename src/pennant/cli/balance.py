"""The balance report: plays games with a progress bar, and shows the result on the screen or writes it to a file."""

import os
from pathlib import Path

from rich.progress import Progress

import pennant
from pennant.balance import Report, Wish, report
from pennant.cli.terminal import new_console
from pennant.kernel.errors import PennantError
from pennant.kernel.record import write_whole

FORMS = {"text": Report.text, "markdown": Report.markdown, "json": Report.json}


def measure(wish: Wish, jobs: int | None) -> Report:
    """Measure how fair a game and its cards are; Ctrl-C ends early with the results so far."""
    title = pennant.game(wish.game).title
    console = new_console(stderr=True)
    with Progress(console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task(title, total=None)
        return report(
            wish, jobs or os.cpu_count() or 1, lambda done, whole: progress.update(task, completed=done, total=whole)
        )


def save(text: str, path: Path) -> None:
    try:
        write_whole(path, text)
    except OSError as error:
        raise PennantError(f"the report cannot be written to {path}: {error.strerror}") from None
