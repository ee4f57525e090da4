"""Tests of the choices of the solitaire opponent (H-16.23, H-R33) in every position, against the text of the ruling."""

from itertools import product
from typing import Any

import pytest

import pennant
from pennant.games.highlights.rules.actions import machine_glove, nearest_home
from pennant.games.highlights.rules.bases import AFTER_HIT, NOT_FAST, OCCUPIED, POSITIONS, plate_of, runner_on

GAME = pennant.game("highlights")
HITS = (1, 2, 3, 4)


def runs_and_bases(bases: int, hits: tuple[int, ...], speed: int) -> tuple[int, int]:
    """Return the runs of these hits, and the sum of the bases on which the runners end."""
    runs = 0
    for hit in hits:
        outcome = AFTER_HIT[(hit * 4 + speed) * POSITIONS + bases]
        runs += outcome >> 6
        bases = outcome & 63
    return runs, sum(base for base in (1, 2, 3) if runner_on(bases, base))


@pytest.mark.parametrize("count", [1, 2, 3])
def test_h_r33_machine_glove_cancels_most_harmful_hit(count: int) -> None:
    """The rest must give the fewest runs, then the smallest sum of bases; the leftmost hit breaks ties (H-R33)."""
    for hits in product(HITS, repeat=count):
        for speed, bases in product((1, 2, 3), range(POSITIONS)):
            losses = [runs_and_bases(bases, hits[:gone] + hits[gone + 1 :], speed) for gone in range(count)]
            chosen = machine_glove(bases, plate_of([(hit, speed) for hit in hits]))
            assert chosen == losses.index(min(losses)), (hits, speed, bases)


@pytest.mark.parametrize("wanted", [1, 2, 3])
def test_h_r33_machine_removes_runners_nearest_home(wanted: int) -> None:
    """This applies to pick off and double play (H-R33)."""
    for bases in range(POSITIONS):
        for on_base in (OCCUPIED[bases], NOT_FAST[bases]):
            able = [base for base in (3, 2, 1) if on_base >> base - 1 & 1]
            assert nearest_home(on_base, wanted) == sum(1 << base - 1 for base in able[:wanted])


def play_against_machine(card: str, visitor: str, bases: dict[str, str]) -> list[dict[str, Any]]:
    """Let the player play a card and the machine answer with another; return the events of both turns."""
    data = {
        "cards": {"answer": card, "batter": visitor},
        "given": {
            "mode": "solitaire",
            "visitor": {"hand": ["batter", "OST-LA-04"], "in_play": ["OST-LA-03"], "bases": bases},
            "home": {"lineup": ["answer"]},
        },
    }
    state = GAME.position(data)
    state.log = []
    state.play(0, GAME.parse(state, 0, "play batter"))
    return GAME.events(state, None)


def test_h_r33_machine_cancels_leftmost_of_equal_threats() -> None:
    """The outcome is the same without the first or the second hit, so the first one is canceled (H-R33)."""
    events = play_against_machine("natural slow [] glove", "robot fast [single, double, double]", {})
    assert [event["place"] for event in events if event["kind"] == "cancelled"] == [0]


def test_machine_is_never_asked() -> None:
    """After any card of the machine the next decision is the player's (H-16.19, H-16.23)."""
    loaded = {"first": "slow", "second": "average", "third": "slow"}
    for action in ("glove", "pick off 1", "pick off 2", "double play", "glove, double play", "walk, pick off 1"):
        events = play_against_machine(f"cyborg slow [single] {action}", "robot fast [single, double, triple]", loaded)
        assert [event["seats"] for event in events if event["kind"] == "asked"] == [[0]]
