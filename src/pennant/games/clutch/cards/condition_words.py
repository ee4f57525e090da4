"""Conditions of cards in words: `third and outs < 2` becomes "runner on third, fewer than 2 outs"."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

from pennant.games.clutch.cards.conditions import FACTS, FLAG, ICONS, LARGEST_MEMBER, NAME_OF, NUMBER, condition
from pennant.games.clutch.rules.cards import EQUAL, LESS, ONE_OF, Test
from pennant.kernel.text import Messages

FOLDER: Final = Path(__file__).parents[1] / "text"

_WORD_MESSAGES: Final = {
    "batter.bats": "card-side",
    "pitcher.throws": "card-hand",
    "pitcher.role": "card-role",
    "chart": "card-chart",
    "throw.kind": "card-throw",
    "throw.rating": "card-rating",
}
"""The messages for words of these facts; the words of all other facts are results."""
RESULT: Final = "card-result"
_HITS: Final = ("1B", "2B", "3B", "HR")
_CODES: Final = {"1B": "single", "2B": "double", "3B": "triple"}
"""Names in messages for words that begin with a digit."""


class Asked(NamedTuple):
    """A test as an id and arguments for messages."""

    fact: str  # as used in message ids
    args: dict[str, Any]

    @property
    def is_plain(self) -> bool:
        """Whether the test is not negated."""
        return bool(self.args.get("is", "yes") == "yes")


class ConditionWords(Messages):
    """Texts for the conditions of cards, in one language."""

    def __init__(self, language: str) -> None:
        super().__init__(language, FOLDER)

    def condition(self, text: str) -> str:
        """A condition as a phrase; empty if it always holds."""
        return self.join_list(
            [", ".join(map(self._phrase, asked)) for asked in self.parse_alternatives(text)], "card-or"
        )

    def _phrase(self, asked: Asked) -> str:
        return self.say(f"card-fact-{asked.fact}", **asked.args)

    def trigger(self, windows: Sequence[str], text: str) -> list[str]:
        """When a card may be played: its window, possibly with one test of the condition, and the other tests."""
        found = self.join_list([self.say(f"card-window-{key(window)}") for window in windows], "card-or")
        alternatives = self.parse_alternatives(text)
        if len(alternatives) != 1 or len(windows) != 1:
            return [each for each in (found, self.condition(text)) if each]
        [asked] = alternatives
        for each in asked:
            message = f"card-trigger-{key(windows[0])}-{each.fact}"
            if each.is_plain and self._words.has(message):
                return [self.say(message, **each.args), *(self._phrase(other) for other in asked if other is not each)]
        return [found, *map(self._phrase, asked)]

    def until(self, text: str, on: str) -> str:
        """The phrase for when a card ends; `on` is the player that it is left on, if any."""
        alternatives = self.parse_alternatives(text)
        if len(alternatives) == len(alternatives[0]) == 1:
            [[asked]] = alternatives
            message = f"card-until-{asked.fact}"
            if asked.is_plain and self._words.has(message):
                return self.say(message, **asked.args, on=on or "none")
        return self.say("card-until-other", condition=self.condition(text))

    def parse_alternatives(self, text: str) -> list[list[Asked]]:
        """Parse a condition into alternatives, each a list of tests."""
        return [self._tests(alternative) for alternative in condition(text, text).alternatives]

    def _tests(self, tests: Sequence[Test]) -> list[Asked]:
        found: list[Asked] = []
        for test in tests:
            asked = self._describe_test(test)
            if found and asked.fact == found[-1].fact and {asked.args.get("how"), found[-1].args.get("how")} == _ENDS:
                asked = self._range(found.pop(), asked)
            found.append(asked)
        return found

    def _describe_test(self, test: Test) -> Asked:
        name = NAME_OF[test.fact]
        fact = FACTS[name]
        if fact.kind == NUMBER:
            return Asked(key(name), self._number_args(test))
        args = {"is": "yes" if test.wanted else "no"}
        if fact.kind == FLAG:
            return Asked(key(name), args)
        if fact.kind == ICONS:
            icons = [word for word, bit in fact.words.items() if test.value & bit]
            return Asked(key(name), {**args, "icons": self.join_list(icons, "card-or")})
        members = test.value if test.how == ONE_OF else 1 << test.value
        words = [word for word, number in fact.words.items() if members >> number & 1]
        return Asked(key(name), {**args, "words": self.words(words, _WORD_MESSAGES.get(name, RESULT))})

    def words(self, words: Sequence[str], message: str = RESULT, joined: str = "card-or") -> str:
        """A list of words from card files; all four hits together become `hit`."""
        if message.startswith(RESULT) and set(_HITS) <= set(words):
            words = [*(word for word in words if word not in _HITS), "hit"]
        return self.join_list([self.say(message, word=_CODES.get(word, key(word))) for word in words], joined)

    def _number_args(self, test: Test) -> dict[str, Any]:
        if test.how == ONE_OF:
            members = [str(number) for number in range(LARGEST_MEMBER + 1) if test.value >> number & 1]
            return self._number("list" if test.wanted else "unlisted", 0, listed=self.join_list(members, "card-or"))
        if test.how == EQUAL:
            return self._number("equal" if test.wanted else "other", test.value)
        if (test.how == LESS) == test.wanted:
            return self._number("most", test.value - 1 if test.wanted else test.value)
        return self._number("least", test.value + 1 if test.wanted else test.value)

    def _number(self, how: str, value: int, most: int = 0, listed: str = "") -> dict[str, Any]:
        number = self.say("card-number", how=how, value=_minus(value), most=_minus(most), list=listed)
        return {"how": how, "value": value, "most": most, "below": value + 1, "number": number}

    def _range(self, one: Asked, other: Asked) -> Asked:
        """Combine a lower and an upper bound of the same fact into a range."""
        low, high = (one, other) if one.args["how"] == "least" else (other, one)
        return Asked(one.fact, self._number("range", low.args["value"], high.args["value"]))


_ENDS: Final = {"least", "most"}


def key(name: str) -> str:
    """A word of a card file as used in message ids and arguments."""
    return name.replace(" ", "-").replace("_", "-").replace(".", "-")


def _minus(number: int) -> str:
    return f"−{-number}" if number < 0 else str(number)


def format_signed(number: int) -> str:
    """A number with its sign, as modifiers are printed."""
    return f"−{-number}" if number < 0 else f"+{number}"
