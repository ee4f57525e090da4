"""The numbers of players and rolls with all effects: tiredness, pitch, swing, results, speed and team ratings."""

from mypy_extensions import i64

from pennant.games.clutch.rules import conditions, net_effects
from pennant.games.clutch.rules.ballgame_state import PD, RD, BallgameState
from pennant.games.clutch.rules.cards import (
    BATTERS_CHART,
    BATTERY,
    COMMAND,
    FORCE_MISTAKE,
    GIVE_ADVANTAGE,
    INFIELD,
    INNINGS,
    LEFT,
    MISTAKES,
    NO_ROW,
    OF_BATTER,
    OF_PITCHER,
    ON_BASE,
    PITCH,
    PITCH_ROLL,
    PITCHERS_CHART,
    PREVENT_MISTAKE,
    READ_AS,
    RIGHT,
    ROWS,
    SHIFT_ROW,
    SPEED,
    SWING,
    SWING_ROLL,
    SWITCH,
    USE_DIE,
    Effect,
)
from pennant.games.clutch.rules.team import NO_CARD, NOBODY

# --- handedness and tiredness -------------------------------------------------------------------------------------


def bats(state: BallgameState) -> i64:
    """The side from which the batter bats; a switch hitter bats opposite to the pitcher's hand (C-1.1)."""
    side = state.batter().bats
    if side == SWITCH:
        return RIGHT if state.pitcher().throws == LEFT else LEFT
    return side


def limit_of(state: BallgameState) -> i64:
    """The innings that the pitcher on the mound lasts in this game (C-3.4.1, C-R15, C-3.4)."""
    team = state.fielding()
    limit = state.pitcher().limit + team.more - team.walks // 4 - team.charged // 4
    if state.weather != NO_CARD:
        less = net_effects.net(state, INNINGS, NOBODY)
        if less:
            limit = max(min(limit, 1), limit + less)
    return limit if limit > 0 else 0


def tired_level(state: BallgameState) -> i64:
    """How tired the next pitch is (C-3.4.2, C-3.4.3, C-3.4.7, C-R17, C-R18)."""
    team = state.fielding()
    past = team.outs - 3 * limit_of(state)
    level: i64 = 1 if team.entered_tired else 0
    if past >= 0:
        level += past // 3 + 1
    return level


# --- the pitch (C-3.8.10 to C-3.8.14) -----------------------------------------------------------------------------


def pitch_roll(state: BallgameState) -> i64:
    """The natural roll of the pitch with effects on the roll (C-3.8.10)."""
    return state.pitch_natural + net_effects.net(state, PITCH_ROLL, NOBODY)


def printed_command(state: BallgameState) -> i64:
    """Command with the bonus against this batter's side (C-1.2)."""
    pitcher = state.pitcher()
    return pitcher.command + (pitcher.bonus if pitcher.bonus_vs == bats(state) else 0)


def command(state: BallgameState) -> i64:
    """Command with all effects, never below 0 (C-3.4.4, C-3.4.5, C-3.8.11, C-R19)."""
    found = printed_command(state) - state.tired + net_effects.net(state, COMMAND, NOBODY)
    return found if found > 0 else 0


def pitch(state: BallgameState) -> i64:
    """The total of the pitch (C-3.8.12)."""
    found = pitch_roll(state) + command(state) + net_effects.net(state, PITCH, NOBODY)
    return found + state.setup.rulebook.bunt_pitch if state.bunts >= 2 else found


def on_base(state: BallgameState) -> i64:
    """On-Base with all effects (C-3.8.17, C-4.1.4)."""
    batter = state.batter()
    found = batter.on_base + net_effects.net(state, ON_BASE, NOBODY)
    if batter.bonus_vs == state.pitcher().throws:
        found += batter.bonus
    if state.walks:
        found += state.setup.rulebook.walk_on_base
    return found


def is_mistake(state: BallgameState) -> bool:
    """Whether the pitch is a mistake: in the X zone, or forced; prevention wins (C-3.8.13, C-R30, C-1.2.1, C-R5)."""
    if net_effects.in_force(state, PREVENT_MISTAKE) or net_effects.is_forbidden(state, MISTAKES, 1 - state.offence):
        return False
    return pitch_roll(state) <= state.pitcher().x_zone or net_effects.in_force(state, FORCE_MISTAKE)


def advantage(state: BallgameState) -> i64:
    """The chart that is read, the batter's or the pitcher's (C-3.8.14, C-3.8.18, C-3.8.19, C-R31)."""
    found = NOBODY
    for play in state.plays:
        for effect in state.card_of(play).effects:
            if effect.verb == GIVE_ADVANTAGE and conditions.holds(state, effect.when, play.owner):
                found = effect.value
    if found != NOBODY:
        return found
    if is_mistake(state) or pitch(state) <= on_base(state):
        return BATTERS_CHART
    return PITCHERS_CHART


# --- the swing (C-3.8.22, C-3.8.24) -------------------------------------------------------------------------------


def die_for_pitch(state: BallgameState) -> i64:
    return _die(state, PITCH, RD)


def die_for_swing(state: BallgameState) -> i64:
    """The power die on a mistake, against a tired pitcher, or by a card (C-3.4.4, C-3.8.14, C-0.2, C-R1)."""
    if state.tired or is_mistake(state):
        return PD
    return _die(state, SWING, RD)


def _die(state: BallgameState, attribute: i64, usual: i64) -> i64:
    for play in state.plays:
        for effect in state.card_of(play).effects:
            if effect.verb == USE_DIE and effect.attribute == attribute:
                return effect.value
    return usual


def swing(state: BallgameState) -> i64:
    """The total of the swing (C-3.8.22)."""
    found = state.swing_natural + net_effects.net(state, SWING_ROLL, NOBODY) + net_effects.net(state, SWING, NOBODY)
    return found + state.setup.rulebook.walk_swing if state.walks >= 2 else found


def row_start(state: BallgameState, row: i64) -> i64:
    """The first number of a row of the chart being read, shifted by stadium and weather."""
    if row >= ROWS:
        return NO_ROW
    starts = state.batter().starts if state.chart == BATTERS_CHART else state.pitcher().starts
    start: i64 = starts[row]
    if start == NO_ROW:
        return start
    return start + _shift(state, row)


def _shift(state: BallgameState, row: i64) -> i64:
    found: i64 = 0
    if state.stadium.reads and state.setup.strategy:
        for part in state.stadium.parts:
            for effect in part.effects:
                if (
                    effect.verb == SHIFT_ROW
                    and effect.attribute == row
                    and conditions.holds(state, part.when, state.offence)
                ):
                    found += effect.value
    if state.weather != NO_CARD:
        for effect in state.cards.strategies[state.weather].effects:
            if effect.verb == SHIFT_ROW and effect.attribute == row:
                found += effect.value
    return found


def printed_result(state: BallgameState) -> i64:
    """The row that holds the swing; outer rows are open-ended (C-1.1.1, C-3.8.24, C-R3)."""
    total = swing(state)
    starts = state.batter().starts if state.chart == BATTERS_CHART else state.pitcher().starts
    shifted = (state.stadium.reads and state.setup.strategy) or state.weather != NO_CARD
    lowest: i64 = NOBODY
    found: i64 = NOBODY
    row: i64 = 0
    while row < ROWS:
        start: i64 = starts[row]
        if start != NO_ROW:
            if lowest == NOBODY:
                lowest = row
            if shifted:
                start += _shift(state, row)
            if start <= total:
                found = row
        row += 1
    return lowest if found == NOBODY else found


def read_by_setting(state: BallgameState, result: i64) -> i64:
    """The result as stadium and weather read it; this does not count as a change (C-3.10.4, C-R50)."""
    if state.stadium.reads and state.setup.strategy:
        for part in state.stadium.parts:
            for effect in part.effects:
                if reads(state, effect, result) and conditions.holds(state, part.when, state.offence):
                    return effect.value
    if state.weather != NO_CARD:
        for effect in state.cards.strategies[state.weather].effects:
            if reads(state, effect, result):
                return effect.value
    return result


def reads(state: BallgameState, effect: Effect, result: i64) -> bool:
    """Whether an effect reads this result as another one."""
    if effect.verb != READ_AS or not effect.mask >> result & 1:
        return False
    if effect.who == OF_BATTER and state.chart != BATTERS_CHART:
        return False
    if effect.who == OF_PITCHER and state.chart != PITCHERS_CHART:
        return False
    return not effect.extra or effect.extra == state.swing_natural


# --- speed and ratings (C-3.11) -----------------------------------------------------------------------------------


def speed(state: BallgameState, slot: i64) -> i64:
    """The Speed of a runner or batter, never reduced below 1 (C-3.11.4, C-R4)."""
    printed = state.batter_in(state.offence, slot).speed
    more = net_effects.net(state, SPEED, slot)
    if not more:
        return printed
    return max(min(1, printed), printed + more)


def rating(state: BallgameState, attribute: i64) -> i64:
    """A team rating of the defence with its effects (C-3.3.1)."""
    team = state.fielding()
    if attribute == BATTERY:
        found = team.battery
    elif attribute == INFIELD:
        found = team.infield
    else:
        found = team.outfield
    return found + net_effects.net(state, attribute, NOBODY)
