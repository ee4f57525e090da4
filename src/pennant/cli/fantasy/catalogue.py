"""The cards of a set as tables: Characters, Win cards, Events, teams."""

from collections.abc import Mapping, Sequence

from rich.text import Text

from pennant.cli.draw import QUIET, STRONG, Block, Part, line
from pennant.cli.fantasy.labels import ALIGNMENT_STYLE, STAT_STYLE, Labels
from pennant.games.fantasy.cards import STAT_NAMES, TIER_NAMES, CharacterText
from pennant.kernel.errors import UsageError, nearest

TYPES = ("character", "win", "event", "team")


def card_table(labels: Labels, wanted: Mapping[str, str]) -> Block:
    """One table per type of card, or only the requested type; `tier` and `team` filter Characters."""
    types = [_match_word("type", wanted["type"], TYPES)] if "type" in wanted else list(TYPES)
    if {"tier", "team"} & set(wanted):
        types = ["character"]
    tables = {"character": _characters, "win": _wins, "event": _events, "team": _teams}
    block: Block = []
    for kind in types:
        block += [line((labels.say(f"cards-{kind}"), STRONG)), *tables[kind](labels, wanted), line()]
    counts = {"characters": len(_choose_cards(labels, wanted)), "wins": len(labels.book.wins)}
    counts |= {"events": len(labels.book.events), "teams": len(labels.book.teams)}
    shown = [labels.say(f"count-{name}", count=count) for name, count in counts.items() if name[:-1] in types]
    return [*block, line((labels.say("cards-count", cards=", ".join(shown), set=labels.book.title), QUIET))]


def _match_word(name: str, typed: str, words: Sequence[str]) -> str:
    """The known word that a person typed, in any case."""
    for word in words:
        if typed.lower().replace("-", " ") == word.lower().replace("-", " "):
            return word
    raise UsageError(f"there is no {name} {typed!r}: {nearest(typed.lower(), [word.lower() for word in words])}")


def _choose_cards(labels: Labels, wanted: Mapping[str, str]) -> list[CharacterText]:
    cards = list(labels.book.characters)
    if "tier" in wanted:
        tier = _match_word("tier", wanted["tier"], TIER_NAMES)
        cards = [card for card in cards if card.tier == tier]
    if "team" in wanted:
        club = _match_word("team", wanted["team"], sorted({card.club for card in labels.book.characters}))
        cards = [card for card in cards if card.club == club]
    return cards


def _characters(labels: Labels, wanted: Mapping[str, str]) -> Block:
    head = [*(labels.say(f"column-{name}") for name in ("id", "name", "club", "tier", "alignment")), *STAT_NAMES]
    styles = {5 + number: STAT_STYLE[stat] for number, stat in enumerate(STAT_NAMES)}
    rows: list[list[Part]] = []
    for card in _choose_cards(labels, wanted):
        row: list[Part] = [card.id, (card.name, STRONG), card.club, labels.text.tier(card.tier)]
        row.append((labels.text.alignment(card.alignment), ALIGNMENT_STYLE[card.alignment]))
        row += [str(card.stats[stat]) if stat in card.stats else "" for stat in STAT_NAMES]
        rows.append([*row, labels.magic(card.id)])
    return _table([*head, labels.say("magic")], rows, styles, range(5, 5 + len(STAT_NAMES)))


def _wins(labels: Labels, _: Mapping[str, str]) -> Block:
    head = [labels.say(f"column-{name}") for name in ("id", "name", "requires", "banners", "wins")]
    rows: list[list[Part]] = [
        [
            card.id,
            (card.name, STRONG),
            line(*labels.requires(card.id)),
            line(*labels.banners(card.id, in_full=True)),
            str(card.wins),
        ]
        for card in labels.book.wins
    ]
    return _table(head, rows, {}, (4,))


def _events(labels: Labels, _: Mapping[str, str]) -> Block:
    head = [labels.say(f"column-{name}") for name in ("id", "name", "text")]
    rows: list[list[Part]] = [
        [card.id, (card.name, STRONG), labels.text.event_text(card.id)] for card in labels.book.events
    ]
    return _table(head, rows, {}, ())


def _teams(labels: Labels, _: Mapping[str, str]) -> Block:
    return [line((f"{team.id:5}", ""), labels.text.team_line(team.id)) for team in labels.book.teams]


def _table(head: list[str], rows: list[list[Part]], styles: Mapping[int, str], right: Sequence[int]) -> Block:
    """Cells in columns that are as wide as their contents; numbers are right-aligned."""
    lines: list[list[Text]] = [[line((word, STRONG)) for word in head], *([line(cell) for cell in row] for row in rows)]
    widths = [max(row[place].cell_len for row in lines) for place in range(len(head))]
    block: Block = []
    for row in lines:
        parts: list[Part] = []
        for place, (cell, width) in enumerate(zip(row, widths, strict=True)):
            room = " " * (width - cell.cell_len)
            cell.stylize(styles.get(place, ""))
            parts += [room, cell, "  "] if place in right else [cell, room, "  "]
        text = line(*parts)
        text.rstrip()
        block.append(text)
    return block
