"""Tests of the text on Fantasy cards: the text of every Event, generated from its effects, and the card faces."""

import msgspec
import pytest

from pennant.games.fantasy.cards import (
    CardBook,
    Effect,
    EventText,
    FreeAgencyEffect,
    InfoEffect,
    MagicEffect,
    OrderEffect,
    StatEffect,
    TieEffect,
    TrackEffect,
    ValueEffect,
    own_set,
)
from pennant.games.fantasy.text import FantasyText

ENGLISH, RUSSIAN = FantasyText("en", own_set()), FantasyText("ru", own_set())

# --- Events -----------------------------------------------------------------------------------------------------------

EVENTS = {
    "E01": ("HR of every active Character is 2 higher.", "HR каждого активного персонажа больше на 2."),
    "E02": ("HR of every active Character is 2 lower.", "HR каждого активного персонажа меньше на 2."),
    "E03": ("SB of every active Character is 2 higher.", "SB каждого активного персонажа больше на 2."),
    "E04": ("R and SB of every active Character are 1 lower.", "R и SB каждого активного персонажа меньше на 1."),
    "E05": ("K of every active Character is 2 higher.", "K каждого активного персонажа больше на 2."),
    "E06": (
        "ERA of every active Character is 2 higher. AVG of every active Character is 1 lower.",
        "ERA каждого активного персонажа больше на 2. AVG каждого активного персонажа меньше на 1.",
    ),
    "E07": ("SV of every active Character is 2 lower.", "SV каждого активного персонажа меньше на 2."),
    "E08": ("IP and W of every active Character are 1 higher.", "IP и W каждого активного персонажа больше на 1."),
    "E09": (
        "Each stat of a Good active Character is 1 higher.",
        "Каждый показатель доброго активного персонажа больше на 1.",
    ),
    "E10": (
        "Each stat of an Evil active Character is 1 higher.",
        "Каждый показатель злого активного персонажа больше на 1.",
    ),
    "E11": ("Each stat of an active Rookie is 2 higher.", "Каждый показатель активного новичка больше на 2."),
    "E12": (
        "Each stat of an active Hall of Fame Character is 1 lower.",
        "Каждый показатель активного члена Зала славы меньше на 1.",
    ),
    "E13": (
        "Each stat of an active Character with both hitting and pitching stats is 1 higher.",
        "Каждый показатель активного персонажа с двойным амплуа больше на 1.",
    ),
    "E14": (
        "The highest printed stat of an active Specialist is 3 higher. "
        "Of equal ones it is the first of AVG, R, HR, RBI, SB, ERA, IP, W, K, SV.",
        "Самый большой напечатанный показатель активного специалиста больше на 3. "
        "Из равных это первый по списку: AVG, R, HR, RBI, SB, ERA, IP, W, K, SV.",
    ),
    "E15": ("In a tie Evil beats Good.", "При равенстве Зло сильнее Добра."),
    "E16": (
        "A tie that Good and Evil leave open goes to the tied Manager who is earliest in waiver order.",
        "Если Добро и Зло равенства не решают, побеждает тот из равных, кто раньше в очереди вейверов.",
    ),
    "E17": ("No magic in weeks 1 and 2.", "На неделях 1 и 2 магии нет."),
    "E18": (
        "When all have had their chance for magic, everybody has a second one in the same order.",
        "Когда магию могли применить все, каждый может ещё раз, в том же порядке.",
    ),
    "E19": ("Magic is used in waiver order.", "Магию применяют по очереди вейверов."),
    "E20": (
        "Once this month you may use the magic of your active Character in place of a bench card’s.",
        "Один раз за месяц можно применить магию своего активного персонажа вместо магии со скамейки.",
    ),
    "E21": (
        "When all are ready, all bench cards are shown to everybody.",
        "Когда все готовы, карты всех скамеек показывают всем.",
    ),
    "E22": (
        "When all are ready, everybody’s Home starter is shown.",
        "Когда все готовы, каждый показывает стартового персонажа в доме.",
    ),
    "E23": (
        "The Free Agent pool has 2 more cards. "
        "After the first round of Free Agency there is a second one in the same order.",
        "В пуле агентов на 2 карты больше. После первого круга на рынке идёт второй в том же порядке.",
    ),
    "E24": ("There is no Free Agency this month.", "В этом месяце рынка нет."),
    "E25": ("Free Agency goes in turn order.", "На рынке выбирают в порядке хода."),
    "E26": ("The winner of a week scores the banners too.", "Очки за ленты получает и победитель недели."),
    "E27": (
        "Each match with a banner moves the peg 1 further.",
        "Каждое совпадение с лентой двигает колышек ещё на 1.",
    ),
    "E28": ("Banners are not scored this month.", "В этом месяце ленты очков не дают."),
    "E29": ("The Win card at Home is worth 1 Win more.", "Карта победы в доме стоит на 1 победу больше."),
    "E30": (
        "The weeks run in this order: 1st base, 2nd base, Home, 3rd base.",
        "Недели идут так: 1-я база, 2-я база, дом, 3-я база.",
    ),
}
"""The text of each Event in English and Russian (F-12.1)."""


def without_nbsp(text: str) -> str:
    return text.replace("\u00a0", " ")


@pytest.mark.parametrize("event", EVENTS)
def test_event_text_describes_effects_in_english_and_russian(event: str) -> None:
    english, russian = EVENTS[event]
    assert ENGLISH.event_text(event) == english
    assert without_nbsp(RUSSIAN.event_text(event)) == russian


def test_expected_texts_cover_every_event() -> None:
    assert set(EVENTS) == {event.id for event in own_set().events}


def test_event_text_in_series_mentions_games() -> None:
    assert {event: ENGLISH.event_text(event, "series") for event in ("E17", "E20", "E22", "E30")} == {
        "E17": "No magic in Games 1 and 2.",
        "E20": "Once in the Series you may use the magic of your active Character in place of a bench card’s.",
        "E22": "When all are ready, everybody’s starter of Game 4 is shown.",
        "E30": "The games are played in this order: Game 1, Game 2, Game 4, Game 3.",
    }


def book_with(*effects: Effect) -> CardBook:
    return msgspec.structs.replace(own_set(), events=(EventText("X1", "Anything", effects),))


NEW_EVENTS: dict[str, tuple[Effect, str, str]] = {
    "one tier": (
        StatEffect(-1, ("W", "K", "SV"), {"tier": "All-Star"}),
        "W, K and SV of an active All-Star are 1 lower.",
        "W, K и SV активной звезды меньше на 1.",
    ),
    "one kind": (
        StatEffect(3, "highest_printed", {"kind": "pitch"}),
        "The highest printed stat of an active Character with pitching stats only is 3 higher. "
        "Of equal ones it is the first of AVG, R, HR, RBI, SB, ERA, IP, W, K, SV.",
        "Самый большой напечатанный показатель активного персонажа без показателей бэттера больше на 3. "
        "Из равных это первый по списку: AVG, R, HR, RBI, SB, ERA, IP, W, K, SV.",
    ),
    "ties": (
        TieEffect("Evil", "waiver_first"),
        f"{EVENTS['E15'][0]} {EVENTS['E16'][0]}",
        f"{EVENTS['E15'][1]} {EVENTS['E16'][1]}",
    ),
    "magic": (
        MagicEffect((3,), 3, "waiver"),
        "No magic in week 3. There are 3 rounds of magic, in the same order. Magic is used in waiver order.",
        "На неделе 3 магии нет. Магию применяют в том же порядке, кругов: 3. Магию применяют по очереди вейверов.",
    ),
    "bench": (InfoEffect("bench"), *EVENTS["E21"]),
    "agents": (
        FreeAgencyEffect(1, order="turn"),
        "The Free Agent pool has 1 more card. Free Agency goes in turn order.",
        "В пуле агентов на 1 карту больше. На рынке выбирают в порядке хода.",
    ),
    "tracks": (
        TrackEffect(winner_scores=True, step=2),
        "The winner of a week scores the banners too. Each match with a banner moves the peg 2 further.",
        "Очки за ленты получает и победитель недели. Каждое совпадение с лентой двигает колышек ещё на 2.",
    ),
    "value": (
        ValueEffect("2nd", 5),
        "The Win card at 2nd base is worth 5 Wins more.",
        "Карта победы на 2-й базе стоит на 5 побед больше.",
    ),
    "order": (
        OrderEffect((4, 3, 2, 1)),
        "The weeks run in this order: Home, 3rd base, 2nd base, 1st base.",
        "Недели идут так: дом, 3-я база, 2-я база, 1-я база.",
    ),
}


@pytest.mark.parametrize("name", NEW_EVENTS)
def test_event_text_is_generated_from_effects(name: str) -> None:
    effect, english, russian = NEW_EVENTS[name]
    assert FantasyText("en", book_with(effect)).event_text("X1") == english
    assert without_nbsp(FantasyText("ru", book_with(effect)).event_text("X1")) == russian


# --- cards ------------------------------------------------------------------------------------------------------------


def test_card_face_and_line_show_character() -> None:
    assert ENGLISH.card_line("P-31") == "Pickoff Bromli, Rookie, Good: ERA 3, IP 5, W 5, AXE"
    assert RUSSIAN.card_line("P-31") == "Pickoff Bromli, новичок, Добро: ERA 3, IP 5, W 5, «Топор»"
    assert ENGLISH.card_face("P-31") == [
        "Pickoff Bromli, Undermountain Diggers",
        "Rookie, Good, card P-31",
        "Stats: ERA 3, IP 5, W 5",
        "AXE: Two opponents lose 1 point each, on tracks you choose.",
    ]


def test_card_face_and_line_show_win_card_and_event() -> None:
    assert ENGLISH.card_line("W01") == "Grudge Game at Mossgate Park: AVG + SB + ERA + IP; others green +1"
    assert [without_nbsp(line) for line in RUSSIAN.card_face("W01")] == [
        "Grudge Game at Mossgate Park, карта победы W01",
        "Сложите: AVG + SB + ERA + IP",
        "Ленты для остальных: зелёная +1",
        "На карте стоит: 3 победы",
    ]
    assert ENGLISH.card_face("E24") == [
        "Hiring Freeze, Event",
        "There is no Free Agency this month.",
        "Season only, in months with Free Agency.",
    ]


def test_team_line_shows_name_color_and_manager() -> None:
    assert ENGLISH.team_line("T1") == "Amethyst Towers, purple, managed by Orlo Hexworth"
    assert RUSSIAN.team_line("T1") == "Amethyst Towers, цвет фиолетовый, менеджер — Orlo Hexworth"
