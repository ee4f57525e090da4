"""What one seat may see, as plain data (C-7).

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
from typing import Any

from pennant.games.clutch.cards import book_of
from pennant.games.clutch.cards.players import HAND_NAMES, POSITION_NAMES, ROLE_NAMES
from pennant.games.clutch.cards.vocabulary import ATTRIBUTE_NAMES, WINDOW_NAMES
from pennant.games.clutch.events import BASES, CHARTS, RESULTS, THROWS, public_question
from pennant.games.clutch.field_names import base_name, batter_id, card_id, pitcher_id
from pennant.games.clutch.rules import telling
from pennant.games.clutch.rules.ballgame_state import SLOTS, BallgameState
from pennant.games.clutch.rules.cards import NO_RESULT, OUT_OF_POSITION
from pennant.kernel.bits import members_of
from pennant.kernel.events import View

HIDDEN = "?"
STATES = ("rotation", "bullpen", "mound", "out")
"""Where a pitcher is; one who is out has left the game."""


def view_of(state: BallgameState, viewer: int | None) -> View:
    """The game as one seat (`None`: a spectator) sees it."""
    view: View = {
        "game": "clutch",
        "mode": state.setup.name,
        "options": _options(state, viewer),
        "edition": state.edition,
        "viewer": viewer,
        "question": public_question(state.question) if state.acting else None,
        "asked": members_of(state.acting),
        "bases": [None] * 3,
        "teams": [_team(state, seat, viewer) for seat in range(2)],
    }
    naming = Naming(state)
    for name, value in zip(telling.TABLE_NUMBERS, telling.table_numbers(state), strict=True):
        put(view, name, naming.of_table(name, value))
    for number, values in enumerate(telling.table_lists(state)):
        view[telling.TABLE_LISTS[number]] = naming.plays(values) if number < telling.PLAY_LISTS else list(values)
    return view


def put(view: View, path: str, value: Any) -> None:
    """Write a value into a view: `pitch.total` in a part of it, `lineup.*.rating` one into each row of a list."""
    *parents, name = path.split(".")
    if "*" in parents:
        for row, each in zip(view[parents[0]], value, strict=True):
            row[name] = each
        return
    place: Any = view
    for parent in parents:
        place = place.setdefault(parent, {})
    if isinstance(place, list):
        place[int(name)] = value
    else:
        place[name] = value


def _options(state: BallgameState, viewer: int | None) -> View:
    """The options; the names of closed decks would tell what is in them (C-R49)."""
    options = state.setup.options
    if state.setup.open_decks:
        return options
    decks = [name if seat == viewer else HIDDEN for seat, name in enumerate(_decks(options))]
    return {**options, "decks": decks}


def _decks(options: dict[str, Any]) -> Sequence[str]:
    return tuple(options["decks"])


def _team(state: BallgameState, seat: int, viewer: int | None) -> View:
    """One manager's side of the table."""
    team, club = state.teams[seat], state.setup.clubs[seat]
    naming = Naming(state)
    with_coaches = club.deck.coaches if state.setup.strategy else ()
    shown = naming.cards(team.shown) if viewer is not None else []
    found: View = {
        "seat": seat,
        "lineup": [{} for _ in range(SLOTS)],
        "pitchers": [
            {"player": pitcher_id(state, seat, place), "role": ROLE_NAMES[pitcher.role]}
            for place, pitcher in enumerate(club.pitchers)
        ],
        "coaches": [{"coach": naming.book.coaches[coach].id} for coach in with_coaches],
        "deck_list": _deck_list(state, seat) if state.setup.open_decks or seat == viewer else None,
    }
    for name, value in zip(telling.TEAM_NUMBERS, telling.team_numbers(state, seat), strict=True):
        put(found, name, naming.of_team(name, value, seat))
    found["discard"] = naming.cards(team.discard)
    found["hand"] = naming.cards(team.hand) if seat == viewer else hidden_hand(shown, len(team.hand))
    found["known"] = shown
    found["choice"] = _choice(state, seat) if seat == viewer else []
    return found


def hidden_hand(known: Sequence[str], size: int) -> list[str]:
    """A hand as the other manager sees it."""
    return [*known, *[HIDDEN] * (size - len(known))]


def _choice(state: BallgameState, seat: int) -> list[int]:
    """What this seat has chosen of something that is not complete, as actions."""
    draft = state.teams[seat].draft
    if draft:
        return list(draft)
    return list(state.use) if state.acting >> seat & 1 else []


def _deck_list(state: BallgameState, seat: int) -> dict[str, int]:
    """How many of each strategy card a manager's deck was built with."""
    if not state.setup.strategy:
        return {}
    cards = state.setup.clubs[seat].deck.strategies
    strategies = book_of(state.cards).strategies
    return {strategies[card].id: cards.count(card) for card in sorted(set(cards))}


# --- numbers in words -------------------------------------------------------------------------------------------------


class Naming:
    """The numbers that a board is told in, as a view says them."""

    def __init__(self, state: BallgameState) -> None:
        self.state = state
        self.book = book_of(state.cards)

    def of_table(self, name: str, value: int) -> Any:
        """A number of the table."""
        word = _OF_TABLE.get(name)
        return value if word is None else word(self, value)

    def of_team(self, name: str, value: int, seat: int) -> Any:
        """A number of a team."""
        word = _OF_TEAM.get(name)
        return value if word is None else word(self, value, seat)

    def of_list(self, name: str, part: str | None, value: int) -> Any:
        """An entry of a list, or a part of one."""
        if part is None:
            return self.book.strategies[value].id if name == "discard" else value
        word = _OF_PLAY.get(part)
        return value if word is None else word(self, value)

    def plays(self, values: Sequence[int]) -> list[View]:
        """Cards in play."""
        width = len(telling.PLAY_NUMBERS)
        return [
            {
                part: self.of_list("", part, value)
                for part, value in zip(telling.PLAY_NUMBERS, values[start : start + width], strict=True)
            }
            for start in range(0, len(values), width)
        ]

    def cards(self, numbers: Sequence[int]) -> list[str]:
        return [self.book.strategies[card].id for card in numbers]

    # Single numbers.

    def true(self, value: int) -> bool:
        return bool(value)

    def or_none(self, value: int) -> int | None:
        return None if value < 0 else value

    def rolled(self, value: int) -> int | None:
        """A die that was not rolled yet has no number."""
        return value or None

    def total(self, value: int) -> int | None:
        return None if value == telling.NOT_ROLLED else value

    def result(self, value: int) -> str | None:
        return None if value in (-1, NO_RESULT) else RESULTS[value]

    def chart(self, value: int) -> str | None:
        return CHARTS[value] if 0 <= value < len(CHARTS) else None

    def throw(self, value: int) -> str | None:
        return THROWS[value] if 0 <= value < len(THROWS) else None

    def rating(self, value: int) -> str | None:
        return None if value < 0 else ATTRIBUTE_NAMES[value]

    def window(self, value: int) -> str | None:
        return None if value < 0 else WINDOW_NAMES[value].replace(" ", "-")

    def hand(self, value: int) -> str | None:
        return None if value < 0 else HAND_NAMES[value]

    def stadium(self, value: int) -> str:
        return self.book.stadiums[value].id

    def weather(self, value: int) -> str | None:
        return None if value < 0 else self.book.strategies[value].id

    def bases(self, value: int) -> list[str]:
        return [BASES[base] for base in members_of(value)]

    def throw_base(self, value: int) -> str | None:
        return None if value == telling.NO_BASE else base_name(value)

    def batter(self, value: int) -> str | None:
        return None if value < 0 else batter_id(self.state, value >> 5 & 1, value & 31)

    def pitcher(self, value: int) -> str | None:
        return None if value < 0 else pitcher_id(self.state, value >> 6 & 1, value & 63)

    def runner(self, value: int) -> View | None:
        """A runner: who he is, his slot, the pitcher who put him on, and his Speed with all effects."""
        if value < 0:
            return None
        seat = value >> 5 & 1
        return {
            "player": batter_id(self.state, seat, value & 31),
            "slot": value >> 6 & 15,
            "pitcher": pitcher_id(self.state, 1 - seat, value >> 10 & 63),
            "speed": (value >> 16) - telling.SPEED_FLOOR,
        }

    # Parts of cards in play.

    def card(self, value: int) -> str | None:
        return None if value < 0 else card_id(self.book, value >> 1, bool(value & 1))

    def left_on(self, value: int) -> str | None:
        """The player that a card was left on."""
        return self.batter(value) if value < telling.PITCHERS_FROM else self.pitcher(value - telling.PITCHERS_FROM)

    # Numbers of a team.

    def flag(self, value: int, seat: int) -> bool:
        return bool(value)

    def players(self, value: int, seat: int) -> list[str | None]:
        if value < 0:
            return [None] * SLOTS
        return [batter_id(self.state, seat, value >> slot * 5 & 31) for slot in range(SLOTS)]

    def positions(self, value: int, seat: int) -> list[str | None]:
        if value < 0:
            return [None] * SLOTS
        return [POSITION_NAMES[value >> slot * 4 & 15] for slot in range(SLOTS)]

    def ratings(self, value: int, seat: int) -> list[int | None]:
        if value < 0:
            return [None] * SLOTS
        mask = (1 << telling.RATING_BITS) - 1
        return [(value >> slot * telling.RATING_BITS & mask) + OUT_OF_POSITION for slot in range(SLOTS)]

    def last_results(self, value: int, seat: int) -> list[str | None]:
        return [self.result(value >> slot * 4 & 15) for slot in range(SLOTS)]

    def hits(self, value: int, seat: int) -> list[int]:
        return [value >> slot * 4 & 15 for slot in range(SLOTS)]

    def slots(self, value: int, seat: int) -> list[bool]:
        return [bool(value >> slot & 1) for slot in range(SLOTS)]

    def batters(self, value: int, seat: int) -> list[str]:
        return [batter_id(self.state, seat, place) for place in members_of(value)]

    def on_mound(self, value: int, seat: int) -> str:
        return pitcher_id(self.state, seat, value)

    def states(self, value: int, seat: int) -> list[str]:
        return [STATES[state] for state in self._each_pitcher(value, seat, telling.STATE_BITS)]

    def rests(self, value: int, seat: int) -> list[int]:
        return self._each_pitcher(value, seat, telling.REST_BITS)

    def streaks(self, value: int, seat: int) -> list[int]:
        return self._each_pitcher(value, seat, telling.STREAK_BITS)

    def tired(self, value: int, seat: int) -> list[bool]:
        return [bool(each) for each in self._each_pitcher(value, seat, 1)]

    def _each_pitcher(self, value: int, seat: int, bits: int) -> list[int]:
        pitchers = range(len(self.state.setup.clubs[seat].pitchers))
        return [value >> place * bits & (1 << bits) - 1 for place in pitchers]

    def coaches(self, value: int, seat: int) -> list[bool]:
        coaches = self.state.setup.clubs[seat].deck.coaches if self.state.setup.strategy else ()
        return [bool(value >> place & 1) for place in range(len(coaches))]


_OF_TABLE: dict[str, Callable[[Naming, int], Any]] = {
    "stadium": Naming.stadium,
    "top": Naming.true,
    "clutch_moment": Naming.true,
    "window": Naming.window,
    "winner": Naming.or_none,
    "over": Naming.true,
    "bases.0": Naming.runner,
    "bases.1": Naming.runner,
    "bases.2": Naming.runner,
    "batter.slot": Naming.or_none,
    "batter.player": Naming.batter,
    "batter.bats": Naming.hand,
    "batter.pinch_hitter": Naming.true,
    "pitcher.player": Naming.pitcher,
    "at_bat.stole": Naming.true,
    "at_bat.bunting": Naming.true,
    "at_bat.infield_in": Naming.true,
    "pitch.natural": Naming.rolled,
    "pitch.roll": Naming.total,
    "pitch.total": Naming.total,
    "pitch.mistake": Naming.true,
    "chart": Naming.chart,
    "swing.natural": Naming.rolled,
    "swing.total": Naming.total,
    "result": Naming.result,
    "outcome": Naming.result,
    "sent": Naming.bases,
    "throw.kind": Naming.throw,
    "throw.runner": Naming.runner,
    "throw.start": Naming.throw_base,
    "throw.to": Naming.throw_base,
    "throw.rating": Naming.rating,
    "throw.strength": Naming.total,
    "throw.needed": Naming.total,
    "throw.natural": Naming.rolled,
    "throw.out": Naming.true,
    "weather.card": Naming.weather,
    "weather.owner": Naming.or_none,
    "weather.halves": Naming.or_none,
}

_OF_TEAM: dict[str, Callable[[Naming, int, int], Any]] = {
    "substituted": Naming.flag,
    "changed": Naming.flag,
    "lineup.*.player": Naming.players,
    "lineup.*.position": Naming.positions,
    "lineup.*.rating": Naming.ratings,
    "lineup.*.last": Naming.last_results,
    "lineup.*.hits": Naming.hits,
    "lineup.*.pinch_runner": Naming.slots,
    "bench": Naming.batters,
    "left": Naming.batters,
    "mound.player": Naming.on_mound,
    "mound.entered_tired": Naming.flag,
    "pitchers.*.state": Naming.states,
    "pitchers.*.rest": Naming.rests,
    "pitchers.*.streak": Naming.streaks,
    "pitchers.*.tired": Naming.tired,
    "coaches.*.used": Naming.coaches,
}

_OF_PLAY: dict[str, Callable[[Naming, int], Any]] = {
    "card": Naming.card,
    "target": Naming.or_none,
    "pick": Naming.card,
    "left_on": Naming.left_on,
    "batters": Naming.or_none,
    "halves": Naming.or_none,
    "spent": Naming.true,
    "negated": Naming.true,
    "harmless": Naming.true,
}
