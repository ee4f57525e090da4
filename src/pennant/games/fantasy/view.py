"""The view of one seat as plain data (F-3).

| zone | its owner | everybody else, spectators included |
|---|---|---|
| `hand` (the cards being drafted) | the cards | how many |
| `memory` | by round, the cards that it passed on in the draft (F-3.1) | nothing |
| `roster` | the cards | how many, and those known to be there: shown or claimed openly (F-3.2, F-3.3, F-3.16) |
| `lineup`, `bench` | the cards | face-up ones; others are `"?"` (F-3.4 to F-3.8) |
| `sides` (More Wins) | all | those of weeks already revealed (F-12.2.2) |
| `reserved`, `drawn` | the cards | how many (F-3.9) |
| `tail` (under the Character Deck) | - | what the viewer knows to lie there, in order (F-3.10) |
| `discard` | - | own discards and what DIG has shown the viewer (F-3.11) |
| `pool`, `field`, `event`, tracks, Wins, orders, effects | - | all (F-3.12 to F-3.15) |
| `total`, `leads` | - | what an open active adds up to, and whether it would win the card now (F-6.3 to F-6.5) |
| `choice` | what the viewer has chosen so far | nothing |

`"?"` is a card that the viewer cannot name (F-3.17); spectators see what all have in common (F-3.18). Lists without an
order are sorted, unknown cards last.
"""

from collections.abc import Sequence

from pennant.games.fantasy.cards import COLOURS, STAT_NAMES, CardBook, book_of
from pennant.games.fantasy.cards.words import Colour
from pennant.games.fantasy.events import SIDES, STAGES, public_question
from pennant.games.fantasy.rules.board import MEMORY_BITS
from pennant.games.fantasy.rules.packing import unpack_stat, unpack_track
from pennant.games.fantasy.rules.season import Season
from pennant.games.fantasy.rules.season_state import unpack_order
from pennant.games.fantasy.view_types import Benched, Laid, Side, StatOf
from pennant.kernel.bits import members_of
from pennant.kernel.board_view import FieldNamings, as_flag, or_none, plain
from pennant.kernel.events import View
from pennant.kernel.game import HIDDEN
from pennant.kernel.state import State


def fixed_view(season: Season, viewer: int | None) -> View:
    """The part of a view that never changes."""
    return {
        "game": "fantasy",
        "mode": season.setup.name,
        "options": season.setup.options,
        "edition": season.edition,
        "viewer": viewer,
        "managers": [{"seat": seat} for seat in range(len(season.managers))],
    }


# --- how the fields of the board are shown ----------------------------------------------------------------------------


def in_order(cards: Sequence[str]) -> list[str]:
    """An unordered list: sorted, unknown cards last."""
    return sorted(cards, key=lambda card: (card == HIDDEN, card))


def _book(state: State) -> CardBook:
    assert isinstance(state, Season)
    return book_of(state.cards)


def _character(state: State, card: int | None) -> str:
    return HIDDEN if card is None else _book(state).characters[card].id


def _cards(state: State, _: int, cards: list[int | None]) -> list[str]:
    return [_character(state, card) for card in cards]


def _sorted_cards(state: State, _: int, cards: list[int | None]) -> list[str]:
    return in_order([_character(state, card) for card in cards])


def _lineup(state: State, _: int, values: list[int | None]) -> list[Laid | None]:
    places = zip(values[::2], values[1::2], strict=True)
    return [
        None if card == -1 else {"card": _character(state, card), "exhausted": bool(exhausted)}
        for card, exhausted in places
    ]


def _bench(state: State, _: int, values: list[int | None]) -> list[Benched]:
    entries: list[Benched] = [
        {"card": _character(state, card), "exhausted": bool(exhausted), "locked": bool(locked)}
        for card, exhausted, locked in zip(values[::3], values[1::3], values[2::3], strict=True)
    ]
    return sorted(
        entries, key=lambda entry: (entry["card"] == HIDDEN, entry["card"], entry["exhausted"], entry["locked"])
    )


def _sides(sides: list[int | None]) -> list[Side | None]:
    return [SIDES[side or 0] or None for side in sides]


def _memory(state: State, _: int, values: list[int | None]) -> dict[str, list[str]]:
    """The cards that the viewer passed on, by the round of the draft."""
    memory: dict[str, list[str]] = {}
    for value in sorted(value for value in values if value is not None):
        lap, card = value >> MEMORY_BITS, value & (1 << MEMORY_BITS) - 1
        memory.setdefault(str(lap + 1), []).append(_character(state, card))
    return {lap: sorted(cards) for lap, cards in memory.items()}


def _characters_with_stats(state: State, _: int, values: list[int]) -> list[StatOf]:
    return [{"card": _character(state, card), "stat": STAT_NAMES[stat]} for card, stat in map(unpack_stat, values)]


def _wins(state: State, _: int, wins: list[int]) -> list[str | None]:
    return [None if win < 0 else _book(state).wins[win].id for win in wins]


def _event(state: State, _: int, event: int) -> str | None:
    return None if event < 0 else _book(state).events[event].id


def _events(state: State, _: int, events: list[int]) -> list[str]:
    return [_book(state).events[event].id for event in events]


def _team(state: State, _: int, team: int) -> str | None:
    return None if team < 0 else _book(state).teams[team].id


def _tracks(tracks: int) -> dict[Colour, int]:
    return {colour: unpack_track(tracks, track) for track, colour in enumerate(COLOURS)}


def _character_or_none(state: State, _: int, card: int) -> str | None:
    return None if card < 0 else _character(state, card)


NAMINGS: FieldNamings = {
    "question": plain(lambda question: None if question < 0 else public_question(question)),
    "asked": plain(members_of),
    "stage": plain(lambda stage: STAGES[stage]),
    "order": plain(unpack_order),
    "sequence": plain(unpack_order),
    "justice": as_flag,
    "sticky": as_flag,
    "laid": as_flag,
    "event": _event,
    "hibernator": or_none,
    "home": or_none,
    "winner": or_none,
    "field": _wins,
    "win_tail": _wins,
    "used_wins": _wins,
    "event_tail": _events,
    "burned": _characters_with_stats,
    "pool": _sorted_cards,
    "robot": _sorted_cards,
    "robot_used": _sorted_cards,
    "aside": _sorted_cards,
    "tail": _cards,
    "discard": _sorted_cards,
    "managers.team": _team,
    "managers.tracks": plain(_tracks),
    "managers.focus": as_flag,
    "managers.active_used": as_flag,
    "managers.sent_back": _character_or_none,
    "managers.total": or_none,
    "managers.leads": as_flag,
    "managers.pile": _wins,
    "managers.added": _cards,
    "managers.berzerk": _characters_with_stats,
    "managers.locked": _cards,
    "managers.choice": plain(lambda choice: choice or []),
    "managers.hand": _sorted_cards,
    "managers.roster": _sorted_cards,
    "managers.reserved": _sorted_cards,
    "managers.drawn": _sorted_cards,
    "managers.lineup": _lineup,
    "managers.sides": plain(_sides),
    "managers.bench": _bench,
    "managers.memory": _memory,
}
