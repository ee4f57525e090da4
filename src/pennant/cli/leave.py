"""Leaving before the end of a game."""


class Ended(Exception):
    """The input has ended, so that no more answers are possible."""


class Leave(Exception):
    """A person leaves. The text says what happened to the game; the code is the program's exit code."""

    def __init__(self, text: str, code: int = 0) -> None:
        super().__init__(text)
        self.text = text
        self.code = code
