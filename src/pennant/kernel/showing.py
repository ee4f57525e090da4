"""A game as clients show it: decisions and stories as plain data, in the words of a `GameText`."""

from collections.abc import Sequence
from typing import Any

from pennant.kernel.decision import Decision
from pennant.kernel.game import Game
from pennant.kernel.state import State
from pennant.kernel.text import GameText

Data = dict[str, Any]


def asked(game: Game, state: State, decision: Decision, text: GameText, view: Data, names: Sequence[str] = ()) -> Data:
    """What a seat is asked, with all its choices and with what it could want and can not; the view is its own."""
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


def story_of(
    text: GameText, events: list[Data], mine: list[Data], after: Data, names: Sequence[str] = ()
) -> list[Data]:
    """Those of the events that are the viewer's business in words, each sentence with the number of all events by then.

    The view is the one after them.
    """
    places = {id(event): number for number, event in enumerate(events, start=1)}
    return [{"after": places[id(last)], "text": said} for last, said in text.told(mine, after, names)]
