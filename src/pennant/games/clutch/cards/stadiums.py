"""Stadiums: the format of card files, and conversion to the numbers of the rules (C-1.5).

A stadium has a main effect and two secondary ones, which apply while the main one is triggered. It applies all the
time, or acts in a window. A stadium has no owner, so it refers to the managers as batting and fielding.
"""

from collections.abc import Iterator
from typing import Annotated, Final

import msgspec

from pennant.games.clutch.cards.conditions import both, condition, unless
from pennant.games.clutch.cards.effects import Effects, read_all, with_effects
from pennant.games.clutch.cards.vocabulary import WINDOW_NAMES, Reading
from pennant.games.clutch.rules import cards as rules
from pennant.games.clutch.rules.cards import Effect, Part, Stadium
from pennant.kernel.card_files import TomlTable, number_of, one_of, read_struct
from pennant.kernel.errors import CardError

ROOFS: Final = ("outdoor", "indoor")
IN_FORCE: Final = "in force"
PART_WINDOWS: Final = (*WINDOW_NAMES, IN_FORCE)
"""The windows of a stadium's effects, in the order of the rules' numbers."""
MAIN, ALL = INSTEAD_OF = ("main", "all")
SECONDARY: Final = 2

_IN_FORCE: Final = frozenset(
    (rules.MODIFY, rules.FACTOR_CLUTCH, rules.SHIFT_ROW, rules.READ_AS, rules.ALLOW_PLAY_AT_HOME)
)
_IN_WINDOWS: Final = frozenset((rules.DRAW, rules.DISCARD, rules.CHOOSE_ONE))


class MainText(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The main effect of a stadium."""

    effects: Effects
    when: str = ""
    window: Annotated[str, one_of(PART_WINDOWS)] = IN_FORCE


class SecondaryText(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A secondary effect of a stadium, by default in the window of the main effect.

    `always`: it applies whether the main effect is triggered or not (C-1.5.1). `instead_of`: if its condition holds,
    the main effect does not apply; with `all`, the other secondary effect does not apply either.
    """

    when: str
    effects: Effects = ()
    window: Annotated[str, one_of(PART_WINDOWS)] = ""
    always: bool = False
    instead_of: Annotated[str, one_of(INSTEAD_OF)] = ""


class StadiumText(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A stadium in a card file."""

    id: str
    name: str
    roof: Annotated[str, one_of(ROOFS)]
    main: MainText
    secondary: tuple[SecondaryText, ...]


def stadium_text(table: TomlTable, where: str) -> StadiumText:
    """Read a stadium from its table."""
    main, secondary = table.get("main"), table.get("secondary")
    if isinstance(main, dict):
        table = {**table, "main": read_struct(with_effects(main, where, inside="main"), MainText, where, "main")}
    if isinstance(secondary, list) and all(isinstance(part, dict) for part in secondary):
        places = [(f"secondary[{place}]", part) for place, part in enumerate(secondary)]
        parts = [
            read_struct(with_effects(part, where, inside=inside), SecondaryText, where, inside)
            for inside, part in places
        ]
        table = {**table, "secondary": parts}
    return read_struct(table, StadiumText, where)


def stadium_card(text: StadiumText, where: str) -> Stadium:
    """Convert a stadium to the numbers of the rules, and refuse invalid values."""
    roof = number_of(text.roof, ROOFS, "roof", f"{where}: field roof")
    if len(text.secondary) != SECONDARY:
        raise CardError(f"{where}: field secondary: a stadium has two secondary effects, not {len(text.secondary)}")
    for place, part in enumerate(text.secondary):
        _check_secondary(part, f"{where}: field secondary[{place}]")
    main = text.main
    off = [unless(part.when) for part in text.secondary if part.instead_of]
    parts = list(_parts(main.effects, main.window, both(main.when, *off), f"{where}: field main"))
    for place, part in enumerate(text.secondary):
        others = [unless(other.when) for other in text.secondary if other.instead_of == ALL and other is not part]
        when = part.when if part.always else both(main.when, part.when, *others)
        if part.effects:
            parts += _parts(part.effects, part.window or main.window, when, f"{where}: field secondary[{place}]")
    return Stadium(roof == ROOFS.index("indoor"), tuple(parts))


def _check_secondary(part: SecondaryText, where: str) -> None:
    condition(part.when, f"{where}.when", is_owned=False)
    if not part.when.strip():
        raise CardError(f"{where}.when: a secondary effect is for some players or moments only (C-1.5)")
    if part.instead_of:
        number_of(part.instead_of, INSTEAD_OF, "effect that can be replaced", f"{where}.instead_of")
        if part.always:
            raise CardError(f"{where}.always: what replaces the main effect works only while that one would")
    elif not part.effects:
        raise CardError(f"{where}.effects: only what stands instead of the main effect can do nothing")


def _parts(effects: Effects, window_name: str, when: str, where: str) -> Iterator[Part]:
    """One part for every effect, with all conditions that must hold for it."""
    window = number_of(window_name, PART_WINDOWS, "window", f"{where}.window")
    possible = _IN_FORCE if window == rules.ALWAYS else _IN_WINDOWS
    found = read_all(effects, f"{where}.effects", Reading(0, is_stadium=True), "the main effect is triggered")
    for place, (said, effect) in enumerate(zip(effects, found, strict=True)):
        if effect.verb not in possible:
            way = "is in force" if window == rules.ALWAYS else "acts in a window"
            raise CardError(f"{where}.effects[{place}]: a stadium cannot do this where it {way}")
        holds = condition(both(when, said.when), f"{where}.when", is_owned=False)
        yield Part(window, holds, (_plain(effect),))


def _plain(effect: Effect) -> Effect:
    """The effect without its condition, which the part has."""
    effect.when = rules.ALWAYS_SO
    return effect
