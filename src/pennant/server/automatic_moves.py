"""Moves that no person makes by hand: those of bots, and those that standing orders make."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, Final

from pennant.kernel.errors import PennantError
from pennant.server.bot_workers import BotWorkers
from pennant.server.broadcast import LoadedTable
from pennant.server.cardsets import CardSets
from pennant.server.entries import Entry
from pennant.server.errors import CommandRefused, DatabaseUnavailable
from pennant.server.table import Command, Table

log = logging.getLogger("pennant.automatic_moves")

_STANDING_ORDERS: Final = -1
"""Takes the place of a seat in `LoadedTable.pending_moves`."""


class AutomaticMoves:
    """Schedules automatic moves as tasks of the event loop."""

    def __init__(
        self,
        bot_workers: BotWorkers,
        card_sets: CardSets,
        execute: Callable[[str, Command], Awaitable[Entry | None]],
    ) -> None:
        self._bot_workers = bot_workers
        self._card_sets = card_sets
        self._execute = execute
        self._tasks: set[asyncio.Task[None]] = set()

    def schedule(self, loaded: LoadedTable, table: Table) -> None:
        """Schedule all automatic moves that are due at a table and not pending yet."""
        if table.standing_order_move() and (_STANDING_ORDERS, table.seq) not in loaded.pending_moves:
            loaded.pending_moves.add((_STANDING_ORDERS, table.seq))
            self._start(self._follow_orders(loaded, (_STANDING_ORDERS, table.seq)))
        for seat in table.owing_bots():
            key = seat, table.asked_at(seat)
            if key not in loaded.pending_moves:
                loaded.pending_moves.add(key)
                self._start(self._move_bot(loaded, table, key))

    def close(self) -> None:
        for task in self._tasks:
            task.cancel()

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _follow_orders(self, loaded: LoadedTable, key: tuple[int, int]) -> None:
        try:
            await self._execute(loaded.id, Table.standing_order_move)
        except (CommandRefused, DatabaseUnavailable) as error:
            log.warning("table %s: a standing order was not executed: %s", loaded.id, error)
        finally:
            loaded.pending_moves.discard(key)

    async def _move_bot(self, loaded: LoadedTable, table: Table, key: tuple[int, int]) -> None:
        seat, seq = key
        spec = table.seats[seat].bot_to_play
        try:
            if spec is None or table.status != "playing":
                return
            cards = self._card_sets.folder(table.settings.game, table.settings.cards)
            action = await self._bot_workers.choose(table.game, table.state, seat, spec, cards)
            await self._execute(loaded.id, lambda table: table.move(seat, action, seq, by_bot=True))
        except CommandRefused as refused:
            log.info("table %s: the move of bot %s was refused: %s", loaded.id, spec, refused.text)
        except DatabaseUnavailable:
            log.warning("table %s: the move of bot %s could not be stored", loaded.id, spec)
        except PennantError as error:
            log.error("table %s: bot %s cannot play: %s", loaded.id, spec, error)
        finally:
            loaded.pending_moves.discard(key)
