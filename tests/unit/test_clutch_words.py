"""Texts of Clutch in both languages: every message is used, stories are complete, and hidden cards stay hidden."""

import random
import re
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

import pennant
from pennant.games.clutch.cards import CardBook, own_set
from pennant.games.clutch.cards.players import HAND_NAMES, ICON_NAMES, POSITION_NAMES, ROLE_NAMES
from pennant.games.clutch.cards.vocabulary import ATTRIBUTE_NAMES, WINDOW_NAMES
from pennant.games.clutch.decision import MESSAGES, PASSES
from pennant.games.clutch.events import BASES, CHARTS, OUTS, QUESTIONS, REPLACEMENTS, RESULTS
from pennant.games.clutch.events import KINDS as EVENT_KINDS
from pennant.games.clutch.printed_text import speed_letter
from pennant.games.clutch.rules.ballgame import RULE_OF_QUESTION
from pennant.games.clutch.rules.events import GAME as FIRST_TOLD
from pennant.games.clutch.setups import MODES
from pennant.games.clutch.story import TELLERS
from pennant.games.clutch.text import FOLDER, ClutchText
from pennant.kernel.decision import Choice, Decision
from pennant.kernel.errors import IllegalMove
from pennant.kernel.follower import Follower
from pennant.kernel.state import State
from pennant.kernel.words import LANGUAGES, Words
from tests.fluent_files import messages, referenced_messages
from tests.sources import find_in_rules

GAME = pennant.game("clutch")
NAMES = ["Ann", "greedy"]
SOURCES = FOLDER.parent
FILES = {language: FOLDER / f"{language}.ftl" for language in LANGUAGES}


def marked_book() -> CardBook:
    """Pennant's own cards, with ids in brackets as titles of strategy cards, so that tests find every mention."""
    book = own_set()
    strategies = tuple(msgspec.structs.replace(card, title=f"⟦{card.id}⟧") for card in book.strategies)
    return msgspec.structs.replace(book, id="marked", strategies=strategies)


# Not declared as ClutchText, because the tests give it views and events that are plain or incomplete dicts.
TEXTS: dict[str, Any] = {language: ClutchText(language, marked_book()) for language in LANGUAGES}
OWN: dict[str, Any] = {language: ClutchText(language, own_set()) for language in LANGUAGES}
STRATEGIES = {card.id for card in own_set().strategies}
PARK, COACH = own_set().stadiums[0].id, own_set().coaches[0].id
CHOOSER = next(card.id for card in own_set().strategies if OWN["en"].alternatives(card.id))


# --- the files --------------------------------------------------------------------------------------------------------


def test_russian_nouns_follow_numbers_after_no_break_space() -> None:
    text = (FOLDER / "ru.ftl").read_text(encoding="utf-8")
    nouns = "аут|ран|карт|побед|минут|иннинг|человек"
    assert re.findall(rf"(?:\d|\{{ \$(?:count|runs|outs|scored|innings) \}}) (?:{nouns})[а-яё]*", text) == []
    assert re.findall(r'["“„]', text.replace('{""}', "").replace('{" "}', "").partition("\n\n")[2]) == []


# --- whole games ------------------------------------------------------------------------------------------------------

CASES: dict[str, tuple[str, dict[str, Any]]] = {
    "open windows": ("single", {}),
    "quick": ("single", {"windows": "quick", "slot": 2}),
    "secret decks": ("single", {"windows": "quick", "deck_lists": "closed"}),
    "plain baseball": ("single", {"strategy": False}),
    "series": ("series", {"windows": "quick"}),
    "season": ("season", {"windows": "quick", "games": 2, "rules": "2022"}),
}


def play_random_game(case: str, seed: int) -> Iterator[State]:
    """Play a game of random moves; yield the state before each move and at the end.

    Intentional walks and moves of fielders are made rare, and card plays frequent.
    """
    mode, options = CASES[case]
    dice = random.Random(seed)
    state = GAME.new(mode, seed=seed, listen=True, **options)
    while not state.is_over():
        yield state
        seat = dice.choice(state.actors())
        legal = state.legal(seat)
        kind = GAME.notation(state, seat, legal[0])
        if kind == "pitch" and dice.randrange(8):
            legal = legal[:1]
        elif kind == "pass" and len(legal) > 1 and GAME.notation(state, seat, legal[-1]).startswith("move"):
            legal = legal[: 1 if dice.randrange(12) else None]
        elif kind == "pass" and len(legal) > 1 and dice.randrange(3):
            legal = legal[1:]
        state.apply(seat, dice.choice(legal))
    yield state


class Transcript:
    """Everything that players and spectators read about some games."""

    def __init__(self) -> None:
        self.messages: dict[str, set[str]] = {language: set() for language in LANGUAGES}
        self.rules: set[str] = set()
        self.stories: list[str] = []
        self.games = 0

    def hear(self, case: str, seed: int) -> None:
        dice = random.Random(seed)
        start = 0
        for state in play_random_game(case, seed):
            if not dice.randrange(8):
                for seat in state.actors()[:1]:
                    self.ask(state, seat)
            if not dice.randrange(12) or state.is_over():  # tell the story of several moves at once
                start = self.listen(state, dice.choice((None, 0, 1)), start)
        self.games += 1

    def ask(self, state: State, seat: int) -> None:
        decision, view = GAME.decision(state, seat), GAME.view(state, seat)
        assert decision is not None
        self.rules |= {decision.rule} | {choice.rule for choice in decision.choices}
        for text in TEXTS.values():
            labels = [text.choice(choice, view, NAMES) for choice in decision.choices]
            assert len(set(labels)) == len(labels), labels
            check([text.prompt(decision, view, NAMES)], ("?", "."), own_cards(view, decision))
            check(labels, ("",), own_cards(view, decision))

    def listen(self, state: State, viewer: int | None, start: int) -> int:
        events, view = GAME.events(state, viewer, start), GAME.view(state, viewer)
        for text in TEXTS.values():
            story = text.story(events, view, NAMES)
            check(story, (".", "!", "”"), cards_in(events))
            self.stories += story
            assert "⟦" not in text.standing(view, NAMES)
        return len(state.log or [])


def check(lines: list[str], ends: tuple[str, ...], known: set[str]) -> None:
    """Check that lines are complete and clean, and name only known cards."""
    for line in lines:
        assert line.endswith(ends), line
        assert line[0].isupper() or line[0] in "0123456789⟦«+−" or line.startswith("greedy"), line
        assert not re.search(r"[{}\n]|  | [.,:;]|\bnone\b|\bunseen\b|\?\?|\.\.|[ (]-\d", line), line
    assert set(re.findall(r"⟦(.+?)⟧", " ".join(lines))) <= known


def cards_in(*things: Any) -> set[str]:
    """Every strategy card whose id occurs in these objects."""
    return STRATEGIES & set(re.findall(r'"([A-Z]+\d+)"', msgspec.json.encode(things).decode()))


def own_cards(view: dict[str, Any], decision: Decision) -> set[str]:
    """Cards that a question may name: the player's own hand and discard pile, and cards that are face up."""
    team = view["teams"][decision.seat]
    return cards_in(team["hand"], team["discard"], view["plays"], view["standing"], view["stack"])


@pytest.fixture(scope="module")
def transcript() -> Iterator[Transcript]:
    transcript = Transcript()
    say = Words.say

    def record_message(words: Words, message: str, /, **args: Any) -> str:
        transcript.messages[words.language].add(message)
        return say(words, message, **args)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Words, "say", record_message)
        for seed, case in enumerate([*CASES, *["quick"] * 6, *["open windows"] * 4]):
            transcript.hear(case, seed)
        say_rare_messages()
        yield transcript


@pytest.mark.slow
def test_whole_games_are_narrated_in_clean_sentences(transcript: Transcript) -> None:
    assert transcript.games >= 16
    assert len(transcript.stories) > 10000


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_is_used(transcript: Transcript, language: str) -> None:
    assert (
        set(messages(FILES[language])) - transcript.messages[language] - referenced_messages(*FILES.values()) == set()
    )


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_cited_rule_has_text(transcript: Transcript, language: str) -> None:
    for rule in transcript.rules | {*RULE_OF_QUESTION, *find_in_rules(SOURCES, r'"(C-(?:R\d+|\d+(?:\.\d+)+))"')}:
        assert len(TEXTS[language].rule(rule)) > 10


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_of_decisions_and_refusals_exists(language: str) -> None:
    refusals = find_in_rules(SOURCES, r'IllegalMove\(\s*"([a-z-]+)"')
    assert {"no-such-seat", "game-is-over", "not-your-turn", "not-playable", "not-a-choice"} <= refusals
    for refusal in refusals:
        assert TEXTS[language].refusal(IllegalMove(refusal, "C-3.9.1", 0, 0))
    wanted = {f"choice-{name}" for name in (*MESSAGES.values(), *PASSES.values(), "hold-all")}
    wanted |= {f"ask-{question}" for question in QUESTIONS if question}
    assert wanted <= set(messages(FILES[language]))


@pytest.mark.slow
@pytest.mark.parametrize("case", ["open windows", "quick"])
def test_follower_tells_the_whole_story_beat_by_beat(case: str) -> None:
    text, lines, seen, follower = TEXTS["ru"], 0, 0, None
    for state in play_random_game(case, 7):
        if follower is None:
            follower, seen = Follower(GAME, text, state, 0, NAMES), len(state.log or [])
            continue
        news = GAME.events(state, 0, seen)
        seen += len(news)
        beats = list(follower.follow(state))
        assert [event for beat in beats for event in beat.events] == news
        assert follower.view == GAME.view(state, 0)
        sentences = [sentence for beat in beats for sentence in beat.sentences]
        assert sentences == text.story(news, follower.view, NAMES)
        lines += len(sentences)
    assert lines > 100


@pytest.mark.slow
@pytest.mark.parametrize("case", ["open windows", "series", "season"])
def test_story_in_pieces_equals_the_whole_story(case: str) -> None:
    text, pieces, start, state = TEXTS["en"], list[str](), 0, None
    for state in play_random_game(case, 3):
        pieces += text.story(GAME.events(state, None, start), GAME.view(state, None), NAMES)
        start = len(state.log or [])
    assert state is not None
    assert pieces == text.story(GAME.events(state, None), GAME.view(state, None), NAMES)


# --- messages and words -----------------------------------------------------------------------------------------------


def say_rare_messages() -> None:
    """Use the messages that random games may not reach, or that only a front end needs."""
    state = GAME.new("series", seed=1, listen=True, windows="quick")
    state.apply(0, 1)
    state.apply(1, 1)
    view = GAME.view(state, 0)
    for text in TEXTS.values():
        say_every_word(text)
        for kind in QUESTIONS[1:]:
            for args in ASKED:
                assert text.prompt(Decision(0, kind, f"ask-{kind}", "C-3.8", (), args), view)
            assert text.question(kind)
        for message in {name for name in messages(FILES["en"]) if name.startswith("choice-")}:
            args = {"manager": 1, "position": "SS", "rating": -2, "base": "first", "to": "second", "number": 1}
            card = CHOOSER if message == "choice-alternative" else "B01"
            assert text.choice(Choice(0, "remove B08 (2)", message, "C-3.8", args, (card,)), view)
        for refusal in find_in_rules(SOURCES, r'IllegalMove\(\s*"([a-z-]+)"'):
            assert text.refusal(IllegalMove(refusal, "C-3.8", 0, 0))
        for event in RARE:
            assert text.event(event, view, NAMES), event
        assert text.event({"kind": "weather", "seat": 0, "card": "B01"}, view, NAMES) is None
    for text in OWN.values():
        assert text.manager(view, 0) != text.manager(view, 1)
        assert {text.manager({"options": {"decks": []}, "home": 0}, seat) for seat in (0, 1)} == set(
            text.names(NO_DECKS)
        )


NO_DECKS: dict[str, Any] = {"options": {"decks": ["?", "?"]}, "home": 1, "teams": [{}, {}]}
ASKED: list[dict[str, Any]] = [
    {
        "side": side,
        "throw": throw,
        "window": "before-the-pitch",
        "part": part,
        "card": card,
        "stadium": PARK,
        "count": 2,
    }
    for side, throw, part, card in (
        ("offence", "tag", "target", "B01"),
        ("defence", "extra-base", "cost", "B01"),
        ("defence", "steal", "alternative", COACH),
        ("offence", "tag", "remove", "B01"),
        ("offence", "tag", "pick-discarded", "B01"),
    )
]


def say_every_word(text: ClutchText) -> None:
    assert all(text.result(result) and text.called_result(result) for result in RESULTS)
    assert all(text.position(position) for position in POSITION_NAMES)
    assert all(text.icon(icon) for icon in ICON_NAMES)
    assert all(text.role(role) for role in ROLE_NAMES)
    assert all(text.bats(hand) for hand in HAND_NAMES)
    assert all(text.throws(hand) for hand in HAND_NAMES[:2])
    assert all(text.attribute(attribute) for attribute in ATTRIBUTE_NAMES)
    assert all(text.window(window) for window in WINDOW_NAMES)
    assert all(text.chart(chart) for chart in CHARTS)
    assert all(text.base(base) for base in BASES)
    assert text.die(20) != text.die(24)
    assert text.infield(True) != text.infield(False)
    assert text.clutch_moment()
    assert text.half(3, True) != text.half(3, False)
    assert text.outs(2)
    assert text.runs(5)
    for mode in MODES.values():
        assert text.mode(mode.name)
        assert text.mode_summary(mode.name)
        assert all(text.option(option.name) for option in mode.options)
    book = text.book
    cards: list[Any] = [*book.batters, *book.pitchers, *book.strategies, *book.coaches, *book.stadiums]
    for card in cards:
        assert text.card_line(card.id)
        assert len(text.card_face(card.id)) > 1
    assert text.card_name("?") == text.card_name(None)


OWL, GECKO = own_set().batters[0].id, own_set().batters[1].id
ARM, RELIEF = own_set().pitchers[0].id, own_set().pitchers[1].id
BATTER = {"seat": 0, "slot": 0, "player": OWL, "facing": ARM}
RARE: list[dict[str, Any]] = [
    {"kind": "retracted", "seat": 0},
    {"kind": "home-roll", "seat": 0, "roll": 7},
    {"kind": "slot-roll", "roll": 7, "slot": 1},
    {"kind": "starts", "seat": 0, "slot": 0, "player": OWL, "position": "C"},
    {"kind": "starts-pitching", "seat": 1, "pitcher": ARM, "tired": True},
    {"kind": "series-over", "winner": 0},
    {"kind": "series-over", "winner": 1},
    {"kind": "series-over", "winner": None},
    {"kind": "forfeit", "seat": 0},
    {"kind": "forfeit", "seat": 1},
    {"kind": "depth", "infield_in": False},
    {"kind": "mistake", "mistake": True},
    {"kind": "mistake", "mistake": False},
    {"kind": "took-pitch"},
    {"kind": "checked", "rating": "battery", "natural": 12, "total": 20, "success": True},
    {"kind": "checked", "rating": "outfield", "natural": 3, "total": 1, "success": False},
    {"kind": "rolled", "natural": 12, "needed": 11},
    {"kind": "changed", "seat": 0, "old_result": "GB", "result": "1B"},
    {"kind": "kept", "seat": 0, "result": "1B"},
    {"kind": "pinch-ran", "seat": 0, "slot": 0, "old": OWL, "player": GECKO, "base": "third"},
    {"kind": "ejected", "seat": 0, "player": ARM, "is_pitcher": True},
    {"kind": "error", "seat": 1},
    {"kind": "double-play", "seat": 0, "slot": 0},
    {"kind": "reached-by-choice", "seat": 0, "slot": 0},
    {"kind": "sacrifice", "seat": 0, "slot": 0, "player": OWL, "sacrifice": "fly"},
    {"kind": "drew", "seat": 1, "card": None},
    {"kind": "effect-drew", "seat": 1, "count": 2},
    {"kind": "discarded", "seat": 1, "card": "B01"},
    {"kind": "saw-hand", "seat": 1},
    {"kind": "new-hands"},
    {"kind": "took-discarded", "seat": 1, "card": "B01"},
    {"kind": "limit-changed", "seat": 1, "pitcher": ARM, "innings": 1},
    {"kind": "limit-changed", "seat": 1, "pitcher": ARM, "innings": -2},
    {"kind": "weather-over"},
    {"kind": "held", "seat": 1},
    {"kind": "no-throw"},
    *[{"kind": "outcome", **BATTER, "result": result} for result in RESULTS],
    *[{"kind": "out", **BATTER, "base": "first", "how": how} for how in OUTS],
    *[
        {"kind": kind, "seat": 1, "card": card, "is_coach": card == COACH}
        for kind in ("negated", "returned", "ended")
        for card in ("B01", COACH)
    ],
    *[
        {"kind": "replaced", "seat": 0, "slot": 0, "old": OWL, "player": GECKO, "position": "C", "as_what": what}
        for what in REPLACEMENTS
    ],
]


def test_every_story_event_has_a_teller() -> None:
    """Board changes and passes are not told, nor are walks, which another event already tells."""
    story = {kind.name for number, kind in EVENT_KINDS.items() if number >= FIRST_TOLD}
    assert set(TELLERS) == story - {"walked", "passed"} | {"retracted"}


def test_events_outside_the_story_have_no_text() -> None:
    view = GAME.view(GAME.new("single", seed=1), 0)
    for kind in ("asked", "decided", "passed", "walked", "chance"):
        assert TEXTS["en"].event({"kind": kind, "seat": 0}, view, NAMES) is None
    assert TEXTS["en"].event({"kind": "set", "path": "outs", "value": 2}, view, NAMES) is None


# --- expected sentences -----------------------------------------------------------------------------------------------


STATE = GAME.new("single", seed=1, listen=True, windows="quick")
for seat in (0, 1):
    STATE.apply(seat, STATE.legal(seat)[0])  # the lineup that the deck proposes
VIEW = GAME.view(STATE, None)
OFFENCE: int = VIEW["offence"]
ORDER = [row["player"] for row in VIEW["teams"][OFFENCE]["lineup"]]
PITCHER = VIEW["teams"][1 - OFFENCE]["mound"]["player"]
FIRST, SECOND, THIRD = (OWN["en"].card_name(player) for player in ORDER[:3])
MOUND = OWN["en"].card_name(PITCHER)


def batter_event(kind: str, slot: int = 0, **fields: Any) -> dict[str, Any]:
    """An event about a batter of the offense."""
    return {"kind": kind, "seat": OFFENCE, "slot": slot, "player": ORDER[slot], "facing": PITCHER, **fields}


def board_event(field: str, value: Any) -> dict[str, Any]:
    return {"kind": "set", "path": field, "value": value}


def move_events(slot: int, start: str, end: str) -> list[dict[str, Any]]:
    run = [batter_event("scored", slot, charged=PITCHER, rbi=True, earned=True)] if end == "home" else []
    return [batter_event("moved", slot, start=start, end=end), *run]


def on_base() -> int:
    """The On-Base value on the card of the first batter."""
    return next(card.on_base for card in own_set().batters if card.id == ORDER[0])


def command() -> int:
    return next(card.command for card in own_set().pitchers if card.id == PITCHER)


def pitch_event(natural: int, more: int = 0, roll: int = 0, better: int = 0) -> dict[str, Any]:
    rolled, skill = natural + roll, command() + better
    total = rolled + skill + more
    sums = {"roll": rolled, "command": skill, "more": more, "total": total}
    return {"kind": "pitched", "natural": natural, "die": 20, **sums}


def advantage_event(pitch: int, chart: str, mistake: bool = False, better: int = 0) -> dict[str, Any]:
    return {
        "kind": "advantage", "chart": chart, "pitch": pitch, "on_base": on_base() + better, "mistake": mistake,
    }  # fmt: skip


def swing_event(natural: int, total: int, die: int = 20, level: int = 0) -> dict[str, Any]:
    return {"kind": "swung", "natural": natural, "die": die, "total": total, "level": level}


def read_event(result: str, printed: str = "") -> dict[str, Any]:
    return {"kind": "read", "result": result, "printed": printed or result}


def throw_event(
    throw: str, slot: int, rating: str, strength: int, bonus: int = 0, speed_bonus: int = 0
) -> dict[str, Any]:
    return {
        "kind": "thrown", "throw": throw, "slot": slot, "natural": 11, "rating": rating, "strength": strength,
        "bonus": bonus, "speed": 12, "speed_bonus": speed_bonus,
    }  # fmt: skip


def throw_read_event(throw: str, slot: int, total: int, needed: int) -> dict[str, Any]:
    out = total > needed
    return {"kind": "throw-read", "throw": throw, "slot": slot, "total": total, "needed": needed, "out": out}


ASKS = {"kind": "asked", "question": "card", "seats": [0]}
COMMAND, ON_BASE = command(), on_base()

STORIES: dict[str, tuple[list[dict[str, Any]], list[str], list[str]]] = {
    "an at-bat in one piece": (
        [
            batter_event("batter-up"),
            pitch_event(9),
            advantage_event(9 + COMMAND, "pitcher"),
            swing_event(7, 7),
            read_event("GB"),
            batter_event("outcome", result="GB"),
            *move_events(1, "third", "home"),
            batter_event("out", base="first", how="ground-out"),
            board_event("outs", 1),
        ],
        [
            f"{FIRST} faces {MOUND}.",
            f"Pitch: 9 + {COMMAND} Command = {9 + COMMAND} against On-Base {ON_BASE}: the pitcher’s chart. "
            "Swing: 7, ground ball.",
            f"{FIRST} grounds out: {SECOND} scores. 1 out. Score: Ann 1, greedy 0.",
        ],
        [
            f"На бите {FIRST}, на горке {MOUND}.",
            f"Подача: 9 + {COMMAND} (контроль) = {9 + COMMAND} против выхода на базу {ON_BASE}: таблица питчера. "
            "Замах: 7, граундбол.",
            f"{FIRST}: граундаут; {SECOND} зарабатывает ран. 1\u00a0аут. Счёт: Ann 1, greedy 0.",
        ],
    ),
    "a swing with everything": (
        [
            pitch_event(2, more=2, roll=-1, better=2),
            advantage_event(5 + COMMAND, "batter", mistake=True, better=3),
            swing_event(20, 23, die=24),
            read_event("1B", "GB"),
        ],
        [
            f"Pitch: 2 − 1 + {COMMAND + 2} Command (printed {COMMAND}) + 2 = {5 + COMMAND} "
            f"against On-Base {ON_BASE + 3} (printed {ON_BASE}): "
            "Mistake Pitch, the batter’s chart and the power die. "
            "Swing with the power die: 20 + 3 = 23, ground ball read as single.",
        ],
        [
            f"Подача: 2 − 1 + {COMMAND + 2} (контроль, на карте {COMMAND}) + 2 = {5 + COMMAND} "
            f"против выхода на базу {ON_BASE + 3} (на карте {ON_BASE}): "
            "неудачная подача, таблица бэттера и силовой кубик. "
            "Замах силовым кубиком: 20 + 3 = 23, граундбол считается за сингл.",
        ],
    ),
    "an at-bat in pieces": (
        [
            {"kind": "tired-pitch", "seat": 1 - OFFENCE, "pitcher": PITCHER, "level": 2},
            pitch_event(9),
            ASKS,
            advantage_event(9 + COMMAND, "pitcher"),
            ASKS,
            swing_event(3, 1, die=24, level=1),
            ASKS,
            read_event("K"),
            {"kind": "kept", "seat": OFFENCE, "result": "K"},
            ASKS,
            batter_event("outcome", result="K"),
            batter_event("out", base="first", how="strikeout"),
            board_event("outs", 3),
        ],
        [
            f"{MOUND} is tired, level 2. Pitch: 9 + {COMMAND} Command = {9 + COMMAND}.",
            f"Pitch {9 + COMMAND} against On-Base {ON_BASE}: the pitcher’s chart.",
            "Swing with the power die: 3 − 2 = 1.",
            "Result: strikeout.",
            "The result stays: strikeout.",
            f"{FIRST} strikes out. 3 outs.",
        ],
        [
            f"Питчер устал ({MOUND}, ступень 2). Подача: 9 + {COMMAND} (контроль) = {9 + COMMAND}.",
            f"Подача {9 + COMMAND} против выхода на базу {ON_BASE}: таблица питчера.",
            "Замах силовым кубиком: 3 − 2 = 1.",
            "Результат: страйкаут.",
            "Результат остаётся: страйкаут.",
            f"{FIRST}: страйкаут. 3\u00a0аута.",
        ],
    ),
    "a home run": (
        [
            batter_event("outcome", result="HR"),
            *move_events(2, "second", "home"),
            *move_events(1, "first", "home"),
            *move_events(0, "box", "home"),
        ],
        [f"{FIRST} hits a home run: {THIRD} scores and {SECOND} scores. Score: Ann 3, greedy 0."],
        [f"{FIRST} выбивает хоум-ран; {THIRD} зарабатывает ран, {SECOND} зарабатывает ран. Счёт: Ann 3, greedy 0."],
    ),
    "a throw that beats a stealing runner": (
        [
            {"kind": "steals", "seat": OFFENCE, "bases": ["second"]},
            throw_event("steal", 1, "battery", 7, bonus=5),
            throw_read_event("steal", 1, 23, 12),
            batter_event("out", 1, base="third", how="caught-stealing"),
            batter_event("caught", 1, base="third"),
            board_event("outs", 2),
        ],
        [
            "The runner on second tries to steal third.",
            f"Throw at {SECOND}: 11 + 7 Battery + 5 = 23 against Speed 12, out.",
            f"{SECOND} is caught stealing third. 2 outs.",
        ],
        [
            "Раннер со 2-й базы пробует украсть 3-ю.",
            f"Бросок, бежит {SECOND}: 11 + 7 (бэттери) + 5 = 23 против скорости 12, аут.",
            f"{SECOND} в ауте на 3-й базе, неудачная кража. 2\u00a0аута.",
        ],
    ),
    "a stolen base, and an extra one": (
        [
            *move_events(1, "first", "second"),
            batter_event("stole", 1, base="second"),
            ASKS,
            {"kind": "sent", "seat": OFFENCE, "bases": ["first", "second"], "throw": "tag"},
            ASKS,
            throw_event("tag", 1, "outfield", -2, speed_bonus=5),
            ASKS,
            throw_read_event("tag", 1, 9, 17),
            *move_events(1, "second", "third"),
        ],
        [
            f"{SECOND} steals second.",
            "The runner on first and the runner on second go.",
            f"Throw at {SECOND}: 11 − 2 Outfield = 9 against Speed 12 + 5.",
            f"The throw at {SECOND}: 9 against 17, safe.",
            f"{SECOND} goes to third.",
        ],
        [
            f"{SECOND} крадёт 2-ю базу.",
            "Бегут раннер с 1-й базы и раннер со 2-й базы.",
            f"Бросок, бежит {SECOND}: 11 − 2 (аутфилд) = 9 против скорости 12 + 5.",
            f"Бросок, бежит {SECOND}: 9 против 17, сейф.",
            f"{SECOND} переходит на 3-ю базу.",
        ],
    ),
    "two outs on one ball": (
        [
            batter_event("outcome", result="GB"),
            ASKS,
            batter_event("out", 1, base="second", how="force-out"),
            board_event("outs", 1),
            throw_event("double-play", 0, "infield", 9, speed_bonus=5),
            throw_read_event("double-play", 0, 20, 17),
            batter_event("out", base="first", how="ground-out"),
            batter_event("double-play"),
            *move_events(2, "second", "third"),
            board_event("outs", 2),
        ],
        [
            f"{FIRST} hits a ground ball.",
            f"{SECOND} is forced out at second. 1 out.",
            f"Throw to first, {FIRST} running: 11 + 9 Infield = 20 against Speed 12 + 5, out.",
            f"{FIRST} is out at first, it is a double play and {THIRD} goes to third. 2 outs.",
        ],
        [
            f"{FIRST} выбивает граундбол.",
            f"{SECOND} в вынужденном ауте на 2-й базе. 1\u00a0аут.",
            f"Бросок на 1-ю базу, бежит {FIRST}: 11 + 9 (инфилд) = 20 против скорости 12 + 5, аут.",
            f"{FIRST} в ауте на 1-й базе, это дабл-плей, {THIRD} переходит на 3-ю базу. 2\u00a0аута.",
        ],
    ),
    "cards": (
        [
            {"kind": "played", "seat": 0, "card": "B02", "target": None, "alternative": 0},
            {"kind": "played", "seat": 1, "card": "B01", "target": None, "alternative": 0},
            {"kind": "discarded", "seat": 1, "card": "B02"},
            {"kind": "negated", "seat": 0, "card": "B02", "is_coach": False},
            *[{"kind": "drew", "seat": 1, "card": None}] * 2,
            {"kind": "drew", "seat": 0, "card": "B04"},
        ],
        [
            "Ann plays Platoon Edge: +2 to the Swing.",
            "greedy plays Patient Approach and discards Platoon Edge: "
            "“+1 to the Swing; if the outcome is a walk, draw 1 card.”",
            "Platoon Edge is negated.",
            "greedy draws 2 cards.",
            "Ann draws Ambush.",
        ],
        [
            "Ann играет карту «С удобной руки»: +2 к замаху.",
            "greedy играет карту «Терпеливый подход», сбрасывая «С удобной руки»: "
            "«+1 к замаху; если исход — уолк, возьмите 1\u00a0карту».",
            "Карта «С удобной руки» нейтрализована.",
            "greedy берёт 2\u00a0карты.",
            "Ann берёт «Засада».",
        ],
    ),
    "substitutions": (
        [
            {"kind": "pitching-change", "seat": 1, "old_pitcher": PITCHER, "pitcher": ARM, "tired": True},
            {**batter_event("replaced", old=ORDER[1]), "position": "SS", "as_what": "pinch-hitter"},
            {**batter_event("pinch-ran", 2, old=ORDER[1]), "base": "second"},
            batter_event("shifted", 0, position="SS"),
            batter_event("shifted", 1, position="2B"),
        ],
        [
            f"Pitching change: {OWN['en'].card_name(ARM)} comes in for {MOUND}, tired.",
            f"{FIRST} pinch-hits for {SECOND}.",
            f"{THIRD} runs for {SECOND} on second.",
            f"{FIRST} moves to SS and {SECOND} moves to 2B.",
        ],
        [
            f"Замена питчера: выходит {OWN['en'].card_name(ARM)}, уходит {MOUND}; новый питчер устал.",
            f"Пинч-хиттер: выходит {FIRST}, уходит {SECOND}.",
            f"Пинч-раннер на 2-й базе: выходит {THIRD}, уходит {SECOND}.",
            f"{FIRST} переходит на позицию SS, {SECOND} переходит на позицию 2B.",
        ],
    ),
    "a half, and the end": (
        [
            {"kind": "half-over", "seat": OFFENCE, "runs": 0, "left": 2},
            ASKS,
            {"kind": "half", "inning": 9, "top": False, "seat": 1 - OFFENCE},
            {"kind": "half-over", "seat": 1 - OFFENCE, "runs": 1, "left": 0},
            {"kind": "game-over", "winner": 0, "runs_0": 3, "runs_1": 1},
            {"kind": "series-over", "winner": 0},
        ],
        [
            "No runs, 2 left on base. Score: Ann 3, greedy 1.",
            "Bottom of the 9th: greedy bats.",
            "1 run, nobody left on base.",
            "Final score: Ann 3, greedy 1. Ann wins.",
        ],
        [
            "Ранов нет, на базах осталось: 2. Счёт: Ann 3, greedy 1.",
            "Низ 9-го иннинга: бьёт greedy.",
            "1\u00a0ран, на базах никого.",
            "Окончательный счёт: Ann 3, greedy 1. Победа: Ann.",
        ],
    ),
}


@pytest.mark.parametrize("name", STORIES)
def test_story_has_expected_sentences(name: str) -> None:
    """Ann is the offense."""
    events, english, russian = STORIES[name]
    view = GAME.view(STATE, None)
    names = NAMES if OFFENCE == 0 else NAMES[::-1]
    assert OWN["en"].story(events, view, names) == english
    assert OWN["ru"].story(events, view, names) == russian


def test_viewer_is_addressed_as_you() -> None:
    view = GAME.view(STATE, OFFENCE)
    half = {"kind": "half", "inning": 1, "top": True, "seat": OFFENCE}
    assert OWN["en"].event(half, view, NAMES) == "Top of the 1st: you bat."
    assert OWN["ru"].event(half, view, NAMES) == "Верх 1-го иннинга: бьёте вы."
    card = {"kind": "played", "seat": OFFENCE, "card": "B01", "target": None, "alternative": 0}
    expected = "You play Patient Approach: +1 to the Swing; if the outcome is a walk, draw 1 card."
    assert OWN["en"].event(card, view, NAMES) == expected


@pytest.mark.parametrize(
    ("count", "cards", "outs", "runs"),
    [
        (1, "1 карту", "1 аут", "1 ран"),
        (2, "2 карты", "2 аута", "2 рана"),
        (5, "5 карт", "5 аутов", "5 ранов"),
        (11, "11 карт", "11 аутов", "11 ранов"),
        (21, "21 карту", "21 аут", "21 ран"),
        (22, "22 карты", "22 аута", "22 рана"),
    ],
)
def test_russian_nouns_agree_with_their_numbers(count: int, cards: str, outs: str, runs: str) -> None:
    text = OWN["ru"]
    asked = Decision(0, "discard", "ask-discard", "C-3.2.8", (), {"count": count})
    assert text.prompt(asked, VIEW) == f"Сбросьте {cards}.".replace(f"{count} ", f"{count}\u00a0")
    assert text.outs(count) == outs.replace(" ", "\u00a0")
    assert text.runs(count) == runs.replace(" ", "\u00a0")
    drawn = [{"kind": "drew", "seat": 1, "card": None}] * count
    [line] = text.story(drawn, VIEW, NAMES)
    assert line == f"greedy берёт {cards}.".replace(f"{count} ", f"{count}\u00a0")


def test_player_card_has_expected_line_and_face() -> None:
    card = next(card.id for card in own_set().batters if card.name == "Pereno Stavison")
    assert OWN["en"].card_line(card) == "Pereno Stavison, C +7, bats right, On-Base 15, Speed 13"
    assert OWN["ru"].card_line(card) == "Pereno Stavison, C +7, бьёт справа, выход на базу 15, скорость 13"
    assert OWN["en"].card_face(card) == [
        "Pereno Stavison, Lanternlight Owls",
        "Batter, card OWL-17",
        "Bats right",
        "On-Base: 15",
        "Speed: 13 (C)",
        "Positions: C +7",
        "Chart: K 1-7, GB 8, FB 9-12, BB 13-15, 1B 16-17, 2B 18, HR 19+",
        "Salary: 330",
        "Icons: SL (Silver Slugger)",
    ]


def test_c_1_1_3_speed_letters_match_speeds() -> None:
    assert [speed_letter(speed) for speed in (0, 4, 5, 9, 10, 14, 15, 19, 20, 24)] == list("EEDDCCBBAA")
