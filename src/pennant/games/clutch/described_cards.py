"""Cards in a few words, for positions and scenarios: `speed 18`, `bats L, on-base 5, K 1-6, GB 7-10, HR 11+`.

What is not said is as on the card of a plain player (`PLAIN_BATTER`, `PLAIN_PITCHER`). A pitcher begins with SP or RP::

    RIDGE = "bats R, on-base 10, speed 15, clutch +2, K 1-3, GB 4-5, FB 6-7, BB 8-10, 1B 11-15, 2B 16-18, 3B 19, HR 20+"
    SORREL = "bats S, R+1"                  # one more On-Base against right-handed pitchers
    GLOVE = "plays C 9, icons GG"           # elsewhere he is out of position
    KESTREL = "SP, throws R, command 4, L+2, x-zone 2, ip 6, defence 1, clutch -1, icons K W"
    EDGE = { colour = "blue", window = "advantage", effects = [{ advantage = "batter" }] }

The last one is a strategy card, written as in a card set; a table with a roof is a stadium.
"""

import re
from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import Any, TypeVar

import msgspec

from pennant.games.clutch.cards import BatterText, CardBook, PitcherText, StadiumText, StrategyText, with_cards
from pennant.games.clutch.cards.players import ROLE_NAMES, ROW_NAMES, Bonus, rules_batter, rules_pitcher
from pennant.games.clutch.cards.stadiums import stadium_text
from pennant.games.clutch.cards.strategies import strategy_text
from pennant.kernel.errors import CardError, PositionError, nearest

HOME, AWAY = SIDES = ("home", "away")
RATINGS = {"C": 7, "1B": 1, "2B": 2, "3B": 3, "SS": 3, "LF": 1, "CF": 3, "RF": 1, "DH": 0}
"""The ratings of a plain player: nine of them with a plain pitcher have Battery 8, Infield 9, Outfield 5."""
PLAIN_BATTER = BatterText(
    id="", person="", name="", team="", bats="R", on_base=10, speed=15, pos=RATINGS, salary=200,
    chart="K 1-3, GB 4-5, FB 6-7, BB 8-10, 1B 11-15, 2B 16-18, 3B 19, HR 20+",
)  # fmt: skip
PLAIN_PITCHER = PitcherText(
    id="", person="", name="", team="", throws="R", role="SP", ip=6, command=4, x_zone=2, defence=1, salary=200,
    chart="K 1-5, GB 6-11, FB 12-16, BB 17, 1B 18-20, 2B 21-23, HR 24+",
)  # fmt: skip
PLAIN_STARTERS = 5
PLAIN_RELIEF = 2
"""The innings of a plain reliever."""

Player = TypeVar("Player", BatterText, PitcherText)

_PLAIN_CARD = {"colour": "grey", "rarity": "common", "window": "before the pitch"}
_BONUS = re.compile(r"([LR])\+(\d+)")
_ROW = re.compile(rf"({'|'.join(ROW_NAMES)}) \d.*")
_NUMBERS = {"on-base": "on_base", "x-zone": "x_zone"}
_BATTER_NUMBERS = ("on-base", "speed", "clutch", "salary")
_PITCHER_NUMBERS = ("ip", "command", "x-zone", "defence", "clutch", "salary")
_NO_EFFECT: dict[str, Any] = {"when": "inning < 1", "effects": [{"mod": "pitch", "by": 1}]}


def plain_names(side: str) -> tuple[list[str], list[str]]:
    """The plain players of a side: thirteen batters, then five starters and eight relievers."""
    starters = [f"{side}-SP{number}" for number in range(1, PLAIN_STARTERS + 1)]
    return [f"{side}-{number}" for number in range(1, 14)], starters + [f"{side}-RP{place}" for place in range(1, 9)]


@lru_cache(maxsize=4)
def with_plain(book: CardBook) -> CardBook:
    """The set with plain players for both sides, and two parks without special effects."""
    batters: list[BatterText] = []
    pitchers: list[PitcherText] = []
    for side in SIDES:
        names, arms = plain_names(side)
        batters += [_with_name(PLAIN_BATTER, name) for name in names]
        pitchers += [pitcher_from_text(name, name.removeprefix(f"{side}-")[:2]) for name in arms]
    stadiums = [_park(f"plain {kind}", roof) for kind, roof in (("field", "outdoor"), ("dome", "indoor"))]
    return with_cards(book, batters, pitchers, stadiums=stadiums)


def _park(name: str, roof: str) -> StadiumText:
    data: dict[str, Any] = {
        "id": name,
        "name": name,
        "roof": roof,
        "main": _NO_EFFECT,
        "secondary": [_NO_EFFECT, _NO_EFFECT],
    }
    return stadium_text(data, f"stadium {name}")


def with_described_cards(book: CardBook, descriptions: Any) -> CardBook:
    """The set with the cards of a description added."""
    book = with_plain(book)
    if not isinstance(descriptions, Mapping):
        raise PositionError("cards should be a table of names and players, such as FOX = 'speed 18'")
    batters: list[BatterText] = []
    pitchers: list[PitcherText] = []
    strategies: list[StrategyText] = []
    stadiums: list[StadiumText] = []
    try:
        for names, description in descriptions.items():
            for name in str(names).split():  # several cards may have the same description
                if isinstance(description, Mapping) and "roof" in description:
                    stadiums.append(stadium_text({"id": name, "name": name, **description}, f"stadium {name}"))
                elif isinstance(description, Mapping):
                    strategies.append(strategy_text({**_PLAIN_CARD, "id": name, "title": name, **description}, name))
                elif _parts(description)[:1] and _parts(description)[0] in ROLE_NAMES:
                    pitchers.append(pitcher_from_text(name, description))
                else:
                    batters.append(batter_from_text(name, description))
        return with_cards(book, batters, pitchers, strategies, stadiums) if descriptions else book
    except CardError as error:
        raise PositionError(f"cards: {error}") from None


def _parts(text: Any) -> list[str]:
    return [" ".join(part.split()) for part in str(text).split(",") if part.strip()]


def batter_from_text(name: str, text: str) -> BatterText:
    """A batter from a description."""
    fields, rest = _fields(name, _parts(text), _BATTER_NUMBERS)
    for part in rest:
        word, _, value = part.partition(" ")
        if word == "bats":
            fields["bats"] = value
        elif word == "plays":
            fields["pos"] = _ratings(name, value.split())
        else:
            raise _meaningless(name, part, ("bats L", "plays SS 3", "R+1", "icons GG", "GB 4-6", *_BATTER_NUMBERS))
    batter = msgspec.structs.replace(_with_name(PLAIN_BATTER, name), **fields)
    _check(name, lambda: rules_batter(batter, 0))
    return batter


def pitcher_from_text(name: str, text: str) -> PitcherText:
    """A pitcher from a description; the first word is his role."""
    role, *parts = _parts(text)
    fields, rest = _fields(name, parts, _PITCHER_NUMBERS)
    if role == "RP":
        fields.setdefault("ip", PLAIN_RELIEF)
    for part in rest:
        word, _, value = part.partition(" ")
        if word != "throws":
            raise _meaningless(name, part, ("throws L", "L+2", "icons K", "GB 6-11", *_PITCHER_NUMBERS))
        fields["throws"] = value
    pitcher = msgspec.structs.replace(_with_name(PLAIN_PITCHER, name), role=role, **fields)
    _check(name, lambda: rules_pitcher(pitcher, 0))
    return pitcher


def _fields(name: str, parts: Iterable[str], numbers: tuple[str, ...]) -> tuple[dict[str, Any], list[str]]:
    """The fields that batters and pitchers share, and the remaining parts."""
    fields: dict[str, Any] = {}
    rows: list[str] = []
    rest: list[str] = []
    for part in parts:
        word, _, value = part.partition(" ")
        bonus = _BONUS.fullmatch(part)
        if word in numbers:
            fields[_NUMBERS.get(word, word)] = _whole(name, word, value)
        elif bonus:
            fields["bonus"] = Bonus(bonus[1], int(bonus[2]))
        elif word == "icons":
            fields["icons"] = tuple(value.split())
        elif _ROW.fullmatch(part):
            rows.append(part)
        else:
            rest.append(part)
    if rows:
        fields["chart"] = ", ".join(rows)
    return fields, rest


def _ratings(name: str, words: list[str]) -> dict[str, int]:
    """`SS 3 2B 2`."""
    pairs = list(zip(words[::2], words[1::2], strict=False))
    if len(words) % 2 or not pairs:
        raise PositionError(f"cards.{name}: plays: positions and ratings in turn, such as 'plays SS 3 2B 2'")
    return {position: _whole(name, f"plays {position}", value) for position, value in pairs}


def _whole(name: str, word: str, value: str) -> int:
    try:
        return int(value)
    except ValueError:
        raise PositionError(f"cards.{name}: {word} needs a number, not {value!r}") from None


def _meaningless(name: str, part: str, known: Iterable[str]) -> PositionError:
    return PositionError(f"cards.{name}: {part!r} says nothing about a player: {nearest(part, known)}")


def _check(name: str, check: Any) -> None:
    """Run a check of card files; its error becomes an error of the description."""
    try:
        check()
    except CardError as error:
        raise PositionError(f"cards.{name}: {error}") from None


def _with_name(text: Player, name: str) -> Player:
    return msgspec.structs.replace(text, id=name, person=name, name=name)
