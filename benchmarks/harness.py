"""How every engine is measured: the same cases, the same random policy, CPU time read once per batch."""

from __future__ import annotations

import gc
import math
import random
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from time import process_time
from typing import Any, Generic, Protocol, TypeVar

State = TypeVar("State")
Rnd = Callable[[], float]
Figures = dict[str, float]
"""Measured values: games, decisions and their seconds, and the microseconds of each operation."""


@dataclass(frozen=True)
class Case(Generic[State]):
    """One game of one engine.

    `play` and `step` are written separately for every engine, so that no adapter is between the loop and the engine.
    Both choose `legal[int(rnd() * len(legal))]`. A decision is one request for an action, including forced ones;
    chance is not a decision. Engines that cannot copy a state only have `new` and `play`.
    """

    engine: str
    version: str
    language: str
    game: str
    new: Callable[[Rnd], State]
    play: Callable[[State, Rnd], int]
    """Play to the end; return the number of decisions."""
    over: Callable[[State], bool] | None = None
    step: Callable[[State, Rnd], int] | None = None
    """Take one decision; return the number of choices."""
    settle: Callable[[State, Rnd], None] | None = None
    """Resolve pending chance, in engines that leave this to the caller."""
    copy: Callable[[State], State] | None = None
    guess: Callable[[State], object] | None = None
    """A state that the player to act cannot distinguish from this one."""
    view: Callable[[State], object] | None = None
    """The information of the player to act."""
    reload: Callable[[State], object] | None = None
    """Convert the whole state to text or bytes and back."""


@dataclass(frozen=True)
class Effort:
    """How long to measure; seconds are CPU seconds, except the limit."""

    rounds: int
    game_seconds: float
    operation_seconds: float
    positions: int
    limit: float
    """Wall time in seconds after which no further round begins."""
    thorough: bool
    """Whether to measure the slower and less important games, too."""


EFFORTS = {
    "quick": Effort(rounds=7, game_seconds=0.12, operation_seconds=0.025, positions=16, limit=105.0, thorough=False),
    "normal": Effort(rounds=7, game_seconds=0.4, operation_seconds=0.1, positions=30, limit=900.0, thorough=True),
    "full": Effort(rounds=15, game_seconds=1.0, operation_seconds=0.25, positions=60, limit=7200.0, thorough=True),
}


@dataclass(frozen=True)
class Title:
    """The engine and the game of a row of the table."""

    engine: str
    version: str
    language: str
    game: str
    forced: float | None = None
    """The share of decisions with a single choice."""

    def __str__(self) -> str:
        return f"{self.engine} / {self.game}"


class Row(Protocol):
    """A row that can be measured repeatedly, in this process or in another one."""

    title: Title
    measures: tuple[str, ...]

    def measure(self, name: str) -> Figures: ...


Operation = Callable[[Any], object]
Remark = Callable[[str], None]


class LocalRow(Generic[State]):
    """A case measured in this process: whole games, and every operation that the engine supports."""

    def __init__(self, case: Case[State], effort: Effort, remark: Remark) -> None:
        self.case = case
        self.rnd = random.Random(2045).random
        positions, forced = sample(case, effort.positions, self.rnd)
        self.title = Title(case.engine, case.version, case.language, case.game, forced)
        self.games = batch(effort.game_seconds, lambda games: self._play(games)["seconds"])
        self.sweeps: dict[str, Sweep] = {}
        for name, (operation, idle) in operations(case, self.rnd).items():
            try:
                self.sweeps[name] = Sweep(operation, idle, positions, effort.operation_seconds)
            except Exception as error:
                remark(f"{self.title} is measured without {name}: {type(error).__name__}: {error}.")
        self.measures = ("play", *self.sweeps)

    def measure(self, name: str) -> Figures:
        gc.collect()
        return self._play(self.games) if name == "play" else {name: self.sweeps[name].microseconds()}

    def _play(self, games: int) -> Figures:
        new, play, rnd = self.case.new, self.case.play, self.rnd
        decisions = 0
        start = process_time()
        for _ in range(games):
            decisions += play(new(rnd), rnd)
        return {"games": games, "decisions": decisions, "seconds": process_time() - start}


class Sweep:
    """Measures an operation on many positions, minus the time of its idle twin: the same calls without work."""

    def __init__(self, operation: Operation, idle: Operation, positions: Sequence[object], seconds: float) -> None:
        self.operation = operation
        self.idle = idle
        self.positions = positions
        self.times = batch(seconds, lambda times: sweep(operation, positions, times))

    def microseconds(self) -> float:
        """The mean time of the operation."""
        work = sweep(self.operation, self.positions, self.times)
        calls = sweep(self.idle, self.positions, self.times)
        return 1e6 * (work - calls) / (len(self.positions) * self.times)


def operations(case: Case[Any], rnd: Rnd) -> dict[str, tuple[Operation, Operation]]:
    """The operations that can be timed on a position, each with its idle twin."""
    if case.copy is None or case.step is None:
        return {}
    simple = {"copy": case.copy, "guess": case.guess, "view": case.view, "reload": case.reload}
    return {
        "branch": (branching(case.copy, case.step, rnd), branching(rest, rest, rnd)),
        **{name: (operation, rest) for name, operation in simple.items() if operation is not None},
    }


def prepare(cases: Iterable[Case[Any]], effort: Effort, only: Sequence[str], remark: Remark) -> Iterator[LocalRow[Any]]:
    """The rows of the requested cases, ready to be measured; a case that fails is left out with a remark."""
    for case in cases:
        name = f"{case.engine} / {case.game}"
        if only and not any(word.lower() in name.lower() for word in only):
            continue
        try:
            yield LocalRow(case, effort, remark)
        except Exception as error:
            remark(f"{name} is left out: {type(error).__name__}: {error}.")


def sample(case: Case[State], count: int, rnd: Rnd) -> tuple[list[State], float | None]:
    """One random position from each of `count` random games; and the share of forced decisions."""
    if case.copy is None or case.step is None or case.over is None:
        return [], None
    positions: list[State] = []
    decisions = forced = 0
    for _ in range(count):
        state, seen = case.new(rnd), 0
        while True:
            if case.settle is not None:
                case.settle(state, rnd)
            if case.over(state):
                break
            seen += 1
            if rnd() * seen < 1:  # keeps each decision of the game with the same probability
                kept = case.copy(state)
            forced += case.step(state, rnd) == 1
        positions.append(kept)
        decisions += seen
    return positions, forced / decisions


def branching(copy: Callable[[Any], Any], step: Callable[[Any, Rnd], object], rnd: Rnd) -> Operation:
    """The work of a search at every node: copy, list the legal actions, apply one."""

    def branch(position: object) -> None:
        step(copy(position), rnd)

    return branch


def rest(_position: object, _rnd: Rnd | None = None) -> None:
    """Do nothing."""


def sweep(operation: Operation, positions: Sequence[object], times: int) -> float:
    """The CPU seconds for repeating an operation this many times on each position."""
    start = process_time()
    for _ in range(times):
        for position in positions:
            operation(position)
    return process_time() - start


def batch(seconds: float, run: Callable[[int], float]) -> int:
    """The number of runs that take about this many seconds; also warms everything up."""
    runs = 1
    while (taken := run(runs)) < seconds / 4:
        runs *= 4
    return max(1, math.floor(runs * seconds / taken))
