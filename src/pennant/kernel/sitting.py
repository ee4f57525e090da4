"""One game being played: its state, the record that grows with it, and undo."""

from collections.abc import Iterable
from typing import Any

from pennant.kernel.errors import UsageError, nearest
from pennant.kernel.game import Game
from pennant.kernel.record import UNDO, Record, outcome
from pennant.kernel.state import CHANCE_EVENT, Event, State


class Sitting:
    """A state that is listened to, with its record. Every front end plays through one of these."""

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
        """The standing orders of every seat; `obey` carries them out."""
        self._open: list[int] = []
        """The seats whose last move has shown nobody anything yet, latest last."""

    @property
    def log(self) -> list[Event]:
        assert self.state.log is not None, "a sitting listens to its state"
        return self.state.log

    def play(self, seat: int, text: str) -> int:
        """Make a move given in notation (or take one back); returns the length of the log before it."""
        if text == UNDO:
            return self.undo(seat)
        return self.act(seat, self.game.parse(self.state, seat, text))

    def act(self, seat: int, action: int) -> int:
        """Make a move given as an action; returns the length of the log before it."""
        start = len(self.log)
        legal = action in self.state.legal(seat)
        text = self.game.notation(self.state, seat, action) if legal else ""
        self.state.play(seat, action)
        self.record.moves.append((seat, text))
        if self._shown_since(start):
            self._open.clear()
        else:
            self._open.append(seat)
        if self.state.is_over():
            self.record.result = outcome(self.game, self.state)
        return start

    def give_orders(self, seat: int, names: Iterable[str]) -> None:
        """Replace the standing orders of a seat; an unknown one is an error."""
        wanted = set(names)
        for name in wanted:
            if name not in self.game.orders:
                raise UsageError(f"{self.game.name} has no standing order {name!r}: {nearest(name, self.game.orders)}")
        self.orders[seat] = wanted

    def obey(self) -> int:
        """Make the moves that standing orders settle, until a question that none of them answers; says how many."""
        made = 0
        while (ordered := self._ordered()) is not None:
            self.act(*ordered)
            made += 1
        return made

    def _ordered(self) -> tuple[int, int] | None:
        for seat in self.state.actors():
            action = self.game.ordered(self.state, seat, self.orders[seat]) if self.orders[seat] else None
            if action is not None:
                return seat, action
        return None

    def can_undo(self, seat: int) -> bool:
        """Whether the last move of this seat can be taken back freely: nothing was shown or drawn since."""
        return seat in self._open

    def undo(self, seat: int) -> int:
        """Take back the last move of a seat; the record and the log keep that it was made and taken back."""
        if not self.can_undo(seat):
            raise UsageError("there is nothing to take back: since your last move something was shown or drawn")
        start = len(self.log)
        self.state.retract(seat)
        self._open.remove(seat)
        self.record.moves.append((seat, UNDO))
        return start

    def _shown_since(self, start: int) -> bool:
        """Whether the events since then drew on chance or showed more than that somebody has chosen."""
        silent = self.game.silent_events
        return any(event[0] == CHANCE_EVENT or event[0] not in silent for event in self.log[start:])
