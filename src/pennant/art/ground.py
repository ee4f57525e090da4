"""Backgrounds in a box of 200 × 150: a park at dusk, or the rays of an old bubble-gum card."""

from math import cos, pi, sin
from typing import Final, NamedTuple

from pennant.art.colours import INK
from pennant.art.draws import Draws
from pennant.art.svg import circle, dots, number, path, rect, stroke

WIDTH, HEIGHT = 200, 150
STARS, CROWD = 7, 26
RAYS = 12
STARLIGHT, LAMPLIGHT = "#fff6df", "#fff3c9"


class Sky(NamedTuple):
    """Colors of the sky from top to bottom: night, dusk, the last light; and of the disc behind the head."""

    night: str
    dusk: str
    light: str
    disc: str


DUSKS: Final = (
    Sky("#23395b", "#40608a", "#e59a6b", "#f6cf8e"),
    Sky("#2b2f55", "#6a4d7d", "#d97b72", "#f5c087"),
    Sky("#154052", "#2f7480", "#e8b072", "#f8dda2"),
    Sky("#36304f", "#7d4f63", "#e08b5b", "#f7c97b"),
    Sky("#1d4a4a", "#4a8a78", "#efc481", "#fae3b0"),
)
GOOD: Final = Sky("#2a5d9c", "#4f8ec9", "#9cc9e8", "#e8f3f4")
EVIL: Final = Sky("#5a1c2c", "#93303a", "#d2664a", "#f3b27a")


def disc(colour: str) -> str:
    return circle(100, 72, 56, colour)


def hexagon(colour: str) -> str:
    return path("M100 12L152 42V102L100 132L48 102V42Z", colour)


def half_and_half(colour: str) -> str:
    return path("M100 16A56 56 0 0 0 100 128Z", colour) + path("M100 12L152 42V102L100 132Z", colour, opacity=0.72)


def no_disc(_: str) -> str:
    return ""


DISCS: Final = {"natural": disc, "robot": hexagon, "cyborg": half_and_half, "none": no_disc}


def park(draws: Draws, shape: str, sky: Sky | None = None) -> str:
    """Draw three bands of sky, stars, the shape behind the head, a crowd in the stands, two light towers."""
    sky = sky or draws.pick(DUSKS)
    stars = [(round(draws.unit() * WIDTH), round(draws.unit() * 40)) for _ in range(STARS)]
    sizes = [0.7 + draws.unit() for _ in range(STARS)]
    big = [place for place, size in zip(stars, sizes, strict=True) if size > 1.2]
    small = [place for place, size in zip(stars, sizes, strict=True) if size <= 1.2]
    return "".join(
        [
            rect(0, 0, WIDTH, HEIGHT, sky.night),
            path("M0 46Q100 30 200 46V150H0Z", sky.dusk),
            path("M0 84Q100 68 200 84V150H0Z", sky.light),
            dots(small, 0.9, STARLIGHT, opacity=0.7),
            dots(big, 1.4, STARLIGHT, opacity=0.7),
            DISCS[shape](sky.disc),
            path("M0 106Q50 96 100 96T200 106V150H0Z", sky.night, opacity=0.85),
            _crowd(draws, (sky.light, sky.disc, sky.dusk, STARLIGHT)),
            _tower(16),
            _tower(184),
        ]
    )


def _crowd(draws: Draws, colours: tuple[str, ...]) -> str:
    people: dict[str, list[tuple[float, float]]] = {colour: [] for colour in colours}
    for seat in range(CROWD):
        place = round(4 + seat * 7.7 + draws.unit() * 3), round(108 + draws.unit() * 14)
        people[draws.pick(colours)].append(place)
    return "".join(dots(places, 1.7, colour, opacity=0.8) for colour, places in people.items())


def _tower(x: float) -> str:
    return (
        stroke(f"M{x} 106V36", INK, 2.5)
        + rect(x - 11, 24, 22, 13, INK, rx=2)
        + dots([(x + dx, y) for dx in (-7, 0, 7) for y in (27.5, 33.5)], 2, LAMPLIGHT)
    )


def sunburst(paper: str, rays: str, glow: str) -> str:
    """Draw rays from behind the head, and a glowing disc."""
    found = [rect(0, 0, WIDTH, HEIGHT, paper)]
    wide = pi / RAYS * 0.9
    beams = []
    for ray in range(RAYS):
        angle = ray * 2 * pi / RAYS
        tips = [
            f"L{number(round(100 + 220 * cos(a)))} {number(round(72 + 220 * sin(a)))}" for a in (angle, angle + wide)
        ]
        beams.append(f"M100 72{''.join(tips)}Z")
    found += [path("".join(beams), rays), circle(100, 74, 54, glow, opacity=0.75)]
    return "".join(found)
