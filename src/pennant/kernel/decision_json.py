"""Decisions as JSON-ready data for clients, in the words of a `GameText`."""

from collections.abc import Sequence
from typing import Any

from typing_extensions import TypedDict

from pennant.kernel.decision import Decision
from pennant.kernel.events import View
from pennant.kernel.game import Game
from pennant.kernel.state import State
from pennant.kernel.text import GameText


class ChoiceData(TypedDict):
    """A legal action: its number, its text, its notation, and the cards and bases it concerns."""

    action: int
    label: str
    notation: str
    message: str
    rule: str
    args: dict[str, Any]
    cards: tuple[str, ...]
    bases: tuple[int, ...]


class UnavailableChoiceData(TypedDict):
    """A choice that a player might expect but cannot make now: what it concerns, and the reason."""

    cards: tuple[str, ...]
    bases: tuple[int, ...]
    reason: str
    rule: str


class DecisionData(TypedDict):
    """A decision that a seat must make, with all its choices, available and unavailable."""

    seat: int
    kind: str
    prompt: str
    rule: str
    secret: bool
    """Whether the other seats see the choice only after all seats have chosen."""
    partial: bool
    """Whether this is a later part of a choice that can still be taken back."""
    choices: list[ChoiceData]
    refused: list[UnavailableChoiceData]


class TimedLine(TypedDict):
    """A sentence of the story. It follows the first `after` of the events that are sent with it."""

    after: int
    text: str


def decision_json(
    game: Game, state: State, decision: Decision, text: GameText, view: View, names: Sequence[str] = ()
) -> DecisionData:
    """A decision as data; the view is that of the seat that decides."""
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
