"""Leaving before the end."""


class Ended(Exception):
    """The input has ended: nobody is there to answer."""


class Leave(Exception):
    """A person goes. The text says what became of the game; the code is the program's exit code."""

    def __init__(self, text: str, code: int = 0) -> None:
        super().__init__(text)
        self.text = text
        self.code = code
