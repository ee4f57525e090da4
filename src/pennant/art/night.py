"""A ballpark at night in a box of 200 × 150: hills, a moon, the diamond under lights."""

from typing import Final, NamedTuple

from pennant.art.draws import Draws
from pennant.art.ground import HEIGHT, STARLIGHT, WIDTH
from pennant.art.svg import circle, dots, path, rect, stroke


class Print(NamedTuple):
    """The colors of a picture: at night, or in newsprint."""

    sky: str
    moon: str
    hills: str
    near_hills: str
    grass: str
    mown: str
    dirt: str
    dark: str
    lamps: str


MOONLIT: Final = Print(
    "#26365c", "#f8e2a6", "#3d4f7d", "#304069", "#2f6a4a", "#3f7d57", "#d2a36b", "#1b2330", "#ffe9b0"
)
DUSKY: Final = Print("#3b2a55", "#f5c087", "#6a4d7d", "#4f3a66", "#2c5f52", "#3a7362", "#c99a70", "#221a30", "#ffe2a8")
SEA_GREEN: Final = Print(
    "#123f4a", "#f8dda2", "#2c6a70", "#1f545c", "#2f6a3f", "#3f7d4c", "#d8ae78", "#14222b", "#fff0b8"
)
NEWSPRINT: Final = Print(
    "#c9c0ad", "#f4eddc", "#aaa18d", "#8d8573", "#79725f", "#8a8370", "#d9d0bb", "#3a362e", "#f8f2e2"
)
NIGHTS: Final = (MOONLIT, DUSKY, SEA_GREEN)

_HILLS: Final = (
    "M0 84L36 56L66 78L104 42L150 80L200 58V150H0Z",
    "M0 80Q40 50 80 76T160 64Q184 58 200 74V150H0Z",
    "M0 84L20 70L44 82L70 50L88 66L112 38L136 70L160 56L200 82V150H0Z",
    "M0 76Q30 60 60 74T120 66T200 76V150H0Z",
)
_LANDMARKS: Final = ("castle", "pines", "mill", "windows", "none")


def ballpark(draws: Draws, printed: Print | None = None) -> str:
    """Draw a ballpark, different for every name."""
    colours = printed or draws.pick(NIGHTS)
    moon = 40 + round(draws.unit() * 120), 26 + round(draws.unit() * 12)
    crescent = draws.chance(0.4)
    stars = [(round(draws.unit() * WIDTH), round(draws.unit() * 50)) for _ in range(12)]
    hills = draws.pick(_HILLS)
    landmark = draws.pick(_LANDMARKS)
    where = draws.pick((40, 62, 140, 158))
    return "".join(
        [
            rect(0, 0, WIDTH, HEIGHT, colours.sky),
            dots(stars, 0.9, STARLIGHT, opacity=0.7),
            circle(*moon, 16, colours.moon),
            circle(moon[0] + 7, moon[1] - 4, 14, colours.sky) if crescent else "",
            path(hills, colours.hills),
            _landmark(landmark, where, colours),
            path("M0 96Q100 70 200 96V150H0Z", colours.near_hills),
            path("M0 104Q100 80 200 104V150H0Z", colours.grass),
            path("M0 118Q100 94 200 118V126Q100 102 0 126ZM0 136Q100 112 200 136V146Q100 122 0 146Z", colours.mown),
            path("M100 146L152 122L100 103L48 122Z", colours.dirt),
            path("M100 138L134 122.5L100 110L66 122.5Z", colours.mown),
            path("M100 125L107 121.5L100 118L93 121.5Z", colours.dirt),
            stroke("M100 146L178 110M100 146L22 110", colours.lamps, 1.4, opacity=0.8),
            _bases(colours.lamps),
            _lights(colours),
        ]
    )


def _bases(colour: str) -> str:
    return path("M148 120h7v4h-7ZM45 120h7v4h-7ZM97 102h6v3h-6ZM97 143h6v3l-3 3l-3 -3Z", colour)


def _lights(colours: Print) -> str:
    towers = stroke("M19 106V40M181 106V40", colours.dark, 2.4)
    boxes = rect(8, 28, 22, 13, colours.dark, rx=2) + rect(170, 28, 22, 13, colours.dark, rx=2)
    lamps = [(x + dx, y) for x in (19, 181) for dx in (-7, 0, 7) for y in (31.5, 37.5)]
    return towers + boxes + dots(lamps, 2, colours.lamps)


def _landmark(kind: str, x: int, colours: Print) -> str:
    """Draw the landmark on the hill."""
    if kind == "castle":
        keep = f"M{x - 20} 92V58h5v5h5v-5h5v16h4V46l8 -12l8 12v28h3V62h5v4h4v-4h5v30Z"
        return path(keep, colours.near_hills) + dots([(x + 5, 56), (x + 5, 66)], 1.6, colours.lamps)
    if kind == "pines":
        return path(
            "".join(f"M{x + dx - 9} 92L{x + dx} {92 - high}L{x + dx + 9} 92Z" for dx, high in _PINES),
            colours.near_hills,
        )
    if kind == "mill":
        sails = stroke(f"M{x - 14} 46L{x + 14} 74M{x + 14} 46L{x - 14} 74", colours.dark, 3)
        return path(f"M{x - 9} 94L{x - 6} 60h12L{x + 9} 94Z", colours.near_hills) + sails
    if kind == "windows":
        houses = f"M{x - 24} 92V66l10 -9l10 9v8l11 -10l11 10v18Z"
        return path(houses, colours.near_hills) + dots([(x - 14, 72), (x + 7, 80), (x - 14, 82)], 1.8, colours.lamps)
    return ""


_PINES: Final = ((-22, 30), (-10, 42), (3, 34), (15, 46), (27, 28))
