"""Common parts of creatures."""

from typing import NamedTuple

from pennant.art.colours import INK
from pennant.art.svg import circle, ellipse


class Figure(NamedTuple):
    """The layers of a creature: `behind` the shirt, the head, and in `front` of the cap."""

    head: str
    coat: str
    """The color of its skin or fur."""
    behind: str = ""
    front: str = ""
    arm: str = "M168 152C174 140 170 132 164 124"
    """The path of the arm that holds a ball, on the right."""
    dressed: bool = True
    cap_at: tuple[float, float, float] = (0, 0, 0)
    """The offset of the cap to the right and down, and its tilt."""


def eye(x: float, y: float, rx: float = 3.4, ry: float = 4.4, colour: str = INK) -> str:
    """A dark eye with a glint."""
    return ellipse(x, y, rx, ry, colour) + circle(x + 1.2, y - 1.6, 1.2, "#fff")
