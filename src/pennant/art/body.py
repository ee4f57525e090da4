"""Shoulders and shirts."""

from pennant.art.colours import INK, Kit
from pennant.art.draws import Draws
from pennant.art.svg import number, path, rect, stroke

HOME, ROAD = "#f4ecdb", "#c9ccd0"
_PINSTRIPES = (34, 46, 58, 70, 130, 142, 154, 166)


def shirt(draws: Draws, kit: Kit, cloth: str, striped: bool = True) -> str:
    """Draw shoulders in a buttoned shirt, often with pinstripes; collar and sleeves have the club's color."""
    found = [path("M14 152C18 124 44 116 76 111L100 122L124 111C156 116 182 124 186 152Z", cloth)]
    if draws.chance(0.55) and striped:
        stripes = "".join(f"M{x} {number(round(118 + abs(x - 100) * 0.07))}V152" for x in _PINSTRIPES)
        found.append(stroke(stripes, kit.first, 1.4, opacity=0.55, stroke_linecap="butt"))
    found += [
        path("M74 111L100 124L126 111L131 114L103 132V152H97V132L69 114Z", kit.first),
        path("M14 152C18 128 36 120 56 115L50 152Z", kit.first),
        path("M186 152C182 128 164 120 144 115L150 152Z", kit.first),
        path("M100 124L126 111C156 116 182 124 186 152H100Z", INK, opacity=0.14),
    ]
    return "".join(found)


def neck(shade: str) -> str:
    return path("M90 96H110V116L100 123L90 116Z", shade)


def neck_rings() -> str:
    return rect(90, 110, 20, 3, "#56616f") + rect(91, 115.5, 18, 3, "#56616f")
