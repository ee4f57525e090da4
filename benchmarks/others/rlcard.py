"""RLCard: card games in Python; every step builds the next player's observation."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Iterator
from importlib.metadata import version
from typing import Any

import rlcard
from harness import Case, Rnd

GAMES: dict[str, dict[str, int]] = {"leduc-holdem": {}, "gin-rummy": {}, "uno": {}}
MORE_GAMES: dict[str, dict[str, int]] = {"doudizhu": {}, "bridge": {}, "no-limit-holdem": {"game_num_players": 6}}


class Table:
    """An environment, and the last observation of the player to act."""

    __slots__ = ("env", "shown")

    def __init__(self, env: Any, shown: Any) -> None:
        self.env = env
        self.shown = shown


def cases(thorough: bool) -> Iterator[Case[Table]]:
    for name, options in (GAMES | (MORE_GAMES if thorough else {})).items():
        yield case(name, options)


def case(name: str, options: dict[str, int]) -> Case[Table]:
    env = rlcard.make(name, config={"seed": 2045, **options})
    return Case(
        engine="rlcard",
        version=version("rlcard"),
        language="Python",
        game=name,
        new=lambda _rnd: Table(env, env.reset()[0]),
        play=play,
        over=lambda table: bool(table.env.is_over()),
        step=step,
        copy=twin,
        view=lambda table: table.env.get_state(table.env.get_player_id()),
        reload=lambda table: pickle.loads(pickle.dumps(table.env.game, -1)),
    )


def play(table: Table, rnd: Rnd) -> int:
    env, shown = table.env, table.shown
    decisions = 0
    while not env.is_over():
        legal = list(shown["legal_actions"])
        shown, _ = env.step(legal[int(rnd() * len(legal))])
        decisions += 1
    return decisions


def step(table: Table, rnd: Rnd) -> int:
    legal = list(table.shown["legal_actions"])
    table.shown, _ = table.env.step(legal[int(rnd() * len(legal))])
    return len(legal)


def twin(table: Table) -> Table:
    """Copy the game inside an environment, because some environments contain modules and cannot be copied."""
    env = copy.copy(table.env)
    env.game = copy.deepcopy(table.env.game)
    return Table(env, table.shown)
