"""What must not change unnoticed: whole games replay to the digest on file, and bots play them the same way."""

import pytest

import pennant
from pennant.kernel.record import Record
from tests.golden import CASES, FOLDER, play, story


@pytest.mark.parametrize("name", CASES)
def test_a_golden_game_replays(name: str) -> None:
    record = Record.load(FOLDER / f"{name}.json")
    assert record.result is not None
    state = record.verify(pennant.game("highlights"))
    assert state.is_over()


def test_every_mode_has_a_golden_game() -> None:
    recorded = {Record.load(FOLDER / f"{name}.json").mode for name in CASES}
    assert recorded == set(pennant.game("highlights").modes)


def test_the_story_of_a_golden_game_is_unchanged() -> None:
    record = Record.load(FOLDER / "single.json")
    told = story(record.replay(pennant.game("highlights")))
    assert told == (FOLDER / "single.events.txt").read_text(encoding="utf-8")


@pytest.mark.parametrize("name", ["single", "standard"])
def test_bots_play_a_golden_game_again(name: str) -> None:
    assert play(CASES[name]).text() == (FOLDER / f"{name}.json").read_text(encoding="utf-8")
