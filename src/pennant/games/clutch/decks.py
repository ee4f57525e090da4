"""Decks that people build and keep: as data, as files, checked, completed (C-2)."""

import re
from collections.abc import Iterator, Mapping
from functools import lru_cache
from random import Random
from typing import Annotated, Any, Final

import msgspec

from pennant.games.clutch.cards import CardBook
from pennant.games.clutch.cards.building import complete_deck
from pennant.games.clutch.cards.decks import (
    COACH_KINDS,
    ROSTERS,
    Breach,
    DeckText,
    Ids,
    Limits,
    auto_lineup,
    breaches,
    deck_file,
    limits,
    load_deck,
    own_decks,
)
from pennant.games.clutch.cards.players import POSITION_NAMES
from pennant.games.clutch.rules.cards import STARTER
from pennant.games.clutch.text import ClutchText
from pennant.kernel import decks
from pennant.kernel.decks import Checked, Deck, Meter
from pennant.kernel.errors import CardError
from pennant.kernel.structs import read_as
from pennant.kernel.words import PHRASES, visible

LONGEST_TITLE: Final = 40
UNTITLED: Final = "Deck"
MOST_CARDS: Final = 100
"""Maximum number of entries of a kind in a deck from a client: more than any rule allows."""
_ID: Final = re.compile(r"[0-9A-Za-z](?:[0-9A-Za-z ._-]{0,38}[0-9A-Za-z])?")

Few = msgspec.Meta(max_length=MOST_CARDS)
Count = Annotated[int, msgspec.Meta(ge=0, le=MOST_CARDS)]


class _Outside(msgspec.Struct, forbid_unknown_fields=True):
    """A deck from a client, which may be far from complete."""

    title: Annotated[str, msgspec.Meta(max_length=1000)] = ""
    players: Annotated[list[str], Few] = []
    strategy: Annotated[dict[str, Count], Few] = {}
    coaches: Annotated[list[str], Few] = []
    stadium: str = ""
    lineup: Annotated[list[tuple[str, str]], Few] = []


class ClutchDecks(decks.Decks):
    """The decks of Clutch."""

    option = "decks"

    def ready(self) -> Mapping[str, str]:
        return {name: load_deck(name).title for name in own_decks()}

    def content(self, word: str) -> Deck:
        return _data(load_deck(word))

    def tidy(self, data: Any) -> Deck:
        try:
            found = read_as(data, _Outside)
        except msgspec.ValidationError as error:
            raise CardError(f"this is not a deck: {error}") from None
        ids = [*found.players, *found.strategy, *found.coaches, *(player for player, _ in found.lineup)]
        for card_id in [*ids, *filter(None, [found.stadium])]:
            if not _ID.fullmatch(card_id):
                raise CardError(f"{card_id[:40]!r} cannot be the id of a card")
        for _, position in found.lineup:
            if position not in POSITION_NAMES:
                raise CardError(f"{position[:40]!r} is not a position: there is {', '.join(POSITION_NAMES)}")
        copies = {card_id: count for card_id, count in found.strategy.items() if count}
        title = visible(found.title)[:LONGEST_TITLE].strip() or UNTITLED
        return _data(read_as({**msgspec.to_builtins(found), "title": title, "strategy": copies}, DeckText))

    def text(self, deck: Deck) -> str:
        return deck_file(_text(deck))

    def check(self, deck: Deck, options: Mapping[str, Any], cards: Any) -> Checked:
        text, size = _text(deck), _limits(options)
        found = breaches(text, cards, size)
        words = ClutchText(PHRASES, cards)
        said = [decks.Breach(_render_breach(breach, words), breach.rule, breach.cards) for breach in found]
        return Checked(said, list(_meters(text, cards, size)), _lineup(text, cards))

    def fits(self, deck: Deck, cards: Any) -> dict[str, list[str]]:
        return {"roster": list(_fitting(self.text(deck), cards))}

    def complete(self, deck: Deck, options: Mapping[str, Any], cards: Any) -> Deck:
        """The same deck is always completed in the same way."""
        text = _text(deck)
        return _data(complete_deck(text, cards, _limits(options), Random(deck_file(text))))

    def are_closed(self, options: Mapping[str, Any]) -> bool:
        return options.get("deck_lists") == "closed"


def _text(deck: Deck) -> DeckText:
    return read_as(deck, DeckText)


def _data(deck: DeckText) -> Deck:
    found: Deck = msgspec.json.decode(msgspec.json.encode(deck))
    return found


def _limits(options: Mapping[str, Any]) -> Limits:
    return limits(str(options.get("roster", ROSTERS[0].name)))


@lru_cache(maxsize=512)
def _fitting(text: str, cards: CardBook) -> tuple[str, ...]:
    """The rosters that a deck is legal for."""
    deck = load_deck(text)
    return tuple(size.name for size in ROSTERS if not breaches(deck, cards, size))


def _render_breach(breach: Breach, words: ClutchText) -> str:
    """A breach as a phrase: cards by their names, unknown cards by their ids."""
    known = Ids.of(words.book).spelt

    def display_name(card_id: str) -> str:
        return words.card_name(known[card_id.lower()]) if card_id.lower() in known else card_id

    args = {name: words.join_list(value) if isinstance(value, tuple) else value for name, value in breach.data.items()}
    if "least" in args and args["least"] != args["most"]:
        args["wanted"] = f"{args['least']}–{args['most']}"
    if breach.cards:
        args["cards"] = words.join_list([display_name(card_id) for card_id in breach.cards])
    return words.say(f"deck-breach-{breach.message}", **args)


def _meters(deck: DeckText, cards: CardBook, size: Limits) -> Iterator[Meter]:
    """The counts of a deck, in the order of the rules."""
    ids, rules = Ids.of(cards), cards.rules
    batters = [rules.batters[ids.batters[key]] for each in deck.players if (key := each.lower()) in ids.batters]
    pitchers = [rules.pitchers[ids.pitchers[key]] for each in deck.players if (key := each.lower()) in ids.pitchers]
    starters = sum(pitcher.role == STARTER for pitcher in pitchers)
    salary = sum(int(each.salary) for each in batters) + sum(int(each.salary) for each in pitchers)
    weather = sum(
        copies
        for each, copies in deck.strategy.items()
        if (key := each.lower()) in ids.strategies and rules.strategies[ids.strategies[key]].weather
    )
    yield Meter("salary", salary, None, size.cap, size.cap_rule)
    yield Meter("batters", len(batters), size.batters, size.batters, size.batters_rule)
    yield Meter("pitchers", len(pitchers), size.pitchers, size.pitchers, size.pitchers_rule)
    yield Meter("starters", starters, *size.starters, size.roles_rule)
    yield Meter("relievers", len(pitchers) - starters, *size.relievers, size.roles_rule)
    yield Meter("strategy", sum(deck.strategy.values()), size.cards, size.cards, "C-2.2.1")
    yield Meter("weather", weather, None, size.weather, "C-2.2.3")
    yield Meter("coaches", len(deck.coaches), len(COACH_KINDS), len(COACH_KINDS), "C-2.3.1")
    yield Meter("stadium", int(bool(deck.stadium)), 1, 1, "C-2.4.1")


def _lineup(deck: DeckText, cards: CardBook) -> list[tuple[str, str]]:
    """The deck's own line-up, or the best one; empty if its batters cannot fill all positions (C-3.2.9)."""
    if deck.lineup:
        return list(deck.lineup)
    ids = Ids.of(cards).batters
    batters = list(dict.fromkeys(ids[key] for each in deck.players if (key := each.lower()) in ids))
    try:
        found = auto_lineup(batters, cards)
    except CardError:
        return []
    return [
        (cards.batters[batters[place]].id, POSITION_NAMES[position])
        for place, position in zip(found.order, found.fielding, strict=True)
    ]
