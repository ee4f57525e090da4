"""Box scores of records, for people and for other programs."""

import re
from pathlib import Path
from typing import cast

import pennant
from pennant.cli.clutch.box import draw_box
from pennant.cli.clutch.labels import Labels
from pennant.cli.players import seat_players
from pennant.cli.saves import read_record
from pennant.cli.words import cli_words
from pennant.games.clutch import GAME
from pennant.games.clutch.rules.ballgame import Ballgame
from pennant.games.clutch.scoring import Box, boxes_of, dump, event_file, names_of
from pennant.games.clutch.view_types import View
from pennant.kernel.errors import UsageError, nearest

FORMATS = ("text", "json", "retrosheet")
WIDTH = 100
CODE = 3
"""Letters of a club's code in an event file."""


def box_score(path: Path, form: str, number: int | None, cards: Path | None, language: str) -> str:
    """The box scores of a record: of all its games, or of one; unfinished games have one, too.

    JSON has one line per game; an event file contains the games one after another.
    """
    if form not in FORMATS:
        raise UsageError(f"there is no format {form!r}: {nearest(form, FORMATS)}")
    record = read_record(path, cli_words(language))
    if record.game != GAME.name:
        raise UsageError(f"{path} is a record of {pennant.game(record.game).title}, which keeps no box score")
    book = GAME.card_set(cards)
    labels = Labels(language, book)
    sitting = record.replay_sitting(GAME, book)
    state = sitting.state
    assert isinstance(state, Ballgame)
    state.log = sitting.standing_log()
    view = cast(View, GAME.view(state, None))
    names = labels.text.names(view, seat_players(record.players, state.seats))
    clubs, players = (names[0], names[1]), names_of(book)
    found = []
    for box in _choose_boxes(boxes_of(state), number, path):
        if form == "json":
            found.append(dump(box, players, clubs).decode() + "\n")
        elif form == "retrosheet":
            found.append(event_file(box, players, clubs, _codes(clubs)))
        else:
            found.append("".join(f"{text.plain.rstrip()}\n" for text in draw_box(labels, box, names, WIDTH)))
    return ("\n" if form == "text" else "").join(found)


def _choose_boxes(boxes: list[Box], number: int | None, path: Path) -> list[Box]:
    if number is None:
        return boxes
    if number > len(boxes):
        raise UsageError(f"there is no game {number} in {path}: they go from 1 to {len(boxes)}")
    return [boxes[number - 1]]


def _codes(clubs: tuple[str, str]) -> tuple[str, str]:
    """Three letters for each club: from its name, if that gives two different codes."""
    first, second = (re.sub(r"[^A-Z]", "", club.upper())[:CODE] for club in clubs)
    return (first, second) if len(first) == len(second) == CODE and first != second else ("ONE", "TWO")
