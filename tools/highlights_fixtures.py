"""Games of Highlights for the tests of its client, told event by event, into frontend/tests/fixtures.

Every file has one random game of a mode through the eyes of the first two seats and of a spectator: the view before
the first decision, the events, a hash of the view after each of them, and how they are grouped in beats and scored. The
views are those of the game itself after every decision; between decisions they are what `fold` makes of them.
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
    """Play one game of every mode, and write it down."""
    for number, mode in enumerate(MODES):
        write_down(GAME, mode, played(mode, 2045 + number))


def played(mode: str, seed: int) -> dict[str, Any]:
    """A game by players who choose at random, as every viewer saw it."""
    state = GAME.new(mode, seed, listen=True)
    viewers = [viewer for viewer in VIEWERS if viewer is None or viewer < state.seats]
    told = {viewer: Told(state, viewer) for viewer in viewers}
    chance = random.Random(seed)
    while not state.is_over():
        seat = chance.choice(state.actors())
        state.play(seat, chance.choice(state.legal(seat)))
        for viewer in viewers:
            told[viewer].hear(state)
    return {"mode": mode, "viewers": [told[viewer].written() for viewer in viewers]}


class Told:
    """One viewer's part of a game."""

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
        """The events since the last decision, folded into the view; the game's own view is the proof."""
        news = GAME.events(state, self.viewer, len(self.past) + len(self.events))
        self.steps.append(step_of(GAME, news, self.view, GAME.view(state, self.viewer)))
        self.events += news
        for event in news:
            self.score(event)
            GAME.fold(self.view, event)
            self.hashes += digest(self.view)
        if self.view != GAME.view(state, self.viewer):
            raise AssertionError("the folded view is not the view of the game")

    def score(self, event: SeenEvent) -> None:
        self.sheet.hear(cast(Event, event))

    def written(self) -> dict[str, Any]:
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
