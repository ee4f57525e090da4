"""Exceptions that the server turns into answers."""

from typing import Literal

from pennant.kernel.errors import IllegalMove

ErrorCode = Literal[
    "bad", "banned", "broken", "busy", "full", "guest", "illegal", "invalid", "method", "name-taken", "newer",
    "no-mail", "not-yours", "nothing", "origin", "over", "playing", "scope", "signed-in", "stale", "stand-in",
    "started", "taken", "token", "too-fast", "too-large", "unknown", "vacation", "waiting", "weak", "wrong",
]  # fmt: skip
"""The codes of errors and refused commands. Clients have a text for the codes that people can meet."""


class CommandRefused(Exception):
    """A command that cannot be executed: a code for programs, a sentence for people, and the rule, if there is one."""

    def __init__(self, code: ErrorCode, text: str, rule: str | None = None, error: IllegalMove | None = None) -> None:
        super().__init__(text)
        self.code: ErrorCode = code
        self.text = text
        self.rule = rule
        self.error = error
        """The error of the game itself, which can be rendered in the reader's language."""


class DatabaseUnavailable(Exception):
    """The database did not answer in time. Nothing of the batch was acknowledged."""
