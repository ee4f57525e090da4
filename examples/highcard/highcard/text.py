"""The texts of High Card: the messages in `text/*.ftl`, and the score."""

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from pennant.kernel.events import SeenEvent, View
from pennant.kernel.paper import Column, Paper, Row, Section, Sheet, cells
from pennant.kernel.players import display_names
from pennant.kernel.text import GameText

FOLDER: Final = Path(__file__).parent / "text"


class HighCardText(GameText):
    """All texts, in one language. Most of them are messages that `GameText` finds by their names."""

    def __init__(self, language: str) -> None:
        super().__init__(language, FOLDER)

    def names(self, view: View, players: Sequence[str] = ()) -> list[str]:
        return display_names(players, [self.say("player", number=number) for number in (1, 2)])

    def standing(self, view: View, names: Sequence[str]) -> str:
        return " : ".join(f"{name} {total}" for name, total in zip(names, view["totals"], strict=True))

    def paper(self, events: Sequence[SeenEvent], view: View, names: Sequence[str] = ()) -> Paper:
        names = names or self.names(view)
        title = self.say("bids")
        shown = [event for event in events if event["kind"] == "shown"]
        bids = [[event["bid"] for event in shown if event["seat"] == seat] for seat in (0, 1)]
        columns = [Column(str(number)) for number in range(1, len(bids[0]) + 1)]
        columns.append(Column(self.say("total"), sums=True))
        rows = [Row(names[seat], cells([*bids[seat], view["totals"][seat]])) for seat in (0, 1)]
        headline = self.say("headline", first=names[0], one=view["totals"][0], two=view["totals"][1], second=names[1])
        return Paper(headline, [Section(title, [Sheet(title, self.say("bidder"), columns, rows)])])
