"""Card windows: who may play what when, announcing, answering, putting into force (C-1.3, C-3.9, C-7.1)."""

from typing import Final

from mypy_extensions import i64

from pennant.games.clutch.rules import effects, events, moves, numbers, substitutions
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
from pennant.games.clutch.rules.setup import QUICK
from pennant.games.clutch.rules.table import (
    ANSWER,
    CHOOSE_ANSWER,
    CHOOSE_CARD,
    CHOOSE_PART,
    NO_CARD,
    RESOLVE,
    Play,
    Table,
    Team,
    bits_listed,
    slot_of,
)
from pennant.kernel.state import EVERYONE

FOREVER: Final = 1 << 20

# --- the window (C-3.9.1) -----------------------------------------------------------------------------------------


def run(table: Table, window: i64, following: i64) -> None:
    """Priority goes from the defence to the offence and back; two passes in a row close the window."""
    if not table.setup.strategy or (table.outs >= 3 and window <= PRE_PITCH):
        table.go(following)
        return
    while table.passes < 2:
        seat = 1 - table.offence if table.priority == 0 else table.offence
        if is_asked(table, seat, window):
            table.ask(CHOOSE_CARD, seat)
            return
        table.passes += 1
        table.priority = 1 - table.priority
    table.go(following)


def is_asked(table: Table, seat: i64, window: i64) -> bool:
    """Quick: if there is something to do. Open: if public facts would allow some card (C-7.1)."""
    if window == PRE_PITCH and substitutions.has_late(table, seat):
        return True
    team = table.teams[seat]
    for place in range(len(table.setup.clubs[seat].coaches)):
        if team.coaches >> place & 1 and may_play(table, seat, window, table.setup.clubs[seat].coaches[place], True):
            return True
    if not team.hand:
        return False
    if table.setup.windows == QUICK:
        last = NO_CARD
        for card in team.hand:
            if card != last and may_play(table, seat, window, table.cards.strategies[card], False):
                return True
            last = card
        return False
    for card in table.cards.in_window[window]:
        could_have = not table.setup.open_decks or team.holds(card)
        if could_have and may_play(table, seat, window, table.cards.strategies[card], False):
            return True
    return False


def may_play(table: Table, seat: i64, window: i64, card: Strategy, is_coach: bool) -> bool:
    """Whether this manager may play a card of this kind now, as far as all can see (C-1.3.1, C-1.3.2, C-3.9.3).

    Blue cards are the offence's (C-R6).
    """
    if not card.windows >> window & 1:
        return False
    if card.colour != GREY and (card.colour == BLUE) != (seat == table.offence):
        return False
    if card.colour != BLUE and card.colour != RED and card.weather and table.stadium.indoor:
        return False
    if card.clutch and not numbers.in_clutch_moment(table):
        return False
    team = table.teams[seat]
    if not is_coach:
        if card.cost and len(team.hand) - 1 < card.cost:
            return False
        if table.titles and card.family * 2 + seat in table.titles:
            return False
        if card.momentum and card.colour != GREY and numbers.bars_momentum(table, seat):
            return False
    if not numbers.holds(table, card.when, seat):
        return False
    for effect in card.effects:  # noqa: SIM110  compiled, a loop is faster
        if not _is_possible(table, seat, window, effect):
            return False
    return True


def _is_possible(table: Table, seat: i64, window: i64, effect: Effect) -> bool:
    """Whether a verb finds what it needs."""
    verb = effect.verb
    if verb == CHANGE:
        return not table.teams[seat].changed  # C-3.10.2
    if verb == REROLL:
        return _may_reroll(table, seat, window, effect.attribute)
    if verb == CHOOSE_ONE:
        return bool(_alternatives(table, seat, window, effect))
    if effect.who == ANY_RUNNER:
        return table.bases != 0 and seat == table.offence
    return True


def _alternatives(table: Table, seat: i64, window: i64, effect: Effect) -> list[int]:
    """The alternatives of a choice that would do something."""
    found: list[int] = []
    for place in range(len(effect.then)):
        each = effect.then[place]
        is_idle = each.verb == REMOVE_LASTING and not lasting_choices(table, seat, each)
        if not is_idle and numbers.holds(table, each.when, seat) and _is_possible(table, seat, window, each):
            found.append(moves.ALTERNATIVE + place)
    return found


def _may_reroll(table: Table, seat: i64, window: i64, attribute: i64) -> bool:
    """Once per roll and manager; on a result already read it is an attempt to change it (C-3.10.6, C-R36)."""
    team = table.teams[seat]
    if team.rerolled >> attribute & 1:
        return False
    if attribute == SWING:
        if table.chart == NO_CHART:
            return False  # a third failed bunt has no swing (C-4.2.2)
        return window != RESULT or not team.changed
    return attribute != THROW or table.throw_natural > 0


def lasting_choices(table: Table, seat: i64, effect: Effect) -> list[int]:
    """The cards in play that a card may remove: `value` 1 only momentum."""
    found: list[int] = []
    for place in range(len(table.standing)):
        play = table.standing[place]
        card = table.card_of(play)
        if effect.who == THE_OPPONENT and play.owner == seat:
            continue
        if card.momentum or (not effect.value and numbers.can_be_removed(table, play)):
            found.append(moves.LASTING + place)
    return found


# --- choosing a card and its parts --------------------------------------------------------------------------------


def card_choices(table: Table, seat: i64, window: i64) -> list[int]:
    """Pass, every title in the hand that may be played, coaches, and late substitutions (C-3.9.1, C-3.9.8)."""
    team = table.teams[seat]
    found = [moves.PASS]
    last = NO_CARD
    for place in range(len(team.hand)):
        card = team.hand[place]
        if card != last and may_play(table, seat, window, table.cards.strategies[card], False):
            found.append(moves.CARD + place)
        last = card
    coaches = table.setup.clubs[seat].coaches
    for place in bits_listed(team.coaches, 0):
        if may_play(table, seat, window, coaches[place], True):
            found.append(moves.COACH + place)  # noqa: PERF401  compiled, a loop is faster
    if window == PRE_PITCH:
        found += substitutions.late_choices(table, seat)
    return found


def card_in_use(table: Table, seat: i64) -> Strategy:
    """The card that is being chosen."""
    first = table.use[0]
    if first >= moves.COACH:
        return table.setup.clubs[seat].coaches[first - moves.COACH]
    return table.cards.strategies[table.teams[seat].hand[first - moves.CARD]]


def choose(table: Table, seat: i64, action: i64) -> None:
    """Add a choice; announce the card when it was the last, else ask for the next."""
    table.use = (*table.use, action)
    while True:
        choices = part_choices(table, seat)
        if not choices:
            _announce(table, seat)
            return
        if len(choices) > 1:
            table.ask(CHOOSE_PART, seat)
            return
        table.use = (*table.use, choices[0])
        if table.log is not None:
            table.tell((events.DECIDED, seat, choices[0], 1 << seat))


def decided_before(table: Table, seat: i64) -> i64:
    """How much of a card that is being chosen was so before its last part was decided; parts without a choice go."""
    use = table.use
    left: i64 = len(use) - 1
    while left > 0:
        table.use = use[:left]
        if len(part_choices(table, seat)) > 1:
            break
        left -= 1
    table.use = use
    return left


def part_choices(table: Table, seat: i64) -> list[int]:
    """What the card in use still needs: an alternative, a target, a card to remove or take, its cost."""
    card = card_in_use(table, seat)
    window = effects.window_of(table)
    at = 1
    for effect in card.effects:
        if effect.verb == CHOOSE_ONE:
            if at == len(table.use):
                return _alternatives(table, seat, window, effect)
            effect = effect.then[table.use[at] - moves.ALTERNATIVE]
            at += 1
        wanted: list[int] = []
        if effect.who == STEALING_RUNNER:
            wanted = [moves.TARGET + base for base in range(3) if table.sent >> base & 1]
        elif effect.who == ANY_RUNNER:
            wanted = [moves.TARGET + base for base in range(3) if table.runner(base)]
        elif effect.verb == REMOVE_LASTING:
            wanted = lasting_choices(table, seat, effect)
        elif effect.verb == TAKE_DISCARDED:
            wanted = discarded_choices(table.teams[seat])
        if wanted:
            if at == len(table.use):
                return wanted
            at += 1
    if len(table.use) - at < card.cost:
        return _cost_choices(table, seat, at)
    return []


def discarded_choices(team: Team) -> list[int]:
    """Each title of the discard pile once."""
    return [
        moves.PICK_DISCARDED + place
        for place in range(len(team.discard))
        if team.discard[place] not in team.discard[:place]
    ]


def _cost_choices(table: Table, seat: i64, at: i64) -> list[int]:
    """The other cards of the hand, each title once; a second one costs from where the first stood on (C-1.3.2)."""
    hand = table.teams[seat].hand
    first = table.use[0] - moves.CARD
    taken = [action - moves.COST for action in table.use[at:]]
    found: list[int] = []
    last = NO_CARD
    for place in range(len(hand)):
        if place == first or place in taken or (taken and place < taken[-1]):
            continue
        if hand[place] != last:
            found.append(moves.COST + place)
        last = hand[place]
    needed = card_in_use(table, seat).cost - len(taken)
    return [action for action in found if _left_from(hand, action - moves.COST, first, taken) >= needed]


def _left_from(hand: tuple[int, ...], place: i64, first: i64, taken: list[int]) -> i64:
    """How many cards from this place on could still pay."""
    return len([other for other in range(place, len(hand)) if other != first and other not in taken])


# --- announcing, answering (C-3.9.2) ------------------------------------------------------------------------------


def _announce(table: Table, seat: i64) -> None:
    """The card is announced with its targets, its cost is paid; the opponent may answer (C-R57, C-R7)."""
    team = table.teams[seat]
    window = effects.window_of(table)
    card = card_in_use(table, seat)
    first = table.use[0]
    is_coach = first >= moves.COACH
    if is_coach:
        number: i64 = table.setup.clubs[seat].deck.coaches[first - moves.COACH]
        team.coaches &= ~(1 << first - moves.COACH)
    else:
        number = team.hand[first - moves.CARD]
    play = Play(number, is_coach, seat, window)
    play.born = table.at_bats
    _note_parts(table, team, play)
    use = table.use
    table.use = ()
    if not is_coach:
        team.give_up(number)
        table.titles = (*table.titles, card.family * 2 + seat)
    if table.log is not None:
        kind = events.COACHED if is_coach else events.PLAYED
        table.tell((events.SETTLED, seat, EVERYONE))
        table.tell((kind, seat, number, play.target, play.choice, EVERYONE))
    if len(use) > 1:
        for paid in play.costs:
            effects.discard(table, seat, paid)
    if window == PRE_PITCH:
        table.played_early |= 1 << seat
    table.priority = 1 - table.priority
    table.passes = 0
    table.push()
    table.stack = (*table.stack, play)
    table.go(ANSWER)


def _note_parts(table: Table, team: Team, play: Play) -> None:
    """Write the chosen parts down while the places that they name are still true."""
    costs: list[int] = []
    for action in table.use[1:]:
        if action >= moves.PICK_DISCARDED:
            play.pick = team.discard[action - moves.PICK_DISCARDED]
        elif action >= moves.LASTING:
            play.pick = action - moves.LASTING
        elif action >= moves.COST:
            costs.append(team.hand[action - moves.COST])
        elif action >= moves.ALTERNATIVE:
            play.choice = action - moves.ALTERNATIVE
        else:
            play.target = slot_of(table.runner(action - moves.TARGET))
    play.costs = tuple(costs)
    for effect in table.card_of(play).effects:
        if effect.who == THE_RUNNER and table.throw_runner:
            play.target = slot_of(table.throw_runner)
        elif effect.who == THE_RUNNER and table.runner(0):
            play.target = slot_of(table.runner(0))


def answer(table: Table) -> None:
    """Ask the opponent of the card's owner for an answer, if there may be one."""
    play = table.stack[-1]
    other = 1 - play.owner
    if play.negated:
        _end(table)
    elif is_asked(table, other, CARD_PLAYED):
        table.ask(CHOOSE_ANSWER, other)
    else:
        table.step = RESOLVE


# --- carrying out -------------------------------------------------------------------------------------------------


def resolve(table: Table) -> None:
    """The card takes hold: its effects one after the other; some ask, some throw."""
    play = table.stack[-1]
    card = table.card_of(play)
    if play.at == 0:
        put_in_force(table, play, card)
    while play.at < len(card.effects):
        effect = numbers.chosen(play, card.effects[play.at])
        play.at += 1
        if numbers.holds(table, effect.when, play.owner):
            effects.carry_out(table, play, effect)
            if table.acting or table.step != RESOLVE:
                return
    _end(table)


def put_in_force(table: Table, play: Play, card: Strategy) -> None:
    """A card that stays goes to this at-bat's cards, to the lasting ones or to the weather slot (C-1.3.3)."""
    if card.lasts == AT_ONCE:
        return
    if card.weather:
        effects.set_weather(table, play.owner, play.card, _last_half(table, card))
        return
    twin = play.copy()
    twin.until = _last_half(table, card)
    if card.on_player == OF_BATTER:
        twin.player = table.slot
    elif card.on_player == OF_PITCHER:
        twin.player = table.teams[play.owner].mound
    if card.lasts < FOR_HALF:
        table.plays = (*table.plays, twin)
    else:
        table.standing = (*table.standing, twin)


def _last_half(table: Table, card: Strategy) -> i64:
    """The last half in which a card is in force; of FOR_BATTERS how many at-bats."""
    if card.lasts == FOR_HALF:
        return table.half
    if card.lasts == FOR_INNING:
        return table.half | 1
    if card.lasts == FOR_HALVES:
        return table.half + card.count - 1
    if card.lasts == FOR_BATTERS:
        return card.count
    return FOREVER if card.lasts == FOR_GAME or card.lasts == UNTIL else 0


def _end(table: Table) -> None:
    """The card is dealt with; back to where it was played (C-3.9.13)."""
    play = table.stack[-1]
    table.stack = table.stack[:-1]
    if play.negated and table.log is not None:
        table.tell((events.NEGATED, play.owner, play.card, 1 if play.is_coach else 0, EVERYONE))
    if not play.is_coach and (play.negated or table.card_of(play).lasts == AT_ONCE):
        team = table.teams[play.owner]
        team.discard = (*team.discard, play.card)
    table.pop()


def clear_at_bat(table: Table) -> None:
    """The cards of this at-bat are used up (C-1.3.3)."""
    for play in table.plays:
        if not play.is_coach:
            team = table.teams[play.owner]
            team.discard = (*team.discard, play.card)
    table.plays = ()
    table.titles = ()
