"""The story of a game: events in beats, and each beat as sentences."""

from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, Final

from pennant.games.fantasy.battles import ENDS, battle, unfought
from pennant.games.fantasy.beats import beats_of
from pennant.games.fantasy.cards import COLOURS
from pennant.games.fantasy.printed_text import BASES, number_args
from pennant.games.fantasy.spells import alone, joined, recruited, traded, used
from pennant.kernel.events import SeenEvent, View
from pennant.kernel.words import capitalize

if TYPE_CHECKING:
    from pennant.games.fantasy.text import FantasyText


_STAGES: Final = {"month": "season", "wild-card": "wild-card", "series": "series"}
"""The events that begin a stage."""


def first_stage(events: Sequence[SeenEvent], view: View) -> str:
    """The stage in which these events begin; the view is the one after them."""
    played = False
    for event in events:
        kind = event["kind"]
        if kind == "month":
            return "season" if event["month"] > 1 else "draft"
        if kind in _STAGES:
            return "wild-card" if played else "season"
        played = played or kind == "place-won"
    return "series" if view["stage"] == "over" else str(view["stage"])


# --- sentences --------------------------------------------------------------------------------------------------------


class Story:
    """Tells events in order to one viewer."""

    def __init__(self, text: "FantasyText", events: list[SeenEvent], view: View, names: Sequence[str]) -> None:
        self.text = text
        self.say = text.say
        self.names = names
        self.view = view
        self.stage = first_stage(events, view)
        self.groups = [[event for event in group if event["kind"] in TELLERS] for group in beats_of(events)]
        self.place = 0
        """The number of the group being told."""

    def sentences(self) -> Iterator[tuple[SeenEvent, str]]:
        for place, group in enumerate(self.groups):
            self.place = place
            if group:
                head, *more = group
                self.stage = _STAGES.get(head["kind"], self.stage)
                for sentence in TELLERS[head["kind"]](self, head, more):
                    yield group[-1], capitalize(sentence, self.names)

    # --- who and what -------------------------------------------------------------------------------------------------

    def name(self, seat: int) -> str:
        return self.say("you") if seat == self.view["viewer"] else self.names[seat]

    def subject(self, seat: int) -> dict[str, str]:
        """A Manager as the subject of a sentence, and how the verb agrees: `you`, `team` (they) or `one`."""
        if seat == self.view["viewer"]:
            return {"player": self.say("you"), "who": "you"}
        team = self.view["managers"][seat]["team"]
        is_team = team is not None and self.names[seat].startswith(self.text.team(team))
        return {"player": self.names[seat], "who": "team" if is_team else "one"}

    def order(self, seats: Sequence[int]) -> str:
        return ", ".join(self.name(seat) for seat in seats)

    def cards(self, events: Sequence[SeenEvent]) -> str:
        return self.text.join_list([self.text.card_name(event["card"]) for event in events])

    def seen(self, card: str | None) -> str:
        """The name of a card, or that it is hidden."""
        return "unseen" if card is None else self.text.card_name(card)

    def owned(self, event: SeenEvent) -> str:
        """A Character and its owner."""
        return self.say("card-of", card=self.text.card_name(event["card"]), player=self.name(event["seat"]))

    def placed(self, number: int) -> str:
        return self.say("place", **number_args(number, self.stage))

    def game(self, win: str) -> str:
        """A Win card with the stats that count."""
        return self.say("win-at-stake", name=self.text.card_name(win), stats=" ".join(self.text.win(win).requires))

    def sentence(self, head: str, details: list[str]) -> str:
        """A statement and its details."""
        if details:
            return self.say("story-details", what=head, details=self.text.join_list(details, "clauses"))
        return self.statement(head)

    def statement(self, what: str) -> str:
        return self.say("story-statement", what=what)

    # --- the draft ----------------------------------------------------------------------------------------------------

    def first(self, event: SeenEvent, _: list[SeenEvent]) -> Iterator[str]:
        count = len(self.view["managers"])
        yield self.say("story-order", order=self.order([(event["seat"] + place) % count for place in range(count)]))

    def picked(self, event: SeenEvent, more: list[SeenEvent]) -> Iterator[str]:
        """Tell cards kept or discarded by all at once; those of the others stay secret."""
        by_seat: dict[int, list[SeenEvent]] = {}
        for each in (event, *more):
            by_seat.setdefault(each["seat"], []).append(each)
        message = f"story-{event['kind']}"
        seen = {seat: cards for seat, cards in by_seat.items() if cards[0]["card"] is not None}
        for seat, cards in seen.items():
            yield self.say(message, **self.subject(seat), cards=self.cards(cards), count=len(cards))
        if seen:
            return
        people = [manager for manager in self.view["managers"] if manager["team"] is not None]
        if len(by_seat) == len(people) > 1:
            yield self.say(f"{message}-by-all", count=len(by_seat[event["seat"]]))
            return
        for seat, cards in by_seat.items():
            yield self.say(f"{message}-unseen", **self.subject(seat), count=len(cards))

    def retracted(self, event: SeenEvent, _: list[SeenEvent]) -> Iterator[str]:
        yield self.say("story-retracted", **self.subject(event["seat"]))

    # --- the month ----------------------------------------------------------------------------------------------------

    def month(self, event: SeenEvent, laid: list[SeenEvent]) -> Iterator[str]:
        yield self.say("story-month", month=event["month"])
        yield from self._laid("story-win-cards", laid)

    def _laid(self, message: str, laid: list[SeenEvent]) -> Iterator[str]:
        """Tell the Win cards that are turned over, place by place."""
        by_place: dict[int, list[str]] = {}
        for each in laid:
            number = each["place"] % BASES if self.stage == "season" else each["place"]
            by_place.setdefault(number, []).append(self.game(each["win"]))
        if by_place:
            games = [
                self.say("story-place-game", where=self.placed(number), games=self.text.join_list(wins))
                for number, wins in by_place.items()
            ]
            yield self.say(message, games="; ".join(games))

    def game_laid(self, event: SeenEvent, _: list[SeenEvent]) -> Iterator[str]:
        yield self.say("story-game-laid", where=self.placed(event["place"]), game=self.game(event["win"]))

    def event(self, event: SeenEvent, _: list[SeenEvent]) -> Iterator[str]:
        text = self.text.event_text(event["event"], self.stage)
        yield self.say("story-event", name=self.text.card_name(event["event"]), text=text)

    def event_skipped(self, event: SeenEvent, _: list[SeenEvent]) -> Iterator[str]:
        yield self.say("story-event-skipped", name=self.text.card_name(event["event"]))

    def agents(self, event: SeenEvent, more: list[SeenEvent]) -> Iterator[str]:
        yield self.say("story-agents", cards=self.cards([event, *more]))

    def claimed(self, event: SeenEvent, dropped: list[SeenEvent]) -> Iterator[str]:
        kind = "open" if not event["reserved"] else "unseen" if event["card"] is None else "reserved"
        args = {**self.subject(event["seat"]), "card": self.cards([event]), "kind": kind}
        yield self.say("story-claimed", **args, dropped=self.cards(dropped) if dropped else "none")

    def dropped(self, event: SeenEvent, _: list[SeenEvent]) -> Iterator[str]:
        yield self.say("story-dropped", **self.subject(event["seat"]), card=self.cards([event]))

    def declined(self, event: SeenEvent, _: list[SeenEvent]) -> Iterator[str]:
        yield self.say("story-declined", **self.subject(event["seat"]))

    def agents_over(self, _: SeenEvent, __: list[SeenEvent]) -> Iterator[str]:
        yield self.say("story-agents-over")

    def ready(self, _: SeenEvent, __: list[SeenEvent]) -> Iterator[str]:
        yield self.say("story-ready", stage=self.stage, mode=self.view["mode"])

    def shown(self, event: SeenEvent, more: list[SeenEvent]) -> Iterator[str]:
        yield self.say("story-shown", cards=self.text.join_list([self.owned(each) for each in (event, *more)]))

    def simulated(self, event: SeenEvent, more: list[SeenEvent]) -> Iterator[str]:
        """Tell which Characters play for Robot or Deck, and where."""
        starters = [
            self.say("story-starter", card=self.cards([each]), **number_args(each["place"], self.stage))
            for each in (event, *more)
        ]
        seat = 1 if event["kind"] == "robot" else 2
        yield self.say("story-starters", player=self.name(seat), cards=self.text.join_list(starters))

    def shuffled(self, _: SeenEvent, __: list[SeenEvent]) -> Iterator[str]:
        yield self.say("story-shuffled")

    # --- the week -----------------------------------------------------------------------------------------------------

    def week(self, event: SeenEvent, revealed: list[SeenEvent]) -> Iterator[str]:
        where = self.placed(event["place"])
        if not revealed:
            yield self.statement(where)
            return
        wins = [self._win_at(event["place"], side) for side in (0, BASES)]
        games = self.text.join_list([self.text.card_name(win) for win in wins if win is not None])
        cards = self.text.join_list([self.owned(each) for each in revealed], "rivals")
        yield self.say("story-week", where=where, win=games or "none", cards=cards)

    def _win_at(self, base: int, side: int) -> str | None:
        """The Win card there when the Characters are turned up: the one that will be won there, or lies there still.

        ABDUCT may take it elsewhere before. Where two lie at a base, they are won one after the other (F-12.2.3).
        """
        if side and self.stage != "season":
            return None
        card, now, won = base + side, base, 0
        for event in (event for group in self.groups[self.place + 1 :] for event in group):
            kind = event["kind"]
            if kind == "swapped-games" and card in (event["one"], event["other"]):
                card = event["one"] + event["other"] - card
            elif kind == "week":
                now, won = event["place"], 0
            elif kind in _STAGES:
                return None
            elif "win" in event and kind != "game-laid" and card == now + won:
                return str(event["win"])
            if kind in ENDS:
                won += BASES
        found: str | None = self.view["field"][card]
        return found

    def revealed(self, event: SeenEvent, _: list[SeenEvent]) -> Iterator[str]:
        yield self.statement(self.owned(event))

    def no_magic(self, event: SeenEvent, more: list[SeenEvent]) -> Iterator[str]:
        seats = list(dict.fromkeys(each["seat"] for each in (event, *more)))
        subject = self.subject(seats[0])
        if len(seats) > 1:
            who = "you" if self.view["viewer"] in seats else "several"
            subject = {"player": self.text.join_list([self.name(seat) for seat in seats]), "who": who}
        yield self.say("story-no-magic", **subject)

    def reordered(self, event: SeenEvent, _: list[SeenEvent]) -> Iterator[str]:
        yield self.say("story-new-order", order=self.order(event["order"]))

    # --- the end of the season ----------------------------------------------------------------------------------------

    def bonus(self, event: SeenEvent, more: list[SeenEvent]) -> Iterator[str]:
        tracks: dict[str, list[str]] = {}
        for each in sorted((event, *more), key=lambda each: -each["wins"]):
            won = self.say("story-score", player=self.name(each["seat"]), score=each["wins"])
            tracks.setdefault(each["track"], []).append(won)
        places = [
            self.say("story-track", track=track, wins=", ".join(tracks[track])) for track in COLOURS if track in tracks
        ]
        yield self.say("story-bonus", tracks=", ".join(places))

    def final(self, event: SeenEvent, more: list[SeenEvent]) -> Iterator[str]:
        best_first = sorted((event, *more), key=lambda each: -each["wins"])
        scores = [self.say("story-score", player=self.name(each["seat"]), score=each["wins"]) for each in best_first]
        yield self.say("story-final", scores=", ".join(scores))

    def wild_card(self, event: SeenEvent, laid: list[SeenEvent]) -> Iterator[str]:
        players = self.text.join_list([self.name(seat) for seat in event["seats"]])
        game = self.game(laid[0]["win"]) if laid else "none"
        yield self.say("story-wild-card", players=players, game=game)

    def series(self, event: SeenEvent, laid: list[SeenEvent]) -> Iterator[str]:
        if self.view["mode"] == "solo" and 0 not in (event["home"], event["visitor"]):
            yield self.say("story-series-missed", **self.subject(0))
            return
        yield self.say("story-series", **self.subject(event["home"]), other=self.name(event["visitor"]))
        yield from self._laid("story-games", laid)

    def returned(self, event: SeenEvent, more: list[SeenEvent]) -> Iterator[str]:
        cards = [self.owned(each) for each in (event, *more)]
        yield self.say("story-returned", cards=self.text.join_list(cards), count=len(cards))

    def champion(self, event: SeenEvent, _: list[SeenEvent]) -> Iterator[str]:
        yield self.say("story-champion", **self.subject(event["seat"]))


TELLERS: Final[dict[str, Callable[[Story, SeenEvent, list[SeenEvent]], Iterator[str]]]] = {
    "retracted": Story.retracted,
    "first": Story.first,
    "kept": Story.picked,
    "discarded": Story.picked,
    "month": Story.month,
    "game-laid": Story.game_laid,
    "event": Story.event,
    "event-skipped": Story.event_skipped,
    "agent": Story.agents,
    "claimed": Story.claimed,
    "dropped": Story.dropped,
    "declined": Story.declined,
    "agents-over": Story.agents_over,
    "ready": Story.ready,
    "shown": Story.shown,
    "robot": Story.simulated,
    "deck-dealt": Story.simulated,
    "shuffled": Story.shuffled,
    "week": Story.week,
    "revealed": Story.revealed,
    "magic": used,
    "no-magic": Story.no_magic,
    "swapped-games": alone,
    "lost-point": alone,
    "points": alone,
    "added-stat": alone,
    "summoned": alone,
    "burned": alone,
    "sent-back": alone,
    "exchanged": alone,
    "revived": alone,
    "left": traded,
    "joined": joined,
    "recruited": recruited,
    "total": battle,
    "next-card": unfought,
    "won": unfought,
    "unclaimed": unfought,
    "place-won": unfought,
    "game-won": unfought,
    "reordered": Story.reordered,
    "bonus": Story.bonus,
    "final": Story.final,
    "wild-card": Story.wild_card,
    "series": Story.series,
    "returned": Story.returned,
    "champion": Story.champion,
}
"""How every kind of event is told. Events not listed are not told: they show in the view."""
