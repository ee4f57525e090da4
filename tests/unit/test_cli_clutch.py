"""Clutch in the terminal: whole games through the program, what people may see, and the screens they see it on."""

import builtins
import json
import random
import re
import signal
from collections.abc import Callable
from pathlib import Path
from typing import Any

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
from pennant.kernel.players import person
from pennant.kernel.record import Record
from pennant.kernel.state import State
from tests.unit.test_cli_play import started

GAME = pennant.game("clutch")
BOOK = GAME.card_set(None)
TITLES = {card.id: card.title for card in BOOK.strategies}
FIRST_CHOICES = "1\n" * 4000
"""Always the first choice, which mostly is to do nothing: enough for any game."""
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


def the_record(home: Path) -> Record:
    (path,) = (home / "games").glob("*.json")
    return Record.load(path)


# --- whole games ------------------------------------------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.parametrize("lang", ["en", "ru"])
def test_a_whole_game_is_told_and_kept(play: Run, home: Path, lang: str) -> None:
    result = play("--seed", "3", "--lang", lang, typed=FIRST_CHOICES)
    assert result.exit_code == 0, result.output
    record = the_record(home)
    assert record.result is not None
    record.verify(GAME)
    assert record.options["windows"] == "quick"
    assert ("Final score: " if lang == "en" else "Окончательный счёт: ") in result.stdout
    assert ("Left on base: " if lang == "en" else "Осталось на базах: ") in result.stdout
    assert not set(result.stdout) & set("╭│╰─▶◇\x1b")


@pytest.mark.slow
def test_standing_orders_leave_nothing_to_ask(play: Run, home: Path) -> None:
    orders = f"{NO_QUESTIONS},own-lineup,always-two,throw-ahead"
    result = play("--seed", "3", "--orders", orders, "--option", "strategy=no", typed=FIRST_CHOICES)
    assert result.exit_code == 0, result.output
    assert the_record(home).result is not None
    asked = [text for text in result.stdout.splitlines() if text.startswith("Choose ")]
    assert len(asked) < 40, "only when the pitcher is tired"


@pytest.mark.slow
def test_a_coach_sees_to_the_routine_and_says_so(play: Run, home: Path) -> None:
    result = play("--seed", "5", "--auto", typed=FIRST_CHOICES)
    assert result.exit_code == 0, result.output
    assert the_record(home).result is not None
    assert "Your coach: Take the line-up that the deck proposes." in result.stdout
    for question in ("walk the batter intentionally?", "Steal before the pitch?", "or a sacrifice bunt?"):
        assert question not in result.stdout
    assert "play a card, or pass?" in result.stdout
    assert "or go on?" in result.stdout


def test_one_names_a_deck_and_meets_another(play: Run, home: Path) -> None:
    play("--deck", "bullpen", "--seed", "1", typed="q\n")
    assert the_record(home).options["decks"] == ["bullpen", "small-ball"]


def test_windows_are_open_between_people_unless_they_say_otherwise(play: Run, run: Run, home: Path) -> None:
    play("--hot-seat", "--seed", "1", typed="")
    assert the_record(home).options["windows"] == "open"
    for path in (home / "games").glob("*.json"):
        path.unlink()
    play("--hot-seat", "--windows", "quick", "--seed", "1", typed="")
    assert the_record(home).options["windows"] == "quick"


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
def test_a_wrong_wish_is_a_sentence(run: Run, case: str) -> None:
    words, sentence = WRONG[case]
    result = run("play", "clutch", *words)
    assert result.exit_code == 2, result.output
    assert sentence.lower() in result.stderr.lower()


@pytest.mark.parametrize("words", [["--dice", "real"], ["--auto"], ["--orders", "never-bunt"]])
def test_other_games_have_no_dice_coach_or_orders(run: Run, words: list[str]) -> None:
    result = run("play", "highlights", *words)
    assert result.exit_code == 2
    assert "leave out" in result.stderr


# --- at the prompt ----------------------------------------------------------------------------------------------------


def test_what_can_be_typed_at_the_prompt(play: Run) -> None:
    typed = ["?", "? 2", "? B02", "? C-3.8.18", "? C-99", "b", "d", "l", "u", "99", "gibberish", "q"]
    result = play("--seed", "5", typed="1\n" + "\n".join(typed) + "\n")
    assert result.exit_code == 0, result.output
    for told in (
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
        assert told in result.stdout, told


def test_enter_does_what_one_mostly_does(play: Run, home: Path) -> None:
    play("--seed", "5", typed="\n\nq\n")
    moves = [text for seat, text in the_record(home).moves if seat == 0]
    assert moves[:2] == ["proposed line-up", "pass"]


def test_a_line_up_of_ones_own_is_made_man_by_man_and_taken_back(play: Run, home: Path) -> None:
    result = play("--seed", "5", typed="bat HAY-09\nu\nbat HAY-09\nat C\nq\n")
    moves = [text for seat, text in the_record(home).moves if seat == 0]
    assert moves == ["bat HAY-09", "undo", "bat HAY-09", "at C"]
    assert "Your line-up: where does Renio Abbender play?" in result.stdout


def test_orders_are_turned_on_at_the_table(play: Run, home: Path) -> None:
    """Once cards are never to be played, the question that was open is settled, too."""
    result = play("--seed", "4", typed="1\no\n2\n2\n2\n99\n\nq\n")
    assert result.exit_code == 0, result.output
    assert "✓ Pass in every card window." in result.stdout
    assert "go on with: pennant play clutch --resume --orders pass-cards" in result.stdout
    assert "“99” is not a number from 1 to 13." in result.stdout
    assert [text for seat, text in the_record(home).moves if seat == 0] == ["proposed line-up", "pass"]


def test_one_may_pass_till_the_next_batter(play: Run, home: Path) -> None:
    typed = "1\n1\n1\n1\n"
    asked = play("--seed", "4", "--auto", typed=typed + "1\n" * 10).stdout.count("play a card, or pass?")
    (path,) = (home / "games").glob("*.json")
    path.unlink()
    skipped = play("--seed", "4", "--auto", typed="p\n" * 10).stdout
    assert asked > 5
    assert skipped.count(" faces ") > 3 * 2
    assert "Type" not in skipped


def test_the_table_is_not_told_again_while_it_stays_the_same(play: Run) -> None:
    told = play("--seed", "3", typed="1\n" * 30).stdout
    assert told.count("Quillardo Eckera, On-Base 13") == 1


# --- several people ---------------------------------------------------------------------------------------------------


def curtained(told: str) -> list[tuple[str, str]]:
    """What was shown, each with the name of the viewer; an empty name means everybody."""
    parts: list[tuple[str, str]] = []
    viewer = ""
    for text in told.splitlines():
        if text.startswith("Give the keyboard to "):
            viewer = text.removeprefix("Give the keyboard to ").rstrip(".")
        parts.append((viewer, text))
        if "hide your cards" in text:
            viewer = ""
    return parts


@pytest.mark.slow
def test_two_people_share_the_table_and_hide_their_hands(play: Run, home: Path) -> None:
    """Everybody is asked in every open window, whatever is in a hand; cards are looked at behind a curtain (C-7.1)."""
    typed = "\n1\n\n" * 2 + "1\n" * 40 + "c\n\n1\n\n" + "1\n" * 150
    result = play("--hot-seat", "--names", "Ann,Ben", "--seed", "2", typed=typed)
    assert result.exit_code == 0, result.output
    record = the_record(home)
    assert record.players == ["human:Ann", "human:Ben"]
    assert len(record.moves) > 150
    parts = curtained(result.stdout)
    hands = [(viewer, text) for viewer, text in parts if re.search(r"^Your hand: |^You draw ", text)]
    assert {viewer for viewer, _ in hands} == {"Ann", "Ben"}
    for viewer, text in parts:
        if re.match(r"(Ann|Ben) draws", text):
            assert re.search(r"draws \d+ cards?\.$", text), (viewer, text)
    openly = [text for viewer, text in parts if not viewer]
    assert any(text.startswith("Ann: Before the pitch: play a card") for text in openly)
    assert any(text.startswith("Ben: ") and text.endswith("intentionally?") for text in openly)


@pytest.mark.slow
def test_nobody_at_an_open_table_is_spared_a_pass(play: Run, home: Path) -> None:
    """Not to be asked would tell the other that there is nothing to play."""
    play("--hot-seat", "--seed", "2", typed="\n1\n\n" * 2 + "1\n" * 200)
    state = the_record(home).begin(GAME)
    spared = 0
    for seat, text in the_record(home).moves:
        decision = GAME.decision(state, seat)
        assert decision is not None
        spared += decision.kind == "card" and len(decision.choices) == 1
        state.play(seat, GAME.parse(state, seat, text))
    assert spared > 10, "windows in which somebody could only pass were asked"


# --- real dice --------------------------------------------------------------------------------------------------------


class Roller:
    """Answers prompts: dice with a generator of its own, everything else with the first choice."""

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
def test_people_roll_their_own_dice(roll: Callable[..., tuple[Result, Roller]], home: Path) -> None:
    result, roller = roll("--dice", "real", "--seed", "9", seed=3)
    assert result.exit_code == 0, result.output
    record = the_record(home)
    assert record.chance == {"kind": "rolled", "seed": 9, "rolls": roller.rolls}
    record.verify(GAME)
    for told in (
        "Small Ball rolls the d20 for home",
        "One d20 for both",
        "rolls the d20: the pitch of ",
        "rolls the d24: the swing of ",
        "or more puts the runner out.",
    ):
        assert told in result.stdout, told


def test_a_die_has_only_its_own_faces(roll: Callable[..., tuple[Result, Roller]]) -> None:
    result, _ = roll("--dice", "real", most=12, first=["21", "0", "-1", "six", "", "7"])
    assert result.exit_code == 0
    assert "“21” is not a face of a die with 20 sides: type a number from 1 to 20" in result.stdout
    assert result.stdout.count("is not a face of a die") == 5
    assert "The game is saved in" in result.stdout


@pytest.mark.slow
def test_dice_go_on_after_a_break(roll: Callable[..., tuple[Result, Roller]], home: Path) -> None:
    _, roller = roll("--dice", "real", "--seed", "9", most=60)
    before = the_record(home)
    assert before.chance["rolls"] == roller.rolls[: len(before.chance["rolls"])]
    result, _ = roll("--resume", seed=2)
    assert result.exit_code == 0, result.output
    after = the_record(home)
    assert after.moves[: len(before.moves)] == before.moves
    assert after.chance["rolls"][: len(before.chance["rolls"])] == before.chance["rolls"]
    after.verify(GAME)


@pytest.mark.parametrize(("damage", "sentence"), [("cut", "a roll of the dice"), ("face", "a 25 was rolled")])
def test_a_record_with_wrong_rolls_is_refused(
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


def test_one_can_leave_instead_of_rolling(roll: Callable[..., tuple[Result, Roller]], home: Path) -> None:
    result, _ = roll("--dice", "real", first=["3", "4", "5", "q"])
    assert result.exit_code == 0
    assert "The game is saved in" in result.stdout
    assert the_record(home).chance["rolls"] == [3, 4, 5]


# --- leaving and coming back ------------------------------------------------------------------------------------------


def test_leaving_says_how_to_go_on_in_the_same_way(play: Run, run: Run, home: Path) -> None:
    left = play("--seed", "5", "--auto", "--orders", "never-bunt", typed="1\nq\n")
    assert "go on with: pennant play clutch --resume --orders never-bunt --auto" in left.stdout
    before = the_record(home).moves
    resumed = run("play", "--resume", "--auto", "--plain", "--quick", typed="1\n1\nq\n")
    assert resumed.exit_code == 0, resumed.output
    after = the_record(home).moves
    assert after[: len(before)] == before
    assert len(after) > len(before)


@pytest.mark.slow
def test_a_game_survives_being_killed(tmp_path: Path) -> None:
    words = ["clutch", "--seed", "5"]
    whole = started(tmp_path / "whole", *words)
    whole.communicate(FIRST_CHOICES, timeout=120)
    for number in range(2):
        process = started(tmp_path / "killed", *(words if number == 0 else ["--resume"]))
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write("1\n" * 60)
        process.stdin.flush()
        process.stdout.read(4001 * (number + 1))
        process.send_signal(signal.SIGKILL)
        process.communicate(timeout=60)
    last = started(tmp_path / "killed", "--resume")
    told, _ = last.communicate(FIRST_CHOICES, timeout=120)
    assert last.returncode == 0, told
    assert the_record(tmp_path / "killed").result == the_record(tmp_path / "whole").result


# --- watching and looking back ----------------------------------------------------------------------------------------


def test_a_watched_game_verifies(run: Run, watched: Path) -> None:
    result = run("verify", str(watched))
    assert result.exit_code == 0
    assert "all legal; the same result and digest" in result.stdout


@pytest.mark.slow
@pytest.mark.parametrize("seat", ["0", "1", "spectator", "all"])
def test_a_replay_tells_a_seat_only_what_it_may_know(run: Run, watched: Path, seat: str) -> None:
    told = run("replay", str(watched), "--seat", seat).stdout
    names = ["Small Ball", "Three True Outcomes"]
    for other, name in enumerate(names):
        hidden = f"{name} draws 3 cards." in told
        assert hidden == (seat in ("spectator", str(1 - other)))
    assert ("You draw " in told) == (seat in ("0", "1"))
    assert "Final score: " in told


# --- box scores -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_a_record_has_a_box_score(run: Run, watched: Path, lang: str) -> None:
    told = run("box", str(watched), "--lang", lang).stdout
    score = Record.load(watched).replay(GAME)
    assert isinstance(score, Ballgame)
    for seat, name in enumerate(("Small Ball", "Three True Outcomes")):
        (row,) = re.findall(rf"^{name} +(?:[\dX]+ +)+\d+ +\d+ +\d+$", told, re.MULTILINE)
        assert int(row.split()[-3]) == score.teams[seat].runs
    assert told.count("BF") == 2
    assert ("Win: " if lang == "en" else "Победа: ") in told


def test_a_box_score_for_other_programs(run: Run, watched: Path, tmp_path: Path) -> None:
    found = load(run("box", str(watched), "--format", "json").stdout)
    assert found.clubs == ("Small Ball", "Three True Outcomes")
    events = run("box", str(watched), "--format", "retrosheet").stdout.splitlines()
    assert events[0].startswith("id,")
    assert sum(text.startswith("play,") for text in events) > 50
    out = tmp_path / "deep" / "box.txt"
    assert run("box", str(watched), "--out", str(out)).exit_code == 0
    assert out.read_text(encoding="utf-8") == run("box", str(watched)).stdout


def test_a_wrong_box_score_is_a_sentence(run: Run, watched: Path, tmp_path: Path) -> None:
    assert "did you mean 'retrosheet'?" in run("box", str(watched), "--format", "retroshet").stderr
    assert "there is no game 2" in run("box", str(watched), "--game", "2").stderr.lower()
    other = tmp_path / "other.json"
    run("watch", "highlights", "--mode", "single", "--seed", "1", "--quick", "--save", str(other))
    assert "keeps no box score" in run("box", str(other)).stderr
    assert run("box", str(tmp_path / "nothing.json")).exit_code == 1


# --- decks and cards --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("style", [[], ["--style", "best"], ["--style", "bullpen"]])
@pytest.mark.parametrize("roster", ["standard", "20-man"])
def test_a_deck_is_built_and_checked(run: Run, tmp_path: Path, style: list[str], roster: str) -> None:
    file = tmp_path / "deck.toml"
    words = ["deck", "build", *style, "--roster", roster, "--seed", "4", "--title", "Mine"]
    assert run(*words, "-o", str(file)).exit_code == 0
    assert run(*words).stdout == file.read_text(encoding="utf-8")
    result = run("deck", "check", str(file), "--roster", roster)
    assert result.exit_code == 0
    assert result.stdout == f"{file}: legal\n"


def test_a_built_deck_can_be_played(run: Run, home: Path, tmp_path: Path) -> None:
    file = tmp_path / "deck.toml"
    run("deck", "build", "--style", "best", "--seed", "4", "--title", "Mudlarks", "-o", str(file))
    result = run("play", "clutch", "--deck", str(file), "--plain", "--quick", "--seed", "2", typed="1\nq\n")
    assert result.exit_code == 0, result.output
    assert "Small Ball" in result.stdout
    assert the_record(home).options["decks"] == [str(file), "small-ball"]


def test_everything_wrong_with_a_deck_is_said_at_once(run: Run, tmp_path: Path) -> None:
    whole = run("deck", "build", "--style", "best", "--seed", "4").stdout
    file = tmp_path / "deck.toml"
    file.write_text(whole.replace('stadium = "', 'stadium = "X').replace("R01 = ", "R99 = "), encoding="utf-8")
    result = run("deck", "check", str(file), "small-ball", str(tmp_path / "nowhere.toml"))
    assert result.exit_code == 1
    wrong = [text for text in result.stdout.splitlines() if text.startswith(str(file))]
    assert any("there is no stadium" in text and "C-2.4.1" in text for text in wrong)
    assert "small-ball: legal" in result.stdout.splitlines()
    assert "neither one of ours nor a file" in result.stdout


def test_a_deck_that_can_not_be_written_leaves_nothing_behind(run: Run, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    result = run("deck", "build", "--seed", "4", "-o", str(tmp_path / "file" / "deck.toml"))
    assert result.exit_code == 1
    assert "cannot be written" in result.stderr
    assert [path.name for path in tmp_path.iterdir()] == ["file"]


@pytest.mark.parametrize(
    ("words", "sentence"),
    [(["--style", "bst"], "did you mean 'best'?"), (["--roster", "20man"], "did you mean '20-man'?")],
)
def test_a_wrong_wish_for_a_deck_is_a_sentence(run: Run, words: list[str], sentence: str) -> None:
    result = run("deck", "build", *words)
    assert result.exit_code == 2
    assert sentence in result.stderr


def test_a_deck_is_built_of_the_cards_that_one_has(run: Run, tmp_path: Path) -> None:
    pool = tmp_path / "pool.txt"
    pool.write_text("S2, H1\nP1 N1", encoding="utf-8")
    built = run("deck", "build", "--pool", str(pool), "--seed", "1").stdout
    assert 'stadium = "S2"' in built
    assert 'coaches = ["H1", "P1", "N1"]' in built
    pool.write_text("S99", encoding="utf-8")
    assert "there is no card 's99'" in run("deck", "build", "--pool", str(pool)).stderr.lower()


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_our_decks_are_listed(run: Run, lang: str) -> None:
    told = run("deck", "list", "--lang", lang).stdout
    for name in ("bullpen", "glove-first", "small-ball", "three-true-outcomes"):
        assert re.search(rf"^{name} ", told, re.MULTILINE)


def test_cards_that_can_never_or_always_be_played_are_marked(run: Run) -> None:
    told = run("lint", "clutch", "--games", "1").stdout
    rows = [text for text in told.splitlines() if re.match(r"[BRGWHPN]\d", text)]
    assert len(rows) == len(BOOK.strategies) + len(BOOK.coaches)
    assert re.search(r"^B05 .*100\.0%.* always$", told, re.MULTILINE)
    assert "clutch has" in run("lint", "highlights").stderr


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_cards_are_listed_and_shown(run: Run, lang: str) -> None:
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


def test_modes_are_listed_with_their_options(run: Run) -> None:
    told = run("modes", "clutch").stdout
    for mode in GAME.modes.values():
        assert f"  {mode.name}" in told
        for option in mode.options:
            assert f"--option {option.name}=" in told


def test_the_menu_starts_a_game(run: Run, home: Path) -> None:
    result = run("menu", typed="1\n3\n1\n1\n1\n1\nq\n")
    assert result.exit_code == 0, result.output
    assert "Which deck is yours?" in result.stdout
    assert the_record(home).game == "clutch"


# --- screens ----------------------------------------------------------------------------------------------------------


class Table:
    """A game of sensible and a few random moves, seen from seat 0."""

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

    def asked(self) -> Scene | None:
        """The scene with the decision of seat 0, if it owes one."""
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
def test_every_screen_of_a_game_fits(options: dict[str, Any], lang: str) -> None:
    table = Table("single", 3, lang, **options)
    seen: set[str] = set()
    drawn = 0
    while not table.state.is_over():
        scene = table.asked()
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


def test_a_roster_of_forty_fits_the_smallest_screen(run: Run, tmp_path: Path) -> None:
    decks = [str(tmp_path / f"{number}.toml") for number in range(2)]
    for number, deck in enumerate(decks):
        built = run("deck", "build", "--roster", "all-star", "--style", "best", "--seed", str(number), "-o", deck)
        assert built.exit_code == 0, built.output
    table = Table("single", 1, decks=decks, roster="all-star")
    most = 0
    for _ in range(250):
        scene = table.asked()
        if scene is not None and len(scene.options) > most:
            most = len(scene.options)
            block = table.terminal_game.screen(scene, 80, 24 - BELOW)
            check_size(block, 80, 24)
            for number in range(1, most + 1):
                assert re.search(rf"(?<!\d){number}↵? \S", text_of(block)), text_of(block)
        table.move()
        table.session.catch_up(table.state)
    assert most > 20


def test_every_moment_between_two_decisions_fits_and_is_told_once() -> None:
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
def test_the_odds_on_the_screen_are_those_of_the_rules() -> None:
    """They are reckoned from what the viewer sees, and nobody sees too little for that."""
    compared = 0
    table = Table("single", 1)
    while not table.state.is_over():
        assert isinstance(table.state, Ballgame)
        reckoning = reckon(BOOK, GAME.view(table.state, None), GAME.settings(table.state)[1])
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


def test_the_table_shows_who_meets_and_what_counts() -> None:
    table = Table("single", 5)
    while (scene := table.asked()) is None or scene.decision is None or scene.decision.kind != "card":
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


def test_the_scoreboard_has_the_runs_of_every_inning() -> None:
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
