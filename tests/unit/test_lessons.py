"""Tests of the lessons: they follow the rules, have text in every language, and ask only for legal moves."""

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
from pennant.lessons import LessonError, Script, lesson_of, play_script, read_script, script_of, walk_steps
from tests.unit.test_rules_example import TURNS, follow_to, table

WITH_LESSON = [name for name in OWN if script_of(name) is not None]
GAME = pennant.game("highlights")

Steps = list[Mapping[str, Any]]


@pytest.fixture(scope="module", params=WITH_LESSON)
def lesson(request: pytest.FixtureRequest) -> Any:
    return lesson_of(request.param)


def paths(steps: Steps) -> Iterator[Steps]:
    """Yield every path through a part: its steps, with the entries after each move."""
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


def test_game_without_script_has_no_lesson(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("pennant.lessons.script_of", lambda _: None)
    assert lesson_of("highlights") is None


def test_folding_events_of_every_path_reaches_next_question(lesson: Any) -> None:
    """On every path, the events of each entry update the learner's view to match the next question."""
    game = pennant.game(lesson["game"])
    for part in lesson["parts"]:
        for path in paths(part["steps"]):
            view = json_copy(part["view"])
            for step in path:
                for entry in step["entries"]:
                    for event in entry["events"]:
                        game.fold(view, json_copy(event))
                    for line in entry["story"]:
                        assert 0 < line["after"] <= len(entry["events"])
                for choice in (step.get("ask") or {"choices": []})["choices"]:
                    assert set(choice["cards"]) <= set(re.findall(r"[\w-]+", msgspec.json.encode(view).decode()))


@pytest.mark.parametrize("name", WITH_LESSON)
def test_folded_view_equals_view_after_every_move(monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    """Events must describe every change, otherwise parts of an earlier question would remain in the view."""
    game = pennant.game(name)

    def check_and_tell(text: GameText, events: list[Any], before: Any, view: Any, names: list[str]) -> News:
        folded = json_copy(before)
        for event in events:
            game.fold(folded, json_copy(event))
        assert folded == json_copy(view)
        return tell(text, events, before, view, names)

    monkeypatch.setattr("pennant.lessons.tell", check_and_tell)
    assert lesson_of(name)


def json_copy(data: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(data))


def test_every_choice_is_correct_or_has_a_hint(lesson: Any) -> None:
    asked = 0
    for part in lesson["parts"]:
        for step in walk_steps(part["steps"]):
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


def test_all_paths_through_a_part_have_same_steps(lesson: Any) -> None:
    """The client needs this to show progress, and no branch may leave the lesson."""
    script = script_of(lesson["game"])
    assert script is not None
    for written, part in zip(script.part, lesson["parts"], strict=True):
        for path in paths(part["steps"]):
            assert [step["id"] for step in path if step["id"]] == [step.say for step in written.step]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_phrase_can_be_rendered(lesson: Any, language: str) -> None:
    """Render every phrase that the learner may read, in each language."""
    words = Words(language, messages_folder(lesson["game"]))
    for text in phrases(lesson):
        said = render(text, words)
        assert said
        assert not re.search("[\ue000-\ue005]", said)


def messages_folder(game: str) -> Path:
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
    text = (messages_folder(game) / f"{language}-lesson.ftl").read_text(encoding="utf-8")
    return re.findall(r"^(lesson-[\w-]+) =", text, re.MULTILINE)


@pytest.mark.parametrize("game", WITH_LESSON)
def test_message_files_match_messages_of_script(game: str) -> None:
    script = script_of(game)
    assert script is not None
    english, *others = (own_messages(game, language) for language in LANGUAGES)
    assert all(ids == english for ids in others)
    assert set(english) == set(script.messages())
    assert len(english) == len(set(english))


@pytest.mark.parametrize("game", WITH_LESSON)
def test_every_step_cites_existing_rules(game: str) -> None:
    script = script_of(game)
    assert script is not None
    text = (messages_folder(game) / "en-rules.ftl").read_text(encoding="utf-8")
    known = set(re.findall(r"^rule-([\w-]+) =", text, re.MULTILINE))
    for step in (step for part in script.part for step in part.step):
        assert step.rules, step.say
        assert {rule.replace(".", "-") for rule in step.rules} <= known, step.say


def test_every_part_ends_with_a_step_without_moves(lesson: Any) -> None:
    """The final text gives the learner time to see the result of a move before the next position appears."""
    for part in lesson["parts"]:
        for path in paths(part["steps"]):
            assert path[-1]["id"]
            assert not path[-1]["moves"]


WORDS_A_MINUTE = 180
SECONDS_A_MOVE = 6


@pytest.mark.parametrize("language", LANGUAGES)
def test_lesson_takes_less_than_ten_minutes(lesson: Any, language: str) -> None:
    """The estimate includes reading at an easy pace and making the moves."""
    words = Words(language, messages_folder(lesson["game"]))
    steps = [step for part in lesson["parts"] for step in next(paths(part["steps"])) if step["id"]]
    said = sum(len(render(text, words).split()) for step in steps for text in (step["title"], step["say"]))
    minutes = said / WORDS_A_MINUTE + len(steps) * SECONDS_A_MOVE / 60
    assert minutes <= lesson["minutes"] < 10


# --- contents of the lessons ------------------------------------------------------------------------------------------


def test_highlights_lesson_follows_rule_book_example() -> None:
    """After every change in the first part, the table is the same as in the worked example (S-01).

    Only the last card differs, because our set has no card of that shape; no text depends on it.
    """
    part = lesson_of("highlights")["parts"][0]  # type: ignore[index]
    told = list(events_of(part))
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


def test_fantasy_lesson_rosters_can_be_drafted_from_first_hands() -> None:
    """Hands go to the left (F-4.5); each has 3 Rookies and one card of each other tier (F-4.4)."""
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
    for picks in list(zip(*DRAFTED.values(), strict=True))[:-1]:  # the last card is not chosen
        for seat, card in enumerate(picks):
            state.play(seat, game.parse(state, seat, f"keep {card}"))
    for seat, cards in enumerate(DRAFTED.values()):
        decision = game.decision(state, seat)
        assert decision is not None
        assert {choice.notation for choice in decision.choices} == {f"discard {card}" for card in cards}


def test_fantasy_lesson_has_expected_totals_and_winners() -> None:
    """The text of the lesson mentions these numbers (F-6.3 to F-6.5, F-6.10)."""
    _, month, last = lesson_of("fantasy")["parts"]  # type: ignore[index]
    totals: dict[str, dict[int, int]] = {}
    won = {}
    for event in [*events_of(month), *events_of(last)]:
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
    assert [event["wins"] for event in events_of(last) if event["kind"] == "final"] == [9, 10, 8]


def test_clutch_lesson_has_expected_rolls_and_outcomes() -> None:
    """It follows the worked examples: a ground out, a mistake, a double play (C-3.8.12 to C-3.8.24, C-3.13)."""
    told = [event for part in lesson_of("clutch")["parts"] for event in events_of(part)]  # type: ignore[index]
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


def events_of(part: Any) -> list[dict[str, Any]]:
    return [event for step in next(paths(part["steps"])) for entry in step["entries"] for event in entry["events"]]


# --- invalid lessons --------------------------------------------------------------------------------------------------

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


def replace_in_script(old: str, new: str) -> Script:
    assert old in WRITTEN
    return read_script(WRITTEN.replace(old, new))


def test_minimal_lesson_can_be_played() -> None:
    data = play_script(GAME, read_script(WRITTEN))
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
def test_lesson_with_illegal_step_is_refused(old: str, new: str, problem: str) -> None:
    with pytest.raises(LessonError, match=problem):
        play_script(GAME, replace_in_script(old, new))


@pytest.mark.parametrize(
    ("old", "new"), [("minutes = 1", "minuets = 1"), ("[[part]]", "[[part"), ("[[part.step]]", "")]
)
def test_unreadable_lesson_is_refused(old: str, new: str) -> None:
    with pytest.raises(LessonError, match="cannot be read"):
        replace_in_script(old, new)


def test_lesson_can_fix_chance() -> None:
    """The pinch hitter from the lineup is the card that the lesson names."""
    written = WRITTEN.replace('hand = ["OFA-42", "OFA-08"]', 'hand = ["OST-LA-15"]').replace(
        'play = ["play OFA-42"]', 'play = ["pinch OST-LA-15 from lineup"]\nchance = ["OST-LA-10"]'
    )
    (step,) = play_script(GAME, read_script(written))["parts"][0]["steps"]
    assert "OST-LA-10" in [event.get("card") for event in step["moves"][0]["entries"][0]["events"]]
    with pytest.raises(LessonError, match="chance has unused values"):
        play_script(GAME, read_script(written.replace('["OST-LA-10"]', '["OST-LA-10", "OST-LA-09"]')))
    twice = 'reply = [{ visitor = "pinch OST-LA-15 from lineup" }, { home = "pinch OST-NY-02 from lineup" }]\nplay'
    home = '[part.given.home]\nhand = ["OST-NY-02"]\n[[part.step]]'
    with pytest.raises(LessonError, match="none is left"):
        play_script(GAME, read_script(written.replace("play =", f"{twice} =").replace("[[part.step]]", home)))
