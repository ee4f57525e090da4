"""A small SVG writer: flat shapes, short numbers, and escaped text."""

from collections.abc import Sequence
from typing import Final

SPACE: Final = "http://www.w3.org/2000/svg"
_MARKUP: Final = str.maketrans({"&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;"})

Value = str | float


def escape(text: str) -> str:
    """Escape a text for a document or an attribute; characters that XML cannot contain are removed."""
    return "".join(letter for letter in text if _allowed(ord(letter))).translate(_MARKUP)


def _allowed(code: int) -> bool:
    if code < 0x20:
        return code in (0x9, 0xA, 0xD)
    return not (0x7F <= code < 0xA0 or 0xD800 <= code < 0xE000 or code & 0xFFFE == 0xFFFE)


def number(value: float) -> str:
    """Format a number as briefly as possible: `12`, `.5`, `-3.25`."""
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    if text == "-0":
        return "0"
    return text.replace("0.", ".", 1) if text.startswith(("0.", "-0.")) else text


def element(tag: str, *inner: str, **attributes: Value) -> str:
    """An element with its contents; `stroke_width=2` becomes `stroke-width="2"`."""
    written = "".join(
        f' {name.rstrip("_").replace("_", "-")}="{escape(value) if isinstance(value, str) else number(value)}"'
        for name, value in attributes.items()
    )
    return f"<{tag}{written}>{''.join(inner)}</{tag}>" if inner else f"<{tag}{written}/>"


def path(d: str, fill: str, **attributes: Value) -> str:
    return element("path", d=d, fill=fill, **attributes)


def stroke(d: str, colour: str, width: float, **attributes: Value) -> str:
    """A line, by default with round ends."""
    attributes.setdefault("stroke_linecap", "round")
    return element("path", d=d, fill="none", stroke=colour, stroke_width=width, **attributes)


def circle(x: float, y: float, radius: float, fill: str, **attributes: Value) -> str:
    return element("circle", cx=x, cy=y, r=radius, fill=fill, **attributes)


def ellipse(x: float, y: float, rx: float, ry: float, fill: str, **attributes: Value) -> str:
    return element("ellipse", cx=x, cy=y, rx=rx, ry=ry, fill=fill, **attributes)


def rect(x: float, y: float, width: float, height: float, fill: str, **attributes: Value) -> str:
    return element("rect", x=x, y=y, width=width, height=height, fill=fill, **attributes)


def dots(places: Sequence[tuple[float, float]], radius: float, fill: str, **attributes: Value) -> str:
    """Many small discs as one path."""
    if not places:
        return ""
    return stroke("".join(f"M{number(x)} {number(y)}h.01" for x, y in places), fill, 2 * radius, **attributes)


def group(*inner: str, **attributes: Value) -> str:
    return element("g", *inner, **attributes) if "".join(inner) else ""


def move(inner: str, x: float, y: float, scale: float = 1) -> str:
    """A drawing, moved and scaled."""
    size = "" if scale == 1 else f" scale({number(scale)})"
    return group(inner, transform=f"translate({number(x)} {number(y)}){size}")


def mirror(inner: str, middle: float) -> str:
    """A drawing, mirrored at the vertical line through `middle`."""
    return group(inner, transform=f"translate({number(2 * middle)}) scale(-1 1)")


def window(inner: str, box: tuple[float, float, float, float], view: tuple[float, float, float, float]) -> str:
    """The part `view` (x, y, width, height) of a drawing, scaled to fill `box` from the top, and clipped there."""
    x, y, width, height = box
    return element(
        "svg",
        inner,
        x=x,
        y=y,
        width=width,
        height=height,
        viewBox=" ".join(map(number, view)),
        preserveAspectRatio="xMidYMin slice",
    )


def document(inner: str, width: int, height: int, label: str, language: str = "en") -> str:
    """A whole SVG document, with a label for screen readers."""
    return element(
        "svg",
        element("title", escape(label)),
        inner,
        xmlns=SPACE,
        viewBox=f"0 0 {width} {height}",
        width=width,
        height=height,
        role="img",
        aria_label=label,
        lang=language,
    )
