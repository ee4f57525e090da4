"""A report: tables of measured figures with verdicts, as text, Markdown or JSON."""

from collections.abc import Callable, Sequence
from typing import Any, Literal

import msgspec

from pennant.balance.figures import Figure, by_chance, holm
from pennant.balance.play import Wish

CLEAR = 0.05
"""The maximum probability of a false alarm in a table, over all of its rows."""


class Row(msgspec.Struct, frozen=True):
    """A figure with its labels."""

    cells: tuple[str, ...]
    figure: Figure
    more: tuple[str, ...] = ()
    """Cells after the figure."""
    fair: float | None = None
    """The fair value of the figure; None if the figure is not judged."""


class ReportTable(msgspec.Struct, frozen=True):
    """Rows of one kind, which are judged together."""

    title: str
    head: tuple[str, ...]
    """The headings of the cells and the figure, in order."""
    rows: list[Row]
    kind: Literal["share", "points", "number"] = "share"
    """The format of figures: 0.123 as a share is 12.3 %, as points +12.3, as a number 0.12."""
    tolerance: float = 0.0
    """How far a figure may be from the fair value without counting as an imbalance."""
    note: str = ""

    def verdicts(self) -> list[str]:
        """The verdict of every row: empty (chance can explain it), `slightly high`, `HIGH`, and the same for low."""
        judged = [row for row in self.rows if row.fair is not None]
        off = [row.figure.value - row.fair for row in judged if row.fair is not None]
        clear = holm([by_chance(by, row.figure.error) for by, row in zip(off, judged, strict=True)])
        beyond = holm(
            [
                by_chance(max(0.0, abs(by) - self.tolerance), row.figure.error)
                for by, row in zip(off, judged, strict=True)
            ]
        )
        words = iter(
            _verdict(by, one < CLEAR, other < CLEAR) for by, one, other in zip(off, clear, beyond, strict=True)
        )
        return ["" if row.fair is None else next(words) for row in self.rows]

    def explanation(self) -> str:
        """A sentence that explains the verdicts."""
        if all(row.fair is None for row in self.rows):
            return ""
        return (
            "Rows are marked if chance does not explain the difference, taking all rows of the table together "
            "(Holm's correction, 5 %): HIGH or LOW if the difference is certainly more than "
            f"{100 * self.tolerance:.1f} points, otherwise slightly."
        )

    def format_figure(self, value: float) -> str:
        """Format a figure of this table."""
        return _FORMATS[self.kind](value)


def percent(share: float) -> str:
    return f"{100 * share:.1f} %"


_FORMATS: dict[str, Callable[[float], str]] = {
    "share": percent,
    "points": lambda value: f"{100 * value:+.1f}",
    "number": lambda value: f"{value:.2f}",
}


def _verdict(by: float, clear: bool, beyond: bool) -> str:
    if not clear:
        return ""
    side = "high" if by > 0 else "low"
    return side.upper() if beyond else f"slightly {side}"


class Report(msgspec.Struct, frozen=True):
    """All tables, and the games that they are based on."""

    wish: Wish
    games: int
    planned: int
    tables: list[ReportTable]

    @property
    def is_finished(self) -> bool:
        return self.games == self.planned

    def heading(self) -> str:
        """A sentence about the games that were played."""
        of = "" if self.is_finished else f" (stopped: {self.planned:,} were planned)"
        mode = f", mode {self.wish.mode}" if self.wish.mode else ""
        cards = f", cards of {self.wish.cards}" if self.wish.cards else ""
        return (
            f"{self.games:,} games of {self.wish.game} among greedy bots{of}; from seed {self.wish.seed}{mode}{cards}."
        )

    def text(self) -> str:
        return self._render(_text_table, lambda title: f"{title}\n{'=' * len(title)}")

    def markdown(self) -> str:
        return self._render(_markdown_table, lambda title: f"## {title}")

    def _render(self, draw: "Draw", underline: Callable[[str], str]) -> str:
        parts = [self.heading()]
        for table in self.tables:
            parts += [underline(table.title), draw(*_grid(table))]
            parts += [note for note in (table.explanation(), table.note) if note]
        return "\n\n".join(parts) + "\n"

    def json(self) -> str:
        document: dict[str, Any] = {
            **msgspec.to_builtins(self.wish),
            "played": self.games,
            "planned": self.planned,
            "tables": [_json_table(table) for table in self.tables],
        }
        return msgspec.json.format(msgspec.json.encode(document), indent=1).decode() + "\n"


Draw = Callable[[Sequence[str], Sequence[Sequence[str]], Sequence[bool]], str]


def _grid(table: ReportTable) -> tuple[list[str], list[list[str]], list[bool]]:
    """The header, the cells, and which columns contain words (those are left-aligned)."""
    place = len(table.rows[0].cells)
    head = [*table.head[: place + 1], "95 % between", "games", *table.head[place + 1 :], ""]
    rows = [
        [
            *row.cells,
            table.format_figure(figure.value),
            _interval(table, figure),
            f"{figure.games:,}",
            *row.more,
            verdict,
        ]
        for row, verdict in zip(table.rows, table.verdicts(), strict=True)
        for figure in (row.figure,)
    ]
    words = [not any(row[column][:1].isdigit() or row[column][:1] in "+-" for row in rows if row[column])
             for column in range(len(head))]  # fmt: skip
    return head, rows, words


def _interval(table: ReportTable, figure: Figure) -> str:
    return f"{table.format_figure(figure.low)} and {table.format_figure(figure.high)}"


def _text_table(head: Sequence[str], rows: Sequence[Sequence[str]], words: Sequence[bool]) -> str:
    widths = [max(len(line[column]) for line in (head, *rows)) for column in range(len(head))]
    return "\n".join(
        "  ".join(
            cell.ljust(width) if left else cell.rjust(width)
            for cell, width, left in zip(line, widths, words, strict=True)
        ).rstrip()
        for line in (head, *rows)
    )


def _markdown_table(head: Sequence[str], rows: Sequence[Sequence[str]], words: Sequence[bool]) -> str:
    rule = ["---" if left else "---:" for left in words]
    return "\n".join(f"| {' | '.join(line)} |".replace("|  |", "| |") for line in (head, rule, *rows))


def _json_table(table: ReportTable) -> dict[str, Any]:
    place = len(table.rows[0].cells)
    names = [*table.head[:place], *table.head[place + 1 :]]
    return {
        "title": table.title,
        "figure": table.head[place],
        "kind": table.kind,
        "tolerance": table.tolerance,
        "note": table.note,
        "rows": [
            {
                **dict(zip(names, [*row.cells, *row.more], strict=True)),
                **msgspec.to_builtins(row.figure),
                "fair": row.fair,
                "verdict": verdict,
            }
            for row, verdict in zip(table.rows, table.verdicts(), strict=True)
        ],
    }
