"""The figures as a table, in plain text or Markdown, with a paragraph about the method."""

from __future__ import annotations

import math
import os
import platform
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, dataclass, field
from statistics import median, quantiles
from textwrap import fill
from typing import Any

from harness import Figures, Title


@dataclass(frozen=True)
class Round:
    """The figures of a row in one round, and the yardstick's immediately before (none for the yardstick itself)."""

    figures: Figures
    yardstick: Figures


@dataclass
class Result:
    """A row and its rounds."""

    title: Title
    rounds: list[Round] = field(default_factory=list)


@dataclass(frozen=True)
class Column:
    """A column of the table."""

    title: str
    value: Callable[[Figures], float | None]
    compared: bool = True

    def figure(self, result: Result) -> float | None:
        """The median over the rounds."""
        return middle([self.value(each.figures) for each in result.rounds])

    def ratio(self, result: Result) -> float | None:
        """The median over the rounds of the figure divided by the yardstick's."""
        if not self.compared:
            return None
        pairs = [(self.value(each.figures), self.value(each.yardstick)) for each in result.rounds if each.yardstick]
        return middle([ours / theirs for ours, theirs in pairs if ours and theirs])


def middle(values: Sequence[float | None]) -> float | None:
    known = [value for value in values if value is not None]
    return median(known) if known else None


def decisions_per_second(figures: Figures) -> float:
    return figures["decisions"] / figures["seconds"]


COLUMNS = (
    Column("decisions/s", decisions_per_second),
    Column("games/s", lambda figures: figures["games"] / figures["seconds"]),
    Column("decisions/game", lambda figures: figures["decisions"] / figures["games"], compared=False),
    Column("copy µs", lambda figures: figures.get("copy")),
    Column("copy+legal+apply µs", lambda figures: figures.get("branch")),
    Column("guess µs", lambda figures: figures.get("guess")),
    Column("view µs", lambda figures: figures.get("view")),
    Column("save+load µs", lambda figures: figures.get("reload")),
)

WHAT_IS_MEASURED = (
    "A decision is one request for an action, forced ones (a single legal action) included; chance is not a decision."
    " Games are timed with their creation."
    " The µs columns are means over decisions of random games, minus the harness's own calls:"
    " copy = an independent copy; copy+legal+apply = one node of a search;"
    " guess = a state that the player to act cannot distinguish from the true one;"
    " view = the information of that player (a tensor in open_spiel, plain data in rlcard and pennant);"
    " save+load = the state to text or bytes and back. A dash: the engine does not support it."
)


@dataclass(frozen=True)
class Report:
    """The results so far."""

    results: Sequence[Result]
    yardstick: Title | None
    remarks: Sequence[str]

    def text(self) -> str:
        table = self._table()
        widths = [max(map(len, column)) for column in zip(*table, strict=True)]
        lines = ["  ".join(map(pad, row, widths, (True, True, *[False] * len(COLUMNS), False))) for row in table]
        return "\n".join([*lines, "", fill(self.method(), width=120)])

    def markdown(self) -> str:
        header, *rows = self._table()
        rule = ["---", "---", *["---:"] * (len(header) - 2)]
        return "\n".join([*(f"| {' | '.join(row)} |" for row in (header, rule, *rows)), "", self.method()])

    def data(self) -> dict[str, Any]:
        return {
            "python": platform.python_version(),
            "cpus": os.cpu_count(),
            "platform": f"{platform.system()} {platform.machine()}",
            "yardstick": str(self.yardstick),
            "remarks": list(self.remarks),
            "rows": [
                {
                    **asdict(result),
                    "medians": {column.title: column.figure(result) for column in COLUMNS},
                    "ratios": {column.title: column.ratio(result) for column in COLUMNS if column.compared},
                }
                for result in self.results
            ],
        }

    def method(self) -> str:
        titles = [result.title for result in self.results]
        engines = dict.fromkeys(f"{title.engine} {title.version} ({title.language})" for title in titles)
        rounds = max(len(result.rounds) for result in self.results)
        sentences = [
            "Uniformly random play driven from interpreted Python, one process at a time on one core, in CPU time.",
            f"Python {platform.python_version()}, {os.cpu_count()} CPUs, {platform.system()} {platform.machine()}.",
            f"Versions, and what the rules are written in: {', '.join(engines)}.",
            f"A figure is the median over {rounds} rounds, each of which measures every row.",
            *self._comparison(),
            WHAT_IS_MEASURED,
            *self.remarks,
        ]
        return " ".join(sentences)

    def _comparison(self) -> Iterator[str]:
        if self.yardstick is None:
            return
        yield (
            f"× is the ratio to the same figure of {self.yardstick.engine}'s {self.yardstick.game}, taken right before"
            " in every round, again the median: above 1 is faster in the columns per second, below 1 in the µs columns."
        )
        speeds = [decisions_per_second(each.yardstick) for row in self.results for each in row.rounds if each.yardstick]
        if len(speeds) > 1:
            low, *_, high = quantiles(speeds, n=20)
            yield (
                f"The noise of the machine: nine in ten of the yardstick's own decisions/s lay between {low:,.0f} and"
                f" {high:,.0f}."
            )

    def _table(self) -> list[list[str]]:
        header = ["engine", "game", *(column.title for column in COLUMNS), "forced"]
        return [header, *map(row, self.results)]


def row(result: Result) -> list[str]:
    forced = "-" if result.title.forced is None else f"{result.title.forced:.0%}"
    return [result.title.engine, result.title.game, *(cell(column, result) for column in COLUMNS), forced]


def cell(column: Column, result: Result) -> str:
    figure, ratio = column.figure(result), column.ratio(result)
    if figure is None:
        return "-"
    return digits(figure) if ratio is None else f"{digits(figure)} ×{digits(ratio)}"


def digits(value: float) -> str:
    """Three significant digits, but all digits before the decimal point."""
    if value <= 0:
        return "0"
    return f"{value:,.{max(0, 2 - math.floor(math.log10(value)))}f}"


def pad(text: str, width: int, left: bool) -> str:
    return text.ljust(width) if left else text.rjust(width)
