"""Configuration of all tests: the expected build, skipped tests, their order, and Hypothesis profiles."""

import os
import subprocess
import sys
from collections.abc import Generator
from pathlib import Path

import pytest
from hypothesis import settings

import pennant
import pennant.bots as registry
from pennant.kernel.build import is_compiled
from tests.pseudo_language import add_language
from tools.system import BROWSER, POSTGRES, Need

EXAMPLE = Path(__file__).parents[1] / "examples/highcard"
BUILD = "compiled" if is_compiled() else "interpreted"

# --hypothesis-profile=thorough tries more examples, different ones in each run; the default repeats the same examples.
settings.register_profile("fast", max_examples=50, deadline=None, derandomize=True)
settings.register_profile("thorough", max_examples=2000, deadline=None)
settings.load_profile("fast")


@pytest.fixture(scope="session")
def highcard(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the installed example package: a game and a bot that are not part of Pennant."""
    folder = tmp_path_factory.mktemp("installed")
    install = [sys.executable, "-I", "-m", "pip", "install", "--disable-pip-version-check", "--quiet"]
    offline = ["--no-index", "--no-deps", "--no-build-isolation", "--no-compile", "--target", str(folder)]
    subprocess.run([*install, *offline, str(EXAMPLE)], check=True, stdin=subprocess.DEVNULL)
    return folder


@pytest.fixture(scope="session")
def translated(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the sources with an additional language."""
    root = tmp_path_factory.mktemp("translated")
    add_language(root)
    return root


@pytest.fixture(autouse=True)
def restore_bot_registry(monkeypatch: pytest.MonkeyPatch) -> None:
    """Unregister bots that a test or an example in the docs has registered."""
    monkeypatch.setattr(registry, "_MAKERS", dict(registry._MAKERS))


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> Generator[None, None, None]:
    """Mark tests that need a browser or PostgreSQL, skip them where it is missing, and put long tests first."""
    in_browser = [item for item in items if Path(__file__).parent / "browser" in item.path.parents]
    with_postgres = [item for item in items if "postgres_cluster" in getattr(item, "fixturenames", ())]
    mark(in_browser, pytest.mark.browser, BROWSER)
    mark(with_postgres, pytest.mark.postgres, POSTGRES)
    yield  # deselects by -m
    if workers := os.environ.get("PYTEST_XDIST_WORKER_COUNT"):
        items[:] = put_long_tests_first(items, int(workers))


def put_long_tests_first(items: list[pytest.Item], workers: int) -> list[pytest.Item]:
    """Order tests so that every parallel worker runs browser tests first, then slow tests, then quick ones.

    xdist gives every worker an equal share of the list, and lets idle workers steal from the end of a share. With quick
    tests there, no worker is left with a long test when the others are done. Tests of a folder stay together, which
    keeps package fixtures alive.
    """
    kinds: tuple[list[pytest.Item], ...] = ([], [], [])
    for item in items:
        kinds[0 if item.get_closest_marker("browser") else 1 if item.get_closest_marker("slow") else 2].append(item)
    browser, slow, quick = kinds
    ordered: list[pytest.Item] = []
    for left in range(workers, 0, -1):
        share = len(ordered) + (len(items) - len(ordered)) // left
        for tests in (browser, slow):
            ordered += take(tests, -(-len(tests) // left))
        ordered += take(quick, max(0, share - len(ordered)))
    return ordered


def take(tests: list[pytest.Item], number: int) -> list[pytest.Item]:
    taken = tests[:number]
    del tests[:number]
    return taken


def mark(items: list[pytest.Item], kind: pytest.MarkDecorator, need: Need) -> None:
    marks = [kind] if not items or need.is_there() else [kind, pytest.mark.skip(reason=need.sentence)]
    for item in items:
        for each in marks:
            item.add_marker(each)


def pytest_report_header() -> str:
    return f"pennant: {BUILD}, from {Path(str(pennant.__file__)).parent}"


def pytest_configure() -> None:
    expected = os.environ.get("PENNANT_EXPECT", BUILD)
    if expected != BUILD:
        raise pytest.UsageError(f"these tests are for the {expected} core, but the one found is {BUILD}")
