"""The texts of Highlights: events, decisions, choices, refusals and cards as messages of `text/*.ftl`."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from pennant.games.highlights.beats import beats_of, concerning
from pennant.games.highlights.cards import CardBook, CardText
from pennant.games.highlights.decision import action_args
from pennant.games.highlights.event_types import Event
from pennant.games.highlights.paper import paper_of
from pennant.games.highlights.story import Start, Story, key, start_of
from pennant.games.highlights.view import BASES
from pennant.games.highlights.view_types import View
from pennant.kernel.decision import Choice, Decision
from pennant.kernel.paper import Paper
from pennant.kernel.players import display_names
from pennant.kernel.text import GameText

FOLDER: Final = Path(__file__).parent / "text"

CODES: Final = {"single": "1B", "double": "2B", "triple": "3B", "home-run": "HR", "walk": "BB"}
"""The codes in hit boxes, in every language."""

_ORDER: Final = {
    "choice-play": 0,
    "choice-on-deck": 1,
    "choice-buy": 2,
    "choice-demote": 3,
    "choice-pinch-on-deck": 4,
    "choice-pinch-lineup": 5,
}
"""Kinds of choices that are cards; they come first, in this order."""
_BUYING: Final = ("first-buyer", "buy", "demote")
_ABOUT_THE_NEXT: Final = ("choice-pinch-on-deck", "choice-pinch-lineup", "choice-save-lineup")
"""Choices that use the card on deck, or the top of the lineup."""


class HighlightsText(GameText[View, Event]):
    """All texts of this game, in one language. The story calls players by name, in the third person."""

    def __init__(self, language: str, book: CardBook) -> None:
        super().__init__(language, FOLDER)
        self.book = book
        self._lines: dict[str, str] = {}
        self._labels: dict[tuple[str, tuple[str, ...]], str] = {}
        self._numbers = {card.id: number for number, card in enumerate(book.cards)}

    # --- players ------------------------------------------------------------------------------------------------------

    def names(self, view: View, players: Sequence[str] = ()) -> list[str]:
        """The names of people, and the teams of other players; the solitaire opponent has no team."""
        teams = [self.team(side["team"]) if side["team"] else self.say("machine") for side in view["sides"]]
        return display_names(players, teams)

    def teams(self) -> Mapping[str, str]:
        return {team.id: self.team(team.id) for team in self.book.teams}

    # --- events -------------------------------------------------------------------------------------------------------

    def concerning(self, events: Sequence[Event], view: View) -> list[Event]:
        """The events of the viewer's pair, and results of the other pairs at its table; the view is the one before."""
        return concerning(events, view)

    def beats(self, events: Sequence[Event]) -> list[list[Event]]:
        """The events in beats: groups that are told and shown together."""
        return beats_of(events)

    def begins_game(self, event: Event) -> bool:
        return event["kind"] == "game"

    def story_start(self, view: View) -> Start:
        return start_of(view)

    def sentences(
        self, events: list[Event], view: View, names: Sequence[str] = (), start: Start | None = None
    ) -> list[tuple[Event, str]]:
        """Sentences: a hit includes its runners, an action its effect, and several draws are one sentence.

        `names` includes the solitaire opponent; without it teams stand for all sides.
        """
        return list(Story(self, events, view, names or self.names(view), start).sentences())

    def standing(self, view: View, names: Sequence[str]) -> str:
        """`World Series 1:2, inning 3: Boston 1, Los Angeles 0`; with several pairs, only the stage."""
        pair, sides = view["pairs"][0], view["sides"]
        stage, pairing = self.stage(pair["stage"], view["mode"]), (pair["visitor"], pair["home"])
        if len(view["pairs"]) > 1 or pair["stage"] == "pre-rounds":
            return stage
        won, runs = [sides[seat]["wins"] for seat in pairing], [sides[seat]["runs"] for seat in pairing]
        parts = [] if view["mode"] == "single" else [self.say("standing-series", stage=stage, one=won[0], two=won[1])]
        if pair["question"] in _BUYING:
            parts.append(self.say("standing-buying"))
        elif pair["inning"]:
            visitor, home = (names[seat] for seat in pairing)
            score = {"visitor": visitor, "runs": runs[0], "home": home, "others": runs[1]}
            parts.append(self.say("standing-inning", inning=pair["inning"], **score))
        return ", ".join(parts)

    def paper(self, events: Sequence[Event], view: View, names: Sequence[str] = ()) -> Paper:
        return paper_of(self, events, view, names or self.names(view))

    # --- decisions ----------------------------------------------------------------------------------------------------

    def prompt(self, decision: Decision, view: View, names: Sequence[str] = ()) -> str:
        """The question of a decision, in one sentence; the view is that of the seat that decides."""
        args = dict(decision.args)
        if "card" in args:
            args["card"] = self.card_name(args["card"])
        opponent = _opponent(view, decision.seat)
        count = decision.choices[0].args.get("count", 0)
        names = names or self.names(view)
        return self.say(decision.message, opponent=names[opponent], count=count, **args)

    def options(self, decision: Decision, view: View) -> list[Choice]:
        """The choices by kind, then in the order of the cards shown."""
        if len(decision.choices) == 1:
            return list(decision.choices)
        side = view["sides"][decision.seat]
        shown = [*side["hand"], *view["pairs"][side["pair"]]["row"], *side["in_play"]]
        places = {card: place for place, card in enumerate(shown)}

        def place(choice: Choice) -> tuple[int, int]:
            return _ORDER.get(choice.message, len(_ORDER)), places.get(choice.cards[0], 0) if choice.cards else 0

        return sorted(decision.choices, key=place)

    def choice(self, choice: Choice, view: View, names: Sequence[str] = ()) -> str:
        """The label of a choice, on one line; the view is that of the seat that chooses."""
        if not choice.args and not choice.bases and choice.message not in _ABOUT_THE_NEXT:
            return self._card_choice(choice.message, choice.cards)
        args = dict(choice.args)
        if "action" in args:
            args = {"action": self.action_name(**args)}
        if choice.cards:
            args["card"] = self.card_line(choice.cards[0])
            args["name"] = self.card_name(choice.cards[0])
        if choice.bases:
            args["runners"] = self.join_list([self._runner(view, base) for base in choice.bases])
        if choice.message in _ABOUT_THE_NEXT:
            args |= self._up_next(view)
        return self.say(choice.message, **args)

    def _card_choice(self, message: str, cards: tuple[str, ...]) -> str:
        """The label of a choice that is just a card; cached, because it is the same in every game."""
        label = self._labels.get((message, cards))
        if label is None:
            args = {"card": self.card_line(cards[0]), "name": self.card_name(cards[0])} if cards else {}
            label = self._labels[message, cards] = self.say(message, **args)
        return label

    def _up_next(self, view: View) -> dict[str, str]:
        """The card on deck and the top of the lineup, as far as the viewer knows them."""
        side = None if view["viewer"] is None else view["sides"][view["viewer"]]
        on_deck = side["on_deck"]["card"] if side and side["on_deck"] else None
        top = side["lineup"]["top"][0] if side and side["lineup"]["top"] else None
        return {
            "on_deck": self.card_line(on_deck) if on_deck else self.card_name(None),
            "top": self.card_line(top) if top else "none",
        }

    def _runner(self, view: View, base: int) -> str:
        """A runner of the viewer's opponent."""
        side = None if view["viewer"] is None else view["sides"][_opponent(view, view["viewer"])]
        speed = side["bases"][BASES[base - 1]] if side else None
        return self.say("runner", speed=speed or "none", base=base)

    # --- cards --------------------------------------------------------------------------------------------------------

    def card(self, card_id: str) -> CardText:
        """A card as written in its file."""
        return self.book.cards[self._numbers[card_id]]

    def actions(self, card_id: str) -> list[dict[str, Any]]:
        """The immediate actions of a card, as arguments for `action_name` and `action_text`."""
        return [action_args(action) for action in self.book.rules.cards[self._numbers[card_id]].actions]

    def card_name(self, card_id: str | None) -> str:
        """The name of a card; a card that the viewer cannot see is "a card"."""
        return self.say("a-card") if card_id is None else self.card(card_id).name

    def card_line(self, card_id: str) -> str:
        """The face of a card on one line: `Honus Clemente N/F [1B] Glove $5 rev 1 PH`."""
        if card_id not in self._lines:
            self._lines[card_id] = self._card_line(card_id)
        return self._lines[card_id]

    def _card_line(self, card_id: str) -> str:
        card = self.card(card_id)
        actions = ", ".join(self.action_name(**args) for args in self.actions(card_id))
        return self.say(
            "card-line",
            name=card.name,
            type=self.say(f"letter-{card.type}"),
            speed=self.say(f"letter-{card.speed}"),
            hits=" ".join(CODES[key(hit)] for hit in card.hits) or "–",
            actions=actions or "none",
            cost=-1 if card.cost is None else card.cost,
            revenue=card.revenue,
            pinch="yes" if card.pinch else "no",
        )

    def card_face(self, card_id: str) -> list[str]:
        """All text on a card, line by line."""
        card = self.card(card_id)
        hits = ", ".join(f"{self.hit(hit)} ({CODES[key(hit)]})" for hit in card.hits)
        lines = [
            self.say("face-name", name=card.name, city=card.city),
            self.say("face-tier", id=card.id, tier=self.say(f"tier-{key(card.tier)}")),
            self.say("face-type", type=self.type(card.type), speed=self.speed(card.speed)),
            self.say("face-hits", hits=hits) if hits else self.say("face-no-hits"),
        ]
        lines += [
            self.say("face-action", action=self.action_name(**args), text=self.action_text(**args))
            for args in self.actions(card_id)
        ]
        if card.cost is not None:
            lines.append(self.say("face-cost", cost=card.cost))
        lines.append(self.say("face-revenue", revenue=card.revenue))
        if card.pinch:
            lines.append(self.say("face-pinch"))
        return lines

    def action_name(self, action: str, hit: str | None = None, count: int | None = None) -> str:
        """The name of an immediate action, with its hit or number if it has one."""
        return self.say(f"action-{key(action)}", hit=self.hit(hit) if hit else "none", count=count or 1)

    def action_text(self, action: str, hit: str | None = None, count: int | None = None) -> str:
        """The effect of an immediate action."""
        return self.say(f"action-text-{key(action)}", hit=key(hit or "none"), count=count or 1)

    # --- single words -------------------------------------------------------------------------------------------------

    def team(self, team_id: str) -> str:
        """The name of a starter team; teams of other card sets have the name that their set gives."""
        message = f"team-{key(team_id)}"
        if self._words.has(message):
            return self.say(message)
        return self.book.teams[self.book.team_number(team_id)].name

    def stage(self, stage: str, mode: str = "") -> str:
        """A stage of a match; in some modes the series is the World Series."""
        return self.say(f"stage-{stage}", mode=mode)

    def hit(self, hit: str) -> str:
        return self.say(f"hit-{key(hit)}")

    def speed(self, speed: str) -> str:
        return self.say(f"speed-{speed}")

    def type(self, type: str) -> str:
        return self.say(f"type-{type}")

    def base(self, base: int) -> str:
        """A base by its number; 4 is home."""
        return self.say("base", base=base)


def _opponent(view: View, seat: int) -> int:
    pair = view["pairs"][view["sides"][seat]["pair"]]
    return pair["visitor"] + pair["home"] - seat
