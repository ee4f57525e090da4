"""The cards of a set as tables: batters, pitchers, strategy cards, coaches, stadiums, and the decks."""

from collections.abc import Mapping, Sequence

from rich.text import Text

from pennant.cli.clutch.labels import RESULT_STYLE, Labels
from pennant.cli.draw import QUIET, STRONG, Block, Part, line
from pennant.games.clutch.cards import BatterText, PitcherText
from pennant.games.clutch.cards.players import ROW_NAMES
from pennant.games.clutch.printed_text import format_signed, speed_letter
from pennant.kernel.errors import UsageError, nearest

TYPES = ("batter", "pitcher", "strategy", "coach", "stadium")
RARITIES = ("common", "uncommon", "rare", "ultra-rare")


def card_table(labels: Labels, wanted: Mapping[str, str]) -> Block:
    """One table per type of card, or only the requested type; `team` filters players, and `tier` is a card's rarity."""
    types = [_match_word("type", wanted["type"], TYPES)] if "type" in wanted else list(TYPES)
    if "team" in wanted:
        types = [kind for kind in types if kind in ("batter", "pitcher")]
    if "tier" in wanted:
        types = [kind for kind in types if kind == "strategy"]
    block: Block = []
    count = 0
    for kind in types:
        rows = _TABLES[kind](labels, wanted)
        count += len(rows) - 1
        block += [line((labels.say(f"cards-{kind}"), STRONG)), *_table(rows, _NUMBERS[kind]), line()]
    return [*block, line((labels.say("cards-count", count=count, set=labels.book.title), QUIET))]


def _match_word(name: str, typed: str, words: Sequence[str]) -> str:
    """The known word that a person typed, in any case."""
    for word in words:
        if typed.lower().replace("-", " ") == word.lower().replace("-", " "):
            return word
    raise UsageError(f"there is no {name} {typed!r}: {nearest(typed.lower(), [word.lower() for word in words])}")


def _heads(labels: Labels, *names: str) -> list[Part]:
    return [(labels.say(f"column-{name}"), STRONG) for name in names]


def _is_wanted(labels: Labels, card: BatterText | PitcherText, wanted: Mapping[str, str]) -> bool:
    if "team" not in wanted:
        return True
    teams = {team.id: team.name for team in labels.book.teams}
    names = [*teams, *teams.values()]
    team = _match_word("team", wanted["team"], names)
    return labels.text.club(card.team) == teams.get(team, team)


def _chart(labels: Labels, card_id: str) -> list[Part]:
    rows = labels.chart(card_id)
    return [(rows.get(name, ""), RESULT_STYLE[name]) for name in ROW_NAMES]


Rows = list[list[Part]]


def _batters(labels: Labels, wanted: Mapping[str, str]) -> Rows:
    head = _heads(labels, "id", "name", "team", "bats", "on-base", "bonus", "speed", "positions", "clutch", "icons")
    rows: Rows = [[*head, *((name, STRONG) for name in ROW_NAMES), *_heads(labels, "salary")]]
    for card in labels.book.batters:
        if not _is_wanted(labels, card, wanted):
            continue
        row: list[Part] = [card.id, (card.name, STRONG), labels.text.club(card.team), card.bats, str(card.on_base)]
        row += [labels.bonus(card), f"{card.speed} {speed_letter(card.speed)}", labels.text.positions(card.id)]
        row += [format_signed(card.clutch) if card.clutch else "", " ".join(card.icons)]
        rows.append([*row, *_chart(labels, card.id), str(card.salary)])
    return rows


def _pitchers(labels: Labels, wanted: Mapping[str, str]) -> Rows:
    names = (
        "id",
        "name",
        "team",
        "throws",
        "role",
        "command",
        "bonus",
        "mistake",
        "innings",
        "defence",
        "clutch",
        "icons",
    )
    rows: Rows = [[*_heads(labels, *names), *((name, STRONG) for name in ROW_NAMES), *_heads(labels, "salary")]]
    for card in labels.book.pitchers:
        if not _is_wanted(labels, card, wanted):
            continue
        row: list[Part] = [card.id, (card.name, STRONG), labels.text.club(card.team), card.throws, card.role]
        row += [str(card.command), labels.bonus(card), f"1-{card.x_zone}" if card.x_zone > 1 else "1", str(card.ip)]
        row += [format_signed(card.defence), format_signed(card.clutch) if card.clutch else "", " ".join(card.icons)]
        rows.append([*row, *_chart(labels, card.id), str(card.salary)])
    return rows


def _strategies(labels: Labels, wanted: Mapping[str, str]) -> Rows:
    rows: Rows = [_heads(labels, "id", "name", "kind", "text")]
    rarity = _match_word("tier", wanted["tier"], RARITIES) if "tier" in wanted else ""
    for card in labels.book.strategies:
        if not rarity or card.rarity == rarity:
            title = line(labels.mark(card.id), " ", (labels.title(card.id), STRONG))
            rows.append([card.id, title, labels.text.kind(card.id), labels.text.text(card.id)])
    return rows


def _coaches(labels: Labels, _: Mapping[str, str]) -> Rows:
    rows: Rows = [_heads(labels, "id", "name", "kind", "text")]
    for card in labels.book.coaches:
        title = line(labels.mark(card.id), " ", (labels.title(card.id), STRONG))
        rows.append([card.id, title, labels.text.kind(card.id), labels.text.text(card.id)])
    return rows


def _stadiums(labels: Labels, _: Mapping[str, str]) -> Rows:
    rows: Rows = [_heads(labels, "id", "name", "kind", "text")]
    for card in labels.book.stadiums:
        rows.append([card.id, (labels.title(card.id), STRONG), labels.text.kind(card.id), labels.text.text(card.id)])
    return rows


_TABLES = {
    "batter": _batters,
    "pitcher": _pitchers,
    "strategy": _strategies,
    "coach": _coaches,
    "stadium": _stadiums,
}
_NUMBERS: Mapping[str, Sequence[int]] = {
    "batter": (4, 6, 8, 18),
    "pitcher": (5, 8, 9, 10, 20),
    "strategy": (),
    "coach": (),
    "stadium": (),
}
"""Columns with right-aligned numbers."""


def _table(rows: Rows, right: Sequence[int]) -> Block:
    """Cells in columns that are as wide as their contents."""
    lines: list[list[Text]] = [[line(cell) for cell in row] for row in rows]
    widths = [max(row[place].cell_len for row in lines) for place in range(len(lines[0]))]
    block: Block = []
    for row in lines:
        parts: list[Part] = []
        for place, (cell, width) in enumerate(zip(row, widths, strict=True)):
            room = " " * (width - cell.cell_len)
            parts += [room, cell, "  "] if place in right else [cell, room, "  "]
        text = line(*parts)
        text.rstrip()
        block.append(text)
    return block
