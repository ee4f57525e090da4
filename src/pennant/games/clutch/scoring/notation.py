"""Score-card notation of a play: `1B 2-H 1-3`, `GDP 3-H`, `CS2`, `HR`.

The head says what the batter did, or what happened on the bases:

=============  =======================================================================================
K G F          strikeout, ground out, fly out
BB IBB HP      walk, intentional walk, hit by pitch
1B 2B 3B HR    hits
FC             fielder's choice: the batter is safe, the defense played on a runner
GDP            grounded into a double play
SH SF          sacrifice bunt, also a squeeze; sacrifice fly
SB2 CS3 PO1    stolen base, caught stealing, picked off
SQ             the runner from third was out on a squeeze; the batter is still up
E              after any of them: there was an error
=============  =======================================================================================

The runners follow, the lead runner first: `2-H` from second to home, `1x3` out at third.
"""

from typing import Final

from pennant.games.clutch.scoring.sheet import HOME, Move, Play

BASE: Final = "B123H"
HEADS: Final = {
    "K": "K", "GB": "G", "FB": "F", "BB": "BB", "IBB": "IBB", "HBP": "HP", "1B": "1B", "2B": "2B", "3B": "3B",
    "HR": "HR", "SAC": "SH", "SQZ": "SH",
}  # fmt: skip


def notation(play: Play) -> str:
    """A play in score-card notation."""
    runs = [path(move) for move in runners(play) if not is_told_by_head(move)]
    return " ".join([head(play), *runs])


def head(play: Play) -> str:
    """What the batter did, or what happened on the bases."""
    if play.kind == "squeeze-out":
        found = "SQ"
    elif play.kind != "at-bat":
        found = " ".join(_on_bases(move) for move in play.moves if is_in_head(move)) or "PO1"
    elif play.choice:
        found = "FC"
    elif play.double_play:
        found = "GDP"
    else:
        found = play.sacrifice or HEADS[play.result]
    return f"{found} E" if play.errors else found


def is_in_head(move: Move) -> bool:
    """Whether a runner stole a base, was caught stealing or picked off; the head of the notation has that."""
    return bool(move.stolen) or move.out in ("caught-stealing", "picked-off")


def is_told_by_head(move: Move) -> bool:
    """Whether the head says all of it. It does not if a runner steals second and reaches third by an error."""
    return is_in_head(move) and (bool(move.out) or move.end == move.stolen)


def _on_bases(move: Move) -> str:
    if move.out == "picked-off":
        return f"PO{BASE[move.start]}"
    return f"SB{BASE[move.stolen]}" if move.stolen else f"CS{BASE[move.end]}"


def runners(play: Play) -> list[Move]:
    """The runners, the lead runner first, without the batter and without runners stranded by the winning run."""
    found = [move for move in play.moves if not move.is_batter and not is_stranded(move)]
    return sorted(found, key=lambda move: -move.start)


def is_stranded(move: Move) -> bool:
    """Whether a runner would have reached home, but the game was over (C-R25)."""
    return move.end == HOME and not move.out and move.run is None


def path(move: Move) -> str:
    """`2-H`, or `1x3` if the runner was out."""
    return f"{BASE[move.start]}{'x' if move.out else '-'}{BASE[move.end]}"
