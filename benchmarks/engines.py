"""Pennant compared with other engines, measured in one run.

    python benchmarks/engines.py --quick                  under two minutes
    python benchmarks/engines.py --only highlights        only Pennant's rows and the yardstick
    python benchmarks/engines.py --full --markdown        thorough, for the documentation

The yardstick is open_spiel's leduc_poker. It is measured again immediately before each measurement of another engine,
so that the noise of the machine affects both equally: the ratios are more reliable than the figures.
"""

from __future__ import annotations

import argparse
import gc
import json
import os
import signal
import sys
import time
import warnings
from collections.abc import Iterable
from importlib import import_module
from pathlib import Path
from typing import Any

from harness import EFFORTS, Case, Effort, Figures, Row, prepare
from interpreted import SOURCES, Child
from others import ENGINES
from report import Report, Result, Round

REQUIREMENTS = "requirements/bench.txt"
ENVIRONMENT = {
    "OMP_NUM_THREADS": "1",  # CPU time is the sum over all threads
    "OPENBLAS_NUM_THREADS": "1",
    "MKL_NUM_THREADS": "1",
    "PYGAME_HIDE_SUPPORT_PROMPT": "1",  # pygame prints it to standard output
}
"""Set before any engine is imported."""


def main() -> int:
    options = parse()
    run = Run(options.effort, options.only)
    status = 0
    try:
        run.set_up()
        run.measure()
    except KeyboardInterrupt:
        signal.signal(signal.SIGINT, signal.SIG_IGN)  # a second Ctrl-C must not lose the table
        say("Stopped; these are the results so far.")
        status = 130
    finally:
        run.close()
    report = run.report()
    if not report.results:
        say("Nothing was measured.")
        return status or 1
    print(report.markdown() if options.markdown else report.text())
    if options.json:
        write(options.json, json.dumps(report.data(), indent=1) + "\n")
    return status


def parse() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    effort = parser.add_mutually_exclusive_group()
    for name, meaning in (("quick", "fewer games, short rounds"), ("full", "more and longer rounds")):
        effort.add_argument(f"--{name}", dest="effort", action="store_const", const=name, help=meaning)
    parser.set_defaults(effort="normal")
    parser.add_argument("--only", nargs="+", default=[], metavar="WORD", help="rows whose name has one of the words")
    parser.add_argument("--markdown", action="store_true", help="print the table as Markdown")
    parser.add_argument("--json", type=Path, metavar="FILE", help="save the figures of every round")
    return parser.parse_args()


class Run:
    """All rows, measured round by round."""

    def __init__(self, effort: str, only: list[str]) -> None:
        self.effort_name = effort
        self.effort: Effort = EFFORTS[effort]
        self.only = only
        self.rows: list[tuple[Row, Result]] = []
        self.yardstick: Row | None = None
        self.remarks: list[str] = []
        self.child: Child | None = None
        self.began = time.monotonic()

    def set_up(self) -> None:
        os.environ.update(ENVIRONMENT)
        warnings.simplefilter("ignore")  # warnings of the engines, which do not concern the measured code
        self._set_up_yardstick()
        if self._set_up_ours() != "interpreted":
            self._set_up_interpreted()
        for engine in ENGINES:
            if engine != "open_spiel" or self.yardstick is not None:
                self._set_up_other(engine)
        gc.freeze()  # objects that the engines created on import are not collected during measurements

    def measure(self) -> None:
        for number in range(1, self.effort.rounds + 1 if self.rows else 0):
            began = time.monotonic()
            for row, result in list(self.rows):
                progress(f"round {number} of {self.effort.rounds}: {row.title}")
                try:
                    result.rounds.append(self._round(row))
                except Exception as error:
                    self.rows.remove((row, result))
                    self.remark(f"{row.title} failed in round {number}: {type(error).__name__}: {error}.")
            now = time.monotonic()
            say(f"Round {number} of {self.effort.rounds} took {now - began:.0f} s.")
            if number < self.effort.rounds and now - self.began + (now - began) > self.effort.limit:
                self.remark(f"The machine was busy, so only {number} of {self.effort.rounds} rounds were measured.")
                break

    def report(self) -> Report:
        title = self.yardstick.title if self.yardstick else None
        return Report([result for _, result in self.rows if result.rounds], title, self.remarks)

    def remark(self, sentence: str) -> None:
        say(sentence)
        self.remarks.append(sentence)

    def close(self) -> None:
        if self.child is not None:
            self.child.close()

    def _round(self, row: Row) -> Round:
        """Measure every figure of a row once, each immediately after the yardstick's."""
        figures: Figures = {}
        yardstick: Figures = {}
        for name in row.measures:
            if self.yardstick is not None and self.yardstick is not row:
                yardstick |= self.yardstick.measure(name)
            figures |= row.measure(name)
        return Round(figures, yardstick)

    def _set_up_yardstick(self) -> None:
        try:
            from others import open_spiel
        except ImportError:
            self.remark(f"There are no ratios without open_spiel: install {REQUIREMENTS}.")
            return
        self._add(prepare([open_spiel.yardstick()], self.effort, (), self.remark))
        self.yardstick = self.rows[0][0] if self.rows else None

    def _set_up_ours(self) -> str:
        """Add the installed build of Pennant; return which build it is."""
        try:
            import ours
        except ImportError as error:
            self.remark(f"pennant is not installed ({error}).")
            return "missing"
        build = ours.build()
        if build == "interpreted":
            self.remark("pennant is installed without its compiled core: only the interpreted build is measured.")
        self._add_cases(ours.cases())
        return build

    def _set_up_interpreted(self) -> None:
        if not SOURCES.is_dir():
            self.remark("pennant's sources were not found: the interpreted build is left out.")
            return
        self.child = Child(self.effort_name, self.only)
        try:
            rows, remarks = self.child.rows()
        except RuntimeError as error:
            self.remark(f"pennant (interpreted) is left out: {error}.")
            return
        self._add(rows)
        for sentence in remarks:
            self.remark(sentence)

    def _set_up_other(self, engine: str) -> None:
        try:
            module = import_module(f"others.{engine}")
            self._add_cases(module.cases(self.effort.thorough))
        except ImportError as error:
            if not self.only or engine in self.only:
                self.remark(f"{engine} is not installed completely ({error}): install {REQUIREMENTS}.")
        except Exception as error:
            self.remark(f"{engine} is left out: {type(error).__name__}: {error}.")

    def _add_cases(self, cases: Iterable[Case[Any]]) -> None:
        self._add(prepare(cases, self.effort, self.only, self.remark))

    def _add(self, rows: Iterable[Row]) -> None:
        for row in rows:
            progress(f"{row.title} is ready")
            self.rows.append((row, Result(row.title)))


def say(sentence: str) -> None:
    print(f"\r\033[K{sentence}" if sys.stderr.isatty() else sentence, file=sys.stderr)


def progress(words: str) -> None:
    """Print a line that the next one overwrites; on anything but a terminal, print nothing."""
    if sys.stderr.isatty():
        print(f"\r\033[K{words}", end="", file=sys.stderr, flush=True)


def write(file: Path, text: str) -> None:
    """Write a file atomically."""
    draft = file.with_name(file.name + ".part")
    draft.write_text(text, encoding="utf-8")
    draft.replace(file)


if __name__ == "__main__":
    sys.exit(main())
