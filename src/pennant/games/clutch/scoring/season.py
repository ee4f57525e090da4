"""Statistics and standings over many games (C-6.4).

A season is any number of box scores; a series is one, too. Clubs are identified by the names that are given when a box
is added, so they may have different seats in different games.
"""

from collections.abc import Iterable

import msgspec

from pennant.games.clutch.scoring.box import Box
from pennant.games.clutch.scoring.lines import Batting, Pitching


class Standing(msgspec.Struct):
    """A club in the standings; `behind` is the number of games behind the leader."""

    club: str
    wins: int = 0
    losses: int = 0
    behind: float = 0.0
    scored: int = 0
    allowed: int = 0
    home_wins: int = 0
    home_losses: int = 0
    streak: int = 0
    """Consecutive wins; negative for losses."""

    @property
    def games(self) -> int:
        return self.wins + self.losses

    @property
    def share(self) -> float:
        """PCT."""
        return self.wins / self.games if self.games else 0.0

    @property
    def difference(self) -> int:
        return self.scored - self.allowed


class Result(msgspec.Struct, frozen=True):
    """The result of a game: clubs and runs, visitors first."""

    away: str
    home: str
    away_runs: int
    home_runs: int

    @property
    def winner(self) -> str:
        return self.home if self.home_runs > self.away_runs else self.away

    @property
    def loser(self) -> str:
        return self.away if self.winner == self.home else self.home


class Season(msgspec.Struct):
    """The results of many games, and the statistics of players by club."""

    results: list[Result] = []
    batting: dict[str, dict[str, Batting]] = {}
    pitching: dict[str, dict[str, Pitching]] = {}

    def add(self, box: Box, clubs: tuple[str, str] = ("seat 0", "seat 1")) -> None:
        """Add a game; an unfinished game is ignored. `clubs` are names by seat."""
        if not box.is_over:
            return
        away, home = 1 - box.home, box.home
        self.results.append(Result(clubs[away], clubs[home], box.score[away], box.score[home]))
        for team in box.teams:
            batting = self.batting.setdefault(clubs[team.seat], {})
            for line in team.batters:
                batting.setdefault(line.player, Batting()).add(line.batting)
            pitching = self.pitching.setdefault(clubs[team.seat], {})
            for arm in team.pitchers:
                pitching.setdefault(arm.player, Pitching()).add(arm.pitching)

    def merge(self, other: "Season") -> None:
        """Add the games of another season."""
        self.results += other.results
        for club, batters in other.batting.items():
            for player, batting in batters.items():
                self.batting.setdefault(club, {}).setdefault(player, Batting()).add(batting)
        for club, pitchers in other.pitching.items():
            for player, pitching in pitchers.items():
                self.pitching.setdefault(club, {}).setdefault(player, Pitching()).add(pitching)

    @property
    def clubs(self) -> list[str]:
        """The names of the clubs, in order of appearance."""
        return list(dict.fromkeys(club for result in self.results for club in (result.away, result.home)))

    def standings(self) -> list[Standing]:
        """The standings by share of wins; games among tied clubs break ties, then the run difference (C-6.4)."""
        table = [self._standing(club) for club in self.clubs]
        among = {each.club: self._share_among_equals(each, table) for each in table}
        ranked = sorted(table, key=lambda each: (-each.share, -among[each.club], -each.difference, each.club))
        for standing in ranked:
            standing.behind = (ranked[0].wins - standing.wins + standing.losses - ranked[0].losses) / 2
        return ranked

    def _standing(self, club: str) -> Standing:
        found = Standing(club)
        for result in self.results:
            if club not in (result.away, result.home):
                continue
            won, at_home = result.winner == club, result.home == club
            runs = (result.home_runs, result.away_runs) if at_home else (result.away_runs, result.home_runs)
            found.wins += won
            found.losses += not won
            found.scored += runs[0]
            found.allowed += runs[1]
            found.home_wins += won and at_home
            found.home_losses += at_home and not won
            step = 1 if won else -1
            found.streak = found.streak + step if found.streak * step > 0 else step
        return found

    def _share_among_equals(self, standing: Standing, table: Iterable[Standing]) -> float:
        """The share of wins in games among the clubs with the same overall share."""
        equals = {each.club for each in table if each.share == standing.share}
        among = [result for result in self.results if {result.away, result.home} <= equals]
        won = sum(result.winner == standing.club for result in among)
        lost = sum(result.loser == standing.club for result in among)
        return won / (won + lost) if won + lost else 0.0
