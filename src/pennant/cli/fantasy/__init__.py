"""Fantasy Fantasy Baseball in the terminal."""

from collections.abc import Mapping

from pennant.cli.draw import Block
from pennant.cli.fantasy.catalogue import card_table
from pennant.cli.fantasy.labels import Labels
from pennant.cli.fantasy.pages import (
    card_page,
    managers_page,
    rule_ids,
    rule_page,
    season_page,
    tracks_page,
    word_page,
)
from pennant.cli.fantasy.plain import question_in_words, table_in_words
from pennant.cli.fantasy.screen import draw_screen
from pennant.cli.fantasy.standings import standings
from pennant.cli.terminal_game import CardsOnlyDefaults, GameTextMixin, Scene
from pennant.games.fantasy.cards import MAGIC_NAMES, STAT_NAMES, CardBook, schema
from pennant.games.fantasy.chapters import SeasonSheet
from pennant.games.fantasy.reckoning import Reckoning
from pennant.games.fantasy.text import FantasyText
from pennant.games.fantasy.view_types import View
from pennant.kernel.decision import Choice


def terminal_game(language: str, book: CardBook) -> "FantasyTerminal":
    return FantasyTerminal(language, book)


class FantasyTerminal(GameTextMixin, CardsOnlyDefaults):
    """See `pennant.cli.terminal_game.TerminalGame`."""

    pages: Mapping[str, str] = {"m": "page-managers", "t": "page-tracks", "s": "page-season"}
    examples = ("keep P-31", "P-31", "F-6.5")
    token = "token-about"

    def __init__(self, language: str, book: CardBook) -> None:
        self.labels = Labels(language, book)
        self.text: FantasyText = self.labels.text
        self.words = self.labels.words

    def sheet(self) -> SeasonSheet:
        return SeasonSheet()

    # --- the table ----------------------------------------------------------------------------------------------------

    def screen(self, scene: Scene[View], width: int, height: int) -> Block:
        return draw_screen(self.labels, scene, width, height)

    def plain(self, scene: Scene[View]) -> list[str]:
        return table_in_words(self.labels, scene)

    def question_lines(self, scene: Scene[View]) -> list[str]:
        return question_in_words(self.labels, scene)

    # --- pages --------------------------------------------------------------------------------------------------------

    def page(self, letter: str, scene: Scene[View], width: int) -> Block:
        page = {"m": managers_page, "t": tracks_page, "s": season_page}[letter]
        return page(self.labels, scene, width)

    def result(self, scene: Scene[View], width: int) -> Block:
        reckoning = Reckoning(self.labels.book, scene.view, scene.settings)
        return standings(self.labels, scene, reckoning, width)

    def explain(self, choice: Choice, scene: Scene[View], width: int) -> Block:
        block: Block = []
        rules = [choice.rule]
        for card in choice.cards:
            block += card_page(self.labels, card, width)
            rules += self.labels.rules(card)
        for rule in dict.fromkeys(rules):
            block += rule_page(self.labels, rule, width)
        return block

    def look_up(self, text: str, width: int) -> Block | None:
        for card, name in self.labels.cards().items():
            if text.lower() in (card.lower(), name.lower()):
                return card_page(self.labels, card, width)
        for word in (*STAT_NAMES, *MAGIC_NAMES):
            if text.lower() in (word.lower(), word.lower().replace(" ", "-")):
                return word_page(self.labels, word, width)
        for rule in rule_ids():
            if text.lower() in (rule.lower(), rule.lower().removeprefix("f-")):
                return rule_page(self.labels, rule, width)
        return None

    def ids(self) -> list[str]:
        return [*self.labels.cards(), *STAT_NAMES, *MAGIC_NAMES, *rule_ids()]

    def card_table(self, wanted: Mapping[str, str]) -> Block:
        return card_table(self.labels, wanted)

    def card_schema(self) -> dict[str, object]:
        return schema()
