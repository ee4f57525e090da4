"""The frame: games of a series, halves and innings, pitchers' rest between games (C-3.2, C-3.6, C-4.4, C-6)."""

from typing import Final

from mypy_extensions import i64

from pennant.games.clutch.rules import effects, events, steps, windows
from pennant.games.clutch.rules.ballgame_state import RD, BallgameState
from pennant.games.clutch.rules.cards import FOR_BATTERS, NO_CHART, NO_RESULT, NO_THROW
from pennant.games.clutch.rules.packing import (
    DEPTH,
    DEPTH_AT,
    ENTERED_TIRED,
    PITCHER,
    THREW,
    THREW_TIRED,
    pack_arm,
    pack_rest,
    unpack_rest,
)
from pennant.games.clutch.rules.setup import HOME_OF_SERIES
from pennant.games.clutch.rules.team import NO_CARD, NOBODY, SLOTS, Team
from pennant.kernel.state import EVERYONE

FRESH_BATTERS: Final = (1 << 4 * SLOTS) - 1
"""NO_RESULT in every slot."""

# --- a game begins (C-3.2) ----------------------------------------------------------------------------------------


def begin_game(state: BallgameState) -> None:
    """Start a game: home side, starters, shuffled decks and three cards each (C-3.2.1 to C-3.2.6)."""
    if state.game == 0:
        state.rolls = _roll_for_home(state)
        _settle_slot(state)
    state.home = _home_of(state)
    state.stadium = state.setup.clubs[state.home].stadium
    if state.log is not None:
        state.tell((events.GAME, state.game, state.home, EVERYONE))
    for seat in range(2):
        _prepare(state, seat)
    state.inning = 1
    state.half = 0
    state.at_bats = 0
    state.weather = NO_CARD
    state.standing = ()
    state.walk_off = False
    state.stranded = 0
    state.line = ()
    state.forfeited = NOBODY
    state.offence = 1 - state.home
    state.go(steps.ASK_LINEUPS)


def _roll_for_home(state: BallgameState) -> i64:
    """The higher roll is at home; ties are rolled again (C-3.2.1, C-R10)."""
    while True:
        first, second = state.roll(RD), state.roll(RD)
        if state.log is not None:
            state.tell((events.HOME_ROLL, 0, first, EVERYONE))
            state.tell((events.HOME_ROLL, 1, second, EVERYONE))
        if first != second:
            return 0 if first > second else 1


def _settle_slot(state: BallgameState) -> None:
    """The place in the rotation that starts: as agreed, or by one die for both (C-3.2.5, C-R11)."""
    if state.setup.slot:
        slot = state.setup.slot - 1
    else:
        size = min(state.setup.clubs[0].starters, state.setup.clubs[1].starters)
        step = RD // size
        roll = state.roll(RD)
        while roll > step * size:
            roll = state.roll(RD)
        slot = (roll - 1) // step
        if state.log is not None:
            state.tell((events.SLOT_ROLL, roll, slot, EVERYONE))
    for seat in range(2):
        state.teams[seat].turn = slot % state.setup.clubs[seat].starters


def _home_of(state: BallgameState) -> i64:
    """C-3.2.1, C-6.1: by the pattern of the series; in a season alternating."""
    if state.setup.is_season or state.setup.games not in HOME_OF_SERIES:
        return (state.rolls + state.game) % 2
    return state.rolls ^ HOME_OF_SERIES[state.setup.games][state.game]


def _prepare(state: BallgameState, seat: i64) -> None:
    """Prepare a team for a game: all batters fresh, the whole deck shuffled, coaches back (C-6.2, C-6.3, C-R48)."""
    team, club = state.teams[seat], state.setup.clubs[seat]
    team.runs = 0
    team.up = 0
    team.left = 0
    team.last = FRESH_BATTERS
    team.hits = 0
    team.arms = ()
    team.bullpen = club.relief
    team.bench = club.everybody
    team.order = 0
    team.fielding = 0
    team.coaches = (1 << len(club.coaches)) - 1 if state.setup.strategy else 0
    team.substituted = False
    team.pinch_runners = 0
    team.draft = ()
    team.changed = False
    team.rerolled = 0
    if not team.rest:
        team.rest = (0,) * len(club.pitchers)
    take_mound(state, seat, team.turn)
    team.deck = list(club.deck.strategies) if state.setup.strategy else []
    team.hand = ()
    team.discard = ()
    team.shown = ()
    for _ in range(state.setup.rulebook.first_hand):
        state.draw_card(seat)
    team.count_cards()


def take_mound(state: BallgameState, seat: i64, place: i64) -> None:
    """Start the outing of a pitcher (C-3.4.3, C-4.4.1)."""
    team = state.teams[seat]
    team.mound = place
    team.outs = 0
    team.charged = 0
    team.walks = 0
    team.faced = 0
    team.faced_half = 0
    team.entered = state.inning
    team.ended_half = False
    team.more = 0
    team.gained = 0
    team.gained_in = 0
    team.threw = False
    team.threw_tired = False
    team.depth = 0
    rest = team.rest[place]
    due, streak = unpack_rest(rest)
    team.entered_tired = due > 0 or streak >= 2


def lay_lineups(state: BallgameState) -> None:
    """Start play after both line-ups are complete (C-3.2.9)."""
    for seat in range(2):
        team = state.teams[seat]
        state.rate(seat)
        if state.log is not None:
            for slot in range(SLOTS):
                player, position = team.player(slot), team.position(slot)
                state.tell((events.STARTS, seat, slot, player, position, EVERYONE))
            tired = 1 if team.entered_tired else 0
            state.tell((events.STARTS_PITCHING, seat, team.mound, tired, EVERYONE))
    begin_half(state)


# --- halves (C-3.6) -----------------------------------------------------------------------------------------------


def begin_half(state: BallgameState) -> None:
    """Clear what belongs to a half; window HALF_START comes next (C-3.6.5)."""
    state.outs = 0
    state.bases = 0
    state.walks = 0
    state.previous = NO_RESULT
    state.hits_in_row = 0
    state.outs_in_row = 0
    state.strikeouts_in_row = 0
    state.half_runs = 0
    state.half_batters = 0
    state.half_strikeouts = 0
    state.half_scorers = 0
    state.half_reached = False
    state.half_pitchers = 1
    state.slot = state.batting().up
    clear_at_bat(state)
    for team in state.teams:
        team.substituted = False
        team.pinch_runners = 0
        team.faced_half = 0
    if state.log is not None:
        top = 1 if state.is_top() else 0
        state.tell((events.HALF, state.inning, top, state.offence, EVERYONE))
    state.go(steps.OPEN_HALF)


def clear_at_bat(state: BallgameState) -> None:
    """Reset the fields of an at-bat (P0)."""
    state.bunts = 0
    state.stole = False
    state.bunted = False
    state.bunting = False
    state.infield_in = False
    state.played_early = 0
    state.tired = 0
    state.pitch_natural = 0
    state.pitch_die = RD
    state.swing_natural = 0
    state.swing_die = RD
    state.chart = NO_CHART
    state.erased = 0
    state.depth_asked = False
    state.result = NO_RESULT
    state.outcome = NO_RESULT
    state.bars = 0
    state.pinch_hitter = False
    state.batter_out = False
    state.outs_before = state.outs
    state.outs_on_play = 0
    state.runs_on_play = 0
    state.sent = 0
    state.throw_kind = NO_THROW
    state.throw_runner = 0
    state.throw_natural = 0
    state.error = False
    state.ejected = 0
    for team in state.teams:
        team.shifts = 0
        team.changed = False
        team.rerolled = 0


def end_half(state: BallgameState) -> None:
    """Clear the bases, expire effects of the half, draw a card each, change sides; or end the game (C-3.6.2, C-3.6.5).

    After the last half nobody draws (C-R52).
    """
    tell_half_over(state)
    state.fielding().ended_half = True
    windows.clear_at_bat(state)
    if _is_decided(state):
        state.go(steps.END_GAME)
        return
    for play in state.standing:
        if state.card_of(play).lasts != FOR_BATTERS and play.until <= state.half:
            effects.end_lasting(state, play)
    if state.weather != NO_CARD and state.weather_until <= state.half:
        effects.clear_weather(state)
    state.bases = 0
    if state.setup.strategy:
        state.draw_card(1 - state.offence)  # C-3.2.7
        state.draw_card(state.offence)
    state.half += 1
    state.offence = 1 - state.offence
    if state.half & 1 == 0:
        state.inning += 1
    begin_half(state)


def tell_half_over(state: BallgameState) -> None:
    """Tell the runs, and the runners left on base (C-5.8)."""
    state.line = (*state.line, state.half_runs)
    if state.log is not None:
        left = state.stranded
        for base in range(3):
            if state.runner(base):
                left += 1
        state.tell((events.HALF_OVER, state.offence, state.half_runs, left, EVERYONE))


def _is_decided(state: BallgameState) -> bool:
    """Whether the game is over after this half (C-3.6.2, C-3.6.3)."""
    if state.inning < state.setup.rulebook.innings:
        return False
    home, away = state.teams[state.home].runs, state.teams[1 - state.home].runs
    if state.is_top():
        return home > away
    return home != away


def forfeit(state: BallgameState, seat: i64) -> None:
    """A manager who cannot field a team loses the game (C-3.5.11, C-R23)."""
    state.forfeited = seat
    state.ejected = 0
    if state.log is not None:
        state.tell((events.FORFEIT, seat, EVERYONE))
    tell_half_over(state)
    windows.clear_at_bat(state)
    state.agenda = 0
    state.go(steps.END_GAME)


# --- the end of a game, and the next (C-4.4, C-6) -----------------------------------------------------------------


def game_winner(state: BallgameState) -> i64:
    if state.forfeited != NOBODY:
        return 1 - state.forfeited
    return 0 if state.teams[0].runs > state.teams[1].runs else 1


def final_runs(state: BallgameState, seat: i64) -> i64:
    """The score of a forfeited game: 9-0, or the actual score if the loser was behind by more (C-R23)."""
    loser = state.forfeited
    if loser == NOBODY or state.teams[1 - loser].runs - state.teams[loser].runs > 9:
        return state.teams[seat].runs
    return 0 if seat == loser else 9


def end_game(state: BallgameState) -> None:
    """Record the game; continue the series, or end it."""
    winner = game_winner(state)
    team = state.teams[winner]
    team.wins += 1
    state.stack = ()
    state.plays = ()
    state.use = ()
    if state.log is not None:
        state.tell((events.GAME_OVER, winner, final_runs(state, 0), final_runs(state, 1), EVERYONE))
    for seat in range(2):
        _rest(state, seat)
    state.game += 1
    enough = not state.setup.is_season and team.wins >= state.setup.wins
    if enough or state.game >= state.setup.games:
        state.winner = _series_winner(state)
        if state.log is not None:
            state.tell((events.SERIES_OVER, state.winner, EVERYONE))
        state.step = steps.OVER
    else:
        state.go(steps.BEGIN_GAME)


def _series_winner(state: BallgameState) -> i64:
    """The seat with more wins; a season may end in a tie."""
    first, second = state.teams[0].wins, state.teams[1].wins
    return NOBODY if first == second else 0 if first > second else 1


def arm_of(team: Team) -> i64:
    """The outing of the pitcher on the mound, as it counts for later games (C-4.4)."""
    return pack_arm(team.mound, team.depth, team.threw, team.threw_tired, team.entered_tired)


def _rest(state: BallgameState, seat: i64) -> None:
    """After a game: how long each pitcher has to rest (C-4.4.2 to C-4.4.5, C-R56)."""
    team, club = state.teams[seat], state.setup.clubs[seat]
    rest = list(team.rest)
    pitched = [0] * len(rest)
    for arm in (*team.arms, arm_of(team)):
        if arm & THREW:
            pitched[arm & PITCHER] = arm
    for place in range(len(rest)):
        due, streak = unpack_rest(rest[place])
        arm = pitched[place]
        if arm:
            streak += 1
            if place == team.turn:
                due = min(4, club.starters - 1)
            else:
                due = due if arm & ENTERED_TIRED else 0
                due = max(due, arm >> DEPTH_AT & DEPTH)
                if arm & THREW_TIRED or streak >= 2:
                    due = max(due, 1)
        else:
            due = max(0, due - 1)
            streak = 0
        rest[place] = pack_rest(due, streak)
    team.rest = tuple(rest)
    team.turn = (team.turn + 1) % club.starters


def begin_at_bat(state: BallgameState) -> None:
    """P0: the batter of the order enters the box (C-3.8.1)."""
    clear_at_bat(state)
    state.at_bats += 1
    state.slot = state.batting().up
    if state.log is not None:
        player = state.batting().player(state.slot)
        state.tell((events.BATTER_UP, state.offence, state.slot, player, state.fielding().mound, EVERYONE))
