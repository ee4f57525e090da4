"""The knowledge of a seat, and random worlds that agree with it (section 4; H-4.15).

All opponents know the same about the cards of a side: cards that lie open, cards that were bought and lie on top of a
lineup, and what follows by counting. A guess deals the rest at random, every possible world with equal probability.
"""

from mypy_extensions import i64

from pennant.games.highlights.rules import moves, questions
from pennant.games.highlights.rules.buying import purchase_choices
from pennant.games.highlights.rules.match_state import MatchState
from pennant.games.highlights.rules.turn import play_choices
from pennant.games.highlights.rules.zones import NO_CARD, NOTHING, PILE_BITS, Pair, Side, pile_members
from pennant.kernel.bits import count, members_of
from pennant.kernel.chance import TABLE, Chance


def hidden_cards(side: Side) -> int:
    """Cards whose places the others cannot know: in hand, on deck or in the lineup, and not surely held."""
    found = side.hand | side.pool | side.secret
    if side.on_deck != NO_CARD:
        found |= 1 << side.on_deck
    return found & ~(side.surely_in_hand | side.surely_held)


def redeal_hidden(state: MatchState, seat: i64, chance: Chance) -> None:
    """Deal the hidden cards of this side at random, in agreement with what the others know."""
    side = state.sides[seat]
    if side.bought:
        _redraw_demotions(state, side, chance)
    hidden = hidden_cards(side)
    if not hidden and not side.surely_held:
        return
    hand_size = count(side.hand)
    sure, held = side.surely_in_hand, side.surely_held
    unknown = hand_size - count(sure) - count(held)  # places of the hand that hidden cards fill
    side.hand = sure
    if side.on_deck != NO_CARD:
        on_deck = _card_on_deck(side, hidden, unknown, chance)
        side.on_deck = on_deck
        if held & (1 << on_deck):
            held &= ~(1 << on_deck)
            unknown += 1
        else:
            hidden &= ~(1 << on_deck)
    side.hand |= held
    for _ in range(unknown):
        slot = chance.draw(TABLE, hidden)
        hidden &= ~(1 << slot)
        side.hand |= 1 << slot
    if side.secret:
        hidden = _redraw_top(side, hidden, chance)
    side.pool = hidden


def _card_on_deck(side: Side, hidden: int, unknown: int, chance: Chance) -> int:
    """Choose the card on deck: a held card or a hidden one, weighted by the number of hands that agree with it.

    With u hidden cards and r unknown places in hand there are C(u, r + 1) hands if a held card is on deck and
    C(u - 1, r) if a hidden one is: a ratio of u to r + 1.
    """
    held = side.surely_held
    candidates = hidden & side.maybe_on_deck
    if unknown < 0 or not candidates:
        return chance.draw(TABLE, held)
    if not held:
        return chance.draw(TABLE, candidates)
    by_held = count(held) * count(hidden)
    by_hidden = count(candidates) * (unknown + 1)
    if chance.below(TABLE, by_held + by_hidden) < by_held:
        return chance.draw(TABLE, held)
    return chance.draw(TABLE, candidates)


def _redraw_top(side: Side, hidden: int, chance: Chance) -> int:
    """Replace cards on top of the lineup that only their owner knows: any hidden card may lie there."""
    top = 0
    secret = 0
    for slot in reversed(pile_members(side.top)):
        if side.secret & (1 << slot):
            slot = chance.draw(TABLE, hidden)
            hidden &= ~(1 << slot)
            secret |= 1 << slot
        top = top << PILE_BITS | slot + 1
    side.top = top
    side.secret = secret
    return hidden


def _redraw_demotions(state: MatchState, side: Side, chance: Chance) -> None:
    """While a side buys, the others do not know which of its shown cards went to the minors (H-4.6, H-R27)."""
    shown = side.shown_in_play()
    left = (1 << len(shown)) - 1
    demoted: list[int] = []
    for _ in range(side.bought):
        place = chance.draw(TABLE, left)
        left &= ~(1 << place)
        demoted.append(shown[place])
    for slot, place in zip(reversed(pile_members(side.in_play)), members_of(left), strict=True):
        state.take_card(side, slot, shown[place])
    side.minors = (*side.minors[: len(side.minors) - side.bought], *demoted)


def redraw_choice(state: MatchState, pair: Pair, seat: i64, chance: Chance) -> None:
    """Replace a secret or unfinished choice of this side by a random one that is possible in this world."""
    side = state.sides[seat]
    if side.committed != NOTHING:
        choices = secret_choices(pair, side)
        side.committed = choices[chance.below(TABLE, len(choices))]
    buys = pair.question == questions.CHOOSE_PURCHASE or pair.question == questions.CHOOSE_DEMOTION
    if buys and pair.asked == 1 << seat:
        choices = purchase_choices(state, pair, side)
        choice = choices[chance.below(TABLE, len(choices))]
        side.chosen = NOTHING if choice == moves.STOP_BUYING else choice - moves.BUY
        pair.question = questions.CHOOSE_PURCHASE if choice == moves.STOP_BUYING else questions.CHOOSE_DEMOTION


def secret_choices(pair: Pair, side: Side) -> list[int]:
    """The choices of a side in a simultaneous decision."""
    if pair.question == questions.CHOOSE_ON_DECK:
        return members_of(side.hand | (1 << moves.NONE_ON_DECK))  # a slot, or none: these actions count from 0
    if pair.question == questions.CHOOSE_EXTRA:
        return [moves.EXTRA_PLAY - moves.PLAY + choice for choice in play_choices(side)]  # the same choices (H-13.4)
    if pair.question == questions.CHOOSE_LEFT_OVER:
        return [moves.DISCARD_ON_DECK, moves.RETURN_ON_DECK]
    assert pair.question == questions.NO_QUESTION
    return []
