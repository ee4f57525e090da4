"""Reading a described position: checks its words and numbers, and stores what both sides need."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from pennant.games.clutch.cards import CardBook
from pennant.games.clutch.cards.decks import limits
from pennant.games.clutch.described_cards import AWAY, HOME, SIDES
from pennant.games.clutch.events import BASES, RESULTS
from pennant.games.clutch.setups import MODES
from pennant.kernel.errors import CardError, PositionError, UsageError, nearest

HALVES = ("top", "bottom")


class Description:
    """The description's information about the game, the moment and the players."""

    def __init__(self, given: dict[str, Any], book: CardBook) -> None:
        self.given = given
        self.book = book
        self.mode = one_of("given.mode", given.get("mode", "single"), MODES)
        self.options = self._options(given.get("options", {}))
        self.roster = limits(self.options["roster"])
        self.inning = number_in("given.inning", given.get("inning", 1), 1, 99)
        self.is_top = one_of("given.half", given.get("half", "top"), HALVES) == "top"
        home = number_in("given.home_seat", given.get("home_seat", 0), 0, 1)
        self.seats = {HOME: home, AWAY: 1 - home}
        self.offence = self.seats[AWAY if self.is_top else HOME]
        self.runners = runners_of(given.get("bases", {}))
        self.weather = self._weather(given.get("weather"))

    def _options(self, said: Any) -> dict[str, Any]:
        """The options of the mode; `windows` is "quick" unless the description says otherwise."""
        if not isinstance(said, Mapping):
            raise PositionError("given.options should be a table, such as { windows = 'open' }")
        try:
            return MODES[self.mode].resolve_options({"windows": "quick", "slot": 1, **said})
        except UsageError as error:
            raise PositionError(f"given.options: {error}") from None

    def _weather(self, said: Any) -> Mapping[str, Any] | None:
        """The weather card with its owner and its remaining halves; a plain text is only the card."""
        if said is None:
            return None
        weather = {"card": said} if isinstance(said, str) else said
        weather = {"owner": HOME, **table_of("given.weather", weather, ("card", "owner", "halves"))}
        one_of("given.weather.owner", weather["owner"], SIDES)
        return {**weather, "card": self.strategy("given.weather.card", weather.get("card"))}

    def strategy(self, where: str, name: Any) -> int:
        return _find(where, lambda: self.book.strategy_number(str(name)))

    def coach(self, where: str, name: Any) -> int:
        return _find(where, lambda: self.book.coach_number(str(name)))

    def stadium(self, where: str, name: Any) -> int:
        return _find(where, lambda: self.book.stadium_number(str(name)))

    def batter(self, where: str, name: Any) -> str:
        """The id of a batter, spelled as in the set."""
        return self.book.batters[_find(where, lambda: self.book.batter_number(str(name)))].id

    def pitcher(self, where: str, name: Any) -> str:
        return self.book.pitchers[_find(where, lambda: self.book.pitcher_number(str(name)))].id


def _find(where: str, find: Callable[[], int]) -> int:
    """Look a card up; a card that the set does not have is an error in the description."""
    try:
        return find()
    except CardError as error:
        raise PositionError(f"{where}: {error}") from None


def runners_of(said: Any) -> dict[int, str]:
    """The bases with a runner, and his name if the description has it."""
    if isinstance(said, list | tuple):
        said = dict.fromkeys(map(str, said), "")
    bases = BASES[:3]
    return {bases.index(base): str(name) for base, name in table_of("given.bases", said, bases).items()}


def result(where: str, word: Any) -> int:
    return RESULTS.index(one_of(where, word, RESULTS))


def check_keys(where: str, data: Mapping[str, Any], known: Iterable[str]) -> None:
    names = list(known)
    for key in data:
        if key not in names:
            raise PositionError(f"{where}: {key!r} means nothing here: {nearest(str(key), names)}")


def table_of(where: str, data: Any, known: Iterable[str]) -> Mapping[str, Any]:
    if not isinstance(data, Mapping):
        raise PositionError(f"{where} should be a table, not {data!r}")
    check_keys(where, data, known)
    return data


def one_of(where: str, word: Any, known: Iterable[str]) -> str:
    names = list(known)
    if word not in names:
        raise PositionError(f"{where} cannot be {word!r}: {nearest(str(word), names)}")
    return str(word)


def number_in(where: str, value: Any, low: int, high: int) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
        raise PositionError(f"{where} should be a number from {low} to {high}, not {value!r}")
    return value


def list_in(where: str, value: Any) -> list[Any]:
    if not isinstance(value, list | tuple):
        raise PositionError(f"{where} should be a list, not {value!r}")
    return list(value)
