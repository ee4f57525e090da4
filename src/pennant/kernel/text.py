"""The texts of a game that every front end needs, in one language or in phrases."""

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from pennant.kernel.decision import Choice, Decision, UnavailableChoice
from pennant.kernel.errors import IllegalMove
from pennant.kernel.events import SeenEvent, View
from pennant.kernel.paper import Paper


class GameText(Protocol):
    """All texts of a game with its cards. Views and events are those of one viewer."""

    same_for_all: bool
    """Whether events are told to all viewers in the same words, so that nobody is called "you"."""

    def say(self, message: str, /, **args: Any) -> str:
        """A message from the game's own files."""
        ...

    # --- who plays ----------------------------------------------------------------------------------------------------

    def names(self, view: View, players: Sequence[str] = ()) -> list[str]:
        """The names of all sides, also of those without a player; `players` are written as in records."""
        ...

    def teams(self) -> Mapping[str, str]:
        """The teams that can be chosen, by id."""
        ...

    # --- what happens -------------------------------------------------------------------------------------------------

    def concerning(self, events: Sequence[SeenEvent], view: View) -> list[SeenEvent]:
        """The events that concern the viewer; the view is the one before them."""
        ...

    def beats(self, events: Sequence[SeenEvent]) -> list[list[SeenEvent]]:
        """Events in groups that are told and shown together."""
        ...

    def story(self, events: list[SeenEvent], view: View, names: Sequence[str] = ()) -> list[str]:
        """Events as sentences; the view is the one after them."""
        ...

    def sentences(self, events: list[SeenEvent], view: View, names: Sequence[str] = ()) -> list[tuple[SeenEvent, str]]:
        """The sentences of a story, each with the last event that it tells of."""
        ...

    def begins_game(self, event: SeenEvent) -> bool:
        """Whether an event begins a game of a series, or another point worth finding in a long story."""
        ...

    def standing(self, view: View, names: Sequence[str]) -> str:
        """The score in a few words; empty before there is anything to say. The view is a spectator's."""
        ...

    def paper(self, events: Sequence[SeenEvent], view: View, names: Sequence[str] = ()) -> Paper:
        """The score and the statistics of the whole game so far, as one viewer knows it; the view is the one after."""
        ...

    # --- what is asked ------------------------------------------------------------------------------------------------

    def prompt(self, decision: Decision, view: View, names: Sequence[str] = ()) -> str:
        """The question of a decision, in a sentence."""
        ...

    def options(self, decision: Decision, view: View) -> list[Choice]:
        """The choices in the order in which they are shown."""
        ...

    def choice(self, choice: Choice, view: View, names: Sequence[str] = ()) -> str:
        """The label of a choice, on one line."""
        ...

    def is_forced(self, decision: Decision) -> bool:
        """Whether a decision can be answered automatically, provided that its timing tells other people nothing."""
        ...

    def refusal(self, error: IllegalMove | UnavailableChoice) -> str:
        """Why a move or a choice is not possible."""
        ...

    def rule(self, rule_id: str) -> str:
        """A rule in a sentence or two."""
        ...

    # --- before a game ------------------------------------------------------------------------------------------------

    def mode(self, mode: str) -> str:
        """The name of a mode."""
        ...

    def mode_summary(self, mode: str) -> str:
        """A mode described in one line."""
        ...

    def option(self, option: str) -> str:
        """An option of a mode, described in a sentence."""
        ...
