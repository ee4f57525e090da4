"""Checks whether a box score balances: the identities of C-5.12, and other consistency checks.

Checks return sentences instead of raising assertions, so that tools can report them.
"""

from collections.abc import Callable, Iterator

from pennant.games.clutch.scoring.box import Box, HalfLine, TeamBox
from pennant.games.clutch.scoring.sheet import BOX, HITS, HOME, WALKS, Move, Play

OUTS = 3
BATTER_OUT = {"K": "strikeout", "GB": "ground-out", "FB": "fly-out", "SAC": "sacrificed", "SQZ": "sacrificed"}
"""The kind of the batter's out, by result."""


def checks(box: Box) -> list[str]:
    """All inconsistencies of a box score; empty if it balances."""
    return [problem for check in CHECKS for problem in check(box)]


def _name(box: Box, seat: int) -> str:
    return "the home team" if seat == box.home else "the away team"


# --- halves -----------------------------------------------------------------------------------------------------------


def _halves(box: Box) -> Iterator[str]:
    for half in box.halves:
        where = f"{'top' if half.top else 'bottom'} of inning {half.inning}"
        is_last = half is box.halves[-1]
        if half.over and half.pa != half.outs + half.runs + half.left:
            yield (
                f"C-5.12: {where}: {half.pa} came to bat, but {half.outs} outs, {half.runs} runs and {half.left} left "
                f"on base make {half.outs + half.runs + half.left}"
            )
        if half.over and (half.runs, half.left) != (half.told_runs, half.told_left):
            yield (
                f"C-5.8: {where}: {half.runs} runs and {half.left} left on base, but the game says {half.told_runs} "
                f"and {half.told_left}"
            )
        if half.outs > OUTS:
            yield f"C-3.6.1: {where}: {half.outs} outs"
        if half.over and half.outs < OUTS and not (is_last and _may_end_early(box, half)):
            yield f"C-3.6.1: {where}: over after {half.outs} outs"
        if half.left > OUTS and not (is_last and box.is_walk_off):
            yield f"C-5.8: {where}: {half.left} left on three bases"


def _may_end_early(box: Box, half: HalfLine) -> bool:
    return box.sheet.forfeited is not None or (box.is_walk_off and not half.top)


# --- lines ------------------------------------------------------------------------------------------------------------


def _lines(box: Box) -> Iterator[str]:
    """Check that a team's line, its batters, and the opposing pitchers agree."""
    for team in box.teams:
        who, halves = _name(box, team.seat), [half for half in box.halves if half.seat == team.seat]
        batting, pitching = team.batting, box.teams[1 - team.seat].pitching
        sums = {
            "runs": (team.runs, sum(team.innings), sum(half.runs for half in halves), batting.runs, pitching.runs),
            "hits": (team.hits, sum(half.hits for half in halves), batting.hits, pitching.hits),
            "left on base": (team.left, sum(half.left for half in halves)),
            "plate appearances": (batting.pa, sum(half.pa for half in halves), pitching.faced),
            "outs": (sum(half.outs for half in halves), pitching.outs),
            "home runs": (batting.homers, pitching.homers),
            "walks": (batting.walks, pitching.walks),
            "intentional walks": (batting.intentional, pitching.intentional),
            "hit batters": (batting.hit_by_pitch, pitching.hit_batters),
            "strikeouts": (batting.strikeouts, pitching.strikeouts),
            "stolen bases": (batting.stolen, pitching.stolen),
            "caught stealing": (batting.caught, pitching.caught),
            "errors": (box.teams[1 - team.seat].errors, sum(half.errors for half in halves)),
        }
        for what, numbers in sums.items():
            if len(set(numbers)) > 1:
                yield f"C-5.12: {who}: {what} do not agree: {', '.join(map(str, numbers))}"
        if batting.pa != batting.ab + batting.walks + batting.intentional + batting.hit_by_pitch + batting.sacrifices:
            yield f"C-5.2: {who}: {batting.pa} plate appearances are not AB + BB + IBB + HBP + SAC"
        yield from _outs(box, team, pitching.outs, len(halves))


def _outs(box: Box, team: TeamBox, outs: int, halves: int) -> Iterator[str]:
    """Check for three outs per half; fewer in a walk-off, a forfeit, or an unfinished half (C-5.12)."""
    last = box.halves[-1] if box.halves else None
    cut_short = last is not None and last.seat == team.seat and last.outs < OUTS
    needed = OUTS * halves
    if outs != needed and not (cut_short and needed - OUTS <= outs < needed):
        yield f"C-5.12: {outs} outs against {_name(box, team.seat)} in {halves} halves"


def _bounds(box: Box) -> Iterator[str]:
    """Check that no number exceeds the total that it is part of."""
    for team in box.teams:
        who = _name(box, team.seat)
        if team.batting.rbi > team.runs:
            yield f"C-5.7: {who}: {team.batting.rbi} RBI of {team.runs} runs"
        for line in team.batters:
            b = line.batting
            if b.doubles + b.triples + b.homers > b.hits or b.hits + b.strikeouts > b.ab:
                yield f"C-5.3: {who}: the hits of {line.player} do not fit: {b}"
            if b.homers > min(b.runs, b.rbi):
                yield f"C-5.3: {who}: {line.player} has fewer runs or RBI than home runs: {b}"
            if not line.positions:
                yield f"C-5.8: {who}: {line.player} has played nowhere"
        for arm in team.pitchers:
            p = arm.pitching
            if p.earned > p.runs or p.homers > p.hits or p.inherited_scored > p.inherited:
                yield f"C-5.9: {who}: the line of {arm.player} does not fit: {p}"


# --- plays ------------------------------------------------------------------------------------------------------------


def _plays(box: Box) -> Iterator[str]:
    for number, play in enumerate(box.sheet.plays, 1):
        where = f"play {number} ({play.result or play.kind} of {play.batter}, inning {play.inning})"
        if play.kind == "at-bat":
            yield from _plate(play, where)
        elif any(move.is_batter for move in play.moves):
            yield f"C-5.1: {where}: the batter moves before his turn is over"
        taken = [move.end for move in play.moves if not move.out and move.end != HOME]
        stayed = [base for base, runner in enumerate(play.bases, 1) if runner and not _moves_from(play, base)]
        if len(set(taken + stayed)) < len(taken + stayed):
            yield f"C-T.2: {where}: two runners on a base"
        for move in play.moves:
            if move.start != BOX and play.bases[move.start - 1] != move.player:
                yield f"C-5.8: {where}: {move.player} runs from base {move.start}, where he was not"


def _moves_from(play: Play, base: int) -> bool:
    return any(move.start == base for move in play.moves)


def _plate(play: Play, where: str) -> Iterator[str]:
    """Check the batter's move against the outcome, and the RBI and earned runs (C-5.3 to C-5.7)."""
    move = play.batter_move
    if move is None or move.player != play.batter:
        yield f"C-5.1: {where}: nothing became of the batter"
        return
    reached = HITS.get(play.result, 1 if play.result in WALKS else 0)
    if reached and (move.out or (move.end != reached and not move.by_error)):
        yield f"C-5.3: {where}: the batter came to base {move.end}"
    if not reached and not move.out and not play.choice:
        yield f"C-5.5: {where}: the batter reached, and it is not a fielder's choice"
    if move.out and move.out != BATTER_OUT.get(play.result):
        yield f"C-3.8.35: {where}: the batter's out is a {move.out}"
    if play.double_play and (play.result != "GB" or play.outs_made != 2):
        yield f"C-5.8: {where}: a double play with {play.outs_made} outs"
    from_third = [runner for runner, _ in play.runs if runner.start == 3]
    if play.sacrifice == "SF" and not from_third:
        yield f"C-5.4: {where}: a sacrifice fly, and the runner from third is not home"
    if play.sacrifice and (play.sacrifice == "SF") != (play.result == "FB"):
        yield f"C-5.4: {where}: no sacrifice of this kind"
    if play.result == "FB" and not play.sacrifice and any(not runner.by_error for runner in from_third):
        yield f"C-5.4: {where}: the runner from third is home, and it is not a sacrifice fly"
    for runner, run in play.runs:
        if run.rbi != _is_batted_in(play, runner):
            yield f"C-5.7: {where}: the run of {runner.player} is {'' if run.rbi else 'not '}batted in"
        if run.earned and runner.by_error:
            yield f"C-5.9: {where}: an error brought {runner.player} home, and the run is earned"


def _is_batted_in(play: Play, runner: Move) -> bool:
    """Whether the rules credit an RBI: not for a run on an error or on a double play (C-5.7, C-R46)."""
    if runner.by_error:
        return False
    return play.is_hit or play.result in WALKS or bool(play.sacrifice) or play.outs_made <= 1


# --- the end ----------------------------------------------------------------------------------------------------------


def _end(box: Box) -> Iterator[str]:
    """Check the final score and the winner (C-3.6.2, C-3.6.3, C-R23)."""
    final, winner, forfeited = box.sheet.final, box.winner, box.sheet.forfeited
    if final is None or winner is None:
        return
    runs = (box.teams[0].runs, box.teams[1].runs)
    if forfeited is None:
        if runs != final:
            yield f"C-5.12: the game ended {final}, but the box score says {runs}"
        if box.innings_played < box.sheet.innings:
            yield f"C-3.6.1: over after {box.innings_played} innings"
    elif final != forfeit_score(runs, forfeited):
        yield f"C-R23: forfeited at {runs}, but recorded as {final}"
    if final[winner] <= final[1 - winner]:
        yield f"C-3.6.3: seat {winner} won {final}"


def forfeit_score(runs: tuple[int, int], forfeited: int) -> tuple[int, int]:
    """The recorded score of a forfeit: 9-0, or the actual score if the loser trailed by more (C-R23)."""
    if runs[1 - forfeited] - runs[forfeited] > 9:
        return runs
    return (0, 9) if forfeited == 0 else (9, 0)


def _decisions(box: Box) -> Iterator[str]:
    """Check for one win, one loss, at most one save, each for a pitcher of the right team (C-5.10)."""
    if box.winner is None:
        return
    found = box.decisions
    winners = {line.player for line in box.teams[box.winner].pitchers}
    losers = {line.player for line in box.teams[1 - box.winner].pitchers}
    if box.sheet.forfeited is None and (found.win is None or found.loss is None):
        yield "C-5.10: nobody won or nobody lost"
    if not {found.win, found.save} - {None} <= winners or not {found.loss} - {None} <= losers:
        yield f"C-5.10: {found} are pitchers of the wrong team"
    if found.save is not None and found.save == found.win:
        yield f"C-5.10: {found.win} won and saved the game"


CHECKS: tuple[Callable[[Box], Iterator[str]], ...] = (_halves, _lines, _bounds, _plays, _end, _decisions)
