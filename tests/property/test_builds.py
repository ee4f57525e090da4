"""The interpreted and the compiled build play the same games."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from pennant.kernel.build import compiled
from tests.property.digests import digests

SOURCES = Path(__file__).parents[2] / "src"
SCRIPT = Path(__file__).with_name("digests.py")


@pytest.mark.slow
@pytest.mark.skipif(not compiled(), reason="needs the compiled build to compare with")
@pytest.mark.parametrize(
    ("mode", "games"),
    [("single", 1000), ("expert", 1000), ("beginner", 1000), ("standard", 1000), ("spring", 1000), ("solitaire", 1000),
     ("tournament", 50)],
)  # fmt: skip
def test_both_builds_play_the_same_games(mode: str, games: int) -> None:
    environment = {**os.environ, "PYTHONPATH": str(SOURCES)}
    command = [sys.executable, str(SCRIPT), mode, str(games)]
    other = subprocess.run(command, env=environment, capture_output=True, text=True, check=True).stdout.splitlines()
    assert other[0] == "interpreted"
    assert other[1:] == digests(mode, games)
