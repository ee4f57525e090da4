"""Print the digests of seeded random games, to compare two builds: `digests.py GAME MODE GAMES [key=value]`."""

import sys
from random import Random
from typing import Any

import pennant
from pennant.kernel.build import is_compiled


def digests(name: str, mode: str, games: int, /, **options: Any) -> list[str]:
    """Return one line per game: the digest of its end, then the digests of guesses on the way."""
    game = pennant.game(name)
    lines = []
    for seed in range(games):
        luck = Random(seed)
        state = game.new(mode, seed, **options)
        marks = []
        moves = 0
        while not state.is_over():
            seat = luck.choice(state.actors())
            state.apply(seat, luck.choice(state.legal(seat)))
            moves += 1
            if moves % 97 == 0:
                guess = state.guess(seat, seed)
                marks.append(game.digest(guess)[:8])
        lines.append(" ".join([game.digest(state)[:16], *marks]))
    return lines


if __name__ == "__main__":
    name, wanted, many, *rest = sys.argv[1:]
    lines = digests(name, wanted, int(many), **dict(word.split("=", 1) for word in rest))
    sys.stdout.write("\n".join(["compiled" if is_compiled() else "interpreted", *lines]) + "\n")
