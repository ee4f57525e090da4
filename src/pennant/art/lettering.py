"""Text on cards: system fonts, estimated widths, lines that shrink to fit, and line breaking.

The viewer's fonts are unknown, so widths are estimated for the widest font of each stack.
"""

from typing import Final, NamedTuple

from pennant.art.colours import INK
from pennant.art.svg import Value, element, escape


class FontStack(NamedTuple):
    """A stack of system fonts, with its width compared with the bold letters of `_WIDTHS`."""

    stack: str
    width: float
    weight: int


NAME: Final = FontStack(
    "Rockwell,'Rockwell Nova','Roboto Slab','Bookman Old Style','DejaVu Serif Condensed','Noto Serif',Georgia,serif",
    1,
    700,
)
"""The font for names and titles."""
SIGN: Final = FontStack(
    "Bahnschrift,'DIN Alternate','Avenir Next Condensed','Roboto Condensed','Franklin Gothic Medium',"
    "'Nimbus Sans Narrow','DejaVu Sans Condensed','Arial Narrow',sans-serif",
    1,
    700,
)
"""The font for numbers, labels and marks."""
BODY: Final = FontStack(
    "-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,'Noto Sans',Ubuntu,Cantarell,'DejaVu Sans Condensed',"
    "system-ui,sans-serif",
    0.92,
    500,
)
"""The font for sentences."""

_WIDTHS: Final = {
    letter: width / 100
    for width, letters in {
        30: " '\u00a0",
        36: ",-./:;\\ijl|’",
        46: '!"()*IJ[]_`frt–',
        56: "?cszгзстэ",
        63: "$0123456789LaekovxyГабвеоухьё",
        66: "FSTYZbdghnpqu{}ЗТийклнпрцчя",
        72: "ACEPVXАЕРСУХЭдъЁ",
        78: "#+<=>BDGKOQRU^~БВОЬЯм×−",
        84: "&HNwДИЙКЛНПЧ",
        92: "%@ФЦЪжфыю—…",
        102: "MWmМшщ",
        119: "ЖШЩЫЮ",
    }.items()
    for letter in letters
}
"""Widths of bold letters, in ems."""
_ACCENTED: Final = 0.85
_OTHER: Final = 1.1
"""The width of a letter from an alphabet that was not measured, in ems."""
_STEP: Final = 0.5
"""The step by which the font size is reduced until a text fits."""
_ELLIPSIS: Final = "…"


def width_of(text: str, size: float, font: FontStack = SIGN, spacing: float = 0) -> float:
    """The estimated maximum width of a line, in pixels; `spacing` is added after each letter, in ems."""
    return size * (sum(map(_ems, text)) * font.width + spacing * len(text))


def _ems(letter: str) -> float:
    return _WIDTHS.get(letter) or (_ACCENTED if ord(letter) < 0x250 else _OTHER)


def _letters_within(text: str, width: float, size: float, font: FontStack, spacing: float = 0) -> int:
    """The number of letters of a text that fit into a width."""
    used = 0.0
    for count, letter in enumerate(text):
        used += size * (_ems(letter) * font.width + spacing)
        if used > width:
            return count
    return len(text)


def line(
    text: str,
    x: float,
    y: float,
    size: float,
    width: float,
    font: FontStack = SIGN,
    fill: str = INK,
    anchor: str = "start",
    spacing: float = 0,
    least: float = 0.68,
) -> str:
    """One line, at most `width` wide: it shrinks to `least` of its size at most, and is then cut off."""
    wide = width_of(text, size, font, spacing)
    if wide > width:
        shrunk = max(size * width / wide, size * least)
        text = cut(text, shrunk, width, font, spacing)
        size = shrunk
    return write_text(text, x, y, size, font, fill, anchor, spacing)


def cut(text: str, size: float, width: float, font: FontStack = SIGN, spacing: float = 0) -> str:
    """The text, or its beginning with an ellipsis if it is too wide."""
    if width_of(text, size, font, spacing) <= width * 1.001:
        return text
    room = width - width_of(_ELLIPSIS, size, font, spacing)
    return text[: _letters_within(text, room, size, font, spacing)].rstrip() + _ELLIPSIS


def write_text(
    text: str, x: float, y: float, size: float, font: FontStack, fill: str, anchor: str = "start", spacing: float = 0
) -> str:
    """One line of any width."""
    more: dict[str, Value] = {}
    if anchor != "start":
        more["text_anchor"] = anchor
    if spacing:
        more["letter_spacing"] = spacing * size
    return element(
        "text",
        escape(text),
        x=x,
        y=y,
        font_family=font.stack,
        font_weight=font.weight,
        font_size=size,
        fill=fill,
        **more,
    )


def paragraph(
    text: str,
    x: float,
    y: float,
    width: float,
    height: float,
    size: float,
    font: FontStack = BODY,
    fill: str = INK,
    least: float = 7,
    leading: float = 1.2,
    middle: bool = False,
) -> str:
    """A text in a box, whose top left corner is (`x`, `y`); `middle` centers it vertically."""
    size, lines = fit_lines(text, width, height, size, font, least, leading)
    top = y + (height - len(lines) * size * leading) / 2 if middle else y
    return "".join(
        write_text(each, x, top + size * (leading * number + 0.95), size, font, fill)
        for number, each in enumerate(lines)
    )


def fit_lines(
    text: str, width: float, height: float, size: float, font: FontStack = BODY, least: float = 7, leading: float = 1.2
) -> tuple[float, list[str]]:
    """The font size at which a text fits into a box, and its lines; at the smallest size the rest is cut off."""
    while True:
        lines = broken(text, width, size, font)
        room = max(1, int(height / (size * leading) + 0.001))
        if len(lines) <= room:
            return size, lines
        if size - _STEP < least:
            rest = " ".join(lines[room - 1 :])
            return size, [*lines[: room - 1], cut(rest, size, width, font)]
        size -= _STEP


def broken(text: str, width: float, size: float, font: FontStack = BODY) -> list[str]:
    """Break a text into lines; non-breaking spaces keep words together."""
    lines: list[str] = []
    current = ""
    for word in text.split(" "):
        longer = f"{current} {word}" if current else word
        if width_of(longer, size, font) <= width:
            current = longer
            continue
        if current:
            lines.append(current)
        while len(word) > 1 and width_of(word, size, font) > width:
            room = max(1, _letters_within(word, width, size, font))
            lines.append(word[:room])
            word = word[room:]
        current = word
    return [*lines, current] if current or not lines else lines
