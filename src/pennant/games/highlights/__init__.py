"""Baseball Highlights: 2045, by its rule book. `GAME` is its interface."""

from collections.abc import Mapping
from typing import Any

from pennant.games.highlights.cards import BOOKS, CardBook
from pennant.games.highlights.decision import decision_of, refusals_of
from pennant.games.highlights.event_filter import filter_event, name_value
from pennant.games.highlights.events import KINDS, SILENT, SILENT_FIELDS, UNTOLD
from pennant.games.highlights.invariants import broken_invariants
from pennant.games.highlights.notation import notation_of
from pennant.games.highlights.rules import moves
from pennant.games.highlights.rules.match import Match, new_match
from pennant.games.highlights.rules.match_state import MATCH_FIELDS
from pennant.games.highlights.rules.setup import Setup
from pennant.games.highlights.rules.zones import BOX_FIELDS, PAIR_FIELDS, SIDE_FIELDS, Box, Pair, Side
from pennant.games.highlights.setups import MODES, seats_of, setup_of
from pennant.games.highlights.view import NAMINGS, fixed_view
from pennant.kernel.adapter import RulesGame
from pennant.kernel.chance import Chance
from pennant.kernel.decision import Decision, UnavailableChoice
from pennant.kernel.events import SeenEvent, View
from pennant.kernel.fields import dump_fields, load_fields
from pennant.kernel.state import RawEvent, State
from pennant.kernel.text import GameText


def _match(state: State) -> Match:
    assert isinstance(state, Match), "this is not a state of highlights"
    return state


class Highlights(RulesGame[Match, CardBook]):
    """The interface of the game."""

    name = "highlights"
    title = "Baseball Highlights: 2045"
    edition = 1
    state_type = Match
    books = BOOKS
    modes = MODES
    action_count = moves.COUNT
    event_kinds = KINDS
    silent_events = SILENT
    silent_fields = SILENT_FIELDS
    derived_fields = frozenset({"setup", "cards", "faces"})
    board_events = RulesGame.board_events | UNTOLD
    board_namings = NAMINGS

    def streams(self, mode: str, options: Mapping[str, Any]) -> int:
        """The streams of chance: the table's, one for each seat, and one for the solitaire opponent (H-5.5)."""
        return 1 + max(2, seats_of(mode, options))

    def make_setup(self, mode: str, options: dict[str, Any], cards: CardBook) -> Setup:
        return setup_of(mode, options, cards)

    def start(self, mode: str, options: dict[str, Any], chance: Chance, cards: Any, listen: bool) -> State:
        return new_match(self.setup(mode, options, cards), cards.rules, chance, listen)

    def fixed_view(self, state: State, seat: int | None, reveal: bool) -> View:
        return fixed_view(_match(state), seat)

    def decision(self, state: State, seat: int) -> Decision | None:
        return decision_of(_match(state), seat)

    def refusals(self, state: State, seat: int, decision: Decision) -> list[UnavailableChoice]:
        return refusals_of(_match(state), seat, decision)

    def notation(self, state: State, seat: int, action: int) -> str:
        return notation_of(_match(state), seat, action)

    def text(self, language: str, cards: Any = None) -> GameText:
        from pennant.games.highlights.text import HighlightsText

        return HighlightsText(language, self.card_set(cards))

    def name_field(self, state: State, field: str, value: int) -> Any:
        return name_value(_match(state).cards, field, value)

    def filter_story_event(self, state: State, event: RawEvent, viewer: int | None, reveal: bool) -> SeenEvent:
        return filter_event(_match(state).cards, event, viewer, reveal)

    def dump_state(self, state: State) -> dict[str, Any]:
        match = _match(state)
        return {
            **dump_fields(match, MATCH_FIELDS),
            "sides": [dump_fields(side, SIDE_FIELDS) for side in match.sides],
            "pairs": [dump_fields(pair, PAIR_FIELDS) for pair in match.pairs],
            "tables": [dump_fields(box, BOX_FIELDS) for box in match.boxes],
        }

    def restore(self, state: Match, values: dict[str, Any]) -> None:
        state.faces = state.cards.cards
        load_fields(state, values, MATCH_FIELDS)
        state.sides = [load_fields(Side(), side, SIDE_FIELDS) for side in values["sides"]]
        state.pairs = [load_fields(Pair(), pair, PAIR_FIELDS) for pair in values["pairs"]]
        state.boxes = [load_fields(Box(), box, BOX_FIELDS) for box in values["tables"]]

    def seat_names(self, state: State) -> dict[str, int]:
        """The seats of the position's visitor and home side; the names stay the same when the sides change roles."""
        pair = _match(state).pairs[0]
        return {"visitor": pair.visitor, "home": pair.home}

    def check(self, state: State) -> list[str]:
        return broken_invariants(_match(state))


GAME = Highlights()
