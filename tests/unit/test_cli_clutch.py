"""Clutch in the terminal: whole games, hidden cards, dice, box scores, decks, and screens that fit."""

import builtins
import json
import random
import re
import signal
from collections.abc import Callable
from pathlib import Path
from typing import Any, cast

import pytest
from typer.testing import CliRunner, Result

import pennant
from pennant.bots import bot
from pennant.cli.clutch.reckoning import reckon
from pennant.cli.commands import app
from pennant.cli.draw import Block
from pennant.cli.show import BELOW
from pennant.cli.terminal_game import Scene, TerminalGame, terminal_game_of
from pennant.cli.viewer_session import ViewerSession
from pennant.games.clutch.rules import odds
from pennant.games.clutch.rules.ballgame import Ballgame
from pennant.games.clutch.rules.cards import NO_RESULT
from pennant.games.clutch.scoring import load
from pennant.games.clutch.view_types import View
from pennant.kernel.players import person
from pennant.kernel.record import Record
from pennant.kernel.state import State
from tests.unit.test_cli_play import start_process

GAME = pennant.game("clutch")
BOOK = GAME.card_set(None)
TITLES = {card.id: card.title for card in BOOK.strategies}
FIRST_CHOICES = "1\n" * 4000
"""Input that always takes the first choice, usually to do nothing; long enough for any game."""
NO_QUESTIONS = "pass-cards,no-substitutions,pitch-to-all,never-steal,never-bunt,infield-back,hold-runners,sure-out"
SIZES = [(80, 24), (100, 30), (140, 50)]

Run = Callable[..., Result]


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("PENNANT_HOME", str(tmp_path))
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.setenv(name, "C")
    return tmp_path


@pytest.fixture
def run(home: Path) -> Run:
    def invoke(*words: str, typed: str = "") -> Result:
        return CliRunner().invoke(app, list(words), input=typed, prog_name="pennant")

    return invoke


@pytest.fixture
def play(run: Run) -> Run:
    def invoke(*words: str, typed: str) -> Result:
        return run("play", "clutch", *words, "--plain", "--quick", typed=typed)

    return invoke


@pytest.fixture(scope="module")
def watched(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The record of a game between bots."""
    path = tmp_path_factory.mktemp("clutch") / "record.json"
    result = CliRunner().invoke(app, ["watch", "clutch", "--seed", "3", "--quick", "--save", str(path)])
    assert result.exit_code == 0, result.output
    return path


def load_record(home: Path) -> Record:
    (path,) = (home / "games").glob("*.json")
    return Record.load(path)


# --- whole games ------------------------------------------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.parametrize("lang", ["en", "ru"])
def test_whole_game_is_narrated_and_saved(play: Run, home: Path, lang: str) -> None:
    result = play("--seed", "3", "--lang", lang, typed=FIRST_CHOICES)
    assert result.exit_code == 0, result.output
    record = load_record(home)
    assert record.result is not None
    record.verify(GAME)
    assert record.options["windows"] == "quick"
    assert ("Final score: " if lang == "en" else "Окончательный счёт: ") in result.stdout
    assert ("Left on base: " if lang == "en" else "Осталось на базах: ") in result.stdout
    assert not set(result.stdout) & set("╭│╰─▶◇\x1b")


@pytest.mark.slow
def test_standing_orders_answer_most_questions(play: Run, home: Path) -> None:
    orders = f"{NO_QUESTIONS},own-lineup,always-two,throw-ahead"
    result = play("--seed", "3", "--orders", orders, "--option", "strategy=no", typed=FIRST_CHOICES)
    assert result.exit_code == 0, result.output
    assert load_record(home).result is not None
    prompts = [text for text in result.stdout.splitlines() if text.startswith("Choose ")]
    assert len(prompts) < 40, "only when the pitcher is tired"


@pytest.mark.slow
def test_auto_answers_routine_questions_and_reports_them(play: Run, home: Path) -> None:
    result = play("--seed", "5", "--auto", typed=FIRST_CHOICES)
    assert result.exit_code == 0, result.output
    assert load_record(home).result is not None
    assert "Your coach: Take the line-up that the deck proposes." in result.stdout
    for question in ("walk the batter intentionally?", "Steal before the pitch?", "or a sacrifice bunt?"):
        assert question not in result.stdout
    assert "play a card, or pass?" in result.stdout
    assert "or go on?" in result.stdout


def test_deck_option_sets_own_deck_and_opponent_gets_another(play: Run, home: Path) -> None:
    play("--deck", "bullpen", "--seed", "1", typed="q\n")
    assert load_record(home).options["decks"] == ["bullpen", "small-ball"]


def test_hot_seat_game_has_open_windows_by_default(play: Run, run: Run, home: Path) -> None:
    play("--hot-seat", "--seed", "1", typed="")
    assert load_record(home).options["windows"] == "open"
    for path in (home / "games").glob("*.json"):
        path.unlink()
    play("--hot-seat", "--windows", "quick", "--seed", "1", typed="")
    assert load_record(home).options["windows"] == "quick"


WRONG = {
    "deck": (["--deck", "small-bal"], "did you mean 'small-ball'?"),
    "deck file": (["--deck", "nowhere.toml,bullpen"], "There is no deck 'nowhere.toml'"),
    "order": (["--orders", "never-bnt"], "has no standing order 'never-bnt': did you mean 'never-bunt'?"),
    "telling order": (["--hot-seat", "--orders", "pass-without-card"], "what is in a hand"),
    "windows": (["--windows", "shut"], "option windows cannot be 'shut'"),
    "dice": (["--dice", "loaded"], "--dice is program or real"),
    "seats": (["--seats", "3"], "has a table for 2"),
    "option": (["--option", "rulez=2022"], "did you mean 'rules'?"),
}


@pytest.mark.parametrize("case", WRONG)
def test_invalid_play_arguments_return_error_message(run: Run, case: str) -> None:
    words, sentence = WRONG[case]
    result = run("play", "clutch", *words)
    assert result.exit_code == 2, result.output
    assert sentence.lower() in result.stderr.lower()


@pytest.mark.parametrize("words", [["--dice", "real"], ["--auto"], ["--orders", "never-bunt"]])
def test_other_games_refuse_dice_auto_and_orders(run: Run, words: list[str]) -> None:
    result = run("play", "highlights", *words)
    assert result.exit_code == 2
    assert "leave out" in result.stderr


# --- at the prompt ----------------------------------------------------------------------------------------------------


def test_prompt_accepts_commands_and_explains_invalid_input(play: Run) -> None:
    typed = ["?", "? 2", "? B02", "? C-3.8.18", "? C-99", "b", "d", "l", "u", "99", "gibberish", "q"]
    result = play("--seed", "5", typed="1\n" + "\n".join(typed) + "\n")
    assert result.exit_code == 0, result.output
    for expected in (
        "what one mostly does",
        "An at-bat: the pitcher’s manager rolls the d20",
        "Choice 2: ",
        "Platoon Edge",
        "Rule C-3.8.18",
        "There is no card or rule “C-99”",
        "Totals",
        "Strategy cards: 3 in hand, 47 in the deck",
        "Not seen yet: ",
        "There is nothing to take back",
        "There is no choice 99",
        "“gibberish” is neither a choice nor a command",
        "The game is saved in",
    ):
        assert expected in result.stdout, expected


def test_enter_makes_the_default_choice(play: Run, home: Path) -> None:
    play("--seed", "5", typed="\n\nq\n")
    moves = [text for seat, text in load_record(home).moves if seat == 0]
    assert moves[:2] == ["proposed line-up", "pass"]


def test_custom_lineup_is_entered_player_by_player_with_undo(play: Run, home: Path) -> None:
    result = play("--seed", "5", typed="bat HAY-09\nu\nbat HAY-09\nat C\nq\n")
    moves = [text for seat, text in load_record(home).moves if seat == 0]
    assert moves == ["bat HAY-09", "undo", "bat HAY-09", "at C"]
    assert "Your line-up: where does Renio Abbender play?" in result.stdout


def test_standing_orders_can_be_enabled_during_a_game(play: Run, home: Path) -> None:
    """The order to pass in card windows also answers the question that is currently open."""
    result = play("--seed", "4", typed="1\no\n2\n2\n2\n99\n\nq\n")
    assert result.exit_code == 0, result.output
    assert "✓ Pass in every card window." in result.stdout
    assert "go on with: pennant play clutch --resume --orders pass-cards" in result.stdout
    assert "“99” is not a number from 1 to 13." in result.stdout
    assert [text for seat, text in load_record(home).moves if seat == 0] == ["proposed line-up", "pass"]


def test_p_command_passes_until_the_next_batter(play: Run, home: Path) -> None:
    typed = "1\n1\n1\n1\n"
    prompts = play("--seed", "4", "--auto", typed=typed + "1\n" * 10).stdout.count("play a card, or pass?")
    (path,) = (home / "games").glob("*.json")
    path.unlink()
    skipped = play("--seed", "4", "--auto", typed="p\n" * 10).stdout
    assert prompts > 5
    assert skipped.count(" faces ") > 3 * 2
    assert "Type" not in skipped


def test_plain_output_does_not_repeat_unchanged_table(play: Run) -> None:
    output = play("--seed", "3", typed="1\n" * 30).stdout
    assert output.count("Quillardo Eckera, On-Base 13") == 1


# --- several people ---------------------------------------------------------------------------------------------------


def split_by_viewer(output: str) -> list[tuple[str, str]]:
    """Split the output into lines with the name of the viewer; an empty name means all players."""
    parts: list[tuple[str, str]] = []
    viewer = ""
    for text in output.splitlines():
        if text.startswith("Give the keyboard to "):
            viewer = text.removeprefix("Give the keyboard to ").rstrip(".")
        parts.append((viewer, text))
        if "hide your cards" in text:
            viewer = ""
    return parts


@pytest.mark.slow
def test_hot_seat_players_do_not_see_each_others_hands(play: Run, home: Path) -> None:
    """Each player is asked in every open window, whatever is in the hand, and sees cards in private (C-7.1)."""
    typed = "\n1\n\n" * 2 + "1\n" * 40 + "c\n\n1\n\n" + "1\n" * 150
    result = play("--hot-seat", "--names", "Ann,Ben", "--seed", "2", typed=typed)
    assert result.exit_code == 0, result.output
    record = load_record(home)
    assert record.players == ["human:Ann", "human:Ben"]
    assert len(record.moves) > 150
    parts = split_by_viewer(result.stdout)
    hands = [(viewer, text) for viewer, text in parts if re.search(r"^Your hand: |^You draw ", text)]
    assert {viewer for viewer, _ in hands} == {"Ann", "Ben"}
    for viewer, text in parts:
        if re.match(r"(Ann|Ben) draws", text):
            assert re.search(r"draws \d+ cards?\.$", text), (viewer, text)
    openly = [text for viewer, text in parts if not viewer]
    assert any(text.startswith("Ann: Before the pitch: play a card") for text in openly)
    assert any(text.startswith("Ben: ") and text.endswith("intentionally?") for text in openly)


@pytest.mark.slow
def test_open_windows_ask_players_who_can_only_pass(play: Run, home: Path) -> None:
    """Skipping the question would tell the opponent that the player has no card to play."""
    play("--hot-seat", "--seed", "2", typed="\n1\n\n" * 2 + "1\n" * 200)
    state = load_record(home).begin(GAME)
    forced_passes = 0
    for seat, text in load_record(home).moves:
        decision = GAME.decision(state, seat)
        assert decision is not None
        forced_passes += decision.kind == "card" and len(decision.choices) == 1
        state.play(seat, GAME.parse(state, seat, text))
    assert forced_passes > 10, "windows in which somebody could only pass were asked"


# --- real dice --------------------------------------------------------------------------------------------------------


class Roller:
    """Answers prompts: dice with its own random generator, everything else with the first choice."""

    def __init__(self, seed: int, most: int = 10**6, first: list[str] | None = None) -> None:
        self.dice = random.Random(seed)
        self.left = most
        self.first = first or []
        self.rolls: list[int] = []

    def __call__(self, prompt: str = "") -> str:
        self.left -= 1
        if self.left < 0:
            raise EOFError
        sides = re.search(r"What did you roll \(1 to (\d+)\)\?", prompt)
        if sides is None:
            return "1"
        if self.first:
            return self.first.pop(0)
        self.rolls.append(self.dice.randint(1, int(sides[1])))
        return str(self.rolls[-1])


@pytest.fixture
def roll(monkeypatch: pytest.MonkeyPatch, play: Run) -> Callable[..., tuple[Result, Roller]]:
    def invoke(*words: str, seed: int = 1, most: int = 10**6, first: list[str] | None = None) -> tuple[Result, Roller]:
        roller = Roller(seed, most, first)
        monkeypatch.setattr(builtins, "input", roller)
        return play(*words, typed=""), roller

    return invoke


@pytest.mark.slow
def test_real_dice_rolls_are_stored_in_record(roll: Callable[..., tuple[Result, Roller]], home: Path) -> None:
    result, roller = roll("--dice", "real", "--seed", "9", seed=3)
    assert result.exit_code == 0, result.output
    record = load_record(home)
    assert record.chance == {"kind": "rolled", "seed": 9, "rolls": roller.rolls}
    record.verify(GAME)
    for expected in (
        "Small Ball rolls the d20 for home",
        "One d20 for both",
        "rolls the d20: the pitch of ",
        "rolls the d24: the swing of ",
        "or more puts the runner out.",
    ):
        assert expected in result.stdout, expected


def test_roll_outside_faces_of_die_is_refused(roll: Callable[..., tuple[Result, Roller]]) -> None:
    result, _ = roll("--dice", "real", most=12, first=["21", "0", "-1", "six", "", "7"])
    assert result.exit_code == 0
    assert "“21” is not a face of a die with 20 sides: type a number from 1 to 20" in result.stdout
    assert result.stdout.count("is not a face of a die") == 5
    assert "The game is saved in" in result.stdout


@pytest.mark.slow
def test_game_with_real_dice_can_be_resumed(roll: Callable[..., tuple[Result, Roller]], home: Path) -> None:
    _, roller = roll("--dice", "real", "--seed", "9", most=60)
    before = load_record(home)
    assert before.chance["rolls"] == roller.rolls[: len(before.chance["rolls"])]
    result, _ = roll("--resume", seed=2)
    assert result.exit_code == 0, result.output
    after = load_record(home)
    assert after.moves[: len(before.moves)] == before.moves
    assert after.chance["rolls"][: len(before.chance["rolls"])] == before.chance["rolls"]
    after.verify(GAME)


@pytest.mark.parametrize(("damage", "sentence"), [("cut", "a roll of the dice"), ("face", "a 25 was rolled")])
def test_verify_refuses_record_with_invalid_rolls(
    roll: Callable[..., tuple[Result, Roller]], run: Run, home: Path, damage: str, sentence: str
) -> None:
    roll("--dice", "real", most=60)
    (path,) = (home / "games").glob("*.json")
    document = json.loads(path.read_text(encoding="utf-8"))
    rolls = document["chance"]["rolls"]
    document["chance"]["rolls"] = rolls[:-1] if damage == "cut" else [*rolls[:-1], 25]
    path.write_text(json.dumps(document), encoding="utf-8")
    result = run("verify", str(path))
    assert result.exit_code == 1
    assert sentence in result.stderr


def test_quit_at_dice_prompt_saves_game(roll: Callable[..., tuple[Result, Roller]], home: Path) -> None:
    result, _ = roll("--dice", "real", first=["3", "4", "5", "q"])
    assert result.exit_code == 0
    assert "The game is saved in" in result.stdout
    assert load_record(home).chance["rolls"] == [3, 4, 5]


# --- quit and resume --------------------------------------------------------------------------------------------------


def test_quit_prints_resume_command_with_same_options(play: Run, run: Run, home: Path) -> None:
    left = play("--seed", "5", "--auto", "--orders", "never-bunt", typed="1\nq\n")
    assert "go on with: pennant play clutch --resume --orders never-bunt --auto" in left.stdout
    before = load_record(home).moves
    resumed = run("play", "--resume", "--auto", "--plain", "--quick", typed="1\n1\nq\n")
    assert resumed.exit_code == 0, resumed.output
    after = load_record(home).moves
    assert after[: len(before)] == before
    assert len(after) > len(before)


@pytest.mark.slow
def test_killed_game_resumes_to_the_same_result(tmp_path: Path) -> None:
    words = ["clutch", "--seed", "5"]
    whole = start_process(tmp_path / "whole", *words)
    whole.communicate(FIRST_CHOICES, timeout=120)
    for number in range(2):
        process = start_process(tmp_path / "killed", *(words if number == 0 else ["--resume"]))
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write("1\n" * 60)
        process.stdin.flush()
        process.stdout.read(4001 * (number + 1))
        process.send_signal(signal.SIGKILL)
        process.communicate(timeout=60)
    last = start_process(tmp_path / "killed", "--resume")
    output, _ = last.communicate(FIRST_CHOICES, timeout=120)
    assert last.returncode == 0, output
    assert load_record(tmp_path / "killed").result == load_record(tmp_path / "whole").result


# --- watch and replay -------------------------------------------------------------------------------------------------


def test_record_of_watched_game_verifies(run: Run, watched: Path) -> None:
    result = run("verify", str(watched))
    assert result.exit_code == 0
    assert "all legal; the same result and digest" in result.stdout


@pytest.mark.slow
@pytest.mark.parametrize("seat", ["0", "1", "spectator", "all"])
def test_replay_hides_cards_that_a_seat_may_not_see(run: Run, watched: Path, seat: str) -> None:
    output = run("replay", str(watched), "--seat", seat).stdout
    names = ["Small Ball", "Three True Outcomes"]
    for other, name in enumerate(names):
        hidden = f"{name} draws 3 cards." in output
        assert hidden == (seat in ("spectator", str(1 - other)))
    assert ("You draw " in output) == (seat in ("0", "1"))
    assert "Final score: " in output


# --- box scores -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_box_command_prints_box_score_of_record(run: Run, watched: Path, lang: str) -> None:
    output = run("box", str(watched), "--lang", lang).stdout
    score = Record.load(watched).replay(GAME)
    assert isinstance(score, Ballgame)
    for seat, name in enumerate(("Small Ball", "Three True Outcomes")):
        (row,) = re.findall(rf"^{name} +(?:[\dX]+ +)+\d+ +\d+ +\d+$", output, re.MULTILINE)
        assert int(row.split()[-3]) == score.teams[seat].runs
    assert output.count("BF") == 2
    assert ("Win: " if lang == "en" else "Победа: ") in output


def test_box_command_exports_json_and_retrosheet(run: Run, watched: Path, tmp_path: Path) -> None:
    found = load(run("box", str(watched), "--format", "json").stdout)
    assert found.clubs == ("Small Ball", "Three True Outcomes")
    events = run("box", str(watched), "--format", "retrosheet").stdout.splitlines()
    assert events[0].startswith("id,")
    assert sum(text.startswith("play,") for text in events) > 50
    out = tmp_path / "deep" / "box.txt"
    assert run("box", str(watched), "--out", str(out)).exit_code == 0
    assert out.read_text(encoding="utf-8") == run("box", str(watched)).stdout


def test_invalid_box_arguments_return_error_message(run: Run, watched: Path, tmp_path: Path) -> None:
    assert "did you mean 'retrosheet'?" in run("box", str(watched), "--format", "retroshet").stderr
    assert "there is no game 2" in run("box", str(watched), "--game", "2").stderr.lower()
    other = tmp_path / "other.json"
    run("watch", "highlights", "--mode", "single", "--seed", "1", "--quick", "--save", str(other))
    assert "keeps no box score" in run("box", str(other)).stderr
    assert run("box", str(tmp_path / "nothing.json")).exit_code == 1


# --- decks and cards --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("style", [[], ["--style", "best"], ["--style", "bullpen"]])
@pytest.mark.parametrize("roster", ["standard", "20-man"])
def test_deck_build_writes_legal_deck(run: Run, tmp_path: Path, style: list[str], roster: str) -> None:
    file = tmp_path / "deck.toml"
    words = ["deck", "build", *style, "--roster", roster, "--seed", "4", "--title", "Mine"]
    assert run(*words, "-o", str(file)).exit_code == 0
    assert run(*words).stdout == file.read_text(encoding="utf-8")
    result = run("deck", "check", str(file), "--roster", roster)
    assert result.exit_code == 0
    assert result.stdout == f"{file}: legal\n"


def test_built_deck_can_be_played(run: Run, home: Path, tmp_path: Path) -> None:
    file = tmp_path / "deck.toml"
    run("deck", "build", "--style", "best", "--seed", "4", "--title", "Mudlarks", "-o", str(file))
    result = run("play", "clutch", "--deck", str(file), "--plain", "--quick", "--seed", "2", typed="1\nq\n")
    assert result.exit_code == 0, result.output
    assert "Small Ball" in result.stdout
    assert load_record(home).options["decks"] == [str(file), "small-ball"]


def test_deck_check_reports_problems_of_every_deck(run: Run, tmp_path: Path) -> None:
    whole = run("deck", "build", "--style", "best", "--seed", "4").stdout
    file = tmp_path / "deck.toml"
    file.write_text(whole.replace('stadium = "', 'stadium = "X').replace("R01 = ", "R99 = "), encoding="utf-8")
    result = run("deck", "check", str(file), "small-ball", str(tmp_path / "nowhere.toml"))
    assert result.exit_code == 1
    wrong = [text for text in result.stdout.splitlines() if text.startswith(str(file))]
    assert any("there is no stadium" in text and "C-2.4.1" in text for text in wrong)
    assert "small-ball: legal" in result.stdout.splitlines()
    assert "neither one of ours nor a file" in result.stdout


def test_failed_deck_build_leaves_no_file(run: Run, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    result = run("deck", "build", "--seed", "4", "-o", str(tmp_path / "file" / "deck.toml"))
    assert result.exit_code == 1
    assert "cannot be written" in result.stderr
    assert [path.name for path in tmp_path.iterdir()] == ["file"]


@pytest.mark.parametrize(
    ("words", "sentence"),
    [(["--style", "bst"], "did you mean 'best'?"), (["--roster", "20man"], "did you mean '20-man'?")],
)
def test_invalid_deck_build_arguments_return_error_message(run: Run, words: list[str], sentence: str) -> None:
    result = run("deck", "build", *words)
    assert result.exit_code == 2
    assert sentence in result.stderr


def test_deck_build_uses_cards_of_pool(run: Run, tmp_path: Path) -> None:
    pool = tmp_path / "pool.txt"
    pool.write_text("S2, H1\nP1 N1", encoding="utf-8")
    built = run("deck", "build", "--pool", str(pool), "--seed", "1").stdout
    assert 'stadium = "S2"' in built
    assert 'coaches = ["H1", "P1", "N1"]' in built
    pool.write_text("S99", encoding="utf-8")
    assert "there is no card 's99'" in run("deck", "build", "--pool", str(pool)).stderr.lower()


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_deck_list_names_own_decks(run: Run, lang: str) -> None:
    output = run("deck", "list", "--lang", lang).stdout
    for name in ("bullpen", "glove-first", "small-ball", "three-true-outcomes"):
        assert re.search(rf"^{name} ", output, re.MULTILINE)


def test_lint_marks_cards_that_can_always_be_played(run: Run) -> None:
    output = run("lint", "clutch", "--games", "1").stdout
    rows = [text for text in output.splitlines() if re.match(r"[BRGWHPN]\d", text)]
    assert len(rows) == len(BOOK.strategies) + len(BOOK.coaches)
    assert re.search(r"^B05 .*100\.0%.* always$", output, re.MULTILINE)
    assert "clutch has" in run("lint", "highlights").stderr


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_cards_command_lists_filters_and_shows_cards(run: Run, lang: str) -> None:
    whole = run("cards", "clutch", "--lang", lang).stdout
    ids = [card.id for card in BOOK.batters] + [card.id for card in BOOK.pitchers] + list(TITLES)
    for card_id in ids:
        assert re.search(rf"^{card_id} ", whole, re.MULTILINE), card_id
    assert "OWL-17" in run("cards", "clutch", "owl-17", "--lang", lang).stdout
    rare = run("cards", "clutch", "--tier", "rare", "--lang", lang).stdout
    assert "OWL-17" not in rare
    owls = run("cards", "clutch", "--team", "lanternlight owls", "--type", "batter", "--lang", lang).stdout
    assert {text[:3] for text in owls.splitlines() if re.match(r"[A-Z]{3}-\d", text)} == {"OWL"}
    assert "BatterText" in json.loads(run("cards", "clutch", "--schema").stdout)["$defs"]


def test_modes_command_lists_modes_with_options(run: Run) -> None:
    output = run("modes", "clutch").stdout
    for mode in GAME.modes.values():
        assert f"  {mode.name}" in output
        for option in mode.options:
            assert f"--option {option.name}=" in output


def test_menu_starts_clutch_game(run: Run, home: Path) -> None:
    result = run("menu", typed="1\n3\n1\n1\n1\n1\nq\n")
    assert result.exit_code == 0, result.output
    assert "Which deck is yours?" in result.stdout
    assert load_record(home).game == "clutch"


# --- screens ----------------------------------------------------------------------------------------------------------


class Table:
    """A game of greedy and some random moves, seen from seat 0."""

    def __init__(self, mode: str, seed: int, lang: str = "en", **options: Any) -> None:
        self.state: State = GAME.new(mode, seed, listen=True, **{"windows": "quick", **options})
        self.terminal_game: TerminalGame = terminal_game_of(GAME, lang)
        self.session = ViewerSession(GAME, self.terminal_game, self.state, 0, [person(), "greedy"])
        self._bot, self._dice, self._moves = bot("greedy"), random.Random(seed), 0

    def move(self) -> None:
        seat = self.state.actors()[-1]
        action = self._bot.choose(self.state.guess(seat, self._moves), seat)
        if self._dice.random() < 0.15:
            action = self._dice.choice(self.state.legal(seat))
        self.state.play(seat, action)
        self._moves += 1

    def decision_scene(self) -> Scene | None:
        """The scene with the decision of seat 0, or None if seat 0 has nothing to decide."""
        scene = self.session.scene()
        scene.decision = GAME.decision(self.state, 0)
        if scene.decision is None:
            return None
        scene.options = self.terminal_game.options(scene.decision, scene.view)
        scene.usual = self.terminal_game.usual(scene.decision)
        return scene


def text_of(block: Block) -> str:
    return "\n".join(text.plain for text in block)


def check_size(block: Block, width: int, height: int) -> None:
    assert len(block) <= height - BELOW
    assert max(text.cell_len for text in block) <= width


@pytest.mark.slow
@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize("options", [{}, {"rules": "2022"}, {"strategy": False}])
def test_every_screen_fits_and_shows_all_choices(options: dict[str, Any], lang: str) -> None:
    table = Table("single", 3, lang, **options)
    seen: set[str] = set()
    drawn = 0
    while not table.state.is_over():
        scene = table.decision_scene()
        if scene is not None and scene.decision is not None and (scene.decision.kind not in seen or drawn % 7 == 0):
            seen.add(scene.decision.kind)
            for width, height in SIZES:
                block = table.terminal_game.screen(scene, width, height - BELOW)
                check_size(block, width, height)
                shown = text_of(block)
                for number in range(1, len(scene.options) + 1):
                    assert re.search(rf"(?<!\d){number}↵? \S", shown), f"choice {number} is not on the screen:\n{shown}"
        drawn += 1
        table.move()
        table.session.catch_up(table.state)
    assert len(seen) > 5
    check_size(table.terminal_game.screen(table.session.scene(), 100, 27), 100, 30)
    for letter in table.terminal_game.pages:
        assert table.terminal_game.page(letter, table.session.scene(), 99)


def test_roster_of_forty_fits_smallest_screen(run: Run, tmp_path: Path) -> None:
    decks = [str(tmp_path / f"{number}.toml") for number in range(2)]
    for number, deck in enumerate(decks):
        built = run("deck", "build", "--roster", "all-star", "--style", "best", "--seed", str(number), "-o", deck)
        assert built.exit_code == 0, built.output
    table = Table("single", 1, decks=decks, roster="all-star")
    most = 0
    for _ in range(250):
        scene = table.decision_scene()
        if scene is not None and len(scene.options) > most:
            most = len(scene.options)
            block = table.terminal_game.screen(scene, 80, 24 - BELOW)
            check_size(block, 80, 24)
            for number in range(1, most + 1):
                assert re.search(rf"(?<!\d){number}↵? \S", text_of(block)), text_of(block)
        table.move()
        table.session.catch_up(table.state)
    assert most > 20


def test_follow_fits_screen_and_tells_same_story_as_catch_up() -> None:
    one, other = Table("single", 6), Table("single", 6)
    for _ in range(60):
        for table in (one, other):
            table.move()
        for sentences in one.session.follow(one.state):
            assert sentences
            check_size(one.terminal_game.screen(one.session.scene(), 100, 30 - BELOW), 100, 30)
        other.session.catch_up(other.state)
        assert one.session.view == GAME.view(one.state, 0)
    assert one.session.story == other.session.story


@pytest.mark.slow
def test_displayed_odds_match_odds_of_rules() -> None:
    """The odds are computed from the view alone, which always contains enough for that."""
    compared = 0
    table = Table("single", 1)
    while not table.state.is_over():
        assert isinstance(table.state, Ballgame)
        reckoning = reckon(BOOK, cast(View, GAME.view(table.state, None)), GAME.settings(table.state)[1])
        if reckoning is not None and table.state.result == NO_RESULT:
            expected = odds.results(table.state)
            assert list(reckoning.results().values()) == pytest.approx(expected, abs=1e-9)
            assert reckoning.advantages() == pytest.approx(odds.advantages(table.state), abs=1e-9)
            if table.state.runner(0):
                caught = odds.steal_chance(table.state, 0)
                assert reckoning.thrown_out("steal", 0) == pytest.approx(caught, abs=1e-9)
            compared += 1
        table.move()
    assert compared > 100


def test_screen_shows_matchup_odds_and_hand() -> None:
    table = Table("single", 5)
    while (scene := table.decision_scene()) is None or scene.decision is None or scene.decision.kind != "card":
        table.move()
        table.session.catch_up(table.state)
    view, shown = scene.view, text_of(table.terminal_game.screen(scene, 100, 27))
    batter = table.terminal_game.look_up(view["batter"]["player"], 99)
    assert batter is not None
    for word in (
        batter[0].plain.split(",")[0],
        f"On-Base {next(card.on_base for card in BOOK.batters if card.id == view['batter']['player'])}",
        "Command ",
        "Odds ",
        "batter’s chart ",
        "Your hand",
        "play a card, or pass?",
    ):
        assert word in shown, word
    for card in set(view["teams"][0]["hand"]):
        assert TITLES[card] in shown


def test_scoreboard_shows_runs_of_every_inning() -> None:
    table = Table("single", 8)
    while not table.state.is_over():
        table.move()
    table.session.catch_up(table.state)
    assert isinstance(table.state, Ballgame)
    shown = text_of(table.terminal_game.screen(table.session.scene(), 100, 27)).splitlines()[2:4]
    for seat, name in enumerate(("Small Ball", "Three True Outcomes")):
        (row,) = (text for text in shown if name in text)
        *innings, runs, _, _ = re.findall(r"-?\d+|X", row)[:-5]
        assert int(runs) == table.state.teams[seat].runs
        assert sum(int(inning) for inning in innings if inning != "X") == int(runs)
