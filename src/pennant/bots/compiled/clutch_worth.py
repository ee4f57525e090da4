"""The value of positions in Clutch to the team at bat: its chance of winning.

Both sides choose their best runners and throws, by exact chances; later batters are assumed to be average.
"""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from pennant.games.clutch.rules import odds, prospects
from pennant.games.clutch.rules.ballgame_state import BallgameState
from pennant.games.clutch.rules.bases import BOX, FIRST, SECOND, THIRD, batter_runner
from pennant.games.clutch.rules.cards import (
    BB,
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
    PICKOFF,
    SINGLE,
    STEAL,
    TAG,
    TRIPLE,
    K,
)
from pennant.games.clutch.rules.packing import RUNNER, RUNNER_BITS

FULL: Final = 7
ON_FIRST: Final = 1
ON_SECOND: Final = 2
ON_THIRD: Final = 4


def occupied(bases: i64) -> i64:
    """The bases with a runner, as a bit set."""
    found: i64 = ON_FIRST if bases & RUNNER else 0
    if bases >> RUNNER_BITS & RUNNER:
        found |= ON_SECOND
    if bases >> 2 * RUNNER_BITS:
        found |= ON_THIRD
    return found


def runner_at(bases: i64, base: i64) -> i64:
    return bases >> base * RUNNER_BITS & RUNNER


def bases_after_walk(taken: i64) -> i64:
    """The bases after a walk: only forced runners move (C-3.8.31)."""
    if not taken & ON_FIRST:
        return taken | ON_FIRST
    return taken | ON_SECOND | ON_FIRST if not taken & ON_SECOND else FULL


@mypyc_attr(acyclic=True, free_list_len=1)
class Scene:
    """Evaluates the current position."""

    def __init__(self, state: BallgameState) -> None:
        self.state = state
        self.left = prospects.halves_left(state)
        self.lead = prospects.lead_of_offence(state)
        self.sent: i64 = 0  # the best runners to send, set by `advance`
        self.target: i64 = -1  # the base of the runner to throw at, set by `thrown`
        self.safe = 0.0  # set by `throw_ends`
        self.out = 0.0

    def worth(self, runs: i64, outs: i64, taken: i64) -> float:
        """The value after this many more runs, with these outs and bases."""
        return prospects.win_chance(self.left, self.lead + runs, outs, taken)

    def now(self) -> float:
        return self.worth(0, self.state.outs, self.state.occupied())

    def per_run(self) -> float:
        """The value of a run at this stage of the game."""
        after = prospects.win_chance(self.left, self.lead + 1, 0, 0)
        return 0.5 * (after - prospects.win_chance(self.left, self.lead - 1, 0, 0))

    # --- runners who try for a base -------------------------------------------------------------------------------

    def advance(self, bases: i64, runs: i64, outs: i64, kind: i64, able: i64, outcome: i64, before: i64) -> float:
        """The value of sending the best set of these runners; nobody may run to an occupied base (C-R38)."""
        taken = occupied(bases)
        best = self.worth(runs, outs, taken)
        sent: i64 = 0
        chosen: i64 = 1
        while chosen < 8:
            if not chosen & ~able and not (chosen << 1) & (taken & ~chosen) & 7:
                found = self.thrown(bases, runs, outs, kind, chosen, outcome, before)
                if found > best:
                    best = found
                    sent = chosen
            chosen += 1
        self.sent = sent
        return best

    def thrown(self, bases: i64, runs: i64, outs: i64, kind: i64, sent: i64, outcome: i64, before: i64) -> float:
        """The value when these runners go and the defense chooses the best target."""
        taken = occupied(bases) & ~sent
        best = 2.0
        base: i64 = 0
        while base < 3:
            if sent >> base & 1:
                others = sent & ~(1 << base)
                after = taken | (others << 1 & 7)
                scored = runs + (others >> 2)
                safe = self.worth(scored + (1 << base >> 2), outs, after | (2 << base & 7))
                beaten = odds.out_chance(self.state, kind, runner_at(bases, base), base, outcome, before)
                found = beaten * self.worth(scored, outs + 1, after) + (1.0 - beaten) * safe
                if found < best:
                    best = found
                    self.target = base
            base += 1
        return best

    def steal(self, sent: i64) -> float:
        state = self.state
        return self.thrown(state.bases, 0, state.outs, STEAL, sent, state.outcome, state.outs)

    # --- ground balls (C-3.12.3, C-3.13, C-4.3) -------------------------------------------------------------------

    def ground(self, bases: i64, outs: i64, bars: i64) -> float:
        """The value of a ground ball with the best choices of both sides."""
        taken = occupied(bases)
        if outs == 2:
            return self.worth(0, 3, 0)
        if self.state.infield_in and taken & ON_THIRD:
            if taken == FULL:
                return self.worth(0, outs + 1, FULL)
            return max(self.held_at_third(taken, outs), self.sent_home(bases, outs))
        if taken & ON_FIRST:
            only_first = self.only_first(taken, outs)
            if self.state.infield_in or bars & DOUBLE_PLAYS:
                return only_first
            return min(only_first, self.double_play(taken, outs))
        runs: i64 = 1 if taken & ON_THIRD else 0
        held = self.worth(runs, outs + 1, taken & ON_SECOND)
        if not taken & ON_SECOND:
            return held
        return max(held, self.sent_to_third(bases, runs, outs))

    def only_first(self, taken: i64, outs: i64) -> float:
        """The value when the batter is out and all runners advance."""
        return self.worth(taken >> 2, outs + 1, taken << 1 & 7)

    def double_play(self, taken: i64, outs: i64) -> float:
        """The value when the runner from first is out and the throw goes at the batter."""
        state = self.state
        beaten = odds.out_chance(state, DOUBLE_PLAY, batter_runner(state), BOX, GB, outs)
        third = (taken & ON_SECOND) << 1
        both = self.worth(0, 3, 0) if outs == 1 else self.worth(taken >> 2, outs + 2, third)
        return beaten * both + (1.0 - beaten) * self.worth(taken >> 2, outs + 1, third | ON_FIRST)

    def sent_to_third(self, bases: i64, runs: i64, outs: i64) -> float:
        """The value when the runner from second goes: the defense takes the batter out, or throws."""
        beaten = odds.out_chance(self.state, GROUND, runner_at(bases, SECOND), SECOND, GB, outs)
        return min(self.batter_taken(runs, outs), self.thrown_to_third(runs, outs, beaten))

    def batter_taken(self, runs: i64, outs: i64) -> float:
        return self.worth(runs, outs + 1, ON_THIRD)

    def thrown_to_third(self, runs: i64, outs: i64, beaten: float) -> float:
        out = self.worth(runs, outs + 1, ON_FIRST)
        return beaten * out + (1.0 - beaten) * self.worth(runs, outs, ON_FIRST | ON_THIRD)

    def held_at_third(self, taken: i64, outs: i64) -> float:
        """The value with the infield in when the runner stays: the batter is out (C-R44)."""
        return self.worth(0, outs + 1, _push_runners(taken))

    def sent_home(self, bases: i64, outs: i64) -> float:
        taken = occupied(bases) & ~ON_THIRD
        beaten = odds.out_chance(self.state, HOME, runner_at(bases, THIRD), THIRD, GB, outs)
        return min(self.batter_taken_for_run(taken, outs), self.thrown_home(taken, outs, beaten))

    def batter_taken_for_run(self, taken: i64, outs: i64) -> float:
        return self.worth(1, outs + 1, _push_runners(taken))

    def thrown_home(self, taken: i64, outs: i64, beaten: float) -> float:
        after = _push_runners(taken) | ON_FIRST
        return beaten * self.worth(0, outs + 1, after) + (1.0 - beaten) * self.worth(1, outs, after)

    # --- the at-bat -----------------------------------------------------------------------------------------------

    def results(self) -> list[float]:
        """The value of every result of this at-bat."""
        found = [0.0] * odds.RESULTS
        for result in range(odds.RESULTS):
            found[result] = self.result(result, 0)
        return found

    def result(self, result: i64, bars: i64) -> float:
        """The value of a result of this at-bat; `bars` is what a changed result forbids."""
        state = self.state
        bases, outs = state.bases, state.outs
        taken = occupied(bases)
        if result == K:
            return self.worth(0, outs + 1, taken)
        if result in (BB, HBP):
            return self.worth(1 if taken == FULL else 0, outs, bases_after_walk(taken))
        if result == GB:
            return self.ground(bases, outs, bars)
        if result == FB:
            if outs == 2 or not taken or bars & EXTRA_BASES:
                return self.worth(0, outs + 1, taken)
            return self.advance(bases, 0, outs + 1, TAG, taken, FB, outs)
        batter = batter_runner(state)
        if result == SINGLE:
            after = bases << RUNNER_BITS & _ALL | batter
            able = occupied(after) & 6 if not bars & EXTRA_BASES else 0
            return self.advance(after, taken >> 2, outs, EXTRA_BASE, able, SINGLE, outs)
        if result == DOUBLE:
            after = bases << 2 * RUNNER_BITS & _ALL | batter << RUNNER_BITS
            able = occupied(after) & ON_THIRD if not bars & EXTRA_BASES else 0
            return self.advance(after, (taken >> 2) + (taken >> 1 & 1), outs, EXTRA_BASE, able, DOUBLE, outs)
        runs = (taken >> 2) + (taken >> 1 & 1) + (taken & 1)
        if result == TRIPLE:
            return self.worth(runs, outs, ON_THIRD)
        return self.worth(runs + 1, outs, 0) if result == HOMER else self.now()

    def at_bat(self) -> float:
        """The value of this at-bat before its dice, or between them."""
        return odds.expected_value(self.state, odds.look(self.state), self.results())

    # --- a throw that is set up -----------------------------------------------------------------------------------

    def throw_ends(self) -> None:
        """Compute the values of both outcomes of the current throw: see `bases.end_throw`."""
        state = self.state
        kind, outs = state.throw_kind, state.outs
        taken = state.occupied()
        if kind == DOUBLE_PLAY:
            runs = taken >> 2
            third = (taken & ON_SECOND) << 1
            self.safe = self.worth(runs, outs, third | ON_FIRST)
            self.out = self.worth(0, 3, 0) if outs == 2 else self.worth(runs, outs + 1, third)
        elif kind == GROUND:
            self.safe = self.worth(0, outs, taken | ON_FIRST | ON_THIRD)
            self.out = self.worth(0, outs + 1, taken | ON_FIRST)
        elif kind == HOME:
            after = _push_runners(taken) | ON_FIRST
            self.safe = self.worth(1, outs, after)
            self.out = self.worth(0, outs + 1, after)
        else:
            arrives = 1 << state.throw_to
            self.safe = self.worth(arrives >> 3, outs, taken | arrives & 7)
            self.out = self.worth(0, outs + 1, taken)

    def throw(self) -> float:
        """The value of the current throw before its result is known."""
        self.throw_ends()
        beaten = odds.throw_chance(self.state)
        return beaten * self.out + (1.0 - beaten) * self.safe

    def pick_off(self, more: i64) -> float:
        """The value of a card's throw at the runner on first, with `more` added to his Speed."""
        state = self.state
        beaten = odds.out_chance(state, PICKOFF, state.runner(FIRST), FIRST, state.outcome, state.outs, more)
        return beaten * self.worth(0, state.outs + 1, state.occupied() & 6) + (1.0 - beaten) * self.now()

    def bunt(self) -> float:
        """The value of a successful bunt (C-4.2.3)."""
        return self.worth(0, self.state.outs + 1, bases_after_bunt(self.state.occupied()))


_ALL: Final = (1 << 3 * RUNNER_BITS) - 1


def _push_runners(taken: i64) -> i64:
    """The bases with the infield in: a runner on second stays, and one on first advances if second is free (C-R44)."""
    return taken if taken & ON_SECOND or not taken & ON_FIRST else taken & ~ON_FIRST | ON_SECOND


def bases_after_bunt(taken: i64) -> i64:
    """The bases after a successful bunt: nobody reaches home."""
    if taken & 6 == ON_SECOND:
        taken = taken & ~ON_SECOND | ON_THIRD
    if taken & 3 == ON_FIRST:
        taken = taken & ~ON_FIRST | ON_SECOND
    return taken


# --- runs -------------------------------------------------------------------------------------------------------------

RESULT_RUNS: Final[list[float]] = [-0.264, -0.283, -0.258, 0.337, 0.414, 0.760, 1.094, 1.405, 0.337]
"""The value of each result in runs in an average position."""


def runs_against(state: BallgameState, seat: i64, pitcher: i64, tired: i64, batters: i64) -> float:
    """The value of the opponent's next batters against one of this manager's pitchers, in runs per at-bat."""
    club, other = state.setup.clubs[seat], 1 - seat
    team = state.teams[other]
    slot = state.slot if state.offence == other else team.up
    found = 0.0
    for _ in range(batters):
        batter = state.setup.clubs[other].batters[team.player(slot)]
        found += odds.expected_between(batter, club.pitchers[pitcher], tired, RESULT_RUNS)
        slot = (slot + 1) % 9
    return found / float(batters)
