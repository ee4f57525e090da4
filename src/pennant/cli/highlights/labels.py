"""Short texts for a small table: card types, hits, actions and names that fit into a box."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from pennant.games.highlights.cards import CardBook, CardText
from pennant.games.highlights.decision import action_args, action_rule
from pennant.games.highlights.text import CODES, HighlightsText
from pennant.games.highlights.view_types import Side, View
from pennant.kernel.players import is_person, name_of
from pennant.kernel.words import Words

SPEED_STYLE = {"slow": "bold black on white", "average": "bold white on blue", "fast": "bold white on red"}
TYPE_STYLE = {"natural": "green", "robot": "cyan", "cyborg": "magenta"}
DEFENSIVE, OFFENSIVE = "red", "green"


class Labels:
    """The texts of the table in one language, and the card set they refer to."""

    def __init__(self, language: str, book: CardBook) -> None:
        self.text = HighlightsText(language, book)
        self.book = book
        self.words = Words(language, Path(__file__).parent / "text")
        self._numbers = {card.id: number for number, card in enumerate(book.cards)}

    def say(self, message: str, **args: Any) -> str:
        return self.words.say(message, **args)

    # --- cards --------------------------------------------------------------------------------------------------------

    def card(self, card_id: str) -> CardText:
        return self.book.cards[self._numbers[card_id]]

    def name(self, card_id: str, width: int = 99) -> str:
        """The name on a card; if there is little room, the first name becomes an initial."""
        name = self.card(card_id).name
        if len(name) <= width:
            return name
        first, _, last = name.rpartition(" ")
        short = f"{first[:1]}. {last}" if first and len(last) > 3 else name
        return short if len(short) <= width else short[: width - 1] + "…"

    def hits(self, card_id: str) -> str:
        return " ".join(CODES[hit.replace(" ", "-")] for hit in self.card(card_id).hits) or "–"

    def actions(self, card_id: str, *, in_full: bool = False) -> list[tuple[str, str]]:
        """The immediate actions of a card, each with the style of its box; in short form, or with the hit in words."""
        card = self.book.rules.cards[self._numbers[card_id]]
        found: list[tuple[str, str]] = []
        for action in card.actions:
            args = action_args(action)
            hit = "none"
            if "hit" in args:
                hit = self.text.hit(args["hit"]) if in_full else CODES[args["hit"]]
            name = self.text.say(f"action-{args['action']}", hit=hit, count=args.get("count", 1))
            found.append((name, DEFENSIVE if action in card.defensive else OFFENSIVE))
        return found

    def action_rules(self, card_id: str) -> list[str]:
        """The rules of a card's immediate actions."""
        return [action_rule(action) for action in self.book.rules.cards[self._numbers[card_id]].actions]

    def letter(self, speed: str) -> str:
        return self.text.say(f"letter-{speed}")

    # --- sides --------------------------------------------------------------------------------------------------------

    def who(self, view: View, players: Sequence[str], seat: int) -> str:
        """An addition to a name: "you", a bot's name, or the team of a person."""
        parts: list[str] = []
        player = players[seat] if seat < len(players) else ""
        team = view["sides"][seat]["team"]
        if team and name_of(player):
            parts.append(self.text.team(team))
        if player and not is_person(player):
            parts.append(player)
        if seat == view["viewer"]:
            parts.append(self.say("you"))
        return ", ".join(parts)

    def counts(self, side: Side) -> dict[str, int]:
        """The numbers of cards of a side, by zone."""
        return {"lineup": side["lineup"]["size"], "dugout": len(side["dugout"]), "minors": side["minors"]["size"]}

    def short(self, name: str) -> str:
        """A name for the scoreboard: the initials of several words, otherwise its beginning."""
        words = name.replace("-", " ").split()
        if len(words) > 1:
            return "".join(word if word.isdigit() else word[:1] for word in words)[:4]
        return name[:4]
