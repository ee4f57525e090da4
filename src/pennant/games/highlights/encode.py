"""A view as numbers for learning: one flat vector with named parts, made only of what the seat may see.

Cards are counted by number in the set; opponents beyond the own pair are left out, so that the size depends only on the
card set.
"""

from collections.abc import Sequence
from typing import Any, Final, Literal, cast

import numpy

from pennant.games.highlights.cards import book_of
from pennant.games.highlights.events import HITS, QUESTIONS, SPEEDS, STAGES
from pennant.games.highlights.rules.match import Match
from pennant.games.highlights.view import BASES, NAMINGS, fixed_view
from pennant.games.highlights.view_types import Side, View
from pennant.kernel.board_view import add_board

_ZONES: Final[tuple[Literal["hand", "in_play", "dugout", "unseen"], ...]] = ("hand", "in_play", "dugout", "unseen")
_SCORES: Final[tuple[Literal["runs", "wins", "money", "bought"], ...]] = ("runs", "wins", "money", "bought")
_PLATE = 3


def parts(cards: int) -> dict[str, slice]:
    """Where each part of the vector lies, for a set of this many cards."""
    sizes: dict[str, int] = {"question": len(QUESTIONS), "stage": len(STAGES), "home": 1, "inning": 1, "game": 1}
    sizes["row"] = cards
    for who in ("own", "other"):
        sizes |= {f"{who}-{zone}": cards for zone in (*_ZONES, "top", "on-deck", "known")}
        sizes |= {f"{who}-sizes": 4, f"{who}-bases": 12, f"{who}-plate": _PLATE * (len(HITS) + len(SPEEDS))}
        sizes |= {f"{who}-scores": len(_SCORES)}
    found: dict[str, slice] = {}
    start = 0
    for name, size in sizes.items():
        found[name] = slice(start, start + size)
        start += size
    return found


def encode(match: Match, seat: int) -> "numpy.ndarray[Any, Any]":
    """The view of a seat as a vector of float32."""
    view = cast(View, add_board(fixed_view(match, seat), NAMINGS, match, seat))
    book = book_of(match.cards)
    numbers = {card.id: number for number, card in enumerate(book.cards)}
    where = parts(len(book.cards))
    vector = numpy.zeros(where["other-scores"].stop, dtype=numpy.float32)
    pair = view["pairs"][view["sides"][seat]["pair"]]
    if seat in pair["asked"]:
        vector[where["question"].start + QUESTIONS.index(pair["question"])] = 1
    vector[where["stage"].start + STAGES.index(pair["stage"])] = 1
    vector[where["home"]] = pair["home"] == seat
    vector[where["inning"]] = pair["inning"]
    vector[where["game"]] = pair["game"]
    _mark(vector, where["row"], pair["row"], numbers)
    other = pair["home"] if seat == pair["visitor"] else pair["visitor"]
    for who, side in (("own", view["sides"][seat]), ("other", view["sides"][other])):
        _encode_side(vector, where, who, side, numbers)
    return vector


def _mark(vector: "numpy.ndarray[Any, Any]", part: slice, cards: Sequence[str | None], numbers: dict[str, int]) -> None:
    for card in cards:
        if card is not None:
            vector[part.start + numbers[card]] = 1


def _encode_side(
    vector: "numpy.ndarray[Any, Any]", where: dict[str, slice], who: str, side: Side, numbers: dict[str, int]
) -> None:
    for zone in _ZONES:
        _mark(vector, where[f"{who}-{zone}"], side[zone], numbers)
    _mark(vector, where[f"{who}-top"], side["lineup"]["top"], numbers)
    _mark(vector, where[f"{who}-known"], side["known"]["hand"] + side["known"]["held"], numbers)
    if side["on_deck"]:
        _mark(vector, where[f"{who}-on-deck"], [side["on_deck"]["card"]], numbers)
    sizes = [side["lineup"]["size"], len(side["hand"]), side["on_deck"] is not None, side["minors"]["size"]]
    vector[where[f"{who}-sizes"]] = sizes
    bases = where[f"{who}-bases"].start
    for number, base in enumerate(BASES):
        vector[bases + number * 4 + SPEEDS.index(side["bases"][base] or "")] = 1
    plate = where[f"{who}-plate"].start
    width = len(HITS) + len(SPEEDS)
    for place, threat in enumerate(side["plate"]):
        vector[plate + place * width + HITS.index(threat["hit"])] = 1
        vector[plate + place * width + len(HITS) + SPEEDS.index(threat["speed"])] = 1
    vector[where[f"{who}-scores"]] = [side[score] for score in _SCORES]
