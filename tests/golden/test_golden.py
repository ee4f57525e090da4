"""Regression tests: whole games replay to the digest on file, and bots play them the same way."""

import pytest

import pennant
from pennant.games import OWN
from pennant.kernel.record import Record
from tests.golden import CASES, WITH_EVENTS, event_lines, file_of, play


@pytest.mark.parametrize(("name", "title"), CASES)
def test_golden_game_replays_to_recorded_result(name: str, title: str) -> None:
    record = Record.load(file_of(name, title))
    assert record.result is not None
    state = record.verify(pennant.game(name))
    assert state.is_over()


@pytest.mark.parametrize("name", OWN)
def test_every_mode_has_a_golden_game(name: str) -> None:
    recorded = {Record.load(file_of(name, title)).mode for game, title in CASES if game == name}
    assert recorded == set(pennant.game(name).modes)


@pytest.mark.parametrize(("name", "title"), WITH_EVENTS)
def test_events_of_golden_game_are_unchanged(name: str, title: str) -> None:
    game = pennant.game(name)
    lines = event_lines(game, Record.load(file_of(name, title)).replay(game))
    assert lines == file_of(name, title, "events.txt").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("name", "title"),
    [("highlights", "single"), ("highlights", "standard"), ("fantasy", "season"), ("fantasy", "solo"),
     ("clutch", "single")],
)  # fmt: skip
def test_bots_reproduce_golden_game(name: str, title: str) -> None:
    assert play(name, CASES[name, title]).text() == file_of(name, title).read_text(encoding="utf-8")
