"""Conditions of cards: whether they hold, and the public facts that they test.

Conditions, net effects and ratings depend on each other: a condition may test the total of the pitch, which includes
effects that have conditions. So these three modules import each other as modules.
"""

from mypy_extensions import i64

from pennant.games.clutch.rules import net_effects, ratings
from pennant.games.clutch.rules.ballgame_state import INFIELDERS, OUTFIELDERS, PD, BallgameState
from pennant.games.clutch.rules.cards import (
    ANSWERED_HARM,
    ARE_EMPTY,
    ARE_LOADED,
    BATS,
    BATTER_CLUTCH,
    BATTER_HITS,
    BATTER_ICONS,
    BATTER_LAST,
    BATTER_ON_BASE,
    BATTER_OUT,
    BATTER_SALARY,
    BATTER_SPEED,
    CATCHER,
    CATCHER_ICONS,
    CENTRE_FIELD,
    CENTRE_ICONS,
    CHART,
    EQUAL,
    FROM_THIRD,
    HALF_BATTERS,
    HALF_RUNS,
    HALF_SCORERS,
    HALF_STRIKEOUTS,
    HAS_ANY,
    HAS_SUBSTITUTED,
    HITS_IN_A_ROW,
    IN_CLUTCH_MOMENT,
    IN_SCORING_POSITION,
    INFIELD_ICONS,
    INFIELD_IS_IN,
    IS_FRESH,
    IS_HOME,
    IS_INNING,
    IS_LEAD,
    IS_MISTAKE,
    IS_OUTCOME,
    IS_OUTS,
    IS_PINCH_HITTER,
    IS_RESULT,
    IS_TIRED,
    IS_TOP,
    LEFT_IN_PLAY,
    LESS,
    LINEUP_ICONS,
    LOWEST_OF_ROW,
    ON_FIRST,
    ON_SECOND,
    ON_THIRD,
    ONE_OF,
    ONE_TWO_THREE,
    OTHER_HAND,
    OTHER_MOMENTUM,
    OUTDOORS,
    OUTS_IN_A_ROW,
    OUTS_ON_PLAY,
    OWN_DISCARD,
    OWN_HAND,
    PITCH_NATURAL,
    PITCH_TOTAL,
    PITCHER_CLUTCH,
    PITCHER_COMMAND,
    PITCHER_FACED,
    PITCHER_ICONS,
    PITCHER_OUTS,
    PITCHER_ROLE,
    PITCHER_RUNS,
    PITCHER_THROWS,
    PITCHER_WALKS,
    PITCHERS_CHART,
    POWER_DIE,
    PREVIOUS_OUTCOME,
    RUNNER_ICONS,
    RUNNER_SPEED,
    RUNS_ON_PLAY,
    SAME_HAND,
    STRIKEOUTS_IN_A_ROW,
    STRUCK_OUT_SIDE,
    SUBSTITUTED_NOW,
    SWING_NATURAL,
    SWING_TOTAL,
    THROW_HOME,
    THROW_KIND,
    THROW_OUT,
    THROW_RATING,
    WEATHER,
    Condition,
    Test,
)
from pennant.games.clutch.rules.packing import slot_of
from pennant.games.clutch.rules.team import NO_CARD, SLOTS


def holds(state: BallgameState, condition: Condition, owner: i64) -> bool:
    """Whether a condition is met, seen from the owner of a card."""
    if not condition.alternatives:
        return True
    for alternative in condition.alternatives:
        met = True
        for test in alternative:
            if not passes(state, test, owner):
                met = False
                break
        if met:
            return True
    return False


def passes(state: BallgameState, test: Test, owner: i64) -> bool:
    value = fact_value(state, test.fact, owner)
    how = test.how
    if how == EQUAL:
        found = value == test.value
    elif how == ONE_OF:
        found = bool(test.value >> value & 1) if 0 <= value < 62 else False
    elif how == HAS_ANY:
        found = bool(value & test.value)
    elif how == LESS:
        found = value < test.value
    else:
        found = value > test.value
    return found == test.wanted


def fact_value(state: BallgameState, which: i64, owner: i64) -> i64:
    """The value of a public fact, as a number."""
    if which < BATS:
        return _situation(state, which, owner)
    if which <= IS_FRESH:
        return _players(state, which)
    if which <= RUNS_ON_PLAY:
        return _play_so_far(state, which)
    return _longer(state, which, owner)


def _situation(state: BallgameState, which: i64, owner: i64) -> i64:
    if which == IS_OUTS:
        return state.outs
    if which == IS_INNING:
        return state.inning
    if which == IS_TOP:
        return 1 if state.is_top() else 0
    if which == ON_FIRST:
        return 1 if state.runner(0) else 0
    if which == ON_SECOND:
        return 1 if state.runner(1) else 0
    if which == ON_THIRD:
        return 1 if state.runner(2) else 0
    if which == IN_SCORING_POSITION:
        return 1 if state.occupied() & 6 else 0
    if which == ARE_LOADED:
        return 1 if state.occupied() == 7 else 0
    if which == ARE_EMPTY:
        return 0 if state.bases else 1
    if which == IS_LEAD:
        return state.teams[owner].runs - state.teams[1 - owner].runs
    if which == IN_CLUTCH_MOMENT:
        return 1 if in_clutch_moment(state) else 0
    if which == IS_HOME:
        return 1 if state.home == owner else 0
    return 1 if state.offence == owner else 0  # ON_OFFENCE


def _players(state: BallgameState, which: i64) -> i64:
    if which == BATS:
        return ratings.bats(state)
    if which == SAME_HAND:
        return 1 if ratings.bats(state) == state.pitcher().throws else 0
    if which == BATTER_ICONS:
        return state.batter().icons
    if which == BATTER_SPEED:
        return state.batter().speed
    if which == BATTER_CLUTCH:
        return state.batter().clutch
    if which == BATTER_ON_BASE:
        return state.batter().on_base
    if which == BATTER_SALARY:
        return state.batter().salary
    if which == IS_PINCH_HITTER:
        return 1 if state.pinch_hitter else 0
    if which == BATTER_HITS:
        return state.batting().hits >> state.slot * 4 & 15
    if which == BATTER_LAST:
        return state.batting().last_result(state.slot)
    if which == PITCHER_THROWS:
        return state.pitcher().throws
    if which == PITCHER_ROLE:
        return state.pitcher().role
    if which == IS_TIRED:
        return ratings.tired_level(state)
    if which == PITCHER_COMMAND:
        return state.pitcher().command
    if which == PITCHER_ICONS:
        return state.pitcher().icons
    if which == PITCHER_CLUTCH:
        return state.pitcher().clutch
    team = state.fielding()
    if which == PITCHER_OUTS:
        return team.outs
    if which == PITCHER_RUNS:
        return team.charged
    if which == PITCHER_WALKS:
        return team.walks
    if which == PITCHER_FACED:
        return team.faced
    return 1 if team.entered == state.inning else 0  # IS_FRESH


def _play_so_far(state: BallgameState, which: i64) -> i64:
    if which == PITCH_NATURAL:
        return state.pitch_natural
    if which == PITCH_TOTAL:
        return ratings.pitch(state)
    if which == IS_MISTAKE:
        return 1 if ratings.is_mistake(state) else 0
    if which == CHART:
        return state.chart
    if which == SWING_NATURAL:
        return state.swing_natural
    if which == SWING_TOTAL:
        return ratings.swing(state)
    if which == POWER_DIE:
        return 1 if state.swing_die == PD else 0
    if which == IS_RESULT:
        return state.result
    if which == LOWEST_OF_ROW:
        return (
            1 if state.chart <= PITCHERS_CHART and ratings.swing(state) == ratings.row_start(state, state.result) else 0
        )
    if which == THROW_KIND:
        return state.throw_kind
    if which == THROW_RATING:
        return state.throw_rating
    if which == THROW_HOME:
        return 1 if state.throw_to == 3 else 0
    if which == THROW_OUT:
        return 1 if state.throw_out else 0
    if which == RUNNER_SPEED:
        return _thrown_at(state, False)
    if which == RUNNER_ICONS:
        return _thrown_at(state, True)
    if which == IS_OUTCOME:
        return state.outcome
    if which == OUTS_ON_PLAY:
        return state.outs_on_play
    return state.runs_on_play


def _thrown_at(state: BallgameState, icons: bool) -> i64:
    """The icons or the Speed of the runner thrown at; on a double play throw that is the batter."""
    if not state.throw_runner:
        return 0
    runner = state.batter_in(state.offence, slot_of(state.throw_runner))
    return runner.icons if icons else runner.speed


def _longer(state: BallgameState, which: i64, owner: i64) -> i64:
    if which == PREVIOUS_OUTCOME:
        return state.previous
    if which == HITS_IN_A_ROW:
        return state.hits_in_row
    if which == OUTS_IN_A_ROW:
        return state.outs_in_row
    if which == STRIKEOUTS_IN_A_ROW:
        return state.strikeouts_in_row
    if which == HALF_RUNS:
        return state.half_runs
    if which == HALF_BATTERS:
        return state.half_batters
    if which == HALF_STRIKEOUTS:
        return state.half_strikeouts
    if which == HALF_SCORERS:
        return state.half_scorers
    if which == OWN_HAND:
        return len(state.teams[owner].hand)
    if which == OTHER_HAND:
        return len(state.teams[1 - owner].hand)
    if which == OUTDOORS:
        return 0 if state.stadium.indoor else 1
    if which == WEATHER:
        return 1 if state.weather != NO_CARD else 0
    if which == HAS_SUBSTITUTED:
        return 1 if state.teams[owner].substituted else 0
    if which == SUBSTITUTED_NOW:
        return 1 if state.substituter == owner else 0
    if which == OTHER_MOMENTUM:
        return len([play for play in state.standing if play.owner != owner and state.card_of(play).momentum])
    if which == LEFT_IN_PLAY:
        return len([play for play in state.standing if net_effects.can_be_removed(state, play)])
    if which == OWN_DISCARD:
        return len(state.teams[owner].discard)
    if which == STRUCK_OUT_SIDE:
        return 1 if state.half_batters == 3 and state.half_strikeouts == 3 else 0
    if which == ONE_TWO_THREE:
        clean = state.half_batters == 3 and state.half_pitchers == 1 and not state.half_reached
        return 1 if clean and state.outs >= 3 else 0
    if which == ANSWERED_HARM:
        return 1 if state.stack and state.card_of(state.stack[-1]).harms else 0
    if which == INFIELD_IS_IN:
        return 1 if state.infield_in else 0
    if which == FROM_THIRD:
        return 1 if state.throw_from == 2 else 0
    if which == BATTER_OUT:
        return 1 if state.batter_out else 0
    return _icons(state, which, owner)


def _icons(state: BallgameState, which: i64, owner: i64) -> i64:
    if which == CATCHER_ICONS:
        return state.fielder(CATCHER).icons
    if which == CENTRE_ICONS:
        return state.fielder(CENTRE_FIELD).icons
    found: i64 = 0
    if which == LINEUP_ICONS:
        for slot in range(SLOTS):
            found |= state.batter_in(owner, slot).icons
        return found | state.setup.clubs[owner].pitchers[state.teams[owner].mound].icons
    for position in INFIELDERS if which == INFIELD_ICONS else OUTFIELDERS:
        found |= state.fielder(position).icons
    return found


def in_clutch_moment(state: BallgameState) -> bool:
    """Whether the game is late and close, or the bases are loaded (C-3.7.1, C-3.7)."""
    if state.occupied() == 7:
        return True
    rules = state.setup.rulebook
    if state.inning < rules.clutch_inning:
        return False
    margin = state.teams[0].runs - state.teams[1].runs
    return -rules.clutch_margin <= margin <= rules.clutch_margin
