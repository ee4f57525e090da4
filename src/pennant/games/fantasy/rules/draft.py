"""Setup: the deal, the draft and the discard (F-4; F-12.7)."""

from typing import Final

from mypy_extensions import i64

from pennant.games.fantasy.rules import events, moves, questions, steps
from pennant.games.fantasy.rules.cards import DEALT, TIERS
from pennant.games.fantasy.rules.knowledge import forget_left
from pennant.games.fantasy.rules.season_state import (
    BENCH,
    NO_CARD,
    NOT_DEALT,
    NOT_KEPT,
    SPOTS,
    Manager,
    SeasonState,
    pack_order,
    unpack_order,
)
from pennant.games.fantasy.rules.setup import OFFSETS, PAIRS, QUICK, SNAKE
from pennant.kernel.bits import with_octet
from pennant.kernel.state import EVERYONE

HAND: Final = 7
ROBOT_TIER: Final = 3
"""The Robot gets this many cards of each tier (F-12.6.2)."""


def begin(state: SeasonState) -> None:
    """Assign teams, choose the first Manager and deal (F-4.1 to F-4.4, F-4.6, F-4.8)."""
    setup = state.setup
    teams = list(range(state.cards.teams))
    for _ in range(len(state.managers), setup.managers):
        manager = Manager()
        manager.spots = [NO_CARD] * SPOTS
        state.managers.append(manager)
    for seat in range(setup.players):
        state.managers[seat].team = teams.pop(state.number_below(len(teams)))
    first = state.number_below(setup.managers)
    state.order = pack_order([(first + place) % setup.managers for place in range(setup.managers)])
    if state.log is not None:
        state.tell((events.FIRST, first, EVERYONE))
    count = len(state.characters)
    state.seen = bytes(count)
    state.known = bytes(count)
    state.win_deck = list(range(len(state.cards.wins)))
    if setup.events:
        state.event_deck = list(range(len(state.cards.events)))
    _deal(state)


def _deal(state: SeasonState) -> None:
    drafted = [NOT_DEALT] * len(state.characters)
    tiers = [list(tier) for tier in state.cards.tiers]
    for seat in range(state.setup.players):
        hand: list[int] = []
        for tier in range(TIERS):
            hand += _dealt(state, tiers[tier], DEALT[tier])
        hand.sort()
        state.managers[seat].hand = tuple(hand)
        for card in hand:
            drafted[card] = seat * 8 + NOT_KEPT
    state.drafted = bytes(drafted)
    if state.setup.solo:
        cards: list[int] = []
        for tier in range(TIERS):
            cards += _dealt(state, tiers[tier], ROBOT_TIER)
        cards.sort()
        state.robot = tuple(cards)
        for card in cards:
            state.show(card)
    for tier_left in tiers:
        state.deck += tier_left
    if state.setup.draft == SNAKE:
        _open_hands(state)


def _dealt(state: SeasonState, tier: list[int], count: i64) -> list[int]:
    """Deal cards of a shuffled tier (F-4.4)."""
    return [tier.pop(state.number_below(len(tier))) for _ in range(count)]


def _open_hands(state: SeasonState) -> None:
    """Turn all dealt cards face up (F-12.7)."""
    cards: list[int] = []
    for manager in state.managers:
        cards += manager.hand
        manager.hand = ()
    cards.sort()
    state.pool = tuple(cards)
    for card in cards:
        state.show(card)


def next_pick(state: SeasonState) -> None:
    """Ask for the next cards to keep, or end the draft; a single player keeps the seven cards (F-R49)."""
    draft = state.setup.draft
    if draft == SNAKE:
        if state.pool:
            state.ask(questions.CHOOSE_OPEN, 1 << _snake_seat(state))
        else:
            state.step = steps.ASK_DISCARD
        return
    size = len(state.managers[0].hand)
    if not size:
        state.step = steps.ASK_DISCARD
    elif draft == QUICK or state.setup.solo or size == 1:
        for seat in range(state.setup.players):
            for card in state.managers[seat].hand:
                _keep(state, seat, card)
            state.managers[seat].hand = ()
    else:
        state.ask(questions.CHOOSE_KEEP, (1 << state.setup.players) - 1)


def _snake_seat(state: SeasonState) -> i64:
    order = unpack_order(state.order)
    picked = HAND * state.setup.players - len(state.pool)
    lap, place = divmod(picked, state.setup.players)
    return order[place] if lap % 2 == 0 else order[state.setup.players - 1 - place]


def open_choices(state: SeasonState, seat: i64) -> list[int]:
    """The open cards of a tier that this Manager still needs (F-12.7)."""
    room = list(DEALT)
    for card in state.managers[seat].spots:
        if card != NO_CARD:
            room[state.characters[card].tier] -= 1
    return [moves.OFFER + place for place, card in enumerate(state.pool) if room[state.characters[card].tier]]


def take_open(state: SeasonState, seat: i64, place: i64) -> None:
    """Keep an open card."""
    card = state.pool[place]
    state.pool = tuple([each for each in state.pool if each != card])
    _keep(state, seat, card)
    state.show(card)


def keeps(state: SeasonState) -> i64:
    """How many cards are kept of the hand being held (F-4.5; `pairs`: F-12.7)."""
    return 2 if state.setup.draft == PAIRS else 1


def keep_choices(state: SeasonState, seat: i64) -> list[int]:
    manager = state.managers[seat]
    chosen = (manager.picks & 1023) - 1
    return [moves.SPOT + place for place in range(len(manager.hand)) if moves.SPOT + place != chosen]


def keep_all(state: SeasonState) -> None:
    """After everybody has chosen: keep the cards, and pass the rest on (F-4.5)."""
    for seat in range(state.setup.players):
        manager = state.managers[seat]
        for action in moves.picks_of(manager.picks):
            _keep(state, seat, manager.hand[action - moves.SPOT])
        manager.picks = 0
        manager.hand = tuple([card for card in manager.hand if state.drafted[card] & 7 == NOT_KEPT])
    _pass_hands(state)
    state.round += 1


def _pass_hands(state: SeasonState) -> None:
    players = state.setup.players
    offsets = OFFSETS[state.setup.draft]
    step = offsets[state.round + 1] - offsets[state.round]
    hands = [state.managers[seat].hand for seat in range(players)]
    for seat in range(players):
        state.managers[seat].hand = hands[(seat - step) % players]


def _keep(state: SeasonState, seat: i64, card: i64) -> None:
    manager = state.managers[seat]
    manager.spots[manager.free_spot()] = card
    state.drafted = with_octet(state.drafted, card, (state.drafted[card] & ~7) | state.round)
    if state.log is not None:
        state.tell((events.KEPT, seat, card, EVERYONE if state.setup.draft == SNAKE else 1 << seat))


def ask_discard(state: SeasonState) -> None:
    """Ask everybody to discard one of seven cards, in secret (F-4.7, F-R6)."""
    state.ask(questions.CHOOSE_DISCARD, (1 << state.setup.players) - 1)


def discard_all(state: SeasonState) -> None:
    """Put the discards into the Discard Pile; rosters have six cards from now on (F-4.7)."""
    for seat in range(state.setup.players):
        manager = state.managers[seat]
        spot = manager.picks - 1 - moves.SPOT
        if state.setup.draft == SNAKE:  # all know the seven, but not which one goes
            forget_left(state, seat, spot)
        card = manager.take(spot)
        manager.picks = 0
        manager.gather()
        state.show_to(card, seat)
        to_discard(state, card)
        if state.log is not None:
            state.tell((events.DISCARDED, seat, card, 1 << seat))
    state.step = steps.BEGIN_MONTH


def to_discard(state: SeasonState, card: i64) -> None:
    """Put a card into the Discard Pile, which is unordered (F-3.11)."""
    state.discard = tuple(sorted((*state.discard, card)))


def hand_spots(manager: Manager) -> list[int]:
    """The cards in hand, as actions."""
    return [moves.SPOT + spot for spot in range(BENCH, SPOTS) if manager.spots[spot] != NO_CARD]
