"""Every mode under the conformance suite: invariants, no leaks, copies, dumps, seeds, records, order of choices."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import pennant
from pennant.conformance import Case, Report, check_game, fuzz
from tests.cases import ALL, LARGE, SHORT, TOURNAMENTS

GAME = pennant.game("highlights")
SEEDS = st.integers(min_value=0, max_value=2**62)


@pytest.mark.parametrize("case", SHORT, ids=str)
@settings(max_examples=2)
@given(seed=SEEDS)
def test_short_modes_quickly(case: Case, seed: int) -> None:
    """One decision in four of a few games (H-17.1 to H-17.6)."""
    check_game(GAME, case, seed, every=4)


@pytest.mark.parametrize("case", [*TOURNAMENTS, *LARGE[:1]], ids=str)
def test_tournaments_quickly(case: Case) -> None:
    check_game(GAME, case, seed=3, every=60)


@pytest.mark.slow
@pytest.mark.parametrize("case", SHORT, ids=str)
@settings(max_examples=20)
@given(seed=SEEDS)
def test_every_decision_of_twenty_games(case: Case, seed: int) -> None:
    report = Report()
    check_game(GAME, case, seed, every=1, report=report)
    assert report.checked == report.decisions


@pytest.mark.slow
@pytest.mark.parametrize("case", TOURNAMENTS, ids=str)
@settings(max_examples=4)
@given(seed=SEEDS)
def test_every_decision_of_tournaments(case: Case, seed: int) -> None:
    check_game(GAME, case, seed, every=1)


@pytest.mark.slow
@pytest.mark.parametrize("case", LARGE, ids=str)
def test_large_tournaments(case: Case) -> None:
    check_game(GAME, case, seed=11, every=25)


def test_guesses_vary_where_something_is_hidden() -> None:
    """Most guesses differ from the truth: hands are hidden in nearly every decision."""
    report = fuzz(GAME, games=4, every=5, seed=9, cases=[Case("single"), Case("standard")])
    assert report.varied > report.guesses / 2


def test_the_report_counts_what_was_played() -> None:
    report = fuzz(GAME, games=3, every=25, seed=1, cases=ALL[:3])
    assert sum(report.games.values()) == 3
    assert "nothing broken" in report.text()
