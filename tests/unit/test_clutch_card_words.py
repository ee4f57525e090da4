"""Texts of strategy cards, coaches and stadiums: generated from card data, in both languages, for every word."""

import re
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from pennant.games.clutch.cards import CardBook, load_set, own_set
from pennant.games.clutch.cards.condition_words import FOLDER
from pennant.games.clutch.cards.conditions import FACTS, FLAG, ICONS, NUMBER
from pennant.games.clutch.cards.effects import VERBS
from pennant.games.clutch.cards.vocabulary import ATTRIBUTE_NAMES, DEEDS, RUNNERS, WINDOW_NAMES
from pennant.games.clutch.cards.words import CardWords
from pennant.kernel.words import LANGUAGES, Words
from tests.fluent_files import messages, referenced_messages

BOOK = own_set()
CARDS: list[Any] = [*BOOK.strategies, *BOOK.coaches, *BOOK.stadiums]
WORDS = {language: CardWords(language, BOOK) for language in LANGUAGES}
TITLE = "card-title-"
FILES = {language: FOLDER / f"{language}-cards.ftl" for language in LANGUAGES}


# --- the files --------------------------------------------------------------------------------------------------------


def test_title_messages_exist_for_exactly_the_own_cards() -> None:
    titles = [name.removeprefix(f"{TITLE}{BOOK.id}-") for name in messages(FILES["ru"]) if name.startswith(TITLE)]
    assert sorted(titles) == sorted(card.id for card in CARDS)


@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.id)
def test_english_title_matches_card_file(card: Any) -> None:
    assert WORDS["en"].title(card.id) == (card.title if hasattr(card, "title") else card.name)


def test_russian_nouns_follow_numbers_after_no_break_space() -> None:
    text = (FOLDER / "ru-cards.ftl").read_text(encoding="utf-8")
    nouns = "карт|аут|бэттер|страйкаут|хит|ран|половин"
    assert re.findall(rf"(?:\d|\{{ \$(?:count|value|below) \}}) (?:{nouns})[а-яё]*", text) == []


# --- Pennant's own cards ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.id)
def test_card_texts_are_complete_sentences(language: str, card: Any) -> None:
    """Texts are sentences with correct punctuation, without remains of Fluent syntax or card file syntax."""
    words = WORDS[language]
    for text in (words.text(card.id), *words.lines(card.id)):
        assert re.fullmatch(r"[A-ZА-Я].*\.", text), text
        assert not re.search(r"[{}$_]|  | [,.;:]|\.\.|[^12]-\d|none|: [^.]*: ", text), text
    assert words.title(card.id)
    assert words.kind(card.id)


def content(card: Any) -> dict[str, Any]:
    """The fields that say when a card may be played, what it does, and for how long."""
    fields = msgspec.to_builtins(card)
    names = ("window", "when", "cost", "clutch_moment", "effects", "lasts", "until", "on", "main", "secondary")
    return {name: fields[name] for name in names if fields.get(name)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_different_cards_have_different_texts(language: str) -> None:
    """Only cards with the same content have the same text: some coaches do the same as a strategy card."""
    seen: dict[str, Any] = {}
    for card in CARDS:
        other = seen.setdefault(WORDS[language].text(card.id), card)
        assert content(card) == content(other)
    assert len(seen) == len(CARDS) - 2
    assert len({WORDS[language].title(card.id) for card in CARDS}) == len(CARDS)


@pytest.mark.parametrize(
    ("card_id", "english", "russian"),
    [
        ("B01", "Before the pitch: +1 to the Swing; if the outcome is a walk, draw 1 card.",
         "Перед подачей: +1 к замаху; если исход — уолк, возьмите 1\N{NO-BREAK SPACE}карту."),
        ("B04", "Before the pitch, bases empty: −4 to the Pitch.", "Перед подачей, при пустых базах: −4 к подаче."),
        ("B08", "After 2 hits in a row: until an out is made, +1 to the Swing.",
         "После 2\N{NO-BREAK SPACE}хитов подряд: до первого аута +1 к замаху."),
        ("B27", "After a hit: for this batter, until he makes an out, +2 to On-Base.",
         "Исход — хит: для этого бэттера, пока он не выйдет в аут, +2 к выходу на базу."),
        ("R13", "When a steal is declared: +3 to the Battery, +2 more to the Battery (catcher with GG).",
         "Когда объявлена кража базы: +3 к бэттери, ещё +2 к бэттери (кэтчер со значком GG)."),
        ("R19", "When a steal is declared: +6 to the Battery, −3 to the Pitch for this at-bat.",
         "Когда объявлена кража базы: +6 к бэттери, −3 к подаче на этот выход на биту."),
        ("R22", "Before the pitch: remove one of the opponent’s momentum cards or +3 to the Pitch, as you choose.",
         "Перед подачей: уберите одну карту куража соперника либо +3 к подаче, на ваш выбор."),
        ("W03", "Before the pitch, outdoors: for 4 half-innings, −3 to everybody’s Speed, −2 to the Infield and the "
                "Battery.",
         "Перед подачей, на открытом стадионе: на 4\N{NO-BREAK SPACE}половины иннинга −3 к скорости всех, −2 к инфилду "
         "и бэттери."),
        ("N1", "At the start of an inning: draw 1 card; until the end of the inning, your hand limit is 9.",
         "В начале иннинга: возьмите 1\N{NO-BREAK SPACE}карту; до конца иннинга предел вашей руки — 9."),
        ("S10", "In a Clutch Moment: +1 to the Pitch. Pitcher with SV: +1 more to the Pitch. Batter with SL: all of "
                "this is off.",
         "В решающий момент: +1 к подаче. Питчер со значком SV: ещё +1 к подаче. Бэттер со значком SL: ничего из этого "
         "не действует."),
    ],
)  # fmt: skip
def test_card_text_has_expected_wording(card_id: str, english: str, russian: str) -> None:
    assert [WORDS[language].text(card_id) for language in LANGUAGES] == [english, russian]


def test_stadium_text_has_three_lines() -> None:
    for card in BOOK.stadiums:
        assert len(WORDS["en"].lines(card.id)) == 3


def test_kind_of_card_has_expected_wording() -> None:
    english, russian = (WORDS[language] for language in LANGUAGES)
    assert [english.kind(card) for card in ("R24", "W01", "N1", "S4")] == [
        "red, rare, momentum", "grey, uncommon, weather", "Bench Coach", "indoor stadium"
    ]  # fmt: skip
    assert [russian.kind(card) for card in ("R24", "W01", "N1", "S4")] == [
        "красная, редкая, кураж", "серая, необычная, погода", "тренер скамейки", "крытый стадион"
    ]  # fmt: skip


# --- every word of the vocabulary -------------------------------------------------------------------------------------


def conditions() -> Iterator[str]:
    """Every fact with every comparison and every word."""
    for name, fact in FACTS.items():
        if fact.kind == FLAG:
            yield from (name, f"not {name}")
        elif fact.kind == NUMBER:
            yield from (f"{name} {op}" for op in ("== 0", "== 1", "== 2", "!= 3", "< 1", "<= 3", ">= 1", "> 21"))
            yield from (f"2 <= {name} <= 5", f"{name} in [1, 3]", f"{name} not in [1, 3]")
        else:
            for word in fact.words:
                yield from [f"{word} in {name}", f"{word} not in {name}"] if fact.kind == ICONS else [
                    f"{name} == {word}", f"{name} != {word}"
                ]  # fmt: skip


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_condition_has_text(language: str) -> None:
    """Conditions have text as part of a trigger, alone, and as the end of a momentum card."""
    words = WORDS[language]
    for text in conditions():
        assert words.condition(text), text
        assert words.until(text, ""), text
        for window in WINDOW_NAMES:
            assert all(words.trigger([window], text)), (window, text)


def effects() -> Iterator[tuple[str, str]]:
    """Every effect with every word that it accepts, and the window that it needs."""
    pitch, result = "before the pitch", "result"
    for name in ATTRIBUTE_NAMES:
        to = "" if name != "speed" else ', to = "runner"'
        yield f'{{ mod = "{name}", by = -2{to}, when = "risp" }}', pitch
    for runner in RUNNERS:
        yield f'{{ mod = "speed", by = 1, to = "{runner}" }}', pitch
    for times, name in enumerate(("swing", "on_base"), 1):
        yield f'{{ clutch = "batter", to = "{name}", times = {times} }}', pitch
    for times, name in enumerate(("pitch", "command"), 2):
        yield f'{{ clutch = "pitcher", to = "{name}", times = {times}, lasts = "at-bat" }}', pitch
    for die in ("pitch", "swing"):
        yield f'{{ die = "{die}", sides = 20 }}', pitch
    for roll, window in (("pitch", "after the pitch"), ("swing", "after the swing"), ("throw", "throw result")):
        yield f'{{ reroll = "{roll}" }}', window
    for row in ("K", "GB", "FB", "BB", "1B", "2B", "3B", "HR"):
        yield f'{{ change = "{row}", play_fails = "battery" }}', result
        yield f'{{ change = "{row}", play_succeeds = "infield", bars = "double plays" }}', result
        yield f'{{ read = ["{row}"], as = "{row}", chart = "pitcher", natural = 20 }}', pitch
    for row in ("HBP", "IBB", "BUNT", "SQUEEZE"):
        yield f'{{ on_outcome = ["{row}", "1B", "2B", "3B", "HR"], then = [{{ draw = 2 }}, {{ draw = 5 }}] }}', pitch
    for deed in DEEDS:
        if deed != "play at home":
            yield f'{{ do = "{deed}" }}', "card played"
    for who in ("you", "opponent"):
        yield f'{{ draw = 1, who = "{who}" }}', pitch
        yield f'{{ discard = 5, who = "{who}" }}', pitch
    for who in ("you", "opponent", "both"):
        yield f'{{ innings = -1, who = "{who}" }}', pitch
    yield '{ choose = [{ draw = 1 }, { draw = 2 }, { remove = "any" }] }', pitch
    yield from (
        ('{ mistake = "force" }', "after the pitch"),
        ('{ advantage = "batter" }', "advantage"),
        ('{ advantage = "pitcher" }', "advantage"),
        ('{ steal = "second" }', pitch),
        ('{ pick_off = "first" }', pitch),
        ('{ squeeze = [1, 19] }', "bunt"),
        ('{ eject = "pitcher" }', result),
        ('{ error = "all advance", roll = 11 }', "throw result"),
        ('{ on_natural_pitch = 1, then = [{ do = "hit the batter" }] }', pitch),
    )  # fmt: skip


def card(number: int, effect: str, window: str, more: str = "") -> str:
    return f"""
[[strategy]]
id = "X{number}"
title = "Card {number}"
colour = "grey"
rarity = "common"
window = "{window}"
effects = [{effect}]
{more}
"""


TIMES = (
    'lasts = "half"', 'lasts = "inning"', 'lasts = "game"', 'lasts = "2 batters"', 'lasts = "3 halves"',
    'lasts = "9 halves"', 'lasts = "2 batters"\non = "pitcher"', 'lasts = "half"\non = "batter"',
    'lasts = "until"\nuntil = "risp or loaded"', 'lasts = "until"\nuntil = "outcome == K"',
)  # fmt: skip
STADIUM = """
[[stadium]]
id = "S99"
name = "Everywhere"
roof = "indoor"
main = { effects = [{ mod = "throw_roll", by = 1 }] }
secondary = [
  { window = "half end", when = "AS in batter.icons", effects = [
    { draw = 2, who = "batting" },
    { discard = 2, who = "fielding" },
    { choose = [{ draw = 1, who = "batting" }, { discard = 1, who = "fielding" }], who = "batting" },
  ] },
  { always = true, when = "GG in pitcher.icons", effects = [{ mod = "throw_roll", by = 3 }] },
]
"""


@pytest.fixture(scope="module")
def full_book(tmp_path_factory: pytest.TempPathFactory) -> CardBook:
    """A set with one card for every effect and for every duration."""
    folder = tmp_path_factory.mktemp("full")
    cards = [card(number, *arguments) for number, arguments in enumerate(effects())]
    lasting = '{ mod = "swing", by = 2 }, { draw = 1 }, { forbid = "mistakes" }'
    cards += [card(900 + number, lasting, "any time", time) for number, time in enumerate(TIMES)]
    cards += [card(990, '{ mod = "swing", by = 2 }', "before the swing", 'lasts = "throw"')]
    cards += [card(991, '{ mod = "swing", by = 2 }', "before the throw", 'lasts = "at-bat"')]
    cards += [card(1000, "{ draw = 1 }", "half start").replace('"half start"', '["half start", "half end"]'), STADIUM]
    (folder / "set.toml").write_text('format = 1\nid = "full"\ntitle = "Full"\n', encoding="utf-8")
    (folder / "cards.toml").write_text("".join(cards), encoding="utf-8")
    return load_set(folder)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_effect_has_clean_text(full_book: CardBook, language: str) -> None:
    words = CardWords(language, full_book)
    texts = {words.text(each.id) for each in full_book.strategies}
    assert len(texts) > len(full_book.strategies) * 0.9
    for text in texts:
        assert not re.search(r"[{}$_]|  | [,.;:]|none", text), text
    assert words.title("X0") == "Card 0"


def test_tested_cards_cover_every_kind_of_effect(full_book: CardBook) -> None:
    cards: list[Any] = [*full_book.strategies, *BOOK.strategies, *BOOK.coaches]
    assert {type(effect) for each in cards for effect in each.effects} == set(VERBS.values())


def test_text_names_both_windows_of_a_card(full_book: CardBook) -> None:
    text = CardWords("en", full_book).text("X1000")
    assert text == "At the start of a half-inning or at the end of a half-inning: draw 1 card."


def test_stadium_text_omits_conditions_that_always_hold(full_book: CardBook) -> None:
    """The main effect of S99 has no condition, and a secondary effect is marked `always`."""
    main, other, always = CardWords("en", full_book).lines("S99")
    assert main == "+1 to the throw roll."
    assert other.startswith("At the end of a half-inning, batter with AS: the batting manager draws 2 cards; the ")
    assert other.endswith(" draws 1 card or the fielding manager discards 1 card, as the batting manager chooses.")
    assert always == "Pitcher with GG: +2 more to the throw roll."


def test_every_message_is_used(full_book: CardBook, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every message is used by a card, by a condition, or inside another message."""
    used: set[str] = set()
    say = Words.say

    def record_message(self: Words, message: str, /, **args: Any) -> str:
        used.add(message)
        return say(self, message, **args)

    monkeypatch.setattr(Words, "say", record_message)
    for book in (BOOK, full_book):
        words = CardWords("en", book)
        cards: list[Any] = [*book.strategies, *book.coaches, *book.stadiums]
        for each in cards:
            words.text(each.id)
            words.kind(each.id)
            words.title(each.id)
    test_every_condition_has_text("en")
    assert set(messages(FILES["en"])) - used - referenced_messages(FILES["en"]) == set()
