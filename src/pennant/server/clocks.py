"""The clocks of a table, folded from the timestamps of its entries."""

from collections.abc import Collection

from pennant.server.entries import Clock
from pennant.server.messages import ClockSnapshot
from pennant.server.timestamps import DAY

MINIMUM_ON_RETURN = 30_000
"""Milliseconds that a person has at least after taking their seat back."""


class Clocks:
    """The clocks of a table. A person's clock runs while they owe a decision; clocks of bots never run."""

    def __init__(self, clock: Clock, seats: int) -> None:
        self.clock = clock
        self._left = [self._allowance()] * seats
        self._gained = [0] * seats
        """The increment that each seat got for its last move. Undoing the move takes it away again."""
        self._running: dict[int, int] = {}
        """The seats whose clock runs, and since when."""
        self._paused: dict[int, int] = {}
        """The seats of people on vacation, and since when: their clocks are paused."""

    @property
    def ticks(self) -> bool:
        return self.clock.kind != "none"

    def _allowance(self) -> int:
        return self.clock.days * DAY if self.clock.kind == "days" else self.clock.seconds * 1000

    def run_for(self, owing: Collection[int], at: int, moved: int | None = None) -> None:
        """Run the clocks of exactly these seats; `moved` is the seat that has just made a move."""
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
        """How long a seat's clock has run."""
        return max(0, min(at, self._paused.get(seat, at)) - self._running.get(seat, at))

    def pause(self, seat: int, at: int) -> None:
        """Pause the clock of a seat."""
        self._paused.setdefault(seat, at)

    def resume(self, seat: int, at: int) -> None:
        """Resume the clock of a seat with the time it had left."""
        paused_at = self._paused.pop(seat, at)
        if seat in self._running:
            self._running[seat] += at - max(paused_at, self._running[seat])

    def _ticking(self) -> dict[int, int]:
        """The seats whose clock runs and is not paused."""
        return {seat: since for seat, since in self._running.items() if seat not in self._paused}

    def undo_move(self, seat: int) -> None:
        """Take away the increment of a move that was undone."""
        self._left[seat] -= self._gained[seat]
        self._gained[seat] = 0

    def refill(self, seat: int) -> None:
        """Give a person who takes their seat back a minimum of time."""
        self._left[seat] = max(self._left[seat], MINIMUM_ON_RETURN)

    def deadline(self) -> int | None:
        """When the first clock runs out."""
        if not self.ticks:
            return None
        return min((since + self._left[seat] for seat, since in self._ticking().items()), default=None)

    def runs_out_at(self, seat: int) -> int | None:
        """When the clock of a seat runs out, if it runs."""
        since = self._ticking().get(seat)
        return None if since is None or not self.ticks else since + self._left[seat]

    def out_of_time(self, at: int) -> list[int]:
        """The seats that have no time left at this moment."""
        if not self.ticks:
            return []
        return [seat for seat, since in self._ticking().items() if since + self._left[seat] <= at]

    def snapshot(self, at: int) -> ClockSnapshot | None:
        if not self.ticks:
            return None
        left = [max(0, left - self._ran(seat, at)) for seat, left in enumerate(self._left)]
        return {"kind": self.clock.kind, "running": sorted(self._ticking()), "left": left, "at": at}
