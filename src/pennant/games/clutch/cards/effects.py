"""The effects of strategy cards, coaches and stadiums: a closed vocabulary, converted to the rules' numbers (C-3.9).

An effect is a small table with one key that names its kind: `{ mod = "swing", by = 2 }`, `{ draw = 1 }`.
Of several modifiers of one attribute by one manager only the largest counts (C-3.9.6). Therefore "+2 more with a GG
catcher" is a second `mod` with the larger sum and its own `when`. Shifts of rows add up.
"""

from typing import Annotated, Any, Final

import msgspec

from pennant.games.clutch.cards.conditions import CHART_NAMES, RATINGS, RESULT_NAMES
from pennant.games.clutch.cards.players import ROW_NAMES
from pennant.games.clutch.cards.vocabulary import (
    ATTRIBUTE_NAMES,
    BARRED,
    DEEDS,
    DICE,
    FORBIDDEN,
    MANAGERS,
    PITCHERS_OF,
    PLAYERS,
    ROLLS,
    RUNNERS,
    SIDES,
    STAYS,
    EffectBase,
    Modifier,
    Reading,
    check_lasts,
    check_windows,
    manager,
    result_set,
    word_in,
)
from pennant.games.clutch.rules import cards as rules
from pennant.games.clutch.rules.cards import Effect
from pennant.kernel.card_files import TomlTable, between, number_of, one_of, read_struct, within
from pennant.kernel.errors import CardError


class ModEffect(Modifier, frozen=True):
    """Modifies an attribute; for Speed, `to` names the runner (C-3.9.4). An inning limit does not fall below 1."""

    mod: Annotated[str, one_of(ATTRIBUTE_NAMES)]
    by: Annotated[int, between(-20, 20)]
    to: Annotated[str, one_of(tuple(RUNNERS))] = ""

    def numbers(self, where: str, reading: Reading) -> Effect:
        attribute = number_of(self.mod, ATTRIBUTE_NAMES, "attribute", f"{where}.mod")
        if not within(self.by, -20, 20, f"{where}.by"):
            raise CardError(f"{where}.by: 0 changes nothing")
        if (attribute == rules.SPEED) != bool(self.to):
            whose = "Speed is somebody's: say whose" if attribute == rules.SPEED else "only Speed is somebody's"
            raise CardError(f"{where}.to: {whose}")
        who = word_in(self.to, RUNNERS, "runner", f"{where}.to") if self.to else rules.NO_ONE
        return Effect(rules.MODIFY, attribute=attribute, value=self.by, who=who)


class ClutchEffect(Modifier, frozen=True):
    """Adds a player's clutch: by default a batter's to the Swing, a pitcher's to the Pitch (C-3.7.2)."""

    clutch: Annotated[str, one_of(tuple(PLAYERS))]
    to: Annotated[str, one_of(("swing", "on_base", "pitch", "command"))] = ""
    times: Annotated[int, between(1, 3)] = 1

    def numbers(self, where: str, reading: Reading) -> Effect:
        who = word_in(self.clutch, PLAYERS, "player with clutch", f"{where}.clutch")
        names = ("swing", "on_base") if who == rules.OF_BATTER else ("pitch", "command")
        place = number_of(self.to, names, f"attribute for a {self.clutch}'s clutch", f"{where}.to") if self.to else 0
        times = within(self.times, 1, 3, f"{where}.times")
        return Effect(rules.FACTOR_CLUTCH, attribute=ATTRIBUTE_NAMES.index(names[place]), value=times, who=who)


class DieEffect(EffectBase, frozen=True):
    """Replaces a die: 20 sides are the regular die, 24 the power die."""

    die: Annotated[str, one_of(tuple(DICE))]
    sides: int

    def numbers(self, where: str, reading: Reading) -> Effect:
        attribute = word_in(self.die, DICE, "die", f"{where}.die")
        if self.sides not in (20, 24):
            raise CardError(f"{where}.sides: a die has 20 or 24 sides, not {self.sides}")
        return Effect(rules.USE_DIE, attribute=attribute, value=self.sides)


class MistakeEffect(EffectBase, frozen=True):
    """Forces or prevents a Mistake Pitch (C-3.8.13)."""

    mistake: Annotated[str, one_of(("force", "prevent"))]

    def numbers(self, where: str, reading: Reading) -> Effect:
        verbs = {"force": rules.FORCE_MISTAKE, "prevent": rules.PREVENT_MISTAKE}
        return Effect(word_in(self.mistake, verbs, "way with mistakes", f"{where}.mistake"))


class AdvantageEffect(EffectBase, frozen=True):
    """Gives the advantage to a side (C-3.8.19)."""

    advantage: Annotated[str, one_of(CHART_NAMES)]

    def numbers(self, where: str, reading: Reading) -> Effect:
        chart = number_of(self.advantage, CHART_NAMES, "side with a chart", f"{where}.advantage")
        return Effect(rules.GIVE_ADVANTAGE, value=chart)


class RerollEffect(EffectBase, frozen=True):
    """Rolls a die again (C-3.10.6)."""

    reroll: Annotated[str, one_of(tuple(ROLLS))]

    def numbers(self, where: str, reading: Reading) -> Effect:
        attribute = word_in(self.reroll, ROLLS, "roll", f"{where}.reroll")
        windows = {
            rules.PITCH: (rules.POST_PITCH,),
            rules.SWING: (rules.POST_SWING, rules.RESULT),
            rules.THROW: (rules.POST_THROW, rules.THROW_RESULT),
        }
        check_windows(reading, windows[attribute], f"{where}.reroll")
        return Effect(rules.REROLL, attribute=attribute)


class _Checked(EffectBase, frozen=True, kw_only=True):
    """An effect that depends on a Play or on a die roll (C-3.11.2)."""

    play_fails: Annotated[str, one_of(tuple(RATINGS))] = ""
    play_succeeds: Annotated[str, one_of(tuple(RATINGS))] = ""
    bonus: Annotated[int, between(-20, 20)] = 0
    roll: Annotated[int, between(2, 20)] = 0

    def put_check(self, effect: Effect, where: str) -> Effect:
        if sum(map(bool, (self.play_fails, self.play_succeeds, self.roll))) > 1:
            raise CardError(f"{where}: it takes one of play_fails, play_succeeds, roll")
        if self.bonus and not (self.play_fails or self.play_succeeds):
            raise CardError(f"{where}.bonus: there is no Play that it could be for")
        if self.roll:
            effect.check, effect.extra = rules.ROLL_AT_LEAST, within(self.roll, 2, 20, f"{where}.roll")
        for field, rating, check in (
            ("play_fails", self.play_fails, rules.PLAY_FAILS),
            ("play_succeeds", self.play_succeeds, rules.PLAY_SUCCEEDS),
        ):
            if rating:
                effect.check, effect.attribute = check, word_in(rating, RATINGS, "rating", f"{where}.{field}")
                effect.extra = within(self.bonus, -20, 20, f"{where}.bonus")
        return effect


class ChangeEffect(_Checked, frozen=True):
    """Changes the result (C-3.10)."""

    change: Annotated[str, one_of(ROW_NAMES)]
    bars: Annotated[str, one_of(tuple(BARRED))] = ""

    def numbers(self, where: str, reading: Reading) -> Effect:
        check_windows(reading, (rules.RESULT,), f"{where}.change")
        bars = word_in(self.bars, BARRED, "thing that a result can bar", f"{where}.bars") if self.bars else 0
        result = number_of(self.change, ROW_NAMES, "result", f"{where}.change")
        return self.put_check(Effect(rules.CHANGE, value=result, bars=bars), where)


class ReadEffect(EffectBase, frozen=True, rename={"as_": "as"}):
    """Reads results as another one: on one chart or both, or only for one number of the die."""

    read_: tuple[Annotated[str, one_of(ROW_NAMES)], ...] = msgspec.field(name="read")
    as_: Annotated[str, one_of(ROW_NAMES)]
    chart: Annotated[str, one_of(CHART_NAMES)] = ""
    natural: Annotated[int, between(1, 24)] = 0

    def numbers(self, where: str, reading: Reading) -> Effect:
        who = word_in(self.chart, PLAYERS, "side with a chart", f"{where}.chart") if self.chart else rules.NO_ONE
        result = number_of(self.as_, ROW_NAMES, "result", f"{where}.as")
        mask = result_set(self.read_, ROW_NAMES, f"{where}.read")
        natural = within(self.natural, 0, 24, f"{where}.natural")
        return Effect(rules.READ_AS, value=result, mask=mask, who=who, extra=natural)


class ShiftEffect(EffectBase, frozen=True):
    """Makes a row of all charts start lower or higher; only for stadiums and weather."""

    shift: Annotated[str, one_of(ROW_NAMES)]
    by: Annotated[int, between(-9, 9)]

    def numbers(self, where: str, reading: Reading) -> Effect:
        if not within(self.by, -9, 9, f"{where}.by"):
            raise CardError(f"{where}.by: 0 changes nothing")
        row = number_of(self.shift, ROW_NAMES, "row", f"{where}.shift")
        return Effect(rules.SHIFT_ROW, attribute=row, value=self.by)


class ForbidEffect(EffectBase, frozen=True):
    """Forbids something while the card lasts: the opponent's momentum cards, or mistakes of the owner's pitchers."""

    forbid: Annotated[str, one_of(tuple(FORBIDDEN))]

    def numbers(self, where: str, reading: Reading) -> Effect:
        check_lasts(reading, f"{where}.forbid")
        return Effect(rules.FORBID, value=word_in(self.forbid, FORBIDDEN, "thing to forbid", f"{where}.forbid"))


class StealEffect(EffectBase, frozen=True):
    """Lets the runner on first steal second, in addition to a declared steal."""

    steal: Annotated[str, one_of(("second",))]
    speed: Annotated[int, between(-20, 20)] = 0

    def read(self, where: str, reading: Reading) -> Effect:
        return super().read(where, reading._replace(lasts=rules.FOR_THROW))

    def numbers(self, where: str, reading: Reading) -> Effect:
        number_of(self.steal, ("second",), "base to steal by a card", f"{where}.steal")
        check_windows(reading, (rules.PRE_PITCH,), f"{where}.steal")
        return Effect(
            rules.STEAL_NOW,
            attribute=rules.SPEED,
            value=within(self.speed, -20, 20, f"{where}.speed"),
            who=rules.THE_RUNNER,
        )


class PickOffEffect(EffectBase, frozen=True):
    """A Battery throw at the runner on first."""

    pick_off: Annotated[str, one_of(("first",))]
    speed: Annotated[int, between(-20, 20)] = 0

    def numbers(self, where: str, reading: Reading) -> Effect:
        number_of(self.pick_off, ("first",), "base for a pick-off", f"{where}.pick_off")
        check_windows(reading, (rules.PRE_PITCH,), f"{where}.pick_off")
        return Effect(rules.PICK_OFF, value=within(self.speed, -20, 20, f"{where}.speed"))


class SqueezeEffect(EffectBase, frozen=True):
    """Replaces the swing by a roll.

    Up to the first number the runner on third is out. Up to the second number he scores and the batter is out. Above
    it he scores and the batter is safe.
    """

    squeeze: tuple[int, int]

    def numbers(self, where: str, reading: Reading) -> Effect:
        out, scores = self.squeeze
        check_windows(reading, (rules.BUNT_STEP,), f"{where}.squeeze")
        within(scores, 2, 19, f"{where}.squeeze")
        return Effect(rules.SQUEEZE_BUNT, value=within(out, 1, scores - 1, f"{where}.squeeze"), extra=scores)


class DoEffect(EffectBase, frozen=True):
    """An effect without parameters."""

    do: Annotated[str, one_of(tuple(DEEDS))]

    def numbers(self, where: str, reading: Reading) -> Effect:
        verb = word_in(self.do, DEEDS, "thing to do", f"{where}.do")
        if verb in (rules.NEGATE, rules.NEGATE_HARM):
            check_windows(reading, (rules.CARD_PLAYED,), f"{where}.do")
        if verb == rules.ALLOW_PLAY_AT_HOME and not reading.is_stadium:
            raise CardError(f"{where}.do: only a stadium can make throws home Plays")
        return Effect(verb)


class EjectEffect(EffectBase, frozen=True):
    """Ejects a player from the game (C-3.5.13)."""

    eject: Annotated[str, one_of(tuple(PLAYERS))]

    def numbers(self, where: str, reading: Reading) -> Effect:
        return Effect(rules.EJECT, who=word_in(self.eject, PLAYERS, "player to eject", f"{where}.eject"))


class ErrorEffect(_Checked, frozen=True):
    """Makes the target of a throw safe by an error, and every other runner advances one base (C-5.6)."""

    error: Annotated[str, one_of(("all advance",))]

    def numbers(self, where: str, reading: Reading) -> Effect:
        number_of(self.error, ("all advance",), "kind of error", f"{where}.error")
        check_windows(reading, (rules.THROW_RESULT,), f"{where}.error")
        return self.put_check(Effect(rules.ERROR), where)


class DrawEffect(EffectBase, frozen=True):
    """Draws cards (C-3.2.7)."""

    draw: Annotated[int, between(1, 7)]
    who: Annotated[str, one_of((*MANAGERS, *SIDES))] = ""

    def numbers(self, where: str, reading: Reading) -> Effect:
        count = within(self.draw, 1, 7, f"{where}.draw")
        return Effect(rules.DRAW, value=count, who=manager(self.who, where, reading))


class DiscardEffect(EffectBase, frozen=True):
    """Makes a manager discard cards of their choice."""

    discard: Annotated[int, between(1, 7)]
    who: Annotated[str, one_of((*MANAGERS, *SIDES))] = ""

    def numbers(self, where: str, reading: Reading) -> Effect:
        count = within(self.discard, 1, 7, f"{where}.discard")
        return Effect(rules.DISCARD, value=count, who=manager(self.who, where, reading))


class HandLimitEffect(EffectBase, frozen=True):
    """Sets the owner's hand limit while the card lasts (C-3.2.8)."""

    hand_limit: Annotated[int, between(8, 20)]

    def numbers(self, where: str, reading: Reading) -> Effect:
        check_lasts(reading, f"{where}.hand_limit")
        return Effect(rules.HAND_LIMIT, value=within(self.hand_limit, 8, 20, f"{where}.hand_limit"))


class RemoveEffect(EffectBase, frozen=True):
    """Removes a card in play: a momentum card of the opponent, or any card that is momentum or left on a player."""

    remove: Annotated[str, one_of(("momentum", "any"))]

    def numbers(self, where: str, reading: Reading) -> Effect:
        if number_of(self.remove, ("momentum", "any"), "card to remove", f"{where}.remove"):
            return Effect(rules.REMOVE_LASTING, who=rules.ANYBODY)
        return Effect(rules.REMOVE_LASTING, who=rules.THE_OPPONENT, value=1)


class InningsEffect(EffectBase, frozen=True):
    """Changes the inning limit of the current pitcher for the rest of the game (C-3.4.1)."""

    innings: Annotated[int, between(-3, 3)]
    who: Annotated[str, one_of(tuple(PITCHERS_OF))] = "you"

    def numbers(self, where: str, reading: Reading) -> Effect:
        if not within(self.innings, -3, 3, f"{where}.innings"):
            raise CardError(f"{where}.innings: 0 changes nothing")
        who = word_in(self.who, PITCHERS_OF, "manager", f"{where}.who")
        return Effect(rules.MORE_INNINGS, value=self.innings, who=who)


Effects = Annotated[tuple[Any, ...], msgspec.Meta(extra_json_schema={"items": {"$ref": "#/$defs/Effect"}})]
"""`with_effects` converts each table to its kind of effect, because there is no tag by which msgspec could do so."""


class _Later(EffectBase, frozen=True, kw_only=True):
    """An effect that triggers other effects."""

    then: Effects

    def read_then(self, where: str, reading: Reading) -> tuple[Effect, ...]:
        return read_all(self.then, f"{where}.then", reading, "this happens")


class OnOutcomeEffect(_Later, frozen=True):
    """Triggers after one of these outcomes of the at-bat."""

    on_outcome: tuple[Annotated[str, one_of(RESULT_NAMES)], ...]

    def numbers(self, where: str, reading: Reading) -> Effect:
        mask = result_set(self.on_outcome, RESULT_NAMES, f"{where}.on_outcome")
        return Effect(rules.ON_OUTCOME, mask=mask, then=self.read_then(where, reading))


class OnNaturalPitchEffect(_Later, frozen=True):
    """Triggers instead of the pitch if its die shows at most this number."""

    on_natural_pitch: Annotated[int, between(1, 20)]

    def numbers(self, where: str, reading: Reading) -> Effect:
        check_windows(reading, (rules.PRE_PITCH,), f"{where}.on_natural_pitch")
        most = within(self.on_natural_pitch, 1, 20, f"{where}.on_natural_pitch")
        return Effect(rules.ON_NATURAL_PITCH, value=most, then=self.read_then(where, reading))


class OnSubstitutionEffect(_Later, frozen=True):
    """Triggers each time the owner substitutes."""

    on_substitution: Annotated[str, one_of(("you",))]

    def numbers(self, where: str, reading: Reading) -> Effect:
        number_of(self.on_substitution, ("you",), "manager who substitutes", f"{where}.on_substitution")
        check_lasts(reading, f"{where}.on_substitution")
        return Effect(rules.ON_SUBSTITUTION, then=self.read_then(where, reading))


class ChooseEffect(EffectBase, frozen=True):
    """Lets a manager choose one effect: the owner of a card, or for a stadium the manager that it names."""

    choose: Effects
    who: Annotated[str, one_of(tuple(SIDES))] = ""

    def numbers(self, where: str, reading: Reading) -> Effect:
        if len(self.choose) < 2:
            raise CardError(f"{where}.choose: there must be something to choose from")
        if self.who and not reading.is_stadium:
            raise CardError(f"{where}.who: of a card its owner chooses")
        alternatives = read_all(self.choose, f"{where}.choose", reading, "one chooses")
        return Effect(rules.CHOOSE_ONE, who=manager(self.who, where, reading), then=alternatives)


EffectText = (
    ModEffect | ClutchEffect | DieEffect | MistakeEffect | AdvantageEffect | RerollEffect | ChangeEffect | ReadEffect
    | ShiftEffect | ForbidEffect | StealEffect | PickOffEffect | SqueezeEffect | DoEffect | EjectEffect | ErrorEffect
    | DrawEffect | DiscardEffect | HandLimitEffect | RemoveEffect | InningsEffect | OnOutcomeEffect
    | OnNaturalPitchEffect | OnSubstitutionEffect | ChooseEffect
)  # fmt: skip
VERBS: Final[dict[str, type[EffectText]]] = {
    "mod": ModEffect,
    "clutch": ClutchEffect,
    "die": DieEffect,
    "mistake": MistakeEffect,
    "advantage": AdvantageEffect,
    "reroll": RerollEffect,
    "change": ChangeEffect,
    "read": ReadEffect,
    "shift": ShiftEffect,
    "forbid": ForbidEffect,
    "steal": StealEffect,
    "pick_off": PickOffEffect,
    "squeeze": SqueezeEffect,
    "do": DoEffect,
    "eject": EjectEffect,
    "error": ErrorEffect,
    "draw": DrawEffect,
    "discard": DiscardEffect,
    "hand_limit": HandLimitEffect,
    "remove": RemoveEffect,
    "innings": InningsEffect,
    "on_outcome": OnOutcomeEffect,
    "on_natural_pitch": OnNaturalPitchEffect,
    "on_substitution": OnSubstitutionEffect,
    "choose": ChooseEffect,
}
"""The key that names the kind of an effect."""


def with_effects(table: TomlTable, where: str, field: str = "effects", inside: str = "") -> TomlTable:
    """Convert the effects in a field of a table, and those nested in them, to effects of their kinds."""
    entries = table.get(field)
    if not isinstance(entries, list):
        return table
    place = f"{inside}.{field}" if inside else field
    return {**table, field: [_effect(entry, where, f"{place}[{number}]") for number, entry in enumerate(entries)]}


def _effect(entry: object, where: str, field: str) -> EffectText:
    if not isinstance(entry, dict):
        raise CardError(f'{where}: field {field}: an effect is written {{ mod = "swing", by = 1 }}')
    verbs = [key for key in entry if key in VERBS]
    if not verbs:
        near = ", ".join(entry) or "nothing"
        raise CardError(f"{where}: field {field}: {near} is not an effect: there is {', '.join(VERBS)}")
    if len(verbs) > 1:
        raise CardError(f"{where}: field {field}: {' and '.join(verbs)} are two effects: write them apart")
    for nested in ("then", "choose"):
        entry = with_effects(entry, where, nested, field)
    return read_struct(entry, VERBS[verbs[0]], where, field)


def read_all(effects: tuple[Any, ...], where: str, reading: Reading, what: str) -> tuple[Effect, ...]:
    if not effects:
        raise CardError(f"{where}: at least one effect must stand here, or nothing is done when {what}")
    return tuple(effect.read(f"{where}[{place}]", reading) for place, effect in enumerate(effects))


def stays(effect: Effect) -> bool:
    """Whether an effect lasts for some time."""
    if effect.verb == rules.CHOOSE_ONE:
        return any(stays(each) for each in effect.then)
    return effect.verb in STAYS
