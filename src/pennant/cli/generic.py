"""A screen for games without their own: the score, the story, and the question in words."""

from collections.abc import Mapping
from typing import Any

from pennant.cli.draw import MOVE, QUIET, STRONG, Block, fill_lines, in_columns, line, paragraph
from pennant.cli.terminal_game import CardsOnlyDefaults, GameTextMixin, Scene
from pennant.cli.words import FOLDER
from pennant.kernel.decision import Choice
from pennant.kernel.errors import UsageError
from pennant.kernel.events import SeenEvent
from pennant.kernel.game import Game
from pennant.kernel.paper import Paper, Row, Sheet
from pennant.kernel.words import Words


class EventSheet:
    """Keeps all events: the score is counted from them when it is shown."""

    def __init__(self) -> None:
        self.events: list[SeenEvent] = []

    def hear(self, event: SeenEvent) -> None:
        self.events.append(event)


class GenericTerminal(GameTextMixin, CardsOnlyDefaults):
    """Any game in the terminal, using only the game's texts."""

    pages: Mapping[str, str] = {"s": "page-score"}
    token = ""

    def __init__(self, game: Game, language: str, cards: Any = None) -> None:
        self.title = game.title
        self.text = game.text(language, cards)
        self.words = Words(language, FOLDER)
        self.examples = _examples(game, cards)
        self._cards = {str(card["id"]): card for card in game.card_data(game.card_set(cards))["cards"]}

    def sheet(self) -> EventSheet:
        return EventSheet()

    # --- the table ----------------------------------------------------------------------------------------------------

    def screen(self, scene: Scene, width: int, height: int) -> Block:
        """The score above, the story in the middle, the question below."""
        top = [line((self.title, STRONG)), *paragraph(self._standing(scene), width - 1), line()]
        bottom = self._question(scene, width)
        room = max(1, height - len(top) - len(bottom) - 1)
        story: Block = []
        for number, sentence in enumerate(scene.story, start=1):
            style = "" if number > len(scene.story) - scene.fresh else QUIET
            story += paragraph(sentence, width - 1, style, indent="  ")
        return [*top, *fill_lines(story[-room:], room), line(), *bottom][:height]

    def _standing(self, scene: Scene) -> str:
        return self.text.standing(scene.view, scene.names) or ", ".join(scene.names)

    def _question(self, scene: Scene, width: int) -> Block:
        if scene.decision is None:
            return []
        entries = [
            line((f" {number}", MOVE), f" {self.text.choice(choice, scene.view, scene.names)}")
            for number, choice in enumerate(scene.options, start=1)
        ]
        prompt = self.text.prompt(scene.decision, scene.view, scene.names)
        return [*paragraph(f"▶ {prompt}", width - 1, STRONG), *in_columns(entries, width)]

    def plain(self, scene: Scene) -> list[str]:
        return [f"{self._standing(scene)}."]

    def question_lines(self, scene: Scene) -> list[str]:
        if scene.decision is None:
            return []
        return [
            self.text.prompt(scene.decision, scene.view, scene.names),
            *(
                f"{number}: {self.text.choice(choice, scene.view, scene.names)}"
                for number, choice in enumerate(scene.options, start=1)
            ),
        ]

    # --- pages --------------------------------------------------------------------------------------------------------

    def page(self, letter: str, scene: Scene, width: int) -> Block:
        return self.result(scene, width)

    def result(self, scene: Scene, width: int) -> Block:
        return _draw_paper(self.text.paper(scene.sheet.events, scene.view, scene.names), width)

    def explain(self, choice: Choice, scene: Scene, width: int) -> Block:
        found = [self.look_up(each, width) or [line((each, STRONG))] for each in (*choice.cards, choice.rule)]
        return [text for block in found for text in block]

    def look_up(self, text: str, width: int) -> Block | None:
        for card_id, card in self._cards.items():
            if text.lower() in (card_id.lower(), str(card.get("name", "")).lower()):
                return [line((card_id, STRONG)), *(line(f"{name}: {value}") for name, value in card.items())]
        try:
            rule = self.text.rule(text)
        except KeyError:
            return None
        return [line((self.words.say("rule-heading", rule=text), STRONG)), *paragraph(rule, width)]

    def ids(self) -> list[str]:
        return list(self._cards)

    def card_table(self, wanted: Mapping[str, str]) -> Block:
        if not self._cards:
            raise UsageError(f"{self.title} is played without cards")
        return [
            line((f"{card_id:12} ", STRONG), str(card.get("name", "")))
            for card_id, card in self._cards.items()
            if all(str(card.get(name)) == value for name, value in wanted.items())
        ]

    def card_schema(self) -> dict[str, object]:
        raise UsageError(f"{self.title} has no files of cards")


def _examples(game: Game, cards: Any) -> tuple[str, str, str]:
    """A move, a card and a rule as a player would type them: from the first decision; empty if it has none."""
    state = game.new(next(iter(game.modes)), seed=0, cards=cards)
    decision = game.decision(state, state.actors()[0])
    assert decision is not None, "a seat that must decide has no decision"
    choice = decision.choices[0]
    return choice.notation, "".join(choice.cards[:1]), choice.rule


def _draw_paper(paper: Paper, width: int) -> Block:
    block: Block = [line((paper.headline, STRONG))]
    for section in paper.sections:
        block += [line(), line((section.title, STRONG))]
        for sheet in section.sheets:
            block += _draw_sheet(sheet)
        for text in section.lines:
            block += paragraph(text, width - 1)
    return block


def _draw_sheet(sheet: Sheet) -> Block:
    rows = [[sheet.head, *(column.title for column in sheet.columns)], *map(_cells, [*sheet.rows, *sheet.totals])]
    widths = [max(len(row[place]) for row in rows) for place in range(len(rows[0]))]
    drawn: Block = []
    for row in rows:
        name, *cells = row
        parts = [f"{name:{widths[0]}}", *(f"{cell:>{wide}}" for cell, wide in zip(cells, widths[1:], strict=True))]
        drawn.append(line("  ".join(parts)))
    return [*drawn, *map(line, sheet.notes)]


def _cells(row: Row) -> list[str]:
    return [row.name, *(cell.text for cell in row.cells)]
