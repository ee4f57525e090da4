"""The terminal's score sheets of all games so far, and their box scores."""

from pennant.games.clutch.event_types import Event
from pennant.games.clutch.scoring.box import Box, box_of
from pennant.games.clutch.scoring.scorer import Scorer


class BoxSheet:
    """See `pennant.cli.terminal_game.Sheet`."""

    def __init__(self) -> None:
        self.scorer = Scorer()
        self._heard = 0
        self._box: tuple[int, Box] | None = None

    def hear(self, event: Event) -> None:
        self.scorer.see(event)
        self._heard += 1

    def box(self) -> Box | None:
        """The box score of the current or last game."""
        if not self.scorer.sheets:
            return None
        if self._box is None or self._box[0] != self._heard:
            self._box = self._heard, box_of(self.scorer.sheets[-1])
        return self._box[1]

    def boxes(self) -> list[Box]:
        """The box scores of all games, in order."""
        return [box_of(sheet) for sheet in self.scorer.sheets]
