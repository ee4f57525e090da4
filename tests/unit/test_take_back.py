"""Tests of taking back moves by consent: any number of moves can be taken back, but chance is never repeated."""

import random
from typing import Any

import msgspec
import pytest

import pennant
from pennant.cli.dice import DiceSitting
from pennant.kernel.chance import SealedChance, rolled_chance
from pennant.kernel.errors import RecordError, UsageError
from pennant.kernel.game import Game
from pennant.kernel.record import Record
from pennant.kernel.sitting import Sitting
from pennant.kernel.state import CHANCE_EVENT, State

HIGHLIGHTS, CLUTCH = pennant.game("highlights"), pennant.game("clutch")
GAMES: list[tuple[str, str, dict[str, Any]]] = [
    ("highlights", "single", {}),
    ("highlights", "standard", {}),
    ("highlights", "solitaire", {}),
    ("highlights", "tournament", {}),
    ("fantasy", "season", {"seats": 3, "draft": "quick"}),
    ("fantasy", "solo", {}),
    ("clutch", "single", {}),
]
SECRET = bytes(range(32))


def new_sitting(game: Game, mode: str, seed: int, **options: Any) -> Sitting:
    return Sitting(game, game.new(mode, seed, listen=True, **options), {"kind": "small", "seed": seed})


def new_sealed_sitting(game: Game, mode: str, contributions: list[str], **options: Any) -> Sitting:
    chance = SealedChance()
    settled = game.mode(mode).resolve_options(options)
    chance.seal(SECRET, tuple(contributions), game.streams(mode, settled))
    state = game.new(mode, chance=chance, listen=True, **options)
    sealed = {"kind": "sealed", "secret": SECRET.hex(), "contributions": contributions}
    return Sitting(game, state, {**sealed, "commitment": chance.commitment()})


def board(game: Game, state: State) -> bytes:
    """Return the whole state except chance."""
    return msgspec.json.encode(game.dump_state(state))


def draws(state: State) -> list[tuple[int, int]]:
    """Return the stream and place of every number drawn so far."""
    return [(event[1], event[2]) for event in state.log or [] if event[0] == CHANCE_EVENT]


def views(game: Game, state: State) -> dict[int | None, dict[str, Any]]:
    return {viewer: game.view(state, viewer) for viewer in (None, *range(state.seats))}


class Player:
    """Plays at random, sometimes takes moves back, and remembers the earlier boards."""

    def __init__(self, played: Sitting, luck: random.Random) -> None:
        self.sitting, self.luck = played, luck
        self.boards = [board(played.game, played.state)]
        """The board before each step that was not taken back, and the current board."""
        self.taken = 0

    def play_step(self) -> None:
        played, state = self.sitting, self.sitting.state
        seat = self.luck.choice(state.actors())
        if not self.luck.randrange(6) and played.can_undo(seat := self.luck.randrange(state.seats)):
            played.undo(seat)
        elif not self.luck.randrange(12):
            self.take_back(self.luck.randrange(state.seats))
            return
        elif seat in state.actors():
            played.act(seat, self.luck.choice(state.legal(seat)))
        else:
            return
        self.boards.append(board(played.game, played.state))

    def take_back(self, seat: int) -> None:
        played = self.sitting
        moves = played.to_take_back(seat)
        if not moves:
            with pytest.raises(UsageError, match="nothing to take back"):
                played.take_back(seat)
            return
        chance, log = played.state.chance.dump(), list(played.log)
        assert played.take_back(seat) == len(log)
        assert played.log == log
        assert played.state.chance.dump() == chance
        del self.boards[-moves:]
        assert board(played.game, played.state) == self.boards[-1]
        assert played.record.moves[-1] == (seat, f"undo {moves}")
        self.taken += 1


@pytest.mark.parametrize(("name", "mode", "options"), GAMES, ids=str)
@pytest.mark.parametrize("is_sealed", [False, True], ids=["small", "sealed"])
def test_game_with_moves_taken_back_verifies_and_replays(
    name: str, mode: str, options: dict[str, Any], is_sealed: bool
) -> None:
    game = pennant.game(name)
    luck = random.Random(f"{name} {mode} {is_sealed}")
    seed = luck.randrange(1000)
    played = (
        new_sealed_sitting(game, mode, ["a", "b"], **options) if is_sealed else new_sitting(game, mode, seed, **options)
    )
    first = views(game, played.state)
    dealt = len(played.log)
    player = Player(played, luck)
    for _ in range(400):
        if played.state.is_over():
            break
        player.play_step()
    assert player.taken > 3 or played.state.is_over()
    assert len(draws(played.state)) == len(set(draws(played.state)))

    record = Record.parse(played.record.text().encode())
    replayed = record.verify(game)
    assert game.digest(replayed) == game.digest(played.state)
    assert replayed.log == played.log
    assert [board(game, state) for _, state in record.states(game)][-1] == board(game, played.state)

    told = played.state
    told.log = [*played.log[:dealt], *played.standing_log()[dealt:]]
    for viewer, view in first.items():  # the remaining events are a complete story
        for event in game.events(told, viewer, dealt):
            game.fold(view, event)
        assert view == game.view(told, viewer)


def test_seat_without_a_move_has_nothing_to_take_back() -> None:
    played = new_sitting(HIGHLIGHTS, "single", 1)
    assert played.to_take_back(0) == 0
    with pytest.raises(UsageError, match="you have not moved yet"):
        played.take_back(0)
    played.play(1, "on-deck none")
    assert [played.to_take_back(seat) for seat in (0, 1)] == [0, 1]
    with pytest.raises(UsageError, match="first of them is not its own"):
        played.take_back(0, 1)
    with pytest.raises(UsageError, match="nothing to take back"):
        played.take_back(1, 2)
    assert played.record.moves == [(1, "on-deck none")]


def test_take_back_ignores_moves_already_undone() -> None:
    played = new_sitting(HIGHLIGHTS, "single", 1)
    before = board(HIGHLIGHTS, played.state)
    for seat, text in ((0, "on-deck none"), (0, "undo"), (1, "on-deck none")):
        played.play(seat, text)
    assert [played.to_take_back(seat) for seat in (0, 1)] == [0, 1]
    played.play(0, "on-deck none")
    assert [played.to_take_back(seat) for seat in (0, 1)] == [1, 2]
    played.take_back(1)
    assert played.record.moves[-1] == (1, "undo 2")
    assert board(HIGHLIGHTS, played.state) == before
    assert not any(played.can_undo(seat) for seat in (0, 1))  # the moves were shown to all
    assert played.record.standing(len(played.record.moves)) == [1, 2]


def test_take_back_draws_new_chance() -> None:
    """Chance after a repeated move uses numbers that were not drawn before."""
    played = new_sitting(CLUTCH, "single", 4)
    while played.state.actors() != (0,) or "pitch" not in [move for _, move in legal_moves(played, 0)]:
        seat = played.state.actors()[0]
        played.act(seat, played.state.legal(seat)[0])
    pitches: list[list[int]] = []
    for _ in range(8):
        start = played.play(0, "pitch")
        while not any(event[0] == CHANCE_EVENT for event in played.log[start:]):
            seat = played.state.actors()[0]
            played.act(seat, played.state.legal(seat)[0])
        pitches.append([event[4] for event in played.log[start:] if event[0] == CHANCE_EVENT])
        while (0, "pitch") not in legal_moves(played, 0):
            played.take_back(0)
    assert len({tuple(pitch) for pitch in pitches}) > 3
    assert Record.parse(played.record.text().encode()).replay(CLUTCH).log == played.log


def legal_moves(played: Sitting, seat: int) -> list[tuple[int, str]]:
    return [(seat, played.game.notation(played.state, seat, action)) for action in played.state.legal(seat)]


def test_take_back_after_end_of_game_is_refused() -> None:
    played = new_sitting(HIGHLIGHTS, "single", 3)
    while not played.state.is_over():
        seat = played.state.actors()[0]
        played.act(seat, played.state.legal(seat)[0])
    assert played.record.result is not None
    with pytest.raises(UsageError, match="the game is over"):
        played.take_back(0)


def test_take_back_includes_moves_of_standing_orders() -> None:
    played = new_sitting(CLUTCH, "single", 2)
    played.give_orders(0, CLUTCH.orders)
    luck = random.Random(2)
    own = 0
    while own < 12 or played.to_take_back(0) == 1:
        played.run_standing_orders()
        seat = luck.choice(played.state.actors())
        own += seat == 0
        played.act(seat, luck.choice(played.state.legal(seat)))
    made = len(played.record.moves)
    played.take_back(0)
    assert played.run_standing_orders() == 0
    assert played.state.actors() == (0,) or 0 in played.state.actors()
    assert len(played.record.moves) == made + 1


def test_take_back_keeps_rolls_of_real_dice() -> None:
    """Players roll real dice again; earlier rolls stay in the record, and it verifies."""
    settled = CLUTCH.mode("single").resolve_options({"slot": 1})
    dice = random.Random(8)
    rolls = [12, 3]
    state = CLUTCH.start("single", settled, rolled_chance(5, 3, tuple(rolls)), CLUTCH.card_set(None), listen=True)
    played = DiceSitting(CLUTCH, state, {"kind": "rolled", "seed": 5, "rolls": rolls})
    played.ask = lambda _, needed: dice.randint(1, needed.n)
    luck = random.Random(8)
    before: list[int] = []
    for _ in range(500):
        seat = luck.choice(played.state.actors())
        played.act(seat, luck.choice(played.state.legal(seat)))
        if not luck.randrange(20) and played.to_take_back(seat):
            before = list(played.record.chance["rolls"])
            played.take_back(seat)
            assert played.record.chance["rolls"] == before
    assert len(played.record.chance["rolls"]) >= len(before) > 10
    assert any(text.startswith("undo ") for _, text in played.record.moves)
    record = Record.parse(played.record.text().encode())
    replayed = record.verify(CLUTCH)
    assert CLUTCH.digest(replayed) == CLUTCH.digest(played.state)


# --- sealed records ---------------------------------------------------------------------------------------------------


def sealed_record(**change: Any) -> Record:
    played = new_sealed_sitting(HIGHLIGHTS, "single", ["1", "2"])
    while not played.state.is_over():
        seat = played.state.actors()[0]
        played.act(seat, played.state.legal(seat)[0])
    record = Record.parse(played.record.text().encode())
    record.chance = {name: value for name, value in (record.chance | change).items() if value is not None}
    return record


def test_sealed_record_verifies() -> None:
    sealed_record().verify(HIGHLIGHTS)


def test_sealed_record_with_wrong_secret_is_refused() -> None:
    with pytest.raises(RecordError, match="secret is not the one that was sealed: SHA-256 of it is"):
        sealed_record(secret="ab" * 32).verify(HIGHLIGHTS)


def test_sealed_record_without_secret_cannot_be_replayed() -> None:
    with pytest.raises(RecordError, match="still sealed; the secret is added when the game is over"):
        sealed_record(secret=None).replay(HIGHLIGHTS)


def test_sealed_record_with_changed_contribution_is_refused() -> None:
    with pytest.raises(RecordError):
        sealed_record(contributions=["1", "3"]).verify(HIGHLIGHTS)


def test_record_with_impossible_take_back_is_refused() -> None:
    played = new_sitting(HIGHLIGHTS, "single", 1)
    played.play(0, "on-deck none")
    record = Record.parse(played.record.text().encode())
    record.moves.append((0, "undo 2"))
    with pytest.raises(RecordError, match=r"move 2 \(0, 'undo 2'\) cannot be played"):
        record.verify(HIGHLIGHTS)
