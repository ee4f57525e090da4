"""What every game must offer to be played in the terminal. A game's own drawing is found by the game's name."""

from collections.abc import Mapping, Sequence
from importlib import import_module
from pkgutil import iter_modules
from typing import Any, Protocol

import msgspec

import pennant.cli
from pennant.cli.draw import Block
from pennant.games import NAMES
from pennant.kernel.decision import Choice, Decision
from pennant.kernel.errors import ChanceNeeded
from pennant.kernel.events import SeenEvent, View
from pennant.kernel.game import Game, Option
from pennant.kernel.state import State
from pennant.kernel.text import GameText
from pennant.kernel.words import Words


class Sheet(Protocol):
    """The score as it grows, event by event."""

    def hear(self, event: SeenEvent) -> None: ...


class Scene(msgspec.Struct):
    """A moment of a game as one viewer sees it."""

    view: View
    names: list[str]
    players: list[str]
    """Who plays, as records have it; one for every seat."""
    sheet: Any
    story: list[str]
    """All that was told so far, the latest last."""
    fresh: int = 0
    """How many of these sentences are new."""
    decision: Decision | None = None
    options: list[Choice] = []
    """The choices in the order of their numbers, which count from 1."""
    usual: Choice | None = None
    """The one of them that Enter makes."""
    notice: str = ""
    """An answer to what was typed last."""
    settings: Mapping[str, Any] = {}
    """The options that the game was begun with."""
    token: int | None = None
    """The seat that has the table's token, if the game has one and somebody slid it."""


class Face(Protocol):
    """A game in the terminal: its words and its drawing, in one language."""

    pages: Mapping[str, str]
    """Pages that a letter at the prompt opens, with the message that says what they are."""
    words: Words
    """The words of this game's table."""
    examples: tuple[str, str, str]
    """A move, a card and a rule, as one would type them."""
    token: str
    """The message that names a token which people may slide to each other without any effect; empty: there is none."""

    def names(self, view: View, players: Sequence[str]) -> list[str]:
        """What the sides are called."""
        ...

    def sheet(self) -> Sheet:
        """An empty score sheet."""
        ...

    def concerning(self, events: Sequence[SeenEvent], view: View) -> list[SeenEvent]:
        """The events that are the viewer's business; the view is the one before them."""
        ...

    def beats(self, events: Sequence[SeenEvent]) -> list[list[SeenEvent]]:
        """Events in groups that are told and shown together."""
        ...

    def story(self, events: list[SeenEvent], view: View, names: list[str]) -> list[str]:
        """Events as sentences; the view is the one after them."""
        ...

    def options(self, decision: Decision, view: View) -> list[Choice]:
        """The choices in the order in which they are numbered."""
        ...

    def is_forced(self, decision: Decision) -> bool:
        """Whether nobody need be bothered with a decision, as long as no other person could learn from it."""
        ...

    def screen(self, scene: Scene, width: int, height: int) -> Block:
        """The table, drawn; not wider or higher than this."""
        ...

    def plain(self, scene: Scene) -> list[str]:
        """The table in sentences."""
        ...

    def question_lines(self, scene: Scene) -> list[str]:
        """The pending decision in sentences: the question, then the choices with their numbers."""
        ...

    def page(self, letter: str, scene: Scene, width: int) -> Block:
        """One of `pages`."""
        ...

    def result(self, scene: Scene, width: int) -> Block:
        """How it ended: for the screen that stays when the table is gone."""
        ...

    def explain(self, choice: Choice, scene: Scene, width: int) -> Block:
        """A choice in full: the cards it touches, the rule behind it."""
        ...

    def look_up(self, text: str, width: int) -> Block | None:
        """A card or a rule by its id; `None` if there is none."""
        ...

    def ids(self) -> list[str]:
        """The cards and rules that can be looked up."""
        ...

    def mode(self, mode: str) -> str: ...

    def mode_summary(self, mode: str) -> str: ...

    def option(self, option: Option) -> str:
        """What an option of a mode does, in a few words."""
        ...

    def teams(self) -> Mapping[str, str]:
        """The teams that can be chosen, by id."""
        ...

    def card_table(self, wanted: Mapping[str, str]) -> Block:
        """All cards, or those with these properties."""
        ...

    def card_schema(self) -> dict[str, object]:
        """The JSON schema of a file of cards."""
        ...

    def begins_game(self, event: SeenEvent) -> bool:
        """Whether an event begins a game of a series."""
        ...

    def opened(self, table: View, seats: Sequence[View]) -> View:
        """A spectator's view with every seat's own cards in it: for games that are over."""
        ...

    # What only some games have; `Plain` is for the others.

    has_open_table: bool
    """Whether several people at one keyboard share the table and look at their own cards only when they want to."""
    has_dice: bool
    """Whether all luck but the draws of cards is dice that people can roll themselves."""
    has_coach: bool
    """Whether some decisions are routine, so that a coach can see to them."""

    def blind(self, decision: Decision) -> list[Choice]:
        """The choices that one can make without a look at one's own cards, while all look on."""
        ...

    def usual(self, decision: Decision) -> Choice | None:
        """What one mostly does, where there is such a thing: Enter does it."""
        ...

    def skip_choice(self, decision: Decision) -> Choice | None:
        """What somebody does who has said that he will do nothing more for now; `None`: he is asked all the same."""
        ...

    def span(self, view: View) -> object:
        """How long that is: as long as this stays the same."""
        ...

    def is_routine(self, decision: Decision) -> bool:
        """Whether a coach can see to a decision for somebody who wants that."""
        ...

    def advice(self, seat: int, choice: Choice, view: View, names: Sequence[str]) -> str:
        """What the coach of a seat has decided, in a sentence; empty if it is not worth one."""
        ...

    def standing_order_text(self, name: str) -> str:
        """What a standing order says, in a few words."""
        ...

    def first_roll(self, rolls: Sequence[int], settings: Mapping[str, Any], players: Sequence[str]) -> str:
        """Who is to roll the next die before the game begins, and for what."""
        ...

    def roll(self, state: State, needed: ChanceNeeded, view: View, names: Sequence[str]) -> str:
        """Who is to roll which die, and for what; the state waits for it in the middle of a move."""
        ...


class InWords:
    """What a game has to say to `Face` that its words know already."""

    text: GameText

    def names(self, view: View, players: Sequence[str]) -> list[str]:
        return self.text.names(view, players)

    def concerning(self, events: Sequence[SeenEvent], view: View) -> list[SeenEvent]:
        return self.text.concerning(events, view)

    def beats(self, events: Sequence[SeenEvent]) -> list[list[SeenEvent]]:
        return self.text.beats(events)

    def story(self, events: list[SeenEvent], view: View, names: list[str]) -> list[str]:
        return self.text.story(events, view, names)

    def options(self, decision: Decision, view: View) -> list[Choice]:
        return self.text.options(decision, view)

    def is_forced(self, decision: Decision) -> bool:
        return self.text.is_forced(decision)

    def mode(self, mode: str) -> str:
        return self.text.mode(mode)

    def mode_summary(self, mode: str) -> str:
        return self.text.mode_summary(mode)

    def option(self, option: Option) -> str:
        return self.text.option(option.name)

    def teams(self) -> Mapping[str, str]:
        return self.text.teams()

    def begins_game(self, event: SeenEvent) -> bool:
        return self.text.begins_game(event)

    def opened(self, table: View, seats: Sequence[View]) -> View:
        return self.text.opened(table, seats)


class Plain:
    """What a game has to say to the rest of `Face` that is played with cards alone."""

    has_open_table = has_dice = has_coach = False

    def blind(self, decision: Decision) -> list[Choice]:
        return []

    def usual(self, decision: Decision) -> Choice | None:
        return None

    def skip_choice(self, decision: Decision) -> Choice | None:
        return None

    def span(self, view: View) -> object:
        return None

    def is_routine(self, decision: Decision) -> bool:
        return False

    def advice(self, seat: int, choice: Choice, view: View, names: Sequence[str]) -> str:
        return ""

    def standing_order_text(self, name: str) -> str:
        return name

    def first_roll(self, rolls: Sequence[int], settings: Mapping[str, Any], players: Sequence[str]) -> str:
        return ""

    def roll(self, state: State, needed: ChanceNeeded, view: View, names: Sequence[str]) -> str:
        return ""


def game_names() -> list[str]:
    """The games that can be played in the terminal: each has a package here."""
    found = [module.name for module in iter_modules(pennant.cli.__path__) if module.ispkg]
    return sorted(found, key=lambda name: NAMES.index(name) if name in NAMES else len(NAMES))


def face_of(game: Game, language: str, cards: Any = None) -> Face:
    """The face of a game with its cards, in a language."""
    module = import_module(f"pennant.cli.{game.name}")
    face: Face = module.face(language, game.card_set(cards))
    return face
