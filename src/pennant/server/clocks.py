"""How much time everybody has left, folded from the times of a table's entries."""

from collections.abc import Collection

import msgspec

from pennant.server.entries import Clock

DAY = 86_400_000
BACK_AT_LEAST = 30_000
"""Whoever comes back to a seat without time gets so much."""


class ClockNow(msgspec.Struct):
    """The clock as clients count it down: what was left at a moment, and for whom it runs since then."""

    kind: str
    running: list[int]
    left: list[int]
    at: int


class Clocks:
    """The clocks of a table. People's clocks run while they owe a decision; those of bots never do."""

    def __init__(self, clock: Clock, seats: int) -> None:
        self.clock = clock
        self._left = [self._allowance()] * seats
        self._gained = [0] * seats
        """What every seat's last move has brought it: who takes the move back gives it back, too."""
        self._running: dict[int, int] = {}
        """The seats whose clock runs, with the moment since when."""
        self._resting: dict[int, int] = {}
        """The seats of people on vacation, with the moment since when: their clocks stand still."""

    @property
    def ticks(self) -> bool:
        return self.clock.kind != "none"

    def _allowance(self) -> int:
        return self.clock.days * DAY if self.clock.kind == "days" else self.clock.seconds * 1000

    def turn(self, owing: Collection[int], at: int, moved: int | None = None) -> None:
        """Let the clocks of these seats run, and no others; `moved` has just made a move."""
        if moved is not None:
            self._gained[moved] = 0
        for seat in [seat for seat in self._running if seat not in owing or seat == moved]:
            self._left[seat] -= self._ran(seat, at)
            del self._running[seat]
            if self.clock.kind == "bank" and seat == moved:
                self._gained[seat] = self.clock.increment * 1000
                self._left[seat] += self._gained[seat]
        for seat in owing:
            if seat not in self._running:
                if self.clock.kind != "bank":
                    self._left[seat] = self._allowance()
                self._running[seat] = at

    def _ran(self, seat: int, at: int) -> int:
        """For how long a seat's clock has run."""
        return max(0, min(at, self._resting.get(seat, at)) - self._running.get(seat, at))

    def rest(self, seat: int, at: int) -> None:
        """Let a seat's clock stand still."""
        self._resting.setdefault(seat, at)

    def wake(self, seat: int, at: int) -> None:
        """Let it go on where it stood."""
        rested = self._resting.pop(seat, at)
        if seat in self._running:
            self._running[seat] += at - max(rested, self._running[seat])

    def _ticking(self) -> dict[int, int]:
        """The seats whose clock really runs."""
        return {seat: since for seat, since in self._running.items() if seat not in self._resting}

    def undo(self, seat: int) -> None:
        """The last move of a seat is not made after all."""
        self._left[seat] -= self._gained[seat]
        self._gained[seat] = 0

    def refill(self, seat: int) -> None:
        """For somebody who takes the seat again."""
        self._left[seat] = max(self._left[seat], BACK_AT_LEAST)

    def deadline(self) -> int | None:
        """When the first clock runs out."""
        if not self.ticks:
            return None
        return min((since + self._left[seat] for seat, since in self._ticking().items()), default=None)

    def ends(self, seat: int) -> int | None:
        """When the clock of a seat runs out, if it runs."""
        since = self._ticking().get(seat)
        return None if since is None or not self.ticks else since + self._left[seat]

    def out_of_time(self, at: int) -> list[int]:
        """The seats whose time is over at this moment."""
        if not self.ticks:
            return []
        return [seat for seat, since in self._ticking().items() if since + self._left[seat] <= at]

    def now(self, at: int) -> ClockNow | None:
        if not self.ticks:
            return None
        left = [max(0, left - self._ran(seat, at)) for seat, left in enumerate(self._left)]
        return ClockNow(self.clock.kind, sorted(self._ticking()), left, at)
