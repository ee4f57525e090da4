"""Tournaments (H-16.4, H-16.10 to H-16.17): tables of four, three sets, then a knock-out; champions of several tables.

A table's four seats play as two pairs at once and share one deck of free agents. A pair that is done waits for the
other; tables wait for each other only before the champions meet (H-R32).
"""

from typing import Final

from mypy_extensions import i64

from pennant.games.highlights.rules import events
from pennant.games.highlights.rules.match_state import MatchState
from pennant.games.highlights.rules.series import begin_stage
from pennant.games.highlights.rules.setup import (
    CHAMPIONS_FINAL,
    CHAMPIONS_SEMI_FINAL,
    FINAL,
    SEMI_FINAL,
    SET,
    THIRD_PLACE,
)
from pennant.games.highlights.rules.zones import Box, Pair
from pennant.kernel.state import EVERYONE

PAIRINGS: Final = (((0, 1), (2, 3)), ((0, 2), (1, 3)), ((0, 3), (1, 2)))
"""The pairings in the three sets of a table (H-16.26)."""
SEATS_AT_TABLE: Final = 4
KNOCK_OUT: Final = 3
"""A table's round after its three sets."""
KNOCK_OUT_BEST_OF: Final = 3


def begin_tournament(state: MatchState) -> None:
    for table in range(len(state.boxes)):
        begin_set(state, table)


def _pairs_of(state: MatchState, table: int) -> list[Pair]:
    return state.pairs[table * 2 : table * 2 + 2]


def begin_set(state: MatchState, table: int) -> None:
    """Start a set: fresh rows, all cards shuffled, home to the side with more wins so far (H-16.10 to H-16.12)."""
    pairs = _pairs_of(state, table)
    for pair in pairs:
        _return_row(state, state.boxes[table], pair)
    for pair, (one, other) in zip(pairs, PAIRINGS[state.boxes[table].round], strict=True):
        _seat(state, pair, table * SEATS_AT_TABLE + one, table * SEATS_AT_TABLE + other)
    state.deal_rows(state.boxes[table], pairs)
    for pair in pairs:
        begin_stage(state, pair, SET, _more_wins(state, pair.visitor, pair.home))


def _return_row(state: MatchState, box: Box, pair: Pair) -> None:
    """Return unsold cards to the free agents (H-R31)."""
    for card in pair.row:
        box.free_agents |= 1 << state.setup.free_agents.index(card)
    box.deck += len(pair.row)
    pair.row = ()
    if state.log is not None:
        state.tell_change((events.ROW_RETURNED, state.pairs.index(pair), EVERYONE))


def _seat(state: MatchState, pair: Pair, one: int, other: int) -> None:
    """Seat two sides as a pair; both shuffle all their cards (H-16.12, H-R31)."""
    pair.visitor, pair.home = one, other
    for seat in (one, other):
        state.sides[seat].pair = state.pairs.index(pair)
        state.shuffle_all(seat)
        state.clear_field(seat)


def _more_wins(state: MatchState, one: int, other: int) -> i64:
    """The side with more wins in the whole match; at the start, or in a tie, by lot (H-16.11, H-16.14)."""
    difference = state.sides[one].total_wins - state.sides[other].total_wins
    if difference:
        return one if difference > 0 else other
    return one if state.number_below(2) == 0 else other


def pair_is_done(state: MatchState, pair: Pair) -> None:
    """End a set or a knock-out series; when no other pair is still playing it, start the next round."""
    state.begin_inning(pair, 0)
    if pair.stage >= CHAMPIONS_SEMI_FINAL:
        _next_champions(state, pair)
        return
    table = int(state.sides[pair.visitor].table)
    pairs = _pairs_of(state, table)
    state.ask(pair, 0, 0)
    for other in pairs:
        if other.agenda or other.asked:
            return
    box = state.boxes[table]
    box.round += 1
    if box.round < KNOCK_OUT:
        begin_set(state, table)
    elif box.round == KNOCK_OUT:
        _rank(state, table)
        _begin_knock_out(state, table)
    elif box.round == KNOCK_OUT + 1 and not state.setup.final_best_of:
        _begin_final(state, table)
    else:
        _end_table(state, table)


# --- ranking ------------------------------------------------------------------------------------------------------


def _rank(state: MatchState, table: int) -> None:
    """Rank by wins; then by wins among the tied; two still tied by their set; else by lot (H-16.13, H-R31)."""
    seats = [table * SEATS_AT_TABLE + chair for chair in range(SEATS_AT_TABLE)]
    ranking: list[int] = []
    for wins in range(9, -1, -1):
        ranking += _untie(state, table, [seat for seat in seats if state.sides[seat].total_wins == wins])
    state.boxes[table].ranking = tuple(ranking)
    if state.log is not None:
        for rank, seat in enumerate(ranking):
            state.tell((events.RANKED, table, seat, rank + 1, EVERYONE))
        state.tell_board()


def _untie(state: MatchState, table: int, tied: list[int]) -> list[int]:
    if len(tied) < 2:
        return tied
    wins = [_wins_among(state, table, seat, tied) for seat in tied]
    ranked: list[int] = []
    for most in range(max(wins), -1, -1):
        level = [seat for seat, won in zip(tied, wins, strict=True) if won == most]
        if len(level) < len(tied) and len(level) > 1:
            level = _untie(state, table, level)
        ranked += _by_lot(state, level) if len(level) == len(tied) else level
    return ranked


def _by_lot(state: MatchState, seats: list[int]) -> list[int]:
    left = seats[:]
    order: list[int] = []
    while left:
        order.append(left.pop(state.number_below(len(left))))
    return order


def _wins_among(state: MatchState, table: int, seat: i64, rivals: list[int]) -> int:
    """A seat's wins in its sets against the others of a group."""
    won = 0
    for pair in _pairs_of(state, table):
        results = pair.results
        for game in range(0, len(results), 4):
            visitor, home, runs, runs_at_home = results[game : game + 4]
            winner, loser = (visitor, home) if runs > runs_at_home else (home, visitor)
            if winner == seat and loser in rivals:
                won += 1
    return won


# --- the knock-out of a table ----------------------------------------------------------------------------------------


def _begin_knock_out(state: MatchState, table: int) -> None:
    """Pair first with fourth and second with third; or in the variant, the top two in a final (H-16.4, H-16.16)."""
    first, second, third, fourth = state.boxes[table].ranking
    upper, lower = _pairs_of(state, table)
    for pair in (upper, lower):
        _return_row(state, state.boxes[table], pair)
    if not state.setup.final_best_of:
        _knock_out(state, upper, SEMI_FINAL, first, fourth, first)
        _knock_out(state, lower, SEMI_FINAL, second, third, second)
        return
    _knock_out(state, upper, FINAL, first, second, _more_wins(state, first, second))
    upper.best_of = state.setup.final_best_of
    if state.setup.third_place:
        _knock_out(state, lower, THIRD_PLACE, third, fourth, _more_wins(state, third, fourth))
        lower.best_of = state.setup.final_best_of


def _knock_out(state: MatchState, pair: Pair, stage: int, one: int, other: int, lead: int) -> None:
    """Start a series without buying; `lead` is at home first, then they alternate (H-R31)."""
    _seat(state, pair, one, other)
    pair.best_of = KNOCK_OUT_BEST_OF
    begin_stage(state, pair, stage, lead)


def _begin_final(state: MatchState, table: int) -> None:
    """Pair the winners of the semi-finals; the one with more wins so far is at home first (H-16.14)."""
    upper, lower = _pairs_of(state, table)
    one, other = int(upper.winner), int(lower.winner)
    _knock_out(state, upper, FINAL, one, other, _more_wins(state, one, other))


def _end_table(state: MatchState, table: int) -> None:
    """Place the first two by the final, and the others by a third-place series or by rank."""
    box = state.boxes[table]
    upper, lower = _pairs_of(state, table)
    places = [int(upper.winner), upper.other(upper.winner)]
    if state.setup.third_place and state.setup.final_best_of:
        places += [int(lower.winner), lower.other(lower.winner)]
    else:
        places += [seat for seat in box.ranking if seat not in places]
    box.places = tuple(places)
    if state.log is not None:
        for place, seat in enumerate(places):
            state.tell((events.PLACED, table, seat, place + 1, EVERYONE))
        state.tell_board()
    _begin_champions(state)


# --- champions of several tables -------------------------------------------------------------------------------------


def _begin_champions(state: MatchState) -> None:
    """When all tables are done, pair their champions, seeded by total wins, tied ones by lot (H-16.17, H-R32)."""
    champions = [box.places[0] for box in state.boxes if box.places]
    if len(champions) < len(state.boxes):
        return
    if len(champions) == 1:
        _crown(state, champions[0])
        return
    seeds: list[int] = []
    for wins in range(max([int(state.sides[seat].total_wins) for seat in champions]), -1, -1):
        level = [seat for seat in champions if state.sides[seat].total_wins == wins]
        seeds += _by_lot(state, level) if len(level) > 1 else level
    state.final = tuple(seeds)
    upper, lower = state.pairs[0], state.pairs[1]
    if len(seeds) == 2:
        _champions_final(state, seeds[0], seeds[1])
    elif len(seeds) == 3:  # the best champion has a bye
        _knock_out(state, lower, CHAMPIONS_SEMI_FINAL, seeds[1], seeds[2], seeds[1])
    else:
        _knock_out(state, upper, CHAMPIONS_SEMI_FINAL, seeds[0], seeds[3], seeds[0])
        _knock_out(state, lower, CHAMPIONS_SEMI_FINAL, seeds[1], seeds[2], seeds[1])


def _champions_final(state: MatchState, one: int, other: int) -> None:
    _knock_out(state, state.pairs[0], CHAMPIONS_FINAL, one, other, _more_wins(state, one, other))


def _next_champions(state: MatchState, pair: Pair) -> None:
    if pair.stage == CHAMPIONS_FINAL:
        _crown(state, int(pair.winner))
        return
    state.ask(pair, 0, 0)
    upper, lower = state.pairs[0], state.pairs[1]
    if upper.agenda or upper.asked or lower.agenda or lower.asked:
        return
    bye = len(state.final) == 3
    _champions_final(state, state.final[0] if bye else int(upper.winner), int(lower.winner))


def _crown(state: MatchState, seat: i64) -> None:
    state.over = True
    if state.log is not None:
        state.tell_change((events.CHAMPION, seat, EVERYONE))


def final_ranks(state: MatchState) -> list[int]:
    """The final ranking: champion, other finalist, champions beaten before; then the other places of the tables."""
    last = state.pairs[0]
    groups: list[list[int]] = []
    if len(state.boxes) > 1:
        finalists = [int(last.winner), last.other(last.winner)]
        groups = [[finalists[0]], [finalists[1]], [seat for seat in state.final if seat not in finalists]]
        groups += [[box.places[place] for box in state.boxes] for place in (1, 2, 3)]
    else:
        groups = [[seat] for seat in state.boxes[0].places]
    ranks = [0] * state.seats
    place = 1
    for group in groups:
        for seat in group:
            ranks[seat] = place
        place += len(group)
    return ranks
