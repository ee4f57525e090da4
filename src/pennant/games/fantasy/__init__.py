"""Fantasy Fantasy Baseball, by its rule book. `GAME` is its interface."""

from collections.abc import Mapping
from typing import Any

from pennant.games.fantasy.cards import BOOKS, COLOURS, STAT_NAMES, CardBook, book_of
from pennant.games.fantasy.decision import decision_of, refusals_of
from pennant.games.fantasy.events import (
    KINDS,
    MAGIC,
    MILESTONES,
    PILES,
    SIDES,
    SILENT,
    SILENT_FIELDS,
    UNTOLD,
    VIA,
    public_question,
)
from pennant.games.fantasy.invariants import broken_invariants
from pennant.games.fantasy.notation import notation_of
from pennant.games.fantasy.rules import moves
from pennant.games.fantasy.rules.cards import NO_EVENT
from pennant.games.fantasy.rules.season import Season, new_season
from pennant.games.fantasy.rules.season_state import MANAGER_FIELDS, SEASON_FIELDS, Manager, unpack_order
from pennant.games.fantasy.rules.setup import Setup
from pennant.games.fantasy.setups import MODES, setup_of
from pennant.games.fantasy.view import NAMINGS, fixed_view
from pennant.kernel.adapter import RulesGame
from pennant.kernel.bits import members_of
from pennant.kernel.chance import Chance
from pennant.kernel.decision import Decision, UnavailableChoice
from pennant.kernel.events import View
from pennant.kernel.fields import dump_fields, load_fields
from pennant.kernel.state import State
from pennant.kernel.text import GameText


def _season(state: State) -> Season:
    assert isinstance(state, Season), "this is not a state of fantasy"
    return state


class Fantasy(RulesGame[Season, CardBook]):
    """The interface of the game."""

    name = "fantasy"
    title = "Fantasy Fantasy Baseball"
    edition = 1
    state_type = Season
    books = BOOKS
    modes = MODES
    action_count = moves.COUNT
    event_kinds = KINDS
    silent_events = SILENT
    silent_fields = SILENT_FIELDS
    derived_fields = frozenset({"setup", "cards", "characters", "event"})
    board_events = RulesGame.board_events | UNTOLD
    board_namings = NAMINGS
    milestones = MILESTONES

    def streams(self, mode: str, options: Mapping[str, Any]) -> int:
        """Only the table's stream of chance: all draw from the same decks (F-4.10)."""
        return 1

    def make_setup(self, mode: str, options: dict[str, Any], cards: CardBook) -> Setup:
        return setup_of(mode, options, cards)

    def start(self, mode: str, options: dict[str, Any], chance: Chance, cards: Any, listen: bool) -> State:
        return new_season(self.setup(mode, options, cards), cards.rules, chance, listen)

    def fixed_view(self, state: State, seat: int | None, reveal: bool) -> View:
        return fixed_view(_season(state), seat)

    def decision(self, state: State, seat: int) -> Decision | None:
        return decision_of(_season(state), seat)

    def refusals(self, state: State, seat: int, decision: Decision) -> list[UnavailableChoice]:
        return refusals_of(_season(state), seat, decision)

    def notation(self, state: State, seat: int, action: int) -> str:
        return notation_of(_season(state), seat, action)

    def text(self, language: str, cards: Any = None) -> GameText:
        from pennant.games.fantasy.text import FantasyText

        return FantasyText(language, self.card_set(cards))

    def name_field(self, state: State, field: str, value: int) -> Any:
        names = _NAMES.get(field)
        if names is not None:
            return names[value]
        book = book_of(_season(state).cards)
        if field in ("card", "source", "old"):
            return "" if value < 0 else book.characters[value].id
        if field == "win":
            return book.wins[value].id
        if field == "event":
            return book.events[value].id
        if field == "question":
            return public_question(value)
        if field == "seats":
            return members_of(value)
        if field == "order":
            return unpack_order(value)
        if field in ("exhausted", "locked", "reserved"):
            return bool(value)
        if field in ("seat", "place"):
            return None if value < 0 else value
        return value

    def dump_state(self, state: State) -> dict[str, Any]:
        season = _season(state)
        return {
            **dump_fields(season, SEASON_FIELDS),
            "managers": [dump_fields(manager, MANAGER_FIELDS) for manager in season.managers],
        }

    def restore(self, state: Season, values: dict[str, Any]) -> None:
        state.characters = state.cards.characters
        load_fields(state, values, SEASON_FIELDS)
        state.event = NO_EVENT if state.event_number < 0 else state.cards.events[state.event_number]
        state.managers = [load_fields(Manager(), manager, MANAGER_FIELDS) for manager in values["managers"]]

    def seat_names(self, state: State) -> dict[str, int]:
        """M0, M1 ... by seat; in solo also robot and deck."""
        season = _season(state)
        names = {f"M{seat}": seat for seat in range(len(season.managers))}
        return {**names, "robot": 1, "deck": 2} if season.setup.solo else names

    def check(self, state: State) -> list[str]:
        return broken_invariants(_season(state))


_NAMES: dict[str, tuple[str, ...]] = {
    "magic": MAGIC,
    "via": VIA,
    "pile": PILES,
    "side": SIDES,
    "track": COLOURS,
    "stat": STAT_NAMES,
}


GAME = Fantasy()
