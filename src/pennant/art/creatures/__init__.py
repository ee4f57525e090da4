"""Folk, beasts and spirits of fairy tales: each kind has its own head, and all wear their club's shirt and cap."""

from collections.abc import Callable
from typing import Final

from pennant.art.body import HOME, ROAD, shirt
from pennant.art.caps import cap, set_at
from pennant.art.colours import Kit
from pennant.art.creatures import beasts, folk, spirits
from pennant.art.creatures.parts import Figure
from pennant.art.draws import Draws
from pennant.art.props import ball, bat
from pennant.art.svg import stroke

CREATURES: Final[dict[str, Callable[[Draws, Kit], Figure]]] = {
    "dwarf": folk.dwarf,
    "elf": folk.elf,
    "knight": folk.knight,
    "orc": folk.orc,
    "goblin": folk.goblin,
    "bear": beasts.bear,
    "cat": beasts.cat,
    "dragon": beasts.dragon,
    "werewolf": beasts.werewolf,
    "angel": spirits.angel,
    "undead": spirits.undead,
    "ghost": spirits.ghost,
    "star folk": spirits.star_folk,
}


def creature(draws: Draws, kind: str, kit: Kit, prop: str = "none") -> str:
    """Draw a creature without background; `prop` is bat, ball or none."""
    cloth = draws.pick((HOME, ROAD, "#d8cfb8"))
    dressed = shirt(draws, kit, cloth)
    figure = CREATURES[kind](draws, kit)
    left = draws.chance(0.5)
    found = figure.behind + (bat() if prop == "bat" else "") + (dressed if figure.dressed else "")
    found += figure.head + set_at(cap(kit, left), *figure.cap_at) + figure.front
    if prop == "ball":
        found += stroke(figure.arm, figure.coat, 15) + ball(164, 112)
    return found
