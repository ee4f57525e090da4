"""First lessons: they follow the rules, say everything in both languages, and ask only for what is allowed."""

import re
from collections import Counter
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import msgspec
import pytest

import pennant
from pennant.games import OWN
from pennant.games.highlights.text import FOLDER
from pennant.kernel.follower import News, tell
from pennant.kernel.text import GameText
from pennant.kernel.words import LANGUAGES, PHRASES, Words, render
from pennant.lessons import LessonError, Script, flattened, lesson_of, played, read_script, script_of
from tests.unit.test_rules_example import TURNS, follow_to, table

WITH_LESSON = [name for name in OWN if script_of(name) is not None]
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


def test_every_game_has_a_lesson() -> None:
    assert list(OWN) == WITH_LESSON


def test_a_game_without_a_script_has_no_lesson(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("pennant.lessons.script_of", lambda _: None)
    assert lesson_of("highlights") is None


def test_folding_what_is_told_never_goes_wrong(lesson: Any) -> None:
    """On every way through, each entry's events bring the learner's view to where the next question is asked."""
    game = pennant.game(lesson["game"])
    for part in lesson["parts"]:
        for path in paths(part["steps"]):
            view = plain(part["view"])
            for step in path:
                for entry in step["entries"]:
                    for event in entry["events"]:
                        game.fold(view, plain(event))
                    for line in entry["story"]:
                        assert 0 < line["after"] <= len(entry["events"])
                for choice in (step.get("ask") or {"choices": []})["choices"]:
                    assert set(choice["cards"]) <= set(re.findall(r"[\w-]+", msgspec.json.encode(view).decode()))


@pytest.mark.parametrize("name", WITH_LESSON)
def test_what_is_told_is_all_that_changes(monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    """After every move the folded view is the one that the rules show, so nothing of another question is left over."""
    game = pennant.game(name)

    def checked(text: GameText, events: list[Any], before: Any, view: Any, names: list[str]) -> News:
        folded = plain(before)
        for event in events:
            game.fold(folded, plain(event))
        assert folded == plain(view)
        return tell(text, events, before, view, names)

    monkeypatch.setattr("pennant.lessons.tell", checked)
    assert lesson_of(name)


def plain(data: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(data))


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
    words = Words(language, words_of(lesson["game"]))
    for text in phrases(lesson):
        said = render(text, words)
        assert said
        assert not re.search("[\ue000-\ue005]", said)


def words_of(game: str) -> Path:
    return FOLDER.parents[1] / game / "text"


def phrases(data: Any) -> Iterator[str]:
    if isinstance(data, str) and "\ue000" in data:
        yield data
    elif isinstance(data, Mapping):
        for value in data.values():
            yield from phrases(value)
    elif isinstance(data, list | tuple):
        for value in data:
            yield from phrases(value)


def own_messages(game: str, language: str) -> list[str]:
    text = (words_of(game) / f"{language}-lesson.ftl").read_text(encoding="utf-8")
    return re.findall(r"^(lesson-[\w-]+) =", text, re.MULTILINE)


@pytest.mark.parametrize("game", WITH_LESSON)
def test_both_languages_have_the_messages_of_the_lesson_and_no_others(game: str) -> None:
    script = script_of(game)
    assert script is not None
    english, *others = (own_messages(game, language) for language in LANGUAGES)
    assert all(ids == english for ids in others)
    assert set(english) == set(script.messages())
    assert len(english) == len(set(english))


@pytest.mark.parametrize("game", WITH_LESSON)
def test_what_is_told_stands_in_the_rules(game: str) -> None:
    script = script_of(game)
    assert script is not None
    text = (words_of(game) / "en-rules.ftl").read_text(encoding="utf-8")
    known = set(re.findall(r"^rule-([\w-]+) =", text, re.MULTILINE))
    for step in (step for part in script.part for step in part.step):
        assert step.rules, step.say
        assert {rule.replace(".", "-") for rule in step.rules} <= known, step.say


def test_nothing_is_lost_between_parts(lesson: Any) -> None:
    """What follows a move is shown before the next position is laid out: something is said behind it."""
    for part in lesson["parts"]:
        for path in paths(part["steps"]):
            assert path[-1]["id"]
            assert not path[-1]["moves"]


WORDS_A_MINUTE = 180
SECONDS_A_MOVE = 6


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_lesson_takes_less_than_ten_minutes(lesson: Any, language: str) -> None:
    """To read, at an easy pace, and to move."""
    words = Words(language, words_of(lesson["game"]))
    steps = [step for part in lesson["parts"] for step in next(paths(part["steps"])) if step["id"]]
    said = sum(len(render(text, words).split()) for step in steps for text in (step["title"], step["say"]))
    minutes = said / WORDS_A_MINUTE + len(steps) * SECONDS_A_MOVE / 60
    assert minutes <= lesson["minutes"] < 10


# --- what the lessons follow ------------------------------------------------------------------------------------------


def test_the_rule_book_example_is_followed_event_by_event() -> None:
    """What lies on the table after every change in the first part is as in the worked example (S-01).

    Only the last card differs: of our cards none has its shape, and nothing that is told depends on it.
    """
    part = lesson_of("highlights")["parts"][0]  # type: ignore[index]
    told = list(told_in(part))
    view = part["view"]
    for number, (_, _, steps) in enumerate(TURNS):
        for kind, *expected in steps:
            follow_to(kind, told, view)
            found = table(view)
            if number == len(TURNS) - 1:
                assert found[:3] + found[4:] == (*expected[:3], *expected[4:])
            else:
                assert found == tuple(expected)
    assert (found[2], found[5]) == (3, 0)


DRAFTED = {
    "M0": ["3B-1", "LF-11", "P-97", "RF-29", "C-50", "P-63", "UT-6"],
    "M1": ["2B-22", "P-19", "P-60", "P-98", "3B-26", "2B-0", "P-31"],
    "M2": ["P-13", "UT-5", "SS-2", "3B-16", "P-33", "SS-9", "P-18"],
}
"""The cards that the Managers of the Fantasy lesson keep, pick by pick."""


def test_the_rosters_of_the_first_month_are_drafted_from_the_first_hands() -> None:
    """Seven picks, each hand going to the left (F-4.5); a deal of 3 Rookies and one card of each other tier (F-4.4)."""
    script = script_of("fantasy")
    assert script is not None
    draft, month, _ = script.part
    for name in DRAFTED:
        assert month.given[name]["roster"] == DRAFTED[name]
    assert [step.play for step in draft.step if step.play] == [[f"keep {card}"] for card in DRAFTED["M0"][:2]]
    game = pennant.game("fantasy")
    state = game.position({"given": draft.given})
    tiers = {card["id"]: card["tier"] for card in game.card_data()["cards"] if "tier" in card}
    for name in DRAFTED:
        dealt = Counter(tiers[card] for card in draft.given[name]["hand"])
        assert dealt == {"Rookie": 3, "Pro": 1, "Specialist": 1, "All-Star": 1, "Hall of Fame": 1}
    for picks in list(zip(*DRAFTED.values(), strict=True))[:-1]:  # the last card is left over
        for seat, card in enumerate(picks):
            state.play(seat, game.parse(state, seat, f"keep {card}"))
    for seat, cards in enumerate(DRAFTED.values()):
        decision = game.decision(state, seat)
        assert decision is not None
        assert {choice.notation for choice in decision.choices} == {f"discard {card}" for card in cards}


def test_the_weeks_are_won_as_it_is_told() -> None:
    """The totals of the Fantasy lesson, and who takes the card (F-6.3 to F-6.5, F-6.10)."""
    _, month, last = lesson_of("fantasy")["parts"]  # type: ignore[index]
    totals: dict[str, dict[int, int]] = {}
    won = {}
    for event in [*told_in(month), *told_in(last)]:
        if event["kind"] == "total":
            totals.setdefault(event["win"], {})[event["seat"]] = event["total"]
        if event["kind"] == "won":
            won[event["win"]] = event["seat"]
    assert totals == {
        "W42": {0: 20, 1: 9, 2: 17},
        "W46": {0: 16, 1: 14, 2: 13},
        "W48": {0: 17, 1: 13, 2: 10},
        "W45": {0: 8, 1: 16, 2: 12},
        "W44": {0: 12, 2: 12},
    }
    assert won == {"W42": 0, "W46": 0, "W48": 0, "W45": 1, "W44": 0}
    assert [event["wins"] for event in told_in(last) if event["kind"] == "final"] == [9, 10, 8]


def test_the_sums_of_the_clutch_lesson_are_as_it_is_told() -> None:
    """The shapes of the worked examples: a ground out, a mistake, a double play (C-3.8.12 to C-3.8.24, C-3.13)."""
    told = [event for part in lesson_of("clutch")["parts"] for event in told_in(part)]  # type: ignore[index]
    pitches = [(event["natural"], event["total"]) for event in told if event["kind"] == "pitched"]
    assert pitches == [(9, 16), (1, 8), (4, 15), (3, 8), (9, 16), (16, 19), (5, 9)]
    charts = [(event["chart"], event["on_base"], event["mistake"]) for event in told if event["kind"] == "advantage"]
    assert charts == [
        ("pitcher", 14, False), ("batter", 16, True), ("pitcher", 12, False), ("batter", 12, False),
        ("pitcher", 14, False), ("pitcher", 11, False), ("batter", 13, False),
    ]  # fmt: skip
    swings = [(event["total"], event["die"]) for event in told if event["kind"] == "swung"]
    assert swings == [(7, 20), (19, 24), (3, 20), (15, 20), (8, 20), (2, 20), (14, 20)]
    outcomes = [event["result"] for event in told if event["kind"] == "outcome"]
    assert outcomes == ["GB", "2B", "K", "1B", "GB", "K", "1B"]
    throws = [(event["total"], event["needed"], event["out"]) for event in told if event["kind"] == "throw-read"]
    assert throws == [(18, 21, False), (21, 17, True)]


def told_in(part: Any) -> list[dict[str, Any]]:
    return [event for step in next(paths(part["steps"])) for entry in step["entries"] for event in entry["events"]]


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
    assert step["ask"] is not None
    assert [choice["notation"] for choice in step["ask"]["choices"]] == ["play OFA-08", "play OFA-42"]
    assert [entry["seat"] for entry in step["moves"][0]["entries"]] == [0]
    assert data["names"] == [GAME.text(PHRASES).say(f"team-{team}") for team in ("los-angeles", "new-york")]


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ('play = ["play OFA-42"]', 'play = ["play OFA-01"]', "is not a choice now"),
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
    with pytest.raises(LessonError, match="cannot be read"):
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
