"""The kinds of events of Clutch Baseball, and the words in them."""

from typing import Final, get_args

from pennant.games.clutch import event_types as t
from pennant.games.clutch.rules import events as e
from pennant.games.clutch.view_types import BaseName, Chart, Result, ThrowKind
from pennant.kernel.events import event_kinds

KINDS = event_kinds(
    {
        e.ASKED: t.Asked,
        e.DECIDED: t.Decided,
        e.RETRACTED: t.Retracted,
        e.GAME: t.GameStarted,
        e.HOME_ROLL: t.HomeRoll,
        e.SLOT_ROLL: t.SlotRoll,
        e.STARTS: t.Starts,
        e.STARTS_PITCHING: t.StartsPitching,
        e.HALF: t.HalfStarted,
        e.HALF_OVER: t.HalfEnded,
        e.GAME_OVER: t.GameEnded,
        e.SERIES_OVER: t.SeriesEnded,
        e.FORFEIT: t.Forfeited,
        e.BATTER_UP: t.BatterUp,
        e.PITCHING_CHANGE: t.PitchingChange,
        e.REPLACED: t.Replaced,
        e.SHIFTED: t.Shifted,
        e.PINCH_RAN: t.PinchRan,
        e.WALKED: t.Walked,
        e.STEALS: t.StealDeclared,
        e.BUNTED: t.Bunted,
        e.DEPTH: t.DepthChosen,
        e.PITCHED: t.Pitched,
        e.MISTAKE: t.MistakeChanged,
        e.ADVANTAGE: t.AdvantageFound,
        e.SWUNG: t.Swung,
        e.READ: t.ResultRead,
        e.CHANGED: t.ResultChanged,
        e.KEPT: t.ResultKept,
        e.OUTCOME: t.Outcome,
        e.TOOK_PITCH: t.PitchTaken,
        e.OUT: t.OutMade,
        e.MOVED: t.Moved,
        e.SCORED: t.Scored,
        e.SENT: t.RunnersSent,
        e.HELD: t.RunnersHeld,
        e.THROWN: t.Thrown,
        e.THROW_READ: t.ThrowRead,
        e.NO_THROW_MADE: t.NoThrow,
        e.CHECKED: t.PlayChecked,
        e.ROLLED: t.Rolled,
        e.STOLE: t.Stole,
        e.CAUGHT: t.Caught,
        e.DOUBLE_PLAY: t.DoublePlay,
        e.SACRIFICE: t.Sacrificed,
        e.REACHED_BY_CHOICE: t.ReachedByChoice,
        e.ERROR: t.ErrorMade,
        e.EJECTED: t.Ejected,
        e.DREW: t.Drew,
        e.DISCARDED: t.Discarded,
        e.PLAYED: t.CardPlayed,
        e.COACHED: t.CoachUsed,
        e.NEGATED: t.CardNegated,
        e.RETURNED: t.CardReturned,
        e.ENDED: t.CardEnded,
        e.PASSED: t.Passed,
        e.SAW_HAND: t.HandSeen,
        e.NEW_HANDS: t.NewHands,
        e.TOOK_DISCARDED: t.DiscardTaken,
        e.LIMIT_CHANGED: t.LimitChanged,
        e.WEATHER: t.WeatherSet,
        e.WEATHER_OVER: t.WeatherEnded,
        e.EFFECT_DREW: t.CardsGiven,
        e.TIRED_PITCH: t.TiredPitch,
    }
)

SILENT = frozenset({e.ASKED, e.DECIDED, e.RETRACTED})
SILENT_FIELDS = frozenset({"question", "asked", "window", "teams.choice"})
UNTOLD = frozenset({e.ASKED, e.DECIDED, e.PASSED})
"""Events without a sentence."""
MILESTONES = frozenset({e.GAME, e.OUTCOME, e.ERROR})

# --- names of numbers -------------------------------------------------------------------------------------------------

RESULTS: Final[tuple[Result, ...]] = get_args(Result)
"""The rows of charts; then hit by pitch, intentional walk, sacrifice bunt, squeeze."""
BASES: Final[tuple[BaseName, ...]] = get_args(BaseName)
BOX: Final = "box"
"""The place of a batter before he runs."""
CHARTS: Final[tuple[Chart, ...]] = get_args(Chart)
THROWS: Final[tuple[ThrowKind, ...]] = get_args(ThrowKind)
OUTS: Final[tuple[t.How, ...]] = get_args(t.How)
REPLACEMENTS: Final[tuple[t.Replacement, ...]] = get_args(t.Replacement)
SACRIFICES: Final[tuple[t.Sacrifice, ...]] = get_args(t.Sacrifice)
QUESTIONS = (
    "", "lineup", "substitution", "newcomer", "shift", "walk", "steal", "target", "bunt", "third-bunt", "depth", "card",
    "answer", "part", "discard", "take-back", "double-play", "send", "reply", "send-home", "reply-home", "advance",
    "ejected", "effect",
)  # fmt: skip
"""All questions. Views and events have only those of `view_types.Question`; see `public_question`."""

_PUBLIC = {"newcomer": "substitution", "shift": "substitution", "answer": "card", "part": "card"}


def public_question(question: int) -> str:
    """The public part of a question, without the details of an unfinished card or substitution.

    An answer is a card, too; the open window says which it is.
    """
    name = QUESTIONS[question]
    return _PUBLIC.get(name, name)
