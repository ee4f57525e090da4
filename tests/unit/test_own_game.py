"""Tests that the conformance suite accepts a third-party game in plain Python and finds errors in broken ones."""

import ast
from pathlib import Path
from typing import Any

import pytest
from highcard import HighCard, HighCardGame

from pennant.conformance import Broken, Case, cases_of, check_fields, check_game
from pennant.kernel.errors import ChanceNeeded, IllegalMove, UsageError
from pennant.kernel.game import Game
from pennant.kernel.state import REQUIRED, State

SOURCES = Path(__file__).parents[2] / "src/pennant"


class LeakyGame(HighCardGame):
    """A broken variant: everybody sees every bid."""

    def view(self, state: State, seat: int | None, reveal: bool = False) -> dict[str, Any]:
        assert isinstance(state, HighCard)
        return {"viewer": seat, "bids": list(state.bids), "totals": list(state.totals), "winner": state.winner}


class ForgetfulState(HighCard):
    """A broken state: copies lose the bids."""

    def copy(self) -> State:
        twin = super().copy()
        assert isinstance(twin, HighCard)
        twin.bids = [-1, -1]
        return twin


class TalkativeState(HighCard):
    """A broken state: a refusal out of turn names the other seat's bid."""

    def refusal(self, seat: int, action: int) -> IllegalMove:
        refusal = super().refusal(seat, action)
        return IllegalMove(f"{refusal.message}-{max(self.bids)}", refusal.rule, seat, action)


class NamelessState(HighCard):
    """A broken state: bots cannot find the advice for its game."""

    game_name = "lowcard"


class NamelessGame(HighCardGame):
    kind = NamelessState


class ForgetfulGame(HighCardGame):
    kind = ForgetfulState


class TalkativeGame(HighCardGame):
    kind = TalkativeState


def test_game_of_another_package_conforms() -> None:
    game = HighCardGame()
    for seed in range(10):
        check_game(game, Case("normal"), seed)
        check_fields(game, Case("normal"), seed)
    assert [str(case) for case in cases_of(game)] == ["normal", "normal, rounds 1", "normal, rounds 9"]


def test_leak_in_view_is_found() -> None:
    with pytest.raises(Broken, match=r"another view|spectator|view to view"):
        check_game(LeakyGame(), Case("normal"), 1)


def test_copy_that_loses_a_field_is_found() -> None:
    with pytest.raises(Broken, match="a copy differs from its original"):
        check_game(ForgetfulGame(), Case("normal"), 1)


def test_state_with_wrong_game_name_is_found() -> None:
    with pytest.raises(Broken, match="the state calls its game 'lowcard', not 'highcard'"):
        check_game(NamelessGame(), Case("normal"), 1)


def test_refusal_that_reveals_a_secret_is_found() -> None:
    with pytest.raises(Broken, match="a guess answers 'play -1' with"):
        check_game(TalkativeGame(), Case("normal"), 1)


def test_incomplete_game_cannot_be_created() -> None:
    class HalfAGame(HighCardGame):
        notation = Game.notation

    with pytest.raises(TypeError, match=r"abstract class HalfAGame .*notation"):
        HalfAGame()


def test_incomplete_state_cannot_be_defined() -> None:
    with pytest.raises(TypeError, match=r"HalfAState, a state of 'half', must define legal, .*ranks, copy, guess"):

        class HalfAState(State):
            game_name = "half"

            def actors(self) -> tuple[int, ...]:
                return ()


def test_state_without_game_name_can_be_a_base_class() -> None:
    class Base(State):
        def actors(self) -> tuple[int, ...]:
            return ()

    assert not Base.game_name


def test_required_lists_all_abstract_methods_of_state() -> None:
    source = ast.parse((SOURCES / "kernel/state.py").read_text(encoding="utf-8"))
    abstract = [
        node.name
        for node in ast.walk(source)
        if isinstance(node, ast.FunctionDef) and "abstractmethod" in map(ast.unparse, node.decorator_list)
    ]
    assert abstract == list(REQUIRED)


def test_game_has_working_defaults() -> None:
    game = HighCardGame()
    state = game.new("normal", seed=1)
    assert game.card_info(state) == {"set": "none", "sha256": "none"}
    assert game.card_data()["cards"] == []
    assert game.seat_names(state) == {"seat 0": 0, "seat 1": 1}
    assert game.describe_state(state, {})["totals"] == [0, 0]
    assert game.make_setup("normal", {"rounds": 3}, None) == {"rounds": 3}
    needed = ChanceNeeded("number", 6, 0, 0)
    assert game.chance_value(state, needed, 5) == 5
    with pytest.raises(UsageError, match="a number from 0 to 5 here, not 6"):
        game.chance_value(state, needed, 6)
    with pytest.raises(UsageError, match="High Card has no positions"):
        game.position({})
    with pytest.raises(UsageError, match="High Card has no card sets"):
        game.card_set("folder")
    text = game.text("en")
    assert text.rule("X-1") == "Both choose in secret, then both bids are shown."
    assert text.refusal(IllegalMove("not-a-choice", "X-1", 0, 9)) == "That is not among your bids."
    assert [text.mode("normal"), text.option("rounds")] == ["A few rounds", "How many rounds there are."]
