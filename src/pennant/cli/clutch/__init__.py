"""Clutch Baseball in the terminal."""

from collections.abc import Mapping, Sequence
from typing import Any

from pennant.cli.clutch.box import box_page, last_box
from pennant.cli.clutch.catalogue import card_table
from pennant.cli.clutch.labels import Labels
from pennant.cli.clutch.pages import card_page, rule_ids, rule_page, teams_page
from pennant.cli.clutch.plain import question_in_words, table_in_words
from pennant.cli.clutch.rolls import first_roll, roll_sentence
from pennant.cli.clutch.screen import draw_screen
from pennant.cli.clutch.sheet import BoxSheet
from pennant.cli.draw import Block
from pennant.cli.terminal_game import GameTextMixin, Scene
from pennant.games.clutch.cards import CardBook, schema
from pennant.games.clutch.text import ClutchText, usual_of
from pennant.games.clutch.view_types import View
from pennant.kernel.decision import Choice, Decision
from pennant.kernel.errors import ChanceNeeded
from pennant.kernel.state import State

_OWN_CARDS = ("lineup", "part", "discard")
"""Decisions for which players look at their own cards, or which they hide from the opponent."""
_WINDOWS = ("card", "answer")
_ROUTINE = (
    "lineup", "walk", "steal", "target", "bunt", "third-bunt", "depth", "double-play", "send", "reply", "send-home",
    "reply-home", "advance", "effect",
)  # fmt: skip
"""Decisions that the coach can make: everything but cards and substitutions."""
_NOT_WORTH_TELLING = (
    "choice-no-substitution",
    "choice-pitch",
    "choice-no-steal",
    "choice-swing-away",
    "choice-infield-back",
    "choice-hold-all",
)


def terminal_game(language: str, book: CardBook) -> "ClutchTerminal":
    return ClutchTerminal(language, book)


class ClutchTerminal(GameTextMixin):
    """See `pennant.cli.terminal_game.TerminalGame`."""

    pages: Mapping[str, str] = {"b": "page-box", "d": "page-teams"}
    examples = ("play B02", "B02", "C-3.8.18")
    token = ""
    has_open_table = has_dice = has_coach = True

    def __init__(self, language: str, book: CardBook) -> None:
        self.labels = Labels(language, book)
        self.text: ClutchText = self.labels.text
        self.words = self.labels.words
        self._said: dict[int | None, list[str]] = {}
        """The last description of the table for each viewer, in sentences."""

    def sheet(self) -> BoxSheet:
        return BoxSheet()

    # --- the table ----------------------------------------------------------------------------------------------------

    def usual(self, decision: Decision) -> Choice | None:
        return usual_of(decision.choices)

    def skip_choice(self, decision: Decision) -> Choice | None:
        """Pass, if the decision is a card window; replies to an opponent's card are asked anyway."""
        return usual_of(decision.choices) if decision.kind == "card" else None

    def span(self, view: View) -> object:
        """Until the next batter."""
        return view["number"], view["inning"], view["top"], view["batter"]["player"]

    def blind(self, decision: Decision) -> list[Choice]:
        """The public choices; in a card window only passing, because playing a card requires a look at the hand."""
        if decision.kind in _OWN_CARDS:
            return []
        if decision.kind in _WINDOWS:
            return [choice for choice in decision.choices if choice == usual_of(decision.choices)]
        return list(decision.choices)

    def screen(self, scene: Scene[View], width: int, height: int) -> Block:
        return draw_screen(self.labels, scene, width, height)

    def plain(self, scene: Scene[View]) -> list[str]:
        """Only the sentences that have changed since the last question: little changes within an at-bat."""
        lines, said = table_in_words(self.labels, scene), self._said.get(scene.view["viewer"], [])
        self._said[scene.view["viewer"]] = lines or said
        return [sentence for sentence in lines if sentence not in said]

    def question_lines(self, scene: Scene[View]) -> list[str]:
        return question_in_words(self.labels, scene)

    # --- coach, orders, dice ------------------------------------------------------------------------------------------

    def is_routine(self, decision: Decision) -> bool:
        """Also moving fielders, if no substitution is possible."""
        if decision.kind == "substitution":
            return all(choice.message in ("choice-no-substitution", "choice-shift") for choice in decision.choices)
        return decision.kind in _ROUTINE

    def advice(self, seat: int, choice: Choice, view: View, names: Sequence[str]) -> str:
        if choice.message in _NOT_WORTH_TELLING:
            return ""
        told = self.text.choice(choice, view, names)
        if seat == view["viewer"]:
            return self.labels.say("your-coach", choice=told)
        return self.labels.say("coach-of", player=names[seat], choice=told)

    def standing_order_text(self, name: str) -> str:
        return self.text.say(f"order-about-{name}")

    def first_roll(self, rolls: Sequence[int], settings: Mapping[str, Any], players: Sequence[str]) -> str:
        return first_roll(self.labels, rolls, settings, players)

    def roll(self, state: State, needed: ChanceNeeded, view: View, names: Sequence[str]) -> str:
        return roll_sentence(self.labels, state, needed, view, names)

    # --- pages --------------------------------------------------------------------------------------------------------

    def page(self, letter: str, scene: Scene[View], width: int) -> Block:
        page = {"b": box_page, "d": teams_page}[letter]
        return page(self.labels, scene, width)

    def result(self, scene: Scene[View], width: int) -> Block:
        return last_box(self.labels, scene, width)

    def explain(self, choice: Choice, scene: Scene[View], width: int) -> Block:
        block: Block = []
        for card in dict.fromkeys(choice.cards):
            block += card_page(self.labels, card, width)
        return [*block, *rule_page(self.labels, choice.rule, width)]

    def look_up(self, text: str, width: int) -> Block | None:
        for card, name in self.labels.cards().items():
            if text.lower() in (card.lower(), name.lower()):
                return card_page(self.labels, card, width)
        for rule in rule_ids():
            if text.lower() in (rule.lower(), rule.lower().removeprefix("c-")):
                return rule_page(self.labels, rule, width)
        return None

    def ids(self) -> list[str]:
        return [*self.labels.cards(), *rule_ids()]

    def card_table(self, wanted: Mapping[str, str]) -> Block:
        return card_table(self.labels, wanted)

    def card_schema(self) -> dict[str, object]:
        return schema()
