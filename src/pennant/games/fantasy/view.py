"""What one seat may see, as plain data (F-3).

| zone | its owner | everybody else, spectators included |
|---|---|---|
| `hand` (the cards being drafted) | the cards | how many; `memory` lists what the viewer passed on (F-3.1) |
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

from typing import Any

from pennant.games.fantasy.cards import COLOURS, STAT_NAMES, CardBook, book_of
from pennant.games.fantasy.events import STAGES, public_question
from pennant.games.fantasy.rules import moves, telling
from pennant.games.fantasy.rules.cards import TRACK_BITS
from pennant.games.fantasy.rules.knowledge import NEVER, passed_in
from pennant.games.fantasy.rules.season import Season
from pennant.games.fantasy.rules.season_state import BENCH, NO_CARD, SEASON, SPECTATOR, SPOTS, unpack_order
from pennant.kernel.bits import members_of
from pennant.kernel.events import View

HIDDEN = "?"


def view_of(season: Season, viewer: int | None) -> View:
    """The game as one seat (`None`: a spectator) sees it."""
    book = book_of(season.cards)
    bit = SPECTATOR if viewer is None else viewer

    def cards(numbers: Any) -> list[str]:
        return [book.characters[card].id for card in numbers]

    def known(numbers: Any) -> list[str]:
        return [book.characters[card].id if season.known[card] >> bit & 1 else HIDDEN for card in numbers]

    lists = zip(telling.TABLE_LISTS, telling.table_lists(season), strict=True)
    numbers = zip(telling.TABLE_NUMBERS, telling.table_numbers(season), strict=True)
    return {
        "game": "fantasy",
        "mode": season.setup.name,
        "options": season.setup.options,
        "edition": season.edition,
        "viewer": viewer,
        "question": public_question(season.question) if season.acting else None,
        "asked": members_of(season.acting),
        **{name: table_value(book, name, value) for name, value in numbers},
        **{name: [list_value(book, name, value) for value in values] for name, values in lists},
        "tail": known(season.tail),
        "discard": in_order(known(season.discard)),
        "pool": sorted(cards(season.pool)),
        "robot": sorted(cards(season.robot)),
        "robot_used": sorted(cards(season.robot_used)),
        "aside": sorted(cards(season.aside)),
        "managers": [_manager(season, book, seat, viewer) for seat in range(len(season.managers))],
        "memory": {} if viewer is None else _memory(season, book, viewer),
    }


def in_order(cards: list[str]) -> list[str]:
    """An unordered list: sorted, unknown cards last."""
    return sorted(cards, key=lambda card: (card == HIDDEN, card))


def table_value(book: CardBook, name: str, value: int) -> Any:
    """A number that belongs to no Manager, as a name."""
    if name == "stage":
        return STAGES[value]
    if name in ("order", "sequence"):
        return unpack_order(value)
    if name in ("justice", "sticky", "laid"):
        return bool(value)
    if name == "event":
        return None if value < 0 else book.events[value].id
    if name in ("hibernator", "home", "winner"):
        return None if value < 0 else value
    return value


def manager_value(book: CardBook, name: str, value: int) -> Any:
    """A number of a Manager, as a name."""
    if name == "tracks":
        return {colour: value >> track * TRACK_BITS & 4095 for track, colour in enumerate(COLOURS)}
    if name == "team":
        return None if value < 0 else book.teams[value].id
    if name == "sent_back":
        return None if value < 0 else book.characters[value].id
    if name == "total":
        return None if value < 0 else value
    return bool(value) if name in ("focus", "active_used", "leads") else value


def list_value(book: CardBook, name: str, value: int) -> Any:
    """An entry of a public list, as a name."""
    if name in ("field", "win_tail", "used_wins", "pile"):
        return None if value < 0 else book.wins[value].id
    if name == "event_tail":
        return book.events[value].id
    if name in ("burned", "berzerk"):
        return {"card": book.characters[value >> 4].id, "stat": STAT_NAMES[value & 15]}
    return book.characters[value].id if name in ("added", "locked") else value


def _manager(season: Season, book: CardBook, seat: int, viewer: int | None) -> View:
    manager = season.managers[seat]
    own = seat == viewer
    bit = SPECTATOR if viewer is None else viewer

    def known(numbers: Any) -> list[str]:
        names = [book.characters[card].id if own or season.known[card] >> bit & 1 else HIDDEN for card in numbers]
        return in_order(names)

    numbers = zip(telling.MANAGER_NUMBERS, telling.manager_numbers(season, seat), strict=True)
    lists = zip(telling.MANAGER_LISTS, telling.manager_lists(season, seat), strict=True)
    drawn = season.drawn if season.acting >> seat & 1 else ()
    choice = moves.picks_of(manager.picks) or (moves.picks_of(season.use) if season.acting >> seat & 1 else [])
    return {
        "seat": seat,
        **{name: manager_value(book, name, value) for name, value in numbers},
        **{name: [list_value(book, name, value) for value in values] for name, values in lists},
        "hand": sorted(book.characters[card].id for card in manager.hand) if own else [HIDDEN] * len(manager.hand),
        "roster": known([card for card in manager.spots if card != NO_CARD]),
        "lineup": [_place(season, book, seat, place, own) for place in range(BENCH)],
        "sides": [_side(season, seat, place, own) for place in range(BENCH)],
        "bench": _bench(season, book, seat, own),
        "reserved": known(manager.reserved),
        "drawn": known(drawn),
        "choice": choice if own else [],
    }


def _place(season: Season, book: CardBook, seat: int, place: int, own: bool) -> View | None:
    manager = season.managers[seat]
    card = manager.spots[place]
    if card == NO_CARD or not season.laid:
        return None
    shown = own or manager.shown >> place & 1
    return {
        "card": book.characters[card].id if shown else HIDDEN,
        "exhausted": bool(manager.exhausted >> place & 1),
    }


def _side(season: Season, seat: int, place: int, own: bool) -> str | None:
    manager = season.managers[seat]
    two_cards = season.setup.more_wins and season.stage == SEASON and place < 4
    if not two_cards or not season.laid or manager.spots[place] == NO_CARD:
        return None
    if not own and not season.is_open(place):
        return None
    return "down" if manager.sides >> place & 1 else "up"


def _bench(season: Season, book: CardBook, seat: int, own: bool) -> list[View]:
    manager = season.managers[seat]
    if not season.laid:
        return []
    found = []
    for spot in range(BENCH, SPOTS):
        card = manager.spots[spot]
        if card != NO_CARD:
            shown = own or manager.shown >> spot & 1
            found.append(
                {
                    "card": book.characters[card].id if shown else HIDDEN,
                    "exhausted": bool(manager.exhausted >> spot & 1),
                    "locked": bool(manager.locked >> spot & 1),
                }
            )
    return bench_order(found)


def bench_order(bench: list[View]) -> list[View]:
    return sorted(bench, key=lambda entry: (entry["card"] == HIDDEN, entry["card"]))


def _memory(season: Season, book: CardBook, viewer: int) -> View:
    """The cards that the viewer passed on in each round of the draft and has not seen since (F-3.1)."""
    memory: dict[str, list[str]] = {}
    manager = season.managers[viewer]
    own = {*manager.spots, *manager.hand, *manager.reserved, *(season.drawn if season.acting >> viewer & 1 else ())}
    for card, character in enumerate(book.characters):
        if season.known[card] >> viewer & 1 or card in own:
            continue
        lap = passed_in(season, viewer, card)
        if lap != NEVER:
            memory.setdefault(str(lap + 1), []).append(character.id)
    return {lap: sorted(cards) for lap, cards in sorted(memory.items())}
