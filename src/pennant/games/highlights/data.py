"""A card set of Highlights as plain data, for clients that draw its cards themselves."""

from typing import Any

import msgspec

from pennant.games.highlights.art.cities import kit_of
from pennant.games.highlights.cards import CardBook, Team
from pennant.games.highlights.decision import action_args, action_rule


def data_of(book: CardBook) -> dict[str, Any]:
    """All text on the cards, with the rule of every action and the colors of every city."""
    return {
        "set": book.id,
        "title": book.title,
        "sha256": book.sha256,
        "teams": [{**msgspec.to_builtins(team), "colours": _colours(_city(book, team))} for team in book.teams],
        "cards": [_card(book, number) for number in range(len(book.cards))],
    }


def _card(book: CardBook, number: int) -> dict[str, Any]:
    card, numbers = book.cards[number], book.rules.cards[number]
    actions = [
        {**action_args(action), "rule": action_rule(action), "defensive": action in numbers.defensive}
        for action in numbers.actions
    ]
    return {**msgspec.to_builtins(card), "actions": actions, "colours": _colours(card.city)}


def _city(book: CardBook, team: Team) -> str:
    """The home city of a team, as its cards name it."""
    return next((card.city for card in book.cards if card.team == team.id), team.name)


def _colours(city: str) -> list[str]:
    kit = kit_of(city)
    return [kit.first, kit.second]
