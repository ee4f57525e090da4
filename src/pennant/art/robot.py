"""Robots: an enameled torso with a number plate and a gauge, one of five heads, and something on top."""

from collections.abc import Callable
from typing import Final

from pennant.art.caps import letter
from pennant.art.colours import CREAM, INK, Kit, contrast
from pennant.art.draws import Draws
from pennant.art.lettering import SIGN, write_text
from pennant.art.props import SEAM, ball, bat, mitt, speed_lines
from pennant.art.svg import circle, number, path, rect, stroke

GLOWS: Final = ("#ffcf4a", "#58e0d0", "#ff7a59", "#b6f06a")
METALS: Final = ("#b9c1c8", "#c9bfae", "#a8b6bb")
_DARK: Final = "#4c5863"
_SHADE: Final = 0.14
_LEGIBLE: Final = 3.0


def robot(draws: Draws, kit: Kit, prop: str = "bat") -> str:
    """Draw a robot without background; `prop` is bat, ball (which also draws a bat), mitt, speed or none."""
    glow, metal = draws.pick(GLOWS), draws.pick(METALS)
    jersey = 10 + int(draws.unit() * 90)
    left = draws.chance(0.5)
    found = [_arms(), bat(left) if prop in ("bat", "ball") else "", _torso(draws, kit, jersey)]
    shape, top = draws.pick(list(HEADS)), draws.pick(list(TOPS))
    found += [
        HEADS[shape](draws, metal, glow),
        circle(61, 72, 6, _DARK),
        circle(139, 72, 6, _DARK),
        TOPS["cap" if shape == "bucket" else top](kit),
    ]
    if prop == "mitt":
        found.append(mitt(34, 128))
    elif prop == "speed":
        found.append(speed_lines())
    return "".join(found)


def _arms() -> str:
    arm = "M26 152L34 122Q36 114 46 114H62V152ZM174 152L166 122Q164 114 154 114H138V152Z"
    return path(arm, _DARK) + stroke("M40 128V152M48 126V152M160 128V152M152 126V152", "#7d8a96", 2.4)


def _torso(draws: Draws, kit: Kit, jersey: int) -> str:
    plate = kit.second if contrast(kit.first, kit.second) >= _LEGIBLE else CREAM
    needle = f"M123 125L{round(123 + 6 * draws.unit())} {round(119 + 4 * draws.unit())}"
    return (
        path("M54 152L60 110H140L146 152Z", kit.first)
        + path("M100 110H140L146 152H100Z", INK, opacity=0.18)
        + rect(88, 100, 24, 14, _DARK)
        + stroke("M88 104H112M88 109H112", "#7d8a96", 2, stroke_linecap="butt")
        + rect(66, 115, 34, 19, plate, rx=3)
        + write_text(str(jersey), 83, 130.5, 16, SIGN, kit.first, "middle")
        + circle(123, 125, 9, CREAM, stroke=INK, stroke_width=2)
        + stroke(needle, SEAM, 2.4)
    )


# --- heads ------------------------------------------------------------------------------------------------------------


def _bucket(draws: Draws, metal: str, glow: str) -> str:
    left, right = draws.pick((76, 84)), draws.pick((104, 110))
    return (
        path("M66 40H134L128 100H72Z", metal)
        + path("M100 40H134L128 100H100Z", INK, opacity=_SHADE)
        + rect(68, 56, 64, 20, INK, rx=6)
        + "".join(rect(x, 61, 14, 10, glow, rx=3) for x in (left, right))
        + stroke("M82 86H118M82 92H118", _DARK, 3.4)
    )


def _dome(_: Draws, metal: str, glow: str) -> str:
    return (
        path("M62 100V72C62 24 138 24 138 72V100Z", metal)
        + path("M100 36C138 36 138 72 138 72V100H100Z", INK, opacity=_SHADE)
        + circle(83, 72, 14, INK)
        + circle(83, 72, 8.5, glow)
        + circle(80, 69, 2.6, "#fff")
        + circle(117, 72, 11, INK)
        + circle(117, 72, 6.5, glow)
        + rect(88, 90, 24, 6, _DARK, rx=3)
    )


def _screen(_: Draws, metal: str, glow: str) -> str:
    return (
        rect(60, 36, 80, 66, metal, rx=12)
        + path("M100 36H128Q140 36 140 48V90Q140 102 128 102H100Z", INK, opacity=_SHADE)
        + rect(68, 44, 64, 48, INK, rx=9)
        + stroke("M80 66Q86 56 92 66M108 66Q114 56 120 66M84 78Q100 90 116 78", glow, 4.4)
    )


def _lantern(_: Draws, metal: str, glow: str) -> str:
    return (
        path("M76 38H124L140 70L124 102H76L60 70Z", metal)
        + path("M100 38H124L140 70L124 102H100Z", INK, opacity=_SHADE)
        + circle(100, 68, 20, INK)
        + circle(100, 68, 13, glow)
        + circle(100, 68, 6, INK)
        + circle(95, 63, 3, "#fff")
        + stroke("M84 95H116", _DARK, 4)
    )


def _drum(_: Draws, metal: str, glow: str) -> str:
    eyes = "".join(circle(x, 66, 7, INK) + circle(x, 66, 3.6, glow) for x in (84, 116))
    return (
        rect(66, 40, 68, 60, metal, rx=6)
        + path("M100 40H128Q134 40 134 46V94Q134 100 128 100H100Z", INK, opacity=_SHADE)
        + stroke("M66 52H134M66 90H134", _DARK, 3, stroke_linecap="butt")
        + eyes
        + rect(80, 77, 40, 9, INK, rx=2)
        + stroke("M88 77V86M96 77V86M104 77V86M112 77V86", metal, 2, stroke_linecap="butt")
    )


HEADS: Final[dict[str, Callable[[Draws, str, str], str]]] = {
    "bucket": _bucket,
    "dome": _dome,
    "screen": _screen,
    "lantern": _lantern,
    "drum": _drum,
}

# --- on top -----------------------------------------------------------------------------------------------------------


def _cap(kit: Kit) -> str:
    return (
        path("M68 44C66 14 134 14 132 44Z", kit.first)
        + path("M100 21.5C134 21.5 132 44 132 44H100Z", INK, opacity=0.16)
        + path("M66 44C86 37 122 37 152 47C155 52 146 53 140 52C116 46 88 46 67 50Z", kit.first)
        + path("M67 47C88 43 118 43 152 49C152 53 146 53 140 52C116 46 88 46 67 50Z", INK, opacity=0.4)
        + letter(kit, 97, 39, 16)
    )


def _antenna(_: Kit) -> str:
    return stroke("M100 40V28", _DARK, 3.4) + ball(100, 23, 0.62)


def _fins(kit: Kit) -> str:
    small = "".join(f"M{number(x)} 42L{number(x + 6)} 28L{number(x + 12)} 42Z" for x in (76, 112))
    return path(f"M92 40L100 16L108 40Z{small}", kit.first)


TOPS: Final[dict[str, Callable[[Kit], str]]] = {"antenna": _antenna, "cap": _cap, "fins": _fins}
