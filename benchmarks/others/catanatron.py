"""Catanatron: Catan in Python, without its checks of legality."""

from __future__ import annotations

import pickle
from collections.abc import Iterator
from importlib.metadata import version
from typing import Any

from catanatron import Color, Game, RandomPlayer
from harness import Case, Rnd

TURNS = 1000
"""The library's own limit, because random players do not always finish a game."""


def cases(thorough: bool) -> Iterator[Case[Any]]:
    for players in (2, 4) if thorough else (2,):
        yield case(players)


def case(seats: int) -> Case[Any]:
    players = [RandomPlayer(color) for color in list(Color)[:seats]]
    return Case(
        engine="catanatron",
        version=version("catanatron"),
        language="Python",
        game=f"catan, {seats} players",
        new=lambda rnd: Game(players, seed=int(rnd() * 2**31)),
        play=play,
        over=lambda game: game.winning_color() is not None or game.state.num_turns >= TURNS,
        step=step,
        copy=lambda game: game.copy(),
        reload=lambda game: pickle.loads(pickle.dumps(game, -1)),
    )


def play(game: Any, rnd: Rnd) -> int:
    decisions = 0
    while game.winning_color() is None and game.state.num_turns < TURNS:
        legal = game.state.playable_actions
        game.execute(legal[int(rnd() * len(legal))], validate_action=False)
        decisions += 1
    return decisions


def step(game: Any, rnd: Rnd) -> int:
    legal = game.state.playable_actions
    game.execute(legal[int(rnd() * len(legal))], validate_action=False)
    return len(legal)
