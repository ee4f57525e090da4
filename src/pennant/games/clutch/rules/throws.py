"""Throws and Plays: a rating and a die against a runner's Speed, or against 20 (C-3.11)."""

from mypy_extensions import i64

from pennant.games.clutch.rules import conditions, events, net_effects, ratings, steps
from pennant.games.clutch.rules.ballgame_state import RD, BallgameState
from pennant.games.clutch.rules.cards import (
    ALLOW_PLAY_AT_HOME,
    ALWAYS,
    INFIELD,
    PLAY,
    PLAY_ROLL,
    THROW,
    THROW_ROLL,
)
from pennant.games.clutch.rules.packing import slot_of
from pennant.games.clutch.rules.team import NOBODY, Play
from pennant.kernel.state import EVERYONE


def roll(state: BallgameState) -> None:
    """T3."""
    state.throw_natural = state.roll(RD)
    if state.log is not None:
        slot = slot_of(state.throw_runner)
        state.tell(
            (
                events.THROWN, state.throw_kind, slot, state.throw_natural, state.throw_rating,
                ratings.rating(state, state.throw_rating), state.throw_more, ratings.speed(state, slot),
                state.throw_speed, EVERYONE,
            )
        )  # fmt: skip
    state.go(steps.OPEN_POST_THROW)


def read(state: BallgameState) -> None:
    """T5: out if the throw is strictly greater; a Play instead needs 20 (C-3.11.1, C-3.11.2)."""
    slot = slot_of(state.throw_runner)
    if is_play(state):
        total = state.throw_natural + net_effects.net(state, PLAY_ROLL, NOBODY) + net_effects.net(state, PLAY, NOBODY)
        total += ratings.rating(state, state.throw_rating) + state.throw_more
        needed = state.setup.rulebook.play_needs
        state.throw_out = total >= needed
    else:
        total = state.throw_natural + net_effects.net(state, THROW_ROLL, NOBODY) + net_effects.net(state, THROW, NOBODY)
        total += ratings.rating(state, state.throw_rating) + state.throw_more
        needed = ratings.speed(state, slot) + state.throw_speed
        state.throw_out = total > needed
    if state.log is not None:
        is_out = 1 if state.throw_out else 0
        state.tell((events.THROW_READ, state.throw_kind, slot, total, needed, is_out, EVERYONE))
    state.go(steps.OPEN_THROW_RESULT)


def is_play(state: BallgameState) -> bool:
    """Whether the stadium makes a Play of this throw."""
    if not state.stadium.play_at_home or not state.setup.strategy:
        return False
    if state.throw_to != 3 or state.throw_rating != INFIELD:
        return False
    for part in state.stadium.parts:
        for effect in part.effects:
            if effect.verb == ALLOW_PLAY_AT_HOME:
                return part.window == ALWAYS and conditions.holds(state, part.when, 1 - state.offence)
    return False


def make_play(state: BallgameState, attribute: i64, bonus: i64) -> bool:
    """A card's own Play: rating + RD (+ effects) against 20 (C-3.11.2)."""
    natural = state.roll(RD)
    total = natural + bonus + ratings.rating(state, attribute)
    total += net_effects.net(state, PLAY_ROLL, NOBODY) + net_effects.net(state, PLAY, NOBODY)
    success = total >= state.setup.rulebook.play_needs
    if state.log is not None:
        state.tell((events.CHECKED, attribute, natural, total, 1 if success else 0, EVERYONE))
    return success


def spend(state: BallgameState) -> None:
    """Mark cards played for this throw as spent; they still block others (C-3.9.7)."""
    found: list[Play] = []
    changed = False
    for play in state.plays:
        if not play.spent and state.card_of(play).is_for_throw:
            play = play.copy()
            play.spent = True
            changed = True
        found.append(play)
    if changed:
        state.plays = tuple(found)
