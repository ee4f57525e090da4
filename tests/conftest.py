"""What all tests share: which build they run on, and how hard hypothesis tries."""

import os
from pathlib import Path

import pytest
from hypothesis import settings

import pennant
import pennant.bots as registry
from pennant.kernel.build import compiled

BUILD = "compiled" if compiled() else "interpreted"

# --hypothesis-profile=thorough looks further, and elsewhere each time; the default gives every run the same examples.
settings.register_profile("fast", max_examples=50, deadline=None, derandomize=True)
settings.register_profile("thorough", max_examples=2000, deadline=None)
settings.load_profile("fast")


@pytest.fixture(autouse=True)
def own_bots_stay_in_their_test(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots that a test or an example in the docs registers are gone after it."""
    monkeypatch.setattr(registry, "_MAKERS", dict(registry._MAKERS))


def pytest_report_header() -> str:
    return f"pennant: {BUILD}, from {Path(str(pennant.__file__)).parent}"


def pytest_configure() -> None:
    expected = os.environ.get("PENNANT_EXPECT", BUILD)
    if expected != BUILD:
        raise pytest.UsageError(f"these tests are for the {expected} core, but the one found is {BUILD}")
