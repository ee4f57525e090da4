"""Tests of record files: reading, atomic writing, replay, verification, and errors in broken records."""

import json
from pathlib import Path
from shutil import copytree

import pytest

import pennant
from pennant.games.highlights.cards import OWN_SET
from pennant.kernel.errors import RecordError, UsageError
from pennant.kernel.record import Record, write_whole
from tests.golden import CASES, file_of, play

GAME = pennant.game("highlights")
SINGLE = file_of("highlights", "single")


@pytest.fixture
def golden() -> dict[str, object]:
    data: dict[str, object] = json.loads(SINGLE.read_text(encoding="utf-8"))
    return data


def parse_record(data: object) -> Record:
    return Record.parse(json.dumps(data).encode())


def test_saved_record_loads_unchanged(tmp_path: Path) -> None:
    record = play("highlights", CASES["highlights", "single"])
    path = tmp_path / "deep" / "game.json"
    record.save(path)
    assert Record.load(path).text() == record.text()
    assert [child.name for child in path.parent.iterdir()] == ["game.json"]


def test_record_text_has_one_line_per_move() -> None:
    lines = play("highlights", CASES["highlights", "single"]).text().splitlines()
    assert sum(line.startswith("  [") for line in lines) == len(Record.load(SINGLE).moves)


def test_sealed_game_replays() -> None:
    data = {
        "pennant": 1, "game": "highlights", "edition": 1, "mode": "single", "options": {}, "moves": [],
        "cards": {"set": "pennant-2045", "sha256": GAME.card_set(None).sha256},
        "chance": {"kind": "sealed", "secret": "ab" * 32, "contributions": ["1", "2"]},
    }  # fmt: skip
    assert GAME.digest(parse_record(data).replay(GAME)) == GAME.digest(parse_record(data).verify(GAME))


def test_truncated_record_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "half.json"
    text = SINGLE.read_text(encoding="utf-8")
    path.write_text(text[: len(text) // 2], encoding="utf-8")
    with pytest.raises(RecordError, match=r"not a complete record.*cut off"):
        Record.load(path)


def test_missing_record_is_refused(tmp_path: Path) -> None:
    with pytest.raises(RecordError, match="cannot be read"):
        Record.load(tmp_path / "none.json")


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"pennant": 99}, "record format 99"),
        ({"edition": 99}, "needs edition 99"),
        ({"mode": "expart"}, "did you mean 'expert'"),
        ({"options": {"boks": "full"}}, "no option 'boks'"),
        ({"cards": {"set": "other", "sha256": "00"}}, "card set 'other'"),
        ({"chance": {"kind": "dice"}}, "chance of the kind 'dice' cannot be replayed"),
        ({"moves": [[0, "play OST-LA-99"]]}, "move 1 .* cannot be played"),
        ({"moves": [[7, "play OST-LA-01"]]}, "move 1 .* cannot be played"),
        ({"game": "chess"}, "record of 'chess'"),
        ({"result": {"returns": [1.0, 1.0]}}, "the record says returns"),
    ],
)
def test_verify_refuses_changed_record(golden: dict[str, object], change: dict[str, object], sentence: str) -> None:
    with pytest.raises(RecordError, match=sentence):
        parse_record(golden | change).verify(GAME)


@pytest.mark.parametrize("text", [b"[]", b"{}", b'{"pennant": 1}', b'{"pennant": 1, "game": "highlights", "moves": 3}'])
def test_parse_refuses_invalid_record(text: bytes) -> None:
    with pytest.raises(RecordError):
        Record.parse(text)


def test_verify_refuses_record_with_edited_move(golden: dict[str, object]) -> None:
    """If another card is played in the middle, a later move becomes illegal or the digest differs."""
    record = parse_record(golden)
    state = record.begin(GAME)
    for number, (seat, text) in enumerate(record.moves):
        others = [GAME.notation(state, seat, action) for action in state.legal(seat)]
        if text.startswith("play") and len(others) > 1:
            record.moves[number] = (seat, next(other for other in others if other != text))
            break
        state.play(seat, GAME.parse(state, seat, text))
    with pytest.raises(RecordError):
        record.verify(GAME)


def test_write_whole_keeps_old_file_on_error(tmp_path: Path) -> None:
    path = tmp_path / "file.txt"
    write_whole(path, "first")
    with pytest.raises(UnicodeEncodeError):
        write_whole(path, "\ud800")
    assert path.read_text() == "first"
    assert list(tmp_path.iterdir()) == [path]


def test_new_refuses_invalid_options() -> None:
    for options, sentence in (
        ({"buy_row": 0}, "from 1 to 12"),
        ({"buy_row": "many"}, "a whole number"),
        ({"buy_row": True}, "a whole number"),
        ({"box": "sprung"}, "did you mean 'spring'"),
        ({"teams": ["bostn"]}, "did you mean 'boston'"),
        ({"teams": ["boston", "boston"]}, "twice"),
        ({"teams": ["boston"] * 3}, "3 teams for 2 seats"),
        ({"extra_revenue": "perhaps"}, "yes or no"),
        ({"row": 3}, "no option 'row'"),
    ):
        with pytest.raises(pennant.PennantError, match=sentence):
            GAME.new("expert", 1, **options)
    with pytest.raises(UsageError, match="small box"):
        GAME.new("spring", 1, teams=["boston"])
    with pytest.raises(UsageError, match="one of 4, 8, 12, 16"):
        GAME.new("tournament", 1, players=5)
    with pytest.raises(UsageError, match="goes with option final"):
        GAME.new("tournament", 1, third_place=True)
    with pytest.raises(UsageError, match="did you mean 'expert'"):
        GAME.new("expertt", 1)
    with pytest.raises(UsageError, match="there is no game 'chess'"):
        pennant.game("chess")
    assert GAME.new("expert", 1, extra_revenue="no", buy_row="10", teams="boston, new-york").seats == 2


def test_dump_of_other_cards_or_rules_is_refused(tmp_path: Path) -> None:
    data = GAME.dump(GAME.new("single", 1))
    folder = copytree(OWN_SET, tmp_path / "set")
    text = (folder / "set.toml").read_text(encoding="utf-8")
    (folder / "set.toml").write_text(text.replace("pennant-2045", "other-set"), encoding="utf-8")
    with pytest.raises(UsageError, match="dump of 'chess'"):
        GAME.load(data | {"game": "chess"})
    with pytest.raises(UsageError, match="needs edition 9"):
        GAME.load(data | {"edition": 9})
    with pytest.raises(UsageError, match="belongs to the card set"):
        GAME.load(data, cards=folder)
