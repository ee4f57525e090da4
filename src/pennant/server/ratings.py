"""Results and ratings. Each finished table is counted exactly once, even with several workers and after a crash."""

import asyncio
import logging
from collections import Counter
from collections.abc import Iterable
from typing import Any, Final

from openskill.models import PlackettLuce, PlackettLuceRating
from sqlalchemy import case, func, select, update
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from pennant.server.database import accounts, aliases, rated_tables, ratings, results, tables
from pennant.server.entries import IN_THE_GAME, Entry
from pennant.server.results import Ending, Placement, ending_now, find_ending
from pennant.server.store import Store
from pennant.server.table import Table
from pennant.server.table_service import TableService
from pennant.server.timestamps import now

log = logging.getLogger("pennant.ratings")

CENTER: Final = 1000
STEP: Final = 40
"""The displayed rating is `CENTER + STEP × (mu − 3 sigma)`: a newcomer has 1000; a low rating may be just uncertain."""
GAMES_TO_RANK: Final = 5
"""Rated games that an account needs to appear on the leaderboard."""
LEADERS_SHOWN: Final = 100
SWEEP_INTERVAL: Final = 60.0
SWEEP_SIZE: Final = 50
ENDING_KINDS: Final = IN_THE_GAME | {"resigned", "expired"}
"""Kinds of entries that can end a game."""

_model = PlackettLuce()


def displayed_rating(rating: PlackettLuceRating) -> int:
    return round(CENTER + STEP * rating.ordinal())


def rate(placements: list[Placement], before: list[PlackettLuceRating], abandoned: bool) -> list[PlackettLuceRating]:
    """The ratings after a game. If somebody abandoned it, the people who stayed do not lose rating."""
    # copies, because the model modifies them
    teams = [[_model.rating(mu=each.mu, sigma=each.sigma)] for each in before]
    after = [team[0] for team in _model.rate(teams, ranks=[each.place for each in placements])]
    return [
        old if abandoned and not each.left and (new.mu < old.mu or new.ordinal() < old.ordinal()) else new
        for each, old, new in zip(placements, before, after, strict=True)
    ]


def placements_to_rate(ending: Ending, accounts_of: dict[str, str]) -> list[Placement]:
    """The placements that change ratings: those of two or more different accounts, at least one of which stayed."""
    found = [each for each in ending.placements if each.guest in accounts_of]
    people = Counter(accounts_of[each.guest] for each in found)
    alone = len(people) < 2 or max(people.values()) > 1 or all(each.left for each in found)
    return [] if alone else found


class Ratings:
    """Counts finished tables, and answers queries on results and ratings."""

    def __init__(self, store: Store, table_service: TableService) -> None:
        self._store = store
        self._engine = store.engine
        self._table_service = table_service
        self._broken: set[str] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        table_service.observers.append(self._on_entries)

    # --- counting -----------------------------------------------------------------------------------------------------

    def _on_entries(self, table: Table, entries: list[Entry]) -> None:
        """Count a table at once when one of its new entries has ended the game."""
        if table.status == "over" and any(entry.kind in ENDING_KINDS for entry in entries):
            self._start(self._try_count(ending_now(table)))

    async def _try_count(self, ending: Ending) -> None:
        try:
            await self.count_table(ending)
        except SQLAlchemyError as error:
            log.warning("table %s will be counted later: %s", ending.table, str(error).splitlines()[:1])

    def _start(self, work: Any) -> None:
        task: asyncio.Task[None] = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def start(self) -> None:
        self._start(self._count_missed_forever())

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _count_missed_forever(self) -> None:
        while True:
            try:
                while await self.count_missed() == SWEEP_SIZE:
                    await asyncio.sleep(0.1)
            except Exception as error:  # the database is unavailable: try again in the next round
                log.warning("finished tables will be counted later: %s", str(error).splitlines()[:1])
            await asyncio.sleep(SWEEP_INTERVAL)

    async def count_missed(self) -> int:
        """Count tables that were not counted when they ended, because a worker died or they are older than ratings."""
        query = (
            select(tables.c.id)
            .outerjoin(rated_tables, rated_tables.c.table_id == tables.c.id)
            .where(tables.c.status == "over", rated_tables.c.table_id.is_(None), tables.c.id.not_in(self._broken))
            .order_by(tables.c.updated)
            .limit(SWEEP_SIZE)
        )
        async with self._engine.connect() as connection:
            found = (await connection.execute(query)).scalars().all()
        for table in found:
            try:
                entries, cards = await self._table_service.read_log(table)
                ending = await asyncio.to_thread(find_ending, table, entries, cards)
                assert ending is not None, "it is over in the index, but not in its log"
                await self.count_table(ending)
            except SQLAlchemyError:
                raise
            except Exception as error:  # moves made under other rules may raise anything
                log.warning("table %s cannot be counted: %s: %s", table, type(error).__name__, error)
                self._broken.add(table)
        return len(found)

    async def count_table(self, ending: Ending) -> bool:
        """Count a finished table. Returns whether it was not counted before."""
        insert = self._store.insert
        async with self._engine.begin() as connection:
            first = insert(rated_tables).values(table_id=ending.table, at=now()).on_conflict_do_nothing()
            if (await connection.execute(first.returning(rated_tables.c.table_id))).first() is None:
                return False
            if not ending.placements:
                return True
            guests = [each.guest for each in ending.placements]
            found = await connection.execute(
                select(aliases.c.guest, aliases.c.account).where(aliases.c.guest.in_(guests))
            )
            accounts_of = {row.guest: row.account for row in found}
            changes = placements_to_rate(ending, accounts_of)
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
                for each in ending.single_seats
            ]
            if rows:
                await connection.execute(insert(results).values(rows))
            if changes:
                await self._rate(connection, ending, changes, accounts_of)
        return True

    async def _rate(
        self, connection: AsyncConnection, ending: Ending, changes: list[Placement], accounts_of: dict[str, str]
    ) -> None:
        """Update the ratings of all players. Rows are locked in order, so that workers cannot deadlock."""
        names = sorted(accounts_of[each.guest] for each in changes)
        fresh = _model.rating()
        start = {"mu": fresh.mu, "sigma": fresh.sigma, "rating": displayed_rating(fresh), "games": 0, "won": 0}
        rows = [{"account": name, "game": ending.game, **start} for name in names]
        await connection.execute(self._store.insert(ratings).values(rows).on_conflict_do_nothing())
        query = select(ratings.c.account, ratings.c.mu, ratings.c.sigma).where(
            ratings.c.game == ending.game, ratings.c.account.in_(names)
        )
        found = await connection.execute(query.order_by(ratings.c.account).with_for_update())
        known = {account: _model.rating(mu=mu, sigma=sigma) for account, mu, sigma in found}
        before = [known[accounts_of[each.guest]] for each in changes]
        after = rate(changes, before, any(each.left for each in ending.placements))
        for each, new in zip(changes, after, strict=True):
            own = (ratings.c.game == ending.game) & (ratings.c.account == accounts_of[each.guest])
            counts = {"games": ratings.c.games + 1, "won": ratings.c.won + int(each.outcome == "won")}
            estimate = {"mu": new.mu, "sigma": new.sigma, "rating": displayed_rating(new)}
            await connection.execute(update(ratings).where(own).values({**estimate, **counts}))

    # --- queries ------------------------------------------------------------------------------------------------------

    async def leaders(self, game: str) -> list[dict[str, Any]]:
        """The leaderboard of a game. Equal ratings share a place."""
        place = func.rank().over(order_by=ratings.c.rating.desc()).label("place")
        query = (
            select(place, accounts.c.name, ratings.c.rating, ratings.c.games, ratings.c.won)
            .join(accounts, accounts.c.id == ratings.c.account)
            .where(ratings.c.game == game, ratings.c.games >= GAMES_TO_RANK)
            .order_by(ratings.c.rating.desc(), accounts.c.key)
            .limit(LEADERS_SHOWN)
        )
        return await self._rows(query)

    async def ratings_of(self, account: str) -> list[dict[str, Any]]:
        """The ratings of an account, with its places on the leaderboards."""
        others = ratings.alias()
        better = (
            select(func.count())
            .where(others.c.game == ratings.c.game, others.c.games >= GAMES_TO_RANK, others.c.rating > ratings.c.rating)
            .scalar_subquery()
        )
        place = case((ratings.c.games >= GAMES_TO_RANK, better + 1), else_=None).label("place")
        query = select(ratings.c.game, ratings.c.rating, ratings.c.games, place).where(ratings.c.account == account)
        return await self._rows(query.order_by(ratings.c.game))

    async def results_of(self, guests: Iterable[str]) -> list[dict[str, Any]]:
        """The results of a person, by game and mode."""

        def count(outcome: str) -> Any:
            return func.count().filter(results.c.outcome == outcome).label(outcome)

        query = (
            select(results.c.game, results.c.mode, func.count().label("played"), *map(count, ("won", "lost", "shared")))
            .where(results.c.guest.in_(guests))
            .group_by(results.c.game, results.c.mode)
            .order_by(results.c.game, results.c.mode)
        )
        return await self._rows(query)

    async def _rows(self, query: Any) -> list[dict[str, Any]]:
        async with self._engine.connect() as connection:
            return [dict(row._mapping) for row in await connection.execute(query)]
