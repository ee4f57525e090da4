"""The story of a game: events in groups, and each group as sentences.

A line is a pitch with its swing, a play with everybody who moved, a substitution, a card. Groups end where somebody was
asked, so that a story told in pieces is the same as the whole.
"""

from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, Any, Final

from pennant.games.clutch import event_types as t
from pennant.games.clutch.beats import told_together
from pennant.games.clutch.event_types import Event
from pennant.games.clutch.plays import (
    PLAY,
    PitchEvent,
    advantage,
    changed,
    checked,
    kept,
    mistake,
    pitch,
    play,
    read,
    rolled,
    swing,
    throw,
    throw_read,
)
from pennant.games.clutch.printed_text import yes
from pennant.games.clutch.view_types import View
from pennant.kernel.words import capitalize

if TYPE_CHECKING:
    from pennant.games.clutch.text import ClutchText


# --- lines ------------------------------------------------------------------------------------------------------------


class Story:
    """Tells events in order to one viewer."""

    def __init__(self, text: "ClutchText", events: list[Event], view: View, names: Sequence[str]) -> None:
        self.text = text
        self.say = text.say
        self.names = names
        self.view = view
        self.groups = told_together(events)
        self.place = 0
        """The number of the current group."""
        self.lineups = _lineups_before(events, view)
        self.runs = _runs_before(events, view)
        self.offence = _offence_before(events, view)

    def sentences(self) -> Iterator[tuple[Event, str]]:
        for place, group in enumerate(self.groups):
            self.place = place
            for event in group:
                self._follow(event)
            told = [event for event in group if event["kind"] in TELLERS]
            if told:
                head, *more = told
                for line in TELLERS[head["kind"]](self, head, more):
                    yield group[-1], capitalize(line, self.names)

    def _follow(self, event: Event) -> None:
        """Update the batting order and the score."""
        if event["kind"] in ("starts", "replaced", "pinch-ran"):
            self.lineups[event["seat"]][event["slot"]] = event["player"]
        elif event["kind"] == "scored":
            self.runs[event["seat"]] += 1
        elif event["kind"] == "game":
            self.runs = [0, 0]
        elif event["kind"] in ("half", "batter-up"):
            self.offence = event["seat"]

    # --- who and what -------------------------------------------------------------------------------------------------

    def name(self, seat: int) -> str:
        return self.say("you") if seat == self.view["viewer"] else self.names[seat]

    def subject(self, seat: int) -> dict[str, str]:
        """A manager as the subject of a sentence, and how the verb agrees: `you` or `one`."""
        return {"player": self.name(seat), "who": "you" if seat == self.view["viewer"] else "one"}

    def card(self, card: str | None) -> str:
        return self.text.card_name(card)

    def cards(self, events: Sequence[t.Drew | t.Discarded]) -> str:
        return self.text.join_list([self.say("titled", card=self.card(event["card"])) for event in events])

    def batter_in(self, slot: int) -> str:
        """The name of the player in a batting slot of the offense."""
        return self.card(self.lineups[self.offence][slot])

    def matchup(self) -> tuple[str, str]:
        """The current batter and pitcher: from the outcome, or from the board after the last event."""
        for event in self.upcoming():
            if event["kind"] == "outcome":
                return event["player"], event["facing"]
        batter, pitcher = self.view["batter"]["player"], self.view["pitcher"]["player"]
        assert batter is not None, "nobody is at bat"
        assert pitcher is not None
        return batter, pitcher

    def upcoming(self) -> Iterator[Event]:
        for group in self.groups[self.place :]:
            yield from group

    def score(self, first: int, runs: Sequence[int] = ()) -> dict[str, Any]:
        """The score with this seat first."""
        runs = runs or self.runs
        other = 1 - first
        return {"one": self.name(first), "runs": runs[first], "other": self.name(other), "others": runs[other]}

    # --- the frame ----------------------------------------------------------------------------------------------------

    def retracted(self, event: t.Retracted, _: Sequence[Event]) -> Iterator[str]:
        yield self.say("story-retracted", **self.subject(event["seat"]))

    def home_roll(self, event: t.HomeRoll, more: Sequence[t.HomeRoll]) -> Iterator[str]:
        rolls = [self.say("story-roll", player=self.name(each["seat"]), roll=each["roll"]) for each in (event, *more)]
        yield self.say("story-home-roll", rolls=", ".join(rolls))

    def slot_roll(self, event: t.SlotRoll, _: Sequence[Event]) -> Iterator[str]:
        yield self.say("story-slot-roll", roll=event["roll"], slot=event["slot"] + 1)

    def game(self, event: t.GameStarted, _: Sequence[Event]) -> Iterator[str]:
        number = "none" if self.view["mode"] == "single" else event["number"]
        home = event["home"]
        yield self.say("story-game", number=number, home=self.name(home), away=self.name(1 - home))

    def lineup(self, event: t.Starts, more: Sequence[t.Starts | t.StartsPitching]) -> Iterator[str]:
        """A team from the first batter to the pitcher."""
        starts = [each for each in (event, *more) if each["kind"] == "starts"]
        batters = [
            self.say("story-batter", slot=each["slot"] + 1, name=self.card(each["player"]), position=each["position"])
            for each in starts
        ]
        pitcher = next((each for each in (event, *more) if each["kind"] == "starts-pitching"), None)
        yield self.say(
            "story-lineup",
            player=self.name(event["seat"]),
            batters=", ".join(batters),
            pitcher=self.card(pitcher["pitcher"]) if pitcher else "none",
            tired=yes(pitcher is not None and pitcher["tired"]),
        )

    def pitcher_starts(self, event: t.StartsPitching, _: Sequence[Event]) -> Iterator[str]:
        yield self.say(
            "story-starting-pitcher",
            player=self.name(event["seat"]),
            pitcher=self.card(event["pitcher"]),
            tired=yes(event["tired"]),
        )

    def half(self, event: t.HalfStarted, _: Sequence[Event]) -> Iterator[str]:
        yield self.say("story-half", inning=event["inning"], top=yes(event["top"]), **self.subject(event["seat"]))

    def half_over(self, event: t.HalfEnded, more: Sequence[t.GameEnded | t.SeriesEnded]) -> Iterator[str]:
        """The result of a half, and the score; the last half is told with the end of the game."""
        half = self.say("story-half-over", scored=event["runs"], left=event["left"])
        if more:
            yield half
            yield from TELLERS[more[0]["kind"]](self, more[0], more[1:])
        else:
            yield " ".join([half, self.say("story-score", **self.score(event["seat"]))])

    def game_over(self, event: t.GameEnded, more: Sequence[t.SeriesEnded]) -> Iterator[str]:
        winner = event["winner"]
        score = self.score(winner, (event["runs_0"], event["runs_1"]))
        yield self.say("story-game-over", **score, **self.subject(winner))
        for each in more:
            yield from self.series_over(each, [])

    def series_over(self, event: t.SeriesEnded, _: Sequence[Event]) -> Iterator[str]:
        """The result of a series or season; the end of a single game is told elsewhere."""
        if self.view["mode"] == "single":
            return
        winner = event["winner"]
        wins = sorted((team["wins"] for team in self.view["teams"]), reverse=True)
        args = {"wins": wins[0], "losses": wins[1]}
        if winner is None:
            yield self.say("story-series-even", **args)
        else:
            yield self.say("story-series-won", **args, kind=self.view["mode"], **self.subject(winner))

    def forfeit(self, event: t.Forfeited, _: Sequence[Event]) -> Iterator[str]:
        yield self.say("story-forfeit", **self.subject(event["seat"]))

    # --- substitutions ------------------------------------------------------------------------------------------------

    def batter_up(self, event: t.BatterUp, _: Sequence[Event]) -> Iterator[str]:
        yield self.say("story-batter-up", name=self.card(event["player"]), pitcher=self.card(event["facing"]))

    def pitching_change(self, event: t.PitchingChange, _: Sequence[Event]) -> Iterator[str]:
        names = {"name": self.card(event["pitcher"]), "old": self.card(event["old_pitcher"])}
        yield self.say("story-pitching-change", **names, tired=yes(event["tired"]))

    def replaced(self, event: t.Replaced, _: Sequence[Event]) -> Iterator[str]:
        names = {"name": self.card(event["player"]), "old": self.card(event["old"])}
        yield self.say(f"story-{event['as_what']}", **names, position=event["position"])

    def pinch_ran(self, event: t.PinchRan, _: Sequence[Event]) -> Iterator[str]:
        names = {"name": self.card(event["player"]), "old": self.card(event["old"])}
        yield self.say("story-pinch-runner", **names, base=event["base"])

    def shifted(self, event: t.Shifted, more: Sequence[t.Shifted]) -> Iterator[str]:
        moves = [
            self.say("story-move", name=self.card(self.lineups[each["seat"]][each["slot"]]), position=each["position"])
            for each in (event, *more)
        ]
        yield self.say("story-moves", moves=self.text.join_list(moves, "clauses"))

    def ejected(self, event: t.Ejected, _: Sequence[Event]) -> Iterator[str]:
        yield self.say("story-ejected", name=self.card(event["player"]))

    # --- before the pitch, and on the bases ---------------------------------------------------------------------------

    def steals(self, event: t.StealDeclared, _: Sequence[Event]) -> Iterator[str]:
        yield self.say("story-steals", bases=event["bases"][0] if len(event["bases"]) == 1 else "both")

    def bunted(self, event: t.Bunted, _: Sequence[Event]) -> Iterator[str]:
        yield self.say("story-bunted", roll=event["natural"], success=yes(event["success"]))

    def tired_pitch(self, event: t.TiredPitch, more: Sequence[PitchEvent]) -> Iterator[str]:
        """That the pitcher is tired; told before the pitch or the bunt."""
        lines = [self.say("story-tired", name=self.card(event["pitcher"]), level=event["level"])]
        while more:
            head, *more = more
            if head["kind"] == "pitched":
                lines += pitch(self, head, more)
                break
            lines += TELLERS[head["kind"]](self, head, [])
        yield " ".join(lines)

    def took_pitch(self, _: t.PitchTaken, __: Sequence[Event]) -> Iterator[str]:
        yield self.say("story-took-pitch")

    def depth(self, event: t.DepthChosen, _: Sequence[Event]) -> Iterator[str]:
        yield self.say("story-infield-in" if event["infield_in"] else "story-infield-back")

    def sent(self, event: t.RunnersSent, _: Sequence[Event]) -> Iterator[str]:
        runners = [self.say("sent-runner", base=base) for base in event["bases"]]
        yield self.say("story-sent", runners=self.text.join_list(runners), count=len(runners))

    def held(self, event: t.RunnersHeld, _: Sequence[Event]) -> Iterator[str]:
        yield self.say("story-held", **self.subject(event["seat"]))

    def no_throw(self, _: t.NoThrow, __: Sequence[Event]) -> Iterator[str]:
        yield self.say("story-no-throw")

    # --- cards --------------------------------------------------------------------------------------------------------

    def played(self, event: t.CardPlayed | t.CoachUsed, costs: Sequence[t.Discarded]) -> Iterator[str]:
        """A strategy card or a coach, with its cost and its effect."""
        card = event["coach"] if event["kind"] == "coached" else event["card"]
        alternatives = self.text.alternatives(card)
        of_another = event["seat"] != self.view["viewer"]
        yield self.say(
            f"story-{event['kind']}",
            **self.subject(event["seat"]),
            quoted=yes(of_another and not self.text.is_impersonal(card)),
            card=self.card(card),
            target="none" if event["target"] is None else self.batter_in(event["target"]),
            cost=self.cards(costs) if costs else "none",
            text=alternatives[event["alternative"]] if alternatives else self.text.effects(card),
        )

    def about_card(self, event: t.CardNegated | t.CardReturned | t.CardEnded, _: Sequence[Event]) -> Iterator[str]:
        """A card that is negated, returned or over."""
        args = {"card": self.card(event["card"]), "player": self.name(event["seat"])}
        yield self.say(f"story-{event['kind']}", **args, coach=yes(event["is_coach"]))

    def drew(self, event: t.Drew, more: Sequence[t.Drew]) -> Iterator[str]:
        """Cards drawn by each manager; the opponent's cards stay secret."""
        by_seat: dict[int, list[t.Drew]] = {}
        for each in (event, *more):
            by_seat.setdefault(each["seat"], []).append(each)
        for seat, drawn in by_seat.items():
            unseen = any(each["card"] is None for each in drawn)
            cards = "unseen" if unseen else self.cards(drawn)
            yield self.say("story-drew", **self.subject(seat), cards=cards, count=len(drawn))

    def gift(self, event: t.CardsGiven, drawn: Sequence[t.Drew]) -> Iterator[str]:
        """The gift of a stadium, and the drawn cards if the viewer may see them."""
        yield self.say("story-gift", **self.subject(event["seat"]), count=event["count"])
        if drawn and drawn[0]["card"] is not None:
            yield from self.drew(drawn[0], drawn[1:])

    def discarded(self, event: t.Discarded, more: Sequence[t.Discarded]) -> Iterator[str]:
        yield self.say("story-discarded", **self.subject(event["seat"]), cards=self.cards([event, *more]))

    def saw_hand(self, event: t.HandSeen, _: Sequence[Event]) -> Iterator[str]:
        yield self.say("story-saw-hand", **self.subject(event["seat"]))

    def new_hands(self, _: t.NewHands, __: Sequence[Event]) -> Iterator[str]:
        yield self.say("story-new-hands")

    def took_discarded(self, event: t.DiscardTaken, _: Sequence[Event]) -> Iterator[str]:
        yield self.say("story-took-discarded", **self.subject(event["seat"]), card=self.card(event["card"]))

    def limit_changed(self, event: t.LimitChanged, _: Sequence[Event]) -> Iterator[str]:
        innings = event["innings"]
        sign = "more" if innings > 0 else "less"
        yield self.say("story-limit", name=self.card(event["pitcher"]), innings=abs(innings), sign=sign)

    def weather_over(self, _: t.WeatherEnded, new: Sequence[t.WeatherSet]) -> Iterator[str]:
        """The end of the weather, unless new weather replaces it, which was told when it was played."""
        if not new:
            yield self.say("story-weather-over")

    def unsaid(self, _: t.WeatherSet, __: Sequence[Event]) -> Iterator[str]:
        """No sentence, because the card that brought the weather was told."""
        yield from ()


TELLERS: Final[dict[str, Callable[[Story, Any, Any], Iterator[str]]]] = {
    "retracted": Story.retracted,
    "game": Story.game,
    "home-roll": Story.home_roll,
    "slot-roll": Story.slot_roll,
    "starts": Story.lineup,
    "starts-pitching": Story.pitcher_starts,
    "half": Story.half,
    "half-over": Story.half_over,
    "game-over": Story.game_over,
    "series-over": Story.series_over,
    "forfeit": Story.forfeit,
    "batter-up": Story.batter_up,
    "pitching-change": Story.pitching_change,
    "replaced": Story.replaced,
    "shifted": Story.shifted,
    "pinch-ran": Story.pinch_ran,
    "ejected": Story.ejected,
    "steals": Story.steals,
    "bunted": Story.bunted,
    "took-pitch": Story.took_pitch,
    "depth": Story.depth,
    "tired-pitch": Story.tired_pitch,
    "pitched": pitch,
    "mistake": mistake,
    "advantage": advantage,
    "swung": swing,
    "read": read,
    "changed": changed,
    "kept": kept,
    "rolled": rolled,
    "checked": checked,
    "thrown": throw,
    "throw-read": throw_read,
    "sent": Story.sent,
    "held": Story.held,
    "no-throw": Story.no_throw,
    **dict.fromkeys(("outcome", *PLAY), play),
    "played": Story.played,
    "coached": Story.played,
    "negated": Story.about_card,
    "returned": Story.about_card,
    "ended": Story.about_card,
    "drew": Story.drew,
    "effect-drew": Story.gift,
    "discarded": Story.discarded,
    "saw-hand": Story.saw_hand,
    "new-hands": Story.new_hands,
    "took-discarded": Story.took_discarded,
    "limit-changed": Story.limit_changed,
    "weather": Story.unsaid,
    "weather-over": Story.weather_over,
}
"""How every kind of event is told. Kinds that are not listed have no sentence: they show in the view."""

# --- how things stood before the first event --------------------------------------------------------------------------


def _lineups_before(events: Sequence[Event], view: View) -> list[list[str | None]]:
    """The batting orders before the events; the view is the one after them."""
    lineups = [[row["player"] for row in team["lineup"]] for team in view["teams"]]
    for event in reversed(events):
        if event["kind"] in ("replaced", "pinch-ran"):
            lineups[event["seat"]][event["slot"]] = event["old"]
    return lineups


def _runs_before(events: Sequence[Event], view: View) -> list[int]:
    """The score before the events: runs are told some time before the board changes."""
    return [_runs_of(seat, events, view) for seat in range(len(view["teams"]))]


def _runs_of(seat: int, events: Sequence[Event], view: View) -> int:
    scored = 0
    for event in events:
        if event["kind"] == "scored" and event["seat"] == seat:
            scored += 1
        elif event["kind"] == "set" and event["path"] == f"teams.{seat}.runs":
            return int(event["value"]) - scored
        elif event["kind"] == "game-over":
            return (event["runs_0"], event["runs_1"])[seat] - scored
    return view["teams"][seat]["runs"]


def _offence_before(events: Sequence[Event], view: View) -> int:
    """The seat at bat when the events began."""
    for event in events:
        if event["kind"] == "half":
            return 1 - event["seat"]
        if event["kind"] in ("half-over", "batter-up", "outcome"):
            return event["seat"]
    return view["offence"]
