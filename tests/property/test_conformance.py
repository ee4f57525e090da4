"""Conformance checks of every mode: invariants, no leaks, copies, dumps, seeds, records, order of choices."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import pennant
from pennant.conformance import Case, Report, cases_of, check_game, fuzz
from pennant.games import OWN
from tests.cases import EACH, FANTASY, HIGHLIGHTS, LARGE, SHORT, TOURNAMENTS

HIGHLIGHTS_GAME = pennant.game("highlights")
SEEDS = st.integers(min_value=0, max_value=2**62)
OPTIONS = [("fantasy", case) for case in cases_of(pennant.game("fantasy"))]


USUAL = [
    *(("highlights", case) for case in HIGHLIGHTS),
    *(("fantasy", case) for case in FANTASY if case.options in ({}, {"seats": 4})),
]
SOMETIMES = {"highlights": 4, "fantasy": 8, "clutch": 120}
"""Quick tests check one decision in this many; a game of Clutch has hundreds or thousands of decisions."""
OFTEN = {"highlights": 1, "fantasy": 3, "clutch": 30}
"""The same for slow tests."""


def test_cases_cover_every_game() -> None:
    assert tuple(SHORT) == tuple(OWN)


@pytest.mark.parametrize(("game", "case"), EACH, ids=str)
@settings(max_examples=1)
@given(seed=SEEDS)
def test_short_mode_passes_conformance_checks(game: str, case: Case, seed: int) -> None:
    """Check some decisions of a game (H-17.1 to H-17.6, F-13.1, C-T)."""
    check_game(pennant.game(game), case, seed, every=SOMETIMES[game])


@pytest.mark.parametrize("case", [*TOURNAMENTS, *LARGE[:1]], ids=str)
def test_tournament_passes_conformance_checks(case: Case) -> None:
    check_game(HIGHLIGHTS_GAME, case, seed=3, every=60)


@pytest.mark.slow
@pytest.mark.parametrize(("game", "case"), USUAL, ids=str)
@settings(max_examples=12)
@given(seed=SEEDS)
def test_every_decision_passes_conformance_checks(game: str, case: Case, seed: int) -> None:
    report = Report()
    check_game(pennant.game(game), case, seed, every=1, report=report)
    assert report.checked == report.decisions


@pytest.mark.slow
@pytest.mark.parametrize(("game", "case"), [each for each in EACH if each not in USUAL], ids=str)
@settings(max_examples=5)
@given(seed=SEEDS)
def test_variant_passes_conformance_checks(game: str, case: Case, seed: int) -> None:
    """Check every decision in Highlights, one in three in Fantasy, and one in thirty in Clutch."""
    check_game(pennant.game(game), case, seed, every=OFTEN[game])


@pytest.mark.slow
@pytest.mark.parametrize(("game", "case"), OPTIONS, ids=str)
def test_single_option_passes_conformance_checks(game: str, case: Case) -> None:
    """Check each option at each of its values, with defaults for all others (F-14.1)."""
    check_game(pennant.game(game), case, seed=5, every=6)


@pytest.mark.slow
@pytest.mark.parametrize("case", TOURNAMENTS, ids=str)
@settings(max_examples=4)
@given(seed=SEEDS)
def test_every_decision_of_tournament_passes_conformance_checks(case: Case, seed: int) -> None:
    check_game(HIGHLIGHTS_GAME, case, seed, every=1)


@pytest.mark.slow
@pytest.mark.parametrize("case", LARGE, ids=str)
def test_large_tournament_passes_conformance_checks(case: Case) -> None:
    check_game(HIGHLIGHTS_GAME, case, seed=11, every=25)


@pytest.mark.parametrize(
    ("game", "cases"),
    [("highlights", [Case("single"), Case("standard")]),
     ("fantasy", [Case("season"), Case("season", {"seats": 2})]),
     ("clutch", [Case("single", {"windows": "quick"})])],
    ids=["highlights", "fantasy", "clutch"],
)  # fmt: skip
def test_most_guesses_differ_from_hidden_state(game: str, cases: list[Case]) -> None:
    """Most guesses differ from the truth: hands are hidden in nearly every decision."""
    report = fuzz(pennant.game(game), games=4, every=5 if game != "clutch" else 50, seed=9, cases=cases)
    assert report.varied > report.guesses / 2


def test_report_counts_played_games() -> None:
    report = fuzz(HIGHLIGHTS_GAME, games=3, every=25, seed=1, cases=HIGHLIGHTS[:3])
    assert sum(report.games.values()) == 3
    assert "nothing broken" in report.text()
