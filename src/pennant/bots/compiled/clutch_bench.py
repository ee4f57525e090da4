"""Bench and bullpen: who comes in for whom, and when (C-3.5)."""

from typing import Final

from mypy_extensions import i64

from pennant.bots.compiled.clutch_worth import RESULT_RUNS, Scene, runs_against
from pennant.games.clutch.rules import moves, numbers, odds, substitutions
from pennant.games.clutch.rules.cards import DESIGNATED, OUT_OF_POSITION
from pennant.games.clutch.rules.table import SLOTS, Table, Team, slot_of

NONE: Final = -1

GLOVE_RUNS: Final[tuple[float, ...]] = (0.015, 0.040, 0.040, 0.040, 0.040, 0.064, 0.064, 0.064, 0.0)
"""What a point of a fielder's rating saves in a game, by position."""
BENCH_RUNS: Final = 0.02
"""What a man on the bench is good for later."""

BATTERS_AHEAD: Final = 4
"""How many of the next batters a pitcher is judged by."""
TIRED_MARGIN: Final = 0.0
LATE_MARGIN: Final = 0.03
"""How much better a fresh arm must be, in runs a batter, to come in for one who is not tired."""
CLOSER_MARGIN: Final = 0.01
LATE_HALVES: Final = 3
"""So many of the opponent's last innings are late."""

PINCH_FROM: Final = 7
PINCH_MARGIN: Final = 0.006
BETTER_BAT: Final = 0.02
"""Runs a turn by which a pinch hitter must be better to be thought of."""
PINCH_RUN_FROM: Final = 8
SPEED_SHARE: Final = 0.012
"""How much more often a runner on first or second comes home for each point of Speed."""


def substitute(table: Table, seat: i64) -> i64:
    if seat == table.offence:
        if table.inning < PINCH_FROM or not table.teams[seat].bench:
            return moves.PASS
        action = _pinch_hit(table, seat)
        return action if action != moves.PASS else _pinch_run(table, seat)
    action = _pitching(table, seat)
    return action if action != moves.PASS else _repair(table, seat)


def fielding_halves(scene: Scene, seat: i64) -> i64:
    """Halves that this manager's team still spends in the field, this one included."""
    return (scene.left + 1) // 2 if seat != scene.table.offence else scene.left // 2


# --- the bullpen ------------------------------------------------------------------------------------------------------


def _pitching(table: Table, seat: i64) -> i64:
    """A tired pitcher goes; late in a close game a better one comes."""
    if not substitutions.may_change_pitcher(table):
        return moves.PASS
    tired = numbers.tired_level(table)
    scene = Scene(table)
    halves = fielding_halves(scene, seat)
    if not tired and (halves > LATE_HALVES or not -3 <= scene.lead <= 3):
        return moves.PASS
    place = best_reliever(table, seat, table.teams[seat].bullpen, halves)
    margin = TIRED_MARGIN if tired else LATE_MARGIN if halves > 1 else CLOSER_MARGIN
    gain = runs_against(table, seat, table.teams[seat].mound, tired, BATTERS_AHEAD) - _runs_off(table, seat, place)
    return moves.PITCHER_IN + place if gain > margin else moves.PASS


def _runs_off(table: Table, seat: i64, place: i64) -> float:
    """What the next batters do to a pitcher who comes in now."""
    rest = table.teams[seat].rest[place]
    tired: i64 = 1 if rest & 15 > 0 or rest >> 4 >= 2 else 0
    return runs_against(table, seat, place, tired, BATTERS_AHEAD)


def best_reliever(table: Table, seat: i64, able: i64, halves: i64) -> i64:
    """The best is kept for the end: of the best who together last to it, the one to begin with."""
    pitchers = table.setup.clubs[seat].pitchers
    left = able
    place: i64 = NONE
    innings: i64 = 0
    while left and (place == NONE or innings < halves):
        place = _best_of(table, seat, left)
        left &= ~(1 << place)
        innings += pitchers[place].limit
    return place


def _best_of(table: Table, seat: i64, able: i64) -> i64:
    best: i64 = NONE
    fewest = 0.0
    place: i64 = 0
    while able >> place:
        if able >> place & 1:
            found = _runs_off(table, seat, place)
            if best == NONE or found < fewest:
                best = place
                fewest = found
        place += 1
    return best


# --- the field --------------------------------------------------------------------------------------------------------


def _glove(table: Table, seat: i64, place: i64, position: i64) -> float:
    """What a player saves at a position in a game."""
    return GLOVE_RUNS[position] * float(table.setup.clubs[seat].batters[place].ratings[position])


def _is_out_of_place(table: Table, seat: i64) -> bool:
    team = table.teams[seat]
    batters = table.setup.clubs[seat].batters
    for slot in range(SLOTS):  # noqa: SIM110  compiled, a loop is faster
        if batters[team.player(slot)].ratings[team.position(slot)] == OUT_OF_POSITION:
            return True
    return False


def _repair(table: Table, seat: i64) -> i64:
    """After pinch hitters: two fielders change places, or somebody comes from the bench."""
    if not _is_out_of_place(table, seat):
        return moves.PASS
    team = table.teams[seat]
    best = BENCH_RUNS
    action: i64 = moves.PASS
    if team.shifts < substitutions.MOST_SHIFTS:
        for slot in range(SLOTS):
            other = _best_partner(table, seat, slot)
            if other != NONE and _gain_of_shift(table, seat, slot, other) > best:
                best = _gain_of_shift(table, seat, slot, other)
                action = moves.SHIFT + slot
    if substitutions.may_substitute(table) and team.bench:
        for slot in range(SLOTS):
            position = team.position(slot)
            if position != DESIGNATED:
                place = _best_glove(table, seat, position)
                gain = _glove(table, seat, place, position) - _glove(table, seat, team.player(slot), position)
                if gain - BENCH_RUNS > best:
                    best = gain - BENCH_RUNS
                    action = moves.REPLACE + slot
    return action


def _gain_of_shift(table: Table, seat: i64, slot: i64, other: i64) -> float:
    team = table.teams[seat]
    one, two = team.player(slot), team.player(other)
    here, there = team.position(slot), team.position(other)
    now = _glove(table, seat, one, here) + _glove(table, seat, two, there)
    return _glove(table, seat, one, there) + _glove(table, seat, two, here) - now


def _best_partner(table: Table, seat: i64, slot: i64) -> i64:
    """With whom a fielder best changes places."""
    team = table.teams[seat]
    best: i64 = NONE
    if team.position(slot) == DESIGNATED:
        return best
    most = 0.0
    for other in range(SLOTS):
        if other != slot and team.position(other) != DESIGNATED:
            gain = _gain_of_shift(table, seat, slot, other)
            if best == NONE or gain > most:
                best = other
                most = gain
    return best


def shift_with(table: Table, seat: i64) -> i64:
    return moves.SHIFT_WITH + _best_partner(table, seat, table.use[0] - moves.SHIFT)


def _best_glove(table: Table, seat: i64, position: i64) -> i64:
    """The best fielder on the bench for a position; of equals the better bat."""
    bench = table.teams[seat].bench
    best: i64 = NONE
    most = 0.0
    place: i64 = 0
    while bench >> place:
        if bench >> place & 1:
            found = _glove(table, seat, place, position) + 0.1 * bat_of(table, seat, place)
            if best == NONE or found > most:
                best = place
                most = found
        place += 1
    return best


def bat_of(table: Table, seat: i64, place: i64) -> float:
    """What a batter does against the other team's pitcher, in runs a turn."""
    pitcher = table.setup.clubs[1 - seat].pitchers[table.teams[1 - seat].mound]
    return odds.expected_between(table.setup.clubs[seat].batters[place], pitcher, 0, RESULT_RUNS)


# --- pinch hitters and runners ----------------------------------------------------------------------------------------


def _pinch_hit(table: Table, seat: i64) -> i64:
    """A better bat against this pitcher, if the glove that goes with the old one is not missed more."""
    team = table.teams[seat]
    better = 0 if table.pinch_hitter else _better_bats(table, seat)
    if not better:
        return moves.PASS
    scene = Scene(table)
    worths = scene.results()
    order = team.order
    now = _at_bat(table, worths)
    per_run = scene.per_run()
    best = PINCH_MARGIN
    action: i64 = moves.PASS
    place: i64 = 0
    while better >> place:
        if better >> place & 1:
            team.put_player(table.slot, place)
            gain = _at_bat(table, worths) - now
            team.order = order
            if gain > best:
                gain -= per_run * _missed(table, scene, seat, table.slot, place)
                if gain > best:
                    best = gain
                    action = moves.PINCH_HIT + place
        place += 1
    return action


def _better_bats(table: Table, seat: i64) -> i64:
    """Who on the bench hits this pitcher better than the batter does, as a set."""
    team = table.teams[seat]
    least = bat_of(table, seat, team.player(table.slot)) + BETTER_BAT
    found: i64 = 0
    place: i64 = 0
    while team.bench >> place:
        if team.bench >> place & 1 and bat_of(table, seat, place) > least:
            found |= 1 << place
        place += 1
    return found


def _at_bat(table: Table, worths: list[float]) -> float:
    return odds.expected(table, odds.look(table), worths)


def _missed(table: Table, scene: Scene, seat: i64, slot: i64, place: i64) -> float:
    """Runs that are lost when a bench player takes a slot: by gloves for the rest of the game, and by the old bat."""
    team = table.teams[seat]
    halves = fielding_halves(scene, seat)
    position = team.position(slot)
    old = team.player(slot)
    loss = 0.0
    if position != DESIGNATED:
        there = max(_glove(table, seat, place, position), _spare(table, seat, position, place) - BENCH_RUNS)
        loss = (_glove(table, seat, old, position) - there) * float(halves) / 9.0
    turns = 0.47 * float((scene.left - 1) // 2)
    return loss + BENCH_RUNS + max(0.0, turns * (bat_of(table, seat, old) - bat_of(table, seat, place)))


def _spare(table: Table, seat: i64, position: i64, but: i64) -> float:
    """The best glove for a position that the bench has besides one."""
    bench = table.teams[seat].bench & ~(1 << but)
    best = _glove(table, seat, but, position)
    place: i64 = 0
    while bench >> place:
        if bench >> place & 1:
            best = max(best, _glove(table, seat, place, position))
        place += 1
    return best


def _pinch_run(table: Table, seat: i64) -> i64:
    """Late, for a slow runner who carries the run that ties or wins."""
    base = _decisive_runner(table)
    if table.inning < PINCH_RUN_FROM or base == NONE:
        return moves.PASS
    slot = slot_of(table.runner(base))
    place = _fastest(table, seat)
    batters = table.setup.clubs[seat].batters
    faster = batters[place].speed - numbers.speed(table, slot)
    if faster <= 0:
        return moves.PASS
    scene = Scene(table)
    taken = table.occupied()
    home = scene.worth(1, table.outs, taken & ~(1 << base)) - scene.now()
    gain = SPEED_SHARE * float(faster) * home
    gain -= scene.per_run() * _missed(table, scene, seat, slot, place)
    return moves.PINCH_RUN + base if gain > PINCH_MARGIN else moves.PASS


def _decisive_runner(table: Table) -> i64:
    """The base of the runner on first or second whose run ties the game or takes the lead."""
    taken = table.occupied()
    behind = table.teams[1 - table.offence].runs - table.teams[table.offence].runs
    ahead: i64 = taken >> 2
    for base in (1, 0):
        if taken >> base & 1:
            ahead += 1
            if ahead == behind or ahead == behind + 1:
                return base
    return NONE


def _fastest(table: Table, seat: i64) -> i64:
    team: Team = table.teams[seat]
    batters = table.setup.clubs[seat].batters
    best: i64 = NONE
    place: i64 = 0
    while team.bench >> place:
        if team.bench >> place & 1 and (best == NONE or batters[place].speed > batters[best].speed):
            best = place
        place += 1
    return best


def newcomer(table: Table, seat: i64) -> i64:
    """Who comes in, for a runner or in the field."""
    action = table.use[0]
    if action >= moves.PINCH_RUN:
        return moves.NEWCOMER + _fastest(table, seat)
    return moves.NEWCOMER + _best_glove(table, seat, table.teams[seat].position(action - moves.REPLACE))


def replace_ejected(table: Table, seat: i64) -> i64:
    if table.ejected & 1:
        return moves.NEWCOMER + _best_glove(table, seat, table.teams[seat].position(table.slot))
    able = substitutions.ejected_pitchers(table, seat)
    return moves.PITCHER_IN + best_reliever(table, seat, able, fielding_halves(Scene(table), seat))
