"""The colors of the clubs."""

from typing import Final

from pennant.art.colours import Kit, initial, kit_from_name

CLUBS: Final = {
    "Harborwall Herons": ("#0f5b66", "#f0c75e"),
    "Highmoor Kestrels": ("#7a3d10", "#f3dfb6"),
    "Foundry Rivets": ("#7a2430", "#e9d9a6"),
    "Glasshaven Geckos": ("#2c6434", "#f6e38a"),
    "Longmeadow Haymakers": ("#8a5a08", "#fff3c9"),
    "Riverbend Ferrymen": ("#1f4a82", "#e8edf2"),
    "Lanternlight Owls": ("#3b3168", "#ffd98a"),
    "Saltworks Sandpipers": ("#5a4a3c", "#bfe3ea"),
}
COACHES: Final = {
    "hitting": Kit("#1f5299", "#f6efe0"),
    "pitching": Kit("#97261f", "#f6efe0"),
    "bench": Kit("#474e5e", "#f0d27a"),
}
"""The colors of coaches by kind: those of the cards that they play like."""


def kit_of(club: str) -> Kit:
    """The colors of a club's players; for a club of a custom card set they are derived from its name."""
    if club in CLUBS:
        return Kit(*CLUBS[club], initial(club))
    return kit_from_name(club)
