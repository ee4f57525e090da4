"""Immediate actions of cards, packed into numbers.

The rules of a turn use the constants directly, because they run for every card and a call costs more than a shift.
"""

from typing import Final

from mypy_extensions import i64

KIND: Final = 15
"""The mask of an action's kind."""
PARAMETER_AT: Final = 4
"""The position of its parameter: a hit, or the number of runners to pick off."""
ACTION: Final = 255
"""The mask of the first of the actions that a card still has to carry out."""
ACTION_BITS: Final = 8


def pack_action(kind: i64, parameter: i64) -> i64:
    return kind | parameter << PARAMETER_AT


def unpack_action(action: i64) -> tuple[i64, i64]:
    """The kind of an action, and its parameter."""
    return action & KIND, action >> PARAMETER_AT


def unpack_actions(actions: i64) -> tuple[i64, i64]:
    """The two actions of a card, the first one first; 0 if there is no other."""
    return actions & ACTION, actions >> ACTION_BITS
