"""What the verbs of cards, coaches, stadiums and the weather do (section 4 of the effect language; C-3.10)."""

from mypy_extensions import i64

from pennant.games.clutch.rules import bases, events, numbers, throws
from pennant.games.clutch.rules.cards import (
    ADVANCE_DECLARED,
    ADVANTAGE,
    AFTER_OUTCOME,
    ANYBODY,
    BATTERS_CHART,
    BATTERY,
    BUNT_STEP,
    CARD_PLAYED,
    CHANGE,
    CHOOSE_ONE,
    CLEAR_WEATHER,
    DISCARD,
    DRAW,
    EJECT,
    ERROR,
    GB,
    HALF_END,
    HALF_START,
    HBP,
    HIT_BATTER,
    MORE_INNINGS,
    NEGATE,
    NEGATE_HARM,
    NEW_HANDS,
    NO_CHECK,
    NO_RESULT,
    OF_BATTER,
    PICK_OFF,
    PICKOFF,
    PITCH,
    PLAY_FAILS,
    PLAY_SUCCEEDS,
    POST_PITCH,
    POST_SWING,
    POST_THROW,
    PRE_PITCH,
    PRE_SWING,
    PRE_THROW,
    REMOVE_LASTING,
    REROLL,
    RESULT,
    SEE_HAND,
    SINGLE,
    SQUEEZE,
    SQUEEZE_BUNT,
    STEAL,
    STEAL_DECLARED,
    STEAL_NOW,
    SUB_MADE,
    SWING,
    TAKE_DISCARDED,
    THE_BATTING,
    THE_FIELDING,
    THE_OPPONENT,
    THROW_RESULT,
    Effect,
)
from pennant.games.clutch.rules.table import (
    ANSWER,
    CHOOSE_DISCARD,
    CHOOSE_EFFECT,
    NO_CARD,
    OPEN_ADVANTAGE,
    OPEN_AFTER,
    OPEN_BUNT,
    OPEN_DECLARED,
    OPEN_HALF,
    OPEN_HALF_END,
    OPEN_POST_PITCH,
    OPEN_POST_SWING,
    OPEN_POST_THROW,
    OPEN_PRE_PITCH,
    OPEN_PRE_SWING,
    OPEN_PRE_THROW,
    OPEN_RESULT,
    OPEN_SUB_MADE,
    OPEN_THROW_RESULT,
    RD,
    Play,
    Table,
    Team,
)
from pennant.kernel.state import EVERYONE


def window_of(table: Table) -> i64:
    """The window that the present step is (C-3.9.11)."""
    step = table.step
    if step == OPEN_PRE_PITCH:
        return PRE_PITCH
    if step == OPEN_POST_PITCH:
        return POST_PITCH
    if step == OPEN_RESULT:
        return RESULT
    if step == OPEN_AFTER:
        return AFTER_OUTCOME
    if step == OPEN_ADVANTAGE:
        return ADVANTAGE
    if step == OPEN_PRE_SWING:
        return PRE_SWING
    if step == OPEN_POST_SWING:
        return POST_SWING
    if step == OPEN_BUNT:
        return BUNT_STEP
    if step == OPEN_HALF:
        return HALF_START
    if step == OPEN_HALF_END:
        return HALF_END
    if step == OPEN_SUB_MADE:
        return SUB_MADE
    if step == OPEN_DECLARED:
        return STEAL_DECLARED if table.throw_kind == STEAL else ADVANCE_DECLARED
    if step == OPEN_PRE_THROW:
        return PRE_THROW
    if step == OPEN_POST_THROW:
        return POST_THROW
    if step == OPEN_THROW_RESULT:
        return THROW_RESULT
    assert step == ANSWER, "no card window is open"
    return CARD_PLAYED


# --- verbs --------------------------------------------------------------------------------------------------------


def carry_out(table: Table, play: Play, effect: Effect) -> None:
    """Do what an effect does at once. Modifiers and the like do nothing here: they are looked up while they last."""
    verb = effect.verb
    owner = play.owner
    if verb == DRAW:
        _draw(table, whom(table, owner, effect.who), effect.value)
    elif verb == DISCARD:
        owe(table, whom(table, owner, effect.who), effect.value)
    elif verb == CHANGE:
        _change(table, owner, effect)
    elif verb == REROLL:
        _reroll(table, owner, effect.attribute)
    elif verb == STEAL_NOW:
        declared = table.stole
        bases.steal(table, 1)
        table.stole = declared
    elif verb == PICK_OFF:
        _pick_off(table, effect.value)
    elif verb == SQUEEZE_BUNT:
        _squeeze(table, effect)
    elif verb == ERROR:
        if not play.harmless and _succeeds(table, effect):
            table.error = True
            table.throw_out = False
    elif verb == EJECT:
        if not play.harmless:
            table.ejected |= 1 if effect.who == OF_BATTER else 2
    elif verb == SEE_HAND:
        other = table.teams[1 - owner]
        other.shown = other.hand
        if table.log is not None:
            table.tell((events.SAW_HAND, owner, EVERYONE))
    elif verb == TAKE_DISCARDED:
        if play.pick != NO_CARD:
            _take_discarded(table, owner, play.pick)
    elif verb == NEW_HANDS:
        _new_hands(table)
    elif verb == NEGATE:
        table.stack[-2].negated = True
    elif verb == NEGATE_HARM:
        table.stack[-2].harmless = True
    elif verb == REMOVE_LASTING:
        if play.pick != NO_CARD:
            end_lasting(table, table.standing[play.pick])
    elif verb == MORE_INNINGS:
        _more_innings(table, owner, effect)
    elif verb == CLEAR_WEATHER:
        clear_weather(table)


def whom(table: Table, owner: i64, who: i64) -> i64:
    """The seat that an effect concerns."""
    if who == THE_OPPONENT:
        return 1 - owner
    if who == THE_BATTING:
        return table.offence
    if who == THE_FIELDING:
        return 1 - table.offence
    return owner


def _draw(table: Table, seat: i64, count: i64) -> None:
    for _ in range(count):
        if not table.draw_card(seat):
            return


def owe(table: Table, seat: i64, count: i64) -> None:
    """Somebody has to discard: as much of it as the hand has."""
    table.owes = seat
    table.owed = min(count, len(table.teams[seat].hand))
    if table.owed:
        table.ask(CHOOSE_DISCARD, seat)


def discard(table: Table, seat: i64, card: i64) -> None:
    """A card from the hand to the discard pile (C-1.3.3)."""
    team = table.teams[seat]
    team.give_up(card)
    team.discard = (*team.discard, card)
    if table.log is not None:
        table.tell((events.DISCARDED, seat, card, EVERYONE))


def _succeeds(table: Table, effect: Effect) -> bool:
    """The check that an attempt has to pass."""
    check = effect.check
    if check == NO_CHECK:
        return True
    if check == PLAY_FAILS:
        return not throws.make_play(table, effect.attribute, effect.extra)
    if check == PLAY_SUCCEEDS:
        return throws.make_play(table, effect.attribute, effect.extra)
    natural = table.roll(RD)
    if table.log is not None:
        table.tell((events.ROLLED, natural, effect.extra, EVERYONE))
    return natural >= effect.extra


def _change(table: Table, seat: i64, effect: Effect) -> None:
    """An attempt to change the result of the at-bat (C-3.10.1 to C-3.10.3, C-3.8.26)."""
    if not _succeeds(table, effect):
        if table.log is not None:
            table.tell((events.KEPT, seat, table.result, EVERYONE))
        return
    table.bars |= effect.bars
    set_result(table, seat, effect.value)


def set_result(table: Table, seat: i64, result: i64) -> None:
    """A manager has changed the result: his one success of this at-bat (C-R59)."""
    table.teams[seat].changed = True
    if table.log is not None:
        table.tell((events.CHANGED, seat, table.result, result, EVERYONE))
    table.result = result


def _reroll(table: Table, seat: i64, attribute: i64) -> None:
    """Roll again. Of a swing already read it is a change if the new result differs (C-3.10.6, C-R36)."""
    team = table.teams[seat]
    team.rerolled |= 1 << attribute
    if attribute == PITCH:
        table.pitch_natural = table.roll(table.pitch_die)
        if table.log is not None:
            tell_pitch(table)
    elif attribute == SWING:
        table.swing_natural = table.roll(table.swing_die)
        if table.log is not None:
            tell_swing(table)
        if table.result != NO_RESULT:
            result = read_chart(table)
            if result != table.result:
                set_result(table, seat, result)
            elif table.log is not None:
                table.tell((events.KEPT, seat, result, EVERYONE))
    else:
        step, priority, passes = table.step, table.priority, table.passes
        throws.roll(table)
        throws.read(table)
        table.step, table.priority, table.passes = step, priority, passes


def tell_pitch(table: Table) -> None:
    natural, rolled, command = table.pitch_natural, numbers.pitch_roll(table), numbers.command(table)
    total = numbers.pitch(table)
    table.tell((events.PITCHED, natural, rolled, command, total - rolled - command, total, table.pitch_die, EVERYONE))


def tell_swing(table: Table) -> None:
    total = numbers.swing(table)
    table.tell((events.SWUNG, table.swing_natural, table.swing_die, total, table.tired, EVERYONE))


def read_chart(table: Table) -> i64:
    """The result of the chart, as stadium, weather, infield and cards read it (C-3.8.24, C-4.3.6, C-R45).

    A card's reading is its owner's change of the result, if it comes to pass (C-3.10.4).
    """
    printed = numbers.printed_result(table)
    result = numbers.read_by_table(table, printed)
    if table.infield_in and result == GB and table.chart == BATTERS_CHART:
        result = SINGLE
    for play in table.plays:
        if table.teams[play.owner].changed:
            continue
        for effect in table.card_of(play).effects:
            if numbers.reads(table, effect, result) and numbers.holds(table, effect.when, play.owner):
                result = effect.value
                table.teams[play.owner].changed = True
                break
    if table.log is not None:
        table.tell((events.READ, result, printed, EVERYONE))
    return result


def _pick_off(table: Table, more: i64) -> None:
    """A throw at the runner on first."""
    runner = table.runner(bases.FIRST)
    table.put_runner(bases.FIRST, 0)
    table.outs_on_play = 0
    table.runs_on_play = 0
    table.push()
    bases.aim(table, PICKOFF, BATTERY, runner, bases.FIRST, bases.FIRST)
    table.throw_speed = more


def _squeeze(table: Table, effect: Effect) -> None:
    """The runner on third goes with the bunt: out, home with the batter out, or home with the batter safe."""
    mark_pitch(table)
    table.bunting = False
    natural = table.roll(RD)
    if table.log is not None:
        table.tell((events.ROLLED, natural, effect.value + 1, EVERYONE))
    if natural <= effect.value:
        runner = table.runner(bases.THIRD)
        table.put_runner(bases.THIRD, 0)
        table.outs_on_play = 0
        bases.put_out(table, runner, bases.PLATE, events.THROWN_OUT)
        return
    if natural > effect.extra:
        table.bars |= bases.SAFE_SQUEEZE
    table.result = SQUEEZE


def mark_pitch(table: Table) -> None:
    """A pitch is thrown, or a bunt tried: how tired it is, and what it means for later games (C-3.4.6, C-4.4.2)."""
    team = table.fielding()
    table.tired = numbers.tired_level(table)
    team.threw = True
    if table.tired:
        team.threw_tired = True
        if table.log is not None:
            table.tell((events.TIRED_PITCH, 1 - table.offence, team.mound, table.tired, EVERYONE))
    team.depth = max(team.depth, min(4, team.outs // 3))


def _take_discarded(table: Table, seat: i64, card: i64) -> None:
    """A card comes back from the discard pile, and all know it."""
    team = table.teams[seat]
    place = team.discard.index(card)
    team.discard = team.discard[:place] + team.discard[place + 1 :]
    take_known(team, card)
    if table.log is not None:
        table.tell((events.TOOK_DISCARDED, seat, card, EVERYONE))


def take_known(team: Team, card: i64) -> None:
    """A card comes to the hand before everybody's eyes."""
    team.take_in(card)
    shown = list(team.shown)
    shown.append(card)
    shown.sort()
    team.shown = tuple(shown)
    team.count_cards()


def _new_hands(table: Table) -> None:
    """Both shuffle their hands in and draw as many; nobody knows anything of them any more (C-R53)."""
    if table.log is not None:
        table.tell((events.NEW_HANDS, EVERYONE))
    for seat in (1 - table.offence, table.offence):
        team = table.teams[seat]
        size = len(team.hand)
        team.deck = [*team.deck, *team.hand]
        team.hand = ()
        team.shown = ()
        if table.log is not None:
            table.tell_board()  # else a hand that comes back as it was would not be told
        _draw(table, seat, size)


def _more_innings(table: Table, owner: i64, effect: Effect) -> None:
    """A pitcher lasts longer or shorter; gains are limited by inning and game."""
    if effect.who == ANYBODY:
        _change_limit(table, 0, effect.value)
        _change_limit(table, 1, effect.value)
    else:
        _change_limit(table, whom(table, owner, effect.who), effect.value)


def _change_limit(table: Table, seat: i64, value: i64) -> None:
    team = table.teams[seat]
    rules = table.setup.rulebook
    if value > 0:
        left = rules.innings_per_game - team.gained
        if team.gained_in == table.inning:
            left = 0
        value = min(value, left, rules.innings_per_inning)
        if value <= 0:
            return
        team.gained += value
        team.gained_in = table.inning
    team.more += value
    if table.log is not None:
        table.tell((events.LIMIT_CHANGED, seat, team.mound, value, EVERYONE))


# --- cards that stay ----------------------------------------------------------------------------------------------


def end_lasting(table: Table, ended: Play) -> None:
    """A lasting card goes to its owner's discard pile."""
    table.standing = tuple([play for play in table.standing if play is not ended])
    if not ended.is_coach:
        team = table.teams[ended.owner]
        team.discard = (*team.discard, ended.card)
    if table.log is not None:
        table.tell((events.ENDED, ended.owner, ended.card, 1 if ended.is_coach else 0, EVERYONE))


def end_on_player(table: Table, owner: i64, kind: i64, player: i64) -> None:
    """A card left on a player is discarded when he leaves (C-1.3.4)."""
    for play in table.standing:
        if play.owner == owner and play.player == player and table.card_of(play).on_player == kind:
            end_lasting(table, play)


def set_weather(table: Table, owner: i64, card: i64, until: i64) -> None:
    """One slot: the old card goes to its owner (C-R50)."""
    clear_weather(table)
    table.weather = card
    table.weather_owner = owner
    table.weather_until = until
    if table.log is not None:
        table.tell((events.WEATHER, owner, card, EVERYONE))


def clear_weather(table: Table) -> None:
    if table.weather == NO_CARD:
        return
    team = table.teams[table.weather_owner]
    team.discard = (*team.discard, table.weather)
    table.weather = NO_CARD
    if table.log is not None:
        table.tell((events.WEATHER_OVER, EVERYONE))


# --- stadiums (C-1.5, C-3.2.2) ------------------------------------------------------------------------------------


def run_stadium(table: Table, window: i64, following: i64) -> None:
    """What the park does after an outcome, or at the end of a half."""
    stadium = table.stadium
    if table.setup.strategy and stadium.windows >> window & 1:
        while table.stadium_at < len(stadium.parts):
            part = stadium.parts[table.stadium_at]
            table.stadium_at += 1
            if part.window == window and numbers.holds(table, part.when, 1 - table.offence):
                for effect in part.effects:
                    give(table, effect)
                if table.acting:
                    return
    table.stadium_at = 0
    table.go(following)


def give(table: Table, effect: Effect) -> None:
    """A gift of the stadium."""
    if effect.verb == CHOOSE_ONE:
        table.ask(CHOOSE_EFFECT, whom(table, 0, effect.who))
    elif effect.verb == DRAW:
        seat = whom(table, 0, effect.who)
        if table.log is not None:
            table.tell((events.EFFECT_DREW, seat, effect.value, EVERYONE))
        _draw(table, seat, effect.value)
    elif effect.verb == DISCARD:
        owe(table, whom(table, 0, effect.who), effect.value)


def stadium_alternatives(table: Table) -> tuple[Effect, ...]:
    """What the manager who is asked may choose from."""
    for effect in table.stadium.parts[table.stadium_at - 1].effects:
        if effect.verb == CHOOSE_ONE:
            return effect.then
    return ()


def hit_batter(table: Table, play: Play, effect: Effect) -> None:
    """Effects in place of a pitch: the batter is hit, the pitcher sent off."""
    for each in effect.then:
        if each.verb == HIT_BATTER:
            table.result = HBP
        elif each.verb == EJECT and not play.harmless:
            table.ejected |= 1 if each.who == OF_BATTER else 2
