"""The effects of cards, coaches, stadiums and the weather (section 4 of the effect language; C-3.10)."""

from mypy_extensions import i64

from pennant.games.clutch.rules import bases, conditions, events, questions, ratings, steps, throws
from pennant.games.clutch.rules.ballgame_state import RD, BallgameState
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
from pennant.games.clutch.rules.team import NO_CARD, Play, Team
from pennant.kernel.state import EVERYONE


def window_of(state: BallgameState) -> i64:
    """The window of the present step (C-3.9.11)."""
    step = state.step
    if step == steps.OPEN_PRE_PITCH:
        return PRE_PITCH
    if step == steps.OPEN_POST_PITCH:
        return POST_PITCH
    if step == steps.OPEN_RESULT:
        return RESULT
    if step == steps.OPEN_AFTER:
        return AFTER_OUTCOME
    if step == steps.OPEN_ADVANTAGE:
        return ADVANTAGE
    if step == steps.OPEN_PRE_SWING:
        return PRE_SWING
    if step == steps.OPEN_POST_SWING:
        return POST_SWING
    if step == steps.OPEN_BUNT:
        return BUNT_STEP
    if step == steps.OPEN_HALF:
        return HALF_START
    if step == steps.OPEN_HALF_END:
        return HALF_END
    if step == steps.OPEN_SUB_MADE:
        return SUB_MADE
    if step == steps.OPEN_DECLARED:
        return STEAL_DECLARED if state.throw_kind == STEAL else ADVANCE_DECLARED
    if step == steps.OPEN_PRE_THROW:
        return PRE_THROW
    if step == steps.OPEN_POST_THROW:
        return POST_THROW
    if step == steps.OPEN_THROW_RESULT:
        return THROW_RESULT
    assert step == steps.ANSWER, "no card window is open"
    return CARD_PLAYED


# --- verbs --------------------------------------------------------------------------------------------------------


def carry_out(state: BallgameState, play: Play, effect: Effect) -> None:
    """Carry out an immediate effect. Modifiers do nothing here: they are looked up while they last."""
    verb = effect.verb
    owner = play.owner
    if verb == DRAW:
        _draw(state, affected_seat(state, owner, effect.who), effect.value)
    elif verb == DISCARD:
        require_discard(state, affected_seat(state, owner, effect.who), effect.value)
    elif verb == CHANGE:
        _change(state, owner, effect)
    elif verb == REROLL:
        _reroll(state, owner, effect.attribute)
    elif verb == STEAL_NOW:
        declared = state.stole
        bases.steal(state, 1)
        state.stole = declared
    elif verb == PICK_OFF:
        _pick_off(state, effect.value)
    elif verb == SQUEEZE_BUNT:
        _squeeze(state, effect)
    elif verb == ERROR:
        if not play.harmless and _succeeds(state, effect):
            state.error = True
            state.throw_out = False
    elif verb == EJECT:
        if not play.harmless:
            state.ejected |= 1 if effect.who == OF_BATTER else 2
    elif verb == SEE_HAND:
        other = state.teams[1 - owner]
        other.shown = other.hand
        if state.log is not None:
            state.tell((events.SAW_HAND, owner, EVERYONE))
    elif verb == TAKE_DISCARDED:
        if play.pick != NO_CARD:
            _take_discarded(state, owner, play.pick)
    elif verb == NEW_HANDS:
        _new_hands(state)
    elif verb == NEGATE:
        state.stack[-2].negated = True
    elif verb == NEGATE_HARM:
        state.stack[-2].harmless = True
    elif verb == REMOVE_LASTING:
        if play.pick != NO_CARD:
            end_lasting(state, state.standing[play.pick])
    elif verb == MORE_INNINGS:
        _more_innings(state, owner, effect)
    elif verb == CLEAR_WEATHER:
        clear_weather(state)


def affected_seat(state: BallgameState, owner: i64, who: i64) -> i64:
    """The seat that an effect applies to."""
    if who == THE_OPPONENT:
        return 1 - owner
    if who == THE_BATTING:
        return state.offence
    if who == THE_FIELDING:
        return 1 - state.offence
    return owner


def _draw(state: BallgameState, seat: i64, count: i64) -> None:
    for _ in range(count):
        if not state.draw_card(seat):
            return


def require_discard(state: BallgameState, seat: i64, count: i64) -> None:
    """Require a discard, at most the whole hand."""
    state.owes = seat
    state.owed = min(count, len(state.teams[seat].hand))
    if state.owed:
        state.ask(questions.CHOOSE_DISCARD, seat)


def discard(state: BallgameState, seat: i64, card: i64) -> None:
    """Move a card from the hand to the discard pile (C-1.3.3)."""
    team = state.teams[seat]
    team.give_up(card)
    team.discard = (*team.discard, card)
    if state.log is not None:
        state.tell((events.DISCARDED, seat, card, EVERYONE))


def _succeeds(state: BallgameState, effect: Effect) -> bool:
    """Roll the check that an attempt has to pass."""
    check = effect.check
    if check == NO_CHECK:
        return True
    if check == PLAY_FAILS:
        return not throws.make_play(state, effect.attribute, effect.extra)
    if check == PLAY_SUCCEEDS:
        return throws.make_play(state, effect.attribute, effect.extra)
    natural = state.roll(RD)
    if state.log is not None:
        state.tell((events.ROLLED, natural, effect.extra, EVERYONE))
    return natural >= effect.extra


def _change(state: BallgameState, seat: i64, effect: Effect) -> None:
    """Attempt to change the result of the at-bat (C-3.10.1 to C-3.10.3, C-3.8.26)."""
    if not _succeeds(state, effect):
        if state.log is not None:
            state.tell((events.KEPT, seat, state.result, EVERYONE))
        return
    state.bars |= effect.bars
    set_result(state, seat, effect.value)


def set_result(state: BallgameState, seat: i64, result: i64) -> None:
    """Set the result that a manager has changed: his one success of this at-bat (C-R59)."""
    state.teams[seat].changed = True
    if state.log is not None:
        state.tell((events.CHANGED, seat, state.result, result, EVERYONE))
    state.result = result


def _reroll(state: BallgameState, seat: i64, attribute: i64) -> None:
    """Roll again. A new result for a swing that was already read counts as a change (C-3.10.6, C-R36)."""
    team = state.teams[seat]
    team.rerolled |= 1 << attribute
    if attribute == PITCH:
        state.pitch_natural = state.roll(state.pitch_die)
        if state.log is not None:
            tell_pitch(state)
    elif attribute == SWING:
        state.swing_natural = state.roll(state.swing_die)
        if state.log is not None:
            tell_swing(state)
        if state.result != NO_RESULT:
            result = read_chart(state)
            if result != state.result:
                set_result(state, seat, result)
            elif state.log is not None:
                state.tell((events.KEPT, seat, result, EVERYONE))
    else:
        step, priority, passes = state.step, state.priority, state.passes
        throws.roll(state)
        throws.read(state)
        state.step, state.priority, state.passes = step, priority, passes


def tell_pitch(state: BallgameState) -> None:
    natural, rolled, command = state.pitch_natural, ratings.pitch_roll(state), ratings.command(state)
    total = ratings.pitch(state)
    state.tell((events.PITCHED, natural, rolled, command, total - rolled - command, total, state.pitch_die, EVERYONE))


def tell_swing(state: BallgameState) -> None:
    total = ratings.swing(state)
    state.tell((events.SWUNG, state.swing_natural, state.swing_die, total, state.tired, EVERYONE))


def read_chart(state: BallgameState) -> i64:
    """The result of the chart, as stadium, weather, infield and cards read it (C-3.8.24, C-4.3.6, C-R45).

    A card's reading counts as its owner's change of the result, if it applies (C-3.10.4).
    """
    printed = ratings.printed_result(state)
    result = ratings.read_by_setting(state, printed)
    if state.infield_in and result == GB and state.chart == BATTERS_CHART:
        result = SINGLE
    for play in state.plays:
        if state.teams[play.owner].changed:
            continue
        for effect in state.card_of(play).effects:
            if ratings.reads(state, effect, result) and conditions.holds(state, effect.when, play.owner):
                result = effect.value
                state.teams[play.owner].changed = True
                break
    if state.log is not None:
        state.tell((events.READ, result, printed, EVERYONE))
    return result


def _pick_off(state: BallgameState, more: i64) -> None:
    """A throw at the runner on first."""
    runner = state.runner(bases.FIRST)
    state.put_runner(bases.FIRST, 0)
    state.outs_on_play = 0
    state.runs_on_play = 0
    state.push()
    bases.aim(state, PICKOFF, BATTERY, runner, bases.FIRST, bases.FIRST)
    state.throw_speed = more


def _squeeze(state: BallgameState, effect: Effect) -> None:
    """Squeeze: the runner on third is out, scores with the batter out, or scores with the batter safe."""
    mark_pitch(state)
    state.bunting = False
    natural = state.roll(RD)
    if state.log is not None:
        state.tell((events.ROLLED, natural, effect.value + 1, EVERYONE))
    if natural <= effect.value:
        runner = state.runner(bases.THIRD)
        state.put_runner(bases.THIRD, 0)
        state.outs_on_play = 0
        bases.put_out(state, runner, bases.PLATE, events.THROWN_OUT)
        return
    if natural > effect.extra:
        state.bars |= bases.SAFE_SQUEEZE
    state.result = SQUEEZE


def mark_pitch(state: BallgameState) -> None:
    """Note a pitch or a bunt attempt: how tired it is, and its effect on later games (C-3.4.6, C-4.4.2)."""
    team = state.fielding()
    state.tired = ratings.tired_level(state)
    team.threw = True
    if state.tired:
        team.threw_tired = True
        if state.log is not None:
            state.tell((events.TIRED_PITCH, 1 - state.offence, team.mound, state.tired, EVERYONE))
    team.depth = max(team.depth, min(4, team.outs // 3))


def _take_discarded(state: BallgameState, seat: i64, card: i64) -> None:
    """Return a card from the discard pile, openly."""
    team = state.teams[seat]
    place = team.discard.index(card)
    team.discard = team.discard[:place] + team.discard[place + 1 :]
    take_known(team, card)
    if state.log is not None:
        state.tell((events.TOOK_DISCARDED, seat, card, EVERYONE))


def take_known(team: Team, card: i64) -> None:
    """Add a card to the hand openly."""
    team.take_in(card)
    shown = list(team.shown)
    shown.append(card)
    shown.sort()
    team.shown = tuple(shown)
    team.count_cards()


def _new_hands(state: BallgameState) -> None:
    """Both shuffle their hands into their decks and draw as many; nothing is known of them any more (C-R53)."""
    if state.log is not None:
        state.tell((events.NEW_HANDS, EVERYONE))
    for seat in (1 - state.offence, state.offence):
        team = state.teams[seat]
        size = len(team.hand)
        team.deck = [*team.deck, *team.hand]
        team.hand = ()
        team.shown = ()
        if state.log is not None:
            state.tell_board()  # else a hand that comes back as it was would not be told
        _draw(state, seat, size)


def _more_innings(state: BallgameState, owner: i64, effect: Effect) -> None:
    """Let a pitcher last longer or shorter; gains are limited by inning and game."""
    if effect.who == ANYBODY:
        _change_limit(state, 0, effect.value)
        _change_limit(state, 1, effect.value)
    else:
        _change_limit(state, affected_seat(state, owner, effect.who), effect.value)


def _change_limit(state: BallgameState, seat: i64, value: i64) -> None:
    team = state.teams[seat]
    rules = state.setup.rulebook
    if value > 0:
        left = rules.innings_per_game - team.gained
        if team.gained_in == state.inning:
            left = 0
        value = min(value, left, rules.innings_per_inning)
        if value <= 0:
            return
        team.gained += value
        team.gained_in = state.inning
    team.more += value
    if state.log is not None:
        state.tell((events.LIMIT_CHANGED, seat, team.mound, value, EVERYONE))


# --- cards that stay ----------------------------------------------------------------------------------------------


def end_lasting(state: BallgameState, ended: Play) -> None:
    """Move a lasting card to its owner's discard pile."""
    state.standing = tuple([play for play in state.standing if play is not ended])
    if not ended.is_coach:
        team = state.teams[ended.owner]
        team.discard = (*team.discard, ended.card)
    if state.log is not None:
        state.tell((events.ENDED, ended.owner, ended.card, 1 if ended.is_coach else 0, EVERYONE))


def end_on_player(state: BallgameState, owner: i64, kind: i64, player: i64) -> None:
    """Discard a card left on a player who leaves (C-1.3.4)."""
    for play in state.standing:
        if play.owner == owner and play.player == player and state.card_of(play).on_player == kind:
            end_lasting(state, play)


def set_weather(state: BallgameState, owner: i64, card: i64, until: i64) -> None:
    """Set the weather, which has a single slot: the old card goes to its owner (C-R50)."""
    clear_weather(state)
    state.weather = card
    state.weather_owner = owner
    state.weather_until = until
    if state.log is not None:
        state.tell((events.WEATHER, owner, card, EVERYONE))


def clear_weather(state: BallgameState) -> None:
    if state.weather == NO_CARD:
        return
    team = state.teams[state.weather_owner]
    team.discard = (*team.discard, state.weather)
    state.weather = NO_CARD
    if state.log is not None:
        state.tell((events.WEATHER_OVER, EVERYONE))


# --- stadiums (C-1.5, C-3.2.2) ------------------------------------------------------------------------------------


def run_stadium(state: BallgameState, window: i64, following: i64) -> None:
    """Carry out the park's effects after an outcome, or at the end of a half."""
    stadium = state.stadium
    if state.setup.strategy and stadium.windows >> window & 1:
        while state.stadium_at < len(stadium.parts):
            part = stadium.parts[state.stadium_at]
            state.stadium_at += 1
            if part.window == window and conditions.holds(state, part.when, 1 - state.offence):
                for effect in part.effects:
                    give(state, effect)
                if state.acting:
                    return
    state.stadium_at = 0
    state.go(following)


def give(state: BallgameState, effect: Effect) -> None:
    """Carry out a gift of the stadium."""
    if effect.verb == CHOOSE_ONE:
        state.ask(questions.CHOOSE_EFFECT, affected_seat(state, 0, effect.who))
    elif effect.verb == DRAW:
        seat = affected_seat(state, 0, effect.who)
        if state.log is not None:
            state.tell((events.EFFECT_DREW, seat, effect.value, EVERYONE))
        _draw(state, seat, effect.value)
    elif effect.verb == DISCARD:
        require_discard(state, affected_seat(state, 0, effect.who), effect.value)


def stadium_alternatives(state: BallgameState) -> tuple[Effect, ...]:
    """The choices of the manager who must choose a stadium's effect."""
    for effect in state.stadium.parts[state.stadium_at - 1].effects:
        if effect.verb == CHOOSE_ONE:
            return effect.then
    return ()


def hit_batter(state: BallgameState, play: Play, effect: Effect) -> None:
    """Carry out effects in place of a pitch: the batter is hit, the pitcher ejected."""
    for each in effect.then:
        if each.verb == HIT_BATTER:
            state.result = HBP
        elif each.verb == EJECT and not play.harmless:
            state.ejected |= 1 if each.who == OF_BATTER else 2
