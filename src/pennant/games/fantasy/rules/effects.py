"""The effects of the 21 magic abilities, after all choices are made (F-11.1 to F-11.21)."""

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
from pennant.games.fantasy.rules.knowledge import forget_left, forget_taken
from pennant.games.fantasy.rules.packing import pack_stat
from pennant.games.fantasy.rules.season_state import (
    BENCH,
    NO_CARD,
    ROBOT,
    SERIES,
    SeasonState,
    pack_order,
    unpack_order,
)
from pennant.kernel.state import EVERYONE

BLESSED: Final = 1
HELPED: Final = 2
"""How a power is reached: BLESSING copies it, or it belongs to the active Character (HELPER, F-E20)."""

LOOKED_AT: Final = 3
"""RECRUIT looks at this many cards."""


class Use:
    """A use of magic, with the choices made so far."""

    def __init__(self, flipped: int, kind: int, source: int, via: int, rest: list[int]) -> None:
        self.flipped = flipped  # the spot of the card turned over
        self.kind = kind
        self.source = source  # the Character whose text is carried out (F-11.0.3)
        self.via = via
        self.rest = rest  # choices for the ability itself


def turn_over(state: SeasonState, seat: i64, use: Use) -> None:
    """Turn the used card face up; an active's magic used through HELPER or F-E20 is used, too (F-6.2.1, F-11.9)."""
    manager = state.managers[seat]
    flipped: i64 = use.flipped
    card = manager.spots[flipped]
    manager.exhausted |= 1 << flipped
    manager.shown |= 1 << flipped
    state.show(card)
    if use.via & HELPED:
        manager.exhausted |= 1 << state.place()
    if flipped < BENCH:
        manager.active_used = True
    if state.log is not None:
        state.tell((events.MAGIC, seat, card, use.source, use.kind, use.via, EVERYONE))


def carry_out(state: SeasonState, seat: i64, use: Use) -> None:
    """Carry out the ability; in force twice, it counts twice (F-11.0.11)."""
    manager = state.managers[seat]
    kind, rest = use.kind, use.rest
    if kind == POWER_JUICE:
        manager.juice += 1
    elif kind == PILE_ON:
        manager.pile_on += 1
    elif kind == SUMMON:
        manager.added = (*manager.added, use.source)
        if state.log is not None:
            state.tell((events.SUMMONED, seat, use.source, EVERYONE))
    elif kind == BERZERK:
        stat = rest[0] - moves.STAT  # chosen once, for this week and all to come (F-R26)
        manager.berzerk = (*manager.berzerk, pack_stat(use.source, stat))
        if state.log is not None:
            state.tell((events.ADDED_STAT, seat, use.source, stat, EVERYONE))
    elif kind == FLAMES:
        target, stat = divmod(rest[0] - moves.SKILL, STATS)
        state.burned = (*state.burned, pack_stat(state.active(target), stat))
        if state.log is not None:
            state.tell((events.BURNED, seat, target, state.active(target), stat, EVERYONE))
    elif kind == MEOW:
        _send_back(state, rest[0] - moves.SEAT)
    elif kind == JUSTICE:
        state.justice = True
    elif kind == FOCUS:
        manager.focus = True
    elif kind == HIBERNATE:
        state.hibernator = seat
    elif kind == MORPH:
        _morph(state, seat, rest[0] - moves.SPOT)
    elif kind == REVIVE:
        spot: i64 = rest[0] - moves.SPOT
        manager.revived |= 1 << spot
        if state.log is not None:
            state.tell((events.REVIVED, seat, manager.spots[spot], EVERYONE))
    elif kind == SHAPESHIFT:
        _bring_in(state, seat, rest[0] - moves.SPOT)
    elif kind == TELEPORT:
        _bring_in(state, seat, use.flipped)
    elif kind == ABDUCT:
        _abduct(state, rest[0] - moves.PAIR)
    elif kind == AXE:
        _axe(state, rest)
    elif kind == BRUTE_FORCE:
        track = rest[0] - moves.TRACK
        manager.tracks += 1 << track * TRACK_BITS
        if state.log is not None:
            state.tell((events.POINTS, seat, track, 1, EVERYONE))
    else:
        _translucent(state, rest)


def _send_back(state: SeasonState, seat: i64) -> None:
    """MEOW: the active goes to its owner's bench and cannot return this week (F-11.12, F-R17)."""
    manager = state.managers[seat]
    place = state.place()
    card = manager.spots[place]
    if seat >= state.setup.players:  # Robot and Deck have no bench: the card is out for the week (F-12.6.4)
        manager.take(place)
        if seat == ROBOT:
            state.robot_used = tuple(sorted((*state.robot_used, card)))
        else:
            state.aside = tuple(sorted((*state.aside, card)))
    else:
        spot = manager.free_spot()
        manager.swap(place, spot)
        manager.shown |= 1 << spot
        manager.out = spot
        manager.barred = card
    if state.log is not None:
        state.tell((events.SENT_BACK, seat, card, EVERYONE))


def _bring_in(state: SeasonState, seat: i64, spot: i64) -> None:
    """TELEPORT, SHAPESHIFT: this card and the active exchange places, and all know both (F-11.18, F-11.20, F-R46).

    An active spot that MEOW has emptied is filled; if a starter of another week comes in, the card that was sent back
    takes the place that it leaves (F-11.12).
    """
    manager = state.managers[seat]
    place = state.place()
    card, old = manager.spots[spot], manager.spots[place]
    manager.swap(spot, place)
    manager.shown |= 1 << place
    state.show(card)
    if old != NO_CARD:
        manager.shown |= 1 << spot
    elif spot < BENCH:
        manager.swap(manager.out, spot)
    if state.log is not None:
        state.tell((events.EXCHANGED, seat, card, old, EVERYONE))


def _morph(state: SeasonState, seat: i64, spot: i64) -> None:
    """MORPH: exchange a card of the user for the top card of the deck (F-11.13, F-R44, F-R56)."""
    manager = state.managers[seat]
    was_shown = bool(manager.shown >> spot & 1)
    new = state.draw_character()
    old = _leave(state, seat, spot)
    state.tail = (*state.tail, old)
    is_active = spot < BENCH
    take_in(state, seat, new, spot, is_active)
    if state.log is not None:
        shown = bool(manager.shown >> spot & 1)
        _tell_trade(state, seat, old, was_shown, new, shown, events.TO_DECK, spot)


def _leave(state: SeasonState, seat: i64, spot: i64) -> i64:
    """Take a card from its Manager; if it is exhausted, it stays exhausted until Cleanup (F-11.0.10)."""
    manager = state.managers[seat]
    if manager.exhausted >> spot & 1:
        state.spent = (*state.spent, manager.spots[spot])
    if not manager.shown >> spot & 1:
        forget_left(state, seat, spot)
        state.show_to(manager.spots[spot], seat)
    return manager.take(spot)


def take_in(state: SeasonState, seat: i64, card: i64, spot: i64, shown: bool) -> None:
    """Add a card drawn from the deck to a roster, openly or in secret."""
    exhausted = card in state.spent
    if exhausted:
        state.spent = tuple([each for each in state.spent if each != card])
    if shown or exhausted:
        state.show(card)
        state.mark_since(card, 0)
    else:
        state.set_known(card, 0)
        state.mark_since(card, state.month)
    manager = state.managers[seat]
    manager.put(card, spot, shown or exhausted, exhausted)
    manager.settled |= 1 << spot


def _abduct(state: SeasonState, pair: i64) -> None:
    """Exchange two Win cards that are not resolved (F-11.1, F-R24)."""
    one, other = moves.PAIRS[pair]
    first, second = state.field[one], state.field[other]
    state.lay_win(one, second)
    state.lay_win(other, first)
    if state.log is not None:
        state.tell((events.SWAPPED_GAMES, one, other, EVERYONE))


def _axe(state: SeasonState, targets: list[int]) -> None:
    """Two opponents lose a point each, or one if only one has any (F-11.2)."""
    for action in targets:
        other, track = divmod(action - moves.POINT, TRACKS)
        state.managers[other].tracks -= 1 << track * TRACK_BITS
        if state.log is not None:
            state.tell((events.LOST_POINT, other, track, EVERYONE))


def _translucent(state: SeasonState, chosen: list[int]) -> None:
    """Set a new waiver order, which the next Cleanup keeps (F-11.21, F-R20, F-R29)."""
    seats = [action - moves.SEAT for action in chosen]
    if state.stage == SERIES:
        seats = unpack_order(state.order)
        home, visitor = state.finalists
        seats = [visitor if each == home else home if each == visitor else each for each in seats]
    else:
        seats += [each for each in range(len(state.managers)) if each not in seats]
        state.sticky = state.setup.translucent_sticky
    state.order = pack_order(seats)
    if state.log is not None:
        state.tell((events.REORDERED, state.order, EVERYONE))


def look(state: SeasonState, seat: i64, kind: i64) -> None:
    """DIG looks through the Discard Pile, RECRUIT at the top of the deck (F-11.6, F-11.16)."""
    if kind == DIG:
        for card in state.discard:
            state.show_to(card, seat)
        return
    drawn: list[int] = []
    while len(drawn) < LOOKED_AT and state.can_draw():
        card = state.draw_character()
        state.set_known(card, 0)
        state.mark_since(card, state.month)
        drawn.append(card)
    drawn.sort()
    state.drawn = tuple(drawn)


def dig(state: SeasonState, seat: i64, rest: list[int]) -> None:
    """Exchange a lineup card with one of the Discard Pile (F-11.6, F-R41)."""
    manager = state.managers[seat]
    new = state.discard[rest[0] - moves.OFFER]
    spot = rest[1] - moves.SPOT
    was_shown = bool(manager.shown >> spot & 1)
    exhausted = new in state.spent
    secret = not exhausted and not state.is_open(spot)
    if secret:
        forget_taken(state, seat)
    state.discard = tuple([card for card in state.discard if card != new])
    old = _leave(state, seat, spot)
    to_discard(state, old)
    if exhausted:
        state.spent = tuple([each for each in state.spent if each != new])
    if not secret:
        state.show(new)
    manager.put(new, spot, not secret, exhausted)
    manager.settled |= 1 << spot
    if state.log is not None:
        _tell_trade(state, seat, old, was_shown, new, not secret, events.TO_DISCARD, spot)


def _tell_trade(
    state: SeasonState, seat: i64, old: i64, old_shown: bool, new: i64, new_shown: bool, pile: i64, spot: i64
) -> None:
    """Tell that a Character has left for a pile and another has come from it, hiding names as needed (F-11.0.5)."""
    state.tell((events.LEFT, seat, old, pile, EVERYONE if old_shown else 1 << seat))
    state.tell((events.JOINED, seat, new, pile, spot, EVERYONE if new_shown else 1 << seat))


def recruit(state: SeasonState, seat: i64, rest: list[int]) -> None:
    """Keep one of the cards looked at; the others go under the deck in the chosen order (F-11.16, F-R45)."""
    manager = state.managers[seat]
    order = [place for place in moves.DEALS[rest[0] - moves.DEAL] if place < len(state.drawn)]
    drawn = state.drawn
    state.drawn = ()
    kept = drawn[order[0]]
    under = [drawn[place] for place in order[1:]]
    for card in under:
        state.show_to(card, seat)
    if state.setup.recruit_at_once:
        spot = rest[1] - moves.SPOT
        was_shown = bool(manager.shown >> spot & 1)
        old = _leave(state, seat, spot)
        under.append(old)
        take_in(state, seat, kept, spot, spot < BENCH)
        if state.log is not None:
            shown = bool(manager.shown >> spot & 1)
            _tell_trade(state, seat, old, was_shown, kept, shown, events.TO_DECK, spot)
    else:
        manager.reserved = (*manager.reserved, kept)
    state.tail = (*state.tail, *under)
    if state.log is not None:
        state.tell((events.RECRUITED, seat, kept, 1 << seat))
