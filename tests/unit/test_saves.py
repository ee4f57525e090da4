"""Tests of saving games while they are played: the files on disk survive a crash at any moment."""

from pathlib import Path

import msgspec
import pytest
from typer.testing import CliRunner

from pennant.cli import saves
from pennant.cli.commands import app
from pennant.kernel.errors import PennantError, RecordError
from pennant.kernel.record import Record
from tests.golden import file_of

SINGLE = file_of("highlights", "single")


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("PENNANT_HOME", str(tmp_path))
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.setenv(name, "C")
    return tmp_path


def whole_game() -> Record:
    return Record.load(SINGLE)


def start_saved_game(path: Path, *, played: int) -> tuple[Record, saves.SaveFile]:
    """Create the file of a game before its first move, then save this many moves one by one."""
    record = msgspec.structs.replace(whole_game(), moves=[], result=None)
    file = saves.SaveFile(record, path)
    file.begin()
    for move in whole_game().moves[:played]:
        record.moves.append(move)
        file.add_moves()
    return record, file


def test_journal_has_one_line_per_move(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    start_saved_game(path, played=3)
    assert Record.load(path).moves == []
    seat, text = whole_game().moves[0]
    lines = saves.journal_of(path).read_text(encoding="utf-8").splitlines()
    assert len(lines) == 3
    assert lines[0] == f'{{"move":1,"seat":{seat},"text":"{text}"}}'
    assert saves.load(path).record.moves == whole_game().moves[:3]


def test_crash_at_any_byte_loses_only_move_being_written(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    start_saved_game(path, played=4)
    content = saves.journal_of(path).read_bytes()
    for length in range(len(content) + 1):
        saves.journal_of(path).write_bytes(content[:length])
        saved = saves.load(path)
        written = content[:length].count(b"\n")
        assert saved.record.moves == whole_game().moves[:written]
        assert saved.lost_move == (length > 0 and not content[:length].endswith(b"\n"))


def test_garbage_in_last_line_counts_as_lost_move(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    start_saved_game(path, played=2)
    with saves.journal_of(path).open("ab") as journal:
        journal.write(b"\0" * 20 + b"\n")
    saved = saves.load(path)
    assert saved.lost_move
    assert saved.record.moves == whole_game().moves[:2]


def test_close_writes_whole_record_and_removes_journal(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    record, file = start_saved_game(path, played=len(whole_game().moves))
    record.result = whole_game().result
    file.close()
    assert path.read_text(encoding="utf-8") == whole_game().text()
    assert [child.name for child in tmp_path.iterdir()] == ["game.json"]


def test_crash_before_journal_is_removed_does_not_repeat_moves(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    record, _ = start_saved_game(path, played=5)
    record.save(path)
    saved = saves.load(path)
    assert saved.record.moves == whole_game().moves[:5]
    assert not saved.lost_move


def test_game_resumed_after_crash_begins_new_journal(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    start_saved_game(path, played=3)
    record = saves.load(path).record
    file = saves.SaveFile(record, path)
    file.begin()
    record.moves.append(whole_game().moves[3])
    file.add_moves()
    assert Record.load(path).moves == whole_game().moves[:3]
    assert saves.load(path).record.moves == whole_game().moves[:4]


def test_journal_contains_rolls_of_real_dice(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    record = msgspec.structs.replace(
        whole_game(), chance={"kind": "rolled", "seed": 1, "rolls": [3]}, moves=[], result=None
    )
    file = saves.SaveFile(record, path)
    file.begin()
    for rolls in ([], [7, 1], [20]):
        record.chance["rolls"] = [*record.chance["rolls"], *rolls]
        record.moves.append((0, "pass"))
        file.add_moves()
    assert saves.load(path).record == record
    record.save(path)
    assert saves.load(path).record == record


@pytest.mark.parametrize(
    ("damaged", "sentence"),
    [(b'{"move":1,"seat":0}\n', "line 1 of "), (b'{"move":7,"seat":0,"text":"pass"}\n', "but move 1 comes next")],
)
def test_damaged_journal_is_refused(tmp_path: Path, damaged: bytes, sentence: str) -> None:
    path = tmp_path / "game.json"
    start_saved_game(path, played=2)
    saves.journal_of(path).write_bytes(damaged + saves.journal_of(path).read_bytes())
    with pytest.raises(RecordError, match=sentence):
        saves.load(path)


def test_unwritable_journal_returns_error_message(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    record, file = start_saved_game(path, played=0)
    saves.journal_of(path).mkdir()
    record.moves.append(whole_game().moves[0])
    with pytest.raises(PennantError, match="the game cannot be saved in"):
        file.add_moves()


def test_resume_and_verify_report_lost_move(home: Path) -> None:
    path = home / "games" / "game.json"
    start_saved_game(path, played=4)
    journal = saves.journal_of(path)
    journal.write_bytes(journal.read_bytes()[:-5])
    sentence = f"The program stopped while it was saving a move in {path}."
    verified = CliRunner().invoke(app, ["verify", str(path)])
    assert verified.exit_code == 0, verified.output
    assert sentence in verified.stderr.replace("\n", " ")
    result = CliRunner().invoke(app, ["play", "--resume", "--plain", "--quick"], input="q\n")
    assert result.exit_code == 0, result.output
    assert sentence in result.stdout
    assert Record.load(path).moves[:3] == whole_game().moves[:3]
    assert not journal.exists()
