"""One viewer's session in the terminal: what the viewer has seen so far, and the story told to it."""

from collections.abc import Iterator
from copy import deepcopy

from pennant.cli.terminal_game import Scene, TerminalGame
from pennant.kernel.events import SeenEvent
from pennant.kernel.game import Game
from pennant.kernel.state import State


class ViewerSession:
    """Follows a game through the events of one viewer (`None`: a spectator), one beat at a time."""

    def __init__(
        self, game: Game, terminal_game: TerminalGame, state: State, viewer: int | None, players: list[str]
    ) -> None:
        self.game = game
        self.terminal_game = terminal_game
        self.viewer = viewer
        self.players = players
        self.view = game.view(state, viewer)
        self.settings = game.settings(state)[1]
        self.token: int | None = None
        self.names = terminal_game.names(self.view, players)
        self.sheet = terminal_game.sheet()
        self.story: list[str] = []
        self.fresh = 0
        opening = self._news(state, 0)
        for event in opening:
            self.sheet.hear(event)
        self._tell(terminal_game.story(terminal_game.concerning(opening, self.view), self.view, self.names))

    def scene(self) -> Scene:
        scene = Scene(self.view, self.names, self.players, self.sheet, self.story, self.fresh)
        scene.settings, scene.token = self.settings, self.token
        return scene

    def fresh_story(self) -> list[str]:
        """The sentences told last."""
        return self.story[len(self.story) - self.fresh :]

    def hear(self, sentence: str) -> None:
        """Add a sentence that is not part of the game to the story."""
        self._tell([sentence])

    def catch_up(self, state: State) -> None:
        """Process everything that has happened at once."""
        events = self._news(state, self._seen)
        for event in events:
            self.sheet.hear(event)
        mine = self.terminal_game.concerning(events, self.view)
        self.view = self.game.view(state, self.viewer)
        self._tell(self.terminal_game.story(mine, self.view, self.names))

    def follow(self, state: State) -> Iterator[list[str]]:
        """Process what has happened beat by beat; after each beat `view` shows the position at that moment."""
        told: list[str] = []
        past: list[SeenEvent] = []
        news = self._news(state, self._seen)
        mine = {id(event) for event in self.terminal_game.concerning(news, self.view)}
        view = deepcopy(self.view)
        for beat in self.terminal_game.beats(news):
            for event in beat:
                self.sheet.hear(event)
                self.game.fold(view, event)
            self.view = view
            past += [event for event in beat if id(event) in mine]
            sentences = self.terminal_game.story(past, view, self.names)[len(told) :]
            if sentences:
                told += sentences
                self._tell(sentences)
                yield sentences
        self.view = self.game.view(state, self.viewer)
        self.fresh = len(told)

    def _tell(self, sentences: list[str]) -> None:
        self.story += sentences
        self.fresh = len(sentences)

    def _news(self, state: State, since: int) -> list[SeenEvent]:
        events = self.game.events(state, self.viewer, since)
        self._seen = since + len(events)
        return events
