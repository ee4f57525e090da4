"""Fantasy Fantasy Baseball in the terminal."""

from collections.abc import Mapping, Sequence

from pennant.cli.draw import Block
from pennant.cli.fantasy.catalogue import card_table
from pennant.cli.fantasy.labels import HIDDEN, Labels
from pennant.cli.fantasy.pages import (
    card_page,
    managers_page,
    rule_ids,
    rule_page,
    season_page,
    tracks_page,
    word_page,
)
from pennant.cli.fantasy.plain import asked_in_words, table_in_words
from pennant.cli.fantasy.reckoning import Reckoning
from pennant.cli.fantasy.screen import draw_screen
from pennant.cli.fantasy.season import SeasonSheet
from pennant.cli.fantasy.standings import standings
from pennant.cli.table import Event, Plain, Scene, View
from pennant.games.fantasy.cards import MAGIC_NAMES, STAT_NAMES, CardBook, schema
from pennant.games.fantasy.view import in_order
from pennant.kernel.decision import Choice, Decision
from pennant.kernel.game import Option


def face(language: str, book: CardBook) -> "FantasyFace":
    return FantasyFace(language, book)


class FantasyFace(Plain):
    """See `pennant.cli.table.Face`."""

    pages: Mapping[str, str] = {"m": "page-managers", "t": "page-tracks", "s": "page-season"}
    examples = ("keep P-31", "P-31", "F-6.5")
    token = "token-about"

    def __init__(self, language: str, book: CardBook) -> None:
        self.labels = Labels(language, book)
        self.text = self.labels.text
        self.words = self.labels.words

    def names(self, view: View, players: Sequence[str]) -> list[str]:
        return self.labels.names(view, players)

    def teams(self) -> Mapping[str, str]:
        return {team.id: self.text.team(team.id) for team in self.labels.book.teams}

    def mode(self, mode: str) -> str:
        return self.text.mode(mode)

    def mode_summary(self, mode: str) -> str:
        return self.text.mode_summary(mode)

    def option(self, option: Option) -> str:
        return self.text.option(option.name)

    # --- the story ----------------------------------------------------------------------------------------------------

    def sheet(self) -> SeasonSheet:
        return SeasonSheet()

    def concerning(self, events: Sequence[Event], view: View) -> list[Event]:
        """All of them: everybody plays against everybody."""
        return list(events)

    def beats(self, events: Sequence[Event]) -> list[list[Event]]:
        return self.text.beats(events)

    def story(self, events: list[Event], view: View, names: list[str]) -> list[str]:
        return self.text.story(events, view, names)

    def begins_game(self, event: Event) -> bool:
        return bool(event["kind"] == "week")

    def opened(self, table: View, seats: Sequence[View]) -> View:
        for seat, view in enumerate(seats):
            table["managers"][seat] = view["managers"][seat]
        found = {card for view in seats for card in view["discard"]} - {HIDDEN}
        table["discard"] = in_order([*found, *[HIDDEN] * (len(table["discard"]) - len(found))])
        return table

    # --- the table ----------------------------------------------------------------------------------------------------

    def options(self, decision: Decision, view: View) -> list[Choice]:
        """Cards as they are shown, and to pass or decline after them."""
        shown = self.labels.in_order(view, decision.seat)

        def place(choice: Choice) -> tuple[bool, bool, int]:
            passing = choice.notation in ("pass", "decline")
            several = len(choice.cards) != 1 or choice.cards[0] not in shown
            down = bool(choice.args.get("down")) or choice.message == "choice-claim-reserved"
            return passing, down, 0 if several else shown.index(choice.cards[0])

        return sorted(decision.choices, key=place)

    def forced(self, decision: Decision) -> bool:
        """To pass for want of magic."""
        return decision.kind == "magic" and len(decision.choices) == 1

    def screen(self, scene: Scene, width: int, height: int) -> Block:
        return draw_screen(self.labels, scene, width, height)

    def plain(self, scene: Scene) -> list[str]:
        return table_in_words(self.labels, scene)

    def asked(self, scene: Scene) -> list[str]:
        return asked_in_words(self.labels, scene)

    # --- pages --------------------------------------------------------------------------------------------------------

    def page(self, letter: str, scene: Scene, width: int) -> Block:
        page = {"m": managers_page, "t": tracks_page, "s": season_page}[letter]
        return page(self.labels, scene, width)

    def result(self, scene: Scene, width: int) -> Block:
        reckoning = Reckoning(self.labels.book, scene.view, scene.settings)
        return standings(self.labels, scene, reckoning, width)

    def explain(self, choice: Choice, scene: Scene, width: int) -> Block:
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
