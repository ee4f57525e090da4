"""Dwarf, elf, knight, orc and goblin."""

from pennant.art.body import neck
from pennant.art.colours import INK, Kit
from pennant.art.creatures.parts import Figure, eye
from pennant.art.draws import Draws
from pennant.art.svg import circle, ellipse, path, rect, stroke

_TUSK = "#fff6df"


def dwarf(draws: Draws, _: Kit) -> Figure:
    """A beard down to the belt, plaited and ringed."""
    beard, dark = draws.pick(
        (("#b5502a", "#8a3a1c"), ("#8a8a8f", "#63636a"), ("#6b3f22", "#4a2914"), ("#d0a13a", "#9c7420"))
    )
    skin, shade = draws.pick((("#efbf95", "#d99f76"), ("#d39a6c", "#b57c50"), ("#a86c44", "#875230")))
    plaits = draws.pick(("two", "three", "none"))
    head = (
        ellipse(66, 78, 7, 9, shade)
        + ellipse(134, 78, 7, 9, shade)
        + path("M66 56H134V86C134 108 66 108 66 86Z", skin)
        + path(
            "M60 82C58 120 78 148 100 150S142 120 140 82C132 92 120 92 112 88Q100 84 88 88C80 92 68 92 60 82Z", beard
        )
        + path("M100 86Q112 84 112 88C120 92 132 92 140 82C142 120 122 148 100 150Z", INK, opacity=0.14)
        + _plaits(plaits, dark)
        + eye(86, 75)
        + eye(114, 75)
        + stroke("M78 67Q86 63 94 67M106 67Q114 63 122 67", dark, 5)
        + circle(100, 84, 8, shade)
        + stroke("M82 92Q91 87 100 93Q109 87 118 92", dark, 5)
        + stroke("M92 101Q100 107 108 101", "#5a1c12", 3)
    )
    return Figure(head, skin)


def _plaits(kind: str, dark: str) -> str:
    places = {"two": (92, 108), "three": (84, 100, 116), "none": ()}[kind]
    if not places:
        return stroke("M82 106Q84 128 92 140M100 112V146M118 106Q116 128 108 140", dark, 2, opacity=0.7)
    return "".join(stroke(f"M{x} 114V146", dark, 2.4) + rect(x - 4, 128, 8, 6, "#f0c75e", rx=1) for x in places)


def elf(draws: Draws, _: Kit) -> Figure:
    """Long ears, long hair, a cool look."""
    hair, brow = draws.pick(
        (("#d8b24a", "#8a6a1c"), ("#7a4a2a", "#4f2d16"), ("#e3ddcf", "#8f8a7c"), ("#2f3b33", "#1d2620"))
    )
    skin, shade = draws.pick((("#f0cda9", "#cfa27a"), ("#d8a67c", "#b4825a"), ("#9c6b48", "#7a4f32")))
    iris = draws.pick(("#1f6a48", "#2a5a9c", "#6a3b86"))
    face = "M72 56H128V80C128 98 110 112 100 112S72 98 72 80Z"
    head = (
        path("M74 72L30 54L70 92ZM126 72L170 54L130 92Z", skin)
        + path("M72 77L42 63L70 87ZM128 77L158 63L130 87Z", shade, opacity=0.7)
        + neck(shade)
        + path(face, skin)
        + path("M100 56H128V80C128 98 110 112 100 112Z", shade, opacity=0.45)
        + path("M70 56H86L76 78L71 96ZM130 56H114L124 78L129 96Z", hair)
        + stroke("M78 71Q86 64 94 69M106 69Q114 64 122 71", brow, 2.8)
        + eye(86, 78, 3.4, 4.6, iris)
        + eye(114, 78, 3.4, 4.6, iris)
        + stroke("M100 80L103 88H98", shade, 2.2)
        + stroke("M92 98Q101 103 110 96", "#8a3a2a", 2.8)
    )
    return Figure(head, skin, behind=path("M62 56C52 92 52 124 60 138H140C148 124 148 92 138 56Z", hair))


def knight(draws: Draws, kit: Kit) -> Figure:
    """A helm with a plume; the eyes shine behind the slit."""
    steel, dark = draws.pick((("#c3ccd6", "#8f9bab"), ("#d9c79a", "#a88f58"), ("#aeb4c6", "#7c839a")))
    trim = draws.pick(("#d8a83a", "#b3302f", "#2a5d9c"))
    open_visor = draws.chance(0.4)
    helm = "M64 52H136V90C136 108 118 120 100 122C82 120 64 108 64 90Z"
    inside = (
        path("M74 68H126V84C126 98 112 106 100 106S74 98 74 84Z", "#e3ac7f")
        + path("M100 68H126V84C126 98 112 106 100 106Z", "#c48a5e", opacity=0.5)
        + eye(88, 80)
        + eye(112, 80)
        + stroke("M82 73H94M106 73H118", "#51301b", 3.2)
        + stroke("M91 94Q100 101 110 93", "#7a2a22", 3)
    )
    slit = (
        path("M70 72H130V84H70Z", INK)
        + ellipse(86, 78, 4, 3, "#fff3c9")
        + ellipse(114, 78, 4, 3, "#fff3c9")
        + path("M96 66H104V118L100 121L96 118Z", trim)
        + stroke("M76 94V106M84 95V110M116 95V110M124 94V106", INK, 3)
    )
    head = (
        circle(36, 130, 24, dark)
        + circle(164, 130, 24, dark)
        + circle(36, 128, 20, steel)
        + circle(164, 128, 20, steel)
        + stroke("M22 132A16 16 0 0 1 50 132M150 132A16 16 0 0 1 178 132", dark, 3)
        + path(helm, steel)
        + (inside if open_visor else slit)
        + path("M100 52H136V90C136 108 118 120 100 122Z", INK, opacity=0.14)
        + stroke("M66 64H134", trim, 4, stroke_linecap="butt")
    )
    plume = path(
        "M100 34C104 4 150 -4 172 26C160 20 150 24 146 32C156 32 162 40 160 52C146 40 122 36 100 40Z", kit.second
    )
    shade = path("M108 33C118 16 142 12 160 22C142 18 124 24 116 36Z", INK, opacity=0.14)
    return Figure(head, dark, behind=plume + shade)


def orc(draws: Draws, _: Kit) -> Figure:
    """Tusks from below, a heavy brow."""
    skin, dark, deep = draws.pick(
        (
            ("#6f9c45", "#5f8a3a", "#2f4a1a"),
            ("#8a9a3f", "#75842f", "#434d12"),
            ("#4f8f6a", "#3f7a58", "#1c4530"),
            ("#9c8a45", "#867536", "#4d4116"),
        )
    )
    scar, ring = draws.chance(0.4), draws.chance(0.4)
    head = (
        path("M60 74L34 64L60 92ZM140 74L166 64L140 92Z", dark)
        + (circle(42, 74, 4, "none", stroke="#f0c75e", stroke_width=2.4) if ring else "")
        + path("M64 56H136L140 88C138 110 120 120 100 120S62 110 60 88Z", skin)
        + path("M100 56H136L140 88C138 110 120 120 100 120Z", INK, opacity=0.16)
        + stroke("M76 70L94 76M124 70L106 76", deep, 5)
        + ellipse(86, 81, 5, 4, "#ffd84a")
        + ellipse(114, 81, 5, 4, "#ffd84a")
        + circle(87, 81, 2.2, INK)
        + circle(113, 81, 2.2, INK)
        + path("M93 89H107L104 96H96Z", dark)
        + path("M78 102Q100 98 122 102Q112 112 100 112T78 102Z", "#3a1c1c")
        + path("M80 105L84 87L91 104ZM120 105L116 87L109 104Z", _TUSK)
        + (stroke("M118 88L128 100M121 96L127 92", deep, 2.2) if scar else "")
    )
    return Figure(head, skin)


def goblin(draws: Draws, _: Kit) -> Figure:
    """Ears like sails, a nose like a carrot, a grin with gaps."""
    skin, dark, inner = draws.pick(
        (("#9ab84a", "#7c9a34", "#d98f7a"), ("#b0a23e", "#8e822a", "#d98f6a"), ("#6fae7e", "#528f62", "#d9a08a"))
    )
    cross_eyed = draws.chance(0.35)
    left, right = (88, 111) if cross_eyed else (85, 114)
    head = (
        path("M68 78C48 66 24 62 8 44C10 70 30 96 68 98ZM132 78C152 66 176 62 192 44C190 70 170 96 132 98Z", skin)
        + path("M64 82C48 72 32 68 20 58C26 76 42 90 64 92ZM136 82C152 72 168 68 180 58C174 76 158 90 136 92Z", inner)
        + path("M68 56H132C136 84 124 118 100 120C76 118 64 84 68 56Z", skin)
        + path("M100 56H132C136 84 124 118 100 120Z", INK, opacity=0.13)
        + ellipse(84, 77, 9, 8, "#fff3b8")
        + ellipse(116, 77, 7.5, 7, "#fff3b8")
        + circle(left, 78, 3, INK)
        + circle(right, 78, 3, INK)
        + stroke("M72 68L92 71M126 67L110 71", dark, 4.4)
        + path("M80 98Q100 104 122 94Q116 114 100 114T80 98Z", "#3a1c1c")
        + path("M86 100L89 107L93 101.5ZM98 102L101 108L105 101.5ZM111 100L113 105L117 97.5Z", _TUSK)
        + path("M95 80C94 88 100 102 112 106C114 96 108 86 104 79Z", dark)
        + circle(91, 92, 1.6, dark)
        + circle(74, 90, 1.6, dark)
    )
    return Figure(head, skin)
