"""Highlights in the terminal."""

from collections.abc import Mapping

from pennant.cli.draw import Block
from pennant.cli.highlights.catalogue import card_table
from pennant.cli.highlights.labels import Labels
from pennant.cli.highlights.pages import card_page, dugouts_page, minors_page, rule_ids, rule_page
from pennant.cli.highlights.plain import question_in_words, table_in_words
from pennant.cli.highlights.scoreboard import last_score, score_page
from pennant.cli.highlights.screen import draw_screen
from pennant.cli.terminal_game import CardsOnlyDefaults, GameTextMixin, Scene
from pennant.games.highlights.cards import CardBook, schema
from pennant.games.highlights.score import ScoreSheet
from pennant.games.highlights.text import HighlightsText
from pennant.games.highlights.view_types import View
from pennant.kernel.decision import Choice


def terminal_game(language: str, book: CardBook) -> "HighlightsTerminal":
    return HighlightsTerminal(language, book)


class HighlightsTerminal(GameTextMixin, CardsOnlyDefaults):
    """See `pennant.cli.terminal_game.TerminalGame`."""

    pages: Mapping[str, str] = {"d": "page-dugouts", "m": "page-minors", "s": "page-score"}
    examples = ("play OFA-12", "OFA-12", "H-11.16")
    token = ""

    def __init__(self, language: str, book: CardBook) -> None:
        self.labels = Labels(language, book)
        self.text: HighlightsText = self.labels.text
        self.words = self.labels.words

    def sheet(self) -> ScoreSheet:
        return ScoreSheet()

    # --- the table ----------------------------------------------------------------------------------------------------

    def screen(self, scene: Scene[View], width: int, height: int) -> Block:
        return draw_screen(self.labels, scene, width, height)

    def plain(self, scene: Scene[View]) -> list[str]:
        return table_in_words(self.labels, scene)

    def question_lines(self, scene: Scene[View]) -> list[str]:
        return question_in_words(self.labels, scene)

    # --- pages --------------------------------------------------------------------------------------------------------

    def page(self, letter: str, scene: Scene[View], width: int) -> Block:
        if letter == "s":
            return score_page(self.labels, scene, width)
        return (dugouts_page if letter == "d" else minors_page)(self.labels, scene)

    def result(self, scene: Scene[View], width: int) -> Block:
        return last_score(self.labels, scene, width)

    def explain(self, choice: Choice, scene: Scene[View], width: int) -> Block:
        block: Block = []
        rules = [choice.rule]
        for card in choice.cards:
            block += card_page(self.labels, card, width)
            rules += self.labels.action_rules(card)
        for rule in dict.fromkeys(rules):
            block += rule_page(self.labels, rule, width)
        return block

    def look_up(self, text: str, width: int) -> Block | None:
        for card in self.labels.book.cards:
            if text.lower() in (card.id.lower(), card.name.lower()):
                return card_page(self.labels, card.id, width)
        for rule in rule_ids():
            if text.lower() in (rule.lower(), rule.lower().removeprefix("h-")):
                return rule_page(self.labels, rule, width)
        return None

    def ids(self) -> list[str]:
        return [*(card.id for card in self.labels.book.cards), *rule_ids()]

    def card_table(self, wanted: Mapping[str, str]) -> Block:
        return card_table(self.labels, wanted)

    def card_schema(self) -> dict[str, object]:
        return schema()
