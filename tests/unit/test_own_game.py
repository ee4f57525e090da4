"""Somebody else's game, written in plain Python, goes through the same conformance suite."""

from collections.abc import Mapping
from typing import Any

import pytest

from pennant.conformance import Broken, Case, cases_of, check_game
from pennant.kernel.chance import Chance, load_chance
from pennant.kernel.decision import Choice, Decision
from pennant.kernel.errors import IllegalMove
from pennant.kernel.events import EventKind
from pennant.kernel.game import Game, Mode, Option
from pennant.kernel.state import CHANCE_EVENT, EVERYONE, State

DECIDED, SHOWN, WON = 1, 2, 3


class HighCard(State):
    """Both bid a number in secret; after so many rounds the higher total wins, a tie by lot."""

    def __init__(self) -> None:
        super().__init__()
        self.seats = 2
        self.rounds = 0
        self.bids = [-1, -1]
        self.totals = [0, 0]
        self.winner = -1

    def actors(self) -> tuple[int, ...]:
        return () if self.is_over() else tuple(seat for seat in (0, 1) if self.bids[seat] < 0)

    def legal(self, seat: int) -> list[int]:
        return list(range(3)) if seat in self.actors() else []

    def apply(self, seat: int, action: int) -> None:
        self.bids[seat] = action
        if self.log is not None:
            self.log.append((DECIDED, seat, action, 1 << seat))
        if min(self.bids) < 0:
            return
        for each in (0, 1):
            self.totals[each] += self.bids[each]
            if self.log is not None:
                self.log.append((SHOWN, each, self.bids[each], EVERYONE))
        self.bids = [-1, -1]
        self.rounds -= 1
        if not self.rounds:
            self._end()

    def _end(self) -> None:
        one, other = self.totals
        self.winner = self.number_below(2) if one == other else int(other > one)
        if self.log is not None:
            self.log.append((WON, self.winner, EVERYONE))

    def refusal(self, seat: int, action: int) -> IllegalMove:
        return IllegalMove("not-a-choice", "X-1", seat, action)

    def retract(self, seat: int) -> None:
        self.bids[seat] = -1

    def is_over(self) -> bool:
        return self.rounds == 0

    def returns(self) -> list[float]:
        return [float(seat == self.winner) for seat in (0, 1)]

    def ranks(self) -> list[int]:
        return [1 if seat == self.winner else 2 for seat in (0, 1)]

    def copy(self) -> State:
        twin = HighCard()
        twin.edition, twin.rounds, twin.winner = self.edition, self.rounds, self.winner
        twin.bids, twin.totals, twin.chance = self.bids[:], self.totals[:], self.chance.copy()
        return twin

    def guess(self, seat: int, seed: int) -> State:
        world = self.copy()
        assert isinstance(world, HighCard)
        for other in (0, 1):
            if other != seat and world.bids[other] >= 0:
                world.bids[other] = seed % 3
        return world


class HighCardGame(Game):
    name = "high-card"
    title = "High Card"
    edition = 1
    modes: Mapping[str, Mode] = {
        "normal": Mode("normal", "a few rounds", (2,), (Option("rounds", "int", 3, "how many", 1, 9),))
    }
    action_count = 3
    event_kinds: Mapping[int, EventKind] = {
        CHANCE_EVENT: EventKind("chance", ("stream", "counter", "n", "value"), ("stream", "counter", "n", "value")),
        DECIDED: EventKind("decided", ("seat", "bid"), ("bid",)),
        SHOWN: EventKind("shown", ("seat", "bid")),
        WON: EventKind("won", ("seat",)),
    }
    silent_events = frozenset({DECIDED})

    def streams(self, mode: str, options: Mapping[str, Any]) -> int:
        return 1

    def card_set(self, cards: Any) -> None:
        return None

    def card_info(self, state: State) -> dict[str, str]:
        return {"set": "none", "sha256": "none"}

    def settings(self, state: State) -> tuple[str, dict[str, Any]]:
        return "normal", {}

    def start(self, mode: str, options: dict[str, Any], chance: Chance, cards: Any, listen: bool) -> State:
        state = HighCard()
        state.rounds, state.chance = 3, chance
        state.log = [] if listen else None
        return state

    def view(self, state: State, seat: int | None) -> dict[str, Any]:
        assert isinstance(state, HighCard)
        bids = [bid if each == seat and bid >= 0 else bid >= 0 for each, bid in enumerate(state.bids)]
        return {"viewer": seat, "bids": bids, "totals": list(state.totals), "winner": state.winner}

    def fold(self, view: dict[str, Any], event: dict[str, Any]) -> None:
        seat = event.get("seat")
        if event["kind"] == "decided":
            view["bids"][seat] = True if event["bid"] is None else event["bid"]
        elif event["kind"] == "shown":
            view["totals"][seat] += event["bid"]
            view["bids"] = [False, False]
        elif event["kind"] == "won":
            view["winner"] = seat

    def decision(self, state: State, seat: int) -> Decision | None:
        legal = state.legal(seat)
        choices = tuple(Choice(action, f"bid {action}", "bid", "X-1") for action in legal)
        return Decision(seat, "bid", "ask-bid", "X-1", choices, secret=True) if legal else None

    def notation(self, state: State, seat: int, action: int) -> str:
        return f"bid {action}"

    def name_field(self, state: State, field: str, value: int) -> Any:
        return value

    def dump_state(self, state: State) -> dict[str, Any]:
        assert isinstance(state, HighCard)
        return {"rounds": state.rounds, "bids": state.bids, "totals": state.totals, "winner": state.winner}

    def load_state(self, data: dict[str, Any], cards: Any) -> State:
        state = HighCard()
        values = data["state"]
        state.rounds, state.winner = values["rounds"], values["winner"]
        state.bids, state.totals = list(values["bids"]), list(values["totals"])
        state.chance = load_chance(data["chance"])
        return state

    def encode(self, state: State, seat: int) -> Any:
        import numpy

        return numpy.array([float(state.is_over())])

    def check(self, state: State) -> list[str]:
        return []


class LeakyGame(HighCardGame):
    """The same with a fault: everybody sees every bid."""

    def view(self, state: State, seat: int | None) -> dict[str, Any]:
        assert isinstance(state, HighCard)
        return {"viewer": seat, "bids": list(state.bids), "totals": list(state.totals), "winner": state.winner}


def test_an_own_game_conforms() -> None:
    game = HighCardGame()
    for seed in range(10):
        check_game(game, Case("normal"), seed)
    assert [str(case) for case in cases_of(game)] == ["normal", "normal, rounds 1", "normal, rounds 9"]


def test_a_leak_is_found() -> None:
    with pytest.raises(Broken, match=r"another view|spectator|view to view"):
        check_game(LeakyGame(), Case("normal"), 1)


def test_the_bare_state_promises_everything_and_keeps_nothing() -> None:
    state = State()
    for call in (state.actors, state.is_over, state.returns, state.ranks, state.copy):
        with pytest.raises(NotImplementedError):
            call()
    for method in (state.legal, state.retract):
        with pytest.raises(NotImplementedError):
            method(0)
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
