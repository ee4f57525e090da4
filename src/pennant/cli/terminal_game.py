"""What a game must implement to be played in the terminal. Games that do not implement it get `GenericTerminal`."""

from collections.abc import Mapping, Sequence
from typing import Any, Generic, Protocol

import msgspec

from pennant.cli.draw import Block
from pennant.kernel.decision import Choice, Decision
from pennant.kernel.errors import ChanceNeeded
from pennant.kernel.events import ViewT
from pennant.kernel.game import Game, Option
from pennant.kernel.state import State
from pennant.kernel.text import GameText
from pennant.kernel.words import Words


class Sheet(Protocol):
    """A score sheet, filled event by event."""

    def hear(self, event: Any) -> None:
        """Take in the next event of the game."""
        ...


class Scene(msgspec.Struct, Generic[ViewT]):
    """A position of a game as one viewer sees it, with everything that a screen shows."""

    view: ViewT
    names: list[str]
    players: list[str]
    """The players as records name them, one for every seat."""
    sheet: Any
    story: list[str]
    """All sentences told so far, the latest last."""
    fresh: int = 0
    """How many of these sentences are new."""
    decision: Decision | None = None
    options: list[Choice] = []
    """The choices in the order of their numbers, which count from 1."""
    usual: Choice | None = None
    """The choice that Enter makes."""
    notice: str = ""
    """The response to the last input."""
    settings: Mapping[str, Any] = {}
    """The options that the game was started with."""
    token: int | None = None
    """The seat that holds the token, if the game has one and a player has passed it on."""


class TerminalGame(Protocol):
    """A game in the terminal: its texts and its drawing, in one language."""

    pages: Mapping[str, str]
    """Pages that a letter at the prompt opens, each with the message that names it."""
    words: Words
    """The messages of this game's screen."""
    examples: tuple[str, str, str]
    """A move, a card and a rule as a player would type them."""
    text: GameText
    """The texts that every front end needs."""
    token: str
    """The message that names a token that people may pass to each other without any effect; empty if there is none."""

    def names(self, view: Any, players: Sequence[str]) -> list[str]:
        """The names of the sides."""
        ...

    def sheet(self) -> Sheet:
        """An empty score sheet."""
        ...

    def options(self, decision: Decision, view: Any) -> list[Choice]:
        """The choices in the order in which they are numbered."""
        ...

    def is_forced(self, decision: Decision) -> bool:
        """Whether a decision can be answered automatically, provided that its timing tells other people nothing."""
        ...

    def screen(self, scene: Scene, width: int, height: int) -> Block:
        """The whole screen, at most this wide and high."""
        ...

    def plain(self, scene: Scene) -> list[str]:
        """The position in sentences."""
        ...

    def question_lines(self, scene: Scene) -> list[str]:
        """The pending decision in sentences: the question, then the choices with their numbers."""
        ...

    def page(self, letter: str, scene: Scene, width: int) -> Block:
        """One of `pages`."""
        ...

    def result(self, scene: Scene, width: int) -> Block:
        """The result, for the screen that stays when the game is over."""
        ...

    def explain(self, choice: Choice, scene: Scene, width: int) -> Block:
        """A choice in full: the cards it touches, the rule behind it."""
        ...

    def look_up(self, text: str, width: int) -> Block | None:
        """A card or a rule by its id; `None` if there is no such card or rule."""
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
        """A table of all cards, or of those with these properties."""
        ...

    def card_schema(self) -> dict[str, object]:
        """The JSON schema of a file of cards."""
        ...

    def begins_game(self, event: Any) -> bool:
        """Whether an event begins a game of a series."""
        ...

    # Features of some games only; `CardsOnlyDefaults` is for the others.

    has_open_table: bool
    """Whether several people at one keyboard share the screen and show their own cards only on request."""
    has_dice: bool
    """Whether all chance except card draws is dice, so that people can roll their own."""
    has_coach: bool
    """Whether some decisions are routine, so that a coach can make them."""

    def blind(self, decision: Decision) -> list[Choice]:
        """The choices that a player can make in front of everybody, without showing a hand."""
        ...

    def usual(self, decision: Decision) -> Choice | None:
        """The most common choice, which Enter makes, if there is one."""
        ...

    def skip_choice(self, decision: Decision) -> Choice | None:
        """The choice of a player who has decided to do nothing more for now; `None` if the player must be asked."""
        ...

    def span(self, view: Any) -> object:
        """How long `skip_choice` applies: as long as this value does not change."""
        ...

    def is_routine(self, decision: Decision) -> bool:
        """Whether a coach can make a decision for a player who wants a coach."""
        ...

    def advice(self, seat: int, choice: Choice, view: Any, names: Sequence[str]) -> str:
        """A sentence about what the coach of a seat has decided; empty if it is not worth telling."""
        ...

    def standing_order_text(self, name: str) -> str:
        """A standing order in a few words."""
        ...

    def first_roll(self, rolls: Sequence[int], settings: Mapping[str, Any], players: Sequence[str]) -> str:
        """Ask for a die roll before the game begins: who rolls, and what for."""
        ...

    def roll(self, state: State, needed: ChanceNeeded, view: Any, names: Sequence[str]) -> str:
        """Ask for a die roll in the middle of a move: who rolls which die, and what for."""
        ...


class GameTextMixin:
    """The part of `TerminalGame` that a game's `GameText` already implements."""

    text: GameText

    def names(self, view: Any, players: Sequence[str]) -> list[str]:
        return self.text.names(view, players)

    def options(self, decision: Decision, view: Any) -> list[Choice]:
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

    def begins_game(self, event: Any) -> bool:
        return self.text.begins_game(event)


class CardsOnlyDefaults:
    """Defaults for the optional part of `TerminalGame`, for games played with cards alone."""

    has_open_table = has_dice = has_coach = False

    def blind(self, decision: Decision) -> list[Choice]:
        return []

    def usual(self, decision: Decision) -> Choice | None:
        return None

    def skip_choice(self, decision: Decision) -> Choice | None:
        return None

    def span(self, view: Any) -> object:
        return None

    def is_routine(self, decision: Decision) -> bool:
        return False

    def advice(self, seat: int, choice: Choice, view: Any, names: Sequence[str]) -> str:
        return ""

    def standing_order_text(self, name: str) -> str:
        return name

    def first_roll(self, rolls: Sequence[int], settings: Mapping[str, Any], players: Sequence[str]) -> str:
        return ""

    def roll(self, state: State, needed: ChanceNeeded, view: Any, names: Sequence[str]) -> str:
        return ""


def terminal_game_of(game: Game, language: str, cards: Any = None) -> TerminalGame:
    """A game with its cards in the terminal, in one language.

    A game brings its own screen as the function `terminal_game` in its module `terminal`.
    """
    from pennant.cli.generic import GenericTerminal

    module = game.find_module("terminal", "pennant.cli")
    if module is None:
        return GenericTerminal(game, language, cards)
    terminal_game: TerminalGame = module.terminal_game(language, game.card_set(cards))
    return terminal_game
