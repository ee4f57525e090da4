"""The card itself: stock with round corners and an edge, and the back."""

from typing import Final

from pennant.art.colours import INK, STOCK
from pennant.art.svg import document, number, path, rect, stroke

WIDTH, HEIGHT = 250, 350
MARGIN: Final = 9
CORNER: Final = 13
_STRIPES: Final = 19
_LINEN: Final = "#f4e8cf"


def card(inner: str, label: str, language: str, width: int = WIDTH, height: int = HEIGHT) -> str:
    """The whole face of a card as an SVG document."""
    return document(_stock(width, height) + inner + _edge(width, height), width, height, label, language)


def _stock(width: int, height: int) -> str:
    return rect(0, 0, width, height, STOCK, rx=CORNER)


def _edge(width: int, height: int) -> str:
    return rect(
        0.5, 0.5, width - 1, height - 1, "none", rx=CORNER - 0.5, stroke=INK, stroke_opacity=0.28, stroke_width=1
    )


def back(first: str, second: str, edge: str, label: str) -> str:
    """The back of a card: pinstripes with the flag, inside a cream border."""
    wide = (WIDTH - 16) / _STRIPES
    stripes = "".join(f"M{number(8 + wide * place)} 8v334h{number(wide)}v-334z" for place in range(1, _STRIPES, 2))
    inside = (
        rect(0, 0, WIDTH, HEIGHT, _LINEN, rx=CORNER)
        + rect(6, 6, WIDTH - 12, HEIGHT - 12, edge, rx=CORNER - 5)
        + rect(8, 8, WIDTH - 16, HEIGHT - 16, first, rx=CORNER - 6)
        + path(stripes, second)
        + stroke("M69 106V250", _LINEN, 9)
        + path("M74 110L190 150L74 190Z", _LINEN)
        + path("M96 138L112 150L96 162L80 150Z", first)
        + stroke("M96 162L112 150L96 138", edge, 3.4, stroke_linejoin="round")
    )
    return document(inside + _edge(WIDTH, HEIGHT), WIDTH, HEIGHT, label)


def cover(x: float, y: float, width: float, height: float, hole: str, fill: str = STOCK) -> str:
    """Card stock with a hole of any outline, through which the drawing behind it is visible."""
    frame = f"M{number(x - 1)} {number(y - 1)}h{number(width + 2)}v{number(height + 2)}h{number(-width - 2)}Z"
    return path(frame + hole, fill, fill_rule="evenodd")
