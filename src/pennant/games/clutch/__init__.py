"""Clutch Baseball, by its rule book. `GAME` is its interface."""

from collections.abc import Collection, Mapping
from functools import cached_property
from typing import TYPE_CHECKING, Any

from pennant.games.clutch.cards import CardBook, book_of, load_set, own_set
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
from pennant.games.clutch.rules.ballgame_state import BALLGAME_FIELDS, PLAY_FIELDS, TEAM_FIELDS, Play, Team
from pennant.games.clutch.rules.setup import Setup
from pennant.games.clutch.setups import MODES, setup_of
from pennant.games.clutch.view import NAMINGS, fixed_view
from pennant.kernel.chance import Chance, load_chance
from pennant.kernel.decision import Decision, UnavailableChoice
from pennant.kernel.decks import Decks
from pennant.kernel.errors import ChanceNeeded, UsageError
from pennant.kernel.events import SeenEvent, View
from pennant.kernel.fields import dump_fields, load_fields
from pennant.kernel.game import Game, folder_of
from pennant.kernel.state import RawEvent, State
from pennant.kernel.text import GameText

if TYPE_CHECKING:
    import numpy

STREAMS = 3
"""The dice, and each manager's draws (C-0.1)."""
_PLAYS = ("plays", "standing", "stack")


def _ballgame(state: State) -> Ballgame:
    assert isinstance(state, Ballgame), "this is not a state of clutch"
    return state


class Clutch(Game):
    """The interface of the game."""

    name = "clutch"
    title = "Clutch Baseball"
    edition = 1
    modes = MODES
    action_count = moves.COUNT
    event_kinds = KINDS
    silent_events = SILENT
    silent_fields = SILENT_FIELDS
    derived_fields = frozenset({"setup", "cards", "stadium"})
    board_events = Game.board_events | UNTOLD
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

    def card_set(self, cards: Any) -> CardBook:
        if isinstance(cards, CardBook):
            return cards
        folder = folder_of(cards)
        return own_set() if folder is None else load_set(folder)

    def card_info(self, state: State) -> dict[str, str]:
        book = book_of(_ballgame(state).cards)
        return {"set": book.id, "sha256": book.sha256}

    def settings(self, state: State) -> tuple[str, dict[str, Any]]:
        setup = _ballgame(state).setup
        return setup.name, setup.options

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

    def card_data(self, cards: Any = None) -> dict[str, Any]:
        from pennant.games.clutch.data import data_of

        return data_of(self.card_set(cards))

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

    def load_state(self, data: dict[str, Any], cards: Any) -> State:
        if data["cards"]["sha256"] != cards.sha256:
            raise UsageError(f"this dump belongs to the card set {data['cards']['set']!r}, another than {cards.id!r}")
        game, state = Ballgame(), data["state"]
        game.setup = setup_of(data["mode"], data["options"], cards)
        game.cards = cards.rules
        game.chance = load_chance(data["chance"])
        load_fields(game, state, BALLGAME_FIELDS)
        game.stadium = game.setup.clubs[game.home].stadium
        game.teams = [load_fields(Team(), values, TEAM_FIELDS) for values in state["teams"]]
        game.plays, game.standing, game.stack = (
            tuple([load_fields(Play(0, False, 0, 0), values, PLAY_FIELDS) for values in state[zone]]) for zone in _PLAYS
        )
        return game

    def position(self, data: Mapping[str, Any], cards: Any = None) -> State:
        from pennant.games.clutch.position import position_of

        return position_of(data, self.card_set(cards))

    def seat_names(self, state: State) -> dict[str, int]:
        """The names home and away, as they are in this game."""
        game = _ballgame(state)
        return {"home": game.home, "away": 1 - game.home}

    def describe_state(self, state: State, seats: Mapping[str, int]) -> dict[str, Any]:
        from pennant.games.clutch.describe_state import describe_state

        return describe_state(_ballgame(state), seats)

    def chance_value(self, state: State, needed: ChanceNeeded, word: Any) -> int:
        from pennant.games.clutch.describe_state import chance_value

        return chance_value(_ballgame(state), needed, word)

    def encode(self, state: State, seat: int) -> "numpy.ndarray[Any, Any]":
        from pennant.games.clutch.encode import encode

        return encode(_ballgame(state), seat)

    def check(self, state: State) -> list[str]:
        return broken_invariants(_ballgame(state))

    def standing_order_action(self, state: State, seat: int, orders: Collection[str]) -> int | None:
        return standing_order_action(_ballgame(state), seat, orders)


GAME = Clutch()
