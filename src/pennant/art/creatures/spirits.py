"""Angel, undead, ghost and star folk."""

from pennant.art.body import neck
from pennant.art.colours import INK, Kit
from pennant.art.creatures.parts import Figure, eye
from pennant.art.draws import Draws
from pennant.art.human import SKINS
from pennant.art.svg import circle, ellipse, path, rect, stroke


def angel(draws: Draws, _: Kit) -> Figure:
    """Wings, a halo above the cap, curls."""
    skin, shade = draws.pick(SKINS)
    hair = draws.pick(("#e0bb5a", "#7a4a2a", "#f1ece0", "#2a1c14"))
    serene = draws.chance(0.5)
    wings = (
        "M70 130C30 132 2 104 4 44C14 58 20 60 26 60C24 50 26 44 28 38C36 56 46 62 52 64C52 58 54 54 56 50"
        "C62 84 66 110 70 130ZM130 130C170 132 198 104 196 44C186 58 180 60 174 60C176 50 174 44 172 38"
        "C164 56 154 62 148 64C148 58 146 54 144 50C138 84 134 110 130 130Z"
    )
    feathers = "M14 66Q26 100 58 116M32 62Q38 90 60 104M186 66Q174 100 142 116M168 62Q162 90 140 104"
    curls = "".join(circle(x, y, 8, hair) for x, y in ((68, 66), (64, 80), (66, 94), (132, 66), (136, 80), (134, 94)))
    looking = stroke("M80 77Q86 82 92 77M108 77Q114 82 120 77", INK, 3) if serene else eye(86, 77) + eye(114, 77)
    head = (
        neck(shade)
        + curls
        + path("M72 56H128V80C128 98 112 111 100 111S72 98 72 80Z", skin)
        + path("M100 56H128V80C128 98 112 111 100 111Z", shade, opacity=0.5)
        + circle(76, 62, 7, hair)
        + circle(124, 62, 7, hair)
        + stroke("M79 69Q86 66 93 68M107 68Q114 66 121 69", hair, 3)
        + looking
        + circle(80, 88, 5, "#d8573f", opacity=0.25)
        + circle(120, 88, 5, "#d8573f", opacity=0.25)
        + stroke("M100 78Q104 86 99 87", shade, 2.8)
        + stroke("M90 96Q100 104 110 96", "#7a2a22", 3)
    )
    halo = ellipse(100, 17, 30, 7.5, "none", stroke="#b8841c", stroke_width=6.5) + ellipse(
        100, 17, 30, 7.5, "none", stroke="#ffd84a", stroke_width=4.5
    )
    behind = path(wings, "#fdfaf0") + stroke(feathers, "#b9c4d6", 2.2)
    return Figure(head, skin, behind, front=halo, cap_at=(0, 3, 0))


def undead(draws: Draws, _: Kit) -> Figure:
    """A skull with glowing eyes."""
    bone, shade = draws.pick((("#efe6cc", "#c9ba93"), ("#cfe0c0", "#9cb58a"), ("#d3dae6", "#a3aec2")))
    glow = draws.pick(("#7ee04a", "#58e0d0", "#ff7a59"))
    crack, worm = draws.chance(0.5), draws.chance(0.4)
    head = (
        rect(93, 104, 14, 18, shade)
        + stroke("M90 110H110M90 117H110", bone, 4)
        + path("M62 56H138C142 80 134 92 124 96V108C124 116 114 118 100 118S76 116 76 108V96C66 92 58 80 62 56Z", bone)
        + path("M100 56H138C142 80 134 92 124 96V108C124 116 114 118 100 118Z", INK, opacity=0.14)
        + path(
            "M70 72C72 64 92 66 94 74C94 84 88 90 80 88C72 86 69 80 70 72ZM130 72C128 64 108 66 106 74"
            "C106 84 112 90 120 88C128 86 131 80 130 72Z",
            "#2a2430",
        )
        + circle(84, 78, 4, glow)
        + circle(116, 78, 4, glow)
        + circle(84, 78, 1.6, "#fff")
        + circle(116, 78, 1.6, "#fff")
        + path("M100 84L106 95H101L100 92L99 95H94Z", "#2a2430")
        + rect(80, 101, 40, 10, "#fffdf2", rx=2)
        + stroke("M80 106H120M87 101V111M94 101V111M100 101V111M106 101V111M113 101V111", "#2a2430", 1.8)
        + (stroke("M126 66L120 60L124 56", "#6b5f44", 2) if crack else "")
        + (stroke("M72 92Q64 88 66 98Q70 104 62 106", "#d97b9a", 5) + circle(62, 105.5, 1, INK) if worm else "")
    )
    return Figure(head, bone, cap_at=(-2, -1, -7))


def ghost(draws: Draws, _: Kit) -> Figure:
    """A sheet with a floating hem; no shirt."""
    sheet, shade = draws.pick((("#f3f0f7", "#6a5a90"), ("#e3f0ea", "#3f7a6a"), ("#e6e9fa", "#4a5a9c")))
    mouth = draws.pick(("oh", "smile"))
    hem = "Q150 140 140 152Q130 140 120 152Q110 140 100 152"
    said = ellipse(100, 102, 7, 9, "#2a2140") if mouth == "oh" else stroke("M86 98Q100 112 114 98", "#2a2140", 4)
    head = (
        path(f"M40 152C36 96 54 34 100 34S164 96 160 152{hem}Q90 140 80 152Q70 140 60 152Q50 140 40 152Z", sheet)
        + path(f"M100 34C146 34 164 96 160 152{hem}Z", shade, opacity=0.22)
        + "".join(ellipse(x, 80, 8, 11, "#2a2140") + circle(x + 3, 76, 2.6, "#fff") for x in (84, 116))
        + circle(74, 96, 6, "#d97b9a", opacity=0.4)
        + circle(126, 96, 6, "#d97b9a", opacity=0.4)
        + said
    )
    return Figure(head, sheet, arm="M138 130Q154 138 162 124", dressed=False, cap_at=(0, 2, 0))


def star_folk(draws: Draws, _: Kit) -> Figure:
    """Two feelers with stars, eyes like night skies."""
    skin, shade = draws.pick(
        (("#7fd0c0", "#4f9c90"), ("#b79be0", "#8467b3"), ("#a8d878", "#78a84c"), ("#e69ab8", "#b86a8c"))
    )
    third = draws.chance(0.35)
    star = "l2.4 5.2 5.6.6-4.2 3.8 1.2 5.6-5-2.9-5 2.9 1.2-5.6-4.2-3.8 5.6-.6z"
    feelers = stroke("M78 42Q60 30 54 16M122 42Q140 30 146 16", shade, 4)
    tips = path(f"M54 2{star}M146 2{star}", "#ffe08a")
    head = (
        path("M92 100H108V124H92Z", shade)
        + path("M100 44C150 44 152 84 128 104C118 113 108 116 100 116S82 113 72 104C48 84 50 44 100 44Z", skin)
        + path("M100 44C150 44 152 84 128 104C118 113 108 116 100 116Z", INK, opacity=0.13)
        + path(
            "M66 74C72 66 92 74 94 88C86 98 66 92 66 74ZM134 74C128 66 108 74 106 88C114 98 134 92 134 74Z", "#1a1730"
        )
        + circle(76, 80, 2.6, "#fff")
        + circle(84, 87, 1.2, "#fff")
        + circle(122, 80, 2.6, "#fff")
        + circle(114, 87, 1.2, "#fff")
        + (ellipse(100, 71, 5, 6, "#1a1730") + circle(101.5, 69, 1.4, "#fff") if third else "")
        + stroke("M92 104Q100 109 108 104", "#1a1730", 2.8)
        + circle(70, 99, 2, shade)
        + circle(76, 104, 1.6, shade)
        + circle(130, 99, 2, shade)
    )
    return Figure(head, skin, behind=feelers + tips, cap_at=(0, -3, 0))
