"""PettingZoo's classic environments in their usual loop; they cannot be copied in the middle of a game."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from importlib.metadata import version
from typing import Any

import numpy as np
import pettingzoo.classic  # noqa: F401  (so that a missing package is detected on import)
from harness import Case, Rnd

GAMES: dict[str, dict[str, int]] = {"leduc_holdem_v4": {}, "hanabi_v5": {}}
MORE_GAMES: dict[str, dict[str, int]] = {"texas_holdem_no_limit_v6": {"num_players": 6}, "chess_v6": {}}


def cases(thorough: bool) -> Iterator[Case[Any]]:
    for name, options in (GAMES | (MORE_GAMES if thorough else {})).items():
        yield case(name, options)


def case(name: str, options: dict[str, int]) -> Case[Any]:
    env = import_module(f"pettingzoo.classic.{name}").env(**options)
    env.reset(seed=2045)

    def new(_rnd: Rnd) -> Any:
        env.reset()
        return env

    return Case(engine="pettingzoo", version=version("pettingzoo"), language="Python", game=name, new=new, play=play)


def play(env: Any, rnd: Rnd) -> int:
    decisions = 0
    for _ in env.agent_iter():
        observation, _, terminated, truncated, info = env.last()
        if terminated or truncated:
            env.step(None)
            continue
        mask = observation["action_mask"] if "action_mask" in observation else info["action_mask"]
        legal = np.flatnonzero(mask)
        env.step(int(legal[int(rnd() * len(legal))]))
        decisions += 1
    return decisions
