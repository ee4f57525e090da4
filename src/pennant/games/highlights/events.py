"""The kinds of events of Highlights, and the words in them."""

from typing import get_args

from pennant.games.highlights import event_types as t
from pennant.games.highlights.rules import events as e
from pennant.games.highlights.view_types import Hit, Question, Speed, Stage
from pennant.kernel.events import event_kinds

KINDS = event_kinds(
    {
        e.ASKED: t.Asked,
        e.DECIDED: t.Decided,
        e.RETRACTED: t.Retracted,
        e.GAME: t.GameStarted,
        e.ROW: t.RowFilled,
        e.ROW_RETURNED: t.RowReturned,
        e.SHUFFLED: t.Shuffled,
        e.RESHUFFLED: t.Reshuffled,
        e.EXTRA_RESHUFFLED: t.ExtraReshuffled,
        e.DRAWN: t.Drawn,
        e.ON_DECK: t.OnDeckPlaced,
        e.PLAYED: t.Played,
        e.PINCHED: t.Pinched,
        e.ENTERED: t.Entered,
        e.ACTION: t.ActionTaken,
        e.CANCELLED: t.Cancelled,
        e.CHANGED: t.Changed,
        e.REMOVED: t.Removed,
        e.HIT: t.HitMade,
        e.RAN: t.Ran,
        e.BATTER: t.BatterUp,
        e.SAVE: t.SaveTried,
        e.SAVE_OVER: t.SaveEnded,
        e.INNING: t.InningStarted,
        e.WON: t.GameWon,
        e.LEFT_OVER: t.LeftOver,
        e.CLEARED: t.Cleared,
        e.DISCARDED: t.Discarded,
        e.REVENUE: t.Revenue,
        e.BUY_ROUND: t.BuyRound,
        e.BUYER: t.Buyer,
        e.BOUGHT: t.Bought,
        e.DEMOTED: t.Demoted,
        e.RANKED: t.Ranked,
        e.PLACED: t.Placed,
        e.CHAMPION: t.Champion,
    }
)

SILENT = frozenset({e.ASKED, e.DECIDED, e.RETRACTED})
SILENT_FIELDS = frozenset({"sides.committed", "sides.choice", "sides.chosen", "pairs.question", "pairs.asked"})
UNTOLD = frozenset({e.ASKED, e.DECIDED})
"""Events without a sentence."""

# The words for the numbers of the rules.
SPEEDS = ("", *get_args(Speed))
HITS = ("", *get_args(Hit))
SOURCES = get_args(t.Source)
DESTINATIONS = get_args(t.Destination)
CAUSES = get_args(t.Cause)
STAGES = get_args(Stage)
QUESTIONS = ("", *get_args(Question), "demote")
"""The last one is only a kind of decision: views and events show "buy" instead."""
ACTIONS = ("", *get_args(t.Action))
