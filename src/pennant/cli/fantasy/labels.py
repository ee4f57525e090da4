"""Short texts for a small table: names that fit, stats, marks and the colors of the tracks."""

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

from pennant.cli.draw import Part
from pennant.games.fantasy.cards import COLOURS, MAGIC_NAMES, STAT_NAMES, TIER_NAMES, CardBook
from pennant.games.fantasy.text import FantasyText
from pennant.games.fantasy.view_types import View
from pennant.kernel.players import is_person, name_of
from pennant.kernel.words import Words

COLOUR_STYLE = {"red": "red", "orange": "dark_orange3", "yellow": "yellow", "green": "green", "blue": "bright_blue"}
ALIGNMENT_STYLE = {"Good": "bright_blue", "Evil": "red"}
STAT_STYLE: dict[str, str] = {
    stat: COLOUR_STYLE[COLOURS[number % len(COLOURS)]] for number, stat in enumerate(STAT_NAMES)
}
"""The hitting stat and the pitching stat of a track have its color (F-2.2)."""
HIDDEN = "?"
BACK, USED, WON = "▒▒", "×", "✓"


class Labels:
    """The texts of the table in one language, and the card set they refer to."""

    def __init__(self, language: str, book: CardBook) -> None:
        self.text = FantasyText(language, book)
        self.book = book
        self.words = Words(language, Path(__file__).parent / "text")

    def say(self, message: str, **args: Any) -> str:
        return self.words.say(message, **args)

    def cards(self) -> dict[str, str]:
        """Characters, Win cards and Events: their names by id."""
        book = self.book
        names = {card.id: card.name for card in book.characters}
        return names | {card.id: card.name for card in book.wins} | {card.id: card.name for card in book.events}

    # --- cards --------------------------------------------------------------------------------------------------------

    def name(self, card_id: str, width: int = 99) -> str:
        """The name of a Character; a short form where space is limited."""
        if card_id == HIDDEN:
            return BACK
        name = self.text.character(card_id).name
        core = name
        for joint in (" (", " the ", " of "):
            core = core.partition(joint)[0]
        *first, last = core.removeprefix("The ").split()
        initial = f"{first[0][:1]}. {last}" if first else last
        for short in (name, core, initial, last):
            if len(short) <= width:
                return short
        return last[: width - 1] + "…"

    def letter(self, card_id: str) -> Part:
        """Good or Evil."""
        alignment = self.text.character(card_id).alignment
        return self.say(f"letter-{alignment.lower()}"), ALIGNMENT_STYLE[alignment]

    def stars(self, card_id: str) -> str:
        """The tier of a Character."""
        return "★" * (1 + TIER_NAMES.index(self.text.character(card_id).tier))

    def magic(self, card_id: str) -> str:
        return self.text.magic_name(self.text.character(card_id).magic)

    def rules(self, card_id: str) -> list[str]:
        """The rule of a Character's magic: F-11.1 and following, in the order of their names."""
        if card_id not in {card.id for card in self.book.characters}:
            return []
        return [f"F-11.{1 + MAGIC_NAMES.index(self.text.character(card_id).magic)}"]

    def stats(self, card_id: str) -> str:
        """The stats of a Character without spaces inside: `IP4 W3 K7`."""
        return " ".join(f"{stat}{value}" for stat, value in self.text.character(card_id).stats.items())

    def requires(self, win_id: str) -> list[Part]:
        """The stats that a Win card adds up."""
        parts: list[Part] = []
        for stat in self.text.win(win_id).requires:
            parts += [" " if parts else "", (stat, STAT_STYLE[stat])]
        return parts

    def banners(self, win_id: str, *, in_full: bool) -> list[Part]:
        """The banners of a Win card, each in the color of its track, by name or by letter."""
        parts: list[Part] = []
        for colour, points in self.text.win(win_id).banners.items():
            name = self.text.colour(colour) if in_full else self.say(f"letter-{colour}")
            parts += [" " if parts else "", (f"{name}+{points}", COLOUR_STYLE[colour])]
        return parts

    def by_number(self, cards: Iterable[str]) -> list[str]:
        return self.text.by_number(cards)

    def in_order(self, view: View, seat: int) -> list[str]:
        return self.text.in_order(view, seat)

    # --- places -------------------------------------------------------------------------------------------------------

    def place(self, place: int, stage: str) -> str:
        """A base or a game in a few letters; the second Win card of a base has the same name."""
        if stage == "wild-card":
            return self.say("wild-card-game")
        if stage in ("series", "over"):
            return self.say("game", number=place + 1)
        return self.say("base", base=place % 4 + 1)

    # --- Managers -----------------------------------------------------------------------------------------------------

    def who(self, view: View, players: Sequence[str], seat: int) -> str:
        """An addition to a name: "you", a bot's name, or the team of a person."""
        parts: list[str] = []
        player = players[seat] if seat < len(players) else ""
        if name_of(player):
            parts.append(self.text.manager(view, seat))
        if player and not is_person(player):
            parts.append(player)
        if seat == view["viewer"]:
            parts.append(self.say("you"))
        return ", ".join(parts)

    def short(self, name: str, width: int) -> str:
        """A Manager's name in little room: the last of several words, and its number if it has one."""
        if len(name) <= width:
            return name
        words = name.split()
        if len(words) > 1 and words[-1].isdigit():
            words = [*words[:-2], f"{words[-2][: max(1, width - 1 - len(words[-1]))]} {words[-1]}"]
        return words[-1] if len(words[-1]) <= width else words[-1][: width - 1] + "…"


def memory_of(view: View) -> dict[str, list[str]]:
    """The cards that the viewer passed on in the draft, by round."""
    viewer = view["viewer"]
    return {} if viewer is None else dict(view["managers"][viewer]["memory"])
