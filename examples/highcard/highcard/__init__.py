"""High Card: both players bid a number in secret, a few times; the higher total wins. `GAME` is its interface."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, ClassVar

from pennant.kernel.board import EVERYONE, Board
from pennant.kernel.board_view import plain
from pennant.kernel.chance import Chance, load_chance
from pennant.kernel.decision import Choice, Decision
from pennant.kernel.errors import NO_RULE, IllegalMove
from pennant.kernel.events import EventKind
from pennant.kernel.game import Game, Mode, Option
from pennant.kernel.state import CHANCE_EVENT, State
from pennant.kernel.text import GameText

DECIDED, SHOWN, WON = 1, 2, 3


class HighCard(State):
    """Both players bid a number in secret; the higher total after all rounds wins, a tie is drawn by lot."""

    game_name: ClassVar[str] = "highcard"

    def __init__(self) -> None:
        super().__init__()
        self.seats = 2
        self.of = 3
        self.rounds = 0
        """Rounds that are still to come, out of `of`."""
        self.bids = [-1, -1]
        self.totals = [0, 0]
        self.winner = -1

    def actors(self) -> tuple[int, ...]:
        return () if self.is_over() else tuple(seat for seat in (0, 1) if self.bids[seat] < 0)

    def legal(self, seat: int) -> list[int]:
        return list(range(3)) if seat in self.actors() else []

    def apply(self, seat: int, action: int) -> None:
        self.start_telling()
        self.bids[seat] = action
        if self.log is not None:
            self.tell((DECIDED, seat, action, 1 << seat))
        if min(self.bids) >= 0:
            self._show()
        if self.log is not None:
            self.tell_board()

    def _show(self) -> None:
        for each in (0, 1):
            self.totals[each] += self.bids[each]
            if self.log is not None:
                self.tell((SHOWN, each, self.bids[each], EVERYONE))
        self.bids = [-1, -1]
        self.rounds -= 1
        if not self.rounds:
            self._end()

    def _end(self) -> None:
        one, other = self.totals
        self.winner = self.number_below(2) if one == other else int(other > one)
        if self.log is not None:
            self.tell((WON, self.winner, EVERYONE))

    def describe_board(self, board: Board) -> None:
        board.number("winner", self.winner)
        board.list("totals", tuple(self.totals))
        one, other = self.bids
        board.zone("bids", (one, 1 if one >= 0 else EVERYONE, other, 2 if other >= 0 else EVERYONE))

    def refusal(self, seat: int, action: int) -> IllegalMove:
        if seat not in self.actors():
            return IllegalMove("not-your-turn", NO_RULE, seat, action)
        return IllegalMove("not-a-choice", "X-1", seat, action)

    def retract(self, seat: int) -> None:
        self.start_telling()
        self.bids[seat] = -1
        if self.log is not None:
            self.tell_board()

    def is_over(self) -> bool:
        return self.rounds == 0

    def returns(self) -> list[float]:
        return [float(seat == self.winner) for seat in (0, 1)]

    def ranks(self) -> list[int]:
        return [1 if seat == self.winner else 2 for seat in (0, 1)]

    def copy(self) -> State:
        twin = type(self)()
        twin.edition, twin.rounds, twin.winner = self.edition, self.rounds, self.winner
        twin.of, twin.bids, twin.totals, twin.chance = self.of, self.bids[:], self.totals[:], self.chance.copy()
        return twin

    def guess(self, seat: int, seed: int) -> State:
        world = self.copy()
        assert isinstance(world, HighCard)
        for other in (0, 1):
            if other != seat and world.bids[other] >= 0:
                world.bids[other] = seed % 3
        return world


def _bid(bid: int | None) -> int | bool:
    """A bid as views show it: whether there is one, and its number if the viewer may see it."""
    if bid is None:
        return True
    return bid if bid >= 0 else False


class HighCardGame(Game):
    """The interface of the game."""

    kind: type[HighCard] = HighCard
    """The class of its states."""
    name = "highcard"
    title = "High Card"
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
    silent_fields = frozenset({"bids"})
    board_namings = MappingProxyType({"bids": plain(lambda bids: [_bid(bid) for bid in bids])})
    derived_fields = frozenset({"seats"})

    def text(self, language: str, cards: Any = None) -> GameText:
        from highcard.text import HighCardText

        return HighCardText(language)

    def settings(self, state: State) -> tuple[str, dict[str, Any]]:
        assert isinstance(state, HighCard)
        return "normal", {"rounds": state.of}

    def start(self, mode: str, options: dict[str, Any], chance: Chance, cards: Any, listen: bool) -> State:
        state = self.kind()
        state.rounds = state.of = options["rounds"]
        state.chance = chance
        state.log = [] if listen else None
        return state

    def decision(self, state: State, seat: int) -> Decision | None:
        legal = state.legal(seat)
        choices = tuple(Choice(action, f"bid {action}", "choice-bid", "X-1", {"number": action}) for action in legal)
        return Decision(seat, "bid", "ask-bid", "X-1", choices, secret=True) if legal else None

    def notation(self, state: State, seat: int, action: int) -> str:
        return f"bid {action}"

    def dump_state(self, state: State) -> dict[str, Any]:
        assert isinstance(state, HighCard)
        return {name: getattr(state, name) for name in ("of", "rounds", "bids", "totals", "winner")}

    def load_state(self, data: dict[str, Any], cards: Any) -> State:
        state = self.kind()
        values = data["state"]
        state.of, state.rounds, state.winner = values["of"], values["rounds"], values["winner"]
        state.bids, state.totals = list(values["bids"]), list(values["totals"])
        state.chance = load_chance(data["chance"])
        return state


GAME = HighCardGame()
