"""People: shoulders, a face with hair, beard, eyes and mouth, a cap, and a prop."""

from typing import Final, NamedTuple

from pennant.art.body import HOME, ROAD, neck, shirt
from pennant.art.caps import cap
from pennant.art.colours import INK, Kit
from pennant.art.draws import Draws
from pennant.art.props import bat, mitt, pitching_arm, speed_lines
from pennant.art.svg import circle, ellipse, path, stroke

SKINS: Final = (
    ("#f2c9a4", "#d9a47c"),
    ("#e3ac7f", "#c48a5e"),
    ("#c98a5b", "#a66b40"),
    ("#a0663d", "#7f4c2a"),
    ("#7a4a2c", "#5c351d"),
    ("#57351f", "#402412"),
)
"""Skin colors, each with its shade."""
FAIR: Final = tuple(skin for skin, _ in SKINS[:3])
HAIRS: Final = ("#2a1c14", "#51301b", "#8a5a2b", "#c58b3c", "#1d1d24", "#7d7d80", "#a8462a")
DARK_HAIRS: Final = ("#2a1c14", "#1d1d24", "#33211a", "#7d7d80")
"""Hair colors for the darker half of the skin colors."""
JAWS: Final = (0, 4, -4, 6)
BEARDS: Final = ("none", "none", "none", "moustache", "full", "goatee", "stubble")
BROWS: Final = (-2, 0, 2)
EYES: Final = ("dots", "dots", "whites", "squint")
MOUTHS: Final = ("smile", "smile", "grin", "flat", "gum")
_LIPS, _TEETH, _EYEWHITE = "#7a2a22", "#fffaf0", "#fffaf0"


class Looks(NamedTuple):
    """The randomly drawn features of a face."""

    skin: str
    shade: str
    hair: str
    long_hair: bool
    jaw: int
    beard: str
    brow: int
    eyes: str
    eye_black: bool
    mouth: str


def looks(draws: Draws) -> Looks:
    skin, shade = draws.pick(SKINS)
    return Looks(
        skin,
        shade,
        hair=draws.pick(HAIRS if skin in FAIR else DARK_HAIRS),
        long_hair=draws.chance(0.3),
        jaw=draws.pick(JAWS),
        beard=draws.pick(BEARDS),
        brow=draws.pick(BROWS),
        eyes=draws.pick(EYES),
        eye_black=draws.chance(0.4),
        mouth=draws.pick(MOUTHS),
    )


def human(draws: Draws, kit: Kit, prop: str = "none", helmet: bool = False) -> str:
    """Draw a player without background; `prop` is bat, mitt, ball, speed or none."""
    cloth = draws.pick((HOME, ROAD))
    dressed = shirt(draws, kit, cloth, striped=bool(kit.letter))
    face = looks(draws)
    found = bat() if prop == "bat" else ""
    found += dressed + head(face) + cap(kit, draws.chance(0.5), helmet)
    if prop == "mitt":
        found += mitt()
    elif prop == "ball":
        found += pitching_arm(face.skin)
    elif prop == "speed":
        found += speed_lines()
    return found


def head(face: Looks) -> str:
    """Draw a head without its cap."""
    return "".join(
        [
            neck(face.shade),
            _hair_behind(face),
            _skull(face),
            "" if face.long_hair else path("M70 56H80L77 72L72 78ZM130 56H120L123 72L128 78Z", face.hair),
            _beard(face),
            _brows_and_eyes(face),
            _cheeks(face),
            stroke("M100 76Q105 86 99 87", face.shade, 3),
            _mouth(face),
            _moustache(face),
        ]
    )


def _hair_behind(face: Looks) -> str:
    if not face.long_hair:
        return ""
    return path("M68 60C60 84 62 108 70 114H82V60ZM132 60C140 84 138 108 130 114H118V60Z", face.hair)


def _skull(face: Looks) -> str:
    low, wide = 97 + face.jaw / 2, face.jaw
    right = f"H129V80C129 {low} {113 + wide} 110 100 110"
    return (
        ellipse(70, 76, 6, 8, face.shade)
        + ellipse(130, 76, 6, 8, face.shade)
        + path(f"M71 56{right}C{87 - wide} 110 71 {low} 71 80Z", face.skin)
        + path(f"M100 56{right}Z", face.shade, opacity=0.5)
    )


def _beard(face: Looks) -> str:
    low = 98 + face.jaw / 2
    if face.beard == "full":
        return path(f"M71 78C72 {low} 88 114 100 114S128 {low} 129 78C122 90 114 89 100 89S78 90 71 78Z", face.hair)
    if face.beard == "stubble":
        chin = "M72 82C74 100 88 110 100 110S126 100 128 82C120 92 112 90 100 90S80 92 72 82Z"
        return path(chin, face.hair, opacity=0.28)
    return ""


def _brows_and_eyes(face: Looks) -> str:
    ends = 68 + face.brow
    found = stroke(f"M79 {ends}Q86 65 93 68M107 68Q114 65 121 {ends}", face.hair, 3.6)
    for x in (86, 114):
        if face.eyes == "dots":
            found += ellipse(x, 77, 3, 3.8, INK) + circle(x + 1, 75.6, 1, "#fff")
        elif face.eyes == "whites":
            found += ellipse(x, 77, 6, 4.6, _EYEWHITE) + circle(x + 1, 77, 3, INK)
        else:
            found += stroke(f"M{x - 5} 78Q{x} 73.5 {x + 5} 78", INK, 3)
    return found


def _cheeks(face: Looks) -> str:
    if face.eye_black:
        return stroke("M80 84.5H91M109 84.5H120", INK, 3.4, opacity=0.85)
    return circle(80, 87, 5, "#d8573f", opacity=0.25) + circle(120, 87, 5, "#d8573f", opacity=0.25)


def _mouth(face: Looks) -> str:
    if face.mouth == "smile":
        return stroke("M90 95Q100 103 111 94", _LIPS, 3)
    if face.mouth == "grin":
        return path("M88 93H112Q110 103 100 103T88 93Z", _TEETH, stroke=_LIPS, stroke_width=1.6)
    if face.mouth == "flat":
        return stroke("M92 97H109", _LIPS, 3)
    bubble = circle(101, 99, 9, "#f08fa6") + circle(98, 96, 2.4, "#fff", opacity=0.8)
    return stroke("M94 96H107", _LIPS, 3) + bubble


def _moustache(face: Looks) -> str:
    found = ""
    if face.beard in ("moustache", "goatee") and face.mouth != "gum":
        found = path("M86 92Q93 86 100 89Q107 86 114 92Q106 94 100 92Q94 94 86 92Z", face.hair)
    if face.beard == "goatee":
        found += path("M93 103Q100 100 107 103L103 114H97Z", face.hair)
    return found
