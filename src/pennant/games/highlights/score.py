"""Runs by inning and by game, collected from events."""

import msgspec

from pennant.games.highlights.event_types import Event, GameStarted
from pennant.games.highlights.view_types import Stage


class GameScore(msgspec.Struct):
    """One mini-game."""

    pair: int
    stage: Stage
    number: int
    visitor: int
    home: int
    runs: dict[int, list[int]]
    """By seat, one number per inning."""
    inning: int = 1
    winner: int | None = None

    def score(self, seat: int, inning: int) -> None:
        innings = self.runs[seat]
        innings += [0] * (inning - len(innings))
        innings[inning - 1] += 1

    def total(self, seat: int) -> int:
        return sum(self.runs[seat])

    def cell(self, seat: int, inning: int) -> str:
        """The runs of an inning as on a scoreboard: empty before the side has batted in it."""
        innings = self.runs[seat]
        if inning <= len(innings):
            return str(innings[inning - 1])
        return "0" if inning < self.inning or (inning == self.inning and self.winner is not None) else ""


class ScoreSheet:
    """The games so far. A threatened hit counts for the inning in which it was threatened."""

    def __init__(self) -> None:
        self.games: list[GameScore] = []
        self.focus = 0
        """The pair of the last event."""
        self._latest: dict[int, int] = {}
        """By pair, the index of its last game among all."""
        self._now: dict[int, GameScore] = {}
        self._threatened: dict[int, int] = {}
        self._scoring: dict[int, int] = {}

    def hear(self, event: Event) -> None:
        match event["kind"]:
            case "game":
                self._begin(event)
            case "inning" if event["inning"]:
                self.focus = event["pair"]
                self.games[self._latest[event["pair"]]].inning = event["inning"]
            case "batter":
                self._threatened[event["seat"]] = self._now[event["seat"]].inning
            case "hit":
                game = self._now[event["seat"]]
                self.focus = game.pair
                inning = self._threatened.get(event["seat"], 1) if event["cause"] == "threat" else game.inning
                self._scoring[event["seat"]] = inning
            case "ran" if event["end"] == 4:
                self._now[event["seat"]].score(event["seat"], self._scoring[event["seat"]])
            case "won":
                self.games[self._latest[event["pair"]]].winner = event["seat"]
            case "played" | "entered" | "bought" if event["seat"] in self._now:
                self.focus = self._now[event["seat"]].pair

    def now(self, pair: int) -> GameScore | None:
        """The game that a pair is playing or has just played."""
        return self.games[self._latest[pair]] if pair in self._latest else None

    def series(self, visitor: int, home: int, stage: Stage) -> list[GameScore]:
        """The games of two sides at one stage."""
        sides = {visitor, home}
        return [game for game in self.games if {game.visitor, game.home} == sides and game.stage == stage]

    def _begin(self, event: GameStarted) -> None:
        self.focus = event["pair"]
        seats = (event["visitor"], event["home"])
        game = GameScore(event["pair"], event["stage"], event["number"], *seats, {seat: [] for seat in seats})
        for seat in seats:
            self._now[seat] = game
        if event["stage"] != "pre-rounds":
            self._latest[event["pair"]] = len(self.games)
            self.games.append(game)
