"""Runs pytest and repeats failed tests once, alone: python -m tools.run_tests PYTEST-ARGUMENTS.

A test that fails beside others and passes alone is flaky: it is listed at the end, and does not fail the run. A test
that fails twice fails the run. Everything else that makes pytest fail is not repeated: collection errors, usage errors,
an interrupt, a coverage threshold.

TESTS_REPORT may name a file. Every run appends a line of JSON to it: its counts, and the ids of flaky tests.
"""

import json
import os
import subprocess
import sys
import tempfile
from argparse import ArgumentParser
from collections.abc import Sequence
from pathlib import Path

import pytest

MOST_FAILURES = 10
"""The repetition stops after this many second failures: by then the tests are broken, not flaky."""

SLOWEST = ("--durations=25", "--durations-min=2")
"""Makes pytest list the slowest tests."""


class Outcomes:
    """A pytest plugin that remembers which tests passed, which failed, and whether collection failed."""

    def __init__(self) -> None:
        self.passed: set[str] = set()
        self.failed: dict[str, None] = {}
        self.counts = {"failed": 0, "passed": 0, "skipped": 0}
        """Several tests can have the same id: schemathesis makes one per operation of the HTTP interface."""
        self.collected = True

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Note one phase of a test. A crashed xdist worker reports its test as failed too."""
        if report.failed:
            self.failed[report.nodeid] = None
        elif report.when == "call" and report.passed:
            self.passed.add(report.nodeid)
        if not report.passed or report.when == "call":
            self.counts[report.outcome] += 1

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        """Note a failed collection: what was not collected cannot be repeated."""
        self.collected = self.collected and not report.failed


class Only:
    """A pytest plugin that deselects all tests but some."""

    def __init__(self, tests: Sequence[str]) -> None:
        self.tests = set(tests)

    @pytest.hookimpl(trylast=True)
    def pytest_collection_modifyitems(self, config: pytest.Config, items: list[pytest.Item]) -> None:
        """Select by the exact id: ids with brackets and spaces do not survive the command line."""
        config.hook.pytest_deselected(items=[item for item in items if item.nodeid not in self.tests])
        items[:] = [item for item in items if item.nodeid in self.tests]


def main(arguments: Sequence[str]) -> int:
    """Run the tests; returns pytest's exit status, which is 0 if all failures were flaky."""
    parser = ArgumentParser(add_help=False, allow_abbrev=False)
    parser.add_argument("--repeat", type=Path)  # with this the program calls itself
    options, rest = parser.parse_known_args(arguments)
    if options.repeat:
        return repeat(rest, options.repeat.read_text(encoding="utf-8").splitlines())
    outcomes = Outcomes()
    status = int(pytest.main([*SLOWEST, *rest], plugins=[outcomes]))
    report(outcomes)
    if status != pytest.ExitCode.TESTS_FAILED or not outcomes.failed or not outcomes.collected:
        return status
    with tempfile.TemporaryDirectory(prefix="pennant-tests-") as folder:
        failed = Path(folder, "failed")
        failed.write_text("".join(f"{test}\n" for test in outcomes.failed), encoding="utf-8")
        return subprocess.run([sys.executable, "-m", "tools.run_tests", "--repeat", failed, *rest]).returncode


def repeat(arguments: Sequence[str], tests: Sequence[str]) -> int:
    """Run these tests again, one after the other in this process; say which of them are flaky."""
    print(f"\n{len(tests)} failed: repeated alone", flush=True)
    outcomes = Outcomes()
    # The coverage of the parallel run is kept, so that a threshold applies to both runs together.
    kept = ["--cov-append"] if any(each.startswith("--cov") for each in arguments) else []
    alone = ["-n", "0", f"--maxfail={MOST_FAILURES}", *kept]
    status = int(pytest.main([*arguments, *alone], plugins=[Only(tests), outcomes]))
    flaky = [test for test in tests if test in outcomes.passed and test not in outcomes.failed]
    missed = [test for test in tests if test not in outcomes.passed and test not in outcomes.failed]
    for title, listed in {
        "failed again": list(outcomes.failed),
        "neither passed nor failed alone": missed,
        "flaky (failed beside other tests, passed alone)": flaky,
    }.items():
        if listed:
            print(f"\n{title}:", *listed, sep="\n    ", flush=True)
    report(outcomes, flaky)
    return status or int(len(flaky) < len(tests))


def report(outcomes: Outcomes, flaky: Sequence[str] = ()) -> None:
    """Append counts and flaky tests to the file that TESTS_REPORT names."""
    if file := os.environ.get("TESTS_REPORT"):
        counts = ", ".join(f"{number} {outcome}" for outcome, number in outcomes.counts.items() if number)
        with Path(file).open("a", encoding="utf-8") as lines:
            lines.write(f"{json.dumps({'counts': counts, 'flaky': flaky})}\n")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
