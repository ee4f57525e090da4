"""The interface of a game to everything outside it: its modes, and operations on its states."""

import hashlib
import re
import secrets
import sys
from abc import ABC, abstractmethod
from collections.abc import Collection, Iterable, Mapping
from functools import cache, partial
from importlib import import_module
from pathlib import Path
from types import MappingProxyType, ModuleType
from typing import TYPE_CHECKING, Any, Literal

import msgspec

from pennant.kernel.board import BOARD_EVENTS
from pennant.kernel.board_view import BoardReader, FieldNamings, add_board, field_of, fold, told_board
from pennant.kernel.chance import Chance, small_chance
from pennant.kernel.decision import Decision, UnavailableChoice
from pennant.kernel.decks import Decks
from pennant.kernel.errors import ChanceNeeded, UsageError, nearest
from pennant.kernel.events import EventKind, SeenEvent, View, seen_by
from pennant.kernel.state import CHANCE_EVENT, RawEvent, State
from pennant.kernel.text import GameText

if TYPE_CHECKING:
    import numpy

NAME_FORM = "[a-z]{2,20}"
"""The names that games may have: they are parts of addresses and of file names."""

HIDDEN = "?"
"""Replaces a value that the reader may not see."""

NO_CARDS = {"set": "none", "sha256": "none"}
"""The card set of a game without cards."""


class Option(msgspec.Struct, frozen=True):
    """An option of a mode: a whole number, yes or no, one word of several, or a list of words."""

    name: str
    kind: Literal["int", "bool", "word", "words"]
    default: Any
    summary: str
    low: int = 0
    high: int = 0
    words: tuple[str, ...] = ()

    def check(self, value: Any) -> Any:
        """Convert a value to the option's type, or raise an error that says what would be valid."""
        if self.kind == "bool" and isinstance(value, bool):
            return value
        if self.kind == "int" and isinstance(value, int) and not isinstance(value, bool):
            if self.words and str(value) not in self.words:
                raise UsageError(f"option {self.name} is one of {', '.join(self.words)}, not {value}")
            if self.words or self.low <= value <= self.high:
                return value
            raise UsageError(f"option {self.name} goes from {self.low} to {self.high}, not {value}")
        if self.kind == "word" and isinstance(value, str):
            if value in self.words:
                return value
            raise UsageError(f"option {self.name} cannot be {value!r}: {nearest(value, self.words)}")
        if self.kind == "words" and isinstance(value, list | tuple) and all(isinstance(word, str) for word in value):
            return list(value)
        if isinstance(value, str):
            return self.check(self._parse(value))
        raise UsageError(f"option {self.name} needs {_KINDS[self.kind]}, not {value!r}")

    def _parse(self, text: str) -> Any:
        """Parse a value from the command line."""
        if self.kind == "bool" and text.lower() in ("yes", "true", "on", "no", "false", "off"):
            return text.lower() in ("yes", "true", "on")
        if self.kind == "int" and re.fullmatch("-?[0-9]{1,18}", text):
            return int(text)
        if self.kind == "words":
            return [word.strip() for word in text.split(",") if word.strip()]
        raise UsageError(f"option {self.name} needs {_KINDS[self.kind]}, not {text!r}")


_DAMAGE = (AssertionError, AttributeError, IndexError, KeyError, OverflowError, TypeError, ValueError)
"""The errors of `load_state` if fields are missing, have another type, or name things that do not exist."""

_KINDS = {"int": "a whole number", "bool": "yes or no", "word": "a word", "words": "a list of words"}


class Mode(msgspec.Struct, frozen=True):
    """A way to play a game."""

    name: str
    summary: str
    seats: tuple[int, ...]
    options: tuple[Option, ...]

    def resolve_options(self, given: Mapping[str, Any]) -> dict[str, Any]:
        """The values of all options of this mode, defaults filled in; an unknown or wrong option is an error."""
        known = {option.name: option for option in self.options}
        for name in given:
            if name not in known:
                raise UsageError(f"mode {self.name} has no option {name!r}: {nearest(name, known)}")
        return {
            name: option.check(given[name]) if given.get(name) is not None else option.default
            for name, option in known.items()
        }


class Game(ABC):
    """The interface of a game to players, bots, records, terminals and servers.

    A game must set the attributes without a value and define the abstract methods. All other methods have defaults.
    """

    name: str
    title: str
    modes: Mapping[str, Mode]
    action_count: int
    """The upper bound of action numbers, in all modes."""
    event_kinds: Mapping[int, EventKind]
    edition: int = 1
    """Increased when a change of the rules would change the course of old games."""
    silent_events: frozenset[int] = frozenset()
    """Kinds of story events that reveal nothing: they say that a seat has chosen, but not what."""
    silent_fields: frozenset[str] = frozenset()
    """Names of fields of the board that change when a seat has chosen something, but do not show what."""
    board_events: frozenset[int] = BOARD_EVENTS | {CHANCE_EVENT}
    """Kinds of events that only keep a view up to date. A client that starts from a later view does not need them."""
    board_namings: FieldNamings = MappingProxyType({})
    """How views show the fields of a board, by the names of the fields; the others are shown as plain numbers."""
    milestones: frozenset[int] = frozenset()
    """Kinds of events that a score sheet needs from earlier games: results, hits. There are few of them."""
    derived_fields: frozenset[str] = frozenset({"setup", "cards"})
    """Attributes of a state that `load_state` computes from the others, from mode and options, and from the cards."""
    orders: Mapping[str, str] = {}
    """The standing orders that a seat may give, with their meanings; few games have any."""
    telling_orders: frozenset[str] = frozenset()
    """Standing orders that use hidden information: how quickly they act would reveal it to others."""
    _last: tuple[str, dict[str, Any], Any, Any] | None = None

    # --- what a game must define --------------------------------------------------------------------------------------

    @abstractmethod
    def start(self, mode: str, options: dict[str, Any], chance: Chance, cards: Any, listen: bool) -> State:
        """A state before its first decision; `cards` is what `card_set` has returned."""

    @abstractmethod
    def settings(self, state: State) -> tuple[str, dict[str, Any]]:
        """The mode and options that a state was started with."""

    @abstractmethod
    def decision(self, state: State, seat: int) -> Decision | None:
        """What a seat must decide now, if anything."""

    @abstractmethod
    def notation(self, state: State, seat: int, action: int) -> str:
        """A legal action as text that a person can type and a record stores."""

    @abstractmethod
    def text(self, language: str, cards: Any = None) -> GameText:
        """The texts of the game with these cards, in a language or in phrases."""

    @abstractmethod
    def dump_state(self, state: State) -> dict[str, Any]:
        """The attributes of a state as JSON-ready data, without chance, mode, options and cards."""

    @abstractmethod
    def load_state(self, data: dict[str, Any], cards: Any) -> State:
        """The state of a dump: `data["state"]` is what `dump_state` has returned."""

    # --- what a game may define ---------------------------------------------------------------------------------------

    @property
    def decks(self) -> Decks | None:
        """Information about decks, if players bring their own deck to this game."""
        return None

    def make_setup(self, mode: str, options: dict[str, Any], cards: Any) -> Any:
        """Check mode and options, and convert them to the setup that the rules use."""
        return options

    def streams(self, mode: str, options: Mapping[str, Any]) -> int:
        """How many streams of chance a game of this mode draws from: the table's, and perhaps one for each seat."""
        return 1

    def card_set(self, cards: Any) -> Any:
        """A loaded card set from a folder, a loaded set, or `None` for our own."""
        if cards is not None:
            raise UsageError(f"{self.title} has no card sets")
        return None

    def card_info(self, state: State) -> dict[str, str]:
        """The card set of a state: its id and hash."""
        return dict(NO_CARDS)

    def card_data(self, cards: Any = None) -> dict[str, Any]:
        """A card set as JSON-ready data: its id and hash, and all cards and teams with their printed text."""
        return {**NO_CARDS, "title": self.title, "teams": [], "cards": []}

    def name_field(self, state: State, field: str, value: int) -> Any:
        """Turn the number in a field of an event into a name."""
        return value

    def fixed_view(self, state: State, seat: int | None, reveal: bool) -> View:
        """The part of a view that never changes: options, teams, and the lists that fields of the board are in."""
        return {"viewer": seat}

    def refusals(self, state: State, seat: int, decision: Decision) -> list[UnavailableChoice]:
        """Choices that a player might expect at this decision but cannot make, and why; only those worth mentioning."""
        return []

    def standing_order_action(self, state: State, seat: int, orders: Collection[str]) -> int | None:
        """The action with which a seat's standing orders answer the open question, if any of them does."""
        return None

    def check(self, state: State) -> list[str]:
        """The game's own invariants that a state breaks, as sentences; normally an empty list."""
        return []

    def encode(self, state: State, seat: int) -> "numpy.ndarray[Any, Any]":
        """What a seat sees, as a vector for learning; empty if the game has no encoding."""
        import numpy

        return numpy.zeros(0)

    def position(self, data: Mapping[str, Any], cards: Any = None) -> State:
        """Build any legal position from a readable description: for scenarios and lessons."""
        raise UsageError(f"{self.title} has no positions: scenarios and lessons need them")

    def seat_names(self, state: State) -> dict[str, int]:
        """The names that scenario files use for the seats of a position."""
        return {f"seat {seat}": seat for seat in range(state.seats)}

    def describe_state(self, state: State, seats: Mapping[str, int]) -> dict[str, Any]:
        """Describe the whole state, hidden information included, in the words of scenario files."""
        return self.dump_state(state)

    def chance_value(self, state: State, needed: ChanceNeeded, word: Any) -> int:
        """The number of a draw or roll that a scenario gives by name."""
        if isinstance(word, int) and 0 <= word < needed.n:
            return word
        raise UsageError(f"chance is a number from 0 to {needed.n - 1} here, not {word!r}")

    # --- the parts of a game ------------------------------------------------------------------------------------------

    @property
    def package(self) -> str:
        """The package of the class that names the game; empty for a game that is a single module."""
        owner = next(each for each in type(self).__mro__ if "name" in vars(each))
        return getattr(sys.modules.get(owner.__module__), "__package__", "") or ""

    @property
    def folder(self) -> Path | None:
        """The folder of the package: `text` in it has the messages, and `lesson.toml` is the first lesson."""
        file = sys.modules[self.package].__file__ if self.package else None
        return None if file is None else Path(file).parent

    def find_module(self, part: str, ours: str | None = None) -> ModuleType | None:
        """A module of the package that a game may have: `terminal`, `advice`, `art` or `balance`.

        `ours` is the package where our own games have this part under their names.
        """
        if not self.package:
            return None
        own = ours is not None and self.package == f"pennant.games.{self.name}"
        path = f"{ours}.{self.name}" if own else f"{self.package}.{part}"
        try:
            return import_module(path)
        except ModuleNotFoundError as error:
            if error.name != path:
                raise
            return None

    # --- what all games share -----------------------------------------------------------------------------------------

    def mode(self, name: str) -> Mode:
        if name not in self.modes:
            raise UsageError(f"{self.name} has no mode {name!r}: {nearest(name, self.modes)}")
        return self.modes[name]

    def new(
        self,
        mode: str,
        seed: int | None = None,
        *,
        cards: Any = None,
        chance: Chance | None = None,
        listen: bool = False,
        **options: Any,
    ) -> State:
        """Start a game, up to its first decision. `listen` starts a log; `chance` replaces the seed's generator."""
        resolved = self.mode(mode).resolve_options(options) if options else self._defaults(mode)
        if chance is None:
            chance = small_chance(secrets.randbits(62) if seed is None else seed, self.streams(mode, resolved))
        return self.start(mode, resolved, chance, self.card_set(cards), listen)

    def setup(self, mode: str, options: dict[str, Any], cards: Any) -> Any:
        """The setup of a game, cached by its options: it is immutable, and simulations start millions of games."""
        if self._last is not None:
            last_mode, last_options, last_cards, setup = self._last
            if last_options is options and last_mode == mode and last_cards is cards:
                return setup
        setup = self.make_setup(mode, options, cards)
        self._last = mode, options, cards, setup
        return setup

    @cache  # noqa: B019  games live as long as the program
    def _defaults(self, mode: str) -> dict[str, Any]:
        return self.mode(mode).resolve_options({})

    def from_outside(self, mode: str, options: Mapping[str, Any], cards: Any = None) -> dict[str, Any]:
        """All options of a mode as a remote client requests them.

        The terminal accepts paths of team and deck files; remote clients must not name files of this machine.
        """
        from pennant.kernel.words import PHRASES

        resolved = self.mode(mode).resolve_options(options)
        known = self.text(PHRASES, self.card_set(cards)).teams()
        for option in self.mode(mode).options:
            if option.kind == "words":
                resolved[option.name] = [self._word_from_outside(option, word, known) for word in resolved[option.name]]
        return resolved

    def _word_from_outside(self, option: Option, word: str, known: Collection[str]) -> str:
        if self.decks is not None and option.name == self.decks.option:
            return self.decks.from_outside(word)
        if word not in (option.words or known):
            raise UsageError(f"option {option.name} cannot be {word!r}: {nearest(word, option.words or known)}")
        return word

    def for_everybody(self, options: dict[str, Any]) -> dict[str, Any]:
        """The options of a game without secrets: with the titles of decks, and without any closed decks."""
        if self.decks is None or self.decks.option not in options:
            return options
        closed = self.decks.are_closed(options)
        words = [HIDDEN if closed else self._deck_title(word) for word in options[self.decks.option]]
        return {**options, self.decks.option: words}

    def _deck_title(self, word: str) -> str:
        assert self.decks is not None
        return self.decks.title(word) if self.decks.is_text(word) else word

    def is_silent(self, state: State, event: RawEvent) -> bool:
        """Whether an event reveals nothing but that a seat has chosen."""
        if event[0] in BOARD_EVENTS:
            return field_of(event, told_board(state))[1] in self.silent_fields
        return event[0] in self.silent_events

    def orders_among(self, people: int) -> list[str]:
        """The standing orders allowed among this many people; with several, none that would reveal a hand."""
        return [name for name in self.orders if people < 2 or name not in self.telling_orders]

    def parse(self, state: State, seat: int, text: str) -> int:
        """The legal action with this notation."""
        wanted = " ".join(text.lower().split())
        known = {self.notation(state, seat, action).lower(): action for action in state.legal(seat)}
        if wanted in known:
            return known[wanted]
        if not known:
            raise state.refusal(seat, -1)
        raise UsageError(f"{text!r} is not a choice now: {nearest(wanted, known)}")

    def mask(self, state: State, seat: int) -> "numpy.ndarray[Any, Any]":
        """The legal actions of a seat as a mask of booleans."""
        import numpy

        mask = numpy.zeros(self.action_count, dtype=bool)
        mask[state.legal(seat)] = True
        return mask

    def view(self, state: State, seat: int | None, reveal: bool = False) -> View:
        """Everything that a seat (`None`: a spectator) may see, and nothing else, as JSON-ready data.

        With `reveal` nothing is hidden: every seat's part of the view is as that seat sees it.
        """
        return add_board(self.fixed_view(state, seat, reveal), self.board_namings, state, seat, reveal)

    def fold(self, view: View, event: SeenEvent) -> None:
        """Bring a view up to date with the next event of the same viewer."""
        fold(view, event)

    def events(self, state: State, viewer: int | None, since: int = 0, reveal: bool = False) -> list[SeenEvent]:
        """The events of a state's log as one viewer sees them, starting from a number."""
        return self.filter_events(state, (state.log or [])[since:], viewer, reveal)

    def filter_event(self, state: State, event: RawEvent, viewer: int | None, reveal: bool = False) -> SeenEvent:
        """Filter an event for one viewer: blank the fields that the viewer may not see, and name the others."""
        return self.filter_events(state, [event], viewer, reveal)[0]

    def filter_events(
        self, state: State, events: Iterable[RawEvent], viewer: int | None, reveal: bool = False
    ) -> list[SeenEvent]:
        """Filter events of a state's log for one viewer."""
        board, reader = told_board(state), BoardReader(self.board_namings, state, viewer, reveal)
        return [
            reader.event(event, board)
            if event[0] in BOARD_EVENTS
            else self.filter_story_event(state, event, viewer, reveal)
            for event in events
        ]

    def filter_story_event(self, state: State, event: RawEvent, viewer: int | None, reveal: bool) -> SeenEvent:
        """Filter an event that tells what has happened; the kernel filters those that change the board."""
        return seen_by(event, viewer, self.event_kinds, partial(self.name_field, state), reveal)

    def dump(self, state: State) -> dict[str, Any]:
        """The whole state as JSON-ready data, with its digest. For the server and for saving; never for a player."""
        content = self._dump_content(state)
        return {**content, "digest": _hash(content)}

    def _dump_content(self, state: State) -> dict[str, Any]:
        mode, options = self.settings(state)
        return {
            "pennant": 1,
            "game": self.name,
            "edition": state.edition,
            "mode": mode,
            "options": options,
            "cards": self.card_info(state),
            "chance": state.chance.dump(),
            "state": self.dump_state(state),
        }

    def load(self, data: dict[str, Any], cards: Any = None) -> State:
        """Restore the state that `dump` saved; a damaged dump is an error."""
        if data.get("game") != self.name:
            raise UsageError(f"this is a dump of {data.get('game')!r}, not of {self.name!r}")
        edition = data.get("edition")
        if isinstance(edition, int) and edition > self.edition:
            raise UsageError(f"this dump needs edition {edition} of the rules; this program has {self.edition}")
        if data.get("digest") != _hash({key: value for key, value in data.items() if key != "digest"}):
            raise UsageError("this dump is damaged: its digest does not match its content")
        try:
            state = self.load_state(data, self.card_set(cards))
            broken = self.check(state)
        except _DAMAGE as error:
            raise UsageError(f"this dump is damaged: {type(error).__name__}: {error}") from error
        if broken:
            raise UsageError(f"this dump is damaged: {broken[0]}")
        state.edition = data["edition"]
        return state

    def digest(self, state: State) -> str:
        """A hash of the whole state, chance included. It never leaves the server while a game runs."""
        return _hash(self._dump_content(state))


def _hash(content: dict[str, Any]) -> str:
    return hashlib.sha256(msgspec.json.encode(content, order="sorted")).hexdigest()
