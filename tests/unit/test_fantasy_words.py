"""Tests of the texts of Fantasy: every message works in each language, and no text reveals hidden cards."""

import random
import re
from collections.abc import Iterator
from typing import Any, cast

import msgspec
import pytest

import pennant
from pennant.games.fantasy.cards import (
    ALIGNMENTS,
    COLOURS,
    KINDS,
    MAGIC_NAMES,
    STAT_NAMES,
    TIER_NAMES,
    CardBook,
    own_set,
)
from pennant.games.fantasy.event_types import Event, MagicUsed, TotalCounted
from pennant.games.fantasy.events import KINDS as EVENT_KINDS
from pennant.games.fantasy.events import MAGIC, QUESTIONS, STAGES, VIA
from pennant.games.fantasy.rules.events import FIRST
from pennant.games.fantasy.rules.season import RULE_OF_QUESTION
from pennant.games.fantasy.setups import MODES
from pennant.games.fantasy.story import TELLERS
from pennant.games.fantasy.text import FOLDER, FantasyText
from pennant.games.fantasy.view_types import View
from pennant.kernel.decision import Choice, Decision
from pennant.kernel.errors import IllegalMove
from pennant.kernel.follower import Follower
from pennant.kernel.state import State
from pennant.kernel.words import LANGUAGES, Words
from tests.fluent_files import messages, referenced_messages
from tests.sources import find_in_rules

GAME = pennant.game("fantasy")
NAMES = ["Ann", "greedy", "Борис", "Cy", "Di"]
SOURCES = FOLDER.parent
FILES = {language: FOLDER / f"{language}.ftl" for language in LANGUAGES}


def book_with_marked_names() -> CardBook:
    """Return our own cards with their ids in brackets as names, so that a test finds every card named in a text."""
    book = own_set()
    return msgspec.structs.replace(
        book, characters=mark_names(book.characters), wins=mark_names(book.wins), events=mark_names(book.events)
    )


def mark_names(cards: Any) -> Any:
    return tuple(msgspec.structs.replace(card, name=f"⟦{card.id}⟧") for card in cards)


TEXTS = {language: FantasyText(language, book_with_marked_names()) for language in LANGUAGES}
IDS = {card.id for card in own_set().characters} | {card.id for card in own_set().wins}
IDS |= {event.id for event in own_set().events}


# --- the files --------------------------------------------------------------------------------------------------------


def test_russian_numbers_and_nouns_are_joined_by_nbsp() -> None:
    text = (FOLDER / "ru.ftl").read_text(encoding="utf-8")
    nouns = "очк|карт|побед|минут"
    assert re.findall(rf"(?:\d|\{{ \$(?:count|points|wins) \}}) (?:{nouns})[а-яё]*", text) == []


# --- whole games ------------------------------------------------------------------------------------------------------

CASES: dict[str, tuple[str, dict[str, Any]]] = {
    "two": ("season", {"seats": 2, "two_player_edge": 1, "events": True, "recruit": "immediate"}),
    "three": ("season", {"seats": 3, "draft": "quick", "wildcard_magic": True, "always_wild_card": True}),
    "four": ("season", {"seats": 4, "events": True, "draft": "pairs", "fa_rest": "discard", "win_values": "printed"}),
    "more wins": ("season", {"seats": 4, "more_wins": True, "draft": "reverse", "zero_wins": True}),
    "five": ("season", {"seats": 5, "more_wins": True, "events": True, "draft": "snake", "months": 4}),
    "solo": ("solo", {"events": True, "always_wild_card": True}),
    "long solo": ("solo", {"months": 5, "robot_picks": "auto_best", "recruit": "immediate"}),
}


def play_random_game(case: str, seed: int) -> Iterator[State]:
    """Play random moves and yield the state before each move and at the end; Managers use magic in most cases."""
    mode, options = CASES[case]
    dice = random.Random(seed)
    state = GAME.new(mode, seed=seed, listen=True, **options)
    while not state.is_over():
        yield state
        seat = dice.choice(state.actors())
        legal = state.legal(seat)
        state.apply(seat, dice.choice(legal[1:] if not legal[0] and len(legal) > 1 and dice.randrange(3) else legal))
    yield state


def view_of(state: State, viewer: int | None) -> View:
    return cast(View, GAME.view(state, viewer))


def events_of(state: State, viewer: int | None, since: int = 0) -> list[Event]:
    return cast(list[Event], GAME.events(state, viewer, since))


class TextRecorder:
    """Collects and checks all text about a few games, for every viewer."""

    def __init__(self) -> None:
        self.messages: dict[str, set[str]] = {language: set() for language in LANGUAGES}
        self.rules: set[str] = set()
        self.stories: list[str] = []

    def hear(self, case: str, seed: int) -> None:
        dice = random.Random(seed)
        start = 0
        for state in play_random_game(case, seed):
            for seat in state.actors()[:1]:
                self.ask(state, seat)
            if not dice.randrange(4) or state.is_over():  # otherwise several moves are described at once
                start = self.listen(state, start)

    def ask(self, state: State, seat: int) -> None:
        decision, view = GAME.decision(state, seat), view_of(state, seat)
        assert decision is not None
        self.rules |= {decision.rule} | {choice.rule for choice in decision.choices}
        for text in TEXTS.values():
            labels = [text.choice(choice, view, NAMES) for choice in decision.choices]
            assert len(set(labels)) == len(labels), labels
            check([text.prompt(decision, view, NAMES)], ("?", "."), known_cards(view, decision))
            check(labels, ("",), known_cards(view, decision))
            refused = GAME.refusals(state, seat, decision)
            check([text.refusal(each) for each in refused], (".",), known_cards(view, decision))

    def listen(self, state: State, start: int) -> int:
        for viewer in (None, *range(state.seats)):
            events, view = events_of(state, viewer, start), view_of(state, viewer)
            for text in TEXTS.values():
                story = text.story(events, view, NAMES)
                check(story, (".", "!"), known_cards(view, events))
                self.stories += story
                assert "⟦" not in text.standing(view, NAMES)
        return len(state.log or [])


def check(lines: list[str], ends: tuple[str, ...], known: set[str]) -> None:
    """Assert that lines are well formed and name only cards that the viewer may know."""
    for line in lines:
        assert line.endswith(ends)
        assert line[0].isupper() or line[0] in "123⟦«" or line.startswith("greedy")
        assert not re.search(r"[{}\n]|  | [.,:;]|\bnone\b|\bunseen\b|\?\?", line), line
    assert set(re.findall(r"⟦(.+?)⟧", " ".join(lines))) <= known


def known_cards(*things: Any) -> set[str]:
    """Return every card whose id occurs in these values."""
    return IDS & set(re.findall(r'"([A-Z0-9]+[^"]*)"', msgspec.json.encode(things).decode()))


@pytest.fixture(scope="module")
def recorder() -> Iterator[TextRecorder]:
    recorder = TextRecorder()
    say = Words.say

    def record_message(words: Words, message: str, /, **args: Any) -> str:
        recorder.messages[words.language].add(message)
        return say(words, message, **args)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Words, "say", record_message)
        for seed, case in enumerate(CASES):
            recorder.hear(case, seed)
        say_rare_messages()
        yield recorder


@pytest.mark.slow
def test_whole_games_are_described_in_well_formed_sentences(recorder: TextRecorder) -> None:
    assert len(recorder.stories) > 5000


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_is_used_and_can_be_formatted(recorder: TextRecorder, language: str) -> None:
    assert set(messages(FILES[language])) - recorder.messages[language] - referenced_messages(*FILES.values()) == set()


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_cited_rule_has_text(recorder: TextRecorder, language: str) -> None:
    for rule in recorder.rules | {*RULE_OF_QUESTION, *find_in_rules(SOURCES, r'"(F-[R\d][\d.]*)"')}:
        assert len(TEXTS[language].rule(rule)) > 10


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_of_decisions_and_refusals_exists(language: str) -> None:
    refusals = find_in_rules(SOURCES, r'IllegalMove\(\s*"([a-z-]+)"')
    assert {
        "no-such-seat",
        "game-is-over",
        "not-your-turn",
        "no-magic",
        "not-a-choice",
        "nothing-to-take-back",
    } <= refusals
    for refusal in refusals:
        assert TEXTS[language].refusal(IllegalMove(refusal, "F-6.2", 0, 0))
    wanted = find_in_rules(SOURCES, r'"(choice-[a-z-]+)"') | {f"ask-{question}" for question in QUESTIONS if question}
    assert wanted <= set(messages(FILES[language]))


@pytest.mark.parametrize("case", ["two", "five", "solo"])
def test_story_of_all_beats_equals_whole_story(case: str) -> None:
    text, lines, heard, follower = TEXTS["ru"], 0, 0, None
    for state in play_random_game(case, 7):
        if follower is None:
            follower, heard = Follower(GAME, text, state, 0, NAMES), len(state.log or [])
            continue
        news = events_of(state, 0, heard)
        heard += len(news)
        beats = list(follower.follow(state))
        assert [event for beat in beats for event in beat.events] == news
        view = view_of(state, 0)
        assert follower.view == view
        sentences = [sentence for beat in beats for sentence in beat.sentences]
        assert sentences == text.story(news, view, NAMES)
        lines += len(sentences)
    assert lines > 50


@pytest.mark.parametrize("case", CASES)
def test_story_in_pieces_equals_whole_story(case: str) -> None:
    text, pieces, start, state = TEXTS["en"], list[str](), 0, None
    for state in play_random_game(case, 3):
        pieces += text.story(events_of(state, None, start), view_of(state, None), NAMES)
        start = len(state.log or [])
    assert state is not None
    whole = text.story(events_of(state, None), view_of(state, None), NAMES)

    def comparable_lines(story: list[str]) -> list[str]:
        """Remove differences: the whole story merges lines about unused magic and names fewer Win cards."""
        return [re.sub(r"^(Game \d), .+?:", r"\1:", line) for line in story if "no magic" not in line]

    assert comparable_lines(pieces) == comparable_lines(whole)


# --- all messages -----------------------------------------------------------------------------------------------------


def say_rare_messages() -> None:
    """Format messages that do not occur in the random games, or that only a front end requests."""
    state = GAME.new("season", seed=1, seats=3, listen=True)
    view = view_of(state, 0)
    for text in TEXTS.values():
        say_all_names(text)
        for kind in QUESTIONS[1:]:
            args = {"game": "1st", "place": 0, "win": "W01", "card": "P-31", "source": "P-31", "magic": "axe"}
            asked = Decision(0, kind, f"ask-{kind}", "F-6.2", (), {"month": 2, "round": 3, **args})
            assert text.prompt(asked, view)
            assert text.question(kind)
        for message in {name for name in messages(FILES["en"]) if name.startswith("choice-")} - {"choice-abduct"}:
            args = {"manager": 1, "track": "red", "stat": "ERA", "magic": "axe", "down": False}
            assert text.choice(Choice(0, "", message, "F-6.2", args, ("P-31",), (0,)), view)
        for refusal in find_in_rules(SOURCES, r'IllegalMove\(\s*"([a-z-]+)"'):
            assert text.refusal(IllegalMove(refusal, "F-6.2", 0, 0))
        for event in RARE:
            assert text.event(event, view, NAMES)
        for events in RARE_BATTLES:
            assert text.story(events, view, NAMES)
        solo = view_of(GAME.new("solo", seed=1, listen=True), 0)
        assert text.event({"kind": "series", "home": 1, "visitor": 2}, solo)
        assert text.story([{"kind": "series", "home": 0, "visitor": 1}, {"kind": "ready", "seat": 0}], solo)


def say_all_names(text: FantasyText) -> None:
    assert all(text.stat(stat) and text.stat_about(stat) for stat in STAT_NAMES)
    assert all(text.colour(colour) in text.track(colour) for colour in COLOURS)
    assert all(text.tier(tier) for tier in TIER_NAMES)
    assert all(text.alignment(alignment) for alignment in ALIGNMENTS)
    assert all(text.kind(kind) for kind in KINDS)
    assert all(text.stage(stage) for stage in STAGES)
    for mode in MODES.values():
        assert text.mode(mode.name)
        assert text.mode_summary(mode.name)
        assert all(text.option(option.name) for option in mode.options)
    assert all(text.team_line(team.id) for team in text.book.teams)
    assert all(text.card_line(card) and text.card_face(card) for card in IDS)
    assert text.card_name("?") == text.card_name(None)
    for magic in MAGIC_NAMES:
        assert len(text.magic_about(magic)) > len(text.magic_name(magic))
        assert len(text.magic_text(magic)) < 130
        assert text.magic_text(magic, "series")


RARE: list[Event] = [
    {"kind": "retracted", "seat": 0},
    {"kind": "shuffled"},
    {"kind": "event-skipped", "event": "E24"},
    {"kind": "kept", "seat": 1, "card": None},
    {"kind": "discarded", "seat": 1, "card": None},
    {"kind": "claimed", "seat": 1, "card": "P-31", "reserved": True},
    {"kind": "dropped", "seat": 1, "card": "P-31"},
    {"kind": "revealed", "place": 0, "seat": 1, "card": "P-31"},
    {"kind": "joined", "seat": 1, "card": "P-31", "pile": "deck", "place": 0},
    {"kind": "recruited", "seat": 1, "card": "P-31"},
    {"kind": "left", "seat": 1, "card": "P-31", "pile": "deck"},
    {"kind": "swapped-games", "one": 0, "other": 7},
    {"kind": "lost-point", "seat": 0, "track": "red"},
    {"kind": "points", "seat": 1, "track": "red", "points": 2},
    {"kind": "added-stat", "seat": 1, "source": "P-31", "stat": "ERA"},
    {"kind": "summoned", "seat": 1, "source": "P-31"},
    {"kind": "burned", "seat": 0, "target": 1, "card": "P-31", "stat": "ERA"},
    {"kind": "sent-back", "seat": 1, "card": "P-31"},
    {"kind": "exchanged", "seat": 1, "card": "P-31", "old": ""},
    {"kind": "revived", "seat": 1, "card": "P-31"},
    {"kind": "week", "place": 0},
    {"kind": "game-laid", "place": 4, "win": "W01"},
    {"kind": "next-card", "win": "W01"},
    {"kind": "won", "seat": 1, "win": "W01", "worth": 2},
    {"kind": "unclaimed", "win": "W01"},
    {"kind": "place-won", "seat": 1},
    {"kind": "game-won", "seat": 1, "games": 2},
    {"kind": "wild-card", "seats": [0, 1]},
    {"kind": "returned", "seat": 1, "card": "P-31"},
    {"kind": "champion", "seat": 1},
    *[
        MagicUsed({"kind": "magic", "seat": 1, "card": "P-31", "source": "P-31", "magic": magic, "via": via})
        for magic in MAGIC
        for via in VIA
    ],
]


def total(seat: int, card: str, total: int, win: str = "W19") -> TotalCounted:
    return {"kind": "total", "seat": seat, "card": card, "win": win, "total": total}


LEVEL = [total(0, "P-31", 4), total(1, "1B-7", 4)]
RARE_BATTLES: list[list[Event]] = [
    [{"kind": "month", "month": 1}, *LEVEL, {"kind": "won", "seat": 0, "win": "W19", "worth": 1}],
    [{"kind": "wild-card", "seats": [0, 1]}, *LEVEL, {"kind": "place-won", "seat": 0}],
    [{"kind": "series", "home": 0, "visitor": 1}, *LEVEL, {"kind": "game-won", "seat": 0, "games": 1}],
]


def test_every_story_event_has_a_teller() -> None:
    story = {kind.name for number, kind in EVENT_KINDS.items() if number >= FIRST}
    assert set(TELLERS) == story | {"retracted"}
