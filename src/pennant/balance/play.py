"""The games behind a report: in several processes, and the same figures however many there are.

Every game has a number and a seed of its own, and games are added up in blocks, in the order of the blocks. So neither
the number of processes nor which of them is quicker changes anything.
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
"""Into how many blocks a measure is cut at least; the last one may be short."""
LONGEST_BLOCK = 100

Results = Generator[Tally, None, None]
Progress = Callable[[int, int], None]
"""Is told how many games have been played, and how many there will be."""


class Wish(msgspec.Struct, frozen=True):
    """What to report on. It is sent to other processes, so it names things and holds none of them."""

    game: str
    games: int = 0
    """The number of mini-games or seasons (whatever the game counts) per measure, approximately; 0: the default."""
    seed: int = 1
    mode: str | None = None
    cards: str | None = None
    """The folder of a card set, `None` for our own."""


class Measure(Protocol):
    """Something that is found out by playing."""

    games: int
    """How many it plays."""

    def play(self, number: int, seed: int, tally: Tally) -> None:
        """Play the game of this number, with this seed for its luck, and add what came of it to the tally."""
        ...


def play_and_tally(wish: Wish, plan: Sequence[Measure], jobs: int, progress: Progress | None) -> tuple[Tally, int]:
    """All games of a plan, or as many as there is patience for: what they add up to, and how many they were."""
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
    """Some games of one measure."""

    measure: int
    first: int
    end: int

    @property
    def numbers(self) -> range:
        return range(self.first, self.end)


def blocks_of(plan: Sequence[Measure]) -> list[Block]:
    """All games in blocks, the measures side by side, so that an interrupted report knows something of each."""
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
    """What a process that plays games has at hand."""

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
    # Fresh processes rather than copies of this one, which may have threads (a progress bar has).
    pool = ProcessPoolExecutor(jobs, get_context("spawn"), _begin_work, (wish,))
    try:
        yield from pool.map(_work, blocks)
    except BrokenProcessPool:
        raise PennantError("a process that played games has died; with --jobs 1 one sees why") from None
    finally:
        pool.shutdown(cancel_futures=True)
