"""The clubs: their creatures and their colors."""

from typing import Final

from pennant.art.colours import Kit, initial, kit_from_name
from pennant.art.creatures import CREATURES
from pennant.art.draws import seed_of

CLUBS: Final = {
    "Undermountain Diggers": ("dwarf", "#7a4a1f", "#f0c75e"),
    "Silverbough Longbows": ("elf", "#2f6a4a", "#eef0e2"),
    "Honeyvale Grizzlies": ("bear", "#94560c", "#fff3c9"),
    "Whisker Row Alleycats": ("cat", "#5c3a6e", "#f3d9a0"),
    "Dawnshield Paladins": ("knight", "#24528a", "#f0d27a"),
    "Cloudrest Seraphs": ("angel", "#3a5f8f", "#fff3c9"),
    "Skullsmash Orcs": ("orc", "#5a2d1f", "#d8cfb8"),
    "Graveyard Shift": ("undead", "#2f3a2a", "#b6f06a"),
    "Cinderpeak Drakes": ("dragon", "#3a2230", "#ffb52e"),
    "Mudsink Goblins": ("goblin", "#5b4a12", "#e6d36a"),
    "Hollow Manor Phantoms": ("ghost", "#3f3566", "#cfc6ea"),
    "Fullmoon Howlers": ("werewolf", "#2a3350", "#e8e2d2"),
    "Starfall Visitors": ("star folk", "#1f3f5c", "#8ff0d8"),
}


def kit_of(club: str) -> Kit:
    """The colors of a club; for a club of a custom card set they are derived from its name."""
    if club in CLUBS:
        _, first, second = CLUBS[club]
        return Kit(first, second, initial(club))
    return kit_from_name(club)


def creature_of(club: str) -> str:
    """The creature of a club; for a club of a custom card set it is derived from the club's name."""
    return CLUBS[club][0] if club in CLUBS else sorted(CREATURES)[seed_of(club) % len(CREATURES)]
