"""Tests of the sentences that describe a Fantasy game, in English and Russian."""

from typing import Any

import pytest

import pennant
from pennant.games.fantasy.cards import own_set
from pennant.games.fantasy.text import FantasyText
from pennant.kernel.text import GameText

GAME = pennant.game("fantasy")
ENGLISH: GameText = FantasyText("en", own_set())
RUSSIAN: GameText = FantasyText("ru", own_set())


def without_nbsp(text: str) -> str:
    return text.replace("\u00a0", " ")


def view(viewer: int | None = 0, **fields: Any) -> dict[str, Any]:
    """Return a view of a season with three Managers: Ann, Midnight Moths, Cy."""
    seen = GAME.view(GAME.new("season", seed=1, seats=3, listen=True), viewer)
    for seat, manager in enumerate(seen["managers"]):
        manager["team"] = f"T{3 + seat}"
    return {**seen, "stage": "season", **fields}


NAMES = ["Ann", "Midnight Moths", "Cy"]
SNAGGA, EMBER, FADEAWAY, PIM = "P-55", "P-97", "P-36", "P-31"


def total(seat: int, card: str, total: int, win: str = "W19") -> dict[str, Any]:
    return {"kind": "total", "seat": seat, "card": card, "win": win, "total": total}


def magic(seat: int, magic: str, card: str, source: str = "", via: str = "") -> dict[str, Any]:
    return {"kind": "magic", "seat": seat, "card": card, "source": source or card, "magic": magic, "via": via}


def points(seat: int, track: str, count: int) -> dict[str, Any]:
    return {"kind": "points", "seat": seat, "track": track, "points": count}


WON = {"kind": "won", "win": "W19", "worth": 1}
UNCLAIMED = {"kind": "unclaimed", "win": "W19"}

STORIES: dict[str, tuple[dict[str, Any], list[dict[str, Any]], list[str], list[str]]] = {
    "the draft tells you your card and nobody else's": (
        view(),
        [
            {"kind": "kept", "seat": 0, "card": SNAGGA},
            *[{"kind": "kept", "seat": seat, "card": None} for seat in (1, 2)],
        ],
        ["You keep Snagga Toothtag."],
        ["Вы оставляете себе персонажа Snagga Toothtag."],
    ),
    "a spectator learns no card of the draft": (
        view(None),
        [{"kind": "kept", "seat": seat, "card": None} for seat in (0, 1, 2)],
        ["Everybody keeps a card."],
        ["Каждый оставляет себе 1 карту."],
    ),
    "Free Agency": (
        view(),
        [
            {"kind": "claimed", "seat": 1, "card": EMBER, "reserved": False},
            {"kind": "dropped", "seat": 1, "card": SNAGGA},
            {"kind": "claimed", "seat": 2, "card": None, "reserved": True},
            {"kind": "dropped", "seat": 2, "card": PIM},
            {"kind": "declined", "seat": 0},
        ],
        [
            "Midnight Moths claim Ember Heatwave and drop Snagga Toothtag.",
            "Cy claims a reserved card and drops Pickoff Bromli.",
            "You claim nobody.",
        ],
        [
            "Midnight Moths забирает персонажа Ember Heatwave и отчисляет персонажа Snagga Toothtag.",
            "Cy забирает резервную карту и отчисляет персонажа Pickoff Bromli.",
            "Вы никого не забираете.",
        ],
    ),
    "a month begins": (
        view(),
        [
            {"kind": "month", "month": 2},
            *[{"kind": "game-laid", "place": place, "win": f"W0{place + 1}"} for place in range(4)],
            {"kind": "event", "event": "E09"},
        ],
        [
            "Month 2 begins.",
            "The Win cards: 1st base Grudge Game at Mossgate Park (AVG SB ERA IP); "
            "2nd base Grudge Game at Troll Bridge Field (AVG SB ERA SV); "
            "3rd base Grudge Game at Cinder Bowl (R RBI IP SV); Home Grudge Game at Moonwell Grounds (HR SB W K).",
            "Event: Halo Moon. Each stat of a Good active Character is 1 higher.",
        ],
        [
            "Начинается 2-й месяц.",
            "Карты победы: 1-я база — Grudge Game at Mossgate Park (AVG SB ERA IP); "
            "2-я база — Grudge Game at Troll Bridge Field (AVG SB ERA SV); "
            "3-я база — Grudge Game at Cinder Bowl (R RBI IP SV); дом — Grudge Game at Moonwell Grounds (HR SB W K).",
            "Событие «Halo Moon». Каждый показатель доброго активного персонажа больше на 1.",
        ],
    ),
    "magic of all kinds": (
        view(),
        [
            magic(0, "flames", EMBER),
            {"kind": "burned", "seat": 0, "target": 1, "card": FADEAWAY, "stat": "ERA"},
            magic(1, "summon", "UT-6", SNAGGA, "blessing"),
            {"kind": "summoned", "seat": 1, "source": SNAGGA},
            magic(2, "axe", PIM),
            {"kind": "lost-point", "seat": 0, "track": "red"},
            {"kind": "lost-point", "seat": 1, "track": "blue"},
        ],
        [
            "You use FLAMES of Ember Heatwave: ERA of Lady Fadeaway (Midnight Moths) is 0 this week.",
            "Midnight Moths use BLESSING of Cherub Chopper to copy SUMMON of Snagga Toothtag: "
            "IP 4, W 3 and K 7 are added to the active Character.",
            "Cy uses AXE of Pickoff Bromli: "
            "you lose 1 point on the red track and Midnight Moths lose 1 point on the blue track.",
        ],
        [
            "Вы применяете магию «Пламя» (Ember Heatwave): "
            "показатель ERA персонажа Lady Fadeaway (Midnight Moths) на этой неделе равен 0.",
            "Midnight Moths применяет магию «Благословение» (Cherub Chopper) и повторяет «Призыв» (Snagga Toothtag): "
            "к активному персонажу прибавляется IP 4, W 3 и K 7.",
            "Cy применяет магию «Топор» (Pickoff Bromli): "
            "вы теряете 1 очко на красной шкале, Midnight Moths теряет 1 очко на синей шкале.",
        ],
    ),
    "what DIG exchanges unseen": (
        view(),
        [
            magic(2, "dig", "P-44"),
            {"kind": "left", "seat": 2, "card": None, "pile": "discard"},
            {"kind": "joined", "seat": 2, "card": None, "pile": "discard", "place": 3},
        ],
        [
            "Cy uses DIG of Full-Count Thorgrim and looks through the Discard Pile.",
            "Cy sends a card to the Discard Pile; another takes its place at Home.",
        ],
        [
            "Cy применяет магию «Раскопки» (Full-Count Thorgrim) и просматривает сброс.",
            "Cy отправляет карту в сброс; место в доме занимает другая карта.",
        ],
    ),
    "several pass": (
        view(),
        [{"kind": "no-magic", "seat": 1}, {"kind": "no-magic", "seat": 2}, {"kind": "no-magic", "seat": 0}],
        ["Midnight Moths, Cy and you use no magic."],
        ["Midnight Moths, Cy и вы не применяете магию."],
    ),
    "a week is won by a margin, and the others move up": (
        view(),
        [
            *[total(0, EMBER, 14), total(1, FADEAWAY, 16), total(2, PIM, 9)],
            *[points(0, "red", 1), points(0, "blue", 2), points(2, "green", 1)],
            {**WON, "seat": 1, "worth": 3},
        ],
        [
            "Night Game at Moonwell Grounds: Midnight Moths 16, you 14, Cy 9.",
            "Lady Fadeaway wins it for Midnight Moths by 2.",
            "The card is worth 3 Wins.",
            "Stat Tracks: you red +1, blue +2; Cy green +1.",
        ],
        [
            "Night Game at Moonwell Grounds: Midnight Moths — 16, вы — 14, Cy — 9.",
            "Победа: Midnight Moths (Lady Fadeaway), перевес 2.",
            "Карта приносит 3 победы.",
            "Шкалы: вы — красная +1, синяя +2; Cy — зелёная +1.",
        ],
    ),
    "a tie goes to Good": (
        view(),
        [total(0, PIM, 9), total(1, FADEAWAY, 9), {**WON, "seat": 0}],
        [
            "Night Game at Moonwell Grounds: you 9, Midnight Moths 9.",
            "You and Midnight Moths tie at 9; Pickoff Bromli is Good and wins it for you.",
        ],
        [
            "Night Game at Moonwell Grounds: вы — 9, Midnight Moths — 9.",
            "Ничья при сумме 9 (вы и Midnight Moths), но Pickoff Bromli на стороне Добра: победа ваша.",
        ],
    ),
    "JUSTICE bars the best": (
        view(),
        [total(0, PIM, 3), total(1, FADEAWAY, 18), {**WON, "seat": 0}],
        [
            "Night Game at Moonwell Grounds: Midnight Moths 18, you 3.",
            "JUSTICE bars Lady Fadeaway (Midnight Moths), so Pickoff Bromli wins it for you.",
        ],
        [
            "Night Game at Moonwell Grounds: Midnight Moths — 18, вы — 3.",
            "«Правосудие» не даёт победить персонажу Lady Fadeaway (Midnight Moths). Победа ваша: Pickoff Bromli.",
        ],
    ),
    "nobody wins a tie, with nothing, or against JUSTICE": (
        view(),
        [
            *[total(0, EMBER, 9), total(1, FADEAWAY, 9), UNCLAIMED],
            *[total(0, EMBER, 0), total(1, FADEAWAY, 0), UNCLAIMED],
            *[total(0, EMBER, 4), total(1, FADEAWAY, 0), UNCLAIMED],
        ],
        [
            "Night Game at Moonwell Grounds: you 9, Midnight Moths 9.",
            "You and Midnight Moths tie at 9: nobody wins the card.",
            "Night Game at Moonwell Grounds: you 0, Midnight Moths 0.",
            "Nobody has more than 0: nobody wins the card.",
            "Night Game at Moonwell Grounds: you 4, Midnight Moths 0.",
            "JUSTICE bars Ember Heatwave (you): nobody wins the card.",
        ],
        [
            "Night Game at Moonwell Grounds: вы — 9, Midnight Moths — 9.",
            "Ничья при сумме 9 (вы и Midnight Moths): карта не взята.",
            "Night Game at Moonwell Grounds: вы — 0, Midnight Moths — 0.",
            "Суммы больше 0 нет ни у кого: карта не взята.",
            "Night Game at Moonwell Grounds: вы — 4, Midnight Moths — 0.",
            "«Правосудие» не даёт победить персонажу Ember Heatwave (вы): карта не взята.",
        ],
    ),
    "the end of the season": (
        view(),
        [
            {"kind": "bonus", "seat": 0, "track": "red", "wins": 2},
            {"kind": "bonus", "seat": 1, "track": "red", "wins": 1},
            {"kind": "bonus", "seat": 2, "track": "blue", "wins": 2},
            *[{"kind": "final", "seat": seat, "wins": wins} for seat, wins in enumerate((4, 9, 6))],
        ],
        [
            "Wins for the Stat Tracks: red (you 2, Midnight Moths 1), blue (Cy 2).",
            "Final Wins: Midnight Moths 9, Cy 6, you 4.",
        ],
        [
            "Победы за шкалы: красная (вы — 2, Midnight Moths — 1), синяя (Cy — 2).",
            "Победы по итогам сезона: Midnight Moths — 9, Cy — 6, вы — 4.",
        ],
    ),
    "a game of the Series": (
        view(stage="series", finalists=[1, 0]),
        [
            {"kind": "week", "place": 2},
            {"kind": "revealed", "seat": 1, "place": 2, "card": FADEAWAY},
            {"kind": "revealed", "seat": 0, "place": 2, "card": PIM},
            *[total(1, FADEAWAY, 0), total(0, PIM, 0), {"kind": "next-card", "win": "W01"}],
            *[total(1, FADEAWAY, 11, "W01"), total(0, PIM, 8, "W01"), {"kind": "game-won", "seat": 1, "games": 3}],
        ],
        [
            "Game 3, Night Game at Moonwell Grounds: Lady Fadeaway (Midnight Moths) and Pickoff Bromli (you).",
            "Night Game at Moonwell Grounds: Midnight Moths 0, you 0.",
            "Nobody has more than 0. The next Win card is Grudge Game at Mossgate Park (AVG SB ERA IP).",
            "Grudge Game at Mossgate Park: Midnight Moths 11, you 8.",
            "Lady Fadeaway wins it for Midnight Moths by 3.",
            "The Series: Midnight Moths 3, you 0.",
        ],
        [
            "Матч 3, Night Game at Moonwell Grounds: Lady Fadeaway (Midnight Moths), Pickoff Bromli (вы).",
            "Night Game at Moonwell Grounds: Midnight Moths — 0, вы — 0.",
            "Суммы больше 0 нет ни у кого. Следующая карта победы — Grudge Game at Mossgate Park (AVG SB ERA IP).",
            "Grudge Game at Mossgate Park: Midnight Moths — 11, вы — 8.",
            "Победа: Midnight Moths (Lady Fadeaway), перевес 3.",
            "Счёт серии: Midnight Moths — 3, вы — 0.",
        ],
    ),
    "the champion": (
        view(stage="over"),
        [{"kind": "champion", "seat": 0}, {"kind": "champion", "seat": 1}, {"kind": "champion", "seat": 2}],
        ["You are the champion!", "Midnight Moths are the champions!", "Cy is the champion!"],
        ["Чемпион — вы!", "Чемпион — Midnight Moths!", "Чемпион — Cy!"],
    ),
}


@pytest.mark.parametrize("name", STORIES)
def test_story_reads_as_expected_in_both_languages(name: str) -> None:
    seen, events, english, russian = STORIES[name]
    assert ENGLISH.story(events, seen, NAMES) == english
    assert [without_nbsp(line) for line in RUSSIAN.story(events, seen, NAMES)] == russian


def test_team_names_replace_missing_manager_names() -> None:
    assert ENGLISH.event({"kind": "champion", "seat": 1}, view()) == "Midnight Moths are the champions!"
    solo = GAME.view(GAME.new("solo", seed=1), 0)
    assert ENGLISH.names(solo)[1:] == ["Robot", "Deck"]
    assert RUSSIAN.names(solo)[1:] == ["Робот", "Колода"]
