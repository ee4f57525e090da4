"""The columns of a printed box score for batters and pitchers, and the notes below them."""

from collections.abc import Callable

from pennant.games.clutch.scoring.box import Box, TeamBox
from pennant.games.clutch.scoring.lines import Batting, Pitching

BATTING: tuple[tuple[str, Callable[[Batting], int]], ...] = (
    ("AB", lambda line: line.ab),
    ("R", lambda line: line.runs),
    ("H", lambda line: line.hits),
    ("RBI", lambda line: line.rbi),
    ("BB", lambda line: line.walks + line.intentional),
    ("K", lambda line: line.strikeouts),
)
PITCHING: tuple[tuple[str, Callable[[Pitching], object]], ...] = (
    ("IP", lambda line: line.innings),
    ("H", lambda line: line.hits),
    ("R", lambda line: line.runs),
    ("ER", lambda line: line.earned),
    ("BB", lambda line: line.walks + line.intentional),
    ("K", lambda line: line.strikeouts),
    ("HR", lambda line: line.homers),
    ("BF", lambda line: line.faced),
)
NOTES: tuple[tuple[str, Callable[[Batting], int]], ...] = (
    ("2B", lambda line: line.doubles),
    ("3B", lambda line: line.triples),
    ("HR", lambda line: line.homers),
    ("SB", lambda line: line.stolen),
    ("CS", lambda line: line.caught),
    ("SH", lambda line: line.bunts),
    ("SF", lambda line: line.flies),
    ("GIDP", lambda line: line.double_plays),
    ("HBP", lambda line: line.hit_by_pitch),
)
"""The statistics in the notes below a box score, by player."""


def runs_shown(box: Box, team: TeamBox, inning: int) -> str:
    """The runs of an inning in a line score: empty before a side has batted, X if it did not need to bat."""
    if inning <= len(team.innings):
        return str(team.innings[inning - 1])
    was_played = box.is_over and inning <= box.innings_played
    return "X" if was_played and team.seat == box.home else ""


def notes_of(team: TeamBox, name: Callable[[str], str]) -> list[str]:
    """The notes below a box score: `2B: Ballola 2, Sallund`."""
    notes = []
    for head, count in NOTES:
        found = [(name(line.player).split()[-1], count(line.batting)) for line in team.batters if count(line.batting)]
        if found:
            told = ", ".join(last if number == 1 else f"{last} {number}" for last, number in found)
            notes.append(f"{head}: {told}")
    return notes
