"""Building blocks of text: lines, boxes, columns, blocks side by side."""

from collections.abc import Sequence
from textwrap import wrap

from rich.text import Text

Block = list[Text]
Part = str | tuple[str, str] | Text
"""A piece of a line: text, or text and its style."""

QUIET = "dim"
STRONG = "bold"
MOVE = "bold yellow"
"""The style of the numbers of choices."""


def line(*parts: Part) -> Text:
    """A line made of these parts."""
    return Text.assemble(*parts, no_wrap=True, overflow="ellipsis")


def cut(text: Text, width: int) -> Text:
    """A line of exactly this width: cut off with an ellipsis, or padded."""
    fitted = text.copy()
    fitted.truncate(width, overflow="ellipsis", pad=True)
    return fitted


def center(text: Text, width: int) -> Text:
    before = max(0, width - text.cell_len) // 2
    return cut(line(" " * before, text), width)


def spread(left: Part, right: Part, width: int) -> Text:
    """Text at the left and at the right end of a line; the left one is cut if necessary."""
    tail = line(right)
    room = max(0, width - tail.cell_len - (1 if tail.cell_len else 0))
    return cut(line(cut(line(left), room), " " if tail.cell_len else "", tail), width)


def paragraph(text: str, width: int, style: str = "", indent: str = "") -> Block:
    """Text broken into lines; all lines but the first are indented."""
    return [line((part, style)) for part in wrap(text, width, subsequent_indent=indent) or [""]]


def box(block: Sequence[Text], width: int, left: Part = "", right: Part = "", style: str = "") -> Block:
    """A frame around a block, with one title at the left and one at the right of its upper edge."""
    inner = width - 2
    return [
        _edge(left, right, inner, style),
        *(line(("│", style), cut(text, inner), ("│", style)) for text in block),
        line(("╰" + "─" * inner + "╯", style)),
    ]


def _edge(left: Part, right: Part, inner: int, style: str) -> Text:
    head, tail = line(left), line(right)
    if tail.cell_len:
        tail = line(" ", tail, " ", ("─", style))
    if head.cell_len:
        head = line(("─", style), " ", head, " ")
        head.truncate(max(0, inner - tail.cell_len), overflow="ellipsis")
    rest = max(0, inner - head.cell_len - tail.cell_len)
    return line(("╭", style), head, ("─" * rest, style), tail, ("╮", style))


def fill_lines(block: Sequence[Text], height: int) -> Block:
    """A block of exactly this height, cut or padded at its end."""
    return [*block[:height], *(line() for _ in range(height - len(block)))]


def beside(blocks: Sequence[Block], gap: int = 0) -> Block:
    """Blocks side by side, each as wide as its widest line."""
    height = max((len(block) for block in blocks), default=0)
    widths = [max((text.cell_len for text in block), default=0) for block in blocks]
    rows: Block = []
    for number in range(height):
        parts: list[Part] = []
        for place, (block, width) in enumerate(zip(blocks, widths, strict=True)):
            parts.append(" " * gap if place else "")
            parts.append(cut(block[number], width) if number < len(block) else " " * width)
        rows.append(line(*parts))
    return rows


def in_columns(entries: Sequence[Text], width: int, most: int = 3) -> Block:
    """Entries in as many equal columns as fit, ordered from top to bottom."""
    if not entries:
        return []
    widest = max(entry.cell_len for entry in entries) + 2
    count = max(1, min(most, width // widest, len(entries)))
    height = -(-len(entries) // count)
    columns = [list(entries[start : start + height]) for start in range(0, len(entries), height)]
    return beside([[cut(entry, width // count) for entry in column] for column in columns])


def indent(block: Sequence[Text], by: int) -> Block:
    return [line(" " * by, text) for text in block]
