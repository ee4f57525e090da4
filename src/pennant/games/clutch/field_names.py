"""Names for the numbers of the rules: players, cards, and the fields of events."""

from collections.abc import Callable
from typing import Any

from pennant.games.clutch.cards import CardBook, book_of
from pennant.games.clutch.cards.players import POSITION_NAMES
from pennant.games.clutch.cards.vocabulary import ATTRIBUTE_NAMES
from pennant.games.clutch.events import (
    BASES,
    BOX,
    CHARTS,
    OUTS,
    REPLACEMENTS,
    RESULTS,
    SACRIFICES,
    THROWS,
    public_question,
)
from pennant.games.clutch.rules.ballgame_state import BallgameState
from pennant.games.clutch.rules.packing import slot_of
from pennant.games.clutch.rules.team import NOBODY, Play
from pennant.kernel.bits import members_of

# --- players and cards ------------------------------------------------------------------------------------------------


def batter_id(state: BallgameState, seat: int, place: int) -> str:
    """The batter at an index of a roster."""
    return book_of(state.cards).batters[state.setup.clubs[seat].deck.batters[place]].id


def pitcher_id(state: BallgameState, seat: int, place: int) -> str:
    """The pitcher at an index of a staff: starters first, then relievers."""
    deck = state.setup.clubs[seat].deck
    starters = len(deck.starters)
    number = deck.starters[place] if place < starters else deck.relievers[place - starters]
    return book_of(state.cards).pitchers[number].id


def player_in(state: BallgameState, seat: int, slot: int) -> str:
    """The batter in a slot of the batting order."""
    return batter_id(state, seat, state.teams[seat].player(slot))


def runner_on(state: BallgameState, base: int) -> str:
    """The runner on a base; there must be one."""
    return player_in(state, state.offence, slot_of(state.runner(base)))


def card_id(book: CardBook, card: int, is_coach: bool) -> str:
    return book.coaches[card].id if is_coach else book.strategies[card].id


def play_id(state: BallgameState, play: Play) -> str:
    """The card or coach that was played."""
    return card_id(book_of(state.cards), play.card, play.is_coach)


def base_name(base: int) -> str:
    return BOX if base < 0 else BASES[base]


# --- fields of events -------------------------------------------------------------------------------------------------


def name_value(state: BallgameState, field: str, value: int, seat: int) -> Any:
    """Turn the number in a field of an event into a name; players belong to this seat or to its opponent."""
    if field in ("player", "old"):
        return batter_id(state, seat, value)
    if field in ("pitcher", "old_pitcher"):
        return pitcher_id(state, seat, value)
    if field in ("facing", "charged"):
        return pitcher_id(state, 1 - seat, value)
    if field == "card":
        return None if value < 0 else book_of(state.cards).strategies[value].id
    if field == "coach":
        return book_of(state.cards).coaches[value].id
    name = _NAMED.get(field)
    return value if name is None else name(value)


def _or_none(names: tuple[str, ...]) -> Callable[[int], str | None]:
    return lambda value: names[value] if 0 <= value < len(names) else None


def _seat(value: int) -> int | None:
    return None if value == NOBODY else value


def _bases(value: int) -> list[str]:
    return [BASES[base] for base in members_of(value)]


_NAMED: dict[str, Callable[[int], Any]] = {
    "question": public_question,
    "seats": members_of,
    "seat": _seat,
    "winner": _seat,
    "target": _seat,
    "bases": _bases,
    "base": base_name,
    "start": base_name,
    "end": base_name,
    "position": _or_none(POSITION_NAMES),
    "result": _or_none(RESULTS),
    "printed": _or_none(RESULTS),
    "old_result": _or_none(RESULTS),
    "chart": _or_none(CHARTS),
    "throw": _or_none(THROWS),
    "rating": _or_none(ATTRIBUTE_NAMES),
    "how": _or_none(OUTS),
    "as_what": _or_none(REPLACEMENTS),
    "sacrifice": _or_none(SACRIFICES),
    "number": lambda value: value + 1,
    "top": bool,
    "tired": bool,
    "success": bool,
    "infield_in": bool,
    "mistake": bool,
    "rbi": bool,
    "earned": bool,
    "out": bool,
    "is_pitcher": bool,
    "is_coach": bool,
}
