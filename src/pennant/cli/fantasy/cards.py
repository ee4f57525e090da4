"""Characters as a sheet of stats, one per line, with the choices that belong to them; many cards are in columns."""

from collections.abc import Collection, Mapping, Sequence

import msgspec
from rich.text import Text

from pennant.cli.draw import MOVE, QUIET, STRONG, Block, Part, cut, in_columns, line
from pennant.cli.fantasy.labels import STAT_STYLE, Labels
from pennant.games.fantasy.cards import STAT_NAMES

Moves = Mapping[str, Sequence[tuple[int, str]]]
"""By card id: the numbers of the choices that belong to the card, each with a mark if there are two."""

STAT_WIDTH = {stat: 4 if len(stat) == 3 else 3 for stat in STAT_NAMES}
SHORTEST, LONGEST = 10, 22
"""The minimum and maximum width of a name."""
SHORTEST_MAGIC = 6


class Column(msgspec.Struct, frozen=True):
    """A further column of the sheet: a total, or the place of each card."""

    head: str
    cells: Mapping[str, str]
    lit: bool = False
    """Whether the question is about this column."""
    right: bool = True

    @property
    def width(self) -> int:
        return 1 + max(len(self.head), *(len(cell) for cell in self.cells.values()), 2)

    def pad(self, cell: str) -> str:
        """A cell, padded to the width of the column."""
        return f"{cell:>{self.width}}" if self.right else f" {cell:{self.width - 1}}"


class CardSheet:
    """Lines of cards in common columns: number, name, stats, magic, and more if there is room."""

    def __init__(
        self, labels: Labels, width: int, cards: Sequence[str], number: int, columns: int, wanted: Collection[str]
    ) -> None:
        """Compute the column widths; `number` and `columns` are the widths of the numbers and the further columns."""
        self.labels, self.width, self.number, self.wanted = labels, width, number, wanted
        longest = max([len(labels.name(card)) for card in cards], default=0)
        magic = max([len(labels.magic(card)) for card in cards], default=0)
        rest = width - self.number - 3 - sum(STAT_WIDTH.values()) - 3 - columns
        self.name = max(SHORTEST, min(LONGEST, longest, rest - magic))
        self.magic = min(max(magic, len(labels.say("magic"))), max(SHORTEST_MAGIC, rest - self.name))
        rest -= max(self.name, longest) + self.magic
        self.ids, self.stars = rest >= 7, rest >= 14

    def draw(
        self,
        cards: Sequence[str],
        moves: Moves,
        columns: Sequence[Column],
        caption: str,
        marks: Mapping[str, str] | None,
    ) -> Block:
        """A head with the names of the columns, and one line per card, with its number or mark."""
        rows = [self._head(columns, caption)]
        for card in cards:
            number: list[Part] = _numbers(moves[card]) if card in moves else [(marks or {}).get(card, "")]
            rows.append(self._row(card, number, columns))
        return [cut(row, self.width) for row in rows]

    def _head(self, columns: Sequence[Column], caption: str) -> Text:
        parts: list[Part] = [cut(line((caption, STRONG)), self.number + self.name + 3 + (7 if self.ids else 0))]
        for stat in STAT_NAMES:
            style = STAT_STYLE[stat] + (" bold underline" if stat in self.wanted else " dim" if self.wanted else "")
            parts += [" " * (STAT_WIDTH[stat] - len(stat)), (stat, style)]
        parts.append((f"  {self.labels.say('magic'):{self.magic}.{self.magic}} ", QUIET))
        if self.stars:
            parts.append((f"{self.labels.say('tier'):7.6}", QUIET))
        parts += [(column.pad(column.head), MOVE if column.lit else QUIET) for column in columns]
        return line(*parts)

    def _row(self, card: str, number: Sequence[Part], columns: Sequence[Column]) -> Text:
        labels = self.labels
        parts: list[Part] = [cut(line(*number), self.number), labels.letter(card), " "]
        parts += [(f"{labels.name(card, self.name):{self.name}}", STRONG), " "]
        if self.ids:
            parts.append((f"{card:7.6}", QUIET))
        stats = labels.text.character(card).stats
        for stat in STAT_NAMES:
            value = str(stats[stat]) if stat in stats else "·"
            counts = stat in stats and (stat in self.wanted or not self.wanted)
            style = STRONG if counts and self.wanted else "" if counts else QUIET
            parts.append((f"{value:>{STAT_WIDTH[stat]}}", style))
        parts += ["  ", cut(line(labels.magic(card)), self.magic), " "]
        if self.stars:
            parts.append((f"{labels.stars(card):7}", QUIET))
        parts += [(column.pad(column.cells.get(card, "")), STRONG if column.lit else "") for column in columns]
        return line(*parts)


def _numbers(mine: Sequence[tuple[int, str]]) -> list[Part]:
    if len(mine) < 2:
        return [(f"{mine[0][0]:>2}", MOVE)] if mine else []
    parts: list[Part] = []
    for number, mark in mine:
        parts += [mark, (f"{number:<2}", MOVE)]
    return parts


def card_columns(labels: Labels, cards: Sequence[str], width: int, moves: Moves, columns: Sequence[Column]) -> Block:
    """Many cards: number, name and stats, side by side if possible; the magic is left out if it does not fit."""
    for name, magic in ((14, True), (10, False)):
        entries = [_entry(labels, card, moves, columns, name, magic=magic) for card in cards]
        if not entries or max(entry.cell_len for entry in entries) + 2 <= width // 2:
            break
    return in_columns(entries, width)


def _entry(labels: Labels, card: str, moves: Moves, columns: Sequence[Column], name: int, *, magic: bool) -> Text:
    mine = moves.get(card, ())
    parts: list[Part] = [*_numbers(mine), " " if mine else "", labels.letter(card), " "]
    parts += [(labels.name(card, name), STRONG), f" {labels.stats(card)}"]
    parts.append((f" {labels.magic(card)}" if magic else "", QUIET))
    lit = [column.cells[card] for column in columns if column.lit and card in column.cells]
    return line(*parts, *((f" ={total}", STRONG) for total in lit if total))
