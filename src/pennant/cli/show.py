"""Showing a game: screens drawn in place with pauses for reading, or sentences one after another."""

from pennant.cli.draw import QUIET, line, paragraph
from pennant.cli.terminal import SMALLEST, Terminal, reading_time
from pennant.cli.terminal_game import Scene, TerminalGame
from pennant.cli.viewer_session import ViewerSession
from pennant.kernel.state import State

BELOW = 3
"""Lines below the screen: a hint, the input, and a spare line so that nothing scrolls."""


class Show:
    """Displays scenes in a terminal."""

    def __init__(self, terminal: Terminal, terminal_game: TerminalGame) -> None:
        self.terminal = terminal
        self.terminal_game = terminal_game
        self.words = terminal.words

    def tell(self, session: ViewerSession, state: State, hint: str = "hint-telling") -> str:
        """Tell what is new, sentence by sentence; returns the last key pressed.

        Any key continues at once, Enter skips to the end.
        """
        key = ""
        for sentences in session.follow(state):
            if not self.terminal.drawn:
                self.terminal.say_all(sentences)
            elif self.terminal.paced and not {*key} & {"\n", "\r", "q"}:
                self.draw(session.scene(), self.words.say(hint))
                key = self.terminal.pause(reading_time(sentences))
        if key:
            self.terminal.forget_keys()
        return key

    def draw(self, scene: Scene, hint: str) -> None:
        """Draw a scene with a line below it."""
        if self.terminal.too_small:
            self._too_small(scene, hint)
            return
        block = self.terminal_game.screen(scene, self.terminal.width, self.terminal.height - BELOW)
        self.terminal.show([*block, line((hint, QUIET if not scene.notice else "bold yellow"))])

    def say(self, scene: Scene) -> None:
        """Print a scene in sentences."""
        self.terminal.say_all([*self.terminal_game.plain(scene), *self.terminal_game.question_lines(scene)])

    def _too_small(self, scene: Scene, hint: str) -> None:
        sentence = small_terminal(self.terminal)
        block = paragraph(sentence, max(10, self.terminal.width - 1))
        for text in [*scene.story[len(scene.story) - scene.fresh :], *self.terminal_game.question_lines(scene), hint]:
            block += paragraph(text, max(10, self.terminal.width - 1))
        self.terminal.show(block[: self.terminal.height - 2])


def small_terminal(terminal: Terminal) -> str:
    """A message that the terminal is too small, and what to do about it."""
    columns, rows = SMALLEST
    return terminal.words.say(
        "small-terminal", width=terminal.width, height=terminal.height, columns=columns, rows=rows
    )
