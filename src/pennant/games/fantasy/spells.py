"""Magic in words: who used which ability, possibly through BLESSING or HELPER, and its effect."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, Final

from pennant.games.fantasy.cards import STAT_NAMES
from pennant.games.fantasy.event_types import (
    CardJoined,
    CardLeft,
    Event,
    Exchanged,
    GamesSwapped,
    MagicUsed,
    PointLost,
    PointsGained,
    Recruited,
    Reordered,
    Revived,
    SentBack,
    StatAdded,
    StatBurned,
    Summoned,
)
from pennant.games.fantasy.printed_text import ON_BENCH, at, number_args, week_or_game
from pennant.games.fantasy.rules.season_state import BENCH

if TYPE_CHECKING:
    from pennant.games.fantasy.story import Story


Effect = (
    GamesSwapped | PointLost | PointsGained | StatAdded | StatBurned | SentBack | Revived | Exchanged | Summoned
    | Reordered
)  # fmt: skip
"""An effect of magic."""
EFFECTS: Final[dict[str, tuple[str, ...]]] = {
    "abduct": ("swapped-games",),
    "axe": ("lost-point",),
    "berzerk": ("added-stat",),
    "brute-force": ("points",),
    "flames": ("burned",),
    "meow": ("sent-back",),
    "revive": ("revived",),
    "shapeshift": ("exchanged",),
    "summon": ("summoned",),
    "teleport": ("exchanged",),
    "translucent": ("reordered",),
}
"""The effects that belong to the sentence of each ability. DIG, MORPH and RECRUIT are told as two: use and cards."""

_PLAIN: Final = ("focus", "hibernate", "justice", "pile-on", "power-juice")
"""Abilities without a further event: their effect is always the same."""


def used(story: "Story", event: MagicUsed, effects: list[Effect]) -> Iterator[str]:
    """A use of magic with its effect."""
    way: str = event["via"] or "own"
    if way == "helper" and event["card"] == event["source"]:
        way = "active"  # an Event lets the active Character use it (F-E20)
    text, subject = story.text, story.subject(event["seat"])
    head = story.say(
        f"story-magic-{way}",
        **subject,
        card=text.card_name(event["card"]),
        source=text.card_name(event["source"]),
        power=text.magic_name(text.character(event["card"]).magic),
        magic=text.magic_name(event["magic"]),
    )
    if event["magic"] in ("dig", "recruit"):
        yield story.say("story-looks", **subject, head=head, magic=event["magic"], way=way)
    elif event["magic"] in _PLAIN:
        yield story.sentence(head, [story.say(f"did-{event['magic']}", stage=week_or_game(story.stage))])
    else:
        yield story.sentence(head, [_effect(story, effect) for effect in effects])


def alone(story: "Story", event: Effect, _: list[Event]) -> Iterator[str]:
    """The effect of magic whose use is not among these events."""
    yield story.statement(_effect(story, event))


def _effect(story: "Story", event: Effect) -> str:
    """The effect of magic, as a clause."""
    text = story.text
    args: dict[str, Any] = {"stage": week_or_game(story.stage)}
    if event["kind"] == "swapped-games":
        args |= {"one": story.placed(event["one"]), "other": story.placed(event["other"])}
    elif event["kind"] == "lost-point":
        args |= {**story.subject(event["seat"]), "track": event["track"], "points": 1}
    elif event["kind"] == "points":
        args |= {**story.subject(event["seat"]), "track": event["track"], "points": event["points"]}
    elif event["kind"] == "added-stat":
        value = text.character(event["source"]).stats[event["stat"]]
        args = {"stat": event["stat"], "value": value, "stage": story.stage}
    elif event["kind"] == "summoned":
        stats = text.character(event["source"]).stats
        args["stats"] = text.join_list([f"{stat} {stats[stat]}" for stat in STAT_NAMES if stat in stats])
        args["count"] = len(stats)
    elif event["kind"] == "burned":
        args |= {"card": story.owned(event["card"], event["target"]), "stat": event["stat"]}
    elif event["kind"] == "reordered":
        args["order"] = story.order(_order(story, event["order"]))
    elif event["kind"] == "exchanged":
        old = text.card_name(event["old"]) if event["old"] else "none"
        args |= {"card": text.card_name(event["card"]), "old": old}
    elif event["kind"] == "sent-back":
        is_simulated = story.view["managers"][event["seat"]]["team"] is None
        args |= {"card": story.owned(event["card"], event["seat"]), "bench": "no" if is_simulated else "yes"}
    else:
        args["card"] = text.card_name(event["card"])
    return story.say(f"did-{event['kind']}", **args)


def _order(story: "Story", order: list[int]) -> list[int]:
    """The new waiver order; in the Series the turn order of the two matters, which is its reverse (F-0.6)."""
    if story.stage != "series":
        return order
    return [seat for seat in reversed(order) if seat in story.view["finalists"]]


def traded(story: "Story", event: CardLeft, more: list[CardJoined | Recruited]) -> Iterator[str]:
    """A Character goes to a pile, and another comes from there (DIG, MORPH, RECRUIT at once)."""
    args: dict[str, Any] = {"old": story.seen(event["card"]), "new": "none", "pile": event["pile"], **at()}
    for new in more:
        if new["kind"] == "joined":
            spot = new["place"]
            args |= at(ON_BENCH) if spot >= BENCH else number_args(spot, story.stage)
            args["new"] = story.seen(new["card"])
    yield story.say("story-trade", **story.subject(event["seat"]), **args)


def joined(story: "Story", event: CardJoined, _: list[Event]) -> Iterator[str]:
    yield story.say("story-joined", **story.subject(event["seat"]), card=story.seen(event["card"]))


def recruited(story: "Story", event: Recruited, _: list[Event]) -> Iterator[str]:
    yield story.say("story-recruited", **story.subject(event["seat"]), card=story.seen(event["card"]))
