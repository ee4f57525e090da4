"""Strategy cards and coaches: the format of card files, and conversion to the numbers of the rules (C-1.3, C-1.4)."""

import re
from collections.abc import Sequence
from typing import Annotated, Final, NamedTuple

import msgspec

from pennant.games.clutch.cards.conditions import condition
from pennant.games.clutch.cards.effects import Effects, read_all, stays, with_effects
from pennant.games.clutch.cards.vocabulary import PLAYERS, WINDOW_NAMES, Reading, word_in
from pennant.games.clutch.rules import cards as rules
from pennant.games.clutch.rules.cards import Effect, Strategy
from pennant.kernel.card_files import TomlTable, between, number_of, one_of, read_struct, within
from pennant.kernel.errors import CardError

COLOURS: Final = ("blue", "red", "grey")
RARITIES: Final = ("common", "uncommon", "rare", "ultra-rare")
KINDS: Final = ("hitting", "pitching", "bench")
"""The kinds of coaches; in this order they have the colors of strategy cards (C-1.4)."""
BENCH: Final = "bench"
ANY_TIME: Final = "any time"
MOST_COST: Final = 3

LASTS: Final = {
    "throw": rules.FOR_THROW,
    "at-bat": rules.FOR_AT_BAT,
    "half": rules.FOR_HALF,
    "inning": rules.FOR_INNING,
    "game": rules.FOR_GAME,
    "until": rules.UNTIL,
}
COUNTED_LASTS: Final = {"batters": rules.FOR_BATTERS, "halves": rules.FOR_HALVES}
_COUNTED: Final = re.compile(r"(\d+) (\w+)")
_THROW_WINDOWS: Final = (
    1 << rules.STEAL_DECLARED | 1 << rules.PRE_THROW | 1 << rules.POST_THROW | 1 << rules.THROW_RESULT
)
"""Effects of cards played in these windows last for the throw, unless the card has a duration."""
_FOR_ONE_AT_BAT: Final = frozenset(
    (rules.USE_DIE, rules.GIVE_ADVANTAGE, rules.READ_AS, rules.ON_OUTCOME, rules.ON_NATURAL_PITCH)
)
_OF_WEATHER: Final = frozenset((rules.MODIFY, rules.FACTOR_CLUTCH, rules.SHIFT_ROW, rules.READ_AS))

Windows = Annotated[str, one_of((*WINDOW_NAMES, ANY_TIME))] | tuple[Annotated[str, one_of(WINDOW_NAMES)], ...]
Lasts = Annotated[str, msgspec.Meta(extra_json_schema={"examples": [*LASTS, "2 batters", "3 halves"]})]


class StrategyText(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A strategy card in a card file (C-1.3); its text is generated from the other fields.

    `family` is the id of the card of which this one is a later version (C-2.2.2).
    """

    id: str
    title: str
    colour: Annotated[str, one_of(COLOURS)]
    rarity: Annotated[str, one_of(RARITIES)]
    window: Windows
    effects: Effects
    when: str = ""
    cost: Annotated[int, between(0, MOST_COST)] = 0
    momentum: bool = False
    weather: bool = False
    clutch_moment: bool = False
    lasts: Lasts = ""
    until: str = ""
    on: Annotated[str, one_of(tuple(PLAYERS))] = ""
    family: str = ""


class CoachText(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A coach in a card file (C-1.4). A bench coach is used at the start of an inning, for all of it (C-R8)."""

    id: str
    name: str
    kind: Annotated[str, one_of(KINDS)]
    effects: Effects
    window: Windows = ""
    when: str = ""
    lasts: Lasts = ""
    until: str = ""
    on: Annotated[str, one_of(tuple(PLAYERS))] = ""


def strategy_text(table: TomlTable, where: str) -> StrategyText:
    return read_struct(with_effects(table, where), StrategyText, where)


def coach_text(table: TomlTable, where: str) -> CoachText:
    """Read a coach from its table; the window and the duration of a bench coach are implied."""
    text = read_struct(with_effects(table, where), CoachText, where)
    if text.kind != BENCH:
        return text
    for field in ("window", "when", "lasts", "until", "on"):
        if getattr(text, field):
            raise CardError(
                f"{where}: field {field}: a bench coach works from the start of an inning to its end (C-R8)"
            )
    return msgspec.structs.replace(text, window=WINDOW_NAMES[rules.HALF_START], when="top", lasts="inning")


def strategy_cards(filed: Sequence[tuple[str, StrategyText]]) -> tuple[Strategy, ...]:
    """Convert strategy cards to the numbers of the rules; families are numbered in order of appearance."""
    originals = {text.id: text for _, text in filed if not text.family}
    families = list(originals)
    found: list[Strategy] = []
    for where, text in filed:
        if text.family and text.family not in originals:
            number_of(text.family, families, "card of this set without a family of its own", f"{where}: field family")
        original = originals[text.family or text.id]
        if text.rarity != original.rarity:
            raise CardError(f"{where}: field rarity: it is {text.rarity}, but {original.id} is {original.rarity}")
        found.append(_strategy_card(text, families.index(original.id), where))
    return tuple(found)


def _strategy_card(text: StrategyText, family: int, where: str) -> Strategy:
    """Convert a strategy card to the numbers of the rules, and refuse invalid values."""
    colour = number_of(text.colour, COLOURS, "colour", f"{where}: field colour")
    card = _card(text, where)
    card.family = family
    card.colour = colour
    card.rarity = number_of(text.rarity, RARITIES, "rarity", f"{where}: field rarity")
    card.cost = within(text.cost, 0, MOST_COST, f"{where}: field cost")
    card.clutch = text.clutch_moment
    card.momentum = text.momentum
    card.weather = text.weather
    if text.momentum and card.lasts <= rules.FOR_AT_BAT:
        raise CardError(f"{where}: field lasts: a momentum card stays longer than an at-bat (C-1.3)")
    if text.weather:
        if colour != rules.GREY:
            raise CardError(f"{where}: field weather: only a grey card can be weather (C-1.3)")
        if card.lasts not in (rules.AT_ONCE, rules.FOR_HALVES, rules.FOR_GAME):
            raise CardError(f"{where}: field lasts: weather lasts some halves or the game")
    _check_verbs(card, where)
    return card


def _check_verbs(card: Strategy, where: str) -> None:
    """Check that the effects of a card fit its duration; weather allows fewer effects than other lasting cards."""
    for place, effect in enumerate(card.effects):
        field = f"{where}: field effects[{place}]"
        if card.weather:
            if stays(effect) and effect.verb not in _OF_WEATHER:
                raise CardError(f"{field}: weather cannot do this: it changes numbers, rows and how results are read")
        elif effect.verb == rules.SHIFT_ROW:
            raise CardError(f"{field}: only stadiums and weather shift the rows of charts")
        elif effect.verb in _FOR_ONE_AT_BAT and card.lasts > rules.FOR_AT_BAT:
            raise CardError(f"{field}: this is for one at-bat, but the card lasts longer")


def coach_card(text: CoachText, family: int, where: str) -> Strategy:
    """Convert a coach to the numbers of the rules."""
    colour = number_of(text.kind, KINDS, "kind of coach", f"{where}: field kind")
    if not text.window:
        raise CardError(f"{where}: field window is missing")
    card = _card(text, where)
    card.family = family
    card.colour = colour
    _check_verbs(card, where)
    return card


def _card(text: StrategyText | CoachText, where: str) -> Strategy:
    """Convert the common fields of strategy cards and coaches: condition, windows, effects and duration."""
    windows = _windows(text.window, f"{where}: field window")
    time = _time(text.lasts, f"{where}: field lasts")
    usual = rules.FOR_AT_BAT if windows & ~_THROW_WINDOWS else rules.FOR_THROW
    effects = read_all(
        text.effects, f"{where}: field effects", Reading(windows, time.lasts or usual), "the card is played"
    )
    return Strategy(
        family=0,
        colour=0,
        windows=windows,
        effects=effects,
        when=condition(text.when, f"{where}: field when"),
        lasts=_lasting(effects, time, where),
        count=time.number,
        on_player=_player(text.on, time, where),
        until=_until(text.until, time, where),
    )


def _windows(said: str | tuple[str, ...], where: str) -> int:
    """The windows as a bit set."""
    if said == ANY_TIME:
        return rules.ANYTIME
    if not said:
        raise CardError(f"{where}: at least one window must stand here")
    found = 0
    for name in (said,) if isinstance(said, str) else said:
        names = (*WINDOW_NAMES, ANY_TIME) if isinstance(said, str) else WINDOW_NAMES
        bit = 1 << number_of(name, names, "window", where)
        if found & bit:
            raise CardError(f"{where}: {name!r} is given twice")
        found |= bit
    return found


# --- duration -------------------------------------------------------------------------------------------------------


class _Time(NamedTuple):
    """The duration of a card in its file; 0 if it has none."""

    lasts: int = 0
    number: int = 0


def _time(said: str, where: str) -> _Time:
    if not said:
        return _Time()
    counted = _COUNTED.fullmatch(said)
    if counted is None:
        names = (*LASTS, *(f"2 {things}" for things in COUNTED_LASTS))
        return _Time(LASTS[names[number_of(said, names, "time", where)]])
    count, things = counted.groups()
    lasts = word_in(things, COUNTED_LASTS, "thing to count", where)
    return _Time(lasts, within(int(count), 2, 9, where))


def _lasting(effects: Sequence[Effect], time: _Time, where: str) -> int:
    """The duration of a card: its own, else that of its longest effect."""
    staying = [effect for effect in effects if stays(effect)]
    if time.lasts and not staying:
        raise CardError(f"{where}: field lasts: nothing of this card stays, all of it is done at once")
    return time.lasts or max([effect.lasts for effect in staying], default=rules.AT_ONCE)


def _until(said: str, time: _Time, where: str) -> rules.Condition:
    if bool(said) != (time.lasts == rules.UNTIL):
        problem = 'it needs lasts = "until"' if said else 'a card that lasts "until" must say until when'
        raise CardError(f"{where}: field until: {problem}")
    return condition(said, f"{where}: field until")


def _player(said: str, time: _Time, where: str) -> int:
    if not said:
        return rules.NO_ONE
    if time.lasts <= rules.FOR_AT_BAT:
        raise CardError(f"{where}: field on: a card is left on a player only if it lasts longer than an at-bat")
    return word_in(said, PLAYERS, "player to leave a card on", f"{where}: field on")
