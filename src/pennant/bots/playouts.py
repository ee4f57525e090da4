"""The measure of games that have no advice of their own: how often random games after an action are won."""

from random import Random

from pennant.kernel.state import State

GAMES = 12
"""Random games for every action."""
LONGEST = 400
"""Decisions after which a random game is not played on."""


def best_action(guess: State, seat: int) -> int:
    """The action after which random games are won most often; the first of several."""
    return max(guess.legal(seat), key=lambda action: _points(guess, seat, action))


def _points(guess: State, seat: int, action: int) -> float:
    points = 0.0
    for number in range(GAMES):  # the same worlds for every action, so that luck does not decide between them
        world, random = guess.guess(seat, number), Random(number)
        world.apply(seat, action)
        for _ in range(LONGEST):
            if world.is_over():
                points += world.returns()[seat]
                break
            actor = world.actors()[0]
            world.apply(actor, random.choice(world.legal(actor)))
    return points
