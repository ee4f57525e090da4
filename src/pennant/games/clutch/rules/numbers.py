"""What counts now: facts that cards ask for, the net of all effects (C-3.9.6), pitch, swing, speed and ratings."""

from mypy_extensions import i64

from pennant.games.clutch.rules.ballgame_state import (
    INFIELDERS,
    NO_CARD,
    NOBODY,
    OUTFIELDERS,
    PD,
    RD,
    SLOTS,
    BallgameState,
    Play,
    slot_of,
)
from pennant.games.clutch.rules.cards import (
    ALL_RUNNERS,
    ALWAYS,
    ANSWERED_HARM,
    ANY_RUNNER,
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
    BATTERS_CHART,
    BATTERY,
    CATCHER,
    CATCHER_ICONS,
    CENTRE_FIELD,
    CENTRE_ICONS,
    CHART,
    CHOOSE_ONE,
    COMMAND,
    EQUAL,
    FACTOR_CLUTCH,
    FORBID,
    FORCE_MISTAKE,
    FROM_THIRD,
    GIVE_ADVANTAGE,
    HALF_BATTERS,
    HALF_RUNS,
    HALF_SCORERS,
    HALF_STRIKEOUTS,
    HAND_LIMIT,
    HAS_ANY,
    HAS_SUBSTITUTED,
    HITS_IN_A_ROW,
    IN_CLUTCH_MOMENT,
    IN_SCORING_POSITION,
    INFIELD,
    INFIELD_ICONS,
    INFIELD_IS_IN,
    INNINGS,
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
    LEFT,
    LEFT_IN_PLAY,
    LESS,
    LINEUP_ICONS,
    LOWEST_OF_ROW,
    MISTAKES,
    MODIFY,
    MOMENTUM_CARDS,
    NO_ONE,
    NO_ROW,
    OF_BATTER,
    OF_PITCHER,
    OFFENSIVE,
    ON_BASE,
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
    PITCH,
    PITCH_NATURAL,
    PITCH_ROLL,
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
    PREVENT_MISTAKE,
    PREVIOUS_OUTCOME,
    READ_AS,
    RIGHT,
    ROWS,
    RUNNER_ICONS,
    RUNNER_SPEED,
    RUNS_ON_PLAY,
    SAME_HAND,
    SHIFT_ROW,
    SPEED,
    STEAL_NOW,
    STEALING_RUNNER,
    STRIKEOUTS_IN_A_ROW,
    STRUCK_OUT_SIDE,
    SUBSTITUTED_NOW,
    SWING,
    SWING_NATURAL,
    SWING_ROLL,
    SWING_TOTAL,
    SWITCH,
    THE_RUNNER,
    THROW_HOME,
    THROW_KIND,
    THROW_OUT,
    THROW_RATING,
    USE_DIE,
    WEATHER,
    Condition,
    Effect,
    Test,
)
from pennant.games.clutch.rules.setup import CAPPED

# --- handedness and tiredness -------------------------------------------------------------------------------------


def bats(state: BallgameState) -> i64:
    """The side from which the batter bats: a switch hitter opposite to the pitcher's hand (C-1.1)."""
    side = state.batter().bats
    if side == SWITCH:
        return RIGHT if state.pitcher().throws == LEFT else LEFT
    return side


def limit_of(state: BallgameState) -> i64:
    """The innings that the pitcher on the mound lasts in this game (C-3.4.1, C-R15, C-3.4)."""
    team = state.fielding()
    limit = state.pitcher().limit + team.more - team.walks // 4 - team.charged // 4
    if state.weather != NO_CARD:
        less = net(state, INNINGS, NOBODY)
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


def in_clutch_moment(state: BallgameState) -> bool:
    """Late and close, or the bases loaded (C-3.7.1, C-3.7)."""
    if state.occupied() == 7:
        return True
    rules = state.setup.rulebook
    if state.inning < rules.clutch_inning:
        return False
    margin = state.teams[0].runs - state.teams[1].runs
    return -rules.clutch_margin <= margin <= rules.clutch_margin


# --- conditions ---------------------------------------------------------------------------------------------------


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
    value = fact(state, test.fact, owner)
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


def fact(state: BallgameState, which: i64, owner: i64) -> i64:
    """A fact that all can see, as a number."""
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
        return bats(state)
    if which == SAME_HAND:
        return 1 if bats(state) == state.pitcher().throws else 0
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
        return tired_level(state)
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
        return pitch(state)
    if which == IS_MISTAKE:
        return 1 if is_mistake(state) else 0
    if which == CHART:
        return state.chart
    if which == SWING_NATURAL:
        return state.swing_natural
    if which == SWING_TOTAL:
        return swing(state)
    if which == POWER_DIE:
        return 1 if state.swing_die == PD else 0
    if which == IS_RESULT:
        return state.result
    if which == LOWEST_OF_ROW:
        return 1 if state.chart <= PITCHERS_CHART and swing(state) == row_start(state, state.result) else 0
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
    """A number of the runner thrown at; the batter on a double play throw."""
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
        return len([play for play in state.standing if can_be_removed(state, play)])
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


def can_be_removed(state: BallgameState, play: Play) -> bool:
    """Momentum cards, and cards left on players."""
    card = state.card_of(play)
    return card.momentum or (card.on_player != NO_ONE and not play.is_coach)


# --- the net of all effects ---------------------------------------------------------------------------------------


class Sum:
    """Doubling up: of each manager and sign only the largest effect counts, a spent one blocks (C-3.9.6, C-3.9.7).

    Within an at-bat, each manager for himself (C-R34).
    """

    def __init__(self) -> None:
        self.up0: i64 = 0  # size * 2, and 1 more if it is spent
        self.up1: i64 = 0
        self.down0: i64 = 0
        self.down1: i64 = 0
        self.total: i64 = 0

    def add(self, owner: i64, value: i64, spent: bool) -> None:
        if not spent:
            self.total += value
        if value > 0:
            key = value * 2 + (1 if spent else 0)
            if owner:
                self.up1 = max(self.up1, key)
            else:
                self.up0 = max(self.up0, key)
        elif value < 0:
            key = -value * 2 + (1 if spent else 0)
            if owner:
                self.down1 = max(self.down1, key)
            else:
                self.down0 = max(self.down0, key)

    def net(self) -> i64:
        found: i64 = 0
        if not self.up0 & 1:
            found += self.up0 >> 1
        if not self.up1 & 1:
            found += self.up1 >> 1
        if not self.down0 & 1:
            found -= self.down0 >> 1
        if not self.down1 & 1:
            found -= self.down1 >> 1
        return found


def net(state: BallgameState, attribute: i64, slot: i64) -> i64:
    """The net of all effects on an attribute; on Speed, of the player in this batting slot (C-3.9.4, C-3.9.6).

    Bonuses of the rules are no effects: whoever asks adds them (C-3.9.5, C-R33).
    """
    touched = bool(state.stadium.touches >> attribute & 1) and state.setup.strategy
    if not (state.plays or state.standing or touched or state.weather != NO_CARD):
        return 0
    found = Sum()
    for play in state.plays:
        card = state.card_of(play)
        if card.touches >> attribute & 1:
            for effect in card.effects:
                _count(state, found, play, effect, attribute, slot, False)
    for play in state.standing:
        card = state.card_of(play)
        if card.touches >> attribute & 1 and concerns(state, play):
            for effect in card.effects:
                _count(state, found, play, effect, attribute, slot, True)
    if touched:
        for part in state.stadium.parts:
            if part.window == ALWAYS and holds(state, part.when, 1 - state.offence):
                for effect in part.effects:
                    _count_neutral(state, found, effect, attribute, slot)
    if state.weather != NO_CARD:
        for effect in state.cards.strategies[state.weather].effects:
            _count_neutral(state, found, effect, attribute, slot)
    rules = state.setup.rulebook
    if rules.doubling == CAPPED:
        return max(-rules.cap, min(rules.cap, found.total))
    return found.net()


def concerns(state: BallgameState, play: Play) -> bool:
    """Whether a card left on a player concerns this at-bat (C-1.3.4)."""
    on_player = state.card_of(play).on_player
    if on_player == OF_BATTER:
        return play.owner == state.offence and play.player == state.slot
    if on_player == OF_PITCHER:
        return play.owner != state.offence and play.player == state.fielding().mound
    return True


def _count(
    state: BallgameState, found: Sum, play: Play, effect: Effect, attribute: i64, slot: i64, is_standing: bool
) -> None:
    """Add what an effect of a card does to an attribute."""
    if effect.verb == CHOOSE_ONE:
        _count(state, found, play, effect.then[play.choice], attribute, slot, is_standing)
        return
    if effect.attribute != attribute:
        return
    if effect.verb == MODIFY or effect.verb == STEAL_NOW:
        value = effect.value
        owner = play.owner
        if is_standing and helped_by(state, attribute, value) != owner:
            return  # it works while its owner is on the side that it helps
        if attribute == SPEED and not _is_meant(state, play, effect.who, slot):
            return
    elif effect.verb == FACTOR_CLUTCH:
        value = clutch_of(state, effect)
        owner = clutch_owner(state, effect, value)
    else:
        return
    if holds(state, effect.when, play.owner):
        found.add(owner, value, play.spent and effect.lasts <= 1)


def _count_neutral(state: BallgameState, found: Sum, effect: Effect, attribute: i64, slot: i64) -> None:
    """Stadium and weather count for whom they help (C-3.2.3, C-R50)."""
    if effect.attribute != attribute or not holds(state, effect.when, 1 - state.offence):
        return
    if effect.verb == MODIFY:
        if attribute != SPEED or _is_meant_by_table(state, effect.who, slot):
            found.add(helped_by(state, attribute, effect.value), effect.value, False)
    elif effect.verb == FACTOR_CLUTCH:
        value = clutch_of(state, effect)
        found.add(clutch_owner(state, effect, value), value, False)


def helped_by(state: BallgameState, attribute: i64, value: i64) -> i64:
    """Who benefits from a change of an attribute (C-3.9.12)."""
    if bool(OFFENSIVE >> attribute & 1) == (value > 0):
        return state.offence
    return 1 - state.offence


def clutch_of(state: BallgameState, effect: Effect) -> i64:
    """The clutch rating that an effect invokes (C-3.7.2)."""
    rating = state.batter().clutch if effect.who == OF_BATTER else state.pitcher().clutch
    return rating * effect.value


def clutch_owner(state: BallgameState, effect: Effect, value: i64) -> i64:
    """A rating that helps its player is his manager's effect, else the opponent's (C-3.7.3)."""
    own = state.offence if effect.who == OF_BATTER else 1 - state.offence
    return own if value > 0 else 1 - own


def _is_meant(state: BallgameState, play: Play, who: i64, slot: i64) -> bool:
    """Whether an effect on Speed is for the player in this slot."""
    if who == THE_RUNNER or who == STEALING_RUNNER or who == ANY_RUNNER:
        return play.target == slot
    if who == OF_BATTER:
        return slot == state.slot
    return who != ALL_RUNNERS or slot != state.slot


def _is_meant_by_table(state: BallgameState, who: i64, slot: i64) -> bool:
    if who == THE_RUNNER:
        return state.throw_runner != 0 and slot_of(state.throw_runner) == slot
    if who == OF_BATTER:
        return slot == state.slot
    return who != ALL_RUNNERS or slot != state.slot


# --- the pitch (C-3.8.10 to C-3.8.14) -----------------------------------------------------------------------------


def pitch_roll(state: BallgameState) -> i64:
    """C-3.8.10."""
    return state.pitch_natural + net(state, PITCH_ROLL, NOBODY)


def printed_command(state: BallgameState) -> i64:
    """Command with the bonus against this batter's side (C-1.2)."""
    pitcher = state.pitcher()
    return pitcher.command + (pitcher.bonus if pitcher.bonus_vs == bats(state) else 0)


def command(state: BallgameState) -> i64:
    """Never below 0 (C-3.4.4, C-3.4.5, C-3.8.11, C-R19)."""
    found = printed_command(state) - state.tired + net(state, COMMAND, NOBODY)
    return found if found > 0 else 0


def pitch(state: BallgameState) -> i64:
    """C-3.8.12."""
    found = pitch_roll(state) + command(state) + net(state, PITCH, NOBODY)
    return found + state.setup.rulebook.bunt_pitch if state.bunts >= 2 else found


def on_base(state: BallgameState) -> i64:
    """C-3.8.17, C-4.1.4."""
    batter = state.batter()
    found = batter.on_base + net(state, ON_BASE, NOBODY)
    if batter.bonus_vs == state.pitcher().throws:
        found += batter.bonus
    if state.walks:
        found += state.setup.rulebook.walk_on_base
    return found


def is_mistake(state: BallgameState) -> bool:
    """A roll in the X zone, or forced; prevention wins (C-3.8.13, C-R30, C-1.2.1, C-R5)."""
    if in_force(state, PREVENT_MISTAKE) or is_forbidden(state, MISTAKES, 1 - state.offence):
        return False
    return pitch_roll(state) <= state.pitcher().x_zone or in_force(state, FORCE_MISTAKE)


def in_force(state: BallgameState, verb: i64) -> bool:
    """Whether a card of this at-bat, or one that lasts, has this verb in force."""
    for play in state.plays:
        for effect in state.card_of(play).effects:
            if effect.verb == verb and holds(state, effect.when, play.owner):
                return True
    for play in state.standing:
        for effect in state.card_of(play).effects:
            if effect.verb == verb and concerns(state, play) and holds(state, effect.when, play.owner):
                return True
    return False


def is_forbidden(state: BallgameState, what: i64, seat: i64) -> bool:
    """Whether a lasting card bars something: mistakes of the owner's pitchers, momentum cards of his opponent."""
    for play in state.standing:
        for effect in state.card_of(play).effects:
            if effect.verb == FORBID and effect.value & what:
                mine = play.owner == seat
                if mine == (what == MISTAKES):
                    return True
    return False


def hand_limit(state: BallgameState, seat: i64) -> i64:
    """C-3.2.8."""
    limit = state.setup.rulebook.hand_limit
    for play in state.standing:
        if play.owner == seat:
            for effect in state.card_of(play).effects:
                if effect.verb == HAND_LIMIT:
                    limit = max(limit, effect.value)
    return limit


def advantage(state: BallgameState) -> i64:
    """Whose chart is read (C-3.8.14, C-3.8.18, C-3.8.19, C-R31)."""
    found = NOBODY
    for play in state.plays:
        for effect in state.card_of(play).effects:
            if effect.verb == GIVE_ADVANTAGE and holds(state, effect.when, play.owner):
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
    """C-3.8.22."""
    found = state.swing_natural + net(state, SWING_ROLL, NOBODY) + net(state, SWING, NOBODY)
    return found + state.setup.rulebook.walk_swing if state.walks >= 2 else found


def row_start(state: BallgameState, row: i64) -> i64:
    """The first number of a row of the chart being read, as stadium and weather shift it."""
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
                if effect.verb == SHIFT_ROW and effect.attribute == row and holds(state, part.when, state.offence):
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


def read_by_table(state: BallgameState, result: i64) -> i64:
    """What stadium and weather read a result as: no change of it (C-3.10.4, C-R50)."""
    if state.stadium.reads and state.setup.strategy:
        for part in state.stadium.parts:
            for effect in part.effects:
                if reads(state, effect, result) and holds(state, part.when, state.offence):
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
    more = net(state, SPEED, slot)
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
    return found + net(state, attribute, NOBODY)


def bars_momentum(state: BallgameState, seat: i64) -> bool:
    """Whether the opponent's coach keeps this manager from playing momentum cards."""
    return is_forbidden(state, MOMENTUM_CARDS, seat)


def chosen(play: Play, effect: Effect) -> Effect:
    """The alternative that a play has chosen, or the effect itself."""
    return effect.then[play.choice] if effect.verb == CHOOSE_ONE else effect
