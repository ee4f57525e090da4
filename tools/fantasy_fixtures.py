"""Games of Fantasy for the tests of its client, told event by event, into frontend/tests/fixtures.

Every file has one random game through the eyes of the first two seats and of a spectator: the view before the first
decision, the events in beats, and a hash of the view after each of them. The views are those of the game itself after
every decision; between decisions they are what `fold` makes of them.
"""

import random
from typing import Any

from pennant.games.fantasy import GAME
from pennant.kernel.errors import IllegalMove
from pennant.kernel.state import State
from tools.fixtures import VIEWERS, digest, step_of, write_down

GAMES: dict[str, tuple[str, dict[str, Any]]] = {
    "two": ("season", {"seats": 2, "events": True}),
    "three": ("season", {"seats": 3, "draft": "snake", "always_wild_card": True, "wildcard_magic": True}),
    "five": ("season", {"seats": 5, "more_wins": True, "events": True, "recruit": "immediate"}),
    "solo": ("solo", {"events": True}),
}
TAKEN_BACK = 0.1
"""How often somebody thinks better of a choice."""


def main() -> None:
    """Play one game of every kind, and write it down."""
    for number, (name, (mode, options)) in enumerate(GAMES.items()):
        write_down(GAME, name, played(mode, options, 2045 + number))


def played(mode: str, options: dict[str, Any], seed: int) -> dict[str, Any]:
    """A game by players who choose at random and now and then take a choice back, as every viewer saw it."""
    state = GAME.new(mode, seed, listen=True, **options)
    viewers = [viewer for viewer in VIEWERS if viewer is None or viewer < state.seats]
    told = {viewer: Told(state, viewer) for viewer in viewers}
    chance = random.Random(seed)
    while not state.is_over():
        seat = chance.choice(state.actors())
        if chance.random() > TAKEN_BACK or not taken_back(state, seat):
            state.play(seat, chance.choice(state.legal(seat)))
        for viewer in viewers:
            told[viewer].hear(state)
    return {"mode": mode, "viewers": [told[viewer].written() for viewer in viewers]}


def taken_back(state: State, seat: int) -> bool:
    """Whether there was a choice to take back."""
    try:
        state.retract(seat)
    except IllegalMove:
        return False
    return True


class Told:
    """One viewer's part of a game."""

    def __init__(self, state: State, viewer: int | None) -> None:
        self.viewer = viewer
        self.start = GAME.view(state, viewer)
        self.view = GAME.view(state, viewer)
        self.past = GAME.events(state, viewer)
        self.events: list[dict[str, Any]] = []
        self.hashes = ""
        self.steps: list[dict[str, Any]] = []

    def hear(self, state: State) -> None:
        """The events since the last decision, folded into the view; the game's own view is the proof."""
        news = GAME.events(state, self.viewer, len(self.past) + len(self.events))
        self.steps.append(step_of(GAME, news, self.view, GAME.view(state, self.viewer)))
        self.events += news
        for event in news:
            GAME.fold(self.view, event)
            self.hashes += digest(self.view)
        if self.view != GAME.view(state, self.viewer):
            raise AssertionError("the folded view is not the view of the game")

    def written(self) -> dict[str, Any]:
        return {
            "viewer": self.viewer,
            "start": self.start,
            "past": self.past,
            "events": self.events,
            "hashes": self.hashes,
            "steps": self.steps,
            "end": self.view,
        }


if __name__ == "__main__":
    main()
