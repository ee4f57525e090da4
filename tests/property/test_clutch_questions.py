"""Conformance checks of every kind of question in Clutch, including rare ones: the random player prefers cards."""

from collections import Counter
from random import Random
from typing import Any

import pytest

import pennant
from pennant.conformance import Report, check_decision
from pennant.games.clutch.events import QUESTIONS
from pennant.games.clutch.rules import moves
from pennant.games.clutch.rules.ballgame import Ballgame
from pennant.kernel.sitting import Sitting
from tests.cases import decks

GAME = pennant.game("clutch")
VIEWERS = (0, 1, None)
AS_A_RULE = {
    "walk",
    "steal",
    "bunt",
    "card",
    "answer",
    "part",
    "substitution",
    "newcomer",
    "shift",
    "discard",
    "lineup",
}


def weight_of(action: int) -> float:
    """Return the weight of an action for a random player who reaches as many kinds of questions as possible."""
    if moves.SHIFT <= action < moves.PITCH_TO or action == moves.WALK:
        return 0.05
    if moves.REPLACE <= action < moves.SHIFT:
        return 0.2
    return 3 if action >= moves.CARD else 1


def check_questions(seed: int, each: int, **options: Any) -> Counter[str]:
    """Play a game, and check and undo the first few decisions of every kind; return the kinds counted by question."""
    luck, report = Random(seed), Report()
    state = GAME.new("single", seed, listen=True, **options)
    assert isinstance(state, Ballgame)
    sitting = Sitting(GAME, state, {"kind": "small", "seed": seed})
    seen: Counter[tuple[str, int, bool]] = Counter()
    while not state.is_over():
        kind = (QUESTIONS[state.question], len(state.stack), bool(state.agenda))
        seen[kind] += 1
        full = seen[kind] <= each
        if full:
            check_decision(GAME, state, luck, report)
        views = {viewer: GAME.view(state, viewer) for viewer in VIEWERS} if full else {}
        start = len(sitting.log)
        seat = luck.choice(state.actors())
        legal = state.legal(seat)
        sitting.act(seat, luck.choices(legal, [weight_of(action) for action in legal])[0])
        if full and sitting.can_undo(seat):
            sitting.undo(seat)
        for viewer, view in views.items():
            for event in GAME.events(state, viewer, since=start):
                GAME.fold(view, event)
            assert view == GAME.view(state, viewer), (seed, kind, viewer)
        assert GAME.check(state) == []
    return Counter([name for name, _, _ in seen])


def test_questions_of_one_game_pass_conformance_checks() -> None:
    found = check_questions(3, each=1, windows="quick", decks=["small-ball", *decks("gardeners")])
    assert set(found) >= AS_A_RULE - {"part", "discard"}


@pytest.mark.slow
@pytest.mark.parametrize("deck_lists", ["open", "closed"])
@pytest.mark.parametrize("pair", [("small-ball", "bullpen"), ("three-true-outcomes", "glove-first")])
def test_questions_of_several_games_pass_conformance_checks(pair: tuple[str, str], deck_lists: str) -> None:
    found: Counter[str] = Counter()
    for seed in range(5):
        found += check_questions(seed, each=5, deck_lists=deck_lists, decks=list(pair))
        found += check_questions(seed, each=5, deck_lists=deck_lists, decks=[*decks("gardeners"), pair[0]])
    assert set(found) >= AS_A_RULE | {"target", "advance", "depth", "take-back", "effect", "double-play"}
