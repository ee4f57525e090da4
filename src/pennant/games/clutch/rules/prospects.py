"""The value of a position between two average teams: runs to come in this half, and the chance of winning.

Two small tables say how many runs follow from the bases and outs, and how often any do. The number of runs is modelled
as zero with the probability of one table, and as geometric otherwise, so that its mean is that of the other. The chance
of winning is then computed from the last half backwards.
"""

from typing import Final

from mypy_extensions import i64

from pennant.games.clutch.rules.ballgame_state import BallgameState

RUNS: Final[tuple[float, ...]] = (
    0.525, 0.298, 0.126,
    0.885, 0.547, 0.269,
    1.112, 0.691, 0.360,
    1.475, 0.941, 0.504,
    1.449, 1.043, 0.390,
    1.758, 1.200, 0.521,
    1.933, 1.338, 0.584,
    2.301, 1.580, 0.810,
)  # fmt: skip
"""Runs to come in this half: by bases (a bit set: none, 1, 2, 12, 3, 13, 23, 123) and outs.

Measured over 20,000 games of greedy managers with our own teams, without strategy cards.
"""

SCORES: Final[tuple[float, ...]] = (
    0.284, 0.179, 0.085,
    0.401, 0.268, 0.146,
    0.593, 0.400, 0.237,
    0.607, 0.409, 0.245,
    0.908, 0.728, 0.263,
    0.871, 0.660, 0.262,
    0.804, 0.642, 0.251,
    0.834, 0.647, 0.323,
)  # fmt: skip
"""How often at least one run follows, in the same games."""

POSITIONS: Final = 24
MOST_RUNS: Final = 12
"""Maximum runs in one half; more are treated as this many."""
MOST_LEAD: Final = 10
"""Maximum lead; greater leads are treated as this one."""
LEADS: Final = 2 * MOST_LEAD + 1
HALVES: Final = 18
TIE: Final = 0.5
"""The chance of winning in extra innings, which are like a new game."""


def run_chances(position: int) -> list[float]:
    """The chances of 0, 1, 2 ... more runs in a half from a position: `bases * 3 + outs`."""
    some, mean = SCORES[position], RUNS[position]
    again = 1.0 - some / mean  # after each run, how often another one comes
    found = [1.0 - some]
    share = some * (1.0 - again)
    for _ in range(MOST_RUNS - 1):
        found.append(share)
        share *= again
    found.append(1.0 - sum(found))
    return found


def _after_half(chances: list[float], left: i64, lead: i64) -> float:
    """The batting team's chance when a half ends, with this many halves left after it, at this lead."""
    if left == 0 and lead:
        return 1.0 if lead > 0 else 0.0
    if left == 0:
        return TIE
    if left == 1 and lead < 0:
        return 0.0  # the home team does not bat any more
    return 1.0 - chances[_place(left, -lead, 0)]


def _place(left: i64, lead: i64, position: i64) -> i64:
    """The index of the chance of the team at bat, with this many halves left, this one included."""
    if lead > MOST_LEAD:
        lead = MOST_LEAD
    elif lead < -MOST_LEAD:
        lead = -MOST_LEAD
    return ((left - 1) * LEADS + lead + MOST_LEAD) * POSITIONS + position


def _win_chances() -> list[float]:
    """The chance of winning of the team at bat: from the last half to the first, at every lead and position."""
    runs = [run_chances(position) for position in range(POSITIONS)]
    found = [0.0] * (HALVES * LEADS * POSITIONS)
    for left in range(1, HALVES + 1):
        after = [_after_half(found, left - 1, lead) for lead in range(-MOST_LEAD, MOST_LEAD + MOST_RUNS + 1)]
        for lead in range(-MOST_LEAD, MOST_LEAD + 1):
            for position in range(POSITIONS):
                chance = 0.0
                shares = runs[position]
                for count in range(MOST_RUNS + 1):
                    chance += shares[count] * after[lead + MOST_LEAD + count]
                found[_place(left, lead, position)] = chance
    return found


WIN: Final = _win_chances()


def halves_left(state: BallgameState) -> i64:
    """Halves to be played, this one included, without extra innings; an extra inning is like the last one."""
    left = 2 * state.setup.rulebook.innings - state.half
    least: i64 = 2 if state.half & 1 == 0 else 1
    return max(least, min(left, HALVES))


def lead_of_offence(state: BallgameState) -> i64:
    return state.teams[state.offence].runs - state.teams[1 - state.offence].runs


def win_chance(left: i64, lead: i64, outs: i64, bases: i64) -> float:
    """The chance of winning of the team at bat: halves left with this one, lead, outs, bases as a bit set."""
    if left == 1 and lead > 0:
        return 1.0
    if outs < 3:
        return WIN[_place(left, lead, bases * 3 + outs)]
    return _after_half(WIN, left - 1, lead)


def chance_of(state: BallgameState, seat: i64) -> float:
    """A manager's chance of winning as the game stands, between average teams."""
    found = win_chance(halves_left(state), lead_of_offence(state), state.outs, state.occupied())
    return found if seat == state.offence else 1.0 - found
