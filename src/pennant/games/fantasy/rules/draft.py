"""Setup: the deal, the draft and the discard (F-4; F-12.7)."""

from typing import Final

from mypy_extensions import i64

from pennant.games.fantasy.rules import events, moves
from pennant.games.fantasy.rules.cards import DEALT, TIERS
from pennant.games.fantasy.rules.knowledge import left_unseen
from pennant.games.fantasy.rules.setup import OFFSETS, PAIRS, QUICK, SNAKE
from pennant.games.fantasy.rules.table import (
    ASK_DISCARD,
    BEGIN_MONTH,
    BENCH,
    CHOOSE_DISCARD,
    CHOOSE_KEEP,
    CHOOSE_OPEN,
    NO_CARD,
    NOT_DEALT,
    NOT_KEPT,
    SPOTS,
    Manager,
    Table,
    ordered,
    packed_order,
)
from pennant.kernel.bits import with_octet
from pennant.kernel.state import EVERYONE

HAND: Final = 7
ROBOT_TIER: Final = 3
"""The Robot gets this many cards of each tier (F-12.6.2)."""


def begin(table: Table) -> None:
    """Teams, the first Manager and the deal (F-4.1 to F-4.4, F-4.6, F-4.8)."""
    setup = table.setup
    teams = list(range(table.cards.teams))
    for _ in range(len(table.managers), setup.managers):
        manager = Manager()
        manager.spots = [NO_CARD] * SPOTS
        table.managers.append(manager)
    for seat in range(setup.players):
        table.managers[seat].team = teams.pop(table.number_below(len(teams)))
    first = table.number_below(setup.managers)
    table.order = packed_order([(first + place) % setup.managers for place in range(setup.managers)])
    if table.log is not None:
        table.tell((events.FIRST, first, EVERYONE))
    count = len(table.characters)
    table.seen = bytes(count)
    table.known = bytes(count)
    table.win_deck = list(range(len(table.cards.wins)))
    if setup.events:
        table.event_deck = list(range(len(table.cards.events)))
    _deal(table)


def _deal(table: Table) -> None:
    drafted = [NOT_DEALT] * len(table.characters)
    tiers = [list(tier) for tier in table.cards.tiers]
    for seat in range(table.setup.players):
        hand: list[int] = []
        for tier in range(TIERS):
            hand += _dealt(table, tiers[tier], DEALT[tier])
        hand.sort()
        table.managers[seat].hand = tuple(hand)
        for card in hand:
            drafted[card] = seat * 8 + NOT_KEPT
    table.drafted = bytes(drafted)
    if table.setup.solo:
        cards: list[int] = []
        for tier in range(TIERS):
            cards += _dealt(table, tiers[tier], ROBOT_TIER)
        cards.sort()
        table.robot = tuple(cards)
        for card in cards:
            table.show(card)
    for tier_left in tiers:
        table.deck += tier_left
    if table.setup.draft == SNAKE:
        _open_hands(table)


def _dealt(table: Table, tier: list[int], count: i64) -> list[int]:
    """Some cards of a shuffled tier (F-4.4)."""
    return [tier.pop(table.number_below(len(tier))) for _ in range(count)]


def _open_hands(table: Table) -> None:
    """All dealt cards face up (F-12.7)."""
    cards: list[int] = []
    for manager in table.managers:
        cards += manager.hand
        manager.hand = ()
    cards.sort()
    table.pool = tuple(cards)
    for card in cards:
        table.show(card)


def next_pick(table: Table) -> None:
    """Ask for the next cards to keep, or end the draft; alone one keeps the seven (F-R49)."""
    draft = table.setup.draft
    if draft == SNAKE:
        if table.pool:
            table.ask(CHOOSE_OPEN, 1 << _snake_seat(table))
        else:
            table.step = ASK_DISCARD
        return
    size = len(table.managers[0].hand)
    if not size:
        table.step = ASK_DISCARD
    elif draft == QUICK or table.setup.solo or size == 1:
        for seat in range(table.setup.players):
            for card in table.managers[seat].hand:
                _keep(table, seat, card)
            table.managers[seat].hand = ()
    else:
        table.ask(CHOOSE_KEEP, (1 << table.setup.players) - 1)


def _snake_seat(table: Table) -> i64:
    order = ordered(table.order)
    picked = HAND * table.setup.players - len(table.pool)
    lap, place = divmod(picked, table.setup.players)
    return order[place] if lap % 2 == 0 else order[table.setup.players - 1 - place]


def open_choices(table: Table, seat: i64) -> list[int]:
    """The open cards whose tier this Manager still needs (F-12.7)."""
    room = list(DEALT)
    for card in table.managers[seat].spots:
        if card != NO_CARD:
            room[table.characters[card].tier] -= 1
    return [moves.OFFER + place for place, card in enumerate(table.pool) if room[table.characters[card].tier]]


def take_open(table: Table, seat: i64, place: i64) -> None:
    """Keep an open card."""
    card = table.pool[place]
    table.pool = tuple([each for each in table.pool if each != card])
    _keep(table, seat, card)
    table.show(card)


def keeps(table: Table) -> i64:
    """How many cards are kept of the hand one holds (F-4.5; `pairs`: F-12.7)."""
    return 2 if table.setup.draft == PAIRS else 1


def keep_choices(table: Table, seat: i64) -> list[int]:
    manager = table.managers[seat]
    chosen = (manager.picks & 1023) - 1
    return [moves.SPOT + place for place in range(len(manager.hand)) if moves.SPOT + place != chosen]


def keep_all(table: Table) -> None:
    """Everybody has chosen: keep, and hand the rest on (F-4.5)."""
    for seat in range(table.setup.players):
        manager = table.managers[seat]
        for action in moves.picks_of(manager.picks):
            _keep(table, seat, manager.hand[action - moves.SPOT])
        manager.picks = 0
        manager.hand = tuple([card for card in manager.hand if table.drafted[card] & 7 == NOT_KEPT])
    _pass_hands(table)
    table.round += 1


def _pass_hands(table: Table) -> None:
    players = table.setup.players
    offsets = OFFSETS[table.setup.draft]
    step = offsets[table.round + 1] - offsets[table.round]
    hands = [table.managers[seat].hand for seat in range(players)]
    for seat in range(players):
        table.managers[seat].hand = hands[(seat - step) % players]


def _keep(table: Table, seat: i64, card: i64) -> None:
    manager = table.managers[seat]
    manager.spots[manager.free_spot()] = card
    table.drafted = with_octet(table.drafted, card, (table.drafted[card] & ~7) | table.round)
    if table.log is not None:
        table.tell((events.KEPT, seat, card, EVERYONE if table.setup.draft == SNAKE else 1 << seat))


def ask_discard(table: Table) -> None:
    """Everybody discards one of seven, in secret (F-4.7, F-R6)."""
    table.ask(CHOOSE_DISCARD, (1 << table.setup.players) - 1)


def discard_all(table: Table) -> None:
    """The discards form the Discard Pile, and rosters have six (F-4.7)."""
    for seat in range(table.setup.players):
        manager = table.managers[seat]
        spot = manager.picks - 1 - moves.SPOT
        if table.setup.draft == SNAKE:  # all know the seven, but not which one goes
            left_unseen(table, seat, spot)
        card = manager.take(spot)
        manager.picks = 0
        manager.gather()
        table.show_to(card, seat)
        to_discard(table, card)
        if table.log is not None:
            table.tell((events.DISCARDED, seat, card, 1 << seat))
    table.step = BEGIN_MONTH


def to_discard(table: Table, card: i64) -> None:
    """Lay a card into the Discard Pile, which has no order (F-3.11)."""
    table.discard = tuple(sorted((*table.discard, card)))


def hand_spots(manager: Manager) -> list[int]:
    """The cards in hand, as actions."""
    return [moves.SPOT + spot for spot in range(BENCH, SPOTS) if manager.spots[spot] != NO_CARD]
