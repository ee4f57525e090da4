"""The cards of a set as a table."""

from collections.abc import Mapping, Sequence

from pennant.cli.draw import QUIET, STRONG, Block, Part, line
from pennant.cli.highlights.labels import TYPE_STYLE, Labels
from pennant.games.highlights.cards import TIER_NAMES, TYPE_NAMES, CardText
from pennant.kernel.errors import UsageError, nearest

_COLUMNS = ("id", "name", "team", "tier", "type", "speed", "hits", "action", "cost", "revenue")


def card_table(labels: Labels, wanted: Mapping[str, str]) -> Block:
    """One line per card with the requested properties."""
    cards = _choose_cards(labels, wanted)
    rows = [[*(labels.say(f"column-{name}") for name in _COLUMNS), "PH"], *(_row(labels, card) for card in cards)]
    widths = [max(len(row[place]) for row in rows) for place in range(len(rows[0]))]
    block: Block = []
    for number, row in enumerate(rows):
        parts: list[Part] = []
        for name, cell, width in zip((*_COLUMNS, "ph"), row, widths, strict=True):
            style = STRONG if number == 0 or name == "name" else ""
            if name == "type" and number:
                style = TYPE_STYLE[cards[number - 1].type]
            right = name in ("cost", "revenue")
            parts.append((f"{cell:>{width}}  " if right else f"{cell:{width}}  ", style))
        block.append(line(*parts))
    return [*block, line((labels.say("cards-count", count=len(cards), set=labels.book.title), QUIET))]


def _row(labels: Labels, card: CardText) -> list[str]:
    text = labels.text
    return [
        card.id,
        card.name,
        text.team(card.team) if card.team else "",
        text.say(f"tier-{card.tier.replace(' ', '-')}"),
        text.type(card.type),
        text.speed(card.speed),
        labels.hits(card.id),
        " + ".join(name for name, _ in labels.actions(card.id)),
        "" if card.cost is None else str(card.cost),
        str(card.revenue),
        "PH" if card.pinch else "",
    ]


def _choose_cards(labels: Labels, wanted: Mapping[str, str]) -> Sequence[CardText]:
    known: dict[str, Sequence[str]] = {
        "type": TYPE_NAMES,
        "tier": TIER_NAMES,
        "team": [team.id for team in labels.book.teams],
    }
    cards = list(labels.book.cards)
    for name, typed in wanted.items():
        word = typed.lower().replace("-", " ") if name == "tier" else typed.lower().replace(" ", "-")
        if word not in known[name]:
            raise UsageError(f"there is no {name} {typed!r}: {nearest(word, known[name])}")
        cards = [card for card in cards if getattr(card, name) == word]
    return cards
