"""The stats and the total of a Character in the current game (F-6.3, F-6.8 to F-6.10)."""

from mypy_extensions import i64

from pennant.games.fantasy.rules.cards import (
    BY_ALIGNMENT,
    BY_KIND,
    BY_TIER,
    STATS,
    Character,
    StatChange,
    WinCard,
    banner_points,
)
from pennant.games.fantasy.rules.packing import STAT, STAT_BITS
from pennant.games.fantasy.rules.season_state import NO_CARD, WILD_CARD, Manager, SeasonState


def is_plain(state: SeasonState, manager: Manager) -> bool:
    """Whether nothing changes the printed stats of this Manager's active Character."""
    if manager.added or manager.berzerk or manager.juice or manager.pile_on or state.event.changes:
        return False
    if state.burned:
        card = manager.spots[state.place()]
        for each in state.burned:
            if each >> STAT_BITS == card:
                return False
    return True


def has_stats(state: SeasonState, seat: i64) -> i64:
    """The stats that the active Character has: printed, or added by SUMMON and BERZERK (F-6.9, F-R16)."""
    manager = state.managers[seat]
    card = state.active(seat)
    has = state.characters[card].has
    for source in manager.added:
        if source != card:
            has |= state.characters[source].has
    for each in manager.berzerk:
        if each >> STAT_BITS != card:
            has |= 1 << (each & STAT)
    return has


def effective_stats(state: SeasonState, seat: i64) -> list[int]:
    """The ten values of the active Character, layer by layer (F-6.8, F-11.0.8, F-R15, F-R23)."""
    manager = state.managers[seat]
    card = state.active(seat)
    character = state.characters[card]
    values = list(character.stats)
    for source in manager.added:
        if source != card:
            for stat in range(STATS):
                values[stat] += state.characters[source].stats[stat]
    for each in manager.berzerk:
        if each >> STAT_BITS != card:
            values[each & STAT] += state.characters[each >> STAT_BITS].stats[each & STAT]
    has = has_stats(state, seat)
    more = manager.juice
    if not character.good:
        more += manager.pile_on
    for stat in range(STATS):
        if has >> stat & 1:
            values[stat] += more
    if state.stage != WILD_CARD:
        for change in state.event.changes:
            _change(values, has, character, change)
    for each in state.burned:
        if each >> STAT_BITS == card:
            values[each & STAT] = 0
    return values


def _change(values: list[int], has: i64, character: Character, change: StatChange) -> None:
    """An Event's change of the stats a Character has, never below 0 (F-12.1.4, F-12.1.7)."""
    if change.filter == BY_ALIGNMENT and character.good != (change.value == 1):
        return
    if change.filter == BY_TIER and character.tier != change.value:
        return
    if change.filter == BY_KIND and character.kind != change.value:
        return
    for stat in range(STATS):
        if has & change.stats & (1 << stat) and (not change.highest or stat == character.highest):
            values[stat] = max(0, values[stat] + change.delta)


def total(state: SeasonState, seat: i64, win: i64) -> i64:
    """The total of a Manager's active Character for a Win card (F-6.3)."""
    card = state.active(seat)
    if is_plain(state, state.managers[seat]):
        return state.cards.totals[card][win]
    requires = state.cards.wins[win].requires
    values = effective_stats(state, seat)
    found: i64 = 0
    for stat in range(STATS):
        if requires >> stat & 1:
            found += values[stat]
    return found


def points(state: SeasonState, seat: i64, win: i64) -> i64:
    """How far the pegs of a Manager move for the banners of a Win card, packed by track (F-6.6, F-R13, F-R16)."""
    card = state.active(seat)
    if card == NO_CARD or state.event.no_points:
        return 0
    if not state.event.more_points and is_plain(state, state.managers[seat]):
        return state.cards.points[card][win]
    has = has_stats(state, seat)
    if not state.setup.zero_matches:
        values = effective_stats(state, seat)
        for stat in range(STATS):
            if not values[stat]:
                has &= ~(1 << stat)
    face: WinCard = state.cards.wins[win]
    return banner_points(has, face, state.event.more_points)
