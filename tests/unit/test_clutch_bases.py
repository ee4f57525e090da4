"""Base running compared with tables written from the rules: every base state, every choice, safe and out throws.

Runners are named after the base from which they start, 1, 2 or 3, and the batter is B: `12-` means runners on first and
second; `B-2` means the batter on first and the runner from second on third. If a throw ties, the runner is safe; if it
is one higher, the runner is out (C-3.11.1). All players of a case have the Speed for which a roll of 8 ties.
"""

from itertools import combinations
from typing import Any

import pytest

from pennant.games.clutch import GAME
from pennant.kernel.chance import scripted_chance

STATES = ("---", "1--", "-2-", "--3", "12-", "1-3", "-23", "123")
NAMES = {"1": "ONE", "2": "TWO", "3": "THREE", "B": "BAT"}
BASES = ("first", "second", "third")
BATTERY, INFIELD, OUTFIELD = 8, 9, 5
TIE = 8
SAFE, OUT = "safe", "out"
HALF_OVER = "half over"

Result = tuple[str, int, int] | str
"""Bases, outs made and runs; or a text which says that the half is over, with its runs if there are any."""

in_each_state = pytest.mark.parametrize("bases", STATES)
with_outs = pytest.mark.parametrize("outs", [0, 1, 2])


def position(bases: str, outs: int, speed: int = 15, **given: Any) -> Any:
    names = [NAMES[runner] for runner in (*bases, "B") if runner != "-"]
    runners = {base: NAMES[runner] for base, runner in zip(BASES, bases, strict=True) if runner != "-"}
    described = {"outs": outs, "bases": runners, "batter": "BAT", "inning": 2, **given}
    return GAME.position({"cards": {" ".join(names): f"speed {speed}"}, "given": described})


def play(state: Any, *moves: str) -> None:
    """Play moves for the seat that decides; `safe` or `out` is the result of the throw of the previous move."""
    for place, move in enumerate(moves):
        if move in (SAFE, OUT):
            continue
        following = moves[place + 1] if place + 1 < len(moves) else ""
        state.chance = scripted_chance({SAFE: (TIE - 1,), OUT: (TIE,)}.get(following, ()))
        seat = state.actors()[0]
        state.play(seat, GAME.parse(state, seat, move))


def options(state: Any) -> set[str]:
    seat = state.actors()[0]
    return {GAME.notation(state, seat, action) for action in state.legal(seat)}


def describe_bases(state: Any, outs: int) -> Result:
    facts = GAME.describe_state(state, {"home": 0, "away": 1})
    runs = facts["away"]["runs"]
    if facts["half"] == "bottom":
        return HALF_OVER if runs == 0 else f"{HALF_OVER}, {runs} in"
    called = {name: runner for runner, name in NAMES.items()}
    on = "".join(called[facts["bases"][base]] if base in facts["bases"] else "-" for base in BASES)
    return on, facts["outs"] - outs, runs


# --- ground balls (C-3.12.3, C-3.13) ----------------------------------------------------------------------------------

GROUND_BALL: dict[str, dict[tuple[str, ...], Result]] = {
    "---": {(): ("---", 1, 0)},
    "1--": {
        ("double play", OUT): ("---", 2, 0),
        ("double play", SAFE): ("B--", 1, 0),
        ("first only",): ("-1-", 1, 0),
    },
    "-2-": {
        ("hold",): ("-2-", 1, 0),
        ("send", "take the batter"): ("--2", 1, 0),
        ("send", "throw to third", OUT): ("B--", 1, 0),
        ("send", "throw to third", SAFE): ("B-2", 0, 0),
    },
    "--3": {(): ("---", 1, 1)},
    "12-": {
        ("double play", OUT): ("--2", 2, 0),
        ("double play", SAFE): ("B-2", 1, 0),
        ("first only",): ("-12", 1, 0),
    },
    "1-3": {
        ("double play", OUT): ("---", 2, 1),
        ("double play", SAFE): ("B--", 1, 1),
        ("first only",): ("-1-", 1, 1),
    },
    "-23": {
        ("hold",): ("-2-", 1, 1),
        ("send", "take the batter"): ("--2", 1, 1),
        ("send", "throw to third", OUT): ("B--", 1, 1),
        ("send", "throw to third", SAFE): ("B-2", 0, 1),
    },
    "123": {
        ("double play", OUT): ("--2", 2, 1),
        ("double play", SAFE): ("B-2", 1, 1),
        ("first only",): ("-12", 1, 1),
    },
}
"""Results with fewer than two outs and the infield at normal depth."""


@in_each_state
@with_outs
def test_ground_ball_moves_runners_as_in_table(bases: str, outs: int) -> None:
    """C-3.12.3, C-3.13.1 to C-3.13.3, C-R12, C-R13."""
    cases = GROUND_BALL[bases] if outs < 2 else {(): HALF_OVER}
    first = {moves[0] for moves in cases if moves}
    for moves, expected in cases.items():
        bonus = 5 if "double play" in moves else 0
        state = position(bases, outs, speed=INFIELD + TIE - bonus, at="result", result="GB")
        if first:
            assert options(state) == first
        play(state, *moves)
        made = expected[1] if isinstance(expected, tuple) else 0
        assert describe_bases(state, outs) == (HALF_OVER if made + outs == 3 else expected), moves


# --- infield in (C-4.3) -----------------------------------------------------------------------------------------------

INFIELD_IN: dict[str, dict[tuple[str, ...], Result]] = {
    "--3": {
        ("hold",): ("--3", 1, 0),
        ("send", "take the batter"): ("---", 1, 1),
        ("send", "throw home", OUT): ("B--", 1, 0),
        ("send", "throw home", SAFE): ("B--", 0, 1),
    },
    "1-3": {
        ("hold",): ("-13", 1, 0),
        ("send", "take the batter"): ("-1-", 1, 1),
        ("send", "throw home", OUT): ("B1-", 1, 0),
        ("send", "throw home", SAFE): ("B1-", 0, 1),
    },
    "-23": {
        ("hold",): ("-23", 1, 0),
        ("send", "take the batter"): ("-2-", 1, 1),
        ("send", "throw home", OUT): ("B2-", 1, 0),
        ("send", "throw home", SAFE): ("B2-", 0, 1),
    },
    "123": {(): ("B12", 1, 0)},
}


@pytest.mark.parametrize("bases", INFIELD_IN)
@pytest.mark.parametrize("outs", [0, 1])
def test_ground_ball_with_infield_in_moves_runners_as_in_table(bases: str, outs: int) -> None:
    """C-4.3.1, C-4.3.5, C-4.3.8, C-R43, C-R44."""
    for moves, expected in INFIELD_IN[bases].items():
        state = position(bases, outs, speed=INFIELD + TIE - 5, at="result", result="GB", infield="in")
        if moves:
            assert options(state) == {"send", "hold"}
        play(state, *moves)
        assert describe_bases(state, outs) == expected, moves


@in_each_state
@with_outs
def test_infield_may_come_in_with_runner_on_third_and_fewer_than_two_outs(bases: str, outs: int) -> None:
    """C-4.3.1: otherwise the defense gets the next question, about cards."""
    state = position(bases, outs, home={"hand": ["R01"]}, at="depth")
    question = GAME.describe_state(state, {"home": 0, "away": 1})["asked"]["home"]
    assert question == ("depth" if "3" in bases and outs < 2 else "card")


# --- hits (C-3.12.1, C-3.12.2) ----------------------------------------------------------------------------------------

SINGLE = {
    "---": ("B--", 0, [()]),
    "1--": ("B1-", 0, [(), ("1",)]),
    "-2-": ("B-2", 0, [(), ("2",)]),
    "--3": ("B--", 1, [()]),
    "12-": ("B12", 0, [(), ("2",), ("1", "2")]),
    "1-3": ("B1-", 1, [(), ("1",)]),
    "-23": ("B-2", 1, [(), ("2",)]),
    "123": ("B12", 1, [(), ("2",), ("1", "2")]),
}
"""The bases after the hit, the runs scored, and the sets of runners who may try for another base."""
DOUBLE = {
    "---": ("-B-", 0, [()]),
    "1--": ("-B1", 0, [(), ("1",)]),
    "-2-": ("-B-", 1, [()]),
    "--3": ("-B-", 1, [()]),
    "12-": ("-B1", 1, [(), ("1",)]),
    "1-3": ("-B1", 1, [(), ("1",)]),
    "-23": ("-B-", 2, [()]),
    "123": ("-B1", 2, [(), ("1",)]),
}


@in_each_state
@with_outs
@pytest.mark.parametrize(("hit", "table"), [("1B", SINGLE), ("2B", DOUBLE)])
def test_single_and_double_move_runners_as_in_table(bases: str, outs: int, hit: str, table: dict[str, Any]) -> None:
    """C-3.12.0 to C-3.12.2.2, C-R37 to C-R39."""
    after, runs, sets = table[bases]
    for chosen in sets:
        for target in (*chosen, "nobody"):
            for throw in (SAFE, OUT) if target != "nobody" else ("",):
                check_advance(bases, outs, hit, after, runs, sets, chosen, target, throw)


def check_advance(
    bases: str, outs: int, hit: str, after: str, runs: int, sets: Any, chosen: Any, target: str, throw: str
) -> None:
    home = target != "nobody" and after.index(target) == 2
    bonus = (5 if home else 0) + (5 if outs == 2 else 0)
    state = position(bases, outs, speed=OUTFIELD + TIE - bonus, at="result", result=hit, chart="batter")
    if len(sets) > 1:
        assert options(state) == {send_notation(after, each) for each in sets}
        moves = [send_notation(after, chosen)]
        if chosen:
            moves += [throw_notation(after, target), throw] if target != "nobody" else ["no throw"]
        play(state, *[move for move in moves if move])
    on = list(after)
    for runner in sorted(chosen, key=after.index, reverse=True):  # the lead runner first
        place = after.index(runner)
        on[place] = "-"
        if runner == target and throw == OUT:
            continue
        if place == 2:
            runs += 1
        else:
            on[place + 1] = runner
    out = int(throw == OUT and target in chosen)
    expected: Result = ("".join(on), out, runs)
    if out and outs == 2:
        expected = f"{HALF_OVER}, {runs} in" if runs else HALF_OVER
    assert describe_bases(state, outs) == expected, (chosen, target, throw)


def send_notation(after: str, chosen: Any) -> str:
    places = sorted(after.index(runner) for runner in chosen)
    return " ".join(["send", *(BASES[place] for place in places)]) if places else "hold"


def throw_notation(after: str, target: str) -> str:
    place = after.index(target)
    return "throw home" if place == 2 else f"throw to {BASES[place + 1]}"


@in_each_state
@with_outs
def test_triple_home_run_walk_and_strikeout_move_runners_as_in_table(bases: str, outs: int) -> None:
    """C-3.8.30 to C-3.8.34."""
    on = len(bases.replace("-", ""))
    expected: dict[str, Result] = {"3B": ("--B", 0, on), "HR": ("---", 0, on + 1), "BB": WALK[bases]}
    expected["K"] = HALF_OVER if outs == 2 else (bases, 1, 0)
    for result, then in expected.items():
        state = position(bases, outs, at="result", result=result, chart="batter")
        assert describe_bases(state, outs) == then, result


WALK: dict[str, Result] = {
    "---": ("B--", 0, 0),
    "1--": ("B1-", 0, 0),
    "-2-": ("B2-", 0, 0),
    "--3": ("B-3", 0, 0),
    "12-": ("B12", 0, 0),
    "1-3": ("B13", 0, 0),
    "-23": ("B23", 0, 0),
    "123": ("B12", 0, 1),
}


@in_each_state
def test_intentional_walk_moves_runners_like_a_walk(bases: str) -> None:
    """C-4.1.1."""
    state = position(bases, 0, at="walk")
    play(state, "walk")
    assert describe_bases(state, 0) == WALK[bases]


# --- fly balls (C-3.12.4) ---------------------------------------------------------------------------------------------


def may_advance(bases: str, chosen: tuple[str, ...]) -> bool:
    """Whether each chosen runner can advance one base, to a base that is empty or that its runner leaves."""
    stay = [base for base, runner in enumerate(bases) if runner != "-" and runner not in chosen]
    return not any(bases.index(runner) + 1 in stay for runner in chosen)


@in_each_state
@with_outs
def test_fly_ball_lets_runners_tag_up(bases: str, outs: int) -> None:
    """C-3.12.4, C-R38, C-R39: throws to second get Outfield +5, and runners for home get Speed +5."""
    if outs == 2:
        assert describe_bases(position(bases, outs, at="result", result="FB"), outs) == HALF_OVER
        return
    runners = bases.replace("-", "")
    sets = [
        each for size in range(len(runners) + 1) for each in combinations(runners, size) if may_advance(bases, each)
    ]
    for chosen in sets:
        for target in (*chosen, "nobody"):
            for throw in (SAFE, OUT) if target != "nobody" else ("",):
                check_tag(bases, outs, sets, chosen, target, throw)


def check_tag(bases: str, outs: int, sets: Any, chosen: Any, target: str, throw: str) -> None:
    rating = OUTFIELD + (5 if target == "1" else 0)
    state = position(bases, outs, speed=rating + TIE - (5 if target == "3" else 0), at="result", result="FB")
    if bases != "---":
        assert options(state) == {send_notation(bases, each) for each in sets}
        moves = [send_notation(bases, chosen)]
        if chosen:
            moves += [throw_notation(bases, target), throw] if target != "nobody" else ["no throw"]
        play(state, *[move for move in moves if move])
    on, runs = list(bases), 0
    for runner in sorted(chosen, reverse=True):
        place = bases.index(runner)
        on[place] = "-"
        if runner == target and throw == OUT:
            continue
        if place == 2:
            runs += 1
        else:
            on[place + 1] = runner
    made = 1 + int(throw == OUT)
    expected: Result = ("".join(on), made, runs)
    if outs + made == 3:
        expected = f"{HALF_OVER}, {runs} in" if runs else HALF_OVER
    assert describe_bases(state, outs) == expected, (chosen, target, throw)


# --- steals (C-3.14) and bunts (C-4.2) --------------------------------------------------------------------------------

STEALS: dict[str, dict[tuple[str, ...], Result]] = {
    "1--": {("steal second", SAFE): ("-1-", 0, 0), ("steal second", OUT): ("---", 1, 0)},
    "-2-": {("steal third", SAFE): ("--2", 0, 0), ("steal third", OUT): ("---", 1, 0)},
    "12-": {
        ("steal third", SAFE): ("1-2", 0, 0),
        ("steal third", OUT): ("1--", 1, 0),
        ("double steal", "throw to second", SAFE): ("-12", 0, 0),
        ("double steal", "throw to second", OUT): ("--2", 1, 0),
        ("double steal", "throw to third", SAFE): ("-12", 0, 0),
        ("double steal", "throw to third", OUT): ("-1-", 1, 0),
    },
    "1-3": {("steal second", SAFE): ("-13", 0, 0), ("steal second", OUT): ("--3", 1, 0)},
}


@in_each_state
@with_outs
def test_steal_is_offered_and_resolved_as_in_table(bases: str, outs: int) -> None:
    """C-3.14, C-3.14.1: a steal of third meets Battery +5; home, and second behind a runner, cannot be stolen."""
    cases = STEALS.get(bases, {})
    state = position(bases, outs, home={"hand": ["R01"]}, at="steal")
    asked = GAME.describe_state(state, {"home": 0, "away": 1})["asked"]
    assert ("away" in asked and asked["away"] == "steal") == bool(cases)
    if cases:
        assert options(state) == {"no steal", *(moves[0] for moves in cases)}
    for moves, expected in cases.items():
        third = "steal third" in moves or "throw to third" in moves
        speed = BATTERY + (5 if third else 0) + TIE
        state = position(bases, outs, speed=speed, home={"hand": ["R01"]}, at="steal")
        play(state, *moves)
        over = outs == 2 and moves[-1] == OUT
        assert describe_bases(state, outs) == (HALF_OVER if over else expected), moves


BUNTS = {"1--": "-1-", "-2-": "--2", "12-": "-12", "1-3": "-13"}


@in_each_state
@with_outs
def test_bunt_moves_runners_up_without_scoring(bases: str, outs: int) -> None:
    """C-4.2.1 to C-4.2.3, C-R42: a bunt succeeds with 13 or more; runners move up, but nobody scores."""
    state = position(bases, outs, home={"hand": ["R01"]}, at="bunt")
    asked = GAME.describe_state(state, {"home": 0, "away": 1})["asked"]
    legal = bases in BUNTS and outs < 2
    assert (asked.get("away") == "bunt") == legal
    if not legal:
        return
    for die in range(1, 21):
        state = position(bases, outs, at="bunt")
        seat = state.actors()[0]
        state.chance = scripted_chance((die - 1, 12))  # the second try, if needed, succeeds
        state.play(seat, GAME.parse(state, seat, "bunt"))
        assert state.chance.used == (1 if die >= 13 else 2)
        assert describe_bases(state, outs) == (BUNTS[bases], 1, 0)
