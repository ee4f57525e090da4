"""Magic: when each of the 21 abilities can be used, and what it asks for (F-11). What they do is in `effects`.

A use is a row of choices: the card turned over, for BLESSING the power it copies, then what the ability needs. They are
kept in `table.use` until the last one is made, and can be taken back until then. DIG and RECRUIT show cards that were
hidden, so their card is turned over before the rest is asked.
"""

from typing import Final

from mypy_extensions import i64

from pennant.games.fantasy.rules import effects, moves
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
    TRACK_BITS,
    TRACKS,
    TRANSLUCENT,
)
from pennant.games.fantasy.rules.effects import (
    BLESSED,
    HELPED,
    LOOKED_AT,
    Use,
)
from pennant.games.fantasy.rules.stats import has_stats
from pennant.games.fantasy.rules.table import (
    ASK_PARAMETER,
    BENCH,
    CHOOSE_COPIED,
    CHOOSE_DUG_SPOT,
    CHOOSE_REPLACED,
    NO_CARD,
    NOBODY,
    ORDER_BITS,
    SEASON,
    SERIES,
    SPOTS,
    WILD_CARD,
    Manager,
    Table,
    added_pick,
    bits_listed,
)

ASKS_ONCE: Final = (
    1 << ABDUCT | 1 << BERZERK | 1 << BRUTE_FORCE | 1 << FLAMES | 1 << MEOW | 1 << MORPH | 1 << REVIVE | 1 << SHAPESHIFT
)
"""The abilities that need one choice and then are carried out."""


def use_of(table: Table, seat: i64) -> Use:
    """The use that the choices so far amount to (F-11.0.12, F-R54)."""
    manager = table.managers[seat]
    picks = moves.picks_of(table.use)
    flipped: i64 = picks.pop(0) - moves.SPOT
    source = manager.spots[flipped]
    kind = table.characters[source].magic
    via = HELPED if flipped < BENCH else 0
    while True:
        if kind == BLESSING and not via & BLESSED and picks:
            other, spot = divmod(copied_spots(table, seat)[picks.pop(0) - moves.USED], SPOTS)
            source = table.managers[other].spots[spot]
            via |= BLESSED
        elif kind == HELPER and not via & HELPED:
            source = table.active(seat)
            via |= HELPED
        else:
            return Use(flipped, kind, source, via, picks)
        kind = table.characters[source].magic


def copied_spots(table: Table, seat: i64) -> list[int]:
    """The opponents' exhausted Characters, as seat * SPOTS + spot, by seat and card number (F-11.4)."""
    found: list[int] = []
    for other in table.playing():
        manager = table.managers[other]
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


def is_shut_out(table: Table, seat: i64) -> bool:
    """Whether somebody earlier in this week's sequence hibernates (F-11.10, F-12.1.8)."""
    if table.hibernator == NOBODY:
        return False
    return _place_in_sequence(table, seat) > _place_in_sequence(table, table.hibernator)


def _place_in_sequence(table: Table, seat: i64) -> i64:
    place: i64 = 0
    while (table.sequence >> place * ORDER_BITS & 15) != seat + 1:
        place += 1
    return place


def may_have_magic(table: Table, seat: i64) -> bool:
    """Whether all can see that there is a card whose magic is not exhausted (F-6.2, F-E20)."""
    manager = table.managers[seat]
    return bool(manager.bench() & ~manager.exhausted) or _active_may_act(table, seat)


def _active_may_act(table: Table, seat: i64) -> bool:
    """F-E20: once, the magic of the active in place of a bench card's."""
    manager = table.managers[seat]
    if not table.event.active_magic or table.stage == WILD_CARD or manager.active_used:
        return False
    place = table.place()
    return manager.spots[place] != NO_CARD and not manager.exhausted >> place & 1


def magic_choices(table: Table, seat: i64) -> list[int]:
    """Pass, or a bench card whose magic can do something (F-6.2, F-11.0.1, F-11.0.2, F-11.0.6)."""
    manager = table.managers[seat]
    found = [moves.PASS]
    if _active_may_act(table, seat):
        place = table.place()
        source = manager.spots[place]
        if usable(table, seat, place, table.characters[source].magic, source, HELPED):
            found.append(moves.SPOT + place)
    ready = manager.bench() & ~manager.exhausted
    for spot in range(BENCH, SPOTS):
        if ready >> spot & 1:
            source = manager.spots[spot]
            if usable(table, seat, spot, table.characters[source].magic, source, 0):
                found.append(moves.SPOT + spot)
    return found


def usable(table: Table, seat: i64, flipped: i64, kind: i64, source: i64, via: i64) -> bool:
    """Whether this power has a choice that does something now or may later (F-11.0.6, F-R21)."""
    manager = table.managers[seat]
    active = table.active(seat)
    if kind == POWER_JUICE:
        return active != NO_CARD
    if kind == PILE_ON:
        return active != NO_CARD and not table.characters[active].good
    if kind == SUMMON:
        return active != NO_CARD and source != active
    if kind == BERZERK:
        works_now = active != NO_CARD and source != active
        return works_now or not table.last_week()
    if kind == FLAMES:
        return _can_burn(table, seat)
    if kind == MEOW:
        return _meow_seats(table, seat) != 0
    if kind == JUSTICE:
        return not table.justice
    if kind == MORPH:
        return table.can_draw()
    if kind == SHAPESHIFT:
        return bool(_shift_spots(table, seat))
    if kind == TELEPORT:
        return flipped >= BENCH and via & HELPED == 0 and manager.spots[flipped] != manager.barred
    if kind == REVIVE:
        return not table.last_week() and _revivable(table, seat, flipped, source) != 0
    if kind == HIBERNATE:
        return _somebody_later(table, seat)
    if kind == DIG:
        return bool(table.discard) and _dug_spots(manager) != 0
    if kind == ABDUCT:
        return len(unresolved(table)) > 1
    if kind == HELPER:
        return _can_help(table, seat, flipped, via)
    if kind == BLESSING:
        return via & BLESSED == 0 and bool(copied_choices(table, seat, flipped, via))
    if kind == RECRUIT:
        if not table.can_draw():
            return False
        return table.setup.recruit_at_once or (table.stage == SEASON and table.month < table.setup.months)
    if kind == TRANSLUCENT:
        return table.stage != WILD_CARD and not (table.stage == SERIES and table.last_week())
    if table.stage != SEASON:  # the others concern the Stat Tracks (F-10.11)
        return False
    if kind == FOCUS:
        return not manager.focus
    if kind == BRUTE_FORCE:
        return manager.tracks != 0 and not _is_focused_on(table, seat)
    return bool(_axe_choices(table, seat, []))


def _can_burn(table: Table, seat: i64) -> bool:
    """Whether an opponent has an active Character with a stat that is not burned (F-11.7)."""
    if table.burned:
        return bool(_flame_choices(table, seat))
    place = table.place()
    for other in table.playing():  # noqa: SIM110  compiled, a loop is faster
        if other != seat and table.managers[other].spots[place] != NO_CARD:
            return True
    return False


def _meow_seats(table: Table, seat: i64) -> i64:
    """The opponents that have an Evil active Character (F-11.12)."""
    found: i64 = 0
    for other in table.playing():
        if other != seat:
            card = table.active(other)
            if card != NO_CARD and not table.characters[card].good:
                found |= 1 << other
    return found


def _shift_spots(table: Table, seat: i64) -> i64:
    """Where SHAPESHIFT can take a card from: anywhere but the active itself and what MEOW sent back (F-11.18)."""
    manager = table.managers[seat]
    found: i64 = manager.bench()
    for spot in range(BENCH):
        if manager.spots[spot] != NO_CARD and spot != table.place():
            found |= 1 << spot
    if manager.barred != NO_CARD:
        for spot in range(SPOTS):
            if manager.spots[spot] == manager.barred:
                found &= ~(1 << spot)
    return found


def _revivable(table: Table, seat: i64, flipped: i64, source: i64) -> i64:
    """Exhausted bench cards of one's own, not the ones this use turns over (F-11.17, F-R57)."""
    manager = table.managers[seat]
    found = manager.bench() & manager.exhausted & ~manager.revived
    found &= ~(1 << flipped)
    for spot in range(BENCH, SPOTS):
        if manager.spots[spot] == source:
            found &= ~(1 << spot)
    return found


def _somebody_later(table: Table, seat: i64) -> bool:
    """Whether the sequence goes on after this Manager (F-11.10)."""
    place = _place_in_sequence(table, seat)
    if table.hibernator != NOBODY and _place_in_sequence(table, table.hibernator) <= place:
        return False
    return place + 1 < _circle(table)


def _circle(table: Table) -> i64:
    """How many Managers the sequence has; with F-E18 it goes round twice."""
    count: i64 = 0
    first = table.sequence & 15
    while True:
        count += 1
        here = table.sequence >> count * ORDER_BITS & 15
        if not here or here == first:
            return count


def _dug_spots(manager: Manager) -> i64:
    """The lineup cards that DIG may exchange: active, future or played (F-11.6, F-10.14)."""
    found: i64 = 0
    for spot in range(BENCH):
        if manager.spots[spot] != NO_CARD:
            found |= 1 << spot
    return found


def unresolved(table: Table) -> list[int]:
    """The places in the field whose Win card is still to be played for (F-11.1)."""
    if table.stage == WILD_CARD or (table.stage == SERIES and table.week >= 4):
        return []
    return [place for place in range(len(table.field)) if table.field[place] != NO_CARD]


def _can_help(table: Table, seat: i64, flipped: i64, via: i64) -> bool:
    """HELPER: the active's magic, unless it was used this month (F-11.9, F-R43)."""
    manager = table.managers[seat]
    place = table.place()
    active = manager.spots[place]
    if via & HELPED or active == NO_CARD or manager.exhausted >> place & 1:
        return False
    kind = table.characters[active].magic
    return kind != HELPER and usable(table, seat, flipped, kind, active, via | HELPED)


def copied_choices(table: Table, seat: i64, flipped: i64, via: i64) -> list[int]:
    """The powers that BLESSING can copy (F-11.4, F-R27)."""
    found: list[int] = []
    for place, where in enumerate(copied_spots(table, seat)):
        source = table.managers[where // SPOTS].spots[where % SPOTS]
        kind = table.characters[source].magic
        if kind != BLESSING and usable(table, seat, flipped, kind, source, via | BLESSED):
            found.append(moves.USED + place)
    return found


def _is_focused_on(table: Table, seat: i64) -> bool:
    """Whether an opponent's FOCUS is in force (F-11.8, F-R28)."""
    return len([other for other in table.playing() if other != seat and table.managers[other].focus]) > 0


def _axe_choices(table: Table, seat: i64, chosen: list[int]) -> list[int]:
    """Opponents with points, and on which tracks; each opponent once (F-11.2, F-R25)."""
    found: list[int] = []
    for other in table.playing():
        if other == seat or (chosen and (chosen[0] - moves.POINT) // TRACKS == other):
            continue
        tracks = table.managers[other].tracks
        first = moves.POINT + other * TRACKS
        found += [first + track for track in range(TRACKS) if tracks >> track * TRACK_BITS & 4095]
    return found


# --- choosing -----------------------------------------------------------------------------------------------------


def choose(table: Table, seat: i64, action: i64) -> None:
    """Add a choice; carry the use out when it was the last, else ask for the next."""
    table.use = added_pick(table.use, action)
    use = use_of(table, seat)
    if table.fixed:
        if is_seen_through(table, use):
            if use.kind == DIG:
                effects.dig(table, seat, use.rest)
            else:
                effects.recruit(table, seat, use.rest)
            _end_use(table)
        else:
            ask_next(table, seat, use)
    elif lacks_choice(table, seat, use):
        ask_next(table, seat, use)
    else:
        effects.turn_over(table, seat, use)
        if use.kind == DIG or use.kind == RECRUIT:
            table.fixed = len(moves.picks_of(table.use))
            effects.look(table, seat, use.kind)
            ask_next(table, seat, use)
        else:
            effects.carry_out(table, seat, use)
            _end_use(table)


def lacks_choice(table: Table, seat: i64, use: Use) -> bool:
    """Whether a use asks for more before its card is turned over: the first choice is there, or it were not usable."""
    if not use.rest and ASKS_ONCE >> use.kind & 1:
        return True
    return bool(parameter_choices(table, seat, use))


def is_seen_through(table: Table, use: Use) -> bool:
    """Whether DIG or RECRUIT needs nothing more."""
    wanted = 1 if use.kind == RECRUIT and not table.setup.recruit_at_once else 2
    return len(use.rest) == wanted


def _end_use(table: Table) -> None:
    table.use = 0
    table.fixed = 0
    table.turn += 1


def ask_next(table: Table, seat: i64, use: Use) -> None:
    """Ask for what the use still lacks."""
    question = ASK_PARAMETER + use.kind
    if use.kind == BLESSING:
        question = CHOOSE_COPIED
    elif table.fixed and use.rest:
        question = CHOOSE_DUG_SPOT if use.kind == DIG else CHOOSE_REPLACED
    table.ask(question, 1 << seat)


def use_choices(table: Table, seat: i64) -> list[int]:
    """What may be chosen next for the magic being used."""
    use = use_of(table, seat)
    if not table.fixed:
        return parameter_choices(table, seat, use)
    if use.kind == DIG:
        if not use.rest:
            return list(range(moves.OFFER, moves.OFFER + len(table.discard)))
        return bits_listed(_dug_spots(table.managers[seat]), moves.SPOT)
    if not use.rest:
        return _deal_choices(len(table.drawn))
    return bits_listed(_own_cards(table, seat), moves.SPOT)


def _deal_choices(count: i64) -> list[int]:
    """The orders of the cards that RECRUIT looks at, if there are fewer than three (F-11.16)."""
    if count == LOOKED_AT:
        return list(range(moves.DEAL, moves.DEAL + len(moves.DEALS)))
    return [moves.DEAL, moves.DEAL + 2][:count]


def _own_cards(table: Table, seat: i64) -> i64:
    """The active and the bench (F-11.13)."""
    manager = table.managers[seat]
    found = manager.bench()
    place = table.place()
    if manager.spots[place] != NO_CARD:
        found |= 1 << place
    return found


def parameter_choices(table: Table, seat: i64, use: Use) -> list[int]:
    """What an ability still needs before its card is turned over; nothing if all is chosen."""
    kind, chosen = use.kind, len(use.rest)
    if kind == BLESSING:
        return copied_choices(table, seat, use.flipped, use.via)
    if kind == AXE:
        return _axe_choices(table, seat, use.rest) if chosen < 2 else []
    if kind == TRANSLUCENT:
        return _order_choices(table, use.rest)
    if chosen:
        return []
    if kind == ABDUCT:
        places = unresolved(table)
        return [
            moves.PAIR + number for number, (one, other) in enumerate(moves.PAIRS) if one in places and other in places
        ]
    if kind == BERZERK:
        return bits_listed(table.characters[use.source].has, moves.STAT)
    if kind == BRUTE_FORCE:
        tracks = table.managers[seat].tracks
        return [moves.TRACK + track for track in range(TRACKS) if tracks >> track * TRACK_BITS & 4095]
    if kind == FLAMES:
        return _flame_choices(table, seat)
    if kind == MEOW:
        return bits_listed(_meow_seats(table, seat), moves.SEAT)
    if kind == MORPH:
        return bits_listed(_own_cards(table, seat), moves.SPOT)
    if kind == REVIVE:
        return bits_listed(_revivable(table, seat, use.flipped, use.source), moves.SPOT)
    if kind == SHAPESHIFT:
        return bits_listed(_shift_spots(table, seat), moves.SPOT)
    return []


def _flame_choices(table: Table, seat: i64) -> list[int]:
    """The stats that opponents' actives have and that are not burned yet (F-11.7, F-R21, F-R42)."""
    found: list[int] = []
    for other in table.playing():
        card = table.active(other)
        if other != seat and card != NO_CARD:
            stats = has_stats(table, other)
            for each in table.burned:
                if each >> 4 == card:
                    stats &= ~(1 << (each & 15))
            found += bits_listed(stats, moves.SKILL + other * STATS)
    return found


def _order_choices(table: Table, chosen: list[int]) -> list[int]:
    """The next in the new waiver order, until one is left; in the Series the two just swap (F-11.21)."""
    if table.stage == SERIES or len(chosen) >= len(table.managers) - 1:
        return []
    return [moves.SEAT + seat for seat in range(len(table.managers)) if moves.SEAT + seat not in chosen]
