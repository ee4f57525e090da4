"""Short texts for a small table: names that fit, marks and colors, the numbers on cards."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from pennant.cli.draw import Part
from pennant.games.clutch.cards import BatterText, CardBook, PitcherText
from pennant.games.clutch.cards.players import ROW_NAMES
from pennant.games.clutch.printed_text import format_signed, speed_letter
from pennant.games.clutch.rules.cards import NO_ROW
from pennant.games.clutch.text import ClutchText
from pennant.games.clutch.view_types import View
from pennant.kernel.players import is_person, name_of
from pennant.kernel.words import Words

HIDDEN = "?"
RESULT_STYLE = {
    "K": "red", "GB": "dark_orange3", "FB": "dark_orange3", "BB": "cyan", "1B": "green", "2B": "green", "3B": "green",
    "HR": "bold magenta", "HBP": "cyan",
}  # fmt: skip
SIDE_MARK = {"blue": "▲", "red": "■", "grey": "●"}
"""Cards of the offense, of the defense, and of either side."""
SIDE_STYLE = {"blue": "bright_blue", "red": "red", "grey": "white"}
COACH_COLOUR = {"hitting": "blue", "pitching": "red", "bench": "grey"}


class Labels:
    """The texts of the table in one language, and the card set they refer to."""

    def __init__(self, language: str, book: CardBook) -> None:
        self.text = ClutchText(language, book)
        self.book = book
        self.words = Words(language, Path(__file__).parent / "text")
        self.colours = {card.id: card.colour for card in book.strategies}
        self.colours |= {card.id: COACH_COLOUR[card.kind] for card in book.coaches}
        self._told: dict[str, list[str]] = {}
        self._starts = {card.id: rules.starts for card, rules in zip(book.batters, book.rules.batters, strict=True)}
        self._starts |= {card.id: rules.starts for card, rules in zip(book.pitchers, book.rules.pitchers, strict=True)}

    def say(self, message: str, **args: Any) -> str:
        return self.words.say(message, **args)

    # --- managers -----------------------------------------------------------------------------------------------------

    def who(self, view: View, players: Sequence[str], seat: int) -> str:
        """An addition to a name: "you", a bot's name, or the deck of a person."""
        player = players[seat] if seat < len(players) else ""
        parts = [self.text.manager(view, seat)] if name_of(player) else []
        if player and not is_person(player):
            parts.append(player)
        if seat == view["viewer"]:
            parts.append(self.say("you"))
        return ", ".join(parts)

    # --- players ------------------------------------------------------------------------------------------------------

    def player(self, card_id: str) -> BatterText | PitcherText:
        return self.text.player(card_id)

    def name(self, card_id: str | None, width: int = 99) -> str:
        """The name on any card; if there is little room, a player's last name."""
        name = self.text.card_name(card_id)
        if len(name) <= width:
            return name
        *first, last = name.split()
        initial = f"{first[0][:1]}. {last}" if first else last
        for short in (initial, last):
            if len(short) <= width:
                return short
        return last[: max(0, width - 1)] + "…"

    def surname(self, card_id: str | None, width: int) -> str:
        last = self.text.card_name(card_id).split()[-1]
        return last if len(last) <= width else last[: width - 1] + "…"

    def bonus(self, card: BatterText | PitcherText) -> str:
        """A bonus as printed: `R+1`."""
        return "" if card.bonus is None else f"{card.bonus.vs}+{card.bonus.value}"

    def chart(self, card_id: str) -> dict[str, str]:
        """The rows of a chart with their numbers: `11-15`, `20+`."""
        rows = [(name, start) for name, start in zip(ROW_NAMES, self._starts[card_id], strict=True) if start != NO_ROW]
        ends: list[int | None] = [start - 1 for _, start in rows[1:]]
        found = {}
        for number, ((name, start), end) in enumerate(zip(rows, [*ends, None], strict=True)):
            first = 1 if number == 0 else start
            found[name] = f"{first}+" if end is None else f"{first}" if first >= end else f"{first}-{end}"
        return found

    def starts(self, card_id: str) -> str:
        """A chart in short form, each row with its first number: `K1 GB4 FB10 BB11 1B13 2B18 HR20`."""
        rows = [(name, start) for name, start in zip(ROW_NAMES, self._starts[card_id], strict=True) if start != NO_ROW]
        return " ".join(f"{name}{start if number else 1}" for number, (name, start) in enumerate(rows))

    def batter_numbers(self, card_id: str) -> str:
        """A batter in short form: `SS+3 2B+2 · L · OB 12 R+1 · 17B`."""
        card = self.player(card_id)
        assert isinstance(card, BatterText)
        places = " ".join(
            name if name == "DH" else f"{name}{format_signed(rating)}" for name, rating in card.pos.items()
        )
        bonus = f" {self.bonus(card)}" if card.bonus else ""
        on_base = self.say("short-on-base", value=card.on_base)
        return f"{places} · {card.bats} · {on_base}{bonus} · {card.speed}{speed_letter(card.speed)}"

    def pitcher_numbers(self, card_id: str) -> str:
        """A pitcher in short form: `RP · R · Cmd 4 L+2 · 2 inn`."""
        card = self.player(card_id)
        assert isinstance(card, PitcherText)
        bonus = f" {self.bonus(card)}" if card.bonus else ""
        command = self.say("short-command", value=card.command)
        return f"{card.role} · {card.throws} · {command}{bonus} · {self.say('short-innings', value=card.ip)}"

    # --- strategy cards and coaches -----------------------------------------------------------------------------------

    def mark(self, card_id: str) -> Part:
        """The mark of a card's side: offense, defense, or either."""
        colour = self.colours[card_id]
        return SIDE_MARK[colour], SIDE_STYLE[colour]

    def title(self, card_id: str) -> str:
        return self.text.card_name(card_id)

    def explain(self, card_id: str) -> list[str]:
        """The text printed on a strategy card, coach or stadium, sentence by sentence."""
        if card_id not in self._told:
            self._told[card_id] = self.text.lines(card_id)
        return self._told[card_id]

    def cards(self) -> dict[str, str]:
        """All cards by id, with their names."""
        book = self.book
        found = {card.id: card.name for card in book.batters} | {card.id: card.name for card in book.pitchers}
        ids = [*self.colours, *(card.id for card in book.stadiums)]
        return found | {card_id: self.text.title(card_id) for card_id in ids}


def percent(chance: float) -> str:
    """A chance in whole percent; only impossible is shown as 0, and only certain as 100."""
    whole = round(chance * 100)
    if chance > 0 and whole == 0:
        return "<1"
    return ">99" if chance < 1 and whole == 100 else str(whole)
