"""The at-bat from the batter's box to what comes after the outcome, step by step (C-3.8, C-4.1 to C-4.3)."""

from mypy_extensions import i64

from pennant.games.clutch.rules import (
    bases,
    conditions,
    effects,
    events,
    innings,
    moves,
    net_effects,
    questions,
    ratings,
    steps,
    windows,
)
from pennant.games.clutch.rules.ballgame_state import RD, BallgameState
from pennant.games.clutch.rules.cards import (
    BB,
    BUNT,
    FOR_BATTERS,
    HITS,
    IBB,
    NO_RESULT,
    ON_NATURAL_PITCH,
    ON_OUTCOME,
    OUT_RESULTS,
    UNTIL,
    Effect,
    K,
)
from pennant.games.clutch.rules.packing import set_packed
from pennant.games.clutch.rules.team import Play
from pennant.kernel.state import EVERYONE


def start(state: BallgameState) -> None:
    """P0."""
    innings.begin_at_bat(state)
    state.go(steps.SUBS)


# --- before the pitch (C-3.8.2) -----------------------------------------------------------------------------------


def ask_walk(state: BallgameState) -> None:
    """P2: the defence may walk the batter (C-4.1.1)."""
    state.ask(questions.CHOOSE_WALK, 1 - state.offence)


def decide_walk(state: BallgameState, walking: bool) -> None:
    if not walking:
        state.go(steps.ASK_STEAL)
        return
    if state.log is not None:
        state.tell((events.WALKED, 1 - state.offence, EVERYONE))
    state.result = IBB
    state.go(steps.OUTCOME)


def ask_steal(state: BallgameState) -> None:
    """P3: one declaration per at-bat (C-3.14, C-R27)."""
    state.go(steps.ASK_BUNT)
    if not state.stole and len(bases.steal_choices(state)) > 1:
        state.ask(questions.CHOOSE_STEAL, state.offence)


def decide_steal(state: BallgameState, action: i64) -> None:
    if action == moves.STEAL_SECOND:
        bases.steal(state, 1)
    elif action == moves.STEAL_THIRD:
        bases.steal(state, 2)
    elif action == moves.DOUBLE_STEAL:
        bases.steal(state, 3)


def ask_bunt(state: BallgameState) -> None:
    """P4: the sacrifice bunt (C-4.2.1)."""
    if is_broken_off(state):
        state.go(steps.BREAK_OFF)
        return
    state.go(steps.OPEN_BUNT)
    if not state.bunted and bases.can_bunt(state):
        state.ask(questions.CHOOSE_BUNT, state.offence)


def decide_bunt(state: BallgameState, bunting: bool) -> None:
    state.bunting = bunting
    if bunting:
        state.bunted = True


def after_bunt_window(state: BallgameState) -> None:
    """A squeeze may have ended the at-bat; else bunt, or continue with the pitch."""
    if state.result != NO_RESULT:
        state.go(steps.OUTCOME)
    elif state.bunting:
        state.go(steps.BEFORE_BUNT)
    else:
        state.go(steps.ALIGN)


def cut_hands(state: BallgameState, following: i64) -> None:
    """Cut hands above the limit before a pitch or a first bunt roll (C-3.2.8)."""
    for seat in (1 - state.offence, state.offence):
        more = len(state.teams[seat].hand) - net_effects.hand_limit(state, seat)
        if more > 0:
            effects.require_discard(state, seat, more)
            return
    state.go(following)


def roll_bunt(state: BallgameState) -> None:
    """A bunt needs 13 or more; two failures leave a choice, three are a strikeout (C-4.2.2, C-4.2.4, C-R58)."""
    effects.mark_pitch(state)
    natural = state.roll(RD)
    success = natural >= state.setup.rulebook.bunt_needs
    if state.log is not None:
        state.tell((events.BUNTED, natural, 1 if success else 0, EVERYONE))
    if success:
        state.result = BUNT
        state.go(steps.OUTCOME)
        return
    state.bunts += 1
    if state.bunts == 3:
        state.result = K
        if state.log is not None:
            state.tell((events.READ, K, K, EVERYONE))
        state.go(steps.OPEN_RESULT)
    elif state.bunts == 2:
        state.go(steps.ROLL_BUNT)
        state.ask(questions.CHOOSE_THIRD_BUNT, state.offence)


def decide_third_bunt(state: BallgameState, again: bool) -> None:
    if not again:
        if state.log is not None:
            state.tell((events.TOOK_PITCH, EVERYONE))
        state.go(steps.ALIGN)


def align(state: BallgameState) -> None:
    """P5: with a runner on third and fewer than two outs the infield may come in (C-4.3.1, C-R28)."""
    if is_broken_off(state):
        state.go(steps.BREAK_OFF)
        return
    state.go(steps.OPEN_PRE_PITCH)
    state.infield_in = False
    state.depth_asked = can_align(state)
    if state.depth_asked:
        state.ask(questions.CHOOSE_DEPTH, 1 - state.offence)


def can_align(state: BallgameState) -> bool:
    return state.runner(bases.THIRD) != 0 and state.outs < 2


def decide_depth(state: BallgameState, coming_in: bool) -> None:
    state.infield_in = coming_in
    if coming_in and state.log is not None:
        state.tell((events.DEPTH, 1, EVERYONE))


def after_pre_pitch(state: BallgameState) -> None:
    """P6 is over. The bases may have changed since the infield was set (C-4.3.7)."""
    if is_broken_off(state):
        state.go(steps.BREAK_OFF)
    elif state.depth_asked != can_align(state):
        state.go(steps.ALIGN)
    else:
        state.go(steps.CUT_HANDS)


def is_broken_off(state: BallgameState) -> bool:
    """Whether the third out or the winning run came before the pitch."""
    return state.outs >= 3 or state.walk_off


def break_off(state: BallgameState) -> None:
    """End the at-bat before the pitch; after a third out the same batter leads off next time (C-3.6.4, C-R26)."""
    state.bars = 0
    if state.walk_off:
        _end_with_walk_off(state)
    else:
        state.go(steps.STADIUM_END)


def _end_with_walk_off(state: BallgameState) -> None:
    """End the game with the winning run (C-3.6.3)."""
    innings.tell_half_over(state)
    windows.clear_at_bat(state)
    state.agenda = 0
    state.go(steps.END_GAME)


# --- pitch and swing ----------------------------------------------------------------------------------------------


def roll_pitch(state: BallgameState) -> None:
    """P8."""
    effects.mark_pitch(state)
    state.pitch_die = ratings.die_for_pitch(state)
    state.pitch_natural = state.roll(state.pitch_die)
    if state.log is not None:
        effects.tell_pitch(state)
    state.go(steps.OPEN_POST_PITCH)


def set_advantage(state: BallgameState) -> None:
    """P10, after cards that use the natural roll."""
    for play in state.plays:
        for effect in state.card_of(play).effects:
            is_meant = effect.verb == ON_NATURAL_PITCH and state.pitch_natural <= effect.value
            if is_meant and conditions.holds(state, effect.when, play.owner):
                effects.hit_batter(state, play, effect)
    if state.result != NO_RESULT:
        state.go(steps.OUTCOME)
        return
    state.chart = ratings.advantage(state)
    if state.log is not None:
        mistake = 1 if ratings.is_mistake(state) else 0
        total, needed = ratings.pitch(state), ratings.on_base(state)
        state.tell((events.ADVANTAGE, state.chart, total, needed, mistake, EVERYONE))
    state.go(steps.OPEN_ADVANTAGE)


def roll_swing(state: BallgameState) -> None:
    """P12."""
    chart = ratings.advantage(state)
    if chart != state.chart:
        state.chart = chart
        if state.log is not None:
            mistake = 1 if ratings.is_mistake(state) else 0
            total, needed = ratings.pitch(state), ratings.on_base(state)
            state.tell((events.ADVANTAGE, chart, total, needed, mistake, EVERYONE))
    state.swing_die = ratings.die_for_swing(state)
    state.swing_natural = state.roll(state.swing_die)
    if state.log is not None:
        effects.tell_swing(state)
    state.go(steps.OPEN_POST_SWING)


def read_result(state: BallgameState) -> None:
    """P14."""
    state.result = effects.read_chart(state)
    state.go(steps.OPEN_RESULT)


# --- outcome and after --------------------------------------------------------------------------------------------


def settle(state: BallgameState) -> None:
    """P15: the result becomes the outcome (C-3.8.28); the pitcher has faced a batter (C-3.10.5)."""
    team, batting = state.fielding(), state.batting()
    outcome = state.result
    state.outcome = outcome
    team.faced += 1
    team.faced_half += 1
    state.half_batters += 1
    if outcome == BB:
        team.walks += 1
    elif outcome == K:
        state.half_strikeouts += 1
    if state.log is not None:
        player = batting.player(state.slot)
        state.tell((events.OUTCOME, state.offence, state.slot, player, team.mound, outcome, EVERYONE))
    if outcome == IBB:
        state.outs_before = state.outs
        state.outs_on_play = 0
        state.runs_on_play = 0
        state.go(steps.AFTER)
        bases.force_walk(state)
    else:
        bases.resolve(state)


def after(state: BallgameState) -> None:
    """P16: the consequences of the outcome for later (C-4.1.3, C-5.11, C-R41, C-0.4)."""
    batting = state.batting()
    outcome = state.outcome
    slot = state.slot
    batting.up = (slot + 1) % 9
    batting.last = set_packed(batting.last, 4, slot, outcome)
    if HITS >> outcome & 1:
        batting.hits = set_packed(batting.hits, 4, slot, min(15, (batting.hits >> slot * 4 & 15) + 1))
        state.hits_in_row += 1
    else:
        state.hits_in_row = 0
    state.outs_in_row = state.outs_in_row + 1 if OUT_RESULTS >> outcome & 1 else 0
    state.strikeouts_in_row = state.strikeouts_in_row + 1 if outcome == K else 0
    state.walks = state.walks + 1 if outcome == IBB else 0
    state.previous = outcome
    if state.walk_off or bases.is_won_at_bat(state):
        _end_with_walk_off(state)
        return
    check_momentum(state)
    state.go(steps.STADIUM_AFTER)
    _reward(state)
    if state.ejected:
        state.push()
        state.go(steps.ASK_EJECTED)


def _reward(state: BallgameState) -> None:
    """Carry out cards that wait for an outcome (`on`)."""
    for play in state.plays:
        for effect in state.card_of(play).effects:
            if effect.verb == ON_OUTCOME and effect.mask >> state.outcome & 1:
                _carry_out_all(state, play, effect)


def _carry_out_all(state: BallgameState, play: Play, effect: Effect) -> None:
    """Carry out an effect whose outcome has come."""
    if conditions.holds(state, effect.when, play.owner):
        for each in effect.then:
            if conditions.holds(state, each.when, play.owner):
                effects.carry_out(state, play, each)


def check_momentum(state: BallgameState) -> None:
    """Momentum ends by its own condition (C-1.3.3, C-R51)."""
    for play in state.standing:
        card = state.card_of(play)
        if (
            card.lasts == UNTIL
            and net_effects.concerns(state, play)
            and conditions.holds(state, card.until, play.owner)
        ):
            effects.end_lasting(state, play)


def end(state: BallgameState) -> None:
    """End the at-bat: the next batter, or the end of the half."""
    for play in state.standing:
        if state.card_of(play).lasts == FOR_BATTERS and play.owner != state.offence:
            twin = play.copy()
            twin.until -= 1
            state.standing = tuple([twin if each is play else each for each in state.standing])
            if not twin.until:
                effects.end_lasting(state, twin)
    windows.clear_at_bat(state)
    state.go(steps.STADIUM_END if state.outs >= 3 else steps.AB_START)
