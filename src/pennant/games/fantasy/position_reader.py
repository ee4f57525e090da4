"""Reading the description of a position: its mode, its phase, and the seats and cards that it names."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from pennant.games.fantasy.cards import CardBook
from pennant.games.fantasy.notation import BASES
from pennant.games.fantasy.rules.season import new_season
from pennant.games.fantasy.setups import MODES, setup_of
from pennant.kernel.chance import small_chance
from pennant.kernel.errors import CardError, PositionError, nearest

PHASES = {
    "draft": "cards are kept, `hand` is passed on",
    "discard": "everybody gives up one of seven",
    "month": "a month begins: Win cards are dealt",
    "free-agency": "the pool is open, nobody has claimed",
    "rosters": "everybody sets a roster",
    "robot": "solo: the Robot's starters are chosen",
    "week": "a week's Characters are turned up",
    "clean-up": "the four weeks of a month are over",
    "season-end": "the last month is over: Stat Track Wins, then who qualifies",
    "wild-card": "the contenders choose their Characters",
    "series": "the finalists choose their Characters for Games 1 to 4",
    "first-game": "the home Manager chooses for Game 1",
    "game": "the Characters of a game of the Series are turned up",
    "pick": "Games 5 to 7: cards are back, both choose",
}
GAMES = tuple(f"game-{number}" for number in range(1, 8))
FIELD = (*BASES, *(f"{base}-down" for base in BASES))
WILD = "wild-card"

LAID = ("robot", "week", "clean-up", "first-game", "game", "pick")
SERIES = ("series", "first-game", "game", "pick")


GIVEN_KEYS = (
    "mode", "options", "seats", "phase", "seed", "order", "month", "week", "game", "field", "event", "pool",
    "character_deck", "tail", "discard", "win_deck", "win_tail", "used_wins", "event_deck", "event_tail", "spent",
    "known", "home", "visitor", "finalists", "contenders", "sticky",
)  # fmt: skip
SCORE_KEYS = ("tracks", "wins", "claimed", "pile", "bonus", "games")
MANAGER_KEYS = (
    "hand", "roster", "lineup", "active", "bench", "exhausted", "shown", "locked", "reserved", "sides", "discarded",
    "knows", "berzerk", *SCORE_KEYS,
)  # fmt: skip
ROBOT_KEYS = ("cards", "used", "locked", "lineup", "active", *SCORE_KEYS)
DECK_KEYS = ("aside", "lineup", "active", *SCORE_KEYS)
LAST_GAME = len(GAMES)


class PositionReader:
    """Looks up names in a description; errors contain the place of the mistake."""

    def __init__(self, given: dict[str, Any], book: CardBook) -> None:
        self.given = given
        self.book = book
        seats = self._begin()
        self.names = [f"M{seat}" for seat in range(seats)]
        known = [*GIVEN_KEYS, *self.names]
        if self.season.setup.solo:
            self.names = ["M0", "robot", "deck"]
            known = [*GIVEN_KEYS, *self.names]
        check_keys("given", given, known)
        self.placed: dict[int, str] = {}
        self.placed_wins: dict[int, str] = {}
        self.spare: list[int] = []  # the cards that the description does not name, for filling the rest
        self.spare_wins: list[int] = []

    def _begin(self) -> int:
        """Start a game of the mode with its options, as the frame for everything else."""
        given = self.given
        mode = one_of("given.mode", given.get("mode", "season"), MODES)
        self.phase = one_of("given.phase", given.get("phase", "week"), PHASES)
        options = dict(given.get("options", {}))
        if mode == "season" and "seats" not in options:
            described = [int(key[1:]) + 1 for key in given if key[:1] == "M" and key[1:].isdigit()]
            options["seats"] = given.get("seats", max([2, *described]))
        elif "seats" in given:
            raise PositionError("given.seats: say it once, in options or here; solo has no choice of seats")
        if "event" in given:
            options.setdefault("events", True)
        setup = setup_of(mode, MODES[mode].resolve_options(options), self.book)
        seed = number("given.seed", given.get("seed", 1), 0, 1 << 62)
        self.season = new_season(setup, self.book.rules, small_chance(seed, 1), False)
        return setup.managers

    # --- words --------------------------------------------------------------------------------------------------------

    def _table(self, name: str, known: Iterable[str]) -> Mapping[str, Any]:
        data = self.given.get(name, {})
        if not isinstance(data, Mapping):
            raise PositionError(f"given.{name} should be a table, such as [given.{name}]")
        check_keys(f"given.{name}", data, known)
        return data

    def _seat(self, where: str, name: Any) -> int:
        return self.names.index(one_of(where, name, self.names))

    def _seats(self, key: str) -> list[int]:
        found = [self._seat(f"given.{key}", name) for name in list_in(f"given.{key}", self.given.get(key, []))]
        if len(set(found)) < len(found):
            raise PositionError(f"given.{key}: somebody stands there twice")
        return found

    def _character(self, where: str, name: Any) -> int:
        try:
            return self.book.character_number(str(name))
        except CardError as error:
            raise PositionError(f"{where}: {error}") from None

    def _win(self, where: str, name: Any) -> int:
        try:
            return self.book.win_number(str(name))
        except CardError as error:
            raise PositionError(f"{where}: {error}") from None

    def _event(self, where: str, name: Any) -> int:
        try:
            return self.book.event_number(str(name))
        except CardError as error:
            raise PositionError(f"{where}: {error}") from None

    def _put(self, where: str, name: Any) -> int:
        """Place a Character here and nowhere else."""
        card = self._character(where, name)
        if card in self.placed:
            raise PositionError(f"{where}: {name} lies in {self.placed[card]} already")
        self.placed[card] = where
        return card

    def _put_all(self, where: str, names: Any) -> list[int]:
        return [self._put(where, name) for name in list_in(where, names)]

    def _put_win(self, where: str, name: Any) -> int:
        card = self._win(where, name)
        if card in self.placed_wins:
            raise PositionError(f"{where}: {name} lies in {self.placed_wins[card]} already")
        self.placed_wins[card] = where
        return card

    def _put_wins(self, where: str, names: Any) -> list[int]:
        return [self._put_win(where, name) for name in list_in(where, names)]

    def _fill(self, where: str) -> int:
        """Take a Character that the description does not name."""
        if not self.spare:
            raise PositionError(f"{where}: there are not enough Characters to fill this up")
        card = self.spare.pop(0)
        self.placed[card] = where
        return card

    def _fill_win(self, where: str) -> int:
        if not self.spare_wins:
            raise PositionError(f"{where}: there are not enough Win cards to fill this up")
        card = self.spare_wins.pop(0)
        self.placed_wins[card] = where
        return card


def words_in(description: Any) -> Iterator[str]:
    """Every text in a description, and the names of its tables."""
    if isinstance(description, str):
        yield description
        yield description.rpartition(" ")[0]
    elif isinstance(description, Mapping):
        for value in description.values():
            yield from words_in(value)
    elif isinstance(description, list | tuple):
        for value in description:
            yield from words_in(value)


def check_keys(where: str, data: Mapping[str, Any], known: Iterable[str]) -> None:
    names = list(known)
    for key in data:
        if key not in names:
            raise PositionError(f"{where}: {key!r} means nothing here: {nearest(str(key), names)}")


def one_of(where: str, word: Any, known: Iterable[str]) -> str:
    names = list(known)
    if word not in names:
        raise PositionError(f"{where} cannot be {word!r}: {nearest(str(word), names)}")
    return str(word)


def number(where: str, value: Any, low: int, high: int) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
        raise PositionError(f"{where} should be a number from {low} to {high}, not {value!r}")
    return value


def list_in(where: str, value: Any) -> list[Any]:
    if not isinstance(value, list | tuple):
        raise PositionError(f"{where} should be a list, not {value!r}")
    return list(value)
