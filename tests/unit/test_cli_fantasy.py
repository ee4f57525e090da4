"""Fantasy in the terminal: whole seasons, hidden cards, commands at the prompt, and screens that fit."""

import random
import re
import signal
import subprocess
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any, cast

import pytest
from typer.testing import CliRunner, Result

import pennant
from pennant.cli.commands import app
from pennant.cli.draw import Block
from pennant.cli.show import BELOW
from pennant.cli.terminal_game import Scene, TerminalGame, terminal_game_of
from pennant.cli.viewer_session import ViewerSession
from pennant.games.fantasy.cards import book_of
from pennant.games.fantasy.chapters import SeasonSheet
from pennant.games.fantasy.reckoning import Reckoning
from pennant.games.fantasy.rules import stats
from pennant.games.fantasy.rules.season import Season
from pennant.games.fantasy.view_types import View
from pennant.kernel.players import person
from pennant.kernel.record import Record
from pennant.kernel.state import State
from tests.unit.test_cli_play import start_process

GAME = pennant.game("fantasy")
BOOK = GAME.card_set(None)
NAMES = {card.id: card.name for card in BOOK.characters}
FIRST_CHOICES = "1\n" * 4000
"""Input that always takes the first choice; long enough for any game."""
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
        return run("play", "fantasy", *words, "--plain", "--quick", typed=typed)

    return invoke


def load_record(home: Path) -> Record:
    (path,) = (home / "games").glob("*.json")
    return Record.load(path)


# --- whole games ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_whole_season_is_narrated_and_saved(play: Run, home: Path, seats: int) -> None:
    result = play("--seats", str(seats), "--vs", "random:seed=1", "--seed", "5", typed=FIRST_CHOICES)
    assert result.exit_code == 0, result.output
    record = load_record(home)
    assert len(record.players) == seats
    record.verify(GAME)
    assert "The season in Wins" in result.stdout
    assert re.search(r"You are the champion!|are the champions!", result.stdout)
    assert not set(result.stdout) & set("╭│╰─▶▒█\x1b")


@pytest.mark.slow
def test_season_with_all_options_can_be_played_in_russian(play: Run, home: Path) -> None:
    options = ["events=yes", "more_wins=yes", "win_values=printed", "draft=pairs", "always_wild_card=yes"]
    wishes = [word for option in options for word in ("--option", option)]
    words = ["--seats", "5", "--vs", "random:seed=1", "--seed", "2", "--lang", "ru", *wishes]
    result = play(*words, typed=FIRST_CHOICES)
    assert result.exit_code == 0, result.output
    load_record(home).verify(GAME)
    assert "Чемпион" in result.stdout
    assert "Сезон в победах" in result.stdout


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_whole_solo_season_can_be_played(play: Run, home: Path, lang: str) -> None:
    result = play("--mode", "solo", "--seed", "6", "--lang", lang, typed=FIRST_CHOICES)
    assert result.exit_code == 0, result.output
    record = load_record(home)
    assert record.mode == "solo"
    assert record.result is not None
    for name in ("Robot", "Deck") if lang == "en" else ("Робот", "Колода"):
        assert name in result.stdout


def test_one_seat_selects_solo_mode(play: Run, home: Path) -> None:
    play("--seats", "1", typed="q\n")
    assert load_record(home).mode == "solo"


@pytest.mark.slow
def test_five_people_share_one_keyboard(play: Run, home: Path) -> None:
    people = ["Ann", "Ben", "Cy", "Di", "Ed"]
    words = ["--seats", "5", "--hot-seat", "--names", ",".join(people), "--seed", "3"]
    result = play(*words, typed=FIRST_CHOICES)
    assert result.exit_code == 0, result.output
    record = load_record(home)
    assert record.players == [f"human:{name}" for name in people]
    record.verify(GAME)
    for name in people:
        assert f"Give the keyboard to {name}." in result.stdout


def test_hot_seat_players_do_not_see_each_others_hands(play: Run) -> None:
    """Output between two handovers of the keyboard is meant for one person."""
    people = ["Ann", "Ben", "Cy"]
    words = ["--seats", "3", "--hot-seat", "--names", ",".join(people), "--seed", "3"]
    result = play(*words, typed="\n" + "1\n\n\n" * 3)
    state = GAME.new("season", 3, seats=3)
    hands = {name: GAME.view(state, seat)["managers"][seat]["hand"] for seat, name in enumerate(people)}
    first = result.stdout.partition("round 2")[0].split("Give the keyboard to ")[1:4]
    assert [part[:2] for part in first] == ["An", "Be", "Cy"]
    for part in first:
        name = part.partition(".")[0]
        for other, hand in hands.items():
            shown = [card for card in hand if NAMES[card] in part]
            assert shown == (hand if other == name else [])


@pytest.mark.slow
def test_players_option_mixes_people_and_bots(play: Run, home: Path) -> None:
    result = play("--players", "random:seed=1,human:Ann,random:seed=2,human:Ben", "--seed", "3", typed=FIRST_CHOICES)
    assert result.exit_code == 0, result.output
    record = load_record(home)
    assert record.players == ["random:seed=1", "human:Ann", "random:seed=2", "human:Ben"]
    assert record.options["seats"] == 4
    record.verify(GAME)


WRONG = {
    "too many seats": (["--seats", "6"], "Option seats goes from 2 to 5, not 6."),
    "seats of solo": (["--mode", "solo", "--seats", "3"], "Mode solo has a table for 1, not for 3."),
    "more wins": (["--seats", "3", "--option", "more_wins=yes"], "Option more_wins is for 4 or 5 Managers"),
    "players and seats": (["--seats", "3", "--players", "human,random"], "3 seats, but --players names 2."),
    "players and bots": (["--players", "human,random", "--vs", "random"], "leave out --vs, --hot-seat and --names"),
    "a player that is nobody": (["--players", "human,randm"], "There is no bot 'randm': did you mean 'random'?"),
    "a long name": (["--players", "human:" + "A" * 40 + ",random"], "A name has at most 30 letters, not 40."),
    "people in solo": (["--mode", "solo", "--hot-seat"], "has room for 1"),
}  # fmt: skip


@pytest.mark.parametrize("case", WRONG)
def test_invalid_table_arguments_return_error_message(run: Run, case: str) -> None:
    words, sentence = WRONG[case]
    result = run("play", "fantasy", *words)
    assert result.exit_code == 2
    assert sentence in result.stderr


# --- at the prompt ----------------------------------------------------------------------------------------------------


def test_prompt_accepts_commands_and_explains_invalid_input(play: Run, home: Path) -> None:
    first = GAME.view(GAME.new("season", 5, seats=3), 0)["managers"][0]["hand"][0]
    typed = ["?", "? 2", "? p-31", "? W01", "? E14", "? F-6.5", "? AXE", "? era", "? F-99", "m", "t", "s", "l", "u"]
    typed += ["gibberish", first.lower(), "q"]
    result = play("--seats", "3", "--vs", "random:seed=1", "--seed", "5", typed="\n".join(typed) + "\n")
    assert result.exit_code == 0, result.output
    for expected in (
        "keep P-31",
        "slide the No Crying token",
        "Choice 2: keep ",
        "Pickoff Bromli, Undermountain Diggers",
        "Grudge Game at Mossgate Park",
        "Craft Guild Clinic",
        "Rule F-6.5",
        "ERA: ",
        "There is no card or rule “F-99”",
        "Character Deck 44",
        "AVG ERA",
        "The season in Wins, as the tracks stand now",
        "Waiver order: ",
        "There is nothing to take back",
        "“gibberish” is neither a choice nor a command",
    ):
        assert expected in result.stdout, expected
    assert (0, f"keep {first}") in load_record(home).moves


def test_roster_is_set_base_by_base_with_undo(play: Run, home: Path) -> None:
    """The other managers are ready, but rosters stay hidden until all bases are set, so undo is possible (F-5.3.2)."""
    typed = "1\n" * 7 + "1\n2\nu\nu\n3\n3\n1\n1\nq\n"
    result = play("--seats", "2", "--vs", "random:seed=1", "--seed", "5", typed=typed)
    texts = [text for seat, text in load_record(home).moves if seat == 0]
    start = next(number for number, text in enumerate(texts) if text.startswith("1st "))
    kinds = [text.partition(" ")[0] for text in texts[start:]]
    assert kinds[:8] == ["1st", "2nd", "undo", "undo", "1st", "2nd", "3rd", "home"]
    assert ", total " in result.stdout


@pytest.mark.slow
def test_forced_pass_is_skipped_only_when_one_person_plays(play: Run, home: Path) -> None:
    """Players who share a keyboard are always asked, because a skipped question would reveal their cards (F-6.2)."""
    alone = play("--seats", "3", "--vs", "random:seed=1", "--seed", "5", typed=FIRST_CHOICES)
    assert "\n1: Pass\n" not in alone.stdout
    together = play("--seats", "3", "--hot-seat", "--vs", "random:seed=1", "--seed", "5", typed=FIRST_CHOICES)
    assert "\n1: Pass\n" in together.stdout


def test_token_is_not_part_of_the_record(play: Run, home: Path) -> None:
    """The token is a joke: it is not part of the state, the record or the legal moves (F-12.4, F-R48)."""
    words = ["--seats", "3", "--hot-seat", "--names", "Ann,Ben", "--vs", "random:seed=1", "--seed", "5"]
    result = play(*words, typed="\ntoken\ntoken 9\ntoken 2\ntoken 3\n1\n\n\n1\nq\n")
    assert result.exit_code == 0, result.output
    token_lines = [line for line in result.stdout.splitlines() if "token" in line]
    assert "Which manager? Type token and a number from 1 to 3." in result.stdout
    assert result.stdout.count("Ann slides the token to Ben.") == 2  # Ann sees it immediately, Ben in his story
    assert "Once is enough: make your choice first." in result.stdout
    assert not any("slides the token to " in line and not line.endswith("to Ben.") for line in token_lines)
    record = load_record(home)
    assert not [text for _, text in record.moves if "token" in text]
    record.verify(GAME)


def test_quit_saves_season_and_resume_continues_it(play: Run, run: Run, home: Path) -> None:
    play("--seats", "4", "--vs", "random:seed=1", "--seed", "5", typed="1\n" * 12 + "q\n")
    before = load_record(home).moves
    resumed = run("play", "--resume", "--plain", "--quick", typed=FIRST_CHOICES)
    assert resumed.exit_code == 0, resumed.output
    record = load_record(home)
    assert record.moves[: len(before)] == before
    record.verify(GAME)


@pytest.mark.slow
def test_killed_season_resumes_to_the_same_result(tmp_path: Path) -> None:
    """The process is killed several times in the middle of a season."""
    words = ["fantasy", "--seats", "3", "--seed", "5"]
    whole = start_process(tmp_path / "whole", *words)
    whole.communicate(FIRST_CHOICES, timeout=120)
    for number in range(3):
        process = start_process(tmp_path / "killed", *(words if number == 0 else ["--resume"]))
        _kill_after(process, 4000 * (number + 1))
    last = start_process(tmp_path / "killed", "--resume")
    output, _ = last.communicate(FIRST_CHOICES, timeout=120)
    assert last.returncode == 0, output
    load_record(tmp_path / "killed").verify(GAME)
    assert load_record(tmp_path / "killed").result == load_record(tmp_path / "whole").result


def _kill_after(process: "subprocess.Popen[str]", letters: int) -> None:
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write("1\n" * 60)
    process.stdin.flush()
    process.stdout.read(letters)
    process.send_signal(signal.SIGKILL)
    process.communicate(timeout=30)


# --- watch and replay -------------------------------------------------------------------------------------------------


@pytest.fixture
def record(run: Run, tmp_path: Path) -> Path:
    path = tmp_path / "watched.json"
    words = ["--seats", "4", "--bots", "random:seed=1,random:seed=2", "--seed", "4", "--save", str(path)]
    result = run("watch", "fantasy", *words, "--option", "events=yes")
    assert result.exit_code == 0, result.output
    return path


def test_record_of_watched_season_verifies(run: Run, record: Path) -> None:
    assert "all legal; the same result and digest" in run("verify", str(record)).stdout


@pytest.mark.parametrize("seat", ["0", "3", "spectator", "all"])
def test_replay_hides_cards_that_a_seat_may_not_see(run: Run, record: Path, seat: str) -> None:
    """Before the first reveal, managers do not know what the others keep and discard (F-3.2, F-3.11)."""
    result = run("replay", str(record), "--seat", seat)
    assert result.exit_code == 0, result.output
    draft = result.stdout.partition("Month 1 begins.")[0]
    kept = [(who, text.split()[1]) for who, text in Record.load(record).moves if text.startswith(("keep", "discard"))]
    for who, card in kept:
        assert (NAMES[card] in draft) == (seat in ("all", str(who)) or _seat_keeps_card(card, seat, kept))
    assert "champions!" in result.stdout or "You are the champion!" in result.stdout


def _seat_keeps_card(card: str, seat: str, kept: list[tuple[int, str]]) -> bool:
    """Whether the seat itself keeps this card at some time, so that its name may be printed."""
    return any(str(who) == seat and other == card for who, other in kept)


def test_replay_addresses_seat_as_you(run: Run, record: Path) -> None:
    assert "You keep " in run("replay", str(record), "--seat", "2").stdout
    assert "You keep " not in run("replay", str(record), "--seat", "spectator").stdout


# --- lists and the menu -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_cards_command_lists_filters_and_shows_cards(run: Run, lang: str) -> None:
    whole = run("cards", "fantasy", "--lang", lang).stdout.splitlines()
    for card in (*BOOK.characters, *BOOK.wins, *BOOK.events, *BOOK.teams):
        assert any(line.startswith(card.id) and card.name in line for line in whole), card.id
    wins = run("cards", "fantasy", "--lang", lang, "--type", "win").stdout.splitlines()
    assert sum(bool(re.match(r"W\d", line)) for line in wins) == len(BOOK.wins)
    assert not any(line.startswith("P-") for line in wins)
    orcs = run("cards", "fantasy", "--team", "skullsmash orcs", "--tier", "rookie").stdout.splitlines()
    assert [line.split()[0] for line in orcs[2:-2]] == ["DH-88", "P-55"]
    assert "Snagga Toothtag" in run("cards", "fantasy", "p-55", "--lang", lang).stdout


def test_invalid_card_filter_returns_error_message(run: Run) -> None:
    for words, sentence in (
        (["--type", "wins"], "There is no type 'wins': did you mean 'win'?"),
        (["--tier", "rooky"], "There is no tier 'rooky': did you mean 'rookie'?"),
        (["--team", "orcs"], "There is no team 'orcs'"),
    ):
        result = run("cards", "fantasy", *words)
        assert result.exit_code == 2
        assert sentence in result.stderr


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_modes_command_lists_modes_with_options(run: Run, lang: str) -> None:
    output = run("modes", "fantasy", "--lang", lang).stdout
    for mode in GAME.modes.values():
        for option in mode.options:
            assert f"--option {option.name}=" in output
    assert ("An Event every month" in output) == (lang == "en")


def test_menu_starts_season_with_people_and_bot(run: Run, home: Path) -> None:
    """The input selects new game, Fantasy, season, three seats, two people, and a random bot."""
    result = run("menu", typed="1\n2\n1\n2\n2\n2\n\n\nq\n")
    assert result.exit_code == 0, result.output
    assert load_record(home).players == ["human", "human", "random"]
    assert "Give the keyboard to " in result.stdout


def test_menu_starts_solo_game(run: Run, home: Path) -> None:
    result = run("menu", typed="1\n2\n2\nq\n")
    assert result.exit_code == 0, result.output
    assert load_record(home).mode == "solo"


# --- screens ----------------------------------------------------------------------------------------------------------


class Table:
    """A game of random moves, seen from seat 0."""

    def __init__(self, mode: str, seed: int, lang: str = "en", **options: Any) -> None:
        self.state: State = GAME.new(mode, seed, listen=True, **options)
        self.terminal_game: TerminalGame = terminal_game_of(GAME, lang)
        players = [person(), *["random"] * (self.state.seats - 1)]
        self.session = ViewerSession(GAME, self.terminal_game, self.state, 0, players)
        self._choose = random.Random(seed)

    def move(self) -> None:
        seat = self.state.actors()[-1]
        self.state.play(seat, self._choose.choice(self.state.legal(seat)))

    def decision_scene(self) -> Scene | None:
        """The scene with the decision of seat 0, or None if seat 0 has nothing to decide."""
        return decision_scene(self.terminal_game, self.session, self.state)


def decision_scene(terminal_game: TerminalGame, session: ViewerSession, state: State) -> Scene | None:
    scene = session.scene()
    scene.decision = GAME.decision(state, 0)
    if scene.decision is None:
        return None
    scene.options = terminal_game.options(scene.decision, scene.view)
    return scene


def text_of(block: Block) -> str:
    return "\n".join(text.plain.rstrip() for text in block)


def check_screen(terminal_game: TerminalGame, scene: Scene, width: int, height: int) -> str:
    block = terminal_game.screen(scene, width, height - BELOW)
    shown = text_of(block)
    assert len(block) <= height - BELOW, shown
    assert max(text.cell_len for text in block) <= width, shown
    for number in range(1, len(scene.options) + 1):
        assert re.search(rf"(?<!\d){number}\s+\S", shown), f"choice {number} is not on the screen:\n{shown}"
    return shown


CASES: dict[str, tuple[str, dict[str, Any]]] = {
    "two": ("season", {"seats": 2, "two_player_edge": 1}),
    "four": ("season", {"seats": 4, "events": True, "win_values": "printed"}),
    "five": ("season", {"seats": 5, "events": True, "more_wins": True, "always_wild_card": True}),
    "pairs": ("season", {"seats": 3, "draft": "pairs", "recruit": "immediate", "fa_rest": "discard"}),
    "snake": ("season", {"seats": 5, "draft": "snake"}),
    "solo": ("solo", {"events": True, "months": 4}),
}


@pytest.mark.slow
@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize("case", CASES)
def test_every_screen_fits_and_shows_all_choices(case: str, lang: str) -> None:
    mode, options = CASES[case]
    table = Table(mode, 4, lang, **options)
    drawn: Counter[str] = Counter()
    while not table.state.is_over():
        scene = table.decision_scene()
        if scene is not None and scene.decision is not None and drawn[scene.decision.kind] < 6:
            for width, height in SIZES[: 3 if not drawn[scene.decision.kind] else 1]:
                check_screen(table.terminal_game, scene, width, height)
            drawn[scene.decision.kind] += 1
        table.move()
        table.session.catch_up(table.state)
    for width, height in SIZES:
        check_screen(table.terminal_game, table.session.scene(), width, height)
    for letter in table.terminal_game.pages:
        assert table.terminal_game.page(letter, table.session.scene(), 99)
    assert {"discard", "roster", "magic", "claim", "drop"} <= set(drawn)


def test_follow_fits_screen_and_tells_same_story_as_catch_up() -> None:
    one, other = (Table("season", 6, seats=4, events=True) for _ in range(2))
    drawn = 0
    while not one.state.is_over():
        for table in (one, other):
            table.move()
        for sentences in one.session.follow(one.state):
            assert sentences
            if drawn % 3 == 0:
                check_screen(one.terminal_game, one.session.scene(), 80, 24)
            drawn += 1
        other.session.catch_up(other.state)
        assert one.session.view == GAME.view(one.state, 0)
    assert one.session.story == other.session.story


def test_season_sheet_adds_up_to_wins_and_games() -> None:
    for seed in range(3):
        table = Table("season", seed, seats=4, events=True, win_values="printed")
        while not table.state.is_over():
            table.move()
            table.session.catch_up(table.state)
        sheet, view = table.session.sheet, table.session.view
        assert isinstance(sheet, SeasonSheet)
        battles = [each for chapter in sheet.chapters if chapter.kind == "month" for each in chapter.battles.values()]
        assert len(battles) == 12
        for seat, manager in enumerate(view["managers"]):
            assert sum(battle.worth for battle in battles if battle.winner == seat) == manager["wins"]
            assert sum(wins.get(seat, 0) for wins in sheet.bonus.values()) == manager["bonus"]
        games = [battle.winner for battle in sheet.chapters[-1].battles.values() if battle.over]
        assert [games.count(seat) for seat in range(4)] == [manager["games"] for manager in view["managers"]]


def test_displayed_totals_match_totals_of_rules() -> None:
    """Compare the total of every manager's active Character, including all effects in force (F-6.8)."""
    table = Table("season", 8, seats=4, events=True)
    compared = 0
    while not table.state.is_over():
        state = table.state
        assert isinstance(state, Season)
        if state.laid and table.decision_scene() is not None and state.field[state.place()] >= 0:
            win = state.field[state.place()]
            reckoning = Reckoning(BOOK, cast(View, table.session.view), table.session.settings)
            for seat in state.playing():
                true = None if state.active(seat) < 0 else stats.total(state, seat, win)
                assert reckoning.total(seat, book_of(state.cards).wins[win].id) == true
                compared += true is not None
        table.move()
        table.session.catch_up(table.state)
    assert compared > 30


def test_result_lists_managers_by_rank() -> None:
    table = Table("season", 3, seats=5)
    while not table.state.is_over():
        table.move()
        table.session.catch_up(table.state)
    rows = [text.plain for text in table.terminal_game.result(table.session.scene(), 80)][2:-1]
    ranks = table.state.ranks()
    assert [table.session.names.index(_name_in_row(row, table.session.names)) for row in rows] == [
        ranks.index(place) for place in range(1, 6)
    ]
    assert "Champion 4:" in rows[0]


def _name_in_row(row: str, names: list[str]) -> str:
    """The name of the manager in this row, which may be shortened to its last word."""
    return next(name for name in names if name.split()[-1] in row)


MAGIC_STEP: dict[str, Any] = {
    "phase": "week",
    "seats": 4,
    "month": 2,
    "week": 2,
    "order": ["M0", "M2", "M1", "M3"],
    "options": {"events": True, "win_values": "printed"},
    "event": "E05",
    "field": {"2nd": "W11", "3rd": "W42", "home": "W22"},
    "M0": {
        "lineup": {"1st": "P-63", "2nd": "P-97", "3rd": "LF-40", "home": "P-44"},
        "bench": ["P-55", "SS-9"],
        "tracks": {"red": 1, "orange": 0, "green": 4, "blue": 1},
        "wins": 2,
    },
    "M1": {"lineup": {"1st": "P-31", "2nd": "P-99"}, "bench": ["C-8"], "exhausted": ["C-8"], "tracks": {"yellow": 2}},
    "M2": {"lineup": {"1st": "P-41", "2nd": "P-67"}, "tracks": {"red": 2, "blue": 1}, "wins": 1},
    "M3": {"lineup": {"1st": "P-20", "2nd": "P-36"}, "tracks": {"red": 1, "blue": 11}, "wins": 5},
}
"""A week in which Ember Heatwave is behind, and Snagga Toothtag is on the bench."""


def magic_step(lang: str = "en") -> tuple[TerminalGame, Scene]:
    state = GAME.position(MAGIC_STEP)
    for seat in (3, 1, 2):
        state.play(seat, state.legal(seat)[0])
    terminal_game = terminal_game_of(GAME, lang)
    players = [person("Ann"), person("Ben"), person("Cy"), person("Di")]
    scene = decision_scene(terminal_game, ViewerSession(GAME, terminal_game, state, 0, players), state)
    assert scene is not None
    return terminal_game, scene


def test_magic_step_screen_has_expected_text_at_80_by_24() -> None:
    terminal_game, scene = magic_step()
    shown = check_screen(terminal_game, scene, 80, 24).splitlines()
    assert shown[0].startswith("Month 2 of 3 · week 2 · Giant-Built Mound: ")
    assert shown[1:9] == [
        "turn order →                 4 Di         2 Ben        3 Cy        ▶1 Ann",
        "Wins                         5            0            1            2",
        "▶2nd  AVG ERA W K B+1     2W Fadeaway 18  Basepath 22  Scaldwi… 22  Heatwave 16",
        " 3rd  R HR RBI    R+1 B+1 1W ▒▒           ▒▒           ▒▒           U. Longball",
        " Home AVG IP      G+1     2W ▒▒           ▒▒           ▒▒           F. Thorgrim",
        " bench                       ▒▒ ▒▒        ×Anvild… ▒▒  ▒▒ ▒▒        Toot… Poun…",
        " tracks                      ▁        █       ▂        ▂        ▁   ▁     ▃  ▁",
        " R O Y G B                   1 0 0 0 11   0 0 2 0  0   2 0 0 0  1   1 0 0 4  1",
    ]
    assert shown[-7:-3] == [
        "Your cards            AVG  R HR RBI SB ERA IP  W  K SV  magic         2nd then",
        "   E Ember Heatwave     ·  ·  ·   ·  ·   4  ·  · 10  3  FLAMES  ▶2nd   16",
        " 1 E Snagga Toothtag    ·  ·  ·   ·  ·   ·  4  3  7  ·  SUMMON  bench  12  →26",
        " 2 G Purrcy Pounce      2  4  ·   ·  7   ·  ·  ·  ·  ·  MEOW    bench   2",
    ]
    assert shown[-1].endswith("   3 Pass")


def test_tracks_are_drawn_as_bars_on_larger_screens() -> None:
    terminal_game, scene = magic_step()
    shown = check_screen(terminal_game, scene, 100, 30)
    assert re.search(r"B blue +SB +SV +█{10,} 11 +0 +█ 1 +█ 1\n", shown)
    assert "Good" not in shown
    assert re.search(r"Heatwave +E 16\n", shown)


def test_token_is_shown_next_to_its_holder() -> None:
    terminal_game, scene = magic_step()
    scene.token = 2
    assert " 3 Cy ☂" in check_screen(terminal_game, scene, 80, 24)
    assert "Cy has the No Crying token." in terminal_game.plain(scene)


def test_choices_about_opponents_take_one_line_per_opponent() -> None:
    """One line for each of twenty stats or tracks would push the table off a small screen."""
    state = GAME.position({**MAGIC_STEP, "M0": {**MAGIC_STEP["M0"], "bench": ["P-98"]}})
    for seat in (3, 1, 2):
        state.play(seat, state.legal(seat)[0])
    state.play(0, GAME.parse(state, 0, "use P-98"))
    terminal_game = terminal_game_of(GAME, "en")
    scene = decision_scene(terminal_game, ViewerSession(GAME, terminal_game, state, 0, []), state)
    assert scene is not None
    assert scene.decision is not None
    assert scene.decision.kind == "flames"
    shown = check_screen(terminal_game, scene, 80, 24)
    assert re.search(r"\(Aerowyn Basepath\):  1 ERA 10  2 IP 5  3 W 6  4 K 6  5 SV 3\n", shown)
    assert "▶2nd  AVG ERA W K" in shown
