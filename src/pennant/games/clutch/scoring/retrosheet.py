"""A game as an event file like those of Retrosheet: lines `id`, `info`, `start`, `play`, `sub`, `data`.

The charts of this game say what was hit, not who fielded it. Where an event file names fielders, ours has 99, the
code for unknown; counts are `??`, and pitches are empty. Player ids are ids of cards. The codes:

======================  ===========================================================================================
K, W, IW, HP            strikeout, walk, intentional walk, hit by pitch
S, D, T, HR             hits
99/G, 99/F              ground out, fly out; 99/DP/F if a runner was out as well
99(1)/FO/G              the runner from first forced out, the batter safe at first
99(1)99(B)/GDP/G        double play
FC99/G                  fielder's choice without a force
99/SH/BG, 99/SF/F       sacrifice bunt or squeeze; sacrifice fly
FC99/BG                 a squeeze on which the batter was safe
SB2, CS3(99), PO1(99)   stolen base, caught stealing, picked off; several with a semicolon; PO1(E99) a bad throw
OA                      the runner from third out on a squeeze, the batter still up
NP                      no play: precedes a `sub`
======================  ===========================================================================================

Advances follow a period, the lead runner first: `2-H`, out `1X3(99)`. A run that is not batted in has (NR), an
unearned one (UR), an advance by an error (E99). Changes of position, also of pinch hitters who stay in the game, have
their `sub` before the next play. Games have no dates: give `date` as YYYYMMDD if there is one.
"""

from collections.abc import Mapping
from typing import Final

from pennant.games.clutch.scoring.box import Box
from pennant.games.clutch.scoring.notation import BASE, is_in_head, is_told_by_head, runners
from pennant.games.clutch.scoring.sheet import Change, Half, Lineup, Move, Play

POSITIONS: Final = {
    "P": 1, "C": 2, "1B": 3, "2B": 4, "3B": 5, "SS": 6, "LF": 7, "CF": 8, "RF": 9, "DH": 10, "PH": 11, "PR": 12,
}  # fmt: skip
SIMPLE: Final = {"K": "K", "BB": "W", "IBB": "IW", "HBP": "HP", "1B": "S", "2B": "D", "3B": "T", "HR": "HR"}


def event_file(
    box: Box,
    names: Mapping[str, str],
    clubs: tuple[str, str] = ("seat 0", "seat 1"),
    codes: tuple[str, str] = ("ONE", "TWO"),
    date: str = "00000000",
) -> str:
    """The event file of a game: names of players by id, then names and three-letter codes of the clubs by seat."""
    return _EventFile(box, names, clubs, codes, date).text()


class _EventFile:
    def __init__(
        self, box: Box, names: Mapping[str, str], clubs: tuple[str, str], codes: tuple[str, str], date: str
    ) -> None:
        self.box, self.sheet, self.names = box, box.sheet, names
        self.clubs, self.codes, self.date = clubs, codes, date
        self.lineups = [Lineup(box.sheet, seat) for seat in range(2)]
        self.written = [dict(lineup.positions) for lineup in self.lineups]
        """The positions by slot as written to the file so far."""
        self.inning, self.offence = 1, 1 - box.home
        self.lines: list[str] = []

    def text(self) -> str:
        self._head()
        for entry in self.sheet.entries:
            if isinstance(entry, Play):
                self._stand(entry)
                self._line("play", entry.inning, self._side(entry.seat), entry.batter, "??", "", event_code(entry))
            elif isinstance(entry, Change):
                self._change(entry)
            elif isinstance(entry, Half):
                self.inning, self.offence = entry.inning, entry.seat
        for team in (self.box.teams[1 - self.box.home], self.box.teams[self.box.home]):
            for line in team.pitchers:
                self._line("data", "er", line.player, line.pitching.earned)
        return "\n".join(self.lines) + "\n"

    def _line(self, *fields: object) -> None:
        self.lines.append(",".join(str(field) for field in fields))

    def _side(self, seat: int) -> int:
        """0 for the visitors, 1 for the home team."""
        return int(seat == self.box.home)

    def _head(self) -> None:
        home, decisions = self.box.home, self.box.decisions
        self._line("id", f"{self.codes[home]}{self.date}{self.sheet.game % 10}")
        self._line("version", 2)
        info = {
            "visteam": self.codes[1 - home],
            "hometeam": self.codes[home],
            "visname": _quote(self.clubs[1 - home]),
            "homename": _quote(self.clubs[home]),
            "number": self.sheet.game,
            "usedh": "true",
            "innings": self.sheet.innings,
            "wp": decisions.win,
            "lp": decisions.loss,
            "save": decisions.save,
            "forfeit": None if self.sheet.forfeited is None else "H" if self.sheet.winner == home else "V",
        }
        for key, value in info.items():
            if value is not None:
                self._line("info", key, value)
        for seat in (1 - home, home):
            for start in sorted((each for each in self.sheet.starts if each.seat == seat), key=lambda each: each.slot):
                self._player("start", seat, start.slot, start.player, start.position)
            self._player("start", seat, 0, self.lineups[seat].mound, "P")

    def _player(self, what: str, seat: int, slot: int, player: str, position: str) -> None:
        name = _quote(self.names.get(player, player))
        self._line(what, player, name, self._side(seat), slot, POSITIONS[position])

    def _stand(self, play: Play) -> None:
        """Before a play, write the fielders whose positions differ from those in the file."""
        seat = 1 - play.seat
        lineup = self.lineups[seat]
        for slot, position in lineup.positions.items():
            if self.written[seat][slot] != position:
                self._substitute(play.batter, seat, slot, lineup.players[slot], position)

    def _change(self, change: Change) -> None:
        self.lineups[change.seat].see(change)
        if change.kind == "shift":
            return  # written before the next play
        batter = self._batter(change)
        if change.kind == "pitcher":
            self._substitute(batter, change.seat, 0, change.player, "P")
            return
        names = {"fielder": change.position, "pinch-hitter": "PH", "pinch-runner": "PR"}
        self._substitute(batter, change.seat, change.slot, change.player, names.get(change.kind, "PR"))

    def _batter(self, change: Change) -> str:
        """The batter at the plate: that of the next play, or the replaced player if there is none."""
        if change.kind == "pinch-hitter":
            return change.old
        place = next(place for place, entry in enumerate(self.sheet.entries) if entry is change)
        play = next((entry for entry in self.sheet.entries[place:] if isinstance(entry, Play)), None)
        return change.old if play is None else play.batter

    def _substitute(self, batter: str, seat: int, slot: int, player: str, position: str) -> None:
        self._line("play", self.inning, self._side(self.offence), batter, "??", "", "NP")
        self._player("sub", seat, slot, player, position)
        if slot:
            self.written[seat][slot] = position


def _quote(name: str) -> str:
    return '"' + name.replace('"', "'") + '"'


# --- codes ------------------------------------------------------------------------------------------------------------


def event_code(play: Play) -> str:
    """The code of a play with its modifiers and advances."""
    advances = [_advance(move) for move in runners(play) if not is_told_by_head(move) and move.out != "force-out"]
    batter = play.batter_move
    if batter is not None and (play.choice or batter.by_error):
        advances.append(_advance(batter))
    basic = _basic(play)
    return f"{basic}.{';'.join(advances)}" if advances else basic


def _basic(play: Play) -> str:
    if play.kind == "squeeze-out":
        return "OA"
    if play.kind != "at-bat":
        return ";".join(_on_bases(move) for move in play.moves if is_in_head(move)) or "PO1(E99)"
    if play.result in SIMPLE:
        return SIMPLE[play.result]
    if play.result == "FB":
        return "99/SF/F" if play.sacrifice else "99/DP/F" if play.outs_made > 1 else "99/F"
    if play.result in ("SAC", "SQZ"):
        return "FC99/BG" if play.choice else "99/SH/BG"
    forced = next((move for move in play.moves if move.out == "force-out"), None)
    if forced is not None:
        return f"99({forced.start})99(B)/GDP/G" if play.double_play else f"99({forced.start})/FO/G"
    return "FC99/G" if play.choice else "99/G"


def _on_bases(move: Move) -> str:
    if move.out == "picked-off":
        return f"PO{BASE[move.start]}(99)"
    return f"SB{BASE[move.stolen]}" if move.stolen else f"CS{BASE[move.end]}(99)"


def _advance(move: Move) -> str:
    if move.out:
        return f"{BASE[move.start]}X{BASE[move.end]}(99)"
    found = f"{BASE[move.start]}-{BASE[move.end]}"
    if move.by_error:
        found += "(E99)"
    if move.run is not None:
        found += ("" if move.run.rbi else "(NR)") + ("" if move.run.earned else "(UR)")
    return found
