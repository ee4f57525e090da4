"""Extra innings (section 13): three cards each, one at a time in secret, until somebody is ahead."""

from typing import Final

from pennant.games.highlights.rules import events
from pennant.games.highlights.rules.board import (
    ACT,
    ASK_EXTRA,
    CHOOSE_EXTRA,
    COMPARE_EXTRA,
    END_GAME,
    EXTRA_SET,
    HOME,
    RUN_HITS,
    VISITOR,
    Board,
)
from pennant.games.highlights.rules.moves import EXTRA_PLAY
from pennant.games.highlights.rules.turn import bring_in, place_batters
from pennant.games.highlights.rules.zones import NO_CARD, NOTHING, Pair, pile_without
from pennant.kernel.bits import listed

CARDS_IN_SET: Final = 3


def extra_set(board: Board, pair: Pair) -> None:
    """Each side draws three cards; runners, cards in play and on deck stay (H-13.1, H-13.2).

    The hands are empty now: a card that is surely held must be the one on deck.
    """
    for seat in listed(board.players(pair)):
        side = board.sides[seat]
        if side.on_deck != NO_CARD and side.surely_held:
            side.maybe_on_deck = side.surely_held
        board.draw(seat, CARDS_IN_SET)
    board.push(pair, ASK_EXTRA)


def ask_extra(board: Board, pair: Pair) -> None:
    """Both commit a card in secret; nothing of it is seen until both are in (H-13.3 E1, H-R20)."""
    board.begin_inning(pair, pair.inning + 1)
    board.ask(pair, CHOOSE_EXTRA, board.players(pair))


def reveal_extra(board: Board, pair: Pair) -> None:
    """Both cards are revealed, both sides place batters; then actions, home first, then hits (H-13.3 E2 to E7, H-R21).

    Pinch hitters come in as ever (H-9.6); the solitaire opponent shows its top card (H-16.21). With both plates filled
    an action still leaves its owner's plate alone, and walks wait there for the hits (H-13.9, H-R40).
    """
    for seat in listed((1 << pair.visitor) | (1 << pair.home)):
        side = board.sides[seat]
        if board.is_machine(seat):
            board.enter(seat, board.take_top(seat), events.FROM_LINEUP, earns=False)
        else:
            choice = side.committed - EXTRA_PLAY
            side.committed = NOTHING
            bring_in(board, seat, choice, board.setup.extra_revenue)
        side.extra |= 1 << side.last_played()
    place_batters(board, pair.visitor)
    place_batters(board, pair.home)
    board.push(pair, COMPARE_EXTRA)
    board.push(pair, RUN_HITS, VISITOR)
    board.push(pair, RUN_HITS, HOME)
    board.push(pair, ACT, VISITOR)
    board.push(pair, ACT, HOME)


def compare_extra(board: Board, pair: Pair) -> None:
    """Only now can the game end; else go on with the cards left, or draw three more (H-13.3 E7, H-13.5).

    With four or more players the cards of the inning leave at once and earn nothing (H-13.7, H-R23).
    """
    visitor, home = board.sides[pair.visitor], board.sides[pair.home]
    if not board.setup.extra_revenue:
        for role in range(2):
            seat = board.side_of(pair, role)
            side = board.sides[seat]
            slot = side.last_played()
            side.in_play = pile_without(side.in_play, 1 << slot)
            side.extra = 0
            board.to_dugout(seat, slot, events.FROM_IN_PLAY)
    if visitor.runs != home.runs:
        board.push(pair, END_GAME)
    else:
        # The solitaire opponent has no hand: the visitor's decides.
        board.push(pair, ASK_EXTRA if visitor.hand else EXTRA_SET)
