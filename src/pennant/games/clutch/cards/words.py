"""The printed texts of strategy cards, coaches and stadiums, generated from their data in every language."""

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Any, Final

from pennant.games.clutch.cards import CardBook
from pennant.games.clutch.cards.condition_words import ConditionWords, format_signed, key
from pennant.games.clutch.cards.effects import (
    AdvantageEffect,
    ChangeEffect,
    ChooseEffect,
    ClutchEffect,
    DieEffect,
    DiscardEffect,
    DoEffect,
    DrawEffect,
    EffectText,
    EjectEffect,
    ErrorEffect,
    ForbidEffect,
    HandLimitEffect,
    InningsEffect,
    MistakeEffect,
    ModEffect,
    OnNaturalPitchEffect,
    OnOutcomeEffect,
    OnSubstitutionEffect,
    PickOffEffect,
    ReadEffect,
    RemoveEffect,
    RerollEffect,
    ShiftEffect,
    SqueezeEffect,
    StealEffect,
)
from pennant.games.clutch.cards.stadiums import IN_FORCE, MainText, SecondaryText, StadiumText
from pennant.games.clutch.cards.strategies import CoachText, StrategyText
from pennant.kernel.words import capitalize_inside

__all__ = ["CardWords"]

CardText = StrategyText | CoachText | StadiumText

LAST_FACE: Final = 20
"""The highest number of the die for a squeeze."""
_STAYING: Final = (
    ModEffect, ClutchEffect, DieEffect, AdvantageEffect, ReadEffect, ShiftEffect, ForbidEffect, HandLimitEffect,
    OnOutcomeEffect, OnNaturalPitchEffect, OnSubstitutionEffect,
)  # fmt: skip
"""Effects that are described together with the duration of their card; all others happen once."""
_NUMBERS: Final = (ModEffect, ClutchEffect)
"""Effects that are separated by commas; all others are separated by semicolons."""


class CardWords(ConditionWords):
    """The names and texts of the cards of a set, in one language."""

    def __init__(self, language: str, book: CardBook) -> None:
        super().__init__(language)
        self.book = book
        self._cards: dict[str, CardText] = {}
        for cards in (book.strategies, book.coaches, book.stadiums):
            self._cards |= {card.id: card for card in cards}

    def title(self, card_id: str) -> str:
        """The title of a card, translated if there is a translation."""
        message = f"card-title-{self.book.id}-{card_id}"
        if self._words.has(message):
            return self.say(message)
        card = self._cards[card_id]
        return card.title if isinstance(card, StrategyText) else card.name

    def kind(self, card_id: str) -> str:
        """The kind of a card, such as `blue, common, momentum`, `Bench Coach`, `indoor stadium`."""
        card = self._cards[card_id]
        if isinstance(card, CoachText):
            return self.say("card-kind-coach", kind=card.kind)
        if isinstance(card, StadiumText):
            return self.say("card-kind-stadium", roof=card.roof)
        momentum, weather = ("yes" if flag else "no" for flag in (card.momentum, card.weather))
        return self.say(
            "card-kind-strategy", colour=card.colour, rarity=card.rarity, momentum=momentum, weather=weather
        )

    def text(self, card_id: str) -> str:
        """When a card may be played and what it does: `Before the pitch, bases empty: −4 to the Pitch.` is Ambush."""
        return " ".join(self.lines(card_id))

    def lines(self, card_id: str) -> list[str]:
        """The text in sentences: a stadium has three, for its main effect and its two secondary ones."""
        card = self._cards[card_id]
        if isinstance(card, StadiumText):
            return list(self._stadium(card))
        return [self._sentence(self._when_played(card), self._lasting(card))]

    def _sentence(self, trigger: Sequence[str], effects: str) -> str:
        if not trigger:
            return capitalize_inside(self.say("card-plain-sentence", effects=effects))
        return capitalize_inside(self.say("card-sentence", trigger=", ".join(trigger), effects=effects))

    # --- strategy cards and coaches -----------------------------------------------------------------------------------

    def when_played(self, card_id: str) -> tuple[str, str]:
        """The windows of a strategy card or coach, and its condition."""
        card = self._cards[card_id]
        assert not isinstance(card, StadiumText), "nobody plays a stadium"
        return self.trigger(_windows(card), "")[0], self.condition(card.when)

    def _when_played(self, card: StrategyText | CoachText) -> list[str]:
        """The window, the condition and the cost of a card."""
        found = self.trigger(_windows(card), card.when)
        if isinstance(card, StrategyText):
            if card.clutch_moment:
                found.append(self.say("card-clutch-moment"))
            if card.cost:
                found.append(self.say("card-cost", count=card.cost))
        return found

    def _lasting(self, card: StrategyText | CoachText) -> str:
        """The effects of a card: first those that happen at once, then those that last."""
        time = self._time(card)
        if not time:
            return self._effects(card.effects)
        at_once = [effect for effect in card.effects if not isinstance(effect, _STAYING)]
        staying = [effect for effect in card.effects if isinstance(effect, _STAYING)]
        timed = self.say("card-timed", time=time, effects=self._effects(staying))
        return "; ".join([self._effects(at_once), timed] if at_once else [timed])

    def _time(self, card: StrategyText | CoachText) -> str:
        if not card.lasts:
            return ""
        number, _, things = card.lasts.partition(" ")
        if things:
            return self.say(f"card-lasts-{things}", count=int(number), on=card.on or "none")
        found = self.until(card.until, card.on) if card.until else self.say(f"card-lasts-{card.lasts}")
        return ", ".join([self.say("card-on-player", on=card.on), found] if card.on else [found])

    # --- stadiums -----------------------------------------------------------------------------------------------------

    def _stadium(self, card: StadiumText) -> Iterator[str]:
        main = card.main
        yield self._sentence(self._when_it_works(main, main.window, main.when), self._effects(main.effects))
        for part in card.secondary:
            window = part.window or main.window
            trigger = self._when_it_works(main, IN_FORCE if window == main.window else window, part.when)
            if part.always and (main.when or main.window != IN_FORCE):
                trigger.insert(0, self.say("card-always"))
            yield self._sentence(trigger, self._secondary(part, main))

    def _when_it_works(self, main: MainText, window: str, when: str) -> list[str]:
        if window != IN_FORCE:
            return self.trigger([window], when)
        return [found] if (found := self.condition(when)) else []

    def _secondary(self, part: SecondaryText, main: MainText) -> str:
        if part.instead_of:
            effects = self._effects(part.effects) if part.effects else "none"
            return self.say("card-instead", effects=effects, of=part.instead_of)
        return self._effects(part.effects, main.effects)

    # --- effects ------------------------------------------------------------------------------------------------------

    def _effects(self, effects: Sequence[EffectText], besides: Sequence[EffectText] = ()) -> str:
        """Describe effects. Those in `besides` apply already, so a larger effect of the same kind is "more"."""
        clauses: list[str] = []
        for is_number, group in groupby(effects, lambda effect: isinstance(effect, _NUMBERS)):
            found = list(self._clauses(list(group), [*besides, *effects]))
            clauses += [", ".join(found)] if is_number else found
        return "; ".join(clauses)

    def _clauses(self, effects: Sequence[EffectText], known: Sequence[EffectText]) -> Iterator[str]:
        """One clause for each effect; equal modifiers of several attributes share a clause."""
        for _, group in groupby(effects, _same_modifier):
            first, *others = group
            clause = self._effect(first, known, others)
            if isinstance(first, _NUMBERS) and first.lasts:
                clause = self.say("card-effect-timed", effect=clause, time=self.say(f"card-lasts-{first.lasts}"))
            if first.when:
                clause = self.say("card-if", effect=clause, condition=self.condition(first.when))
            yield clause

    def _effect(self, effect: EffectText, known: Sequence[EffectText], others: Sequence[Any]) -> str:
        if isinstance(effect, ModEffect):
            return self._mod(effect, known, others)
        if isinstance(effect, ClutchEffect):
            attribute = effect.to or ("swing" if effect.clutch == "batter" else "pitch")
            return self.say(
                "card-clutch", player=effect.clutch, times=effect.times, attribute=self._attribute(attribute)
            )
        if isinstance(effect, ChangeEffect | ErrorEffect):
            return self._check_words(effect)
        if isinstance(effect, ReadEffect):
            return self.say(
                "card-read",
                results=self.words(effect.read_, "card-results", "card-and"),
                chart=effect.chart or "none",
                natural=effect.natural,
                **{"as": self.words([effect.as_], "card-results")},
            )
        if isinstance(effect, ShiftEffect):
            more = any(
                isinstance(other, ShiftEffect) and other.shift == effect.shift for other in _before(effect, known)
            )
            return self.say(
                "card-shift",
                results=self.words([effect.shift], "card-results"),
                by=abs(effect.by),
                way="lower" if effect.by < 0 else "higher",
                more="yes" if more else "no",
            )
        if isinstance(effect, OnOutcomeEffect | OnNaturalPitchEffect | OnSubstitutionEffect | ChooseEffect):
            return self._later(effect)
        if isinstance(effect, DrawEffect | DiscardEffect | HandLimitEffect | RemoveEffect | ForbidEffect):
            return self._cards_effect(effect, known)
        return self._plain(effect)

    def _mod(self, effect: ModEffect, known: Sequence[EffectText], others: Sequence[ModEffect]) -> str:
        """`+2 to the Infield and the Outfield`, or `+1 more` if a smaller modifier applies anyway."""
        smaller = [
            other.by
            for other in _before(effect, known)
            if isinstance(other, ModEffect) and (other.mod, other.to) == (effect.mod, effect.to)
            if 0 < other.by < effect.by or effect.by < other.by < 0
        ]
        if effect.to:
            attributes = self.say("card-speed", to=key(effect.to))
        else:
            attributes = self.join_list([self._attribute(each.mod) for each in (effect, *others)], "card-and")
        amount = format_signed(effect.by - (smaller[-1] if smaller else 0))
        return self.say("card-mod", amount=amount, attributes=attributes, more="yes" if smaller else "no")

    def _attribute(self, name: str) -> str:
        return self.say("card-attribute", attribute=key(name))

    def _check_words(self, effect: ChangeEffect | ErrorEffect) -> str:
        """An effect that depends on a Play or a roll."""
        if isinstance(effect, ChangeEffect):
            then = self.say("card-change", result=self.words([effect.change]), bars=key(effect.bars) or "none")
        else:
            then = self.say("card-error")
        check = (
            "fails" if effect.play_fails else "succeeds" if effect.play_succeeds else "roll" if effect.roll else "none"
        )
        return self.say(
            "card-check",
            check=check,
            rating=effect.play_fails or effect.play_succeeds or "none",
            bonus=format_signed(effect.bonus) if effect.bonus else "none",
            roll=effect.roll,
            then=then,
        )

    def _later(self, effect: OnOutcomeEffect | OnNaturalPitchEffect | OnSubstitutionEffect | ChooseEffect) -> str:
        """An effect that is triggered later, or that a manager chooses."""
        if isinstance(effect, ChooseEffect):
            alternatives = [clause for each in effect.choose for clause in self._clauses([each], ())]
            listed = self.join_list(alternatives, "card-alternatives")
            return self.say("card-choose", who=effect.who or "you", alternatives=listed)
        then = self.join_list(list(self._clauses(effect.then, ())), "card-and")
        if isinstance(effect, OnOutcomeEffect):
            return self.say("card-on-outcome", words=self.words(effect.on_outcome), then=then)
        if isinstance(effect, OnNaturalPitchEffect):
            return self.say("card-on-natural-pitch", most=effect.on_natural_pitch, then=then)
        return self.say("card-on-substitution", then=then)

    def _cards_effect(
        self,
        effect: DrawEffect | DiscardEffect | HandLimitEffect | RemoveEffect | ForbidEffect,
        known: Sequence[EffectText],
    ) -> str:
        """An effect on strategy cards, or one that forbids something."""
        if isinstance(effect, DrawEffect):
            more = any(isinstance(other, DrawEffect) and other.who == effect.who for other in _before(effect, known))
            return self.say("card-draw", who=effect.who or "you", count=effect.draw, more="yes" if more else "no")
        if isinstance(effect, DiscardEffect):
            return self.say("card-discard", who=effect.who or "you", count=effect.discard)
        if isinstance(effect, HandLimitEffect):
            return self.say("card-hand-limit", limit=effect.hand_limit)
        if isinstance(effect, RemoveEffect):
            return self.say("card-remove", what=effect.remove)
        return self.say("card-forbid", what=key(effect.forbid))

    def _plain(
        self,
        effect: DieEffect | MistakeEffect | AdvantageEffect | RerollEffect | StealEffect | PickOffEffect | SqueezeEffect
        | DoEffect | EjectEffect | InningsEffect,
    ) -> str:  # fmt: skip
        """An effect that needs only one message."""
        if isinstance(effect, DieEffect):
            return self.say("card-die", die=effect.die, sides=effect.sides)
        if isinstance(effect, MistakeEffect):
            return self.say("card-mistake", mistake=effect.mistake)
        if isinstance(effect, AdvantageEffect):
            return self.say("card-advantage", advantage=effect.advantage)
        if isinstance(effect, RerollEffect):
            return self.say("card-reroll", roll=effect.reroll)
        if isinstance(effect, StealEffect | PickOffEffect):
            message = "card-steal" if isinstance(effect, StealEffect) else "card-pick-off"
            return self.say(message, speed=format_signed(effect.speed) if effect.speed else "none")
        if isinstance(effect, SqueezeEffect):
            out, scores = effect.squeeze
            faces = {"out": (1, out), "scores": (out + 1, scores), "safe": (scores + 1, LAST_FACE)}
            return self.say("card-squeeze", **{name: _span(*ends) for name, ends in faces.items()})
        if isinstance(effect, EjectEffect):
            return self.say("card-eject", player=effect.eject)
        if isinstance(effect, InningsEffect):
            return self.say("card-innings", amount=format_signed(effect.innings), who=effect.who)
        return self.say(f"card-do-{key(effect.do)}")


def _windows(card: StrategyText | CoachText) -> tuple[str, ...]:
    return (card.window,) if isinstance(card.window, str) else card.window


def _same_modifier(effect: EffectText) -> object:
    """A grouping key: equal for modifiers that share a clause, unique for every other effect."""
    if isinstance(effect, ModEffect) and not effect.to:
        return effect.by, effect.when, effect.lasts
    return id(effect)


def _before(effect: EffectText, known: Sequence[EffectText]) -> Sequence[EffectText]:
    """The unconditional effects before this one."""
    places = [place for place, other in enumerate(known) if other is effect]
    return [other for other in known[: places[0]] if not other.when] if places else ()


def _span(first: int, last: int) -> str:
    return str(first) if first == last else f"{first}–{last}"
