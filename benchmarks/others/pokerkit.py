"""PokerKit: hands of no-limit hold'em in Python, with all possible automation."""

from __future__ import annotations

import copy
import pickle
import random
from collections.abc import Callable, Iterator
from functools import partial
from importlib.metadata import version

from harness import Case, Rnd
from pokerkit import Automation, NoLimitTexasHoldem, State

AUTOMATIONS = tuple(Automation)
BLINDS = (1, 2)
STACK = 200


def cases(thorough: bool) -> Iterator[Case[State]]:
    for players in (2, 6) if thorough else (2,):
        yield case(players)


def case(seats: int) -> Case[State]:
    def new(rnd: Rnd) -> State:
        random.seed(int(rnd() * 2**31))  # the deck is shuffled by the global generator
        return NoLimitTexasHoldem.create_state(AUTOMATIONS, True, 0, BLINDS, BLINDS[1], (STACK,) * seats, seats)

    return Case(
        engine="pokerkit",
        version=version("pokerkit"),
        language="Python",
        game=f"no-limit hold'em, {seats} players",
        new=new,
        play=play,
        over=lambda hand: not hand.status,
        step=step,
        copy=copy.deepcopy,
        reload=lambda hand: pickle.loads(pickle.dumps(hand, -1)),
    )


def play(hand: State, rnd: Rnd) -> int:
    decisions = 0
    while hand.status:
        step(hand, rnd)
        decisions += 1
    return decisions


def step(hand: State, rnd: Rnd) -> int:
    legal = choices(hand, rnd)
    legal[int(rnd() * len(legal))]()
    return len(legal)


def choices(hand: State, rnd: Rnd) -> list[Callable[[], object]]:
    """Call, fold, the minimum raise and a raise of random size, as far as they are legal."""
    legal: list[Callable[[], object]] = []
    if hand.can_check_or_call():
        legal.append(hand.check_or_call)
    if hand.can_fold():
        legal.append(hand.fold)
    if hand.can_complete_bet_or_raise_to():
        least = hand.min_completion_betting_or_raising_to_amount
        most = hand.max_completion_betting_or_raising_to_amount
        assert least is not None
        assert most is not None
        legal.append(partial(hand.complete_bet_or_raise_to, least))
        legal.append(partial(hand.complete_bet_or_raise_to, least + int(rnd() * (most - least + 1))))
    return legal
