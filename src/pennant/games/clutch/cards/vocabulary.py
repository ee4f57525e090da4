"""The vocabulary of card effects, in the order of the rules' numbers, and the base classes of effects."""

from typing import Annotated, Final, NamedTuple

import msgspec

from pennant.games.clutch.cards.conditions import condition
from pennant.games.clutch.rules import cards as rules
from pennant.games.clutch.rules.cards import Effect
from pennant.kernel.card_files import number_of, one_of
from pennant.kernel.errors import CardError

WINDOW_NAMES: Final = (
    "half start", "substitution", "steal declared", "bunt", "before the pitch", "after the pitch", "advantage",
    "before the swing", "after the swing", "result", "advance declared", "before the throw", "after the throw",
    "throw result", "after the outcome", "half end", "card played",
)  # fmt: skip
"""The names of card windows, in the order of the rules' numbers (C-3.9.11)."""
ATTRIBUTE_NAMES: Final = (
    "pitch_roll", "command", "pitch", "on_base", "swing_roll", "swing", "speed", "battery", "infield", "outfield",
    "throw_roll", "throw", "play_roll", "play", "innings",
)  # fmt: skip
"""The names of attributes, in the order of the rules' numbers (C-3.9.4)."""
PLAYERS: Final = {"batter": rules.OF_BATTER, "pitcher": rules.OF_PITCHER}
RUNNERS: Final = {
    "batter": rules.OF_BATTER,
    "runner": rules.THE_RUNNER,  # the target of the throw
    "stealing runner": rules.STEALING_RUNNER,
    "any runner": rules.ANY_RUNNER,
    "all runners": rules.ALL_RUNNERS,
    "everybody": rules.ANYBODY,  # runners and the batter
}
"""The runners whose Speed an effect can modify."""
MANAGERS: Final = {"you": rules.YOU, "opponent": rules.THE_OPPONENT}
PITCHERS_OF: Final = {**MANAGERS, "both": rules.ANYBODY}
SIDES: Final = {"batting": rules.THE_BATTING, "fielding": rules.THE_FIELDING}
"""The names of the managers on a stadium, because a stadium has no owner."""
DICE: Final = {"pitch": rules.PITCH, "swing": rules.SWING}
ROLLS: Final = {**DICE, "throw": rules.THROW}
FORBIDDEN: Final = {"momentum cards": rules.MOMENTUM_CARDS, "mistakes": rules.MISTAKES}
BARRED: Final = {"extra bases": rules.EXTRA_BASES, "double plays": rules.DOUBLE_PLAYS}
DEEDS: Final = {
    "hit the batter": rules.HIT_BATTER,
    "see hand": rules.SEE_HAND,
    "take discarded": rules.TAKE_DISCARDED,
    "new hands": rules.NEW_HANDS,
    "negate": rules.NEGATE,
    "negate harm": rules.NEGATE_HARM,
    "clear weather": rules.CLEAR_WEATHER,
    "play at home": rules.ALLOW_PLAY_AT_HOME,
}
"""Effects without parameters."""
SHORT_LASTS: Final = {"throw": rules.FOR_THROW, "at-bat": rules.FOR_AT_BAT}

STAYS: Final = frozenset(
    (
        rules.MODIFY, rules.FACTOR_CLUTCH, rules.USE_DIE, rules.FORCE_MISTAKE, rules.PREVENT_MISTAKE,
        rules.GIVE_ADVANTAGE, rules.READ_AS, rules.SHIFT_ROW, rules.FORBID, rules.ALLOW_PLAY_AT_HOME, rules.HAND_LIMIT,
        rules.ON_OUTCOME, rules.ON_NATURAL_PITCH, rules.ON_SUBSTITUTION, rules.STEAL_NOW,
    )
)  # fmt: skip
"""Effects that last for some time; all others are carried out at once."""


class Reading(NamedTuple):
    """What an effect needs to know about its card."""

    windows: int  # as a bit set
    lasts: int = rules.FOR_AT_BAT  # unless the effect has its own duration
    is_stadium: bool = False


class EffectBase(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """An effect of a card."""

    when: str = ""

    def read(self, where: str, reading: Reading) -> Effect:
        """Check the effect, and convert it to the numbers of the rules."""
        effect = self.numbers(where, reading)
        effect.when = condition(self.when, f"{where}.when", is_owned=not reading.is_stadium)
        effect.lasts = reading.lasts
        return effect

    def numbers(self, where: str, reading: Reading) -> Effect:
        raise NotImplementedError


class Modifier(EffectBase, frozen=True, kw_only=True):
    """An effect on an attribute, which may have a duration different from its card's."""

    lasts: Annotated[str, one_of(tuple(SHORT_LASTS))] = ""

    def read(self, where: str, reading: Reading) -> Effect:
        if not self.lasts:
            return super().read(where, reading)
        lasts = word_in(self.lasts, SHORT_LASTS, "time of an effect", f"{where}.lasts")
        return super().read(where, reading._replace(lasts=lasts))


# --- words of a field -----------------------------------------------------------------------------------------------


def word_in(word: str, numbers: dict[str, int], what: str, where: str) -> int:
    names = tuple(numbers)
    return numbers[names[number_of(word, names, what, where)]]


def manager(word: str, where: str, reading: Reading) -> int:
    """The manager that an effect is for: by default the owner of the card."""
    if reading.is_stadium:
        if not word:
            raise CardError(f"{where}.who is missing: a stadium says which manager, batting or fielding")
        return word_in(word, SIDES, "manager of a stadium", f"{where}.who")
    return word_in(word or "you", MANAGERS, "manager", f"{where}.who")


def result_set(words: tuple[str, ...], names: tuple[str, ...], where: str) -> int:
    """Results as a bit set."""
    found = 0
    for word in words:
        bit = 1 << number_of(word, names, "result", where)
        if found & bit:
            raise CardError(f"{where}: {word} is given twice")
        found |= bit
    if not found:
        raise CardError(f"{where}: at least one result must stand here")
    return found


def check_windows(reading: Reading, windows: tuple[int, ...], where: str) -> None:
    """Check that a card can be played only in these windows, because its effect is possible only there."""
    possible = sum(1 << window for window in windows)
    if reading.is_stadium or reading.windows & ~possible:
        names = " or ".join(repr(WINDOW_NAMES[window]) for window in windows)
        raise CardError(f"{where}: this is possible only in the window {names}")


def check_lasts(reading: Reading, where: str) -> None:
    """Check that a card lasts longer than an at-bat, because its effect needs that."""
    if reading.lasts <= rules.FOR_AT_BAT:
        raise CardError(f"{where}: the card must last longer than an at-bat")
