"""Balance: how fair a game and its cards are, found out by games among bots.

What is measured is the game's own: `pennant.balance.<game>`, or the module `balance` of another package's game, has

    GAMES                 how many games are usual
    plan(wish)            the measures: what is played, and how often
    tables(wish, tally)   what came of it, as tables

and this package plays the games, in several processes, and does the sums.
"""

from msgspec.structs import replace

from pennant.balance.figures import Tally
from pennant.balance.play import Measure, Progress, Wish, measures_of, play_and_tally
from pennant.balance.tables import Report, ReportTable

__all__ = ["Measure", "Report", "ReportTable", "Tally", "Wish", "report"]


def report(wish: Wish, jobs: int = 1, progress: Progress | None = None) -> Report:
    """Play what the wish asks for, and report. An interruption (Ctrl-C) reports what was played until then."""
    module = measures_of(wish.game)
    wish = replace(wish, games=wish.games or module.GAMES)
    plan: list[Measure] = module.plan(wish)
    tally, games = play_and_tally(wish, plan, jobs, progress)
    tables: list[ReportTable] = module.tables(wish, tally)
    return Report(wish, games, sum(measure.games for measure in plan), [table for table in tables if table.rows])
