"""The value of players: exact chances of an at-bat without strategy cards, and their value in runs."""

from collections.abc import Sequence
from functools import lru_cache

from pennant.games.clutch.rules.cards import (
    CATCHER,
    DESIGNATED,
    DOUBLE,
    HOMER,
    LEFT,
    LEFT_FIELD,
    RIGHT,
    ROWS,
    SINGLE,
    STARTER,
    SWITCH,
    TRIPLE,
    Batter,
    Pitcher,
)

RowChances = tuple[float, ...]
"""The chance of each row of a chart."""

PITCH_SIDES = 20
SWING_SIDES, POWER_SIDES = 20, 24

RUNS = (-0.264, -0.283, -0.258, 0.337, 0.414, 0.760, 1.094, 1.405)
"""The value of each result in runs, measured over many games."""
SEASON_TURNS = 600
"""Plate appearances of a regular batter in a season."""
SPEED_RUNS = 2.0
"""The value of one point of Speed in runs per season; the next three are those of fielding ratings."""
CATCHER_RUNS, INFIELD_RUNS, OUTFIELD_RUNS = 2.2, 6.0, 9.6
USUAL_SPEED = 14
USUAL_RATINGS = (6.8, 1.0, 1.7, 1.9, 2.3, 1.4, 1.9, 1.3)
"""The average rating by position, in our own card set."""
STARTS, RELIEF_GAMES = 31, 65
FACED_PER_INNING = 4.25


@lru_cache(maxsize=4096)
def row_shares(starts: tuple[int, ...], sides: int) -> RowChances:
    """The share of the die's numbers that each row has."""
    shares = [0.0] * ROWS
    above = sides + 1
    for row in range(ROWS - 1, -1, -1):
        if starts[row] < above:
            shares[row] = (above - starts[row]) / sides
            above = starts[row]
    return tuple(shares)


def chances(batter: Batter, pitcher: Pitcher) -> RowChances:
    """The chances of each result of an at-bat; the pitch decides about chart and die (C-3.8.18)."""
    side = (LEFT if pitcher.throws == RIGHT else RIGHT) if batter.bats == SWITCH else batter.bats
    on_base = batter.on_base + (batter.bonus if batter.bonus_vs == pitcher.throws else 0)
    command = pitcher.command + (pitcher.bonus if pitcher.bonus_vs == side else 0)
    behind = max(0, min(on_base - command, PITCH_SIDES))
    mistake = pitcher.x_zone / PITCH_SIDES
    batters = max(0, behind - pitcher.x_zone) / PITCH_SIDES
    pitchers = 1 - mistake - batters
    power, usual = row_shares(batter.starts, POWER_SIDES), row_shares(batter.starts, SWING_SIDES)
    other = row_shares(pitcher.starts, SWING_SIDES)
    return tuple([mistake * power[k] + batters * usual[k] + pitchers * other[k] for k in range(ROWS)])


def mean_chances(lines: Sequence[RowChances], weights: Sequence[float]) -> RowChances:
    total = sum(weights)
    columns = zip(*lines, strict=True)
    return tuple([sum(w * p for w, p in zip(weights, column, strict=True)) / total for column in columns])


def runs(line: RowChances) -> float:
    """The runs of an at-bat, compared with an average one."""
    return sum(chance * value for chance, value in zip(line, RUNS, strict=True))


def on_base_average(line: RowChances) -> float:
    return 1 - sum(line[:3])


def slugging(line: RowChances) -> float:
    """Total bases per at-bat; walks are not at-bats."""
    bases = line[SINGLE] + 2 * line[DOUBLE] + 3 * line[TRIPLE] + 4 * line[HOMER]
    return bases / (1 - line[3])


def batters_faced(pitcher: Pitcher) -> float:
    """The number of batters that a pitcher faces in a season."""
    games = STARTS if pitcher.role == STARTER else RELIEF_GAMES
    return games * float(pitcher.limit) * FACED_PER_INNING


def fielding_runs(batter: Batter, position: int) -> float:
    """The runs that a fielder saves in a season at a position, compared with an average one (C-3.3.1)."""
    if position == DESIGNATED:
        return 0.0
    each = CATCHER_RUNS if position == CATCHER else OUTFIELD_RUNS if position >= LEFT_FIELD else INFIELD_RUNS
    return each * (batter.ratings[position] - USUAL_RATINGS[position])
