"""Commands of the command line: their output, error messages and exit codes."""

import json
import re
import socket
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

import pennant
from pennant.cli.commands import app
from pennant.cli.serving import USUAL_PORT
from pennant.kernel.record import Record
from pennant.server.settings import ServerSettings

Run = Callable[..., Result]


@pytest.fixture
def run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Run:
    """Run a command with its own home folder; `typed` is the input."""
    monkeypatch.setenv("PENNANT_HOME", str(tmp_path / "home"))
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.setenv(name, "C")

    def invoke(*words: str, typed: str = "") -> Result:
        return CliRunner().invoke(app, list(words), input=typed, prog_name="pennant")

    return invoke


@pytest.fixture
def record(run: Run, tmp_path: Path) -> Path:
    path = tmp_path / "record.json"
    watched = run(
        "watch", "highlights", "--mode", "single", "--bots", "greedy,random:seed=1", "--seed", "4", "--save", str(path)
    )
    assert watched.exit_code == 0, watched.output
    return path


# --- errors -----------------------------------------------------------------------------------------------------------

WRONG = {
    "game": (["play", "highlight"], "There is no game 'highlight': did you mean 'highlights'?"),
    "mode": (["play", "highlights", "--mode", "standrad"], "has no mode 'standrad': did you mean 'standard'?"),
    "option": (["play", "highlights", "--option", "buy_roe=4"], "has no option 'buy_roe': did you mean 'buy_row'?"),
    "value": (["play", "highlights", "--option", "buy_row=x"], "Option buy_row needs a whole number, not 'x'."),
    "key=value": (["play", "highlights", "--option", "buy_row"], "should read key=value"),
    "bot": (["play", "highlights", "--vs", "gredy"], "There is no bot 'gredy': did you mean 'greedy'?"),
    "bot option": (["play", "highlights", "--vs", "random:sed=3"], "did you mean 'seed'?"),
    "language": (["play", "highlights", "--lang", "de"], "There is no language 'de'"),
    "team": (["play", "highlights", "--team", "bostn"], "has no team 'bostn': did you mean 'boston'?"),
    "team twice": (["play", "highlights", "--team", "boston,boston"], "names a team twice"),
    "names": (["play", "highlights", "--names", "Ann,Ben"], "add --hot-seat"),
    "long name": (["play", "highlights", "--names", "A" * 2000], "at most 30 letters"),
    "seats": (["play", "highlights", "--mode", "standard", "--seats", "3"], "has a table for 2, not for 3."),
    "seats of a tournament": (["play", "highlights", "--mode", "tournament", "--seats", "5"], "Option players"),
    "too many people": (["play", "highlights", "--mode", "solitaire", "--hot-seat"], "has room for 1"),
    "no seat for a bot": (["play", "highlights", "--mode", "solitaire", "--vs", "greedy"], "no seat left for a bot"),
    "file without --resume": (["play", "highlights", "some.json"], "--resume some.json"),
    "resume with a mode": (["play", "--resume", "--mode", "single"], "--mode is for a new game"),
    "nothing to resume": (["play", "--resume"], "There is no unfinished game in"),
    "resume with seats": (["play", "--resume", "--seats", "4"], "--seats is for a new game"),
    "seat": (["watch", "highlights", "--seat", "7"], "There is no seat 7: the seats are 0 to 1."),
    "card": (["cards", "highlights", "OFA-1"], "There is no card 'OFA-1': did you mean"),
    "type": (["cards", "highlights", "--type", "robo"], "There is no type 'robo': did you mean 'robot'?"),
    "modes of no game": (["modes", "hilights"], "did you mean 'highlights'?"),
    "fuzz mode": (["fuzz", "--mode", "exprt"], "did you mean 'expert'?"),
    "command": (["plya"], "No such command 'plya'"),
}  # fmt: skip


@pytest.mark.parametrize("case", WRONG)
def test_invalid_arguments_return_error_message_and_exit_code_2(run: Run, case: str) -> None:
    words, sentence = WRONG[case]
    result = run(*words)
    assert result.exit_code == 2
    assert sentence in result.stderr
    assert "Traceback" not in result.output


@pytest.mark.parametrize("folder", ["nowhere", "."])
def test_folder_without_card_set_returns_exit_code_1(run: Run, tmp_path: Path, folder: str) -> None:
    result = run("play", "highlights", "--cards", str(tmp_path / folder))
    assert result.exit_code == 1
    assert "set.toml" in result.stderr


@pytest.mark.parametrize("command", [["verify"], ["replay"], ["play", "--resume"]])
@pytest.mark.parametrize("damage", ["cut", "edited", "gone", "other cards"])
def test_damaged_record_returns_one_line_error_and_exit_code_1(
    run: Run, record: Path, command: list[str], damage: str
) -> None:
    text = record.read_text(encoding="utf-8")
    text = re.sub(r',\n "result".*', "\n}", text, flags=re.DOTALL)  # remove the result, so that the game can be resumed
    if damage == "cut":
        text = text[: len(text) // 2]
    elif damage == "edited":
        text = text.replace('"play O', '"play X', 1)
    elif damage == "other cards":
        text = re.sub(r'"sha256":"\w{8}', '"sha256":"00000000', text)
    record.write_text(text, encoding="utf-8")
    if damage == "gone":
        record.unlink()
    result = run(*command, str(record))
    expected = {
        "cut": "not a complete record",
        "edited": "cannot be played",
        "gone": "cannot be read",
        "other cards": "--cards",
    }
    assert result.exit_code == 1
    assert expected[damage] in result.stderr
    assert result.stderr.strip().count("\n") == 0


def test_verify_refuses_record_with_changed_result(run: Run, record: Path) -> None:
    document = json.loads(record.read_text(encoding="utf-8"))
    document["result"]["returns"].reverse()
    record.write_text(json.dumps(document), encoding="utf-8")
    result = run("verify", str(record))
    assert result.exit_code == 1
    assert "its moves lead to" in result.stderr


def test_unwritable_home_returns_error_message(run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    monkeypatch.setenv("PENNANT_HOME", str(tmp_path / "file"))
    result = run("play", "highlights")
    assert result.exit_code == 1
    assert "cannot be saved" in result.stderr


# --- lists and reports ------------------------------------------------------------------------------------------------


def test_version_names_compiled_or_interpreted_core(run: Run) -> None:
    result = run("--version")
    assert result.exit_code == 0
    assert re.fullmatch(rf"pennant {pennant.__version__} \((compiled|interpreted) core\)\n", result.stdout)


def test_help_names_every_command(run: Run) -> None:
    shown = run("--help").stdout
    for command in ("play", "watch", "replay", "verify", "cards", "modes", "bots", "scenario", "fuzz"):
        assert f"  {command} " in shown


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_cards_command_lists_filters_and_shows_cards(run: Run, lang: str) -> None:
    whole = run("cards", "highlights", "--lang", lang).stdout.splitlines()
    assert len(whole) == 1 + 60 + 60 + 1
    robots = run("cards", "highlights", "--lang", lang, "--type", "robot", "--team", "boston").stdout.splitlines()
    assert [line.split()[0] for line in robots[1:-1]] == [f"OST-BO-{n:02}" for n in (7, 8, 9, 10, 14, 15)]
    one = run("cards", "highlights", "ofa-12", "--lang", lang).stdout
    assert "OFA-12" in one
    assert "Pee Wee Utley" in one


def test_cards_schema_is_json(run: Run) -> None:
    assert "CardText" in json.loads(run("cards", "highlights", "--schema").stdout)["$defs"]


def test_modes_and_bots_commands_list_all_names(run: Run) -> None:
    modes = run("modes").stdout
    for mode in pennant.game("highlights").modes.values():
        assert f"  {mode.name}" in modes
        for option in mode.options:
            assert f"--option {option.name}=" in modes
    assert [line.split()[0] for line in run("bots").stdout.splitlines()] == ["greedy", "random"]


def test_invalid_scenario_is_reported_as_failure(run: Run, tmp_path: Path) -> None:
    (tmp_path / "broken.toml").write_text('title = "Nothing"\nnonsense = 1\n', encoding="utf-8")
    result = run("scenario", str(tmp_path))
    assert result.exit_code == 1
    assert "FAIL" in result.stdout
    assert "'nonsense' means nothing" in result.stdout


def test_fuzz_of_single_games_finds_nothing_broken(run: Run) -> None:
    result = run("fuzz", "--games", "1", "--every", "50", "--mode", "single")
    assert result.exit_code == 0, result.output
    assert "nothing broken" in result.stdout


# --- watch and replay -------------------------------------------------------------------------------------------------


def test_record_of_watched_game_verifies(run: Run, record: Path) -> None:
    moves = len(Record.load(record).moves)
    result = run("verify", str(record))
    assert result.exit_code == 0
    assert result.stdout == f"{record}: {moves} moves, all legal; the same result and digest.\n"
    assert f"{moves} ход" in run("verify", str(record), "--lang", "ru").stdout


def test_watch_with_same_seed_prints_same_story(run: Run) -> None:
    stories = {run("watch", "highlights", "--mode", "single", "--seed", "9", "--plain").stdout for _ in range(2)}
    assert len(stories) == 1
    assert "wins the match!" in stories.pop()


def test_watch_shows_drawn_cards_only_to_their_seat(run: Run) -> None:
    spectator = run("watch", "highlights", "--mode", "single", "--seed", "9").stdout
    seat = run("watch", "highlights", "--mode", "single", "--seed", "9", "--seat", "0").stdout
    assert "Los Angeles draws 6 cards." in spectator
    assert "Los Angeles draws 6 cards." not in seat
    assert "New York draws 6 cards." in seat


@pytest.mark.parametrize("seat", ["0", "spectator", "all", "New York"])
def test_replay_without_terminal_prints_story_of_viewer(run: Run, record: Path, seat: str) -> None:
    result = run("replay", str(record), "--seat", seat)
    assert result.exit_code == 0
    opened = {"0": "Los Angeles", "New York": "New York"}
    for name in ("Los Angeles", "New York"):
        hidden = f"{name} draws 6 cards." in result.stdout
        assert hidden == (seat == "spectator" or opened.get(seat, name) != name)
    assert result.stdout.rstrip().endswith("wins the match!")


def test_replay_of_unknown_seat_returns_error_message(run: Run, record: Path) -> None:
    result = run("replay", str(record), "--seat", "5")
    assert result.exit_code == 2
    assert "0 (Los Angeles), 1 (New York), spectator, all" in result.stderr


def test_escape_sequences_in_recorded_names_are_removed(run: Run, record: Path) -> None:
    document = json.loads(record.read_text(encoding="utf-8"))
    document["players"] = ["human:\x1b[2JAnn", "greedy"]
    record.write_text(json.dumps(document), encoding="utf-8")
    output = run("replay", str(record)).stdout
    assert "Ann plays" in output
    assert "\x1b" not in output


# --- the menu ---------------------------------------------------------------------------------------------------------


def test_menu_starts_new_game(run: Run) -> None:
    result = run("menu", typed="1\n1\n4\n2\n1\nq\n")
    assert result.exit_code == 0, result.output
    assert "New York draws" in result.stdout
    assert "The game is saved in" in result.stdout


def test_menu_resumes_saved_game(run: Run) -> None:
    run("play", "highlights", "--mode", "single", typed="1\n1\nq\n")
    result = run("menu", typed="2\n1\nq\n")
    assert "Single game" in result.stdout
    assert "The game is saved in" in result.stdout


def test_menu_asks_again_after_invalid_number(run: Run) -> None:
    result = run("menu", typed="9\n5\n")
    assert result.exit_code == 0
    assert "“9” is not a number from 1 to 5." in result.stdout


def test_server_starts_on_first_free_port_without_command(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    served: list[ServerSettings] = []

    def serve(settings: ServerSettings) -> None:
        served.append(settings)
        with socket.create_server((settings.host, settings.port)) as listening:
            listening.accept()[0].close()  # the URL is printed as soon as the port accepts a connection

    monkeypatch.setattr("pennant.server.run.serve", serve)
    with socket.socket() as taken:
        with suppress(OSError):  # another process uses the port
            taken.bind(("127.0.0.1", USUAL_PORT))
            taken.listen()
        result = run()
    assert result.exit_code == 0, result.output
    (settings,) = served
    assert settings.home == str(tmp_path / "home")
    assert USUAL_PORT < settings.port < USUAL_PORT + 20
    assert f"http://localhost:{settings.port}" in result.stdout


def test_menu_exits_at_end_of_input(run: Run) -> None:
    assert run("menu", typed="").exit_code == 0
