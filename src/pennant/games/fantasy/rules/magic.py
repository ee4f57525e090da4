"""Magic: when each of the 21 abilities can be used, and which choices it needs (F-11). `effects` has their effects.

A use is a row of choices: the card turned over, for BLESSING the power it copies, then what the ability needs. They are
kept in `state.use` until the last one is made, and can be taken back until then. DIG and RECRUIT reveal hidden cards,
so their card is turned over before the remaining choices are asked for.
"""

from typing import Final

from mypy_extensions import i64

from pennant.games.fantasy.rules import effects, moves, questions
from pennant.games.fantasy.rules.cards import (
    ABDUCT,
    AXE,
    BERZERK,
    BLESSING,
    BRUTE_FORCE,
    DIG,
    FLAMES,
    FOCUS,
    HELPER,
    HIBERNATE,
    JUSTICE,
    MEOW,
    MORPH,
    PILE_ON,
    POWER_JUICE,
    RECRUIT,
    REVIVE,
    SHAPESHIFT,
    STATS,
    SUMMON,
    TELEPORT,
    TRACKS,
    TRANSLUCENT,
)
from pennant.games.fantasy.rules.effects import (
    BLESSED,
    HELPED,
    LOOKED_AT,
    Use,
)
from pennant.games.fantasy.rules.packing import STAT, STAT_BITS, unpack_track
from pennant.games.fantasy.rules.season_state import (
    BENCH,
    NO_CARD,
    NOBODY,
    ORDER_BITS,
    SEASON,
    SERIES,
    SPOTS,
    WILD_CARD,
    Manager,
    SeasonState,
    add_pick,
    bits_listed,
)
from pennant.games.fantasy.rules.stats import has_stats

ASKS_ONCE: Final = (
    1 << ABDUCT | 1 << BERZERK | 1 << BRUTE_FORCE | 1 << FLAMES | 1 << MEOW | 1 << MORPH | 1 << REVIVE | 1 << SHAPESHIFT
)
"""The abilities that are carried out after a single choice."""


def use_of(state: SeasonState, seat: i64) -> Use:
    """The use that the choices so far describe (F-11.0.12, F-R54)."""
    manager = state.managers[seat]
    picks = moves.picks_of(state.use)
    flipped: i64 = picks.pop(0) - moves.SPOT
    source = manager.spots[flipped]
    kind = state.characters[source].magic
    via = HELPED if flipped < BENCH else 0
    while True:
        if kind == BLESSING and not via & BLESSED and picks:
            other, spot = divmod(copied_spots(state, seat)[picks.pop(0) - moves.USED], SPOTS)
            source = state.managers[other].spots[spot]
            via |= BLESSED
        elif kind == HELPER and not via & HELPED:
            source = state.active(seat)
            via |= HELPED
        else:
            return Use(flipped, kind, source, via, picks)
        kind = state.characters[source].magic


def copied_spots(state: SeasonState, seat: i64) -> list[int]:
    """The opponents' exhausted Characters, as seat * SPOTS + spot, by seat and card number (F-11.4)."""
    found: list[int] = []
    for other in state.playing():
        manager = state.managers[other]
        if other == seat or not manager.exhausted:
            continue
        spots = [spot for spot in range(SPOTS) if manager.exhausted >> spot & 1]
        while spots:
            lowest = spots[0]
            for spot in spots:
                if manager.spots[spot] < manager.spots[lowest]:
                    lowest = spot
            spots.remove(lowest)
            found.append(other * SPOTS + lowest)
    return found


# --- opportunities ------------------------------------------------------------------------------------------------


def is_shut_out(state: SeasonState, seat: i64) -> bool:
    """Whether an earlier Manager in this week's sequence hibernates (F-11.10, F-12.1.8)."""
    if state.hibernator == NOBODY:
        return False
    return _place_in_sequence(state, seat) > _place_in_sequence(state, state.hibernator)


def _place_in_sequence(state: SeasonState, seat: i64) -> i64:
    place: i64 = 0
    while (state.sequence >> place * ORDER_BITS & 15) != seat + 1:
        place += 1
    return place


def may_have_magic(state: SeasonState, seat: i64) -> bool:
    """Whether everybody can see that there is a card whose magic is not exhausted (F-6.2, F-E20)."""
    manager = state.managers[seat]
    return bool(manager.bench() & ~manager.exhausted) or _active_may_act(state, seat)


def _active_may_act(state: SeasonState, seat: i64) -> bool:
    """F-E20: once, the magic of the active instead of a bench card's."""
    manager = state.managers[seat]
    if not state.event.active_magic or state.stage == WILD_CARD or manager.active_used:
        return False
    place = state.place()
    return manager.spots[place] != NO_CARD and not manager.exhausted >> place & 1


def magic_choices(state: SeasonState, seat: i64) -> list[int]:
    """The choices: pass, or a bench card whose magic can have an effect (F-6.2, F-11.0.1, F-11.0.2, F-11.0.6)."""
    manager = state.managers[seat]
    found = [moves.PASS]
    if _active_may_act(state, seat):
        place = state.place()
        source = manager.spots[place]
        if usable(state, seat, place, state.characters[source].magic, source, HELPED):
            found.append(moves.SPOT + place)
    ready = manager.bench() & ~manager.exhausted
    for spot in range(BENCH, SPOTS):
        if ready >> spot & 1:
            source = manager.spots[spot]
            if usable(state, seat, spot, state.characters[source].magic, source, 0):
                found.append(moves.SPOT + spot)
    return found


def usable(state: SeasonState, seat: i64, flipped: i64, kind: i64, source: i64, via: i64) -> bool:
    """Whether this power has a choice with an effect now or later (F-11.0.6, F-R21)."""
    manager = state.managers[seat]
    active = state.active(seat)
    if kind == POWER_JUICE:
        return active != NO_CARD
    if kind == PILE_ON:
        return active != NO_CARD and not state.characters[active].good
    if kind == SUMMON:
        return active != NO_CARD and source != active
    if kind == BERZERK:
        works_now = active != NO_CARD and source != active
        return works_now or not state.last_week()
    if kind == FLAMES:
        return _can_burn(state, seat)
    if kind == MEOW:
        return _meow_seats(state, seat) != 0
    if kind == JUSTICE:
        return not state.justice
    if kind == MORPH:
        return state.can_draw()
    if kind == SHAPESHIFT:
        return bool(_shift_spots(state, seat))
    if kind == TELEPORT:
        return flipped >= BENCH and via & HELPED == 0 and manager.spots[flipped] != manager.barred
    if kind == REVIVE:
        return not state.last_week() and _revivable(state, seat, flipped, source) != 0
    if kind == HIBERNATE:
        return _somebody_later(state, seat)
    if kind == DIG:
        return bool(state.discard) and _dug_spots(manager) != 0
    if kind == ABDUCT:
        return len(unresolved(state)) > 1
    if kind == HELPER:
        return _can_help(state, seat, flipped, via)
    if kind == BLESSING:
        return via & BLESSED == 0 and bool(copied_choices(state, seat, flipped, via))
    if kind == RECRUIT:
        if not state.can_draw():
            return False
        return state.setup.recruit_at_once or (state.stage == SEASON and state.month < state.setup.months)
    if kind == TRANSLUCENT:
        return state.stage != WILD_CARD and not (state.stage == SERIES and state.last_week())
    if state.stage != SEASON:  # the others concern the Stat Tracks (F-10.11)
        return False
    if kind == FOCUS:
        return not manager.focus
    if kind == BRUTE_FORCE:
        return manager.tracks != 0 and not _is_focused_on(state, seat)
    return bool(_axe_choices(state, seat, []))


def _can_burn(state: SeasonState, seat: i64) -> bool:
    """Whether an opponent has an active Character with a stat that is not burned (F-11.7)."""
    if state.burned:
        return bool(_flame_choices(state, seat))
    place = state.place()
    for other in state.playing():  # noqa: SIM110  compiled, a loop is faster
        if other != seat and state.managers[other].spots[place] != NO_CARD:
            return True
    return False


def _meow_seats(state: SeasonState, seat: i64) -> i64:
    """The opponents that have an Evil active Character (F-11.12)."""
    found: i64 = 0
    for other in state.playing():
        if other != seat:
            card = state.active(other)
            if card != NO_CARD and not state.characters[card].good:
                found |= 1 << other
    return found


def _shift_spots(state: SeasonState, seat: i64) -> i64:
    """The spots that SHAPESHIFT can take a card from: all but the active and the card that MEOW sent back (F-11.18)."""
    manager = state.managers[seat]
    found: i64 = manager.bench()
    for spot in range(BENCH):
        if manager.spots[spot] != NO_CARD and spot != state.place():
            found |= 1 << spot
    if manager.barred != NO_CARD:
        for spot in range(SPOTS):
            if manager.spots[spot] == manager.barred:
                found &= ~(1 << spot)
    return found


def _revivable(state: SeasonState, seat: i64, flipped: i64, source: i64) -> i64:
    """The user's own exhausted bench cards, without those that this use turns over (F-11.17, F-R57)."""
    manager = state.managers[seat]
    found = manager.bench() & manager.exhausted & ~manager.revived
    found &= ~(1 << flipped)
    for spot in range(BENCH, SPOTS):
        if manager.spots[spot] == source:
            found &= ~(1 << spot)
    return found


def _somebody_later(state: SeasonState, seat: i64) -> bool:
    """Whether the sequence continues after this Manager (F-11.10)."""
    place = _place_in_sequence(state, seat)
    if state.hibernator != NOBODY and _place_in_sequence(state, state.hibernator) <= place:
        return False
    return place + 1 < _circle(state)


def _circle(state: SeasonState) -> i64:
    """The length of the sequence; with F-E18 it goes round twice."""
    count: i64 = 0
    first = state.sequence & 15
    while True:
        count += 1
        here = state.sequence >> count * ORDER_BITS & 15
        if not here or here == first:
            return count


def _dug_spots(manager: Manager) -> i64:
    """The lineup cards that DIG may exchange: active, future or played (F-11.6, F-10.14)."""
    found: i64 = 0
    for spot in range(BENCH):
        if manager.spots[spot] != NO_CARD:
            found |= 1 << spot
    return found


def unresolved(state: SeasonState) -> list[int]:
    """The places in the field whose Win card is still to be played for (F-11.1)."""
    if state.stage == WILD_CARD or (state.stage == SERIES and state.week >= 4):
        return []
    return [place for place in range(len(state.field)) if state.field[place] != NO_CARD]


def _can_help(state: SeasonState, seat: i64, flipped: i64, via: i64) -> bool:
    """HELPER: the active's magic, unless it was used this month (F-11.9, F-R43)."""
    manager = state.managers[seat]
    place = state.place()
    active = manager.spots[place]
    if via & HELPED or active == NO_CARD or manager.exhausted >> place & 1:
        return False
    kind = state.characters[active].magic
    return kind != HELPER and usable(state, seat, flipped, kind, active, via | HELPED)


def copied_choices(state: SeasonState, seat: i64, flipped: i64, via: i64) -> list[int]:
    """The powers that BLESSING can copy (F-11.4, F-R27)."""
    found: list[int] = []
    for place, where in enumerate(copied_spots(state, seat)):
        source = state.managers[where // SPOTS].spots[where % SPOTS]
        kind = state.characters[source].magic
        if kind != BLESSING and usable(state, seat, flipped, kind, source, via | BLESSED):
            found.append(moves.USED + place)
    return found


def _is_focused_on(state: SeasonState, seat: i64) -> bool:
    """Whether an opponent's FOCUS is in force (F-11.8, F-R28)."""
    return len([other for other in state.playing() if other != seat and state.managers[other].focus]) > 0


def _axe_choices(state: SeasonState, seat: i64, chosen: list[int]) -> list[int]:
    """Opponents with points, and on which tracks; each opponent once (F-11.2, F-R25)."""
    found: list[int] = []
    for other in state.playing():
        if other == seat or (chosen and (chosen[0] - moves.POINT) // TRACKS == other):
            continue
        tracks = state.managers[other].tracks
        first = moves.POINT + other * TRACKS
        found += [first + track for track in range(TRACKS) if unpack_track(tracks, track)]
    return found


# --- choosing -----------------------------------------------------------------------------------------------------


def choose(state: SeasonState, seat: i64, action: i64) -> None:
    """Add a choice; carry the use out when it was the last, else ask for the next."""
    state.use = add_pick(state.use, action)
    use = use_of(state, seat)
    if state.fixed:
        if is_seen_through(state, use):
            if use.kind == DIG:
                effects.dig(state, seat, use.rest)
            else:
                effects.recruit(state, seat, use.rest)
            _end_use(state)
        else:
            ask_next(state, seat, use)
    elif lacks_choice(state, seat, use):
        ask_next(state, seat, use)
    else:
        effects.turn_over(state, seat, use)
        if use.kind == DIG or use.kind == RECRUIT:
            state.fixed = len(moves.picks_of(state.use))
            effects.look(state, seat, use.kind)
            ask_next(state, seat, use)
        else:
            effects.carry_out(state, seat, use)
            _end_use(state)


def lacks_choice(state: SeasonState, seat: i64, use: Use) -> bool:
    """Whether a use needs more choices before its card is turned over; `usable` guarantees the first one."""
    if not use.rest and ASKS_ONCE >> use.kind & 1:
        return True
    return bool(parameter_choices(state, seat, use))


def is_seen_through(state: SeasonState, use: Use) -> bool:
    """Whether DIG or RECRUIT needs no more choices."""
    wanted = 1 if use.kind == RECRUIT and not state.setup.recruit_at_once else 2
    return len(use.rest) == wanted


def _end_use(state: SeasonState) -> None:
    state.use = 0
    state.fixed = 0
    state.turn += 1


def ask_next(state: SeasonState, seat: i64, use: Use) -> None:
    """Ask for the next choice that the use needs."""
    question = questions.ASK_PARAMETER + use.kind
    if use.kind == BLESSING:
        question = questions.CHOOSE_COPIED
    elif state.fixed and use.rest:
        question = questions.CHOOSE_DUG_SPOT if use.kind == DIG else questions.CHOOSE_REPLACED
    state.ask(question, 1 << seat)


def use_choices(state: SeasonState, seat: i64) -> list[int]:
    """The legal choices for the magic being used."""
    use = use_of(state, seat)
    if not state.fixed:
        return parameter_choices(state, seat, use)
    if use.kind == DIG:
        if not use.rest:
            return list(range(moves.OFFER, moves.OFFER + len(state.discard)))
        return bits_listed(_dug_spots(state.managers[seat]), moves.SPOT)
    if not use.rest:
        return _deal_choices(len(state.drawn))
    return bits_listed(_own_cards(state, seat), moves.SPOT)


def _deal_choices(count: i64) -> list[int]:
    """The orders of the cards that RECRUIT looks at, if there are fewer than three (F-11.16)."""
    if count == LOOKED_AT:
        return list(range(moves.DEAL, moves.DEAL + len(moves.DEALS)))
    return [moves.DEAL, moves.DEAL + 2][:count]


def _own_cards(state: SeasonState, seat: i64) -> i64:
    """The active and the bench (F-11.13)."""
    manager = state.managers[seat]
    found = manager.bench()
    place = state.place()
    if manager.spots[place] != NO_CARD:
        found |= 1 << place
    return found


def parameter_choices(state: SeasonState, seat: i64, use: Use) -> list[int]:
    """The choices that an ability still needs before its card is turned over; empty if all are made."""
    kind, chosen = use.kind, len(use.rest)
    if kind == BLESSING:
        return copied_choices(state, seat, use.flipped, use.via)
    if kind == AXE:
        return _axe_choices(state, seat, use.rest) if chosen < 2 else []
    if kind == TRANSLUCENT:
        return _order_choices(state, use.rest)
    if chosen:
        return []
    if kind == ABDUCT:
        places = unresolved(state)
        return [
            moves.PAIR + number for number, (one, other) in enumerate(moves.PAIRS) if one in places and other in places
        ]
    if kind == BERZERK:
        return bits_listed(state.characters[use.source].has, moves.STAT)
    if kind == BRUTE_FORCE:
        tracks = state.managers[seat].tracks
        return [moves.TRACK + track for track in range(TRACKS) if unpack_track(tracks, track)]
    if kind == FLAMES:
        return _flame_choices(state, seat)
    if kind == MEOW:
        return bits_listed(_meow_seats(state, seat), moves.SEAT)
    if kind == MORPH:
        return bits_listed(_own_cards(state, seat), moves.SPOT)
    if kind == REVIVE:
        return bits_listed(_revivable(state, seat, use.flipped, use.source), moves.SPOT)
    if kind == SHAPESHIFT:
        return bits_listed(_shift_spots(state, seat), moves.SPOT)
    return []


def _flame_choices(state: SeasonState, seat: i64) -> list[int]:
    """The stats that opponents' actives have and that are not burned yet (F-11.7, F-R21, F-R42)."""
    found: list[int] = []
    for other in state.playing():
        card = state.active(other)
        if other != seat and card != NO_CARD:
            stats = has_stats(state, other)
            for each in state.burned:
                if each >> STAT_BITS == card:
                    stats &= ~(1 << (each & STAT))
            found += bits_listed(stats, moves.SKILL + other * STATS)
    return found


def _order_choices(state: SeasonState, chosen: list[int]) -> list[int]:
    """The next seat in the new waiver order, until one is left; in the Series the two just swap (F-11.21)."""
    if state.stage == SERIES or len(chosen) >= len(state.managers) - 1:
        return []
    return [moves.SEAT + seat for seat in range(len(state.managers)) if moves.SEAT + seat not in chosen]
