"""A view as numbers for learning: one flat vector with named parts, made only of what the seat may see.

The viewer comes first, the opponent second. Strategy cards, coaches and stadiums are counted by number in the set;
players are given by the numbers on their cards. The size depends only on the card set.
"""

from functools import lru_cache
from typing import Any

import numpy

from pennant.games.clutch.cards import CardBook, book_of
from pennant.games.clutch.events import QUESTIONS
from pennant.games.clutch.rules import moves
from pennant.games.clutch.rules.ballgame import Ballgame
from pennant.games.clutch.rules.board import NOT_ROLLED, SPEED_FLOOR, STATE_BITS, has_lineup, is_laid
from pennant.games.clutch.rules.cards import LEFT, NO_ROW, POSITIONS, RIGHT, ROWS, WINDOWS, Batter, Pitcher
from pennant.games.clutch.rules.packing import unpack_rest
from pennant.games.clutch.rules.team import NO_CARD, SLOTS, Play
from pennant.kernel.board_view import board_numbers

BENCH, STAFF = 11, 20
"""The size of the largest rosters (C-2.1.8)."""
BATTER, PITCHER = 37, 29
"""The number of values per player."""
ICONS = 12
LATE_ROW = 40
"""The start given for a row that a chart does not have."""
_STATES = 1 << STATE_BITS

_TABLE = (
    "inning", "top", "outs", "half_runs", "clutch_moment", "owed", "batter.slot", "batter.bats", "batter.on_base",
    "batter.speed", "batter.pinch_hitter", "pitcher.command", "pitcher.tired", "pitcher.limit", "defence.battery",
    "defence.infield", "defence.outfield", "at_bat.walks", "at_bat.stole", "at_bat.bunting", "at_bat.bunts",
    "at_bat.infield_in", "pitch.natural", "pitch.die", "pitch.roll", "pitch.total", "pitch.mistake", "swing.natural",
    "swing.die", "swing.total", "throw.strength", "throw.needed", "throw.natural", "throw.out", "weather.halves",
)  # fmt: skip
_ONE_OF = {"chart": 3, "result": 16, "outcome": 16, "throw.kind": 8, "throw.start": 5, "throw.to": 5}
"""Fields with a fixed set of names: one value for each name."""
_TEAM = (
    "runs", "wins", "up", "turn", "substituted", "changed", "ratings.battery", "ratings.infield",
    "ratings.outfield", "mound.outs", "mound.runs", "mound.walks", "mound.faced", "mound.more", "mound.entered",
    "mound.entered_tired", "hand_size", "hand_limit", "deck_size",
)  # fmt: skip
_ZONES = ("hand", "discard", "plays", "standing", "unseen")
_PER_SLOT = BATTER + POSITIONS + 2
_PER_PITCHER = PITCHER + _STATES + 3


@lru_cache(maxsize=8)
def parts(book: CardBook) -> dict[str, slice]:
    """Where each part of the vector lies, for a card set."""
    cards, coaches = len(book.strategies), len(book.coaches)
    sizes = {"question": len(QUESTIONS), "chosen": moves.COUNT, "window": WINDOWS, "side": 2, "table": len(_TABLE)}
    sizes |= {**_ONE_OF, "bases": 6, "sent": 3, "batter": BATTER, "pitcher": PITCHER}
    sizes |= {"weather": cards, "stadium": len(book.stadiums), "stack": cards + coaches}
    for place in range(2):
        sizes |= {f"{place}-team": len(_TEAM), f"{place}-coaches": coaches}
        sizes |= {f"{place}-{zone}": cards + coaches for zone in _ZONES}
        sizes |= {f"{place}-lineup": SLOTS * _PER_SLOT, f"{place}-bench": BENCH * BATTER}
        sizes |= {f"{place}-pitchers": STAFF * _PER_PITCHER}
    found: dict[str, slice] = {}
    start = 0
    for name, size in sizes.items():
        found[name] = slice(start, start + size)
        start += size
    return found


def encode(game: Ballgame, seat: int) -> "numpy.ndarray[Any, Any]":
    """The view of a seat as a vector of float32."""
    book = book_of(game.cards)
    where = parts(book)
    vector = numpy.zeros(where["1-pitchers"].stop, dtype=numpy.float32)
    numbers = board_numbers(game)
    _encode_table(vector, where, game, seat, numbers)
    for place, each in enumerate((seat, 1 - seat)):
        _encode_cards(vector, where, place, game, each, each == seat)
        _encode_team(vector, where, place, game, each, numbers)
    return vector


def _encode_table(
    vector: "numpy.ndarray[Any, Any]", where: dict[str, slice], game: Ballgame, seat: int, numbers: dict[str, int]
) -> None:
    if game.acting >> seat & 1:
        vector[where["question"].start + game.question] = 1
        _mark(vector, where["chosen"], game.use)
    _mark(vector, where["chosen"], game.teams[seat].draft)
    vector[where["side"]] = [numbers["offence"] == seat, numbers["home"] == seat]
    vector[where["table"]] = [0 if numbers[name] == NOT_ROLLED else numbers[name] for name in _TABLE]
    for name, size in {"window": WINDOWS, **_ONE_OF}.items():
        number = numbers[name] + (1 if name in ("throw.start", "throw.to") else 0)  # the batter starts from his box
        if 0 <= number < size:
            vector[where[name].start + number] = 1
    for base in range(3):
        runner = numbers[f"bases.{base}"]
        if runner >= 0:
            start = where["bases"].start + 2 * base
            vector[start : start + 2] = [1, (runner >> 16) - SPEED_FLOOR]
        vector[where["sent"].start + base] = numbers["sent"] >> base & 1
    if game.weather != NO_CARD:
        vector[where["weather"].start + game.weather] = 1
    vector[where["stadium"].start + numbers["stadium"]] = 1
    _count_plays(vector, where["stack"], game, game.stack)
    if is_laid(game):
        vector[where["batter"]] = batter_numbers(game.batter())
        vector[where["pitcher"]] = pitcher_numbers(game.pitcher())


def _mark(vector: "numpy.ndarray[Any, Any]", part: slice, numbers: tuple[int, ...]) -> None:
    for number in numbers:
        vector[part.start + number] += 1


def _count_plays(
    vector: "numpy.ndarray[Any, Any]", part: slice, game: Ballgame, plays: tuple[Play, ...], owner: int | None = None
) -> None:
    """The number of copies of each strategy card, then of each coach, in these zones, of one manager or of both."""
    cards = len(game.cards.strategies)
    for play in plays:
        if owner is None or play.owner == owner:
            vector[part.start + play.card + (cards if play.is_coach else 0)] += 1


def _encode_cards(
    vector: "numpy.ndarray[Any, Any]", where: dict[str, slice], place: int, game: Ballgame, seat: int, own: bool
) -> None:
    """Zones of cards: the known cards of the opponent's hand; his unseen cards only with open lists (C-7)."""
    team = game.teams[seat]
    _mark(vector, where[f"{place}-hand"], team.hand if own else team.shown)
    _mark(vector, where[f"{place}-discard"], team.discard)
    _count_plays(vector, where[f"{place}-plays"], game, game.plays, seat)
    _count_plays(vector, where[f"{place}-standing"], game, game.standing, seat)
    if own or game.setup.open_decks:
        _mark(vector, where[f"{place}-unseen"], (*team.hand, *team.deck))
    coaches = game.setup.clubs[seat].deck.coaches
    unused = tuple([coach for number, coach in enumerate(coaches) if team.coaches >> number & 1])
    _mark(vector, where[f"{place}-coaches"], unused)


def _encode_team(
    vector: "numpy.ndarray[Any, Any]",
    where: dict[str, slice],
    place: int,
    game: Ballgame,
    seat: int,
    numbers: dict[str, int],
) -> None:
    team, club = game.teams[seat], game.setup.clubs[seat]
    vector[where[f"{place}-team"]] = [numbers[f"teams.{seat}.{name}"] for name in _TEAM]
    if has_lineup(game, seat):
        start = where[f"{place}-lineup"].start
        for slot in range(SLOTS):
            vector[start : start + BATTER] = batter_numbers(game.batter_in(seat, slot))
            vector[start + BATTER + team.position(slot)] = 1
            vector[start + _PER_SLOT - 2] = team.hits >> slot * 4 & 15
            vector[start + _PER_SLOT - 1] = team.last_result(slot)
            start += _PER_SLOT
    start = where[f"{place}-bench"].start
    bench = [number for number in range(len(club.batters)) if team.bench >> number & 1]
    for number in bench[:BENCH]:
        vector[start : start + BATTER] = batter_numbers(club.batters[number])
        start += BATTER
    start = where[f"{place}-pitchers"].start
    states, tired = numbers[f"teams.{seat}.pitchers.*.state"], numbers[f"teams.{seat}.pitchers.*.tired"]
    for number, pitcher in enumerate(club.pitchers):
        vector[start : start + PITCHER] = pitcher_numbers(pitcher)
        vector[start + PITCHER + (states >> number * STATE_BITS & _STATES - 1)] = 1
        rest = team.rest[number]
        vector[start + _PER_PITCHER - 3 : start + _PER_PITCHER] = [*unpack_rest(rest), tired >> number & 1]
        start += _PER_PITCHER


# --- players ----------------------------------------------------------------------------------------------------------


@lru_cache(maxsize=4096)
def batter_numbers(batter: Batter) -> tuple[int, ...]:
    """A batter's card: On-Base, Speed, positions, chart, and icons."""
    hands = [batter.bats == hand for hand in range(3)]
    return (
        batter.on_base, batter.speed, *hands, *_bonus(batter.bonus_vs, batter.bonus), *batter.ratings,
        *_chart(batter.starts), batter.clutch, *_icons(batter.icons),
    )  # fmt: skip


@lru_cache(maxsize=4096)
def pitcher_numbers(pitcher: Pitcher) -> tuple[int, ...]:
    """A pitcher's card."""
    return (
        pitcher.command, pitcher.limit, pitcher.role, pitcher.throws, pitcher.x_zone, pitcher.defence,
        *_bonus(pitcher.bonus_vs, pitcher.bonus), *_chart(pitcher.starts), pitcher.clutch, *_icons(pitcher.icons),
    )  # fmt: skip


def _bonus(against: int, bonus: int) -> list[int]:
    return [bonus if against == hand else 0 for hand in (RIGHT, LEFT)]


def _chart(starts: tuple[int, ...]) -> list[int]:
    return [LATE_ROW if starts[row] == NO_ROW else starts[row] for row in range(ROWS)]


def _icons(icons: int) -> list[int]:
    return [icons >> icon & 1 for icon in range(ICONS)]
