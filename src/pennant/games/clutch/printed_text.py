"""The printed text of Clutch: players, strategy cards, coaches and stadiums, and single words for labels."""

from collections.abc import Sequence
from typing import Any, Final

from pennant.games.clutch.cards import BatterText, CardBook, PitcherText
from pennant.games.clutch.cards.condition_words import FOLDER, format_signed, key
from pennant.games.clutch.cards.effects import ChooseEffect, EffectText, ModEffect
from pennant.games.clutch.cards.stadiums import MainText, SecondaryText, StadiumText
from pennant.games.clutch.cards.strategies import CoachText
from pennant.games.clutch.cards.words import CardWords
from pennant.kernel.game import HIDDEN
from pennant.kernel.words import capitalize

__all__ = ["FOLDER", "PrintedText", "format_signed", "number", "yes"]

PlayerText = BatterText | PitcherText

SPEED_LETTERS: Final = ((20, "A"), (15, "B"), (10, "C"), (5, "D"), (0, "E"))
"""The lowest Speed for each speed letter (C-R4)."""


class PrintedText(CardWords):
    """The text printed on cards and boards, in one language."""

    def __init__(self, language: str, book: CardBook) -> None:
        super().__init__(language, book)
        self._players: dict[str, PlayerText] = {card.id: card for card in book.batters}
        self._players |= {card.id: card for card in book.pitchers}
        self._clubs = {team.id: team.name for team in book.teams}

    # --- cards --------------------------------------------------------------------------------------------------------

    def player(self, card_id: str) -> PlayerText:
        return self._players[card_id]

    def card_name(self, card_id: str | None) -> str:
        """The name on any card; a card that the viewer cannot see is "a card"."""
        if card_id is None or card_id == HIDDEN:
            return self.say("a-card")
        return self._players[card_id].name if card_id in self._players else self.title(card_id)

    def card_line(self, card_id: str) -> str:
        """The face of a card on one line: `Pereno Stavison, C +7, bats right, On-Base 15, Speed 13`."""
        card = self._players.get(card_id) or self._cards[card_id]
        if isinstance(card, BatterText):
            return self.say("batter-line", **self._batter_args(card))
        if isinstance(card, PitcherText):
            return self.say("pitcher-line", **self._pitcher_args(card))
        message = "coach-line" if isinstance(card, CoachText) else "strategy-line"
        return self.say(message, name=self.title(card_id), kind=self.kind(card_id), text=self.text(card_id))

    def card_face(self, card_id: str) -> list[str]:
        """All text on a card, line by line, its name first."""
        if card_id not in self._players:
            head = self.say("face-card", id=card_id, name=self.title(card_id), kind=self.kind(card_id))
            return [head, *self.lines(card_id)]
        card = self._players[card_id]
        lines = [self.say("face-player", name=card.name, club=self.club(card.team))]
        lines += self._batter_face(card) if isinstance(card, BatterText) else self._pitcher_face(card)
        lines += [self.say("face-chart", chart=card.chart), self.say("face-salary", value=card.salary)]
        if card.clutch:
            lines.append(self.say("face-clutch", value=format_signed(card.clutch)))
        if card.icons:
            icons = [self.say("face-icon", icon=icon, about=self.icon(icon)) for icon in card.icons]
            lines.append(self.say("face-icons", icons=", ".join(icons)))
        return [capitalize(line) for line in lines]

    def _batter_face(self, card: BatterText) -> list[str]:
        return [
            self.say("face-batter", id=card.id),
            self.say("face-hand-batter", hand=card.bats),
            self.say("face-on-base", value=card.on_base, **_bonus_args(card)),
            self.say("face-speed", value=card.speed, letter=speed_letter(card.speed)),
            self.say("face-positions", positions=self.positions(card.id)),
        ]

    def _pitcher_face(self, card: PitcherText) -> list[str]:
        return [
            self.say("face-pitcher", id=card.id, role=self.role(card.role)),
            self.say("face-hand-pitcher", hand=card.throws),
            self.say("face-command", value=card.command, **_bonus_args(card)),
            self.say("face-x-zone", value=card.x_zone),
            self.say("face-innings", value=card.ip),
            self.say("face-rating", value=format_signed(card.defence)),
        ]

    def _batter_args(self, card: BatterText) -> dict[str, Any]:
        positions = self.positions(card.id)
        args = {"name": card.name, "hand": card.bats, "on_base": card.on_base, "speed": card.speed}
        return {**args, "positions": positions, "bonus": _bonus_code(card)}

    def _pitcher_args(self, card: PitcherText) -> dict[str, Any]:
        args = {"name": card.name, "hand": card.throws, "command": card.command, "innings": card.ip}
        return {**args, "role": card.role, "bonus": _bonus_code(card)}

    def positions(self, card_id: str) -> str:
        """A batter's positions with his ratings: `SS +3, 2B +2`."""
        card = self._players[card_id]
        assert isinstance(card, BatterText), "pitchers have no positions"
        return ", ".join(
            name if name == "DH" else f"{name} {format_signed(rating)}" for name, rating in card.pos.items()
        )

    def is_coach(self, card_id: str | None) -> bool:
        return isinstance(self._cards.get(card_id or ""), CoachText)

    def club(self, team: str) -> str:
        """The name of a player's team, which his card gives by name or by id."""
        return self._clubs.get(team, team)

    def effects(self, card_id: str) -> str:
        """The effect of a strategy card or coach, without its window."""
        card = self._cards[card_id]
        return self.text(card_id) if isinstance(card, StadiumText) else self._lasting(card)

    def is_impersonal(self, card_id: str) -> bool:
        """Whether a card only changes numbers, so that its text does not address a player as "you"."""
        card = self._cards[card_id]
        if isinstance(card, StadiumText) or card.lasts or card.until:
            return False
        return all(isinstance(effect, ModEffect) and not effect.when and not effect.to for effect in card.effects)

    def alternatives(self, card_id: str) -> list[str]:
        """The alternative effects of a card."""
        card = self._cards[card_id]
        effects: Sequence[EffectText]
        if isinstance(card, StadiumText):
            parts: list[MainText | SecondaryText] = [card.main, *card.secondary]
            effects = [effect for part in parts for effect in part.effects]
        else:
            effects = card.effects
        for effect in effects:
            if isinstance(effect, ChooseEffect):
                return [clause for each in effect.choose for clause in self._clauses([each], ())]
        return []

    # --- single words -------------------------------------------------------------------------------------------------

    def question(self, question: str) -> str:
        """The kind of decision, in a word or two."""
        return self.say(f"question-{question}")

    def result(self, result: str) -> str:
        """The name of a result of an at-bat; charts show its code."""
        return self.say(f"result-{_code(result)}")

    def called_result(self, result: str) -> str:
        """A result in the words of an announcer."""
        return self.say(f"spoken-{_code(result)}")

    def position(self, position: str) -> str:
        return self.say(f"position-{_code(position)}")

    def role(self, role: str) -> str:
        return self.say(f"role-{_code(role)}")

    def bats(self, hand: str) -> str:
        return self.say("bats", hand=hand)

    def throws(self, hand: str) -> str:
        return self.say("throws", hand=hand)

    def icon(self, icon: str) -> str:
        return self.say(f"icon-{_code(icon)}")

    def attribute(self, attribute: str) -> str:
        """The name of an attribute."""
        return self.say(f"attribute-{_code(attribute)}")

    def window(self, window: str) -> str:
        """The moment of a card window, such as `before-the-pitch`."""
        return self.say(f"card-window-{_code(window)}")

    def die(self, sides: int) -> str:
        return self.say(f"die-{sides}")

    def chart(self, chart: str) -> str:
        return self.say(f"chart-{chart}")

    def infield(self, is_in: bool) -> str:
        return self.say("infield-in" if is_in else "infield-back")

    def clutch_moment(self) -> str:
        return self.say("clutch-moment")

    def base(self, base: str) -> str:
        return self.say("base", base=base)

    def half(self, inning: int, top: bool) -> str:
        """`top of the 3rd`."""
        return self.say("half", inning=inning, top=yes(top))

    def outs(self, outs: int) -> str:
        return self.say("outs", outs=outs)

    def runs(self, runs: int) -> str:
        return self.say("runs", runs=runs)


def _bonus_code(card: PlayerText) -> str:
    """A bonus as printed: `L+2`."""
    return "none" if card.bonus is None else f"{card.bonus.vs}+{card.bonus.value}"


def _bonus_args(card: PlayerText) -> dict[str, Any]:
    if card.bonus is None:
        return {"vs": "none", "bonus": 0}
    return {"vs": card.bonus.vs, "bonus": card.bonus.value}


def speed_letter(speed: int) -> str:
    """The letter for a Speed (C-1.1.3, C-R4)."""
    return next(letter for least, letter in SPEED_LETTERS if speed >= least)


def _code(word: str) -> str:
    """A word of cards, options or views as used in message ids: `deck_lists` is `deck-lists`, `HR` is `hr`."""
    return key(word).lower()


def number(value: int) -> str:
    """Text of a number that may be negative, with a true minus sign."""
    return str(value).replace("-", "−")


def yes(flag: bool) -> str:
    """As messages ask for it."""
    return "yes" if flag else "no"
