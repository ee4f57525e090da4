"""The events of Clutch Baseball with the names of their fields.

`player` and `old` are batters of `seat`, `pitcher` and `old_pitcher` its pitchers; `facing` and `charged` are pitchers
of the other seat. `slot` is a place in the batting order, from 0; `target` and the `slot` of a throw are the offence's.
"""

from pennant.games.clutch.rules import events as e
from pennant.kernel.events import EventKind
from pennant.kernel.state import CHANCE_EVENT

KINDS = {
    CHANCE_EVENT: EventKind("chance", ("stream", "counter", "n", "value"), secret=("stream", "counter", "n", "value")),
    # Questions and answers.
    e.ASKED: EventKind("asked", ("question", "seats")),
    e.DECIDED: EventKind("decided", ("seat", "action"), secret=("action",)),
    e.RETRACTED: EventKind("retracted", ("seat",)),
    # The frame.
    e.GAME: EventKind("game", ("number", "home")),
    e.HOME_ROLL: EventKind("home-roll", ("seat", "roll")),
    e.SLOT_ROLL: EventKind("slot-roll", ("roll", "slot")),
    e.STARTS: EventKind("starts", ("seat", "slot", "player", "position")),
    e.STARTS_PITCHING: EventKind("starts-pitching", ("seat", "pitcher", "tired")),
    e.HALF: EventKind("half", ("inning", "top", "seat")),
    e.HALF_OVER: EventKind("half-over", ("seat", "runs", "left")),
    e.GAME_OVER: EventKind("game-over", ("winner", "runs_0", "runs_1")),
    e.SERIES_OVER: EventKind("series-over", ("winner",)),
    e.FORFEIT: EventKind("forfeit", ("seat",)),
    # The at-bat.
    e.BATTER_UP: EventKind("batter-up", ("seat", "slot", "player", "facing")),
    e.PITCHING_CHANGE: EventKind("pitching-change", ("seat", "old_pitcher", "pitcher", "tired")),
    e.REPLACED: EventKind("replaced", ("seat", "slot", "old", "player", "position", "as_what")),
    e.SHIFTED: EventKind("shifted", ("seat", "slot", "position")),
    e.PINCH_RAN: EventKind("pinch-ran", ("seat", "slot", "old", "player", "base")),
    e.WALKED: EventKind("walked", ("seat",)),
    e.STEALS: EventKind("steals", ("seat", "bases")),
    e.BUNTED: EventKind("bunted", ("natural", "success")),
    e.DEPTH: EventKind("depth", ("infield_in",)),
    e.PITCHED: EventKind("pitched", ("natural", "roll", "command", "more", "total", "die")),
    e.MISTAKE: EventKind("mistake", ("mistake",)),
    e.ADVANTAGE: EventKind("advantage", ("chart", "pitch", "on_base", "mistake")),
    e.SWUNG: EventKind("swung", ("natural", "die", "total", "level")),
    e.READ: EventKind("read", ("result", "printed")),
    e.CHANGED: EventKind("changed", ("seat", "old_result", "result")),
    e.KEPT: EventKind("kept", ("seat", "result")),
    e.OUTCOME: EventKind("outcome", ("seat", "slot", "player", "facing", "result")),
    e.TOOK_PITCH: EventKind("took-pitch", ()),
    # The play.
    e.OUT: EventKind("out", ("seat", "slot", "player", "facing", "base", "how")),
    e.MOVED: EventKind("moved", ("seat", "slot", "player", "start", "end")),
    e.SCORED: EventKind("scored", ("seat", "slot", "player", "charged", "rbi", "earned")),
    e.SENT: EventKind("sent", ("seat", "bases", "throw")),
    e.HELD: EventKind("held", ("seat",)),
    e.THROWN: EventKind("thrown", ("throw", "slot", "natural", "rating", "strength", "bonus", "speed", "speed_bonus")),
    e.THROW_READ: EventKind("throw-read", ("throw", "slot", "total", "needed", "out")),
    e.NO_THROW_MADE: EventKind("no-throw", ()),
    e.CHECKED: EventKind("checked", ("rating", "natural", "total", "success")),
    e.ROLLED: EventKind("rolled", ("natural", "needed")),
    e.STOLE: EventKind("stole", ("seat", "slot", "player", "base")),
    e.CAUGHT: EventKind("caught", ("seat", "slot", "player", "base", "facing")),
    e.DOUBLE_PLAY: EventKind("double-play", ("seat", "slot")),
    e.SACRIFICE: EventKind("sacrifice", ("seat", "slot", "player", "sacrifice")),
    e.REACHED_BY_CHOICE: EventKind("reached-by-choice", ("seat", "slot")),
    e.ERROR: EventKind("error", ("seat",)),
    e.EJECTED: EventKind("ejected", ("seat", "player", "is_pitcher")),
    # Cards.
    e.DREW: EventKind("drew", ("seat", "card"), secret=("card",)),
    e.DISCARDED: EventKind("discarded", ("seat", "card")),
    e.PLAYED: EventKind("played", ("seat", "card", "target", "alternative")),
    e.COACHED: EventKind("coached", ("seat", "coach", "target", "alternative")),
    e.NEGATED: EventKind("negated", ("seat", "card", "is_coach")),
    e.RETURNED: EventKind("returned", ("seat", "card", "is_coach")),
    e.ENDED: EventKind("ended", ("seat", "card", "is_coach")),
    e.PASSED: EventKind("passed", ("seat",)),
    e.SAW_HAND: EventKind("saw-hand", ("seat",)),
    e.NEW_HANDS: EventKind("new-hands", ()),
    e.TOOK_DISCARDED: EventKind("took-discarded", ("seat", "card")),
    e.LIMIT_CHANGED: EventKind("limit-changed", ("seat", "pitcher", "innings")),
    e.WEATHER: EventKind("weather", ("seat", "card")),
    e.WEATHER_OVER: EventKind("weather-over", ()),
    e.EFFECT_DREW: EventKind("effect-drew", ("seat", "count")),
    e.TIRED_PITCH: EventKind("tired-pitch", ("seat", "pitcher", "level")),
}

SILENT = frozenset({e.ASKED, e.DECIDED, e.RETRACTED})
SILENT_FIELDS = frozenset({"question", "asked", "window", "teams.choice"})
UNTOLD = frozenset({e.ASKED, e.DECIDED, e.PASSED})
"""Events without a sentence."""
MILESTONES = frozenset({e.GAME, e.OUTCOME, e.ERROR})

# --- names of numbers -------------------------------------------------------------------------------------------------

RESULTS = ("K", "GB", "FB", "BB", "1B", "2B", "3B", "HR", "HBP", "IBB", "SAC", "SQZ")
"""The rows of charts; then hit by pitch, intentional walk, sacrifice bunt, squeeze."""
BASES = ("first", "second", "third", "home")
BOX = "box"
"""The place of a batter before he runs."""
CHARTS = ("batter", "pitcher")
THROWS = ("steal", "extra-base", "tag", "ground", "home", "double-play", "pickoff")
OUTS = (
    "strikeout", "ground-out", "fly-out", "force-out", "thrown-out", "caught-stealing", "sacrificed", "picked-off",
)  # fmt: skip
REPLACEMENTS = ("in-field", "pinch-hitter", "for-ejected")
SACRIFICES = ("bunt", "fly")
QUESTIONS = (
    "", "lineup", "substitution", "newcomer", "shift", "walk", "steal", "target", "bunt", "third-bunt", "depth", "card",
    "answer", "part", "discard", "take-back", "double-play", "send", "reply", "send-home", "reply-home", "advance",
    "ejected", "effect",
)  # fmt: skip

_PUBLIC = {"newcomer": "substitution", "shift": "substitution", "answer": "card", "part": "card"}


def public_question(question: int) -> str:
    """The question as all may know it, without the details of an unfinished card or substitution.

    An answer is a card, too; the open window says which it is.
    """
    name = QUESTIONS[question]
    return _PUBLIC.get(name, name)
