"""The evaluation for games without their own: the results of random playouts after each action."""

from random import Random

from pennant.kernel.state import State

GAMES = 12
"""Random playouts per action."""
LONGEST = 400
"""The maximum number of decisions in a playout."""


def best_action(guess: State, seat: int) -> int:
    """The action with the best results in random playouts; the first one of several."""
    return max(guess.legal(seat), key=lambda action: _points(guess, seat, action))


def _points(guess: State, seat: int, action: int) -> float:
    points = 0.0
    for number in range(GAMES):  # the same guesses for every action, so that chance does not decide between them
        world, random = guess.guess(seat, number), Random(number)
        world.apply(seat, action)
        for _ in range(LONGEST):
            if world.is_over():
                points += world.returns()[seat]
                break
            actor = world.actors()[0]
            world.apply(actor, random.choice(world.legal(actor)))
    return points
