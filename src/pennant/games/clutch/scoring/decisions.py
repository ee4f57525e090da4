"""Wins, losses, saves, holds and blown saves: the official definitions, without a scorer's judgment (C-5.10, C-R47).

* **L**: the pitcher charged with the run that put the winners ahead for good.
* **W**: the winners' pitcher of record when they went ahead for good: their current or last pitcher at that time.
  A starter must have pitched five innings (`needed_outs`: four if his team was in the field for five, and so on),
  otherwise the most effective reliever gets the win. If a reliever pitched less than an inning and two or more earned
  runs scored, whichever pitcher they are charged to, the most effective later reliever who did better gets the win.
* **Most effective**, which official scorers decide by judgment: first relievers with a whole inning; then by outs minus
  batters who reached base minus three for every run that scored; of equals the earlier one.
* **SV**: finishes a game that his team wins, is not the winning pitcher, records at least one out, and entered with a
  lead: of at most three runs and pitches an inning; or with the tying run on base, at bat or on deck; or pitches three
  innings.
* **HLD**: enters in a save situation (the first two cases, with an inning left to pitch), records an out, leaves with a
  lead that his team never lost, and is not the winning pitcher. Relievers of the losing team can have holds, too.
* **BS**: enters in a save situation, and the lead is lost while he pitches, whichever pitcher put the runner on base.

A forfeited game has a winning and a losing pitcher only if the winning team was ahead (C-R23).
"""

from collections.abc import Mapping, Sequence

import msgspec

from pennant.games.clutch.scoring.lines import OUTS_PER_INNING, Pitching

INNINGS_FOR_WIN = 5
INNINGS_FOR_SAVE = 3
LEAD_FOR_SAVE = 3
BRIEF_OUTS, TOO_MANY_RUNS = OUTS_PER_INNING, 2
"""A reliever with fewer outs and at least this many earned runs was ineffective in a brief appearance."""


class Outing(msgspec.Struct):
    """A pitcher's time on the mound, and the situation when he entered and left."""

    seat: int
    pitcher: str
    inning: int
    outs: int
    """Outs in the half-inning when he entered."""
    lead: int
    runners: int
    first: bool = False
    """Whether he started the game."""
    last: bool = True
    """Whether he was the last pitcher of his team."""
    left_with: int = 0
    """The lead when he left, or the current one."""
    blew: bool = False
    """Whether a lead was lost while he pitched."""
    runs_in: int = 0
    earned_in: int = 0
    """Runs that scored while he pitched, whichever pitcher they are charged to."""


class GoAhead(msgspec.Struct, frozen=True):
    """The run that put a team ahead, which has not lost the lead since."""

    seat: int
    of_record: str
    charged: str


class Decisions(msgspec.Struct):
    """The winning, losing and saving pitchers; seats and pitchers of holds and blown saves."""

    win: str | None = None
    loss: str | None = None
    save: str | None = None
    holds: list[tuple[int, str]] = []
    blown: list[tuple[int, str]] = []


Lines = Mapping[tuple[int, str], Pitching]


def decisions_of(
    go_ahead: GoAhead | None, winner: int, outings: Sequence[Outing], lines: Lines, fielded: int, regulation: int
) -> Decisions:
    """The decisions of a finished game; `fielded` is the number of innings that the winners were in the field."""
    found = Decisions()
    if go_ahead is not None and go_ahead.seat == winner:
        found.loss = go_ahead.charged
        winners = [outing for outing in outings if outing.seat == winner]
        found.win = _winner(go_ahead, winners, lines, fielded)
        if _saves(winners[-1], lines, found.win):
            found.save = winners[-1].pitcher
    for outing in outings:
        if outing.first or not is_save_situation(outing, regulation):
            continue
        who = (outing.seat, outing.pitcher)
        won = outing.seat == winner and outing.pitcher == found.win
        if outing.blew:
            found.blown.append(who)
        elif not outing.last and not won and outing.left_with > 0 and lines[who].outs:
            found.holds.append(who)
    return found


def needed_outs(fielded: int) -> int:
    """The outs that a starter needs for a win, by the innings that his team was in the field."""
    return OUTS_PER_INNING * min(INNINGS_FOR_WIN, max(1, fielded - 1))


def _winner(go_ahead: GoAhead, winners: Sequence[Outing], lines: Lines, fielded: int) -> str:
    place = next(place for place, outing in enumerate(winners) if outing.pitcher == go_ahead.of_record)
    of_record, later = winners[place], winners[place + 1 :]
    if of_record.first:
        if _line(of_record, lines).outs >= needed_outs(fielded) or not later:
            return of_record.pitcher
        return _most_effective(later, lines)
    better = [outing for outing in later if not _is_ineffective(outing, lines)]
    if _is_ineffective(of_record, lines) and better:
        return _most_effective(better, lines)
    return of_record.pitcher


def _line(outing: Outing, lines: Lines) -> Pitching:
    return lines[outing.seat, outing.pitcher]


def _is_ineffective(outing: Outing, lines: Lines) -> bool:
    return _line(outing, lines).outs < BRIEF_OUTS and outing.earned_in >= TOO_MANY_RUNS


def _most_effective(relievers: Sequence[Outing], lines: Lines) -> str:
    def merit(outing: Outing) -> tuple[bool, int]:
        line = _line(outing, lines)
        reached = line.hits + line.walks + line.intentional + line.hit_batters
        return line.outs >= OUTS_PER_INNING, line.outs - reached - 3 * outing.runs_in

    return max(relievers, key=merit).pitcher  # of equals the first


def _saves(outing: Outing, lines: Lines, win: str) -> bool:
    outs = _line(outing, lines).outs
    if outing.first or outing.pitcher == win or outing.lead < 1 or not outs:
        return False
    has_inning = outing.lead <= LEAD_FOR_SAVE and outs >= OUTS_PER_INNING
    return has_inning or is_tying_run_near(outing) or outs >= INNINGS_FOR_SAVE * OUTS_PER_INNING


def is_tying_run_near(outing: Outing) -> bool:
    """Whether the tying run was on base, at bat or on deck."""
    return 1 <= outing.lead <= outing.runners + 2


def is_save_situation(outing: Outing, regulation: int) -> bool:
    """Whether the pitcher entered where a save was possible without pitching three innings."""
    outs_left = OUTS_PER_INNING * (max(regulation, outing.inning) - outing.inning + 1) - outing.outs
    has_inning = 1 <= outing.lead <= LEAD_FOR_SAVE and outs_left >= OUTS_PER_INNING
    return has_inning or is_tying_run_near(outing)
