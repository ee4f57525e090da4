"""Matches of two sides: mini-season, buy rounds before a series, the series itself (section 16)."""

from typing import Final

from mypy_extensions import i64

from pennant.games.highlights.rules import events, steps
from pennant.games.highlights.rules.match_state import MatchState
from pennant.games.highlights.rules.setup import (
    BEGINNER,
    MINI_SEASON,
    PRE_ROUNDS,
    SEMI_FINAL,
    SERIES,
    SET,
    SINGLE,
    SOLITAIRE,
    STANDARD,
)
from pennant.games.highlights.rules.zones import Pair
from pennant.kernel.state import EVERYONE

GAMES_IN_SEASON: Final = 3
GAMES_IN_SET: Final = 3


def begin_match(state: MatchState, pair: Pair) -> None:
    """Deal the buy row, toss for home, and begin the mode's stages before the series (H-5.3, H-5.4, H-R1, H-R37)."""
    mode = state.setup.mode
    state.deal_rows(state.boxes[0], [pair])
    _at_home(pair, 1 if mode == SOLITAIRE else state.number_below(2))
    if mode == BEGINNER:
        begin_stage(state, pair, MINI_SEASON, pair.home)
    elif state.setup.pre_rounds:
        begin_stage(state, pair, PRE_ROUNDS, pair.home)
    else:
        begin_stage(state, pair, SERIES, pair.home)


def _at_home(pair: Pair, seat: i64) -> None:
    pair.visitor = pair.other(seat)
    pair.home = seat


def begin_stage(state: MatchState, pair: Pair, stage: int, lead: int) -> None:
    """Start a stage; wins of an earlier stage do not carry over (H-16.8, H-R30)."""
    pair.stage = stage
    pair.game = 0
    pair.lead = lead
    if stage == SERIES:
        pair.best_of = state.setup.best_of
    elif stage < SEMI_FINAL:
        pair.best_of = state.setup.pre_rounds if stage == PRE_ROUNDS else GAMES_IN_SET
    state.sides[pair.visitor].wins = 0
    state.sides[pair.home].wins = 0
    state.push(pair, steps.NEXT_GAME)


def next_game(state: MatchState, pair: Pair) -> None:
    """Continue with the next game or buy round of this stage, or with the next stage."""
    if pair.stage == SET and pair.game == GAMES_IN_SET:
        state.push(pair, steps.PAIR_DONE)
        return
    pair.game += 1
    if pair.stage == PRE_ROUNDS and pair.game > state.setup.pre_rounds:
        lead = 1 if state.solitaire() else state.number_below(2)
        begin_stage(state, pair, SERIES, lead)
    elif pair.stage == MINI_SEASON and pair.game > GAMES_IN_SEASON:
        begin_stage(state, pair, SERIES, leader(state, pair))
    else:
        _at_home(pair, home_side(state, pair))
        if pair.stage == PRE_ROUNDS:
            state.push(pair, steps.NEXT_GAME)
            state.push(pair, steps.BUY_ROUND)
            state.push(pair, steps.PRE_ROUND)
        else:
            state.push(pair, steps.BEGIN_GAME)


def leader(state: MatchState, pair: Pair) -> i64:
    """The side with more wins in this stage; three games cannot be tied (H-16.9)."""
    visitor, home = state.sides[pair.visitor], state.sides[pair.home]
    return pair.visitor if visitor.wins > home.wins else pair.home


def home_side(state: MatchState, pair: Pair) -> i64:
    """The home side: always the solitaire opponent, 2-3-2 in a world series, else alternating (H-16.1 to H-16.5)."""
    if state.solitaire():
        return 1
    if pair.stage == SERIES and state.setup.mode in (BEGINNER, STANDARD):
        return pair.other(pair.lead) if 3 <= pair.game <= 5 else pair.lead
    return pair.lead if pair.game % 2 else pair.other(pair.lead)


def end_game(state: MatchState, pair: Pair) -> None:
    """Count the game for its winner; then leftovers, the buy round if there is one, the next game (H-14.1, H-14.5)."""
    visitor, home = state.sides[pair.visitor], state.sides[pair.home]
    winner = pair.visitor if visitor.runs > home.runs else pair.home
    pair.winner = winner
    pair.results += (pair.visitor, pair.home, visitor.runs, home.runs)
    state.sides[winner].wins += 1
    state.sides[winner].total_wins += 1
    if state.log is not None:
        state.tell_change((events.WON, state.pairs.index(pair), winner, visitor.runs, home.runs, EVERYONE))
    decided = is_decided(state, pair)
    if decided and pair.stage == SERIES:
        state.over = True
        if state.log is not None:
            state.tell_change((events.CHAMPION, winner, EVERYONE))
        return
    if decided:
        state.push(pair, steps.PAIR_DONE)
        return
    state.push(pair, steps.NEXT_GAME)
    state.push(pair, steps.BUY_ROUND if has_buy_round(state, pair) else steps.EMPTY_IN_PLAY)
    state.push(pair, steps.CLEAN_UP)
    state.push(pair, steps.ASK_LEFT_OVER)


def is_decided(state: MatchState, pair: Pair) -> bool:
    """Whether a stage is over: a series when a side has won more than half; else after all games (H-14.5, H-1.1)."""
    if pair.stage == MINI_SEASON or pair.stage == SET:
        return False
    return 2 * state.sides[pair.winner].wins > pair.best_of


def has_buy_round(state: MatchState, pair: Pair) -> bool:
    """Whether a buy round follows: not in a knock-out, and not after the game that ends the match (H-R29, H-16.4)."""
    return pair.stage < SEMI_FINAL and state.setup.mode != SINGLE


def empty_in_play(state: MatchState, pair: Pair) -> None:
    state.empty_in_play(pair.visitor)
    state.empty_in_play(pair.home)
