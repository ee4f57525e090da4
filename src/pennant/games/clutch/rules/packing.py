"""Small numbers packed into one: rows of numbers, runners on base, outings of pitchers and their rest."""

from typing import Final

from mypy_extensions import i64


def set_packed(row: i64, width: i64, place: i64, value: i64) -> i64:
    """A packed row of numbers, `width` bits each, with the number at `place` replaced.

    All packed rows are changed here, because compiled code shifts constants in 32 bits, but variables in 64.
    """
    start = width * place
    return row ^ ((row >> start & ((1 << width) - 1)) ^ value) << start


RUNNER_BITS: Final = 12
RUNNER: Final = (1 << RUNNER_BITS) - 1
SLOT_BITS: Final = 4
BY_ERROR: Final = 1 << 10


def runner_of(slot: i64, pitcher: i64, by_error: bool) -> i64:
    """Pack a runner: his batting slot, the pitcher who put him on, and whether an error did (C-5.9)."""
    return slot + 1 | pitcher << SLOT_BITS | (BY_ERROR if by_error else 0)


def slot_of(runner: i64) -> i64:
    return (runner & 15) - 1


def charged_to(runner: i64) -> i64:
    """The pitcher who is responsible for a runner (C-R16)."""
    return runner >> SLOT_BITS & 63


# --- an outing of a pitcher, as it counts for later games (C-4.4) ---------------------------------------------------

PITCHER: Final = 63
"""The mask of a place in the pitching staff."""
DEPTH_AT: Final = 6
DEPTH: Final = 15
THREW: Final = 1 << 10
THREW_TIRED: Final = 1 << 11
ENTERED_TIRED: Final = 1 << 12


def pack_arm(place: i64, depth: i64, threw: bool, threw_tired: bool, entered_tired: bool) -> i64:
    """Pack an outing: the pitcher's place in the staff, his depth, and three marks."""
    arm = place | depth << DEPTH_AT
    if threw:
        arm |= THREW
    if threw_tired:
        arm |= THREW_TIRED
    if entered_tired:
        arm |= ENTERED_TIRED
    return arm


# --- the rest of a pitcher between games (C-4.4) --------------------------------------------------------------------

STREAK_AT: Final = 4
DUE: Final = 15


def pack_rest(due: i64, streak: i64) -> i64:
    """Pack the games that a pitcher has to sit out, and how many games in a row he has pitched in."""
    return due | streak << STREAK_AT


def unpack_rest(rest: i64) -> tuple[i64, i64]:
    """The games that a pitcher has to sit out, and his streak."""
    return rest & DUE, rest >> STREAK_AT


# --- titles of strategy cards (C-3.9.3) -----------------------------------------------------------------------------


def pack_title(family: i64, owner: i64) -> i64:
    """Pack the family of a card and the seat that has played it."""
    return family * 2 + owner
