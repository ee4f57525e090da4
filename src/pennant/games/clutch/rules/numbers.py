"""What counts now: facts that cards ask for, the net of all effects (C-3.9.6), pitch, swing, speed and ratings."""

from mypy_extensions import i64

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
from pennant.games.clutch.rules.table import (
    INFIELDERS,
    NO_CARD,
    NOBODY,
    OUTFIELDERS,
    PD,
    RD,
    SLOTS,
    Play,
    Table,
    slot_of,
)

# --- handedness and tiredness -------------------------------------------------------------------------------------


def bats(table: Table) -> i64:
    """The side from which the batter bats: a switch hitter opposite to the pitcher's hand (C-1.1)."""
    side = table.batter().bats
    if side == SWITCH:
        return RIGHT if table.pitcher().throws == LEFT else LEFT
    return side


def limit_of(table: Table) -> i64:
    """The innings that the pitcher on the mound lasts in this game (C-3.4.1, C-R15, C-3.4)."""
    team = table.fielding()
    limit = table.pitcher().limit + team.more - team.walks // 4 - team.charged // 4
    if table.weather != NO_CARD:
        less = net(table, INNINGS, NOBODY)
        if less:
            limit = max(min(limit, 1), limit + less)
    return limit if limit > 0 else 0


def tired_level(table: Table) -> i64:
    """How tired the next pitch is (C-3.4.2, C-3.4.3, C-3.4.7, C-R17, C-R18)."""
    team = table.fielding()
    past = team.outs - 3 * limit_of(table)
    level: i64 = 1 if team.entered_tired else 0
    if past >= 0:
        level += past // 3 + 1
    return level


def in_clutch_moment(table: Table) -> bool:
    """Late and close, or the bases loaded (C-3.7.1, C-3.7)."""
    if table.occupied() == 7:
        return True
    rules = table.setup.rulebook
    if table.inning < rules.clutch_inning:
        return False
    margin = table.teams[0].runs - table.teams[1].runs
    return -rules.clutch_margin <= margin <= rules.clutch_margin


# --- conditions ---------------------------------------------------------------------------------------------------


def holds(table: Table, condition: Condition, owner: i64) -> bool:
    """Whether a condition is met, seen from the owner of a card."""
    if not condition.alternatives:
        return True
    for alternative in condition.alternatives:
        met = True
        for test in alternative:
            if not passes(table, test, owner):
                met = False
                break
        if met:
            return True
    return False


def passes(table: Table, test: Test, owner: i64) -> bool:
    value = fact(table, test.fact, owner)
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


def fact(table: Table, which: i64, owner: i64) -> i64:
    """A fact that all can see, as a number."""
    if which < BATS:
        return _situation(table, which, owner)
    if which <= IS_FRESH:
        return _players(table, which)
    if which <= RUNS_ON_PLAY:
        return _play_so_far(table, which)
    return _longer(table, which, owner)


def _situation(table: Table, which: i64, owner: i64) -> i64:
    if which == IS_OUTS:
        return table.outs
    if which == IS_INNING:
        return table.inning
    if which == IS_TOP:
        return 1 if table.is_top() else 0
    if which == ON_FIRST:
        return 1 if table.runner(0) else 0
    if which == ON_SECOND:
        return 1 if table.runner(1) else 0
    if which == ON_THIRD:
        return 1 if table.runner(2) else 0
    if which == IN_SCORING_POSITION:
        return 1 if table.occupied() & 6 else 0
    if which == ARE_LOADED:
        return 1 if table.occupied() == 7 else 0
    if which == ARE_EMPTY:
        return 0 if table.bases else 1
    if which == IS_LEAD:
        return table.teams[owner].runs - table.teams[1 - owner].runs
    if which == IN_CLUTCH_MOMENT:
        return 1 if in_clutch_moment(table) else 0
    if which == IS_HOME:
        return 1 if table.home == owner else 0
    return 1 if table.offence == owner else 0  # ON_OFFENCE


def _players(table: Table, which: i64) -> i64:
    if which == BATS:
        return bats(table)
    if which == SAME_HAND:
        return 1 if bats(table) == table.pitcher().throws else 0
    if which == BATTER_ICONS:
        return table.batter().icons
    if which == BATTER_SPEED:
        return table.batter().speed
    if which == BATTER_CLUTCH:
        return table.batter().clutch
    if which == BATTER_ON_BASE:
        return table.batter().on_base
    if which == BATTER_SALARY:
        return table.batter().salary
    if which == IS_PINCH_HITTER:
        return 1 if table.pinch_hitter else 0
    if which == BATTER_HITS:
        return table.batting().hits >> table.slot * 4 & 15
    if which == BATTER_LAST:
        return table.batting().last_result(table.slot)
    if which == PITCHER_THROWS:
        return table.pitcher().throws
    if which == PITCHER_ROLE:
        return table.pitcher().role
    if which == IS_TIRED:
        return tired_level(table)
    if which == PITCHER_COMMAND:
        return table.pitcher().command
    if which == PITCHER_ICONS:
        return table.pitcher().icons
    if which == PITCHER_CLUTCH:
        return table.pitcher().clutch
    team = table.fielding()
    if which == PITCHER_OUTS:
        return team.outs
    if which == PITCHER_RUNS:
        return team.charged
    if which == PITCHER_WALKS:
        return team.walks
    if which == PITCHER_FACED:
        return team.faced
    return 1 if team.entered == table.inning else 0  # IS_FRESH


def _play_so_far(table: Table, which: i64) -> i64:
    if which == PITCH_NATURAL:
        return table.pitch_natural
    if which == PITCH_TOTAL:
        return pitch(table)
    if which == IS_MISTAKE:
        return 1 if is_mistake(table) else 0
    if which == CHART:
        return table.chart
    if which == SWING_NATURAL:
        return table.swing_natural
    if which == SWING_TOTAL:
        return swing(table)
    if which == POWER_DIE:
        return 1 if table.swing_die == PD else 0
    if which == IS_RESULT:
        return table.result
    if which == LOWEST_OF_ROW:
        return 1 if table.chart <= PITCHERS_CHART and swing(table) == row_start(table, table.result) else 0
    if which == THROW_KIND:
        return table.throw_kind
    if which == THROW_RATING:
        return table.throw_rating
    if which == THROW_HOME:
        return 1 if table.throw_to == 3 else 0
    if which == THROW_OUT:
        return 1 if table.throw_out else 0
    if which == RUNNER_SPEED:
        return _thrown_at(table, False)
    if which == RUNNER_ICONS:
        return _thrown_at(table, True)
    if which == IS_OUTCOME:
        return table.outcome
    if which == OUTS_ON_PLAY:
        return table.outs_on_play
    return table.runs_on_play


def _thrown_at(table: Table, icons: bool) -> i64:
    """A number of the runner thrown at; the batter on a double play throw."""
    if not table.throw_runner:
        return 0
    runner = table.batter_in(table.offence, slot_of(table.throw_runner))
    return runner.icons if icons else runner.speed


def _longer(table: Table, which: i64, owner: i64) -> i64:
    if which == PREVIOUS_OUTCOME:
        return table.previous
    if which == HITS_IN_A_ROW:
        return table.hits_in_row
    if which == OUTS_IN_A_ROW:
        return table.outs_in_row
    if which == STRIKEOUTS_IN_A_ROW:
        return table.strikeouts_in_row
    if which == HALF_RUNS:
        return table.half_runs
    if which == HALF_BATTERS:
        return table.half_batters
    if which == HALF_STRIKEOUTS:
        return table.half_strikeouts
    if which == HALF_SCORERS:
        return table.half_scorers
    if which == OWN_HAND:
        return len(table.teams[owner].hand)
    if which == OTHER_HAND:
        return len(table.teams[1 - owner].hand)
    if which == OUTDOORS:
        return 0 if table.stadium.indoor else 1
    if which == WEATHER:
        return 1 if table.weather != NO_CARD else 0
    if which == HAS_SUBSTITUTED:
        return 1 if table.teams[owner].substituted else 0
    if which == SUBSTITUTED_NOW:
        return 1 if table.substituter == owner else 0
    if which == OTHER_MOMENTUM:
        return len([play for play in table.standing if play.owner != owner and table.card_of(play).momentum])
    if which == LEFT_IN_PLAY:
        return len([play for play in table.standing if can_be_removed(table, play)])
    if which == OWN_DISCARD:
        return len(table.teams[owner].discard)
    if which == STRUCK_OUT_SIDE:
        return 1 if table.half_batters == 3 and table.half_strikeouts == 3 else 0
    if which == ONE_TWO_THREE:
        clean = table.half_batters == 3 and table.half_pitchers == 1 and not table.half_reached
        return 1 if clean and table.outs >= 3 else 0
    if which == ANSWERED_HARM:
        return 1 if table.stack and table.card_of(table.stack[-1]).harms else 0
    if which == INFIELD_IS_IN:
        return 1 if table.infield_in else 0
    if which == FROM_THIRD:
        return 1 if table.throw_from == 2 else 0
    if which == BATTER_OUT:
        return 1 if table.batter_out else 0
    return _icons(table, which, owner)


def _icons(table: Table, which: i64, owner: i64) -> i64:
    if which == CATCHER_ICONS:
        return table.fielder(CATCHER).icons
    if which == CENTRE_ICONS:
        return table.fielder(CENTRE_FIELD).icons
    found: i64 = 0
    if which == LINEUP_ICONS:
        for slot in range(SLOTS):
            found |= table.batter_in(owner, slot).icons
        return found | table.setup.clubs[owner].pitchers[table.teams[owner].mound].icons
    for position in INFIELDERS if which == INFIELD_ICONS else OUTFIELDERS:
        found |= table.fielder(position).icons
    return found


def can_be_removed(table: Table, play: Play) -> bool:
    """Momentum cards, and cards left on players."""
    card = table.card_of(play)
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


def net(table: Table, attribute: i64, slot: i64) -> i64:
    """The net of all effects on an attribute; on Speed, of the player in this batting slot (C-3.9.4, C-3.9.6).

    Bonuses of the rules are no effects: whoever asks adds them (C-3.9.5, C-R33).
    """
    touched = bool(table.stadium.touches >> attribute & 1) and table.setup.strategy
    if not (table.plays or table.standing or touched or table.weather != NO_CARD):
        return 0
    found = Sum()
    for play in table.plays:
        card = table.card_of(play)
        if card.touches >> attribute & 1:
            for effect in card.effects:
                _count(table, found, play, effect, attribute, slot, False)
    for play in table.standing:
        card = table.card_of(play)
        if card.touches >> attribute & 1 and concerns(table, play):
            for effect in card.effects:
                _count(table, found, play, effect, attribute, slot, True)
    if touched:
        for part in table.stadium.parts:
            if part.window == ALWAYS and holds(table, part.when, 1 - table.offence):
                for effect in part.effects:
                    _count_neutral(table, found, effect, attribute, slot)
    if table.weather != NO_CARD:
        for effect in table.cards.strategies[table.weather].effects:
            _count_neutral(table, found, effect, attribute, slot)
    rules = table.setup.rulebook
    if rules.doubling == CAPPED:
        return max(-rules.cap, min(rules.cap, found.total))
    return found.net()


def concerns(table: Table, play: Play) -> bool:
    """Whether a card left on a player concerns this at-bat (C-1.3.4)."""
    on_player = table.card_of(play).on_player
    if on_player == OF_BATTER:
        return play.owner == table.offence and play.player == table.slot
    if on_player == OF_PITCHER:
        return play.owner != table.offence and play.player == table.fielding().mound
    return True


def _count(table: Table, found: Sum, play: Play, effect: Effect, attribute: i64, slot: i64, is_standing: bool) -> None:
    """Add what an effect of a card does to an attribute."""
    if effect.verb == CHOOSE_ONE:
        _count(table, found, play, effect.then[play.choice], attribute, slot, is_standing)
        return
    if effect.attribute != attribute:
        return
    if effect.verb == MODIFY or effect.verb == STEAL_NOW:
        value = effect.value
        owner = play.owner
        if is_standing and helped_by(table, attribute, value) != owner:
            return  # it works while its owner is on the side that it helps
        if attribute == SPEED and not _is_meant(table, play, effect.who, slot):
            return
    elif effect.verb == FACTOR_CLUTCH:
        value = clutch_of(table, effect)
        owner = clutch_owner(table, effect, value)
    else:
        return
    if holds(table, effect.when, play.owner):
        found.add(owner, value, play.spent and effect.lasts <= 1)


def _count_neutral(table: Table, found: Sum, effect: Effect, attribute: i64, slot: i64) -> None:
    """Stadium and weather count for whom they help (C-3.2.3, C-R50)."""
    if effect.attribute != attribute or not holds(table, effect.when, 1 - table.offence):
        return
    if effect.verb == MODIFY:
        if attribute != SPEED or _is_meant_by_table(table, effect.who, slot):
            found.add(helped_by(table, attribute, effect.value), effect.value, False)
    elif effect.verb == FACTOR_CLUTCH:
        value = clutch_of(table, effect)
        found.add(clutch_owner(table, effect, value), value, False)


def helped_by(table: Table, attribute: i64, value: i64) -> i64:
    """Who benefits from a change of an attribute (C-3.9.12)."""
    if bool(OFFENSIVE >> attribute & 1) == (value > 0):
        return table.offence
    return 1 - table.offence


def clutch_of(table: Table, effect: Effect) -> i64:
    """The clutch rating that an effect invokes (C-3.7.2)."""
    rating = table.batter().clutch if effect.who == OF_BATTER else table.pitcher().clutch
    return rating * effect.value


def clutch_owner(table: Table, effect: Effect, value: i64) -> i64:
    """A rating that helps its player is his manager's effect, else the opponent's (C-3.7.3)."""
    own = table.offence if effect.who == OF_BATTER else 1 - table.offence
    return own if value > 0 else 1 - own


def _is_meant(table: Table, play: Play, who: i64, slot: i64) -> bool:
    """Whether an effect on Speed is for the player in this slot."""
    if who == THE_RUNNER or who == STEALING_RUNNER or who == ANY_RUNNER:
        return play.target == slot
    if who == OF_BATTER:
        return slot == table.slot
    return who != ALL_RUNNERS or slot != table.slot


def _is_meant_by_table(table: Table, who: i64, slot: i64) -> bool:
    if who == THE_RUNNER:
        return table.throw_runner != 0 and slot_of(table.throw_runner) == slot
    if who == OF_BATTER:
        return slot == table.slot
    return who != ALL_RUNNERS or slot != table.slot


# --- the pitch (C-3.8.10 to C-3.8.14) -----------------------------------------------------------------------------


def pitch_roll(table: Table) -> i64:
    """C-3.8.10."""
    return table.pitch_natural + net(table, PITCH_ROLL, NOBODY)


def printed_command(table: Table) -> i64:
    """Command with the bonus against this batter's side (C-1.2)."""
    pitcher = table.pitcher()
    return pitcher.command + (pitcher.bonus if pitcher.bonus_vs == bats(table) else 0)


def command(table: Table) -> i64:
    """Never below 0 (C-3.4.4, C-3.4.5, C-3.8.11, C-R19)."""
    found = printed_command(table) - table.tired + net(table, COMMAND, NOBODY)
    return found if found > 0 else 0


def pitch(table: Table) -> i64:
    """C-3.8.12."""
    found = pitch_roll(table) + command(table) + net(table, PITCH, NOBODY)
    return found + table.setup.rulebook.bunt_pitch if table.bunts >= 2 else found


def on_base(table: Table) -> i64:
    """C-3.8.17, C-4.1.4."""
    batter = table.batter()
    found = batter.on_base + net(table, ON_BASE, NOBODY)
    if batter.bonus_vs == table.pitcher().throws:
        found += batter.bonus
    if table.walks:
        found += table.setup.rulebook.walk_on_base
    return found


def is_mistake(table: Table) -> bool:
    """A roll in the X zone, or forced; prevention wins (C-3.8.13, C-R30, C-1.2.1, C-R5)."""
    if in_force(table, PREVENT_MISTAKE) or is_forbidden(table, MISTAKES, 1 - table.offence):
        return False
    return pitch_roll(table) <= table.pitcher().x_zone or in_force(table, FORCE_MISTAKE)


def in_force(table: Table, verb: i64) -> bool:
    """Whether a card of this at-bat, or one that lasts, has this verb in force."""
    for play in table.plays:
        for effect in table.card_of(play).effects:
            if effect.verb == verb and holds(table, effect.when, play.owner):
                return True
    for play in table.standing:
        for effect in table.card_of(play).effects:
            if effect.verb == verb and concerns(table, play) and holds(table, effect.when, play.owner):
                return True
    return False


def is_forbidden(table: Table, what: i64, seat: i64) -> bool:
    """Whether a lasting card bars something: mistakes of the owner's pitchers, momentum cards of his opponent."""
    for play in table.standing:
        for effect in table.card_of(play).effects:
            if effect.verb == FORBID and effect.value & what:
                mine = play.owner == seat
                if mine == (what == MISTAKES):
                    return True
    return False


def hand_limit(table: Table, seat: i64) -> i64:
    """C-3.2.8."""
    limit = table.setup.rulebook.hand_limit
    for play in table.standing:
        if play.owner == seat:
            for effect in table.card_of(play).effects:
                if effect.verb == HAND_LIMIT:
                    limit = max(limit, effect.value)
    return limit


def advantage(table: Table) -> i64:
    """Whose chart is read (C-3.8.14, C-3.8.18, C-3.8.19, C-R31)."""
    found = NOBODY
    for play in table.plays:
        for effect in table.card_of(play).effects:
            if effect.verb == GIVE_ADVANTAGE and holds(table, effect.when, play.owner):
                found = effect.value
    if found != NOBODY:
        return found
    if is_mistake(table) or pitch(table) <= on_base(table):
        return BATTERS_CHART
    return PITCHERS_CHART


# --- the swing (C-3.8.22, C-3.8.24) -------------------------------------------------------------------------------


def die_for_pitch(table: Table) -> i64:
    return _die(table, PITCH, RD)


def die_for_swing(table: Table) -> i64:
    """The power die on a mistake, against a tired pitcher, or by a card (C-3.4.4, C-3.8.14, C-0.2, C-R1)."""
    if table.tired or is_mistake(table):
        return PD
    return _die(table, SWING, RD)


def _die(table: Table, attribute: i64, usual: i64) -> i64:
    for play in table.plays:
        for effect in table.card_of(play).effects:
            if effect.verb == USE_DIE and effect.attribute == attribute:
                return effect.value
    return usual


def swing(table: Table) -> i64:
    """C-3.8.22."""
    found = table.swing_natural + net(table, SWING_ROLL, NOBODY) + net(table, SWING, NOBODY)
    return found + table.setup.rulebook.walk_swing if table.walks >= 2 else found


def row_start(table: Table, row: i64) -> i64:
    """The first number of a row of the chart being read, as stadium and weather shift it."""
    if row >= ROWS:
        return NO_ROW
    starts = table.batter().starts if table.chart == BATTERS_CHART else table.pitcher().starts
    start: i64 = starts[row]
    if start == NO_ROW:
        return start
    return start + _shift(table, row)


def _shift(table: Table, row: i64) -> i64:
    found: i64 = 0
    if table.stadium.reads and table.setup.strategy:
        for part in table.stadium.parts:
            for effect in part.effects:
                if effect.verb == SHIFT_ROW and effect.attribute == row and holds(table, part.when, table.offence):
                    found += effect.value
    if table.weather != NO_CARD:
        for effect in table.cards.strategies[table.weather].effects:
            if effect.verb == SHIFT_ROW and effect.attribute == row:
                found += effect.value
    return found


def printed_result(table: Table) -> i64:
    """The row that holds the swing; outer rows are open-ended (C-1.1.1, C-3.8.24, C-R3)."""
    total = swing(table)
    starts = table.batter().starts if table.chart == BATTERS_CHART else table.pitcher().starts
    shifted = (table.stadium.reads and table.setup.strategy) or table.weather != NO_CARD
    lowest: i64 = NOBODY
    found: i64 = NOBODY
    row: i64 = 0
    while row < ROWS:
        start: i64 = starts[row]
        if start != NO_ROW:
            if lowest == NOBODY:
                lowest = row
            if shifted:
                start += _shift(table, row)
            if start <= total:
                found = row
        row += 1
    return lowest if found == NOBODY else found


def read_by_table(table: Table, result: i64) -> i64:
    """What stadium and weather read a result as: no change of it (C-3.10.4, C-R50)."""
    if table.stadium.reads and table.setup.strategy:
        for part in table.stadium.parts:
            for effect in part.effects:
                if reads(table, effect, result) and holds(table, part.when, table.offence):
                    return effect.value
    if table.weather != NO_CARD:
        for effect in table.cards.strategies[table.weather].effects:
            if reads(table, effect, result):
                return effect.value
    return result


def reads(table: Table, effect: Effect, result: i64) -> bool:
    """Whether an effect reads this result as another one."""
    if effect.verb != READ_AS or not effect.mask >> result & 1:
        return False
    if effect.who == OF_BATTER and table.chart != BATTERS_CHART:
        return False
    if effect.who == OF_PITCHER and table.chart != PITCHERS_CHART:
        return False
    return not effect.extra or effect.extra == table.swing_natural


# --- speed and ratings (C-3.11) -----------------------------------------------------------------------------------


def speed(table: Table, slot: i64) -> i64:
    """The Speed of a runner or batter, never reduced below 1 (C-3.11.4, C-R4)."""
    printed = table.batter_in(table.offence, slot).speed
    more = net(table, SPEED, slot)
    if not more:
        return printed
    return max(min(1, printed), printed + more)


def rating(table: Table, attribute: i64) -> i64:
    """A team rating of the defence with its effects (C-3.3.1)."""
    team = table.fielding()
    if attribute == BATTERY:
        found = team.battery
    elif attribute == INFIELD:
        found = team.infield
    else:
        found = team.outfield
    return found + net(table, attribute, NOBODY)


def bars_momentum(table: Table, seat: i64) -> bool:
    """Whether the opponent's coach keeps this manager from playing momentum cards."""
    return is_forbidden(table, MOMENTUM_CARDS, seat)


def chosen(play: Play, effect: Effect) -> Effect:
    """The alternative that a play has chosen, or the effect itself."""
    return effect.then[play.choice] if effect.verb == CHOOSE_ONE else effect
