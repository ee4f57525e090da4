"""The toy in words."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from pennant.kernel.decision import Choice, Decision, UnavailableChoice
from pennant.kernel.errors import IllegalMove
from pennant.kernel.events import SeenEvent, View
from pennant.kernel.paper import Column, Paper, Row, Section, Sheet, cells
from pennant.kernel.players import display_names
from pennant.kernel.text import GameText

FOLDER: Final = Path(__file__).parent / "text"


class HighCardText(GameText):
    """See `pennant.kernel.text.GameText`."""



    def __init__(self, language: str) -> None:
        super().__init__(language, FOLDER)

    def say(self, message: str, /, **args: Any) -> str:
        return self._words.say(message, **args)

    def names(self, view: View, players: Sequence[str] = ()) -> list[str]:
        return display_names(players, [self.say("player", number=number) for number in (1, 2)])

    def teams(self) -> Mapping[str, str]:
        return {}

    def concerning(self, events: Sequence[SeenEvent], view: View) -> list[SeenEvent]:
        return list(events)

    def beats(self, events: Sequence[SeenEvent]) -> list[list[SeenEvent]]:
        return [[event] for event in events]

    def story(self, events: list[SeenEvent], view: View, names: Sequence[str] = ()) -> list[str]:
        return [said for _, said in self.sentences(events, view, names)]

    def sentences(self, events: list[SeenEvent], view: View, names: Sequence[str] = ()) -> list[tuple[SeenEvent, str]]:
        """That somebody has decided is told to all; what, when both have."""
        found = []
        for event in events:
            if event["kind"] not in ("chance", "set"):
                name = (names or self.names(view))[event["seat"]]
                found.append((event, self.say(f"story-{event['kind']}", name=name, number=event.get("bid") or 0)))
        return found

    def begins_game(self, event: SeenEvent) -> bool:
        return False

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

    def prompt(self, decision: Decision, view: View, names: Sequence[str] = ()) -> str:
        return self.say(decision.message)

    def options(self, decision: Decision, view: View) -> list[Choice]:
        return list(decision.choices)

    def choice(self, choice: Choice, view: View, names: Sequence[str] = ()) -> str:
        return self.say("choice-bid", **choice.args)

    def is_forced(self, decision: Decision) -> bool:
        return False

    def refusal(self, error: IllegalMove | UnavailableChoice) -> str:
        return self.say("refusal")

    def rule(self, rule_id: str) -> str:
        return self.say("rule-X-1")

    def mode(self, mode: str) -> str:
        return self.say("mode-normal")

    def mode_summary(self, mode: str) -> str:
        return self.say("mode-about-normal")

    def option(self, option: str) -> str:
        return self.say("option-rounds")
