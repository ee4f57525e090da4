"""Extra innings (section 13): three cards each, played one at a time in secret, until a side is ahead."""

from typing import Final

from pennant.games.highlights.rules import events, questions, steps
from pennant.games.highlights.rules.match_state import HOME, VISITOR, MatchState
from pennant.games.highlights.rules.moves import EXTRA_PLAY
from pennant.games.highlights.rules.turn import bring_in, place_batters
from pennant.games.highlights.rules.zones import NO_CARD, NOTHING, Pair, pile_without
from pennant.kernel.bits import members_of

CARDS_IN_SET: Final = 3


def extra_set(state: MatchState, pair: Pair) -> None:
    """Each side draws three cards; runners, cards in play and on deck stay (H-13.1, H-13.2).

    The hands are empty now: a card that is surely held must be the one on deck.
    """
    for seat in members_of(state.players(pair)):
        side = state.sides[seat]
        if side.on_deck != NO_CARD and side.surely_held:
            side.maybe_on_deck = side.surely_held
        state.draw(seat, CARDS_IN_SET)
    state.push(pair, steps.ASK_EXTRA)


def ask_extra(state: MatchState, pair: Pair) -> None:
    """Ask both sides for a card in secret; nothing is seen until both have chosen (H-13.3 E1, H-R20)."""
    state.begin_inning(pair, pair.inning + 1)
    state.ask(pair, questions.CHOOSE_EXTRA, state.players(pair))


def reveal_extra(state: MatchState, pair: Pair) -> None:
    """Reveal both cards and place batters; then actions, home first, then hits (H-13.3 E2 to E7, H-R21).

    Pinch hitters enter as usual (H-9.6); the solitaire opponent shows its top card (H-16.21). With both plates filled
    an action still leaves its owner's plate alone, and walks wait there for the hits (H-13.9, H-R40).
    """
    for seat in members_of((1 << pair.visitor) | (1 << pair.home)):
        side = state.sides[seat]
        if state.is_machine(seat):
            state.enter(seat, state.take_top(seat), events.FROM_LINEUP, earns=False)
        else:
            choice = side.committed - EXTRA_PLAY
            side.committed = NOTHING
            bring_in(state, seat, choice, state.setup.extra_revenue)
        side.extra |= 1 << side.last_played()
    place_batters(state, pair.visitor)
    place_batters(state, pair.home)
    state.push(pair, steps.COMPARE_EXTRA)
    state.push(pair, steps.RUN_HITS, VISITOR)
    state.push(pair, steps.RUN_HITS, HOME)
    state.push(pair, steps.ACT, VISITOR)
    state.push(pair, steps.ACT, HOME)


def compare_extra(state: MatchState, pair: Pair) -> None:
    """End the game if a side is ahead; else continue with the cards left, or draw three more (H-13.3 E7, H-13.5).

    With four or more players the cards of the inning leave at once and earn nothing (H-13.7, H-R23).
    """
    visitor, home = state.sides[pair.visitor], state.sides[pair.home]
    if not state.setup.extra_revenue:
        for role in range(2):
            seat = state.side_of(pair, role)
            side = state.sides[seat]
            slot = side.last_played()
            side.in_play = pile_without(side.in_play, 1 << slot)
            side.extra = 0
            state.to_dugout(seat, slot, events.FROM_IN_PLAY)
    if visitor.runs != home.runs:
        state.push(pair, steps.END_GAME)
    else:
        # The solitaire opponent has no hand: the visitor's hand decides.
        state.push(pair, steps.ASK_EXTRA if visitor.hand else steps.EXTRA_SET)
