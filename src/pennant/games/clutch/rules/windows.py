"""Card windows: who may play which cards when; announcing, answering, putting into force (C-1.3, C-3.9, C-7.1)."""

from typing import Final

from mypy_extensions import i64

from pennant.games.clutch.rules import conditions, effects, events, moves, net_effects, questions, steps, substitutions
from pennant.games.clutch.rules.ballgame_state import BallgameState, bits_listed
from pennant.games.clutch.rules.cards import (
    ANY_RUNNER,
    AT_ONCE,
    BLUE,
    CARD_PLAYED,
    CHANGE,
    CHOOSE_ONE,
    FOR_BATTERS,
    FOR_GAME,
    FOR_HALF,
    FOR_HALVES,
    FOR_INNING,
    GREY,
    NO_CHART,
    OF_BATTER,
    OF_PITCHER,
    PRE_PITCH,
    RED,
    REMOVE_LASTING,
    REROLL,
    RESULT,
    STEALING_RUNNER,
    SWING,
    TAKE_DISCARDED,
    THE_OPPONENT,
    THE_RUNNER,
    THROW,
    UNTIL,
    Effect,
    Strategy,
)
from pennant.games.clutch.rules.packing import pack_title, slot_of
from pennant.games.clutch.rules.setup import QUICK
from pennant.games.clutch.rules.team import NO_CARD, Play, Team
from pennant.kernel.state import EVERYONE

FOREVER: Final = 1 << 20

# --- the window (C-3.9.1) -----------------------------------------------------------------------------------------


def run(state: BallgameState, window: i64, following: i64) -> None:
    """Priority goes from the defence to the offence and back; two passes in a row close the window."""
    if not state.setup.strategy or (state.outs >= 3 and window <= PRE_PITCH):
        state.go(following)
        return
    while state.passes < 2:
        seat = 1 - state.offence if state.priority == 0 else state.offence
        if is_asked(state, seat, window):
            state.ask(questions.CHOOSE_CARD, seat)
            return
        state.passes += 1
        state.priority = 1 - state.priority
    state.go(following)


def is_asked(state: BallgameState, seat: i64, window: i64) -> bool:
    """Whether to ask: in quick games if there is something to do, in open ones if public facts allow a card (C-7.1)."""
    if window == PRE_PITCH and substitutions.has_late(state, seat):
        return True
    team = state.teams[seat]
    for place in range(len(state.setup.clubs[seat].coaches)):
        if team.coaches >> place & 1 and may_play(state, seat, window, state.setup.clubs[seat].coaches[place], True):
            return True
    if not team.hand:
        return False
    if state.setup.windows == QUICK:
        last = NO_CARD
        for card in team.hand:
            if card != last and may_play(state, seat, window, state.cards.strategies[card], False):
                return True
            last = card
        return False
    for card in state.cards.in_window[window]:
        could_have = not state.setup.open_decks or team.holds(card)
        if could_have and may_play(state, seat, window, state.cards.strategies[card], False):
            return True
    return False


def may_play(state: BallgameState, seat: i64, window: i64, card: Strategy, is_coach: bool) -> bool:
    """Whether this manager may play a card of this kind now, as far as all can see (C-1.3.1, C-1.3.2, C-3.9.3).

    Blue cards are the offence's (C-R6).
    """
    if not card.windows >> window & 1:
        return False
    if card.colour != GREY and (card.colour == BLUE) != (seat == state.offence):
        return False
    if card.colour != BLUE and card.colour != RED and card.weather and state.stadium.indoor:
        return False
    if card.clutch and not conditions.in_clutch_moment(state):
        return False
    team = state.teams[seat]
    if not is_coach:
        if card.cost and len(team.hand) - 1 < card.cost:
            return False
        if state.titles and pack_title(card.family, seat) in state.titles:
            return False
        if card.momentum and card.colour != GREY and net_effects.bars_momentum(state, seat):
            return False
    if not conditions.holds(state, card.when, seat):
        return False
    for effect in card.effects:  # noqa: SIM110  compiled, a loop is faster
        if not _is_possible(state, seat, window, effect):
            return False
    return True


def _is_possible(state: BallgameState, seat: i64, window: i64, effect: Effect) -> bool:
    """Whether the requirements of a verb are met."""
    verb = effect.verb
    if verb == CHANGE:
        return not state.teams[seat].changed  # C-3.10.2
    if verb == REROLL:
        return _may_reroll(state, seat, window, effect.attribute)
    if verb == CHOOSE_ONE:
        return bool(_alternatives(state, seat, window, effect))
    if effect.who == ANY_RUNNER:
        return state.bases != 0 and seat == state.offence
    return True


def _alternatives(state: BallgameState, seat: i64, window: i64, effect: Effect) -> list[int]:
    """The alternatives of a choice that would have an effect."""
    found: list[int] = []
    for place in range(len(effect.then)):
        each = effect.then[place]
        is_idle = each.verb == REMOVE_LASTING and not lasting_choices(state, seat, each)
        if not is_idle and conditions.holds(state, each.when, seat) and _is_possible(state, seat, window, each):
            found.append(moves.ALTERNATIVE + place)
    return found


def _may_reroll(state: BallgameState, seat: i64, window: i64, attribute: i64) -> bool:
    """Once per roll and manager; for a result already read it is an attempt to change it (C-3.10.6, C-R36)."""
    team = state.teams[seat]
    if team.rerolled >> attribute & 1:
        return False
    if attribute == SWING:
        if state.chart == NO_CHART:
            return False  # a third failed bunt has no swing (C-4.2.2)
        return window != RESULT or not team.changed
    return attribute != THROW or state.throw_natural > 0


def lasting_choices(state: BallgameState, seat: i64, effect: Effect) -> list[int]:
    """The cards in play that a card may remove; with `value` 1 only momentum cards."""
    found: list[int] = []
    for place in range(len(state.standing)):
        play = state.standing[place]
        card = state.card_of(play)
        if effect.who == THE_OPPONENT and play.owner == seat:
            continue
        if card.momentum or (not effect.value and net_effects.can_be_removed(state, play)):
            found.append(moves.LASTING + place)
    return found


# --- choosing a card and its parts --------------------------------------------------------------------------------


def card_choices(state: BallgameState, seat: i64, window: i64) -> list[int]:
    """The choices: pass, every playable title in the hand, coaches, and late substitutions (C-3.9.1, C-3.9.8)."""
    team = state.teams[seat]
    found = [moves.PASS]
    last = NO_CARD
    for place in range(len(team.hand)):
        card = team.hand[place]
        if card != last and may_play(state, seat, window, state.cards.strategies[card], False):
            found.append(moves.CARD + place)
        last = card
    coaches = state.setup.clubs[seat].coaches
    for place in bits_listed(team.coaches, 0):
        if may_play(state, seat, window, coaches[place], True):
            found.append(moves.COACH + place)  # noqa: PERF401  compiled, a loop is faster
    if window == PRE_PITCH:
        found += substitutions.late_choices(state, seat)
    return found


def card_in_use(state: BallgameState, seat: i64) -> Strategy:
    """The card being chosen."""
    first = state.use[0]
    if first >= moves.COACH:
        return state.setup.clubs[seat].coaches[first - moves.COACH]
    return state.cards.strategies[state.teams[seat].hand[first - moves.CARD]]


def choose(state: BallgameState, seat: i64, action: i64) -> None:
    """Add a choice; after the last one announce the card, else ask for the next."""
    state.use = (*state.use, action)
    while True:
        choices = part_choices(state, seat)
        if not choices:
            _announce(state, seat)
            return
        if len(choices) > 1:
            state.ask(questions.CHOOSE_PART, seat)
            return
        state.use = (*state.use, choices[0])
        state.tell_decided(seat, choices[0])


def decided_before(state: BallgameState, seat: i64) -> i64:
    """How many parts of the card being chosen were set before its last decision; parts without a choice are skipped."""
    use = state.use
    left: i64 = len(use) - 1
    while left > 0:
        state.use = use[:left]
        if len(part_choices(state, seat)) > 1:
            break
        left -= 1
    state.use = use
    return left


def part_choices(state: BallgameState, seat: i64) -> list[int]:
    """What the card in use still needs: an alternative, a target, a card to remove or take, its cost."""
    card = card_in_use(state, seat)
    window = effects.window_of(state)
    at = 1
    for effect in card.effects:
        if effect.verb == CHOOSE_ONE:
            if at == len(state.use):
                return _alternatives(state, seat, window, effect)
            effect = effect.then[state.use[at] - moves.ALTERNATIVE]
            at += 1
        wanted: list[int] = []
        if effect.who == STEALING_RUNNER:
            wanted = [moves.TARGET + base for base in range(3) if state.sent >> base & 1]
        elif effect.who == ANY_RUNNER:
            wanted = [moves.TARGET + base for base in range(3) if state.runner(base)]
        elif effect.verb == REMOVE_LASTING:
            wanted = lasting_choices(state, seat, effect)
        elif effect.verb == TAKE_DISCARDED:
            wanted = discarded_choices(state.teams[seat])
        if wanted:
            if at == len(state.use):
                return wanted
            at += 1
    if len(state.use) - at < card.cost:
        return _cost_choices(state, seat, at)
    return []


def discarded_choices(team: Team) -> list[int]:
    """Each title of the discard pile once."""
    return [
        moves.PICK_DISCARDED + place
        for place in range(len(team.discard))
        if team.discard[place] not in team.discard[:place]
    ]


def _cost_choices(state: BallgameState, seat: i64, at: i64) -> list[int]:
    """The other cards of the hand, each title once; a second cost comes from the place of the first on (C-1.3.2)."""
    hand = state.teams[seat].hand
    first = state.use[0] - moves.CARD
    taken = [action - moves.COST for action in state.use[at:]]
    found: list[int] = []
    last = NO_CARD
    for place in range(len(hand)):
        if place == first or place in taken or (taken and place < taken[-1]):
            continue
        if hand[place] != last:
            found.append(moves.COST + place)
        last = hand[place]
    needed = card_in_use(state, seat).cost - len(taken)
    return [action for action in found if _left_from(hand, action - moves.COST, first, taken) >= needed]


def _left_from(hand: tuple[int, ...], place: i64, first: i64, taken: list[int]) -> i64:
    """How many cards from this place on could still pay the cost."""
    return len([other for other in range(place, len(hand)) if other != first and other not in taken])


# --- announcing, answering (C-3.9.2) ------------------------------------------------------------------------------


def _announce(state: BallgameState, seat: i64) -> None:
    """Announce the card with its targets and pay its cost; the opponent may answer (C-R57, C-R7)."""
    team = state.teams[seat]
    window = effects.window_of(state)
    card = card_in_use(state, seat)
    first = state.use[0]
    is_coach = first >= moves.COACH
    if is_coach:
        number: i64 = state.setup.clubs[seat].deck.coaches[first - moves.COACH]
        team.coaches &= ~(1 << first - moves.COACH)
    else:
        number = team.hand[first - moves.CARD]
    play = Play(number, is_coach, seat, window)
    play.born = state.at_bats
    _note_parts(state, team, play)
    use = state.use
    state.use = ()
    if not is_coach:
        team.give_up(number)
        state.titles = (*state.titles, pack_title(card.family, seat))
    if state.log is not None:
        kind = events.COACHED if is_coach else events.PLAYED
        state.tell((kind, seat, number, play.target, play.choice, EVERYONE))
    if len(use) > 1:
        for paid in play.costs:
            effects.discard(state, seat, paid)
    if window == PRE_PITCH:
        state.played_early |= 1 << seat
    state.priority = 1 - state.priority
    state.passes = 0
    state.push()
    state.stack = (*state.stack, play)
    state.go(steps.ANSWER)


def _note_parts(state: BallgameState, team: Team, play: Play) -> None:
    """Store the chosen parts while the places that they name are still valid."""
    costs: list[int] = []
    for action in state.use[1:]:
        if action >= moves.PICK_DISCARDED:
            play.pick = team.discard[action - moves.PICK_DISCARDED]
        elif action >= moves.LASTING:
            play.pick = action - moves.LASTING
        elif action >= moves.COST:
            costs.append(team.hand[action - moves.COST])
        elif action >= moves.ALTERNATIVE:
            play.choice = action - moves.ALTERNATIVE
        else:
            play.target = slot_of(state.runner(action - moves.TARGET))
    play.costs = tuple(costs)
    for effect in state.card_of(play).effects:
        if effect.who == THE_RUNNER and state.throw_runner:
            play.target = slot_of(state.throw_runner)
        elif effect.who == THE_RUNNER and state.runner(0):
            play.target = slot_of(state.runner(0))


def answer(state: BallgameState) -> None:
    """Ask the opponent of the card's owner for an answer, if there may be one."""
    play = state.stack[-1]
    other = 1 - play.owner
    if play.negated:
        _end(state)
    elif is_asked(state, other, CARD_PLAYED):
        state.ask(questions.CHOOSE_ANSWER, other)
    else:
        state.step = steps.RESOLVE


# --- carrying out -------------------------------------------------------------------------------------------------


def resolve(state: BallgameState) -> None:
    """Carry out the effects of the card one after the other; some ask, some throw."""
    play = state.stack[-1]
    card = state.card_of(play)
    if play.at == 0:
        put_in_force(state, play, card)
    while play.at < len(card.effects):
        effect = net_effects.chosen_effect(play, card.effects[play.at])
        play.at += 1
        if conditions.holds(state, effect.when, play.owner):
            effects.carry_out(state, play, effect)
            if state.acting or state.step != steps.RESOLVE:
                return
    _end(state)


def put_in_force(state: BallgameState, play: Play, card: Strategy) -> None:
    """Put a card that stays among this at-bat's cards, the lasting ones, or into the weather slot (C-1.3.3)."""
    if card.lasts == AT_ONCE:
        return
    if card.weather:
        effects.set_weather(state, play.owner, play.card, _last_half(state, card))
        return
    twin = play.copy()
    twin.until = _last_half(state, card)
    if card.on_player == OF_BATTER:
        twin.player = state.slot
    elif card.on_player == OF_PITCHER:
        twin.player = state.teams[play.owner].mound
    if card.lasts < FOR_HALF:
        state.plays = (*state.plays, twin)
    else:
        state.standing = (*state.standing, twin)


def _last_half(state: BallgameState, card: Strategy) -> i64:
    """The last half in which a card is in force; of FOR_BATTERS how many at-bats."""
    if card.lasts == FOR_HALF:
        return state.half
    if card.lasts == FOR_INNING:
        return state.half | 1
    if card.lasts == FOR_HALVES:
        return state.half + card.count - 1
    if card.lasts == FOR_BATTERS:
        return card.count
    return FOREVER if card.lasts == FOR_GAME or card.lasts == UNTIL else 0


def _end(state: BallgameState) -> None:
    """Finish the card and return to where it was played (C-3.9.13)."""
    play = state.stack[-1]
    state.stack = state.stack[:-1]
    if play.negated and state.log is not None:
        state.tell((events.NEGATED, play.owner, play.card, 1 if play.is_coach else 0, EVERYONE))
    if not play.is_coach and (play.negated or state.card_of(play).lasts == AT_ONCE):
        team = state.teams[play.owner]
        team.discard = (*team.discard, play.card)
    state.pop()


def clear_at_bat(state: BallgameState) -> None:
    """Discard the cards of this at-bat (C-1.3.3)."""
    for play in state.plays:
        if not play.is_coach:
            team = state.teams[play.owner]
            team.discard = (*team.discard, play.card)
    state.plays = ()
    state.titles = ()
