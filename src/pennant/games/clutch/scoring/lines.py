"""Statistics of batters and pitchers, which can be added up over games, and rates based on them (C-5.1 to C-5.9)."""

from typing import TypeVar

import msgspec

OUTS_PER_INNING = 3
NINE_INNINGS = 27


class Tally(msgspec.Struct):
    """Counters that can be added, field by field."""

    def add(self, other: "Tally") -> None:
        for field in self.__struct_fields__:
            setattr(self, field, getattr(self, field) + getattr(other, field))


Numbers = TypeVar("Numbers", bound=Tally)

_BATTING = {
    "games": "G", "pa": "PA", "ab": "AB", "runs": "R", "hits": "H", "doubles": "2B", "triples": "3B", "homers": "HR",
    "rbi": "RBI", "walks": "BB", "intentional": "IBB", "hit_by_pitch": "HBP", "strikeouts": "K", "stolen": "SB",
    "caught": "CS", "bunts": "SH", "flies": "SF", "double_plays": "GIDP", "choices": "FC",
}  # fmt: skip


class Batting(Tally, rename=_BATTING):
    """The statistics of a batter. BB are unintentional walks; SAC = SH + SF."""

    games: int = 0
    pa: int = 0
    ab: int = 0
    runs: int = 0
    hits: int = 0
    doubles: int = 0
    triples: int = 0
    homers: int = 0
    rbi: int = 0
    walks: int = 0
    intentional: int = 0
    hit_by_pitch: int = 0
    strikeouts: int = 0
    stolen: int = 0
    caught: int = 0
    bunts: int = 0
    flies: int = 0
    double_plays: int = 0
    choices: int = 0

    @property
    def sacrifices(self) -> int:
        """SAC (C-5.4)."""
        return self.bunts + self.flies

    @property
    def total_bases(self) -> int:
        """TB (C-5.3)."""
        return self.hits + self.doubles + 2 * self.triples + 3 * self.homers

    @property
    def average(self) -> float | None:
        """AVG."""
        return _rate(self.hits, self.ab)

    @property
    def on_base(self) -> float | None:
        """OBP: how often the batter reached base by hit, walk or pitch; sacrifice bunts are not counted."""
        free = self.walks + self.intentional + self.hit_by_pitch
        return _rate(self.hits + free, self.ab + free + self.flies)

    @property
    def slugging(self) -> float | None:
        """SLG."""
        return _rate(self.total_bases, self.ab)

    @property
    def ops(self) -> float | None:
        """OPS."""
        if self.on_base is None or self.slugging is None:
            return None
        return self.on_base + self.slugging


_PITCHING = {
    "games": "G", "started": "GS", "finished": "GF", "complete": "CG", "shutouts": "SHO", "wins": "W", "losses": "L",
    "saves": "SV", "holds": "HLD", "blown": "BS", "outs": "OUTS", "faced": "BF", "hits": "H", "runs": "R",
    "earned": "ER", "homers": "HR", "walks": "BB", "intentional": "IBB", "hit_batters": "HBP", "strikeouts": "K",
    "stolen": "SB", "caught": "CS", "pitches": "P", "tired": "TIRED", "inherited": "IR", "inherited_scored": "IRS",
}  # fmt: skip


class Pitching(Tally, rename=_PITCHING):
    """The statistics of a pitcher. TIRED counts games in which he threw a tired pitch (C-3.4.6), P his pitches.

    A pitch is a pitch roll or a bunt attempt; in this game an at-bat rarely has more than one.
    """

    games: int = 0
    started: int = 0
    finished: int = 0
    complete: int = 0
    shutouts: int = 0
    wins: int = 0
    losses: int = 0
    saves: int = 0
    holds: int = 0
    blown: int = 0
    outs: int = 0
    faced: int = 0
    hits: int = 0
    runs: int = 0
    earned: int = 0
    homers: int = 0
    walks: int = 0
    intentional: int = 0
    hit_batters: int = 0
    strikeouts: int = 0
    stolen: int = 0
    caught: int = 0
    pitches: int = 0
    tired: int = 0
    inherited: int = 0
    inherited_scored: int = 0

    @property
    def innings(self) -> str:
        """IP as printed: 5.2 means five innings and two outs."""
        return f"{self.outs // OUTS_PER_INNING}.{self.outs % OUTS_PER_INNING}"

    @property
    def era(self) -> float | None:
        """ERA: earned runs per nine innings."""
        return _rate(self.earned * NINE_INNINGS, self.outs)

    @property
    def whip(self) -> float | None:
        """WHIP: hits and walks of both kinds per inning."""
        return _rate((self.hits + self.walks + self.intentional) * OUTS_PER_INNING, self.outs)


def _rate(part: int, whole: int) -> float | None:
    """The rate, or None if there were no chances."""
    return part / whole if whole else None


def total(numbers: list[Numbers], kind: type[Numbers]) -> Numbers:
    """The sum of these statistics."""
    found = kind()
    for each in numbers:
        found.add(each)
    return found
