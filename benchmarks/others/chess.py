"""python-chess: a game without hidden information, as a reference for flat states in Python."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.metadata import version

import chess
from harness import Case, Rnd

HALF_MOVES = 150
"""The limit of the 75-move rule; without it random games rarely end."""


def cases(_thorough: bool) -> Iterator[Case[chess.Board]]:
    yield Case(
        engine="python-chess",
        version=version("chess"),
        language="Python",
        game="chess",
        new=lambda _rnd: chess.Board(),
        play=play,
        over=lambda board: over(board) or not any(board.legal_moves),
        step=step,
        copy=lambda board: board.copy(stack=False),
        reload=lambda board: chess.Board(board.fen()),
    )


def over(board: chess.Board) -> bool:
    return bool(board.halfmove_clock >= HALF_MOVES or board.is_insufficient_material())


def play(board: chess.Board, rnd: Rnd) -> int:
    decisions = 0
    while not over(board):
        legal = list(board.legal_moves)
        if not legal:
            break
        board.push(legal[int(rnd() * len(legal))])
        decisions += 1
    return decisions


def step(board: chess.Board, rnd: Rnd) -> int:
    legal = list(board.legal_moves)
    board.push(legal[int(rnd() * len(legal))])
    return len(legal)
