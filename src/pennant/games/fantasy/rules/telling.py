"""The board as the log tells it: after every step the changes since the last one, each to those who may see it.

The rules tell the story (who used which magic, what it did); this tells where cards lie and how scores stand, so that
a client can follow without knowing a rule.
"""

from typing import Final

from mypy_extensions import i64

from pennant.games.fantasy.rules import events
from pennant.games.fantasy.rules.stats import total
from pennant.games.fantasy.rules.table import (
    BENCH,
    NO_CARD,
    OVER,
    PUBLIC,
    SEASON,
    SERIES,
    SPECTATOR,
    SPOTS,
    Table,
)
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
"""In place of a seat: what belongs to nobody."""


class Board:
    """What the log has told so far."""

    def __init__(self) -> None:
        self.zones: list[int] = []  # for each Character zone * 16 + owner
        self.audiences: list[int] = []  # and who knows it to be there
        self.lineups: list[int] = []  # for each Manager and place: card, exhausted, side, and who sees it
        self.benches: list[list[tuple[int, int, int, int]]] = []
        self.table: list[int] = []
        self.managers: list[list[int]] = []
        self.lists: list[list[tuple[int, ...]]] = []
        self.pending: i64 = 0  # the seats that have chosen something that was not carried out


def board_of(table: Table) -> Board:
    """The board as it is now."""
    board = Board()
    _place_characters(table, board)
    for seat in range(len(table.managers)):
        board.lineups += _lineup(table, seat)
        board.benches.append(_bench(table, seat))
        board.managers.append(manager_numbers(table, seat))
        board.lists.append(manager_lists(table, seat))
    board.table = table_numbers(table)
    board.lists.append(table_lists(table))
    for seat in range(table.seats):
        if table.managers[seat].picks or (table.use and table.acting >> seat & 1):
            board.pending |= 1 << seat
    return board


def _place_characters(table: Table, board: Board) -> None:
    board.zones = [IN_DECK * 16] * len(table.characters)
    board.audiences = [0] * len(table.characters)
    _put(board, table.tail, IN_TAIL, 0, table.known, 0)
    _put(board, table.discard, IN_DISCARD, 0, table.known, 0)
    _put(board, table.pool, IN_POOL, 0, None, PUBLIC)
    _put(board, table.robot, IN_ROBOT, 0, None, PUBLIC)
    _put(board, table.robot_used, IN_ROBOT_USED, 0, None, PUBLIC)
    _put(board, table.aside, IN_ASIDE, 0, None, PUBLIC)
    drawer: i64 = 0
    while drawer < SPECTATOR and not table.acting >> drawer & 1:
        drawer += 1
    _put(board, table.drawn, IN_DRAWN, drawer, table.known, 1 << drawer)
    for seat, manager in enumerate(table.managers):
        own: i64 = 1 << seat if seat < table.setup.players else 0
        _put(board, manager.hand, IN_HAND, seat, None, own)
        _put(board, tuple([card for card in manager.spots if card != NO_CARD]), IN_ROSTER, seat, table.known, own)
        _put(board, manager.reserved, IN_RESERVE, seat, table.known, own)


def _put(board: Board, cards: tuple[int, ...], zone: i64, owner: i64, known: bytes | None, mask: i64) -> None:
    for card in cards:
        board.zones[card] = zone * 16 + owner
        board.audiences[card] = mask if known is None else known[card] | mask


def _lineup(table: Table, seat: i64) -> list[int]:
    manager = table.managers[seat]
    found: list[int] = []
    for place in range(BENCH):
        card = manager.spots[place] if table.laid else NO_CARD
        shown = card == NO_CARD or bool(manager.shown >> place & 1)
        sided = table.setup.more_wins and table.stage == SEASON and card != NO_CARD and place < 4
        side = (manager.sides >> place & 1) + 1 if sided else 0
        found += [card, manager.exhausted >> place & 1, side, bool(shown), bool(table.is_open(place))]
    return found


LINEUP_WIDTH: Final = 5


def _bench(table: Table, seat: i64) -> list[tuple[int, int, int, int]]:
    """Card, exhausted, locked, shown; by card number, so that spots tell nothing."""
    manager = table.managers[seat]
    if not table.laid:
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


def table_numbers(table: Table) -> list[int]:
    """What all see of the table, as numbers."""
    return [
        table.stage, table.round, table.month, table.week, table.place(), table.order, table.sequence, table.turn,
        len(table.deck) + len(table.tail), len(table.win_deck) + len(table.win_tail),
        len(table.event_deck) + len(table.event_tail), table.event_number, table.justice, table.hibernator,
        table.sticky, table.home, table.winner, table.laid,
    ]  # fmt: skip


MANAGER_NUMBERS: Final = (
    "team", "tracks", "wins", "claimed", "bonus", "games", "juice", "pile_on", "focus", "active_used", "sent_back",
    "total", "leads",
)  # fmt: skip


def manager_numbers(table: Table, seat: i64) -> list[int]:
    """What all see of a Manager, as numbers."""
    m = table.managers[seat]
    return [
        m.team, m.tracks, m.wins, m.claimed, m.bonus, m.games, m.juice, m.pile_on, m.focus, m.active_used, m.barred,
        total_now(table, seat), leads_now(table, seat),
    ]  # fmt: skip


NO_TOTAL: Final = -1


def total_now(table: Table, seat: i64) -> i64:
    """What a Character that is turned up in the game being played adds up to for its Win card (F-6.3)."""
    place = _played_for(table, seat)
    return NO_TOTAL if place < 0 else total(table, seat, table.field[place])


def leads_now(table: Table, seat: i64) -> bool:
    """Whether this Manager would win the card if the game were decided now (F-6.4, F-6.5)."""
    place = _played_for(table, seat)
    if place < 0:
        return False
    rivals = [other for other in table.playing() if _played_for(table, other) == place]
    return winner_of(table, rivals, [total(table, other, table.field[place]) for other in rivals]) == seat


def _played_for(table: Table, seat: i64) -> i64:
    """The place of the Win card that a Manager's open Character plays for, or -1."""
    games = BENCH if table.stage == SERIES else 4
    if not table.laid or table.stage == OVER or table.week >= games or seat not in table.playing():
        return -1
    place = table.place()
    manager = table.managers[seat]
    if manager.spots[place] == NO_CARD or not manager.shown >> place & 1:
        return -1
    if table.stage == SEASON and manager.sides >> place & 1:
        place += UPSIDE_DOWN
    return place if place < len(table.field) and table.field[place] != NO_CARD else -1


TABLE_LISTS: Final = ("field", "win_tail", "used_wins", "event_tail", "burned", "finalists", "contenders", "claims")


def table_lists(table: Table) -> list[tuple[int, ...]]:
    """Open lists of the table."""
    contenders = tuple([seat for seat in range(len(table.managers)) if table.contenders >> seat & 1])
    claims: list[int] = []
    rest = table.claims >> table.turn * 4 if table.pool and table.month else 0
    while rest:
        claims.append((rest & 15) - 1)
        rest >>= 4
    return [
        table.field,
        table.win_tail,
        table.used_wins,
        table.event_tail,
        table.burned,
        table.finalists,
        contenders,
        tuple(claims),
    ]


MANAGER_LISTS: Final = ("pile", "added", "berzerk", "locked")


def manager_lists(table: Table, seat: i64) -> list[tuple[int, ...]]:
    """Open lists of a Manager."""
    manager = table.managers[seat]
    locked = tuple(sorted([manager.spots[spot] for spot in range(SPOTS) if manager.locked >> spot & 1]))
    return [manager.pile, manager.added, manager.berzerk, locked]


def tell_changes(table: Table, before: Board) -> Board:
    """Tell what has changed since then; returns the board as it is now."""
    now = board_of(table)
    for seat in range(table.seats):
        if before.pending >> seat & 1 and not now.pending >> seat & 1:
            table.tell((events.SETTLED, seat, EVERYONE))
    _tell_characters(table, before, now)
    for seat in range(len(table.managers)):
        _tell_lineup(table, seat, before.lineups, now.lineups)
        _tell_bench(table, seat, before.benches[seat], now.benches[seat])
        for field in range(len(MANAGER_NUMBERS)):
            value = now.managers[seat][field]
            if before.managers[seat][field] != value:
                table.tell((events.MANAGER_SET, seat, field, value, EVERYONE))
        _tell_lists(table, seat, before.lists[seat], now.lists[seat])
    for field in range(len(TABLE_NUMBERS)):
        if before.table[field] != now.table[field]:
            table.tell((events.TABLE_SET, field, now.table[field], EVERYONE))
    _tell_lists(table, ON_TABLE, before.lists[-1], now.lists[-1])
    return now


def _audience(mask: i64) -> int:
    return EVERYONE if mask >> SPECTATOR & 1 else int(mask)


def _tell_characters(table: Table, before: Board, now: Board) -> None:
    """Moves of Characters; those under the deck in their order there."""
    for card in [card for card in range(len(now.zones)) if card not in table.tail] + list(table.tail):
        old, new = before.zones[card], now.zones[card]
        knew, knows = before.audiences[card], now.audiences[card]
        if old == new:
            if knew & ~knows:
                _tell_lost(table, card, old, knew, knows)
            if knows & ~knew:
                table.tell((events.KNOWN, card, old >> 4, old & 15, _audience(knows & ~knew)))
            continue
        audience = knows
        if new >> 4 == IN_DECK or old >> 4 == IN_DECK or old >> 4 == IN_HAND:
            audience |= knew
        elif knew & ~knows:
            _tell_lost(table, card, old, knew, knows)
        table.tell((events.MOVED, card, old >> 4, old & 15, new >> 4, new & 15, _audience(audience)))


def _tell_lost(table: Table, card: i64, zone: i64, knew: i64, knows: i64) -> None:
    """All but the one Manager who did it can no longer tell whether a card lies there."""
    keeper: i64 = 0
    while keeper < SPECTATOR and not knows >> keeper & 1:
        keeper += 1
    table.tell((events.LOST, card, zone >> 4, zone & 15, keeper, _audience(knew & ~knows)))


def _tell_lineup(table: Table, seat: i64, before: list[int], now: list[int]) -> None:
    start = seat * BENCH * LINEUP_WIDTH
    for place in range(BENCH):
        here = start + place * LINEUP_WIDTH
        if before[here] != now[here] or before[here + 1] != now[here + 1] or before[here + 3] != now[here + 3]:
            audience = EVERYONE if now[here + 3] else 1 << seat
            table.tell((events.LAID, seat, place, now[here], now[here + 1], audience))
        if before[here + 2] != now[here + 2] or (now[here + 2] and before[here + 4] != now[here + 4]):
            audience = EVERYONE if now[here + 4] or not now[here + 2] else 1 << seat
            table.tell((events.SIDED, seat, place, now[here + 2], audience))


def _tell_bench(
    table: Table, seat: i64, before: list[tuple[int, int, int, int]], now: list[tuple[int, int, int, int]]
) -> None:
    for entry in before:
        if entry not in now:
            table.tell((events.UNBENCHED, seat, entry[0], EVERYONE if entry[3] else 1 << seat))
    for entry in now:
        if entry not in before:
            table.tell((events.BENCHED, seat, entry[0], entry[1], entry[2], EVERYONE if entry[3] else 1 << seat))


def _tell_lists(table: Table, seat: i64, before: list[tuple[int, ...]], now: list[tuple[int, ...]]) -> None:
    for field in range(len(now)):
        if before[field] != now[field]:
            table.tell((events.LIST_CLEARED, seat, field, EVERYONE))
            for value in now[field]:
                table.tell((events.LIST_ADDED, seat, field, value, EVERYONE))
