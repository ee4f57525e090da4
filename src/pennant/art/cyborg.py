"""Half a person, half a machine: a metal half-face with a lens, and a bionic arm that holds the ball."""

from typing import Final

from pennant.art.body import neck_rings, shirt
from pennant.art.caps import cap
from pennant.art.colours import INK, Kit
from pennant.art.draws import Draws
from pennant.art.human import head, looks
from pennant.art.props import ball
from pennant.art.svg import circle, path, rect, stroke

GLOWS: Final = ("#ff5a3c", "#36d6c3", "#ffb52e", "#7ee04a")
ALLOYS: Final = ("#aab4be", "#8d99a6", "#b9b2a2")
CLOTHS: Final = ("#e9e3d6", "#c3c9d1", "#39424f")
_STEEL, _STEEL_2, _STEEL_3 = "#56616f", "#9aa6b2", "#3b4653"


def cyborg(draws: Draws, kit: Kit) -> str:
    glow = draws.pick(GLOWS)
    dressed = shirt(draws, kit, draws.pick(CLOTHS), striped=False)
    face = looks(draws)
    if face.mouth == "gum":
        face = face._replace(mouth="smile")  # the metal half would cover half of the bubble
    alloy = draws.pick(ALLOYS)
    return "".join(
        [
            _arm(glow),
            dressed,
            head(face),
            _half_face(alloy, glow),
            neck_rings(),
            cap(kit, left=True),
            rect(130, 64, 8, 20, _STEEL, rx=3),
            circle(134, 74, 2.4, glow),
        ]
    )


def _arm(glow: str) -> str:
    bones = "M150 152L176 118L160 76"
    return (
        stroke(bones, _STEEL, 17, stroke_linejoin="round", stroke_linecap="butt")
        + stroke(bones, _STEEL_2, 8, stroke_linejoin="round", stroke_linecap="butt")
        + circle(176, 118, 11, _STEEL_3)
        + circle(176, 118, 5, glow)
        + path("M148 70Q150 48 160 50Q170 48 172 70L166 80H154Z", _STEEL)
        + ball(160, 52, 1.05)
        + stroke("M147 66Q146 56 150 48M173 66Q174 56 170 48", _STEEL_3, 5)
    )


def _half_face(alloy: str, glow: str) -> str:
    return (
        path("M102 54H131V84C128 98 114 111 102 111V96L96 90L102 84Z", alloy)
        + path("M120 54H131V84C129 91 125 97 120 102Z", INK, opacity=0.2)
        + stroke("M118 54V103", "#5d6975", 1.6, stroke_linecap="butt")
        + stroke("M102 92H127.5M102 100H121", _STEEL_3, 3.4, stroke_linecap="butt")
        + stroke("M102 56V84L96 90L102 96V110", _STEEL_3, 1.8)
        + circle(114, 76, 9.5, "#2a333e")
        + circle(114, 76, 6, glow)
        + circle(114, 76, 2.4, "#fff8e0")
        + circle(126, 86, 1.8, _STEEL_3)
        + circle(107.5, 87, 1.6, _STEEL_3)
    )
