"""The effects of Events, in a closed vocabulary of eight kinds, converted for the rules (F-12.1.4, F-12.1.10)."""

from typing import Annotated

import msgspec

from pennant.games.fantasy.cards.words import ALL_STATS, BASE_NAMES, KINDS, TIER_NAMES, stat_set
from pennant.games.fantasy.rules.cards import ANYBODY, BY_ALIGNMENT, BY_KIND, BY_TIER, EventCard, StatChange
from pennant.kernel.card_files import TomlTable, between, number_of, one_of, read_struct, within
from pennant.kernel.errors import CardError

FILTERS = {
    "alignment": (BY_ALIGNMENT, ("Evil", "Good")),
    "tier": (BY_TIER, TIER_NAMES),
    "kind": (BY_KIND, KINDS),
}
"""The filters for a change of stats: the property of a Character, and its values in the order of the rules."""
SHOWN = ("bench", "home_starter")
"""In the order of the rules' numbers, which start at 1."""
WEEKS = (1, 2, 3, 4)


class _Effect(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="op"):
    """One effect of an Event."""

    def put_on(self, event: EventCard, where: str) -> None:
        """Check the fields, and write the effect to the Event of the rules."""
        raise NotImplementedError


class StatEffect(_Effect, frozen=True, tag="STAT"):
    """Stats that a Character has go up or down (F-12.1.7).

    `stats` is a list, or "all", or "highest_printed".
    """

    delta: Annotated[int, between(-9, 9)]
    stats: tuple[str, ...] | str
    filter: dict[str, str] = {}

    def put_on(self, event: EventCard, where: str) -> None:
        if not within(self.delta, -9, 9, f"{where}.delta"):
            raise CardError(f"{where}.delta: 0 changes nothing")
        stats = ALL_STATS
        if isinstance(self.stats, str):
            number_of(self.stats, ("all", "highest_printed"), "choice of stats", f"{where}.stats")
        else:
            stats = stat_set(self.stats, f"{where}.stats")
        by, value = self._filter_numbers(f"{where}.filter")
        event.changes = (*event.changes, StatChange(by, value, stats, self.stats == "highest_printed", self.delta))

    def _filter_numbers(self, where: str) -> tuple[int, int]:
        """What the filter looks at, and what it lets through."""
        if not self.filter:
            return ANYBODY, 0
        if len(self.filter) > 1:
            raise CardError(f"{where}: a filter has one of {', '.join(FILTERS)}, not {len(self.filter)}")
        [(name, word)] = self.filter.items()
        number_of(name, tuple(FILTERS), "filter", where)
        by, words = FILTERS[name]
        return by, number_of(word, words, name, f"{where}.{name}")


class TieEffect(_Effect, frozen=True, tag="TIE"):
    """Ties: Evil beats Good, and what alignment leaves open goes to the first in waiver order."""

    prefer: Annotated[str, one_of(("Evil",))] | None = None
    then: Annotated[str, one_of(("waiver_first",))] | None = None

    def put_on(self, event: EventCard, where: str) -> None:
        if self.prefer is not None:
            number_of(self.prefer, ("Evil",), "other side to win ties", f"{where}.prefer")
            event.evil_wins_ties = True
        if self.then is not None:
            number_of(self.then, ("waiver_first",), "way to break ties", f"{where}.then")
            event.waiver_breaks_ties = True


class MagicEffect(_Effect, frozen=True, tag="MAGIC"):
    """When magic is used, how often, in which order, and whether the active may use his once."""

    banned_weeks: tuple[int, ...] = ()
    rounds: Annotated[int, between(2, 3)] | None = None
    order: Annotated[str, one_of(("waiver",))] | None = None
    active_uses: Annotated[int, between(1, 1)] | None = None

    def put_on(self, event: EventCard, where: str) -> None:
        if len(set(self.banned_weeks)) != len(self.banned_weeks):
            raise CardError(f"{where}.banned_weeks: a week is given twice")
        for week in self.banned_weeks:
            event.no_magic |= 1 << within(week, 1, 4, f"{where}.banned_weeks") - 1
        if self.rounds is not None:
            event.magic_rounds = within(self.rounds, 2, 3, f"{where}.rounds")
        if self.order is not None:
            number_of(self.order, ("waiver",), "other order of magic", f"{where}.order")
            event.waiver_magic = True
        if self.active_uses is not None:
            within(self.active_uses, 1, 1, f"{where}.active_uses")
            event.active_magic = True


class InfoEffect(_Effect, frozen=True, tag="INFO"):
    """What is shown to all when all are ready."""

    show: Annotated[str, one_of(SHOWN)]

    def put_on(self, event: EventCard, where: str) -> None:
        event.shows = 1 + number_of(self.show, SHOWN, "thing to show", f"{where}.show")


class FreeAgencyEffect(_Effect, frozen=True, tag="FA"):
    """A larger pool, more rounds, no Free Agency, or one in turn order."""

    extra_cards: Annotated[int, between(1, 9)] | None = None
    rounds: Annotated[int, between(2, 3)] | None = None
    skip: bool = False
    order: Annotated[str, one_of(("turn",))] | None = None

    def put_on(self, event: EventCard, where: str) -> None:
        if self.skip and self != FreeAgencyEffect(skip=True):
            raise CardError(f"{where}.skip: without Free Agency the other fields mean nothing")
        event.no_free_agency = self.skip
        if self.extra_cards is not None:
            event.more_free_agents = within(self.extra_cards, 1, 9, f"{where}.extra_cards")
        if self.rounds is not None:
            event.claim_rounds = within(self.rounds, 2, 3, f"{where}.rounds")
        if self.order is not None:
            number_of(self.order, ("turn",), "other order of Free Agency", f"{where}.order")
            event.leader_claims_first = True


class TrackEffect(_Effect, frozen=True, tag="TRACK"):
    """Banners: the winner scores them too, each match moves more, or none is scored."""

    winner_scores: bool = False
    step: Annotated[int, between(1, 9)] | None = None
    off: bool = False

    def put_on(self, event: EventCard, where: str) -> None:
        if self.off and self != TrackEffect(off=True):
            raise CardError(f"{where}.off: without banners the other fields mean nothing")
        event.no_points = self.off
        event.winner_scores = self.winner_scores
        if self.step is not None:
            event.more_points = within(self.step, 1, 9, f"{where}.step")


class ValueEffect(_Effect, frozen=True, tag="VALUE"):
    """The Win card of a base is worth more."""

    base: Annotated[str, one_of(BASE_NAMES)]
    delta: Annotated[int, between(1, 9)]

    def put_on(self, event: EventCard, where: str) -> None:
        base = number_of(self.base, BASE_NAMES, "base", f"{where}.base")
        if event.more_wins[base]:
            raise CardError(f"{where}.base: {self.base} has more Wins already")
        more = list(event.more_wins)
        more[base] = within(self.delta, 1, 9, f"{where}.delta")
        first, second, third, home = more
        event.more_wins = (first, second, third, home)


class OrderEffect(_Effect, frozen=True, tag="ORDER"):
    """The bases in the order in which they are played: 1 is 1st, 4 is Home."""

    weeks: tuple[int, ...]

    def put_on(self, event: EventCard, where: str) -> None:
        if tuple(sorted(self.weeks)) != WEEKS:
            raise CardError(f"{where}.weeks: {list(self.weeks)} does not have each of 1, 2, 3, 4 once")
        event.weeks = tuple(base - 1 for base in self.weeks)


Effect = StatEffect | TieEffect | MagicEffect | InfoEffect | FreeAgencyEffect | TrackEffect | ValueEffect | OrderEffect
EFFECTS: dict[str, type[Effect]] = {
    "STAT": StatEffect,
    "TIE": TieEffect,
    "MAGIC": MagicEffect,
    "INFO": InfoEffect,
    "FA": FreeAgencyEffect,
    "TRACK": TrackEffect,
    "VALUE": ValueEffect,
    "ORDER": OrderEffect,
}


def op_of(effect: Effect) -> str:
    return str(effect.__struct_config__.tag)


class EventText(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An Event as written in its file (F-2.6); its text is generated from the effects."""

    id: str
    name: str
    effects: tuple[Effect, ...]
    season_only: bool = False
    needs_free_agency: bool = False


def event_text(table: TomlTable, where: str) -> EventText:
    """The Event of a file."""
    effects = table.get("effects")
    if isinstance(effects, list):
        table = {**table, "effects": [_effect(entry, place, where) for place, entry in enumerate(effects)]}
    return read_struct(table, EventText, where)


def _effect(entry: object, place: int, where: str) -> Effect:
    field = f"effects[{place}]"
    if not isinstance(entry, dict):
        raise CardError(f'{where}: field {field}: an effect is written {{ op = "STAT", ... }}')
    if "op" not in entry:
        raise CardError(f"{where}: field {field}.op is missing")
    op = str(entry["op"])
    number_of(op, tuple(EFFECTS), "effect", f"{where}: field {field}.op")
    return read_struct(entry, EFFECTS[op], where, field)


def event_card(number: int, text: EventText, where: str) -> EventCard:
    """Convert an Event to the numbers of the rules; fields without a meaning are errors."""
    event = EventCard(number, text.season_only, text.needs_free_agency)
    if not text.effects:
        raise CardError(f"{where}: field effects: an Event has at least one")
    said: set[str] = set()
    for place, effect in enumerate(text.effects):
        field, op = f"{where}: field effects[{place}]", op_of(effect)
        if effect in _SAY_NOTHING:
            raise CardError(f"{field}: {op} needs a field: it takes {', '.join(effect.__struct_fields__)}")
        if op in said and op not in ("STAT", "VALUE"):
            raise CardError(f"{field}: {op} is there twice: put all fields into one")
        said.add(op)
        effect.put_on(event, field)
    _check_flags(event, said, where)
    return event


_SAY_NOTHING = (TieEffect(), MagicEffect(), FreeAgencyEffect(), TrackEffect())


def _check_flags(event: EventCard, said: set[str], where: str) -> None:
    """Events that cannot apply in the Series must be marked, so that they are never turned over there (F-12.1.3)."""
    for_the_season = said & {"FA", "TRACK", "VALUE"} or event.waiver_breaks_ties
    if for_the_season and not event.season_only:
        raise CardError(
            f"{where}: field season_only: it must be true, because this has no effect in the Series (F-R34)"
        )
    if "FA" in said and not event.needs_free_agency:
        raise CardError(f"{where}: field needs_free_agency: it must be true, because this changes Free Agency (F-R34)")
