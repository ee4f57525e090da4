"""Strategy cards and coaches: the gain of playing each now, and the value of keeping it (C-3.9).

Modifiers are tried out: the card is put in force for a moment, and the position is evaluated again. Immediate effects
are evaluated by their verb. A card is played if it gains more than it is expected to gain later.
"""

from math import log
from typing import Final

from mypy_extensions import i64, mypyc_attr

from pennant.bots.compiled.clutch_worth import ON_FIRST, ON_SECOND, Scene
from pennant.games.clutch.rules import conditions, effects, moves, net_effects, odds, ratings, windows
from pennant.games.clutch.rules.ballgame_state import RD, BallgameState
from pennant.games.clutch.rules.bases import FIRST
from pennant.games.clutch.rules.cards import (
    ADVANCE_DECLARED,
    ADVANTAGE,
    ANY_RUNNER,
    BATTERY,
    BLUE,
    CARD_PLAYED,
    CHANGE,
    CHOOSE_ONE,
    CLEAR_WEATHER,
    DISCARD,
    DRAW,
    EJECT,
    ERROR,
    FACTOR_CLUTCH,
    FOR_BATTERS,
    FOR_HALF,
    FOR_HALVES,
    FORBID,
    FORCE_MISTAKE,
    GIVE_ADVANTAGE,
    GREY,
    GROUND,
    HAND_LIMIT,
    HOME,
    INFIELD,
    MODIFY,
    MORE_INNINGS,
    NEGATE,
    NEGATE_HARM,
    NEW_HANDS,
    OF_BATTER,
    OF_PITCHER,
    ON_NATURAL_PITCH,
    ON_OUTCOME,
    ON_SUBSTITUTION,
    OUTFIELD,
    PICK_OFF,
    PITCH,
    PITCH_ROLL,
    POST_PITCH,
    POST_SWING,
    POST_THROW,
    PRE_PITCH,
    PRE_SWING,
    PRE_THROW,
    PREVENT_MISTAKE,
    READ_AS,
    REMOVE_LASTING,
    REROLL,
    RESULT,
    SEE_HAND,
    SHIFT_ROW,
    SPEED,
    SQUEEZE_BUNT,
    STEAL,
    STEAL_DECLARED,
    STEAL_NOW,
    STEALING_RUNNER,
    SWING,
    TAKE_DISCARDED,
    THE_OPPONENT,
    THE_RUNNER,
    THROW,
    THROW_RESULT,
    UNTIL,
    USE_DIE,
    Effect,
    Strategy,
)
from pennant.games.clutch.rules.packing import slot_of
from pennant.games.clutch.rules.team import SLOTS, Play

POINTS: Final[tuple[float, ...]] = (
    0.0, -0.0155, -0.0155, 0.0155, 0.058, 0.058, 0.003, -0.0004, -0.001, -0.0017, 0.0, 0.0, 0.0, 0.0, 0.0,
)  # fmt: skip
"""The value of one point of each attribute to the team at bat, in runs per at-bat."""
ROLL_POINT: Final = 0.0255  # one point of the pitch roll, which also changes the chance of mistakes
THROW_POINT: Final = 0.0375  # one point of any attribute that decides a throw, when there is one

USUAL: Final[tuple[float, ...]] = (
    0.0, 0.04, 0.11, 0.21, 0.21, 0.15, 0.22, 0.18, 0.02, 0.02, 0.03, 0.03, 0.10, 0.12, 0.06, 0.05, -0.02, 0.20, 0.08,
    0.06, 0.01, 0.12, 0.02, 0.02, 0.20, 0.04, 0.05, 0.06, 0.0, 0.01, -0.01, 0.02, 0.0,
)  # fmt: skip
"""The usual value of each verb to its user, in runs. Modifiers are valued by points."""

DRAWN: Final = 0.08  # the value of a drawn card
LOST: Final = 0.06  # the value of the least valuable card of a hand
TURNS_PER_OUT: Final = 1.45
TURNS_PER_HALF: Final = 4.3
DEAREST: Final = 0.35  # the highest value of any card

PATIENCE: Final = 0.45
"""How selective to be with cards: a factor of the logarithm of a card's remaining opportunities."""
COACH_PATIENCE: Final = 0.6
ROOMY_HAND: Final = 3
"""With more cards than this the hand fills up, and kept cards may have to be discarded."""
LEAST_ROOM: Final = 0.2
OPPORTUNITIES: Final[tuple[float, ...]] = (
    0.25, 0.1, 0.05, 0.1, 1.0, 0.12, 0.2, 1.0, 0.2, 0.2, 0.1, 0.12, 0.1, 0.1, 0.1, 0.25, 0.3,
)  # fmt: skip
"""The share of at-bats in which a card of each window may be played, roughly."""
LEAST_STAKE: Final = 0.07
"""The minimum stake in the price of a card: when little is at stake now, more may be later."""

MODIFIES: Final = (
    1 << MODIFY | 1 << FACTOR_CLUTCH | 1 << USE_DIE | 1 << FORCE_MISTAKE | 1 << PREVENT_MISTAKE | 1 << GIVE_ADVANTAGE
    | 1 << READ_AS | 1 << SHIFT_ROW | 1 << FORBID | 1 << ON_NATURAL_PITCH
)  # fmt: skip
"""Verbs that apply while their card is in force."""
LAST_MODIFIER: Final = ON_NATURAL_PITCH
MOVES_BALLS: Final = 1 << SPEED | 1 << BATTERY | 1 << INFIELD | 1 << OUTFIELD
"""Attributes that change the value of results."""


THROW_WINDOWS: Final = (
    1 << STEAL_DECLARED | 1 << ADVANCE_DECLARED | 1 << PRE_THROW | 1 << POST_THROW | 1 << THROW_RESULT
)  # fmt: skip
JUDGED: Final = (
    1 << STEAL_DECLARED | 1 << PRE_PITCH | 1 << POST_PITCH | 1 << ADVANTAGE | 1 << PRE_SWING | 1 << POST_SWING
    | 1 << ADVANCE_DECLARED | 1 << PRE_THROW | 1 << POST_THROW
)  # fmt: skip
"""Windows in which a modifier affects the current at-bat or throw."""


@mypyc_attr(acyclic=True)
class Judge:
    """Evaluates cards in the current window."""

    def __init__(self, state: BallgameState, window: i64) -> None:
        self.state = state
        self.window = window
        self.scene = Scene(state)
        self.stake = self.scene.per_run()  # the value of a run now
        self.now = 0.0  # the value of the position as it is
        self.worths: list[float] = []  # the value of each result
        self.is_known = False

    def know(self) -> None:
        """Evaluate the position without the card."""
        if not self.is_known:
            self.is_known = True
            if self.window <= RESULT:
                self.worths = self.scene.results()
            self.now = self.position(False)

    def position(self, moves_balls: bool) -> float:
        """The value of the position to the team at bat, with all cards in force."""
        state, scene, window = self.state, self.scene, self.window
        if PRE_PITCH <= window <= POST_SWING:
            worths = scene.results() if moves_balls else self.worths
            return odds.expected_value(state, odds.look(state), worths)
        if window in (STEAL_DECLARED, ADVANCE_DECLARED):
            return self.declared()
        if window in (PRE_THROW, POST_THROW):
            return scene.throw()
        if window == THROW_RESULT:
            scene.throw_ends()
            return scene.out if state.throw_out else scene.safe
        if window == RESULT:
            return self.worths[state.result] if state.result < odds.RESULTS else scene.now()
        return scene.now()

    def declared(self) -> float:
        """The value when runners have been sent and the defense has not chosen its target yet."""
        state, scene = self.state, self.scene
        kind, outs = state.throw_kind, state.outs
        if kind == GROUND:
            return scene.sent_to_third(state.bases, 0, outs)
        if kind == HOME:
            return scene.sent_home(state.bases, outs)
        before = outs if kind == STEAL else state.outs_before
        return scene.thrown(state.bases, 0, outs, kind, state.sent, state.outcome, before)

    # --- a card ---------------------------------------------------------------------------------------------------

    def gain(self, play: Play, card: Strategy) -> float:
        """The gain of a card for its owner, as a chance of winning."""
        self.know()
        found = self.tried(play, card)
        for effect in card.effects:
            each = net_effects.chosen_effect(play, effect)
            if conditions.holds(self.state, each.when, play.owner):
                found += self.at_once(play, card, each)
        return found

    def tried(self, play: Play, card: Strategy) -> float:
        """The gain while the card is in force, in this at-bat and later."""
        found = 0.0
        state = self.state
        if not has_modifier(play, card):
            return found
        sign = 1.0 if play.owner == state.offence else -1.0
        if card.weather:
            old = state.weather
            state.weather = play.card
            found = sign * (self.position(True) - self.now) * _fair_weather(self.scene, card)
            state.weather = old
        elif JUDGED >> self.window & 1 and card.lasts < FOR_HALF:
            plays = state.plays
            state.plays = (*plays, play)
            found = sign * (self.position(card.touches & MOVES_BALLS != 0) - self.now)
            state.plays = plays
        elif JUDGED >> self.window & 1:
            standing = state.standing
            state.standing = (*standing, play)
            found = sign * (self.position(card.touches & MOVES_BALLS != 0) - self.now)
            state.standing = standing
        if card.lasts >= FOR_HALF and not card.weather:
            found += self.stake * self.lasting(play, card)
        return found

    def lasting(self, play: Play, card: Strategy) -> float:
        """The runs that a card gains its owner after this at-bat."""
        state = self.state
        later = not JUDGED >> self.window & 1
        turns = TURNS_PER_OUT * float(3 - state.outs) - (0.0 if later else 1.0)
        if card.lasts == FOR_BATTERS:
            turns = float(card.count - 1)
        elif card.lasts == UNTIL:
            turns = 1.5 if play.owner == state.offence else 3.0
        found = 0.0
        for effect in card.effects:
            found += self.lasting_runs(net_effects.chosen_effect(play, effect), play.owner)
        return found * max(0.0, turns)

    def lasting_runs(self, effect: Effect, owner: i64) -> float:
        """The value of a lasting effect to its owner, in runs per at-bat."""
        state = self.state
        if effect.verb == MODIFY:
            return points(effect.attribute, effect.value)
        if effect.verb == FACTOR_CLUTCH:
            sign = 1.0 if owner == state.offence else -1.0
            if effect.who == OF_PITCHER:
                return sign * POINTS[PITCH] * float(state.pitcher().clutch * effect.value)
            sum_of: i64 = 0
            for more in range(4):
                sum_of += state.batter_in(state.offence, (state.batting().up + more) % SLOTS).clutch
            return sign * POINTS[SWING] * float(sum_of * effect.value) / 4.0
        return 0.02 if effect.verb == FORBID else 0.0

    # --- verbs that act at once -----------------------------------------------------------------------------------

    def at_once(self, play: Play, card: Strategy, effect: Effect) -> float:
        """The immediate gain of an effect for its owner."""
        verb = effect.verb
        if verb in (CHANGE, REROLL, ERROR, SQUEEZE_BUNT):
            return self.on_result(play, effect)
        if verb in (STEAL_NOW, PICK_OFF):
            return self.on_bases(play, effect)
        if verb in (NEGATE, NEGATE_HARM):
            return self.on_answered(effect)
        if verb == EJECT:
            return self.ejected(play.owner, effect)
        if verb == ON_OUTCOME:
            return self.on_outcome(play, effect)
        return self.stake * self.runs_at_once(play, card, effect)

    def on_result(self, play: Play, effect: Effect) -> float:
        """The gain of changed results, rerolls, errors and squeezes."""
        state, scene = self.state, self.scene
        sign = 1.0 if play.owner == state.offence else -1.0
        verb = effect.verb
        if verb == CHANGE:
            after = scene.result(effect.value, effect.bars)
            return sign * odds.check_chance(state, effect) * (after - self.now)
        if verb == ERROR:
            scene.throw_ends()
            return sign * odds.check_chance(state, effect) * (scene.safe + 0.2 * self.stake - scene.out)
        if verb == SQUEEZE_BUNT:
            return sign * (self.squeeze(effect) - scene.at_bat())
        if effect.attribute == THROW:
            scene.throw_ends()
            beaten = odds.throw_chance_again(state)
            return sign * (beaten * scene.out + (1.0 - beaten) * scene.safe - self.now)
        if effect.attribute == SWING:
            return sign * (odds.expected_again(state, self.worths) - self.now)
        natural = state.pitch_natural
        state.pitch_natural = 0
        recomputed = odds.expected_value(state, odds.look(state), self.worths)
        state.pitch_natural = natural
        return sign * (recomputed - self.now)

    def squeeze(self, effect: Effect) -> float:
        """The value of a card's squeeze: see `effects`."""
        scene, outs = self.scene, self.state.outs
        others = self.state.occupied() & 3
        caught = float(effect.value) / float(RD)
        safe = float(RD - effect.extra) / float(RD)
        moved = 7 if others == 3 else ON_FIRST | ON_SECOND if others & ON_FIRST else ON_FIRST | (others << 1)
        found = caught * scene.worth(0, outs + 1, others) + safe * scene.worth(1, outs, moved)
        return found + (1.0 - caught - safe) * scene.worth(1, outs + 1, others)

    def on_bases(self, play: Play, effect: Effect) -> float:
        """The gain of a steal or a pickoff by a card."""
        state, scene = self.state, self.scene
        sign = 1.0 if play.owner == state.offence else -1.0
        if effect.verb == PICK_OFF:
            return sign * (scene.pick_off(effect.value) - scene.now())
        runner, taken, outs = state.runner(FIRST), state.occupied(), state.outs
        beaten = odds.out_chance(state, STEAL, runner, FIRST, state.outcome, outs, effect.value)
        safe = scene.worth(0, outs, taken & ~ON_FIRST | ON_SECOND)
        found = beaten * scene.worth(0, outs + 1, taken & ~ON_FIRST) + (1.0 - beaten) * safe
        return sign * (found - scene.now())

    def on_answered(self, effect: Effect) -> float:
        """The gain of the answered card for its owner, which a negation prevents."""
        state = self.state
        answered = state.stack[-1]
        if effect.verb == NEGATE_HARM:
            return 0.05 * self.stake
        card = state.card_of(answered)
        if answered.window == CARD_PLAYED:
            return self.stake * usual_runs(card)
        return Judge(state, answered.window).gain(answered, card)

    def ejected(self, owner: i64, effect: Effect) -> float:
        """The gain of an ejection: the player must be replaced, and a team that cannot do so loses (C-3.5.11)."""
        state = self.state
        if effect.who == OF_BATTER:
            seat = state.offence
            cost = 0.03 * self.stake if state.teams[seat].bench else 1.0
        else:
            seat = 1 - state.offence
            cost = 0.05 * self.stake if state.teams[seat].bullpen else 1.0
        return -cost if seat == owner else cost

    def on_outcome(self, play: Play, effect: Effect) -> float:
        wanted = [1.0 if effect.mask >> result & 1 else 0.0 for result in range(odds.RESULTS)]
        chance = odds.expected_value(self.state, odds.look(self.state), wanted)
        found = 0.0
        for each in effect.then:
            found += self.stake * self.runs_at_once(play, self.state.card_of(play), each)
        return chance * found

    def runs_at_once(self, play: Play, card: Strategy, effect: Effect) -> float:
        """The value in runs of cards drawn and lost, and of effects that are evaluated roughly."""
        state = self.state
        verb, owner = effect.verb, play.owner
        if verb in (DRAW, DISCARD):
            whose = effects.affected_seat(state, owner, effect.who)
            each = self.drawn(whose) if verb == DRAW else -LOST * self.ripe()
            found = each * float(effect.value)
            return found if whose == owner else -found
        if verb == TAKE_DISCARDED:
            return self.ripe() * usual_runs(state.cards.strategies[best_discarded(state, owner)])
        if verb == NEW_HANDS:
            return self.new_hands(owner)
        if verb == REMOVE_LASTING:
            return self.removed(owner, effect)
        if verb == MORE_INNINGS:
            return self.more_innings(owner, effect)
        if verb == ON_SUBSTITUTION:
            return 0.8 * self.drawn(owner) if state.inning >= 6 else 0.0
        if verb in (SEE_HAND, HAND_LIMIT, CLEAR_WEATHER):
            return USUAL[verb] * self.ripe()
        return 0.0

    def ripe(self) -> float:
        """The factor for the value of cards to be used later, which decreases near the end of the game."""
        return min(1.0, float(self.scene.left) / 6.0)

    def drawn(self, seat: i64) -> float:
        state = self.state
        full = len(state.teams[seat].hand) > net_effects.hand_limit(state, seat)
        return (DRAWN - LOST if full else DRAWN) * self.ripe()

    def new_hands(self, owner: i64) -> float:
        """The value of new hands: average cards instead of the owner's; the opponent's hand is unknown."""
        state = self.state
        found = 0.0
        for card in state.teams[owner].hand:
            found += DRAWN - value_in_hand(state, owner, card)
        return self.ripe() * found

    def removed(self, owner: i64, effect: Effect) -> float:
        best = 0.0
        for action in windows.lasting_choices(self.state, owner, effect):
            best = max(best, self.nuisance(owner, action - moves.LASTING))
        return best

    def nuisance(self, owner: i64, place: i64) -> float:
        """The harm of a card in play to a manager, in runs."""
        play = self.state.standing[place]
        found = 0.0
        for effect in self.state.card_of(play).effects:
            found += self.lasting_runs(net_effects.chosen_effect(play, effect), play.owner)
        return 2.0 * found if play.owner != owner else -2.0 * found

    def more_innings(self, owner: i64, effect: Effect) -> float:
        """The value of more innings: high for a pitcher who is about to tire with innings left to pitch."""
        state = self.state
        if effect.who == OF_PITCHER or effect.value < 0:
            return 0.0
        team = state.teams[owner]
        if self.scene.left < 4 or owner == state.offence:
            return 0.0
        left = 3 * ratings.limit_of(state) - team.outs
        return USUAL[MORE_INNINGS] if 0 <= left <= 4 else 0.0


def points(attribute: i64, value: i64) -> float:
    """The size of a modifier in runs per at-bat."""
    each = ROLL_POINT if attribute == PITCH_ROLL else POINTS[attribute]
    return abs(each * float(value))


def _fair_weather(scene: Scene, card: Strategy) -> float:
    """The at-bats in which weather helps the team at bat, minus those in which it helps the other team."""
    turns = TURNS_PER_OUT * float(3 - scene.state.outs)
    if card.lasts != FOR_HALVES:
        return turns - TURNS_PER_HALF if scene.left % 2 == 0 else turns
    halves = min(card.count, scene.left)
    return turns if halves % 2 else turns - TURNS_PER_HALF


def has_modifier(play: Play, card: Strategy) -> bool:
    """Whether a card has a modifier, with the alternative that was chosen."""
    for effect in card.effects:  # noqa: SIM110  compiled, a loop is faster
        if is_modifier(net_effects.chosen_effect(play, effect).verb):
            return True
    return False


def is_modifier(verb: i64) -> bool:
    return verb <= LAST_MODIFIER and bool(MODIFIES >> verb & 1)


# --- the value of keeping a card --------------------------------------------------------------------------------------


def usual_runs(card: Strategy) -> float:
    """The value of a card in typical use, in runs."""
    for_throw = card.windows & THROW_WINDOWS != 0 and card.windows & 1 << PRE_PITCH == 0
    turns = 1.0
    if card.weather:
        turns = 2.0
    elif card.lasts >= FOR_HALF:
        turns = 1.5 if card.lasts == UNTIL else 3.0
    found = 0.0
    for effect in card.effects:
        found += _usual_effect(effect, for_throw) * (turns if is_modifier(effect.verb) else 1.0)
    return max(0.01, min(found, DEAREST) - 0.05 * float(card.cost))


def _usual_effect(effect: Effect, for_throw: bool) -> float:
    if effect.verb == MODIFY:
        return THROW_POINT * abs(float(effect.value)) if for_throw else points(effect.attribute, effect.value)
    if effect.verb == CHOOSE_ONE:
        best = 0.0
        for each in effect.then:
            best = max(best, _usual_effect(each, for_throw))
        return best
    if effect.verb == DISCARD and effect.who != THE_OPPONENT:
        return -LOST * float(effect.value)
    if effect.verb == DRAW:
        return DRAWN * float(effect.value)
    return USUAL[effect.verb]


def value_in_hand(state: BallgameState, seat: i64, card: i64) -> float:
    """The value of a card in the hand: 0 if its side is not up again in this game."""
    face = state.cards.strategies[card]
    if face.colour != GREY:
        is_now = (face.colour == BLUE) == (seat == state.offence)
        last_inning = state.inning >= state.setup.rulebook.innings
        if not is_now and last_inning and state.half & 1:
            return 0.0
    return usual_runs(face)


def least_card(state: BallgameState, seat: i64, legal: list[int], first: i64) -> i64:
    """The action for the least valuable card; actions are places in the hand, counted from `first`."""
    hand = state.teams[seat].hand
    best = legal[0]
    least = 1.0
    for action in legal:
        card = hand[action - first]
        found = value_in_hand(state, seat, card)
        if action - first + 1 < len(hand) and hand[action - first + 1] == card:
            found *= 0.8  # there is another copy
        if found < least:
            least = found
            best = action
    return best


def best_discarded(state: BallgameState, seat: i64) -> i64:
    """The most valuable card of the discard pile."""
    best: i64 = state.teams[seat].discard[0]
    for card in state.teams[seat].discard:
        if value_in_hand(state, seat, card) > value_in_hand(state, seat, best):
            best = card
    return best


def patience(judge: Judge, seat: i64, card: Strategy, is_coach: bool) -> float:
    """The share of its usual value that a card must gain; it grows with opportunities and room in the hand."""
    left = float(judge.scene.left) - 1.0
    chances = opportunities(card) * TURNS_PER_HALF * (left if card.colour == GREY else 0.5 * left)
    if is_coach:
        return COACH_PATIENCE * log(1.0 + chances)
    state = judge.state
    limit = net_effects.hand_limit(state, seat)
    room = float(limit + 1 - len(state.teams[seat].hand)) / float(limit - ROOMY_HAND + 1)
    return PATIENCE * log(1.0 + chances) * max(LEAST_ROOM, min(1.0, room))


def opportunities(card: Strategy) -> float:
    """The share of its side's at-bats in which a card can be played, roughly, by its windows and condition."""
    found = 0.0
    for window in range(CARD_PLAYED + 1):
        if card.windows >> window & 1:
            found = max(found, OPPORTUNITIES[window])
    if card.when.alternatives and card.windows & 1 << PRE_PITCH:
        found *= 0.4
    return found * 0.35 if card.clutch else found


def price(judge: Judge, seat: i64, action: i64, card: Strategy) -> float:
    """The price of playing a card: its expected gain later, and the cards to discard for it."""
    stake = max(judge.stake, LEAST_STAKE)
    found = patience(judge, seat, card, action >= moves.COACH) * usual_runs(card)
    if card.cost:
        found += LOST * float(card.cost) * judge.ripe()
    return stake * found


# --- decisions --------------------------------------------------------------------------------------------------------


def play(state: BallgameState, seat: i64) -> i64:
    """The card or coach with the highest gain above its price, or a pass."""
    window = effects.window_of(state)
    legal = windows.card_choices(state, seat, window)
    judge = Judge(state, window)
    best = 0.0
    action: i64 = moves.PASS
    for each in legal:
        if each >= moves.CARD:
            card = card_at(state, seat, each)
            found = best_gain(judge, seat, each, card) - price(judge, seat, each, card)
            if found > best:
                best = found
                action = each
    return action


def card_at(state: BallgameState, seat: i64, action: i64) -> Strategy:
    """The card of an action."""
    if action >= moves.COACH:
        return state.setup.clubs[seat].coaches[action - moves.COACH]
    return state.cards.strategies[state.teams[seat].hand[action - moves.CARD]]


def plan_play(state: BallgameState, seat: i64, action: i64, window: i64) -> Play:
    """The play of a card, as it would be made."""
    if action >= moves.COACH:
        number: i64 = state.setup.clubs[seat].deck.coaches[action - moves.COACH]
    else:
        number = state.teams[seat].hand[action - moves.CARD]
    found = Play(number, action >= moves.COACH, seat, window)
    card = state.card_of(found)
    if card.on_player == OF_BATTER:
        found.player = state.slot
    elif card.on_player == OF_PITCHER:
        found.player = state.teams[seat].mound
    for effect in card.effects:
        if effect.who == THE_RUNNER:
            if state.throw_runner:
                found.target = slot_of(state.throw_runner)
            elif state.runner(FIRST):
                found.target = slot_of(state.runner(FIRST))
    return found


def best_gain(judge: Judge, seat: i64, action: i64, card: Strategy) -> float:
    """The gain of a card with the best of its alternatives and targets."""
    state = judge.state
    plan = plan_play(state, seat, action, judge.window)
    best = -1.0
    choices: i64 = 1
    for effect in card.effects:
        if effect.verb == CHOOSE_ONE:
            choices = len(effect.then)
    for choice in range(choices):
        plan.choice = choice
        best = max(best, gain_at_best_target(judge, plan, card))
    return best


def gain_at_best_target(judge: Judge, plan: Play, card: Strategy) -> float:
    """The gain of one alternative with the best target."""
    state = judge.state
    targets: i64 = 0
    for effect in card.effects:
        who = net_effects.chosen_effect(plan, effect).who
        if who == STEALING_RUNNER:
            targets = state.sent
        elif who == ANY_RUNNER and plan.owner == state.offence:
            targets = state.occupied()
        elif who == ANY_RUNNER:
            return -1.0
    if not targets:
        return judge.gain(plan, card)
    best = -1.0
    for base in range(3):
        if targets >> base & 1:
            plan.target = slot_of(state.runner(base))
            best = max(best, judge.gain(plan, card))
    return best


def part(state: BallgameState, seat: i64) -> i64:
    """The next choice for the card that is being played."""
    legal = windows.part_choices(state, seat)
    first = legal[0]
    if first >= moves.PICK_DISCARDED:
        wanted = best_discarded(state, seat)
        for action in legal:
            if state.teams[seat].discard[action - moves.PICK_DISCARDED] == wanted:
                return action
        return first
    window = effects.window_of(state)
    if moves.COST <= first < moves.LASTING:
        return least_card(state, seat, legal, moves.COST)
    judge = Judge(state, window if window != CARD_PLAYED else state.stack[-1].window)
    best: i64 = first
    most = -2.0
    for action in legal:
        found = _gain_of_part(judge, seat, action)
        if found > most:
            most = found
            best = action
    return best


def _gain_of_part(judge: Judge, seat: i64, action: i64) -> float:
    state = judge.state
    if action >= moves.LASTING:
        return judge.nuisance(seat, action - moves.LASTING)
    used = state.use[0]
    plan = plan_play(state, seat, used, judge.window)
    card = card_at(state, seat, used)
    for chosen in state.use[1:]:
        if moves.ALTERNATIVE <= chosen < moves.COST:
            plan.choice = chosen - moves.ALTERNATIVE
    if action >= moves.ALTERNATIVE:
        plan.choice = action - moves.ALTERNATIVE
        return gain_at_best_target(judge, plan, card)
    plan.target = slot_of(state.runner(action - moves.TARGET))
    return judge.gain(plan, card)


def discard(state: BallgameState, seat: i64) -> i64:
    """Discard the least valuable card of the hand."""
    hand = state.teams[seat].hand
    legal = [moves.DISCARD + place for place in range(len(hand)) if not place or hand[place] != hand[place - 1]]
    return least_card(state, seat, legal, moves.DISCARD)


def take_back(state: BallgameState, seat: i64) -> i64:
    """Take back a card that is not worth it against the new player (C-3.9.8)."""
    in_force = state.plays + state.standing
    judge = Judge(state, PRE_PITCH)
    for place in range(min(len(in_force), moves.MOST_PLAYS)):
        mine = in_force[place]
        if mine.owner == seat and mine.born == state.at_bats and mine.window == PRE_PITCH and not mine.spent:
            card = state.card_of(mine)
            plays, standing = state.plays, state.standing
            state.plays = tuple([each for each in plays if each is not mine])
            state.standing = tuple([each for each in standing if each is not mine])
            gain = judge.gain(mine, card)
            state.plays, state.standing = plays, standing
            judge.is_known = False
            if gain < judge.stake * 0.5 * usual_runs(card):
                return moves.TAKE_BACK + place
    return moves.PASS


def alternative(state: BallgameState, seat: i64) -> i64:
    """Choose an alternative of a stadium: draw a card, unless the hand is full."""
    wants_card = len(state.teams[seat].hand) < net_effects.hand_limit(state, seat)
    alternatives = effects.stadium_alternatives(state)
    for place in range(len(alternatives)):
        if (alternatives[place].verb == DRAW) == wants_card:
            return moves.ALTERNATIVE + place
    return moves.ALTERNATIVE
