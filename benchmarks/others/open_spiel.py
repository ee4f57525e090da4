"""OpenSpiel: rules in C++, called through its Python binding."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from importlib.metadata import version
from typing import Any

import pyspiel
from harness import Case, Rnd

YARDSTICK = "leduc_poker"
GAMES = ("gin_rummy", "hanabi", "crazy_eights", "backgammon")
MORE_GAMES = ("dou_dizhu", "bridge(use_double_dummy_result=false)", "chess")
RESAMPLES = {"leduc_poker", "gin_rummy"}
"""Games with hidden cards that implement `resample_from_infostate`."""


def yardstick() -> Case[Any]:
    """The case that all others are compared with."""
    return case(YARDSTICK)


def cases(thorough: bool) -> Iterator[Case[Any]]:
    for name in GAMES + (MORE_GAMES if thorough else ()):
        yield case(name)


def case(name: str) -> Case[Any]:
    game = pyspiel.load_game(name)

    def reload(state: Any) -> object:
        return game.deserialize_state(state.serialize())

    return Case(
        engine="open_spiel",
        version=version("open_spiel"),
        language="C++",
        game=game.get_type().short_name,
        new=lambda _rnd: game.new_initial_state(),
        play=play,
        over=lambda state: bool(state.is_terminal()),
        step=step,
        settle=settle,
        copy=lambda state: state.clone(),
        guess=resample if name in RESAMPLES else None,
        view=tensor(game),
        reload=reload,
    )


def play(state: Any, rnd: Rnd) -> int:
    decisions = 0
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(outcome(state, rnd))
            continue
        legal = state.legal_actions()
        state.apply_action(legal[int(rnd() * len(legal))])
        decisions += 1
    return decisions


def step(state: Any, rnd: Rnd) -> int:
    legal = state.legal_actions()
    state.apply_action(legal[int(rnd() * len(legal))])
    return len(legal)


def settle(state: Any, rnd: Rnd) -> None:
    while state.is_chance_node():
        state.apply_action(outcome(state, rnd))


def outcome(state: Any, rnd: Rnd) -> int:
    """Draw from the chance node's distribution, with a shortcut if it is uniform."""
    outcomes: list[tuple[int, float]] = state.chance_outcomes()
    at = rnd()
    if abs(outcomes[0][1] * len(outcomes) - 1.0) < 1e-9:
        return outcomes[int(at * len(outcomes))][0]
    for action, probability in outcomes:
        at -= probability
        if at <= 0:
            return action
    return outcomes[-1][0]


def tensor(game: Any) -> Callable[[Any], object] | None:
    kind = game.get_type()
    if kind.provides_observation_tensor:
        return lambda state: state.observation_tensor(state.current_player())
    if kind.provides_information_state_tensor:
        return lambda state: state.information_state_tensor(state.current_player())
    return None


_resampling = random.Random(2045).random


def resample(state: Any) -> object:
    return state.resample_from_infostate(state.current_player(), _resampling)
