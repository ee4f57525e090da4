"""Bear, cat, dragon and werewolf."""

from pennant.art.colours import INK, Kit
from pennant.art.creatures.parts import Figure, eye
from pennant.art.draws import Draws
from pennant.art.lettering import NAME, write_text
from pennant.art.svg import circle, ellipse, path, stroke


def bear(draws: Draws, _: Kit) -> Figure:
    """Round ears, a broad muzzle; often asleep."""
    fur, dark, light = draws.pick(
        (("#8d5a30", "#7a4a26", "#d9a877"), ("#5a4636", "#463528", "#b79a7c"), ("#a8743c", "#8f5f2e", "#e6c391"))
    )
    asleep = draws.chance(0.45)
    grin = draws.chance(0.5)
    face = path("M56 76C56 44 144 44 144 76C144 104 124 118 100 118S56 104 56 76Z", fur)
    ears = "".join(circle(x, 48, 16, dark) + circle(x, 48, 8, light) for x in (64, 136))
    eyes = stroke("M76 76Q82 81 88 76M112 76Q118 81 124 76", INK, 3.4) if asleep else eye(82, 76) + eye(118, 76)
    mouth = "M100 93V99M88 100Q100 112 112 100" if grin else "M100 93V100M90 102Q100 110 110 102"
    head = (
        ears
        + face
        + path("M100 52C144 52 144 76 144 76C144 104 124 118 100 118Z", INK, opacity=0.12)
        + ellipse(100, 96, 24, 18, light)
        + ellipse(100, 87, 9, 6, INK)
        + circle(97, 85, 1.8, "#fff", opacity=0.6)
        + stroke(mouth, INK, 3)
        + eyes
    )
    snore = "".join(write_text("z", x, y, size, NAME, INK) for x, y, size in ((150, 44, 20), (163, 30, 15)))
    return Figure(head, fur, front=snore if asleep else "")


def cat(draws: Draws, _: Kit) -> Figure:
    """Pointed ears, whiskers, eyes that shine in the dark."""
    fur, dark, stripes = draws.pick(
        (
            ("#e8a350", "#e39a45", "#8a4f16"),
            ("#9aa0a8", "#8b919a", "#555b66"),
            ("#c9bfae", "#bdb2a0", "#6e5f4c"),
            ("#4a4550", "#3d3843", "#2a262f"),
        )
    )
    eyes = draws.pick(("#e7f0a8", "#a8e6d0", "#ffd98a"))
    wink = draws.chance(0.25)
    left = ellipse(82, 80, 9, 10, eyes) + ellipse(82, 80, 3, 9, INK) + circle(84, 75.5, 1.6, "#fff")
    right = ellipse(118, 80, 9, 10, eyes) + ellipse(118, 80, 3, 9, INK) + circle(120, 75.5, 1.6, "#fff")
    head = (
        path("M62 66L58 26L88 46ZM138 66L142 26L112 46Z", dark)
        + path("M66 56L64 36L80 48ZM134 56L136 36L120 48Z", "#f7c7b0")
        + path("M60 76C60 46 140 46 140 76C140 102 122 114 100 114S60 102 60 76Z", fur)
        + path("M100 54C140 54 140 76 140 76C140 102 122 114 100 114Z", INK, opacity=0.1)
        + ellipse(100, 101, 17, 11, "#fff6e4", opacity=0.85)
        + stroke("M62 84L76 86M62 94L76 91M138 84L124 86M138 94L124 91", stripes, 2.4)
        + (stroke("M73 81Q82 74 91 81", INK, 3.2) if wink else left)
        + right
        + path("M95 92H105L100 98Z", "#c9504a")
        + stroke("M100 98Q94 106 88 102M100 98Q106 106 112 102", INK, 2.6)
        + stroke("M48 92H72M50 103L74 98M152 92H128M150 103L126 98", "#fff6df", 1.8)
    )
    return Figure(head, fur, cap_at=(0, 6, 0))


def dragon(draws: Draws, _: Kit) -> Figure:
    """Horns, wings, a jet of flame."""
    scales, wing, belly = draws.pick(
        (
            ("#b8382f", "#7a1f2b", "#e9a05a"),
            ("#7a4a9c", "#4f2d6b", "#d7b3e6"),
            ("#2f7d6a", "#1c5247", "#bfe0a8"),
            ("#c06a1f", "#84430f", "#f3d08a"),
        )
    )
    flame = draws.chance(0.6)
    wings = "M6 60L52 90L40 140L20 120L2 128ZM194 60L148 90L160 140L180 120L198 128Z"
    bones = "M6 60L40 140M6 60L20 120M194 60L160 140M194 60L180 120"
    head = (
        path("M74 46L50 8L92 34ZM126 46L150 8L108 34Z", "#f0d9a0")
        + stroke("M60 24L66 19M66 33L73 27M140 24L134 19M134 33L127 27", "#b99a5a", 2)
        + path("M62 62L44 70L64 80ZM138 62L156 70L136 80Z", wing)
        + path("M62 62C62 36 138 36 138 62L132 88C140 96 132 118 100 118S60 96 68 88Z", scales)
        + path("M76 96C76 88 124 88 124 96C126 108 116 114 100 114S74 108 76 96Z", belly, opacity=0.55)
        + path("M100 42C138 42 138 62 138 62L132 88C140 96 132 118 100 118Z", INK, opacity=0.16)
        + path("M74 66L92 72L88 79H76ZM126 66L108 72L112 79H124Z", "#ffd84a")
        + stroke("M84 70.5V78M116 70.5V78", INK, 3.4)
        + stroke("M71 63L92 70M129 63L108 70", wing, 4)
        + ellipse(90, 94, 4, 3, "#3a0f12")
        + ellipse(110, 94, 4, 3, "#3a0f12")
        + stroke("M76 104Q100 112 124 104", "#3a0f12", 3)
        + path("M82 105L86 112L90 107ZM118 105L114 112L110 107Z", "#fff6df")
    )
    fire = path("M122 100Q150 90 164 104Q154 101 150 108Q164 107 170 119Q144 118 122 106Z", "#ff8a2e") + path(
        "M122 101Q142 97 150 106Q140 105 140 110Q132 108 122 105Z", "#ffe08a"
    )
    behind = path(wings, wing) + stroke(bones, INK, 2, opacity=0.3)
    return Figure(head, scales, behind, front=fire if flame else "", cap_at=(0, -4, 0))


def werewolf(draws: Draws, _: Kit) -> Figure:
    """Tall ears, tufts on the cheeks, a long muzzle full of teeth."""
    fur, dark, light = draws.pick(
        (("#7b7f88", "#565a64", "#c9c9c6"), ("#6b5140", "#4a372b", "#c7a888"), ("#4b5266", "#343a4c", "#aab2c4"))
    )
    howls = draws.chance(0.35)
    mouth = (
        ellipse(100, 106, 8, 9, "#3a1418") + path("M93.5 101L96 107L98.5 100ZM101.5 100L104 107L106.5 101Z", "#fff6df")
        if howls
        else stroke("M84 103Q92 109 100 104Q108 109 116 103", INK, 2.8)
        + path("M88 105L91 113L94 106ZM112 105L109 113L106 106Z", "#fff6df")
    )
    head = (
        path("M66 62L52 14L90 44ZM134 62L148 14L110 44Z", dark)
        + path("M68 52L60 28L82 45ZM132 52L140 28L118 45Z", "#c98f84")
        + path(
            "M64 56H136L144 74L156 78L145 86L152 98L136 98C130 112 116 122 100 122"
            "S70 112 64 98L48 98L55 86L44 78L56 74Z",
            fur,
        )
        + path("M100 56H136L144 74L156 78L145 86L152 98L136 98C130 112 116 122 100 122Z", INK, opacity=0.14)
        + path("M100 80C114 82 124 94 122 106C118 116 110 120 100 120S82 116 78 106C76 94 86 82 100 80Z", light)
        + path("M90 86Q100 81 110 86L105 95H95Z", INK)
        + stroke("M74 66L92 73M126 66L108 73", dark, 5)
        + path("M76 75Q85 70 92 78Q84 83 76 75ZM124 75Q115 70 108 78Q116 83 124 75Z", "#ffd84a")
        + circle(85.5, 76.5, 2.6, INK)
        + circle(114.5, 76.5, 2.6, INK)
        + mouth
    )
    return Figure(head, fur, cap_at=(0, 1, 0))
