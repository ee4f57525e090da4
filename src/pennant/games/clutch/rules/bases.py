"""Running the bases: runs and outs, hits, ground balls, fly balls, steals, bunts (C-3.12 to C-3.14, C-4.2, C-4.3)."""

from typing import Final

from mypy_extensions import i64

from pennant.games.clutch.rules import events, moves
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
from pennant.games.clutch.rules.table import (
    AFTER,
    ASK_TARGET,
    BY_ERROR,
    CHOOSE_ADVANCE,
    CHOOSE_DOUBLE_PLAY,
    CHOOSE_REPLY,
    CHOOSE_REPLY_HOME,
    CHOOSE_SEND,
    CHOOSE_SEND_HOME,
    CHOOSE_TARGET,
    OPEN_DECLARED,
    OPEN_PRE_THROW,
    Table,
    charged_to,
    runner_of,
    slot_of,
)
from pennant.kernel.state import EVERYONE

BOX: Final = -1
FIRST: Final = 0
SECOND: Final = 1
THIRD: Final = 2
PLATE: Final = 3

# --- moving, scoring, outs ----------------------------------------------------------------------------------------


def batter_runner(table: Table, by_error: bool = False) -> i64:
    """The batter as a runner, charged to the pitcher on the mound."""
    return runner_of(table.slot, table.fielding().mound, by_error)


def tell_moved(table: Table, runner: i64, start: i64, end: i64) -> None:
    if table.log is not None:
        slot = slot_of(runner)
        table.tell((events.MOVED, table.offence, slot, table.batting().player(slot), start, end, EVERYONE))


def advance(table: Table, base: i64, by: i64, rbi: bool) -> None:
    """Move the runner of a base up; past third he scores."""
    runner = table.runner(base)
    if not runner:
        return
    table.put_runner(base, 0)
    arrive(table, runner, base, base + by, rbi)


def arrive(table: Table, runner: i64, start: i64, end: i64, rbi: bool) -> None:
    """A runner comes to a base, or home."""
    tell_moved(table, runner, start, min(end, PLATE))
    if end >= PLATE:
        score(table, runner, rbi)
    else:
        table.put_runner(end, runner)


def score(table: Table, runner: i64, rbi: bool) -> None:
    """Book a run; except on a home run the game ends with the winning one (C-3.6.3, C-3.12.1, C-R25)."""
    if table.walk_off:
        table.stranded += 1
        return
    team = table.batting()
    team.runs += 1
    table.half_runs += 1
    table.runs_on_play += 1
    slot = slot_of(runner)
    table.half_scorers |= table.batter_in(table.offence, slot).icons
    pitcher = charged_to(runner)
    defence = table.fielding()
    if pitcher == defence.mound:
        defence.charged += 1
    if table.log is not None:
        earned = 0 if runner & BY_ERROR else 1
        player = team.player(slot)
        table.tell((events.SCORED, table.offence, slot, player, pitcher, 1 if rbi else 0, earned, EVERYONE))
    if table.outcome != HOMER and is_won_at_bat(table):
        table.walk_off = True


def is_won_at_bat(table: Table) -> bool:
    """Whether the home team leads in the bottom of the last inning or a later one (C-3.6.2, C-3.6.3)."""
    if table.half & 1 == 0 or table.inning < table.setup.rulebook.innings:
        return False
    return table.teams[table.home].runs > table.teams[1 - table.home].runs


def put_out(table: Table, runner: i64, base: i64, how: i64) -> None:
    """An out, recorded by the pitcher on the mound (C-3.4.2)."""
    table.outs += 1
    table.outs_on_play += 1
    table.fielding().outs += 1
    if table.log is not None:
        slot = slot_of(runner)
        player, mound = table.batting().player(slot), table.fielding().mound
        table.tell((events.OUT, table.offence, slot, player, mound, base, how, EVERYONE))


def put_batter_out(table: Table, how: i64) -> None:
    table.batter_out = True
    put_out(table, batter_runner(table), FIRST, how)


def put_batter_on(table: Table, base: i64) -> None:
    """The batter reaches a base."""
    table.half_reached = True
    arrive(table, batter_runner(table), BOX, base, False)


def choose_fielders_choice(table: Table, out_runner: i64, by_error: bool = False) -> None:
    """The batter reaches first while the defence plays on a runner: he is charged to that one's pitcher (C-5.5)."""
    table.half_reached = True
    pitcher = charged_to(out_runner) if out_runner else table.fielding().mound
    if table.log is not None:
        table.tell((events.REACHED_BY_CHOICE, table.offence, table.slot, EVERYONE))
    arrive(table, runner_of(table.slot, pitcher, by_error), BOX, FIRST, False)


def force_walk(table: Table) -> None:
    """The batter to first; only forced runners move (C-3.8.31, C-3.8.32, C-4.1.1)."""
    occupied = table.occupied()
    if occupied == 7:
        advance(table, THIRD, 1, True)
    if occupied & 3 == 3:
        advance(table, SECOND, 1, True)
    if occupied & 1:
        advance(table, FIRST, 1, True)
    put_batter_on(table, FIRST)


# --- outcomes -----------------------------------------------------------------------------------------------------


def resolve(table: Table) -> None:
    """P15: carry the outcome out, with its own decisions and throws (C-3.8.30 to C-3.8.35, C-0.3, C-R2)."""
    table.outs_before = table.outs
    table.outs_on_play = 0
    table.runs_on_play = 0
    table.go(AFTER)
    outcome = table.outcome
    if outcome == K:
        put_batter_out(table, events.STRIKEOUT)
    elif outcome == BB or outcome == HBP:
        force_walk(table)
    elif outcome == SINGLE or outcome == DOUBLE:
        _hit(table, 1 if outcome == SINGLE else 2)
    elif outcome == TRIPLE or outcome == HOMER:
        _clear_bases(table, outcome)
    elif outcome == GB:
        _ground_ball(table)
    elif outcome == FB:
        _fly_ball(table)
    elif outcome == BUNT:
        _bunt(table)
    elif outcome == SQUEEZE:
        _squeeze(table)


def _clear_bases(table: Table, outcome: i64) -> None:
    """C-3.8.33, C-3.8.34."""
    for base in (THIRD, SECOND, FIRST):
        advance(table, base, 3, True)
    if outcome == TRIPLE:
        put_batter_on(table, THIRD)
    else:
        table.half_reached = True
        arrive(table, batter_runner(table), BOX, PLATE, True)


def _hit(table: Table, bases: i64) -> None:
    """All move up with the batter; then some may try for one more (C-3.12.1, C-3.12.2, C-R37)."""
    for base in (THIRD, SECOND, FIRST):
        advance(table, base, bases, True)
    put_batter_on(table, bases - 1)
    if table.walk_off or table.bars & EXTRA_BASES:
        return
    runners = table.occupied() & (6 if bases == 1 else 4)
    if runners:
        table.sent = runners
        table.throw_kind = EXTRA_BASE
        table.ask(CHOOSE_ADVANCE, table.offence)


def advance_choices(table: Table) -> list[int]:
    """The sets of runners who may go: every base they go to is empty or being left (C-3.12.2, C-3.12.4, C-R38)."""
    occupied = table.occupied()
    able = table.sent
    found = [moves.ADVANCE]
    for chosen in range(1, 8):
        if chosen & ~able:
            continue
        stays = occupied & ~chosen
        if not (chosen << 1) & stays & 7:
            found.append(moves.ADVANCE + chosen)
    return found


def send(table: Table, chosen: i64) -> None:
    """The offence has said who goes (C-3.12.0)."""
    table.sent = chosen
    if table.log is not None:
        if chosen:
            table.tell((events.SENT, table.offence, chosen, table.throw_kind, EVERYONE))
        else:
            table.tell((events.HELD, table.offence, EVERYONE))
    if chosen:
        table.push()
        table.go(OPEN_DECLARED)
    else:
        table.throw_kind = NO_THROW


def target_choices(table: Table) -> list[int]:
    """One of the runners, or no throw; at one of two stealing runners the throw must go (C-3.12.2, C-3.14)."""
    found = [] if table.throw_kind == STEAL else [moves.NO_THROW]
    found += [moves.THROW_AT + base for base in range(3) if table.sent >> base & 1]
    return found


def ask_target(table: Table) -> None:
    """T1: the defence names the runner (C-3.11.3)."""
    sent = table.sent
    if table.throw_kind == STEAL and not sent & (sent - 1):
        throw_at(table, 0 if sent == 1 else 1)
    else:
        table.ask(CHOOSE_TARGET, 1 - table.offence)


def throw_at(table: Table, base: i64) -> None:
    """The others arrive, the lead runner first; then the throw (C-3.12.2, C-R39)."""
    stealing = table.throw_kind == STEAL
    target: i64 = 0
    if base >= 0:
        target = table.runner(base)
        table.put_runner(base, 0)
    for other in (THIRD, SECOND, FIRST):
        if table.sent >> other & 1 and other != base:
            runner = table.runner(other)
            advance(table, other, 1, not stealing)
            if stealing:
                tell_stolen(table, runner, other + 1)
            elif table.throw_kind == TAG and other == THIRD:
                tell_sacrifice(table, 1)
    if base < 0:
        if table.log is not None:
            table.tell((events.NO_THROW_MADE, EVERYONE))
        table.throw_kind = NO_THROW
        table.pop()
        return
    if table.walk_off:
        table.put_runner(base, target)
        table.throw_kind = NO_THROW
        table.pop()
        return
    rules = table.setup.rulebook
    kind = table.throw_kind
    if kind == STEAL:
        aim(table, kind, BATTERY, target, base, base + 1)
        table.throw_more = rules.third_bonus if base == SECOND else 0
    else:
        aim(table, kind, OUTFIELD, target, base, base + 1)
        table.throw_speed = rules.home_bonus if base == THIRD else 0
        if kind == EXTRA_BASE and table.outs_before == 2:
            table.throw_speed += rules.two_out_bonus
        if kind == TAG and base == FIRST:
            table.throw_more = rules.tag_second_bonus


def tell_stolen(table: Table, runner: i64, base: i64) -> None:
    """A stolen base, also for the runner who was not thrown at (C-3.14.2, C-R40)."""
    if table.log is not None:
        slot = slot_of(runner)
        table.tell((events.STOLE, table.offence, slot, table.batting().player(slot), base, EVERYONE))


def aim(table: Table, kind: i64, rating: i64, runner: i64, start: i64, end: i64) -> None:
    """Set a throw up; its windows come next (C-3.11.3)."""
    table.throw_kind = kind
    table.throw_rating = rating
    table.throw_runner = runner
    table.throw_from = start
    table.throw_to = end
    table.throw_more = 0
    table.throw_speed = 0
    table.throw_natural = 0
    table.throw_out = False
    for team in table.teams:
        team.rerolled &= ~(1 << THROW)
    table.go(OPEN_PRE_THROW)


# --- ground balls (C-3.12.3, C-3.13, C-4.3) -----------------------------------------------------------------------


def _ground_ball(table: Table) -> None:
    if table.outs == 2:  # no run, no decision (C-R12)
        put_batter_out(table, events.GROUND_OUT)
        return
    occupied = table.occupied()
    if table.infield_in and occupied & 4:
        _infield_in(table, occupied)
    elif occupied & 1:
        if table.infield_in or table.bars & DOUBLE_PLAYS:
            first_only(table)
        else:
            table.ask(CHOOSE_DOUBLE_PLAY, 1 - table.offence)
    else:
        advance(table, THIRD, 1, True)
        if table.walk_off:  # nobody plays on the batter any more
            choose_fielders_choice(table, 0)
            return
        if occupied & 2:
            table.ask(CHOOSE_SEND, table.offence)
        else:
            put_batter_out(table, events.GROUND_OUT)


def first_only(table: Table) -> None:
    """The out at first, and all runners move up (C-R13, C-4.3.7)."""
    put_batter_out(table, events.GROUND_OUT)
    for base in (THIRD, SECOND, FIRST):
        advance(table, base, 1, True)


def try_double_play(table: Table) -> None:
    """The runner from first is out without a roll; the throw goes at the batter (C-3.13.1)."""
    runner = table.runner(FIRST)
    table.put_runner(FIRST, 0)
    put_out(table, runner, SECOND, events.FORCE_OUT)
    table.erased = runner
    table.push()
    aim(table, DOUBLE_PLAY, INFIELD, batter_runner(table), BOX, FIRST)
    table.throw_speed = table.setup.rulebook.double_play_bonus


def _end_double_play(table: Table, is_out: bool, by_error: bool) -> None:
    """No run counts if it was the third out (C-3.13.2, C-3.13.3, C-R12)."""
    if is_out:
        put_batter_out(table, events.GROUND_OUT)
        if table.log is not None:
            table.tell((events.DOUBLE_PLAY, table.offence, table.slot, EVERYONE))
    if table.outs >= 3:
        return
    advance(table, THIRD, 1, not is_out)
    advance(table, SECOND, 1, False)
    if by_error:  # beyond what comes by itself
        _play_error(table)
    if not is_out:
        choose_fielders_choice(table, table.erased, by_error)


def send_second(table: Table, going: bool) -> None:
    """The offence sends the runner from second, or holds him (C-3.12.3)."""
    if not going:
        if table.log is not None:
            table.tell((events.HELD, table.offence, EVERYONE))
        put_batter_out(table, events.GROUND_OUT)
        return
    table.throw_kind = GROUND
    table.sent = 2
    if table.log is not None:
        table.tell((events.SENT, table.offence, 2, GROUND, EVERYONE))
    table.push()
    table.go(OPEN_DECLARED)


def reply_second(table: Table, throwing: bool) -> None:
    """The defence takes the batter, or throws at the runner."""
    if throwing:
        runner = table.runner(SECOND)
        table.put_runner(SECOND, 0)
        aim(table, GROUND, INFIELD, runner, SECOND, THIRD)
        return
    table.throw_kind = NO_THROW
    advance(table, SECOND, 1, False)
    put_batter_out(table, events.GROUND_OUT)
    table.pop()


def _infield_in(table: Table, occupied: i64) -> None:
    """C-4.3.1, C-4.3.5."""
    if occupied == 7:
        runner = table.runner(THIRD)
        table.put_runner(THIRD, 0)
        put_out(table, runner, PLATE, events.FORCE_OUT)
        advance(table, SECOND, 1, False)
        advance(table, FIRST, 1, False)
        choose_fielders_choice(table, runner)
    else:
        table.ask(CHOOSE_SEND_HOME, table.offence)


def send_home(table: Table, going: bool) -> None:
    """The offence sends the runner from third, or holds him."""
    if not going:
        if table.log is not None:
            table.tell((events.HELD, table.offence, EVERYONE))
        put_batter_out(table, events.GROUND_OUT)
        _first_to_second(table)
        return
    table.throw_kind = HOME
    table.sent = 4
    if table.log is not None:
        table.tell((events.SENT, table.offence, 4, HOME, EVERYONE))
    table.push()
    table.go(OPEN_DECLARED)


def _first_to_second(table: Table) -> None:
    """A runner on first moves up, one on second stays (C-R44)."""
    if not table.runner(SECOND):
        advance(table, FIRST, 1, False)


def reply_home(table: Table, throwing: bool) -> None:
    """C-4.3.8, C-R43."""
    if throwing:
        runner = table.runner(THIRD)
        table.put_runner(THIRD, 0)
        aim(table, HOME, INFIELD, runner, THIRD, PLATE)
        table.throw_speed = table.setup.rulebook.home_bonus
        return
    table.throw_kind = NO_THROW
    put_batter_out(table, events.GROUND_OUT)
    advance(table, THIRD, 1, True)
    _first_to_second(table)
    table.pop()


# --- fly balls, bunts, steals -------------------------------------------------------------------------------------


def _fly_ball(table: Table) -> None:
    """C-3.12.4."""
    put_batter_out(table, events.FLY_OUT)
    if table.outs >= 3 or table.bars & EXTRA_BASES:
        return
    table.sent = table.occupied()
    if table.sent:
        table.throw_kind = TAG
        table.ask(CHOOSE_ADVANCE, table.offence)


def _bunt(table: Table) -> None:
    """The batter is out, runners move up, nobody home (C-4.2.3)."""
    tell_sacrifice(table, 0)
    put_batter_out(table, events.SACRIFICED)
    occupied = table.occupied()
    if occupied & 6 == 2:
        advance(table, SECOND, 1, False)
    if not table.runner(SECOND):
        advance(table, FIRST, 1, False)


def _squeeze(table: Table) -> None:
    """A card's squeeze that brought the runner home: `bars` says whether the batter is safe."""
    runner = table.runner(THIRD)
    table.put_runner(THIRD, 0)
    if table.bars & SAFE_SQUEEZE:
        arrive(table, runner, THIRD, PLATE, True)
        for base in (SECOND, FIRST):
            if base == SECOND or not table.runner(SECOND):
                advance(table, base, 1, False)
        choose_fielders_choice(table, 0)
    else:
        tell_sacrifice(table, 0)
        put_batter_out(table, events.SACRIFICED)
        arrive(table, runner, THIRD, PLATE, True)


SAFE_SQUEEZE: Final = 16


def tell_sacrifice(table: Table, kind: i64) -> None:
    if table.log is not None:
        player = table.batting().player(table.slot)
        table.tell((events.SACRIFICE, table.offence, table.slot, player, kind, EVERYONE))


def can_bunt(table: Table) -> bool:
    """Fewer than two outs, and a runner who can move up without anybody reaching home (C-4.2.1, C-R42)."""
    occupied = table.occupied()
    return table.outs < 2 and (occupied == 1 or occupied == 2 or occupied == 3 or occupied == 5)


def steal_choices(table: Table) -> list[int]:
    """C-3.14: never home, never the runner on first alone behind one on second."""
    occupied = table.occupied()
    found = [moves.NO_STEAL]
    if occupied & 3 == 1:
        found.append(moves.STEAL_SECOND)
    if occupied & 6 == 2:
        found.append(moves.STEAL_THIRD)
        if occupied & 1:
            found.append(moves.DOUBLE_STEAL)
    return found


def steal(table: Table, runners: i64) -> None:
    """Runners go before the pitch (C-3.14.1)."""
    table.stole = True
    table.sent = runners
    table.throw_kind = STEAL
    table.outs_on_play = 0
    table.runs_on_play = 0
    if table.log is not None:
        table.tell((events.STEALS, table.offence, runners, EVERYONE))
    table.push()
    table.go(OPEN_DECLARED)


def after_declared(table: Table) -> None:
    """T0 is over: the defence says whom it throws at."""
    if table.throw_kind == GROUND:
        table.ask(CHOOSE_REPLY, 1 - table.offence)
    elif table.throw_kind == HOME:
        table.ask(CHOOSE_REPLY_HOME, 1 - table.offence)
    else:
        table.go(ASK_TARGET)


def _play_error(table: Table) -> None:
    """The throw was dropped: every other runner moves up one, and what scores is unearned (C-5.6, C-5.7, C-5.9)."""
    table.error = False
    if table.log is not None:
        table.tell((events.ERROR, 1 - table.offence, EVERYONE))
    for base in (THIRD, SECOND, FIRST):
        runner = table.runner(base)
        if runner:
            table.put_runner(base, 0)
            arrive(table, runner | BY_ERROR, base, base + 1, False)


def end_throw(table: Table) -> None:
    """T7: the runner is out or arrives; go on where the throw came from (C-3.11.3)."""
    kind = table.throw_kind
    is_out = table.throw_out
    runner = table.throw_runner
    start, end = table.throw_from, table.throw_to
    table.throw_kind = NO_THROW
    table.throw_runner = 0
    by_error = table.error
    table.pop()
    if by_error:
        runner |= BY_ERROR
        if kind != DOUBLE_PLAY and kind != HOME:  # there others move by themselves first
            _play_error(table)
    if kind == DOUBLE_PLAY:
        _end_double_play(table, is_out, by_error)
        return
    if is_out:
        how = events.CAUGHT_STEALING if kind == STEAL else events.PICKED_OFF if kind == PICKOFF else events.THROWN_OUT
        put_out(table, runner, end, how)
        if kind == STEAL and table.log is not None:
            slot, mound = slot_of(runner), table.fielding().mound
            player = table.batting().player(slot)
            table.tell((events.CAUGHT, table.offence, slot, player, end, mound, EVERYONE))
    elif kind == PICKOFF:
        table.put_runner(start, runner)
    else:
        arrive(table, runner, start, end, kind != STEAL and not by_error)
        if kind == STEAL:
            tell_stolen(table, runner, end)
    if kind == TAG and start == THIRD and not is_out:
        tell_sacrifice(table, 1)
    if kind == GROUND:
        choose_fielders_choice(table, runner if is_out else 0)
    elif kind == HOME:
        _first_to_second(table)
        if by_error:
            _play_error(table)
        choose_fielders_choice(table, runner if is_out else 0)
