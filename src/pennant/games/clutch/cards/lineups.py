"""Line-ups: who can play where, who should, and in which order they bat (C-2.1.2, C-3.2.9)."""

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
"""How many positions there are in the field; the pitcher's is none of them."""
IMPOSSIBLE = -1e9


class Lineup(NamedTuple):
    """Nine of some batters: their places among them, in batting order, and the position of each."""

    order: tuple[int, ...]
    fielding: tuple[int, ...]


# --- who can play where ---------------------------------------------------------------------------------------------


def fielders(listed: Sequence[int], positions: Sequence[int] = range(FIELD)) -> list[int] | None:
    """A batter for each position at which he is listed, or None if that cannot be.

    `listed` has the positions of each batter as a bit set. Positions are filled one by one; a batter who stands in the
    way goes to another position of his, if the one who stands there can go on in the same manner.
    """
    playing = [-1] * len(listed)  # the position of each
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
    """Why there are no such fielders: sets of positions with fewer batters than that who can play any of them.

    By the marriage theorem there is one exactly if `fielders` finds none. Only the smallest sets are given, each with
    those batters.
    """
    found: list[tuple[int, list[int]]] = []
    for positions in sorted(range(1, 1 << FIELD), key=int.bit_count):
        able = [batter for batter in range(len(listed)) if listed[batter] & positions]
        if len(able) < positions.bit_count() and not any(smaller & positions == smaller for smaller, _ in found):
            found.append((positions, able))
    return [([p for p in range(FIELD) if positions >> p & 1], able) for positions, able in found]


# --- who should -----------------------------------------------------------------------------------------------------


def assignment(values: Sequence[Sequence[float]]) -> list[int]:
    """A column for each row, all different, with the greatest sum of values (the Hungarian method).

    There are at least as many columns as rows. Rows come in one by one; each takes a column along the cheapest chain of
    changes, and the prices of rows and columns keep all of them optimal.
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
    """What he brings in a season with his bat and his legs, compared with an average one."""
    return SEASON_TURNS * runs(line) + SPEED_RUNS * (int(batter.speed) - USUAL_SPEED)


def best_lineup(batters: Sequence[Batter], lines: Sequence[RowChances]) -> Lineup:
    """The nine who bring and save most runs, each at a listed position and one as designated hitter (C-3.2.9).

    `lines` has the chances of each batter against the pitchers he will meet.
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
    """The three with most power bat fourth, third and fifth; before them who gets on base, after them the others."""
    line_of = dict(zip(nine, lines, strict=True))
    by_power = sorted(nine, key=lambda batter: slugging(line_of[batter]), reverse=True)
    fourth, third, fifth, *rest = by_power
    first, second, *rest = sorted(rest, key=lambda batter: on_base_average(line_of[batter]), reverse=True)
    rest.sort(key=lambda batter: runs(line_of[batter]), reverse=True)
    return [first, second, third, fourth, fifth, *rest]
