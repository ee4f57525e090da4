"""Highlights played through standard input and output: prompts, narration, saved games and interrupts."""

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
"""Input that always takes the first choice; long enough for any game."""


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


def load_record(home: Path) -> Record:
    (path,) = (home / "games").glob("*.json")
    return Record.load(path)


@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize("mode", ["single", "standard", "solitaire"])
def test_whole_game_is_narrated_and_saved(play: Run, home: Path, mode: str, lang: str) -> None:
    result = play("highlights", "--mode", mode, "--seed", "5", "--lang", lang, typed=FIRST_CHOICES)
    assert result.exit_code == 0, result.output
    record = load_record(home)
    assert record.result is not None
    record.verify(pennant.game("highlights"))
    assert ("wins the match!" if lang == "en" else "выигрывает партию!") in result.stdout
    assert not set(result.stdout) & set("╭│╰─▶◇\x1b")


def test_two_people_play_tournament_at_one_keyboard(play: Run, home: Path) -> None:
    result = play(
        "highlights", "--mode", "tournament", "--hot-seat", "--names", "Ann,Ben", "--seed", "2", typed="1\n" * 120
    )
    assert result.exit_code == 0, result.output
    record = load_record(home)
    assert record.players == ["human:Ann", "human:Ben", "greedy", "greedy"]
    assert len(record.moves) > 60
    assert "Give the keyboard to Ben." in result.stdout


def test_four_seats_select_tournament_mode(play: Run, home: Path) -> None:
    play("highlights", "--seats", "4", typed="q\n")
    assert load_record(home).mode == "tournament"


def test_hot_seat_players_do_not_see_each_others_draws(play: Run) -> None:
    """Output between two handovers of the keyboard is meant for one person."""
    result = play(
        "highlights", "--mode", "single", "--hot-seat", "--names", "Ann,Ben", "--seed", "2", typed="\n" + "1\n\n\n" * 40
    )
    hidden = 0
    for part in result.stdout.split("Give the keyboard to ")[1:]:
        other = "Ben" if part.startswith("Ann") else "Ann"
        for line in part.splitlines():
            if line.startswith(f"{other} draws"):
                assert "card" in line
                hidden += 1
    assert hidden


def test_prompt_accepts_commands_and_explains_invalid_input(play: Run) -> None:
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
    for expected in (
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
        assert expected in result.stdout, expected


@pytest.mark.parametrize("typed", ["²", "9" * 5000, "\x1b[2J", "\x00", "-1", "1.5", "🤖", "? " + "9" * 5000, "?" * 500])
def test_invalid_input_is_asked_again(play: Run, typed: str) -> None:
    result = play("highlights", "--mode", "single", "--seed", "5", typed=f"{typed}\nq\n")
    assert result.exit_code == 0, result.output
    assert "The game is saved in" in result.stdout
    assert "\x1b" not in result.stdout


def test_move_can_be_typed_in_record_notation(play: Run, home: Path) -> None:
    play("highlights", "--mode", "single", "--seed", "5", typed="On-Deck  None\nq\n")
    assert (0, "on-deck none") in load_record(home).moves


def test_partial_purchase_can_be_undone(play: Run, home: Path) -> None:
    typed = "1\n" * 2 + "u\n1\nu\n"
    result = play("highlights", "--mode", "solitaire", "--seed", "5", typed="1\nu\n" + "1\n1\n" + typed + "q\n")
    texts = [text for _, text in load_record(home).moves]
    assert texts[:2] == [texts[0], "undo"]
    assert texts[0].startswith("buy ")
    assert texts[2] == texts[0]
    assert result.exit_code == 0


def test_secret_choice_can_be_undone_before_keyboard_is_handed_over(play: Run, home: Path) -> None:
    typed = "\n1\nu\n7\n\n\n7\nq\n"
    play("highlights", "--mode", "single", "--hot-seat", "--seed", "5", typed=typed)
    seat = load_record(home).moves[0][0]
    texts = [text for who, text in load_record(home).moves if who == seat]
    assert texts[1:3] == ["undo", "on-deck none"]


def test_quit_saves_game_and_resume_continues_it(play: Run, home: Path) -> None:
    left = play("highlights", "--mode", "single", "--seed", "5", typed="1\n1\nq\n")
    assert left.exit_code == 0
    before = load_record(home).moves
    resumed = play("--resume", typed="1\nq\n")
    assert resumed.exit_code == 0, resumed.output
    after = load_record(home).moves
    assert after[: len(before)] == before
    assert len(after) > len(before)


def test_end_of_input_saves_game(play: Run) -> None:
    result = play("highlights", "--mode", "single", typed="1\n")
    assert result.exit_code == 0
    assert "go on with: pennant play highlights --resume" in result.stdout


def test_latest_unfinished_game_is_selected_for_resume(play: Run, home: Path) -> None:
    play("highlights", "--mode", "single", "--seed", "1", typed=FIRST_CHOICES)
    play("highlights", "--mode", "expert", "--seed", "2", typed="q\n")
    time.sleep(0.02)
    play("highlights", "--mode", "standard", "--seed", "3", typed="q\n")
    (home / "games" / "broken.json").write_text("{", encoding="utf-8")
    assert saves.latest("highlights").record.mode == "standard"
    assert [saved.record.mode for saved in saves.unfinished_games()] == ["standard", "expert"]


def test_finished_game_cannot_be_resumed(play: Run, home: Path) -> None:
    play("highlights", "--mode", "single", "--seed", "1", typed=FIRST_CHOICES)
    (path,) = (home / "games").glob("*.json")
    result = play("--resume", str(path), typed="")
    assert result.exit_code == 2
    assert f"pennant replay {path}" in result.stderr


def start_process(home: Path, *words: str) -> "subprocess.Popen[str]":
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
def test_killed_game_resumes_to_the_same_result(home: Path, tmp_path: Path) -> None:
    """The process is killed several times in the middle of a game."""
    words = ["highlights", "--mode", "standard", "--seed", "5"]
    whole = start_process(tmp_path / "whole", *words)
    whole.communicate(FIRST_CHOICES, timeout=30)
    for number in range(2):
        process = start_process(tmp_path / "killed", *(words if number == 0 else ["--resume"]))
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write("1\n" * 60)
        process.stdin.flush()
        process.stdout.read(3001 * (number + 1))
        process.send_signal(signal.SIGKILL)
        process.communicate(timeout=30)
    last = start_process(tmp_path / "killed", "--resume")
    output, _ = last.communicate(FIRST_CHOICES, timeout=30)
    assert last.returncode == 0, output
    assert load_record(tmp_path / "killed").result == load_record(tmp_path / "whole").result


@pytest.fixture
def interrupts() -> Iterator[None]:
    """Restore SIGINT for child processes, because a shell ignores it for tests that run in the background."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.mark.usefixtures("interrupts")
def test_ctrl_c_prints_where_the_game_is_saved(home: Path) -> None:
    process = start_process(home, "highlights", "--mode", "single")
    assert process.stdout is not None
    for line in process.stdout:
        if line.startswith("7: "):
            break
    process.send_signal(signal.SIGINT)
    output, _ = process.communicate(timeout=30)
    assert process.returncode == 130
    assert "The game is saved in" in output
    assert "--resume" in output
    assert "Traceback" not in output
