"""Exact chances in the present position: the results of the at-bat, throws and Plays, bunts, double plays.

Nothing is rolled and nothing decided. All effects in force count as they are now, with doubling up (C-3.9.6); only an
effect whose condition depends on a future roll cannot be foreseen. To see what a card would change, put it among the
cards in force for a moment, or change the numbers of a `Matchup`.
"""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from pennant.games.clutch.rules import conditions, net_effects, ratings, throws
from pennant.games.clutch.rules.ballgame_state import PD, RD, BallgameState
from pennant.games.clutch.rules.bases import BOX, FIRST, SECOND, THIRD, batter_runner
from pennant.games.clutch.rules.cards import (
    BATTERS_CHART,
    BATTERY,
    COMMAND,
    DOUBLE_PLAY,
    EXTRA_BASE,
    FORCE_MISTAKE,
    GB,
    GIVE_ADVANTAGE,
    GROUND,
    HBP,
    HOME,
    INFIELD,
    LEFT,
    MISTAKES,
    NO_CHECK,
    NO_RESULT,
    NO_ROW,
    ON_NATURAL_PITCH,
    OUTFIELD,
    PICKOFF,
    PITCH,
    PITCH_ROLL,
    PITCHERS_CHART,
    PLAY,
    PLAY_FAILS,
    PLAY_ROLL,
    PLAY_SUCCEEDS,
    PREVENT_MISTAKE,
    READ_AS,
    RIGHT,
    ROWS,
    SHIFT_ROW,
    SINGLE,
    STEAL,
    SWING,
    SWING_ROLL,
    SWITCH,
    TAG,
    THROW,
    THROW_ROLL,
    USE_DIE,
    Batter,
    Effect,
    Pitcher,
)
from pennant.games.clutch.rules.packing import slot_of
from pennant.games.clutch.rules.team import NO_CARD, NOBODY

RESULTS: Final = HBP + 1
"""The eight rows of a chart, and a batter hit by a pitch, which only cards can cause."""

# Whether a pitch is a mistake.
BY_ROLL: Final = 0
FORCED: Final = 1
PREVENTED: Final = 2


@mypyc_attr(acyclic=True, free_list_len=1)
class Matchup:
    """A batter against a pitcher: every number that their dice are added to or compared with (C-3.8).

    Change a number to see what a modifier would be worth.
    """

    def __init__(self) -> None:
        self.batters: tuple[int, ...] = ()  # where the rows of the two charts start
        self.pitchers: tuple[int, ...] = ()
        self.roll: i64 = 0  # effects on the pitch roll
        self.command: i64 = 0  # with bonus, tiredness and effects; it counts from 0 on
        self.pitch: i64 = 0  # effects on the pitch, and the +2 after bunts
        self.on_base: i64 = 0
        self.zone: i64 = 0
        self.mistake: i64 = BY_ROLL
        self.advantage: i64 = NOBODY  # the chart that an effect has set
        self.hit: i64 = 0  # natural pitches up to this hit the batter
        self.pitch_die: i64 = RD
        self.swing_die: i64 = RD  # without a mistake
        self.swing: i64 = 0  # effects on swing and swing roll, and the +2 after walks
        self.natural: i64 = 0  # the pitch as rolled, 0 before it

    def is_mistake(self, natural: i64) -> bool:
        """C-3.8.13, C-R30."""
        if self.mistake == BY_ROLL:
            return natural + self.roll <= self.zone
        return self.mistake == FORCED

    def chart(self, natural: i64) -> i64:
        """C-3.8.14, C-3.8.18, C-3.8.19."""
        if self.advantage != NOBODY:
            return self.advantage
        command = self.command if self.command > 0 else 0
        if self.is_mistake(natural) or natural + self.roll + command + self.pitch <= self.on_base:
            return BATTERS_CHART
        return PITCHERS_CHART


def meet(batter: Batter, pitcher: Pitcher, tired: i64) -> Matchup:
    """Two cards against each other, without any effects; `tired` is the pitcher's level (C-3.4.4)."""
    found = Matchup()
    found.batters = batter.starts
    found.pitchers = pitcher.starts
    side = batter.bats
    if side == SWITCH:
        side = RIGHT if pitcher.throws == LEFT else LEFT
    found.command = pitcher.command - tired + (pitcher.bonus if pitcher.bonus_vs == side else 0)
    found.on_base = batter.on_base + (batter.bonus if batter.bonus_vs == pitcher.throws else 0)
    found.zone = pitcher.x_zone
    if tired:
        found.swing_die = PD
    return found


def look(state: BallgameState) -> Matchup:
    """The present matchup, with all effects in force."""
    tired = state.tired if state.pitch_natural else ratings.tired_level(state)
    found = Matchup()
    found.batters = _shift_rows(state, state.batter().starts)
    found.pitchers = _shift_rows(state, state.pitcher().starts)
    found.command = ratings.printed_command(state) - tired + net_effects.net(state, COMMAND, NOBODY)
    found.roll = net_effects.net(state, PITCH_ROLL, NOBODY)
    found.pitch = net_effects.net(state, PITCH, NOBODY)
    if state.bunts >= 2:
        found.pitch += state.setup.rulebook.bunt_pitch
    found.on_base = ratings.on_base(state)
    found.zone = state.pitcher().x_zone
    found.swing = net_effects.net(state, SWING, NOBODY) + net_effects.net(state, SWING_ROLL, NOBODY)
    if state.walks >= 2:
        found.swing += state.setup.rulebook.walk_swing
    found.natural = state.pitch_natural
    if state.plays or state.standing:
        _look_at_cards(state, found)
    if tired:
        found.swing_die = PD
    if state.pitch_natural:
        found.pitch_die = state.pitch_die
    return found


def _look_at_cards(state: BallgameState, found: Matchup) -> None:
    """Apply cards that affect dice, mistakes and the advantage."""
    found.pitch_die = ratings.die_for_pitch(state)
    if net_effects.in_force(state, PREVENT_MISTAKE) or net_effects.is_forbidden(state, MISTAKES, 1 - state.offence):
        found.mistake = PREVENTED
    elif net_effects.in_force(state, FORCE_MISTAKE):
        found.mistake = FORCED
    die: i64 = 0
    for play in state.plays:
        for effect in state.card_of(play).effects:
            if effect.verb == USE_DIE and effect.attribute == SWING and not die:
                die = effect.value
            elif effect.verb == GIVE_ADVANTAGE and conditions.holds(state, effect.when, play.owner):
                found.advantage = effect.value
            elif effect.verb == ON_NATURAL_PITCH:
                found.hit = max(found.hit, effect.value)
    if die:
        found.swing_die = die


def _shift_rows(state: BallgameState, starts: tuple[int, ...]) -> tuple[int, ...]:
    """The starts of a chart's rows, shifted by stadium and weather."""
    moves = state.stadium.reads and state.setup.strategy
    if not moves and state.weather == NO_CARD:
        return starts
    found = list(starts)
    if moves:
        for part in state.stadium.parts:
            for effect in part.effects:
                if effect.verb == SHIFT_ROW and conditions.holds(state, part.when, state.offence):
                    _shift(found, effect)
    if state.weather != NO_CARD:
        for effect in state.cards.strategies[state.weather].effects:
            if effect.verb == SHIFT_ROW:
                _shift(found, effect)
    return tuple(found)


def _shift(starts: list[int], effect: Effect) -> None:
    if starts[effect.attribute] != NO_ROW:
        starts[effect.attribute] += effect.value


# --- the results of an at-bat -------------------------------------------------------------------------------------


def results(state: BallgameState) -> list[float]:
    """The chance of every result at this point of the at-bat: before the pitch, after it, after the swing.

    Results are numbered as in `cards`, from K to HOMER and HBP. After the result is read it is certain.
    """
    return results_of(state, look(state))


def results_of(state: BallgameState, matchup: Matchup) -> list[float]:
    """The same for a matchup whose numbers may have been changed."""
    return [expected_value(state, matchup, _only(result)) for result in range(RESULTS)]


def results_again(state: BallgameState) -> list[float]:
    """The chance of every result if the swing were rolled once more (C-3.10.6)."""
    return [expected_again(state, _only(result)) for result in range(RESULTS)]


def results_between(batter: Batter, pitcher: Pitcher, tired: i64) -> list[float]:
    """The chance of every result when two cards meet, without any effects."""
    return [expected_between(batter, pitcher, tired, _only(result)) for result in range(RESULTS)]


def _only(wanted: int) -> list[float]:
    """Weights that count one result and no other."""
    return [1.0 if result == wanted else 0.0 for result in range(RESULTS)]


def advantages(state: BallgameState) -> tuple[float, float, float]:
    """The chances of a mistake pitch, of the batter's advantage without one, and of the pitcher's."""
    matchup = look(state)
    first: i64 = matchup.natural if matchup.natural else 1
    last: i64 = matchup.natural if matchup.natural else matchup.pitch_die
    mistake: i64 = 0
    batters: i64 = 0
    natural = first
    while natural <= last:
        if matchup.is_mistake(natural):
            mistake += 1
        elif matchup.chart(natural) == BATTERS_CHART:
            batters += 1
        natural += 1
    sides = float(last - first + 1)
    return float(mistake) / sides, float(batters) / sides, float(last - first + 1 - mistake - batters) / sides


def expected_value(state: BallgameState, matchup: Matchup, worths: list[float]) -> float:
    """The mean value of the results of this at-bat."""
    if state.result != NO_RESULT:
        return worths[state.result] if state.result < RESULTS else 0.0
    reading = Reading(state, worths)
    if state.swing_natural:
        return reading.face(matchup, state.chart, state.swing_natural)
    if matchup.natural:
        return _after_pitch(reading, matchup)
    return _before_pitch(reading, matchup)


def expected_again(state: BallgameState, worths: list[float]) -> float:
    """The same if the swing were rolled once more."""
    return Reading(state, worths).swing(look(state), state.chart, state.swing_die)


def expected_between(batter: Batter, pitcher: Pitcher, tired: i64, worths: list[float]) -> float:
    """The same for two cards without any effects."""
    matchup = meet(batter, pitcher, tired)
    command = matchup.command if matchup.command > 0 else 0
    mistakes = matchup.zone
    batters = min(max(matchup.on_base - command, mistakes), RD) - mistakes
    sides = matchup.swing_die
    found = float(mistakes) * mean_of_rows(matchup.batters, PD, 0, worths)
    found += float(batters) * mean_of_rows(matchup.batters, sides, 0, worths)
    found += float(RD - mistakes - batters) * mean_of_rows(matchup.pitchers, sides, 0, worths)
    return found / float(RD)


def _after_pitch(reading: "Reading", matchup: Matchup) -> float:
    natural = matchup.natural
    if natural <= matchup.hit:
        return reading.worths[HBP]
    sides = PD if matchup.is_mistake(natural) else matchup.swing_die
    return reading.swing(matchup, matchup.chart(natural), sides)


def _before_pitch(reading: "Reading", matchup: Matchup) -> float:
    """Faces of the pitch that lead to the same chart and die are grouped (C-3.8.18)."""
    sides = matchup.pitch_die
    hit = min(matchup.hit, sides)
    command = matchup.command if matchup.command > 0 else 0
    mistakes = sides if matchup.mistake == FORCED else 0
    if matchup.mistake == BY_ROLL:
        mistakes = min(max(matchup.zone - matchup.roll, 0), sides)
    batters = min(max(matchup.on_base - matchup.roll - command - matchup.pitch, 0), sides)
    if matchup.advantage == BATTERS_CHART:
        batters = sides
    elif matchup.advantage == PITCHERS_CHART:
        batters = 0
    mistakes = max(mistakes, hit)
    batters = max(batters, mistakes)
    chart = PITCHERS_CHART if matchup.advantage == PITCHERS_CHART else BATTERS_CHART
    found = float(hit) * reading.worths[HBP] if hit else 0.0
    if mistakes > hit:
        found += float(mistakes - hit) * reading.swing(matchup, chart, PD)
    if batters > mistakes:
        found += float(batters - mistakes) * reading.swing(matchup, BATTERS_CHART, matchup.swing_die)
    if sides > batters:
        found += float(sides - batters) * reading.swing(matchup, PITCHERS_CHART, matchup.swing_die)
    return found / float(sides)


@mypyc_attr(acyclic=True, free_list_len=1)
class Reading:
    """How charts are read: stadium, weather, infield and cards may read a row as another result (C-3.8.24)."""

    def __init__(self, state: BallgameState, worths: list[float]) -> None:
        self.state = state
        self.worths = worths
        self.is_plain = not is_read_otherwise(state)

    def swing(self, matchup: Matchup, chart: i64, sides: i64) -> float:
        """The mean over all faces of a swing."""
        starts = matchup.batters if chart == BATTERS_CHART else matchup.pitchers
        if self.is_plain:
            return mean_of_rows(starts, sides, matchup.swing, self.worths)
        rows = [self.worths[_read(self.state, chart, row, 0)] for row in range(ROWS)]
        found = mean_of_rows(starts, sides, matchup.swing, rows)
        for natural in _special_faces(self.state):
            if natural <= sides:
                row = _row_of(starts, natural + matchup.swing)
                found += (self.worths[_read(self.state, chart, row, natural)] - rows[row]) / float(sides)
        return found

    def face(self, matchup: Matchup, chart: i64, natural: i64) -> float:
        """The value of one face of a swing."""
        starts = matchup.batters if chart == BATTERS_CHART else matchup.pitchers
        row = _row_of(starts, natural + matchup.swing)
        return self.worths[row if self.is_plain else _read(self.state, chart, row, natural)]


def mean_of_rows(starts: tuple[int, ...], sides: i64, swing: i64, worths: list[float]) -> float:
    """The mean over a die, with this much added to it; the lowest row is open-ended (C-1.1.1, C-R3)."""
    found = 0.0
    above = sides + 1
    row: i64 = ROWS - 1
    lowest = row
    while row >= 0 and above > 1:
        start: i64 = starts[row]
        if start != NO_ROW:
            face = start - swing
            if face < 1:
                face = 1
            if face < above:
                found += float(above - face) * worths[row]
                above = face
            lowest = row
        row -= 1
    if above > 1:
        found += float(above - 1) * worths[lowest]
    return found / float(sides)


def _row_of(starts: tuple[int, ...], total: i64) -> i64:
    """The row that holds a total."""
    lowest: i64 = 0
    row: i64 = ROWS - 1
    while row >= 0:
        start: i64 = starts[row]
        if start != NO_ROW:
            if start <= total:
                return row
            lowest = row
        row -= 1
    return lowest


def is_read_otherwise(state: BallgameState) -> bool:
    """Whether any effect may read a row of a chart as another result."""
    if state.infield_in:
        return True
    if state.stadium.reads and state.setup.strategy:
        for part in state.stadium.parts:
            if _reads(part.effects):
                return True
    if state.weather != NO_CARD and _reads(state.cards.strategies[state.weather].effects):
        return True
    for play in state.plays:  # noqa: SIM110  compiled, a loop is faster
        if _reads(state.card_of(play).effects):
            return True
    return False


def _reads(effects: tuple[Effect, ...]) -> bool:
    for effect in effects:  # noqa: SIM110  compiled, a loop is faster
        if effect.verb == READ_AS:
            return True
    return False


def _special_faces(state: BallgameState) -> list[int]:
    """Natural swings with a reading of their own."""
    found: list[int] = []
    if state.stadium.reads and state.setup.strategy:
        for part in state.stadium.parts:
            _add_special(part.effects, found)
    if state.weather != NO_CARD:
        _add_special(state.cards.strategies[state.weather].effects, found)
    for play in state.plays:
        _add_special(state.card_of(play).effects, found)
    return found


def _add_special(effects: tuple[Effect, ...], found: list[int]) -> None:
    for effect in effects:
        if effect.verb == READ_AS and effect.extra and effect.extra not in found:
            found.append(effect.extra)


def _read(state: BallgameState, chart: i64, row: i64, natural: i64) -> i64:
    """The result that a row is read as: see `effects.read_chart` (C-3.8.24, C-3.10.4, C-4.3.6)."""
    before, rolled = state.chart, state.swing_natural
    state.chart = chart
    state.swing_natural = natural
    result = ratings.read_by_setting(state, row)
    if state.infield_in and result == GB and chart == BATTERS_CHART:
        result = SINGLE
    changed: i64 = 0  # who has changed the result: a bit each
    for play in state.plays:
        if changed >> play.owner & 1 or state.teams[play.owner].changed:
            continue
        for effect in state.card_of(play).effects:
            if ratings.reads(state, effect, result) and conditions.holds(state, effect.when, play.owner):
                result = effect.value
                changed |= 1 << play.owner
                break
    state.chart = before
    state.swing_natural = rolled
    return result


# --- throws and Plays (C-3.11) ------------------------------------------------------------------------------------


def throw_chance(state: BallgameState) -> float:
    """The chance that the present throw puts the runner out."""
    if state.throw_natural:
        return 1.0 if state.throw_natural >= needed_roll(state) else 0.0
    return _faces_from(needed_roll(state))


def throw_chance_again(state: BallgameState) -> float:
    """The same if the throw were rolled once more."""
    return _faces_from(needed_roll(state))


def needed_roll(state: BallgameState) -> i64:
    """The lowest roll with which the throw now set up puts the runner out (C-3.11.1, C-3.11.2)."""
    found = ratings.rating(state, state.throw_rating) + state.throw_more
    if throws.is_play(state):
        found += net_effects.net(state, PLAY_ROLL, NOBODY) + net_effects.net(state, PLAY, NOBODY)
        return state.setup.rulebook.play_needs - found
    found += net_effects.net(state, THROW_ROLL, NOBODY) + net_effects.net(state, THROW, NOBODY)
    return ratings.speed(state, slot_of(state.throw_runner)) + state.throw_speed - found + 1


def out_chance(
    state: BallgameState, kind: i64, runner: i64, start: i64, outcome: i64, outs: i64, more_speed: i64 = 0
) -> float:
    """The chance that a throw of this kind would put out this runner, who starts from this base.

    `outcome` is the outcome of the at-bat, and `outs` the outs before it; a card may give more Speed.
    """
    old_kind, old_rating, old_runner = state.throw_kind, state.throw_rating, state.throw_runner
    old_from, old_to, old_more = state.throw_from, state.throw_to, state.throw_more
    old_speed, old_outcome = state.throw_speed, state.outcome
    state.outcome = outcome
    _aim(state, kind, runner, start, outs)
    state.throw_speed += more_speed
    found = _faces_from(needed_roll(state))
    state.throw_kind = old_kind
    state.throw_rating = old_rating
    state.throw_runner = old_runner
    state.throw_from = old_from
    state.throw_to = old_to
    state.throw_more = old_more
    state.throw_speed = old_speed
    state.outcome = old_outcome
    return found


def _aim(state: BallgameState, kind: i64, runner: i64, start: i64, outs: i64) -> None:
    """Set up a throw as `bases` does, with the bonuses of the rules (C-3.12 to C-3.14, C-4.3)."""
    rules = state.setup.rulebook
    more: i64 = 0
    speed: i64 = 0
    rating: i64 = OUTFIELD
    if kind == STEAL or kind == PICKOFF:
        rating = BATTERY
        if kind == STEAL and start == SECOND:
            more = rules.third_bonus
    elif kind == DOUBLE_PLAY:
        rating = INFIELD
        speed = rules.double_play_bonus
    elif kind == GROUND or kind == HOME:
        rating = INFIELD
        if kind == HOME:
            speed = rules.home_bonus
    else:
        if start == THIRD:
            speed = rules.home_bonus
        if kind == EXTRA_BASE and outs == 2:
            speed += rules.two_out_bonus
        if kind == TAG and start == FIRST:
            more = rules.tag_second_bonus
    state.throw_kind = kind
    state.throw_rating = rating
    state.throw_runner = runner
    state.throw_from = start
    state.throw_to = start if kind == PICKOFF else start + 1
    state.throw_more = more
    state.throw_speed = speed


def _faces_from(lowest: i64) -> float:
    """The share of a regular die from this face on."""
    if lowest <= 1:
        return 1.0
    return float(RD + 1 - lowest) / float(RD) if lowest <= RD else 0.0


def double_play_chance(state: BallgameState) -> float:
    """The chance that the batter is out, too, if a ground ball is played at second (C-3.13.1)."""
    return out_chance(state, DOUBLE_PLAY, batter_runner(state), BOX, GB, state.outs)


def steal_chance(state: BallgameState, base: i64) -> float:
    """The chance that the runner of this base would be caught stealing the next (C-3.14)."""
    return out_chance(state, STEAL, state.runner(base), base, NO_RESULT, state.outs)


def play_chance(state: BallgameState, attribute: i64, bonus: i64) -> float:
    """The chance of a card's own Play (C-3.11.2)."""
    found = bonus + ratings.rating(state, attribute)
    found += net_effects.net(state, PLAY_ROLL, NOBODY) + net_effects.net(state, PLAY, NOBODY)
    return _faces_from(state.setup.rulebook.play_needs - found)


def check_chance(state: BallgameState, effect: Effect) -> float:
    """The chance that an attempt to change a result passes its check."""
    check = effect.check
    if check == NO_CHECK:
        return 1.0
    if check == PLAY_SUCCEEDS:
        return play_chance(state, effect.attribute, effect.extra)
    if check == PLAY_FAILS:
        return 1.0 - play_chance(state, effect.attribute, effect.extra)
    return _faces_from(effect.extra)


def bunt_chance(state: BallgameState, rolls: i64) -> float:
    """The chance of a successful bunt within this many rolls (C-4.2.2)."""
    fails = 1.0 - _faces_from(state.setup.rulebook.bunt_needs)
    found = 1.0
    for _ in range(rolls):
        found *= fails
    return 1.0 - found
