"""The printed text of Fantasy: Characters, Win cards, Events (written from their effects), magic, and single words."""

from pathlib import Path
from typing import Any, Final

from pennant.games.fantasy.cards import (
    MAGIC_NAMES,
    STAT_NAMES,
    CardBook,
    CharacterText,
    Effect,
    EventText,
    InfoEffect,
    MagicEffect,
    OrderEffect,
    StatEffect,
    Team,
    TieEffect,
    TrackEffect,
    ValueEffect,
    WinText,
)
from pennant.games.fantasy.cards.words import BASE_NAMES
from pennant.kernel.game import HIDDEN
from pennant.kernel.text import Messages

FOLDER: Final = Path(__file__).parent / "text"
BASES: Final = 4
WILD_CARD_GAME: Final = 5
"""The number of the only game that has neither a base nor a number."""
ON_BENCH: Final = 6


class PrintedText(Messages):
    """The text printed on cards and boards, in one language."""

    def __init__(self, language: str, book: CardBook) -> None:
        super().__init__(language, FOLDER)
        self.book = book
        self._characters = {card.id: card for card in book.characters}
        self._wins = {card.id: card for card in book.wins}
        self._events = {card.id: card for card in book.events}
        self._teams = {team.id: team for team in book.teams}

    # --- cards --------------------------------------------------------------------------------------------------------

    def character(self, card_id: str) -> CharacterText:
        return self._characters[card_id]

    def win(self, card_id: str) -> WinText:
        return self._wins[card_id]

    def event_card(self, card_id: str) -> EventText:
        return self._events[card_id]

    def team_card(self, team_id: str) -> Team:
        return self._teams[team_id]

    def card_name(self, card_id: str | None) -> str:
        """The name on a Character, a Win card or an Event; a card that the viewer cannot see is "a card"."""
        if card_id is None or card_id == HIDDEN:
            return self.say("a-card")
        card = self._characters.get(card_id) or self._wins.get(card_id) or self._events[card_id]
        return card.name

    def card_line(self, card_id: str) -> str:
        """The face of a card on one line: `Snagga Toothtag, Rookie, Evil: IP 4, W 3, K 7, SUMMON`."""
        if card_id in self._events:
            return self.say("event-line", name=self.card_name(card_id), text=self.event_text(card_id))
        if card_id in self._wins:
            return self.say("win-line", **self._win_args(card_id))
        card = self.character(card_id)
        return self.say(
            "character-line",
            name=card.name,
            tier=self.tier(card.tier),
            alignment=self.alignment(card.alignment),
            stats=self.stats_line(card_id),
            magic=self.magic_name(card.magic),
        )

    def card_face(self, card_id: str) -> list[str]:
        """All text on a card, line by line, its name first."""
        if card_id in self._events:
            event = self.event_card(card_id)
            kind = "none" if not event.season_only else "agents" if event.needs_free_agency else "season"
            return [
                self.say("face-event", name=event.name),
                *self.event_texts(card_id),
                *([] if kind == "none" else [self.say("face-only", kind=kind)]),
            ]
        if card_id in self._wins:
            args = self._win_args(card_id)
            lines = [self.say("face-win", **args), self.say("face-requires", **args)]
            lines += [self.say("face-banners", **args)] if args["banners"] != "none" else []
            return [*lines, self.say("face-wins", **args)]
        card = self.character(card_id)
        tier, alignment = self.tier(card.tier), self.alignment(card.alignment)
        return [
            self.say("face-name", name=card.name, club=card.club),
            self.say("face-tier", id=card.id, tier=tier, alignment=alignment),
            self.say("face-stats", stats=self.stats_line(card_id)),
            self.say("face-magic", magic=self.magic_name(card.magic), text=self.magic_text(card.magic)),
        ]

    def _win_args(self, card_id: str) -> dict[str, Any]:
        card = self.win(card_id)
        requires, banners = self.requires(card_id), self.banners(card_id) or "none"
        return {"id": card.id, "name": card.name, "requires": requires, "banners": banners, "wins": card.wins}

    def stats_line(self, card_id: str) -> str:
        """The stats of a Character: `IP 4, W 3, K 7`."""
        stats = self.character(card_id).stats
        return ", ".join(f"{stat} {stats[stat]}" for stat in STAT_NAMES if stat in stats)

    def requires(self, card_id: str) -> str:
        """The stats that a Win card adds up: `AVG + SB + ERA`."""
        return " + ".join(self.win(card_id).requires)

    def banners(self, card_id: str) -> str:
        """The banners of a Win card: `green +1, blue +1`."""
        banners = self.win(card_id).banners
        return ", ".join(self.say("track-step", track=colour, points=step) for colour, step in banners.items())

    # --- magic --------------------------------------------------------------------------------------------------------

    def magic_name(self, magic: str) -> str:
        return self.say(f"magic-{_key(magic)}")

    def magic_text(self, magic: str, stage: str = "season") -> str:
        """The effect of a magic ability, as short as on a card; in the Series weeks are games."""
        return self.say(f"magic-text-{_key(magic)}", stage=week_or_game(stage))

    def magic_about(self, magic: str) -> str:
        """The effect of a magic ability in full, with limits and special cases."""
        number = [_key(name) for name in MAGIC_NAMES].index(_key(magic)) + 1
        return " ".join(self.rule(f"F-11.{number}").splitlines())

    # --- Events -------------------------------------------------------------------------------------------------------

    def event_text(self, card_id: str, stage: str = "season") -> str:
        """The effect of an Event, written from its fields."""
        return " ".join(self.event_texts(card_id, stage))

    def event_texts(self, card_id: str, stage: str = "season") -> list[str]:
        """The same, sentence by sentence."""
        return [text for effect in self.event_card(card_id).effects for text in self._effect(effect, stage)]

    def _effect(self, effect: Effect, stage: str) -> list[str]:
        if isinstance(effect, StatEffect):
            return [self._stat_effect(effect)]
        if isinstance(effect, ValueEffect):
            base = BASE_NAMES.index(effect.base) + 1
            return [self.say("effect-value", **at(base), count=effect.delta)]
        if isinstance(effect, OrderEffect):
            places = [self.place_number(week - 1, stage) for week in effect.weeks]
            return [self.say("effect-order", places=", ".join(places), stage=stage)]
        if isinstance(effect, InfoEffect):
            return [self.say(f"effect-show-{_key(effect.show)}", stage=stage)]
        if isinstance(effect, MagicEffect):
            return self._magic_effect(effect, stage)
        if isinstance(effect, TieEffect):
            return self._say_set_fields({"effect-tie-evil": effect.prefer, "effect-tie-waiver": effect.then})
        if isinstance(effect, TrackEffect):
            return self._say_set_fields(
                {
                    "effect-track-winner": effect.winner_scores,
                    "effect-track-step": effect.step,
                    "effect-track-off": effect.off,
                }
            )
        return self._say_set_fields(
            {
                "effect-agents-more": effect.extra_cards,
                "effect-agents-rounds": effect.rounds,
                "effect-agents-none": effect.skip,
                "effect-agents-leader": effect.order,
            }
        )

    def _say_set_fields(self, fields: dict[str, Any]) -> list[str]:
        """The messages whose field is set."""
        return [self.say(message, count=value) for message, value in fields.items() if value]

    def _stat_effect(self, effect: StatEffect) -> str:
        named = not isinstance(effect.stats, str)
        kind = _key("".join(effect.filter.values())) or "none"
        return self.say(
            "effect-stat",
            which="some" if named else _key(str(effect.stats)),
            stats=self.join_list(list(effect.stats)) if named else "",
            count=len(effect.stats) if named else 1,
            kind=kind,
            amount=abs(effect.delta),
            sign="up" if effect.delta > 0 else "down",
            order=", ".join(STAT_NAMES),
        )

    def _magic_effect(self, effect: MagicEffect, stage: str) -> list[str]:
        lines: list[str] = []
        if effect.banned_weeks:
            weeks = self.join_list([str(week) for week in effect.banned_weeks])
            lines.append(self.say("effect-no-magic", weeks=weeks, count=len(effect.banned_weeks), stage=stage))
        if effect.rounds is not None:
            lines.append(self.say("effect-magic-rounds", count=effect.rounds, stage=stage))
        if effect.order is not None:
            lines.append(self.say("effect-magic-waiver"))
        if effect.active_uses is not None:
            lines.append(self.say("effect-magic-active", stage=stage))
        return lines

    # --- single words -------------------------------------------------------------------------------------------------

    def team(self, team_id: str) -> str:
        return self.team_card(team_id).name

    def team_line(self, team_id: str) -> str:
        """A team with its colour and its wizard."""
        team = self.team_card(team_id)
        message = f"team-colour-{team.colour}"
        colour = self.say(message) if self._words.has(message) else team.colour
        return self.say("team-line", name=team.name, colour=colour, wizard=team.wizard)

    def stage(self, stage: str) -> str:
        return self.say(f"stage-{stage}")

    def question(self, question: str) -> str:
        """The kind of decision, in a word or two."""
        name = f"question-{question}"
        return self.say(name) if self._words.has(name) else self.magic_name(question)

    def stat(self, stat: str) -> str:
        """The full name of a stat; cards and tables show the code."""
        return self.say(f"stat-{_key(stat)}")

    def stat_about(self, stat: str) -> str:
        return self.say(f"stat-about-{_key(stat)}")

    def colour(self, colour: str) -> str:
        return self.say("colour", track=colour)

    def track(self, colour: str) -> str:
        return self.say("track", track=colour)

    def tier(self, tier: str) -> str:
        return self.say(f"tier-{_key(tier)}")

    def alignment(self, alignment: str) -> str:
        return self.say(f"alignment-{_key(alignment)}")

    def kind(self, kind: str) -> str:
        return self.say(f"kind-{kind}")

    def place(self, word: str) -> str:
        """A place as decisions name it: `1st`, `home`, `2nd-down`, `game-5`."""
        return self.say("place", **place_args(word))

    def place_number(self, number: int, stage: str = "season") -> str:
        """A place of the field by its number."""
        return self.say("place", **number_args(number, stage))


def _key(word: str) -> str:
    """A word of a card file as used in message ids: `Hall of Fame` is `hall-of-fame`."""
    return word.lower().replace(" ", "-").replace("_", "-")


def week_or_game(stage: str) -> str:
    """Whether messages speak of weeks, as in the season, or of games."""
    return "series" if stage in ("series", "wild-card") else "season"


def at(base: int = 0, game: int = 0, side: str = "none") -> dict[str, Any]:
    """A place as arguments of messages: a base from 1 on, or a game of the Series."""
    return {"base": base, "game": game, "side": side}


def place_args(word: str) -> dict[str, Any]:
    """A place by its word."""
    name, _, side = word.partition("-")
    if name == "game":
        return at(game=int(side))
    return at(1 + [base.lower() for base in BASE_NAMES].index(name), side=side or "none")


def number_args(number: int, stage: str) -> dict[str, Any]:
    """A place by its number: games in the Series, bases before."""
    if stage in ("series", "over"):
        return at(game=number + 1)
    if stage == "wild-card":
        return at(WILD_CARD_GAME)
    return at(number % BASES + 1, side="down" if number >= BASES else "none")
