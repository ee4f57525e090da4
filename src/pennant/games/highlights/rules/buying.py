"""The buy round (section 15): revenue, who buys first, purchases and demotions."""

from typing import Final

from mypy_extensions import i64

from pennant.games.highlights.rules import events, moves, questions, steps
from pennant.games.highlights.rules.match_state import OPENING_HAND, MatchState
from pennant.games.highlights.rules.setup import PRE_ROUNDS
from pennant.games.highlights.rules.zones import NOTHING, PILE_BITS, Pair, Side, pile_set, pile_without
from pennant.kernel.bits import members_of, octet_members_from
from pennant.kernel.state import EVERYONE


def pre_round(state: MatchState, pair: Pair) -> None:
    """Start a buy round without a game: each side shows six cards of its lineup as if in play (H-16.6, H-16.22)."""
    if state.log is not None:
        state.tell_change((events.GAME, state.pairs.index(pair), pair.stage, pair.game, pair.visitor, pair.home,
                           pair.best_of, EVERYONE))  # fmt: skip
    for seat in members_of(state.players(pair)):
        for _ in range(OPENING_HAND):
            state.enter(seat, state.take_top(seat), events.FROM_LINEUP, earns=True)


def buy_round(state: MatchState, pair: Pair) -> None:
    """Total the revenue, then let the side with less of it say who buys first (H-15.1, H-15.2, H-R26)."""
    if state.log is not None:
        state.tell((events.BUY_ROUND, state.pairs.index(pair), EVERYONE))
    for role in range(2):
        seat = state.side_of(pair, role)
        if not state.is_machine(seat):
            _count_revenue(state, seat)
        else:
            state.empty_in_play(seat)
    state.push(pair, steps.END_BUYING)
    if state.solitaire():
        state.push(pair, steps.ASK_BUY, state.role_of(pair, 0))
        return
    decider = _decider(state, pair)
    if can_buy(state, pair, pair.visitor) or can_buy(state, pair, pair.home):
        state.ask(pair, questions.CHOOSE_FIRST_BUYER, 1 << decider)


def _count_revenue(state: MatchState, seat: i64) -> None:
    """Total the revenue: every card that was in play counts once, even if shuffled in extra innings (H-R22)."""
    side = state.sides[seat]
    side.money = 0
    for slot in members_of(side.earned):
        side.money += state.card_in(side, slot).revenue
    side.bought = 0
    if state.log is not None:
        state.tell_change((events.REVENUE, seat, side.money, EVERYONE))


def _decider(state: MatchState, pair: Pair) -> i64:
    """The side that decides who buys first: by lower revenue; tied, the loser, before a series the visitor (H-R38)."""
    visitor, home = state.sides[pair.visitor], state.sides[pair.home]
    if visitor.money != home.money:
        return pair.visitor if visitor.money < home.money else pair.home
    if pair.stage == PRE_ROUNDS:
        return pair.visitor
    return pair.other(pair.winner)


def choose_first_buyer(state: MatchState, pair: Pair, seat: i64, goes_first: bool) -> None:
    """Set who buys first; the first buyer completes all purchases before the second begins (H-15.3)."""
    first = seat if goes_first else pair.other(seat)
    state.push(pair, steps.ASK_BUY, 1 - state.role_of(pair, first))
    state.push(pair, steps.ASK_BUY, state.role_of(pair, first))


def ask_buy(state: MatchState, pair: Pair, role: i64) -> None:
    """Ask for purchases while there is money, a card to buy and a card to demote (H-15.3, H-15.6, H-15.11)."""
    seat = state.side_of(pair, role)
    if pair.buying != seat:
        pair.buying = seat
        if state.log is not None:
            state.tell_change((events.BUYER, state.pairs.index(pair), seat, EVERYONE))
    if can_buy(state, pair, seat):
        state.ask(pair, questions.CHOOSE_PURCHASE, 1 << seat)


def can_buy(state: MatchState, pair: Pair, seat: i64) -> bool:
    side = state.sides[seat]
    if side.in_play:
        for card in pair.row:
            if state.faces[card].cost <= side.money:
                return True
    return False


def purchase_choices(state: MatchState, pair: Pair, side: Side) -> list[int]:
    """The choices: stop, or a card that the remaining money pays for."""
    found = [moves.STOP_BUYING]
    if side.in_play:
        for place, card in enumerate(pair.row):
            if state.faces[card].cost <= side.money:
                found.append(moves.BUY + place)
    return found


def choose_purchase(state: MatchState, pair: Pair, seat: i64, place: i64) -> None:
    """Make the first part of a purchase: nothing is shown until the demotion is chosen too (H-15.4, H-R25)."""
    state.sides[seat].chosen = place
    state.ask(pair, questions.CHOOSE_DEMOTION, 1 << seat)


def demotion_choices(side: Side) -> list[int]:
    """The cards that can be demoted: only cards in play (H-15.5)."""
    slots = pile_set(side.in_play)
    return _DEMOTE[slots & 255] + _LATE_DEMOTE[slots >> 8]


_DEMOTE: Final = octet_members_from(moves.DEMOTE)
_LATE_DEMOTE: Final = octet_members_from(moves.DEMOTE + 8)


def buy(state: MatchState, pair: Pair, seat: i64, slot: i64) -> None:
    """Pay, demote a card face down, put the new card on top of the lineup, refill the row (H-15.4, H-15.7, H-15.10).

    The new card will be drawn first in the next game; an empty lineup is not shuffled for it (H-15.8).
    """
    side = state.sides[seat]
    place = side.chosen
    card = pair.row[place]
    side.chosen = NOTHING
    if not side.bought:
        side.roster_before = side.roster
        side.in_play_before = side.in_play
    side.money -= state.faces[card].cost
    side.bought += 1
    demoted = side.roster[slot]
    side.minors += (demoted,)
    side.in_play = pile_without(side.in_play, 1 << slot)
    side.earned &= ~(1 << slot)
    side.extra &= ~(1 << slot)
    state.take_card(side, slot, card)
    side.top = side.top << PILE_BITS | slot + 1
    if state.log is not None:
        state.tell((events.BOUGHT, seat, place, card, side.money, EVERYONE))
        state.tell_change((events.DEMOTED, seat, demoted, 1 << seat))
    state.pick_from_row(pair, place)
    state.push(pair, steps.ASK_BUY, state.role_of(pair, seat))


def end_buying(state: MatchState, pair: Pair) -> None:
    """End the buy round: money that was not spent is lost; cards left in play go to the dugout (H-15.1, H-14.6)."""
    pair.buying = NOTHING
    for role in range(2):
        seat = state.side_of(pair, role)
        side = state.sides[seat]
        side.money = side.bought = 0
        side.roster_before = ()
        side.in_play_before = 0
    if state.log is not None:
        state.tell_change((events.BUYER, state.pairs.index(pair), NOTHING, EVERYONE))
    state.push(pair, steps.EMPTY_IN_PLAY)
