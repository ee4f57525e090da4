"""Substitutions: pitchers, fielders, pinch hitters, pinch runners; late ones, and cards taken back (C-3.5, C-3.9.8)."""

from typing import Final

from mypy_extensions import i64

from pennant.games.clutch.rules import effects, events, innings, moves, numbers
from pennant.games.clutch.rules.cards import (
    DESIGNATED,
    NO_RESULT,
    OF_BATTER,
    OF_PITCHER,
    ON_SUBSTITUTION,
    PRE_PITCH,
)
from pennant.games.clutch.rules.setup import QUICK
from pennant.games.clutch.rules.table import (
    ASK_WALK,
    CHOOSE_BACK,
    CHOOSE_EJECTED,
    CHOOSE_NEWCOMER,
    CHOOSE_SHIFT,
    CHOOSE_SUB,
    OPEN_PRE_PITCH,
    OPEN_SUB_MADE,
    REOPEN,
    SLOTS,
    TAKE_CARDS_BACK,
    Play,
    Table,
    Team,
    bits_listed,
    packed_with,
    slot_of,
    without_card,
)
from pennant.kernel.state import EVERYONE

MOST_SHIFTS: Final = 8
"""Moves of fielders in one at-bat: enough for any arrangement, and an end to it."""

# --- what is allowed ----------------------------------------------------------------------------------------------


def may_substitute(table: Table) -> bool:
    """None before the fourth inning (C-3.5.3)."""
    return table.inning >= table.setup.rulebook.substitutions_from


def may_change_pitcher(table: Table) -> bool:
    """The defence's pitcher may go: three batters, or a half ended, or about to be tired (C-3.5.3, C-3.5.9, C-R54).

    An intentional walk counts as a batter (C-R21). When the bullpen is used up he stays (C-3.5.12, C-4.4.6).
    """
    team = table.fielding()
    if not team.bullpen:
        return False
    if not may_substitute(table):
        is_starter = team.mound < table.setup.clubs[1 - table.offence].starters
        return is_starter and numbers.tired_level(table) > 0
    if team.faced >= table.setup.rulebook.batter_minimum:
        return True
    if team.ended_half and not team.faced_half:
        return True
    return numbers.tired_level(table) > 0


def run(table: Table) -> None:
    """P1: defence and offence in turn, until both pass (C-3.5.2, C-R32)."""
    while table.passes < 2:
        seat = 1 - table.offence if table.priority == 0 else table.offence
        if _is_asked(table, seat):
            table.ask(CHOOSE_SUB, seat)
            return
        table.passes += 1
        table.priority = 1 - table.priority
    table.go(ASK_WALK)


def _is_asked(table: Table, seat: i64) -> bool:
    """Whether there is anything to decide. Quick games ask about mere moves of fielders once a half (C-3.2.10)."""
    if seat == table.offence:
        return may_substitute(table) and table.batting().bench != 0
    if table.setup.windows != QUICK:
        return True
    team = table.teams[seat]
    return may_change_pitcher(table) or (may_substitute(table) and team.bench != 0) or table.half_batters == 0


def choices(table: Table, seat: i64) -> list[int]:
    """What a manager may do in P1 (C-3.5.1)."""
    found = [moves.PASS]
    team = table.teams[seat]
    open_bench = may_substitute(table) and team.bench != 0
    if seat == table.offence:
        if open_bench:
            found += bits_listed(team.bench, moves.PINCH_HIT)
            for base in range(3):
                if table.runner(base):
                    found.append(moves.PINCH_RUN + base)
        return found
    if may_change_pitcher(table):
        found += bits_listed(team.bullpen, moves.PITCHER_IN)
    for slot in range(SLOTS):
        if team.position(slot) != DESIGNATED:
            if open_bench:
                found.append(moves.REPLACE + slot)
            if team.shifts < MOST_SHIFTS:
                found.append(moves.SHIFT + slot)
    return found


def has_late(table: Table, seat: i64) -> bool:
    """C-3.9.8: after a card of the opponent's, a pitching change or a pinch hitter; not after a bunt roll."""
    if table.bunts or not table.played_early >> 1 - seat & 1:
        return False
    if seat == table.offence:
        return may_substitute(table) and table.batting().bench != 0
    return may_change_pitcher(table)


def late_choices(table: Table, seat: i64) -> list[int]:
    if not has_late(table, seat):
        return []
    if seat == table.offence:
        return bits_listed(table.batting().bench, moves.PINCH_HIT)
    return bits_listed(table.fielding().bullpen, moves.PITCHER_IN)


# --- choosing -----------------------------------------------------------------------------------------------------


def choose(table: Table, seat: i64, action: i64) -> None:
    """A substitution, or the first part of one."""
    if action >= moves.SHIFT and action < moves.SHIFT_WITH:
        table.use = (action,)
        table.ask(CHOOSE_SHIFT, seat)
    elif moves.REPLACE <= action < moves.PINCH_HIT or moves.PINCH_RUN <= action < moves.NEWCOMER:
        table.use = (action,)
        table.ask(CHOOSE_NEWCOMER, seat)
    else:
        _after_sub(table, seat)
        if action >= moves.PINCH_HIT:
            pinch_hit(table, seat, action - moves.PINCH_HIT)
        else:
            change_pitcher(table, seat, action - moves.PITCHER_IN)
        open_window(table, seat)


def _after_sub(table: Table, seat: i64) -> None:
    """Priority goes on; a late substitution has its own way (C-3.9.8)."""
    if table.step == OPEN_PRE_PITCH:
        table.go(TAKE_CARDS_BACK)
    else:
        table.passes = 0
        table.priority = 1 - table.priority
    table.substituter = seat


def newcomer_choices(table: Table, seat: i64) -> list[int]:
    return bits_listed(table.teams[seat].bench, moves.NEWCOMER)


def bring_in(table: Table, seat: i64, place: i64) -> None:
    """The newcomer is named: he takes the slot, the position or the base of the one who leaves (C-3.5.5, C-3.5.7).

    Two of these and a move are a double switch (C-3.5.6); pitchers never field (C-R55).
    """
    action = table.use[0]
    table.use = ()
    settle(table, seat)
    _after_sub(table, seat)
    if action >= moves.PINCH_RUN:
        base = action - moves.PINCH_RUN
        slot = slot_of(table.runner(base))
        old = table.teams[seat].player(slot)
        _put_in(table, seat, slot, place)
        table.teams[seat].pinch_runners |= 1 << slot
        if table.log is not None:
            table.tell((events.PINCH_RAN, seat, slot, old, place, base, EVERYONE))
    else:
        slot = action - moves.REPLACE
        old = table.teams[seat].player(slot)
        _put_in(table, seat, slot, place)
        if table.log is not None:
            position = table.teams[seat].position(slot)
            table.tell((events.REPLACED, seat, slot, old, place, position, events.IN_FIELD, EVERYONE))
    open_window(table, seat)


def settle(table: Table, seat: i64) -> None:
    if table.log is not None:
        table.tell((events.SETTLED, seat, EVERYONE))


def shift_choices(table: Table, seat: i64) -> list[int]:
    """Any other fielder; the designated hitter stays out of the field (C-3.2.10, C-R14)."""
    team = table.teams[seat]
    first = table.use[0] - moves.SHIFT
    return [moves.SHIFT_WITH + slot for slot in range(SLOTS) if slot != first and team.position(slot) != DESIGNATED]


def shift(table: Table, seat: i64, slot: i64) -> None:
    """Two fielders change places: no substitution, so the same manager goes on (C-3.2.10)."""
    team = table.teams[seat]
    first = table.use[0] - moves.SHIFT
    table.use = ()
    settle(table, seat)
    one, other = team.position(first), team.position(slot)
    team.put_position(first, other)
    team.put_position(slot, one)
    team.shifts += 1
    table.rate(seat)
    table.passes = 0
    if table.log is not None:
        table.tell((events.SHIFTED, seat, first, other, EVERYONE))
        table.tell((events.SHIFTED, seat, slot, one, EVERYONE))


# --- carrying out -------------------------------------------------------------------------------------------------


def _put_in(table: Table, seat: i64, slot: i64, place: i64) -> None:
    """A bench player takes a slot with its position; who leaves may not return (C-3.5.4, C-3.5.10, C-R22)."""
    team = table.teams[seat]
    team.left |= 1 << team.player(slot)
    team.bench &= ~(1 << place)
    team.put_player(slot, place)
    team.last = packed_with(team.last, 4, slot, NO_RESULT)
    team.hits = packed_with(team.hits, 4, slot, 0)
    team.pinch_runners &= ~(1 << slot)
    team.substituted = True
    effects.end_on_player(table, seat, OF_BATTER, slot)
    table.rate(seat)


def pinch_hit(table: Table, seat: i64, place: i64) -> None:
    """C-3.5.7, C-3.9.10."""
    team = table.teams[seat]
    old = team.player(table.slot)
    _put_in(table, seat, table.slot, place)
    table.pinch_hitter = True
    if table.log is not None:
        position = team.position(table.slot)
        table.tell((events.REPLACED, seat, table.slot, old, place, position, events.AS_PINCH_HITTER, EVERYONE))


def change_pitcher(table: Table, seat: i64, place: i64) -> None:
    """A pitcher comes from the bullpen (C-3.5.8)."""
    team = table.teams[seat]
    old = team.mound
    team.arms = (*team.arms, innings.arm_of(team))
    if team.faced_half:
        table.half_pitchers += 1
    effects.end_on_player(table, seat, OF_PITCHER, old)
    team.bullpen &= ~(1 << place)
    innings.take_mound(table, seat, place)
    if place < table.setup.clubs[seat].starters:  # an emergency (C-R24)
        team.entered_tired = True
    team.substituted = True
    table.strikeouts_in_row = 0
    table.rate(seat)
    if table.log is not None:
        tired = 1 if team.entered_tired else 0
        table.tell((events.PITCHING_CHANGE, seat, old, place, tired, EVERYONE))


def open_window(table: Table, seat: i64) -> None:
    """Cards that answer a substitution, and coaches who reward it (C-3.9.11)."""
    for play in table.standing:
        if play.owner == seat:
            for effect in table.card_of(play).effects:
                if effect.verb == ON_SUBSTITUTION:
                    for each in effect.then:
                        effects.carry_out(table, play, each)
    table.push()
    table.go(OPEN_SUB_MADE)


# --- taking cards back (C-3.9.8, C-3.9.9) -------------------------------------------------------------------------


def is_returnable(table: Table, play: Play) -> bool:
    """A card that the other manager has played in P6 of this at-bat and that is not spent."""
    return (
        play.owner != table.substituter and play.born == table.at_bats and play.window == PRE_PITCH and not play.spent
    )


def take_back(table: Table) -> None:
    """What no longer applies goes back by itself; the rest its owner may take back (C-R35)."""
    for play in (*table.plays, *table.standing):
        if is_returnable(table, play) and not numbers.holds(table, table.card_of(play).when, play.owner):
            _return(table, play)
    if back_choices(table):
        table.ask(CHOOSE_BACK, 1 - table.substituter)
    else:
        table.go(REOPEN)


def back_choices(table: Table) -> list[int]:
    """The cards that may be taken back, as places among those in force."""
    in_force = (*table.plays, *table.standing)[: moves.MOST_PLAYS]
    return [moves.TAKE_BACK + place for place in range(len(in_force)) if is_returnable(table, in_force[place])]


def take_one_back(table: Table, place: i64) -> None:
    in_force = (*table.plays, *table.standing)
    _return(table, in_force[place])
    table.step = TAKE_CARDS_BACK


def _return(table: Table, play: Play) -> None:
    """A card returns to the hand with what was paid for it, and counts as not played."""
    table.plays = tuple([each for each in table.plays if each is not play])
    table.standing = tuple([each for each in table.standing if each is not play])
    team = table.teams[play.owner]
    if play.is_coach:
        coaches = table.setup.clubs[play.owner].deck.coaches
        team.coaches |= 1 << coaches.index(play.card)
    else:
        effects.take_known(team, play.card)
        for paid in play.costs:
            team.discard = without_card(team.discard, paid)
            effects.take_known(team, paid)
        title = table.card_of(play).family * 2 + play.owner
        table.titles = tuple([each for each in table.titles if each != title])
    if table.log is not None:
        table.tell((events.RETURNED, play.owner, play.card, 1 if play.is_coach else 0, EVERYONE))


def reopen(table: Table) -> None:
    """Back to the walk if no card of P6 is still in force, else on with P6 (C-3.9.9, C-R29)."""
    table.played_early = 0
    for play in (*table.plays, *table.standing):
        if play.born == table.at_bats and play.window == PRE_PITCH:
            table.played_early |= 1 << play.owner
    table.go(OPEN_PRE_PITCH if table.played_early else ASK_WALK)


# --- ejections (C-3.5.13, C-R20, C-R24) ---------------------------------------------------------------------------


def ask_ejected(table: Table) -> None:
    """Whoever was sent off must be replaced at once, else the game is lost (C-3.5.11)."""
    if table.ejected & 1:
        seat = table.offence
        if not table.teams[seat].bench:
            innings.forfeit(table, seat)
            return
    elif table.ejected & 2:
        seat = 1 - table.offence
        if not ejected_pitchers(table, seat):
            innings.forfeit(table, seat)
            return
    else:
        table.pop()
        return
    table.ask(CHOOSE_EJECTED, seat)


def ejected_pitchers(table: Table, seat: i64) -> i64:
    """The bullpen; if it is empty, a starter who has not pitched (C-R24)."""
    team = table.teams[seat]
    if team.bullpen:
        return team.bullpen
    found: i64 = (1 << table.setup.clubs[seat].starters) - 1
    for arm in team.arms:
        found &= ~(1 << (arm & 63))
    return found & ~(1 << team.mound)


def ejected_choices(table: Table, seat: i64) -> list[int]:
    if table.ejected & 1:
        return bits_listed(table.teams[seat].bench, moves.NEWCOMER)
    return bits_listed(ejected_pitchers(table, seat), moves.PITCHER_IN)


def replace_ejected(table: Table, seat: i64, action: i64) -> None:
    team: Team = table.teams[seat]
    if table.ejected & 1:
        table.ejected &= ~1
        old = team.player(table.slot)
        place = action - moves.NEWCOMER
        if table.log is not None:
            table.tell((events.EJECTED, seat, old, 0, EVERYONE))
        _put_in(table, seat, table.slot, place)
        if table.log is not None:
            position = team.position(table.slot)
            table.tell((events.REPLACED, seat, table.slot, old, place, position, events.FOR_EJECTED, EVERYONE))
    else:
        table.ejected &= ~2
        place = action - moves.PITCHER_IN
        if table.log is not None:
            table.tell((events.EJECTED, seat, team.mound, 1, EVERYONE))
        change_pitcher(table, seat, place)
