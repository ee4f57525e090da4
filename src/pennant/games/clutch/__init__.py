"""Clutch Baseball, by its rule book. `GAME` is its interface."""

from collections.abc import Collection, Mapping
from functools import cached_property
from typing import Any

from pennant.games.clutch.cards import BOOKS, CardBook
from pennant.games.clutch.decision import decision_of
from pennant.games.clutch.event_filter import filter_event
from pennant.games.clutch.events import KINDS, MILESTONES, SILENT, SILENT_FIELDS, UNTOLD
from pennant.games.clutch.field_names import name_value
from pennant.games.clutch.invariants import broken_invariants
from pennant.games.clutch.notation import notation_of
from pennant.games.clutch.orders import ORDERS, standing_order_action
from pennant.games.clutch.refusals import refusals_of
from pennant.games.clutch.rules import moves
from pennant.games.clutch.rules.ballgame import Ballgame, new_game
from pennant.games.clutch.rules.ballgame_state import BALLGAME_FIELDS
from pennant.games.clutch.rules.setup import Setup
from pennant.games.clutch.rules.team import PLAY_FIELDS, TEAM_FIELDS, Play, Team
from pennant.games.clutch.setups import MODES, setup_of
from pennant.games.clutch.view import NAMINGS, fixed_view
from pennant.kernel.adapter import RulesGame
from pennant.kernel.chance import Chance
from pennant.kernel.decision import Decision, UnavailableChoice
from pennant.kernel.decks import Decks
from pennant.kernel.events import SeenEvent, View
from pennant.kernel.fields import dump_fields, load_fields
from pennant.kernel.state import RawEvent, State
from pennant.kernel.text import GameText

STREAMS = 3
"""The dice, and each manager's draws (C-0.1)."""
_PLAYS = ("plays", "standing", "stack")


def _ballgame(state: State) -> Ballgame:
    assert isinstance(state, Ballgame), "this is not a state of clutch"
    return state


class Clutch(RulesGame[Ballgame, CardBook]):
    """The interface of the game."""

    name = "clutch"
    title = "Clutch Baseball"
    edition = 1
    state_type = Ballgame
    books = BOOKS
    modes = MODES
    action_count = moves.COUNT
    event_kinds = KINDS
    silent_events = SILENT
    silent_fields = SILENT_FIELDS
    derived_fields = frozenset({"setup", "cards", "stadium"})
    board_events = RulesGame.board_events | UNTOLD
    board_namings = NAMINGS
    milestones = MILESTONES
    orders = ORDERS
    telling_orders = frozenset({"pass-without-card"})

    @cached_property
    def decks(self) -> Decks:
        from pennant.games.clutch.decks import ClutchDecks

        return ClutchDecks()

    def streams(self, mode: str, options: Mapping[str, Any]) -> int:
        return STREAMS

    def make_setup(self, mode: str, options: dict[str, Any], cards: CardBook) -> Setup:
        return setup_of(mode, options, cards)

    def start(self, mode: str, options: dict[str, Any], chance: Chance, cards: Any, listen: bool) -> State:
        return new_game(self.setup(mode, options, cards), cards.rules, chance, listen)

    def fixed_view(self, state: State, seat: int | None, reveal: bool) -> View:
        return fixed_view(_ballgame(state), seat, reveal)

    def decision(self, state: State, seat: int) -> Decision | None:
        return decision_of(_ballgame(state), seat)

    def refusals(self, state: State, seat: int, decision: Decision) -> list[UnavailableChoice]:
        return refusals_of(_ballgame(state), seat, decision)

    def notation(self, state: State, seat: int, action: int) -> str:
        return notation_of(_ballgame(state), seat, action)

    def text(self, language: str, cards: Any = None) -> GameText:
        from pennant.games.clutch.text import ClutchText

        return ClutchText(language, self.card_set(cards))

    def name_field(self, state: State, field: str, value: int) -> Any:
        return name_value(_ballgame(state), field, value, 0)

    def filter_story_event(self, state: State, event: RawEvent, viewer: int | None, reveal: bool) -> SeenEvent:
        return filter_event(_ballgame(state), event, viewer, reveal)

    def dump_state(self, state: State) -> dict[str, Any]:
        game = _ballgame(state)
        return {
            **dump_fields(game, BALLGAME_FIELDS),
            **{zone: [dump_fields(play, PLAY_FIELDS) for play in getattr(game, zone)] for zone in _PLAYS},
            "teams": [dump_fields(team, TEAM_FIELDS) for team in game.teams],
        }

    def restore(self, state: Ballgame, values: dict[str, Any]) -> None:
        load_fields(state, values, BALLGAME_FIELDS)
        state.stadium = state.setup.clubs[state.home].stadium
        state.teams = [load_fields(Team(), team, TEAM_FIELDS) for team in values["teams"]]
        state.plays, state.standing, state.stack = (
            tuple([load_fields(Play(0, False, 0, 0), play, PLAY_FIELDS) for play in values[zone]]) for zone in _PLAYS
        )

    def seat_names(self, state: State) -> dict[str, int]:
        """The seats of home and away in the current game."""
        game = _ballgame(state)
        return {"home": game.home, "away": 1 - game.home}

    def check(self, state: State) -> list[str]:
        return broken_invariants(_ballgame(state))

    def standing_order_action(self, state: State, seat: int, orders: Collection[str]) -> int | None:
        return standing_order_action(_ballgame(state), seat, orders)


GAME = Clutch()
