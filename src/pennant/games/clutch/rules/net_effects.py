"""The net of all effects in force on an attribute (C-3.9.6), and other effects that are looked up while they last."""

from mypy_extensions import i64

from pennant.games.clutch.rules import conditions
from pennant.games.clutch.rules.ballgame_state import BallgameState
from pennant.games.clutch.rules.cards import (
    ALL_RUNNERS,
    ALWAYS,
    ANY_RUNNER,
    CHOOSE_ONE,
    FACTOR_CLUTCH,
    FORBID,
    HAND_LIMIT,
    MISTAKES,
    MODIFY,
    MOMENTUM_CARDS,
    NO_ONE,
    OF_BATTER,
    OF_PITCHER,
    OFFENSIVE,
    SPEED,
    STEAL_NOW,
    STEALING_RUNNER,
    THE_RUNNER,
    Effect,
)
from pennant.games.clutch.rules.packing import slot_of
from pennant.games.clutch.rules.setup import CAPPED
from pennant.games.clutch.rules.team import NO_CARD, Play

# --- the net of effects on an attribute ---------------------------------------------------------------------------


class Sum:
    """Sums effects: of each manager and sign only the largest counts, and a spent one blocks (C-3.9.6, C-3.9.7).

    This holds within an at-bat, for each manager separately (C-R34).
    """

    def __init__(self) -> None:
        self.up0: i64 = 0  # size * 2, and 1 more if it is spent
        self.up1: i64 = 0
        self.down0: i64 = 0
        self.down1: i64 = 0
        self.total: i64 = 0

    def add(self, owner: i64, value: i64, spent: bool) -> None:
        if not spent:
            self.total += value
        if value > 0:
            key = value * 2 + (1 if spent else 0)
            if owner:
                self.up1 = max(self.up1, key)
            else:
                self.up0 = max(self.up0, key)
        elif value < 0:
            key = -value * 2 + (1 if spent else 0)
            if owner:
                self.down1 = max(self.down1, key)
            else:
                self.down0 = max(self.down0, key)

    def net(self) -> i64:
        found: i64 = 0
        if not self.up0 & 1:
            found += self.up0 >> 1
        if not self.up1 & 1:
            found += self.up1 >> 1
        if not self.down0 & 1:
            found -= self.down0 >> 1
        if not self.down1 & 1:
            found -= self.down1 >> 1
        return found


def net(state: BallgameState, attribute: i64, slot: i64) -> i64:
    """The net of all effects on an attribute; on Speed, of the player in this batting slot (C-3.9.4, C-3.9.6).

    Bonuses of the rules are not effects: callers add them (C-3.9.5, C-R33).
    """
    touched = bool(state.stadium.touches >> attribute & 1) and state.setup.strategy
    if not (state.plays or state.standing or touched or state.weather != NO_CARD):
        return 0
    found = Sum()
    for play in state.plays:
        card = state.card_of(play)
        if card.touches >> attribute & 1:
            for effect in card.effects:
                _count(state, found, play, effect, attribute, slot, False)
    for play in state.standing:
        card = state.card_of(play)
        if card.touches >> attribute & 1 and concerns(state, play):
            for effect in card.effects:
                _count(state, found, play, effect, attribute, slot, True)
    if touched:
        for part in state.stadium.parts:
            if part.window == ALWAYS and conditions.holds(state, part.when, 1 - state.offence):
                for effect in part.effects:
                    _count_neutral(state, found, effect, attribute, slot)
    if state.weather != NO_CARD:
        for effect in state.cards.strategies[state.weather].effects:
            _count_neutral(state, found, effect, attribute, slot)
    rules = state.setup.rulebook
    if rules.doubling == CAPPED:
        return max(-rules.cap, min(rules.cap, found.total))
    return found.net()


def concerns(state: BallgameState, play: Play) -> bool:
    """Whether a card left on a player concerns this at-bat (C-1.3.4)."""
    on_player = state.card_of(play).on_player
    if on_player == OF_BATTER:
        return play.owner == state.offence and play.player == state.slot
    if on_player == OF_PITCHER:
        return play.owner != state.offence and play.player == state.fielding().mound
    return True


def _count(
    state: BallgameState, found: Sum, play: Play, effect: Effect, attribute: i64, slot: i64, is_standing: bool
) -> None:
    """Add what an effect of a card does to an attribute."""
    if effect.verb == CHOOSE_ONE:
        _count(state, found, play, effect.then[play.choice], attribute, slot, is_standing)
        return
    if effect.attribute != attribute:
        return
    if effect.verb == MODIFY or effect.verb == STEAL_NOW:
        value = effect.value
        owner = play.owner
        if is_standing and helped_by(state, attribute, value) != owner:
            return  # it works while its owner is on the side that it helps
        if attribute == SPEED and not _is_meant(state, play, effect.who, slot):
            return
    elif effect.verb == FACTOR_CLUTCH:
        value = clutch_of(state, effect)
        owner = clutch_owner(state, effect, value)
    else:
        return
    if conditions.holds(state, effect.when, play.owner):
        found.add(owner, value, play.spent and effect.lasts <= 1)


def _count_neutral(state: BallgameState, found: Sum, effect: Effect, attribute: i64, slot: i64) -> None:
    """Add an effect of the stadium or the weather for the manager that it helps (C-3.2.3, C-R50)."""
    if effect.attribute != attribute or not conditions.holds(state, effect.when, 1 - state.offence):
        return
    if effect.verb == MODIFY:
        if attribute != SPEED or _is_meant_by_setting(state, effect.who, slot):
            found.add(helped_by(state, attribute, effect.value), effect.value, False)
    elif effect.verb == FACTOR_CLUTCH:
        value = clutch_of(state, effect)
        found.add(clutch_owner(state, effect, value), value, False)


def helped_by(state: BallgameState, attribute: i64, value: i64) -> i64:
    """The manager who benefits from a change of an attribute (C-3.9.12)."""
    if bool(OFFENSIVE >> attribute & 1) == (value > 0):
        return state.offence
    return 1 - state.offence


def clutch_of(state: BallgameState, effect: Effect) -> i64:
    """The clutch rating that an effect invokes (C-3.7.2)."""
    rating = state.batter().clutch if effect.who == OF_BATTER else state.pitcher().clutch
    return rating * effect.value


def clutch_owner(state: BallgameState, effect: Effect, value: i64) -> i64:
    """The manager whose effect a clutch rating is: the player's if it helps him, else the opponent (C-3.7.3)."""
    own = state.offence if effect.who == OF_BATTER else 1 - state.offence
    return own if value > 0 else 1 - own


def _is_meant(state: BallgameState, play: Play, who: i64, slot: i64) -> bool:
    """Whether an effect of a card on Speed applies to the player in this slot."""
    if who == THE_RUNNER or who == STEALING_RUNNER or who == ANY_RUNNER:
        return play.target == slot
    if who == OF_BATTER:
        return slot == state.slot
    return who != ALL_RUNNERS or slot != state.slot


def _is_meant_by_setting(state: BallgameState, who: i64, slot: i64) -> bool:
    if who == THE_RUNNER:
        return state.throw_runner != 0 and slot_of(state.throw_runner) == slot
    if who == OF_BATTER:
        return slot == state.slot
    return who != ALL_RUNNERS or slot != state.slot


# --- effects in force ---------------------------------------------------------------------------------------------


def in_force(state: BallgameState, verb: i64) -> bool:
    """Whether a card of this at-bat, or one that lasts, has this verb in force."""
    for play in state.plays:
        for effect in state.card_of(play).effects:
            if effect.verb == verb and conditions.holds(state, effect.when, play.owner):
                return True
    for play in state.standing:
        for effect in state.card_of(play).effects:
            if effect.verb == verb and concerns(state, play) and conditions.holds(state, effect.when, play.owner):
                return True
    return False


def is_forbidden(state: BallgameState, what: i64, seat: i64) -> bool:
    """Whether a lasting card bars something: mistakes of the owner's pitchers, momentum cards of his opponent."""
    for play in state.standing:
        for effect in state.card_of(play).effects:
            if effect.verb == FORBID and effect.value & what:
                mine = play.owner == seat
                if mine == (what == MISTAKES):
                    return True
    return False


def bars_momentum(state: BallgameState, seat: i64) -> bool:
    """Whether the opponent's coach keeps this manager from playing momentum cards."""
    return is_forbidden(state, MOMENTUM_CARDS, seat)


def hand_limit(state: BallgameState, seat: i64) -> i64:
    """The most cards that a manager may hold before the pitch (C-3.2.8)."""
    limit = state.setup.rulebook.hand_limit
    for play in state.standing:
        if play.owner == seat:
            for effect in state.card_of(play).effects:
                if effect.verb == HAND_LIMIT:
                    limit = max(limit, effect.value)
    return limit


def can_be_removed(state: BallgameState, play: Play) -> bool:
    """Whether a card in play can be removed: a momentum card, or a card left on a player."""
    card = state.card_of(play)
    return card.momentum or (card.on_player != NO_ONE and not play.is_coach)


def chosen_effect(play: Play, effect: Effect) -> Effect:
    """The alternative that a play has chosen, or the effect itself."""
    return effect.then[play.choice] if effect.verb == CHOOSE_ONE else effect
