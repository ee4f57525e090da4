"""Tests of the texts of Highlights: every message works in each language, and no text reveals hidden cards."""

import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Literal, cast

import msgspec
import pytest

import pennant
from pennant.games.highlights.cards import TYPE_NAMES, CardBook, own_set
from pennant.games.highlights.event_types import Action, ActionTaken, Cause, Drawn, Event, HitMade, Ran
from pennant.games.highlights.events import ACTIONS, HITS, QUESTIONS, SPEEDS, STAGES
from pennant.games.highlights.rules.match import RULE_OF_QUESTION
from pennant.games.highlights.setups import MODES
from pennant.games.highlights.text import FOLDER, HighlightsText
from pennant.games.highlights.view_types import Hit, Speed, View
from pennant.kernel.decision import Choice, Decision, UnavailableChoice
from pennant.kernel.errors import IllegalMove, UsageError
from pennant.kernel.state import State
from pennant.kernel.words import LANGUAGES, Words
from tests.fluent_files import messages
from tests.sources import find_in_rules

GAME = pennant.game("highlights")
NAMES = ["Ann", "greedy", "Борис", "Cy"]
SOURCES = FOLDER.parent


def book_with_marked_names() -> CardBook:
    """Return our own cards with their ids in brackets as names, so that a test finds every card named in a text."""
    book = own_set()
    cards = tuple(msgspec.structs.replace(card, name=f"⟦{card.id}⟧") for card in book.cards)
    return msgspec.structs.replace(book, cards=cards)


TEXTS = {language: HighlightsText(language, book_with_marked_names()) for language in LANGUAGES}


def view_of(state: State, viewer: int | None) -> View:
    return cast(View, GAME.view(state, viewer))


def events_of(state: State, viewer: int | None, since: int = 0) -> list[Event]:
    return cast(list[Event], GAME.events(state, viewer, since))


def named_cards(text: str) -> set[str]:
    return set(re.findall(r"⟦(.+?)⟧", text))


# --- the files --------------------------------------------------------------------------------------------------------


def test_russian_numbers_and_nouns_are_joined_by_nbsp() -> None:
    text = (FOLDER / "ru.ftl").read_text(encoding="utf-8")
    assert re.findall(r"\{ \$(?:count|wins) \} (?:[а-яё]|\{ \$hit)", text) == []


# --- the loader -------------------------------------------------------------------------------------------------------


def test_unknown_language_is_refused_with_suggestion() -> None:
    with pytest.raises(UsageError, match="did you mean 'ru'"):
        Words("rus", FOLDER)


def test_missing_message_falls_back_to_english(tmp_path: Path) -> None:
    (tmp_path / "en.ftl").write_text("hello = Hello, { $name }!\nbye = Bye!\n", encoding="utf-8")
    (tmp_path / "en-more.ftl").write_text("more = More.\n", encoding="utf-8")
    (tmp_path / "ru.ftl").write_text("hello = Привет, { $name }!\n", encoding="utf-8")
    words = Words("ru", tmp_path)
    assert [words.say("hello", name="Ann"), words.say("bye"), words.say("more")] == ["Привет, Ann!", "Bye!", "More."]
    assert [words.has("bye"), words.has("nothing")] == [True, False]


def test_unknown_message_or_missing_argument_raises_error() -> None:
    words = Words("ru", FOLDER)
    with pytest.raises(KeyError, match="nothing"):
        words.say("nothing")
    with pytest.raises(ValueError, match="story-played"):
        words.say("story-played", player="Ann")


# --- whole games ------------------------------------------------------------------------------------------------------


class TextRecorder:
    """Collects and checks all text about a few random games, for every viewer."""

    def __init__(self) -> None:
        self.messages: dict[str, set[str]] = {language: set() for language in LANGUAGES}
        self.rules: set[str] = set()
        self.leaks: list[str] = []

    def play(self, mode: str, seed: int, most: int, **options: Any) -> None:
        dice = random.Random(seed)
        state = GAME.new(mode, seed=seed, listen=True, **options)
        start = self.listen(state, 0)
        for _ in range(most):
            if state.is_over():
                break
            seat = dice.choice(state.actors())
            self.ask(state, seat)
            state.apply(seat, dice.choice(state.legal(seat)))
            if dice.randrange(4):  # otherwise several moves are described at once
                start = self.listen(state, start)
        self.listen(state, start)

    def ask(self, state: State, seat: int) -> None:
        decision = GAME.decision(state, seat)
        assert decision is not None
        self.rules |= {decision.rule} | {choice.rule for choice in decision.choices}
        view = view_of(state, seat)
        for text in TEXTS.values():
            said = [text.prompt(decision, view, NAMES), *[text.choice(choice, view) for choice in decision.choices]]
            assert all(said)
            assert all("\n" not in line for line in said)
            self.check(" ".join(said), known_cards(view), said)

    def listen(self, state: State, start: int) -> int:
        log = state.log or []
        for viewer in (None, *range(min(2, state.seats))):
            events: list[Any] = GAME.events(state, viewer, start)
            view = view_of(state, viewer)
            known = known_cards(view) | {event["card"] for event in events if event.get("card")}
            for text in TEXTS.values():
                story = text.story(events, view, NAMES)
                assert all(line.endswith((".", "!")) for line in story)
                self.check(" ".join(story), known, story)
                self.check(text.standing(view, NAMES), set(), story)
        return len(log)

    def check(self, said: str, known: set[str], lines: list[str]) -> None:
        if named_cards(said) - known:
            self.leaks += lines


@pytest.mark.parametrize("mode", ["expert", "solitaire"])
def test_story_in_pieces_describes_same_hits_as_whole_story(mode: str) -> None:
    dice = random.Random(4)
    state = GAME.new(mode, seed=4, listen=True)
    text, pieces, start = TEXTS["en"], list[str](), 0
    while not state.is_over():
        seat = dice.choice(state.actors())
        state.apply(seat, dice.choice(state.legal(seat)))
        pieces += text.story(events_of(state, None, start), view_of(state, None), NAMES)
        start = len(state.log or [])
    whole = text.story(events_of(state, None), view_of(state, None), NAMES)
    about_hits = re.compile(r"(?:Single|Double|Triple|Home run) by|walks|threatens|cancels|becomes")

    def hits(story: list[str]) -> list[str]:
        """Remove card names that differ because a piece at the end of a game no longer shows the extra inning."""
        return [re.sub(r" by \S+(?= cancels|: .+ becomes)", "", line) for line in story if about_hits.search(line)]

    assert len(whole) > 200
    assert hits(pieces) == hits(whole)


def known_cards(view: Any) -> set[str]:
    """Return every card whose id occurs in a view."""
    return set(re.findall(r'"(O(?:FA|ST)-[^"]+)"', msgspec.json.encode(view).decode()))


@pytest.fixture(scope="module")
def recorder() -> Iterator[TextRecorder]:
    recorder = TextRecorder()
    say = Words.say

    def record_message(words: Words, message: str, /, **args: Any) -> str:
        recorder.messages[words.language].add(message)
        return say(words, message, **args)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Words, "say", record_message)
        recorder.play("single", 1, 100)
        recorder.play("solitaire", 2, 200)
        recorder.play("standard", 3, 300)
        recorder.play("tournament", 5, 300)
        say_rare_messages()
        yield recorder


def test_texts_do_not_name_hidden_cards(recorder: TextRecorder) -> None:
    assert recorder.leaks == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_is_used_and_can_be_formatted(recorder: TextRecorder, language: str) -> None:
    assert set(messages(FOLDER / f"{language}.ftl")) - recorder.messages[language] == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_cited_rule_has_text(recorder: TextRecorder, language: str) -> None:
    cited = recorder.rules | {*RULE_OF_QUESTION, *find_in_rules(SOURCES, r'"(H-R?[\d.]+)"')}
    assert len(cited) > len(RULE_OF_QUESTION)
    for rule in cited:
        assert len(TEXTS[language].rule(rule)) > 10


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_of_decisions_and_refusals_exists(language: str) -> None:
    refusals = find_in_rules(SOURCES, r'IllegalMove\(\s*"([a-z-]+)"')
    assert {"cannot-buy", "nothing-to-take-back"} <= refusals
    for refusal in refusals:
        assert TEXTS[language].refusal(IllegalMove(refusal, "H-1.1", 0, 0))
    wanted = find_in_rules(SOURCES, r'"(choice-[a-z-]+)"') | {f"ask-{question}" for question in QUESTIONS if question}
    assert len(wanted) > len(QUESTIONS)
    assert wanted <= set(messages(FOLDER / f"{language}.ftl"))


def say_rare_messages() -> None:
    """Format messages that do not occur in the random games, or that only a front end requests."""
    state = GAME.new("single", seed=1, listen=True)
    view = view_of(state, 0)
    for text in TEXTS.values():
        assert all(text.speed(speed) for speed in SPEEDS[1:])
        assert all(text.type(kind) for kind in TYPE_NAMES)
        assert all(text.hit(hit) for hit in HITS[1:])
        assert all(text.base(base) for base in (1, 2, 3, 4))
        assert all(text.mode(mode) and text.mode_summary(mode) for mode in MODES)
        assert all(text.option(option.name) for mode in MODES.values() for option in mode.options)
        assert text.names(view_of(GAME.new("solitaire", seed=1), 0))
        assert all(text.stage(stage) for stage in STAGES)
        assert all(text.team(team.id) for team in text.book.teams)
        assert all(text.card_line(card.id) and text.card_face(card.id) for card in text.book.cards)
        for action in ACTIONS[1:]:
            assert text.action_name(action, "home-run", 3)
            assert text.action_text(action, "home-run", 3)
        for refusal in find_in_rules(SOURCES, r'IllegalMove\(\s*"([a-z-]+)"'):
            assert text.refusal(IllegalMove(refusal, "H-1.1", 0, 0))
        for refusal in ("too-expensive", "first-buyer-first", "demotion-first"):
            assert text.refusal(UnavailableChoice(refusal, "H-15.4", {"cost": 3, "money": 2}))
        for kind in QUESTIONS[1:]:
            asked = Decision(0, kind, f"ask-{kind}", "H-8.1", (ANY_CHOICE,), {"inning": 7, "money": 3, "card": HONUS})
            assert text.prompt(asked, view, NAMES)
        for message in find_in_rules(SOURCES, r'"(choice-[a-z-]+)"') - {"choice-order"}:
            for watcher in (view, view_of(state, None)):
                assert text.choice(msgspec.structs.replace(ANY_CHOICE, message=message), watcher)
        assert text.choice(Choice(0, "", "choice-order", "H-18.2", {"action": "leadoff", "hit": "single"}), view)
        for events, after, *_ in STORIES.values():
            assert text.story(events, after, NAMES)
        for event in RARE:
            assert text.event(event, view, NAMES)


ANY_CHOICE = Choice(0, "", "", "H-8.1", {"place": 1, "hit": "single", "speed": "slow", "count": 1}, ("OFA-01",), (1,))

RARE: list[Event] = [
    {"kind": "retracted", "seat": 0},
    {"kind": "row", "pair": 0, "place": 1, "card": None},
    {"kind": "extra-reshuffled", "seat": 0, "card": "OFA-01"},
    {"kind": "on-deck", "seat": 0, "placed": False, "card": None},
    {"kind": "pinched", "seat": 0, "card": "OFA-01", "source": "lineup"},
    {"kind": "entered", "seat": 0, "card": "OFA-01", "source": "on-deck"},
    {"kind": "save", "seat": 0, "source": "hand", "card": None},
    {"kind": "save", "seat": 0, "source": "on-deck", "card": "OFA-01"},
    {"kind": "bought", "seat": 0, "place": 0, "card": "OFA-01", "money": 2},
    {"kind": "demoted", "seat": 0, "card": "OFA-01"},
    {"kind": "demoted", "seat": 0, "card": None},
    {"kind": "discarded", "seat": 0, "card": "OFA-01", "source": "hand"},
    {"kind": "left-over", "seat": 0, "to": "dugout", "card": "OFA-01"},
    {"kind": "left-over", "seat": 0, "to": "lineup", "card": "OFA-01"},
    {"kind": "left-over", "seat": 0, "to": "lineup", "card": None},
    {"kind": "removed", "seat": 0, "base": 2},
    {"kind": "changed", "seat": 0, "place": 0, "hit": "walk"},
    {"kind": "cancelled", "seat": 0, "place": 0},
    {"kind": "ran", "seat": 0, "start": 0, "end": 4, "speed": "fast"},
    {"kind": "inning", "pair": 0, "inning": 7},
    {"kind": "ranked", "table": 0, "seat": 1, "rank": 1},
    {"kind": "placed", "table": 0, "seat": 1, "rank": 1},
    {"kind": "champion", "seat": 1},
    {"kind": "action", "seat": 0, "card": "OFA-01", "action": "double-play", "works": True},
    {"kind": "action", "seat": 0, "card": "OFA-01", "action": "stolen-base", "works": True},
    {"kind": "game", "pair": 0, "stage": "pre-rounds", "number": 1, "visitor": 0, "home": 1, "best_of": 3},
]


# --- exact sentences --------------------------------------------------------------------------------------------------


def view_with(cards: dict[int, str], plates: dict[int, list[Hit]] | None = None, mode: str = "expert") -> View:
    """Return a view after some events, with each side's last played card and threats."""
    view = view_of(GAME.new(mode, seed=1), None)
    for seat, card in cards.items():
        view["sides"][seat]["in_play"] = [card]
        view["sides"][seat]["plate"] = [{"hit": hit, "speed": "slow"} for hit in (plates or {}).get(seat, [])]
    return view


def ran(start: int, end: int, speed: Speed, seat: int = 0) -> Ran:
    return {"kind": "ran", "seat": seat, "start": start, "end": end, "speed": speed}


def hit(hit: Hit | Literal[""], cause: Cause = "threat", seat: int = 0) -> HitMade:
    return {"kind": "hit", "seat": seat, "hit": hit, "speed": "slow", "cause": cause}


def action(action: Action, card: str, works: bool = True, seat: int = 1) -> ActionTaken:
    return {"kind": "action", "seat": seat, "card": card, "action": action, "works": works}


def card_id_by_name(name: str) -> str:
    return next(card.id for card in own_set().cards if card.name == name)


DRAWN_UNSEEN: Drawn = {"kind": "drawn", "seat": 1, "card": None}
HONUS = "OFA-01"
SWINGSET = card_id_by_name("Swingset")
MUSIAL = card_id_by_name("Tris Musial")

STORIES: dict[str, tuple[list[Event], View, list[str], list[str]]] = {
    "a hit tells its runners": (
        [hit("single"), ran(3, 4, "fast"), ran(1, 2, "slow"), ran(0, 1, "slow")],
        view_with({0: SWINGSET}),
        ["Single by Swingset: the fast runner scores from third and the slow runner goes from first to second."],
        [
            "Swingset выбивает сингл: быстрый раннер с 3-й базы зарабатывает ран, "
            "медленный раннер переходит с 1-й базы на 2-ю."
        ],
    ),
    "a home run counts its runs": (
        [hit("home-run"), ran(2, 4, "slow"), ran(0, 4, "slow")],
        view_with({0: SWINGSET}),
        ["Home run by Swingset: 2 runs score."],
        ["Swingset выбивает хоум-ран: 2\u00a0рана."],
    ),
    "what a glove cancelled is read off the card": (
        [
            {"kind": "played", "seat": 1, "card": HONUS, "source": "hand"},
            action("glove", HONUS),
            {"kind": "cancelled", "seat": 0, "place": 0},
            {"kind": "batter", "seat": 1, "hit": "single", "speed": "fast"},
        ],
        view_with({0: MUSIAL, 1: HONUS}, {1: ["single"]}),
        ["greedy plays Honus Clemente.", "Glove cancels the double.", "Honus Clemente threatens a single."],
        ["greedy играет карту Honus Clemente.", "«Перчатка» отменяет дабл.", "Honus Clemente создаёт угрозу: сингл."],
    ),
    "a knuckleball weakens": (
        [action("knuckleball", HONUS), {"kind": "changed", "seat": 0, "place": 0, "hit": "single"}, hit("single")],
        view_with({0: MUSIAL, 1: HONUS}),
        ["Knuckleball: the double becomes a single.", "Single by Tris Musial."],
        ["«Наклбол»: дабл превращается в сингл.", "Tris Musial выбивает сингл."],
    ),
    "an action makes a hit": (
        [
            {**action("clutch", HONUS), "hit": "single"},
            hit("single", "clutch", 1),
            ran(2, 4, "slow", 1),
            ran(0, 1, "fast", 1),
        ],
        view_with({1: HONUS}),
        ["Clutch single by Honus Clemente: the slow runner scores from second."],
        ["«Клатч» — Honus Clemente выбивает сингл: медленный раннер со 2-й базы зарабатывает ран."],
    ),
    "runners steal": (
        [action("stolen-base", HONUS), hit("", "steal", 1), ran(3, 4, "fast", 1), ran(1, 2, "average", 1)],
        view_with({1: HONUS}),
        ["Stolen Base: the fast runner scores by stealing home and the average runner steals second."],
        ["«Украденная база»: быстрый раннер крадёт дом и зарабатывает ран, обычный раннер крадёт 2-ю базу."],
    ),
    "runners are removed": (
        [
            {**action("pick-off", HONUS), "count": 2},
            {"kind": "removed", "seat": 0, "base": 2},
            {"kind": "removed", "seat": 0, "base": 1},
        ],
        view_with({1: HONUS}),
        ["Pick Off removes the runners on first and second."],
        ["«Пикофф» убирает раннеров с 1-й и со 2-й базы."],
    ),
    "an action fails": (
        [action("fastball", HONUS, works=False)],
        view_with({1: HONUS}),
        ["Fastball does nothing."],
        ["«Фастбол» не срабатывает."],
    ),
    "in an extra inning both cards have come in": (
        [
            {"kind": "inning", "pair": 0, "inning": 7},
            {"kind": "played", "seat": 1, "card": HONUS, "source": "hand"},
            action("fastball", HONUS, works=False),
        ],
        view_with({1: HONUS}),
        [
            "The score is level: extra innings, inning 7.",
            "greedy plays Honus Clemente.",
            "Fastball by Honus Clemente does nothing.",
        ],
        [
            "Счёт равный: дополнительный 7-й иннинг.",
            "greedy играет карту Honus Clemente.",
            "«Фастбол» (Honus Clemente) не срабатывает.",
        ],
    ),
    "a pinch hitter comes in": (
        [
            {"kind": "pinched", "seat": 0, "card": HONUS, "source": "on-deck"},
            {"kind": "entered", "seat": 0, "card": SWINGSET, "source": "on-deck"},
        ],
        view_with({0: SWINGSET}),
        ["Ann discards Honus Clemente and brings in a pinch hitter from On Deck: Swingset."],
        ["Ann сбрасывает карту Honus Clemente и выпускает пинч-хиттера, это запасной Swingset."],
    ),
    "hidden cards are only counted": (
        [
            *[DRAWN_UNSEEN] * 6,
            {"kind": "asked", "pair": 0, "question": "on-deck", "seats": [0, 1]},
            {"kind": "on-deck", "seat": 1, "placed": True, "card": None},
            {"kind": "chance", "stream": None, "counter": None, "n": None, "value": None},
            {"kind": "drawn", "seat": 1, "card": None},
            {"kind": "bought", "seat": 1, "place": 0, "card": HONUS, "money": 2},
            {"kind": "demoted", "seat": 1, "card": None},
        ],
        view_with({}),
        [
            "greedy draws 6 cards.",
            "greedy puts a card On Deck.",
            "greedy draws 1 card.",
            "greedy buys Honus Clemente for 5 and sends a card to the Minor Leagues; 2 left.",
        ],
        [
            "greedy берёт 6\u00a0карт.",
            "greedy кладёт запасного рубашкой вверх.",
            "greedy берёт 1\u00a0карту.",
            "greedy покупает карту Honus Clemente за 5, остаётся 2; одна карта уходит в младшие лиги.",
        ],
    ),
    "a game begins and ends": (
        [
            {"kind": "game", "pair": 0, "stage": "series", "number": 3, "visitor": 0, "home": 1, "best_of": 7},
            {"kind": "won", "pair": 0, "seat": 1, "visitor_runs": 2, "home_runs": 4},
            {"kind": "inning", "pair": 0, "inning": 0},
        ],
        view_with({}, mode="standard"),
        ["World Series to 4 wins, game 3: Ann visits greedy.", "greedy wins the game 4:2."],
        [
            "Мировая серия до 4\u00a0побед, матч 3: гости — Ann, хозяева — greedy.",
            "greedy выигрывает матч со счётом 4:2.",
        ],
    ),
}


@pytest.mark.parametrize("name", STORIES)
def test_story_reads_as_expected_in_both_languages(name: str) -> None:
    events, view, english, russian = STORIES[name]
    assert HighlightsText("en", own_set()).story(events, view, NAMES) == english
    assert HighlightsText("ru", own_set()).story(events, view, NAMES) == russian


def test_card_face_and_line_show_card() -> None:
    english, russian = HighlightsText("en", own_set()), HighlightsText("ru", own_set())
    assert english.card_line(HONUS) == "Honus Clemente N/F [1B] Glove $5 rev 1 PH"
    assert russian.card_line(HONUS) == "Honus Clemente Ч/Б [1B] Перчатка, цена 5, доход 1, PH"
    assert english.card_face(HONUS) == [
        "Honus Clemente, Pittsburgh",
        "Free Agent, card OFA-01",
        "Natural, fast",
        "Hit boxes: single (1B)",
        "Glove: Cancel one of the opponent’s Threats, whichever you choose.",
        "Cost: 5",
        "Revenue: 1",
        "PH: on your turn you may discard this card from your hand to bring in a pinch hitter.",
    ]
    assert russian.card_face(HONUS)[4] == "Перчатка. Отмените одну угрозу соперника на ваш выбор."


def test_event_without_text_returns_none() -> None:
    view = view_with({})
    untold: list[Event] = [
        {"kind": "asked", "pair": 0, "question": "play", "seats": [0]},
        {"kind": "chance", "stream": None, "counter": None, "n": None, "value": None},
        {"kind": "shuffled", "seat": 0},
        {"kind": "cleared", "seat": 0},
    ]
    for event in untold:
        assert TEXTS["en"].event(event, view, NAMES) is None
    assert TEXTS["en"].event(ran(0, 1, "fast"), view, NAMES) is None
    assert TEXTS["en"].event(ran(3, 4, "fast"), view, NAMES) == "The fast runner scores from third."
