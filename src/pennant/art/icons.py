"""Icons of actions: small cream drawings in a box of 32 × 32, for a dark background."""

from collections.abc import Callable
from typing import Final

from pennant.art.colours import CREAM
from pennant.art.lettering import SIGN, write_text
from pennant.art.props import SEAM
from pennant.art.svg import circle, number, path, stroke


def _ball(x: float, y: float, radius: float) -> str:
    wide, high = radius * 0.62, radius * 0.7
    seams = "".join(
        f"M{number(x + side * wide)} {number(y - high)}Q{number(x + side * radius * 0.1)} {number(y)}"
        f" {number(x + side * wide)} {number(y + high)}"
        for side in (-1, 1)
    )
    return circle(x, y, radius, CREAM) + stroke(seams, SEAM, 1.3)


def glove(ground: str) -> str:
    hand = "M6 26C2 18 3 9 7 8C9 5 12 6 13 8C15 4 19 5 19 9C22 6 26 8 25 12C28 12 29 16 27 20C26 24 23 28 22 29H10Z"
    return path(hand, CREAM) + stroke("M11 15L9 9M15 14L14 8M19 15L20 10M12 19Q17 15 22 20", ground, 1.8)


def fastball(_: str) -> str:
    return _ball(20, 16, 9) + stroke("M2 11H10M1 16H9M2 21H10", CREAM, 2.4)


def curve(_: str) -> str:
    return _ball(22, 21, 8) + stroke("M3 8Q16 2 20 12", CREAM, 2.6, stroke_dasharray="4 3")


def spitball(_: str) -> str:
    return _ball(18, 14, 9) + path("M8 20Q3 27 8 29Q13 27 8 20ZM22 25Q19.5 29 22 30.5Q24.5 29 22 25Z", "#bfe3ea")


def knuckleball(_: str) -> str:
    flutter = stroke("M2 18Q5 10 8 16T13 15", CREAM, 2.6)
    return _ball(22, 16, 8) + flutter + write_text("−1", 7, 29, 10, SIGN, CREAM, "middle")


def walk(_: str) -> str:
    ground = stroke("M4 27H28", CREAM, 2.4, stroke_dasharray="3 3", stroke_linecap="butt")
    return write_text("BB", 16, 22, 16, SIGN, CREAM, "middle") + ground


def pick_off(_: str) -> str:
    return path("M20 20L28 12L20 4L12 12Z", CREAM) + stroke("M3 29L13 19M13 19H6M13 19V26", CREAM, 2.8)


def double_play(_: str) -> str:
    rings = "".join(circle(x, y, 7, "none", stroke=CREAM, stroke_width=2.6) for x, y in ((11, 12), (21, 21)))
    return rings + stroke("M6 17L16 7M16 26L26 16", CREAM, 2.6, stroke_linecap="butt")


def stolen_base(_: str) -> str:
    run = stroke("M3 26H14L22 16M2 20H9M5 14H11", CREAM, 2.8, stroke_linejoin="round")
    return path("M24 16L30 10L24 4L18 10Z", CREAM) + run


def leadoff(ground: str) -> str:
    return (
        stroke("M8 30V3", CREAM, 2.6)
        + path("M9 4L28 11L9 18Z", CREAM)
        + write_text("1", 14, 14.6, 9.5, SIGN, ground, "middle")
    )


def quick_eye(ground: str) -> str:
    eye = path("M2 16Q16 2 30 16Q16 30 2 16Z", CREAM)
    return eye + circle(16, 16, 6, ground) + circle(16, 16, 2.4, CREAM)


def lightning(_: str) -> str:
    return path("M18 2L6 18H14L12 30L26 13H17Z", CREAM)


ICONS: Final[dict[str, Callable[[str], str]]] = {
    "glove": glove,
    "fastball": fastball,
    "curve": curve,
    "spitball": spitball,
    "knuckleball": knuckleball,
    "walk": walk,
    "pick-off": pick_off,
    "double-play": double_play,
    "stolen-base": stolen_base,
    "leadoff": leadoff,
    "quick-eye": quick_eye,
    "lightning": lightning,
}
"""Icons by action; the argument of each is the color of its background."""
