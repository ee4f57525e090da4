"""The story of a game: events in beats, and each beat as sentences."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, Any, Final

from pennant.games.fantasy import event_types as t
from pennant.games.fantasy.battles import battle, is_about_win_card, is_end, unfought
from pennant.games.fantasy.beats import beats_of
from pennant.games.fantasy.cards import COLOURS
from pennant.games.fantasy.event_types import Event
from pennant.games.fantasy.printed_text import BASES, number_args
from pennant.games.fantasy.spells import alone, joined, recruited, traded, used
from pennant.games.fantasy.view_types import Stage, View
from pennant.kernel.words import capitalize

if TYPE_CHECKING:
    from pennant.games.fantasy.text import FantasyText


_STAGES: Final[dict[str, Stage]] = {"month": "season", "wild-card": "wild-card", "series": "series"}
"""The events that begin a stage."""


def first_stage(events: Sequence[Event], view: View) -> Stage:
    """The stage in which these events begin; the view is the one after the events."""
    played = False
    for event in events:
        if event["kind"] == "month":
            return "season" if event["month"] > 1 else "draft"
        if event["kind"] in _STAGES:
            return "wild-card" if played else "season"
        played = played or event["kind"] == "place-won"
    return "series" if view["stage"] == "over" else view["stage"]


# --- sentences --------------------------------------------------------------------------------------------------------


class Story:
    """Tells events in order to one viewer."""

    def __init__(self, text: "FantasyText", events: list[Event], view: View, names: Sequence[str]) -> None:
        self.text = text
        self.say = text.say
        self.names = names
        self.view = view
        self.stage = first_stage(events, view)
        self.groups = [[event for event in group if event["kind"] in TELLERS] for group in beats_of(events)]
        self.place = 0
        """The number of the group being told."""

    def sentences(self) -> Iterator[tuple[Event, str]]:
        for place, group in enumerate(self.groups):
            self.place = place
            if group:
                head, *more = group
                self.stage = _STAGES.get(head["kind"], self.stage)
                for sentence in TELLERS[head["kind"]](self, head, more):
                    yield group[-1], capitalize(sentence, self.names)

    # --- names --------------------------------------------------------------------------------------------------------

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

    def cards(self, cards: Iterable[str | None]) -> str:
        return self.text.join_list([self.text.card_name(card) for card in cards])

    def seen(self, card: str | None) -> str:
        """The name of a card, or that it is hidden."""
        return "unseen" if card is None else self.text.card_name(card)

    def owned(self, card: str, seat: int) -> str:
        """A Character and its owner."""
        return self.say("card-of", card=self.text.card_name(card), player=self.name(seat))

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

    def first(self, event: t.DraftStarted, _: list[Event]) -> Iterator[str]:
        count = len(self.view["managers"])
        yield self.say("story-order", order=self.order([(event["seat"] + place) % count for place in range(count)]))

    def picked(self, event: t.Kept | t.Discarded, more: list[t.Kept | t.Discarded]) -> Iterator[str]:
        """Cards kept or discarded by all Managers at once; the cards of the others stay secret."""
        by_seat: dict[int, list[str | None]] = {}
        for each in (event, *more):
            by_seat.setdefault(each["seat"], []).append(each["card"])
        message = f"story-{event['kind']}"
        seen = {seat: cards for seat, cards in by_seat.items() if cards[0] is not None}
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

    def retracted(self, event: t.Retracted, _: list[Event]) -> Iterator[str]:
        yield self.say("story-retracted", **self.subject(event["seat"]))

    # --- the month ----------------------------------------------------------------------------------------------------

    def month(self, event: t.MonthStarted, laid: list[t.GameLaid]) -> Iterator[str]:
        yield self.say("story-month", month=event["month"])
        yield from self._laid("story-win-cards", laid)

    def _laid(self, message: str, laid: list[t.GameLaid]) -> Iterator[str]:
        """The Win cards that are turned over, place by place."""
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

    def game_laid(self, event: t.GameLaid, _: list[Event]) -> Iterator[str]:
        yield self.say("story-game-laid", where=self.placed(event["place"]), game=self.game(event["win"]))

    def event(self, event: t.EventTurned, _: list[Event]) -> Iterator[str]:
        text = self.text.event_text(event["event"], self.stage)
        yield self.say("story-event", name=self.text.card_name(event["event"]), text=text)

    def event_skipped(self, event: t.EventSkipped, _: list[Event]) -> Iterator[str]:
        yield self.say("story-event-skipped", name=self.text.card_name(event["event"]))

    def agents(self, event: t.AgentTurned, more: list[t.AgentTurned]) -> Iterator[str]:
        yield self.say("story-agents", cards=self.cards(each["card"] for each in (event, *more)))

    def claimed(self, event: t.Claimed, dropped: list[t.Dropped]) -> Iterator[str]:
        kind = "open" if not event["reserved"] else "unseen" if event["card"] is None else "reserved"
        args = {**self.subject(event["seat"]), "card": self.text.card_name(event["card"]), "kind": kind}
        yield self.say("story-claimed", **args, dropped=self.cards(each["card"] for each in dropped) or "none")

    def dropped(self, event: t.Dropped, _: list[Event]) -> Iterator[str]:
        yield self.say("story-dropped", **self.subject(event["seat"]), card=self.text.card_name(event["card"]))

    def declined(self, event: t.Declined, _: list[Event]) -> Iterator[str]:
        yield self.say("story-declined", **self.subject(event["seat"]))

    def agents_over(self, _: t.AgentsLeft, __: list[Event]) -> Iterator[str]:
        yield self.say("story-agents-over")

    def ready(self, _: t.RosterSet, __: list[t.RosterSet]) -> Iterator[str]:
        yield self.say("story-ready", stage=self.stage, mode=self.view["mode"])

    def shown(self, event: t.Shown, more: list[t.Shown]) -> Iterator[str]:
        yield self.say(
            "story-shown",
            cards=self.text.join_list([self.owned(each["card"], each["seat"]) for each in (event, *more)]),
        )

    def simulated(
        self, event: t.RobotStarted | t.DeckStarted, more: list[t.RobotStarted | t.DeckStarted]
    ) -> Iterator[str]:
        """The Characters that play for Robot or Deck, and their places."""
        starters = [
            self.say("story-starter", card=self.text.card_name(each["card"]), **number_args(each["place"], self.stage))
            for each in (event, *more)
        ]
        seat = 1 if event["kind"] == "robot" else 2
        yield self.say("story-starters", player=self.name(seat), cards=self.text.join_list(starters))

    def shuffled(self, _: t.Shuffled, __: list[Event]) -> Iterator[str]:
        yield self.say("story-shuffled")

    # --- the week -----------------------------------------------------------------------------------------------------

    def week(self, event: t.WeekStarted, revealed: list[t.Revealed]) -> Iterator[str]:
        where = self.placed(event["place"])
        if not revealed:
            yield self.statement(where)
            return
        wins = [self._win_at(event["place"], side) for side in (0, BASES)]
        games = self.text.join_list([self.text.card_name(win) for win in wins if win is not None])
        cards = self.text.join_list([self.owned(each["card"], each["seat"]) for each in revealed], "rivals")
        yield self.say("story-week", where=where, win=games or "none", cards=cards)

    def _win_at(self, base: int, side: int) -> str | None:
        """The Win card there when the Characters are turned up: the one that is won there later, or is still there.

        ABDUCT may have moved it there before. Two Win cards of one base are won one after the other (F-12.2.3).
        """
        if side and self.stage != "season":
            return None
        card, now, won = base + side, base, 0
        for event in (event for group in self.groups[self.place + 1 :] for event in group):
            if event["kind"] == "swapped-games" and card in (event["one"], event["other"]):
                card = event["one"] + event["other"] - card
            elif event["kind"] == "week":
                now, won = event["place"], 0
            elif event["kind"] in _STAGES:
                return None
            elif is_about_win_card(event) and card == now + won:
                return event["win"]
            if is_end(event):
                won += BASES
        return self.view["field"][card]

    def revealed(self, event: t.Revealed, _: list[Event]) -> Iterator[str]:
        yield self.statement(self.owned(event["card"], event["seat"]))

    def no_magic(self, event: t.MagicPassed, more: list[t.MagicPassed]) -> Iterator[str]:
        seats = list(dict.fromkeys(each["seat"] for each in (event, *more)))
        subject = self.subject(seats[0])
        if len(seats) > 1:
            who = "you" if self.view["viewer"] in seats else "several"
            subject = {"player": self.text.join_list([self.name(seat) for seat in seats]), "who": who}
        yield self.say("story-no-magic", **subject)

    def reordered(self, event: t.Reordered, _: list[Event]) -> Iterator[str]:
        yield self.say("story-new-order", order=self.order(event["order"]))

    # --- the end of the season ----------------------------------------------------------------------------------------

    def bonus(self, event: t.TrackBonus, more: list[t.TrackBonus]) -> Iterator[str]:
        tracks: dict[str, list[str]] = {}
        for each in sorted((event, *more), key=lambda each: -each["wins"]):
            won = self.say("story-score", player=self.name(each["seat"]), score=each["wins"])
            tracks.setdefault(each["track"], []).append(won)
        places = [
            self.say("story-track", track=track, wins=", ".join(tracks[track])) for track in COLOURS if track in tracks
        ]
        yield self.say("story-bonus", tracks=", ".join(places))

    def final(self, event: t.FinalWins, more: list[t.FinalWins]) -> Iterator[str]:
        best_first = sorted((event, *more), key=lambda each: -each["wins"])
        scores = [self.say("story-score", player=self.name(each["seat"]), score=each["wins"]) for each in best_first]
        yield self.say("story-final", scores=", ".join(scores))

    def wild_card(self, event: t.WildCardStarted, laid: list[t.GameLaid]) -> Iterator[str]:
        players = self.text.join_list([self.name(seat) for seat in event["seats"]])
        game = self.game(laid[0]["win"]) if laid else "none"
        yield self.say("story-wild-card", players=players, game=game)

    def series(self, event: t.SeriesStarted, laid: list[t.GameLaid]) -> Iterator[str]:
        if self.view["mode"] == "solo" and 0 not in (event["home"], event["visitor"]):
            yield self.say("story-series-missed", **self.subject(0))
            return
        yield self.say("story-series", **self.subject(event["home"]), other=self.name(event["visitor"]))
        yield from self._laid("story-games", laid)

    def returned(self, event: t.Returned, more: list[t.Returned]) -> Iterator[str]:
        cards = [self.owned(each["card"], each["seat"]) for each in (event, *more)]
        yield self.say("story-returned", cards=self.text.join_list(cards), count=len(cards))

    def champion(self, event: t.Champion, _: list[Event]) -> Iterator[str]:
        yield self.say("story-champion", **self.subject(event["seat"]))


TELLERS: Final[dict[str, Callable[[Story, Any, list[Any]], Iterator[str]]]] = {
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
"""How every kind of event is told. Kinds that are not listed have no sentence: they show in the view."""
