"""Bench and bullpen: which player replaces which, and when (C-3.5)."""

from typing import Final

from mypy_extensions import i64

from pennant.bots.compiled.clutch_worth import RESULT_RUNS, Scene, runs_against
from pennant.games.clutch.rules import moves, odds, ratings, substitutions
from pennant.games.clutch.rules.ballgame_state import BallgameState
from pennant.games.clutch.rules.cards import DESIGNATED, OUT_OF_POSITION
from pennant.games.clutch.rules.packing import slot_of, unpack_rest
from pennant.games.clutch.rules.team import SLOTS, Team

NONE: Final = -1

GLOVE_RUNS: Final[tuple[float, ...]] = (0.015, 0.040, 0.040, 0.040, 0.040, 0.064, 0.064, 0.064, 0.0)
"""Runs saved per game by one point of a fielder's rating, by position."""
BENCH_RUNS: Final = 0.02
"""The value of keeping a player on the bench for later."""

BATTERS_AHEAD: Final = 4
"""The number of next batters that a pitcher is evaluated by."""
TIRED_MARGIN: Final = 0.0
LATE_MARGIN: Final = 0.03
"""How much better a reliever must be than a pitcher who is not tired, in runs per batter."""
CLOSER_MARGIN: Final = 0.01
LATE_HALVES: Final = 3
"""The number of the opponent's last innings that count as late."""

PINCH_FROM: Final = 7
PINCH_MARGIN: Final = 0.006
BETTER_BAT: Final = 0.02
"""How much better a pinch hitter must be to be considered, in runs per at-bat."""
PINCH_RUN_FROM: Final = 8
SPEED_SHARE: Final = 0.012
"""The increase in the share of runners on first or second who score, per point of Speed."""


def substitute(state: BallgameState, seat: i64) -> i64:
    if seat == state.offence:
        if state.inning < PINCH_FROM or not state.teams[seat].bench:
            return moves.PASS
        action = _pinch_hit(state, seat)
        return action if action != moves.PASS else _pinch_run(state, seat)
    action = _pitching(state, seat)
    return action if action != moves.PASS else _repair(state, seat)


def fielding_halves(scene: Scene, seat: i64) -> i64:
    """The number of half-innings that this manager's team is still in the field, including this one."""
    return (scene.left + 1) // 2 if seat != scene.state.offence else scene.left // 2


# --- the bullpen ------------------------------------------------------------------------------------------------------


def _pitching(state: BallgameState, seat: i64) -> i64:
    """Replace a tired pitcher, or bring in a better one late in a close game."""
    if not substitutions.may_change_pitcher(state):
        return moves.PASS
    tired = ratings.tired_level(state)
    scene = Scene(state)
    halves = fielding_halves(scene, seat)
    if not tired and (halves > LATE_HALVES or not -3 <= scene.lead <= 3):
        return moves.PASS
    place = best_reliever(state, seat, state.teams[seat].bullpen, halves)
    margin = TIRED_MARGIN if tired else LATE_MARGIN if halves > 1 else CLOSER_MARGIN
    gain = runs_against(state, seat, state.teams[seat].mound, tired, BATTERS_AHEAD) - _runs_off(state, seat, place)
    return moves.PITCHER_IN + place if gain > margin else moves.PASS


def _runs_off(state: BallgameState, seat: i64, place: i64) -> float:
    """The value of the next batters against a pitcher who comes in now, in runs per at-bat."""
    rest = state.teams[seat].rest[place]
    due, streak = unpack_rest(rest)
    tired: i64 = 1 if due > 0 or streak >= 2 else 0
    return runs_against(state, seat, place, tired, BATTERS_AHEAD)


def best_reliever(state: BallgameState, seat: i64, able: i64, halves: i64) -> i64:
    """The worst of the best relievers who together last until the end, so that the best one pitches last."""
    pitchers = state.setup.clubs[seat].pitchers
    left = able
    place: i64 = NONE
    innings: i64 = 0
    while left and (place == NONE or innings < halves):
        place = _best_of(state, seat, left)
        left &= ~(1 << place)
        innings += pitchers[place].limit
    return place


def _best_of(state: BallgameState, seat: i64, able: i64) -> i64:
    best: i64 = NONE
    fewest = 0.0
    place: i64 = 0
    while able >> place:
        if able >> place & 1:
            found = _runs_off(state, seat, place)
            if best == NONE or found < fewest:
                best = place
                fewest = found
        place += 1
    return best


# --- the field --------------------------------------------------------------------------------------------------------


def _glove(state: BallgameState, seat: i64, place: i64, position: i64) -> float:
    """Runs that a player saves at a position per game."""
    return GLOVE_RUNS[position] * float(state.setup.clubs[seat].batters[place].ratings[position])


def _is_out_of_place(state: BallgameState, seat: i64) -> bool:
    team = state.teams[seat]
    batters = state.setup.clubs[seat].batters
    for slot in range(SLOTS):  # noqa: SIM110  compiled, a loop is faster
        if batters[team.player(slot)].ratings[team.position(slot)] == OUT_OF_POSITION:
            return True
    return False


def _repair(state: BallgameState, seat: i64) -> i64:
    """Fix the field after pinch hitters: two fielders trade positions, or a bench player comes in."""
    if not _is_out_of_place(state, seat):
        return moves.PASS
    team = state.teams[seat]
    best = BENCH_RUNS
    action: i64 = moves.PASS
    if team.shifts < substitutions.MOST_SHIFTS:
        for slot in range(SLOTS):
            other = _best_partner(state, seat, slot)
            if other != NONE and _gain_of_shift(state, seat, slot, other) > best:
                best = _gain_of_shift(state, seat, slot, other)
                action = moves.SHIFT + slot
    if substitutions.may_substitute(state) and team.bench:
        for slot in range(SLOTS):
            position = team.position(slot)
            if position != DESIGNATED:
                place = _best_glove(state, seat, position)
                gain = _glove(state, seat, place, position) - _glove(state, seat, team.player(slot), position)
                if gain - BENCH_RUNS > best:
                    best = gain - BENCH_RUNS
                    action = moves.REPLACE + slot
    return action


def _gain_of_shift(state: BallgameState, seat: i64, slot: i64, other: i64) -> float:
    team = state.teams[seat]
    one, two = team.player(slot), team.player(other)
    here, there = team.position(slot), team.position(other)
    now = _glove(state, seat, one, here) + _glove(state, seat, two, there)
    return _glove(state, seat, one, there) + _glove(state, seat, two, here) - now


def _best_partner(state: BallgameState, seat: i64, slot: i64) -> i64:
    """The best fielder to trade positions with."""
    team = state.teams[seat]
    best: i64 = NONE
    if team.position(slot) == DESIGNATED:
        return best
    most = 0.0
    for other in range(SLOTS):
        if other != slot and team.position(other) != DESIGNATED:
            gain = _gain_of_shift(state, seat, slot, other)
            if best == NONE or gain > most:
                best = other
                most = gain
    return best


def shift_with(state: BallgameState, seat: i64) -> i64:
    return moves.SHIFT_WITH + _best_partner(state, seat, state.use[0] - moves.SHIFT)


def _best_glove(state: BallgameState, seat: i64, position: i64) -> i64:
    """The best fielder on the bench for a position; batting breaks ties."""
    bench = state.teams[seat].bench
    best: i64 = NONE
    most = 0.0
    place: i64 = 0
    while bench >> place:
        if bench >> place & 1:
            found = _glove(state, seat, place, position) + 0.1 * bat_of(state, seat, place)
            if best == NONE or found > most:
                best = place
                most = found
        place += 1
    return best


def bat_of(state: BallgameState, seat: i64, place: i64) -> float:
    """The value of a batter against the opposing pitcher, in runs per at-bat."""
    pitcher = state.setup.clubs[1 - seat].pitchers[state.teams[1 - seat].mound]
    return odds.expected_between(state.setup.clubs[seat].batters[place], pitcher, 0, RESULT_RUNS)


# --- pinch hitters and runners ----------------------------------------------------------------------------------------


def _pinch_hit(state: BallgameState, seat: i64) -> i64:
    """Pinch-hit with a better batter against this pitcher, if the loss in the field is not greater."""
    team = state.teams[seat]
    better = 0 if state.pinch_hitter else _better_bats(state, seat)
    if not better:
        return moves.PASS
    scene = Scene(state)
    worths = scene.results()
    order = team.order
    now = _at_bat(state, worths)
    per_run = scene.per_run()
    best = PINCH_MARGIN
    action: i64 = moves.PASS
    place: i64 = 0
    while better >> place:
        if better >> place & 1:
            team.put_player(state.slot, place)
            gain = _at_bat(state, worths) - now
            team.order = order
            if gain > best:
                gain -= per_run * _runs_lost(state, scene, seat, state.slot, place)
                if gain > best:
                    best = gain
                    action = moves.PINCH_HIT + place
        place += 1
    return action


def _better_bats(state: BallgameState, seat: i64) -> i64:
    """The bench players who hit this pitcher better than the batter does, as a bit set."""
    team = state.teams[seat]
    least = bat_of(state, seat, team.player(state.slot)) + BETTER_BAT
    found: i64 = 0
    place: i64 = 0
    while team.bench >> place:
        if team.bench >> place & 1 and bat_of(state, seat, place) > least:
            found |= 1 << place
        place += 1
    return found


def _at_bat(state: BallgameState, worths: list[float]) -> float:
    return odds.expected_value(state, odds.look(state), worths)


def _runs_lost(state: BallgameState, scene: Scene, seat: i64, slot: i64, place: i64) -> float:
    """Runs lost when a bench player takes a slot: fielding for the rest of the game, and the old player's batting."""
    team = state.teams[seat]
    halves = fielding_halves(scene, seat)
    position = team.position(slot)
    old = team.player(slot)
    loss = 0.0
    if position != DESIGNATED:
        there = max(_glove(state, seat, place, position), _spare(state, seat, position, place) - BENCH_RUNS)
        loss = (_glove(state, seat, old, position) - there) * float(halves) / 9.0
    turns = 0.47 * float((scene.left - 1) // 2)
    return loss + BENCH_RUNS + max(0.0, turns * (bat_of(state, seat, old) - bat_of(state, seat, place)))


def _spare(state: BallgameState, seat: i64, position: i64, but: i64) -> float:
    """Runs that the best of the bench players saves at a position per game, `but` included."""
    bench = state.teams[seat].bench & ~(1 << but)
    best = _glove(state, seat, but, position)
    place: i64 = 0
    while bench >> place:
        if bench >> place & 1:
            best = max(best, _glove(state, seat, place, position))
        place += 1
    return best


def _pinch_run(state: BallgameState, seat: i64) -> i64:
    """Pinch-run late in the game for a slow runner whose run ties the game or takes the lead."""
    base = _decisive_runner(state)
    if state.inning < PINCH_RUN_FROM or base == NONE:
        return moves.PASS
    slot = slot_of(state.runner(base))
    place = _fastest(state, seat)
    batters = state.setup.clubs[seat].batters
    faster = batters[place].speed - ratings.speed(state, slot)
    if faster <= 0:
        return moves.PASS
    scene = Scene(state)
    taken = state.occupied()
    home = scene.worth(1, state.outs, taken & ~(1 << base)) - scene.now()
    gain = SPEED_SHARE * float(faster) * home
    gain -= scene.per_run() * _runs_lost(state, scene, seat, slot, place)
    return moves.PINCH_RUN + base if gain > PINCH_MARGIN else moves.PASS


def _decisive_runner(state: BallgameState) -> i64:
    """The base of the runner on first or second whose run ties the game or takes the lead."""
    taken = state.occupied()
    behind = state.teams[1 - state.offence].runs - state.teams[state.offence].runs
    ahead: i64 = taken >> 2
    for base in (1, 0):
        if taken >> base & 1:
            ahead += 1
            if ahead == behind or ahead == behind + 1:
                return base
    return NONE


def _fastest(state: BallgameState, seat: i64) -> i64:
    team: Team = state.teams[seat]
    batters = state.setup.clubs[seat].batters
    best: i64 = NONE
    place: i64 = 0
    while team.bench >> place:
        if team.bench >> place & 1 and (best == NONE or batters[place].speed > batters[best].speed):
            best = place
        place += 1
    return best


def newcomer(state: BallgameState, seat: i64) -> i64:
    """The bench player who comes in, for a runner or in the field."""
    action = state.use[0]
    if action >= moves.PINCH_RUN:
        return moves.NEWCOMER + _fastest(state, seat)
    return moves.NEWCOMER + _best_glove(state, seat, state.teams[seat].position(action - moves.REPLACE))


def replace_ejected(state: BallgameState, seat: i64) -> i64:
    if state.ejected & 1:
        return moves.NEWCOMER + _best_glove(state, seat, state.teams[seat].position(state.slot))
    able = substitutions.ejected_pitchers(state, seat)
    return moves.PITCHER_IN + best_reliever(state, seat, able, fielding_halves(Scene(state), seat))
