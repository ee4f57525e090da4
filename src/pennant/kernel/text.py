"""The texts of a game that every front end needs, in one language or in phrases."""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Generic

from pennant.kernel.decision import Choice, Decision, UnavailableChoice
from pennant.kernel.errors import IllegalMove
from pennant.kernel.events import EventT, ViewT
from pennant.kernel.paper import Paper
from pennant.kernel.words import Words, capitalize


class Messages:
    """The messages of a folder, in one language or in phrases."""

    def __init__(self, language: str, folder: Path) -> None:
        self.folder = folder
        self._words = Words(language, folder)

    def say(self, message: str, /, **args: Any) -> str:
        """A message with its arguments."""
        return self._words.say(message, **args)

    def join_list(self, items: Sequence[str], message: str = "list") -> str:
        """`a, b and c`; with the message `clauses` for half sentences."""
        if len(items) < 2:
            return "".join(items)
        return self.say(message, head=", ".join(items[:-1]), last=items[-1])

    def rule(self, rule_id: str) -> str:
        """A rule in a sentence or two: `H-11.16` is the message `rule-H-11-16`."""
        return self.say("rule-" + rule_id.replace(".", "-"))


class GameText(Messages, ABC, Generic[ViewT, EventT]):
    """All texts of a game with its cards. The views and events in its methods are those of one viewer.

    Only `names` is required. By default, the other methods use the messages in the game's own files.
    """

    same_for_all = True
    """Whether events are told to all viewers in the same words, so that nobody is called "you"."""

    # --- who plays ----------------------------------------------------------------------------------------------------

    @abstractmethod
    def names(self, view: ViewT, players: Sequence[str] = ()) -> list[str]:
        """The names of all sides, also of those without a player; `players` are written as in records.

        `pennant.kernel.players.display_names` computes them.
        """

    def teams(self) -> Mapping[str, str]:
        """The teams that can be chosen, by id."""
        return {}

    # --- what happens -------------------------------------------------------------------------------------------------

    def concerning(self, events: Sequence[EventT], view: ViewT) -> list[EventT]:
        """The events that concern the viewer; the view is the one before them."""
        return list(events)

    def beats(self, events: Sequence[EventT]) -> list[list[EventT]]:
        """Events in groups that are told and shown together."""
        return [[event] for event in events]

    def story_start(self, view: ViewT) -> Any:
        """What a story must know about the view before its events; `None` if the events tell everything."""
        return None

    def story(self, events: list[EventT], view: ViewT, names: Sequence[str] = ()) -> list[str]:
        """Events as sentences; the view is the one after them. `names` has one name for every side of the view."""
        return [sentence for _, sentence in self.sentences(events, view, names)]

    def event(self, event: EventT, view: ViewT, names: Sequence[str] = ()) -> str | None:
        """A single event, with the view after it; `None` if it is not told."""
        return " ".join(self.story([event], view, names)) or None

    def sentences(
        self, events: list[EventT], view: ViewT, names: Sequence[str] = (), start: Any = None
    ) -> list[tuple[EventT, str]]:
        """The sentences of a story, each with the last event that it tells of.

        `start` is the `story_start` of the view before the events. Without it the story uses only the events and the
        view after them.

        By default an event is told by the message `story-` and its kind, if there is one. The message gets the fields
        that are words or numbers, and `name`, the name of the seat.
        """
        names = names or self.names(view)
        told = []
        for event in events:
            message = f"story-{event['kind']}"
            if self._words.has(message):
                args = {field: value for field, value in event.items() if isinstance(value, str | int)}
                if isinstance(seat := event.get("seat"), int):
                    args["name"] = names[seat]
                told.append((event, self.say(message, **args)))
        return told

    def begins_game(self, event: EventT) -> bool:
        """Whether an event begins a game of a series, or another point worth finding in a long story."""
        return False

    def standing(self, view: ViewT, names: Sequence[str]) -> str:
        """The score in a few words; empty if there is no score yet. The view is a spectator's."""
        return ""

    def paper(self, events: Sequence[EventT], view: ViewT, names: Sequence[str] = ()) -> Paper:
        """The score and the statistics of the game so far, as one viewer knows them; the view is the one after."""
        names = names or self.names(view)
        return Paper(self.standing(view, names) or ", ".join(names))

    # --- what is asked ------------------------------------------------------------------------------------------------

    def prompt(self, decision: Decision, view: ViewT, names: Sequence[str] = ()) -> str:
        """The question of a decision, in a sentence; the view is that of the seat that decides."""
        return capitalize(self.say(decision.message, **decision.args))

    def options(self, decision: Decision, view: ViewT) -> list[Choice]:
        """The choices in the order in which they are shown."""
        return list(decision.choices)

    def choice(self, choice: Choice, view: ViewT, names: Sequence[str] = ()) -> str:
        """The label of a choice, on one line; the view is that of the seat that chooses."""
        return capitalize(self.say(choice.message, **choice.args))

    def is_forced(self, decision: Decision) -> bool:
        """Whether a decision can be answered automatically, provided that its timing tells other people nothing."""
        return False

    def refusal(self, error: IllegalMove | UnavailableChoice) -> str:
        """Why a move or a choice is not possible."""
        args = error.args if isinstance(error, UnavailableChoice) else {}
        return self.say(f"refusal-{error.message}", **args)

    # --- before a game ------------------------------------------------------------------------------------------------

    def mode(self, mode: str) -> str:
        """The name of a mode."""
        return self.say(f"mode-{mode}")

    def mode_summary(self, mode: str) -> str:
        """A mode described in one line."""
        return self.say(f"mode-about-{mode}")

    def option(self, option: str) -> str:
        """An option of a mode, described in a sentence."""
        return self.say(f"option-{option.replace('_', '-')}")
