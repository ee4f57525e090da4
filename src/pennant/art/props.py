"""Props: a bat, a ball, a mitt, and speed lines."""

from typing import Final

from pennant.art.colours import CREAM, INK
from pennant.art.ground import STARLIGHT
from pennant.art.svg import circle, group, mirror, move, path, stroke

_WOOD, _WOOD_2 = "#c98f4e", "#8c5a2a"
_LEATHER, _LEATHER_2, _LACES = "#a5672f", "#7d4a1f", "#5f3615"
SEAM: Final = "#b3302f"


def bat(left: bool = False) -> str:
    """A bat, upright behind the shoulder."""
    drawn = (
        path("M166 152L158 60C157 44 176 42 177 58L172 152Z", _WOOD)
        + path("M168 152L170 50C176 49 177 54 177 58L172 152Z", _WOOD_2, opacity=0.6)
        + path("M163.5 122H175L173.5 140H165Z", INK, opacity=0.75)
    )
    return mirror(drawn, 100) if left else drawn


def ball(x: float, y: float, scale: float = 1) -> str:
    drawn = (
        circle(0, 0, 13, CREAM)
        + path("M0 -13A13 13 0 0 1 0 13Z", INK, opacity=0.1)
        + stroke("M-9 -9Q-2 0 -9 9M9 -9Q2 0 9 9", SEAM, 2, stroke_dasharray="2.4 1.6", stroke_linecap="butt")
    )
    return move(drawn, x, y, scale)


def pitching_arm(skin: str) -> str:
    """A raised bare arm on the right, with the ball."""
    return stroke("M168 152C172 134 166 122 160 112", skin, 17) + ball(160, 98)


def mitt(x: float = 40, y: float = 128) -> str:
    drawn = (
        path(
            "M-24 26C-30 6 -28 -16 -18 -19C-14 -24 -8 -24 -6 -19C-2 -26 6 -25 7 -18C12 -23 19 -19 18 -11"
            "C24 -13 27 -6 24 2C22 14 18 22 16 28Z",
            _LEATHER,
        )
        + stroke("M-24 26C-30 6 -28 -16 -18 -19L-12 4M-6 -19L-3 2M7 -18L6 2M18 -11L14 6", _LACES, 2.4)
        + path("M-12 6Q2 0 14 8Q12 20 8 28H-10Z", _LEATHER_2)
    )
    return move(drawn, x, y)


def speed_lines() -> str:
    return group(stroke("M8 92H34M2 102H28M10 112H30", STARLIGHT, 3))
