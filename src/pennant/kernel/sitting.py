"""One game being played: its state, the record that grows with it, and undo."""

from collections.abc import Iterable
from itertools import groupby
from operator import attrgetter
from typing import Any, Final, NamedTuple

from pennant.kernel.chance import Chance, RolledChance
from pennant.kernel.errors import UsageError, nearest
from pennant.kernel.game import Game
from pennant.kernel.record import UNDO, Record, count_taken_back, outcome
from pennant.kernel.state import CHANCE_EVENT, RawEvent, State

_RETRACTED: Final = -1


class Step(NamedTuple):
    """A move that still counts, or a free undo."""

    seat: int
    action: int
    """`_RETRACTED` for an undo."""
    chance: Chance | None
    """A copy of the chance before this step, if moves were taken back just before it: their numbers stay used up."""
    start: int
    end: int
    """The events of this step, as a range of the log."""
    play: int
    """The number of the play that this step belongs to."""
    by_order: bool = False
    """Whether a standing order made this move."""


class Sitting:
    """A state with a log and a record. Every front end plays through a sitting.

    `take_back` replaces `state`; do not keep a reference to the old one.
    """

    def __init__(self, game: Game, state: State, chance: dict[str, Any], players: list[str] | None = None) -> None:
        self.game = game
        self.state = state
        mode, options = game.settings(state)
        self.record = Record(
            game=game.name,
            edition=state.edition,
            mode=mode,
            options=options,
            cards=game.card_info(state),
            chance=chance,
            players=players or [],
            moves=[],
        )
        self.orders: list[set[str]] = [set() for _ in range(state.seats)]
        """The standing orders of every seat; `run_standing_orders` makes their moves."""
        self._first = state.copy()
        self._dealt = len(state.log or [])
        self._steps: list[Step] = []
        """The steps that still count, in order: replayed from the first state, they lead to the present one."""
        self._turned = False
        """Whether moves were taken back by consent since the last step."""
        self._open: list[int] = []
        """The seats whose last move has revealed nothing yet, the latest last."""

    @property
    def log(self) -> list[RawEvent]:
        assert self.state.log is not None, "the state of a sitting has a log"
        return self.state.log

    @property
    def play_number(self) -> int:
        """The number of the last play.

        Play 0 is the deal; after that, a play is a series of moves of one seat. With one seat, every move is a play.
        """
        return self._steps[-1].play if self._steps else 0

    def play(self, seat: int, text: str) -> int:
        """Make a move given in notation (or take moves back); returns the length of the log before it."""
        if text == UNDO:
            return self.undo(seat)
        if moves := count_taken_back(text):
            return self.take_back(seat, moves)
        action = self.game.parse(self.state, seat, text)
        return self.carry_out(seat, action, self.game.notation(self.state, seat, action))

    def act(self, seat: int, action: int, by_order: bool = False) -> int:
        """Make a move given as an action; returns the length of the log before it."""
        if action not in self.state.legal(seat):
            raise self.state.refusal(seat, action)
        return self.carry_out(seat, action, self.game.notation(self.state, seat, action), by_order)

    def carry_out(self, seat: int, action: int, text: str, by_order: bool = False) -> int:
        """Make a move that is known to be legal, given with its notation; returns the length of the log before it."""
        start, chance = len(self.log), self._chance_now()
        self.state.apply(seat, action)
        self._add_step(seat, action, chance, start, by_order)
        self.record.moves.append((seat, text))
        if self._has_shown_since(start):
            self._open.clear()
        else:
            self._open.append(seat)
        if self.state.is_over():
            self.record.result = outcome(self.game, self.state)
        return start

    def give_orders(self, seat: int, names: Iterable[str]) -> None:
        """Replace the standing orders of a seat; an unknown order is an error."""
        wanted = set(names)
        for name in wanted:
            if name not in self.game.orders:
                raise UsageError(f"{self.game.name} has no standing order {name!r}: {nearest(name, self.game.orders)}")
        self.orders[seat] = wanted

    def run_standing_orders(self) -> int:
        """Make moves by standing orders until no order answers the open question; returns how many were made."""
        made = 0
        while (move := self.standing_order_move(self.state.actors())) is not None:
            self.act(*move, by_order=True)
            made += 1
        return made

    def standing_order_move(self, seats: Iterable[int]) -> tuple[int, int] | None:
        """The first of these seats whose standing orders answer its open question, and the action that they give."""
        for seat in seats:
            orders = self.orders[seat]
            action = self.game.standing_order_action(self.state, seat, orders) if orders else None
            if action is not None:
                return seat, action
        return None

    def can_undo(self, seat: int) -> bool:
        """Whether the last move of this seat can be taken back freely: nothing was shown or drawn since."""
        return seat in self._open

    def undo(self, seat: int) -> int:
        """Take back the last move of a seat; the record and the log keep both the move and the undo."""
        if not self.can_undo(seat):
            raise UsageError("there is nothing to take back: since your last move something was shown or drawn")
        start, chance = len(self.log), self._chance_now()
        self.state.retract(seat)
        self._add_step(seat, _RETRACTED, chance, start)
        self._open.remove(seat)
        self.record.moves.append((seat, UNDO))
        return start

    def _chance_now(self) -> Chance | None:
        return self.state.chance.copy() if self._turned else None

    def _add_step(self, seat: int, action: int, chance: Chance | None, start: int, by_order: bool = False) -> None:
        follows = self.state.seats > 1 and bool(self._steps) and self._steps[-1].seat == seat
        play = self.play_number + (not follows)
        self._steps.append(Step(seat, action, chance, start, len(self.log), play, by_order))
        self._turned = False

    # --- by consent ---------------------------------------------------------------------------------------------------

    def to_take_back(self, seat: int) -> int:
        """How many moves must be undone to return to the seat's own last decision; 0 if it has not made any.

        Skips moves made by standing orders and moves already undone.
        """
        undone = 0
        for back, step in enumerate(reversed(self._steps), start=1):
            if step.seat != seat:
                continue
            if step.action == _RETRACTED:
                undone += 1
            elif undone:
                undone -= 1
            elif not step.by_order:
                return back
        return 0

    def take_back(self, seat: int, moves: int | None = None) -> int:
        """Undo a seat's own last move and all moves since, or the given number; the other seats must have agreed.

        Chance is not rewound: numbers already drawn are used up. The log and the record keep what happened. Returns
        the length of the log, which does not change.
        """
        moves = self.to_take_back(seat) if moves is None else moves
        if self.state.is_over():
            raise UsageError("the game is over: nothing can be taken back any more")
        if not 0 < moves <= len(self._steps):
            raise UsageError("there is nothing to take back: you have not moved yet")
        step = self._steps[-moves]
        if step.seat != seat or step.action == _RETRACTED:
            raise UsageError(f"seat {seat} cannot take back {moves} moves: the first of them is not its own")
        chance, log = self.state.chance, self.log
        del self._steps[-moves:]
        self.state = self._replay_steps()
        self.state.chance, self.state.log = chance, log
        self._turned = True
        self._open.clear()
        self.record.moves.append((seat, f"{UNDO} {moves}"))
        return len(log)

    def standing_log(self) -> list[RawEvent]:
        """The log without the events of moves that were taken back by consent."""
        return [event for play in self.standing_plays() for event in play]

    def standing_plays(self) -> list[list[RawEvent]]:
        """The same, grouped by play."""
        plays = [self.log[: self._dealt]]
        for play, steps in groupby(self._steps, key=attrgetter("play")):
            assert play == len(plays)
            plays.append([event for step in steps for event in self.log[step.start : step.end]])
        return plays

    def _replay_steps(self) -> State:
        """Replay all steps that were not taken back from the first state, each with the chance that it had."""
        state = self._first.copy()
        self._give_rolls(state.chance)
        for step in self._steps:
            if step.chance is not None:
                state.chance = step.chance.copy()
                self._give_rolls(state.chance)
            if step.action == _RETRACTED:
                state.retract(step.seat)
            else:
                state.apply(step.seat, step.action)
        return state

    def _give_rolls(self, chance: Chance) -> None:
        """Copy the rolls of people's dice into a copy of the chance that was made before they were rolled."""
        if isinstance(chance, RolledChance) and isinstance(self.state.chance, RolledChance):
            chance.rolls = self.state.chance.rolls

    # --- what was shown -----------------------------------------------------------------------------------------------

    def _has_shown_since(self, start: int) -> bool:
        """Whether any event since `start` used chance, or showed more than that a seat has chosen."""
        return any(event[0] == CHANCE_EVENT or not self.game.is_silent(self.state, event) for event in self.log[start:])
