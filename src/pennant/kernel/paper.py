"""A printable document about a game: the result, the score and the statistics as tables.

A game fills it from its events, in one language; a front end can show it without knowing the game.
"""

from collections.abc import Sequence

import msgspec

NARROW = 8
"""Maximum number of columns of one or two digits that fit everywhere."""


class Cell(msgspec.Struct, frozen=True):
    """A cell of a table."""

    text: str
    under: str = ""
    """A note below it in small letters."""
    strong: bool = False
    """Whether it is highlighted, as for the winner."""


class Column(msgspec.Struct, frozen=True):
    """The head of a column."""

    title: str
    about: str = ""
    """The long form of a short title."""
    words: bool = False
    """Whether it contains words instead of numbers."""
    sums: bool = False
    """Whether it is the sum of the other columns."""


class Row(msgspec.Struct, frozen=True):
    """A row of a table: its name, and a cell for each column."""

    name: str
    cells: list[Cell]
    under: str = ""
    inset: bool = False
    """Whether it belongs to the row above: a player who came in later."""


class Sheet(msgspec.Struct, frozen=True):
    """A table: the title of its row names, columns, rows, and rows of totals at the bottom."""

    caption: str
    head: str
    columns: list[Column]
    rows: list[Row]
    totals: list[Row] = []
    notes: list[str] = []

    @property
    def is_wide(self) -> bool:
        """Whether it may need more width than a phone has."""
        if len(self.columns) > NARROW or any(column.words for column in self.columns):
            return True
        return any(cell.under for row in self.rows for cell in row.cells)


class Section(msgspec.Struct, frozen=True):
    """A part of a paper with its own title."""

    title: str
    sheets: list[Sheet] = []
    lines: list[str] = []


class Paper(msgspec.Struct, frozen=True):
    """Everything to read about a game: the score in one line, and the parts."""

    headline: str
    sections: list[Section] = []


def cells(values: Sequence[object], strong: bool = False) -> list[Cell]:
    """Plain cells with these values."""
    return [Cell(str(value), strong=strong) for value in values]
