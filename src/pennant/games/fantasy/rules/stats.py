"""What a Character is worth in the game now being played (F-6.3, F-6.8 to F-6.10)."""

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
from pennant.games.fantasy.rules.table import NO_CARD, WILD_CARD, Manager, Table


def is_plain(table: Table, manager: Manager) -> bool:
    """Whether nothing changes the printed stats of this Manager's active Character."""
    if manager.added or manager.berzerk or manager.juice or manager.pile_on or table.event.changes:
        return False
    if table.burned:
        card = manager.spots[table.place()]
        for each in table.burned:
            if each >> 4 == card:
                return False
    return True


def has_stats(table: Table, seat: i64) -> i64:
    """The stats that the active Character has: printed, or added by SUMMON and BERZERK (F-6.9, F-R16)."""
    manager = table.managers[seat]
    card = table.active(seat)
    has = table.characters[card].has
    for source in manager.added:
        if source != card:
            has |= table.characters[source].has
    for each in manager.berzerk:
        if each >> 4 != card:
            has |= 1 << (each & 15)
    return has


def effective_stats(table: Table, seat: i64) -> list[int]:
    """The ten values of whoever is active now, layer by layer (F-6.8, F-11.0.8, F-R15, F-R23)."""
    manager = table.managers[seat]
    card = table.active(seat)
    character = table.characters[card]
    values = list(character.stats)
    for source in manager.added:
        if source != card:
            for stat in range(STATS):
                values[stat] += table.characters[source].stats[stat]
    for each in manager.berzerk:
        if each >> 4 != card:
            values[each & 15] += table.characters[each >> 4].stats[each & 15]
    has = has_stats(table, seat)
    more = manager.juice
    if not character.good:
        more += manager.pile_on
    for stat in range(STATS):
        if has >> stat & 1:
            values[stat] += more
    if table.stage != WILD_CARD:
        for change in table.event.changes:
            _change(values, has, character, change)
    for each in table.burned:
        if each >> 4 == card:
            values[each & 15] = 0
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


def total(table: Table, seat: i64, win: i64) -> i64:
    """The total of a Manager's active Character for a Win card (F-6.3)."""
    card = table.active(seat)
    if is_plain(table, table.managers[seat]):
        return table.cards.totals[card][win]
    requires = table.cards.wins[win].requires
    values = effective_stats(table, seat)
    found: i64 = 0
    for stat in range(STATS):
        if requires >> stat & 1:
            found += values[stat]
    return found


def points(table: Table, seat: i64, win: i64) -> i64:
    """How far the pegs of a Manager move for the banners of a Win card, packed by track (F-6.6, F-R13, F-R16)."""
    card = table.active(seat)
    if card == NO_CARD or table.event.no_points:
        return 0
    if not table.event.more_points and is_plain(table, table.managers[seat]):
        return table.cards.points[card][win]
    has = has_stats(table, seat)
    if not table.setup.zero_matches:
        values = effective_stats(table, seat)
        for stat in range(STATS):
            if not values[stat]:
                has &= ~(1 << stat)
    face: WinCard = table.cards.wins[win]
    return banner_points(has, face, table.event.more_points)
