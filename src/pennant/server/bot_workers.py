"""Bots choose moves in a pool of worker processes, never in the event loop. They get a guess, not the true state."""

import asyncio
import logging
import os
import secrets
import signal
import threading
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import cache
from multiprocessing import connection, get_context, parent_process
from typing import Any

import msgspec

from pennant.kernel.game import Game
from pennant.kernel.state import State

log = logging.getLogger("pennant.bot_workers")


class BotWorkers:
    """A pool of processes that choose moves."""

    def __init__(self, processes: int = 1) -> None:
        self._processes = processes
        self._pool: ProcessPoolExecutor | None = None

    async def choose(self, game: Game, state: State, seat: int, spec: str, cards: str | None) -> int:
        """The action that a bot chooses for a seat, based on what the seat knows. Retried once if a process dies."""
        guess = state.guess(seat, secrets.randbits(60))
        question = msgspec.json.encode(game.dump(guess))
        loop = asyncio.get_running_loop()
        for attempt in (1, 2):
            try:
                return await loop.run_in_executor(self._running_pool(), _choose, game.name, question, seat, spec, cards)
            except BrokenProcessPool:
                log.warning("a bot worker process died (attempt %d)", attempt)
                self._pool = None
        raise RuntimeError("bot worker processes die repeatedly")

    def _running_pool(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(
                self._processes, mp_context=get_context("spawn"), initializer=_end_with_parent
            )
        return self._pool

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)


def _end_with_parent() -> None:
    """Runs in the worker process: exit when the server is gone, even if it was killed.

    Ctrl+C in a terminal reaches both processes. It is ignored here, so that the server can shut down in order.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = parent_process()
    assert parent is not None

    def watch() -> None:
        connection.wait([parent.sentinel])
        os._exit(1)

    threading.Thread(target=watch, daemon=True).start()


def _choose(name: str, question: bytes, seat: int, spec: str, cards: str | None) -> int:
    """Runs in the worker process: load the guess and ask the bot."""
    import pennant
    from pennant.bots import bot

    game = pennant.game(name)
    guess = game.load(msgspec.json.decode(question), _cards(name, cards))
    return bot(spec).choose(guess, seat)


@cache
def _cards(name: str, folder: str | None) -> Any:
    import pennant

    return pennant.game(name).card_set(folder)
