"""The scorer: follows the events of a game and writes its score sheet (C-5)."""

from collections.abc import Callable, Iterable
from typing import Any, Final

from pennant.games.clutch.event_types import (
    BatterUp,
    Bunted,
    DoublePlay,
    ErrorMade,
    Event,
    Forfeited,
    GameEnded,
    GameStarted,
    HalfEnded,
    HalfStarted,
    Moved,
    Outcome,
    OutMade,
    PinchRan,
    Pitched,
    PitchingChange,
    ReachedByChoice,
    Replaced,
    Replacement,
    Sacrificed,
    Scored,
    Shifted,
    Starts,
    StartsPitching,
    StealDeclared,
    Stole,
    Thrown,
    TiredPitch,
)
from pennant.games.clutch.scoring.sheet import (
    BOX,
    HOME,
    Change,
    ChangeKind,
    Half,
    HalfOver,
    Lineup,
    Move,
    Play,
    PlayKind,
    Run,
    Sheet,
    Start,
    StartingPitcher,
)
from pennant.games.clutch.view_types import Place
from pennant.kernel.errors import UsageError
from pennant.kernel.events import SeenEvent

BASE: Final[dict[Place, int]] = {"box": BOX, "first": 1, "second": 2, "third": 3, "home": HOME}
_CHANGES: Final[dict[Replacement, ChangeKind]] = {
    "in-field": "fielder",
    "pinch-hitter": "pinch-hitter",
    "for-ejected": "ejected",
}


class Scorer:
    """Keeps score of one or more games, and tracks line-ups, runners and outs, which events do not repeat."""

    def __init__(self, innings: int = 9) -> None:
        self.innings = innings
        self.sheets: list[Sheet] = []
        self._begin(0)

    def see_all(self, events: Iterable[Event | SeenEvent]) -> "Scorer":
        for event in events:
            self.see(event)
        return self

    def see(self, event: Event | SeenEvent) -> None:
        """Record an event. Events that do not concern a scorer are ignored."""
        note = NOTES.get(event["kind"])
        if note is None:
            return
        if not self.sheets and event["kind"] != "game":
            raise UsageError("these events begin in the middle of a game: a score is kept from its first event on")
        note(self, event)

    @property
    def sheet(self) -> Sheet:
        """The sheet of the current game, or of the last one."""
        return self.sheets[-1]

    # --- games and halves ---------------------------------------------------------------------------------------------

    def _begin(self, home: int) -> None:
        self.lineups = [Lineup(Sheet(), seat) for seat in range(2)]
        self.on: dict[int, int] = {}
        """The runners: bases by slot of the batting order."""
        self.score = [0, 0]
        self.inning, self.top, self.offence, self.outs = 1, True, 1 - home, 0
        self.slot = 1
        self.pitches = 0
        self.pitched = False
        self.thrown_at = 0
        self.play: Play | None = None

    def _game(self, event: GameStarted) -> None:
        self.sheets.append(Sheet(game=event["number"], home=event["home"], innings=self.innings))
        self._begin(event["home"])

    def _starts(self, event: Starts) -> None:
        slot = event["slot"] + 1
        self.sheet.starts.append(Start(event["seat"], slot, event["player"], event["position"]))
        lineup = self.lineups[event["seat"]]
        lineup.players[slot], lineup.positions[slot] = event["player"], event["position"]

    def _starts_pitching(self, event: StartsPitching) -> None:
        self.sheet.pitchers.append(StartingPitcher(event["seat"], event["pitcher"], event["tired"]))
        self.lineups[event["seat"]].mound = event["pitcher"]

    def _half(self, event: HalfStarted) -> None:
        self._close()
        self.inning, self.top, self.offence = event["inning"], event["top"], event["seat"]
        self.on, self.outs = {}, 0
        self.sheet.entries.append(Half(self.inning, self.top, self.offence))

    def _half_over(self, event: HalfEnded) -> None:
        self._close()
        entry = HalfOver(event["seat"], len(self.on), event["runs"], event["left"])
        self.sheet.entries.append(entry)
        self.on = {}

    def _forfeit(self, event: Forfeited) -> None:
        self._close()
        self.sheet.forfeited = event["seat"]

    def _game_over(self, event: GameEnded) -> None:
        self._close()
        self.sheet.winner = event["winner"]
        self.sheet.final = (event["runs_0"], event["runs_1"])

    # --- substitutions ------------------------------------------------------------------------------------------------

    def _change(self, change: Change) -> None:
        self._close()
        self.sheet.entries.append(change)
        self.lineups[change.seat].see(change)

    def _pitching_change(self, event: PitchingChange) -> None:
        old, pitcher, tired = event["old_pitcher"], event["pitcher"], event["tired"]
        self._change(Change("pitcher", event["seat"], 0, old, pitcher, "P", tired=tired))

    def _replaced(self, event: Replaced) -> None:
        slot = event["slot"] + 1
        base = self.on.get(slot, 0) if event["seat"] == self.offence else 0
        kind = _CHANGES[event["as_what"]]
        self._change(Change(kind, event["seat"], slot, event["old"], event["player"], event["position"], base))

    def _pinch_ran(self, event: PinchRan) -> None:
        slot = event["slot"] + 1
        position = self.lineups[event["seat"]].positions[slot]
        base = BASE[event["base"]]
        self._change(Change("pinch-runner", event["seat"], slot, event["old"], event["player"], position, base))

    def _shifted(self, event: Shifted) -> None:
        slot = event["slot"] + 1
        player = self.lineups[event["seat"]].players[slot]
        self._change(Change("shift", event["seat"], slot, "", player, event["position"]))

    # --- the at-bat ---------------------------------------------------------------------------------------------------

    def _batter_up(self, event: BatterUp) -> None:
        self._close()
        self.slot = event["slot"] + 1
        self.pitches, self.pitched = 0, False

    def _bunted(self, _: Bunted) -> None:
        """Count a bunt attempt as a pitch (C-4.2.4)."""
        self.pitches += 1

    def _pitched(self, _: Pitched) -> None:
        """Count a pitch; a reroll is the same pitch."""
        if not self.pitched:
            self.pitches += 1
        self.pitched = True

    def _tired_pitch(self, event: TiredPitch) -> None:
        if (event["seat"], event["pitcher"]) not in self.sheet.tired:
            self.sheet.tired.append((event["seat"], event["pitcher"]))

    def _outcome(self, event: Outcome) -> None:
        if event["result"] == "SQZ":
            self.pitches += 1
        self._open("at-bat").result = event["result"]

    def _steals(self, _: StealDeclared) -> None:
        self._open("steal")

    def _thrown(self, event: Thrown) -> None:
        """Record the target of a throw. A reroll is the same throw. A pickoff is a separate play."""
        self.thrown_at = event["slot"] + 1
        again = self.play is not None and self.play.kind == "pickoff" and not self.play.moves
        if event["throw"] == "pickoff" and not again:
            self._open("pickoff")

    # --- the play -----------------------------------------------------------------------------------------------------

    def _open(self, kind: PlayKind) -> Play:
        """Start a play."""
        self._close()
        lineup = self.lineups[self.offence]
        on = {base: lineup.players[slot] for slot, base in self.on.items()}
        self.play = Play(
            kind=kind,
            inning=self.inning,
            top=self.top,
            seat=self.offence,
            slot=self.slot,
            batter=lineup.players[self.slot],
            pitcher=self.lineups[1 - self.offence].mound,
            outs=self.outs,
            bases=(on.get(1), on.get(2), on.get(3)),
            score=(self.score[0], self.score[1]),
            pitches=self.pitches,
        )
        self.pitches = 0
        self.sheet.entries.append(self.play)
        return self.play

    def _close(self) -> None:
        """End the play; a play without any move, such as a throw without effect, is not recorded."""
        if self.play is not None and self.play.kind != "at-bat" and not self.play.moves:
            self.pitches += self.play.pitches
            self.sheet.entries.pop()
        self.play = None

    def _running(self) -> Play:
        if self.play is None:
            raise UsageError("these events have a hole: somebody runs, and nothing says what happened at the plate")
        return self.play

    def _move(self, event: Moved | Scored | OutMade | Stole) -> Move:
        """The move of a runner in this play, which combines all his advances."""
        slot = event["slot"] + 1
        play = self._running()
        move = play.move_of(slot)
        if move is None:
            start = self.on.get(slot, BOX)
            move = Move(event["player"], slot, start, start)
            play.moves.append(move)
        return move

    def _moved(self, event: Moved) -> None:
        move = self._move(event)
        move.end = self.on[move.slot] = BASE[event["end"]]
        if self._running().errors and (move.slot == self.thrown_at or event["start"] != "box"):
            move.by_error = True

    def _scored(self, event: Scored) -> None:
        move = self._move(event)
        move.end = HOME
        move.run = Run(event["charged"], event["rbi"], event["earned"])
        self.on.pop(move.slot, None)
        self.score[event["seat"]] += 1

    def _out(self, event: OutMade) -> None:
        """Record an out. A runner thrown out before the outcome ran on a squeeze, which counts as a pitch, too."""
        if event["how"] == "thrown-out" and (self.play is None or self.play.kind != "at-bat"):
            self.pitches += 1
            self._open("squeeze-out")
        move = self._move(event)
        move.end, move.out = BASE[event["base"]], event["how"]
        self.on.pop(move.slot, None)
        self.outs += 1

    def _stole(self, event: Stole) -> None:
        self._move(event).stolen = BASE[event["base"]]

    def _double_play(self, _: DoublePlay) -> None:
        self._running().double_play = True

    def _sacrifice(self, event: Sacrificed) -> None:
        self._running().sacrifice = "SH" if event["sacrifice"] == "bunt" else "SF"

    def _choice(self, _: ReachedByChoice) -> None:
        self._running().choice = True

    def _error(self, _: ErrorMade) -> None:
        """Record a dropped throw: its target is safe by the error, and so are all who advance after it (C-5.6)."""
        play = self._running()
        play.errors += 1
        saved = play.move_of(self.thrown_at)
        if saved is not None:
            saved.by_error = True


NOTES: Final[dict[str, Callable[[Scorer, Any], None]]] = {
    "game": Scorer._game,
    "starts": Scorer._starts,
    "starts-pitching": Scorer._starts_pitching,
    "half": Scorer._half,
    "half-over": Scorer._half_over,
    "forfeit": Scorer._forfeit,
    "game-over": Scorer._game_over,
    "pitching-change": Scorer._pitching_change,
    "replaced": Scorer._replaced,
    "pinch-ran": Scorer._pinch_ran,
    "shifted": Scorer._shifted,
    "batter-up": Scorer._batter_up,
    "bunted": Scorer._bunted,
    "pitched": Scorer._pitched,
    "tired-pitch": Scorer._tired_pitch,
    "outcome": Scorer._outcome,
    "steals": Scorer._steals,
    "thrown": Scorer._thrown,
    "moved": Scorer._moved,
    "scored": Scorer._scored,
    "out": Scorer._out,
    "stole": Scorer._stole,
    "double-play": Scorer._double_play,
    "sacrifice": Scorer._sacrifice,
    "reached-by-choice": Scorer._choice,
    "error": Scorer._error,
}
"""How a scorer records each kind of event."""
