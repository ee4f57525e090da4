"""The knowledge of a Manager, and worlds that agree with it (F-3).

Three kinds of knowledge stay with a Manager: where a Character is (`known`), that it was seen at all (`seen`), and what
was passed on in the draft: a Manager knows that the next holders of a hand took the cards that he passed on, one each
round, but not who took which. A guess relabels the Characters that a Manager cannot place, in ways that leave all this
true:

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

from pennant.games.fantasy.rules.season_state import (
    NO_CARD,
    NOT_DEALT,
    NOT_KEPT,
    SPECTATOR,
    SPOTS,
    Manager,
    SeasonState,
)
from pennant.games.fantasy.rules.setup import OFFSETS, SNAKE, Setup
from pennant.kernel.bits import with_octet
from pennant.kernel.chance import TABLE, Chance

NEVER: Final = -1


def forget_left(state: SeasonState, seat: i64, spot: i64) -> None:
    """Forget which face-down card of a roster is about to leave it: for the others it may be any of them."""
    manager = state.managers[seat]
    hidden: list[int] = []
    for place in range(SPOTS):
        card = manager.spots[place]
        if card == NO_CARD or manager.shown >> place & 1:
            continue
        if place == spot or not (manager.settled >> place & 1 or manager.settled >> spot & 1):
            hidden.append(card)
            state.set_known(card, 0)
    _mix(state, hidden)


def forget_taken(state: SeasonState, seat: i64) -> None:
    """Forget which card of the Discard Pile a Manager is about to take unseen by the others (F-11.6)."""
    hidden = [card for card in state.discard if card not in state.spent]
    for card in hidden:
        state.set_known(card, state.known[card] & (1 << seat))
    _mix(state, hidden)


def _mix(state: SeasonState, cards: list[int]) -> None:
    """Note that these Characters may have changed places."""
    if state.mixes < 255:
        state.mixes += 1
    mixed = state.mixed or bytes(len(state.characters))
    for card in cards:
        mixed = with_octet(mixed, card, state.mixes)
    state.mixed = mixed


def visits(setup: Setup) -> list[int]:
    """For a viewer, the seat where a hand began and a round: the last round up to it in which the viewer held the hand.

    Found at (viewer * 8 + origin) * 8 + round; NEVER if there is no such round.
    """
    if not setup.visits:
        offsets = OFFSETS[setup.draft]
        found = [NEVER] * 512
        if setup.draft != SNAKE and not setup.solo:
            for origin in range(setup.players):
                for lap in range(8):
                    for visit in range(min(lap + 1, len(offsets))):
                        viewer = (origin + offsets[visit]) % setup.players
                        found[(viewer * 8 + origin) * 8 + lap] = visit
        setup.visits = found
    return setup.visits


UNSEEN: Final = 32
CARD_BITS: Final = 7
"""Where there are at most seven Characters, in a hand or a roster, they are packed, this many bits each."""
CARD: Final = (1 << CARD_BITS) - 1
SPOT_BITS: Final = 4
"""Their spots are packed as well."""
SPOT: Final = (1 << SPOT_BITS) - 1
NO_MEMBERS: Final = 1
NO_GROUPS: Final = [NO_MEMBERS] * 16
"""The members of a group are packed behind a 1."""
NAMES: Final = list(range(256))
"""The name of every Character before a guess."""
NAME_OCTETS: Final = bytes(NAMES)


def setup_groups(setup: Setup) -> list[int]:
    """For a viewer and a mark as in `visits`: the number of the group that the card may be exchanged in.

    A group is the cards of one hand that were taken between two visits of the viewer; UNSEEN is added for those taken
    before the first. No group has more than the seven cards of a hand.
    """
    if not setup.groups:
        visited = visits(setup)
        found: list[int] = []
        for viewer in range(8):
            numbers: dict[int, int] = {}
            for mark in range(64):
                visit = visited[viewer * 64 + mark]
                key = (mark >> 3) * 16 + visit + 1
                if key not in numbers and mark >> 3 < setup.players:
                    numbers[key] = len(numbers)
                found.append(numbers.get(key, 0) + (UNSEEN if visit == NEVER else 0))
        setup.groups = found
    return setup.groups


def passed_in(state: SeasonState, seat: i64, card: i64) -> i64:
    """The round in which a seat passed this Character on without seeing it again, or NEVER."""
    mark: i64 = state.drafted[card]
    if mark == NOT_DEALT or state.seen[card] >> seat & 1:
        return NEVER
    if mark & 7 == NOT_KEPT:
        mark = (mark & ~7) | state.round
    return visits(state.setup)[seat * 64 + mark]


def guess_characters(state: SeasonState, seat: i64, truth: list[int], chance: Chance) -> None:
    """Relabel the Characters that this seat (-1: a spectator) cannot place; `truth` is the deck of the true world.

    `new` gives the Character that lies, in the guess, where each one lies in truth. The first exchanges apply from the
    deal on, so what the viewer saw moves with them; the later ones only concern the present.
    """
    viewer: i64 = SPECTATOR if seat < 0 else seat
    new = NAMES[: len(state.characters)]
    hidden = _hidden(state, viewer)
    unseen = _exchange_passed(state, viewer, hidden, truth, new, chance)
    exchanged = _exchange_unseen(state, viewer, unseen, truth, new, chance)
    old = _old_names(new, hidden + (truth if state.drafted_in_deck else exchanged))
    if not state.since and not state.mixed:
        _move_histories(state, old)
    elif _exchange_now(state, viewer, hidden, truth, new, old, chance):
        old = _old_names(new, hidden + truth)
    state.known = rename_octets(state.known, old)
    _rename(state, seat, new, chance)


def _exchange_now(
    state: SeasonState, viewer: i64, hidden: list[int], truth: list[int], new: list[int], old: bytes, chance: Chance
) -> bool:
    """Exchange Characters whose present places may differ; their histories stay. Returns whether anything changed."""
    changed = bool(state.mixed) and _exchange_mixed(state, hidden, truth, new, chance)
    drawn = _exchange_drawn(state, viewer, hidden, truth, new, chance) if state.since else []
    _move_histories(state, old)
    for each in drawn:
        state.mark_since(new[each >> 4], each & 15)
    return changed or bool(drawn)


def _hidden(state: SeasonState, viewer: i64) -> list[int]:
    """The Characters outside the deck whose place a viewer does not know."""
    found: list[int] = []
    known = state.known
    for seat in range(state.setup.players):
        if seat == viewer:
            continue
        manager = state.managers[seat]
        spots = manager.spots
        spot: i64 = 0
        while spot < SPOTS:
            card: i64 = spots[spot]
            if card != NO_CARD and not known[card] >> viewer & 1:
                found.append(card)
            spot += 1
        if manager.hand:
            found += manager.hand
        if manager.reserved:
            found += manager.reserved
        if state.drawn and state.acting >> seat & 1:
            found += state.drawn
    for card in state.discard:
        if not known[card] >> viewer & 1:
            found.append(card)
    for card in state.tail:
        if not known[card] >> viewer & 1:
            found.append(card)
    return found


def _shuffle(group: list[int], new: list[int], chance: Chance) -> None:
    """Shuffle the new names within a group of Characters."""
    last: i64 = len(group) - 1
    while last > 0:
        one: i64 = group[last]
        two: i64 = group[chance.below(TABLE, last + 1)]
        new[one], new[two] = new[two], new[one]
        last -= 1


def _exchange_passed(
    state: SeasonState, viewer: i64, hidden: list[int], truth: list[int], new: list[int], chance: Chance
) -> list[int]:
    """Cards of one hand that were taken after the viewer last held it; those of hands not held yet, hand by hand.

    Returns the hidden cards that the viewer never saw.
    """
    seen, drafted = state.seen, state.drafted
    if state.drafted_in_deck:
        hidden = hidden + [card for card in truth if drafted[card] != NOT_DEALT]
    number_of = setup_groups(state.setup)
    groups = NO_GROUPS[:]
    unseen: list[int] = []
    for each in hidden:
        card: i64 = each
        if seen[card] >> viewer & 1:
            continue
        mark: i64 = drafted[card]
        if mark == NOT_DEALT:
            unseen.append(card)
            continue
        if mark & 7 == NOT_KEPT:
            mark = (mark & ~7) | state.round
        number: i64 = number_of[viewer * 64 + mark]
        if number >= UNSEEN:
            unseen.append(card)
            number -= UNSEEN
        # A new member takes the name of an earlier one, which takes the new one's, or keeps its own.
        group: i64 = groups[number]
        groups[number] = group << CARD_BITS | card
        size: i64 = 0
        while group >> size * CARD_BITS > NO_MEMBERS:
            size += 1
        place: i64 = chance.below(TABLE, size + 1) if size else 0
        if place < size:
            other = group >> place * CARD_BITS & CARD
            new[card], new[other] = new[other], new[card]
    return unseen


def _exchange_unseen(
    state: SeasonState, viewer: i64, unseen: list[int], truth: list[int], new: list[int], chance: Chance
) -> list[int]:
    """Cards the viewer never saw, with others of their tier, in the deck or not (F-4.4). Returns those of the deck.

    The tier is that of the new name: `new` may have exchanged tiers within a hand already.
    """
    exchanged: list[int] = []
    seen, drafted, tier_of, deck = state.seen, state.drafted, state.cards.tier_of, state.deck
    in_deck: i64 = len(truth)
    count: i64 = len(unseen)
    place: i64 = 0
    while place < count:
        one: i64 = unseen[place]
        name: i64 = new[one]
        tier: i64 = tier_of[name]
        while True:
            drawn: i64 = chance.below(TABLE, in_deck + count - place)
            two: i64 = truth[drawn] if drawn < in_deck else unseen[place + drawn - in_deck]
            other: i64 = new[two]
            if tier_of[other] != tier:
                continue
            if drawn >= in_deck:
                break
            if drafted[two] == NOT_DEALT and not seen[two] >> viewer & 1:
                deck[drawn] = name
                exchanged.append(two)
                break
        new[one] = other
        new[two] = name
        place += 1
    if state.drafted_in_deck:
        _rename_deck(state, truth, new)
    return exchanged


def _exchange_drawn(
    state: SeasonState, viewer: i64, hidden: list[int], truth: list[int], new: list[int], chance: Chance
) -> list[int]:
    """Exchange cards drawn in secret for any that the deck may have held then. Returns cards exchanged * 16 + month."""
    marked: list[int] = []
    since = state.since
    drawn = [card for card in hidden if since[card]]
    for number, card in enumerate(drawn):
        month = since[card]
        while True:
            place = chance.below(TABLE, len(truth) + len(drawn) - number)
            if place >= len(truth):
                other = drawn[number + place - len(truth)]
                fits = since[other] == month
            else:
                other = truth[place]
                fits = _was_in_deck(state, viewer, other, month) and other not in state.spent
            if fits:
                new[card], new[other] = new[other], new[card]
                if place < len(truth):
                    state.deck[place] = new[other]
                marked += [card * 16 + month, other * 16 + month]
                break
    return marked


def _was_in_deck(state: SeasonState, viewer: i64, card: i64, month: i64) -> bool:
    """Whether, as far as a viewer knows, a card of the deck was there in that month."""
    if state.seen[card] >> viewer & 1:
        return 0 < state.since[card] <= month
    return state.drafted[card] == NOT_DEALT


def _exchange_mixed(state: SeasonState, hidden: list[int], truth: list[int], new: list[int], chance: Chance) -> bool:
    """Exchange cards that may have changed places unseen; returns whether there are any."""
    mixed = state.mixed
    keyed = [mixed[card] * 128 + card for card in hidden + truth if mixed[card]]
    if len(keyed) < 2:
        return False
    keyed.sort()
    group: list[int] = []
    for each in keyed:
        if group and each >> 7 != mixed[group[0]]:
            _shuffle(group, new, chance)
            group = []
        if each & 127 not in state.spent:
            group.append(each & 127)
    _shuffle(group, new, chance)
    _rename_deck(state, truth, new)
    return True


def _rename_deck(state: SeasonState, truth: list[int], new: list[int]) -> None:
    state.deck = [new[card] for card in truth]


def _move_histories(state: SeasonState, old: bytes) -> None:
    """Apply the new names from the deal on: marks of who saw and passed a card move with its name."""
    state.seen = rename_octets(state.seen, old)
    state.drafted = rename_octets(state.drafted, old)
    if state.since:
        state.since = rename_octets(state.since, old)
    if state.mixed:
        state.mixed = rename_octets(state.mixed, old)


def _old_names(new: list[int], cards: list[int]) -> bytes:
    """For every new name the Character that has it, if only these cards may be renamed; empty if none is."""
    old = bytearray(NAME_OCTETS[: len(new)])
    changed = False
    for each in cards:
        card: i64 = each
        name: i64 = new[card]
        if name != card:
            old[name] = card
            changed = True
    return bytes(old) if changed else b""


def rename_octets(octets: bytes, old: bytes) -> bytes:
    """Move the octet of every Character to its new number; `translate` needs a table of 256."""
    return old.translate(octets + NAME_OCTETS[len(octets) :]) if old else octets


def _rename(state: SeasonState, seat: i64, new: list[int], chance: Chance) -> None:
    """Rename every Character wherever it lies, except those of the viewer."""
    for other in range(state.setup.players):
        if other == seat:
            continue
        manager = state.managers[other]
        _rename_roster(manager, new, chance)
        if manager.hand:
            manager.hand = _rename_cards(manager.hand, new)
        if manager.reserved:
            manager.reserved = tuple([new[card] for card in manager.reserved])
    if state.tail:
        state.tail = tuple([new[card] for card in state.tail])
    if state.discard:
        state.discard = _rename_cards(state.discard, new)
    if state.drawn:
        state.drawn = _rename_cards(state.drawn, new)


def _rename_roster(manager: Manager, new: list[int], chance: Chance) -> None:
    """Shuffle face-down cards among their spots, except cards that all saw come to their spot."""
    spots, fixed = manager.spots, manager.shown | manager.settled
    loose: i64 = 0  # how many cards may lie on another spot; the spots and the cards are packed
    loose_spots: i64 = 0
    cards: i64 = 0
    spot: i64 = 0
    while spot < SPOTS:
        card: i64 = spots[spot]
        if card != NO_CARD:
            name: i64 = new[card]
            if not fixed >> spot & 1:
                loose_spots |= spot << loose * SPOT_BITS
                cards |= name << loose * CARD_BITS
                loose += 1
            elif name != card:
                spots[spot] = name
        spot += 1
    while loose:
        loose -= 1
        place: i64 = chance.below(TABLE, loose + 1) if loose else 0
        name = cards >> place * CARD_BITS & CARD
        spots[loose_spots >> loose * SPOT_BITS & SPOT] = name
        # The last card takes the place of the one that was laid.
        cards ^= (name ^ cards >> loose * CARD_BITS & CARD) << place * CARD_BITS


def _rename_cards(cards: tuple[int, ...], new: list[int]) -> tuple[int, ...]:
    """Rename sorted cards, and sort them again."""
    for card in cards:
        if new[card] != card:
            names = [new[each] for each in cards]
            names.sort()
            return tuple(names)
    return cards
