"""What must not change unnoticed: whole games replay to the digest on file, and bots play them the same way."""

import pytest

import pennant
from pennant.games import OWN
from pennant.kernel.record import Record
from tests.golden import CASES, TOLD, file_of, play, story


@pytest.mark.parametrize(("name", "title"), CASES)
def test_a_golden_game_replays(name: str, title: str) -> None:
    record = Record.load(file_of(name, title))
    assert record.result is not None
    state = record.verify(pennant.game(name))
    assert state.is_over()


@pytest.mark.parametrize("name", OWN)
def test_every_mode_has_a_golden_game(name: str) -> None:
    recorded = {Record.load(file_of(name, title)).mode for game, title in CASES if game == name}
    assert recorded == set(pennant.game(name).modes)


@pytest.mark.parametrize(("name", "title"), TOLD)
def test_the_story_of_a_golden_game_is_unchanged(name: str, title: str) -> None:
    game = pennant.game(name)
    told = story(game, Record.load(file_of(name, title)).replay(game))
    assert told == file_of(name, title, "events.txt").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("name", "title"),
    [("highlights", "single"), ("highlights", "standard"), ("fantasy", "season"), ("fantasy", "solo"),
     ("clutch", "single")],
)  # fmt: skip
def test_bots_play_a_golden_game_again(name: str, title: str) -> None:
    assert play(name, CASES[name, title]).text() == file_of(name, title).read_text(encoding="utf-8")
