"""The state of a game in progress: the interface of every game to players, bots, records and servers."""

from abc import abstractmethod
from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from pennant.kernel.bits import count
from pennant.kernel.board import EVERYONE as EVERYONE
from pennant.kernel.board import NOBODY as NOBODY
from pennant.kernel.board import Board, Layout
from pennant.kernel.chance import TABLE, Chance, SmallChance
from pennant.kernel.errors import NO_RULE, IllegalMove

RawEvent = tuple[int, ...]
"""An event as the rules log it: kind, fields, and last the audience (a bit per seat, `EVERYONE` for all)."""

LISTENER_FIELDS: Final = frozenset({"log", "told", "layout"})
"""Attributes that only serve the log and views. Copies and dumps are made without them."""

CHANCE_EVENT: Final = 0
"""Every game's event kind 0: (kind, stream, counter, n, value, NOBODY), shown when the game is over."""

REQUIRED: Final = (
    "actors", "legal", "apply", "refusal", "is_over", "ranks", "copy", "guess", "describe_board",
)  # fmt: skip
"""The abstract methods of a state."""


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class State:
    """A game in progress. A game defines the abstract methods and may override the others.

    Actions are small ints that name places (a hand slot, a row slot, a set of bases), never cards.
    """

    game_name: ClassVar[str] = ""
    """The name of the game. A class that sets it must have all methods; without it, it is the base of such a class."""

    def __init_subclass__(cls) -> None:
        """Refuse a class that names its game but lacks methods.

        `abc.ABC` would do this when an object is created, but compiled classes do not check this, and their methods are
        not marked as abstract.
        """
        super().__init_subclass__()
        missing = [name for name in REQUIRED if getattr(cls, name) is getattr(State, name)] if cls.game_name else []
        if missing:
            raise TypeError(f"{cls.__name__}, a state of {cls.game_name!r}, must define {', '.join(missing)}")

    def __init__(self) -> None:
        self.seats = 0
        self.edition = 1
        self.chance: Chance = SmallChance()
        self.log: list[RawEvent] | None = None
        self.told: Board | None = None  # the board that the log has last reported
        self.layout: Layout | None = None  # the layout of its boards, once one of them has been described

    @abstractmethod
    def actors(self) -> tuple[int, ...]:
        """The seats that must decide now: one, or several where the rules ask for simultaneous choices."""
        raise NotImplementedError

    @abstractmethod
    def legal(self, seat: int) -> list[int]:
        """The legal actions of a seat; empty if it has nothing to decide."""
        raise NotImplementedError

    @abstractmethod
    def apply(self, seat: int, action: int) -> None:
        """Carry out an action that the caller knows to be legal, and continue to the next decision."""
        raise NotImplementedError

    def play(self, seat: int, action: int) -> None:
        """Carry out an action if it is legal, else change nothing and raise `IllegalMove`."""
        if action not in self.legal(seat):
            raise self.refusal(seat, action)
        self.apply(seat, action)

    @abstractmethod
    def refusal(self, seat: int, action: int) -> IllegalMove:
        """Why this action is not legal now."""
        raise NotImplementedError

    def retract(self, seat: int) -> None:
        """Take back a choice that is not carried out yet, where the rules allow that; else raise `IllegalMove`."""
        raise IllegalMove("nothing-to-take-back", NO_RULE, seat, -1)

    @abstractmethod
    def is_over(self) -> bool:
        raise NotImplementedError

    def returns(self) -> list[float]:
        """1.0 for the winner, shared if several win, 0.0 for the others; all 0.0 while the game is running."""
        if not self.is_over():
            return [0.0] * self.seats
        ranks = self.ranks()
        share = 1.0 / max(1, ranks.count(1))
        return [share if rank == 1 else 0.0 for rank in ranks]

    @abstractmethod
    def ranks(self) -> list[int]:
        """The rank of every seat, 1 for the winner; ties share a rank. While the game is running, all are 1."""
        raise NotImplementedError

    @abstractmethod
    def copy(self) -> "State":
        """An independent copy, without a log."""
        raise NotImplementedError

    @abstractmethod
    def guess(self, seat: int, seed: int) -> "State":
        """A random state that this seat cannot distinguish from the true one, with its own chance and without a log."""
        raise NotImplementedError

    @abstractmethod
    def describe_board(self, board: Board) -> None:
        """Add every visible number and list to a board, always the same fields in the same order."""
        raise NotImplementedError

    def tell(self, event: RawEvent) -> None:
        """Append an event to the log. Callers check `log` first, so that games without a log do not build events."""
        assert self.log is not None
        self.log.append(event)

    def tell_change(self, event: RawEvent) -> None:
        """Append an event, and then the changes of the board that it explains."""
        self.tell(event)
        self.tell_board()

    def start_telling(self) -> None:
        """Remember the board before the first action in the log, so that its changes can be found."""
        if self.log is not None and self.told is None:
            self.tell_board()

    def tell_board(self) -> None:
        """Append the changes of the board since the last call; the first call only remembers the board."""
        assert self.log is not None
        board = self.told
        if board is None:
            self.told = self.board()
        else:
            self.describe_board(board)
            board.end()
            self.log.extend(board.take_changes())

    def board(self) -> Board:
        """The current board."""
        board = Board(self.layout)
        self.describe_board(board)
        board.end()
        self.layout = board.layout
        return board

    def number_below(self, n: int, stream: int = TABLE) -> int:
        """Draw a number from 0 to n - 1, and tell the log."""
        value = self.chance.below(stream, n)
        if self.log is not None:
            self._tell_chance(stream, n, value)
        return value

    def draw_from(self, pool: int, stream: int) -> int:
        """Draw a member of a bit set, and tell the log."""
        member = self.chance.draw(stream, pool)
        if self.log is not None:
            self.tell_draw(stream, pool, member)
        return member

    def tell_draw(self, stream: int, pool: int, member: int) -> None:
        """Tell the log that a member was drawn, as a number below the size of the pool."""
        self._tell_chance(stream, count(pool), count(pool & ((1 << member) - 1)))

    def _tell_chance(self, stream: int, n: int, value: int) -> None:
        assert self.log is not None
        self.log.append((CHANCE_EVENT, stream, self.chance.counter(stream), n, value, NOBODY))
