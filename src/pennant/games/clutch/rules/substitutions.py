"""Substitutions: pitchers, fielders, pinch hitters, pinch runners; late ones, and cards taken back (C-3.5, C-3.9.8)."""

from typing import Final

from mypy_extensions import i64

from pennant.games.clutch.rules import conditions, effects, events, innings, moves, questions, ratings, steps
from pennant.games.clutch.rules.ballgame_state import BallgameState, bits_listed
from pennant.games.clutch.rules.cards import (
    DESIGNATED,
    NO_RESULT,
    OF_BATTER,
    OF_PITCHER,
    ON_SUBSTITUTION,
    PRE_PITCH,
)
from pennant.games.clutch.rules.packing import PITCHER, pack_title, set_packed, slot_of
from pennant.games.clutch.rules.setup import QUICK
from pennant.games.clutch.rules.team import SLOTS, Play, Team, without_card
from pennant.kernel.state import EVERYONE

MOST_SHIFTS: Final = 8
"""Maximum moves of fielders in one at-bat: enough for any arrangement, and a limit."""

# --- what is allowed ----------------------------------------------------------------------------------------------


def may_substitute(state: BallgameState) -> bool:
    """Whether substitutions are allowed: not before the fourth inning (C-3.5.3)."""
    return state.inning >= state.setup.rulebook.substitutions_from


def may_change_pitcher(state: BallgameState) -> bool:
    """Whether the pitcher may be replaced: after three batters or a half, or about to tire (C-3.5.3, C-3.5.9, C-R54).

    An intentional walk counts as a batter (C-R21). When the bullpen is used up he stays (C-3.5.12, C-4.4.6).
    """
    team = state.fielding()
    if not team.bullpen:
        return False
    if not may_substitute(state):
        is_starter = team.mound < state.setup.clubs[1 - state.offence].starters
        return is_starter and ratings.tired_level(state) > 0
    if team.faced >= state.setup.rulebook.batter_minimum:
        return True
    if team.ended_half and not team.faced_half:
        return True
    return ratings.tired_level(state) > 0


def run(state: BallgameState) -> None:
    """P1: defence and offence in turn, until both pass (C-3.5.2, C-R32)."""
    while state.passes < 2:
        seat = 1 - state.offence if state.priority == 0 else state.offence
        if _is_asked(state, seat):
            state.ask(questions.CHOOSE_SUB, seat)
            return
        state.passes += 1
        state.priority = 1 - state.priority
    state.go(steps.ASK_WALK)


def _is_asked(state: BallgameState, seat: i64) -> bool:
    """Whether there is anything to decide. Quick games ask about moves of fielders only once per half (C-3.2.10)."""
    if seat == state.offence:
        return may_substitute(state) and state.batting().bench != 0
    if state.setup.windows != QUICK:
        return True
    team = state.teams[seat]
    return may_change_pitcher(state) or (may_substitute(state) and team.bench != 0) or state.half_batters == 0


def choices(state: BallgameState, seat: i64) -> list[int]:
    """The choices of a manager in P1 (C-3.5.1)."""
    found = [moves.PASS]
    team = state.teams[seat]
    open_bench = may_substitute(state) and team.bench != 0
    if seat == state.offence:
        if open_bench:
            found += bits_listed(team.bench, moves.PINCH_HIT)
            for base in range(3):
                if state.runner(base):
                    found.append(moves.PINCH_RUN + base)
        return found
    if may_change_pitcher(state):
        found += bits_listed(team.bullpen, moves.PITCHER_IN)
    for slot in range(SLOTS):
        if team.position(slot) != DESIGNATED:
            if open_bench:
                found.append(moves.REPLACE + slot)
            if team.shifts < MOST_SHIFTS:
                found.append(moves.SHIFT + slot)
    return found


def has_late(state: BallgameState, seat: i64) -> bool:
    """C-3.9.8: after a card of the opponent's, a pitching change or a pinch hitter; not after a bunt roll."""
    if state.bunts or not state.played_early >> 1 - seat & 1:
        return False
    if seat == state.offence:
        return may_substitute(state) and state.batting().bench != 0
    return may_change_pitcher(state)


def late_choices(state: BallgameState, seat: i64) -> list[int]:
    if not has_late(state, seat):
        return []
    if seat == state.offence:
        return bits_listed(state.batting().bench, moves.PINCH_HIT)
    return bits_listed(state.fielding().bullpen, moves.PITCHER_IN)


# --- choosing -----------------------------------------------------------------------------------------------------


def choose(state: BallgameState, seat: i64, action: i64) -> None:
    """Make a substitution, or the first part of one."""
    if action >= moves.SHIFT and action < moves.SHIFT_WITH:
        state.use = (action,)
        state.ask(questions.CHOOSE_SHIFT, seat)
    elif moves.REPLACE <= action < moves.PINCH_HIT or moves.PINCH_RUN <= action < moves.NEWCOMER:
        state.use = (action,)
        state.ask(questions.CHOOSE_NEWCOMER, seat)
    else:
        _after_sub(state, seat)
        if action >= moves.PINCH_HIT:
            pinch_hit(state, seat, action - moves.PINCH_HIT)
        else:
            change_pitcher(state, seat, action - moves.PITCHER_IN)
        open_window(state, seat)


def _after_sub(state: BallgameState, seat: i64) -> None:
    """Pass priority on; a late substitution continues differently (C-3.9.8)."""
    if state.step == steps.OPEN_PRE_PITCH:
        state.go(steps.TAKE_CARDS_BACK)
    else:
        state.passes = 0
        state.priority = 1 - state.priority
    state.substituter = seat


def newcomer_choices(state: BallgameState, seat: i64) -> list[int]:
    return bits_listed(state.teams[seat].bench, moves.NEWCOMER)


def bring_in(state: BallgameState, seat: i64, place: i64) -> None:
    """Put in the newcomer: he takes the slot, the position or the base of the one who leaves (C-3.5.5, C-3.5.7).

    Two of these and a move are a double switch (C-3.5.6); pitchers never field (C-R55).
    """
    action = state.use[0]
    state.use = ()
    _after_sub(state, seat)
    if action >= moves.PINCH_RUN:
        base = action - moves.PINCH_RUN
        slot = slot_of(state.runner(base))
        old = state.teams[seat].player(slot)
        _put_in(state, seat, slot, place)
        state.teams[seat].pinch_runners |= 1 << slot
        if state.log is not None:
            state.tell((events.PINCH_RAN, seat, slot, old, place, base, EVERYONE))
    else:
        slot = action - moves.REPLACE
        old = state.teams[seat].player(slot)
        _put_in(state, seat, slot, place)
        if state.log is not None:
            position = state.teams[seat].position(slot)
            state.tell((events.REPLACED, seat, slot, old, place, position, events.IN_FIELD, EVERYONE))
    open_window(state, seat)


def shift_choices(state: BallgameState, seat: i64) -> list[int]:
    """Any other fielder; the designated hitter stays out of the field (C-3.2.10, C-R14)."""
    team = state.teams[seat]
    first = state.use[0] - moves.SHIFT
    return [moves.SHIFT_WITH + slot for slot in range(SLOTS) if slot != first and team.position(slot) != DESIGNATED]


def shift(state: BallgameState, seat: i64, slot: i64) -> None:
    """Two fielders exchange places: not a substitution, so the same manager continues (C-3.2.10)."""
    team = state.teams[seat]
    first = state.use[0] - moves.SHIFT
    state.use = ()
    one, other = team.position(first), team.position(slot)
    team.put_position(first, other)
    team.put_position(slot, one)
    team.shifts += 1
    state.rate(seat)
    state.passes = 0
    if state.log is not None:
        state.tell((events.SHIFTED, seat, first, other, EVERYONE))
        state.tell((events.SHIFTED, seat, slot, one, EVERYONE))


# --- carrying out -------------------------------------------------------------------------------------------------


def _put_in(state: BallgameState, seat: i64, slot: i64, place: i64) -> None:
    """A bench player takes a slot with its position; a player who leaves may not return (C-3.5.4, C-3.5.10, C-R22)."""
    team = state.teams[seat]
    team.left |= 1 << team.player(slot)
    team.bench &= ~(1 << place)
    team.put_player(slot, place)
    team.last = set_packed(team.last, 4, slot, NO_RESULT)
    team.hits = set_packed(team.hits, 4, slot, 0)
    team.pinch_runners &= ~(1 << slot)
    team.substituted = True
    effects.end_on_player(state, seat, OF_BATTER, slot)
    state.rate(seat)


def pinch_hit(state: BallgameState, seat: i64, place: i64) -> None:
    """C-3.5.7, C-3.9.10."""
    team = state.teams[seat]
    old = team.player(state.slot)
    _put_in(state, seat, state.slot, place)
    state.pinch_hitter = True
    if state.log is not None:
        position = team.position(state.slot)
        state.tell((events.REPLACED, seat, state.slot, old, place, position, events.AS_PINCH_HITTER, EVERYONE))


def change_pitcher(state: BallgameState, seat: i64, place: i64) -> None:
    """Bring in a pitcher from the bullpen (C-3.5.8)."""
    team = state.teams[seat]
    old = team.mound
    team.arms = (*team.arms, innings.arm_of(team))
    if team.faced_half:
        state.half_pitchers += 1
    effects.end_on_player(state, seat, OF_PITCHER, old)
    team.bullpen &= ~(1 << place)
    innings.take_mound(state, seat, place)
    if place < state.setup.clubs[seat].starters:  # an emergency (C-R24)
        team.entered_tired = True
    team.substituted = True
    state.strikeouts_in_row = 0
    state.rate(seat)
    if state.log is not None:
        tired = 1 if team.entered_tired else 0
        state.tell((events.PITCHING_CHANGE, seat, old, place, tired, EVERYONE))


def open_window(state: BallgameState, seat: i64) -> None:
    """Open the window for cards that answer a substitution, and coaches that reward it (C-3.9.11)."""
    for play in state.standing:
        if play.owner == seat:
            for effect in state.card_of(play).effects:
                if effect.verb == ON_SUBSTITUTION:
                    for each in effect.then:
                        effects.carry_out(state, play, each)
    state.push()
    state.go(steps.OPEN_SUB_MADE)


# --- taking cards back (C-3.9.8, C-3.9.9) -------------------------------------------------------------------------


def is_returnable(state: BallgameState, play: Play) -> bool:
    """Whether a play is the opponent's, made in P6 of this at-bat, and not spent."""
    return (
        play.owner != state.substituter and play.born == state.at_bats and play.window == PRE_PITCH and not play.spent
    )


def take_back(state: BallgameState) -> None:
    """Return cards that no longer apply; their owner may take back the rest (C-R35)."""
    for play in (*state.plays, *state.standing):
        if is_returnable(state, play) and not conditions.holds(state, state.card_of(play).when, play.owner):
            _return(state, play)
    if back_choices(state):
        state.ask(questions.CHOOSE_BACK, 1 - state.substituter)
    else:
        state.go(steps.REOPEN)


def back_choices(state: BallgameState) -> list[int]:
    """The cards that may be taken back, as indices among those in force."""
    in_force = (*state.plays, *state.standing)[: moves.MOST_PLAYS]
    return [moves.TAKE_BACK + place for place in range(len(in_force)) if is_returnable(state, in_force[place])]


def take_one_back(state: BallgameState, place: i64) -> None:
    in_force = (*state.plays, *state.standing)
    _return(state, in_force[place])
    state.step = steps.TAKE_CARDS_BACK


def _return(state: BallgameState, play: Play) -> None:
    """Return a card to the hand with its cost; it counts as not played."""
    state.plays = tuple([each for each in state.plays if each is not play])
    state.standing = tuple([each for each in state.standing if each is not play])
    team = state.teams[play.owner]
    if play.is_coach:
        coaches = state.setup.clubs[play.owner].deck.coaches
        team.coaches |= 1 << coaches.index(play.card)
    else:
        effects.take_known(team, play.card)
        for paid in play.costs:
            team.discard = without_card(team.discard, paid)
            effects.take_known(team, paid)
        title = pack_title(state.card_of(play).family, play.owner)
        state.titles = tuple([each for each in state.titles if each != title])
    if state.log is not None:
        state.tell((events.RETURNED, play.owner, play.card, 1 if play.is_coach else 0, EVERYONE))


def reopen(state: BallgameState) -> None:
    """Return to the walk if no card of P6 is still in force, else continue with P6 (C-3.9.9, C-R29)."""
    state.played_early = 0
    for play in (*state.plays, *state.standing):
        if play.born == state.at_bats and play.window == PRE_PITCH:
            state.played_early |= 1 << play.owner
    state.go(steps.OPEN_PRE_PITCH if state.played_early else steps.ASK_WALK)


# --- ejections (C-3.5.13, C-R20, C-R24) ---------------------------------------------------------------------------


def ask_ejected(state: BallgameState) -> None:
    """Replace an ejected player at once, or lose the game (C-3.5.11)."""
    if state.ejected & 1:
        seat = state.offence
        if not state.teams[seat].bench:
            innings.forfeit(state, seat)
            return
    elif state.ejected & 2:
        seat = 1 - state.offence
        if not ejected_pitchers(state, seat):
            innings.forfeit(state, seat)
            return
    else:
        state.pop()
        return
    state.ask(questions.CHOOSE_EJECTED, seat)


def ejected_pitchers(state: BallgameState, seat: i64) -> i64:
    """The bullpen; if it is empty, a starter who has not pitched (C-R24)."""
    team = state.teams[seat]
    if team.bullpen:
        return team.bullpen
    found: i64 = (1 << state.setup.clubs[seat].starters) - 1
    for arm in team.arms:
        found &= ~(1 << (arm & PITCHER))
    return found & ~(1 << team.mound)


def ejected_choices(state: BallgameState, seat: i64) -> list[int]:
    if state.ejected & 1:
        return bits_listed(state.teams[seat].bench, moves.NEWCOMER)
    return bits_listed(ejected_pitchers(state, seat), moves.PITCHER_IN)


def replace_ejected(state: BallgameState, seat: i64, action: i64) -> None:
    team: Team = state.teams[seat]
    if state.ejected & 1:
        state.ejected &= ~1
        old = team.player(state.slot)
        place = action - moves.NEWCOMER
        if state.log is not None:
            state.tell((events.EJECTED, seat, old, 0, EVERYONE))
        _put_in(state, seat, state.slot, place)
        if state.log is not None:
            position = team.position(state.slot)
            state.tell((events.REPLACED, seat, state.slot, old, place, position, events.FOR_EJECTED, EVERYONE))
    else:
        state.ejected &= ~2
        place = action - moves.PITCHER_IN
        if state.log is not None:
            state.tell((events.EJECTED, seat, team.mound, 1, EVERYONE))
        change_pitcher(state, seat, place)
