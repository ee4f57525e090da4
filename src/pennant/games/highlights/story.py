"""The story of a match: events as sentences, grouped into statements."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import groupby
from typing import TYPE_CHECKING, Final, NamedTuple

from pennant.games.highlights import event_types as t
from pennant.games.highlights.event_types import Event
from pennant.games.highlights.view_types import Pair, View
from pennant.kernel.words import capitalize

if TYPE_CHECKING:
    from pennant.games.highlights.text import HighlightsText

INNINGS: Final = 6
"""Innings after the sixth are extra innings (H-13.1)."""

Plate = list[str | None]
Plates = dict[int, Plate]
Loss = t.Cancelled | t.Changed
"""What happens to a threatened hit."""
Effect = Loss | t.Removed | t.HitMade | t.Ran
"""The events that follow from an action."""


def key(word: str) -> str:
    """A word of a card file as used in message ids: `home run` is `home-run`."""
    return word.lower().replace(" ", "-").replace("_", "-")


_JOINED: dict[str, tuple[tuple[str, ...], tuple[str, ...]]] = {
    "action": (("cancelled", "changed", "removed", "hit", "ran"), ()),
    "hit": (("ran",), ("seat",)),
    "pinched": (("entered",), ("seat", "source")),
    "entered": (("entered",), ("seat", "source")),
    "batter": (("batter",), ("seat",)),
    "bought": (("demoted",), ("seat",)),
    "drawn": (("drawn",), ("seat",)),
    "discarded": (("discarded",), ("seat", "source")),
    "extra-reshuffled": (("extra-reshuffled",), ("seat",)),
    "row": (("row",), ()),
    "ranked": (("ranked",), ("table",)),
    "placed": (("placed",), ("table",)),
}
"""Events that belong to the sentence of the event before them, and the fields that must be equal."""


class Start(NamedTuple):
    """The facts about the position before the first event that a story needs."""

    top: dict[int, str | None]
    """The top card in play of every side; `None` where it is unknown."""
    plates: Plates
    """The threatened hits of every side; `None` where they are unknown."""
    innings: dict[int, int]
    """The inning of every pair."""
    showing: bool
    """Whether cards that enter are only revealed, in a buy round without a game (H-16.6)."""


def start_of(view: View) -> Start:
    """The position of a view."""
    return Start(
        {side["seat"]: side["in_play"][-1] if side["in_play"] else None for side in view["sides"]},
        {side["seat"]: [threat["hit"] for threat in side["plate"]] for side in view["sides"]},
        {number: pair["inning"] for number, pair in enumerate(view["pairs"])},
        view["pairs"][0]["stage"] == "pre-rounds",
    )


class Story:
    """Tells events in order, and tracks what they do not contain: each side's top card and its threatened hits."""

    def __init__(
        self,
        text: "HighlightsText",
        events: Sequence[Event],
        view: View,
        names: Sequence[str],
        start: "Start | None" = None,
    ) -> None:
        self.text = text
        self.say = text.say
        self.names = names
        self.view = view
        self.events = [event for event in events if event["kind"] in _TELLERS]
        self.place = 0
        if start is None:
            start = _start_before(events, view, text)
        self.top, self.plates, self.innings, self.showing = start
        self.introduced: str | None = None
        """The card that the last sentences are about; unknown before the first of these events."""

    def sentences(self) -> Iterator[tuple[Event, str]]:
        while self.place < len(self.events):
            head = self.events[self.place]
            end = self.place + 1
            while end < len(self.events) and _belongs(head, self.events[end]):
                end += 1
            for sentence in _TELLERS[head["kind"]](self, head, self.events[self.place + 1 : end]):
                yield self.events[end - 1], sentence
            self.place = end

    def player(self, seat: int) -> str:
        return self.names[seat]

    def cards(self, cards: Iterable[str | None]) -> str:
        return self.text.join_list([self.text.card_name(card) for card in cards])

    def sentence(self, head: str, rest: list[str]) -> str:
        """A statement and its details."""
        if rest:
            return self.say("story-details", what=head, details=self.text.join_list(rest, "clauses"))
        return self.say("story-statement", what=head)

    # --- before and between games -------------------------------------------------------------------------------------

    def game(self, event: t.GameStarted, _: Sequence[Event]) -> Iterator[str]:
        stage, mode = event["stage"], self.view["mode"]
        self.innings[event["pair"]] = 1
        self.showing = stage == "pre-rounds"
        kind = {"pre-rounds": "pre-round", "mini-season": "of-several", "set": "of-several"}.get(stage, "of-series")
        yield self.say(
            "story-single-game" if mode == "single" else f"story-game-{kind}",
            stage=self.text.stage(stage, mode),
            number=event["number"],
            games=event["best_of"],
            wins=event["best_of"] // 2 + 1,
            visitor=self.names[event["visitor"]],
            home=self.names[event["home"]],
        )

    def row(self, event: t.RowFilled, more: Sequence[t.RowFilled]) -> Iterator[str]:
        dealt: dict[int, list[str | None]] = {}
        for each in (event, *more):
            dealt.setdefault(each["pair"], []).append(each["card"])
        for pair, cards in dealt.items():
            if len(cards) > 1:
                yield self.say("story-row", cards=self.cards(cards), whose=self._whose(pair, coming=True))
            elif cards[0] is None:
                yield self.say("story-row-shrinks")
            else:
                yield self.say("story-row-filled", card=self.cards(cards))

    def _whose(self, pair: int, coming: bool = False) -> str:
        """The sides of this game, or of the next one, where there are several pairs; a tournament changes the pairs."""
        if len(self.view["pairs"]) == 1:
            return "none"
        past = [event for event in self.events[: self.place] if event["kind"] == "game" and event["pair"] == pair]
        ahead = [event for event in self.events[self.place :] if event["kind"] == "game" and event["pair"] == pair]
        game: t.GameStarted | Pair
        if past and not coming:
            game = past[-1]
        elif ahead and (coming or ahead[0]["number"] > 1):
            game = ahead[0]
        elif ahead:
            return "none"  # the pairs have changed by now, and the events do not contain the old ones
        else:
            game = self.view["pairs"][pair]
        return self.text.join_list([self.names[seat] for seat in sorted((game["visitor"], game["home"]))])

    def reshuffled(self, event: t.Reshuffled, _: Sequence[Event]) -> Iterator[str]:
        yield self.say("story-reshuffled", player=self.player(event["seat"]))

    def extra_reshuffled(self, event: t.ExtraReshuffled, _: Sequence[Event]) -> Iterator[str]:
        yield self.say("story-extra-reshuffled", player=self.player(event["seat"]))

    def drawn(self, event: t.Drawn, more: Sequence[t.Drawn]) -> Iterator[str]:
        if event["card"] is None:
            yield self.say("story-drawn", player=self.player(event["seat"]), count=1 + len(more))
        else:
            cards = self.cards(each["card"] for each in (event, *more))
            yield self.say("story-drawn-seen", player=self.player(event["seat"]), cards=cards, count=1 + len(more))

    def on_deck(self, event: t.OnDeckPlaced, _: Sequence[Event]) -> Iterator[str]:
        if event["placed"]:
            yield self._seen_or_not("story-on-deck", event)
        else:
            yield self.say("story-none-on-deck", player=self.player(event["seat"]))

    def left_over(self, event: t.LeftOver, _: Sequence[Event]) -> Iterator[str]:
        yield self._seen_or_not(f"story-left-over-{event['to']}", event)

    def _seen_or_not(self, message: str, event: t.OnDeckPlaced | t.LeftOver | t.Demoted) -> str:
        """The message about a card that this viewer may not be able to see."""
        if event["card"] is None:
            return self.say(f"{message}-unseen", player=self.player(event["seat"]))
        return self.say(message, player=self.player(event["seat"]), card=self.text.card_name(event["card"]))

    def discarded(self, event: t.Discarded, more: Sequence[t.Discarded]) -> Iterator[str]:
        player, cards = self.player(event["seat"]), [each["card"] for each in (event, *more)]
        if event["source"] == "hand" or len(cards) == 1:
            yield self.say("story-discarded", player=player, cards=self.cards(cards), count=len(cards))
        else:
            yield self.say("story-discarded-in-play", player=player)

    def retracted(self, event: t.Retracted, _: Sequence[Event]) -> Iterator[str]:
        yield self.say("story-retracted", player=self.player(event["seat"]))

    # --- the turn -----------------------------------------------------------------------------------------------------

    def inning(self, event: t.InningStarted, _: Sequence[Event]) -> Iterator[str]:
        self.innings[event["pair"]] = event["inning"]
        if event["inning"]:
            message = "story-inning" if event["inning"] <= INNINGS else "story-extra-inning"
            yield self.say(message, inning=event["inning"], whose=self._whose(event["pair"]))

    def _comes_in(self, event: t.Played | t.Entered) -> None:
        self.top[event["seat"]] = self.introduced = event["card"]

    def played(self, event: t.Played, _: Sequence[Event]) -> Iterator[str]:
        self._comes_in(event)
        yield self.say("story-played", player=self.player(event["seat"]), card=self.text.card_name(event["card"]))

    def pinched(self, event: t.Pinched, more: Sequence[t.Entered]) -> Iterator[str]:
        player, out = self.player(event["seat"]), self.text.card_name(event["card"])
        args = {"player": player, "out": out, "source": event["source"]}
        if more:
            self._comes_in(more[-1])
            yield self.say("story-pinched", **args, card=self.cards(each["card"] for each in more))
        else:
            yield self.say("story-pinched-alone", **args)

    def entered(self, event: t.Entered, more: Sequence[t.Entered]) -> Iterator[str]:
        self._comes_in(more[-1] if more else event)
        message = "story-shown" if self.showing else f"story-entered-{event['source']}"
        cards = [each["card"] for each in (event, *more)]
        yield self.say(message, player=self.player(event["seat"]), cards=self.cards(cards), count=len(cards))

    def batter(self, event: t.BatterUp, more: Sequence[t.BatterUp]) -> Iterator[str]:
        threats = [each["hit"] for each in (event, *more)]
        self.plates[event["seat"]] += threats
        hits = self._hits("a-hit", threats)
        yield self.say("story-threats", by=self._batter(event), hits=hits, count=len(threats))

    def _batter(self, event: t.BatterUp | t.HitMade) -> str:
        """The card of a batter; if it is unknown, the player."""
        card = self.top[event["seat"]]
        return self.text.card_name(card) if card else self.player(event["seat"])

    def _hits(self, message: str, hits: Sequence[str | None]) -> str:
        """Hits from left to right; equal hits in a row are counted."""
        counted = [(hit, len(list(same))) for hit, same in groupby(hits)]
        return self.text.join_list([self.say(message, hit=hit or "none", count=count) for hit, count in counted])

    def hit(self, event: t.HitMade, ran: Sequence[t.Ran]) -> Iterator[str]:
        if event["cause"] == "threat":
            self.plates[event["seat"]][:1] = []
        if event["cause"] != "steal":
            head = self.say("story-hit", hit=event["hit"], by=self._batter(event))
            yield self.sentence(head, self._moves(event, ran))

    def ran(self, event: t.Ran, _: Sequence[Event]) -> Iterator[str]:
        if event["start"] or event["end"] == 4:
            move = self._move("run", event)
            yield self.say("story-statement", what=capitalize(move))

    def _moves(self, hit: t.HitMade, ran: Sequence[t.Ran]) -> list[str]:
        """The movement of the runners on a hit. The sentence of the hit itself says the batter's base."""
        if hit["hit"] == "home-run":
            return [self.say("story-runs", count=len(ran))] if ran else []
        kind = "steal" if hit["cause"] == "steal" else "run"
        return [self._move(kind, each) for each in ran if each["start"]]

    def _move(self, kind: str, ran: t.Ran) -> str:
        message = f"story-{kind}" if ran["end"] < 4 else f"story-{kind}-home"
        return self.say(message, speed=ran["speed"], start=ran["start"], end=ran["end"])

    # --- actions ------------------------------------------------------------------------------------------------------

    def action(self, event: t.ActionTaken, effect: Sequence[Effect]) -> Iterator[str]:
        name = self.text.action_name(event["action"])
        card = self.text.card_name(event["card"])
        message = "story-action" if self._is_meant(event) else "story-action-by"
        head = self.say(message, action=name, card=card)
        ran = [each for each in effect if each["kind"] == "ran"]
        if not event["works"]:
            yield self.say("story-action-fails", action=head)
        elif event["action"] == "stolen-base":
            moves = [self._move("steal", each) for each in ran]
            yield self.sentence(head, moves or [self.say("story-nobody-moves")])
        elif effect and effect[0]["kind"] == "hit":
            hit = effect[0]
            head = self.say("story-action-hit", action=name, hit=hit["hit"], by=card)
            yield self.sentence(head, self._moves(hit, ran))
        elif event["action"] in ("pick-off", "double-play"):
            yield self._removal(head, [each for each in effect if each["kind"] == "removed"])
        else:
            yield self._spoiled(head, [each for each in effect if each["kind"] in ("cancelled", "changed")])

    def _is_meant(self, event: t.ActionTaken) -> bool:
        """Whether the acting card is clear: it has just entered, and not two cards at once as in an extra inning.

        An action that begins these events was decided on, so its card entered just before them.
        """
        if self.innings[self.view["sides"][event["seat"]]["pair"]] > INNINGS:
            return False
        self.introduced = self.introduced or event["card"]
        return event["card"] == self.introduced

    def _removal(self, head: str, effect: Sequence[t.Removed]) -> str:
        bases = [self.say("off-base", base=each["base"]) for each in reversed(effect)]
        if not bases:
            return self.say("story-removes-nobody", action=head)
        return self.say("story-removes", action=head, count=len(bases), bases=self.text.join_list(bases))

    def _spoiled(self, head: str, effect: Sequence[Loss]) -> str:
        """Tell threats that are cancelled or changed."""
        cancelled, changed = self._lost_and_changed(effect)
        if cancelled and not changed:
            return self.say("story-cancels", action=head, hits=self._hits("the-hit-cancelled", cancelled))
        lost = [self._is_cancelled(cancelled)] if cancelled else []
        return self.sentence(head, changed + lost)

    def _lost_and_changed(self, effect: Sequence[Loss]) -> tuple[list[str | None], list[str]]:
        """The cancelled hits, and the changes of the others in words."""
        cancelled: list[str | None] = []
        changed: list[str] = []
        for event in effect:
            plate, place = self.plates[event["seat"]], event["place"]
            before = plate.pop(place) if place < len(plate) else None
            if event["kind"] == "cancelled":
                cancelled.append(before)
            else:
                plate.insert(place, event["hit"])
                changed.append(self.say("story-becomes", before=before or "none", after=event["hit"]))
        return cancelled, changed

    def _is_cancelled(self, hits: list[str | None]) -> str:
        return self.say("story-is-cancelled", hits=self._hits("the-hit", hits), count=len(hits))

    def effect(self, event: Loss | t.Removed, _: Sequence[Event]) -> Iterator[str]:
        """An effect whose action is not among these events."""
        if event["kind"] == "removed":
            details = [self.say("story-leaves", base=event["base"])]
        else:
            cancelled, details = self._lost_and_changed([event])
            details = details or [self._is_cancelled(cancelled)]
        yield self.sentence(self.player(event["seat"]), details)

    # --- the end of a game --------------------------------------------------------------------------------------------

    def save(self, event: t.SaveTried, _: Sequence[Event]) -> Iterator[str]:
        self.introduced = event["card"]
        message = "story-no-save" if event["card"] is None else f"story-save-{event['source']}"
        yield self.say(message, player=self.player(event["seat"]), card=self.text.card_name(event["card"]))

    def won(self, event: t.GameWon, _: Sequence[Event]) -> Iterator[str]:
        runs = sorted((event["visitor_runs"], event["home_runs"]), reverse=True)
        yield self.say("story-won", player=self.player(event["seat"]), runs=runs[0], other=runs[1])

    def champion(self, event: t.Champion, _: Sequence[Event]) -> Iterator[str]:
        yield self.say("story-champion", player=self.player(event["seat"]), mode=self.view["mode"])

    def places(self, event: t.Ranked | t.Placed, more: Sequence[t.Ranked | t.Placed]) -> Iterator[str]:
        ranks = [(each["rank"], self.player(each["seat"])) for each in (event, *more)]
        places = [self.say("story-place", place=rank, player=player) for rank, player in ranks]
        yield self.say(f"story-{event['kind']}", places=", ".join(places))

    # --- the buy round ------------------------------------------------------------------------------------------------

    def buy_round(self, event: t.BuyRound, _: Sequence[Event]) -> Iterator[str]:
        yield self.say("story-buy-round", whose=self._whose(event["pair"]))

    def revenue(self, event: t.Revenue, _: Sequence[Event]) -> Iterator[str]:
        yield self.say("story-revenue", player=self.player(event["seat"]), money=event["money"])

    def buyer(self, event: t.Buyer, _: Sequence[Event]) -> Iterator[str]:
        if event["seat"] is not None:
            yield self.say("story-buyer", player=self.player(event["seat"]))

    def bought(self, event: t.Bought, demoted: Sequence[t.Demoted]) -> Iterator[str]:
        cost = self.text.card(event["card"]).cost or 0
        card, player = self.text.card_name(event["card"]), self.player(event["seat"])
        args = {"player": player, "card": card, "cost": cost, "money": event["money"]}
        if not demoted:
            yield self.say("story-bought", **args)
        elif demoted[0]["card"] is None:
            yield self.say("story-bought-demoted-unseen", **args)
        else:
            yield self.say("story-bought-demoted", **args, demoted=self.cards(each["card"] for each in demoted))

    def demoted(self, event: t.Demoted, _: Sequence[Event]) -> Iterator[str]:
        yield self._seen_or_not("story-demoted", event)


def _belongs(head: Event, event: Event) -> bool:
    kinds, same = _JOINED.get(head["kind"], ((), ()))
    if event["kind"] not in kinds or (event["kind"] == "hit" and event["cause"] == "threat"):
        return False
    one: Mapping[str, object] = head
    other: Mapping[str, object] = event
    return all(one[field] == other[field] for field in same)


def _start_before(events: Sequence[Event], view: View, text: "HighlightsText") -> Start:
    """The position before the events; the view is the one after them."""
    top, plates = _before(events, view, text)
    return Start(top, plates, _innings_before(events, view), view["pairs"][0]["stage"] == "pre-rounds")


def _before(events: Sequence[Event], view: View, text: "HighlightsText") -> tuple[dict[int, str | None], Plates]:
    """The top card in play and the threatened hits of every side before the events; `None` where they are unknown.

    The view is the one after them, so the events are processed backwards. Cancelled hits are read from the card that
    had threatened them.
    """
    piles: dict[int, list[str]] = {side["seat"]: list(side["in_play"]) for side in view["sides"]}
    plates: Plates = {side["seat"]: [threat["hit"] for threat in side["plate"]] for side in view["sides"]}
    for event in reversed(events):
        _undo(event, piles, plates)
    tops = {seat: pile[-1] if pile else None for seat, pile in piles.items()}
    for seat, plate in plates.items():
        card = tops[seat]
        if card and None in plate and not _in_the_middle(events, text):
            hits = text.card(card).hits
            if len(hits) == len(plate):
                plates[seat] = [known or key(hit) for known, hit in zip(plate, hits, strict=True)]
    return tops, plates


def _innings_before(events: Sequence[Event], view: View) -> dict[int, int]:
    """The inning of every pair before the events, which are processed backwards, too."""
    innings = {number: pair["inning"] for number, pair in enumerate(view["pairs"])}
    for event in reversed(events):
        if event["kind"] == "inning":
            innings[event["pair"]] = event["inning"] - 1
        elif event["kind"] == "game":
            innings[event["pair"]] = 0
    return innings


def _in_the_middle(events: Sequence[Event], text: "HighlightsText") -> bool:
    """Whether these events begin between two actions of a card: its first action may have changed the threats."""
    come_in = {event["card"] for event in events if event["kind"] in ("played", "entered", "save")}
    acting = {event["card"] for event in events if event["kind"] == "action"}
    return any(len(text.actions(card)) > 1 for card in acting - come_in)


def _undo(event: Event, piles: dict[int, list[str]], plates: Plates) -> None:
    """Undo an event in the cards in play and the threats of its side. Most events change neither."""
    match event["kind"]:
        case "played" | "entered":
            del piles[event["seat"]][-1:]
        case "bought" | "shuffled":
            piles[event["seat"]].clear()  # which card a purchase demoted is secret, so the top card is unknown
        case "extra-reshuffled":
            piles[event["seat"]].append(event["card"])
        case "discarded" if event["source"] == "in-play":
            piles[event["seat"]].append(event["card"])
        case "batter":
            del plates[event["seat"]][-1:]
        case "hit" if event["cause"] == "threat":
            plates[event["seat"]].insert(0, event["hit"])
        case "cancelled":
            plates[event["seat"]].insert(event["place"], None)
        case "changed":
            plates[event["seat"]][event["place"] : event["place"] + 1] = [None]


_TELLERS: dict[str, Callable[..., Iterator[str]]] = {
    "retracted": Story.retracted,
    "game": Story.game,
    "row": Story.row,
    "reshuffled": Story.reshuffled,
    "extra-reshuffled": Story.extra_reshuffled,
    "drawn": Story.drawn,
    "on-deck": Story.on_deck,
    "played": Story.played,
    "pinched": Story.pinched,
    "entered": Story.entered,
    "action": Story.action,
    "cancelled": Story.effect,
    "changed": Story.effect,
    "removed": Story.effect,
    "hit": Story.hit,
    "ran": Story.ran,
    "batter": Story.batter,
    "save": Story.save,
    "inning": Story.inning,
    "won": Story.won,
    "left-over": Story.left_over,
    "discarded": Story.discarded,
    "revenue": Story.revenue,
    "buy-round": Story.buy_round,
    "buyer": Story.buyer,
    "bought": Story.bought,
    "demoted": Story.demoted,
    "ranked": Story.places,
    "placed": Story.places,
    "champion": Story.champion,
}
"""How every kind of event is told, given the story, the event, and the events in the same statement.

Kinds that are not listed have no sentence: they show in the view, or belong to the event before them.
"""
