"""The buy round (section 15): revenue, who buys first, purchases and demotions."""

from typing import Final

from mypy_extensions import i64

from pennant.games.highlights.rules import events, moves
from pennant.games.highlights.rules.board import (
    ASK_BUY,
    CHOOSE_DEMOTION,
    CHOOSE_FIRST_BUYER,
    CHOOSE_PURCHASE,
    EMPTY_IN_PLAY,
    END_BUYING,
    OPENING_HAND,
    Board,
)
from pennant.games.highlights.rules.setup import PRE_ROUNDS
from pennant.games.highlights.rules.zones import NOTHING, PILE_BITS, Pair, Side, pile_set, pile_without
from pennant.kernel.bits import listed, numbered
from pennant.kernel.state import EVERYONE


def pre_round(board: Board, pair: Pair) -> None:
    """A buy round without a game: each side shows six cards of its lineup as if in play (H-16.6, H-16.22)."""
    if board.log is not None:
        board.tell((events.GAME, board.pairs.index(pair), pair.stage, pair.game, pair.visitor, pair.home, pair.best_of,
                    EVERYONE))  # fmt: skip
    for seat in listed(board.players(pair)):
        for _ in range(OPENING_HAND):
            board.enter(seat, board.take_top(seat), events.FROM_LINEUP, earns=True)


def buy_round(board: Board, pair: Pair) -> None:
    """Total the revenue, then let the side with less of it say who buys first (H-15.1, H-15.2, H-R26)."""
    if board.log is not None:
        board.tell((events.BUY_ROUND, board.pairs.index(pair), EVERYONE))
    for role in range(2):
        seat = board.side_of(pair, role)
        if not board.is_machine(seat):
            _count_revenue(board, seat)
        else:
            board.empty_in_play(seat)
    board.push(pair, END_BUYING)
    if board.solitaire():
        board.push(pair, ASK_BUY, board.role_of(pair, 0))
        return
    decider = _decider(board, pair)
    if can_buy(board, pair, pair.visitor) or can_buy(board, pair, pair.home):
        board.ask(pair, CHOOSE_FIRST_BUYER, 1 << decider)


def _count_revenue(board: Board, seat: i64) -> None:
    """Every card that was in play counts once, also one that was shuffled back in extra innings (H-R22)."""
    side = board.sides[seat]
    side.money = 0
    for slot in listed(side.earned):
        side.money += board.card_in(side, slot).revenue
    side.bought = 0
    if board.log is not None:
        board.tell((events.REVENUE, seat, side.money, EVERYONE))


def _decider(board: Board, pair: Pair) -> i64:
    """Lower revenue decides; a tie is for the loser of the mini-game, before a series for the visitor (H-R38)."""
    visitor, home = board.sides[pair.visitor], board.sides[pair.home]
    if visitor.money != home.money:
        return pair.visitor if visitor.money < home.money else pair.home
    if pair.stage == PRE_ROUNDS:
        return pair.visitor
    return pair.other(pair.winner)


def choose_first_buyer(board: Board, pair: Pair, seat: i64, goes_first: bool) -> None:
    """The first buyer completes all purchases before the second begins (H-15.3)."""
    first = seat if goes_first else pair.other(seat)
    board.push(pair, ASK_BUY, 1 - board.role_of(pair, first))
    board.push(pair, ASK_BUY, board.role_of(pair, first))


def ask_buy(board: Board, pair: Pair, role: i64) -> None:
    """Buy as long as there is money, a card to buy and one to demote (H-15.3, H-15.6, H-15.11)."""
    seat = board.side_of(pair, role)
    if pair.buying != seat:
        pair.buying = seat
        if board.log is not None:
            board.tell((events.BUYER, board.pairs.index(pair), seat, EVERYONE))
    if can_buy(board, pair, seat):
        board.ask(pair, CHOOSE_PURCHASE, 1 << seat)


def can_buy(board: Board, pair: Pair, seat: i64) -> bool:
    side = board.sides[seat]
    if side.in_play:
        for card in pair.row:
            if board.faces[card].cost <= side.money:
                return True
    return False


def purchase_choices(board: Board, pair: Pair, side: Side) -> list[int]:
    """Stop, or one of the cards that the money left pays for."""
    found = [moves.STOP_BUYING]
    if side.in_play:
        for place, card in enumerate(pair.row):
            if board.faces[card].cost <= side.money:
                found.append(moves.BUY + place)
    return found


def choose_purchase(board: Board, pair: Pair, seat: i64, place: i64) -> None:
    """First part of a purchase: nothing is shown until the demotion is chosen too (H-15.4, H-R25)."""
    board.sides[seat].chosen = place
    if board.log is not None:
        board.tell((events.CHOSEN, seat, place, 1 << seat))
    board.ask(pair, CHOOSE_DEMOTION, 1 << seat)


def demotion_choices(side: Side) -> list[int]:
    """Only cards in play can be demoted (H-15.5)."""
    slots = pile_set(side.in_play)
    return _DEMOTE[slots & 255] + _LATE_DEMOTE[slots >> 8]


_DEMOTE: Final = numbered(moves.DEMOTE)
_LATE_DEMOTE: Final = numbered(moves.DEMOTE + 8)


def buy(board: Board, pair: Pair, seat: i64, slot: i64) -> None:
    """Pay, demote a card face down, put the new one on top of the lineup, refill the row (H-15.4, H-15.7, H-15.10).

    It will be drawn first in the next game; an empty lineup is not shuffled for it (H-15.8).
    """
    side = board.sides[seat]
    place = side.chosen
    card = pair.row[place]
    side.chosen = NOTHING
    if not side.bought:
        side.roster_before = side.roster
        side.in_play_before = side.in_play
    side.money -= board.faces[card].cost
    side.bought += 1
    demoted = side.roster[slot]
    side.minors += (demoted,)
    side.in_play = pile_without(side.in_play, 1 << slot)
    side.earned &= ~(1 << slot)
    side.extra &= ~(1 << slot)
    board.take_card(side, slot, card)
    side.top = side.top << PILE_BITS | slot + 1
    if board.log is not None:
        board.tell((events.BOUGHT, seat, place, card, side.money, EVERYONE))
        board.tell((events.DEMOTED, seat, demoted, 1 << seat))
    board.pick_from_row(pair, place)
    board.push(pair, ASK_BUY, board.role_of(pair, seat))


def end_buying(board: Board, pair: Pair) -> None:
    """Money not spent is lost; the cards left in play go to the dugout (H-15.1, H-14.6)."""
    pair.buying = NOTHING
    if board.log is not None:
        board.tell((events.BUYER, board.pairs.index(pair), NOTHING, EVERYONE))
    for role in range(2):
        seat = board.side_of(pair, role)
        side = board.sides[seat]
        side.money = side.bought = 0
        side.roster_before = ()
        side.in_play_before = 0
    board.push(pair, EMPTY_IN_PLAY)
