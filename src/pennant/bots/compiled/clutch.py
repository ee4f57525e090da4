"""The greedy bot for Clutch: chooses by the resulting chance of winning."""

from typing import Final

from mypy_extensions import i64

from pennant.bots.compiled import clutch_bench, clutch_cards
from pennant.bots.compiled.clutch_worth import Scene
from pennant.games.clutch.rules import lineup, moves, odds, questions
from pennant.games.clutch.rules.ballgame_state import BallgameState
from pennant.games.clutch.rules.bases import SECOND, THIRD
from pennant.games.clutch.rules.cards import GB, GROUND, HOME, STEAL, K
from pennant.games.clutch.rules.packing import runner_of
from pennant.games.clutch.rules.team import SLOTS
from pennant.kernel.state import State

WALK_FROM: Final = 6
"""The first inning in which intentional walks are considered."""
WALK_MARGIN: Final = 0.004
"""How much better a walk must be, because later batters are evaluated only roughly."""
STEAL_MARGIN: Final = 0.004
"""How much better a steal must be, because the defense may have a card against it."""
BUNT_MARGIN: Final = 0.002
DEPTH_MARGIN: Final = 0.001


def best_action(state: State, seat: int) -> int:
    """The action that the greedy bot takes."""
    assert isinstance(state, BallgameState)
    question = state.question
    if question in (questions.CHOOSE_CARD, questions.CHOOSE_ANSWER):
        return clutch_cards.play(state, seat)
    if question == questions.CHOOSE_SUB:
        return clutch_bench.substitute(state, seat)
    if question == questions.CHOOSE_WALK:
        return _walk(state)
    if question == questions.CHOOSE_STEAL:
        return _steal(state)
    if question == questions.CHOOSE_BUNT:
        return _bunt(state)
    if question == questions.CHOOSE_DEPTH:
        return _depth(state)
    if question == questions.CHOOSE_ADVANCE:
        return _advance(state)
    if question == questions.CHOOSE_TARGET:
        return _target(state)
    if question in (
        questions.CHOOSE_DOUBLE_PLAY,
        questions.CHOOSE_SEND,
        questions.CHOOSE_REPLY,
        questions.CHOOSE_SEND_HOME,
        questions.CHOOSE_REPLY_HOME,
    ):
        return _ground_ball(state)
    return _other(state, seat)


def _other(state: BallgameState, seat: i64) -> i64:
    """Answer the less frequent questions."""
    question = state.question
    if question == questions.CHOOSE_PART:
        return clutch_cards.part(state, seat)
    if question == questions.CHOOSE_DISCARD:
        return clutch_cards.discard(state, seat)
    if question == questions.CHOOSE_NEWCOMER:
        return clutch_bench.newcomer(state, seat)
    if question == questions.CHOOSE_SHIFT:
        return clutch_bench.shift_with(state, seat)
    if question == questions.CHOOSE_LINEUP:
        return _lineup(state, seat)
    if question == questions.CHOOSE_BACK:
        return clutch_cards.take_back(state, seat)
    if question == questions.CHOOSE_EJECTED:
        return clutch_bench.replace_ejected(state, seat)
    if question == questions.CHOOSE_EFFECT:
        return clutch_cards.alternative(state, seat)
    return _third_bunt(state)


def _lineup(state: BallgameState, seat: i64) -> i64:
    """Use the deck's line-up; complete a started one with the deck's batting order and the best positions."""
    team, club = state.teams[seat], state.setup.clubs[seat]
    if not team.draft:
        return moves.LINEUP_READY
    legal = lineup.choices(state, seat)
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


def _walk(state: BallgameState) -> i64:
    """Walk a batter late in the game, with first base open and a runner on base, if that is better (C-4.1)."""
    taken = state.occupied()
    if state.inning < WALK_FROM or taken & 1 or not taken:
        return moves.PITCH_TO
    scene = Scene(state)
    gain = scene.at_bat() - _after_walk(state)
    return moves.WALK if gain > WALK_MARGIN else moves.PITCH_TO


def _after_walk(state: BallgameState) -> float:
    """The value of the next batter's at-bat with this batter on first."""
    bases, slot, walks = state.bases, state.slot, state.walks
    state.bases = bases | runner_of(slot, state.fielding().mound, False)
    state.slot = (slot + 1) % SLOTS
    state.walks = walks + 1
    found = Scene(state).at_bat()
    state.bases, state.slot, state.walks = bases, slot, walks
    return found


def _steal(state: BallgameState) -> i64:
    """Steal if the value of the base exceeds the risk of being caught (C-3.14)."""
    scene = Scene(state)
    taken = state.occupied()
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


def _bunt(state: BallgameState) -> i64:
    """Bunt, which is rare: one run must be worth much more than a chance of several (C-4.2)."""
    scene = Scene(state)
    success = scene.bunt()
    swinging = scene.at_bat()
    if success <= swinging:
        return moves.SWING_AWAY
    twice = odds.bunt_chance(state, 2)
    bunts = state.bunts
    state.bunts = 2
    after = max(scene.at_bat(), _third_roll(state, scene))
    state.bunts = bunts
    found = twice * success + (1.0 - twice) * after
    return moves.BUNT if found > swinging + BUNT_MARGIN else moves.SWING_AWAY


def _third_roll(state: BallgameState, scene: Scene) -> float:
    once = odds.bunt_chance(state, 1)
    return once * scene.bunt() + (1.0 - once) * scene.result(K, 0)


def _third_bunt(state: BallgameState) -> i64:
    scene = Scene(state)
    return moves.BUNT_AGAIN if _third_roll(state, scene) > scene.at_bat() else moves.TAKE_PITCH


def _depth(state: BallgameState) -> i64:
    """Play the infield in if that lowers the value to the team at bat (C-4.3)."""
    scene = Scene(state)
    state.infield_in = False
    back = scene.at_bat()
    state.infield_in = True
    close = scene.at_bat()
    state.infield_in = False
    return moves.INFIELD_IN if close < back - DEPTH_MARGIN else moves.INFIELD_BACK


# --- runners and throws -----------------------------------------------------------------------------------------------


def _advance(state: BallgameState) -> i64:
    scene = Scene(state)
    scene.advance(state.bases, 0, state.outs, state.throw_kind, state.sent, state.outcome, state.outs_before)
    return moves.ADVANCE + scene.sent


def _target(state: BallgameState) -> i64:
    """Throw at the runner whose out is worth most."""
    scene = Scene(state)
    kind = state.throw_kind
    before = state.outs if kind == STEAL else state.outs_before
    scene.thrown(state.bases, 0, state.outs, kind, state.sent, state.outcome, before)
    return moves.THROW_AT + scene.target


def _ground_ball(state: BallgameState) -> i64:
    """Answer questions about double plays, runners sent on a ground ball, and throws (C-3.12.3, C-3.13, C-4.3)."""
    scene = Scene(state)
    question, outs, taken = state.question, state.outs, state.occupied()
    if question == questions.CHOOSE_DOUBLE_PLAY:
        return moves.TRY_TWO if scene.double_play(taken, outs) <= scene.only_first(taken, outs) else moves.FIRST_ONLY
    if question == questions.CHOOSE_SEND:
        held = scene.worth(0, outs + 1, taken)
        return moves.SEND if scene.sent_to_third(state.bases, 0, outs) > held else moves.HOLD
    if question == questions.CHOOSE_REPLY:
        beaten = odds.out_chance(state, GROUND, state.runner(SECOND), SECOND, GB, outs)
        throwing = scene.thrown_to_third(0, outs, beaten)
        return moves.THROW if throwing < scene.batter_taken(0, outs) else moves.TAKE_BATTER
    if question == questions.CHOOSE_SEND_HOME:
        return moves.SEND if scene.sent_home(state.bases, outs) > scene.held_at_third(taken, outs) else moves.HOLD
    beaten = odds.out_chance(state, HOME, state.runner(THIRD), THIRD, GB, outs)
    throwing = scene.thrown_home(taken & 3, outs, beaten)
    return moves.THROW if throwing < scene.batter_taken_for_run(taken & 3, outs) else moves.TAKE_BATTER
