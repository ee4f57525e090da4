"""Errors, as sentences for the person who caused them."""

from collections.abc import Iterable
from difflib import get_close_matches


class PennantError(Exception):
    """An error that the user can correct; the text says what is wrong, where, and what would be right."""


class UsageError(PennantError):
    """A mode, option, bot, language or argument that does not exist or is not valid."""


class CardError(PennantError):
    """A card file that is not valid."""


class RecordError(PennantError):
    """A record that cannot be read, belongs to other cards or rules, or does not replay."""


class PositionError(PennantError):
    """A description of a position that no game can reach."""


NO_RULE = ""
"""The rule of a refused move out of turn: the rule of the open question would reveal what another seat is asked."""


class IllegalMove(PennantError):
    """A move that the rules forbid, with the id of the rule and of the sentence that explains it."""

    def __init__(self, message: str, rule: str, seat: int, action: int) -> None:
        super().__init__(message, rule, seat, action)
        self.message = message
        self.rule = rule
        self.seat = seat
        self.action = action

    def __str__(self) -> str:
        reason = self.message.replace("-", " ")
        return f"seat {self.seat} cannot do this now: {reason}" + (f" (rule {self.rule})" if self.rule else "")


class ChanceNeeded(Exception):
    """A chance whose values are given needs one more value of this kind, out of `n` possible values.

    If the kind is "draw", `pool` is the bit set to draw from; otherwise it is 0.
    """

    def __init__(self, kind: str, n: int, stream: int, pool: int) -> None:
        super().__init__(kind, n, stream, pool)
        self.kind = kind
        self.n = n
        self.stream = stream
        self.pool = pool


def nearest(word: str, known: Iterable[str]) -> str:
    """Half a sentence that suggests the nearest valid name, or lists all of them."""
    names = sorted(known)
    close = get_close_matches(word, names, n=1, cutoff=0.5)
    if close:
        return f"did you mean {close[0]!r}?"
    return "there is " + ", ".join(names) if names else "there is none"
