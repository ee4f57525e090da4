"""The board as the log tells it: after every step the changes since the last one, each to those who may see it.

The rules tell the story (who used which magic, and its effect); this module tells where cards lie and what the scores
are, so that a client can follow without knowing the rules.
"""

from typing import Final

from mypy_extensions import i64

from pennant.games.fantasy.rules import events
from pennant.games.fantasy.rules.season_state import (
    BENCH,
    NO_CARD,
    OVER,
    PUBLIC,
    SEASON,
    SERIES,
    SPECTATOR,
    SPOTS,
    SeasonState,
)
from pennant.games.fantasy.rules.stats import total
from pennant.games.fantasy.rules.week import UPSIDE_DOWN, winner_of
from pennant.kernel.state import EVERYONE

# Where a Character can be.
IN_DECK: Final = 0
IN_TAIL: Final = 1
IN_DISCARD: Final = 2
IN_POOL: Final = 3
IN_HAND: Final = 4  # being drafted
IN_ROSTER: Final = 5
IN_RESERVE: Final = 6
IN_ROBOT: Final = 7
IN_ROBOT_USED: Final = 8
IN_ASIDE: Final = 9
IN_DRAWN: Final = 10

ON_TABLE: Final = -1
"""Stands for a seat where something belongs to no seat."""


class ToldBoard:
    """A snapshot of the board as the log last told it."""

    def __init__(self) -> None:
        self.zones: list[int] = []  # for each Character zone * 16 + owner
        self.audiences: list[int] = []  # and who knows it to be there
        self.lineups: list[int] = []  # for each Manager and place: card, exhausted, side, and who sees it
        self.benches: list[list[tuple[int, int, int, int]]] = []
        self.numbers: list[int] = []
        self.managers: list[list[int]] = []
        self.lists: list[list[tuple[int, ...]]] = []
        self.pending: i64 = 0  # the seats that have chosen something that was not carried out


def board_of(state: SeasonState) -> ToldBoard:
    """The board as it is now."""
    board = ToldBoard()
    _place_characters(state, board)
    for seat in range(len(state.managers)):
        board.lineups += _lineup(state, seat)
        board.benches.append(_bench(state, seat))
        board.managers.append(manager_numbers(state, seat))
        board.lists.append(manager_lists(state, seat))
    board.numbers = table_numbers(state)
    board.lists.append(table_lists(state))
    for seat in range(state.seats):
        if state.managers[seat].picks or (state.use and state.acting >> seat & 1):
            board.pending |= 1 << seat
    return board


def _place_characters(state: SeasonState, board: ToldBoard) -> None:
    board.zones = [IN_DECK * 16] * len(state.characters)
    board.audiences = [0] * len(state.characters)
    _put(board, state.tail, IN_TAIL, 0, state.known, 0)
    _put(board, state.discard, IN_DISCARD, 0, state.known, 0)
    _put(board, state.pool, IN_POOL, 0, None, PUBLIC)
    _put(board, state.robot, IN_ROBOT, 0, None, PUBLIC)
    _put(board, state.robot_used, IN_ROBOT_USED, 0, None, PUBLIC)
    _put(board, state.aside, IN_ASIDE, 0, None, PUBLIC)
    drawer: i64 = 0
    while drawer < SPECTATOR and not state.acting >> drawer & 1:
        drawer += 1
    _put(board, state.drawn, IN_DRAWN, drawer, state.known, 1 << drawer)
    for seat, manager in enumerate(state.managers):
        own: i64 = 1 << seat if seat < state.setup.players else 0
        _put(board, manager.hand, IN_HAND, seat, None, own)
        _put(board, tuple([card for card in manager.spots if card != NO_CARD]), IN_ROSTER, seat, state.known, own)
        _put(board, manager.reserved, IN_RESERVE, seat, state.known, own)


def _put(board: ToldBoard, cards: tuple[int, ...], zone: i64, owner: i64, known: bytes | None, mask: i64) -> None:
    for card in cards:
        board.zones[card] = zone * 16 + owner
        board.audiences[card] = mask if known is None else known[card] | mask


def _lineup(state: SeasonState, seat: i64) -> list[int]:
    manager = state.managers[seat]
    found: list[int] = []
    for place in range(BENCH):
        card = manager.spots[place] if state.laid else NO_CARD
        shown = card == NO_CARD or bool(manager.shown >> place & 1)
        sided = state.setup.more_wins and state.stage == SEASON and card != NO_CARD and place < 4
        side = (manager.sides >> place & 1) + 1 if sided else 0
        found += [card, manager.exhausted >> place & 1, side, bool(shown), bool(state.is_open(place))]
    return found


LINEUP_WIDTH: Final = 5


def _bench(state: SeasonState, seat: i64) -> list[tuple[int, int, int, int]]:
    """Card, exhausted, locked, shown; ordered by card number, so that spots reveal nothing."""
    manager = state.managers[seat]
    if not state.laid:
        return []
    found: list[tuple[int, int, int, int]] = []
    for spot in range(BENCH, SPOTS):
        card = manager.spots[spot]
        if card != NO_CARD:
            marks = manager.exhausted >> spot & 1, manager.locked >> spot & 1, manager.shown >> spot & 1
            found.append((card, int(marks[0]), int(marks[1]), int(marks[2])))
    found.sort()
    return found


TABLE_NUMBERS: Final = (
    "stage", "round", "month", "week", "place", "order", "sequence", "turn", "deck", "win_deck", "event_deck", "event",
    "justice", "hibernator", "sticky", "home", "winner", "laid",
)  # fmt: skip


def table_numbers(state: SeasonState) -> list[int]:
    """The public numbers that belong to no Manager."""
    return [
        state.stage, state.round, state.month, state.week, state.place(), state.order, state.sequence, state.turn,
        len(state.deck) + len(state.tail), len(state.win_deck) + len(state.win_tail),
        len(state.event_deck) + len(state.event_tail), state.event_number, state.justice, state.hibernator,
        state.sticky, state.home, state.winner, state.laid,
    ]  # fmt: skip


MANAGER_NUMBERS: Final = (
    "team", "tracks", "wins", "claimed", "bonus", "games", "juice", "pile_on", "focus", "active_used", "sent_back",
    "total", "leads",
)  # fmt: skip


def manager_numbers(state: SeasonState, seat: i64) -> list[int]:
    """The public numbers of a Manager."""
    m = state.managers[seat]
    return [
        m.team, m.tracks, m.wins, m.claimed, m.bonus, m.games, m.juice, m.pile_on, m.focus, m.active_used, m.barred,
        total_now(state, seat), leads_now(state, seat),
    ]  # fmt: skip


NO_TOTAL: Final = -1


def total_now(state: SeasonState, seat: i64) -> i64:
    """The total of a face-up Character in the game being played for its Win card (F-6.3)."""
    place = _played_for(state, seat)
    return NO_TOTAL if place < 0 else total(state, seat, state.field[place])


def leads_now(state: SeasonState, seat: i64) -> bool:
    """Whether this Manager would win the card if the game were decided now (F-6.4, F-6.5)."""
    place = _played_for(state, seat)
    if place < 0:
        return False
    rivals = [other for other in state.playing() if _played_for(state, other) == place]
    return winner_of(state, rivals, [total(state, other, state.field[place]) for other in rivals]) == seat


def _played_for(state: SeasonState, seat: i64) -> i64:
    """The place of the Win card that a Manager's open Character plays for, or -1."""
    games = BENCH if state.stage == SERIES else 4
    if not state.laid or state.stage == OVER or state.week >= games or seat not in state.playing():
        return -1
    place = state.place()
    manager = state.managers[seat]
    if manager.spots[place] == NO_CARD or not manager.shown >> place & 1:
        return -1
    if state.stage == SEASON and manager.sides >> place & 1:
        place += UPSIDE_DOWN
    return place if place < len(state.field) and state.field[place] != NO_CARD else -1


TABLE_LISTS: Final = ("field", "win_tail", "used_wins", "event_tail", "burned", "finalists", "contenders", "claims")


def table_lists(state: SeasonState) -> list[tuple[int, ...]]:
    """The public lists that belong to no Manager."""
    contenders = tuple([seat for seat in range(len(state.managers)) if state.contenders >> seat & 1])
    claims: list[int] = []
    rest = state.claims >> state.turn * 4 if state.pool and state.month else 0
    while rest:
        claims.append((rest & 15) - 1)
        rest >>= 4
    return [
        state.field,
        state.win_tail,
        state.used_wins,
        state.event_tail,
        state.burned,
        state.finalists,
        contenders,
        tuple(claims),
    ]


MANAGER_LISTS: Final = ("pile", "added", "berzerk", "locked")


def manager_lists(state: SeasonState, seat: i64) -> list[tuple[int, ...]]:
    """The public lists of a Manager."""
    manager = state.managers[seat]
    locked = tuple(sorted([manager.spots[spot] for spot in range(SPOTS) if manager.locked >> spot & 1]))
    return [manager.pile, manager.added, manager.berzerk, locked]


def tell_changes(state: SeasonState, before: ToldBoard) -> ToldBoard:
    """Tell what has changed since `before`; returns a snapshot of the board now."""
    now = board_of(state)
    for seat in range(state.seats):
        if before.pending >> seat & 1 and not now.pending >> seat & 1:
            state.tell((events.COMMITTED, seat, EVERYONE))
    _tell_characters(state, before, now)
    for seat in range(len(state.managers)):
        _tell_lineup(state, seat, before.lineups, now.lineups)
        _tell_bench(state, seat, before.benches[seat], now.benches[seat])
        for field in range(len(MANAGER_NUMBERS)):
            value = now.managers[seat][field]
            if before.managers[seat][field] != value:
                state.tell((events.MANAGER_SET, seat, field, value, EVERYONE))
        _tell_lists(state, seat, before.lists[seat], now.lists[seat])
    for field in range(len(TABLE_NUMBERS)):
        if before.numbers[field] != now.numbers[field]:
            state.tell((events.TABLE_SET, field, now.numbers[field], EVERYONE))
    _tell_lists(state, ON_TABLE, before.lists[-1], now.lists[-1])
    return now


def _audience(mask: i64) -> int:
    return EVERYONE if mask >> SPECTATOR & 1 else int(mask)


def _tell_characters(state: SeasonState, before: ToldBoard, now: ToldBoard) -> None:
    """Moves of Characters; those under the deck in their order there."""
    for card in [card for card in range(len(now.zones)) if card not in state.tail] + list(state.tail):
        old, new = before.zones[card], now.zones[card]
        knew, knows = before.audiences[card], now.audiences[card]
        if old == new:
            if knew & ~knows:
                _tell_lost(state, card, old, knew, knows)
            if knows & ~knew:
                state.tell((events.KNOWN, card, old >> 4, old & 15, _audience(knows & ~knew)))
            continue
        audience = knows
        if new >> 4 == IN_DECK or old >> 4 == IN_DECK or old >> 4 == IN_HAND:
            audience |= knew
        elif knew & ~knows:
            _tell_lost(state, card, old, knew, knows)
        state.tell((events.MOVED, card, old >> 4, old & 15, new >> 4, new & 15, _audience(audience)))


def _tell_lost(state: SeasonState, card: i64, zone: i64, knew: i64, knows: i64) -> None:
    """Tell all but one Manager that they can no longer know whether a card lies there."""
    keeper: i64 = 0
    while keeper < SPECTATOR and not knows >> keeper & 1:
        keeper += 1
    state.tell((events.LOST, card, zone >> 4, zone & 15, keeper, _audience(knew & ~knows)))


def _tell_lineup(state: SeasonState, seat: i64, before: list[int], now: list[int]) -> None:
    start = seat * BENCH * LINEUP_WIDTH
    for place in range(BENCH):
        here = start + place * LINEUP_WIDTH
        if before[here] != now[here] or before[here + 1] != now[here + 1] or before[here + 3] != now[here + 3]:
            audience = EVERYONE if now[here + 3] else 1 << seat
            state.tell((events.LAID, seat, place, now[here], now[here + 1], audience))
        if before[here + 2] != now[here + 2] or (now[here + 2] and before[here + 4] != now[here + 4]):
            audience = EVERYONE if now[here + 4] or not now[here + 2] else 1 << seat
            state.tell((events.SIDED, seat, place, now[here + 2], audience))


def _tell_bench(
    state: SeasonState, seat: i64, before: list[tuple[int, int, int, int]], now: list[tuple[int, int, int, int]]
) -> None:
    for entry in before:
        if entry not in now:
            state.tell((events.UNBENCHED, seat, entry[0], EVERYONE if entry[3] else 1 << seat))
    for entry in now:
        if entry not in before:
            state.tell((events.BENCHED, seat, entry[0], entry[1], entry[2], EVERYONE if entry[3] else 1 << seat))


def _tell_lists(state: SeasonState, seat: i64, before: list[tuple[int, ...]], now: list[tuple[int, ...]]) -> None:
    for field in range(len(now)):
        if before[field] != now[field]:
            state.tell((events.LIST_CLEARED, seat, field, EVERYONE))
            for value in now[field]:
                state.tell((events.LIST_ADDED, seat, field, value, EVERYONE))
