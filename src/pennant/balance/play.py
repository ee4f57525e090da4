"""Plays the games of a report in several processes; the figures do not depend on the number of processes.

Every game has its own number and seed, and games are added up in blocks, in the order of the blocks. So neither the
number nor the speed of the processes changes the result.
"""

import signal
from collections.abc import Callable, Generator, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from types import ModuleType
from typing import Protocol

import msgspec

import pennant
from pennant.balance.figures import Tally
from pennant.kernel.errors import PennantError, UsageError

BLOCKS = 100
"""The minimum number of blocks per measure; the last block may be shorter."""
LONGEST_BLOCK = 100

Results = Generator[Tally, None, None]
Progress = Callable[[int, int], None]
"""A callback that gets the number of games played so far and the total."""


class Wish(msgspec.Struct, frozen=True):
    """What to report on. It is sent to other processes, so it contains names instead of objects."""

    game: str
    games: int = 0
    """The number of mini-games or seasons (whatever the game counts) per measure, approximately; 0: the default."""
    seed: int = 1
    mode: str | None = None
    cards: str | None = None
    """The folder of a card set; None for our own set."""


class Measure(Protocol):
    """A measurement by playing games."""

    games: int
    """The number of games to play."""

    def play(self, number: int, seed: int, tally: Tally) -> None:
        """Play the game with this number and seed, and add its results to the tally."""
        ...


def play_and_tally(wish: Wish, plan: Sequence[Measure], jobs: int, progress: Progress | None) -> tuple[Tally, int]:
    """Play all games of a plan, or until Ctrl-C; return the sums and the number of games."""
    tally, done = Tally(), 0
    whole = sum(measure.games for measure in plan)
    blocks = blocks_of(plan)
    results = _in_this_process(wish, plan, blocks) if jobs == 1 else _in_processes(wish, blocks, jobs)
    try:
        for block, result in zip(blocks, results, strict=True):
            tally.merge(result)
            done += len(block.numbers)
            if progress is not None:
                progress(done, whole)
    except KeyboardInterrupt:
        if not done:
            raise
    finally:
        results.close()
    return tally, done


class Block(msgspec.Struct, frozen=True):
    """A range of games of one measure."""

    measure: int
    first: int
    end: int

    @property
    def numbers(self) -> range:
        return range(self.first, self.end)


def blocks_of(plan: Sequence[Measure]) -> list[Block]:
    """All games in blocks; measures are interleaved, so that an interrupted report has results of each."""
    blocks = [block for number, measure in enumerate(plan) for block in _blocks(number, measure.games)]
    return sorted(blocks, key=lambda block: block.first / plan[block.measure].games)


def _blocks(measure: int, games: int) -> Iterator[Block]:
    size = max(1, min(LONGEST_BLOCK, games // BLOCKS))
    for first in range(0, games, size):
        yield Block(measure, first, min(first + size, games))


def _play_block(wish: Wish, plan: Sequence[Measure], block: Block) -> Tally:
    tally = Tally()
    for number in block.numbers:
        plan[block.measure].play(number, wish.seed + number, tally)
    return tally


def _in_this_process(wish: Wish, plan: Sequence[Measure], blocks: Sequence[Block]) -> Results:
    for block in blocks:
        yield _play_block(wish, plan, block)


def measures_of(name: str) -> ModuleType:
    """The module with the measures of a game."""
    game = pennant.game(name)
    module = game.find_module("balance", "pennant.balance")
    if module is None:
        raise UsageError(f"{game.title} has no balance report yet")
    return module


# --- other processes --------------------------------------------------------------------------------------------------


class _Worker:
    """The globals of a process that plays games."""

    wish: Wish
    plan: Sequence[Measure]


def _begin_work(wish: Wish) -> None:
    """Build the plan in this process; Ctrl-C is left to the process that distributes the work."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _Worker.wish = wish
    _Worker.plan = measures_of(wish.game).plan(wish)


def _work(block: Block) -> Tally:
    return _play_block(_Worker.wish, _Worker.plan, block)


def _in_processes(wish: Wish, blocks: Sequence[Block], jobs: int) -> Results:
    # Spawn instead of fork, because this process may have threads (a progress bar has).
    pool = ProcessPoolExecutor(jobs, get_context("spawn"), _begin_work, (wish,))
    try:
        yield from pool.map(_work, blocks)
    except BrokenProcessPool:
        raise PennantError("a process that played games has died; run with --jobs 1 to see the reason") from None
    finally:
        pool.shutdown(cancel_futures=True)
