"""Conditions of cards: tests of public facts, converted to the numbers of the rules.

A condition is an expression such as `third and outs < 2`, `result in [GB, FB] and chart == pitcher`,
`4 <= inning <= 6` or `SL in batter.icons`. Nothing else is allowed: no arithmetic, no calls, no side effects.
"""

import ast
import re
from collections.abc import Mapping, Sequence
from itertools import product
from math import prod
from typing import Final, NamedTuple

from pennant.games.clutch.cards.players import (
    BATTER_ICONS,
    HAND_NAMES,
    ICON_NAMES,
    PITCHER_ICONS,
    ROLE_NAMES,
    ROW_NAMES,
)
from pennant.games.clutch.rules import cards as rules
from pennant.games.clutch.rules.cards import EQUAL, HAS_ANY, LESS, MORE, ONE_OF, Condition, Test
from pennant.kernel.card_files import nearest_word
from pennant.kernel.errors import CardError

RESULT_NAMES: Final = (*ROW_NAMES, "HBP", "IBB", "BUNT", "SQUEEZE")
"""The results of an at-bat in the order of the rules' numbers: the rows of a chart, and all others."""
CHART_NAMES: Final = ("batter", "pitcher")
THROW_NAMES: Final = ("steal", "extra_base", "tag", "ground", "home", "double_play", "pickoff")
RATINGS: Final = {"battery": rules.BATTERY, "infield": rules.INFIELD, "outfield": rules.OUTFIELD}

FLAG: Final = "flag"
NUMBER: Final = "number"
WORD: Final = "word"
ICONS: Final = "icons"


class Fact(NamedTuple):
    """A public fact: its number in the rules, its kind, and the words that are its possible values."""

    number: int
    kind: str
    words: Mapping[str, int] = {}
    owned: bool = False  # depends on the owner of the card, so a stadium cannot use it


def _words(names: Sequence[str]) -> dict[str, int]:
    return {name: number for number, name in enumerate(names)}


def _icons(number: int, names: Sequence[str], *, owned: bool = False) -> Fact:
    return Fact(number, ICONS, {name: 1 << ICON_NAMES.index(name) for name in names}, owned)


_HANDS = _words(HAND_NAMES[:2])
_RESULTS = _words(RESULT_NAMES)

FACTS: Final[dict[str, Fact]] = {
    "outs": Fact(rules.IS_OUTS, NUMBER),
    "inning": Fact(rules.IS_INNING, NUMBER),
    "top": Fact(rules.IS_TOP, FLAG),
    "first": Fact(rules.ON_FIRST, FLAG),
    "second": Fact(rules.ON_SECOND, FLAG),
    "third": Fact(rules.ON_THIRD, FLAG),
    "risp": Fact(rules.IN_SCORING_POSITION, FLAG),
    "loaded": Fact(rules.ARE_LOADED, FLAG),
    "empty": Fact(rules.ARE_EMPTY, FLAG),
    "lead": Fact(rules.IS_LEAD, NUMBER, owned=True),
    "clutch_moment": Fact(rules.IN_CLUTCH_MOMENT, FLAG),
    "home": Fact(rules.IS_HOME, FLAG, owned=True),
    "offence": Fact(rules.ON_OFFENCE, FLAG, owned=True),
    "infield_in": Fact(rules.INFIELD_IS_IN, FLAG),
    "batter.bats": Fact(rules.BATS, WORD, _HANDS),
    "same_hand": Fact(rules.SAME_HAND, FLAG),
    "batter.speed": Fact(rules.BATTER_SPEED, NUMBER),
    "batter.icons": _icons(rules.BATTER_ICONS, BATTER_ICONS),
    "batter.clutch": Fact(rules.BATTER_CLUTCH, NUMBER),
    "batter.on_base": Fact(rules.BATTER_ON_BASE, NUMBER),
    "batter.salary": Fact(rules.BATTER_SALARY, NUMBER),
    "batter.pinch_hitter": Fact(rules.IS_PINCH_HITTER, FLAG),
    "batter.hits": Fact(rules.BATTER_HITS, NUMBER),
    "batter.last": Fact(rules.BATTER_LAST, WORD, _RESULTS),
    "batter.out": Fact(rules.BATTER_OUT, FLAG),
    "pitcher.throws": Fact(rules.PITCHER_THROWS, WORD, _HANDS),
    "pitcher.role": Fact(rules.PITCHER_ROLE, WORD, _words(ROLE_NAMES)),
    "pitcher.tired": Fact(rules.IS_TIRED, NUMBER),
    "pitcher.command": Fact(rules.PITCHER_COMMAND, NUMBER),
    "pitcher.icons": _icons(rules.PITCHER_ICONS, PITCHER_ICONS),
    "pitcher.clutch": Fact(rules.PITCHER_CLUTCH, NUMBER),
    "pitcher.outs": Fact(rules.PITCHER_OUTS, NUMBER),
    "pitcher.runs": Fact(rules.PITCHER_RUNS, NUMBER),
    "pitcher.walks": Fact(rules.PITCHER_WALKS, NUMBER),
    "pitcher.faced": Fact(rules.PITCHER_FACED, NUMBER),
    "pitcher.fresh": Fact(rules.IS_FRESH, FLAG),
    "pitch.natural": Fact(rules.PITCH_NATURAL, NUMBER),
    "pitch.total": Fact(rules.PITCH_TOTAL, NUMBER),
    "mistake": Fact(rules.IS_MISTAKE, FLAG),
    "chart": Fact(rules.CHART, WORD, _words(CHART_NAMES)),
    "swing.natural": Fact(rules.SWING_NATURAL, NUMBER),
    "swing.total": Fact(rules.SWING_TOTAL, NUMBER),
    "swing.power": Fact(rules.POWER_DIE, FLAG),
    "swing.lowest": Fact(rules.LOWEST_OF_ROW, FLAG),
    "result": Fact(rules.IS_RESULT, WORD, _RESULTS),
    "throw.kind": Fact(rules.THROW_KIND, WORD, _words(THROW_NAMES)),
    "throw.rating": Fact(rules.THROW_RATING, WORD, RATINGS),
    "throw.home": Fact(rules.THROW_HOME, FLAG),
    "throw.from_third": Fact(rules.FROM_THIRD, FLAG),
    "throw.out": Fact(rules.THROW_OUT, FLAG),
    "runner.speed": Fact(rules.RUNNER_SPEED, NUMBER),
    "runner.icons": _icons(rules.RUNNER_ICONS, BATTER_ICONS),
    "outcome": Fact(rules.IS_OUTCOME, WORD, _RESULTS),
    "outs_on_play": Fact(rules.OUTS_ON_PLAY, NUMBER),
    "runs_on_play": Fact(rules.RUNS_ON_PLAY, NUMBER),
    "previous_outcome": Fact(rules.PREVIOUS_OUTCOME, WORD, _RESULTS),
    "streak.hits": Fact(rules.HITS_IN_A_ROW, NUMBER),
    "streak.outs": Fact(rules.OUTS_IN_A_ROW, NUMBER),
    "streak.strikeouts": Fact(rules.STRIKEOUTS_IN_A_ROW, NUMBER),
    "half.runs": Fact(rules.HALF_RUNS, NUMBER),
    "half.batters": Fact(rules.HALF_BATTERS, NUMBER),
    "half.strikeouts": Fact(rules.HALF_STRIKEOUTS, NUMBER),
    "half.scorers": _icons(rules.HALF_SCORERS, BATTER_ICONS),
    "struck_out_side": Fact(rules.STRUCK_OUT_SIDE, FLAG),
    "one_two_three": Fact(rules.ONE_TWO_THREE, FLAG),
    "own.hand": Fact(rules.OWN_HAND, NUMBER, owned=True),
    "other.hand": Fact(rules.OTHER_HAND, NUMBER, owned=True),
    "own.discard": Fact(rules.OWN_DISCARD, NUMBER, owned=True),
    "other.momentum": Fact(rules.OTHER_MOMENTUM, NUMBER, owned=True),
    "left_in_play": Fact(rules.LEFT_IN_PLAY, NUMBER),
    "harm": Fact(rules.ANSWERED_HARM, FLAG),
    "outdoors": Fact(rules.OUTDOORS, FLAG),
    "weather": Fact(rules.WEATHER, FLAG),
    "substituted": Fact(rules.HAS_SUBSTITUTED, FLAG, owned=True),
    "substituted_now": Fact(rules.SUBSTITUTED_NOW, FLAG, owned=True),
    "lineup.icons": _icons(rules.LINEUP_ICONS, ICON_NAMES, owned=True),
    "catcher.icons": _icons(rules.CATCHER_ICONS, BATTER_ICONS),
    "infield.icons": _icons(rules.INFIELD_ICONS, BATTER_ICONS),
    "centre.icons": _icons(rules.CENTRE_ICONS, BATTER_ICONS),
    "outfield.icons": _icons(rules.OUTFIELD_ICONS, BATTER_ICONS),
}
NAME_OF: Final = {fact.number: name for name, fact in FACTS.items()}

MOST_ALTERNATIVES: Final = 32
LARGEST_MEMBER: Final = 61
"""The largest number in a list, because lists are stored as bit sets."""

_LIKE: Final = "write it like 'third and outs < 2'"
_ROW: Final = re.compile(r"\b(?=[123]B\b)")
_OPS: Final[dict[type[ast.cmpop], str]] = {
    ast.Eq: "==",
    ast.NotEq: "!=",
    ast.Lt: "<",
    ast.LtE: "<=",
    ast.Gt: ">",
    ast.GtE: ">=",
    ast.In: "in",
    ast.NotIn: "not in",
}
_MIRRORED: Final = {"==": "==", "!=": "!=", "<": ">", "<=": ">=", ">": "<", ">=": "<="}

Alternatives = tuple[tuple[Test, ...], ...]


def condition(text: str, where: str, *, is_owned: bool = True) -> Condition:
    """Convert a condition to the numbers of the rules; an empty text always holds.

    `is_owned`: the card has an owner, so the condition may test facts about its owner.
    """
    if not text.strip():
        return rules.ALWAYS_SO
    return Condition(_Reader(where, is_owned).read(text))


def both(*texts: str) -> str:
    """The condition that holds if all of these hold."""
    return " and ".join(f"({text})" for text in texts if text.strip())


def unless(text: str) -> str:
    return f"not ({text})"


class _Reader:
    """Converts one condition to alternatives, each a list of tests."""

    def __init__(self, where: str, is_owned: bool) -> None:
        self.where = where
        self.is_owned = is_owned

    def read(self, text: str) -> Alternatives:
        try:
            tree = ast.parse(_ROW.sub("_", text.strip()), mode="eval")
        except (SyntaxError, ValueError, RecursionError, MemoryError):
            raise self._error(f"{text!r} is not a condition: {_LIKE}") from None
        return self._alternatives(tree.body, True)

    def _alternatives(self, node: ast.expr, wanted: bool) -> Alternatives:
        """The cases in which an expression is true, or false if `wanted` is false."""
        if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
            return self._alternatives(node.operand, not wanted)
        if isinstance(node, ast.BoolOp):
            parts = [self._alternatives(value, wanted) for value in node.values]
            return self._all_of(parts) if isinstance(node.op, ast.And) == wanted else _any_of(parts)
        if isinstance(node, ast.Compare):
            return self._comparison(node, wanted)
        if isinstance(node, ast.Name | ast.Attribute):
            return ((self._flag(node, wanted),),)
        raise self._error(f"{_source(node)!r} means nothing in a condition: {_LIKE}")

    def _comparison(self, node: ast.Compare, wanted: bool) -> Alternatives:
        """A comparison, or a chain of them such as `4 <= inning <= 6`."""
        sides = [node.left, *node.comparators]
        tests: list[Alternatives] = []
        for left, op, right in zip(sides, node.ops, sides[1:], strict=False):
            if type(op) not in _OPS:
                raise self._error(f"{_source(node)!r} means nothing in a condition: {_LIKE}")
            tests.append(((self._test(left, _OPS[type(op)], right, wanted),),))
        return self._all_of(tests) if wanted else _any_of(tests)

    def _all_of(self, parts: Sequence[Alternatives]) -> Alternatives:
        count = prod(len(part) for part in parts)
        if count > MOST_ALTERNATIVES:
            raise self._error(f"this has {count} alternatives, more than {MOST_ALTERNATIVES}: make it simpler")
        return tuple(sum(choice, ()) for choice in product(*parts))

    def _test(self, left: ast.expr, op: str, right: ast.expr, wanted: bool) -> Test:
        if op.endswith("in"):
            wanted = wanted == (op == "in")
            if isinstance(right, ast.List):
                return self._among(left, right, wanted)
            return self._icon(left, right, wanted)
        if isinstance(_number(left), int):
            left, op, right = right, _MIRRORED[op], left
        name, fact = self._fact(left)
        if fact.kind == NUMBER:
            number = _number(right)
            if number is None:
                raise self._error(f"{name!r} is a number: compare it with one, not with {_source(right)!r}")
            return _compare(fact.number, op, number, wanted)
        if fact.kind == WORD:
            if op not in ("==", "!="):
                raise self._error(f"{name!r} has no order: compare it with == or !=")
            return _compare(fact.number, op, self._word(name, fact, right), wanted)
        raise self._error(_how_to_ask(name, fact))

    def _among(self, left: ast.expr, right: ast.List, wanted: bool) -> Test:
        """`result in [GB, FB]`, `outs in [0, 1]`."""
        name, fact = self._fact(left)
        if fact.kind not in (NUMBER, WORD):
            raise self._error(_how_to_ask(name, fact))
        if not right.elts:
            raise self._error(f"{name!r} is compared with an empty list")
        members = 0
        for each in right.elts:
            member = _number(each) if fact.kind == NUMBER else self._word(name, fact, each)
            if member is None or not 0 <= member <= LARGEST_MEMBER:
                raise self._error(f"{_source(each)!r} is not a number between 0 and {LARGEST_MEMBER}")
            members |= 1 << member
        return Test(fact.number, ONE_OF, members, wanted)

    def _icon(self, left: ast.expr, right: ast.expr, wanted: bool) -> Test:
        """`SL in batter.icons`."""
        name, fact = self._fact(right)
        if fact.kind != ICONS:
            raise self._error(_how_to_ask(name, fact))
        return Test(fact.number, HAS_ANY, self._word(name, fact, left), wanted)

    def _flag(self, node: ast.expr, wanted: bool) -> Test:
        name, fact = self._fact(node)
        if fact.kind != FLAG:
            raise self._error(_how_to_ask(name, fact))
        return Test(fact.number, EQUAL, 1, wanted)

    def _fact(self, node: ast.expr) -> tuple[str, Fact]:
        name = _source(node)
        if name not in FACTS:
            raise self._error(f"{name!r} is not a fact: {nearest_word(name, tuple(FACTS))}")
        if FACTS[name].owned and not self.is_owned:
            raise self._error(f"{name!r} depends on whose card it is, and a stadium is nobody's (C-3.2.2)")
        return name, FACTS[name]

    def _word(self, name: str, fact: Fact, node: ast.expr) -> int:
        word = _source(node)
        if word not in fact.words:
            raise self._error(f"{word!r} is not a word for {name}: {nearest_word(word, tuple(fact.words))}")
        return fact.words[word]

    def _error(self, problem: str) -> CardError:
        return CardError(f"{self.where}: {problem}")


def _source(node: ast.expr) -> str:
    """The source text of a part of the condition."""
    return re.sub(r"\b_(?=[123]B\b)", "", ast.unparse(node))


def _number(node: ast.expr) -> int | None:
    """An integer, which may be negative; None for anything else."""
    if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.USub):
        number = _number(node.operand)
        return None if number is None else -number
    if isinstance(node, ast.Constant) and type(node.value) is int:
        return node.value
    return None


def _compare(fact: int, op: str, value: int, wanted: bool) -> Test:
    if op in ("==", "!="):
        return Test(fact, EQUAL, value, wanted == (op == "=="))
    how, value = {"<": (LESS, value), "<=": (LESS, value + 1), ">": (MORE, value), ">=": (MORE, value - 1)}[op]
    return Test(fact, how, value, wanted)


def _how_to_ask(name: str, fact: Fact) -> str:
    """A hint how to test a fact of this kind."""
    if fact.kind == FLAG:
        return f"{name!r} is so or not: write '{name}' or 'not {name}'"
    if fact.kind == NUMBER:
        return f"{name!r} is a number: compare it, such as '{name} >= 2'"
    word = next(iter(fact.words))
    if fact.kind == ICONS:
        return f"{name!r} are icons: ask for one, such as '{word} in {name}'"
    return f"{name!r} is a word: compare it, such as '{name} == {word}'"


def _any_of(parts: Sequence[Alternatives]) -> Alternatives:
    """All alternatives; those that test icons of the same fact are merged into one."""
    found: list[tuple[Test, ...]] = []
    for alternative in sum(parts, ()):
        last = found[-1] if found else ()
        if len(last) == len(alternative) == 1 and _ask_for_icons(last[0], alternative[0]):
            found[-1] = (Test(last[0].fact, HAS_ANY, last[0].value | alternative[0].value),)
        else:
            found.append(alternative)
    return tuple(found)


def _ask_for_icons(one: Test, other: Test) -> bool:
    return one.how == other.how == HAS_ANY and one.fact == other.fact and one.wanted and other.wanted
