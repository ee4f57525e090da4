"""Running the bases: runs and outs, hits, ground balls, fly balls, steals, bunts (C-3.12 to C-3.14, C-4.2, C-4.3)."""

from typing import Final

from mypy_extensions import i64

from pennant.games.clutch.rules import events, moves, questions, steps
from pennant.games.clutch.rules.ballgame_state import BallgameState
from pennant.games.clutch.rules.cards import (
    BATTERY,
    BB,
    BUNT,
    DOUBLE,
    DOUBLE_PLAY,
    DOUBLE_PLAYS,
    EXTRA_BASE,
    EXTRA_BASES,
    FB,
    GB,
    GROUND,
    HBP,
    HOME,
    HOMER,
    INFIELD,
    NO_THROW,
    OUTFIELD,
    PICKOFF,
    SINGLE,
    SQUEEZE,
    STEAL,
    TAG,
    THROW,
    TRIPLE,
    K,
)
from pennant.games.clutch.rules.packing import BY_ERROR, charged_to, runner_of, slot_of
from pennant.kernel.state import EVERYONE

BOX: Final = -1
FIRST: Final = 0
SECOND: Final = 1
THIRD: Final = 2
PLATE: Final = 3

# --- moving, scoring, outs ----------------------------------------------------------------------------------------


def batter_runner(state: BallgameState, by_error: bool = False) -> i64:
    """The batter as a runner, charged to the pitcher on the mound."""
    return runner_of(state.slot, state.fielding().mound, by_error)


def tell_moved(state: BallgameState, runner: i64, start: i64, end: i64) -> None:
    if state.log is not None:
        slot = slot_of(runner)
        state.tell((events.MOVED, state.offence, slot, state.batting().player(slot), start, end, EVERYONE))


def advance(state: BallgameState, base: i64, by: i64, rbi: bool) -> None:
    """Advance the runner of a base; past third he scores."""
    runner = state.runner(base)
    if not runner:
        return
    state.put_runner(base, 0)
    arrive(state, runner, base, base + by, rbi)


def arrive(state: BallgameState, runner: i64, start: i64, end: i64, rbi: bool) -> None:
    """Move a runner to a base, or home."""
    tell_moved(state, runner, start, min(end, PLATE))
    if end >= PLATE:
        score(state, runner, rbi)
    else:
        state.put_runner(end, runner)


def score(state: BallgameState, runner: i64, rbi: bool) -> None:
    """Score a run; except on a home run the game ends with the winning one (C-3.6.3, C-3.12.1, C-R25)."""
    if state.walk_off:
        state.stranded += 1
        return
    team = state.batting()
    team.runs += 1
    state.half_runs += 1
    state.runs_on_play += 1
    slot = slot_of(runner)
    state.half_scorers |= state.batter_in(state.offence, slot).icons
    pitcher = charged_to(runner)
    defence = state.fielding()
    if pitcher == defence.mound:
        defence.charged += 1
    if state.log is not None:
        earned = 0 if runner & BY_ERROR else 1
        player = team.player(slot)
        state.tell((events.SCORED, state.offence, slot, player, pitcher, 1 if rbi else 0, earned, EVERYONE))
    if state.outcome != HOMER and is_won_at_bat(state):
        state.walk_off = True


def is_won_at_bat(state: BallgameState) -> bool:
    """Whether the home team leads in the bottom of the last inning or a later one (C-3.6.2, C-3.6.3)."""
    if state.half & 1 == 0 or state.inning < state.setup.rulebook.innings:
        return False
    return state.teams[state.home].runs > state.teams[1 - state.home].runs


def put_out(state: BallgameState, runner: i64, base: i64, how: i64) -> None:
    """Record an out for the pitcher on the mound (C-3.4.2)."""
    state.outs += 1
    state.outs_on_play += 1
    state.fielding().outs += 1
    if state.log is not None:
        slot = slot_of(runner)
        player, mound = state.batting().player(slot), state.fielding().mound
        state.tell((events.OUT, state.offence, slot, player, mound, base, how, EVERYONE))


def put_batter_out(state: BallgameState, how: i64) -> None:
    state.batter_out = True
    put_out(state, batter_runner(state), FIRST, how)


def put_batter_on(state: BallgameState, base: i64) -> None:
    """Put the batter on a base."""
    state.half_reached = True
    arrive(state, batter_runner(state), BOX, base, False)


def choose_fielders_choice(state: BallgameState, out_runner: i64, by_error: bool = False) -> None:
    """The batter reaches first while the defence plays on a runner: he is charged to the runner's pitcher (C-5.5)."""
    state.half_reached = True
    pitcher = charged_to(out_runner) if out_runner else state.fielding().mound
    if state.log is not None:
        state.tell((events.REACHED_BY_CHOICE, state.offence, state.slot, EVERYONE))
    arrive(state, runner_of(state.slot, pitcher, by_error), BOX, FIRST, False)


def force_walk(state: BallgameState) -> None:
    """Put the batter on first; only forced runners move (C-3.8.31, C-3.8.32, C-4.1.1)."""
    occupied = state.occupied()
    if occupied == 7:
        advance(state, THIRD, 1, True)
    if occupied & 3 == 3:
        advance(state, SECOND, 1, True)
    if occupied & 1:
        advance(state, FIRST, 1, True)
    put_batter_on(state, FIRST)


# --- outcomes -----------------------------------------------------------------------------------------------------


def resolve(state: BallgameState) -> None:
    """P15: carry out the outcome, with its decisions and throws (C-3.8.30 to C-3.8.35, C-0.3, C-R2)."""
    state.outs_before = state.outs
    state.outs_on_play = 0
    state.runs_on_play = 0
    state.go(steps.AFTER)
    outcome = state.outcome
    if outcome == K:
        put_batter_out(state, events.STRIKEOUT)
    elif outcome == BB or outcome == HBP:
        force_walk(state)
    elif outcome == SINGLE or outcome == DOUBLE:
        _hit(state, 1 if outcome == SINGLE else 2)
    elif outcome == TRIPLE or outcome == HOMER:
        _clear_bases(state, outcome)
    elif outcome == GB:
        _ground_ball(state)
    elif outcome == FB:
        _fly_ball(state)
    elif outcome == BUNT:
        _bunt(state)
    elif outcome == SQUEEZE:
        _squeeze(state)


def _clear_bases(state: BallgameState, outcome: i64) -> None:
    """C-3.8.33, C-3.8.34."""
    for base in (THIRD, SECOND, FIRST):
        advance(state, base, 3, True)
    if outcome == TRIPLE:
        put_batter_on(state, THIRD)
    else:
        state.half_reached = True
        arrive(state, batter_runner(state), BOX, PLATE, True)


def _hit(state: BallgameState, bases: i64) -> None:
    """Advance all with the batter; then some may try for one more base (C-3.12.1, C-3.12.2, C-R37)."""
    for base in (THIRD, SECOND, FIRST):
        advance(state, base, bases, True)
    put_batter_on(state, bases - 1)
    if state.walk_off or state.bars & EXTRA_BASES:
        return
    runners = state.occupied() & (6 if bases == 1 else 4)
    if runners:
        state.sent = runners
        state.throw_kind = EXTRA_BASE
        state.ask(questions.CHOOSE_ADVANCE, state.offence)


def advance_choices(state: BallgameState) -> list[int]:
    """The sets of runners who may go: every base they go to is empty or being left (C-3.12.2, C-3.12.4, C-R38)."""
    occupied = state.occupied()
    able = state.sent
    found = [moves.ADVANCE]
    for chosen in range(1, 8):
        if chosen & ~able:
            continue
        stays = occupied & ~chosen
        if not (chosen << 1) & stays & 7:
            found.append(moves.ADVANCE + chosen)
    return found


def send(state: BallgameState, chosen: i64) -> None:
    """Carry out which runners the offence sends (C-3.12.0)."""
    state.sent = chosen
    if state.log is not None:
        if chosen:
            state.tell((events.SENT, state.offence, chosen, state.throw_kind, EVERYONE))
        else:
            state.tell((events.HELD, state.offence, EVERYONE))
    if chosen:
        state.push()
        state.go(steps.OPEN_DECLARED)
    else:
        state.throw_kind = NO_THROW


def target_choices(state: BallgameState) -> list[int]:
    """The choices: a runner, or no throw; against two stealing runners a throw is required (C-3.12.2, C-3.14)."""
    found = [] if state.throw_kind == STEAL else [moves.NO_THROW]
    found += [moves.THROW_AT + base for base in range(3) if state.sent >> base & 1]
    return found


def ask_target(state: BallgameState) -> None:
    """T1: the defence names the runner (C-3.11.3)."""
    sent = state.sent
    if state.throw_kind == STEAL and not sent & (sent - 1):
        throw_at(state, 0 if sent == 1 else 1)
    else:
        state.ask(questions.CHOOSE_TARGET, 1 - state.offence)


def throw_at(state: BallgameState, base: i64) -> None:
    """The other runners arrive, the lead runner first; then the throw (C-3.12.2, C-R39)."""
    stealing = state.throw_kind == STEAL
    target: i64 = 0
    if base >= 0:
        target = state.runner(base)
        state.put_runner(base, 0)
    for other in (THIRD, SECOND, FIRST):
        if state.sent >> other & 1 and other != base:
            runner = state.runner(other)
            advance(state, other, 1, not stealing)
            if stealing:
                tell_stolen(state, runner, other + 1)
            elif state.throw_kind == TAG and other == THIRD:
                tell_sacrifice(state, 1)
    if base < 0:
        if state.log is not None:
            state.tell((events.NO_THROW_MADE, EVERYONE))
        state.throw_kind = NO_THROW
        state.pop()
        return
    if state.walk_off:
        state.put_runner(base, target)
        state.throw_kind = NO_THROW
        state.pop()
        return
    rules = state.setup.rulebook
    kind = state.throw_kind
    if kind == STEAL:
        aim(state, kind, BATTERY, target, base, base + 1)
        state.throw_more = rules.third_bonus if base == SECOND else 0
    else:
        aim(state, kind, OUTFIELD, target, base, base + 1)
        state.throw_speed = rules.home_bonus if base == THIRD else 0
        if kind == EXTRA_BASE and state.outs_before == 2:
            state.throw_speed += rules.two_out_bonus
        if kind == TAG and base == FIRST:
            state.throw_more = rules.tag_second_bonus


def tell_stolen(state: BallgameState, runner: i64, base: i64) -> None:
    """Tell a stolen base, also for the runner who was not thrown at (C-3.14.2, C-R40)."""
    if state.log is not None:
        slot = slot_of(runner)
        state.tell((events.STOLE, state.offence, slot, state.batting().player(slot), base, EVERYONE))


def aim(state: BallgameState, kind: i64, rating: i64, runner: i64, start: i64, end: i64) -> None:
    """Set up a throw; its windows come next (C-3.11.3)."""
    state.throw_kind = kind
    state.throw_rating = rating
    state.throw_runner = runner
    state.throw_from = start
    state.throw_to = end
    state.throw_more = 0
    state.throw_speed = 0
    state.throw_natural = 0
    state.throw_out = False
    for team in state.teams:
        team.rerolled &= ~(1 << THROW)
    state.go(steps.OPEN_PRE_THROW)


# --- ground balls (C-3.12.3, C-3.13, C-4.3) -----------------------------------------------------------------------


def _ground_ball(state: BallgameState) -> None:
    if state.outs == 2:  # no run, no decision (C-R12)
        put_batter_out(state, events.GROUND_OUT)
        return
    occupied = state.occupied()
    if state.infield_in and occupied & 4:
        _infield_in(state, occupied)
    elif occupied & 1:
        if state.infield_in or state.bars & DOUBLE_PLAYS:
            first_only(state)
        else:
            state.ask(questions.CHOOSE_DOUBLE_PLAY, 1 - state.offence)
    else:
        advance(state, THIRD, 1, True)
        if state.walk_off:  # nobody plays on the batter any more
            choose_fielders_choice(state, 0)
            return
        if occupied & 2:
            state.ask(questions.CHOOSE_SEND, state.offence)
        else:
            put_batter_out(state, events.GROUND_OUT)


def first_only(state: BallgameState) -> None:
    """The out at first, and all runners move up (C-R13, C-4.3.7)."""
    put_batter_out(state, events.GROUND_OUT)
    for base in (THIRD, SECOND, FIRST):
        advance(state, base, 1, True)


def try_double_play(state: BallgameState) -> None:
    """The runner from first is out without a roll; the throw goes at the batter (C-3.13.1)."""
    runner = state.runner(FIRST)
    state.put_runner(FIRST, 0)
    put_out(state, runner, SECOND, events.FORCE_OUT)
    state.erased = runner
    state.push()
    aim(state, DOUBLE_PLAY, INFIELD, batter_runner(state), BOX, FIRST)
    state.throw_speed = state.setup.rulebook.double_play_bonus


def _end_double_play(state: BallgameState, is_out: bool, by_error: bool) -> None:
    """No run counts if it was the third out (C-3.13.2, C-3.13.3, C-R12)."""
    if is_out:
        put_batter_out(state, events.GROUND_OUT)
        if state.log is not None:
            state.tell((events.DOUBLE_PLAY, state.offence, state.slot, EVERYONE))
    if state.outs >= 3:
        return
    advance(state, THIRD, 1, not is_out)
    advance(state, SECOND, 1, False)
    if by_error:  # beyond what comes by itself
        _play_error(state)
    if not is_out:
        choose_fielders_choice(state, state.erased, by_error)


def send_second(state: BallgameState, going: bool) -> None:
    """The offence sends the runner from second, or holds him (C-3.12.3)."""
    if not going:
        if state.log is not None:
            state.tell((events.HELD, state.offence, EVERYONE))
        put_batter_out(state, events.GROUND_OUT)
        return
    state.throw_kind = GROUND
    state.sent = 2
    if state.log is not None:
        state.tell((events.SENT, state.offence, 2, GROUND, EVERYONE))
    state.push()
    state.go(steps.OPEN_DECLARED)


def reply_second(state: BallgameState, throwing: bool) -> None:
    """The defence takes the batter, or throws at the runner."""
    if throwing:
        runner = state.runner(SECOND)
        state.put_runner(SECOND, 0)
        aim(state, GROUND, INFIELD, runner, SECOND, THIRD)
        return
    state.throw_kind = NO_THROW
    advance(state, SECOND, 1, False)
    put_batter_out(state, events.GROUND_OUT)
    state.pop()


def _infield_in(state: BallgameState, occupied: i64) -> None:
    """C-4.3.1, C-4.3.5."""
    if occupied == 7:
        runner = state.runner(THIRD)
        state.put_runner(THIRD, 0)
        put_out(state, runner, PLATE, events.FORCE_OUT)
        advance(state, SECOND, 1, False)
        advance(state, FIRST, 1, False)
        choose_fielders_choice(state, runner)
    else:
        state.ask(questions.CHOOSE_SEND_HOME, state.offence)


def send_home(state: BallgameState, going: bool) -> None:
    """The offence sends the runner from third, or holds him."""
    if not going:
        if state.log is not None:
            state.tell((events.HELD, state.offence, EVERYONE))
        put_batter_out(state, events.GROUND_OUT)
        _first_to_second(state)
        return
    state.throw_kind = HOME
    state.sent = 4
    if state.log is not None:
        state.tell((events.SENT, state.offence, 4, HOME, EVERYONE))
    state.push()
    state.go(steps.OPEN_DECLARED)


def _first_to_second(state: BallgameState) -> None:
    """Advance a runner on first; a runner on second stays (C-R44)."""
    if not state.runner(SECOND):
        advance(state, FIRST, 1, False)


def reply_home(state: BallgameState, throwing: bool) -> None:
    """C-4.3.8, C-R43."""
    if throwing:
        runner = state.runner(THIRD)
        state.put_runner(THIRD, 0)
        aim(state, HOME, INFIELD, runner, THIRD, PLATE)
        state.throw_speed = state.setup.rulebook.home_bonus
        return
    state.throw_kind = NO_THROW
    put_batter_out(state, events.GROUND_OUT)
    advance(state, THIRD, 1, True)
    _first_to_second(state)
    state.pop()


# --- fly balls, bunts, steals -------------------------------------------------------------------------------------


def _fly_ball(state: BallgameState) -> None:
    """C-3.12.4."""
    put_batter_out(state, events.FLY_OUT)
    if state.outs >= 3 or state.bars & EXTRA_BASES:
        return
    state.sent = state.occupied()
    if state.sent:
        state.throw_kind = TAG
        state.ask(questions.CHOOSE_ADVANCE, state.offence)


def _bunt(state: BallgameState) -> None:
    """The batter is out, runners advance, nobody scores (C-4.2.3)."""
    tell_sacrifice(state, 0)
    put_batter_out(state, events.SACRIFICED)
    occupied = state.occupied()
    if occupied & 6 == 2:
        advance(state, SECOND, 1, False)
    if not state.runner(SECOND):
        advance(state, FIRST, 1, False)


def _squeeze(state: BallgameState) -> None:
    """A card's squeeze that brought the runner home: `bars` says whether the batter is safe."""
    runner = state.runner(THIRD)
    state.put_runner(THIRD, 0)
    if state.bars & SAFE_SQUEEZE:
        arrive(state, runner, THIRD, PLATE, True)
        for base in (SECOND, FIRST):
            if base == SECOND or not state.runner(SECOND):
                advance(state, base, 1, False)
        choose_fielders_choice(state, 0)
    else:
        tell_sacrifice(state, 0)
        put_batter_out(state, events.SACRIFICED)
        arrive(state, runner, THIRD, PLATE, True)


SAFE_SQUEEZE: Final = 16


def tell_sacrifice(state: BallgameState, kind: i64) -> None:
    if state.log is not None:
        player = state.batting().player(state.slot)
        state.tell((events.SACRIFICE, state.offence, state.slot, player, kind, EVERYONE))


def can_bunt(state: BallgameState) -> bool:
    """Whether a bunt is possible: fewer than two outs, and a runner can advance without scoring (C-4.2.1, C-R42)."""
    occupied = state.occupied()
    return state.outs < 2 and (occupied == 1 or occupied == 2 or occupied == 3 or occupied == 5)


def steal_choices(state: BallgameState) -> list[int]:
    """C-3.14: never home, and never only the runner on first behind one on second."""
    occupied = state.occupied()
    found = [moves.NO_STEAL]
    if occupied & 3 == 1:
        found.append(moves.STEAL_SECOND)
    if occupied & 6 == 2:
        found.append(moves.STEAL_THIRD)
        if occupied & 1:
            found.append(moves.DOUBLE_STEAL)
    return found


def steal(state: BallgameState, runners: i64) -> None:
    """Send runners before the pitch (C-3.14.1)."""
    state.stole = True
    state.sent = runners
    state.throw_kind = STEAL
    state.outs_on_play = 0
    state.runs_on_play = 0
    if state.log is not None:
        state.tell((events.STEALS, state.offence, runners, EVERYONE))
    state.push()
    state.go(steps.OPEN_DECLARED)


def after_declared(state: BallgameState) -> None:
    """T0 is over: the defence chooses the runner that it throws at."""
    if state.throw_kind == GROUND:
        state.ask(questions.CHOOSE_REPLY, 1 - state.offence)
    elif state.throw_kind == HOME:
        state.ask(questions.CHOOSE_REPLY_HOME, 1 - state.offence)
    else:
        state.go(steps.ASK_TARGET)


def _play_error(state: BallgameState) -> None:
    """Drop the throw: every other runner advances one base, and their runs are unearned (C-5.6, C-5.7, C-5.9)."""
    state.error = False
    if state.log is not None:
        state.tell((events.ERROR, 1 - state.offence, EVERYONE))
    for base in (THIRD, SECOND, FIRST):
        runner = state.runner(base)
        if runner:
            state.put_runner(base, 0)
            arrive(state, runner | BY_ERROR, base, base + 1, False)


def end_throw(state: BallgameState) -> None:
    """T7: the runner is out or arrives; return to where the throw came from (C-3.11.3)."""
    kind = state.throw_kind
    is_out = state.throw_out
    runner = state.throw_runner
    start, end = state.throw_from, state.throw_to
    state.throw_kind = NO_THROW
    state.throw_runner = 0
    by_error = state.error
    state.pop()
    if by_error:
        runner |= BY_ERROR
        if kind != DOUBLE_PLAY and kind != HOME:  # there others move by themselves first
            _play_error(state)
    if kind == DOUBLE_PLAY:
        _end_double_play(state, is_out, by_error)
        return
    if is_out:
        how = events.CAUGHT_STEALING if kind == STEAL else events.PICKED_OFF if kind == PICKOFF else events.THROWN_OUT
        put_out(state, runner, end, how)
        if kind == STEAL and state.log is not None:
            slot, mound = slot_of(runner), state.fielding().mound
            player = state.batting().player(slot)
            state.tell((events.CAUGHT, state.offence, slot, player, end, mound, EVERYONE))
    elif kind == PICKOFF:
        state.put_runner(start, runner)
    else:
        arrive(state, runner, start, end, kind != STEAL and not by_error)
        if kind == STEAL:
            tell_stolen(state, runner, end)
    if kind == TAG and start == THIRD and not is_out:
        tell_sacrifice(state, 1)
    if kind == GROUND:
        choose_fielders_choice(state, runner if is_out else 0)
    elif kind == HOME:
        _first_to_second(state)
        if by_error:
            _play_error(state)
        choose_fielders_choice(state, runner if is_out else 0)
