"""One viewer's session in the terminal: what the viewer has seen so far, and the story told to it."""

from collections.abc import Iterator

from pennant.cli.terminal_game import Scene, TerminalGame
from pennant.kernel.events import SeenEvent, View
from pennant.kernel.follower import Follower
from pennant.kernel.game import Game
from pennant.kernel.state import State


class ViewerSession:
    """Follows a game as one viewer (`None`: a spectator), and keeps its score sheet and its story."""

    def __init__(
        self, game: Game, terminal_game: TerminalGame, state: State, viewer: int | None, players: list[str]
    ) -> None:
        self.viewer = viewer
        self.players = players
        self.settings = game.settings(state)[1]
        self.token: int | None = None
        self.sheet = terminal_game.sheet()
        self.story: list[str] = []
        self.fresh = 0
        self._follower = Follower(game, terminal_game.text, state, viewer)
        self.names = self._follower.names = terminal_game.names(self.view, players)
        opening = game.events(state, viewer)
        self._hear(opening)
        mine = terminal_game.text.concerning(opening, self.view)
        self._tell(terminal_game.text.story(mine, self.view, self.names))

    @property
    def view(self) -> View:
        return self._follower.view

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
        news = self._follower.catch_up(state)
        self._hear(news.events)
        self._tell(news.story())

    def follow(self, state: State) -> Iterator[list[str]]:
        """Process what has happened beat by beat; after each beat `view` shows the position at that moment."""
        told = 0
        for beat in self._follower.follow(state):
            self._hear(beat.events)
            if beat.sentences:
                told += len(beat.sentences)
                self._tell(beat.sentences)
                yield beat.sentences
        self.fresh = told

    def _hear(self, events: list[SeenEvent]) -> None:
        for event in events:
            self.sheet.hear(event)

    def _tell(self, sentences: list[str]) -> None:
        self.story += sentences
        self.fresh = len(sentences)
