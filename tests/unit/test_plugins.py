"""Tests that games and bots of other packages are found through entry points, and broken ones are skipped."""

import logging
import sys
import tomllib
from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

import pennant
from pennant import bots
from pennant.art.sheets import art_of
from pennant.balance.play import measures_of
from pennant.cli.commands import app
from pennant.cli.terminal_game import terminal_game_of
from pennant.cli.viewer_session import ViewerSession
from pennant.games import OWN as OWN_GAMES
from pennant.kernel.errors import UsageError
from pennant.kernel.game import Game
from pennant.kernel.record import Record
from pennant.lessons import script_of

ROOT = Path(__file__).parents[2]


def test_own_plugins_are_declared_in_pyproject() -> None:
    declared = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["entry-points"]
    assert declared == {"pennant.games": OWN_GAMES, "pennant.bots": bots.OWN}


@pytest.fixture
def installed(monkeypatch: pytest.MonkeyPatch, highcard: Path) -> None:
    monkeypatch.syspath_prepend(highcard)


def test_installed_game_and_bot_are_listed(installed: None) -> None:
    assert pennant.games() == (*OWN_GAMES, "highcard")
    assert pennant.game("highcard").title == "High Card"
    assert bots.bots() == ["greedy", "random", "steady"]
    guess = pennant.game("highcard").new("normal", seed=1)
    assert bots.bot("steady:choice=2").choose(guess, 0) == 1


def test_uninstalled_game_is_not_listed() -> None:
    assert pennant.games() == tuple(OWN_GAMES)
    with pytest.raises(UsageError, match="there is no game 'highcard'"):
        pennant.game("highcard")


def test_greedy_bot_plays_a_game_without_advice(installed: None) -> None:
    game = pennant.game("highcard")
    state = game.new("normal", seed=1, rounds=1)
    state.apply(0, 1)
    assert bots.bot("greedy").choose(state.guess(1, 0), 1) == 2  # the highest bid cannot lose


# --- broken packages --------------------------------------------------------------------------------------------------

Install = Callable[[str, str, str], None]


@pytest.fixture
def install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Install:
    """Install a package that is one module and declares one entry point."""

    def write(declared: str, group: str, module: str) -> None:
        (tmp_path / "stray.py").write_text(module)
        metadata = tmp_path / "stray-1.0.dist-info"
        metadata.mkdir()
        (metadata / "METADATA").write_text("Metadata-Version: 2.1\nName: stray\nVersion: 1.0\n")
        (metadata / "entry_points.txt").write_text(f"[{group}]\n{declared}\n")
        monkeypatch.syspath_prepend(tmp_path)
        monkeypatch.delitem(sys.modules, "stray", raising=False)

    return write


BROKEN = {
    "import": (
        "odd = stray:GAME",
        "import nowhere_to_be_found",
        "ModuleNotFoundError: No module named 'nowhere",
    ),
    "attribute": ("odd = stray:GAME", "", "AttributeError: module 'stray' has no attribute 'GAME'"),
    "kind": ("odd = stray:GAME", "GAME = 1", "its entry point is a int, not a pennant.Game"),
    "exit": ("odd = stray:GAME", "raise ValueError('no')", "ValueError: no"),
    "abstract": (
        "odd = stray:GAME",
        "import pennant\nclass Odd(pennant.Game): pass\nGAME = Odd()",
        "TypeError: Can't instantiate abstract class Odd",
    ),
    "attributes": (
        "odd = stray:GAME",
        "from highcard import HighCardGame\nfrom pennant import Game\nclass Odd(HighCardGame):\n"
        "    def __getattribute__(self, name):\n"
        "        if name == 'modes':\n            raise AttributeError(name)\n"
        "        return super().__getattribute__(name)\nGAME = Odd()",
        "Odd lacks modes",
    ),
    "name": ("odd = highcard:GAME", "", "its entry point must have the name of the game, 'highcard'"),
    "form": (
        "odd-one = stray:GAME",
        "from highcard import HighCardGame\nGAME = HighCardGame()\nGAME.name = 'odd-one'",
        "a name consists of 2 to 20 small letters",
    ),
}


@pytest.mark.parametrize(("declared", "module", "reason"), BROKEN.values(), ids=BROKEN)
def test_broken_game_is_skipped_with_warning(
    install: Install, caplog: pytest.LogCaptureFixture, declared: str, module: str, reason: str
) -> None:
    install(declared, "pennant.games", module)
    name = declared.partition(" ")[0]
    with caplog.at_level(logging.WARNING):
        assert pennant.games() == tuple(OWN_GAMES)
    (said,) = caplog.messages
    assert said.startswith(f"the game {name!r} of the package stray cannot be used: {reason}")
    with pytest.raises(UsageError, match="of the package stray cannot be used"):
        pennant.game(name)


def test_other_package_cannot_replace_own_game(install: Install, caplog: pytest.LogCaptureFixture) -> None:
    install("clutch = stray:GAME", "pennant.games", "raise SystemExit")
    assert pennant.games() == tuple(OWN_GAMES)
    assert pennant.game("clutch").title == "Clutch Baseball"
    assert caplog.messages == ["the game 'clutch' of the package stray cannot be used: Pennant has a game of that name"]


@pytest.mark.parametrize(
    ("declared", "reason"),
    [("odd = stray:make", "its entry point is a int"), ("Odd = stray:print", "a name consists of small letters")],
)
def test_broken_bot_is_skipped_with_warning(
    install: Install, caplog: pytest.LogCaptureFixture, declared: str, reason: str
) -> None:
    install(declared, "pennant.bots", "make = 1\nfrom builtins import print")
    assert bots.bots() == ["greedy", "random"]
    assert reason in caplog.text
    with pytest.raises(UsageError, match="of the package stray cannot be used"):
        bots.bot(declared.partition(" ")[0])


# --- in the terminal --------------------------------------------------------------------------------------------------


@pytest.fixture
def run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, installed: None) -> Callable[..., Result]:
    monkeypatch.setenv("PENNANT_HOME", str(tmp_path))
    monkeypatch.setenv("LC_ALL", "C")

    def invoke(*words: str, typed: str = "") -> Result:
        return CliRunner().invoke(app, list(words), input=typed)

    return invoke


@pytest.mark.parametrize(
    ("lang", "question", "won"),
    [
        ("en", "What do you bid?", "Player 2 has the higher total."),
        ("ru", "Сколько вы ставите?", "Больше всего поставлено"),
    ],
)
def test_installed_game_can_be_played_in_terminal(
    run: Callable[..., Result], tmp_path: Path, lang: str, question: str, won: str
) -> None:
    words = ("play", "highcard", "--vs", "steady:choice=3", "--seed", "5", "--plain", "--lang", lang)
    result = run(*words, typed="? 1\n\n?\n\ns\n\n1\nbid 1\n1\n")
    assert result.exit_code == 0, result.output
    for expected in (question, "1: ", won, "X-1"):
        assert expected in result.stdout
    (path,) = (tmp_path / "games").glob("*.json")
    record = Record.load(path)
    assert [move for _, move in record.moves] == ["bid 2", "bid 0", "bid 2", "bid 1", "bid 2", "bid 0"]
    record.verify(pennant.game("highcard"))
    told = run("replay", str(path), "--text", "--lang", lang)
    assert won in told.stdout


def test_installed_game_appears_in_menu_and_lists(run: Callable[..., Result]) -> None:
    assert "High Card (highcard)" in run("modes").stdout
    assert "steady" in run("bots").stdout
    menu = run("menu", typed="1\n4\n1\n3\n" + "3\n" * 5)
    assert "High Card" in menu.stdout
    assert "What do you bid?" in menu.stdout


def test_installed_game_is_drawn_by_generic_terminal(installed: None) -> None:
    game = pennant.game("highcard")
    state = game.new("normal", seed=1, listen=True)
    terminal_game = terminal_game_of(game, "en")
    session = ViewerSession(game, terminal_game, state, 0, ["human:Ann", "steady"])
    state.apply(0, 2)
    state.apply(1, 1)
    list(session.follow(state))
    scene = session.scene()
    scene.decision = game.decision(state, 0)
    assert scene.decision is not None
    scene.options = terminal_game.options(scene.decision, scene.view)
    screen = [text.plain for text in terminal_game.screen(scene, 80, 20)]
    assert len(screen) == 20
    assert screen[:2] == ["High Card", "Ann 2 : Player 2 1"]
    assert "Ann has bid 2." in screen
    assert screen[-2] == "▶ What do you bid?"
    assert screen[-1].split() == ["1", "Bid", "0", "2", "Bid", "1", "3", "Bid", "2"]
    assert len(terminal_game.screen(scene, 80, 6)) == 6
    page = [text.plain for text in terminal_game.page("s", scene, 80)]
    assert page[0] == "Ann 2 : 1 Player 2"
    assert page[-2:] == ["Ann       2      2", "Player 2  1      1"]
    assert terminal_game.examples == ("bid 0", "", "X-1")


@pytest.mark.parametrize(
    ("command", "sentence"),
    [
        (("cards", "highcard"), "High Card is played without cards."),
        (("cards", "highcard", "X9"), "There is no card 'X9'"),
        (("balance", "highcard"), "High Card has no balance report yet."),
    ],
)
def test_missing_feature_of_installed_game_returns_error_message(
    run: Callable[..., Result], command: tuple[str, ...], sentence: str
) -> None:
    result = run(*command)
    assert result.exit_code == 2
    assert sentence in result.output


# --- optional files ---------------------------------------------------------------------------------------------------

FANCY = {
    "__init__.py": """
from highcard import HighCard, HighCardGame

class Fancy(HighCard):
    game_name = "fancy"

class FancyGame(HighCardGame):
    name, title, kind = "fancy", "Fancy Card", Fancy

GAME = FancyGame()
""",
    "terminal.py": """
import pennant
from pennant.cli.generic import GenericTerminal

class FancyTerminal(GenericTerminal):
    def plain(self, scene):
        return ["This is fancy."]

def terminal_game(language, cards):
    return FancyTerminal(pennant.game("fancy"), language, cards)
""",
    "advice.py": "def best_action(guess, seat):\n    return guess.legal(seat)[1]\n",
    "art.py": "def back():\n    return '<svg/>'\n",
    "lesson.toml": 'title = "bids"\nabout = "total"\nminutes = 1\nseat = "seat 0"\npart = []\n',
    "balance.py": "GAMES = 7\n",
}
"""The files of a package with every file that CONTRIBUTING.md calls optional."""


@pytest.fixture
def fancy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Game:
    package, metadata = tmp_path / "fancy", tmp_path / "fancy-1.0.dist-info"
    for folder in (package, metadata):
        folder.mkdir()
    for name, content in FANCY.items():
        (package / name).write_text(content)
    (metadata / "METADATA").write_text("Metadata-Version: 2.1\nName: fancy\nVersion: 1.0\n")
    (metadata / "entry_points.txt").write_text("[pennant.games]\nfancy = fancy:GAME\n")
    monkeypatch.syspath_prepend(tmp_path)
    return pennant.game("fancy")


def test_contributing_lists_optional_files_of_a_game() -> None:
    page = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    table = page[page.index("| file | meaning | without it |") : page.index("## A bot")]
    named = [line.split("|")[1].split("`")[-2] for line in table.splitlines() if line.startswith("| `")]
    assert ["__init__.py", *named] == list(FANCY)


def test_optional_files_of_a_game_are_used(fancy: Game, run: Callable[..., Result]) -> None:
    result = run("play", "fancy", "--vs", "greedy", "--plain", "--option", "rounds=1", typed="1\n")
    assert "This is fancy." in result.stdout
    assert "Player 2 has bid 1." in result.stdout
    assert art_of("fancy").back() == "<svg/>"
    assert measures_of("fancy").GAMES == 7
    script = script_of("fancy")
    assert script is not None
    assert script.title == "bids"
