"""A mini-game in its six innings: on deck, the turn, pinch hitting, the visitor save (sections 6, 8, 9, 12, 14)."""

from typing import Final

from mypy_extensions import i64

from pennant.games.highlights.rules import events, moves, questions, steps
from pennant.games.highlights.rules.actions import begin_actions
from pennant.games.highlights.rules.bases import THREAT_BITS
from pennant.games.highlights.rules.match_state import HOME, OPENING_HAND, STEP_BITS, VISITOR, MatchState, agenda_of
from pennant.games.highlights.rules.zones import NO_CARD, NOTHING, PILE_BITS, Pair, Side
from pennant.kernel.bits import members_of, octet_members_from
from pennant.kernel.state import EVERYONE


def begin_game(state: MatchState, pair: Pair) -> None:
    """Start a mini-game: each side draws six cards and may put one of them on deck (H-6.1, H-6.2, H-6.5)."""
    pair.inning = 1
    if state.log is not None:
        state.tell_change((events.GAME, state.pairs.index(pair), pair.stage, pair.game, pair.visitor, pair.home,
                           pair.best_of, EVERYONE))  # fmt: skip
    for role in range(2):
        seat = state.side_of(pair, role)
        if not state.is_machine(seat):
            state.draw(seat, OPENING_HAND)
    state.push(pair, steps.TURN, VISITOR)
    state.push(pair, steps.ASK_ON_DECK)


def ask_on_deck(state: MatchState, pair: Pair) -> None:
    """Ask both sides at once, in secret (H-6.3, H-R35)."""
    state.ask(pair, questions.CHOOSE_ON_DECK, state.players(pair))


def place_on_deck(state: MatchState, pair: Pair) -> None:
    """A side that put a card on deck draws another, so that the hand is six again; no more are drawn (H-6.2, H-6.4)."""
    for seat in members_of(state.players(pair)):
        side = state.sides[seat]
        slot = side.committed
        side.committed = NOTHING
        placed = slot != moves.NONE_ON_DECK
        if placed:
            _hide_on_deck(side, slot)
        if state.log is not None:
            card = side.roster[slot] if placed else NO_CARD
            state.tell_change((events.ON_DECK, seat, 1 if placed else 0, card, 1 << seat))
        if placed:
            state.draw(seat, 1)


def _hide_on_deck(side: Side, slot: i64) -> None:
    """Note that any of the six may be on deck; cards surely in hand are now surely in hand or on deck (H-4.3)."""
    if side.surely_in_hand == side.hand:
        side.maybe_on_deck = side.hand
    else:
        side.maybe_on_deck = side.hand | side.pool | side.secret
    side.surely_held = side.surely_in_hand
    side.surely_in_hand = 0
    side.hand &= ~(1 << slot)
    side.on_deck = slot


def turn(state: MatchState, pair: Pair, role: i64) -> None:
    """Ask for a card, or a pinch hitter in its place (H-8.1, H-16.20).

    The solitaire opponent plays its top card (H-16.19).
    """
    seat = pair.home if role else pair.visitor
    if seat < state.seats:
        state.ask(pair, questions.CHOOSE_PLAY, 1 << seat)
    else:
        state.enter(seat, state.take_top(seat), events.FROM_LINEUP, earns=True)
        finish_turn(state, pair, role)


def play_choices(side: Side) -> list[int]:
    """The choices: a card from the hand, or a pinch hitter for the card on deck or the lineup's top (H-9.1, H-9.2)."""
    hand = side.hand
    found = _PLAY[hand & 255] + _LATE_PLAY[hand >> 8]
    pinch = hand & side.pinch
    if pinch:
        if side.on_deck == NO_CARD:
            found.extend(_PINCH[pinch & 255])
            found.extend(_LATE_PINCH[pinch >> 8])
        else:
            found.extend(_PINCH_BOTH[pinch & 255])
            found.extend(_LATE_PINCH_BOTH[pinch >> 8])
    return found


def _both(first: list[list[int]], second: list[list[int]]) -> list[list[int]]:
    return [one + other for one, other in zip(first, second, strict=True)]


# Actions by hand, in halves of eight slots: play a card; pinch-hit from the lineup; from on deck or the lineup.
_PLAY: Final = octet_members_from(moves.PLAY)
_LATE_PLAY: Final = octet_members_from(moves.PLAY + 8)
_PINCH: Final = octet_members_from(moves.PINCH_LINEUP)
_LATE_PINCH: Final = octet_members_from(moves.PINCH_LINEUP + 8)
_PINCH_BOTH: Final = _both(octet_members_from(moves.PINCH_ON_DECK), _PINCH)
_LATE_PINCH_BOTH: Final = _both(octet_members_from(moves.PINCH_ON_DECK + 8), _LATE_PINCH)


def bring_in(state: MatchState, seat: i64, choice: i64, earns: bool) -> None:
    """Carry out a choice of `play_choices` (counted from its base): the card that enters play counts (H-9.3).

    A pinch hitter from an empty lineup waits until the dugout is shuffled, and only then is the other card discarded,
    so that it cannot return at once (H-7.6, H-R17). The lineup is a source with or without a card on deck (H-R16).
    A pinch hitter bats even if it has the icon itself, and the discarded card was never in play (H-9.4, H-9.5).
    """
    side = state.sides[seat]
    slot = choice & 15
    source = choice >> 4  # FROM_HAND, FROM_ON_DECK or FROM_LINEUP
    if source == events.FROM_LINEUP and not side.top and not side.pool:
        state.reshuffle(seat)
    side.hand &= ~(1 << slot)
    state.reveal(side, slot)
    if source == events.FROM_HAND:
        state.enter(seat, slot, events.FROM_HAND, earns)
        return
    side.dugout |= 1 << slot
    if state.log is not None:
        state.tell_change((events.PINCHED, seat, side.roster[slot], source, EVERYONE))
    if source == events.FROM_ON_DECK:
        new = state.take_on_deck(side)
    else:
        new = state.take_top(seat)
        state.reveal(side, new)
    state.enter(seat, new, source, earns)


def finish_turn(state: MatchState, pair: Pair, role: i64) -> None:
    """Push the rest of the turn in order: immediate action, opponent's hits, own batters (H-8.3 to H-8.6)."""
    pair.agenda = pair.agenda << 2 * STEP_BITS | _FINISH_TURN[role]
    act(state, pair, role)


_FINISH_TURN: Final = tuple([agenda_of([steps.RUN_HITS, steps.END_TURN], [1 - role, role]) for role in (VISITOR, HOME)])


def act(state: MatchState, pair: Pair, role: i64) -> None:
    """Resolve the immediate action of the card just played (H-8.3, H-11.1)."""
    side = state.sides[pair.home if role else pair.visitor]
    actions = state.last_card(side).actions
    if actions:
        begin_actions(state, pair, role, actions)


def place_batters(state: MatchState, seat: i64) -> None:
    """Place one batter of the card's speed for each of its hit boxes, left to right (H-8.5, H-3.6)."""
    side = state.sides[seat]
    side.plate = state.last_card(side).plate
    if state.log is not None:
        waiting = side.plate
        while waiting:
            state.tell((events.BATTER, seat, waiting & 7, waiting >> 3 & 3, EVERYONE))
            waiting >>= THREAT_BITS
        state.tell_board()


def end_turn(state: MatchState, pair: Pair, role: i64) -> None:
    """Place batters; then the other side plays, until the hands are empty and the visitor may save (H-8.6, H-12.1).

    All twelve cards are played, whatever the score (H-8.8, H-R19).
    """
    if role == VISITOR:
        place_batters(state, pair.visitor)
        turn(state, pair, HOME)
        return
    place_batters(state, pair.home)
    if state.sides[pair.visitor].hand:
        state.begin_inning(pair, pair.inning + 1)
        turn(state, pair, VISITOR)
    else:
        ask_save(state, pair)


def ask_save(state: MatchState, pair: Pair) -> None:
    """Offer a visitor save, even if it can have no effect: the visitor may want to cycle a card (H-12.2)."""
    state.ask(pair, questions.CHOOSE_SAVE, 1 << pair.visitor)


def save_choices(side: Side) -> list[int]:
    if side.on_deck == NO_CARD:
        return [moves.NO_SAVE, moves.SAVE_LINEUP]
    return [moves.NO_SAVE, moves.SAVE_ON_DECK, moves.SAVE_LINEUP]


def visitor_save(state: MatchState, pair: Pair, choice: i64) -> None:
    """Reveal a card for its defensive actions only; then the home side's last threats run (H-12.3, H-12.4, H-12.6)."""
    seat = pair.visitor
    side = state.sides[seat]
    state.push(pair, steps.COMPARE_RUNS)
    state.push(pair, steps.RUN_HITS, HOME)
    slot = NO_CARD
    if choice == moves.SAVE_ON_DECK:
        slot = state.take_on_deck(side)
    elif choice == moves.SAVE_LINEUP:
        slot = state.take_top(seat)
        state.reveal(side, slot)
    pair.save = slot
    if state.log is not None:
        card = NO_CARD if slot == NO_CARD else side.roster[slot]
        state.tell_change((events.SAVE, seat, choice - moves.NO_SAVE, card, EVERYONE))
    if slot != NO_CARD:
        state.push(pair, steps.END_SAVE)
        defensive = state.card_in(side, slot).defensive
        if defensive:
            begin_actions(state, pair, VISITOR, defensive)


def end_save(state: MatchState, pair: Pair) -> None:
    """Put the card into the dugout; it was never in play (H-12.5)."""
    side = state.sides[pair.visitor]
    slot = pair.save
    side.dugout |= 1 << slot
    pair.save = NO_CARD
    if state.log is not None:
        state.tell_change((events.SAVE_OVER, pair.visitor, side.roster[slot], EVERYONE))


def compare_runs(state: MatchState, pair: Pair) -> None:
    """Compare runs; a tie goes to extra innings (H-12.7, H-1.2)."""
    tied = state.sides[pair.visitor].runs == state.sides[pair.home].runs
    state.push(pair, steps.EXTRA_SET if tied else steps.END_GAME)


def ask_left_over(state: MatchState, pair: Pair) -> None:
    """Ask about a card still on deck: it is discarded or goes back on top of the lineup (H-14.2, H-R24)."""
    asked = 0
    for role in range(2):
        seat = state.side_of(pair, role)
        if state.sides[seat].on_deck != NO_CARD:
            asked |= 1 << seat
    if asked:
        state.ask(pair, questions.CHOOSE_LEFT_OVER, asked)


def clean_up(state: MatchState, pair: Pair) -> None:
    """Clear unplayed cards and leftovers, remove pawns, reset the runs to 0 (H-14.2 to H-14.4, H-13.6).

    Hands are discarded before a card on deck goes back: after that, the others know all they can about it.
    """
    for role in range(2):
        seat = state.side_of(pair, role)
        side = state.sides[seat]
        for slot in members_of(side.hand):
            state.reveal(side, slot)
            state.to_dugout(seat, slot, events.FROM_HAND)
        side.hand = 0
        if side.on_deck != NO_CARD:
            _put_left_over(state, seat, side.committed)
            side.committed = NOTHING
        state.clear_field(seat)
    state.begin_inning(pair, 0)


def _put_left_over(state: MatchState, seat: i64, choice: i64) -> None:
    side = state.sides[seat]
    known = side.surely_held != 0
    slot = state.take_on_deck(side)
    side.surely_in_hand = 0
    if choice == moves.DISCARD_ON_DECK:
        side.dugout |= 1 << slot
    else:
        side.top = side.top << PILE_BITS | slot + 1
        if not known:
            side.secret |= 1 << slot
    if state.log is not None:
        to = events.TO_DUGOUT if choice == moves.DISCARD_ON_DECK else events.TO_LINEUP
        everyone = known or choice == moves.DISCARD_ON_DECK
        state.tell_change((events.LEFT_OVER, seat, to, side.roster[slot], EVERYONE if everyone else (1 << seat)))
