"""First lessons: a game's `lesson.toml`, played through in the real rules, as plain data for a client.

A lesson has parts, each with a position of its own (as scenario files describe it), and steps in order::

    title = "lesson-title"          # messages of the game's words
    about = "lesson-about"
    minutes = 8
    seat = "visitor"                # the seat that the learner plays

    [[part]]
    [part.given]                    # the position
    [[part.step]]
    reply = [{ home = "play OFA-09" }]  # what the others do first, when the learner comes to this step
    say = "lesson-glove"            # what is explained; lesson-glove-title stands above it
    show = ["OFA-09"]               # cards to be looked at, large
    point = ["plate 0"]             # what is meant, in words that the game's own client knows
    rules = ["H-8.2"]               # where what is said stands in the rules
    play = ["play OFA-08"]          # the learner's move: any of these is right
    hints = { "play OST-*" = "lesson-hint-rookies", "*" = "lesson-hint-other" }  # why not the others

`chance` in a step gives what is drawn or rolled in it, by name as in scenarios; without it the position's seed decides.
After a step with several right moves the rest of the part is played for each of them.
"""

import tomllib
from collections.abc import Iterator
from fnmatch import fnmatchcase
from typing import Any

import msgspec
from typing_extensions import TypedDict

import pennant
from pennant.kernel.chance import scripted_chance
from pennant.kernel.decision import Decision
from pennant.kernel.decision_json import DecisionData, TimedLine, decision_json
from pennant.kernel.errors import ChanceNeeded, IllegalMove, PennantError, UsageError
from pennant.kernel.events import SeenEvent, View
from pennant.kernel.follower import tell
from pennant.kernel.game import Game
from pennant.kernel.state import State
from pennant.kernel.structs import read_as
from pennant.kernel.words import PHRASES


class LessonError(PennantError):
    """A lesson asks for what the rules do not allow, or leaves something out."""


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One thing to learn: what is said, and perhaps a move to make."""

    say: str
    reply: list[dict[str, str]] = []
    show: list[str] = []
    point: list[str] = []
    rules: list[str] = []
    play: list[str] = []
    hints: dict[str, str] = {}
    chance: list[Any] = []


class Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Steps that follow from one position."""

    given: dict[str, Any]
    step: list[Step]
    cards: dict[str, str] = {}


class Script(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A whole lesson as it is written."""

    title: str
    about: str
    minutes: int
    seat: str
    part: list[Part]

    def messages(self) -> Iterator[str]:
        """All messages that the lesson says."""
        yield from (self.title, self.about)
        for part in self.part:
            for step in part.step:
                yield from (f"{step.say}-title", step.say, *step.hints.values())


class LessonEntry(TypedDict):
    """What happened in one move, as the learner sees it."""

    seat: int
    events: list[SeenEvent]
    beats: list[int | None]
    story: list[TimedLine]


class LessonHint(TypedDict):
    """The reason why a choice is not the one that the lesson wants."""

    action: int
    text: str


class LessonMove(TypedDict):
    """A correct move of the learner, and the steps after it, up to the next move."""

    action: int
    entries: list[LessonEntry]
    then: "list[LessonStep]"


class LessonStep(TypedDict):
    """A step of the lesson."""

    id: str
    title: str
    say: str
    show: list[str]
    """Cards to show large."""
    point: list[str]
    """What to point at, in words that the client of the game knows."""
    rules: list[str]
    entries: list[LessonEntry]
    """The moves of the others before this step."""
    ask: DecisionData | None
    hints: list[LessonHint]
    moves: list[LessonMove]
    """The correct moves; empty if nothing is asked."""


class LessonPart(TypedDict):
    """A part of a lesson: the view that it starts with, and its steps up to the first move."""

    view: View
    steps: list[LessonStep]


class Lesson(TypedDict):
    """A lesson that was played through. Texts are phrases."""

    game: str
    title: str
    about: str
    minutes: int
    seat: int
    names: list[str]
    parts: list[LessonPart]


def script_of(game: str) -> Script | None:
    """The lesson of a game as it is written, if the game has one."""
    folder = pennant.game(game).folder
    file = None if folder is None else folder / "lesson.toml"
    return read_script(file.read_text(encoding="utf-8")) if file is not None and file.is_file() else None


def read_script(text: str) -> Script:
    try:
        return read_as(tomllib.loads(text), Script)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise LessonError(f"the lesson cannot be read: {error}") from None


def lesson_of(game: str) -> Lesson | None:
    """The lesson of a game, played through, if the game has one; words are phrases."""
    script = script_of(game)
    return None if script is None else play_script(pennant.game(game), script)


def play_script(game: Game, script: Script) -> Lesson:
    """A lesson as data: for each part the view it begins with, and its steps."""
    parts = [_Playing(game, script.seat, part) for part in script.part]
    say = game.text(PHRASES).say
    return {
        "game": game.name,
        "title": say(script.title),
        "about": say(script.about),
        "minutes": script.minutes,
        "seat": parts[0].seat,
        "names": parts[0].names,
        "parts": [part.data() for part in parts],
    }


class _Playing:
    """One part of a lesson in the real rules, seen by the learner."""

    def __init__(self, game: Game, seat: str, part: Part) -> None:
        self.game = game
        self.part = part
        self.text = game.text(PHRASES)
        self.start = game.position({"given": part.given, "cards": part.cards})
        self.start.log = []
        self.seats = game.seat_names(self.start)
        if seat not in self.seats:
            raise LessonError(f"the learner is one of {', '.join(self.seats)}, not {seat!r}")
        self.seat = self.seats[seat]
        self.names = self.text.names(game.view(self.start, self.seat))

    def data(self) -> LessonPart:
        return {"view": self.game.view(self.start, self.seat), "steps": self._steps(self.part.step, self.start)}

    def _steps(self, steps: list[Step], state: State) -> list[LessonStep]:
        """The steps up to the first move of the learner; those behind it belong to the moves."""
        told: list[LessonStep] = []
        for number, step in enumerate(steps, start=1):
            entries = []
            luck = list(step.chance)
            for reply in step.reply:
                for name, words in reply.items():
                    state, entry = self._move(state, self._seat(name, step), words, step, luck)
                    entries.append(entry)
            data = self._step_data(step, entries)
            told.append(data)
            if step.play:
                decision = self._decision(step, state)
                view = self.game.view(state, self.seat)
                data["ask"] = decision_json(self.game, state, decision, self.text, view, self.names)
                data["hints"] = self._hints(step, decision)
                data["moves"] = [self._branch(state, words, step, luck, steps[number:]) for words in step.play]
                break
            _all_drawn(step, luck)
        return told

    def _decision(self, step: Step, state: State) -> Decision:
        decision = self.game.decision(state, self.seat)
        if decision is None:
            raise LessonError(f"{step.say}: the learner has nothing to decide")
        return decision

    def _step_data(self, step: Step, entries: list[LessonEntry]) -> LessonStep:
        say = self.text.say
        return {
            "id": step.say,
            "title": say(f"{step.say}-title"),
            "say": say(step.say),
            "show": step.show,
            "point": step.point,
            "rules": step.rules,
            "entries": entries,
            "ask": None,
            "hints": [],
            "moves": [],
        }

    def _branch(self, state: State, words: str, step: Step, luck: list[Any], rest: list[Step]) -> LessonMove:
        luck = list(luck)
        action = self._parse(state, self.seat, words, step)
        after, entry = self._move(state, self.seat, words, step, luck)
        _all_drawn(step, luck)
        return {"action": action, "entries": [entry], "then": self._steps(rest, after)}

    def _hints(self, step: Step, decision: Decision) -> list[LessonHint]:
        """A sentence for every choice that the lesson does not want."""
        hints: list[LessonHint] = []
        for choice in decision.choices:
            if choice.notation in step.play:
                continue
            found = next((hint for form, hint in step.hints.items() if fnmatchcase(choice.notation, form)), None)
            if found is None:
                raise LessonError(f"{step.say}: there is no hint for {choice.notation!r}")
            hints.append({"action": choice.action, "text": self.text.say(found)})
        return hints

    def _seat(self, name: str, step: Step) -> int:
        if name not in self.seats:
            raise LessonError(f"{step.say}: nobody is called {name!r}")
        return self.seats[name]

    def _parse(self, state: State, seat: int, words: str, step: Step) -> int:
        try:
            return self.game.parse(state, seat, words)
        except (UsageError, IllegalMove) as error:
            raise LessonError(f"{step.say}: {error}") from None

    def _move(self, state: State, seat: int, words: str, step: Step, luck: list[Any]) -> tuple[State, LessonEntry]:
        """The state after a move, and what the learner is told of it."""
        action = self._parse(state, seat, words, step)
        if step.chance:
            after = self._with_luck(state, seat, action, step, luck)
        else:
            after = _twin(state)
            after.play(seat, action)
        events = self.game.events(after, self.seat, len(state.log or []))
        before, view = self.game.view(state, self.seat), self.game.view(after, self.seat)
        return after, {"seat": seat, **tell(self.text, events, before, view, self.names).as_json()}

    def _with_luck(self, state: State, seat: int, action: int, step: Step, luck: list[Any]) -> State:
        """The state after a move; what is drawn on the way is taken from the lesson's list."""
        values: list[int] = []
        while True:
            after = _twin(state)
            seeded, after.chance = after.chance, scripted_chance(tuple(values))
            try:
                after.play(seat, action)
            except ChanceNeeded as needed:
                if not luck:
                    problem = f"chance is needed ({needed.kind} of {needed.n}), but none is left"
                    raise LessonError(f"{step.say}: {problem}") from None
                values.append(self.game.chance_value(after, needed, luck.pop(0)))
            else:
                after.chance = seeded
                return after


def _twin(state: State) -> State:
    twin = state.copy()
    twin.log = list(state.log or [])
    return twin


def _all_drawn(step: Step, luck: list[Any]) -> None:
    if luck:
        raise LessonError(f"{step.say}: chance has unused values: {luck}")


def walk_steps(steps: list[LessonStep]) -> Iterator[LessonStep]:
    """Every step of a part, in every branch."""
    for step in steps:
        yield step
        for move in step["moves"]:
            yield from walk_steps(move["then"])
