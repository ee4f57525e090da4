"""Balance: measures in games among bots how fair a game and its cards are.

Each game defines its measures: `pennant.balance.<game>`, or the module `balance` of another package's game, has

    GAMES                 the default number of games
    plan(wish)            the measures: what to play, and how often
    tables(wish, tally)   the results as tables

This package plays the games in several processes, and adds up the results.
"""

from msgspec.structs import replace

from pennant.balance.figures import Tally
from pennant.balance.play import Measure, Progress, Wish, measures_of, play_and_tally
from pennant.balance.tables import Report, ReportTable

__all__ = ["Measure", "Report", "ReportTable", "Tally", "Wish", "report"]


def report(wish: Wish, jobs: int = 1, progress: Progress | None = None) -> Report:
    """Play the games of a wish and report. After an interruption (Ctrl-C), report the games played until then."""
    module = measures_of(wish.game)
    wish = replace(wish, games=wish.games or module.GAMES)
    plan: list[Measure] = module.plan(wish)
    tally, games = play_and_tally(wish, plan, jobs, progress)
    tables: list[ReportTable] = module.tables(wish, tally)
    return Report(wish, games, sum(measure.games for measure in plan), [table for table in tables if table.rows])
