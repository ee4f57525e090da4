"""Plays typical games for profile-guided optimization, which counts the branches that are taken."""

from random import Random

import pennant

GAMES = {
    "highlights": {"expert": 120, "standard": 60, "beginner": 40, "solitaire": 60, "single": 60, "tournament": 10},
    "fantasy": {"season": 150, "solo": 60},
    "clutch": {"single": 60, "series": 10},
}


def main() -> None:
    """Play random games of every mode, with the copies and guesses that searching players make.

    Some games have a log, as on a server: code that is never executed here is optimized for size instead of speed.
    """
    luck = Random(1)
    for name, modes in GAMES.items():
        game = pennant.game(name)
        for mode, games in modes.items():
            for seed in range(games):
                state = game.new(mode, seed, listen=seed % 10 == 0)
                while not state.is_over():
                    seat = state.actors()[0]
                    legal = state.legal(seat)
                    if luck.random() < 0.05:
                        state.guess(seat, seed).copy()
                    state.apply(seat, legal[int(luck.random() * len(legal))])


if __name__ == "__main__":
    main()
