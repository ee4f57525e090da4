"""A month before its games: Prepare (F-5.1), Free Agency (F-5.2), Set Rosters (F-5.3); after them Cleanup (F-7)."""

from typing import Final

from mypy_extensions import i64

from pennant.games.fantasy.rules import events, moves
from pennant.games.fantasy.rules.cards import NO_EVENT, SHOW_BENCH, SHOW_HOME_STARTER, EventCard
from pennant.games.fantasy.rules.draft import to_discard
from pennant.games.fantasy.rules.table import (
    ASK_CLAIM,
    ASK_ROBOT,
    ASK_ROSTERS,
    BEGIN_MONTH,
    BENCH_SPOTS,
    CHOOSE_CLAIM,
    CHOOSE_ROSTER,
    DECK,
    EMPTY_FIELD,
    END_CLAIMS,
    END_SEASON,
    NO_CARD,
    ORDER_BITS,
    REVEAL,
    ROBOT,
    SEASON,
    SERIES,
    SHOW_CARDS,
    SPOTS,
    Manager,
    Table,
    bits_listed,
    ordered,
    packed_order,
)
from pennant.kernel.state import EVERYONE

BASES: Final = 4
MORE_FREE_AGENTS: Final = 2
"""The pool has two cards more than there are Managers (F-5.2.1)."""


def begin_month(table: Table) -> None:
    """Prepare: Win cards to the bases, an Event if they are used (F-5.1.1 to F-5.1.3)."""
    table.stage = SEASON
    table.month += 1
    table.week = 0
    if table.log is not None:
        table.tell((events.MONTH, table.month, EVERYONE))
    for base in range(BASES):
        lay_game(table, base)
        if table.setup.more_wins:
            lay_game(table, base + BASES)
    if table.setup.events:
        turn_event(table)
    if table.month > 1 and not table.event.no_free_agency:
        _open_pool(table)
    else:
        table.step = ASK_ROSTERS


def lay_game(table: Table, place: i64) -> None:
    """Turn over a Win card."""
    win = table.draw_win()
    table.lay_win(place, win)
    if table.log is not None:
        table.tell((events.GAME_LAID, place, win, EVERYONE))


def turn_event(table: Table) -> None:
    """Turn over an Event; one that has no use now goes to the bottom (F-12.1.1, F-12.1.3, F-R34, F-R53)."""
    for _ in range(len(table.event_deck) + len(table.event_tail)):
        if table.event_deck:
            deck = table.event_deck[:]
            number = deck.pop(table.number_below(len(deck)))
            table.event_deck = deck
        else:
            number = table.event_tail[0]
            table.event_tail = table.event_tail[1:]
        event: EventCard = table.cards.events[number]
        out_of_place = event.season_only if table.stage == SERIES else event.needs_free_agency and table.month == 1
        if not out_of_place:
            table.event_number = number
            table.event = event
            if table.log is not None:
                table.tell((events.EVENT, number, EVERYONE))
            return
        table.event_tail = (*table.event_tail, number)
        if table.log is not None:
            table.tell((events.EVENT_SKIPPED, number, EVERYONE))


def end_event(table: Table) -> None:
    """The Event goes to the bottom of its deck (F-7.3)."""
    if table.event_number != NO_CARD:
        table.event_tail = (*table.event_tail, table.event_number)
        table.event_number = NO_CARD
        table.event = NO_EVENT


def _open_pool(table: Table) -> None:
    """Turn over the Free Agents (F-5.2.1; F-E23, F-E25)."""
    wanted = table.setup.managers + MORE_FREE_AGENTS + table.event.more_free_agents
    pool = sorted([table.draw_character() for _ in range(wanted) if table.can_draw()])
    table.pool = tuple(pool)
    for card in pool:
        table.show(card)
        table.mark_since(card, 0)
        if table.log is not None:
            table.tell((events.AGENT, card, EVERYONE))
    order = [0] if table.setup.solo else ordered(table.order)  # F-12.6.5, F-R50
    if table.event.leader_claims_first:
        order.reverse()
    claims = order
    for _ in range(1, table.event.claim_rounds):
        claims = claims + order
    table.claims = packed_order(claims)
    table.turn = 0
    table.step = ASK_CLAIM


def ask_claim(table: Table) -> None:
    """One chance each, in waiver order (F-5.2.2)."""
    place = table.claims >> table.turn * ORDER_BITS & 15
    if place:
        table.ask(CHOOSE_CLAIM, 1 << place - 1)
    else:
        table.step = END_CLAIMS


def claim_choices(table: Table, manager: Manager) -> list[int]:
    """Decline, a card of the pool, or a reserved card (F-5.2.2, F-5.2.5)."""
    found = [moves.PASS]
    found += [moves.OFFER + place for place in range(len(table.pool))]
    found += [moves.RESERVED + place for place in range(len(manager.reserved))]
    return found


def decline(table: Table, seat: i64) -> None:
    table.turn += 1
    if table.log is not None:
        table.tell((events.DECLINED, seat, EVERYONE))


def claim(table: Table, seat: i64, spot: i64) -> None:
    """Take the chosen card and put one of the six into the pool (F-5.2.3, F-5.2.4, F-R8)."""
    manager = table.managers[seat]
    choice = manager.picks - 1
    manager.picks = 0
    table.turn += 1
    dropped = manager.take(spot)
    pool = list(table.pool)
    audience = EVERYONE
    if choice >= moves.RESERVED:
        card = manager.reserved[choice - moves.RESERVED]
        manager.reserved = tuple([each for each in manager.reserved if each != card])
        audience = 1 << seat
    else:
        card = pool.pop(choice - moves.OFFER)
    pool.append(dropped)
    pool.sort()
    table.pool = tuple(pool)
    table.show(dropped)
    manager.spots[spot] = card
    manager.gather()
    if table.log is not None:
        table.tell((events.CLAIMED, seat, card, choice >= moves.RESERVED, audience))
        table.tell((events.DROPPED, seat, dropped, EVERYONE))


def end_claims(table: Table) -> None:
    """What is left is shuffled into the Character Deck, or discarded (F-5.2.6, F-R9); reserved cards with it."""
    rest = list(table.pool)
    table.pool = ()
    for seat in range(len(table.managers)):
        rest += take_reserved(table, seat)
    if table.setup.rest_to_discard:
        for card in rest:
            to_discard(table, card)
    else:
        to_deck(table, rest)
    if table.log is not None:
        table.tell((events.AGENTS_OVER, EVERYONE))
    table.step = ASK_ROSTERS


def take_reserved(table: Table, seat: i64) -> list[int]:
    """Give up the cards that RECRUIT reserved; their Manager goes on knowing them."""
    manager = table.managers[seat]
    cards = list(manager.reserved)
    manager.reserved = ()
    for card in cards:
        table.show_to(card, seat)
    return cards


def to_deck(table: Table, cards: list[int]) -> None:
    """Shuffle cards into the Character Deck, and what waits under it."""
    waiting = table.tail
    table.tail = ()
    table.come_to_deck([*cards, *waiting])


def ask_rosters(table: Table) -> None:
    """Everybody sets a roster in secret (F-5.3.1)."""
    table.ask(CHOOSE_ROSTER, (1 << table.setup.players) - 1)


def hand_choices(manager: Manager, hand: i64, sides: bool) -> list[int]:
    """The cards of a hand that are not chosen yet, for either Win card if there are two (F-5.3.3, F-12.2.2)."""
    picks = manager.picks
    while picks:
        action = (picks & 1023) - 1
        hand &= ~(1 << (action - moves.SPOT if action < moves.DOWN else action - moves.DOWN))
        picks >>= moves.PICK_BITS
    found = bits_listed(hand & BENCH_SPOTS, moves.SPOT)
    if sides:
        found += [action - moves.SPOT + moves.DOWN for action in found]
    return found


def lay_rosters(table: Table) -> None:
    """All are ready: four starters at any base, two on the bench (F-5.3.1 to F-5.3.3, F-R3)."""
    for seat in range(table.setup.players):
        lay_chosen(table.managers[seat], 0)
        if table.log is not None:
            table.tell((events.READY, seat, EVERYONE))
    table.laid = True
    table.turn = 0
    table.step = ASK_ROBOT if table.setup.solo else SHOW_CARDS


def lay_chosen(manager: Manager, first: i64) -> None:
    """Bring the chosen cards face down to the games from this one on."""
    place = first
    for action in moves.picks_of(manager.picks):
        if action >= moves.DOWN:
            manager.sides |= 1 << place
            action = action - moves.DOWN + moves.SPOT
        manager.swap(action - moves.SPOT, place)
        place += 1
    manager.picks = 0


def show_cards(table: Table) -> None:
    """What an Event shows to all when rosters are set (F-E21, F-E22; F-12.1.9)."""
    shows = table.event.shows
    if shows == SHOW_BENCH:
        for seat in table.playing():
            show_spots(table, seat, BENCH_SPOTS)
    elif shows == SHOW_HOME_STARTER and table.week < BASES:
        for seat in table.playing():
            show_spots(table, seat, 1 << BASES - 1)
    table.step = REVEAL


def show_spots(table: Table, seat: i64, spots: i64) -> None:
    """Turn up what lies on some spots."""
    manager = table.managers[seat]
    for spot in range(SPOTS):
        card = manager.spots[spot]
        if spots >> spot & 1 and card != NO_CARD and not manager.shown >> spot & 1:
            manager.shown |= 1 << spot
            table.show(card)
            if table.log is not None:
                table.tell((events.SHOWN, seat, card, EVERYONE))


def clean_up(table: Table) -> None:
    """The new waiver order, and all cards back to the hands (F-7.1 to F-7.4; F-R18, F-R29)."""
    if table.sticky:
        table.sticky = False
    else:
        reorder(table)
    for manager in table.managers:
        take_back(manager)
    table.spent = ()
    table.laid = False
    end_event(table)
    table.field = EMPTY_FIELD
    if table.setup.solo:
        _take_back_bots(table)
    table.step = END_SEASON if table.month == table.setup.months else BEGIN_MONTH


def reorder(table: Table) -> None:
    """Fewest Wins first; of equal ones each keeps its place before the other."""
    seats: list[int] = []
    for seat in ordered(table.order):
        place = len(seats)
        while place and table.managers[seats[place - 1]].wins > table.managers[seat].wins:
            place -= 1
        seats.insert(place, seat)
    order = packed_order(seats)
    if order != table.order:
        table.order = order
        if table.log is not None:
            table.tell((events.REORDERED, order, EVERYONE))


def take_back(manager: Manager) -> None:
    """All cards to the hand; every effect of the month ends (F-7.2)."""
    manager.gather()
    manager.sides = 0
    manager.berzerk = ()
    manager.active_used = False


def _take_back_bots(table: Table) -> None:
    """The Robot's cards are used up; the Deck's go back to it (F-12.6.6, F-12.6.7, F-R51)."""
    table.robot_used = tuple(sorted([*table.robot_used, *table.managers[ROBOT].clear()]))
    cards = [*table.aside, *table.managers[DECK].clear()]
    table.aside = ()
    to_deck(table, cards)
