"""What the 21 magic abilities do once all is chosen (F-11.1 to F-11.21)."""

from typing import Final

from mypy_extensions import i64

from pennant.games.fantasy.rules import events, moves
from pennant.games.fantasy.rules.cards import (
    ABDUCT,
    AXE,
    BERZERK,
    BRUTE_FORCE,
    DIG,
    FLAMES,
    FOCUS,
    HIBERNATE,
    JUSTICE,
    MEOW,
    MORPH,
    PILE_ON,
    POWER_JUICE,
    REVIVE,
    SHAPESHIFT,
    STATS,
    SUMMON,
    TELEPORT,
    TRACK_BITS,
    TRACKS,
)
from pennant.games.fantasy.rules.draft import to_discard
from pennant.games.fantasy.rules.knowledge import left_unseen, taken_unseen
from pennant.games.fantasy.rules.table import (
    BENCH,
    NO_CARD,
    ROBOT,
    SERIES,
    Table,
    ordered,
    packed_order,
)
from pennant.kernel.state import EVERYONE

BLESSED: Final = 1
HELPED: Final = 2
"""How a power is reached: BLESSING copies it, or it is that of the active (HELPER, F-E20)."""

LOOKED_AT: Final = 3
"""RECRUIT looks at this many cards."""


class Use:
    """A use of magic as far as it is chosen."""

    def __init__(self, flipped: int, kind: int, source: int, via: int, rest: list[int]) -> None:
        self.flipped = flipped  # the spot of the card turned over
        self.kind = kind
        self.source = source  # the Character whose text is carried out (F-11.0.3)
        self.via = via
        self.rest = rest  # choices for the ability itself


def turn_over(table: Table, seat: i64, use: Use) -> None:
    """Turn the used card face up; the active's magic used through HELPER or F-E20 is used, too (F-6.2.1, F-11.9)."""
    manager = table.managers[seat]
    flipped: i64 = use.flipped
    card = manager.spots[flipped]
    manager.exhausted |= 1 << flipped
    manager.shown |= 1 << flipped
    table.show(card)
    if use.via & HELPED:
        manager.exhausted |= 1 << table.place()
    if flipped < BENCH:
        manager.active_used = True
    if table.log is not None:
        table.tell((events.MAGIC, seat, card, use.source, use.kind, use.via, EVERYONE))


def carry_out(table: Table, seat: i64, use: Use) -> None:
    """Do what the ability says; in force twice, it counts twice (F-11.0.11)."""
    manager = table.managers[seat]
    kind, rest = use.kind, use.rest
    if kind == POWER_JUICE:
        manager.juice += 1
    elif kind == PILE_ON:
        manager.pile_on += 1
    elif kind == SUMMON:
        manager.added = (*manager.added, use.source)
        if table.log is not None:
            table.tell((events.SUMMONED, seat, use.source, EVERYONE))
    elif kind == BERZERK:
        stat = rest[0] - moves.STAT  # chosen once, for this week and all to come (F-R26)
        manager.berzerk = (*manager.berzerk, use.source * 16 + stat)
        if table.log is not None:
            table.tell((events.ADDED_STAT, seat, use.source, stat, EVERYONE))
    elif kind == FLAMES:
        target, stat = divmod(rest[0] - moves.SKILL, STATS)
        table.burned = (*table.burned, table.active(target) * 16 + stat)
        if table.log is not None:
            table.tell((events.BURNED, seat, target, table.active(target), stat, EVERYONE))
    elif kind == MEOW:
        _send_back(table, rest[0] - moves.SEAT)
    elif kind == JUSTICE:
        table.justice = True
    elif kind == FOCUS:
        manager.focus = True
    elif kind == HIBERNATE:
        table.hibernator = seat
    elif kind == MORPH:
        _morph(table, seat, rest[0] - moves.SPOT)
    elif kind == REVIVE:
        spot: i64 = rest[0] - moves.SPOT
        manager.revived |= 1 << spot
        if table.log is not None:
            table.tell((events.REVIVED, seat, manager.spots[spot], EVERYONE))
    elif kind == SHAPESHIFT:
        _bring_in(table, seat, rest[0] - moves.SPOT)
    elif kind == TELEPORT:
        _bring_in(table, seat, use.flipped)
    elif kind == ABDUCT:
        _abduct(table, rest[0] - moves.PAIR)
    elif kind == AXE:
        _axe(table, rest)
    elif kind == BRUTE_FORCE:
        track = rest[0] - moves.TRACK
        manager.tracks += 1 << track * TRACK_BITS
        if table.log is not None:
            table.tell((events.POINTS, seat, track, 1, EVERYONE))
    else:
        _translucent(table, rest)


def _send_back(table: Table, seat: i64) -> None:
    """MEOW: the active goes to its owner's bench and can not come back this week (F-11.12, F-R17)."""
    manager = table.managers[seat]
    place = table.place()
    card = manager.spots[place]
    if seat >= table.setup.players:  # Robot and Deck have no bench: the card is out of the week (F-12.6.4)
        manager.take(place)
        if seat == ROBOT:
            table.robot_used = tuple(sorted((*table.robot_used, card)))
        else:
            table.aside = tuple(sorted((*table.aside, card)))
    else:
        spot = manager.free_spot()
        manager.swap(place, spot)
        manager.shown |= 1 << spot
        manager.out = spot
        manager.barred = card
    if table.log is not None:
        table.tell((events.SENT_BACK, seat, card, EVERYONE))


def _bring_in(table: Table, seat: i64, spot: i64) -> None:
    """TELEPORT, SHAPESHIFT: this card and the active exchange places, and all know both (F-11.18, F-11.20, F-R46).

    An active spot that MEOW has emptied is filled; if a starter of another week comes in, the card that was sent back
    takes the place it leaves (F-11.12).
    """
    manager = table.managers[seat]
    place = table.place()
    card, old = manager.spots[spot], manager.spots[place]
    manager.swap(spot, place)
    manager.shown |= 1 << place
    table.show(card)
    if old != NO_CARD:
        manager.shown |= 1 << spot
    elif spot < BENCH:
        manager.swap(manager.out, spot)
    if table.log is not None:
        table.tell((events.EXCHANGED, seat, card, old, EVERYONE))


def _morph(table: Table, seat: i64, spot: i64) -> None:
    """MORPH: a card of one's own for the top of the deck (F-11.13, F-R44, F-R56)."""
    manager = table.managers[seat]
    was_shown = bool(manager.shown >> spot & 1)
    new = table.draw_character()
    old = _leave(table, seat, spot)
    table.tail = (*table.tail, old)
    is_active = spot < BENCH
    take_in(table, seat, new, spot, is_active)
    if table.log is not None:
        shown = bool(manager.shown >> spot & 1)
        _tell_trade(table, seat, old, was_shown, new, shown, events.TO_DECK, spot)


def _leave(table: Table, seat: i64, spot: i64) -> i64:
    """A card leaves its Manager; if it is exhausted, it stays so until Cleanup (F-11.0.10)."""
    manager = table.managers[seat]
    if manager.exhausted >> spot & 1:
        table.spent = (*table.spent, manager.spots[spot])
    if not manager.shown >> spot & 1:
        left_unseen(table, seat, spot)
        table.show_to(manager.spots[spot], seat)
    return manager.take(spot)


def take_in(table: Table, seat: i64, card: i64, spot: i64, shown: bool) -> None:
    """A card drawn from the deck joins a roster, in the open or in secret."""
    exhausted = card in table.spent
    if exhausted:
        table.spent = tuple([each for each in table.spent if each != card])
    if shown or exhausted:
        table.show(card)
        table.mark_since(card, 0)
    else:
        table.set_known(card, 0)
        table.mark_since(card, table.month)
    manager = table.managers[seat]
    manager.put(card, spot, shown or exhausted, exhausted)
    manager.settled |= 1 << spot


def _abduct(table: Table, pair: i64) -> None:
    """Exchange two Win cards that are not resolved (F-11.1, F-R24)."""
    one, other = moves.PAIRS[pair]
    first, second = table.field[one], table.field[other]
    table.lay_win(one, second)
    table.lay_win(other, first)
    if table.log is not None:
        table.tell((events.SWAPPED_GAMES, one, other, EVERYONE))


def _axe(table: Table, targets: list[int]) -> None:
    """Two opponents lose a point each, or one if only one has any (F-11.2)."""
    for action in targets:
        other, track = divmod(action - moves.POINT, TRACKS)
        table.managers[other].tracks -= 1 << track * TRACK_BITS
        if table.log is not None:
            table.tell((events.LOST_POINT, other, track, EVERYONE))


def _translucent(table: Table, chosen: list[int]) -> None:
    """A new waiver order, kept by the next Cleanup (F-11.21, F-R20, F-R29)."""
    seats = [action - moves.SEAT for action in chosen]
    if table.stage == SERIES:
        seats = ordered(table.order)
        home, visitor = table.finalists
        seats = [visitor if each == home else home if each == visitor else each for each in seats]
    else:
        seats += [each for each in range(len(table.managers)) if each not in seats]
        table.sticky = table.setup.translucent_sticky
    table.order = packed_order(seats)
    if table.log is not None:
        table.tell((events.REORDERED, table.order, EVERYONE))


def look(table: Table, seat: i64, kind: i64) -> None:
    """DIG looks through the Discard Pile, RECRUIT at the top of the deck (F-11.6, F-11.16)."""
    if kind == DIG:
        for card in table.discard:
            table.show_to(card, seat)
        return
    drawn: list[int] = []
    while len(drawn) < LOOKED_AT and table.can_draw():
        card = table.draw_character()
        table.set_known(card, 0)
        table.mark_since(card, table.month)
        drawn.append(card)
    drawn.sort()
    table.drawn = tuple(drawn)


def dig(table: Table, seat: i64, rest: list[int]) -> None:
    """Exchange a lineup card with one of the Discard Pile (F-11.6, F-R41)."""
    manager = table.managers[seat]
    new = table.discard[rest[0] - moves.OFFER]
    spot = rest[1] - moves.SPOT
    was_shown = bool(manager.shown >> spot & 1)
    exhausted = new in table.spent
    secret = not exhausted and not table.is_open(spot)
    if secret:
        taken_unseen(table, seat)
    table.discard = tuple([card for card in table.discard if card != new])
    old = _leave(table, seat, spot)
    to_discard(table, old)
    if exhausted:
        table.spent = tuple([each for each in table.spent if each != new])
    if not secret:
        table.show(new)
    manager.put(new, spot, not secret, exhausted)
    manager.settled |= 1 << spot
    if table.log is not None:
        _tell_trade(table, seat, old, was_shown, new, not secret, events.TO_DISCARD, spot)


def _tell_trade(
    table: Table, seat: i64, old: i64, old_shown: bool, new: i64, new_shown: bool, pile: i64, spot: i64
) -> None:
    """A Character has left for a pile, and another has come from it; who may not see them reads no names (F-11.0.5)."""
    table.tell((events.LEFT, seat, old, pile, EVERYONE if old_shown else 1 << seat))
    table.tell((events.JOINED, seat, new, pile, spot, EVERYONE if new_shown else 1 << seat))


def recruit(table: Table, seat: i64, rest: list[int]) -> None:
    """Keep one of the cards looked at; the others go under the deck in the order chosen (F-11.16, F-R45)."""
    manager = table.managers[seat]
    order = [place for place in moves.DEALS[rest[0] - moves.DEAL] if place < len(table.drawn)]
    drawn = table.drawn
    table.drawn = ()
    kept = drawn[order[0]]
    under = [drawn[place] for place in order[1:]]
    for card in under:
        table.show_to(card, seat)
    if table.setup.recruit_at_once:
        spot = rest[1] - moves.SPOT
        was_shown = bool(manager.shown >> spot & 1)
        old = _leave(table, seat, spot)
        under.append(old)
        take_in(table, seat, kept, spot, spot < BENCH)
        if table.log is not None:
            shown = bool(manager.shown >> spot & 1)
            _tell_trade(table, seat, old, was_shown, kept, shown, events.TO_DECK, spot)
    else:
        manager.reserved = (*manager.reserved, kept)
    table.tail = (*table.tail, *under)
    if table.log is not None:
        table.tell((events.RECRUITED, seat, kept, 1 << seat))
