"""Results and ratings: every finished table is settled once, whichever worker comes first and whatever crashes."""

import asyncio
import logging
from collections import Counter
from collections.abc import Iterable
from typing import Any, Final

from openskill.models import PlackettLuce, PlackettLuceRating
from sqlalchemy import case, func, select, update
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from pennant.server.database import accounts, aliases, ratings, results, settled, tables
from pennant.server.desk import Desk, now
from pennant.server.entries import IN_THE_GAME, Entry
from pennant.server.results import Ending, Placed, ending_after, ending_of
from pennant.server.store import Store
from pennant.server.table import Table

log = logging.getLogger("pennant.ratings")

MIDDLE: Final = 1000
STEP: Final = 40
"""What is shown is `MIDDLE + STEP × (mu − 3 sigma)`: a newcomer has 1000, and who is rated low may still be unknown."""
RANKED_FROM: Final = 5
"""Rated games before somebody is on the list of leaders."""
MOST_LEADERS: Final = 100
SWEEP_EVERY: Final = 60.0
AT_A_TIME: Final = 50
ENDS: Final = IN_THE_GAME | {"resigned", "expired"}
"""Entries that may end a game."""

_model = PlackettLuce()


def shown(rating: PlackettLuceRating) -> int:
    return round(MIDDLE + STEP * rating.ordinal())


def rated(placed: list[Placed], before: list[PlackettLuceRating], abandoned: bool) -> list[PlackettLuceRating]:
    """The ratings after a game. Where somebody abandoned it, nobody who stayed loses by it."""
    teams = [[_model.rating(mu=each.mu, sigma=each.sigma)] for each in before]  # each their own: they are written to
    after = [team[0] for team in _model.rate(teams, ranks=[each.place for each in placed])]
    return [
        old if abandoned and not each.left and (new.mu < old.mu or new.ordinal() < old.ordinal()) else new
        for each, old, new in zip(placed, before, after, strict=True)
    ]


def to_rate(ending: Ending, accounts_of: dict[str, str]) -> list[Placed]:
    """Whose ratings a game changes: of two accounts or more, all different people, one of whom at least stayed."""
    found = [each for each in ending.placed if each.guest in accounts_of]
    people = Counter(accounts_of[each.guest] for each in found)
    alone = len(people) < 2 or max(people.values()) > 1 or all(each.left for each in found)
    return [] if alone else found


class Ratings:
    """Settles finished tables, and says how people stand."""

    def __init__(self, store: Store, desk: Desk) -> None:
        self._store = store
        self._engine = store.engine
        self._desk = desk
        self._unreadable: set[str] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        desk.watchers.append(self._look)

    # --- settling -----------------------------------------------------------------------------------------------------

    def _look(self, table: Table, entries: list[Entry]) -> None:
        """Settle a table at once when one of its new entries has ended it."""
        if table.status == "over" and any(entry.kind in ENDS for entry in entries):
            self._start(self._quietly(ending_of(table)))

    async def _quietly(self, ending: Ending) -> None:
        try:
            await self.settle(ending)
        except SQLAlchemyError as error:
            log.warning("table %s is settled later: %s", ending.table, str(error).splitlines()[:1])

    def _start(self, work: Any) -> None:
        task: asyncio.Task[None] = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def start(self) -> None:
        self._start(self._sweep_for_ever())

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _sweep_for_ever(self) -> None:
        while True:
            try:
                while await self.sweep() == AT_A_TIME:
                    await asyncio.sleep(0.1)
            except Exception as error:  # the database is away: the next round will find it
                log.warning("finished tables are settled later: %s", str(error).splitlines()[:1])
            await asyncio.sleep(SWEEP_EVERY)

    async def sweep(self) -> int:
        """Settle tables that were not when they ended: a worker died, or they are older than this program."""
        question = (
            select(tables.c.id)
            .outerjoin(settled, settled.c.table_id == tables.c.id)
            .where(tables.c.status == "over", settled.c.table_id.is_(None), tables.c.id.not_in(self._unreadable))
            .order_by(tables.c.updated)
            .limit(AT_A_TIME)
        )
        async with self._engine.connect() as connection:
            found = (await connection.execute(question)).scalars().all()
        for table in found:
            try:
                entries, cards = await self._desk.whole(table)
                ending = await asyncio.to_thread(ending_after, table, entries, cards)
                assert ending is not None, "it is over in the list, not in its log"
                await self.settle(ending)
            except SQLAlchemyError:
                raise
            except Exception as error:  # whatever the rules say to moves that were made by other rules
                log.warning("table %s can not be settled: %s: %s", table, type(error).__name__, error)
                self._unreadable.add(table)
        return len(found)

    async def settle(self, ending: Ending) -> bool:
        """Count a finished table, if nobody has; says so."""
        insert = self._store.insert
        async with self._engine.begin() as connection:
            first = insert(settled).values(table_id=ending.table, at=now()).on_conflict_do_nothing()
            if (await connection.execute(first.returning(settled.c.table_id))).first() is None:
                return False
            if not ending.placed:
                return True
            guests = [each.guest for each in ending.placed]
            found = await connection.execute(
                select(aliases.c.guest, aliases.c.account).where(aliases.c.guest.in_(guests))
            )
            accounts_of = {row.guest: row.account for row in found}
            changes = to_rate(ending, accounts_of)
            counted = {each.seat for each in changes}
            rows = [
                {
                    "table_id": ending.table,
                    "seat": each.seat,
                    "guest": each.guest,
                    "game": ending.game,
                    "mode": ending.mode,
                    "outcome": each.outcome,
                    "rated": int(each.seat in counted),
                    "at": ending.at,
                }
                for each in ending.alone
            ]
            if rows:
                await connection.execute(insert(results).values(rows))
            if changes:
                await self._rate(connection, ending, changes, accounts_of)
        return True

    async def _rate(
        self, connection: AsyncConnection, ending: Ending, changes: list[Placed], accounts_of: dict[str, str]
    ) -> None:
        """Read the ratings of all who played, locked in the same order by everybody, and write the new ones."""
        names = sorted(accounts_of[each.guest] for each in changes)
        fresh = _model.rating()
        start = {"mu": fresh.mu, "sigma": fresh.sigma, "rating": shown(fresh), "games": 0, "won": 0}
        rows = [{"account": name, "game": ending.game, **start} for name in names]
        await connection.execute(self._store.insert(ratings).values(rows).on_conflict_do_nothing())
        question = select(ratings.c.account, ratings.c.mu, ratings.c.sigma).where(
            ratings.c.game == ending.game, ratings.c.account.in_(names)
        )
        found = await connection.execute(question.order_by(ratings.c.account).with_for_update())
        known = {account: _model.rating(mu=mu, sigma=sigma) for account, mu, sigma in found}
        before = [known[accounts_of[each.guest]] for each in changes]
        after = rated(changes, before, any(each.left for each in ending.placed))
        for each, new in zip(changes, after, strict=True):
            own = (ratings.c.game == ending.game) & (ratings.c.account == accounts_of[each.guest])
            counts = {"games": ratings.c.games + 1, "won": ratings.c.won + int(each.outcome == "won")}
            estimate = {"mu": new.mu, "sigma": new.sigma, "rating": shown(new)}
            await connection.execute(update(ratings).where(own).values({**estimate, **counts}))

    # --- how people stand ---------------------------------------------------------------------------------------------

    async def leaders(self, game: str) -> list[dict[str, Any]]:
        """The best at a game, with their places; those who are equal share one."""
        place = func.rank().over(order_by=ratings.c.rating.desc()).label("place")
        question = (
            select(place, accounts.c.name, ratings.c.rating, ratings.c.games, ratings.c.won)
            .join(accounts, accounts.c.id == ratings.c.account)
            .where(ratings.c.game == game, ratings.c.games >= RANKED_FROM)
            .order_by(ratings.c.rating.desc(), accounts.c.key)
            .limit(MOST_LEADERS)
        )
        return await self._rows(question)

    async def ratings_of(self, account: str) -> list[dict[str, Any]]:
        """Somebody's ratings, with their places among the leaders."""
        others = ratings.alias()
        better = (
            select(func.count())
            .where(others.c.game == ratings.c.game, others.c.games >= RANKED_FROM, others.c.rating > ratings.c.rating)
            .scalar_subquery()
        )
        place = case((ratings.c.games >= RANKED_FROM, better + 1), else_=None).label("place")
        question = select(ratings.c.game, ratings.c.rating, ratings.c.games, place).where(ratings.c.account == account)
        return await self._rows(question.order_by(ratings.c.game))

    async def results_of(self, guests: Iterable[str]) -> list[dict[str, Any]]:
        """How somebody's games ended, by game and mode."""

        def count(outcome: str) -> Any:
            return func.count().filter(results.c.outcome == outcome).label(outcome)

        question = (
            select(results.c.game, results.c.mode, func.count().label("played"), *map(count, ("won", "lost", "shared")))
            .where(results.c.guest.in_(guests))
            .group_by(results.c.game, results.c.mode)
            .order_by(results.c.game, results.c.mode)
        )
        return await self._rows(question)

    async def _rows(self, question: Any) -> list[dict[str, Any]]:
        async with self._engine.connect() as connection:
            return [dict(row._mapping) for row in await connection.execute(question)]
