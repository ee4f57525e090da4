"""Colors of ink, card stock, marks and clubs; and the contrast between two colors."""

from colorsys import hls_to_rgb
from typing import Final, NamedTuple

from pennant.art.draws import seed_of

INK: Final = "#1b2330"
INK_2: Final = "#474e5e"
CREAM: Final = "#fffaf0"
"""The color of text on a dark background."""
STOCK: Final = "#fdf8ec"
STOCK_2: Final = "#f2e8d2"
LINE: Final = "#c3b492"

NATURAL, ROBOT, CYBORG = "#3a6429", "#24567c", "#6a3b86"
AVERAGE, FAST = "#1d5bab", "#b92c28"
DEFENCE, OFFENCE, SPECIAL = "#97261f", "#1b6443", "#5b4488"
COST, REVENUE = "#a6242b", "#1b6443"
LAMP: Final = "#ffd35c"

READABLE: Final = 4.5
"""The minimum contrast of text (WCAG AA)."""
TOLD_APART: Final = 3
"""The minimum contrast of shapes and of large letters, such as the letter on a cap."""


class Kit(NamedTuple):
    """A club's outfit: a dark first color, on which cream text is readable, a second color, and a letter."""

    first: str
    second: str
    letter: str = ""


_SECONDS: Final = ("#f6efe0", "#f0c75e", "#f3d9a0", "#d8dde2", "#f0b24a", "#cfe3da")
_SATURATION: Final = 0.52


def kit_from_name(name: str) -> Kit:
    """A kit for a club without defined colors: from the hash of its name, dark enough for cream text."""
    seed = seed_of(name)
    hue, lightness = seed % 360 / 360, 0.42
    second = _SECONDS[seed // 360 % len(_SECONDS)]
    first = _hex(hue, lightness)
    while contrast(CREAM, first) < READABLE + 0.5 or contrast(first, second) < TOLD_APART:
        lightness -= 0.02
        first = _hex(hue, lightness)
    return Kit(first, second, initial(name))


def initial(name: str) -> str:
    """The letter on a cap."""
    return next((letter.upper()[:1] for letter in name if letter.isalnum()), "")


def _hex(hue: float, lightness: float) -> str:
    return "#" + "".join(f"{round(255 * part):02x}" for part in hls_to_rgb(hue, lightness, _SATURATION))


def luminance(colour: str) -> float:
    """The relative luminance of `#rrggbb`, as WCAG defines it."""
    parts = [int(colour[place : place + 2], 16) / 255 for place in (1, 3, 5)]
    red, green, blue = (part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    """The contrast ratio of two colors as WCAG defines it, from 1 to 21."""
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)
