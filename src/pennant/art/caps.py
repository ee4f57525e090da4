"""Headgear: a cap with the club's letter, a batting helmet, a plain cap for players without a club."""

from typing import Final

from pennant.art.colours import INK, Kit
from pennant.art.lettering import NAME, write_text
from pennant.art.svg import circle, group, mirror, path, stroke

_DOME: Final = "M67 58C66 22 134 22 133 58Z"


def cap(kit: Kit, left: bool, helmet: bool = False) -> str:
    """Draw a cap or helmet with its brim to one side; without a letter it is plain."""
    drawn = [path(_DOME, kit.first)]
    if helmet:
        drawn += [
            path("M67 56H80C78 70 76 82 72 86C66 82 66 66 67 56Z", kit.first),
            circle(73, 72, 3, INK, opacity=0.5),
            path("M78 34Q88 27 100 27Q84 32 76 46Z", "#fff", opacity=0.25),
        ]
    else:
        seams = "M100 30.5V57M82 35Q78 45 77 57M118 35Q122 45 123 57"
        drawn.append(stroke(seams, INK, 1.6, stroke_opacity=0.22))
        drawn.append(circle(100, 30, 3, kit.second if kit.letter else kit.first))
    drawn += [
        path("M100 31C134 31 133 58 133 58H100Z", INK, opacity=0.16),
        path("M66 57C84 50 122 49 152 60C156 64 148 67 140 66C116 60 88 60 67 63Z", kit.first),
        path("M67 60C88 56 118 56 152 62C152 66 146 67 140 66C116 60 88 60 67 63Z", INK, opacity=0.35),
    ]
    worn = "".join(drawn)
    return (mirror(worn, 100) if left else worn) + letter(kit, 104 if left else 96, 52, 19)


def letter(kit: Kit, x: float, y: float, size: float) -> str:
    return write_text(kit.letter, x, y, size, NAME, kit.second, "middle") if kit.letter else ""


def set_at(worn: str, x: float = 0, y: float = 0, tilt: float = 0) -> str:
    """Move a cap from its place on a human head, or tilt it."""
    if not (x or y or tilt):
        return worn
    return group(worn, transform=f"translate({x} {y}) rotate({tilt} 100 50)")
