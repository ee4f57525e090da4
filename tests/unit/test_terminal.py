"""Tests of the drawn table in the terminal: every screen fits and is complete, and every message is used."""

import io
import re
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

import pennant
import pennant.cli
from pennant.bots import bot
from pennant.cli.draw import Block
from pennant.cli.show import BELOW, Show, small_terminal
from pennant.cli.terminal import Terminal
from pennant.cli.terminal_game import Scene, TerminalGame, terminal_game_of
from pennant.cli.viewer_session import ViewerSession
from pennant.cli.words import cli_words
from pennant.games.highlights.score import ScoreSheet
from pennant.kernel.players import person
from pennant.kernel.state import State

GAME = pennant.game("highlights")
CLI = Path(str(pennant.cli.__file__)).parent
FOLDERS = [CLI / "text", *(CLI / game / "text" for game in ("highlights", "fantasy", "clutch"))]
"""The folders of the message files."""


def terminal(width: int = 100, height: int = 30, **how: bool) -> Terminal:
    console = Console(file=io.StringIO(), width=width, height=height, force_terminal=True, _environ={"TERM": "xterm"})
    return Terminal(cli_words("en"), console=console, **how)


class BotGame:
    """A game played by bots, as seen from seat 0."""

    def __init__(self, mode: str, seed: int, lang: str = "en", **options: Any) -> None:
        self.state: State = GAME.new(mode, seed, listen=True, **options)
        self.terminal_game: TerminalGame = terminal_game_of(GAME, lang)
        players = [person(), *["greedy"] * (self.state.seats - 1)]
        self.session = ViewerSession(GAME, self.terminal_game, self.state, 0, players)
        self._bot, self._moves = bot("greedy"), 0

    def move(self) -> None:
        seat = self.state.actors()[-1]
        self.state.play(seat, self._bot.choose(self.state.guess(seat, self._moves), seat))
        self._moves += 1

    def scene_with_decision(self) -> Scene | None:
        """Return the scene with the decision of seat 0, or None if it has nothing to decide."""
        scene = self.session.scene()
        scene.decision = GAME.decision(self.state, 0)
        if scene.decision is None:
            return None
        scene.options = self.terminal_game.options(scene.decision, scene.view)
        return scene


def text_of(block: Block) -> str:
    return "\n".join(text.plain for text in block)


def check_size(block: Block, width: int, height: int) -> None:
    assert len(block) <= height - BELOW
    assert max(text.cell_len for text in block) <= width


@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize("mode", sorted(GAME.modes))
def test_every_screen_fits_and_shows_all_choices(mode: str, lang: str) -> None:
    table = BotGame(mode, 3, lang)
    sizes = [(100, 30), (80, 24), (140, 50)]
    drawn = 0
    while not table.state.is_over() and drawn < 50:
        scene = table.scene_with_decision()
        if scene is not None:
            width, height = sizes[drawn % 3] if drawn % 2 else sizes[0]
            block = table.terminal_game.screen(scene, width, height - BELOW)
            check_size(block, width, height)
            shown = text_of(block)
            for number in range(1, len(scene.options) + 1):
                assert re.search(rf"(?<!\d){number} \w", shown), f"choice {number} is not on the screen:\n{shown}"
            drawn += 1
        table.move()
        table.session.catch_up(table.state)
    check_size(table.terminal_game.screen(table.session.scene(), 100, 27), 100, 30)


@pytest.mark.parametrize(("mode", "seed"), [("single", 1), ("solitaire", 2)])
def test_screen_fits_after_every_beat(mode: str, seed: int) -> None:
    table = BotGame(mode, seed)
    moments = 0
    while not table.state.is_over() and moments < 100:
        table.move()
        for sentences in table.session.follow(table.state):
            assert sentences
            check_size(table.terminal_game.screen(table.session.scene(), 100, 30 - BELOW), 100, 30)
            moments += 1


def test_screen_with_long_buy_row_fits() -> None:
    table = BotGame("expert", 4, buy_row=12)
    seen: set[str] = set()
    while not table.state.is_over() and len(seen) < 2:
        scene = table.scene_with_decision()
        if scene is not None and scene.decision is not None and scene.decision.kind in ("buy", "demote"):
            seen.add(scene.decision.kind)
            for width, height in ((100, 30), (80, 24)):
                check_size(table.terminal_game.screen(scene, width, height - BELOW), width, height)
        table.move()
        table.session.catch_up(table.state)
    assert seen == {"buy", "demote"}


def test_screen_shows_all_six_cards_of_hand_in_full() -> None:
    table = BotGame("single", 3)
    scene = table.scene_with_decision()
    assert scene is not None
    shown = text_of(table.terminal_game.screen(scene, 100, 27))
    for card_id in scene.view["sides"][0]["hand"]:
        card = next(card for card in GAME.card_set(None).cards if card.id == card_id)
        assert card.name in shown
    assert shown.count("earns") == 6
    assert "Choose a card to put face down On Deck, or none." in shown


def test_follow_and_catch_up_give_same_story() -> None:
    one, other = BotGame("standard", 6), BotGame("standard", 6)
    while not one.state.is_over():
        for table in (one, other):
            table.move()
        for _ in one.session.follow(one.state):
            pass
        other.session.catch_up(other.state)
        assert one.session.view == GAME.view(one.state, 0)
    assert one.session.story == other.session.story


def test_score_sheet_adds_up_to_results() -> None:
    for mode in ("standard", "solitaire", "tournament"):
        table = BotGame(mode, 8)
        while not table.state.is_over():
            table.move()
            table.session.catch_up(table.state)
        sheet = table.session.sheet
        assert isinstance(sheet, ScoreSheet)
        for number, pair in enumerate(table.session.view["pairs"]):
            games = [game for game in sheet.games if game.pair == number][-len(pair["results"]) :]
            for game, (visitor, home, *runs) in zip(games, pair["results"], strict=True):
                assert [game.total(visitor), game.total(home)] == runs
                assert game.winner == (visitor if runs[0] > runs[1] else home)


# --- terminals --------------------------------------------------------------------------------------------------------


def test_small_terminal_returns_message_with_size() -> None:
    small = terminal(70, 20)
    assert small.too_small
    sentence = small_terminal(small)
    assert "70 columns and 20 rows" in sentence
    assert "--plain" in sentence
    assert not terminal(80, 24).too_small
    assert not terminal(70, 20, plain=True).too_small


def test_too_small_terminal_still_shows_choices() -> None:
    small = terminal(60, 20)
    table = BotGame("single", 3)
    scene = table.scene_with_decision()
    assert scene is not None
    Show(small, table.terminal_game).draw(scene, "")
    file = small.console.file
    assert isinstance(file, io.StringIO)
    assert "play with --plain" in file.getvalue().replace("\n", " ").replace("\x1b[K", "")
    assert "No card On Deck" in file.getvalue()


def test_screen_without_color_shows_speed_letters(monkeypatch: pytest.MonkeyPatch) -> None:
    console = Console(file=io.StringIO(), width=100, height=30, force_terminal=True, no_color=True)
    table = BotGame("single", 3)
    for _ in range(6):
        table.move()
    table.session.catch_up(table.state)
    Show(Terminal(cli_words("en"), console=console), table.terminal_game).draw(table.session.scene(), "")
    file = console.file
    assert isinstance(file, io.StringIO)
    assert "\x1b[3" not in file.getvalue().replace("\x1b[3J", "")
    assert "(A)" in file.getvalue() or "(S)" in file.getvalue() or "(F)" in file.getvalue()


@pytest.mark.parametrize("term", ["dumb", "unknown"])
def test_dumb_terminal_is_plain(term: str) -> None:
    console = Console(file=io.StringIO(), force_terminal=True, _environ={"TERM": term})
    assert not Terminal(cli_words("en"), console=console).drawn


# --- words ------------------------------------------------------------------------------------------------------------


def test_every_message_is_used() -> None:
    sources = "\n".join(path.read_text(encoding="utf-8") for path in CLI.rglob("*.py"))
    for folder in FOLDERS:
        for name in re.findall(r"^([a-z-]+) =", (folder / "en.ftl").read_text(encoding="utf-8"), re.MULTILINE):
            stem = re.match(r"(short|mode-about|bot-about|column|letter|cards|count|order|state|lint)-", name)
            assert f'"{name}"' in sources or stem or f"'{name}'" in sources, f"message {name} is never used"
