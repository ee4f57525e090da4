"""The conformance suite: checks in random games that a game keeps the promises of its interface, whatever the game.

`check_game` plays one random game and raises `Broken` at the first broken promise; `fuzz` plays many and reports;
`check_fields` proves that copies and dumps carry every field of a state.
"""

from collections import Counter
from collections.abc import Callable, Collection, Mapping, Sequence
from random import Random
from typing import Any

import msgspec

from pennant.kernel.errors import IllegalMove, UsageError
from pennant.kernel.game import Game, Option
from pennant.kernel.inspection import attribute_names, find_difference, walk_objects
from pennant.kernel.record import Record
from pennant.kernel.sitting import Sitting
from pennant.kernel.state import LISTENER_FIELDS, RawEvent, State

try:
    import numpy  # noqa: F401  encodings are compared only where they can be made
except ImportError:  # pragma: no cover
    WITH_ENCODINGS = False
else:
    WITH_ENCODINGS = True


class Broken(AssertionError):
    """A promise that a game does not keep."""


class Case(msgspec.Struct, frozen=True):
    """A mode with options to try."""

    mode: str
    options: dict[str, Any] = {}

    def __str__(self) -> str:
        extra = "".join(f", {key} {value}" for key, value in self.options.items())
        return f"{self.mode}{extra}"


class Report(msgspec.Struct):
    """The counts of a run of the suite."""

    games: Counter[str] = msgspec.field(default_factory=Counter)
    decisions: int = 0
    checked: int = 0
    guesses: int = 0
    varied: int = 0
    """Guesses that differ from the true state in hidden information."""

    def text(self) -> str:
        lines = [f"{count:6} games of {name}" for name, count in sorted(self.games.items())]
        total = sum(self.games.values())
        lines.append(
            f"{total:6} games, {self.decisions} decisions; {self.checked} of them checked in full with "
            f"{self.guesses} guesses ({self.varied} different from the true state): nothing broken, all records replay."
        )
        return "\n".join(lines)


def cases_of(game: Game, modes: Sequence[str] | None = None) -> list[Case]:
    """Every mode with its defaults, and with each of its options at each of its other or outermost values."""
    cases: list[Case] = []
    for name in modes or list(game.modes):
        mode = game.mode(name)
        cases.append(Case(name))
        for option in mode.options:
            for value in _other_values(option):
                case = Case(name, {option.name: value})
                try:
                    game.new(name, 0, **case.options)
                except UsageError:  # some options only go together with another
                    continue
                cases.append(case)
    return cases


def _other_values(option: Option) -> list[Any]:
    values: list[Any] = []
    if option.kind == "bool":
        values = [not option.default]
    elif option.kind == "int":
        values = [int(word) for word in option.words] or [option.low, option.high]
    elif option.kind == "word":
        values = list(option.words)
    return [value for value in values if value != option.default]


def fuzz(
    game: Game,
    games: int,
    every: int,
    seed: int,
    modes: Sequence[str] | None = None,
    progress: Callable[[int, int], None] | None = None,
    cases: Sequence[Case] | None = None,
) -> Report:
    """Play random games over all cases, with one decision in `every` checked in full.

    It plays each case once. After that it chooses cases at random, those with few seats more often, because games with
    many seats take longer.
    """
    cases = cases_of(game, modes) if cases is None else cases
    weights = [1.0 / game.new(case.mode, 0, **case.options).seats ** 2 for case in cases]
    luck, report = Random(seed), Report()
    for number in range(games):
        case = cases[number] if number < len(cases) else luck.choices(cases, weights)[0]
        check_game(game, case, seed + number, every, report)
        if progress is not None:
            progress(number + 1, games)
    return report


def check_game(game: Game, case: Case, seed: int, every: int = 1, report: Report | None = None) -> Sitting:
    """Play one random game and check every promise."""
    report = Report() if report is None else report
    luck = Random(seed)
    state = game.new(case.mode, seed, listen=True, **case.options)
    sitting = Sitting(game, state, {"kind": "small", "seed": seed})
    try:
        _require(state.game_name == game.name, f"the state calls its game {state.game_name!r}, not {game.name!r}")
        while not state.is_over():
            full = luck.randrange(every) == 0
            if full:
                check_decision(game, state, luck, report)
            seat = luck.choice(state.actors())
            legal = state.legal(seat)
            action = luck.choice(legal)
            views = _views(game, state) if full else {}
            start = sitting.act(seat, action)
            _check_invariants(game, state)
            _check_fold(game, state, views, start)
            report.decisions += 1
        _check_end(state)
        _check_record(game, sitting)
    except Broken as broken:
        moves = " ".join(f"{mover}:{text};" for mover, text in sitting.record.moves[-6:])
        raise Broken(f"{case}, seed {seed}, after {len(sitting.record.moves)} moves ({moves}): {broken}") from None
    report.games[str(case)] += 1
    return sitting


def check_decision(game: Game, state: State, luck: Random, report: Report) -> None:
    """Check one state, without playing on."""
    report.checked += 1
    _check_choices(game, state)
    _check_copies(game, state, luck)
    _check_dump(game, state)
    _check_simultaneous(game, state, luck)
    views = {viewer: _bytes(view) for viewer, view in _views(game, state).items()}
    for viewer in views:
        _check_guess(game, state, viewer, views, luck, report)


def check_fields(game: Game, case: Case, seed: int, every: int = 1) -> set[str]:
    """Play one random game and prove, field by field, that copies and dumps carry the whole state.

    Each attribute of each object in the state is changed once: the change must be in a copy and in the dump, and a
    dump that is not refused as damaged must load to the same state. Returns the fields that were changed, such as
    "Match.sides.Side.hand"; a field whose values are always empty or `None` in this game cannot be changed.
    """
    luck, proved = Random(seed), set[str]()
    state = game.new(case.mode, seed, **case.options)
    while not state.is_over():
        if luck.randrange(every) == 0:
            proved |= _check_fields_of(game, state, proved)
        _play_on(state, luck, 1)
    return proved


def _check_fields_of(game: Game, state: State, proved: Collection[str]) -> set[str]:
    """Change every field of this state that is not proved yet, one at a time."""
    found = set()
    skipped = LISTENER_FIELDS | game.derived_fields
    for place, thing in walk_objects(state, skipped):
        for name in attribute_names(thing):
            field = f"{place}.{name}"
            if name in skipped or field in proved or field in found:
                continue
            if _check_field(game, state, thing, name, field):
                found.add(field)
    return found


def _check_field(game: Game, state: State, thing: object, name: str, field: str) -> bool:
    """Whether a field could be changed. The change must be in a copy, in the dump, and in the loaded dump."""
    value = getattr(thing, name)
    changed = _other_value(value)
    if changed is None:
        return False
    before = _bytes(game.dump(state))
    setattr(thing, name, changed)
    try:
        dump = _bytes(game.dump(state))
        difference = find_difference(state.copy(), state, LISTENER_FIELDS)
        _require(difference is None, f"{field} is not copied: {difference}")
        _require(dump != before, f"{field} is missing from the dump, and so from the digest")
        try:
            loaded = game.load(msgspec.json.decode(dump))
        except UsageError:  # the changed state is impossible, and the dump is refused
            return True
        difference = find_difference(loaded, state, LISTENER_FIELDS | game.derived_fields)
        _require(difference is None, f"{field} is not loaded: {difference}")
    except (AttributeError, TypeError):  # an empty tuple of objects cannot be changed without an object of that kind
        if value:
            raise
        return False
    finally:
        setattr(thing, name, value)
    return True


def _other_value(value: Any) -> Any:
    """Another value of the same type, or `None` for values that have parts of their own."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int | float):
        return value + 1
    if isinstance(value, str):
        return value + "?"
    if isinstance(value, bytes):
        return value + b"\1"
    if isinstance(value, tuple | list):
        rotated = [*value[1:], *value[:1]]  # keeps the length: there may be one object for each seat
        return type(value)(rotated if rotated != list(value) else [*value, value[0] if value else 1])
    return None


def _require(holds: bool, promise: str) -> None:
    if not holds:
        raise Broken(promise)


def _check_invariants(game: Game, state: State) -> None:
    broken = game.check(state)
    _require(not broken, "; ".join(broken))


def _check_choices(game: Game, state: State) -> None:
    """Legal actions are in range and have descriptions and notations; other actions are refused and change nothing."""
    actors = state.actors()
    _require(bool(actors), "nobody owes a decision, but the game is not over")
    for seat in range(state.seats):
        legal = state.legal(seat)
        _require(bool(legal) == (seat in actors), f"seat {seat} and its legal actions disagree with actors()")
        _require(len(set(legal)) == len(legal), f"seat {seat} has a legal action twice: {legal}")
        _require(all(0 <= action < game.action_count for action in legal), f"an action out of range: {legal}")
        decision = game.decision(state, seat)
        described = [choice.action for choice in decision.choices] if decision else []
        _require(described == legal, f"the decision of seat {seat} describes {described}, legal are {legal}")
        words = [game.notation(state, seat, action) for action in legal]
        _require(len(set(words)) == len(words), f"two actions share a notation: {words}")
        for action, text in zip(legal, words, strict=True):
            _require(game.parse(state, seat, text) == action, f"{text!r} is not parsed to {action}")
        _check_refusal(game, state, seat, legal)


def _check_refusal(game: Game, state: State, seat: int, legal: list[int]) -> None:
    action = next(number for number in range(game.action_count + 1) if number not in legal)
    before = game.digest(state)
    try:
        state.play(seat, action)
    except IllegalMove as error:
        _require(
            bool(error.rule) == (seat in state.actors()), "a rule is named to players who are asked, and only them"
        )
    else:
        raise Broken(f"the illegal action {action} of seat {seat} was carried out")
    _require(game.digest(state) == before, "a refused action changed the state")


def _check_copies(game: Game, state: State, luck: Random) -> None:
    """A copy is equal in every attribute, has no log, and is independent of its original."""
    before = game.digest(state)
    twin = state.copy()
    difference = find_difference(twin, state, LISTENER_FIELDS)
    _require(difference is None, f"a copy differs from its original: {difference}")
    _require(twin.log is None, "a copy has a log")
    _play_on(twin, luck, 8)
    _require(game.digest(state) == before, "playing on with a copy changed the original")


def _play_on(state: State, luck: Random, moves: int) -> None:
    for _ in range(moves):
        if state.is_over():
            return
        seat = luck.choice(state.actors())
        state.apply(seat, luck.choice(state.legal(seat)))


def _check_dump(game: Game, state: State) -> None:
    """A dump survives JSON, and loads to the same state, which has the same future."""
    data = msgspec.json.decode(msgspec.json.encode(game.dump(state)))
    loaded = game.load(data)
    difference = find_difference(loaded, state, LISTENER_FIELDS | {"setup"})  # a setup may cache what it computes
    _require(difference is None, f"a dumped and loaded state differs: {difference}")
    twin = state.copy()
    future = Random(1)
    _play_on(twin, future, 4)
    future = Random(1)
    _play_on(loaded, future, 4)
    _require(game.digest(loaded) == game.digest(twin), "a loaded state plays another future")


def _check_simultaneous(game: Game, state: State, luck: Random) -> None:
    """Secret choices can arrive in any order, and can be taken back while another one is missing."""
    chosen = []
    for seat in state.actors():
        decision = game.decision(state, seat)
        if decision is not None and decision.secret:
            chosen.append((seat, luck.choice(state.legal(seat))))
    if len(chosen) < 2:
        return
    forward, backward = state.copy(), state.copy()
    for seat, action in chosen:
        forward.apply(seat, action)
    for seat, action in reversed(chosen):
        backward.apply(seat, action)
    _require(game.digest(forward) == game.digest(backward), "the order of secret choices changes the outcome")
    for seat, action in chosen:
        undone = state.copy()
        told: list[RawEvent] = []
        undone.log = told
        undone.apply(seat, action)
        if all(game.is_silent(undone, event) for event in told):  # otherwise it was the last one, and was carried out
            undone.retract(seat)
            _require(game.digest(undone) == game.digest(state), "a choice taken back leaves a trace")


def _check_guess(
    game: Game, state: State, viewer: int | None, views: Mapping[int | None, bytes], luck: Random, report: Report
) -> None:
    """A seat cannot distinguish a guess from the true state, and a guess is a valid state."""
    seat = -1 if viewer is None else viewer
    world = state.guess(seat, luck.getrandbits(40))
    report.guesses += 1
    _require(world.log is None, "a guess has a log")
    guessed = game.view(world, viewer)
    if _bytes(guessed) != views[viewer]:
        raise Broken(f"seat {viewer}: another view: {_difference(guessed, game.view(state, viewer))}")
    _require(_bytes(game.view(world, None)) == views[None], "a guess changes the spectator's view")
    _require(world.actors() == state.actors(), "a guess has other actors")
    if viewer is not None:
        _require(world.legal(seat) == state.legal(seat), f"seat {seat}: other legal actions")
        _require(game.decision(world, seat) == game.decision(state, seat), f"seat {seat}: another decision")
        texts, actions = _attempts(game, state, luck)
        told = _answers(game, world, seat, texts, actions)
        for attempt, answer in _answers(game, state, seat, texts, actions).items():
            same = told[attempt] == answer
            _require(same, f"seat {seat}: a guess answers {attempt!r} with {told[attempt]!r}, not with {answer!r}")
        if WITH_ENCODINGS:
            same = (game.encode(world, seat) == game.encode(state, seat)).all()
            _require(bool(same), f"seat {seat}: another encoding")
    _check_invariants(game, world)
    if game.dump_state(world) != game.dump_state(state):
        report.varied += 1
    again = world.guess(seat, luck.getrandbits(40))
    _require(_bytes(game.view(again, viewer)) == views[viewer], "a guess of a guess leaves the view")
    _play_on(again, luck, 3)


def _attempts(game: Game, state: State, luck: Random) -> tuple[list[str], list[int]]:
    """Texts and actions that a seat may try although they may be illegal: nonsense, and legal moves of all seats."""
    texts, actions = ["", "xyzzy"], [-1, game.action_count, *(luck.randrange(game.action_count) for _ in range(8))]
    for seat in state.actors():
        action = luck.choice(state.legal(seat))
        texts.append(game.notation(state, seat, action))
        actions.append(action)
    return texts, actions


def _answers(game: Game, state: State, seat: int, texts: Sequence[str], actions: Sequence[int]) -> dict[str, str]:
    """What a seat learns from attempts: the text of every refusal, which names its rule."""
    answers = {}
    legal = state.legal(seat)
    for action in actions:
        if action not in legal:
            answers[f"play {action}"] = str(state.refusal(seat, action))
    for text in texts:
        try:
            answers[f"play {text}"] = str(game.parse(state, seat, text))
        except (IllegalMove, UsageError) as error:
            answers[f"play {text}"] = str(error)
    try:
        state.copy().retract(seat)
        answers["take back"] = "done"
    except IllegalMove as error:
        answers["take back"] = str(error)
    return answers


def _views(game: Game, state: State) -> dict[int | None, dict[str, Any]]:
    viewers: tuple[int | None, ...] = (*range(state.seats), None)
    return {viewer: game.view(state, viewer) for viewer in viewers}


def _check_fold(game: Game, state: State, views: Mapping[int | None, dict[str, Any]], start: int) -> None:
    """The events of a viewer, folded over the viewer's view, give the next view."""
    for viewer, view in views.items():
        folded = msgspec.json.decode(_bytes(view))
        for event in game.events(state, viewer, since=start):
            game.fold(folded, event)
        found = game.view(state, viewer)
        if _bytes(folded) != _bytes(found):
            raise Broken(f"viewer {viewer}: events do not lead from view to view: {_difference(folded, found)}")


def _difference(one: Any, other: Any, path: str = "") -> str:
    """The first place where two pieces of data differ."""
    if isinstance(one, dict) and isinstance(other, dict):
        for key in {**one, **other}:
            if one.get(key) != other.get(key):
                return _difference(one.get(key), other.get(key), f"{path}.{key}")
    if isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        for place, (left, right) in enumerate(zip(one, other, strict=True)):
            if left != right:
                return _difference(left, right, f"{path}[{place}]")
    return f"{path}: {one}, not {other}"


def _check_end(state: State) -> None:
    returns, ranks = state.returns(), state.ranks()
    _require(state.actors() == (), "the game is over, but somebody owes a decision")
    _require(len(returns) == len(ranks) == state.seats, "returns or ranks do not cover every seat")
    winners = sum(returns)
    _require(abs(winners - 1.0) < 1e-9 or (state.seats == 1 and winners == 0.0), f"returns are {returns}")
    _require(min(ranks) >= 1, f"ranks are {ranks}")


def _check_record(game: Game, sitting: Sitting) -> None:
    """The record, through its text, replays to the same digest and the same log."""
    record = Record.parse(sitting.record.text().encode())
    replayed = record.verify(game)
    _require(game.digest(replayed) == game.digest(sitting.state), "the record replays to another state")
    _require(replayed.log == sitting.state.log, "the record replays to another story")


def _bytes(data: Any) -> bytes:
    return msgspec.json.encode(data)
