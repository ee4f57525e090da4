"""Records games of Clutch, event by event, as fixtures for the client's tests in frontend/tests/fixtures.

Every file contains one game as both managers and a spectator see it: the view before the first decision, the events in
beats, a hash of the view after each decision, and the box score. All views come from the game itself.
"""

import random
from typing import Any

from pennant.games.clutch import GAME
from pennant.games.clutch.scoring.box import BatterLine, PitcherLine, TeamBox, box_of
from pennant.games.clutch.scoring.scorer import Scorer
from pennant.games.clutch.text import usual_of
from pennant.kernel.state import State
from tools.fixtures import VIEWERS, digest, step_of, write_down

GAMES: dict[str, tuple[str, dict[str, Any]]] = {
    "open": ("single", {"deck_lists": "closed"}),
    "quick": ("single", {"windows": "quick"}),
    "plain": ("single", {"strategy": False}),
}


def main() -> None:
    """Play every game, and write its fixture."""
    for number, (name, (mode, options)) in enumerate(GAMES.items()):
        write_down(GAME, name, {"name": name, **record_game(mode, options, 2045 + number)})


def record_game(mode: str, options: dict[str, Any], seed: int) -> dict[str, Any]:
    """A game by managers who mostly choose the usual action, as every viewer saw it."""
    state = GAME.new(mode, seed, listen=True, **options)
    told = [ViewerRecorder(state, viewer) for viewer in VIEWERS]
    chance = random.Random(seed)
    while not state.is_over():
        seat = chance.choice(state.actors())
        state.play(seat, _choose(state, seat, chance))
        for each in told:
            each.hear(state)
    box = box_of(Scorer().see_all(GAME.events(state, None)).sheet)
    return {"viewers": [each.as_json() for each in told], "box": [_team(team) for team in box.teams]}


def _choose(state: State, seat: int, chance: random.Random) -> int:
    decision = GAME.decision(state, seat)
    assert decision is not None
    cards = [choice for choice in decision.choices if choice.message in ("choice-card", "choice-coach")]
    usual = usual_of(decision.choices)
    if cards and chance.random() < 0.5:
        return chance.choice(cards).action
    if usual is not None and chance.random() < 0.8:
        return usual.action
    return chance.choice(decision.choices).action


class ViewerRecorder:
    """The game as one viewer sees it."""

    def __init__(self, state: State, viewer: int | None) -> None:
        self.viewer = viewer
        self.start = GAME.view(state, viewer)
        self.past = GAME.events(state, viewer)
        self.events: list[dict[str, Any]] = []
        self.steps: list[dict[str, Any]] = []
        self.hashes = ""
        self.end = self.start

    def hear(self, state: State) -> None:
        """Record the events since the last decision, and a hash of the view after them."""
        news = GAME.events(state, self.viewer, len(self.past) + len(self.events))
        self.events += news
        before, self.end = self.end, GAME.view(state, self.viewer)
        self.steps.append(step_of(GAME, news, before, self.end))
        self.hashes += digest(self.end)

    def as_json(self) -> dict[str, Any]:
        names = ("viewer", "start", "past", "events", "steps", "hashes", "end")
        return {name: getattr(self, name) for name in names}


def _team(team: TeamBox) -> dict[str, Any]:
    return {
        "runs": team.runs,
        "hits": team.hits,
        "errors": team.errors,
        "left": team.left,
        "batters": [_batter(line) for line in team.batters],
        "pitchers": [_pitcher(line) for line in team.pitchers],
    }


def _batter(line: BatterLine) -> list[Any]:
    batting = line.batting
    walks = batting.walks + batting.intentional
    return [line.player, batting.ab, batting.runs, batting.hits, batting.rbi, walks, batting.strikeouts]


def _pitcher(line: PitcherLine) -> list[Any]:
    pitching = line.pitching
    walks = pitching.walks + pitching.intentional
    return [
        line.player, pitching.outs, pitching.hits, pitching.runs, pitching.earned, walks, pitching.strikeouts,
    ]  # fmt: skip


if __name__ == "__main__":
    main()
