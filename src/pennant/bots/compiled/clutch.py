"""The greedy manager of Clutch Baseball: every choice by the chance of winning that it leads to."""

from typing import Final

from mypy_extensions import i64

from pennant.bots.compiled import clutch_bench, clutch_cards
from pennant.bots.compiled.clutch_worth import Scene
from pennant.games.clutch.rules import lineup, moves, odds
from pennant.games.clutch.rules.bases import SECOND, THIRD
from pennant.games.clutch.rules.cards import GB, GROUND, HOME, STEAL, K
from pennant.games.clutch.rules.table import (
    CHOOSE_ADVANCE,
    CHOOSE_ANSWER,
    CHOOSE_BACK,
    CHOOSE_BUNT,
    CHOOSE_CARD,
    CHOOSE_DEPTH,
    CHOOSE_DISCARD,
    CHOOSE_DOUBLE_PLAY,
    CHOOSE_EFFECT,
    CHOOSE_EJECTED,
    CHOOSE_LINEUP,
    CHOOSE_NEWCOMER,
    CHOOSE_PART,
    CHOOSE_REPLY,
    CHOOSE_REPLY_HOME,
    CHOOSE_SEND,
    CHOOSE_SEND_HOME,
    CHOOSE_SHIFT,
    CHOOSE_STEAL,
    CHOOSE_SUB,
    CHOOSE_TARGET,
    CHOOSE_WALK,
    SLOTS,
    Table,
    runner_of,
)
from pennant.kernel.state import State

WALK_FROM: Final = 6
"""The inning from which intentional walks are thought of."""
WALK_MARGIN: Final = 0.004
"""How much better a walk must look: the next batters are only judged roughly."""
STEAL_MARGIN: Final = 0.004
"""The defence may have a card for it."""
BUNT_MARGIN: Final = 0.002
DEPTH_MARGIN: Final = 0.001


def best_action(state: State, seat: int) -> int:
    """The action that a greedy manager takes."""
    assert isinstance(state, Table)
    question = state.question
    if question in (CHOOSE_CARD, CHOOSE_ANSWER):
        return clutch_cards.play(state, seat)
    if question == CHOOSE_SUB:
        return clutch_bench.substitute(state, seat)
    if question == CHOOSE_WALK:
        return _walk(state)
    if question == CHOOSE_STEAL:
        return _steal(state)
    if question == CHOOSE_BUNT:
        return _bunt(state)
    if question == CHOOSE_DEPTH:
        return _depth(state)
    if question == CHOOSE_ADVANCE:
        return _advance(state)
    if question == CHOOSE_TARGET:
        return _target(state)
    if question in (CHOOSE_DOUBLE_PLAY, CHOOSE_SEND, CHOOSE_REPLY, CHOOSE_SEND_HOME, CHOOSE_REPLY_HOME):
        return _ground_ball(state)
    return _other(state, seat)


def _other(table: Table, seat: i64) -> i64:
    """What is asked less often."""
    question = table.question
    if question == CHOOSE_PART:
        return clutch_cards.part(table, seat)
    if question == CHOOSE_DISCARD:
        return clutch_cards.discard(table, seat)
    if question == CHOOSE_NEWCOMER:
        return clutch_bench.newcomer(table, seat)
    if question == CHOOSE_SHIFT:
        return clutch_bench.shift_with(table, seat)
    if question == CHOOSE_LINEUP:
        return _lineup(table, seat)
    if question == CHOOSE_BACK:
        return clutch_cards.take_back(table, seat)
    if question == CHOOSE_EJECTED:
        return clutch_bench.replace_ejected(table, seat)
    if question == CHOOSE_EFFECT:
        return clutch_cards.alternative(table, seat)
    return _third_bunt(table)


def _lineup(table: Table, seat: i64) -> i64:
    """The deck's own; one that is begun goes on with the deck's order and the best position."""
    team, club = table.teams[seat], table.setup.clubs[seat]
    if not team.draft:
        return moves.LINEUP_READY
    legal = lineup.choices(table, seat)
    if len(team.draft) % 2 == 0:
        for place in club.deck.order:
            if moves.LINEUP_BATTER + place in legal:
                return moves.LINEUP_BATTER + place
        return legal[0]
    ratings = club.batters[team.draft[-1] - moves.LINEUP_BATTER].ratings
    best = legal[0]
    for action in legal:
        if ratings[action - moves.LINEUP_POSITION] > ratings[best - moves.LINEUP_POSITION]:
            best = action
    return best


# --- before the pitch -------------------------------------------------------------------------------------------------


def _walk(table: Table) -> i64:
    """Late, with a base open and a run to be saved, if the next batter is the easier one (C-4.1)."""
    taken = table.occupied()
    if table.inning < WALK_FROM or taken & 1 or not taken:
        return moves.PITCH_TO
    scene = Scene(table)
    gain = scene.at_bat() - _after_walk(table)
    return moves.WALK if gain > WALK_MARGIN else moves.PITCH_TO


def _after_walk(table: Table) -> float:
    """The next batter's at-bat with this one on first."""
    bases, slot, walks = table.bases, table.slot, table.walks
    table.bases = bases | runner_of(slot, table.fielding().mound, False)
    table.slot = (slot + 1) % SLOTS
    table.walks = walks + 1
    found = Scene(table).at_bat()
    table.bases, table.slot, table.walks = bases, slot, walks
    return found


def _steal(table: Table) -> i64:
    """By the chance of being caught against what the base is worth (C-3.14)."""
    scene = Scene(table)
    taken = table.occupied()
    best = scene.now() + STEAL_MARGIN
    action: i64 = moves.NO_STEAL
    if taken & 3 == 1:
        found = scene.steal(1)
        if found > best:
            return moves.STEAL_SECOND
    if taken & 6 == 2:
        found = scene.steal(2)
        if found > best:
            best = found
            action = moves.STEAL_THIRD
        if taken & 1 and scene.steal(3) > best:
            action = moves.DOUBLE_STEAL
    return action


def _bunt(table: Table) -> i64:
    """Rarely: a run must be worth far more than two (C-4.2)."""
    scene = Scene(table)
    success = scene.bunt()
    swinging = scene.at_bat()
    if success <= swinging:
        return moves.SWING_AWAY
    twice = odds.bunt_chance(table, 2)
    bunts = table.bunts
    table.bunts = 2
    after = max(scene.at_bat(), _third_roll(table, scene))
    table.bunts = bunts
    found = twice * success + (1.0 - twice) * after
    return moves.BUNT if found > swinging + BUNT_MARGIN else moves.SWING_AWAY


def _third_roll(table: Table, scene: Scene) -> float:
    once = odds.bunt_chance(table, 1)
    return once * scene.bunt() + (1.0 - once) * scene.result(K, 0)


def _third_bunt(table: Table) -> i64:
    scene = Scene(table)
    return moves.BUNT_AGAIN if _third_roll(table, scene) > scene.at_bat() else moves.TAKE_PITCH


def _depth(table: Table) -> i64:
    """In if that cuts off more than it lets through (C-4.3)."""
    scene = Scene(table)
    table.infield_in = False
    back = scene.at_bat()
    table.infield_in = True
    close = scene.at_bat()
    table.infield_in = False
    return moves.INFIELD_IN if close < back - DEPTH_MARGIN else moves.INFIELD_BACK


# --- runners and throws -----------------------------------------------------------------------------------------------


def _advance(table: Table) -> i64:
    scene = Scene(table)
    scene.advance(table.bases, 0, table.outs, table.throw_kind, table.sent, table.outcome, table.outs_before)
    return moves.ADVANCE + scene.sent


def _target(table: Table) -> i64:
    """At the runner whose out is worth most."""
    scene = Scene(table)
    kind = table.throw_kind
    before = table.outs if kind == STEAL else table.outs_before
    scene.thrown(table.bases, 0, table.outs, kind, table.sent, table.outcome, before)
    return moves.THROW_AT + scene.target


def _ground_ball(table: Table) -> i64:
    """Double plays, runners sent on a ground ball, and the replies (C-3.12.3, C-3.13, C-4.3)."""
    scene = Scene(table)
    question, outs, taken = table.question, table.outs, table.occupied()
    if question == CHOOSE_DOUBLE_PLAY:
        return moves.TRY_TWO if scene.double_play(taken, outs) <= scene.only_first(taken, outs) else moves.FIRST_ONLY
    if question == CHOOSE_SEND:
        held = scene.worth(0, outs + 1, taken)
        return moves.SEND if scene.sent_to_third(table.bases, 0, outs) > held else moves.HOLD
    if question == CHOOSE_REPLY:
        beaten = odds.out_chance(table, GROUND, table.runner(SECOND), SECOND, GB, outs)
        throwing = scene.thrown_to_third(0, outs, beaten)
        return moves.THROW if throwing < scene.batter_taken(0, outs) else moves.TAKE_BATTER
    if question == CHOOSE_SEND_HOME:
        return moves.SEND if scene.sent_home(table.bases, outs) > scene.held_at_third(taken, outs) else moves.HOLD
    beaten = odds.out_chance(table, HOME, table.runner(THIRD), THIRD, GB, outs)
    throwing = scene.thrown_home(taken & 3, outs, beaten)
    return moves.THROW if throwing < scene.batter_taken_for_run(taken & 3, outs) else moves.TAKE_BATTER
