"""Marks that work without color: a shape and a letter for type and speed, the scorer's square, coins, stars.

Each is drawn in a box of 32 × 32, the scorer's square in one of 40 × 40.
"""

from math import cos, pi, sin
from typing import Final

from pennant.art.colours import AVERAGE, COST, CREAM, CYBORG, FAST, INK, NATURAL, REVENUE, ROBOT
from pennant.art.lettering import SIGN, line
from pennant.art.svg import circle, number, path, rect, stroke

SQUARE: Final = 40
"""The side of a scorer's square."""
_HEXAGON: Final = "M16 .5L30 8.2V23.8L16 31.5L2 23.8V8.2Z"
_BOX: Final = "#fffdf5"
_CORNERS: Final = ((20, 35.5), (35.5, 20), (20, 4.5), (4.5, 20))
"""Home, first, second and third base."""


def _letter(letter: str, x: float, y: float, size: float, fill: str = CREAM) -> str:
    return line(letter, x, y, size, 20, SIGN, fill, "middle")


def natural(letter: str = "N") -> str:
    """A ball with seams."""
    seams = "M6.5 5.5Q11 16 6.5 26.5M25.5 5.5Q21 16 25.5 26.5"
    return (
        circle(16, 16, 15, NATURAL)
        + stroke(seams, CREAM, 1.8, stroke_dasharray="2.2 1.8", stroke_linecap="butt")
        + _letter(letter, 16, 20.6, 13)
    )


def robot(letter: str = "R") -> str:
    """A hexagon nut."""
    nut = stroke("M16 4.5L26.5 10.2V21.8L16 27.5L5.5 21.8V10.2Z", CREAM, 1.5)
    return path(_HEXAGON, ROBOT) + nut + _letter(letter, 16, 20.8, 13)


def cyborg(letter: str = "C") -> str:
    """Half a disc on the left, half a hexagon on the right."""
    return (
        path("M16 1A15 15 0 0 0 16 31Z", CYBORG)
        + path("M16 .5L30 8.2V23.8L16 31.5Z", CYBORG)
        + stroke("M16 1V7M16 25V31", CREAM, 1.4, stroke_linecap="butt")
        + stroke("M16 4.5L26.5 10.2V21.8L16 27.5", CREAM, 1.5)
        + _letter(letter, 14.6, 20.8, 13)
    )


TYPES: Final = {"natural": natural, "robot": robot, "cyborg": cyborg}


def slow(letter: str = "S") -> str:
    """A block."""
    return rect(3, 3, 26, 26, "#fff", rx=5, stroke=INK, stroke_width=2.4) + _letter(letter, 16, 22, 17, INK)


def average(letter: str = "A") -> str:
    """A disc."""
    return circle(16, 16, 13.6, AVERAGE, stroke=CREAM, stroke_width=2) + _letter(letter, 16, 22, 17)


def fast(letter: str = "F") -> str:
    """An arrow."""
    arrow = path("M2.5 3H19L30.5 16L19 29H2.5L9 16Z", FAST, stroke=CREAM, stroke_width=2, stroke_linejoin="round")
    return arrow + _letter(letter, 17.4, 22, 16)


PAWNS: Final = {"slow": slow, "average": average, "fast": fast}


def scorers_square(bases: int, code: str) -> str:
    """One side of the diamond per base of a hit; a home run is filled; a walk (0) is a dashed first side."""
    box = rect(1, 1, 38, 38, _BOX, rx=4, stroke=INK, stroke_opacity=0.55, stroke_width=1.2)
    if bases >= len(_CORNERS):
        return box + path(_way(4) + "Z", INK) + _letter(code, 20, 24.4, 12, _BOX)
    diamond = path(_way(4) + "Z", "none", stroke=INK, stroke_opacity=0.38, stroke_width=1.4)
    if bases == 0:
        run = stroke(_way(2), INK, 3, stroke_dasharray="2.5 3.5", stroke_linecap="butt")
    else:
        run = stroke(_way(bases + 1), INK, 4, stroke_linejoin="round")
        run += "".join(circle(x, y, 2.9, INK) for x, y in _CORNERS[1 : bases + 1])
    return box + diamond + run + _letter(code, 20, 24, 11, INK)


def _way(corners: int) -> str:
    return "M" + "L".join(f"{number(x)} {number(y)}" for x, y in _CORNERS[:corners])


def coin(value: int) -> str:
    """Revenue: a ringed coin."""
    ring = circle(16, 16, 15, REVENUE) + circle(16, 16, 12.2, "none", stroke=CREAM, stroke_width=1.3)
    return ring + line(str(value), 16, 21.6, 16, 20, SIGN, CREAM, "middle")


def price(value: int) -> str:
    """Cost: a diamond."""
    return path("M16 0L32 16L16 32L0 16Z", COST) + line(str(value), 16, 21.4, 15.5, 19, SIGN, CREAM, "middle")


def good() -> str:
    """A sun."""
    rays = "".join(
        f"M{number(16 + 10 * cos(turn * pi / 4))} {number(16 + 10 * sin(turn * pi / 4))}"
        f"L{number(16 + 14.5 * cos(turn * pi / 4))} {number(16 + 14.5 * sin(turn * pi / 4))}"
        for turn in range(8)
    )
    return circle(16, 16, 7, "#1f4f8a") + stroke(rays, "#1f4f8a", 2.6)


def evil() -> str:
    """Horns."""
    horned = "M5 3C4 11 7 14 9 15C6 24 11 29 16 29S26 24 23 15C25 14 28 11 27 3C25 8 22 10 19.5 11H12.5C10 10 7 8 5 3Z"
    return path(horned, "#97261f") + stroke("M11.5 18L14.5 20M20.5 18L17.5 20M12 24Q16 26 20 24", CREAM, 1.8)


def stars(count: int, x: float, y: float, size: float, fill: str) -> str:
    """A row of stars, from left to right."""
    return path("".join(_star(x + size * (place + 0.5), y, size * 0.5) for place in range(count)), fill)


def _star(x: float, y: float, radius: float) -> str:
    points = []
    for turn in range(10):
        angle, reach = turn * pi / 5 - pi / 2, radius if turn % 2 == 0 else radius * 0.42
        points.append(f"{number(x + reach * cos(angle))} {number(y + reach * sin(angle))}")
    return f"M{'L'.join(points)}Z"


def flag(cloth: str, pole: str) -> str:
    """The flag of Pennant."""
    return stroke("M6 3V30", pole, 2.6) + path("M7 4L30 11L7 18Z", cloth)
