"""The number of whole games per second between greedy bots, compared with open_spiel's leduc_poker in the same run.

    python benchmarks/managers.py                  every game
    python benchmarks/managers.py clutch --rounds 9

One core, CPU time. Clutch is played with quick windows: players are asked only if they can play a card. The last column
is scaled to a machine on which random play of leduc_poker makes 386,000 decisions per second.
"""

from __future__ import annotations

import argparse
import random
import statistics
import time
from typing import Any

import pyspiel

import pennant
from pennant.kernel.build import is_compiled

GAMES: dict[str, tuple[str, dict[str, Any]]] = {
    "highlights": ("expert", {}),
    "fantasy": ("season", {}),
    "clutch": ("single", {"windows": "quick"}),
}
YARDSTICK = 386_000
SECONDS = 2.0


def yardstick(rnd: random.Random) -> float:
    """Decisions per second of random leduc_poker."""
    game = pyspiel.load_game("leduc_poker")
    decisions, start = 0, time.process_time()
    while time.process_time() - start < SECONDS / 2:
        state = game.new_initial_state()
        while not state.is_terminal():
            legal = state.legal_actions()
            decisions += not state.is_chance_node()
            state.apply_action(legal[int(rnd.random() * len(legal))])
    return decisions / (time.process_time() - start)


def games_a_second(name: str, first_seed: int) -> tuple[float, float]:
    """Whole games per second between greedy bots, and decisions per game."""
    mode, options = GAMES[name]
    game, bot = pennant.game(name), pennant.bot("greedy")
    games = decisions = 0
    start = time.process_time()
    while time.process_time() - start < SECONDS:
        state = game.new(mode, first_seed + games, **options)
        while not state.is_over():
            seat = state.actors()[0]
            state.apply(seat, bot.choose(state.guess(seat, decisions), seat))
            decisions += 1
        games += 1
    return games / (time.process_time() - start), decisions / games


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", metavar="GAME", help=", ".join(GAMES))
    parser.add_argument("--rounds", type=int, default=5)
    wish = parser.parse_args()
    for name in wish.games:
        if name not in GAMES:
            parser.error(f"there is no game {name!r}; choose from {', '.join(GAMES)}")
    rnd = random.Random(1)
    print("the rules are", "compiled" if is_compiled() else "interpreted")
    for name in wish.games or GAMES:
        rounds = []
        for number in range(wish.rounds):
            speed = yardstick(rnd)
            games, decisions = games_a_second(name, 1000 * number)
            rounds.append((games, games * YARDSTICK / speed, speed, decisions))
        games, scaled, speed, decisions = (statistics.median(column) for column in zip(*rounds, strict=True))
        print(
            f"{name}: {games:.1f} games/s of {decisions:.0f} decisions; leduc_poker {speed:,.0f} decisions/s; "
            f"scaled to {YARDSTICK:,}: {scaled:.1f} games/s (median of {wish.rounds})"
        )


if __name__ == "__main__":
    main()
