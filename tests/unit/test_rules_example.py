"""Tests of the rule book's example of play: the board after every event of the worked case S-01."""

from typing import Any

import pytest

import pennant
from pennant.kernel.state import State

GAME = pennant.game("highlights")
A, S, F = "average", "slow", "fast"

POSITION: dict[str, Any] = {
    "cards": {
        "tin-drum": "robot average [single, single]",
        "big-pine": "natural average [single, home run] glove",
        "bench-boss": "natural slow [single], ph",
        "side-arm": "cyborg average [single] fastball",
        "whirligig": "robot slow [single, single, single]",
        "red-streak": "natural fast [single, double] glove",
        "old-lamp": "robot slow [single, single] quick eye home run",
    },
    "given": {
        "visitor": {
            "hand": ["tin-drum", "bench-boss", "red-streak", "OST-LA-03", "OST-LA-04", "OST-LA-07"],
            "on_deck": "side-arm",
        },
        "home": {
            "hand": ["big-pine", "whirligig", "old-lamp", "OST-NY-03", "OST-NY-04", "OST-NY-07"],
            "on_deck": "OST-NY-09",
        },
    },
}

Step = tuple[str, list[str], dict[str, str], int, list[str], dict[str, str], int]
"""The last event of a step; then Ralph's plate, bases and runs, and Mike's."""

ONE_A: dict[str, str] = {"first": A}
TWO_A = {"first": A, "second": A}
TWO_S = {"first": S, "second": S}

TURNS: list[tuple[int, str, list[Step]]] = [
    (
        0,
        "play tin-drum",
        [
            ("played", [], {}, 0, [], {}, 0),
            ("batter", ["single/average"] * 2, {}, 0, [], {}, 0),
        ],
    ),
    (
        1,
        "play big-pine",
        [
            ("played", ["single/average"] * 2, {}, 0, [], {}, 0),
            ("cancelled", ["single/average"], {}, 0, [], {}, 0),
            ("ran", [], ONE_A, 0, [], {}, 0),
            ("batter", [], ONE_A, 0, ["single/average", "home-run/average"], {}, 0),
        ],
    ),
    (
        0,
        "pinch bench-boss for on-deck",
        [
            ("entered", [], ONE_A, 0, ["single/average", "home-run/average"], {}, 0),
            ("cancelled", [], ONE_A, 0, [], {}, 0),
            ("batter", ["single/average"], ONE_A, 0, [], {}, 0),
        ],
    ),
    (
        1,
        "play whirligig",
        [
            ("played", ["single/average"], ONE_A, 0, [], {}, 0),
            ("ran", [], TWO_A, 0, [], {}, 0),
            ("batter", [], TWO_A, 0, ["single/slow"] * 3, {}, 0),
        ],
    ),
    (
        0,
        "play red-streak",
        [
            ("played", [], TWO_A, 0, ["single/slow"] * 3, {}, 0),
            ("cancelled", [], TWO_A, 0, ["single/slow"] * 2, {}, 0),
            ("ran", [], TWO_A, 0, ["single/slow"], {"first": S}, 0),
            ("ran", [], TWO_A, 0, [], TWO_S, 0),
            ("batter", ["single/fast", "double/fast"], TWO_A, 0, [], TWO_S, 0),
        ],
    ),
    (
        1,
        "play old-lamp",
        [
            ("action", ["single/fast", "double/fast"], TWO_A, 0, [], TWO_S, 0),
            ("ran", ["double/fast"], {"first": F, "second": A}, 1, [], TWO_S, 0),
            ("ran", [], {"second": F}, 3, [], TWO_S, 0),
            ("batter", [], {"second": F}, 3, ["single/slow"] * 2, TWO_S, 0),
        ],
    ),
]


def table(view: dict[str, Any]) -> tuple[list[str], dict[str, str], int, list[str], dict[str, str], int]:
    """Return plate, bases and runs of Ralph, the visitor, and of Mike."""
    found: list[Any] = []
    for side in view["sides"]:
        found.append([f"{threat['hit']}/{threat['speed']}" for threat in side["plate"]])
        found.append({base: speed for base, speed in side["bases"].items() if speed})
        found.append(side["runs"])
    ralph_plate, ralph_bases, ralph_runs, mike_plate, mike_bases, mike_runs = found
    return ralph_plate, ralph_bases, ralph_runs, mike_plate, mike_bases, mike_runs


def play_to(turn: int) -> State:
    state = GAME.position(POSITION)
    for seat, words, _ in TURNS[:turn]:
        state.play(seat, GAME.parse(state, seat, words))
    return state


@pytest.mark.parametrize("turn", range(6), ids=lambda turn: f"turn {turn + 1}")
def test_example_of_play_has_expected_board_after_every_step(turn: int) -> None:
    """Check every change in a turn (H-8.2 to H-8.6, H-9.3, H-10.1 to H-10.3, H-11.1, H-R34)."""
    seat, words, steps = TURNS[turn]
    state = play_to(turn)
    view = GAME.view(state, None)
    state.log = []
    state.play(seat, GAME.parse(state, seat, words))
    left = GAME.events(state, None)
    for kind, *expected in steps:
        follow_to(kind, left, view)
        assert table(view) == tuple(expected), kind
    assert {event["kind"] for event in left} <= {"asked", "inning", "set"}


def follow_to(kind: str, events: list[dict[str, Any]], view: dict[str, Any]) -> None:
    """Fold events up to the end of the next run of this kind, and the board changes that follow it."""
    kinds = [event["kind"] for event in events]
    assert kind in kinds, f"no {kind!r} event left"
    end = kinds.index(kind)
    while kinds[end] == kind:
        end += 1
    while end < len(kinds) and kinds[end] == "set":
        end += 1
    for event in events[:end]:
        GAME.fold(view, event)
    del events[:end]


def test_example_of_play_ends_with_expected_cards() -> None:
    """Ralph leads by three; the pinch hitter is in the dugout and the card that batted is in play (H-9.1, H-9.3)."""
    ralph, mike = GAME.view(play_to(6), None)["sides"]
    assert (ralph["runs"], mike["runs"]) == (3, 0)
    assert ralph["in_play"] == ["tin-drum", "side-arm", "red-streak"]
    assert ralph["dugout"] == ["bench-boss"]
    assert (len(ralph["hand"]), ralph["lineup"]["size"], ralph["on_deck"]) == (3, 8, None)
    assert (len(mike["hand"]), mike["lineup"]["size"], mike["on_deck"]) == (3, 8, {"card": None})
    assert mike["in_play"] == ["big-pine", "whirligig", "old-lamp"]
