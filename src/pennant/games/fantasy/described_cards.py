"""Cards in a few words, for positions and scenarios: `Good HR7 RBI6`, `Evil Pro K9 SV5, FLAMES`, `win HR K, red +1`."""

import re
from collections.abc import Mapping
from typing import Any

from pennant.games.fantasy.cards import (
    ALIGNMENTS,
    COLOURS,
    MAGIC_NAMES,
    STAT_NAMES,
    TIER_NAMES,
    CardBook,
    CharacterText,
    WinText,
    with_cards,
)
from pennant.kernel.card_files import nearest_word
from pennant.kernel.errors import CardError, PositionError, nearest

PLAIN_TIER = "Rookie"
PLAIN_MAGIC = "BRUTE FORCE"
"""The default magic of a described Character: not offered while its Manager has no points (F-11.5)."""


def with_described_cards(book: CardBook, descriptions: Any) -> CardBook:
    """The set with the cards of a description added."""
    if not isinstance(descriptions, Mapping):
        raise PositionError("cards should be a table of names and shapes, such as a1 = 'Good HR7 RBI6'")
    characters: list[CharacterText] = []
    wins: list[WinText] = []
    for names, text in descriptions.items():
        for name in str(names).split():  # several cards may have the same description
            if str(text).split()[:1] == ["win"]:
                wins.append(win_from_text(name, str(text)))
            else:
                characters.append(character_from_text(name, str(text)))
    if not characters and not wins:
        return book
    try:
        return with_cards(book, characters, wins)
    except CardError as error:
        raise PositionError(f"cards: {error}") from None


def character_from_text(name: str, text: str) -> CharacterText:
    """A Character from words such as `Evil Hall of Fame K9 ERA4, FLAMES`; the tier and the magic may be left out."""
    head, _, magic = (part.strip() for part in text.partition(","))
    alignment, _, rest = head.partition(" ")
    if alignment not in ALIGNMENTS:
        raise PositionError(f"cards.{name}: {text!r} should begin with Good, Evil or win, as in 'Good HR7 RBI6'")
    tier = next((each for each in TIER_NAMES if rest.startswith(each)), "")
    stats: dict[str, int] = {}
    for word in rest.removeprefix(tier).split():
        stat = word.rstrip("0123456789")
        value = word.removeprefix(stat)
        if stat not in STAT_NAMES:
            raise PositionError(f"cards.{name}: {word!r} is not a stat: {nearest_word(stat, STAT_NAMES)}")
        if stat in stats or not value or not 1 <= int(value) <= 10:
            raise PositionError(f"cards.{name}: {word!r}: each stat once, from 1 to 10, as in HR7 (F-2.1)")
        stats[stat] = int(value)
    if not stats:
        raise PositionError(f"cards.{name}: {text!r} has no stat, but a Character has at least one (F-2.3)")
    if magic and magic not in MAGIC_NAMES:
        raise PositionError(f"cards.{name}: {magic!r} is not a magic ability: {nearest_word(magic, MAGIC_NAMES)}")
    return CharacterText(name, name, "", tier or PLAIN_TIER, alignment, stats, magic or PLAIN_MAGIC)


def win_from_text(name: str, text: str) -> WinText:
    """A Win card from words such as `win HR RBI K, red +1, blue +2, 3`: stats, banners, and what it prints."""
    head, *parts = (part.strip() for part in text.split(","))
    requires = tuple(head.split()[1:])
    for stat in requires:
        if stat not in STAT_NAMES:
            raise PositionError(f"cards.{name}: {stat!r} is not a stat: {nearest_word(stat, STAT_NAMES)}")
    if not requires or len(set(requires)) < len(requires):
        raise PositionError(f"cards.{name}: {text!r} should name each stat once, and at least one (F-2.5)")
    banners: dict[str, int] = {}
    wins = 1
    for part in parts:
        colour, _, step = part.partition(" ")
        if re.fullmatch(r"[1-9]", part):
            wins = int(part)
        elif colour not in COLOURS:
            raise PositionError(f"cards.{name}: {colour!r} is not the color of a track: {nearest(colour, COLOURS)}")
        elif not re.fullmatch(r"\+[1-9]", step) or colour in banners:
            raise PositionError(f"cards.{name}: {part!r} should be one banner a colour, such as 'red +1'")
        else:
            banners[colour] = int(step)
    return WinText(name, name, requires, banners, wins)
