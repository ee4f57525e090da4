"""Following a game as one viewer: a view that events keep up to date, and the story of the events, beat by beat."""

from collections.abc import Iterator, Sequence
from functools import cached_property
from typing import Any, NamedTuple

from typing_extensions import TypedDict

from pennant.kernel.decision_json import TimedLine
from pennant.kernel.events import SeenEvent, View
from pennant.kernel.game import Game
from pennant.kernel.state import State
from pennant.kernel.text import GameText


class Beat(NamedTuple):
    """Events that are shown together, and the sentences about them."""

    events: list[SeenEvent]
    sentences: list[str]


class NewsData(TypedDict):
    """Events as clients get them, with their beats and their story."""

    events: list[SeenEvent]
    beats: list[int | None]
    story: list[TimedLine]


class News:
    """New events of one viewer in order, and their story.

    `mine` are the events that concern the viewer; `view` is the view after the events, and `start` the `story_start` of
    the view before them, if that is known.
    """

    def __init__(
        self,
        text: GameText,
        events: list[SeenEvent],
        mine: list[SeenEvent],
        view: View,
        names: Sequence[str] = (),
        start: Any = None,
    ) -> None:
        self.text = text
        self.events, self.mine = events, mine
        places = {id(event): number for number, event in enumerate(events, start=1)}
        self.sentences = [(places[id(last)], said) for last, said in text.sentences(mine, view, names, start)]
        """The story: each sentence with the number of events that have happened when it is told."""

    def story(self) -> list[str]:
        return [said for _, said in self.sentences]

    @cached_property
    def beat_numbers(self) -> list[int | None]:
        """For every event the number of its beat, from 0; `None` if the event does not concern the viewer."""
        numbers = {id(event): number for number, beat in enumerate(self.text.beats(self.mine)) for event in beat}
        return [numbers.get(id(event)) for event in self.events]

    def beats(self) -> Iterator[Beat]:
        """All events in beats. Events that do not concern the viewer are in the beat that follows them."""
        ends = {number: place for place, number in enumerate(self.beat_numbers, start=1) if number is not None}
        start = told = 0
        for end in sorted({*ends.values(), len(self.events)}):
            first = told
            while told < len(self.sentences) and self.sentences[told][0] <= end:
                told += 1
            yield Beat(self.events[start:end], [said for _, said in self.sentences[first:told]])
            start = end

    def as_json(self) -> NewsData:
        """The events, their beats and their story as clients get them."""
        return {"events": self.events, "beats": self.beat_numbers, "story": self.story_json}

    @cached_property
    def story_json(self) -> list[TimedLine]:
        return [{"after": after, "text": said} for after, said in self.sentences]


class Follower:
    """One viewer (`None`: a spectator) of a game. `names` are the display names of the sides, for the story."""

    def __init__(self, game: Game, text: GameText, state: State, viewer: int | None, names: Sequence[str] = ()) -> None:
        self.game, self.text = game, text
        self.viewer, self.names = viewer, names
        self.view = game.view(state, viewer)
        self._state = state
        self._heard = len(state.log or [])

    def has_heard(self, state: State, events: int) -> bool:
        """Whether this many events of the log are in the view. Taking a move back by consent replaces the state."""
        return self._state is state and self._heard == events

    def catch_up(self, state: State) -> News:
        """Bring the view up to date with everything that has happened."""
        return self.take(state, self._new_events(state))

    def take(self, state: State, events: list[SeenEvent]) -> News:
        """Bring the view up to date with these events, which led to this state, and tell them.

        The story is the same for a follower who joined later, so it does not use the view before the events.
        """
        mine = self.text.concerning(events, self.view)
        self.fold(state, events)
        return News(self.text, events, mine, self.view, self.names)

    def fold(self, state: State, events: list[SeenEvent]) -> None:
        """Bring the view up to date with these events without telling them."""
        for event in events:
            self.game.fold(self.view, event)
        self._state, self._heard = state, self._heard + len(events)

    def follow(self, state: State) -> Iterator[Beat]:
        """Bring the view up to date beat by beat: after each one, `view` shows the position at that moment."""
        events, after = self._new_events(state), self.game.view(state, self.viewer)
        mine, start = self.text.concerning(events, self.view), self.text.story_start(self.view)
        news = News(self.text, events, mine, after, self.names, start)
        for beat in news.beats():
            self.fold(state, beat.events)
            yield beat
        self.view = after

    def _new_events(self, state: State) -> list[SeenEvent]:
        return self.game.events(state, self.viewer, self._heard)


def tell(text: GameText, events: list[SeenEvent], before: View, after: View, names: Sequence[str] = ()) -> News:
    """Tell events to a viewer; `before` and `after` are the views before and after them."""
    return News(text, events, text.concerning(events, before), after, names)
