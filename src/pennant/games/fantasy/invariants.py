"""Invariants that hold after every decision (F-13.1), reported as sentences so that tools can show them."""

from pennant.games.fantasy.rules.cards import TRACKS
from pennant.games.fantasy.rules.packing import unpack_track
from pennant.games.fantasy.rules.season import Season
from pennant.games.fantasy.rules.season_state import (
    BENCH,
    DRAFT,
    NO_CARD,
    OVER,
    PLACE_SPOTS,
    ROSTER,
    SEASON,
    SERIES,
    SPOTS,
    Manager,
    unpack_order,
)


def broken_invariants(season: Season) -> list[str]:
    """The invariants that a state breaks."""
    broken = _characters(season) + _wins(season) + _orders(season)
    for seat, manager in enumerate(season.managers):
        broken += _manager(season, seat, manager)
    return broken


def _held(manager: Manager) -> list[int]:
    return [card for card in manager.spots if card != NO_CARD]


def _characters(season: Season) -> list[str]:
    """Every Character is in exactly one place."""
    cards = [*season.deck, *season.tail, *season.discard, *season.pool, *season.robot, *season.robot_used]
    cards += [*season.aside, *season.drawn]
    for manager in season.managers:
        cards += [*_held(manager), *manager.hand, *manager.reserved]
    if sorted(cards) != list(range(len(season.characters))):
        return ["F-13.1: the Characters are not each in one place"]
    return []


def _wins(season: Season) -> list[str]:
    """Every Win card is in exactly one place."""
    cards = [*season.win_deck, *season.win_tail, *season.used_wins, *[card for card in season.field if card != NO_CARD]]
    for manager in season.managers:
        cards += manager.pile
    if sorted(cards) != list(range(len(season.cards.wins))):
        return ["F-13.1: the Win cards are not each in one place"]
    events = [*season.event_deck, *season.event_tail]
    events += [season.event_number] if season.event_number != NO_CARD else []
    if season.setup.events and sorted(events) != list(range(len(season.cards.events))):
        return ["F-13.1: the Events are not each in one place"]
    return []


def _orders(season: Season) -> list[str]:
    if sorted(unpack_order(season.order)) != list(range(len(season.managers))):
        return [f"F-13.1: the waiver order {unpack_order(season.order)} does not list every Manager once"]
    return []


def _manager(season: Season, seat: int, manager: Manager) -> list[str]:
    broken = []
    held = _held(manager)
    if any(unpack_track(manager.tracks, track) > 2000 for track in range(TRACKS)) or manager.tracks < 0:
        broken.append(f"F-13.1: Manager {seat} has less than no points on a track")
    if manager.exhausted & ~manager.shown:
        broken.append(f"F-6.2.1: Manager {seat} has an exhausted card that lies face down")
    occupied = sum(1 << spot for spot in range(SPOTS) if manager.spots[spot] != NO_CARD)
    if (manager.exhausted | manager.shown | manager.locked | manager.revived) & ~occupied:
        broken.append(f"F-13.1: Manager {seat} has a mark on a spot without a card")
    if seat >= season.setup.players:
        return broken
    if season.stage != DRAFT and len(held) != ROSTER:
        broken.append(f"F-4.7: Manager {seat} has {len(held)} Characters, not {ROSTER}")
    if season.stage == SEASON and season.laid and not season.setup.solo:
        broken += _later_places(season, seat, manager)
    if season.stage in (SERIES, OVER) and manager.games > 4:
        broken.append(f"F-10.1: Manager {seat} has won {manager.games} games of the Series")
    if season.stage == SERIES and season.week >= 4 and seat in season.finalists and season.acting and not season.laid:
        broken.append("F-10.10: no roster is laid in the Series")
    return broken


def _later_places(season: Season, seat: int, manager: Manager) -> list[str]:
    """Check that no later slot is empty, and that no card is beyond the four bases."""
    for week in range(season.week + 1, 4):
        if manager.spots[season.event.weeks[week]] == NO_CARD:
            return [f"F-13.1: a later base of Manager {seat} is empty"]
    if any(manager.spots[place] != NO_CARD for place in range(4, BENCH)):
        return [f"F-13.1: Manager {seat} has a card beyond the bases ({PLACE_SPOTS})"]
    return []
