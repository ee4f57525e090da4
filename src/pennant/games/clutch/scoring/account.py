"""Play-by-play of a game: messages with arguments for a front end to render, and score-card notation.

Every message has an id such as `scoring-single` and plain arguments: ids of players, seats, numbers. Bases are numbers,
4 is home. `details` are in the order of telling.
"""

from typing import Any, Final

import msgspec

from pennant.games.clutch.scoring.notation import notation, runners
from pennant.games.clutch.scoring.sheet import HOME, Change, Half, HalfOver, Move, Play, Sheet

MESSAGES: Final = {
    "K": "scoring-strikeout",
    "GB": "scoring-ground-out",
    "FB": "scoring-fly-out",
    "BB": "scoring-walk",
    "IBB": "scoring-intentional-walk",
    "HBP": "scoring-hit-by-pitch",
    "1B": "scoring-single",
    "2B": "scoring-double",
    "3B": "scoring-triple",
    "HR": "scoring-home-run",
    "SAC": "scoring-bunt",
    "SQZ": "scoring-squeeze",
}
"""The message of a plate appearance by its result, unless a more specific message below applies."""
OTHERS: Final = (
    "scoring-choice", "scoring-squeeze-choice", "scoring-double-play", "scoring-sacrifice-fly", "scoring-steal",
    "scoring-pickoff", "scoring-squeeze-out", "scoring-half", "scoring-half-over",
)  # fmt: skip
CHANGES: Final = {
    "pitcher": "scoring-new-pitcher",
    "fielder": "scoring-new-fielder",
    "pinch-hitter": "scoring-pinch-hitter",
    "pinch-runner": "scoring-pinch-runner",
    "ejected": "scoring-for-ejected",
    "shift": "scoring-shift",
}
DETAILS: Final = (
    "scoring-scores", "scoring-advances", "scoring-runner-out", "scoring-stole", "scoring-caught", "scoring-picked-off",
    "scoring-error",
)  # fmt: skip


class Message(msgspec.Struct):
    """A message with its arguments."""

    message: str
    args: dict[str, Any]


class AccountLine(msgspec.Struct):
    """One entry of an account; `outs` and `score` (by seat) are those after the entry."""

    message: str
    args: dict[str, Any]
    details: list[Message] = []
    notation: str = ""
    inning: int = 0
    top: bool = True
    outs: int = 0
    score: tuple[int, int] = (0, 0)


def account(sheet: Sheet) -> list[AccountLine]:
    """The whole game, play by play."""
    lines: list[AccountLine] = []
    now = AccountLine("", {})
    hits = errors = 0
    for entry in sheet.entries:
        if isinstance(entry, Half):
            now.inning, now.top, now.outs = entry.inning, entry.top, 0
            hits = errors = 0
            line = AccountLine("scoring-half", {"inning": entry.inning, "top": entry.top, "seat": entry.seat})
        elif isinstance(entry, HalfOver):
            args = {"seat": entry.seat, "runs": entry.told_runs, "hits": hits, "errors": errors, "left": entry.left}
            line = AccountLine("scoring-half-over", args)
        elif isinstance(entry, Change):
            line = AccountLine(CHANGES[entry.kind], _of_change(entry))
        else:
            hits += entry.is_hit
            errors += entry.errors
            now.outs, now.score = entry.outs + entry.outs_made, score_after(entry)
            line = AccountLine(message_of(entry), _of_play(entry), _details(entry), notation(entry))
        line.inning, line.top, line.outs, line.score = now.inning, now.top, now.outs, now.score
        lines.append(line)
    return lines


def score_after(play: Play) -> tuple[int, int]:
    """The score by seat after the play."""
    score = list(play.score)
    score[play.seat] += len(play.runs)
    return score[0], score[1]


def message_of(play: Play) -> str:
    """The id of the message for a play."""
    if play.kind != "at-bat":
        return f"scoring-{play.kind}"
    if play.choice:
        return "scoring-squeeze-choice" if play.result == "SQZ" else "scoring-choice"
    if play.double_play:
        return "scoring-double-play"
    if play.sacrifice == "SF":
        return "scoring-sacrifice-fly"
    return MESSAGES[play.result]


def _of_play(play: Play) -> dict[str, Any]:
    return {
        "seat": play.seat,
        "batter": play.batter,
        "pitcher": play.pitcher,
        "runs": len(play.runs),
        "rbi": play.rbi,
        "outs": play.outs + play.outs_made,
    }


def _of_change(change: Change) -> dict[str, Any]:
    return {
        "seat": change.seat,
        "player": change.player,
        "old": change.old,
        "slot": change.slot,
        "position": change.position,
        "base": change.base,
        "tired": change.tired,
    }


def _details(play: Play) -> list[Message]:
    found = [Message("scoring-error", {"seat": 1 - play.seat})] if play.errors else []
    return found + [_of_move(move) for move in runners(play)]


def _of_move(move: Move) -> Message:
    args: dict[str, Any] = {"player": move.player, "start": move.start, "base": move.end}
    if move.run is not None:
        return Message("scoring-scores", {**args, "rbi": move.run.rbi, "earned": move.run.earned})
    if move.out == "caught-stealing":
        return Message("scoring-caught", args)
    if move.out == "picked-off":
        return Message("scoring-picked-off", args)
    if move.out:
        return Message("scoring-runner-out", {**args, "how": move.out})
    if move.stolen:
        return Message("scoring-stole", {**args, "stolen": move.stolen})
    assert move.end != HOME, "a runner who reaches home scores"
    return Message("scoring-advances", args)
