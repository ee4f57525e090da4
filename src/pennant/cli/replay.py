"""Viewing a record: move by move as any viewer sees it, or as a text with the whole story."""

from pathlib import Path

import pennant
from pennant.cli.draw import QUIET, STRONG, line
from pennant.cli.leave import Ended, Leave
from pennant.cli.players import seat_players
from pennant.cli.show import BELOW
from pennant.cli.terminal import Terminal, number_in
from pennant.cli.terminal_game import Scene, TerminalGame, terminal_game_of
from pennant.kernel.errors import UsageError
from pennant.kernel.events import SeenEvent, View
from pennant.kernel.follower import tell
from pennant.kernel.record import Record
from pennant.kernel.state import State

SPECTATOR, ALL = "spectator", "all"
Viewer = int | str
"""A seat, or one of the words `spectator` and `all`."""

REMEMBERED = 12
"""The number of moves whose story stays on the screen."""


class Replay:
    """A replayed record; it can show every position."""

    def __init__(self, record: Record, terminal: Terminal, cards: Path | None) -> None:
        self.game = pennant.game(record.game)
        self.record = record
        self.terminal, self.words = terminal, terminal.words
        self.terminal_game: TerminalGame = terminal_game_of(self.game, terminal.words.language, cards)
        self._moments: list[State] = []
        """The state after this many moves."""
        self._marks: list[int] = []
        """The length of the log at that point."""
        for _, state in record.states(self.game, cards):
            assert state.log is not None
            self._last = state
            self._moments.append(state.copy())
            self._marks.append(len(state.log))
        self.players = seat_players(record.players, self._last.seats)
        self.names = self.terminal_game.names(self.game.view(self._last, None), self.players)
        self.viewer: Viewer = ALL if self._last.is_over() else SPECTATOR
        self.number = 0
        self._events: dict[Viewer, list[SeenEvent]] = {}

    @property
    def moves(self) -> int:
        return len(self._moments) - 1

    # --- viewers ------------------------------------------------------------------------------------------------------

    def look_as(self, text: str) -> None:
        """Change the viewer: a seat by its number or name, `spectator` or `all`."""
        word = text.strip().lower()
        if word in (SPECTATOR, ALL):
            self.viewer = word
        elif (seat := number_in(word)) is not None and seat < self._last.seats:
            self.viewer = seat
        else:
            seats = {name.lower(): seat for seat, name in enumerate(self.names[: self._last.seats])}
            if word not in seats:
                raise UsageError(self.words.say("replay-no-seat", typed=text, seats=self._seats()))
            self.viewer = seats[word]

    def _seats(self) -> str:
        return ", ".join(f"{seat} ({name})" for seat, name in enumerate(self.names[: self._last.seats]))

    def view(self, number: int) -> View:
        state = self._moments[number]
        if self.viewer == ALL:
            return self.game.view(state, None, reveal=True)
        return self.game.view(state, self.viewer if isinstance(self.viewer, int) else None)

    def events(self, number: int) -> list[SeenEvent]:
        """The events of a move; before the first one, those of the deal."""
        if self.viewer not in self._events:
            seat = self.viewer if isinstance(self.viewer, int) else None
            self._events[self.viewer] = self.game.events(self._last, seat, reveal=self.viewer == ALL)
        start = self._marks[number - 1] if number else 0
        return self._events[self.viewer][start : self._marks[number]]

    def story(self, number: int) -> list[str]:
        before, after = self.view(max(0, number - 1)), self.view(number)
        return tell(self.terminal_game.text, self.events(number), before, after, self.names).story()

    def scene(self) -> Scene:
        stories = [self.story(number) for number in range(max(0, self.number - REMEMBERED), self.number + 1)]
        sheet = self.terminal_game.sheet()
        for number in (0, *self.record.standing(self.number)):
            for event in self.events(number):
                sheet.hear(event)
        told = [sentence for story in stories for sentence in story]
        scene = Scene(self.view(self.number), self.names, self.players, sheet, told, len(stories[-1]))
        scene.settings = self.game.settings(self._last)[1]
        return scene

    # --- going through it ---------------------------------------------------------------------------------------------

    def tell_all(self) -> None:
        """The whole story."""
        for number in range(self.moves + 1):
            self.terminal.say_all(self.story(number))

    def run(self) -> None:
        if self.terminal.too_small:
            self.terminal.drawn = False
        notice = ""
        try:
            with self.terminal.full_screen():
                while True:
                    self._show(notice)
                    typed = self.terminal.ask(">")
                    if typed.lower() in ("q", "quit"):
                        return
                    notice = self._step(typed)
        except (Ended, KeyboardInterrupt):
            raise Leave("") from None

    def _step(self, typed: str) -> str:
        """Go to the requested position, or explain what can be typed."""
        word, _, rest = typed.strip().partition(" ")
        match word.lower():
            case "" | "n":
                self.number = min(self.moves, self.number + 1)
            case "b":
                self.number = max(0, self.number - 1)
            case "e":
                self.number = self.moves
            case "f":
                self.number = self._next_game()
            case "g":
                wanted = number_in(rest.strip())
                if wanted is None or wanted > self.moves:
                    return self.words.say("replay-no-move", moves=self.moves)
                self.number = wanted
            case "s":
                try:
                    self.look_as(rest)
                except UsageError as error:
                    return str(error)
            case letter if letter in self.terminal_game.pages and not rest:
                self._read(letter)
            case "p" if rest.strip().lower() in self.terminal_game.pages:  # where a letter means something else here
                self._read(rest.strip().lower())
            case _:
                return self.words.say("replay-unknown", typed=typed)
        return ""

    def _read(self, letter: str) -> None:
        self.terminal.read_page("", self.terminal_game.page(letter, self.scene(), self.terminal.width))

    def _next_game(self) -> int:
        for number in range(self.number + 1, self.moves + 1):
            if any(self.terminal_game.begins_game(event) for event in self.events(number)):
                return number
        return self.moves

    def _show(self, notice: str) -> None:
        head = self._head()
        if not self.terminal.drawn:
            self.terminal.say_all([notice] if notice else [head, *self.story(self.number)])
            return
        block = self.terminal_game.screen(self.scene(), self.terminal.width, self.terminal.height - BELOW - 1)
        hint = line((notice, "bold yellow")) if notice else line((self.words.say("replay-hint"), QUIET))
        self.terminal.show([*block, line((head, STRONG)), hint])

    def _head(self) -> str:
        """The number of the move; the move itself only for viewers who may know it."""
        where = {"number": self.number, "moves": self.moves}
        if not self.number:
            return self.words.say("replay-head", **where)
        seat, notation = self.record.moves[self.number - 1]
        if self.viewer not in (ALL, seat):
            return self.words.say("replay-mover", player=self.names[seat], **where)
        return self.words.say("replay-move", player=self.names[seat], notation=notation, **where)
