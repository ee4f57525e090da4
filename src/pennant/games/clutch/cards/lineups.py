"""Line-ups: possible positions, the best fielder for each position, and the batting order (C-2.1.2, C-3.2.9)."""

from collections.abc import Sequence
from typing import NamedTuple

from pennant.games.clutch.cards.values import (
    SEASON_TURNS,
    SPEED_RUNS,
    USUAL_SPEED,
    RowChances,
    fielding_runs,
    on_base_average,
    runs,
    slugging,
)
from pennant.games.clutch.rules.cards import DESIGNATED, POSITIONS, Batter
from pennant.kernel.errors import CardError

FIELD = DESIGNATED
"""The number of positions in the field, without the pitcher's."""
IMPOSSIBLE = -1e9


class Lineup(NamedTuple):
    """A line-up of nine: their indexes in a list of batters, in batting order, and the position of each."""

    order: tuple[int, ...]
    fielding: tuple[int, ...]


# --- possible positions ---------------------------------------------------------------------------------------------


def fielders(listed: Sequence[int], positions: Sequence[int] = range(FIELD)) -> list[int] | None:
    """A batter for each position, each at a position that his card lists, or None if that is impossible.

    `listed` has the positions of each batter as a bit set. Positions are filled one by one (bipartite matching by
    augmenting paths): a batter who already has a position may move to another one of his, recursively.
    """
    playing = [-1] * len(listed)  # the position of each batter
    for position in positions:
        if not _fill(position, listed, playing, [False] * len(listed)):
            return None
    found = [-1] * FIELD
    for batter, position in enumerate(playing):
        if position >= 0:
            found[position] = batter
    return found


def _fill(position: int, listed: Sequence[int], playing: list[int], asked: list[bool]) -> bool:
    for batter in range(len(listed)):
        if listed[batter] >> position & 1 and not asked[batter]:
            asked[batter] = True
            if playing[batter] < 0 or _fill(playing[batter], listed, playing, asked):
                playing[batter] = position
                return True
    return False


def shortages(listed: Sequence[int]) -> list[tuple[list[int], list[int]]]:
    """Why `fielders` returns None: sets of positions that are larger than the set of batters who can play any of them.

    By Hall's marriage theorem there is such a set exactly if `fielders` returns None. Only the minimal sets are
    returned, each with those batters.
    """
    found: list[tuple[int, list[int]]] = []
    for positions in sorted(range(1, 1 << FIELD), key=int.bit_count):
        able = [batter for batter in range(len(listed)) if listed[batter] & positions]
        if len(able) < positions.bit_count() and not any(smaller & positions == smaller for smaller, _ in found):
            found.append((positions, able))
    return [([p for p in range(FIELD) if positions >> p & 1], able) for positions, able in found]


# --- the best line-up -----------------------------------------------------------------------------------------------


def assignment(values: Sequence[Sequence[float]]) -> list[int]:
    """A column for each row, all different, with the greatest sum of values (the Hungarian method).

    There must be at least as many columns as rows. Rows are added one by one; each gets a column along the cheapest
    augmenting path, and the prices of rows and columns keep the assignment optimal.
    """
    rows, columns = len(values), len(values[0])
    row_price, column_price = [0.0] * rows, [0.0] * columns
    owner = [-1] * columns
    for newcomer in range(rows):
        slack, via = [float("inf")] * columns, [-1] * columns
        reached = [False] * columns
        row, last = newcomer, -1
        while True:
            step, nearest = float("inf"), -1
            for column in range(columns):
                if not reached[column]:
                    cost = -values[row][column] - row_price[row] - column_price[column]
                    if cost < slack[column]:
                        slack[column], via[column] = cost, last
                    if slack[column] < step:
                        step, nearest = slack[column], column
            row_price[newcomer] += step
            for column in range(columns):
                if reached[column]:
                    row_price[owner[column]] += step
                    column_price[column] -= step
                else:
                    slack[column] -= step
            reached[nearest] = True
            last, row = nearest, owner[nearest]
            if row < 0:
                break
        while last >= 0:
            before = via[last]
            owner[last] = newcomer if before < 0 else owner[before]
            last = before
    found = [-1] * rows
    for column in range(columns):
        if owner[column] >= 0:
            found[owner[column]] = column
    return found


def batting_runs(batter: Batter, line: RowChances) -> float:
    """The runs that a batter adds in a season by batting and running, compared with an average batter."""
    return SEASON_TURNS * runs(line) + SPEED_RUNS * (int(batter.speed) - USUAL_SPEED)


def best_lineup(batters: Sequence[Batter], lines: Sequence[RowChances]) -> Lineup:
    """The nine who score and save the most runs, each at a listed position, one as designated hitter (C-3.2.9).

    `lines` has the chances of each batter against the pitchers that he will face.
    """
    batting = [batting_runs(batter, line) for batter, line in zip(batters, lines, strict=True)]
    if len(batters) < POSITIONS:
        raise CardError(f"a line-up needs nine batters, not {len(batters)} (C-3.2.9)")
    values = [
        [
            bat + fielding_runs(batter, position)
            if position == DESIGNATED or batter.listed >> position & 1
            else IMPOSSIBLE
            for batter, bat in zip(batters, batting, strict=True)
        ]
        for position in range(POSITIONS)
    ]
    chosen = assignment(values)
    if any(values[position][batter] == IMPOSSIBLE for position, batter in enumerate(chosen)):
        raise CardError("these batters cannot fill all positions (C-2.1.2)")
    order = batting_order(chosen, [lines[batter] for batter in chosen])
    return Lineup(tuple(order), tuple([chosen.index(batter) for batter in order]))


def batting_order(nine: Sequence[int], lines: Sequence[RowChances]) -> list[int]:
    """The three best sluggers bat fourth, third and fifth, the two with the best on-base average before them."""
    line_of = dict(zip(nine, lines, strict=True))
    by_power = sorted(nine, key=lambda batter: slugging(line_of[batter]), reverse=True)
    fourth, third, fifth, *rest = by_power
    first, second, *rest = sorted(rest, key=lambda batter: on_base_average(line_of[batter]), reverse=True)
    rest.sort(key=lambda batter: runs(line_of[batter]), reverse=True)
    return [first, second, third, fourth, fifth, *rest]
