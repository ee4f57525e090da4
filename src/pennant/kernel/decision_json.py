"""Decisions and stories as JSON-ready data for clients, in the words of a `GameText`."""

from collections.abc import Sequence
from typing import Any

from pennant.kernel.decision import Decision
from pennant.kernel.game import Game
from pennant.kernel.state import State
from pennant.kernel.text import GameText

Data = dict[str, Any]


def decision_json(
    game: Game, state: State, decision: Decision, text: GameText, view: Data, names: Sequence[str] = ()
) -> Data:
    """A decision with all its choices, available and unavailable; the view is that of the seat that decides."""
    return {
        "seat": decision.seat,
        "kind": decision.kind,
        "prompt": text.prompt(decision, view, names),
        "rule": decision.rule,
        "secret": decision.secret,
        "partial": decision.partial,
        "choices": [
            {
                "action": choice.action,
                "label": text.choice(choice, view, names),
                "notation": choice.notation,
                "message": choice.message,
                "rule": choice.rule,
                "args": choice.args,
                "cards": choice.cards,
                "bases": choice.bases,
            }
            for choice in text.options(decision, view)
        ],
        "refused": [
            {"cards": each.cards, "bases": each.bases, "reason": text.refusal(each), "rule": each.rule}
            for each in game.refusals(state, decision.seat, decision)
        ],
    }


def story_json(
    text: GameText, events: list[Data], mine: list[Data], after: Data, names: Sequence[str] = ()
) -> list[Data]:
    """The story of the events in `mine`, which concern the viewer.

    Each sentence comes with the number of `events` that have happened when it is told. The view is the one after them.
    """
    places = {id(event): number for number, event in enumerate(events, start=1)}
    return [{"after": places[id(last)], "text": said} for last, said in text.sentences(mine, after, names)]
