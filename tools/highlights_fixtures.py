"""Records games of Highlights, event by event, as fixtures for the client's tests in frontend/tests/fixtures.

Every file contains one random game of a mode as the first two seats and a spectator see it: the view before the first
decision, the events with their beats, a hash of the view after each event, and the score. After every decision the view
comes from the game itself; between decisions it is the result of `fold`.
"""

import random
from typing import Any, cast

from pennant.games.highlights import GAME
from pennant.games.highlights.event_types import Event
from pennant.games.highlights.score import ScoreSheet
from pennant.kernel.events import SeenEvent
from pennant.kernel.state import State
from tools.fixtures import VIEWERS, digest, step_of, write_down

MODES = ("standard", "beginner", "expert", "single", "spring", "solitaire", "tournament")


def main() -> None:
    """Play one game of every mode, and write its fixture."""
    for number, mode in enumerate(MODES):
        write_down(GAME, mode, record_game(mode, 2045 + number))


def record_game(mode: str, seed: int) -> dict[str, Any]:
    """A game by players who choose at random, as every viewer saw it."""
    state = GAME.new(mode, seed, listen=True)
    viewers = [viewer for viewer in VIEWERS if viewer is None or viewer < state.seats]
    told = {viewer: ViewerRecorder(state, viewer) for viewer in viewers}
    chance = random.Random(seed)
    while not state.is_over():
        seat = chance.choice(state.actors())
        state.play(seat, chance.choice(state.legal(seat)))
        for viewer in viewers:
            told[viewer].hear(state)
    return {"mode": mode, "viewers": [told[viewer].as_json() for viewer in viewers]}


class ViewerRecorder:
    """The game as one viewer sees it."""

    def __init__(self, state: State, viewer: int | None) -> None:
        self.viewer = viewer
        self.start = GAME.view(state, viewer)
        self.view = GAME.view(state, viewer)
        self.sheet = ScoreSheet()
        self.past = GAME.events(state, viewer)
        for event in self.past:
            self.score(event)
        self.events: list[dict[str, Any]] = []
        self.hashes = ""
        self.steps: list[dict[str, Any]] = []

    def hear(self, state: State) -> None:
        """Fold the events since the last decision into the view, and check the result against the game's own view."""
        news = GAME.events(state, self.viewer, len(self.past) + len(self.events))
        self.steps.append(step_of(GAME, news, self.view, GAME.view(state, self.viewer)))
        self.events += news
        for event in news:
            self.score(event)
            GAME.fold(self.view, event)
            self.hashes += digest(self.view)
        if self.view != GAME.view(state, self.viewer):
            raise AssertionError("the folded view differs from the game's view")

    def score(self, event: SeenEvent) -> None:
        self.sheet.hear(cast(Event, event))

    def as_json(self) -> dict[str, Any]:
        games = [
            {
                "pair": game.pair,
                "stage": game.stage,
                "number": game.number,
                "visitor": [game.cell(game.visitor, inning) for inning in range(1, game.inning + 1)],
                "home": [game.cell(game.home, inning) for inning in range(1, game.inning + 1)],
                "winner": game.winner,
            }
            for game in self.sheet.games
        ]
        return {
            "viewer": self.viewer,
            "start": self.start,
            "past": self.past,
            "events": self.events,
            "hashes": self.hashes,
            "steps": self.steps,
            "end": self.view,
            "games": games,
        }


if __name__ == "__main__":
    main()
