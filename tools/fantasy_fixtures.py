"""Records games of Fantasy, event by event, as fixtures for the client's tests in frontend/tests/fixtures.

Every file contains one random game as the first two seats and a spectator see it: the view before the first decision,
the events in beats, and a hash of the view after each event. After every decision the view comes from the game itself;
between decisions it is the result of `fold`.
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
"""The probability that a player takes a choice back."""


def main() -> None:
    """Play one game of every kind, and write its fixture."""
    for number, (name, (mode, options)) in enumerate(GAMES.items()):
        write_down(GAME, name, record_game(mode, options, 2045 + number))


def record_game(mode: str, options: dict[str, Any], seed: int) -> dict[str, Any]:
    """A game by players who choose at random and sometimes take a choice back, as every viewer saw it."""
    state = GAME.new(mode, seed, listen=True, **options)
    viewers = [viewer for viewer in VIEWERS if viewer is None or viewer < state.seats]
    told = {viewer: ViewerRecorder(state, viewer) for viewer in viewers}
    chance = random.Random(seed)
    while not state.is_over():
        seat = chance.choice(state.actors())
        if chance.random() > TAKEN_BACK or not try_take_back(state, seat):
            state.play(seat, chance.choice(state.legal(seat)))
        for viewer in viewers:
            told[viewer].hear(state)
    return {"mode": mode, "viewers": [told[viewer].as_json() for viewer in viewers]}


def try_take_back(state: State, seat: int) -> bool:
    """Take back this seat's last choice, and return whether that was possible."""
    try:
        state.retract(seat)
    except IllegalMove:
        return False
    return True


class ViewerRecorder:
    """The game as one viewer sees it."""

    def __init__(self, state: State, viewer: int | None) -> None:
        self.viewer = viewer
        self.start = GAME.view(state, viewer)
        self.view = GAME.view(state, viewer)
        self.past = GAME.events(state, viewer)
        self.events: list[dict[str, Any]] = []
        self.hashes = ""
        self.steps: list[dict[str, Any]] = []

    def hear(self, state: State) -> None:
        """Fold the events since the last decision into the view, and check the result against the game's own view."""
        news = GAME.events(state, self.viewer, len(self.past) + len(self.events))
        self.steps.append(step_of(GAME, news, self.view, GAME.view(state, self.viewer)))
        self.events += news
        for event in news:
            GAME.fold(self.view, event)
            self.hashes += digest(self.view)
        if self.view != GAME.view(state, self.viewer):
            raise AssertionError("the folded view differs from the game's view")

    def as_json(self) -> dict[str, Any]:
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
