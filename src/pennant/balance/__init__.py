"""Balance: how fair a game and its cards are, found out by games among bots.

What is measured is the game's own: `pennant.balance.<game>` has

    GAMES                 how many games are usual
    plan(wish)            the measures: what is played, and how often
    tables(wish, tally)   what came of it, as tables

and this package plays the games, in several processes, and does the sums.
"""

from importlib import import_module
from types import ModuleType

from msgspec.structs import replace

import pennant
from pennant.balance.figures import Tally
from pennant.balance.play import Measure, Progress, Wish, play_and_tally
from pennant.balance.tables import Report, ReportTable
from pennant.kernel.errors import UsageError

__all__ = ["Measure", "Report", "ReportTable", "Tally", "Wish", "report"]


def report(wish: Wish, jobs: int = 1, progress: Progress | None = None) -> Report:
    """Play what the wish asks for, and report. An interruption (Ctrl-C) reports what was played until then."""
    module = _module(wish.game)
    wish = replace(wish, games=wish.games or module.GAMES)
    plan: list[Measure] = module.plan(wish)
    tally, games = play_and_tally(wish, plan, jobs, progress)
    tables: list[ReportTable] = module.tables(wish, tally)
    return Report(wish, games, sum(measure.games for measure in plan), [table for table in tables if table.rows])


def _module(name: str) -> ModuleType:
    """What is measured of a game."""
    game = pennant.game(name)
    path = f"pennant.balance.{game.name}"
    try:
        return import_module(path)
    except ModuleNotFoundError as error:
        if error.name != path:
            raise
        raise UsageError(f"{game.title} has no balance report yet") from None
