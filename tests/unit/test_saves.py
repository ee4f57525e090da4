"""Games that are saved while they are played: what is on disk after a crash at any moment."""

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


def begun(path: Path, *, played: int) -> tuple[Record, saves.SaveFile]:
    """A game whose file was begun before the first move, and that was saved after every move, in the middle of it."""
    record = msgspec.structs.replace(whole_game(), moves=[], result=None)
    file = saves.SaveFile(record, path)
    file.begin()
    for move in whole_game().moves[:played]:
        record.moves.append(move)
        file.add_moves()
    return record, file


def test_every_move_is_one_line_of_the_journal(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    begun(path, played=3)
    assert Record.load(path).moves == []
    seat, text = whole_game().moves[0]
    lines = saves.journal_of(path).read_text(encoding="utf-8").splitlines()
    assert len(lines) == 3
    assert lines[0] == f'{{"move":1,"seat":{seat},"text":"{text}"}}'
    assert saves.load(path).record.moves == whole_game().moves[:3]


def test_a_crash_at_any_byte_loses_only_the_move_being_written(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    begun(path, played=4)
    content = saves.journal_of(path).read_bytes()
    for length in range(len(content) + 1):
        saves.journal_of(path).write_bytes(content[:length])
        saved = saves.load(path)
        written = content[:length].count(b"\n")
        assert saved.record.moves == whole_game().moves[:written]
        assert saved.lost_move == (length > 0 and not content[:length].endswith(b"\n"))


def test_a_last_line_of_garbage_counts_as_a_lost_move(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    begun(path, played=2)
    with saves.journal_of(path).open("ab") as journal:
        journal.write(b"\0" * 20 + b"\n")
    saved = saves.load(path)
    assert saved.lost_move
    assert saved.record.moves == whole_game().moves[:2]


def test_close_writes_the_whole_record_and_removes_the_journal(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    record, file = begun(path, played=len(whole_game().moves))
    record.result = whole_game().result
    file.close()
    assert path.read_text(encoding="utf-8") == whole_game().text()
    assert [child.name for child in tmp_path.iterdir()] == ["game.json"]


def test_a_crash_before_the_journal_is_removed_repeats_no_move(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    record, _ = begun(path, played=5)
    record.save(path)
    saved = saves.load(path)
    assert saved.record.moves == whole_game().moves[:5]
    assert not saved.lost_move


def test_a_game_that_goes_on_after_a_crash_begins_a_new_journal(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    begun(path, played=3)
    record = saves.load(path).record
    file = saves.SaveFile(record, path)
    file.begin()
    record.moves.append(whole_game().moves[3])
    file.add_moves()
    assert Record.load(path).moves == whole_game().moves[:3]
    assert saves.load(path).record.moves == whole_game().moves[:4]


def test_real_dice_are_in_the_journal(tmp_path: Path) -> None:
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
def test_a_damaged_journal_is_an_error(tmp_path: Path, damaged: bytes, sentence: str) -> None:
    path = tmp_path / "game.json"
    begun(path, played=2)
    saves.journal_of(path).write_bytes(damaged + saves.journal_of(path).read_bytes())
    with pytest.raises(RecordError, match=sentence):
        saves.load(path)


def test_a_journal_that_cannot_be_written_is_a_sentence(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    record, file = begun(path, played=0)
    saves.journal_of(path).mkdir()
    record.moves.append(whole_game().moves[0])
    with pytest.raises(PennantError, match="the game cannot be saved in"):
        file.add_moves()


def test_resume_says_that_a_move_was_lost(home: Path) -> None:
    path = home / "games" / "game.json"
    begun(path, played=4)
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
