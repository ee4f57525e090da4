"""The colors of the cities: a dark first color, on which cream text is readable, and a second color."""

from typing import Final

from pennant.art.colours import Kit, initial, kit_from_name

CITIES: Final = {
    "Atlanta": ("#8a2344", "#f0d9b5"),
    "Baltimore": ("#2b2622", "#f0873a"),
    "Boston": ("#98242c", "#d9dfe8"),
    "Brooklyn": ("#1f5f8b", "#f6efe0"),
    "Chicago": ("#2a2f38", "#e8e2d2"),
    "Cincinnati": ("#a3261f", "#f6efe0"),
    "Cleveland": ("#2a3a66", "#e8614f"),
    "Denver": ("#4a3b78", "#d8dde2"),
    "Detroit": ("#24385f", "#e08a3a"),
    "Harlem": ("#3b2f6b", "#f0c75e"),
    "Havana": ("#7a3d10", "#f4d48a"),
    "Homestead": ("#7d2a52", "#e8d3a2"),
    "Houston": ("#a34a14", "#f6e3b8"),
    "Kansas City": ("#2457a5", "#e9d9a6"),
    "Los Angeles": ("#1d4f91", "#f6efe0"),
    "Miami": ("#006a72", "#f7a38c"),
    "Milwaukee": ("#26395f", "#e6b64c"),
    "Minneapolis": ("#5c2a45", "#f0c75e"),
    "Monterrey": ("#1f4d57", "#e9b04a"),
    "Montreal": ("#2b4d92", "#f08a7e"),
    "New York": ("#22304f", "#cfd6df"),
    "Newark": ("#4b4436", "#f0d27a"),
    "Oakland": ("#1c5b3f", "#f0c24a"),
    "Panama City": ("#9c2f3f", "#a8d8e8"),
    "Philadelphia": ("#8f2336", "#a9cdea"),
    "Phoenix": ("#8a2f4a", "#f0b24a"),
    "Pittsburgh": ("#33302c", "#f2c230"),
    "Portland": ("#2f5d3a", "#efd9a0"),
    "Queens": ("#1c5599", "#f0924a"),
    "San Diego": ("#5a3d22", "#f0c24a"),
    "San Francisco": ("#a9480f", "#f3dfb6"),
    "San Juan": ("#0f6a60", "#f3d9a0"),
    "Santo Domingo": ("#9a2b2a", "#c9d8ef"),
    "Seattle": ("#0f5b66", "#d8e3e1"),
    "Seoul": ("#3f4a86", "#f3b8c0"),
    "St. Louis": ("#a3262c", "#f0d27a"),
    "Sydney": ("#1b6b5a", "#f6dc7a"),
    "Tokyo": ("#b02f2e", "#f6efe0"),
    "Toronto": ("#1c4f86", "#e8edf2"),
    "Washington": ("#8f2430", "#f6efe0"),
}


def kit_of(city: str) -> Kit:
    """The colors of a city's players; for a city of a custom card set they are derived from its name."""
    if city in CITIES:
        return Kit(*CITIES[city], initial(city))
    return kit_from_name(city)
