"""First lessons: they follow the rules, say everything in both languages, and ask only for what is allowed."""

import re
from collections.abc import Iterator, Mapping
from typing import Any

import msgspec
import pytest

import pennant
from pennant.games import NAMES
from pennant.games.highlights.text import FOLDER
from pennant.kernel.words import LANGUAGES, PHRASES, Words, spoken
from pennant.lessons import LessonError, Script, flattened, lesson_of, played, read_script, script_of
from tests.unit.test_rules_example import TURNS, table

WITH_LESSON = [name for name in NAMES if script_of(name) is not None]
GAME = pennant.game("highlights")

Steps = list[Mapping[str, Any]]


@pytest.fixture(scope="module", params=WITH_LESSON)
def lesson(request: pytest.FixtureRequest) -> Any:
    return lesson_of(request.param)


def paths(steps: Steps) -> Iterator[Steps]:
    """Every way through a part: its steps, and what was told on arriving at each."""
    if not steps:
        yield []
        return
    *first, last = steps
    if not last["moves"]:
        yield steps
    for move in last["moves"]:
        for rest in paths(move["then"]):
            yield [*first, last, {"id": "", "entries": move["entries"]}, *rest]


def test_highlights_has_a_lesson() -> None:
    assert "highlights" in WITH_LESSON
    assert all(lesson_of(name) is None for name in NAMES if name not in WITH_LESSON)


def test_folding_what_is_told_never_goes_wrong(lesson: Any) -> None:
    """On every way through, each entry's events bring the learner's view to where the next question is asked."""
    game = pennant.game(lesson["game"])
    for part in lesson["parts"]:
        for path in paths(part["steps"]):
            view = msgspec.json.decode(msgspec.json.encode(part["view"]))
            for step in path:
                for entry in step["entries"]:
                    for event in entry["events"]:
                        game.fold(view, msgspec.json.decode(msgspec.json.encode(event)))
                    for line in entry["story"]:
                        assert 0 < line["after"] <= len(entry["events"])
                for choice in (step.get("ask") or {"choices": []})["choices"]:
                    assert set(choice["cards"]) <= set(re.findall(r"[\w-]+", msgspec.json.encode(view).decode()))


def test_every_choice_is_right_or_has_a_hint(lesson: Any) -> None:
    asked = 0
    for part in lesson["parts"]:
        for step in flattened(part["steps"]):
            if step["ask"] is None:
                assert not step["moves"]
                continue
            asked += 1
            legal = [choice["action"] for choice in step["ask"]["choices"]]
            right = [move["action"] for move in step["moves"]]
            hinted = [hint["action"] for hint in step["hints"]]
            assert sorted([*right, *hinted]) == sorted(legal)
            assert right
            assert step["ask"]["seat"] == lesson["seat"]
    assert asked


def test_every_way_through_a_part_has_the_same_steps(lesson: Any) -> None:
    """So that progress can be shown, and a branch never leads out of the lesson."""
    script = script_of(lesson["game"])
    assert script is not None
    for written, part in zip(script.part, lesson["parts"], strict=True):
        for path in paths(part["steps"]):
            assert [step["id"] for step in path if step["id"]] == [step.say for step in written.step]


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_can_be_said(lesson: Any, language: str) -> None:
    """Every phrase that the learner may read, in each language."""
    folder = FOLDER.parents[1] / lesson["game"] / "text"
    words = Words(language, folder)
    for text in phrases(lesson):
        said = spoken(text, words)
        assert said
        assert not re.search("[\ue000-\ue005]", said)


def phrases(data: Any) -> Iterator[str]:
    if isinstance(data, str) and "\ue000" in data:
        yield data
    elif isinstance(data, Mapping):
        for value in data.values():
            yield from phrases(value)
    elif isinstance(data, list | tuple):
        for value in data:
            yield from phrases(value)


def own_messages(language: str) -> list[str]:
    text = (FOLDER / f"{language}-lesson.ftl").read_text(encoding="utf-8")
    return re.findall(r"^(lesson-[\w-]+) =", text, re.MULTILINE)


def test_both_languages_have_the_messages_of_the_lesson_and_no_others() -> None:
    script = script_of("highlights")
    assert script is not None
    english, *others = (own_messages(language) for language in LANGUAGES)
    assert all(ids == english for ids in others)
    assert set(english) == set(script.messages())
    assert len(english) == len(set(english))


def test_the_rule_book_example_is_followed_event_by_event() -> None:
    """What lies on the table after every event of the first part is as in the worked example (S-01).

    Only the last card differs: of our cards none has its shape, and nothing that is told depends on it.
    """
    part = lesson_of("highlights")["parts"][0]  # type: ignore[index]
    told = iter(
        [event for step in next(paths(part["steps"])) for entry in step["entries"] for event in entry["events"]]
    )
    view = part["view"]
    for number, (_, _, steps) in enumerate(TURNS):
        for kind, *expected in steps:
            for event in told:
                GAME.fold(view, event)
                if event["kind"] == kind:
                    break
            else:
                pytest.fail(f"there is no {kind!r} left")
            found = table(view)
            if number == len(TURNS) - 1:
                assert found[:3] + found[4:] == (*expected[:3], *expected[4:])
            else:
                assert found == tuple(expected)
    assert (found[2], found[5]) == (3, 0)


# --- lessons that go wrong --------------------------------------------------------------------------------------------

WRITTEN = """
title = "lesson-title"
about = "lesson-about"
minutes = 1
seat = "visitor"
[[part]]
[part.given.visitor]
hand = ["OFA-42", "OFA-08"]
[[part.step]]
say = "lesson-threat"
play = ["play OFA-42"]
hints = { "*" = "lesson-threat-other" }
"""


def changed(old: str, new: str) -> Script:
    assert old in WRITTEN
    return read_script(WRITTEN.replace(old, new))


def test_a_small_lesson() -> None:
    data = played(GAME, read_script(WRITTEN))
    (step,) = data["parts"][0]["steps"]
    assert [choice["notation"] for choice in step["ask"]["choices"]] == ["play OFA-08", "play OFA-42"]
    assert [entry["seat"] for entry in step["moves"][0]["entries"]] == [0]
    assert data["names"] == [GAME.text(PHRASES).say(f"team-{team}") for team in ("los-angeles", "new-york")]


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ('play = ["play OFA-42"]', 'play = ["play OFA-01"]', "is no choice now"),
        ('"*" = "lesson-threat-other"', '"buy *" = "lesson-threat-other"', "no hint for 'play OFA-08'"),
        ('seat = "visitor"', 'seat = "guest"', "one of visitor, home"),
        ('play = ["play', 'reply = [{ umpire = "play OFA-42" }]\nplay = ["play', "nobody is called 'umpire'"),
        ('play = ["play', 'reply = [{ home = "play OST-NY-01" }]\nplay = ["play', "lesson-threat"),
        ('play = ["play', 'reply = [{ visitor = "play OFA-08" }]\nplay = ["play', "nothing to decide"),
    ],
)
def test_a_lesson_that_breaks_the_rules_is_refused(old: str, new: str, problem: str) -> None:
    with pytest.raises(LessonError, match=problem):
        played(GAME, changed(old, new))


@pytest.mark.parametrize(
    ("old", "new"), [("minutes = 1", "minuets = 1"), ("[[part]]", "[[part"), ("[[part.step]]", "")]
)
def test_a_lesson_that_can_not_be_read_is_refused(old: str, new: str) -> None:
    with pytest.raises(LessonError, match="can not be read"):
        changed(old, new)


def test_luck_can_be_written_down() -> None:
    """A pinch hitter from the lineup is the card that the lesson names."""
    written = WRITTEN.replace('hand = ["OFA-42", "OFA-08"]', 'hand = ["OST-LA-15"]').replace(
        'play = ["play OFA-42"]', 'play = ["pinch OST-LA-15 from lineup"]\nchance = ["OST-LA-10"]'
    )
    (step,) = played(GAME, read_script(written))["parts"][0]["steps"]
    assert "OST-LA-10" in [event.get("card") for event in step["moves"][0]["entries"][0]["events"]]
    with pytest.raises(LessonError, match="less was drawn"):
        played(GAME, read_script(written.replace('["OST-LA-10"]', '["OST-LA-10", "OST-LA-09"]')))
    twice = 'reply = [{ visitor = "pinch OST-LA-15 from lineup" }, { home = "pinch OST-NY-02 from lineup" }]\nplay'
    home = '[part.given.home]\nhand = ["OST-NY-02"]\n[[part.step]]'
    with pytest.raises(LessonError, match="none is left"):
        played(GAME, read_script(written.replace("play =", f"{twice} =").replace("[[part.step]]", home)))
