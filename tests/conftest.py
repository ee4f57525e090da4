"""What all tests share: which build they run on, what is left out here, and how hard hypothesis tries."""

import os
from pathlib import Path

import pytest
from hypothesis import settings

import pennant
import pennant.bots as registry
from pennant.kernel.build import is_compiled
from tools.system import BROWSER, POSTGRES, Need

BUILD = "compiled" if is_compiled() else "interpreted"

# --hypothesis-profile=thorough looks further, and elsewhere each time; the default gives every run the same examples.
settings.register_profile("fast", max_examples=50, deadline=None, derandomize=True)
settings.register_profile("thorough", max_examples=2000, deadline=None)
settings.load_profile("fast")


@pytest.fixture(autouse=True)
def own_bots_stay_in_their_test(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots that a test or an example in the docs registers are gone after it."""
    monkeypatch.setattr(registry, "_MAKERS", dict(registry._MAKERS))


@pytest.hookimpl(tryfirst=True)  # before -m picks by marks
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark what needs a browser or PostgreSQL, and skip it where that is not there."""
    in_browser = [item for item in items if Path(__file__).parent / "browser" in item.path.parents]
    with_postgres = [item for item in items if "postgres_cluster" in getattr(item, "fixturenames", ())]
    mark(in_browser, pytest.mark.browser, BROWSER)
    mark(with_postgres, pytest.mark.postgres, POSTGRES)


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
