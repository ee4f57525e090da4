"""Conformance checks of Clutch games with random legal decks of every roster.

`python tests/property/test_clutch_random_decks.py 2000` checks 2000 games and prints a summary.
"""

import random
import sys
import tempfile
from pathlib import Path

import pytest

from pennant.conformance import Case, Report, check_game
from pennant.games.clutch import GAME
from pennant.games.clutch.cards import own_set
from pennant.games.clutch.cards.building import build_deck
from pennant.games.clutch.cards.decks import ROSTERS, deck_file

FEW, COUNT = 2, 10
EVERY = 100


def check_random_game(folder: Path, seed: int, report: Report) -> None:
    """Check a random game with two random decks; mostly with quick windows, which take a third of the time."""
    luck = random.Random(seed)
    roster = luck.choice(ROSTERS)
    paths = []
    for name in ("first", "second"):
        path = folder / f"{name}-{seed}.toml"
        path.write_text(deck_file(build_deck(own_set(), roster, luck)), encoding="utf-8")
        paths.append(str(path))
    options = {
        "decks": paths,
        "roster": roster.name,
        "windows": luck.choice(("quick", "quick", "open")),
        "deck_lists": luck.choice(("open", "open", "closed")),
    }
    check_game(GAME, Case("single", options), seed, EVERY, report)


@pytest.mark.parametrize(
    "seed", [pytest.param(seed, marks=pytest.mark.slow if seed >= FEW else ()) for seed in range(COUNT)]
)
def test_game_with_random_legal_decks_passes_conformance_checks(tmp_path: Path, seed: int) -> None:
    check_random_game(tmp_path, seed, Report())


def main(count: int) -> None:
    report = Report()
    with tempfile.TemporaryDirectory() as folder:
        for seed in range(count):
            check_random_game(Path(folder), seed, report)
            if seed % 100 == 99:
                sys.stdout.write(f"{seed + 1} games\n")
                sys.stdout.flush()
    sys.stdout.write(
        f"{count} games with random decks, {report.decisions} decisions; {report.checked} checked in full with "
        f"{report.guesses} guesses ({report.varied} different from the true state): nothing broken\n"
    )


if __name__ == "__main__":
    main(int(sys.argv[1]))
