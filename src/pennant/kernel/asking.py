"""The part of a state that asks seats for decisions: the seats that must decide, take-backs, events about answers."""

from typing import ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from pennant.kernel.bits import members_of
from pennant.kernel.errors import NO_RULE, IllegalMove
from pennant.kernel.state import EVERYONE, State

# The events of questions and answers have the same numbers in all games.
ASKED: Final = 1
DECIDED: Final = 2
"""(kind, seat, action, the seat): a choice, or a part of one, that is not carried out yet."""
RETRACTED: Final = 3
"""(kind, seat, EVERYONE)"""


def _seats_of(seats: i64) -> tuple[int, ...]:
    return tuple(members_of(seats))


_FEW: Final = 32
_ACTORS: Final = tuple([_seats_of(seats) for seats in range(_FEW)])


@mypyc_attr(acyclic=True)
class AskingState(State):
    """A state that stores the seats that must decide as a bit set."""

    seats_rule: ClassVar[str] = ""
    """The rule that says how many seats there are."""
    end_rule: ClassVar[str] = ""
    """The rule that says when the game is over."""
    retract_rule: ClassVar[str] = ""
    """The rule about choices that can be taken back."""

    def __init__(self) -> None:
        super().__init__()
        self.acting: i64 = 0

    def actors(self) -> tuple[int, ...]:
        return _ACTORS[self.acting] if self.acting < _FEW else _seats_of(self.acting)

    def refusal(self, seat: int, action: int) -> IllegalMove:
        if seat < 0 or seat >= self.seats:
            return IllegalMove("no-such-seat", self.seats_rule, seat, action)
        if self.is_over():
            return IllegalMove("game-is-over", self.end_rule, seat, action)
        if not self.acting >> seat & 1:
            return IllegalMove("not-your-turn", NO_RULE, seat, action)
        return self.choice_refusal(seat, action)

    def choice_refusal(self, seat: int, action: int) -> IllegalMove:
        """Why this action is not legal for a seat that must decide."""
        return IllegalMove("not-a-choice", NO_RULE, seat, action)

    def retract(self, seat: int) -> None:
        self.start_telling()
        if seat < 0 or seat >= self.seats or not self.take_back(seat):
            raise IllegalMove("nothing-to-take-back", self.retract_rule, seat, -1)
        if self.log is not None:
            self.tell_board()

    def take_back(self, seat: i64) -> bool:
        """Take back the last choice of a seat that is not carried out yet; returns whether there was one."""
        return False

    def tell_decided(self, seat: i64, action: i64) -> None:
        """Tell the log that a seat has decided; only the seat itself sees the action."""
        if self.log is not None:
            self.tell((DECIDED, seat, action, 1 << seat))

    def tell_retracted(self, seat: i64) -> None:
        """Tell the log that a seat has taken back a decision."""
        if self.log is not None:
            self.tell((RETRACTED, seat, EVERYONE))
