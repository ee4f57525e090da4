"""A month before its games: Prepare (F-5.1), Free Agency (F-5.2), Set Rosters (F-5.3); after them Cleanup (F-7)."""

from typing import Final

from mypy_extensions import i64

from pennant.games.fantasy.rules import events, moves, questions, steps
from pennant.games.fantasy.rules.cards import NO_EVENT, SHOW_BENCH, SHOW_HOME_STARTER, EventCard
from pennant.games.fantasy.rules.draft import to_discard
from pennant.games.fantasy.rules.season_state import (
    BENCH_SPOTS,
    DECK,
    EMPTY_FIELD,
    NO_CARD,
    ORDER_BITS,
    ROBOT,
    SEASON,
    SERIES,
    SPOTS,
    Manager,
    SeasonState,
    bits_listed,
    pack_order,
    unpack_order,
)
from pennant.kernel.state import EVERYONE

BASES: Final = 4
MORE_FREE_AGENTS: Final = 2
"""The pool has two cards more than there are Managers (F-5.2.1)."""


def begin_month(state: SeasonState) -> None:
    """Prepare: Win cards to the bases, an Event if they are used (F-5.1.1 to F-5.1.3)."""
    state.stage = SEASON
    state.month += 1
    state.week = 0
    if state.log is not None:
        state.tell((events.MONTH, state.month, EVERYONE))
    for base in range(BASES):
        lay_game(state, base)
        if state.setup.more_wins:
            lay_game(state, base + BASES)
    if state.setup.events:
        turn_event(state)
    if state.month > 1 and not state.event.no_free_agency:
        _open_pool(state)
    else:
        state.step = steps.ASK_ROSTERS


def lay_game(state: SeasonState, place: i64) -> None:
    """Turn over a Win card."""
    win = state.draw_win()
    state.lay_win(place, win)
    if state.log is not None:
        state.tell((events.GAME_LAID, place, win, EVERYONE))


def turn_event(state: SeasonState) -> None:
    """Turn over an Event; one that has no use now goes to the bottom (F-12.1.1, F-12.1.3, F-R34, F-R53)."""
    for _ in range(len(state.event_deck) + len(state.event_tail)):
        if state.event_deck:
            deck = state.event_deck[:]
            number = deck.pop(state.number_below(len(deck)))
            state.event_deck = deck
        else:
            number = state.event_tail[0]
            state.event_tail = state.event_tail[1:]
        event: EventCard = state.cards.events[number]
        out_of_place = event.season_only if state.stage == SERIES else event.needs_free_agency and state.month == 1
        if not out_of_place:
            state.event_number = number
            state.event = event
            if state.log is not None:
                state.tell((events.EVENT, number, EVERYONE))
            return
        state.event_tail = (*state.event_tail, number)
        if state.log is not None:
            state.tell((events.EVENT_SKIPPED, number, EVERYONE))


def end_event(state: SeasonState) -> None:
    """The Event goes to the bottom of its deck (F-7.3)."""
    if state.event_number != NO_CARD:
        state.event_tail = (*state.event_tail, state.event_number)
        state.event_number = NO_CARD
        state.event = NO_EVENT


def _open_pool(state: SeasonState) -> None:
    """Turn over the Free Agents (F-5.2.1; F-E23, F-E25)."""
    wanted = state.setup.managers + MORE_FREE_AGENTS + state.event.more_free_agents
    pool = sorted([state.draw_character() for _ in range(wanted) if state.can_draw()])
    state.pool = tuple(pool)
    for card in pool:
        state.show(card)
        state.mark_since(card, 0)
        if state.log is not None:
            state.tell((events.AGENT, card, EVERYONE))
    order = [0] if state.setup.solo else unpack_order(state.order)  # F-12.6.5, F-R50
    if state.event.leader_claims_first:
        order.reverse()
    claims = order
    for _ in range(1, state.event.claim_rounds):
        claims = claims + order
    state.claims = pack_order(claims)
    state.turn = 0
    state.step = steps.ASK_CLAIM


def ask_claim(state: SeasonState) -> None:
    """Ask each Manager once, in waiver order (F-5.2.2)."""
    place = state.claims >> state.turn * ORDER_BITS & 15
    if place:
        state.ask(questions.CHOOSE_CLAIM, 1 << place - 1)
    else:
        state.step = steps.END_CLAIMS


def claim_choices(state: SeasonState, manager: Manager) -> list[int]:
    """Decline, a card of the pool, or a reserved card (F-5.2.2, F-5.2.5)."""
    found = [moves.PASS]
    found += [moves.OFFER + place for place in range(len(state.pool))]
    found += [moves.RESERVED + place for place in range(len(manager.reserved))]
    return found


def decline(state: SeasonState, seat: i64) -> None:
    state.turn += 1
    if state.log is not None:
        state.tell((events.DECLINED, seat, EVERYONE))


def claim(state: SeasonState, seat: i64, spot: i64) -> None:
    """Take the chosen card and put one of the six into the pool (F-5.2.3, F-5.2.4, F-R8)."""
    manager = state.managers[seat]
    choice = manager.picks - 1
    manager.picks = 0
    state.turn += 1
    dropped = manager.take(spot)
    pool = list(state.pool)
    audience = EVERYONE
    if choice >= moves.RESERVED:
        card = manager.reserved[choice - moves.RESERVED]
        manager.reserved = tuple([each for each in manager.reserved if each != card])
        audience = 1 << seat
    else:
        card = pool.pop(choice - moves.OFFER)
    pool.append(dropped)
    pool.sort()
    state.pool = tuple(pool)
    state.show(dropped)
    manager.spots[spot] = card
    manager.gather()
    if state.log is not None:
        state.tell((events.CLAIMED, seat, card, choice >= moves.RESERVED, audience))
        state.tell((events.DROPPED, seat, dropped, EVERYONE))


def end_claims(state: SeasonState) -> None:
    """Shuffle the unclaimed cards into the Character Deck, or discard them (F-5.2.6, F-R9); reserved cards, too."""
    rest = list(state.pool)
    state.pool = ()
    for seat in range(len(state.managers)):
        rest += take_reserved(state, seat)
    if state.setup.rest_to_discard:
        for card in rest:
            to_discard(state, card)
    else:
        to_deck(state, rest)
    if state.log is not None:
        state.tell((events.AGENTS_OVER, EVERYONE))
    state.step = steps.ASK_ROSTERS


def take_reserved(state: SeasonState, seat: i64) -> list[int]:
    """Give up the cards that RECRUIT reserved; their Manager still knows them."""
    manager = state.managers[seat]
    cards = list(manager.reserved)
    manager.reserved = ()
    for card in cards:
        state.show_to(card, seat)
    return cards


def to_deck(state: SeasonState, cards: list[int]) -> None:
    """Shuffle cards into the Character Deck, with the cards under it."""
    waiting = state.tail
    state.tail = ()
    state.come_to_deck([*cards, *waiting])


def ask_rosters(state: SeasonState) -> None:
    """Everybody sets a roster in secret (F-5.3.1)."""
    state.ask(questions.CHOOSE_ROSTER, (1 << state.setup.players) - 1)


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


def lay_rosters(state: SeasonState) -> None:
    """All are ready: four starters at any base, two on the bench (F-5.3.1 to F-5.3.3, F-R3)."""
    for seat in range(state.setup.players):
        lay_chosen(state.managers[seat], 0)
        if state.log is not None:
            state.tell((events.READY, seat, EVERYONE))
    state.laid = True
    state.turn = 0
    state.step = steps.ASK_ROBOT if state.setup.solo else steps.SHOW_CARDS


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


def show_cards(state: SeasonState) -> None:
    """Show the cards that an Event reveals when rosters are set (F-E21, F-E22; F-12.1.9)."""
    shows = state.event.shows
    if shows == SHOW_BENCH:
        for seat in state.playing():
            show_spots(state, seat, BENCH_SPOTS)
    elif shows == SHOW_HOME_STARTER and state.week < BASES:
        for seat in state.playing():
            show_spots(state, seat, 1 << BASES - 1)
    state.step = steps.REVEAL


def show_spots(state: SeasonState, seat: i64, spots: i64) -> None:
    """Turn up the cards on some spots."""
    manager = state.managers[seat]
    for spot in range(SPOTS):
        card = manager.spots[spot]
        if spots >> spot & 1 and card != NO_CARD and not manager.shown >> spot & 1:
            manager.shown |= 1 << spot
            state.show(card)
            if state.log is not None:
                state.tell((events.SHOWN, seat, card, EVERYONE))


def clean_up(state: SeasonState) -> None:
    """The new waiver order, and all cards back to the hands (F-7.1 to F-7.4; F-R18, F-R29)."""
    if state.sticky:
        state.sticky = False
    else:
        reorder(state)
    for manager in state.managers:
        take_back(manager)
    state.spent = ()
    state.laid = False
    end_event(state)
    state.field = EMPTY_FIELD
    if state.setup.solo:
        _take_back_bots(state)
    state.step = steps.END_SEASON if state.month == state.setup.months else steps.BEGIN_MONTH


def reorder(state: SeasonState) -> None:
    """Fewest Wins first; of equal ones each keeps its place before the other."""
    seats: list[int] = []
    for seat in unpack_order(state.order):
        place = len(seats)
        while place and state.managers[seats[place - 1]].wins > state.managers[seat].wins:
            place -= 1
        seats.insert(place, seat)
    order = pack_order(seats)
    if order != state.order:
        state.order = order
        if state.log is not None:
            state.tell((events.REORDERED, order, EVERYONE))


def take_back(manager: Manager) -> None:
    """All cards to the hand; every effect of the month ends (F-7.2)."""
    manager.gather()
    manager.sides = 0
    manager.berzerk = ()
    manager.active_used = False


def _take_back_bots(state: SeasonState) -> None:
    """The Robot's cards are used up; the Deck's go back to it (F-12.6.6, F-12.6.7, F-R51)."""
    state.robot_used = tuple(sorted([*state.robot_used, *state.managers[ROBOT].clear()]))
    cards = [*state.aside, *state.managers[DECK].clear()]
    state.aside = ()
    to_deck(state, cards)
