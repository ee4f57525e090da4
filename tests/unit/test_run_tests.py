"""Tests of tools/run_tests.py on small projects: it repeats failed tests once alone, and tolerates only flaky ones."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

import pytest

ROOT = Path(__file__).parents[2]

FIRST_TIME = """
from pathlib import Path

def first_time(name):
    marker = Path(__file__).with_name(name)
    if marker.exists():
        return False
    marker.touch()
    return True
"""
PASSING = "def test_passing(): pass\n"
FAILING = "def test_failing(): assert False\n"
FLAKY = """
import pytest

@pytest.mark.parametrize("case", ["a b", "[c] 'd::e'", "ж"])
def test_flaky(case): assert case != "[c] 'd::e'" or not first_time("flaky")
"""
FLAKY_FIXTURE = """
import pytest

@pytest.fixture
def resource():
    assert not first_time("setup")
    yield
    assert not first_time("teardown")

def test_resource(resource): pass
"""
CRASHING = """
import os

def test_crashing():
    if first_time("crashed"): os._exit(3)
"""


class Run(NamedTuple):
    """The result of a run of the tool."""

    status: int
    output: str
    counts: list[str]
    """The counts of every run of pytest that ended."""
    flaky: list[str]


def run_tests(folder: Path, *sources: str, arguments: tuple[str, ...] = ()) -> Run:
    """Run the tool on a project with these tests."""
    (folder / "pytest.ini").write_text("[pytest]\n")
    (folder / "test_project.py").write_text("\n".join((FIRST_TIME, *sources)))
    report = folder / "report"
    plugins = ("-p", "xdist.plugin", "-p", "xdist.looponfail", "-p", "pytest_cov.plugin")
    command = [sys.executable, "-m", "tools.run_tests", "-n", "2", *plugins, *arguments]
    environment = {name: value for name, value in os.environ.items() if not name.startswith(("PYTEST_", "COV"))}
    environment |= {"PYTHONPATH": str(ROOT), "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1", "TESTS_REPORT": str(report)}
    ended = subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, timeout=120)
    told = [json.loads(line) for line in report.read_text().splitlines()]
    flaky = [test for each in told for test in each["flaky"]]
    return Run(ended.returncode, ended.stdout + ended.stderr, [each["counts"] for each in told], flaky)


@pytest.mark.slow
def test_run_without_failures_repeats_nothing(tmp_path: Path) -> None:
    run = run_tests(tmp_path, PASSING)
    assert run.status == 0, run.output
    assert "1 passed" in run.output
    assert "repeated" not in run.output
    assert not run.flaky


@pytest.mark.slow
def test_flaky_tests_are_listed_and_do_not_fail_run(tmp_path: Path) -> None:
    run = run_tests(tmp_path, PASSING, FLAKY)
    assert run.status == 0, run.output
    assert "1 failed, 3 passed" in run.output
    assert "1 passed, 3 deselected" in run.output
    assert run.counts == ["1 failed, 3 passed", "1 passed"]
    assert run.flaky == ["test_project.py::test_flaky[[c] 'd::e']"]
    assert f"flaky (failed beside other tests, passed alone):\n    {run.flaky[0]}\n" in run.output


def test_test_that_fails_twice_fails_run_despite_flaky_tests(tmp_path: Path) -> None:
    run = run_tests(tmp_path, PASSING, FAILING, FLAKY)
    assert run.status == 1, run.output
    assert run.flaky == ["test_project.py::test_flaky[[c] 'd::e']"]
    assert "1 failed, 1 passed, 3 deselected" in run.output


@pytest.mark.slow
@pytest.mark.parametrize(("tests", "status"), [(CRASHING, 0), (CRASHING + FAILING, 1)], ids=["once", "and a failure"])
def test_test_that_crashes_worker_once_is_flaky(tmp_path: Path, tests: str, status: int) -> None:
    run = run_tests(tmp_path, PASSING, tests)
    assert "crashed" in run.output
    assert run.status == status, run.output
    assert run.flaky == ["test_project.py::test_crashing"]


@pytest.mark.slow
def test_test_that_always_crashes_fails_run(tmp_path: Path) -> None:
    run = run_tests(tmp_path, PASSING, "import os\ndef test_crashing(): os._exit(3)\n")
    assert run.status != 0, run.output
    assert not run.flaky


@pytest.mark.slow
def test_fixture_that_fails_again_alone_fails_run(tmp_path: Path) -> None:
    """Its setup fails beside other tests, its teardown fails alone."""
    run = run_tests(tmp_path, PASSING, FLAKY_FIXTURE)
    assert run.status == 1, run.output
    assert "1 passed, 1 deselected, 1 error" in run.output
    assert not run.flaky


@pytest.mark.slow
def test_collection_errors_fail_run_without_repetition(tmp_path: Path) -> None:
    run = run_tests(tmp_path, PASSING, FLAKY, "import no_such_module\n")
    assert run.status != 0, run.output
    assert "no_such_module" in run.output
    assert "repeated" not in run.output


@pytest.mark.slow
def test_test_that_is_skipped_alone_fails_run(tmp_path: Path) -> None:
    skipping = 'import pytest\ndef test_skipping():\n    assert not first_time("a")\n    pytest.skip("no")\n'
    run = run_tests(tmp_path, PASSING, skipping)
    assert run.status == 1, run.output
    assert "neither passed nor failed alone:\n    test_project.py::test_skipping\n" in run.output
    assert not run.flaky


@pytest.mark.slow
def test_coverage_threshold_applies_to_both_runs_together(tmp_path: Path) -> None:
    """Only the flaky test reaches the last line of the module."""
    (tmp_path / "module.py").write_text("def module(number):\n    if number:\n        return 1\n    return 2\n")
    tests = "from module import module\ndef test_one(): module(1)\n"
    reaching = 'def test_two():\n    assert not first_time("x")\n    module(0)\n'
    options = ("--import-mode=prepend", "--cov=module", "--cov-fail-under=100")
    run = run_tests(tmp_path, tests, reaching, arguments=options)
    assert run.status == 0, run.output
    assert run.flaky == ["test_project.py::test_two"]


@pytest.mark.slow
def test_missed_coverage_threshold_fails_run_with_flaky_tests(tmp_path: Path) -> None:
    (tmp_path / "module.py").write_text("def module(number):\n    if number:\n        return 1\n    return 2\n")
    tests = "from module import module\ndef test_one(): module(1)\n"
    run = run_tests(tmp_path, tests, FLAKY, arguments=("--cov=module", "--cov-fail-under=90"))
    assert run.status == 1, run.output
    assert run.flaky == ["test_project.py::test_flaky[[c] 'd::e']"]
