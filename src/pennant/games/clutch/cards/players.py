"""Batters and pitchers: the format of card files, and conversion to the numbers of the rules (C-1.1, C-1.2).

A chart is one line, as on a printed card: "K 1-3, GB 4-5, FB 6-7, BB 8-10, 1B 11-15, 2B 16-19, HR 20+".
"""

import re
from collections.abc import Sequence
from itertools import pairwise
from typing import Annotated

import msgspec

from pennant.games.clutch.rules.cards import (
    CATCHER,
    NO_HAND,
    NO_ROW,
    OUT_OF_POSITION,
    ROWS,
    TRIPLE,
    Batter,
    Pitcher,
)
from pennant.kernel.card_files import TomlTable, between, number_of, one_of, read_struct, tables, within
from pennant.kernel.errors import CardError

ROW_NAMES = ("K", "GB", "FB", "BB", "1B", "2B", "3B", "HR")
HAND_NAMES = ("R", "L", "S")
POSITION_NAMES = ("C", "1B", "2B", "3B", "SS", "LF", "CF", "RF", "DH")
ICON_NAMES = ("AS", "GG", "HR", "MVP", "R", "RBI", "SB", "SL", "HL", "K", "SV", "W")
BATTER_ICONS = ("AS", "GG", "HR", "MVP", "R", "RBI", "SB", "SL")
PITCHER_ICONS = ("AS", "GG", "HL", "K", "MVP", "SV", "W")
ROLE_NAMES = ("SP", "RP")

MOST_SPEED = 24
MOST_RATING, MOST_CATCHER_RATING = 5, 9
"""The highest ratings of fielders and of catchers (C-1.1.4)."""
MOST_ON_BASE, MOST_COMMAND = 20, 12
MOST_BONUS = 6
MOST_CLUTCH = 3
MOST_INNINGS = 9
MOST_SALARY = 2000
LAST_NUMBER = 40
"""The highest number that a row may start with, because no swing is higher."""

_ROW = re.compile(r"(\w+)\s+(\d+)(?:\s*(?:(\+)|[-–]\s*(\d+)))?")


class Bonus(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A bonus on On-Base against pitchers who throw with this hand, or on Command against batters of this side."""

    vs: Annotated[str, one_of(HAND_NAMES[:2])]
    value: Annotated[int, between(1, MOST_BONUS)]


class BatterText(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A batter in a card file (C-1.1). Cards with the same `person` are versions of one player (C-2.1.6)."""

    id: str
    person: str
    name: str
    team: str
    bats: Annotated[str, one_of(HAND_NAMES)]
    on_base: Annotated[int, between(0, MOST_ON_BASE)]
    speed: Annotated[int, between(0, MOST_SPEED)]
    pos: dict[Annotated[str, one_of(POSITION_NAMES)], Annotated[int, between(0, MOST_CATCHER_RATING)]]
    chart: str
    salary: Annotated[int, between(0, MOST_SALARY)]
    bonus: Bonus | None = None
    clutch: Annotated[int, between(-MOST_CLUTCH, MOST_CLUTCH)] = 0
    icons: tuple[Annotated[str, one_of(BATTER_ICONS)], ...] = ()
    no: int = 0


class PitcherText(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A pitcher in a card file (C-1.2)."""

    id: str
    person: str
    name: str
    team: str
    throws: Annotated[str, one_of(HAND_NAMES[:2])]
    role: Annotated[str, one_of(ROLE_NAMES)]
    ip: Annotated[int, between(1, MOST_INNINGS)]
    command: Annotated[int, between(0, MOST_COMMAND)]
    x_zone: Annotated[int, between(1, 3)]
    chart: str
    salary: Annotated[int, between(0, MOST_SALARY)]
    bonus: Bonus | None = None
    defence: Annotated[int, between(0, MOST_RATING)] = 0
    clutch: Annotated[int, between(-MOST_CLUTCH, MOST_CLUTCH)] = 0
    icons: tuple[Annotated[str, one_of(PITCHER_ICONS)], ...] = ()
    no: int = 0


PlayerText = BatterText | PitcherText


def read_players(data: TomlTable, file: str) -> tuple[list[BatterText], list[PitcherText]]:
    """Read and check the `[[batter]]` and `[[pitcher]]` tables of a file."""
    batters = [(where, read_struct(table, BatterText, where)) for where, table in tables(data, "batter", file)]
    pitchers = [(where, read_struct(table, PitcherText, where)) for where, table in tables(data, "pitcher", file)]
    for where, batter in batters:
        rules_batter(batter, 0, where)
    for where, pitcher in pitchers:
        rules_pitcher(pitcher, 0, where)
    return [text for _, text in batters], [text for _, text in pitchers]


def rules_batter(text: BatterText, person: int, where: str = "") -> Batter:
    """Convert a batter to the numbers of the rules, and refuse invalid values (C-1.1)."""
    where = where or f"batter {text.id}"
    _check_names(text, where)
    ratings, listed = _positions(text.pos, f"{where}: field pos")
    bonus_vs, bonus = _bonus(text.bonus, where)
    return Batter(
        person=person,
        speed=within(text.speed, 0, MOST_SPEED, f"{where}: field speed"),
        on_base=within(text.on_base, 0, MOST_ON_BASE, f"{where}: field on_base"),
        bats=number_of(text.bats, HAND_NAMES, "hand", f"{where}: field bats"),
        ratings=ratings,
        listed=listed,
        starts=chart_starts(text.chart, ROW_NAMES, f"{where}: field chart"),
        salary=_salary(text.salary, where),
        bonus_vs=bonus_vs,
        bonus=bonus,
        icons=_icons(text.icons, BATTER_ICONS, where),
        clutch=within(text.clutch, -MOST_CLUTCH, MOST_CLUTCH, f"{where}: field clutch"),
    )


def rules_pitcher(text: PitcherText, person: int, where: str = "") -> Pitcher:
    """Convert a pitcher to the numbers of the rules, and refuse invalid values (C-1.2)."""
    where = where or f"pitcher {text.id}"
    _check_names(text, where)
    bonus_vs, bonus = _bonus(text.bonus, where)
    return Pitcher(
        person=person,
        role=number_of(text.role, ROLE_NAMES, "role", f"{where}: field role"),
        limit=within(text.ip, 1, MOST_INNINGS, f"{where}: field ip"),
        command=within(text.command, 0, MOST_COMMAND, f"{where}: field command"),
        throws=number_of(text.throws, HAND_NAMES[:2], "hand of a pitcher", f"{where}: field throws"),
        x_zone=within(text.x_zone, 1, 3, f"{where}: field x_zone"),
        starts=chart_starts(text.chart, PITCHER_ROWS, f"{where}: field chart"),
        salary=_salary(text.salary, where),
        defence=within(text.defence, 0, MOST_RATING, f"{where}: field defence"),
        bonus_vs=bonus_vs,
        bonus=bonus,
        icons=_icons(text.icons, PITCHER_ICONS, where),
        clutch=within(text.clutch, -MOST_CLUTCH, MOST_CLUTCH, f"{where}: field clutch"),
    )


# --- charts ---------------------------------------------------------------------------------------------------------

PITCHER_ROWS = tuple(name for row, name in enumerate(ROW_NAMES) if row != TRIPLE)
"""The rows of a pitcher's chart, which has no triples (C-1.2)."""


def chart_starts(chart: str, allowed: Sequence[str], where: str) -> tuple[int, ...]:
    """Parse a chart: the first number of every row, or NO_ROW for a missing row (C-1.1.1, C-1.1.2)."""
    starts = [NO_ROW] * ROWS
    last_row, expected = -1, 1
    for part in chart.split(","):
        written = _ROW.fullmatch(part.strip())
        if written is None:
            raise CardError(f"{where}: {part.strip()!r} must be a row and its numbers, such as 'GB 4-6' or 'HR 20+'")
        name, first, is_open, last = written.groups()
        row = ROW_NAMES.index(allowed[number_of(name, allowed, "row of this chart", where)])
        if row <= last_row:
            raise CardError(f"{where}: {name} stands after {ROW_NAMES[last_row]}; the order is {' '.join(allowed)}")
        if int(first) != expected:
            raise CardError(f"{where}: {name} starts at {first}, but must start at {expected}")
        if last is not None and int(last) <= int(first):
            raise CardError(f"{where}: {name} ends at {last}, but starts at {first}")
        if (is_open is not None) != (name == "HR"):
            needs = f"the home runs have no end: 'HR {first}+'" if name == "HR" else "only the home runs have no end"
            raise CardError(f"{where}: {part.strip()!r}: {needs}")
        starts[row] = within(int(first), 1, LAST_NUMBER, where)
        last_row, expected = row, int(last or first) + 1
    if last_row != ROWS - 1:
        raise CardError(f"{where}: the home runs are missing; a chart ends with them, such as 'HR {expected}+'")
    return tuple(starts)


def chart_text(starts: Sequence[int]) -> str:
    """Format a chart as in a card file."""
    rows = [row for row in range(ROWS) if starts[row] != NO_ROW]
    parts = []
    for row, following in pairwise(rows):
        first, last = starts[row], starts[following] - 1
        parts.append(f"{ROW_NAMES[row]} {first}" if first == last else f"{ROW_NAMES[row]} {first}-{last}")
    return ", ".join([*parts, f"{ROW_NAMES[rows[-1]]} {starts[rows[-1]]}+"])


# --- the other fields -----------------------------------------------------------------------------------------------


def _check_names(text: PlayerText, where: str) -> None:
    for field in ("id", "person", "name"):
        if not getattr(text, field):
            raise CardError(f"{where}: field {field}: it must not be empty")


def _positions(pos: dict[str, int], where: str) -> tuple[tuple[int, ...], int]:
    """The rating at each position, and the listed positions as a bit set (C-1.1, C-3.5.10)."""
    if not pos:
        raise CardError(f"{where}: at least one position must stand here, if only DH")
    ratings = [OUT_OF_POSITION] * len(POSITION_NAMES)
    ratings[-1] = 0
    listed = 0
    for name, rating in pos.items():
        position = number_of(name, POSITION_NAMES, "position", where)
        if name == "DH" and rating:
            raise CardError(f"{where}.DH: a designated hitter has no rating: it must be 0, not {rating}")
        most = MOST_CATCHER_RATING if position == CATCHER else MOST_RATING
        ratings[position] = within(rating, 0, most, f"{where}.{name}")
        listed |= 1 << position
    return tuple(ratings), listed


def _bonus(bonus: Bonus | None, where: str) -> tuple[int, int]:
    if bonus is None:
        return NO_HAND, 0
    hand = number_of(bonus.vs, HAND_NAMES[:2], "hand", f"{where}: field bonus.vs")
    return hand, within(bonus.value, 1, MOST_BONUS, f"{where}: field bonus.value")


def _salary(salary: int, where: str) -> int:
    within(salary, 0, MOST_SALARY, f"{where}: field salary")
    if salary % 10:
        raise CardError(f"{where}: field salary: {salary} is not a multiple of 10")
    return salary


def _icons(names: Sequence[str], allowed: Sequence[str], where: str) -> int:
    """Icons as a bit set."""
    icons = 0
    for name in names:
        number_of(name, allowed, "icon of such a player", f"{where}: field icons")
        bit = 1 << ICON_NAMES.index(name)
        if icons & bit:
            raise CardError(f"{where}: field icons: {name} is given twice")
        icons |= bit
    return icons
