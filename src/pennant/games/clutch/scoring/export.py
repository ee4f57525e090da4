"""A game as a JSON file: the score sheet, and the box score that is computed from it.

The keys are the fields of the classes in this package; `schema()` lists all of them. In short::

    format     1
    clubs      the names of both clubs, by seat
    names      names of players by id
    box.sheet  what happened: starts, pitchers, entries (half, play, change, half-over), winner, final, forfeited
    box.teams  by seat: innings, runs, hits, errors, left; batters and pitchers with their statistics (PA, AB, R, H)
    box.halves, box.outings, box.decisions  totals of halves, pitchers' outings, win, loss, save, holds, blown

A base is a number, 4 is home; slots of the batting order count from 1; seats are 0 and 1.
"""

from collections.abc import Mapping
from typing import Any

import msgspec

from pennant.games.clutch.scoring.box import Box, box_of
from pennant.kernel.errors import UsageError

FORMAT = 1


class GameFile(msgspec.Struct):
    """The contents of a file."""

    format: int
    clubs: tuple[str, str]
    names: dict[str, str]
    box: Box


def dump(box: Box, names: Mapping[str, str], clubs: tuple[str, str] = ("seat 0", "seat 1")) -> bytes:
    """Encode a game as JSON, with the names of its players."""
    played = [line.player for team in box.teams for line in team.batters]
    played += [line.player for team in box.teams for line in team.pitchers]
    known = {player: names[player] for player in played if player in names}
    return msgspec.json.encode(GameFile(FORMAT, clubs, known, box))


def load(data: bytes | str) -> GameFile:
    """Read a file; its box score must match its score sheet."""
    try:
        found = msgspec.json.decode(data, type=GameFile)
    except msgspec.DecodeError as error:
        raise UsageError(f"this is not the score of a game of Clutch: {error}") from None
    if found.format != FORMAT:
        raise UsageError(f"this score is of format {found.format}; format {FORMAT} can be read")
    if found.box != box_of(found.box.sheet):
        raise UsageError("the box score in this file is not the one that its score sheet gives")
    return found


def schema() -> dict[str, Any]:
    """The JSON schema of a file."""
    return msgspec.json.schema(GameFile)
