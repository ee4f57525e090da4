"""Games on paper: the numbers of every table balance with the events that they come from."""

import re
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

import pytest

import pennant
from pennant.games import OWN
from pennant.games.clutch.rules.ballgame_state import BallgameState as ClutchTable
from pennant.games.clutch.scoring import boxes_of
from pennant.kernel.paper import Paper, Row, Sheet
from pennant.kernel.state import State
from pennant.kernel.words import LANGUAGES

CASES: list[tuple[str, str, dict[str, Any]]] = [
    ("highlights", "single", {}),
    ("highlights", "standard", {}),
    ("highlights", "solitaire", {}),
    ("highlights", "tournament", {}),
    ("fantasy", "season", {"seats": 3}),
    ("fantasy", "season", {"seats": 4, "more_wins": True, "events": True}),
    ("fantasy", "solo", {}),
    ("clutch", "single", {"windows": "quick"}),
    ("clutch", "series", {"windows": "quick"}),
]


def played(game: str, mode: str, options: dict[str, Any], moves: int = 100_000, seed: int = 5) -> State:
    """A random game, or the beginning of one."""
    state = pennant.game(game).new(mode, seed=seed, listen=True, **options)
    random = Random(seed)
    for _ in range(moves):
        if state.is_over():
            break
        seat = state.actors()[0]
        state.apply(seat, random.choice(state.legal(seat)))
    return state


def on_paper(game: str, state: State, language: str = "en") -> tuple[Paper, list[dict[str, Any]]]:
    """The paper of a state as all the world may read it, and the events behind it."""
    rules, over = pennant.game(game), state.is_over()
    text, view = rules.text(language), rules.view(state, None, reveal=over)
    events = rules.events(state, None, reveal=over)
    return text.paper(events, view), events


def sheets_of(paper: Paper) -> list[Sheet]:
    return [sheet for section in paper.sections for sheet in section.sheets]


def assert_every_sheet_has_a_name_of_its_own(paper: Paper) -> None:
    """Users of screen readers move from table to table by their names."""
    captions = [(section.title, sheet.caption) for section in paper.sections for sheet in section.sheets]
    assert len(captions) == len(set(captions)), captions


def number(row: Row, sheet: Sheet, column: str) -> int:
    return int(row.cells[[each.title for each in sheet.columns].index(column)].text or 0)


@pytest.mark.parametrize("game", OWN)
def test_both_languages_have_the_same_words(game: str) -> None:
    folder = Path(pennant.__file__).parent / "games" / game / "text"
    texts = [(folder / f"{language}-paper.ftl").read_text(encoding="utf-8") for language in LANGUAGES]
    english, russian = (re.findall(r"^(paper-[\w-]+) =", text, re.MULTILINE) for text in texts)
    assert english == russian
    english, russian = (re.findall(r"\$\w+", text) for text in texts)
    assert {*english} == {*russian}


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "mode", "options"), CASES, ids=str)
def test_a_paper_is_whole_at_any_time(game: str, mode: str, options: dict[str, Any], language: str) -> None:
    for moves in (0, 1, 20, 200, 100_000):
        paper, _ = on_paper(game, played(game, mode, options, moves), language)
        assert paper.headline
        assert_every_sheet_has_a_name_of_its_own(paper)
        for sheet in sheets_of(paper):
            assert sheet.caption
            assert sheet.head
            for row in (*sheet.rows, *sheet.totals):
                assert len(row.cells) == len(sheet.columns), sheet.caption
    assert paper.sections


@pytest.mark.parametrize("mode", ["single", "standard", "solitaire"])
def test_runs_by_inning_and_by_card_are_those_that_came_home(mode: str) -> None:
    paper, events = on_paper("highlights", played("highlights", mode, {}))
    home = Counter(event["seat"] for event in events if event["kind"] == "ran" and event["end"] == 4)
    games = [sheet for sheet in sheets_of(paper) if sheet.caption.startswith("Game ")]
    won = [event for event in events if event["kind"] == "won"]
    assert len(games) == len(won)
    for sheet, result in zip(games, won, strict=True):
        runs = [number(row, sheet, "R") for row in sheet.rows]
        assert runs == [result["visitor_runs"], result["home_runs"]]
        for row, total in zip(sheet.rows, runs, strict=True):
            assert sum(int(cell.text or 0) for cell in row.cells[:-1]) == total
    cards = [sheet for sheet in sheets_of(paper) if sheet.head == "Card"]
    for seat, sheet in enumerate(cards):
        assert number(sheet.totals[0], sheet, "R") == home[seat]
        for column in ("Played", "H", "BB", "R"):
            assert sum(number(row, sheet, column) for row in sheet.rows) == number(sheet.totals[0], sheet, column)
        bought = [event["card"] for event in events if event["kind"] == "bought" and event["seat"] == seat]
        assert sum(bool(row.cells[-1].text) for row in sheet.rows) == len(bought)


def test_the_season_in_wins_is_the_one_that_was_told() -> None:
    state = played("fantasy", "season", {"seats": 4})
    paper, events = on_paper("fantasy", state)
    table = sheets_of(paper)[0]
    final = sorted(event["wins"] for event in events if event["kind"] == "final")
    assert sorted(number(row, table, "Wins") for row in table.rows) == final
    for row in table.rows:
        assert sum(int(cell.text) for cell in row.cells[1:]) == int(row.cells[0].text)


def test_every_week_has_the_winner_of_its_month() -> None:
    paper, events = on_paper("fantasy", played("fantasy", "season", {"seats": 4}))
    months = [section.sheets[0] for section in paper.sections if section.title.startswith("Month")]
    assert len(months) == 3
    won = sum(event["kind"] == "won" for event in events)
    unclaimed = sum(event["kind"] == "unclaimed" for event in events)
    winners = [row.cells[-1] for sheet in months for row in sheet.rows]
    assert len(winners) == won + unclaimed
    assert sum(cell.text == "nobody" for cell in winners) == unclaimed
    for sheet in months:
        for row in sheet.rows:
            strong = [column.title for column, cell in zip(sheet.columns, row.cells, strict=True) if cell.strong]
            assert strong in ([row.cells[-1].text], [])


def test_a_second_wild_card_game_is_called_so() -> None:
    """Three who are first together play for one place, and the other two for the second one (F-9.5)."""
    for seed in range(200):
        state = played("fantasy", "season", {"seats": 3}, seed=seed)
        if sum(event["kind"] == "wild-card" for event in pennant.game("fantasy").events(state, None)) == 2:
            break
    paper, _ = on_paper("fantasy", state)
    assert_every_sheet_has_a_name_of_its_own(paper)
    assert {"Wild Card Game", "Wild Card Game 2"} <= {sheet.caption for sheet in sheets_of(paper)}


def test_the_draft_is_secret_until_the_season_is_over() -> None:
    before, _ = on_paper("fantasy", played("fantasy", "season", {"seats": 3}, moves=60))
    after, events = on_paper("fantasy", played("fantasy", "season", {"seats": 3}))
    assert "The draft" not in [section.title for section in before.sections]
    (draft,) = (section.sheets[0] for section in after.sections if section.title == "The draft")
    kept = sum(event["kind"] == "kept" for event in events)
    assert sum(bool(cell.text) for row in draft.rows for cell in row.cells) == kept


@pytest.mark.slow
@pytest.mark.parametrize("mode", ["single", "series"])
def test_box_scores_on_paper_are_the_scorers_own(mode: str) -> None:
    state = played("clutch", mode, {"windows": "quick"})
    assert isinstance(state, ClutchTable)
    boxes = boxes_of(state)
    paper, _ = on_paper("clutch", state)
    games = [section for section in paper.sections if len(section.sheets) == 5]
    assert len(games) == len(boxes)
    for section, box in zip(games, boxes, strict=True):
        line, *teams = section.sheets
        order = (box.teams[1 - box.home], box.teams[box.home])
        for row, team in zip(line.rows, order, strict=True):
            assert number(row, line, "R") == box.score[team.seat]
            assert number(row, line, "H") == team.hits
        for team, batting, pitching in zip(order, teams[::2], teams[1::2], strict=True):
            for column in ("AB", "R", "H", "RBI", "BB", "K"):
                total = sum(number(row, batting, column) for row in batting.rows)
                assert total == number(batting.totals[0], batting, column)
            assert number(batting.totals[0], batting, "H") == team.hits
            assert number(batting.totals[0], batting, "R") == team.runs
            other = box.teams[1 - team.seat]
            assert number(pitching.totals[0], pitching, "R") == other.runs
            assert number(pitching.totals[0], pitching, "H") == other.hits


def test_statistics_of_a_series_add_up_its_box_scores() -> None:
    paper, _ = on_paper("clutch", played("clutch", "series", {"windows": "quick"}))
    games = [section for section in paper.sections if len(section.sheets) == 5]
    sums = [section for section in paper.sections if section.title.endswith(": statistics")]
    assert len(sums) == 2
    for section in sums:
        for whole in section.sheets:
            of_games = [sheet for game in games for sheet in game.sheets if sheet.caption == whole.caption]
            for column in ("R", "H", "BB", "K"):
                parts = sum(number(sheet.totals[0], sheet, column) for sheet in of_games)
                assert number(whole.totals[0], whole, column) == parts
