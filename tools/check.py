"""Runs the steps of ./check, which sets up .venv first: .venv/bin/python -I tools/check.py [--fast].

Independent steps run in parallel, and the output of each is printed when it ends. Tests do not run in parallel with
other steps. The last lines show the result of each step, the flaky tests, and the commands to repeat failed steps.
"""

import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed
from pathlib import Path
from typing import IO, NamedTuple

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))  # -I does not add it

from tools.coverage_report import AREAS  # noqa: E402
from tools.system import CLIENT, missing  # noqa: E402

PYTHON = ".venv/bin/python"
INTERPRETED = "PYTHONPATH=src PENNANT_EXPECT=interpreted"
COMPILED = "PENNANT_EXPECT=compiled"
QUICK = "-m 'not slow and not browser and not postgres'"


def main(fast: bool) -> int:
    """Run all steps; returns the exit status."""
    run = Run()
    if fast:
        run.side_by_side(checks())
        run.tests("tests, interpreted", INTERPRETED, QUICK)
        return run.summary()
    compiling = Step("compiling", "PENNANT_COMPILE=1 tools/setup.sh run package")
    compiler = subprocess.run(["tools/setup.sh", "compiler"]).returncode == 0
    run.side_by_side([*([compiling] if compiler else []), *checks()])
    if compiler:
        # Coverage makes the rules three times slower to test, and only the unit tests measure all of them.
        units = ("kernel", "rules", "command line")
        run.tests("unit tests, interpreted", INTERPRETED, f"tests/unit {QUICK}", measured=units)
        # The server is never compiled: its tests run once, below.
        run.tests("other tests, interpreted", INTERPRETED, f"{QUICK} --ignore tests/unit --ignore tests/server")
        if run.succeeded(compiling):
            # These wait for timers, sockets and browsers as well: more workers than cores keep two cores busy.
            run.tests("server tests, compiled", COMPILED, "tests/server", measured=("server",), workers=4)
            run.tests("other tests, compiled", COMPILED, "--ignore tests/server", workers=4)
    else:
        run.tests("tests, interpreted", INTERPRETED, measured=AREAS)
        print("== tests, compiled: skipped, there is no C compiler")
    run.alone(Step("coverage", f"{PYTHON} -m tools.coverage_report {' '.join(run.measured)}"))
    return run.summary([need.advice for need in missing()])


class Step(NamedTuple):
    """A shell command that must succeed."""

    name: str
    command: str


def checks() -> Iterator[Step]:
    """All checks except Python tests, slow steps first."""
    if CLIENT.is_there():
        yield Step("client", f"{PYTHON} -I tools/client.py")
    else:
        print(f"== client: skipped, {CLIENT.sentence}")
    yield Step("types", f"{PYTHON} -m mypy --strict")
    yield Step("generated files", f"PYTHONPATH=src {PYTHON} -m tools.rules_index --check")
    yield Step("lint", f"{PYTHON} -m ruff check .")
    yield Step("prose", f"{PYTHON} -I tools/prose.py")
    yield Step("format", f"{PYTHON} -m ruff format --check .")


class Ended(NamedTuple):
    """The result of a step."""

    step: Step
    status: int
    seconds: float
    cpu: float

    def __str__(self) -> str:
        outcome = "FAILED" if self.status else "ok"
        return f"{self.step.name}: {outcome}, {self.seconds:.0f} s ({self.cpu:.0f} s of CPU time)"


class Run:
    """Runs steps, and collects their results and the reports of tests."""

    def __init__(self) -> None:
        self.ended: list[Ended] = []
        self.measured: list[str] = []
        """Files with coverage data."""
        self._counts: dict[Step, str] = {}
        self._flaky: list[str] = []

    def side_by_side(self, steps: Iterable[Step]) -> None:
        """Run independent steps in parallel; print the output of each when it ends."""
        with ThreadPoolExecutor(max_workers=10) as threads:
            for future in as_completed([threads.submit(execute_quietly, step) for step in steps]):
                ended, output = future.result()
                print(f"== {ended.step.name}\n{output}== {ended}", flush=True)
                self.ended.append(ended)

    def alone(self, step: Step, **environment: str) -> None:
        """Run a step and show its output while it runs."""
        print(f"== {step.name}", flush=True)
        ended = execute(step, None, **environment)
        print(f"== {ended}", flush=True)
        self.ended.append(ended)

    def tests(
        self, name: str, build: str, selected: str = "", *, measured: Iterable[str] = (), workers: int = 2
    ) -> None:
        """Run tests in parallel, and measure how much they cover of these areas."""
        sources = [source for area in measured for source in AREAS[area].measured(installed=build == COMPILED)]
        coverage = ["--cov-report=", *(f"--cov={source}" for source in sources)] if sources else []
        command = [build, PYTHON, f"-m tools.run_tests -n {workers} --dist worksteal", selected, *coverage]
        step = Step(name, " ".join(filter(None, command)))
        data = f".coverage.{len(self.measured)}"
        with tempfile.TemporaryDirectory(prefix="pennant-check-") as folder:
            report = Path(folder, "report")
            self.alone(step, TESTS_REPORT=str(report), COVERAGE_FILE=data)
            told = [json.loads(line) for line in report.read_text().splitlines()] if report.exists() else []
        self._counts[step] = "; alone: ".join(each["counts"] for each in told)
        self._flaky += [test for each in told for test in each["flaky"]]
        self.measured += [data] if sources else []

    def succeeded(self, step: Step) -> bool:
        """Whether this step has succeeded."""
        return any(ended.step == step and not ended.status for ended in self.ended)

    def summary(self, skipped: Sequence[str] = ()) -> int:
        """Print a summary; return the exit status."""
        print("\n== summary")
        for ended in self.ended:
            print("; ".join(filter(None, (str(ended), self._counts.get(ended.step)))))
        if self._flaky:
            print("flaky tests, which must be fixed:", *self._flaky, sep="\n    ")
        for each in skipped:
            print(each)
        failed = [ended.step for ended in self.ended if ended.status]
        for step in failed:
            print(f"FAILED: {step.name}\n    to repeat it: {step.command}")
        if not failed:
            print("all other checks passed" if skipped else "all checks passed")
        return 1 if failed else 0


def execute_quietly(step: Step) -> tuple[Ended, str]:
    """Run a step; return its result and output."""
    with tempfile.TemporaryFile("w+", errors="replace") as output:
        ended = execute(step, output)
        output.seek(0)
        said = output.read()
    return ended, said if said.endswith("\n") or not said else f"{said}\n"


def execute(step: Step, output: IO[str] | None, **environment: str) -> Ended:
    """Run a step; write its output to a file or the terminal."""
    started = time.monotonic()
    process = subprocess.Popen(
        ["sh", "-c", step.command],
        env={**os.environ, **environment},
        stdin=subprocess.DEVNULL,
        stdout=output,
        stderr=subprocess.STDOUT if output else None,
    )
    _, status, usage = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    return Ended(step, process.returncode, time.monotonic() - started, usage.ru_utime + usage.ru_stime)


if __name__ == "__main__":
    os.chdir(ROOT)
    try:
        sys.exit(main(fast=sys.argv[1:] == ["--fast"]))
    except KeyboardInterrupt:
        sys.exit("interrupted")
