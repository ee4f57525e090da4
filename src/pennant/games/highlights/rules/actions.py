"""Immediate actions (section 11): what a card does at once when it is played.

Actions are mandatory whenever possible (H-R13), in the six innings, in a visitor save and in extra innings alike
(H-11.24). On the visitor's first card only a leadoff has an effect (H-8.7).
"""

from typing import Final

from mypy_extensions import i64

from pennant.games.highlights.rules import events, questions, steps
from pennant.games.highlights.rules.bases import (
    AFTER_HIT,
    NOT_FAST,
    OCCUPIED,
    POSITIONS,
    THREAT_BITS,
    THREAT_MASK,
    WALK,
    WITHOUT,
    threats,
    turn_threats_into_walks,
    weaken_threats,
    without_threat,
)
from pennant.games.highlights.rules.cards import (
    CLUTCH,
    CURVE,
    CYBORG,
    DOUBLE_PLAY,
    FASTBALL,
    GLOVE,
    KNUCKLEBALL,
    LEADOFF,
    MAKE_WALKS,
    NATURAL,
    PICK_OFF,
    QUICK_EYE,
    ROBOT,
    SPITBALL,
    STOLEN_BASE,
    Card,
)
from pennant.games.highlights.rules.match_state import MatchState
from pennant.games.highlights.rules.packing import ACTION, ACTION_BITS, KIND, PARAMETER_AT
from pennant.games.highlights.rules.zones import NO_CARD, PILE_BITS, Pair, Side
from pennant.kernel.bits import count
from pennant.kernel.state import EVERYONE

ON_SECOND_OR_THIRD: Final = 0b111100


def acting_card(state: MatchState, pair: Pair, seat: i64) -> Card:
    """The card whose actions are resolved: the one that saves the game for the visitor, or else the last played one."""
    side = state.sides[seat]
    if pair.save != NO_CARD:
        return state.card_in(side, pair.save)
    return state.last_card(side)


def begin_actions(state: MatchState, pair: Pair, role: i64, actions: tuple[int, ...]) -> None:
    """Resolve these actions of one card; with two of them the player chooses the order (H-8.3, H-18.2)."""
    pair.actions = actions[0]
    if len(actions) > 1:
        pair.actions |= actions[1] << ACTION_BITS
        seat = state.side_of(pair, role)
        if actions[0] != actions[1] and not state.is_machine(seat):
            state.push(pair, steps.NEXT_ACTION, role)
            state.ask(pair, questions.CHOOSE_ORDER, 1 << seat)
            return
    next_action(state, pair, role)


def choose_order(pair: Pair, second_first: bool) -> None:
    """Set which of two actions comes first, as the player has chosen (H-18.2)."""
    if second_first:
        first = pair.actions & ACTION
        pair.actions = pair.actions >> ACTION_BITS | first << ACTION_BITS


def next_action(state: MatchState, pair: Pair, role: i64) -> None:
    """Resolve the actions one by one, or ask for a target; an action whose condition fails does nothing (H-11.2)."""
    seat = pair.home if role else pair.visitor
    while pair.actions:
        action = pair.actions & ACTION
        if not needs_choice(state, pair, seat, action):
            resolve(state, pair, seat, action)
        elif state.is_machine(seat):
            machine_choice(state, pair, seat, action)
        else:
            state.push(pair, steps.NEXT_ACTION, role)
            state.ask(pair, question_for(action & KIND), 1 << seat)
            return
        pair.actions >>= ACTION_BITS


def question_for(kind: i64) -> i64:
    """The kind of decision for an action with a choice (H-11.7)."""
    if kind == GLOVE:
        return questions.CHOOSE_THREAT
    return questions.CHOOSE_RUNNERS if kind == PICK_OFF else questions.CHOOSE_DOUBLE_PLAY


def needs_choice(state: MatchState, pair: Pair, seat: i64, action: i64) -> bool:
    """Whether an action has more than one distinct outcome."""
    kind = action & KIND
    if kind == GLOVE or kind == PICK_OFF or kind == DOUBLE_PLAY:
        opponent = state.sides[pair.other(seat)]
        if kind == GLOVE:
            return _threats_differ(opponent.plate)
        if kind == PICK_OFF:
            return count(OCCUPIED[opponent.bases]) > action >> PARAMETER_AT
        return NOT_FAST[opponent.bases] != 0
    return False


def _threats_differ(plate: i64) -> bool:
    first = plate & THREAT_MASK
    plate >>= THREAT_BITS
    while plate:
        if plate & THREAT_MASK != first:
            return True
        plate >>= THREAT_BITS
    return False


def cancellable(plate: i64) -> list[int]:
    """The threats a glove can choose from; of equal neighbours only the leftmost (H-11.10)."""
    found: list[int] = []
    index, last = 0, 0
    while plate:
        threat = plate & THREAT_MASK
        if threat != last:
            found.append(index)
        last = threat
        index += 1
        plate >>= THREAT_BITS
    return found


def pick_off_sets(bases: i64, wanted: i64) -> list[int]:
    """The sets of runners a pick-off can remove: as many as it says, or all if there are fewer (H-11.16, H-R12)."""
    on_base = OCCUPIED[bases]
    size = min(wanted, count(on_base))
    return [chosen for chosen in range(8) if not chosen & ~on_base and count(chosen) == size]


def double_play_sets(bases: i64) -> list[int]:
    """No, one or two runners, but not fast ones (H-11.17, H-R11)."""
    eligible = NOT_FAST[bases]
    return [chosen for chosen in range(8) if not chosen & ~eligible and count(chosen) <= 2]


def resolve(state: MatchState, pair: Pair, seat: i64, action: i64) -> None:
    """Carry out an action that leaves no choice."""
    side, opponent = state.sides[seat], state.sides[pair.other(seat)]
    kind, parameter = action & KIND, action >> PARAMETER_AT
    card = acting_card(state, pair, seat)
    works = condition_holds(state, side, opponent, kind)
    if state.log is not None:
        state.tell((events.ACTION, seat, card.number, action, 1 if works else 0, EVERYONE))
    if not works:
        return
    if kind == GLOVE:
        cancel(state, pair.other(seat), 0)
    elif kind == FASTBALL or kind == CURVE or kind == SPITBALL:
        cancel_all(state, pair.other(seat))
    elif kind == KNUCKLEBALL:
        knuckle(state, pair.other(seat))
    elif kind == MAKE_WALKS:
        make_walks(state, pair.other(seat))
    elif kind == PICK_OFF:
        remove_runners(state, pair.other(seat), OCCUPIED[opponent.bases])
    elif kind == STOLEN_BASE:
        state.steal(seat)
    elif kind == LEADOFF or kind == QUICK_EYE:
        state.hit_now(seat, parameter, card.speed)
    elif kind == CLUTCH:
        state.clutch_hit(seat, parameter, card.speed)


def condition_holds(state: MatchState, side: Side, opponent: Side, kind: i64) -> bool:
    """Whether an action can have an effect now (H-11.10 to H-11.21).

    A leadoff must be the first card that its side puts in play, a pinch hitter included (H-11.19, H-R6); a quick eye
    needs a Cyborg as the opponent's last card (H-11.20).
    """
    if kind <= MAKE_WALKS:
        if not opponent.plate:
            return False
        return kind == GLOVE or kind >= KNUCKLEBALL or last_type(state, opponent) == _stopped_type(kind)
    if kind == PICK_OFF:
        return opponent.bases != 0
    if kind == DOUBLE_PLAY:
        return NOT_FAST[opponent.bases] != 0
    if kind == STOLEN_BASE:
        return side.bases & 0b101010 != 0  # an average or a fast runner somewhere
    if kind == LEADOFF:
        return side.in_play >> PILE_BITS == 0
    if kind == QUICK_EYE:
        return last_type(state, opponent) == CYBORG
    return side.bases & ON_SECOND_OR_THIRD != 0


def _stopped_type(kind: i64) -> i64:
    """Fastballs stop Naturals, curves Robots, spitballs Cyborgs (H-11.11 to H-11.13)."""
    if kind == FASTBALL:
        return NATURAL
    return ROBOT if kind == CURVE else CYBORG


def last_type(state: MatchState, side: Side) -> i64:
    """The type of a side's last played card, -1 if there is none (H-11.8)."""
    return state.last_card(side).type if side.in_play else -1


def cancel(state: MatchState, seat: i64, index: i64) -> None:
    """Cancel a threatened hit, or a walk in its place; its batter leaves the plate (H-11.6, H-R39)."""
    side = state.sides[seat]
    side.plate = without_threat(side.plate, index)
    if state.log is not None:
        state.tell_change((events.CANCELLED, seat, index, EVERYONE))


def cancel_all(state: MatchState, seat: i64) -> None:
    side = state.sides[seat]
    before = side.plate
    side.plate = 0
    if state.log is not None:
        for _ in threats(before):
            state.tell((events.CANCELLED, seat, 0, EVERYONE))
        state.tell_board()


def knuckle(state: MatchState, seat: i64) -> None:
    """Take one base off each threatened hit; a single is cancelled (H-11.14)."""
    side = state.sides[seat]
    before = side.plate
    side.plate = weaken_threats(before)
    if state.log is not None:
        place = 0
        for hit, _ in threats(before):
            if hit == 1:
                state.tell((events.CANCELLED, seat, place, EVERYONE))
            else:
                if hit != WALK:
                    state.tell((events.CHANGED, seat, place, hit - 1, EVERYONE))
                place += 1
        state.tell_board()


def make_walks(state: MatchState, seat: i64) -> None:
    """Turn each threatened hit into a walk (H-11.15)."""
    side = state.sides[seat]
    side.plate = turn_threats_into_walks(side.plate)
    if state.log is not None:
        for place in range(len(threats(side.plate))):
            state.tell((events.CHANGED, seat, place, WALK, EVERYONE))
        state.tell_board()


def remove_runners(state: MatchState, seat: i64, chosen: i64) -> None:
    """Remove the runners on a set of bases from the field."""
    side = state.sides[seat]
    side.bases = WITHOUT[chosen * POSITIONS + side.bases]
    if state.log is not None:
        for base in (3, 2, 1):
            if chosen >> base - 1 & 1:
                state.tell((events.REMOVED, seat, base, EVERYONE))
        state.tell_board()


def carry_out_choice(state: MatchState, pair: Pair, seat: i64, chosen: i64) -> None:
    """Carry out a glove, a pick-off or a double play with the chosen target."""
    action = pair.actions & ACTION
    if state.log is not None:
        card = acting_card(state, pair, seat)
        state.tell((events.ACTION, seat, card.number, action, 1, EVERYONE))
    if action & KIND == GLOVE:
        cancel(state, pair.other(seat), chosen)
    else:
        remove_runners(state, pair.other(seat), chosen)


def machine_choice(state: MatchState, pair: Pair, seat: i64, action: i64) -> None:
    """Resolve an action of the solitaire opponent (H-16.23, H-R33)."""
    opponent = state.sides[pair.other(seat)]
    kind = action & KIND
    if kind == GLOVE:
        chosen = machine_glove(opponent.bases, opponent.plate)
    elif kind == PICK_OFF:
        chosen = nearest_home(OCCUPIED[opponent.bases], action >> PARAMETER_AT)
    else:
        chosen = nearest_home(NOT_FAST[opponent.bases], 2)
    carry_out_choice(state, pair, seat, chosen)


def machine_glove(bases: i64, plate: i64) -> int:
    """The threat whose loss leaves the fewest runs, then the smallest sum of bases; of equals the leftmost (H-R33)."""
    best, best_loss = 0, 1 << 30
    for index in cancellable(plate):
        loss = _damage(bases, without_threat(plate, index))
        if loss < best_loss:
            best, best_loss = index, loss
    return best


def _damage(bases: i64, plate: i64) -> int:
    """The value of a plate: runs first, then the sum of the bases that the runners end on."""
    runs = 0
    for hit, speed in threats(plate):
        outcome = AFTER_HIT[(hit * 4 + speed) * POSITIONS + bases]
        bases = outcome & 63
        runs += outcome >> 6
    on_base = OCCUPIED[bases]
    return runs * 100 + (on_base & 1) + (on_base & 2) + (on_base >> 2) * 3


def nearest_home(on_base: i64, wanted: i64) -> int:
    """Up to this many bases out of a set, those nearest home first."""
    chosen = 0
    for base in (3, 2, 1):
        if wanted and on_base >> base - 1 & 1:
            chosen |= 1 << base - 1
            wanted -= 1
    return chosen
