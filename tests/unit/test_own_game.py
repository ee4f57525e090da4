"""Somebody else's game, written in plain Python, goes through the same conformance suite."""

from typing import Any

import pytest

from pennant.conformance import Broken, Case, cases_of, check_fields, check_game
from pennant.kernel.errors import IllegalMove
from pennant.kernel.game import Game
from pennant.kernel.state import State
from tests.toys.highcard import HighCard, HighCardGame


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


class ForgetfulGame(HighCardGame):
    kind = ForgetfulState


class TalkativeGame(HighCardGame):
    kind = TalkativeState


def test_an_own_game_conforms() -> None:
    game = HighCardGame()
    for seed in range(10):
        check_game(game, Case("normal"), seed)
        check_fields(game, Case("normal"), seed)
    assert [str(case) for case in cases_of(game)] == ["normal", "normal, rounds 1", "normal, rounds 9"]


def test_a_leak_is_found() -> None:
    with pytest.raises(Broken, match=r"another view|spectator|view to view"):
        check_game(LeakyGame(), Case("normal"), 1)


def test_copy_without_a_field_is_found() -> None:
    with pytest.raises(Broken, match="a copy differs from its original"):
        check_game(ForgetfulGame(), Case("normal"), 1)


def test_refusal_that_tells_a_secret_is_found() -> None:
    with pytest.raises(Broken, match="a guess answers 'play -1' with"):
        check_game(TalkativeGame(), Case("normal"), 1)


def test_the_bare_state_promises_everything_and_keeps_nothing() -> None:
    state = State()
    for call in (state.actors, state.is_over, state.returns, state.ranks, state.copy):
        with pytest.raises(NotImplementedError):
            call()
    with pytest.raises(NotImplementedError):
        state.legal(0)
    with pytest.raises(IllegalMove, match="nothing to take back"):
        state.retract(0)
    for move in (state.apply, state.refusal, state.guess):
        with pytest.raises(NotImplementedError):
            move(0, 0)


def test_the_bare_game_promises_everything_and_keeps_nothing() -> None:
    game, state = Game(), State()
    with pytest.raises(NotImplementedError):
        game.streams("x", {})
    for call in (game.card_info, game.settings, game.dump_state, game.check, game.seat_names):
        with pytest.raises(NotImplementedError):
            call(state)
    for view in (game.view, game.decision, game.encode):
        with pytest.raises(NotImplementedError):
            view(state, 0)
    with pytest.raises(NotImplementedError):
        game.position({})
