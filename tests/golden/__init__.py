"""Golden playthroughs: whole games on file that must replay unchanged. `python -m tests.golden` records them again."""

from pathlib import Path

import pennant
from pennant.conformance import Case
from pennant.kernel.game import Game
from pennant.kernel.record import Record
from pennant.kernel.sitting import Sitting
from pennant.kernel.state import State
from pennant.sim import GUESSES_APART

FOLDER = Path(__file__).parent
CASES = {
    ("highlights", "single"): Case("single"),
    ("highlights", "beginner"): Case("beginner"),
    ("highlights", "standard"): Case("standard"),
    ("highlights", "expert"): Case("expert"),
    ("highlights", "spring"): Case("spring"),
    ("highlights", "solitaire"): Case("solitaire"),
    ("highlights", "tournament"): Case("tournament"),
    ("highlights", "tournament-variant-final"): Case("tournament", {"final": 3, "third_place": True}),
    ("highlights", "tournament-of-eight"): Case("tournament", {"players": 8}),
    ("fantasy", "season"): Case("season"),
    ("fantasy", "two-managers"): Case("season", {"seats": 2, "events": True}),
    ("fantasy", "three-managers"): Case("season", {"seats": 3, "draft": "reverse", "always_wild_card": True}),
    ("fantasy", "everything"): Case(
        "season", {"seats": 5, "events": True, "more_wins": True, "months": 5, "win_values": "printed"}
    ),
    ("fantasy", "solo"): Case("solo"),
    ("fantasy", "solo-with-events"): Case("solo", {"events": True, "robot_picks": "auto_best"}),
    ("clutch", "single"): Case("single", {"windows": "quick"}),
    ("clutch", "open-windows"): Case("single", {"deck_lists": "closed", "decks": ["bullpen", "glove-first"]}),
    ("clutch", "series"): Case("series", {"windows": "quick", "decks": ["three-true-outcomes", "small-ball"]}),
    ("clutch", "season"): Case("season", {"windows": "quick", "games": 2, "rules": "2022"}),
}
WITH_EVENTS = [("highlights", "single"), ("fantasy", "two-managers")]
"""Games whose events are on file, too."""
SEED = 2045


def file_of(game: str, name: str, kind: str = "json") -> Path:
    return FOLDER / game / f"{name}.{kind}"


def play(name: str, case: Case) -> Record:
    """Play a game with greedy and random bots in alternating seats; the game is the same every time."""
    game = pennant.game(name)
    state = game.new(case.mode, SEED, listen=True, **case.options)
    sitting = Sitting(game, state, {"kind": "small", "seed": SEED})
    bots = [pennant.bot("greedy" if seat % 2 == 0 else f"random:seed={seat}") for seat in range(state.seats)]
    while not state.is_over():
        seat = state.actors()[-1]
        guess = state.guess(seat, SEED + len(sitting.record.moves) * GUESSES_APART)
        sitting.act(seat, bots[seat].choose(guess, seat))
    return sitting.record


def event_lines(game: Game, state: State) -> str:
    """Return every event of a game, one per line, with nothing hidden."""
    lines = []
    for event in game.events(state, None, reveal=True):
        fields = [f"{name}={value}" for name, value in event.items() if name != "kind"]
        lines.append(" ".join([event["kind"], *fields]))
    return "\n".join(lines) + "\n"
