"""The events of Fantasy Fantasy Baseball with the names of their fields."""

from pennant.games.fantasy.rules import events as e
from pennant.kernel.events import EventKind
from pennant.kernel.state import CHANCE_EVENT

KINDS = {
    CHANCE_EVENT: EventKind("chance", ("stream", "counter", "n", "value"), secret=("stream", "counter", "n", "value")),
    # Questions and answers.
    e.ASKED: EventKind("asked", ("question", "seats")),
    e.DECIDED: EventKind("decided", ("seat", "action"), secret=("action",)),
    e.RETRACTED: EventKind("retracted", ("seat",)),
    # The story.
    e.FIRST: EventKind("first", ("seat",)),
    e.KEPT: EventKind("kept", ("seat", "card"), secret=("card",)),
    e.DISCARDED: EventKind("discarded", ("seat", "card"), secret=("card",)),
    e.MONTH: EventKind("month", ("month",)),
    e.GAME_LAID: EventKind("game-laid", ("place", "win")),
    e.EVENT: EventKind("event", ("event",)),
    e.EVENT_SKIPPED: EventKind("event-skipped", ("event",)),
    e.AGENT: EventKind("agent", ("card",)),
    e.CLAIMED: EventKind("claimed", ("seat", "card", "reserved"), secret=("card",)),
    e.DROPPED: EventKind("dropped", ("seat", "card")),
    e.DECLINED: EventKind("declined", ("seat",)),
    e.AGENTS_OVER: EventKind("agents-over", ()),
    e.READY: EventKind("ready", ("seat",)),
    e.SHOWN: EventKind("shown", ("seat", "card")),
    e.WEEK: EventKind("week", ("place",)),
    e.REVEALED: EventKind("revealed", ("seat", "place", "card")),
    e.MAGIC: EventKind("magic", ("seat", "card", "source", "magic", "via")),
    e.NO_MAGIC: EventKind("no-magic", ("seat",)),
    e.TOTAL: EventKind("total", ("seat", "card", "win", "total")),
    e.WON: EventKind("won", ("seat", "win", "worth")),
    e.UNCLAIMED: EventKind("unclaimed", ("win",)),
    e.POINTS: EventKind("points", ("seat", "track", "points")),
    e.REORDERED: EventKind("reordered", ("order",)),
    e.BONUS: EventKind("bonus", ("seat", "track", "wins")),
    e.FINAL: EventKind("final", ("seat", "wins")),
    e.WILD_CARD: EventKind("wild-card", ("seats",)),
    e.PLACE_WON: EventKind("place-won", ("seat",)),
    e.SERIES: EventKind("series", ("home", "visitor")),
    e.NEXT_CARD: EventKind("next-card", ("win",)),
    e.GAME_WON: EventKind("game-won", ("seat", "games")),
    e.CHAMPION: EventKind("champion", ("seat",)),
    e.SWAPPED_GAMES: EventKind("swapped-games", ("one", "other")),
    e.LOST_POINT: EventKind("lost-point", ("seat", "track")),
    e.ADDED_STAT: EventKind("added-stat", ("seat", "source", "stat")),
    e.BURNED: EventKind("burned", ("seat", "target", "card", "stat")),
    e.SENT_BACK: EventKind("sent-back", ("seat", "card")),
    e.EXCHANGED: EventKind("exchanged", ("seat", "card", "old")),
    e.LEFT: EventKind("left", ("seat", "card", "pile"), secret=("card",)),
    e.JOINED: EventKind("joined", ("seat", "card", "pile", "place"), secret=("card",)),
    e.RECRUITED: EventKind("recruited", ("seat", "card"), secret=("card",)),
    e.REVIVED: EventKind("revived", ("seat", "card")),
    e.SUMMONED: EventKind("summoned", ("seat", "source")),
    e.RETURNED: EventKind("returned", ("seat", "card")),
    e.ROBOT: EventKind("robot", ("place", "card")),
    e.DECK_DEALT: EventKind("deck-dealt", ("place", "card")),
    e.SHUFFLED: EventKind("shuffled", ()),
}

SILENT = frozenset({e.ASKED, e.DECIDED, e.RETRACTED})
SILENT_FIELDS = frozenset({"question", "asked", "managers.choice"})
UNTOLD = frozenset({e.ASKED, e.DECIDED})
"""Events without a sentence."""
MILESTONES = frozenset({
    e.MONTH, e.WILD_CARD, e.SERIES, e.GAME_LAID, e.SWAPPED_GAMES, e.NEXT_CARD, e.WEEK, e.TOTAL, e.WON, e.UNCLAIMED,
    e.PLACE_WON, e.GAME_WON, e.BONUS, e.FINAL,
})  # fmt: skip

STAGES = ("draft", "season", "wild-card", "series", "over")
PILES = ("deck", "discard")
SIDES = ("", "up", "down")
VIA = ("", "blessing", "helper", "blessing-helper")
MAGIC = (
    "abduct", "axe", "berzerk", "blessing", "brute-force", "dig", "flames", "focus", "helper", "hibernate", "justice",
    "meow", "morph", "pile-on", "power-juice", "recruit", "revive", "shapeshift", "summon", "teleport", "translucent",
)  # fmt: skip
QUESTIONS = (
    "", "keep", "open", "discard", "claim", "drop", "roster", "robot", "magic", "copy", "wild-card", "lineup",
    "first-game", "game", "dig-spot", "replace", *MAGIC,
)  # fmt: skip

_PUBLIC = {"drop": "claim", "dig-spot": "dig", "replace": "recruit", "dig": "dig", "recruit": "recruit"}


def public_question(question: int) -> str:
    """The question as all may know it, without the details of an unfinished use of magic."""
    name = QUESTIONS[question]
    return _PUBLIC.get(name, "magic" if name in MAGIC or name == "copy" else name)
