"""The season as it was told: every game of every month with its totals, the Wins of the tracks, the Series."""

import msgspec

from pennant.games.fantasy.event_types import Event


class Battle(msgspec.Struct):
    """The game for one Win card."""

    place: int
    win: str
    cards: dict[int, str] = {}
    """The starters, by seat."""
    totals: dict[int, int] = {}
    winner: int | None = None
    worth: int = 0
    over: bool = False


class Chapter(msgspec.Struct):
    """A month, a Wild Card Game or the Series."""

    kind: str
    number: int = 1
    """The number of the month; of the Wild Card Game, because there may be two (F-9.5)."""
    event: str | None = None
    battles: dict[int, Battle] = {}
    """The games, by place on the field."""

    def battle(self, win: str, place: int) -> Battle:
        """The game for this Win card; a new one at this place if there is none yet."""
        found = next((battle for battle in self.battles.values() if battle.win == win), None)
        return found or self.battles.setdefault(place, Battle(place, win))


class SeasonSheet:
    """Follows the events of a season."""

    def __init__(self) -> None:
        self.chapters: list[Chapter] = []
        self.bonus: dict[str, dict[int, int]] = {}
        """The Wins from each track, by seat."""
        self.place = 0
        """The place of the game that the last event was about."""

    @property
    def now(self) -> Chapter | None:
        return self.chapters[-1] if self.chapters else None

    def hear(self, event: Event) -> None:
        if event["kind"] in ("month", "wild-card", "series"):
            before = sum(chapter.kind == event["kind"] for chapter in self.chapters)
            self.chapters.append(Chapter(event["kind"], 1 + before))
            self.place = 0
        elif event["kind"] == "bonus":
            self.bonus.setdefault(event["track"], {})[event["seat"]] = event["wins"]
        elif self.chapters:
            self._hear_of_games(self.chapters[-1], event)

    def _hear_of_games(self, chapter: Chapter, event: Event) -> None:
        if event["kind"] == "event":
            chapter.event = event["event"]
        elif event["kind"] == "game-laid":
            chapter.battles[event["place"]] = Battle(event["place"], event["win"])
        elif event["kind"] == "swapped-games":
            one, other = chapter.battles[event["one"]], chapter.battles[event["other"]]
            one.win, other.win = other.win, one.win
        elif event["kind"] == "week":
            self.place = event["place"]
        elif event["kind"] == "next-card":
            battle = chapter.battles[self.place]
            battle.win, battle.totals = event["win"], {}
        elif event["kind"] == "total":
            battle = chapter.battle(event["win"], self.place)
            battle.totals[event["seat"]], battle.cards[event["seat"]] = event["total"], event["card"]
        elif event["kind"] == "won":
            battle = chapter.battle(event["win"], self.place)
            battle.winner, battle.worth, battle.over = event["seat"], event["worth"], True
        elif event["kind"] == "unclaimed":
            chapter.battle(event["win"], self.place).over = True
        elif event["kind"] == "place-won" or event["kind"] == "game-won":
            battle = chapter.battles[self.place]
            battle.winner, battle.over = event["seat"], True
