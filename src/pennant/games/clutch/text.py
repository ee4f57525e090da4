"""The texts of Clutch: events, decisions, choices and refusals as messages of `text/*.ftl`."""

import re
from collections.abc import Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

from pennant.games.clutch.beats import beats_of
from pennant.games.clutch.cards.decks import load_deck, own_decks
from pennant.games.clutch.event_types import Event
from pennant.games.clutch.paper import paper_of
from pennant.games.clutch.printed_text import FOLDER, PrintedText, format_signed, yes
from pennant.games.clutch.story import Story
from pennant.games.clutch.view_types import View
from pennant.kernel.decision import Choice, Decision, UnavailableChoice
from pennant.kernel.errors import IllegalMove, PennantError
from pennant.kernel.game import HIDDEN
from pennant.kernel.paper import Paper
from pennant.kernel.players import display_names
from pennant.kernel.text import GameText
from pennant.kernel.words import capitalize

__all__ = ["FOLDER", "ClutchText"]


_NOTHING: Final = {"name": "none", "base": "none", "position": "none", "slot": 0, "count": 0, "part": "none"}
"""The arguments that questions may have."""
_WINDOWS: Final = ("card", "answer")
USUAL: Final = (
    "choice-pass", "choice-no-substitution", "choice-no-answer", "choice-no-more-back", "choice-pitch",
    "choice-no-steal", "choice-swing-away", "choice-infield-back", "choice-try-two", "choice-proposed-lineup",
)  # fmt: skip
"""The most common choices."""
_SECOND_OF_A_NAME: Final = re.compile(r"\((\d+)\)$")


class ClutchText(PrintedText, GameText[View, Event]):
    """All texts of this game, in one language. They call the reader "you", and the others by name."""

    same_for_all = False

    # --- who plays ----------------------------------------------------------------------------------------------------

    def names(self, view: View, players: Sequence[str] = ()) -> list[str]:
        """The names of people, and the decks of other players."""
        return display_names(players, [self.manager(view, seat) for seat in range(len(view["teams"]))])

    def teams(self) -> Mapping[str, str]:
        """The decks that come with Pennant."""
        return {name: load_deck(name).title for name in own_decks()}

    # --- what happens -------------------------------------------------------------------------------------------------

    def sentences(
        self, events: list[Event], view: View, names: Sequence[str] = (), start: Any = None
    ) -> list[tuple[Event, str]]:
        """Sentences: a pitch includes its swing, a play all moves of runners, a card its effect.

        Without `names`, decks stand for managers.
        """
        return list(Story(self, events, view, names or self.names(view)).sentences())

    def beats(self, events: Sequence[Event]) -> list[list[Event]]:
        """The events in groups, each with the changes of the board that follow it."""
        return beats_of(events)

    def begins_game(self, event: Event) -> bool:
        """Whether an event begins a game of a series, or a half."""
        return event["kind"] in ("game", "half")

    def standing(self, view: View, names: Sequence[str]) -> str:
        """`Game 2, top of the 7th: Ann 3, Ben 1`."""
        if view["batter"]["player"] is None:
            return ""
        half, away = self.half(view["inning"], view["top"]), 1 - view["home"]
        score = ", ".join(f"{names[seat]} {view['teams'][seat]['runs']}" for seat in (away, view["home"]))
        game = "" if view["mode"] == "single" else self.say("standing-game", number=view["number"]) + ", "
        return f"{game}{half}: {score}"

    def paper(self, events: Sequence[Event], view: View, names: Sequence[str] = ()) -> Paper:
        return paper_of(self, events, view, names or self.names(view))

    def manager(self, view: View, seat: int) -> str:
        """A manager by the title of the deck; if nobody may know it, or both have the same, by home and visitors."""
        decks = view["options"]["decks"]
        if len(set(decks)) > 1 and decks[seat] != HIDDEN:
            return _title(decks[seat])
        return self.say("manager-home" if seat == view["home"] else "manager-away")

    # --- what is asked ------------------------------------------------------------------------------------------------

    def prompt(self, decision: Decision, view: View, names: Sequence[str] = ()) -> str:
        """The question of a decision, in one sentence; the view is that of the seat that decides."""
        args: dict[str, Any] = {**_NOTHING, **decision.args}
        if "player" in args:
            args["name"] = self.card_name(args.pop("player"))
        args["coach"] = yes(self.is_coach(args.get("card")))
        for card in ("card", "stadium"):
            args[card] = self.card_name(args[card]) if card in args else "none"
        args["window"] = self.window(args["window"]) if "window" in args else "none"
        args["pitcher"] = yes(args.pop("is_pitcher", False))
        return capitalize(self.say(decision.message, **args), [args["name"], args["card"]])

    def options(self, decision: Decision, view: View) -> list[Choice]:
        """The most common choice first; cards in the order of the hand."""
        return _in_order(decision.choices, view["teams"][decision.seat]["hand"])

    def is_forced(self, decision: Decision) -> bool:
        """Whether passing is the only choice, because no card can be played."""
        return decision.kind in _WINDOWS and len(decision.choices) == 1

    def choice(self, choice: Choice, view: View, names: Sequence[str] = ()) -> str:
        """The label of a choice, on one line; the view is that of the seat that chooses."""
        args: dict[str, Any] = {"position": "none", **choice.args}
        args["base"] = args.get("to", args.get("base", "none"))
        if choice.message == "choice-position":
            args["name"] = self.position(args["position"])
        elif choice.message == "choice-alternative":
            args["text"] = self.alternatives(args.get("stadium") or choice.cards[0])[args["number"] - 1]
        elif choice.cards:
            args["name"] = self.card_name(choice.cards[0])
            args["line"] = self.card_line(choice.cards[0])
            args["names"] = self.join_list([self.card_name(card) for card in choice.cards])
        if "rating" in args:
            args |= _rating_args(args["position"], args["rating"])
        if "manager" in args:
            seat = args["manager"]
            args["player"] = self.say("you") if seat == view["viewer"] else (names or self.names(view))[seat]
            again = _SECOND_OF_A_NAME.search(choice.notation)
            args["number"] = int(again[1]) if again else 1
        return capitalize(self.say(choice.message, **args), [self.card_name(card) for card in choice.cards])

    def refusal(self, error: IllegalMove | UnavailableChoice) -> str:
        """Why a move is not allowed, or a card cannot be played."""
        if isinstance(error, IllegalMove):
            return self.say(f"refusal-{error.message}")
        window, when = self.when_played(error.args["card"])
        return self.say(f"refusal-{error.message}", window=window, when=when, **error.args)


def usual_of(choices: Sequence[Choice]) -> Choice | None:
    return next((choice for choice in choices if choice.message in USUAL), None)


def _in_order(choices: Sequence[Choice], shown: Sequence[str]) -> list[Choice]:
    """Sort key: the most common choice first, then by kind; cards in display order."""
    kinds = list(dict.fromkeys(choice.message for choice in choices))

    def place(choice: Choice) -> tuple[bool, int, int]:
        card = choice.cards[0] if choice.cards else ""
        return choice.message not in USUAL, kinds.index(choice.message), shown.index(card) if card in shown else 0

    return sorted(choices, key=place)


def _rating_args(position: str, rating: int) -> dict[str, str]:
    """A newcomer's rating at his new position; a designated hitter has none."""
    return {"position": "none"} if position == "DH" else {"rating": format_signed(rating)}


@lru_cache(maxsize=64)
def _title(deck: str) -> str:
    """The title of a deck; if its file no longer exists, the name of the file."""
    try:
        return load_deck(deck).title
    except PennantError:
        return Path(deck).stem
