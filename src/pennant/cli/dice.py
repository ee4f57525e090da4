"""Real dice: people roll the dice, and type the results when the program asks for them."""

from collections.abc import Callable, Sequence

from pennant.cli.terminal import Terminal, number_in
from pennant.kernel.chance import RolledChance
from pennant.kernel.errors import ChanceNeeded
from pennant.kernel.sitting import Sitting
from pennant.kernel.state import State

Ask = Callable[[State, ChanceNeeded], int]
"""Asks people for a roll; the state is in the middle of a move."""
FirstAsk = Callable[[Sequence[int], ChanceNeeded], int]
"""The same before there is a state: its argument is the rolls so far."""


class DiceSitting(Sitting):
    """A sitting with real dice: the program asks for all rolls of a move before it makes the move."""

    ask: Ask

    def carry_out(self, seat: int, action: int, text: str, by_order: bool = False) -> int:
        self._roll(seat, action)
        return super().carry_out(seat, action, text, by_order)

    def _roll(self, seat: int, action: int) -> None:
        """Repeat the move on a copy of the state until all its rolls are known; the copy logs the same events."""
        chance = self.state.chance
        assert isinstance(chance, RolledChance)
        rolls = chance.rolls
        while True:
            trial = self.state.copy()
            assert isinstance(trial.chance, RolledChance)
            trial.log, trial.chance.rolls = list(self.log), rolls
            try:
                trial.apply(seat, action)
            except ChanceNeeded as needed:
                rolls = (*rolls, self.ask(trial, needed))
            else:
                break
        chance.rolls = rolls
        self.record.chance["rolls"] = list(rolls)


def read_roll(terminal: Terminal, sides: int, show: Callable[[str], str]) -> int | None:
    """Read the result of a die roll; `None` if the person leaves. `show` displays a notice and reads a line."""
    notice = ""
    while True:
        typed = show(notice)
        if typed.lower() in ("q", "quit", "exit"):
            return None
        face = number_in(typed)
        if face is not None and 1 <= face <= sides:
            return face
        notice = terminal.words.say("bad-roll", typed=typed or " ", sides=sides)
