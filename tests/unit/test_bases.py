"""Base running in every position, compared with a second implementation that follows the wording of the rules."""

from collections.abc import Iterator
from itertools import product

import pytest

from pennant.games.highlights.rules.bases import (
    AFTER_CLUTCH,
    AFTER_HIT,
    AFTER_STEAL,
    NOT_FAST,
    OCCUPIED,
    POSITIONS,
    WALK,
    WITHOUT,
    clutch_paths,
    hit_paths,
    plate_of,
    put,
    runner_on,
    steal_paths,
    threats,
    turn_threats_into_walks,
    walk_paths,
    weaken_threats,
    without_threat,
)

SLOW, AVERAGE, FAST = 1, 2, 3
SINGLE, DOUBLE, TRIPLE, HOME_RUN = 1, 2, 3, 4
SPEEDS = (SLOW, AVERAGE, FAST)
HITS = (SINGLE, DOUBLE, TRIPLE, HOME_RUN)
HOME = 4

Runners = dict[int, int]
"""The speed of each runner, by base."""
Outcome = tuple[Runners, int]
"""The runners after the play, and the runs scored."""

RESULTS = {
    SINGLE: {SLOW: (2, 3, HOME), AVERAGE: (2, HOME, HOME), FAST: (3, HOME, HOME)},
    DOUBLE: {SLOW: (3, HOME, HOME), AVERAGE: (3, HOME, HOME), FAST: (HOME, HOME, HOME)},
    TRIPLE: {SLOW: (HOME, HOME, HOME), AVERAGE: (HOME, HOME, HOME), FAST: (HOME, HOME, HOME)},
    HOME_RUN: {SLOW: (HOME, HOME, HOME), AVERAGE: (HOME, HOME, HOME), FAST: (HOME, HOME, HOME)},
}
"""The result table of H-10.5: where a runner from first, second or third ends if no runner is in the way."""


# --- reference implementation of the rules ----------------------------------------------------------------------------


def all_positions() -> Iterator[Runners]:
    """All 64 positions."""
    for first, second, third in product((0, *SPEEDS), repeat=3):
        yield {base: speed for base, speed in ((1, first), (2, second), (3, third)) if speed}


def run(runners: Runners, batter: int, hit: int, bases_to_run: dict[int, int]) -> Outcome:
    """Move the lead runner first; no runner reaches or passes the base of the one in front (H-10.2, H-10.3)."""
    after: Runners = {}
    runs = 0
    for base in (3, 2, 1):
        if base not in runners:
            continue
        goal = base + bases_to_run[base]
        while goal < HOME and any(goal >= taken for taken in after):
            goal -= 1
        if goal >= HOME and after:
            goal = min(after) - 1
        if goal >= HOME:
            runs += 1
        else:
            after[goal] = runners[base]
    if hit == HOME_RUN:
        runs += 1
    else:
        assert hit not in after
        after[hit] = batter
    return after, runs


def after_hit(runners: Runners, batter: int, hit: int) -> Outcome:
    """Runners advance by the bases of the hit and their speed; on a home run all of them score (H-10.1).

    Average runners score from second on a single; fast runners always take one more base.
    """
    way: dict[int, int] = {}
    for base, speed in runners.items():
        way[base] = hit
        if speed == FAST:
            way[base] = hit + 1
        if speed == AVERAGE and base == 2 and hit == SINGLE:
            way[base] = 2
        if hit == HOME_RUN:
            way[base] = HOME - base
    return run(runners, batter, hit, way)


def after_walk(runners: Runners, batter: int) -> Outcome:
    """The batter takes first; a runner moves one base only if the pawn behind needs its base (H-10.14)."""
    after, runs = dict(runners), 0
    arriving, base = batter, 1
    while arriving:
        if base == HOME:
            runs += 1
            break
        pushed = after.get(base, 0)
        after[base] = arriving
        arriving, base = pushed, base + 1
    return after, runs


def after_clutch(runners: Runners, batter: int, hit: int) -> Outcome:
    """All runners advance one base more than the hit, regardless of speed (H-11.21)."""
    return run(runners, batter, hit, dict.fromkeys(runners, hit + 1))


def after_steal(runners: Runners) -> Outcome:
    """Average and fast runners advance one base if it is free, lead runner first; slow ones stay (H-11.18)."""
    after, runs = dict(runners), 0
    for base in (3, 2, 1):
        if after.get(base, SLOW) == SLOW:
            continue
        if base == 3:
            del after[base]
            runs += 1
        elif base + 1 not in after:
            after[base + 1] = after.pop(base)
    return after, runs


# --- tables of the engine ---------------------------------------------------------------------------------------------


def pack(runners: Runners) -> int:
    bases = 0
    for base, speed in runners.items():
        bases = put(bases, base, speed)
    return bases


def unpack(entry: int) -> Outcome:
    runners = {base: runner_on(entry & 63, base) for base in (1, 2, 3) if runner_on(entry & 63, base)}
    return runners, entry >> 6


def hit_of(runners: Runners, batter: int, hit: int) -> Outcome:
    return unpack(AFTER_HIT[(hit * 4 + batter) * POSITIONS + pack(runners)])


def clutch_of(runners: Runners, batter: int, hit: int) -> Outcome:
    return unpack(AFTER_CLUTCH[(hit * 4 + batter) * POSITIONS + pack(runners)])


def steal_of(runners: Runners) -> Outcome:
    return unpack(AFTER_STEAL[pack(runners)])


def test_packed_positions_are_the_numbers_0_to_63() -> None:
    assert sorted(pack(runners) for runners in all_positions()) == list(range(64))


@pytest.mark.parametrize("hit", HITS)
@pytest.mark.parametrize("batter", SPEEDS)
def test_hit_table_agrees_with_rules_in_every_position(hit: int, batter: int) -> None:
    """Runners move lead first and never pass; the batter takes the base of the hit (H-10.1 to H-10.4, H-R14)."""
    for runners in all_positions():
        assert hit_of(runners, batter, hit) == after_hit(runners, batter, hit), (runners, hit)


@pytest.mark.parametrize("hit", HITS)
def test_h_10_5_lone_runner_ends_where_the_result_table_says(hit: int) -> None:
    """Check every cell of the result table, and the base of the batter (H-10.5, H-R2)."""
    for speed, batter in product(SPEEDS, SPEEDS):
        for base in (1, 2, 3):
            after, runs = hit_of({base: speed}, batter, hit)
            goal = RESULTS[hit][speed][base - 1]
            expected = {} if goal == HOME else {goal: speed}
            if hit != HOME_RUN:
                expected[hit] = batter
            assert after == expected
            assert runs == (goal == HOME) + (hit == HOME_RUN)


def test_walk_table_agrees_with_rules_in_every_position() -> None:
    """Only forced runners move, one base each, regardless of speed (H-10.11, H-10.14, H-R4)."""
    for runners in all_positions():
        for batter in SPEEDS:
            assert hit_of(runners, batter, WALK) == after_walk(runners, batter), runners


def test_clutch_hit_table_agrees_with_rules_in_every_position() -> None:
    """All runners take one base more than the hit, and no runner is ever blocked (H-10.13, H-11.21, H-R7)."""
    for runners in all_positions():
        for batter, hit in product(SPEEDS, HITS):
            assert clutch_of(runners, batter, hit) == after_clutch(runners, batter, hit), (runners, hit)
        for hit in HITS:
            for start, end in clutch_paths(hit, pack(runners))[:-1]:
                assert end == min(start + hit + 1, HOME)


def test_stolen_base_table_agrees_with_rules_in_every_position() -> None:
    """The lead runner goes first; slow runners stay and block; home is always free (H-10.12, H-11.18, H-R10)."""
    for runners in all_positions():
        assert steal_of(runners) == after_steal(runners), runners


def test_h_10_6_base_of_the_batter_is_always_free() -> None:
    """On any hit or walk, the batter's base is empty after the runners have moved (H-10.6)."""
    for runners in all_positions():
        for hit in HITS:
            assert hit not in {end for _, end in hit_paths(hit, pack(runners))[:-1]} - {HOME}
        moved = dict(walk_paths(pack(runners))[:-1])
        assert 1 not in {moved.get(base, base) for base in runners}


def test_h_10_6_only_fast_runner_behind_slow_one_is_blocked_on_a_single() -> None:
    """With a slow runner on second, a fast runner on first reaches only second on a single (H-10.2, H-10.6)."""
    blocked = set()
    for runners in all_positions():
        for hit in HITS:
            for start, end in hit_paths(hit, pack(runners))[:-1]:
                if end != RESULTS[hit][runners[start]][start - 1]:
                    blocked.add((hit, start, runners[start], runners.get(2), end))
    assert blocked == {(SINGLE, 1, FAST, SLOW, 2)}


def test_h_10_6_triple_clears_the_bases() -> None:
    """After a triple only the batter is on base (H-10.6, H-R2)."""
    for runners in all_positions():
        for batter in SPEEDS:
            assert hit_of(runners, batter, TRIPLE) == ({3: batter}, len(runners))


def test_h_10_6_no_pawn_is_lost_or_created() -> None:
    """Every runner and the batter is on base or has scored after hits, walks, clutch hits and steals (H-10.6)."""
    for runners in all_positions():
        for batter in SPEEDS:
            for hit in (*HITS, WALK):
                after, runs = hit_of(runners, batter, hit)
                assert len(runners) + 1 == len(after) + runs
            for hit in HITS:
                after, runs = clutch_of(runners, batter, hit)
                assert len(runners) + 1 == len(after) + runs
        after, runs = steal_of(runners)
        assert len(runners) == len(after) + runs


def test_runners_never_pass_each_other_or_share_a_base() -> None:
    """No runner passes another, and no two runners end on the same base (H-10.2, H-17.4)."""
    for runners in all_positions():
        bases = pack(runners)
        ways = [hit_paths(hit, bases) for hit in HITS] + [clutch_paths(hit, bases) for hit in HITS]
        for paths in (*ways, walk_paths(bases), steal_paths(bases)):
            ends = {**{base: base for base in runners}, **dict(paths)}
            order = [ends[start] for start in sorted(ends, reverse=True)]
            assert order == sorted(order, reverse=True)
            stopped = [end for end in order if end != HOME]
            assert len(set(stopped)) == len(stopped)


@pytest.mark.parametrize(
    ("runners", "batter", "hit", "after", "runs"),
    [
        pytest.param({1: FAST, 2: SLOW}, AVERAGE, SINGLE, {1: AVERAGE, 2: FAST, 3: SLOW}, 0, id="H-10.7"),
        pytest.param({1: AVERAGE, 2: AVERAGE}, FAST, SINGLE, {1: FAST, 2: AVERAGE}, 1, id="H-10.8"),
        pytest.param({1: FAST, 2: AVERAGE}, FAST, DOUBLE, {2: FAST}, 2, id="H-10.9"),
        pytest.param({1: SLOW, 2: FAST, 3: AVERAGE}, SLOW, HOME_RUN, {}, 4, id="H-10.10"),
        pytest.param(
            {1: FAST, 3: SLOW}, AVERAGE, WALK, {1: AVERAGE, 2: FAST, 3: SLOW}, 0, id="H-10.11 first and third"
        ),
        pytest.param(
            {2: FAST, 3: SLOW}, AVERAGE, WALK, {1: AVERAGE, 2: FAST, 3: SLOW}, 0, id="H-10.11 second and third"
        ),
        pytest.param(
            {1: SLOW, 2: FAST, 3: SLOW}, AVERAGE, WALK, {1: AVERAGE, 2: SLOW, 3: FAST}, 1, id="H-10.11 loaded"
        ),
    ],
)
def test_hits_and_walks_match_worked_examples(
    runners: Runners, batter: int, hit: int, after: Runners, runs: int
) -> None:
    """The worked examples of the rules (H-10.7 to H-10.11)."""
    assert hit_of(runners, batter, hit) == (after, runs)


@pytest.mark.parametrize(
    ("runners", "after", "runs"),
    [
        ({1: FAST, 2: AVERAGE, 3: SLOW}, {1: FAST, 2: AVERAGE, 3: SLOW}, 0),
        ({1: FAST, 2: SLOW, 3: AVERAGE}, {1: FAST, 2: SLOW}, 1),
        ({1: AVERAGE, 2: FAST, 3: AVERAGE}, {2: AVERAGE, 3: FAST}, 1),
        ({1: SLOW, 2: AVERAGE}, {1: SLOW, 3: AVERAGE}, 0),
    ],
)
def test_h_10_12_stolen_bases_match_worked_examples(runners: Runners, after: Runners, runs: int) -> None:
    assert steal_of(runners) == (after, runs)


def test_h_10_13_clutch_hits_match_worked_examples() -> None:
    assert clutch_of({1: SLOW, 2: AVERAGE}, SLOW, SINGLE) == ({1: SLOW, 3: SLOW}, 1)
    assert clutch_of({1: SLOW, 2: AVERAGE}, SLOW, DOUBLE) == ({2: SLOW}, 2)


def test_removal_tables_are_correct_for_every_position() -> None:
    """A pick-off removes runners of any speed; a double play removes no fast runner (H-11.16, H-11.17)."""
    for runners in all_positions():
        bases = pack(runners)
        assert OCCUPIED[bases] == sum(1 << base - 1 for base in runners)
        assert NOT_FAST[bases] == sum(1 << base - 1 for base, speed in runners.items() if speed != FAST)
        for chosen in range(8):
            left = {base: speed for base, speed in runners.items() if not chosen >> base - 1 & 1}
            assert unpack(WITHOUT[chosen * POSITIONS + bases]) == (left, 0)


def all_plates() -> Iterator[list[tuple[int, int]]]:
    kinds = list(product((*HITS, WALK), SPEEDS))
    for size in range(4):
        yield from (list(waiting) for waiting in product(kinds, repeat=size))


def test_plate_functions_keep_the_order_of_threats() -> None:
    """A knuckleball does not weaken walks, and turning threats into walks keeps speeds (H-11.14, H-11.15).

    The remaining threats always keep their order (H-R5, H-R15).
    """
    for waiting in all_plates():
        plate = plate_of(waiting)
        assert threats(plate) == waiting
        for place in range(len(waiting)):
            assert threats(without_threat(plate, place)) == waiting[:place] + waiting[place + 1 :]
        smaller = [(hit if hit == WALK else hit - 1, speed) for hit, speed in waiting]
        assert threats(weaken_threats(plate)) == [(hit, speed) for hit, speed in smaller if hit]
        assert threats(turn_threats_into_walks(plate)) == [(WALK, speed) for _, speed in waiting]
