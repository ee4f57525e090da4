"""A game on paper: the result, the score and the statistics as a document of tables, ready to be printed.

A game fills it from its events, in one language; whoever shows it needs to know nothing about the game.
"""

from collections.abc import Sequence

import msgspec

NARROW = 8
"""Columns of one or two digits for which there is always room."""


class Cell(msgspec.Struct, frozen=True):
    """A place in a table."""

    text: str
    under: str = ""
    """What stands below it in small letters."""
    strong: bool = False
    """Whether it stands out: the winner's."""


class Column(msgspec.Struct, frozen=True):
    """The head of a column."""

    title: str
    about: str = ""
    """What a short title stands for."""
    words: bool = False
    """Whether there are words in it, not numbers."""
    sums: bool = False
    """Whether it adds up the others."""


class Row(msgspec.Struct, frozen=True):
    """A line of a table: its name, and a cell for each column."""

    name: str
    cells: list[Cell]
    under: str = ""
    inset: bool = False
    """Whether it belongs to the line above: somebody who came in later."""


class Sheet(msgspec.Struct, frozen=True):
    """A table: what the names of its lines are, columns, lines, and those at the bottom that sum up the others."""

    caption: str
    head: str
    columns: list[Column]
    rows: list[Row]
    totals: list[Row] = []
    notes: list[str] = []

    @property
    def is_wide(self) -> bool:
        """Whether it may need more room than a telephone has."""
        if len(self.columns) > NARROW or any(column.words for column in self.columns):
            return True
        return any(cell.under for row in self.rows for cell in row.cells)


class Section(msgspec.Struct, frozen=True):
    """A part of a paper under a title of its own."""

    title: str
    sheets: list[Sheet] = []
    lines: list[str] = []


class Paper(msgspec.Struct, frozen=True):
    """All that is to be read about a game: how it stands in a line, and its parts."""

    headline: str
    sections: list[Section] = []


def cells(values: Sequence[object], strong: bool = False) -> list[Cell]:
    """Plain cells of these values."""
    return [Cell(str(value), strong=strong) for value in values]
