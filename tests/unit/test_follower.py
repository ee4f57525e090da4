"""Tests of following a game as one viewer: beats, and events that do not concern the viewer."""

from collections.abc import Sequence
from typing import Any

import pytest

import pennant
from pennant.games.highlights.events import UNTOLD
from pennant.kernel.beats import board_kinds, group_events
from pennant.kernel.events import SeenEvent
from pennant.kernel.follower import Follower, News
from pennant.kernel.words import PHRASES

HIGHLIGHTS = pennant.game("highlights")


def kinds(beats: list[list[SeenEvent]]) -> list[str]:
    return [" ".join(event["kind"] for event in beat) for beat in beats]


def group_kinds(text: str) -> list[str]:
    """Group events of these kinds into beats; equal neighbors share a beat, lower-case kinds are board events."""

    def joins(beat: Sequence[SeenEvent], event: SeenEvent, asked: bool) -> bool:
        return not asked and bool(beat[-1]["kind"] == event["kind"])

    events = [{"kind": kind} for kind in text.split()]
    return kinds(group_events(events, {event["kind"] for event in events if event["kind"].islower()}, joins))


@pytest.mark.parametrize(
    ("events", "beats"),
    [
        ("", []),
        ("set set", ["set set"]),
        ("set A set B set", ["set A set", "B set"]),
        ("A set A B", ["A set A", "B"]),
        ("A asked A", ["A asked", "A"]),
    ],
)
def test_board_events_join_preceding_beat(events: str, beats: list[str]) -> None:
    assert group_kinds(events) == beats


def test_board_kinds_have_names_of_seen_events() -> None:
    assert board_kinds(HIGHLIGHTS.event_kinds, UNTOLD) == {"set", "chance", "asked", "decided"}


class OddEventsText:
    """A text in which only events with odd numbers concern the viewer, and every event is a beat and a sentence."""

    def beats(self, events: list[SeenEvent]) -> list[list[SeenEvent]]:
        return [[event] for event in events]

    def sentences(
        self, events: list[SeenEvent], view: Any, names: Sequence[str] = (), start: Any = None
    ) -> list[tuple[SeenEvent, str]]:
        return [(event, str(event["number"])) for event in events]


def test_events_of_others_join_following_beat() -> None:
    events = [{"kind": "add", "number": number} for number in (2, 1, 4, 6, 3, 8)]
    text: Any = OddEventsText()
    news = News(text, events, [event for event in events if event["number"] % 2], {})
    assert news.as_json() == {
        "events": events,
        "beats": [None, 0, None, None, 1, None],
        "story": [{"after": 2, "text": "1"}, {"after": 5, "text": "3"}],
    }
    shown = [([event["number"] for event in beat.events], beat.sentences) for beat in news.beats()]
    assert shown == [([2, 1], ["1"]), ([4, 6, 3], ["3"]), ([8], [])]


@pytest.mark.parametrize("viewer", [None, 0])
def test_follow_and_catch_up_reach_current_view(viewer: int | None) -> None:
    state = HIGHLIGHTS.new("single", seed=3, listen=True)
    text = HIGHLIGHTS.text(PHRASES)
    followers = [Follower(HIGHLIGHTS, text, state, viewer) for _ in range(2)]
    told: list[list[str]] = [[], []]
    while not state.is_over():
        seat = state.actors()[0]
        state.play(seat, state.legal(seat)[0])
        told[0] += [sentence for beat in followers[0].follow(state) for sentence in beat.sentences]
        told[1] += followers[1].catch_up(state).story()
        for follower in followers:
            assert follower.view == HIGHLIGHTS.view(state, viewer)
            assert follower.has_heard(state, len(state.log or []))
    assert len(told[0]) > 20
    assert len(told[0]) == len(told[1])
