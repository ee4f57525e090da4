"""The terminal: draws whole screens in place, reads lines, and pauses until a key. Plain mode prints line by line."""

import contextlib
import os
import select
import sys
import time
from collections.abc import Iterator, Sequence
from typing import Any

from rich.console import Console
from rich.text import Text

from pennant.cli.draw import STRONG, Block, cut, line
from pennant.cli.leave import Ended
from pennant.kernel.words import Words

SMALLEST = (80, 24)
"""The minimum number of columns and rows for the screen."""

LONGEST = 200
"""Maximum number of characters of a typed line that are used."""

_HOME, _REST_OF_LINE, _REST_OF_SCREEN = "\x1b[H", "\x1b[K", "\x1b[J"
_WIPE = "\x1b[2J\x1b[3J\x1b[H"


def new_console(stderr: bool = False) -> Console:
    """The output stream; characters that the terminal cannot show become question marks."""
    for stream in (sys.stdout, sys.stderr):
        with contextlib.suppress(AttributeError, ValueError):
            stream.reconfigure(errors="replace")  # type: ignore[union-attr]
    return Console(highlight=False, markup=False, emoji=False, soft_wrap=True, stderr=stderr)


class Terminal:
    """The terminal of a person. `plain` is for pipes, screen readers and people who prefer it."""

    def __init__(
        self, words: Words, *, plain: bool = False, quick: bool = False, console: Console | None = None
    ) -> None:
        self.words = words
        self.console = console or new_console()
        self.drawn = not plain and self.console.is_terminal and not self.console.is_dumb_terminal
        self.paced = self.drawn and not quick
        self._full = False

    @property
    def width(self) -> int:
        return self.console.width

    @property
    def height(self) -> int:
        return self.console.height

    @property
    def too_small(self) -> bool:
        return self.drawn and (self.width < SMALLEST[0] or self.height < SMALLEST[1])

    # --- what is shown ----------------------------------------------------------------------------------------------

    @contextlib.contextmanager
    def full_screen(self) -> Iterator[None]:
        """Draw on the alternate screen; the previous content returns at the end."""
        if not self.drawn:
            yield
            return
        _learn_to_edit()
        self.console.set_alt_screen(True)
        self._full = True
        try:
            yield
        finally:
            self._full = False
            self.console.set_alt_screen(False)

    def show(self, block: Block) -> None:
        """Draw a whole screen over the last one, so that nothing flickers."""
        with self.console.capture() as captured:
            for text in block[: self.height]:
                self.console.print(cut(text, min(text.cell_len, self.width)))
        lines = captured.get().splitlines()
        self._write(_HOME + "".join(f"{_REST_OF_LINE}{text}\n" for text in lines) + _REST_OF_SCREEN)

    def say(self, text: str | Text = "") -> None:
        """Print a line; on a terminal it is wrapped between words, in a pipe it stays whole."""
        self.console.print(text, soft_wrap=not self.console.is_terminal)

    def say_all(self, lines: Sequence[str | Text]) -> None:
        for text in lines:
            self.say(text)

    def wipe(self) -> None:
        """Clear everything that the next person must not see."""
        if self.console.is_terminal:
            self._write(_WIPE)

    def read_page(self, title: str, block: Sequence[Text], *, from_end: bool = False) -> None:
        """Show a long text one screen at a time, then return."""
        if not self._full:
            self.say_all([title, *block])
            return
        size = max(1, self.height - 5)
        pages = [block[start : start + size] for start in range(0, len(block), size)] or [[]]
        number = len(pages) - 1 if from_end else 0
        while number < len(pages):
            heading = title if len(pages) == 1 else f"{title} ({number + 1}/{len(pages)})"
            self.show([line((heading, STRONG)), line(), *pages[number], line()])
            last, earlier = number == len(pages) - 1, "yes" if number else "no"
            answer = self.ask(self.words.say("page-last" if last else "page-more", earlier=earlier)).lower()
            if answer == "q":
                return
            number = max(0, number - 1) if answer == "b" else number + 1

    # --- what is typed ----------------------------------------------------------------------------------------------

    def ask(self, prompt: str) -> str:
        """Read a line; raise `Ended` if the input has ended."""
        self.console.file.flush()
        try:
            typed = printable(input(prompt + " ")).strip()[:LONGEST]
        except (EOFError, RuntimeError):  # RuntimeError: there is no standard input at all
            self.console.print()
            raise Ended from None
        if not self.drawn and not sys.stdin.isatty():
            self.console.print(typed)
        return typed

    def pause(self, seconds: float) -> str:
        """Wait so that a sentence can be read. A key press ends the pause and is returned."""
        if not self.paced:
            return ""
        if not sys.stdin.isatty():
            time.sleep(seconds)
            return ""
        with _single_keys():
            if select.select([sys.stdin], [], [], seconds)[0]:
                return os.read(sys.stdin.fileno(), 64).decode(errors="replace")
        return ""

    def forget_keys(self) -> None:
        """Discard keys that were pressed to skip pauses, because they are not answers to the next question."""
        if self.paced and sys.stdin.isatty():
            with contextlib.suppress(ImportError):
                import termios

                termios.tcflush(sys.stdin.fileno(), termios.TCIFLUSH)

    def _write(self, text: str) -> None:
        self.console.file.write(text)
        self.console.file.flush()


def printable(text: str) -> str:
    """Remove control characters from a text."""
    return "".join(letter for letter in text if letter.isprintable())


def number_in(text: str) -> int | None:
    """The number that was typed, if it is a number."""
    return int(text) if text.isdecimal() and len(text) < 9 else None


def reading_time(sentences: Sequence[str]) -> float:
    """The reading time of a text, in seconds."""
    return sum(min(1.0, max(0.6, len(sentence) * 0.014)) for sentence in sentences)


@contextlib.contextmanager
def _single_keys() -> Iterator[None]:
    """Read single keys without echo; Ctrl-C still works."""
    try:
        import termios
        import tty
    except ImportError:  # pragma: no cover  (on systems without these modules, keys do not end pauses)
        yield
        return
    keyboard = sys.stdin.fileno()
    before: list[Any] = termios.tcgetattr(keyboard)
    try:
        tty.setcbreak(keyboard, termios.TCSANOW)
        yield
    finally:
        termios.tcsetattr(keyboard, termios.TCSADRAIN, before)


def _learn_to_edit() -> None:
    """Enable arrow keys and history at the prompt, where the system supports them."""
    with contextlib.suppress(ImportError):
        import readline  # noqa: F401
