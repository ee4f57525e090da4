"""The common part of games that have card sets and rules in the shape of Pennant's own three games."""

from abc import abstractmethod
from collections.abc import Mapping
from importlib import import_module
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from pennant.kernel.book import Book, Books
from pennant.kernel.chance import load_chance
from pennant.kernel.errors import ChanceNeeded, UsageError
from pennant.kernel.game import Game
from pennant.kernel.state import State

if TYPE_CHECKING:
    import numpy

S = TypeVar("S", bound=State)
B = TypeVar("B", bound=Book[Any, Any])


class RulesGame(Game, Generic[S, B]):
    """A game whose states have a `setup` and the numbers of a card set, `cards`.

    Modules of the game's package that few programs need are imported when they are used: `data`, `position`,
    `describe_state` and `encode`.
    """

    state_type: type[S]
    books: Books[B]

    def _rules_state(self, state: State) -> Any:
        assert isinstance(state, self.state_type), f"this is not a state of {self.name}"
        return state

    def _module(self, name: str) -> Any:
        return import_module(f"{self.package}.{name}")

    # --- cards --------------------------------------------------------------------------------------------------------

    def card_set(self, cards: Any) -> B:
        return self.books.find(cards)

    def card_info(self, state: State) -> dict[str, str]:
        book = self.books.book_of(self._rules_state(state).cards)
        return {"set": book.id, "sha256": book.sha256}

    def card_data(self, cards: Any = None) -> dict[str, Any]:
        data: dict[str, Any] = self._module("data").data_of(self.card_set(cards))
        return data

    # --- states -------------------------------------------------------------------------------------------------------

    def settings(self, state: State) -> tuple[str, dict[str, Any]]:
        setup = self._rules_state(state).setup
        return setup.name, setup.options

    def load_state(self, data: dict[str, Any], cards: Any) -> State:
        if data["cards"]["sha256"] != cards.sha256:
            raise UsageError(f"this dump belongs to the card set {data['cards']['set']!r}, not to {cards.id!r}")
        state: Any = self.state_type()
        state.setup = self.make_setup(data["mode"], data["options"], cards)
        state.cards = cards.rules
        state.chance = load_chance(data["chance"])
        self.restore(state, data["state"])
        loaded: State = state
        return loaded

    @abstractmethod
    def restore(self, state: S, values: dict[str, Any]) -> None:
        """Set the attributes in the dump, and those that are computed from them and from the cards."""

    def encode(self, state: State, seat: int) -> "numpy.ndarray[Any, Any]":
        vector: numpy.ndarray[Any, Any] = self._module("encode").encode(self._rules_state(state), seat)
        return vector

    # --- scenarios ----------------------------------------------------------------------------------------------------

    def position(self, data: Mapping[str, Any], cards: Any = None) -> State:
        state: State = self._module("position").position_of(data, self.card_set(cards))
        return state

    def describe_state(self, state: State, seats: Mapping[str, int]) -> dict[str, Any]:
        module = self._module("describe_state")
        description: dict[str, Any] = module.describe_state(self._rules_state(state), seats)
        return description

    def chance_value(self, state: State, needed: ChanceNeeded, word: Any) -> int:
        value: int = self._module("describe_state").chance_value(self._rules_state(state), needed, word)
        return value
