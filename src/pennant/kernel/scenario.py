"""Scenario files: a position, moves, and the expected outcome. Players can read them, and tests run them.

    title = "A slow runner blocks a fast one"
    game = "…"
    rules = ["H-10.2"]

    [given]                     # a position, as the game describes it; [cards] may describe additional cards
    ...
    [[when]]                    # moves, in order; a step may first check the choices and refused moves
    options = ["play plain", "play other"]
    refused = { home = "buy OFA-01" }
    home = "play plain"
    then = { visitor = { runs = 0 } }
    [then]                      # what must be true at the end
    visitor = { bases = { first = "average" }, runs = 0 }

`chance = [...]` at the top lists the values that are drawn, one by one, by name; without it a fixed seed decides. In
`then`, a table matches if each of its entries matches; a number that is compared with a list is the length of the list;
`told` lists kinds of events that must have happened in this step, in this order; `seen_by` checks the view of a seat.
"""

import tomllib
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec

from pennant.kernel.chance import scripted_chance
from pennant.kernel.errors import ChanceNeeded, IllegalMove, PennantError, UsageError, nearest
from pennant.kernel.game import Game
from pennant.kernel.state import State

_TOP = ("title", "game", "rules", "chance", "cards", "given", "when", "then", "note")


class ScenarioResult(msgspec.Struct, frozen=True):
    """The result of a scenario."""

    path: str
    title: str
    passed: bool
    message: str = ""


class Failed(PennantError):
    """A scenario that cannot be run, or whose outcome is not the expected one."""


def run_files(paths: Sequence[Path], cards: Any = None) -> list[ScenarioResult]:
    return [run_file(path, cards=cards) for path in paths]


def run_file(path: Path, game: Game | None = None, cards: Any = None) -> ScenarioResult:
    """Run one scenario; any error becomes the message of the result."""
    title = path.stem
    try:
        try:
            data = tomllib.loads(path.read_text(encoding="utf-8"))
        except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
            raise Failed(f"the file cannot be read: {error}") from None
        title = str(data.get("title", title))
        for key in data:
            if key not in _TOP:
                raise Failed(f"{key!r} means nothing at the top of a scenario: {nearest(key, _TOP)}")
        if game is None:
            from pennant import game as find_game

            game = find_game(str(data.get("game", "")))
        _Run(game, data, cards).run()
    except (PennantError, ValueError) as error:
        return ScenarioResult(str(path), title, False, str(error))
    return ScenarioResult(str(path), title, True)


class _Run:
    """A scenario while it runs."""

    def __init__(self, game: Game, data: Mapping[str, Any], cards: Any) -> None:
        self.game = game
        self.data = data
        self.state = game.position(data, cards)
        self.seats = game.seat_names(self.state)
        self.script: list[Any] | None = list(data["chance"]) if "chance" in data else None
        self.state.log = []
        self.told = 0

    def run(self) -> None:
        for number, step in enumerate(self.data.get("when", []), start=1):
            self._step(step, f"step {number}")
        self._expect(self.data.get("then", {}), "at the end")
        if self.script:
            raise Failed(f"these values of chance were not used: {self.script}")

    def _step(self, step: Mapping[str, Any], where: str) -> None:
        known = (*self.seats, "options", "refused", "then", "retract")
        for key in step:
            if key not in known:
                raise Failed(f"{where}: {key!r} is neither a seat nor a check: {nearest(key, known)}")
        if "options" in step:
            self._check_options(step["options"], where)
        for name, text in step.get("refused", {}).items():
            self._check_refused(name, text, where)
        self.told = len(self.state.log or [])
        for name in self.seats:
            if name in step:
                self._play(name, step[name], where)
        if "retract" in step:
            self.state.retract(self.seats[step["retract"]])
        self._expect(step.get("then", {}), where)

    def _check_options(self, expected: list[str], where: str) -> None:
        """The choices of the seat that must act; of the first one, if there are several."""
        seat = self.state.actors()[0]
        found = [self.game.notation(self.state, seat, action) for action in self.state.legal(seat)]
        if sorted(found) != sorted(expected):
            raise Failed(f"{where}: the choices are {sorted(found)}, not {sorted(expected)}")

    def _check_refused(self, name: str, text: str, where: str) -> None:
        try:
            self.game.parse(self.state, self.seats[name], text)
        except (UsageError, IllegalMove):
            return
        raise Failed(f"{where}: {text!r} of {name} should be refused, but it is legal")

    def _play(self, name: str, text: str, where: str) -> None:
        seat = self.seats[name]
        try:
            action = self.game.parse(self.state, seat, text)
        except (UsageError, IllegalMove) as error:
            raise Failed(f"{where}: {name}: {error}") from None
        if self.script is None:
            self.state.play(seat, action)
        else:
            self.state = self._with_script(seat, action, where)

    def _with_script(self, seat: int, action: int, where: str) -> State:
        """Apply an action on a copy with the values so far; if it needs one more, take it from the file and retry."""
        assert self.script is not None
        values: list[int] = []
        while True:
            trial = self.state.copy()
            trial.log = list(self.state.log or [])
            trial.chance = scripted_chance(tuple(values))
            try:
                trial.play(seat, action)
            except ChanceNeeded as needed:
                if not self.script:
                    raise Failed(f"{where}: chance is needed ({needed.kind} of {needed.n}), but none is left") from None
                values.append(self.game.chance_value(trial, needed, self.script.pop(0)))
            else:
                return trial

    def _expect(self, expected: Mapping[str, Any], where: str) -> None:
        expected = dict(expected)
        told = expected.pop("told", [])
        views = expected.pop("seen_by", {})
        self._check_told(told, where)
        _compare(expected, self.game.describe_state(self.state, self.seats), where, "")
        for name, part in views.items():
            _compare(part, self.game.view(self.state, self.seats[name]), where, f"seen by {name}")

    def _check_told(self, expected: list[str], where: str) -> None:
        names = {seat: name for name, seat in self.seats.items()}
        happened: list[str] = []
        for event in self.game.events(self.state, None, since=self.told, reveal=True):
            seat = event.get("seat")
            happened.append(f"{event['kind']} {names.get(seat)}" if seat is not None else str(event["kind"]))
        rest = iter(happened)
        for kind in expected:
            if not any(found == kind or found.split()[0] == kind for found in rest):
                raise Failed(f"{where}: no event {kind!r} at this point; the events were {', '.join(happened)}")


def _compare(expected: Any, found: Any, where: str, path: str) -> None:
    """Require that data match what is expected; of a table, only the entries that it names are compared."""
    if isinstance(expected, Mapping):
        for key, value in expected.items():
            if isinstance(found, list) and key.isdigit() and int(key) < len(found):
                inner = found[int(key)]
            elif isinstance(found, Mapping) and key in found:
                inner = found[key]
            else:
                known = list(found) if isinstance(found, Mapping) else []
                raise Failed(f"{where}: there is no {path} {key}: {nearest(key, map(str, known))}".replace("  ", " "))
            _compare(value, inner, where, f"{path} {key}".strip())
        if path and not expected and found:
            raise Failed(f"{where}: {path} should be empty, but is {found}")
    elif isinstance(found, list) and isinstance(expected, int) and not isinstance(expected, bool):
        if len(found) != expected:
            raise Failed(f"{where}: {path} should have {expected} entries, but is {found}")
    elif expected == "none" and found is None:
        return
    elif expected != found:
        raise Failed(f"{where}: {path} should be {expected!r}, but is {found!r}")
