"""Decks: files that list players, strategy cards, coaches and a stadium; and checks of their legality by rule (C-2)."""

import json
import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from pathlib import Path

import msgspec

from pennant.games.clutch.cards import OWN_SET, CardBook
from pennant.games.clutch.cards.lineups import Lineup, best_lineup, fielders, shortages
from pennant.games.clutch.cards.players import POSITION_NAMES
from pennant.games.clutch.cards.values import RowChances, batters_faced, chances, mean_chances
from pennant.games.clutch.rules.cards import (
    BLUE,
    DESIGNATED,
    GREY,
    POSITIONS,
    RED,
    STARTER,
    CardSet,
    Deck,
)
from pennant.kernel.card_files import parse_toml, read_struct, read_toml
from pennant.kernel.errors import CardError, UsageError, nearest

DECKS = OWN_SET / "decks"


class DeckText(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A deck file. A deck without a line-up gets the best one."""

    title: str
    players: tuple[str, ...]
    strategy: dict[str, int]  # how many copies of each card
    coaches: tuple[str, ...]
    stadium: str
    lineup: tuple[tuple[str, str], ...] = ()  # player and position, in batting order


# --- roster variants ------------------------------------------------------------------------------------------------


class Limits(msgspec.Struct, frozen=True):
    """The requirements for a deck, with the ids of their rules. Another edition can have other numbers."""

    name: str
    batters: int
    pitchers: int
    starters: tuple[int, int]  # at least, at most
    relievers: tuple[int, int]
    cap: int | None
    batters_rule: str = "C-2.1.1"
    pitchers_rule: str = "C-2.1.1"
    roles_rule: str = "C-2.1.3"
    positions_rule: str = "C-2.1.2"
    cap_rule: str = "C-2.1.4"
    cards: int = 50
    copies: tuple[int, ...] = (3, 2, 1, 1)  # by rarity
    weather: int = 2


ROSTERS = (
    Limits("standard", 13, 13, (5, 5), (8, 8), 6000),
    Limits(
        "20-man", 12, 8, (3, 3), (5, 5), 5000,
        batters_rule="C-2.1.7", pitchers_rule="C-2.1.7", roles_rule="C-2.1.7", cap_rule="C-2.1.7",
    ),
    Limits(
        "all-star", 20, 20, (1, 19), (1, 19), None,
        batters_rule="C-2.1.8", pitchers_rule="C-2.1.8", roles_rule="C-R9", positions_rule="C-R9",
    ),
)  # fmt: skip


def limits(name: str) -> Limits:
    """The roster variant with this name."""
    for each in ROSTERS:
        if each.name == name:
            return each
    raise UsageError(f"there is no roster {name!r}: {nearest(name, [each.name for each in ROSTERS])}")


# --- files ----------------------------------------------------------------------------------------------------------


def own_decks() -> list[str]:
    """The names of the decks that come with Pennant."""
    return sorted(file.stem for file in DECKS.glob("*.toml"))


def is_text(name: str | Path) -> bool:
    """Whether this is the text of a deck. Names and paths of files have only one line."""
    return "\n" in str(name)


def load_deck(name: str | Path) -> DeckText:
    """Load a deck from the name of a built-in deck, the path of a file, or the text of a deck."""
    if is_text(name):
        return _deck_of(str(name))
    file = DECKS / f"{name}.toml" if name in own_decks() else Path(name)
    if not file.is_file():
        raise UsageError(
            f"there is no deck {str(name)!r}, neither one of ours nor a file: {nearest(str(name), own_decks())}"
        )
    return read_struct(read_toml(file), DeckText, file.name)


@lru_cache(maxsize=256)
def _deck_of(text: str) -> DeckText:
    return read_struct(parse_toml(text, "the deck"), DeckText, "the deck")


def deck_file(deck: DeckText) -> str:
    """Format a deck as the text of a file."""

    def row(texts: Iterable[str]) -> str:
        return ", ".join(json.dumps(text, ensure_ascii=False) for text in texts)

    def rows(texts: Sequence[str], each: int) -> str:
        return "".join(f"    {row(texts[start : start + each])},\n" for start in range(0, len(texts), each))

    lines = [f"title = {row([deck.title])}", f"players = [\n{rows(deck.players, 8)}]"]
    lines += [f"coaches = [{row(deck.coaches)}]", f"stadium = {row([deck.stadium])}"]
    if deck.lineup:
        lines.append("lineup = [\n" + "".join(f"    [{row(place)}],\n" for place in deck.lineup) + "]")
    copies = [
        f"{card if re.fullmatch('[A-Za-z0-9_-]+', card) else row([card])} = {count}"
        for card, count in deck.strategy.items()
    ]
    return "\n".join([*lines, "", "[strategy]", *copies]) + "\n"


# --- checks of a deck -----------------------------------------------------------------------------------------------

SENTENCES: Mapping[str, str] = {
    "unknown-player": "there is no player {id!r}: {near}",
    "unknown-strategy": "there is no strategy card {id!r}: {near}",
    "unknown-coach": "there is no coach {id!r}: {near}",
    "unknown-stadium": "there is no stadium {id!r}: {near}",
    "no-stadium": "there must be one stadium, not 0",
    "batters": "there must be {wanted} batters, not {count}",
    "pitchers": "there must be {wanted} pitchers, not {count}",
    "starters": "there must be {wanted} starters, not {count}",
    "relievers": "there must be {wanted} relievers, not {count}",
    "position-empty": "nobody can play {positions}",
    "positions-short": "{positions} need {needed} batters, but only {players} can play there",
    "salary": "the salaries come to {total}, which is {over} above the cap of {cap}",
    "same-card": "{id} stands {count} times among the players",
    "same-person": "{ids} are cards of one player, {name}",
    "strategy-count": "there must be {wanted} strategy cards, not {count}",
    "no-copies": "{id} is listed with {count} copies",
    "copies": "of {ids} there may be {most} in all, not {count}",
    "weather": "there may be {most} weather cards, not {count}",
    "coaches": "there must be one {kind} coach, not {count}",
    "lineup-count": "the line-up must have {wanted} batters, not {count}",
    "lineup-stranger": "{id} is in the line-up, but is not a batter of the deck",
    "lineup-twice": "{id} stands in the line-up {count} times",
    "lineup-no-position": "{position!r} is not a position: {near}",
    "lineup-position": "the line-up has {count} for {position}, but must have one",
    "lineup-unlisted": "{id} cannot play {position}: the card lists {listed}",
}
"""The names of breaches, and their texts."""

COACH_KINDS = {BLUE: "hitting", RED: "pitching", GREY: "bench"}


Said = str | int | tuple[str, ...]


class Breach(msgspec.Struct, frozen=True):
    """A rule that a deck breaks: its id, the name and the data of its message, and the cards involved."""

    rule: str
    message: str
    data: dict[str, Said]
    cards: tuple[str, ...] = ()

    def __str__(self) -> str:
        said = {name: _and(value) if isinstance(value, tuple) else value for name, value in self.data.items()}
        return f"{SENTENCES[self.message].format(**said)} ({self.rule})"


NO_STADIUM = Breach("C-2.4.1", "no-stadium", {})


def breaches(deck: DeckText, book: CardBook, limits: Limits) -> list[Breach]:
    """All rules that a deck breaks, in the order of the rules; empty if it is legal (C-2.4.1).

    There are no limits on icons or on the mix of colors (C-2.1.5, C-2.2.4).
    """
    ids = Ids.of(book)
    batters = [ids.batters[key] for each in deck.players if (key := each.lower()) in ids.batters]
    pitchers = [ids.pitchers[key] for each in deck.players if (key := each.lower()) in ids.pitchers]
    return [
        *_unknown(deck.players, ids.batters | ids.pitchers, "player", "C-2.1.1", ids),
        *_numbers(batters, pitchers, book.rules, limits),
        *_positions(batters, book, limits),
        *_salary(batters, pitchers, book.rules, limits),
        *_persons(deck.players, batters, pitchers, book),
        *_strategy(deck.strategy, book, limits),
        *_coaches(deck.coaches, book),
        *(_unknown([deck.stadium], ids.stadiums, "stadium", "C-2.4.1", ids) if deck.stadium else [NO_STADIUM]),
        *(_lineup(deck, book) if deck.lineup else ()),
    ]


def check_deck(deck: DeckText, book: CardBook, limits: Limits) -> Deck:
    """Convert a legal deck to the numbers of the rules; the error for an illegal deck lists all broken rules."""
    wrong = breaches(deck, book, limits)
    if wrong:
        raise CardError(f"the deck {deck.title!r} is not legal: " + "; ".join(map(str, wrong)))
    return rules_deck(deck, book)


class Ids(msgspec.Struct, frozen=True):
    """The spelling of a set's ids, and the numbers of its cards; all keys are ids in lower case."""

    spelt: dict[str, str]
    batters: dict[str, int]
    pitchers: dict[str, int]
    strategies: dict[str, int]
    coaches: dict[str, int]
    stadiums: dict[str, int]

    @staticmethod
    @lru_cache(maxsize=8)
    def of(book: CardBook) -> "Ids":
        kinds = [
            [card.id for card in book.batters],
            [card.id for card in book.pitchers],
            [card.id for card in book.strategies],
            [card.id for card in book.coaches],
            [card.id for card in book.stadiums],
        ]
        numbers = [{card_id.lower(): number for number, card_id in enumerate(kind)} for kind in kinds]
        return Ids({card_id.lower(): card_id for kind in kinds for card_id in kind}, *numbers)


def _unknown(listed: Iterable[str], known: Mapping[str, int], what: str, rule: str, ids: Ids) -> Iterator[Breach]:
    for each in listed:
        if each.lower() not in known:
            near = nearest(each, [ids.spelt[key] for key in known])
            yield Breach(rule, f"unknown-{what}", {"id": each, "near": near}, (each,))


def _numbers(batters: list[int], pitchers: list[int], cards: CardSet, limits: Limits) -> Iterator[Breach]:
    """Check the numbers of batters, starters and relievers (C-2.1.1, C-2.1.3, C-2.1.7, C-2.1.8, C-R9)."""
    starters = sum(cards.pitchers[number].role == STARTER for number in pitchers)
    counts = [
        ("batters", limits.batters_rule, len(batters), limits.batters, limits.batters),
        ("pitchers", limits.pitchers_rule, len(pitchers), limits.pitchers, limits.pitchers),
        ("starters", limits.roles_rule, starters, *limits.starters),
        ("relievers", limits.roles_rule, len(pitchers) - starters, *limits.relievers),
    ]
    for message, rule, count, least, most in counts:
        if not least <= count <= most:
            wanted = str(least) if least == most else f"{least} to {most}"
            yield Breach(rule, message, {"count": count, "wanted": wanted, "least": least, "most": most})


def _positions(batters: list[int], book: CardBook, limits: Limits) -> Iterator[Breach]:
    """Check that eight fielders have listed positions; duplicate cards count once (C-2.1.2)."""
    batters = list(dict.fromkeys(batters))
    listed = [int(book.rules.batters[number].listed) for number in batters]
    if fielders(listed) is not None:
        return
    rule = limits.positions_rule
    for positions, able in shortages(listed):
        names = tuple([POSITION_NAMES[position] for position in positions])
        if not able:
            yield Breach(rule, "position-empty", {"positions": names})
            continue
        cards = tuple([book.batters[batters[each]].id for each in able])
        yield Breach(rule, "positions-short", {"positions": names, "needed": len(names), "players": cards}, cards)


def _salary(batters: list[int], pitchers: list[int], cards: CardSet, limits: Limits) -> Iterator[Breach]:
    """Check that salaries are within the cap (C-2.1.4, C-2.1.7)."""
    total = sum(int(cards.batters[number].salary) for number in batters)
    total += sum(int(cards.pitchers[number].salary) for number in pitchers)
    if limits.cap is not None and total > limits.cap:
        yield Breach(limits.cap_rule, "salary", {"total": total, "over": total - limits.cap, "cap": limits.cap})


def _persons(listed: Sequence[str], batters: list[int], pitchers: list[int], book: CardBook) -> Iterator[Breach]:
    """Check that no card is listed twice, and no two cards are of the same person (C-2.1.6)."""
    for each, count in Counter(player.lower() for player in listed).items():
        if count > 1:
            spelt = next(player for player in listed if player.lower() == each)
            yield Breach("C-2.1.6", "same-card", {"id": spelt, "count": count}, (spelt,))
    people: dict[int, dict[str, str]] = {}
    for number in batters:
        batter = book.batters[number]
        people.setdefault(int(book.rules.batters[number].person), {})[batter.id] = batter.name
    for number in pitchers:
        pitcher = book.pitchers[number]
        people.setdefault(int(book.rules.pitchers[number].person), {})[pitcher.id] = pitcher.name
    for cards in people.values():
        if len(cards) > 1:
            name = next(iter(cards.values()))
            yield Breach("C-2.1.6", "same-person", {"ids": tuple(cards), "name": name}, tuple(cards))


def _strategy(strategy: Mapping[str, int], book: CardBook, limits: Limits) -> Iterator[Breach]:
    """Check the number of strategy cards, of copies by rarity, and of weather cards (C-2.2.1 to C-2.2.3)."""
    ids = Ids.of(book).strategies
    yield from _unknown(strategy, ids, "strategy", "C-2.2.1", Ids.of(book))
    count = sum(strategy.values())
    if count != limits.cards:
        yield Breach("C-2.2.1", "strategy-count", {"count": count, "wanted": limits.cards})
    families: dict[int, Counter[int]] = {}
    weather = 0
    for each, copies in strategy.items():
        if copies < 1:
            yield Breach("C-2.2.1", "no-copies", {"id": each, "count": copies}, (each,))
        number = ids.get(each.lower())
        if number is not None:
            card = book.rules.strategies[number]
            families.setdefault(int(card.family), Counter())[number] += copies
            weather += copies if card.weather else 0
    for members in families.values():
        most = limits.copies[book.rules.strategies[min(members)].rarity]  # all versions are equally rare
        if members.total() > most:
            cards = tuple([book.strategies[number].id for number in members])
            yield Breach("C-2.2.2", "copies", {"ids": cards, "most": most, "count": members.total()}, cards)
    if weather > limits.weather:
        yield Breach("C-2.2.3", "weather", {"most": limits.weather, "count": weather})


def _coaches(coaches: Sequence[str], book: CardBook) -> Iterator[Breach]:
    """Check that there is one coach of each kind (C-2.3.1)."""
    ids = Ids.of(book).coaches
    yield from _unknown(coaches, ids, "coach", "C-2.3.1", Ids.of(book))
    colours = [int(book.rules.coaches[ids[each.lower()]].colour) for each in coaches if each.lower() in ids]
    for colour, kind in COACH_KINDS.items():
        if colours.count(colour) != 1:
            yield Breach("C-2.3.1", "coaches", {"kind": kind, "count": colours.count(colour)})


def _lineup(deck: DeckText, book: CardBook) -> Iterator[Breach]:
    """Check a line-up: nine batters of the deck, each at a listed position, one as designated hitter (C-3.2.9)."""
    rule, ids = "C-3.2.9", Ids.of(book).batters
    if len(deck.lineup) != POSITIONS:
        yield Breach(rule, "lineup-count", {"count": len(deck.lineup), "wanted": POSITIONS})
    own = {player.lower() for player in deck.players}
    spelt = {player.lower(): player for player, _ in deck.lineup}
    for each, count in Counter(player.lower() for player, _ in deck.lineup).items():
        if each not in own or each not in ids:
            yield Breach(rule, "lineup-stranger", {"id": spelt[each]}, (spelt[each],))
        if count > 1:
            yield Breach(rule, "lineup-twice", {"id": spelt[each], "count": count}, (spelt[each],))
    for player, name in deck.lineup:
        if name not in POSITION_NAMES:
            yield Breach(rule, "lineup-no-position", {"position": name, "near": nearest(name, POSITION_NAMES)})
        elif player.lower() in ids and name != POSITION_NAMES[DESIGNATED]:
            pos = book.batters[ids[player.lower()]].pos
            if name not in pos:
                data: dict[str, Said] = {"id": player, "position": name, "listed": tuple(pos)}
                yield Breach(rule, "lineup-unlisted", data, (player,))
    places = Counter(name for _, name in deck.lineup)
    for name in POSITION_NAMES:
        if places[name] != 1:
            yield Breach(rule, "lineup-position", {"position": name, "count": places[name]})


def _and(words: Sequence[str]) -> str:
    """Words as a list in a sentence."""
    return " and ".join([", ".join(words[:-1]), words[-1]] if len(words) > 1 else words)


# --- decks for the rules --------------------------------------------------------------------------------------------


def rules_deck(deck: DeckText, book: CardBook) -> Deck:
    """Convert a legal deck to the numbers of the rules.

    The rotation is sorted by salary; pitchers with equal salaries stay in the order of the file (C-3.2.4).
    """
    ids = Ids.of(book)
    batters = [ids.batters[key] for each in deck.players if (key := each.lower()) in ids.batters]
    pitchers = [ids.pitchers[key] for each in deck.players if (key := each.lower()) in ids.pitchers]
    cards = book.rules
    starters = [number for number in pitchers if cards.pitchers[number].role == STARTER]
    coaches = [ids.coaches[each.lower()] for each in deck.coaches]
    lineup = _own_lineup(deck, batters, ids) if deck.lineup else auto_lineup(batters, book)
    return Deck(
        batters=tuple(batters),
        starters=tuple(sorted(starters, key=lambda number: -cards.pitchers[number].salary)),
        relievers=tuple([number for number in pitchers if number not in starters]),
        strategies=tuple(
            sorted(ids.strategies[c.lower()] for c, copies in deck.strategy.items() for _ in range(copies))
        ),
        coaches=tuple(sorted(coaches, key=lambda number: cards.coaches[number].colour)),
        stadium=ids.stadiums[deck.stadium.lower()],
        order=lineup.order,
        fielding=lineup.fielding,
    )


def _own_lineup(deck: DeckText, batters: Sequence[int], ids: Ids) -> Lineup:
    order = [batters.index(ids.batters[player.lower()]) for player, _ in deck.lineup]
    return Lineup(tuple(order), tuple([POSITION_NAMES.index(name) for _, name in deck.lineup]))


def auto_lineup(batters: Sequence[int], book: CardBook) -> Lineup:
    """The best line-up of these batters of a set."""
    lines = SetChances.of(book).batters
    return best_lineup([book.rules.batters[number] for number in batters], [lines[number] for number in batters])


class SetChances(msgspec.Struct, frozen=True):
    """The chances of all players against the whole set, and their mean; pitchers are weighted by batters faced."""

    batters: tuple[RowChances, ...]
    pitchers: tuple[RowChances, ...]
    mean: RowChances

    @staticmethod
    @lru_cache(maxsize=8)
    def of(book: CardBook) -> "SetChances":
        pitchers = book.rules.pitchers
        table = [[chances(batter, pitcher) for pitcher in pitchers] for batter in book.rules.batters]
        weights, alike = [batters_faced(pitcher) for pitcher in pitchers], [1.0] * len(table)
        hit = tuple([mean_chances(each, weights) for each in table])
        allowed = tuple([mean_chances(each, alike) for each in zip(*table, strict=True)])
        return SetChances(hit, allowed, mean_chances(hit, alike))
