"""Actions as small numbers. They name places on the table, never cards."""

from typing import Final

PASS: Final = 0  # no magic, no Free Agent; the choice when a clock runs out (F-13.2)
SPOT: Final = 1  # a spot of your own: a base or game, the bench, or a place in the hand
DOWN: Final = 15  # the same, to play for the Win card that lies upside down (F-12.2.2)
OFFER: Final = 29  # a card of an open row: Free Agents, Discard Pile, the Robot's cards, a snake draft
RESERVED: Final = 157  # a card of your own that RECRUIT reserved
PAIR: Final = 165  # two of the eight places for Win cards
POINT: Final = 193  # a Manager and a track: seat * 5 + track
SKILL: Final = 218  # a Manager and a stat: seat * 10 + stat
STAT: Final = 268
TRACK: Final = 278
SEAT: Final = 283
USED: Final = 288  # one of the opponents' exhausted Characters, in the order of seats and card numbers
DEAL: Final = 352  # which of three cards is kept and which goes to the bottom first: one of six orders
COUNT: Final = 358

PAIRS: Final = tuple([(one, other) for one in range(8) for other in range(one + 1, 8)])
DEALS: Final = ((0, 1, 2), (0, 2, 1), (1, 0, 2), (1, 2, 0), (2, 0, 1), (2, 1, 0))
"""The card kept, then the one that goes under the deck first, then the other (F-11.16)."""

PICK_BITS: Final = 10
"""Choices that belong together are packed, oldest highest: action + 1, this many bits each."""


def picks_of(packed: int) -> list[int]:
    """Packed choices, oldest first."""
    found: list[int] = []
    while packed:
        found.append((packed & 1023) - 1)
        packed >>= PICK_BITS
    found.reverse()
    return found
