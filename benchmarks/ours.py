"""Pennant itself, in the build that this process has imported."""

from __future__ import annotations

import json
from collections.abc import Iterator

from harness import Case, Rnd

import pennant
from pennant import State
from pennant.kernel.build import is_compiled

MODES = {
    "highlights": ("expert", "beginner", "solitaire", "tournament"),
    "fantasy": ("season", "solo"),
    "clutch": ("single",),
}


def build() -> str:
    return "compiled" if is_compiled() else "interpreted"


def cases() -> Iterator[Case[State]]:
    for name, modes in MODES.items():
        for mode in modes:
            yield case(name, mode)


def case(name: str, mode: str) -> Case[State]:
    game = pennant.game(name)
    return Case(
        engine=f"pennant ({build()})",
        version=pennant.__version__,
        language="Python through mypyc" if is_compiled() else "Python",
        game=f"{name} / {mode}",
        new=lambda rnd: game.new(mode=mode, seed=int(rnd() * 2**31)),
        play=play,
        over=lambda state: state.is_over(),
        step=step,
        copy=lambda state: state.copy(),
        guess=lambda state: state.guess(state.actors()[0], 11),
        view=lambda state: game.view(state, state.actors()[0]),
        reload=lambda state: game.load(json.loads(json.dumps(game.dump(state)))),
    )


def play(state: State, rnd: Rnd) -> int:
    decisions = 0
    while not state.is_over():
        seat = state.actors()[0]
        legal = state.legal(seat)
        state.apply(seat, legal[int(rnd() * len(legal))])
        decisions += 1
    return decisions


def step(state: State, rnd: Rnd) -> int:
    seat = state.actors()[0]
    legal = state.legal(seat)
    state.apply(seat, legal[int(rnd() * len(legal))])
    return len(legal)
