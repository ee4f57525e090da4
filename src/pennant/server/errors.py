"""Exceptions that the server turns into answers."""

from pennant.kernel.errors import IllegalMove


class CommandRefused(Exception):
    """A command that cannot be executed: a code for programs, a sentence for people, and the rule, if there is one."""

    def __init__(self, code: str, text: str, rule: str | None = None, error: IllegalMove | None = None) -> None:
        super().__init__(text)
        self.code = code
        self.text = text
        self.rule = rule
        self.error = error
        """The error of the game itself, which can be rendered in the reader's language."""


class DatabaseUnavailable(Exception):
    """The database did not answer in time. Nothing of the batch was acknowledged."""
