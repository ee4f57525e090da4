"""Golden playthroughs: whole games on file that must replay unchanged. `python -m tests.golden` writes them anew."""

from pathlib import Path

import pennant
from pennant.conformance import Case
from pennant.kernel.record import Record
from pennant.kernel.sitting import Sitting
from pennant.kernel.state import State
from pennant.sim import GUESSES_APART

FOLDER = Path(__file__).parent
CASES = {
    "single": Case("single"),
    "beginner": Case("beginner"),
    "standard": Case("standard"),
    "expert": Case("expert"),
    "spring": Case("spring"),
    "solitaire": Case("solitaire"),
    "tournament": Case("tournament"),
    "tournament-variant-final": Case("tournament", {"final": 3, "third_place": True}),
    "tournament-of-eight": Case("tournament", {"players": 8}),
}
SEED = 2045


def play(case: Case) -> Record:
    """Greedy and random bots in turn, the same game every time."""
    game = pennant.game("highlights")
    state = game.new(case.mode, SEED, listen=True, **case.options)
    sitting = Sitting(game, state, {"kind": "small", "seed": SEED})
    bots = [pennant.bot("greedy" if seat % 2 == 0 else f"random:seed={seat}") for seat in range(state.seats)]
    while not state.is_over():
        seat = state.actors()[-1]
        guess = state.guess(seat, SEED + len(sitting.record.moves) * GUESSES_APART)
        sitting.act(seat, bots[seat].choose(guess, seat))
    return sitting.record


def story(state: State) -> str:
    """Every event of a game, a line each, nothing hidden."""
    game = pennant.game("highlights")
    lines = []
    for event in game.events(state, None, reveal=True):
        fields = [f"{name}={value}" for name, value in event.items() if name != "kind"]
        lines.append(" ".join([event["kind"], *fields]))
    return "\n".join(lines) + "\n"
