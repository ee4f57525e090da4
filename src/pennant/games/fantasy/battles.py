"""The end of a game in words: the totals, the winner and the margin, or why nobody won, and the Stat Tracks."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from typing_extensions import TypeIs

from pennant.games.fantasy.event_types import (
    Event,
    GameWon,
    NextCardTurned,
    PlaceWon,
    PointsGained,
    TotalCounted,
    Unclaimed,
    WinClaimed,
)

if TYPE_CHECKING:
    from pennant.games.fantasy.story import Story


End = WinClaimed | Unclaimed | PlaceWon | GameWon
"""An event that ends a game."""
ENDS: Final = ("won", "unclaimed", "place-won", "game-won")


def is_end(event: Event) -> TypeIs[End]:
    return event["kind"] in ENDS


def is_about_win_card(event: Event) -> TypeIs[TotalCounted | WinClaimed | Unclaimed | NextCardTurned]:
    """Whether an event is about the game for a Win card."""
    return event["kind"] in ("total", "won", "unclaimed", "next-card")


def battle(
    story: "Story", head: TotalCounted, more: list[TotalCounted | PointsGained | NextCardTurned | End]
) -> Iterator[str]:
    """Tell a game from its totals to its end. Tied Managers are compared on further Win cards (F-9.3, F-10.8)."""
    end = next((event for event in more if is_end(event)), None)
    winner = end["seat"] if end is not None and end["kind"] != "unclaimed" else None
    totals: list[TotalCounted] = []
    for event in (head, *more):
        if event["kind"] == "total":
            totals.append(event)
        elif event["kind"] == "next-card":
            yield _totals(story, totals)
            yield story.say("story-next-card", why=_level(story, totals), game=story.game(event["win"]))
            totals = []
    yield _totals(story, totals)
    if winner is not None:
        yield _victory(story, totals, winner)
    elif end is not None:
        yield story.say("story-unclaimed", why=_level(story, totals))
    yield from _afterwards(story, end)
    yield from _tracks(story, [event for event in more if event["kind"] == "points"])


def unfought(story: "Story", end: NextCardTurned | End, _: list[Event]) -> Iterator[str]:
    """Tell a game without totals: nobody played for the card, or only one had a Character."""
    if end["kind"] == "next-card":
        yield story.say("story-game-laid", where=story.placed(0), game=story.game(end["win"]))
        return
    if end["kind"] == "unclaimed":
        yield story.say("story-nobody-there", game=story.text.card_name(end["win"]))
    else:
        yield story.say("story-unopposed", **story.subject(end["seat"]))
    yield from _afterwards(story, end)


def _totals(story: "Story", totals: list[TotalCounted]) -> str:
    best_first = sorted(totals, key=lambda event: -event["total"])
    scores = [story.say("story-score", player=story.name(each["seat"]), score=each["total"]) for each in best_first]
    return story.say("story-totals", game=story.text.card_name(totals[0]["win"]), scores=", ".join(scores))


def _victory(story: "Story", totals: list[TotalCounted], winner: int) -> str:
    """Why this Manager won: the higher total, alignment in a tie, or JUSTICE against a higher total."""
    mine = next(event for event in totals if event["seat"] == winner)
    others = [event for event in totals if event is not mine]
    subject = {**story.subject(winner), "card": story.text.card_name(mine["card"])}
    if not others:
        return story.say("story-won-alone", **subject)
    barred = [event for event in others if event["total"] > mine["total"]]
    if barred:
        return story.say("story-won-by-justice", **subject, barred=_owned_cards(story, barred), count=len(barred))
    tied = [event for event in others if event["total"] == mine["total"]]
    if not tied:
        return story.say("story-won", **subject, margin=mine["total"] - max(event["total"] for event in others))
    side = _side(story, mine)
    message = "story-won-tie"
    if any(_side(story, event) == side for event in tied):
        message = {"season": "story-won-waiver", "series": "story-won-home"}.get(story.stage, "story-won-rank")
    players = story.text.join_list([story.name(event["seat"]) for event in (mine, *tied)])
    return story.say(message, **subject, players=players, total=mine["total"], side=side)


def _side(story: "Story", total: TotalCounted) -> str:
    return story.text.character(total["card"]).alignment.lower()


def _owned_cards(story: "Story", totals: list[TotalCounted]) -> str:
    return story.text.join_list([story.owned(event["card"], event["seat"]) for event in totals])


def _level(story: "Story", totals: list[TotalCounted]) -> str:
    """Why nobody wins this card: all totals are 0, a tie that alignment does not break, or JUSTICE."""
    best = max((event["total"] for event in totals), default=0)
    level = [event for event in totals if event["total"] == best]
    if not best:
        return story.say("why-zero")
    if len(level) == 1:
        return story.say("why-justice", barred=story.owned(level[0]["card"], level[0]["seat"]))
    players = story.text.join_list([story.name(event["seat"]) for event in level])
    return story.say("why-tie", players=players, total=best)


def _afterwards(story: "Story", end: End | None) -> Iterator[str]:
    """The sentences about the winner's gains."""
    if end is None:
        return
    if end["kind"] == "won" and end["worth"] > 1:
        yield story.say("story-worth", count=end["worth"])
    elif end["kind"] == "place-won":
        yield story.say("story-place-won", **story.subject(end["seat"]))
    elif end["kind"] == "game-won":
        yield _series_score(story, end)


def _series_score(story: "Story", end: GameWon) -> str:
    """The score of the Series; the other finalist's wins come from the view after these events."""
    winner = end["seat"]
    other = next((seat for seat in story.view["finalists"] if seat != winner), None)
    if other is None:
        return story.say("story-games-won", player=story.name(winner), games=end["games"])
    ahead = [event for group in story.groups[story.place + 1 :] for event in group if event["kind"] == "game-won"]
    lost = story.view["managers"][other]["games"] - len([event for event in ahead if event["seat"] == other])
    scores = [
        story.say("story-score", player=story.name(seat), score=games)
        for seat, games in sorted([(winner, end["games"]), (other, lost)], key=lambda score: -score[1])
    ]
    return story.say("story-series-score", scores=", ".join(scores))


def _tracks(story: "Story", points: list[PointsGained]) -> Iterator[str]:
    """The Managers who moved up, and on which tracks."""
    by_seat: dict[int, list[str]] = {}
    for event in points:
        step = story.say("track-step", track=event["track"], points=event["points"])
        by_seat.setdefault(event["seat"], []).append(step)
    if by_seat:
        moves = [
            story.say("story-move", player=story.name(seat), steps=", ".join(steps)) for seat, steps in by_seat.items()
        ]
        yield story.say("story-tracks", moves="; ".join(moves))
