"""Highlights in the terminal."""

from collections.abc import Mapping, Sequence

from pennant.cli.draw import Block
from pennant.cli.highlights.catalogue import card_table
from pennant.cli.highlights.labels import Labels
from pennant.cli.highlights.pages import card_page, dugouts_page, minors_page, rule_ids, rule_page
from pennant.cli.highlights.plain import asked_in_words, table_in_words
from pennant.cli.highlights.score import ScoreSheet
from pennant.cli.highlights.scoreboard import last_score, score_page
from pennant.cli.highlights.screen import draw_screen
from pennant.cli.table import Event, Plain, Scene, View
from pennant.games.highlights.cards import CardBook, schema
from pennant.kernel.decision import Choice, Decision
from pennant.kernel.game import Option


def face(language: str, book: CardBook) -> "HighlightsFace":
    return HighlightsFace(language, book)


_OF_ALL = ("won", "ranked", "placed", "champion")
"""What everybody at a tournament hears of the other pairs."""
_JOINED = ("ran", "cancelled", "changed", "removed", "demoted")
"""Never told without the event before."""
_IN_ONE_GO = ("batter", "drawn", "discarded", "row", "entered", "extra-reshuffled", "ranked", "placed")
"""Several in a row are told as one."""
_SILENT = ("chance", "known")
"""Between others without breaking them up."""
_ORDER = ("choice-play", "choice-on-deck", "choice-buy", "choice-demote", "choice-pinch-on-deck", "choice-pinch-lineup")


class HighlightsFace(Plain):
    """See `pennant.cli.table.Face`."""

    pages: Mapping[str, str] = {"d": "page-dugouts", "m": "page-minors", "s": "page-score"}
    examples = ("play OFA-12", "OFA-12", "H-11.16")
    token = ""

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
        return self.labels.say(f"mode-about-{mode}")

    def option(self, option: Option) -> str:
        return option.summary

    # --- the story ----------------------------------------------------------------------------------------------------

    def sheet(self) -> ScoreSheet:
        return ScoreSheet()

    def concerning(self, events: Sequence[Event], view: View) -> list[Event]:
        """What happens to the viewer's pair, and how the others at its table do."""
        viewer = view["viewer"]
        if viewer is None or len(view["pairs"]) == 1:
            return list(events)
        pair_of: dict[int | None, int] = {side["seat"]: side["pair"] for side in view["sides"]}
        kept: list[Event] = []
        for event in events:
            if event["kind"] == "game":
                pair_of[event["visitor"]] = pair_of[event["home"]] = event["pair"]
            mine = pair_of[viewer]
            pair = event.get("pair", pair_of.get(event.get("seat"), mine))
            if pair == mine or (event["kind"] in _OF_ALL and pair // 2 == mine // 2):
                kept.append(event)
        return kept

    def beats(self, events: Sequence[Event]) -> list[list[Event]]:
        found: list[list[Event]] = []
        last = ""
        for event in events:
            kind = event["kind"]
            if kind in _SILENT:
                found[-1:] = [[*found[-1], event]] if found else [[event]]
                continue
            by_action = kind == "hit" and event["cause"] != "threat"
            again = kind in _IN_ONE_GO and kind == last
            if found and (kind in _JOINED or by_action or again or (kind, last) == ("entered", "pinched")):
                found[-1].append(event)
            else:
                found.append([event])
            last = kind
        return found

    def story(self, events: list[Event], view: View, names: list[str]) -> list[str]:
        return self.text.story(events, view, names)

    def begins_game(self, event: Event) -> bool:
        return bool(event["kind"] == "game")

    def opened(self, table: View, seats: Sequence[View]) -> View:
        for seat, view in enumerate(seats):
            table["sides"][seat] = view["sides"][seat]
        return table

    # --- the table ----------------------------------------------------------------------------------------------------

    def options(self, decision: Decision, view: View) -> list[Choice]:
        """As the cards lie: by kind of choice, then in the order of the cards shown."""
        side = view["sides"][decision.seat]
        shown = [*side["hand"], *view["pairs"][side["pair"]]["row"], *side["in_play"]]

        def place(choice: Choice) -> tuple[int, int]:
            kind = _ORDER.index(choice.message) if choice.message in _ORDER else len(_ORDER)
            return kind, shown.index(choice.cards[0]) if choice.cards and choice.cards[0] in shown else 0

        return sorted(decision.choices, key=place)

    def forced(self, decision: Decision) -> bool:
        return False

    def screen(self, scene: Scene, width: int, height: int) -> Block:
        return draw_screen(self.labels, scene, width, height)

    def plain(self, scene: Scene) -> list[str]:
        return table_in_words(self.labels, scene)

    def asked(self, scene: Scene) -> list[str]:
        return asked_in_words(self.labels, scene)

    # --- pages --------------------------------------------------------------------------------------------------------

    def page(self, letter: str, scene: Scene, width: int) -> Block:
        if letter == "s":
            return score_page(self.labels, scene, width)
        return (dugouts_page if letter == "d" else minors_page)(self.labels, scene)

    def result(self, scene: Scene, width: int) -> Block:
        return last_score(self.labels, scene, width)

    def explain(self, choice: Choice, scene: Scene, width: int) -> Block:
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
