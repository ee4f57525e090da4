"""Tests of a sitting: every move is recorded, and a choice can be undone while it has revealed nothing."""

import pytest

import pennant
from pennant.kernel.errors import IllegalMove, UsageError
from pennant.kernel.record import Record
from pennant.kernel.sitting import Sitting

GAME = pennant.game("highlights")


def new_sitting(mode: str = "single", seed: int = 1) -> Sitting:
    return Sitting(GAME, GAME.new(mode, seed, listen=True), {"kind": "small", "seed": seed}, ["Ann", "Bob"])


def test_undo_takes_back_secret_choice_while_other_decides() -> None:
    """H-6.3: nobody has seen the choice, so no consent is needed."""
    game = new_sitting()
    before = GAME.digest(game.state)
    game.play(0, "on-deck none")
    assert game.can_undo(0)
    assert not game.can_undo(1)
    game.play(0, "undo")
    assert GAME.digest(game.state) == before
    assert game.record.moves == [(0, "on-deck none"), (0, "undo")]
    assert game.state.actors() == (0, 1)


def test_undo_of_executed_choice_is_refused() -> None:
    game = new_sitting()
    game.play(0, "on-deck none")
    game.play(1, "on-deck none")
    for seat in (0, 1):
        with pytest.raises(UsageError, match="nothing to take back"):
            game.undo(seat)


def test_undo_takes_back_unfinished_purchase() -> None:
    """H-15.4: a purchase and its demotion are one choice; nothing is shown before the second part."""
    state = GAME.position(
        {
            "phase": "buy-round",
            "visitor": {"in_play": ["OST-LA-05", "OST-LA-03"]},
            "home": {"in_play": ["OST-NY-01"]},
            "row": ["OFA-17"],
        }
    )
    state.log = []
    game = Sitting(GAME, state, {"kind": "small", "seed": 1})
    game.play(1, "buyer other")
    before = GAME.digest(state)
    game.play(0, "buy OFA-17")
    decision = GAME.decision(state, 0)
    assert decision is not None
    assert decision.partial
    game.undo(0)
    assert GAME.digest(state) == before


def test_record_with_undo_replays() -> None:
    game = new_sitting(seed=5)
    game.play(1, "on-deck none")
    game.play(1, "undo")
    while not game.state.is_over():
        seat = game.state.actors()[0]
        game.act(seat, game.state.legal(seat)[0])
    record = Record.parse(game.record.text().encode())
    assert record.players == ["Ann", "Bob"]
    assert record.verify(GAME).log == game.state.log


def test_illegal_move_changes_neither_state_nor_record() -> None:
    game = new_sitting()
    before = GAME.digest(game.state), game.record.text()
    with pytest.raises(IllegalMove):
        game.act(0, 168)
    for seat, text in ((0, "play OST-LA-01"), (5, "done")):
        with pytest.raises((IllegalMove, UsageError)):
            game.play(seat, text)
    assert (GAME.digest(game.state), game.record.text()) == before


@pytest.mark.parametrize(
    ("seat", "action", "message"),
    [(9, 0, "no-such-seat"), (0, 200, "not-a-choice"), (1, 32, "not-a-choice")],
)
def test_refusal_has_message_and_rule(seat: int, action: int, message: str) -> None:
    with pytest.raises(IllegalMove) as refused:
        GAME.new("single", 1).play(seat, action)
    assert refused.value.message == message
    assert refused.value.rule in str(refused.value)


def test_refusal_during_turn_and_after_end_has_message() -> None:
    state = GAME.position({"visitor": {"hand": ["OST-LA-01"]}, "home": {"hand": ["OST-NY-01"]}})
    for seat, action, message in ((1, 16, "not-your-turn"), (0, 48, "cannot-pinch"), (0, 150, "not-a-choice")):
        assert state.refusal(seat, action).message == message
    game = new_sitting(seed=3)
    while not game.state.is_over():
        seat = game.state.actors()[0]
        game.act(seat, game.state.legal(seat)[0])
    assert game.state.refusal(0, 1).message == "game-is-over"
    with pytest.raises(IllegalMove, match="nothing to take back"):
        game.state.retract(0)
