"""Plays on the field in words: pitch and swing added up term by term, throws, and the runners."""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any, Final

from pennant.games.clutch import event_types as t
from pennant.games.clutch.cards import BatterText, PitcherText
from pennant.games.clutch.event_types import Event
from pennant.games.clutch.printed_text import number, yes
from pennant.games.clutch.view_types import Result

if TYPE_CHECKING:
    from pennant.games.clutch.story import Story

SwingEvent = t.Swung | t.ResultRead
"""Events after the advantage that belong to the same sentences."""
PitchEvent = t.Bunted | t.Rolled | t.Pitched | t.AdvantageFound | SwingEvent
"""Events that belong to the sentence of a tired pitch."""
PlayEvent = t.Outcome | t.RunnerEvent
"""Events that belong to the sentence of an outcome."""


# --- pitch and swing --------------------------------------------------------------------------------------------------


def pitch(story: "Story", event: t.Pitched, more: Sequence[PitchEvent]) -> Iterator[str]:
    """A pitch, and the events after it without a decision in between: advantage, swing, result."""
    found = [each for each in more if each["kind"] == "advantage"]
    args = {"pitch": _pitch_sum(story, event), "die": event["die"]}
    if found and found[0]["pitch"] == event["total"]:
        first = story.say("story-pitch-against", **args, **_against(story, found.pop(0)))
    else:
        first = story.say("story-pitch", **args)
    yield " ".join([first, *_rest(story, [*found, *(each for each in more if each["kind"] != "advantage")])])


def _pitch_sum(story: "Story", event: t.Pitched) -> str:
    """The sum of the die, Command and the other terms."""
    _, pitcher = story.matchup()
    card = story.text.player(pitcher)
    assert isinstance(card, PitcherText), "batters have no Command"
    printed = "none" if card.command == event["command"] else card.command
    terms = [
        str(event["natural"]),
        _term(event["roll"] - event["natural"]),
        "+ " + story.say("term-command", value=event["command"], printed=printed),
        _term(event["more"]),
    ]
    return _total(story, terms, event["total"])


def _total(story: "Story", terms: Sequence[str], total: int) -> str:
    """`9 + 4 Command = 13`."""
    return story.say("sum-total", sum=" ".join(filter(None, terms)), total=number(total))


def _term(value: int) -> str:
    """A further term of a sum; empty if it is 0."""
    return f"{_sign(value)} {abs(value)}" if value else ""


def _sign(value: int) -> str:
    return "−" if value < 0 else "+"


def _against(story: "Story", event: t.AdvantageFound) -> dict[str, Any]:
    """The number that the pitch was compared with, and the chart that is used."""
    batter, _ = story.matchup()
    card = story.text.player(batter)
    assert isinstance(card, BatterText), "pitchers have no On-Base"
    printed = "none" if card.on_base == event["on_base"] else card.on_base
    return {
        "on_base": number(event["on_base"]),
        "printed": printed,
        "mistake": yes(event["mistake"]),
        "chart": event["chart"],
    }


def _rest(story: "Story", events: Sequence[PitchEvent]) -> Iterator[str]:
    """The sentences after a pitch."""
    result = next((_result(story, each) for each in events if each["kind"] == "read"), "none")
    swung = any(each["kind"] == "swung" for each in events)
    for event in events:
        if event["kind"] == "advantage":
            yield story.say("story-advantage", pitch=number(event["pitch"]), **_against(story, event))
        elif event["kind"] == "swung":
            yield _swing(story, event, result)
        elif not swung:
            yield story.say("story-result", result=result)


def advantage(story: "Story", event: t.AdvantageFound, more: Sequence[SwingEvent]) -> Iterator[str]:
    yield " ".join(_rest(story, [event, *more]))


def swing(story: "Story", event: t.Swung, more: Sequence[t.ResultRead]) -> Iterator[str]:
    yield " ".join(_rest(story, [event, *more]))


def read(story: "Story", event: t.ResultRead, _: Sequence[Event]) -> Iterator[str]:
    yield from _rest(story, [event])


def _swing(story: "Story", event: t.Swung, result: str) -> str:
    """A swing as a sum, `7 + 2 = 9`, and its result if the chart was read."""
    total = str(event["natural"])
    if event["total"] != event["natural"]:
        total = _total(story, [total, _term(event["total"] - event["natural"])], event["total"])
    return story.say("story-swing", die=event["die"], swing=total, result=result)


def _result(story: "Story", event: t.ResultRead) -> str:
    """The result of a chart, and the result that it is read as."""
    result = story.text.result(event["result"])
    if event["printed"] == event["result"]:
        return result
    return story.say("read-as", printed=story.text.result(event["printed"]), result=result)


def mistake(story: "Story", event: t.MistakeChanged, _: Sequence[Event]) -> Iterator[str]:
    yield story.say("story-mistake", mistake=yes(event["mistake"]))


def changed(story: "Story", event: t.ResultChanged, _: Sequence[Event]) -> Iterator[str]:
    """The sentence about a card that changed the result."""
    old, new = story.text.result(event["old_result"]), story.text.result(event["result"])
    yield story.say("story-changed", old=old, result=new)


def kept(story: "Story", event: t.ResultKept, _: Sequence[Event]) -> Iterator[str]:
    yield story.say("story-kept", result=story.text.result(event["result"]))


def rolled(story: "Story", event: t.Rolled, _: Sequence[Event]) -> Iterator[str]:
    yield story.say("story-rolled", roll=event["natural"], needed=event["needed"])


def checked(story: "Story", event: t.PlayChecked, _: Sequence[Event]) -> Iterator[str]:
    """The sentence about a Play of a card."""
    total = _total(story, [str(event["natural"]), _term(event["total"] - event["natural"])], event["total"])
    yield story.say("story-checked", rating=event["rating"], total=total, success=yes(event["success"]))


# --- throws -----------------------------------------------------------------------------------------------------------


def throw(story: "Story", event: t.Thrown, more: Sequence[t.ThrowRead]) -> Iterator[str]:
    """A throw, with its result if there was no decision in between."""
    strength = event["strength"]
    total = event["natural"] + strength + event["bonus"]
    needed = event["speed"] + event["speed_bonus"]
    is_read = bool(more) and more[0]["needed"] == needed
    terms = [
        str(event["natural"]),
        f"{_sign(strength)} " + story.say("term-rating", rating=event["rating"], value=abs(strength)),
        _term(event["bonus"]),
    ]
    if is_read:
        terms.append(_term(more[0]["total"] - total))
        total = more[0]["total"]
    yield story.say(
        "story-thrown",
        throw=event["throw"],
        name=story.batter_in(event["slot"]),
        sum=_total(story, terms, total),
        speed=story.say("throw-speed", speed=event["speed"], bonus=event["speed_bonus"]),
        out=yes(more[0]["out"]) if is_read else "none",
    )
    if more and not is_read:
        yield from throw_read(story, more[0], [])


def throw_read(story: "Story", event: t.ThrowRead, _: Sequence[Event]) -> Iterator[str]:
    args = {"name": story.batter_in(event["slot"]), "total": number(event["total"]), "needed": event["needed"]}
    yield story.say("story-throw-read", **args, out=yes(event["out"]))


# --- who moved where --------------------------------------------------------------------------------------------------

PLAY: Final = (
    "out", "moved", "scored", "stole", "caught", "double-play", "sacrifice", "reached-by-choice", "error",
)  # fmt: skip
"""The events of a play that belong to the sentence of the outcome before them."""

_OUT_WITH: Final[dict[Result, t.How]] = {
    "K": "strikeout",
    "FB": "fly-out",
    "SAC": "sacrificed",
    "SQZ": "sacrificed",
    "GB": "ground-out",
}
"""The outs that an outcome implies."""


def play(story: "Story", event: PlayEvent, more: Sequence[t.RunnerEvent]) -> Iterator[str]:
    """An outcome with all its consequences, or those of a throw or steal; then outs and score, if they change."""
    events = [event, *more]
    outcome = event if event["kind"] == "outcome" else None
    details = [detail for place, each in enumerate(events) for detail in _detail(story, each, outcome, events[place:])]
    listed = story.text.join_list(details, "clauses")
    lines: list[str] = []
    if outcome is not None:
        what = story.say(f"play-{_head(outcome, more)}", name=story.card(outcome["player"]))
        plain = story.say("story-play", what=what)
        lines.append(story.say("story-play-details", what=what, details=listed) if details else plain)
    elif details:
        lines.append(story.say("story-play", what=listed))
    lines += _standing(story, events)
    if lines:
        yield " ".join(lines)


def _head(outcome: t.Outcome, more: Sequence[t.RunnerEvent]) -> str:
    """A ground ball becomes a ground out if the batter is out at once."""
    if outcome["result"] == "GB" and any(_is_covered(each, outcome) for each in more):
        return "ground-out"
    return outcome["result"].lower()


def _is_covered(event: PlayEvent, outcome: t.Outcome | None) -> bool:
    """Whether an out is implied by the outcome."""
    if outcome is None or event["kind"] != "out" or event["slot"] != outcome["slot"]:
        return False
    return event["how"] == _OUT_WITH.get(outcome["result"])


def _detail(story: "Story", event: PlayEvent, outcome: t.Outcome | None, rest: Sequence[PlayEvent]) -> Iterator[str]:
    """The clause for one event; empty if another event already says it."""
    following = rest[1]["kind"] if len(rest) > 1 else ""
    if event["kind"] == "out" and not _is_covered(event, outcome):
        yield story.say(f"out-{event['how']}", name=story.card(event["player"]), base=event["base"])
    elif event["kind"] == "moved" and event["start"] != "box" and event["end"] != "home" and following != "stole":
        yield story.say("did-go", name=story.card(event["player"]), base=event["end"])
    elif event["kind"] == "scored" and not _hit_it_out(event, outcome):
        yield story.say("did-score", name=story.card(event["player"]))
    elif event["kind"] == "stole":
        yield story.say("did-steal", name=story.card(event["player"]), base=event["base"])
    elif event["kind"] == "reached-by-choice":
        yield story.say("did-reach", name=story.batter_in(event["slot"]))
    elif event["kind"] in ("double-play", "error"):
        yield story.say(f"did-{event['kind']}")
    elif event["kind"] == "sacrifice" and event["sacrifice"] == "fly":
        yield story.say("did-sacrifice-fly")


def _hit_it_out(event: t.Scored, outcome: t.Outcome | None) -> bool:
    """Whether a run is the batter's own on a home run."""
    return outcome is not None and outcome["result"] == "HR" and event["slot"] == outcome["slot"]


def _standing(story: "Story", events: Sequence[PlayEvent]) -> Iterator[str]:
    """The outs as shown on the board, and the score."""
    if any(event["kind"] == "out" for event in events):
        board = [each for each in story.groups[story.place] if each["kind"] == "set"]
        outs = [each["value"] for each in board if each["path"] == "outs"]
        if outs and outs[-1]:
            yield story.say("story-outs", outs=outs[-1])
    scored = [event for event in events if event["kind"] == "scored"]
    if scored:
        yield story.say("story-score", **story.score(scored[0]["seat"]))
