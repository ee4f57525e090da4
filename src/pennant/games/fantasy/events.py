"""The kinds of events of Fantasy, and the words in them."""

from typing import Literal, get_args

from pennant.games.fantasy import event_types as t
from pennant.games.fantasy.rules import events as e
from pennant.games.fantasy.view_types import Question, Side, Stage
from pennant.kernel.events import event_kinds

KINDS = event_kinds(
    {
        # Questions and answers.
        e.ASKED: t.Asked,
        e.DECIDED: t.Decided,
        e.RETRACTED: t.Retracted,
        # The story.
        e.FIRST: t.DraftStarted,
        e.KEPT: t.Kept,
        e.DISCARDED: t.Discarded,
        e.MONTH: t.MonthStarted,
        e.GAME_LAID: t.GameLaid,
        e.EVENT: t.EventTurned,
        e.EVENT_SKIPPED: t.EventSkipped,
        e.AGENT: t.AgentTurned,
        e.CLAIMED: t.Claimed,
        e.DROPPED: t.Dropped,
        e.DECLINED: t.Declined,
        e.AGENTS_OVER: t.AgentsLeft,
        e.READY: t.RosterSet,
        e.SHOWN: t.Shown,
        e.WEEK: t.WeekStarted,
        e.REVEALED: t.Revealed,
        e.MAGIC: t.MagicUsed,
        e.NO_MAGIC: t.MagicPassed,
        e.TOTAL: t.TotalCounted,
        e.WON: t.WinClaimed,
        e.UNCLAIMED: t.Unclaimed,
        e.POINTS: t.PointsGained,
        e.REORDERED: t.Reordered,
        e.BONUS: t.TrackBonus,
        e.FINAL: t.FinalWins,
        e.WILD_CARD: t.WildCardStarted,
        e.PLACE_WON: t.PlaceWon,
        e.SERIES: t.SeriesStarted,
        e.NEXT_CARD: t.NextCardTurned,
        e.GAME_WON: t.GameWon,
        e.CHAMPION: t.Champion,
        e.SWAPPED_GAMES: t.GamesSwapped,
        e.LOST_POINT: t.PointLost,
        e.ADDED_STAT: t.StatAdded,
        e.BURNED: t.StatBurned,
        e.SENT_BACK: t.SentBack,
        e.EXCHANGED: t.Exchanged,
        e.LEFT: t.CardLeft,
        e.JOINED: t.CardJoined,
        e.RECRUITED: t.Recruited,
        e.REVIVED: t.Revived,
        e.SUMMONED: t.Summoned,
        e.RETURNED: t.Returned,
        e.ROBOT: t.RobotStarted,
        e.DECK_DEALT: t.DeckStarted,
        e.SHUFFLED: t.Shuffled,
    }
)

SILENT = frozenset({e.ASKED, e.DECIDED, e.RETRACTED})
SILENT_FIELDS = frozenset({"question", "asked", "managers.choice"})
UNTOLD = frozenset({e.ASKED, e.DECIDED})
"""Events without a sentence."""
MILESTONES = frozenset({
    e.MONTH, e.WILD_CARD, e.SERIES, e.GAME_LAID, e.SWAPPED_GAMES, e.NEXT_CARD, e.WEEK, e.TOTAL, e.WON, e.UNCLAIMED,
    e.PLACE_WON, e.GAME_WON, e.BONUS, e.FINAL,
})  # fmt: skip

# The words for the numbers of the rules.
STAGES: tuple[Stage, ...] = get_args(Stage)
PILES: tuple[t.Pile, ...] = get_args(t.Pile)
SIDES: tuple[Literal[""] | Side, ...] = ("", *get_args(Side))
VIA: tuple[t.Via, ...] = get_args(t.Via)
MAGIC: tuple[t.Magic, ...] = get_args(t.Magic)
QUESTIONS = (
    "", "keep", "open", "discard", "claim", "drop", "roster", "robot", "magic", "copy", "wild-card", "lineup",
    "first-game", "game", "dig-spot", "replace", *MAGIC,
)  # fmt: skip

_PUBLIC: dict[str, Question] = {
    **{question: question for question in get_args(Question)},
    "drop": "claim",
    "dig-spot": "dig",
    "replace": "recruit",
}
"""The public names of questions; all other questions are about a use of magic."""


def public_question(question: int) -> Question | Literal[""]:
    """The public part of a question, without the details of an unfinished use of magic."""
    name = QUESTIONS[question]
    return _PUBLIC.get(name, "magic") if name else ""
