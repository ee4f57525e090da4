"""The at-bat from the batter's box to what comes after the outcome, step by step (C-3.8, C-4.1 to C-4.3)."""

from mypy_extensions import i64

from pennant.games.clutch.rules import bases, effects, events, innings, moves, numbers, windows
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
from pennant.games.clutch.rules.table import (
    AB_START,
    AFTER,
    ALIGN,
    ASK_BUNT,
    ASK_EJECTED,
    ASK_STEAL,
    BEFORE_BUNT,
    BREAK_OFF,
    CHOOSE_BUNT,
    CHOOSE_DEPTH,
    CHOOSE_STEAL,
    CHOOSE_THIRD_BUNT,
    CHOOSE_WALK,
    CUT_HANDS,
    END_GAME,
    OPEN_ADVANTAGE,
    OPEN_BUNT,
    OPEN_POST_PITCH,
    OPEN_POST_SWING,
    OPEN_PRE_PITCH,
    OPEN_RESULT,
    OUTCOME,
    RD,
    ROLL_BUNT,
    STADIUM_AFTER,
    STADIUM_END,
    SUBS,
    Play,
    Table,
    packed_with,
)
from pennant.kernel.state import EVERYONE


def start(table: Table) -> None:
    """P0."""
    innings.begin_at_bat(table)
    table.go(SUBS)


# --- before the pitch (C-3.8.2) -----------------------------------------------------------------------------------


def ask_walk(table: Table) -> None:
    """P2: the defence may put the batter on (C-4.1.1)."""
    table.ask(CHOOSE_WALK, 1 - table.offence)


def decide_walk(table: Table, walking: bool) -> None:
    if not walking:
        table.go(ASK_STEAL)
        return
    if table.log is not None:
        table.tell((events.WALKED, 1 - table.offence, EVERYONE))
    table.result = IBB
    table.go(OUTCOME)


def ask_steal(table: Table) -> None:
    """P3: one declaration an at-bat (C-3.14, C-R27)."""
    table.go(ASK_BUNT)
    if not table.stole and len(bases.steal_choices(table)) > 1:
        table.ask(CHOOSE_STEAL, table.offence)


def decide_steal(table: Table, action: i64) -> None:
    if action == moves.STEAL_SECOND:
        bases.steal(table, 1)
    elif action == moves.STEAL_THIRD:
        bases.steal(table, 2)
    elif action == moves.DOUBLE_STEAL:
        bases.steal(table, 3)


def ask_bunt(table: Table) -> None:
    """P4: the sacrifice bunt (C-4.2.1)."""
    if is_broken_off(table):
        table.go(BREAK_OFF)
        return
    table.go(OPEN_BUNT)
    if not table.bunted and bases.can_bunt(table):
        table.ask(CHOOSE_BUNT, table.offence)


def decide_bunt(table: Table, bunting: bool) -> None:
    table.bunting = bunting
    if bunting:
        table.bunted = True


def after_bunt_window(table: Table) -> None:
    """A squeeze may have settled the at-bat; else bunt, or on to the pitch."""
    if table.result != NO_RESULT:
        table.go(OUTCOME)
    elif table.bunting:
        table.go(BEFORE_BUNT)
    else:
        table.go(ALIGN)


def cut_hands(table: Table, following: i64) -> None:
    """Hands above the limit are cut before a pitch or a first bunt roll (C-3.2.8)."""
    for seat in (1 - table.offence, table.offence):
        more = len(table.teams[seat].hand) - numbers.hand_limit(table, seat)
        if more > 0:
            effects.owe(table, seat, more)
            return
    table.go(following)


def roll_bunt(table: Table) -> None:
    """13 or more; two failures leave a choice, three are a strikeout (C-4.2.2, C-4.2.4, C-R58)."""
    effects.mark_pitch(table)
    natural = table.roll(RD)
    success = natural >= table.setup.rulebook.bunt_needs
    if table.log is not None:
        table.tell((events.BUNTED, natural, 1 if success else 0, EVERYONE))
    if success:
        table.result = BUNT
        table.go(OUTCOME)
        return
    table.bunts += 1
    if table.bunts == 3:
        table.result = K
        if table.log is not None:
            table.tell((events.READ, K, K, EVERYONE))
        table.go(OPEN_RESULT)
    elif table.bunts == 2:
        table.go(ROLL_BUNT)
        table.ask(CHOOSE_THIRD_BUNT, table.offence)


def decide_third_bunt(table: Table, again: bool) -> None:
    if not again:
        if table.log is not None:
            table.tell((events.TOOK_PITCH, EVERYONE))
        table.go(ALIGN)


def align(table: Table) -> None:
    """P5: with a runner on third and fewer than two outs the infield may come in (C-4.3.1, C-R28)."""
    if is_broken_off(table):
        table.go(BREAK_OFF)
        return
    table.go(OPEN_PRE_PITCH)
    table.infield_in = False
    table.depth_asked = can_align(table)
    if table.depth_asked:
        table.ask(CHOOSE_DEPTH, 1 - table.offence)


def can_align(table: Table) -> bool:
    return table.runner(bases.THIRD) != 0 and table.outs < 2


def decide_depth(table: Table, coming_in: bool) -> None:
    table.infield_in = coming_in
    if coming_in and table.log is not None:
        table.tell((events.DEPTH, 1, EVERYONE))


def after_pre_pitch(table: Table) -> None:
    """P6 is over. Something may have happened on the bases since the infield was set (C-4.3.7)."""
    if is_broken_off(table):
        table.go(BREAK_OFF)
    elif table.depth_asked != can_align(table):
        table.go(ALIGN)
    else:
        table.go(CUT_HANDS)


def is_broken_off(table: Table) -> bool:
    """The third out, or the winning run, before the pitch."""
    return table.outs >= 3 or table.walk_off


def break_off(table: Table) -> None:
    """The at-bat ends before the pitch; after a third out the same batter leads off next time (C-3.6.4, C-R26)."""
    table.bars = 0
    if table.walk_off:
        _end_with_walk_off(table)
    else:
        table.go(STADIUM_END)


def _end_with_walk_off(table: Table) -> None:
    """The game ends with the winning run (C-3.6.3)."""
    innings.tell_half_over(table)
    windows.clear_at_bat(table)
    table.agenda = 0
    table.go(END_GAME)


# --- pitch and swing ----------------------------------------------------------------------------------------------


def roll_pitch(table: Table) -> None:
    """P8."""
    effects.mark_pitch(table)
    table.pitch_die = numbers.die_for_pitch(table)
    table.pitch_natural = table.roll(table.pitch_die)
    if table.log is not None:
        effects.tell_pitch(table)
    table.go(OPEN_POST_PITCH)


def set_advantage(table: Table) -> None:
    """P10, after cards that act on the natural roll."""
    for play in table.plays:
        for effect in table.card_of(play).effects:
            is_meant = effect.verb == ON_NATURAL_PITCH and table.pitch_natural <= effect.value
            if is_meant and numbers.holds(table, effect.when, play.owner):
                effects.hit_batter(table, play, effect)
    if table.result != NO_RESULT:
        table.go(OUTCOME)
        return
    table.chart = numbers.advantage(table)
    if table.log is not None:
        mistake = 1 if numbers.is_mistake(table) else 0
        total, needed = numbers.pitch(table), numbers.on_base(table)
        table.tell((events.ADVANTAGE, table.chart, total, needed, mistake, EVERYONE))
    table.go(OPEN_ADVANTAGE)


def roll_swing(table: Table) -> None:
    """P12."""
    chart = numbers.advantage(table)
    if chart != table.chart:
        table.chart = chart
        if table.log is not None:
            mistake = 1 if numbers.is_mistake(table) else 0
            total, needed = numbers.pitch(table), numbers.on_base(table)
            table.tell((events.ADVANTAGE, chart, total, needed, mistake, EVERYONE))
    table.swing_die = numbers.die_for_swing(table)
    table.swing_natural = table.roll(table.swing_die)
    if table.log is not None:
        effects.tell_swing(table)
    table.go(OPEN_POST_SWING)


def read_result(table: Table) -> None:
    """P14."""
    table.result = effects.read_chart(table)
    table.go(OPEN_RESULT)


# --- outcome and after --------------------------------------------------------------------------------------------


def settle(table: Table) -> None:
    """P15: the result is the outcome (C-3.8.28); the pitcher has faced a batter (C-3.10.5)."""
    team, batting = table.fielding(), table.batting()
    outcome = table.result
    table.outcome = outcome
    team.faced += 1
    team.faced_half += 1
    table.half_batters += 1
    if outcome == BB:
        team.walks += 1
    elif outcome == K:
        table.half_strikeouts += 1
    if table.log is not None:
        player = batting.player(table.slot)
        table.tell((events.OUTCOME, table.offence, table.slot, player, team.mound, outcome, EVERYONE))
    if outcome == IBB:
        table.outs_before = table.outs
        table.outs_on_play = 0
        table.runs_on_play = 0
        table.go(AFTER)
        bases.force_walk(table)
    else:
        bases.resolve(table)


def after(table: Table) -> None:
    """P16: what the outcome means for later (C-4.1.3, C-5.11, C-R41, C-0.4)."""
    batting = table.batting()
    outcome = table.outcome
    slot = table.slot
    batting.up = (slot + 1) % 9
    batting.last = packed_with(batting.last, 4, slot, outcome)
    if HITS >> outcome & 1:
        batting.hits = packed_with(batting.hits, 4, slot, min(15, (batting.hits >> slot * 4 & 15) + 1))
        table.hits_in_row += 1
    else:
        table.hits_in_row = 0
    table.outs_in_row = table.outs_in_row + 1 if OUT_RESULTS >> outcome & 1 else 0
    table.strikeouts_in_row = table.strikeouts_in_row + 1 if outcome == K else 0
    table.walks = table.walks + 1 if outcome == IBB else 0
    table.previous = outcome
    if table.walk_off or bases.is_won_at_bat(table):
        _end_with_walk_off(table)
        return
    check_momentum(table)
    table.go(STADIUM_AFTER)
    _reward(table)
    if table.ejected:
        table.push()
        table.go(ASK_EJECTED)


def _reward(table: Table) -> None:
    """Cards that wait for an outcome (`on`)."""
    for play in table.plays:
        for effect in table.card_of(play).effects:
            if effect.verb == ON_OUTCOME and effect.mask >> table.outcome & 1:
                _carry_out_all(table, play, effect)


def _carry_out_all(table: Table, play: Play, effect: Effect) -> None:
    """What an effect has waited for has happened."""
    if numbers.holds(table, effect.when, play.owner):
        for each in effect.then:
            if numbers.holds(table, each.when, play.owner):
                effects.carry_out(table, play, each)


def check_momentum(table: Table) -> None:
    """Momentum ends by its own condition (C-1.3.3, C-R51)."""
    for play in table.standing:
        card = table.card_of(play)
        if card.lasts == UNTIL and numbers.concerns(table, play) and numbers.holds(table, card.until, play.owner):
            effects.end_lasting(table, play)


def end(table: Table) -> None:
    """The at-bat is over: the next batter, or the end of the half."""
    for play in table.standing:
        if table.card_of(play).lasts == FOR_BATTERS and play.owner != table.offence:
            twin = play.copy()
            twin.until -= 1
            table.standing = tuple([twin if each is play else each for each in table.standing])
            if not twin.until:
                effects.end_lasting(table, twin)
    windows.clear_at_bat(table)
    table.go(STADIUM_END if table.outs >= 3 else AB_START)
