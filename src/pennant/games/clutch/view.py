"""The view of one seat as plain data (C-7).

| zone | its owner | the opponent | spectators |
|---|---|---|---|
| `hand` | the cards | those of `known`, then a `"?"` for each other card | a `"?"` for each card |
| `known`: what the opponent has seen of the hand | the cards | the cards | nothing |
| `deck_list`: how many of each card are in the deck | all | all, unless lists are closed (C-R49) | as the opponent |
| `deck_size`, `hand_size` | all | all | all |
| `discard`, `plays`, `standing`, `stack`, `weather`, `stadium`, `coaches` | all | all | all |
| `lineup`, `bench`, `left`, `pitchers`, `mound`, ratings | all | all | all |
| dice, totals, runners, score | all | all | all |
| `choice`: parts of a card, substitution or line-up that is not complete | all | nothing | nothing |

Nobody sees in which order a deck lies. While a choice is not complete, the others see the question that was asked at
first.

`plays` are the cards in force for this at-bat, `standing` those in force for longer, `stack` those announced and not
yet carried out, the last one on top. `line` has the runs of each half that is over, `half_runs` those of the present
one. `batter`, `pitcher`, `defence`, the runners on `bases` and `throw` have their numbers with all effects; a throw
puts the runner out if die and `strength` are more than `needed`. In a team's `lineup` a rating is the one on the card
at the position; in `pitchers`, `rest` counts the games that a pitcher should still sit out, and a `tired` one
would come in tired.
"""

from collections.abc import Callable, Sequence
from typing import Any, cast

from pennant.games.clutch.cards import book_of
from pennant.games.clutch.cards.players import HAND_NAMES, POSITION_NAMES, ROLE_NAMES
from pennant.games.clutch.cards.vocabulary import ATTRIBUTE_NAMES, WINDOW_NAMES
from pennant.games.clutch.events import BASES, CHARTS, RESULTS, THROWS, public_question
from pennant.games.clutch.field_names import base_name, batter_id, card_id, pitcher_id
from pennant.games.clutch.rules import board
from pennant.games.clutch.rules.ballgame_state import BallgameState
from pennant.games.clutch.rules.cards import NO_RESULT, OUT_OF_POSITION
from pennant.games.clutch.rules.team import SLOTS
from pennant.games.clutch.view_types import Options, Play, Result, Runner
from pennant.kernel.bits import members_of
from pennant.kernel.board_view import FieldNaming, FieldNamings, as_flag, or_none, plain
from pennant.kernel.events import View
from pennant.kernel.game import HIDDEN
from pennant.kernel.state import State

STATES = ("rotation", "bullpen", "mound", "out")
"""The status of a pitcher; one who is out has left the game."""


def fixed_view(state: BallgameState, viewer: int | None, reveal: bool) -> View:
    """The part of a view that never changes."""
    return {
        "game": "clutch",
        "mode": state.setup.name,
        "options": _options(state, viewer),
        "edition": state.edition,
        "viewer": viewer,
        "bases": [None] * 3,
        "teams": [_fixed_team(state, seat, reveal or seat == viewer) for seat in range(2)],
    }


def _options(state: BallgameState, viewer: int | None) -> Options:
    """The options; the names of closed decks are hidden, because they reveal the contents (C-R49)."""
    options = cast(Options, state.setup.options)
    if state.setup.open_decks:
        return options
    decks = [name if seat == viewer else HIDDEN for seat, name in enumerate(options["decks"])]
    return {**options, "decks": decks}


def _fixed_team(state: BallgameState, seat: int, is_own: bool) -> View:
    club = state.setup.clubs[seat]
    coaches = club.deck.coaches if state.setup.strategy else ()
    return {
        "seat": seat,
        "lineup": [{} for _ in range(SLOTS)],
        "pitchers": [
            {"player": pitcher_id(state, seat, place), "role": ROLE_NAMES[pitcher.role]}
            for place, pitcher in enumerate(club.pitchers)
        ],
        "coaches": [{"coach": book_of(state.cards).coaches[coach].id} for coach in coaches],
        "deck_list": _deck_list(state, seat) if state.setup.open_decks or is_own else None,
    }


def _deck_list(state: BallgameState, seat: int) -> dict[str, int]:
    """The number of copies of each strategy card in a manager's original deck."""
    if not state.setup.strategy:
        return {}
    cards = state.setup.clubs[seat].deck.strategies
    strategies = book_of(state.cards).strategies
    return {strategies[card].id: cards.count(card) for card in sorted(set(cards))}


# --- how the fields of the board are shown ----------------------------------------------------------------------------


def _game(state: State) -> BallgameState:
    assert isinstance(state, BallgameState)
    return state


def _stadium(state: State, _: int, stadium: int) -> str:
    return book_of(_game(state).cards).stadiums[stadium].id


def _strategy(state: State, card: int) -> str:
    return book_of(_game(state).cards).strategies[card].id


def _strategies(state: State, _: int, cards: list[int | None]) -> list[str]:
    """The cards that the viewer may see."""
    return [_strategy(state, card) for card in cards if card is not None]


def _weather(state: State, _: int, card: int) -> str | None:
    return None if card < 0 else _strategy(state, card)


def _hand(state: State, _: int, values: list[int | None]) -> list[str]:
    """A hand: all cards for its owner; for others the cards they know, and the rest hidden."""
    size, *cards = values
    assert size is not None
    known = [_strategy(state, card) for card in cards if card is not None]
    return [*known, *[HIDDEN] * (size - len(known))]


def _result(value: int) -> Result | None:
    return None if value in (-1, NO_RESULT) else RESULTS[value]


def _of(names: Sequence[str]) -> FieldNaming:
    """One of these names; `None` for any other number."""
    return plain(lambda value: names[value] if 0 <= value < len(names) else None)


def _throw_base(value: int) -> str | None:
    return None if value == board.NO_BASE else base_name(value)


def _batter(state: State, value: int) -> str | None:
    return None if value < 0 else batter_id(_game(state), value >> 5 & 1, value & 31)


def _pitcher(state: State, value: int) -> str | None:
    return None if value < 0 else pitcher_id(_game(state), value >> 6 & 1, value & 63)


def _runner(state: State, _: int, value: int) -> Runner | None:
    """A runner: the player, his slot, the pitcher who put him on, and his Speed with all effects."""
    if value < 0:
        return None
    seat = value >> 5 & 1
    return {
        "player": batter_id(_game(state), seat, value & 31),
        "slot": value >> 6 & 15,
        "pitcher": pitcher_id(_game(state), 1 - seat, value >> 10 & 63),
        "speed": (value >> 16) - board.SPEED_FLOOR,
    }


def _plays(state: State, _: int, values: list[int]) -> list[Play]:
    """Cards in play."""
    width = len(board.PLAY_NUMBERS)
    return [_play(state, values[start : start + width]) for start in range(0, len(values), width)]


def _play(state: State, values: list[int]) -> Play:
    """A card in play; the numbers are those of `PLAY_NUMBERS`."""
    card, owner, target, alternative, pick, left_on, batters, halves, spent, negated, harmless = values
    is_batter = left_on < board.PITCHERS_FROM
    return {
        "card": _card(state, card),
        "owner": owner,
        "target": None if target < 0 else target,
        "alternative": alternative,
        "pick": None if pick < 0 else _card(state, pick),
        "left_on": _batter(state, left_on) if is_batter else _pitcher(state, left_on - board.PITCHERS_FROM),
        "batters": None if batters < 0 else batters,
        "halves": None if halves < 0 else halves,
        "spent": bool(spent),
        "negated": bool(negated),
        "harmless": bool(harmless),
    }


def _card(state: State, value: int) -> str:
    """A strategy card or a coach."""
    return card_id(book_of(_game(state).cards), value >> 1, bool(value & 1))


# Numbers of a team, packed: one value for each place of the line-up or each pitcher.


def _lineup_players(state: State, seat: int, value: int) -> list[str | None]:
    if value < 0:
        return [None] * SLOTS
    return [batter_id(_game(state), seat, value >> slot * 5 & 31) for slot in range(SLOTS)]


def _positions(value: int) -> list[str | None]:
    if value < 0:
        return [None] * SLOTS
    return [POSITION_NAMES[value >> slot * 4 & 15] for slot in range(SLOTS)]


def _ratings(value: int) -> list[int | None]:
    if value < 0:
        return [None] * SLOTS
    mask = (1 << board.RATING_BITS) - 1
    return [(value >> slot * board.RATING_BITS & mask) + OUT_OF_POSITION for slot in range(SLOTS)]


def _slots(bits: int, convert: Callable[[int], Any]) -> FieldNaming:
    return plain(lambda value: [convert(value >> slot * bits & (1 << bits) - 1) for slot in range(SLOTS)])


def _pitchers(bits: int, convert: Callable[[int], Any]) -> FieldNaming:
    def name(state: State, seat: int, value: int) -> list[Any]:
        places = range(len(_game(state).setup.clubs[seat].pitchers))
        return [convert(value >> place * bits & (1 << bits) - 1) for place in places]

    return name


def _batters(state: State, seat: int, value: int) -> list[str]:
    return [batter_id(_game(state), seat, place) for place in members_of(value)]


def _on_mound(state: State, seat: int, value: int) -> str:
    return pitcher_id(_game(state), seat, value)


def _coaches(state: State, seat: int, value: int) -> list[bool]:
    setup = _game(state).setup
    coaches = setup.clubs[seat].deck.coaches if setup.strategy else ()
    return [bool(value >> place & 1) for place in range(len(coaches))]


_rolled = plain(lambda value: value or None)
"""A die that was not rolled yet has no number."""
_total = plain(lambda value: None if value == board.NOT_ROLLED else value)

NAMINGS: FieldNamings = {
    "question": plain(lambda question: None if question < 0 else public_question(question)),
    "asked": plain(members_of),
    "window": _of([name.replace(" ", "-") for name in WINDOW_NAMES]),
    "stadium": _stadium,
    "top": as_flag,
    "clutch_moment": as_flag,
    "winner": or_none,
    "over": as_flag,
    "weather.card": _weather,
    "weather.owner": or_none,
    "weather.halves": or_none,
    "bases.0": _runner,
    "bases.1": _runner,
    "bases.2": _runner,
    "batter.slot": or_none,
    "batter.player": lambda state, _, value: _batter(state, value),
    "batter.bats": _of(HAND_NAMES),
    "batter.pinch_hitter": as_flag,
    "pitcher.player": lambda state, _, value: _pitcher(state, value),
    "at_bat.stole": as_flag,
    "at_bat.bunting": as_flag,
    "at_bat.infield_in": as_flag,
    "pitch.natural": _rolled,
    "pitch.roll": _total,
    "pitch.total": _total,
    "pitch.mistake": as_flag,
    "chart": _of(CHARTS),
    "swing.natural": _rolled,
    "swing.total": _total,
    "result": plain(_result),
    "outcome": plain(_result),
    "sent": plain(lambda value: [BASES[base] for base in members_of(value)]),
    "throw.kind": _of(THROWS),
    "throw.runner": _runner,
    "throw.start": plain(_throw_base),
    "throw.to": plain(_throw_base),
    "throw.rating": _of(ATTRIBUTE_NAMES),
    "throw.strength": _total,
    "throw.needed": _total,
    "throw.natural": _rolled,
    "throw.out": as_flag,
    "plays": _plays,
    "standing": _plays,
    "stack": _plays,
    "teams.substituted": as_flag,
    "teams.changed": as_flag,
    "teams.mound.player": _on_mound,
    "teams.mound.entered_tired": as_flag,
    "teams.coaches.*.used": _coaches,
    "teams.lineup.*.player": _lineup_players,
    "teams.lineup.*.position": plain(_positions),
    "teams.lineup.*.rating": plain(_ratings),
    "teams.lineup.*.last": _slots(4, _result),
    "teams.lineup.*.hits": _slots(4, int),
    "teams.lineup.*.pinch_runner": _slots(1, bool),
    "teams.bench": _batters,
    "teams.left": _batters,
    "teams.pitchers.*.state": _pitchers(board.STATE_BITS, lambda state: STATES[state]),
    "teams.pitchers.*.rest": _pitchers(board.REST_BITS, int),
    "teams.pitchers.*.streak": _pitchers(board.STREAK_BITS, int),
    "teams.pitchers.*.tired": _pitchers(1, bool),
    "teams.discard": _strategies,
    "teams.choice": plain(lambda choice: choice or []),
    "teams.hand": _hand,
    "teams.known": _strategies,
}
