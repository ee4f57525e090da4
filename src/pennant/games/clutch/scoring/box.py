"""The box score of a game, computed from its score sheet (C-5.1 to C-5.10)."""

import msgspec

from pennant.games.clutch.scoring.decisions import Decisions, GoAhead, Outing, decisions_of
from pennant.games.clutch.scoring.lines import Batting, Pitching, total
from pennant.games.clutch.scoring.sheet import WALKS, Change, Half, HalfOver, Lineup, Move, Play, Run, Sheet


class BatterLine(msgspec.Struct):
    """A batter of a game: slot (1 to 9), positions in order (SS, DH, PH, PR), and statistics."""

    player: str
    slot: int
    positions: list[str]
    batting: Batting


class PitcherLine(msgspec.Struct):
    """A pitcher of a game: statistics, and decisions (W, L, SV, HLD, BS), of which there may be two."""

    player: str
    pitching: Pitching
    entered_tired: bool = False
    decisions: list[str] = []


class HalfLine(msgspec.Struct):
    """The totals of a half-inning; `told_runs` and `told_left` are those reported by the game."""

    inning: int
    top: bool
    seat: int
    pa: int = 0
    outs: int = 0
    runs: int = 0
    hits: int = 0
    errors: int = 0
    left: int = 0
    told_runs: int = 0
    told_left: int = 0
    over: bool = False


class TeamBox(msgspec.Struct):
    """One side of a box score: R, H, E, LOB; `innings` are the runs of every inning in which it has batted."""

    seat: int
    innings: list[int] = []
    runs: int = 0
    hits: int = 0
    errors: int = 0
    left: int = 0
    double_plays: int = 0
    """Double plays turned in the field."""
    batters: list[BatterLine] = []
    pitchers: list[PitcherLine] = []

    @property
    def batting(self) -> Batting:
        return total([line.batting for line in self.batters], Batting)

    @property
    def pitching(self) -> Pitching:
        return total([line.pitching for line in self.pitchers], Pitching)


class Box(msgspec.Struct):
    """The box score of a game, finished or not, and its score sheet."""

    sheet: Sheet
    teams: tuple[TeamBox, TeamBox]
    halves: list[HalfLine]
    outings: list[Outing]
    decisions: Decisions

    @property
    def home(self) -> int:
        """The seat of the home team."""
        return self.sheet.home

    @property
    def winner(self) -> int | None:
        """The seat that won; None until the game is over."""
        return self.sheet.winner

    @property
    def is_over(self) -> bool:
        return self.sheet.winner is not None

    @property
    def score(self) -> tuple[int, int]:
        """Runs by seat; for a forfeited game the recorded score (C-R23)."""
        return self.sheet.final or (self.teams[0].runs, self.teams[1].runs)

    @property
    def innings_played(self) -> int:
        return max((half.inning for half in self.halves), default=0)

    @property
    def is_walk_off(self) -> bool:
        """Whether the home team won in its last half-inning."""
        if self.winner != self.home or self.sheet.forfeited is not None:
            return False
        return bool(self.halves) and not self.halves[-1].top


def box_of(sheet: Sheet) -> Box:
    """Compute the box score of a sheet; the game may be unfinished."""
    return _Book(sheet).box()


class _Book:
    """Processes a sheet entry by entry."""

    def __init__(self, sheet: Sheet) -> None:
        self.sheet = sheet
        self.lineups = [Lineup(sheet, seat) for seat in range(2)]
        self.batters: dict[tuple[int, str], BatterLine] = {}
        self.pitchers: dict[tuple[int, str], PitcherLine] = {}
        self.teams = (TeamBox(0), TeamBox(1))
        self.halves: list[HalfLine] = []
        self.outings: list[Outing] = []
        self.on_mound: dict[int, Outing] = {}
        self.go_ahead: GoAhead | None = None
        self.inning, self.outs, self.runners = 1, 0, 0

    def box(self) -> Box:
        sheet = self.sheet
        for start in sheet.starts:
            self._enter(start.seat, start.slot, start.player, [start.position])
        for starter in sheet.pitchers:
            self._take_mound(starter.seat, starter.pitcher, starter.tired)
        for entry in sheet.entries:
            if isinstance(entry, Play):
                self._play(entry)
            elif isinstance(entry, Change):
                self._change(entry)
            elif isinstance(entry, Half):
                self._half(entry)
            else:
                self._half_over(entry)
        for seat, pitcher in sheet.tired:
            self.pitchers[seat, pitcher].pitching.tired = 1
        for team in self.teams:
            team.batters.sort(key=lambda line: line.slot)
        decisions = Decisions() if sheet.winner is None else self._decisions(sheet.winner)
        return Box(sheet, self.teams, self.halves, self.outings, decisions)

    # --- halves -------------------------------------------------------------------------------------------------------

    def _half(self, half: Half) -> None:
        self.inning, self.outs, self.runners = half.inning, 0, 0
        self.halves.append(HalfLine(half.inning, half.top, half.seat))
        self.teams[half.seat].innings.append(0)

    def _half_over(self, over: HalfOver) -> None:
        half = self.halves[-1]
        half.left, half.told_runs, half.told_left, half.over = over.left, over.told_runs, over.told_left, True
        self.teams[over.seat].left += over.left

    # --- substitutions ------------------------------------------------------------------------------------------------

    def _enter(self, seat: int, slot: int, player: str, positions: list[str]) -> None:
        line = BatterLine(player, slot, positions, Batting(games=1))
        self.batters[seat, player] = line
        self.teams[seat].batters.append(line)

    def _take_mound(self, seat: int, pitcher: str, tired: bool) -> None:
        line = PitcherLine(pitcher, Pitching(games=1), tired)
        before = self.on_mound.get(seat)
        outing = Outing(seat, pitcher, self.inning, self.outs, self._lead(seat), 0, left_with=self._lead(seat))
        if before is None:
            outing.first = True
            line.pitching.started = 1
        else:
            before.last = False
            outing.runners = line.pitching.inherited = self.runners
        self.on_mound[seat] = outing
        self.outings.append(outing)
        self.pitchers[seat, pitcher] = line
        self.teams[seat].pitchers.append(line)

    def _change(self, change: Change) -> None:
        self.lineups[change.seat].see(change)
        if change.kind == "pitcher":
            self._take_mound(change.seat, change.player, change.tired)
        elif change.kind != "shift":
            as_what = "PH" if change.kind == "pinch-hitter" else "PR" if change.base else change.position
            self._enter(change.seat, change.slot, change.player, [as_what])

    def _lead(self, seat: int) -> int:
        return self.teams[seat].runs - self.teams[1 - seat].runs

    # --- plays --------------------------------------------------------------------------------------------------------

    def _play(self, play: Play) -> None:
        self._stand(1 - play.seat)
        if play.kind == "at-bat":
            self._plate_appearance(play)
        line = self.pitchers[1 - play.seat, play.pitcher].pitching
        line.pitches += play.pitches
        for move in play.moves:
            self._move(play, move, line)
        defence = self.teams[1 - play.seat]
        defence.errors += play.errors
        defence.double_plays += play.outs_made > 1
        self.halves[-1].errors += play.errors

    def _move(self, play: Play, move: Move, pitching: Pitching) -> None:
        """Count stolen bases, outs and runs, and update the number of runners (C-5.8)."""
        batting = self.batters[play.seat, move.player].batting
        is_gone = bool(move.out) or move.run is not None
        if move.stolen:
            batting.stolen += 1
            pitching.stolen += 1
        if move.out == "caught-stealing":
            batting.caught += 1
            pitching.caught += 1
        if move.out:
            pitching.outs += 1
            self.halves[-1].outs += 1
            self.outs += 1
        if move.run is not None:
            self._run(play, move, move.run)
        if move.is_batter:
            self.runners += not is_gone
        else:
            self.runners -= is_gone

    def _stand(self, seat: int) -> None:
        """Record the current positions of the fielders and the designated hitter."""
        lineup = self.lineups[seat]
        for slot, player in lineup.players.items():
            positions = self.batters[seat, player].positions
            if not positions or positions[-1] != lineup.positions[slot]:
                positions.append(lineup.positions[slot])

    def _plate_appearance(self, play: Play) -> None:
        """Count an outcome for the batter and the pitcher (C-5.1 to C-5.5)."""
        batting = self.batters[play.seat, play.batter].batting
        pitching = self.pitchers[1 - play.seat, play.pitcher].pitching
        result = play.result
        batting.pa += 1
        pitching.faced += 1
        self.halves[-1].pa += 1
        if result not in WALKS and not play.sacrifice:
            batting.ab += 1
        batting.hits += play.is_hit
        batting.doubles += result == "2B"
        batting.triples += result == "3B"
        batting.homers += result == "HR"
        batting.walks += result == "BB"
        batting.intentional += result == "IBB"
        batting.hit_by_pitch += result == "HBP"
        batting.strikeouts += result == "K"
        batting.bunts += play.sacrifice == "SH"
        batting.flies += play.sacrifice == "SF"
        batting.double_plays += play.double_play
        batting.choices += play.choice
        batting.rbi += play.rbi
        pitching.hits += play.is_hit
        pitching.homers += result == "HR"
        pitching.walks += result == "BB"
        pitching.intentional += result == "IBB"
        pitching.hit_batters += result == "HBP"
        pitching.strikeouts += result == "K"
        self.teams[play.seat].hits += play.is_hit
        self.halves[-1].hits += play.is_hit

    def _run(self, play: Play, move: Move, run: Run) -> None:
        """Count a run for the runner and the charged pitcher, and update the lead (C-5.8, C-5.9, C-R16)."""
        seat, other = play.seat, 1 - play.seat
        self.batters[seat, move.player].batting.runs += 1
        charged = self.pitchers[other, run.charged].pitching
        charged.runs += 1
        charged.earned += run.earned
        outing = self.on_mound[other]
        outing.runs_in += 1
        outing.earned_in += run.earned
        if run.charged != outing.pitcher:
            self.pitchers[other, outing.pitcher].pitching.inherited_scored += 1
        if self._lead(seat) == 0:
            self.go_ahead = GoAhead(seat, self.on_mound[seat].pitcher, run.charged)
        self.teams[seat].runs += 1
        self.teams[seat].innings[-1] += 1
        self.halves[-1].runs += 1
        if self._lead(seat) == 0:
            self.go_ahead = None
            outing.blew = True
        for each in self.on_mound.values():
            each.left_with = self._lead(each.seat)

    # --- the end ------------------------------------------------------------------------------------------------------

    def _decisions(self, winner: int) -> Decisions:
        """Record what is known about pitchers only at the end of the game (C-5.10)."""
        for outing in self.outings:
            line = self.pitchers[outing.seat, outing.pitcher].pitching
            line.complete = int(outing.first and outing.last)
            line.finished = int(outing.last and not outing.first)
            line.shutouts = int(outing.first and outing.last and not self.teams[1 - outing.seat].runs)
        lines = {key: line.pitching for key, line in self.pitchers.items()}
        fielded = sum(half.seat != winner for half in self.halves)
        found = decisions_of(self.go_ahead, winner, self.outings, lines, fielded, self.sheet.innings)
        for seat, pitcher in found.blown:
            self._credit(seat, pitcher, "BS", "blown")
        for seat, pitcher in found.holds:
            self._credit(seat, pitcher, "HLD", "holds")
        self._credit(winner, found.win, "W", "wins")
        self._credit(1 - winner, found.loss, "L", "losses")
        self._credit(winner, found.save, "SV", "saves")
        return found

    def _credit(self, seat: int, pitcher: str | None, name: str, field: str) -> None:
        if pitcher is not None:
            line = self.pitchers[seat, pitcher]
            setattr(line.pitching, field, 1)
            line.decisions.append(name)
