"""Play Ball: a week of the season, from the reveal to the claim (F-6.1 to F-6.7, F-6.11)."""

from typing import Final

from mypy_extensions import i64

from pennant.games.fantasy.rules import events, magic, questions, steps
from pennant.games.fantasy.rules.cards import TRACKS
from pennant.games.fantasy.rules.packing import unpack_track
from pennant.games.fantasy.rules.season_state import (
    NO_CARD,
    NOBODY,
    ORDER_BITS,
    SEASON,
    SERIES,
    WILD_CARD,
    SeasonState,
    pack_order,
    unpack_order,
)
from pennant.games.fantasy.rules.stats import is_plain, points, total
from pennant.kernel.state import EVERYONE

UPRIGHT: Final = 0
UPSIDE_DOWN: Final = 4
"""The offset of a base's second Win card in More Wins within the field (F-12.2.1)."""


def reveal(state: SeasonState) -> None:
    """Turn up all Characters, and fix the magic sequence (F-6.1, F-6.2.2)."""
    place = state.place()
    if state.log is not None:
        state.tell((events.WEEK, place, EVERYONE))
    for seat in state.playing():
        manager = state.managers[seat]
        card = manager.spots[place]
        if card == NO_CARD:  # the Robot may have run out of cards
            continue
        manager.shown |= 1 << place
        state.show(card)
        if state.log is not None:
            state.tell((events.REVEALED, seat, place, card, EVERYONE))
    state.sequence = _magic_sequence(state)
    state.turn = 0
    state.step = steps.NEXT_MAGIC


def _magic_sequence(state: SeasonState) -> i64:
    """Turn order: waiver order reversed, the leader first (F-6.2, F-10.5; F-E18, F-E19)."""
    if state.stage == WILD_CARD and not state.setup.wild_card_magic:
        return 0
    if state.stage != WILD_CARD and state.event.no_magic >> state.week & 1:
        return 0  # F-E17
    if state.stage == SEASON and state.event_number == NO_CARD and not state.setup.solo:
        return reverse_order(state.order)
    seats = [seat for seat in unpack_order(state.order) if seat < state.setup.players and _plays(state, seat)]
    if not state.event.waiver_magic or state.stage == WILD_CARD:
        seats.reverse()
    sequence = seats
    for _ in range(1, 1 if state.stage == WILD_CARD else state.event.magic_rounds):
        sequence = sequence + seats
    return pack_order(sequence)


def reverse_order(order: i64) -> i64:
    """A packed order in reverse (F-0.6)."""
    found: i64 = 0
    while order:
        found = found << ORDER_BITS | order & 15
        order >>= ORDER_BITS
    return found


def _plays(state: SeasonState, seat: i64) -> bool:
    if state.stage == SEASON:
        return True
    if state.stage == SERIES:
        return seat in state.finalists
    return bool(state.contenders >> seat & 1)


def next_magic(state: SeasonState) -> None:
    """Ask the next Manager in the sequence who can use magic (F-6.2, F-11.10).

    A Manager whose bench is exhausted has nothing to decide, as all can see, and is skipped. Every other Manager is
    asked, so that being skipped reveals nothing.
    """
    while True:
        place = state.sequence >> state.turn * ORDER_BITS & 15
        if not place:
            state.step = steps.SCORE
            return
        seat = place - 1
        if not magic.is_shut_out(state, seat) and magic.may_have_magic(state, seat):
            state.ask(questions.CHOOSE_MAGIC, 1 << seat)
            return
        state.turn += 1


def pass_magic(state: SeasonState, seat: i64) -> None:
    """Give up the opportunity for magic."""
    state.turn += 1
    if state.log is not None:
        state.tell((events.NO_MAGIC, seat, EVERYONE))


def score(state: SeasonState) -> None:
    """Totals, the winner, consolation and claim, for each Win card of the base (F-6.3 to F-6.7, F-12.2.3)."""
    place = state.place()
    _score_game(state, place, UPRIGHT)
    if state.setup.more_wins:
        _score_game(state, place, UPSIDE_DOWN)
    end_week(state)
    state.week += 1
    state.step = steps.REVEAL if state.week < 4 else steps.CLEAN_UP


def _score_game(state: SeasonState, place: i64, side: i64) -> None:
    """Score one Win card among those who play for it (F-12.2.4)."""
    win = state.field[place + side]
    wanted: i64 = 1 if side else 0
    contenders: list[int] = []
    for seat in range(len(state.managers)):
        manager = state.managers[seat]
        if (manager.sides >> place & 1) == wanted and manager.spots[place] != NO_CARD:
            contenders.append(seat)
    totals = totals_of(state, contenders, win)
    winner = winner_of(state, contenders, totals)
    focused = _managers_with_focus(state)
    for seat in contenders:
        if not focused & ~(1 << seat) and (seat != winner or state.event.winner_scores):
            _console(state, seat, win)
    state.lay_win(place + side, NO_CARD)
    if winner == NOBODY:
        state.win_tail = (*state.win_tail, win)
        if state.log is not None:
            state.tell((events.UNCLAIMED, win, EVERYONE))
        return
    manager = state.managers[winner]
    worth = state.cards.wins[win].wins if state.setup.printed_values else 1  # F-R5
    worth += state.event.more_wins[place]  # F-E29, F-12.1.5
    manager.wins += worth
    manager.claimed += 1
    manager.pile = (*manager.pile, win)
    if state.log is not None:
        state.tell((events.WON, winner, win, worth, EVERYONE))


def totals_of(state: SeasonState, contenders: list[int], win: i64) -> list[int]:
    """The totals of the contenders, which are told to all (F-6.3)."""
    totals: list[int] = []
    place = state.place()
    for seat in contenders:
        manager = state.managers[seat]
        card: i64 = manager.spots[place]
        found: i64 = state.cards.totals[card][win] if is_plain(state, manager) else total(state, seat, win)
        totals.append(found)
        if state.log is not None:
            state.tell((events.TOTAL, seat, card, win, found, EVERYONE))
    return totals


def winner_of(state: SeasonState, contenders: list[int], totals: list[int]) -> i64:
    """The winner: the highest total, Good before Evil; else nobody (F-6.4, F-6.5, F-R11, F-R12; F-E15, F-E16)."""
    best: i64 = 0 if state.setup.zero_wins else 1
    tied: i64 = 0
    winner: i64 = NOBODY
    preferred: i64 = 0
    first: i64 = NOBODY
    spot = state.place()
    for place in range(len(contenders)):
        seat: i64 = contenders[place]
        found: i64 = totals[place]
        good = state.characters[state.managers[seat].spots[spot]].good
        if found < best or (state.justice and not good):
            continue
        if found > best:
            best = found
            tied = preferred = 0
        tied |= 1 << seat
        if good != (state.event.evil_wins_ties and state.stage != WILD_CARD):
            preferred |= 1 << seat
            first = seat
        winner = seat
    if not tied & (tied - 1):
        return winner if tied else NOBODY
    if preferred and not preferred & (preferred - 1):
        return first
    if state.event.waiver_breaks_ties and state.stage == SEASON:
        for earliest in unpack_order(state.order):
            if (preferred or tied) >> earliest & 1:
                return earliest
    return NOBODY


def tied_for_best(state: SeasonState, contenders: list[int], totals: list[int]) -> list[int]:
    """The contenders left tied: the best ones that alignment does not separate, or all (F-9.3, F-10.8)."""
    able = [
        place
        for place in range(len(contenders))
        if totals[place] > 0 and not (state.justice and not state.characters[state.active(contenders[place])].good)
    ]
    if not able:
        return contenders
    best = max([totals[place] for place in able])
    level = [contenders[place] for place in able if totals[place] == best]
    good = [seat for seat in level if state.characters[state.active(seat)].good]
    return good if len(good) > 1 else level


def _managers_with_focus(state: SeasonState) -> i64:
    """The Managers with FOCUS: their opponents do not move up (F-11.8)."""
    found: i64 = 0
    for seat in range(len(state.managers)):
        if state.managers[seat].focus:
            found |= 1 << seat
    return found


def _console(state: SeasonState, seat: i64, win: i64) -> None:
    """Move up those who did not claim the card, for matching banners (F-6.6, F-R14)."""
    gained = points(state, seat, win)
    if not gained:
        return
    state.managers[seat].tracks += gained
    if state.log is not None:
        for track in range(TRACKS):
            more = unpack_track(gained, track)
            if more:
                state.tell((events.POINTS, seat, track, more, EVERYONE))


def end_week(state: SeasonState) -> None:
    """End the effects of the week; cards woken by REVIVE can be used again (F-11.0.4, F-11.17)."""
    for manager in state.managers:
        manager.exhausted &= ~manager.revived
        manager.revived = 0
        manager.juice = 0
        manager.pile_on = 0
        manager.added = ()
        manager.focus = False
        manager.out = NOBODY
        manager.barred = NO_CARD
    state.burned = ()
    state.justice = False
    state.hibernator = NOBODY
    state.sequence = 0
    state.turn = 0
