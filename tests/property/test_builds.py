"""The interpreted and the compiled build play the same games."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from pennant.kernel.build import is_compiled
from tests.property.digests import digests

SOURCES = Path(__file__).parents[2] / "src"
SCRIPT = Path(__file__).with_name("digests.py")


@pytest.mark.slow
@pytest.mark.skipif(not is_compiled(), reason="needs the compiled build to compare with")
@pytest.mark.parametrize(
    ("game", "mode", "games", "options"),
    [*(("highlights", mode, 1000, {}) for mode in ("single", "expert", "beginner", "standard", "spring", "solitaire")),
     ("highlights", "tournament", 50, {}),
     ("fantasy", "season", 1000, {}),
     ("fantasy", "season", 200, {"seats": "5", "events": "yes", "more_wins": "yes", "recruit": "immediate"}),
     ("fantasy", "solo", 1000, {}),
     ("clutch", "single", 150, {}),
     ("clutch", "series", 60, {"windows": "quick", "deck_lists": "closed", "rules": "2022"}),
     ("clutch", "season", 20, {"windows": "quick", "games": "4", "decks": "bullpen,glove-first"})],
)  # fmt: skip
def test_both_builds_play_the_same_games(game: str, mode: str, games: int, options: dict[str, str]) -> None:
    environment = {**os.environ, "PYTHONPATH": str(SOURCES)}
    words = [f"{name}={value}" for name, value in options.items()]
    command = [sys.executable, str(SCRIPT), game, mode, str(games), *words]
    other = subprocess.run(command, env=environment, capture_output=True, text=True, check=True).stdout.splitlines()
    assert other[0] == "interpreted"
    assert other[1:] == digests(game, mode, games, **options)
