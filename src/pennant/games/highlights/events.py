"""The events of Highlights with the names of their fields."""

from pennant.games.highlights.rules import events as e
from pennant.kernel.events import EventKind
from pennant.kernel.state import CHANCE_EVENT

KINDS = {
    CHANCE_EVENT: EventKind("chance", ("stream", "counter", "n", "value"), secret=("stream", "counter", "n", "value")),
    e.ASKED: EventKind("asked", ("pair", "question", "seats")),
    e.DECIDED: EventKind("decided", ("seat", "action"), secret=("action",)),
    e.RETRACTED: EventKind("retracted", ("seat",)),
    e.GAME: EventKind("game", ("pair", "stage", "number", "visitor", "home", "best_of")),
    e.ROW: EventKind("row", ("pair", "place", "card")),
    e.ROW_RETURNED: EventKind("row-returned", ("pair",)),
    e.SHUFFLED: EventKind("shuffled", ("seat",)),
    e.RESHUFFLED: EventKind("reshuffled", ("seat",)),
    e.EXTRA_RESHUFFLED: EventKind("extra-reshuffled", ("seat", "card")),
    e.DRAWN: EventKind("drawn", ("seat", "card"), secret=("card",)),
    e.ON_DECK: EventKind("on-deck", ("seat", "placed", "card"), secret=("card",)),
    e.PLAYED: EventKind("played", ("seat", "card", "source")),
    e.PINCHED: EventKind("pinched", ("seat", "card", "source")),
    e.ENTERED: EventKind("entered", ("seat", "card", "source")),
    e.ACTION: EventKind("action", ("seat", "card", "action", "works")),
    e.CANCELLED: EventKind("cancelled", ("seat", "place")),
    e.CHANGED: EventKind("changed", ("seat", "place", "hit")),
    e.REMOVED: EventKind("removed", ("seat", "base")),
    e.HIT: EventKind("hit", ("seat", "hit", "speed", "cause")),
    e.RAN: EventKind("ran", ("seat", "start", "end", "speed")),
    e.BATTER: EventKind("batter", ("seat", "hit", "speed")),
    e.SAVE: EventKind("save", ("seat", "source", "card")),
    e.SAVE_OVER: EventKind("save-over", ("seat", "card")),
    e.INNING: EventKind("inning", ("pair", "inning")),
    e.WON: EventKind("won", ("pair", "seat", "visitor_runs", "home_runs")),
    e.LEFT_OVER: EventKind("left-over", ("seat", "to", "card"), secret=("card",)),
    e.CLEARED: EventKind("cleared", ("seat",)),
    e.DISCARDED: EventKind("discarded", ("seat", "card", "source")),
    e.REVENUE: EventKind("revenue", ("seat", "money")),
    e.BUY_ROUND: EventKind("buy-round", ("pair",)),
    e.BUYER: EventKind("buyer", ("pair", "seat")),
    e.BOUGHT: EventKind("bought", ("seat", "place", "card", "money")),
    e.DEMOTED: EventKind("demoted", ("seat", "card"), secret=("card",)),
    e.RANKED: EventKind("ranked", ("table", "seat", "rank")),
    e.PLACED: EventKind("placed", ("table", "seat", "rank")),
    e.CHAMPION: EventKind("champion", ("seat",)),
}

SILENT = frozenset({e.ASKED, e.DECIDED, e.RETRACTED})
SILENT_FIELDS = frozenset({"sides.committed", "sides.choice", "sides.chosen", "pairs.question", "pairs.asked"})
UNTOLD = frozenset({e.ASKED, e.DECIDED})
"""Events without a sentence."""

SPEEDS = ("", "slow", "average", "fast")
HITS = ("", "single", "double", "triple", "home-run", "walk")
SOURCES = ("hand", "on-deck", "lineup", "in-play")
CAUSES = ("threat", "action", "clutch", "steal")
STAGES = (
    "pre-rounds", "mini-season", "series", "set", "semi-final", "final", "third-place", "champions-semi-final",
    "champions-final",
)  # fmt: skip
QUESTIONS = (
    "", "on-deck", "play", "order", "glove", "pick-off", "double-play", "save", "extra", "left-over", "first-buyer",
    "buy", "demote",
)  # fmt: skip
ACTIONS = (
    "", "glove", "fastball", "curve", "spitball", "knuckleball", "walk", "pick-off", "double-play", "stolen-base",
    "leadoff", "quick-eye", "clutch",
)  # fmt: skip
