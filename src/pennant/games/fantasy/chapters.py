"""The season as it was told: every game of every month with its totals, the Wins of the tracks, the Series."""

import msgspec

from pennant.kernel.events import SeenEvent


class Battle(msgspec.Struct):
    """One Win card that is played for."""

    place: int
    win: str
    cards: dict[int, str] = {}
    """Who started, by seat."""
    totals: dict[int, int] = {}
    winner: int | None = None
    worth: int = 0
    over: bool = False


class Chapter(msgspec.Struct):
    """A month, a Wild Card Game or the Series."""

    kind: str
    number: int = 1
    """Of the month; of a Wild Card Game, of which there may be two (F-9.5)."""
    event: str | None = None
    battles: dict[int, Battle] = {}
    """By their place on the field."""

    def battle(self, win: str, place: int) -> Battle:
        """The game for this Win card; one at this place if it was not told of before."""
        found = next((battle for battle in self.battles.values() if battle.win == win), None)
        return found or self.battles.setdefault(place, Battle(place, win))


class SeasonSheet:
    """Follows the events of a season."""

    def __init__(self) -> None:
        self.chapters: list[Chapter] = []
        self.bonus: dict[str, dict[int, int]] = {}
        """Wins of each track, by seat."""
        self.place = 0
        """Where the game is played that something was told of last."""

    @property
    def now(self) -> Chapter | None:
        return self.chapters[-1] if self.chapters else None

    def hear(self, event: SeenEvent) -> None:
        if event["kind"] in ("month", "wild-card", "series"):
            before = sum(chapter.kind == event["kind"] for chapter in self.chapters)
            self.chapters.append(Chapter(event["kind"], 1 + before))
            self.place = 0
        elif event["kind"] == "bonus":
            self.bonus.setdefault(event["track"], {})[event["seat"]] = event["wins"]
        elif self.chapters:
            self._hear_of_games(self.chapters[-1], event)

    def _hear_of_games(self, chapter: Chapter, event: SeenEvent) -> None:
        match event["kind"]:
            case "event":
                chapter.event = event["event"]
            case "game-laid":
                chapter.battles[event["place"]] = Battle(event["place"], event["win"])
            case "swapped-games":
                one, other = (chapter.battles[event[name]] for name in ("one", "other"))
                one.win, other.win = other.win, one.win
            case "week":
                self.place = event["place"]
            case "next-card":
                battle = chapter.battles[self.place]
                battle.win, battle.totals = event["win"], {}
            case "total":
                battle = chapter.battle(event["win"], self.place)
                battle.totals[event["seat"]], battle.cards[event["seat"]] = event["total"], event["card"]
            case "won":
                battle = chapter.battle(event["win"], self.place)
                battle.winner, battle.worth, battle.over = event["seat"], event["worth"], True
            case "unclaimed":
                chapter.battle(event["win"], self.place).over = True
            case "place-won" | "game-won":
                battle = chapter.battles[self.place]
                battle.winner, battle.over = event["seat"], True
