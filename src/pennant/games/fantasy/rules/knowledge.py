"""What a Manager can know, and worlds that agree with it (F-3).

Three kinds of knowledge stay with a Manager: where a Character is (`known`), that it was seen at all (`seen`), and what
was passed on in the draft: whoever handed cards on knows that the next holders of that hand took them, one each round,
but not who took which. A guess relabels the Characters that a Manager can not place, in ways that leave all this true:

- cards of one hand that were taken after the Manager last held it may be exchanged among each other;
- cards never seen may be exchanged with others of their tier, since hands were dealt by tier, and with those of the
  same hand;
- a card drawn in secret may be any that lay in the deck then;
- a Manager's face-down cards may lie in any order on the face-down spots;
- where a card left unseen, it may have been any that lay face down beside it (`mixed`).

What would follow from longer chains of secret exchanges is not kept.
"""

from typing import Final

from mypy_extensions import i64

from pennant.games.fantasy.rules.draft import NOT_KEPT, OFFSETS
from pennant.games.fantasy.rules.setup import SNAKE, Setup
from pennant.games.fantasy.rules.table import NO_CARD, SPECTATOR, SPOTS, Table
from pennant.kernel.chance import TABLE, Chance

NEVER: Final = -1


def left_unseen(table: Table, seat: i64) -> None:
    """A face-down card is about to leave a roster: it may be any that lies face down there."""
    manager = table.managers[seat]
    hidden: list[int] = []
    for spot in range(SPOTS):
        each = manager.spots[spot]
        if each != NO_CARD and not manager.shown >> spot & 1:
            hidden.append(each)
            table.known[each] = 1 << seat
    _mix(table, hidden)


def taken_unseen(table: Table, seat: i64) -> None:
    """One Manager is about to take a card from the Discard Pile that nobody else sees (F-11.6)."""
    hidden = [card for card in table.discard if card not in table.spent]
    for card in hidden:
        table.known[card] &= 1 << seat
    _mix(table, hidden)


def _mix(table: Table, cards: list[int]) -> None:
    """From now on these Characters may have changed places."""
    table.mixes += 1
    mixed = list(table.mixed) if table.mixed else [0] * len(table.characters)
    for card in cards:
        mixed[card] = table.mixes
    table.mixed = tuple(mixed)


def last_visit(setup: Setup, seat: i64, origin: i64, until: i64) -> i64:
    """The last round of the draft, up to this one, in which a seat held the hand that began at `origin`."""
    offsets = OFFSETS[setup.draft]
    found: i64 = until if until < len(offsets) else len(offsets) - 1
    while found >= 0 and (origin + offsets[found]) % setup.players != seat:
        found -= 1
    return found


def passed_in(table: Table, seat: i64, card: i64) -> i64:
    """The round in which a seat handed this Character on without seeing it again, or NEVER."""
    if seat < 0 or seat >= table.setup.players or table.setup.draft == SNAKE or table.setup.solo:
        return NEVER
    mark = table.drafted[card]
    if mark < 0 or table.seen[card] >> seat & 1:
        return NEVER
    taken = mark & 7
    if taken == NOT_KEPT:
        taken = table.round
    return last_visit(table.setup, seat, mark >> 3, taken)


def guess_characters(table: Table, seat: i64, chance: Chance) -> None:
    """Relabel the Characters that this seat (-1: a spectator) can not place."""
    viewer: i64 = SPECTATOR if seat < 0 else seat
    new = list(range(len(table.characters)))
    hidden = _hidden(table, viewer)
    _exchange_passed(table, viewer, hidden, new, chance)
    _exchange_unseen(table, viewer, hidden, new, chance)
    _rename(table, new)
    _move_histories(table, new)
    if table.since:
        _exchange_drawn(table, viewer, chance)
    if table.mixed:
        _exchange_mixed(table, viewer, chance)
    _shuffle_spots(table, seat, chance)


def _hidden(table: Table, viewer: i64) -> list[int]:
    """The Characters whose place a viewer does not know, the deck included."""
    held = table.managers[viewer].hand if viewer < table.setup.players else ()
    return [
        card
        for card in range(len(table.characters))
        if not table.known[card] >> viewer & 1 and card not in held and card not in table.spent
    ]


def _shuffle(group: list[int], new: list[int], chance: Chance) -> None:
    """Give the new names of a group of Characters to each other."""
    last = len(group) - 1
    while last > 0:
        other = chance.below(TABLE, last + 1)
        one, two = group[last], group[other]
        new[one], new[two] = new[two], new[one]
        last -= 1


def _exchange_passed(table: Table, viewer: i64, hidden: list[int], new: list[int], chance: Chance) -> None:
    """Cards of one hand that were taken after the viewer last held it; those of hands not held yet, hand by hand."""
    groups: dict[int, list[int]] = {}
    for card in hidden:
        if table.drafted[card] >= 0 and not table.seen[card] >> viewer & 1:
            key = (table.drafted[card] >> 3) * 8 + passed_in(table, viewer, card) + 1
            group = groups.get(key)
            if group is None:
                groups[key] = [card]
            else:
                group.append(card)
    for group in groups.values():
        _shuffle(group, new, chance)


def _exchange_unseen(table: Table, viewer: i64, hidden: list[int], new: list[int], chance: Chance) -> None:
    """Cards the viewer never saw, tier by tier (F-4.4).

    Positions count, not cards: `new` may have exchanged tiers within a hand already.
    """
    tiers: list[list[int]] = [[], [], [], [], []]
    for card in hidden:
        if not table.seen[card] >> viewer & 1 and passed_in(table, viewer, card) == NEVER:
            tiers[table.characters[new[card]].tier].append(card)
    for group in tiers:
        _shuffle(group, new, chance)


def _exchange_drawn(table: Table, viewer: i64, chance: Chance) -> None:
    """A card drawn in secret may be any that the deck may have held then."""
    in_deck = [False] * len(table.characters)
    for card in table.deck:
        in_deck[card] = True
    new = list(range(len(table.characters)))
    for card in _hidden(table, viewer):
        month = table.since[card]
        if not month or in_deck[card]:
            continue
        candidates = [card] + [
            other
            for other in table.deck
            if new[other] == other and other not in table.spent and _was_in_deck(table, viewer, other, month)
        ]
        other = candidates[chance.below(TABLE, len(candidates))]
        new[card], new[other] = new[other], new[card]
        since = list(table.since)
        since[other] = since[card] = month
        table.since = tuple(since)
    _rename(table, new)


def _was_in_deck(table: Table, viewer: i64, card: i64, month: i64) -> bool:
    """Whether, as far as a viewer knows, a card of the deck was there in that month."""
    if table.seen[card] >> viewer & 1:
        return 0 < table.since[card] <= month
    return table.drafted[card] < 0


def _exchange_mixed(table: Table, viewer: i64, chance: Chance) -> None:
    """Cards that may have changed places unseen."""
    new = list(range(len(table.characters)))
    groups: dict[int, list[int]] = {}
    for card in _hidden(table, viewer):
        key = table.mixed[card]
        if key:
            group = groups.get(key)
            if group is None:
                groups[key] = [card]
            else:
                group.append(card)
    for group in groups.values():
        _shuffle(group, new, chance)
    _rename(table, new)


def _rename(table: Table, new: list[int]) -> None:
    """Every Character takes its new name wherever it lies; who knows what lies there stays with the place."""
    for manager in table.managers:
        manager.spots = [card if card == NO_CARD else new[card] for card in manager.spots]
        manager.hand = tuple(sorted([new[card] for card in manager.hand]))
        manager.reserved = tuple([new[card] for card in manager.reserved])
    table.deck = [new[card] for card in table.deck]
    table.tail = tuple([new[card] for card in table.tail])
    table.discard = tuple(sorted([new[card] for card in table.discard]))
    table.drawn = tuple(sorted([new[card] for card in table.drawn]))
    known = table.known[:]
    for card in range(len(new)):
        known[new[card]] = table.known[card]
    table.known = known


def _move_histories(table: Table, new: list[int]) -> None:
    """The new names were so from the deal on: who saw a card, and who passed it, goes with the name."""
    seen, drafted = table.seen[:], table.drafted[:]
    since, mixed = list(table.since), list(table.mixed)
    for card in range(len(new)):
        name = new[card]
        if name != card:
            seen[name] = table.seen[card]
            drafted[name] = table.drafted[card]
            if since:
                since[name] = table.since[card]
            if mixed:
                mixed[name] = table.mixed[card]
    table.seen, table.drafted = seen, drafted
    table.since, table.mixed = tuple(since), tuple(mixed)


def _shuffle_spots(table: Table, seat: i64, chance: Chance) -> None:
    """The face-down cards of every other Manager in any order on their face-down spots."""
    for other in range(table.setup.players):
        if other == seat:
            continue
        manager = table.managers[other]
        hidden = [spot for spot in range(SPOTS) if manager.spots[spot] != NO_CARD and not manager.shown >> spot & 1]
        _shuffle(hidden, manager.spots, chance)
