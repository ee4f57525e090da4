"""Tests that the check for archaic English finds archaisms and accepts plain English."""

import pytest

from tools.prose import archaisms


@pytest.mark.parametrize(
    "text",
    [
        "The deck is shuffled anew.",
        "def deal_anew() -> None:",
        "Whoever has the link",
        "the player to whom it belongs",
        "it can not be played",
        "a deck of one's own",
        "cards that are to be had",
        "a move a second",
    ],
)
def test_archaism_is_found(text: str) -> None:
    assert len(archaisms(text)) == 1


@pytest.mark.parametrize(
    "text",
    [
        "renewal",
        "It cannot be played.",
        "within a tenth of a second",
        "There is no bot named x.",
        "one move per second",
    ],
)
def test_plain_english_is_accepted(text: str) -> None:
    assert archaisms(text) == []


def test_archaism_is_reported_with_line_and_advice() -> None:
    assert archaisms("one\ntwo can not") == [(2, "can not", "cannot")]
