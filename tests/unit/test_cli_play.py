"""Playing in the terminal without one: what is typed, what is told, what is saved."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

import pennant
from pennant.cli import saves
from pennant.cli.commands import app
from pennant.kernel.record import Record

Run = Callable[..., Result]
FIRST_CHOICES = "1\n" * 3000
"""Always the first choice: enough for any game."""


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("PENNANT_HOME", str(tmp_path))
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.setenv(name, "C")
    return tmp_path


@pytest.fixture
def play(home: Path) -> Run:
    def invoke(*words: str, typed: str) -> Result:
        return CliRunner().invoke(app, ["play", *words, "--plain", "--quick"], input=typed)

    return invoke


def the_record(home: Path) -> Record:
    (path,) = (home / "games").glob("*.json")
    return Record.load(path)


@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize("mode", ["single", "standard", "solitaire"])
def test_a_whole_game_is_told_and_kept(play: Run, home: Path, mode: str, lang: str) -> None:
    result = play("highlights", "--mode", mode, "--seed", "5", "--lang", lang, typed=FIRST_CHOICES)
    assert result.exit_code == 0, result.output
    record = the_record(home)
    assert record.result is not None
    record.verify(pennant.game("highlights"))
    assert ("wins the match!" if lang == "en" else "выигрывает партию!") in result.stdout
    assert not set(result.stdout) & set("╭│╰─▶◇\x1b")


def test_a_tournament_with_two_people_at_one_keyboard(play: Run, home: Path) -> None:
    result = play(
        "highlights", "--mode", "tournament", "--hot-seat", "--names", "Ann,Ben", "--seed", "2", typed="1\n" * 120
    )
    assert result.exit_code == 0, result.output
    record = the_record(home)
    assert record.players == ["human:Ann", "human:Ben", "greedy", "greedy"]
    assert len(record.moves) > 60
    assert "Give the keyboard to Ben." in result.stdout


def test_four_seats_are_a_tournament(play: Run, home: Path) -> None:
    play("highlights", "--seats", "4", typed="q\n")
    assert the_record(home).mode == "tournament"


def test_nobody_sees_the_hand_of_the_other(play: Run) -> None:
    """All that is printed between two curtains is meant for one person."""
    result = play(
        "highlights", "--mode", "single", "--hot-seat", "--names", "Ann,Ben", "--seed", "2", typed="\n" + "1\n\n\n" * 40
    )
    for part in result.stdout.split("Give the keyboard to ")[1:]:
        other = "Ben" if part.startswith("Ann") else "Ann"
        for line in part.splitlines():
            if line.startswith(f"{other} draws"):
                assert "card" in line


def test_what_can_be_typed_at_the_prompt(play: Run) -> None:
    typed = [
        "?",
        "? 2",
        "? OFA-12",
        "? H-11.16",
        "? H-99",
        "d",
        "m",
        "s",
        "l",
        "u",
        "",
        "99",
        "on-dek none",
        "gibberish",
        "q",
    ]
    result = play("highlights", "--mode", "single", "--seed", "5", typed="\n".join(typed) + "\n")
    assert result.exit_code == 0, result.output
    for told in (
        "explain the third choice",
        "Choice 2: on-deck OST-LA-",
        "Pee Wee Utley, Philadelphia",
        "Pick Off: remove as many",
        "There is no card or rule “H-99”: did you mean",
        "Dugout of Los Angeles",
        "Minor leagues of New York",
        "Los Angeles draws",
        "There is nothing to take back",
        "Type the number of a choice, 1 to 7",
        "There is no choice 99: they go from 1 to 7.",
        "did you mean “on-deck none”?",
        "“gibberish” is neither a choice nor a command",
        "The game is saved in",
    ):
        assert told in result.stdout, told


@pytest.mark.parametrize("typed", ["²", "9" * 5000, "\x1b[2J", "\x00", "-1", "1.5", "🤖", "? " + "9" * 5000, "?" * 500])
def test_nonsense_is_asked_again(play: Run, typed: str) -> None:
    result = play("highlights", "--mode", "single", "--seed", "5", typed=f"{typed}\nq\n")
    assert result.exit_code == 0, result.output
    assert "The game is saved in" in result.stdout
    assert "\x1b" not in result.stdout


def test_a_move_can_be_typed_as_records_have_it(play: Run, home: Path) -> None:
    play("highlights", "--mode", "single", "--seed", "5", typed="On-Deck  None\nq\n")
    assert (0, "on-deck none") in the_record(home).moves


def test_half_a_purchase_can_be_taken_back(play: Run, home: Path) -> None:
    typed = "1\n" * 2 + "u\n1\nu\n"
    result = play("highlights", "--mode", "solitaire", "--seed", "5", typed="1\nu\n" + "1\n1\n" + typed + "q\n")
    texts = [text for _, text in the_record(home).moves]
    assert texts[:2] == [texts[0], "undo"]
    assert texts[0].startswith("buy ")
    assert texts[2] == texts[0]
    assert result.exit_code == 0


def test_a_secret_choice_can_be_taken_back_behind_the_curtain(play: Run, home: Path) -> None:
    typed = "\n1\nu\n7\n\n\n7\nq\n"
    play("highlights", "--mode", "single", "--hot-seat", "--seed", "5", typed=typed)
    seat = the_record(home).moves[0][0]
    texts = [text for who, text in the_record(home).moves if who == seat]
    assert texts[1:3] == ["undo", "on-deck none"]


def test_leaving_saves_and_resuming_goes_on(play: Run, home: Path) -> None:
    left = play("highlights", "--mode", "single", "--seed", "5", typed="1\n1\nq\n")
    assert left.exit_code == 0
    before = the_record(home).moves
    resumed = play("--resume", typed="1\nq\n")
    assert resumed.exit_code == 0, resumed.output
    after = the_record(home).moves
    assert after[: len(before)] == before
    assert len(after) > len(before)


def test_the_end_of_the_input_saves_too(play: Run) -> None:
    result = play("highlights", "--mode", "single", typed="1\n")
    assert result.exit_code == 0
    assert "go on with: pennant play highlights --resume" in result.stdout


def test_the_latest_unfinished_game_is_resumed(play: Run, home: Path) -> None:
    play("highlights", "--mode", "single", "--seed", "1", typed=FIRST_CHOICES)
    play("highlights", "--mode", "expert", "--seed", "2", typed="q\n")
    time.sleep(0.02)
    play("highlights", "--mode", "standard", "--seed", "3", typed="q\n")
    (home / "games" / "broken.json").write_text("{", encoding="utf-8")
    assert saves.latest("highlights").record.mode == "standard"
    assert [saved.record.mode for saved in saves.unfinished_games()] == ["standard", "expert"]


def test_a_finished_game_is_not_resumed(play: Run, home: Path) -> None:
    play("highlights", "--mode", "single", "--seed", "1", typed=FIRST_CHOICES)
    (path,) = (home / "games").glob("*.json")
    result = play("--resume", str(path), typed="")
    assert result.exit_code == 2
    assert f"pennant replay {path}" in result.stderr


def started(home: Path, *words: str) -> "subprocess.Popen[str]":
    sources = Path(str(pennant.__file__)).parents[1]
    return subprocess.Popen(
        [sys.executable, "-m", "pennant", "play", *words, "--plain", "--quick"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        env={**os.environ, "PENNANT_HOME": str(home), "PYTHONPATH": str(sources)},
    )


@pytest.mark.slow
def test_a_game_survives_being_killed_at_any_moment(home: Path, tmp_path: Path) -> None:
    """Killed again and again while it plays as fast as it can, it ends as if nothing had happened."""
    words = ["highlights", "--mode", "standard", "--seed", "5"]
    whole = started(tmp_path / "whole", *words)
    whole.communicate(FIRST_CHOICES, timeout=30)
    for number in range(2):
        process = started(tmp_path / "killed", *(words if number == 0 else ["--resume"]))
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write("1\n" * 60)
        process.stdin.flush()
        process.stdout.read(3001 * (number + 1))
        process.send_signal(signal.SIGKILL)
        process.communicate(timeout=30)
    last = started(tmp_path / "killed", "--resume")
    told, _ = last.communicate(FIRST_CHOICES, timeout=30)
    assert last.returncode == 0, told
    assert the_record(tmp_path / "killed").result == the_record(tmp_path / "whole").result


@pytest.fixture
def interrupts() -> Iterator[None]:
    """Programs that are started can be interrupted, even if the tests run in the background of a shell and cannot."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.mark.usefixtures("interrupts")
def test_ctrl_c_says_where_the_game_is(home: Path) -> None:
    process = started(home, "highlights", "--mode", "single")
    assert process.stdout is not None
    for line in process.stdout:
        if line.startswith("7: "):
            break
    process.send_signal(signal.SIGINT)
    told, _ = process.communicate(timeout=30)
    assert process.returncode == 130
    assert "The game is saved in" in told
    assert "--resume" in told
    assert "Traceback" not in told
