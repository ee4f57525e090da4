"""The balance report: its statistics, its games, and that it finds a card that is far too strong."""

import json
import re
from pathlib import Path
from random import Random

import pytest
from typer.testing import CliRunner

from pennant.balance import Measure, Report, ReportTable, Tally, Wish, play, report
from pennant.balance.figures import Sum, around, by_chance, fit, holm, mean, share
from pennant.balance.highlights import MixedGames, TeamGames, plan, tables
from pennant.balance.tables import Row
from pennant.cli.commands import app
from pennant.games.highlights.cards import OWN_SET, load_set, own_set
from pennant.games.highlights.rules.cards import FREE_AGENT, ROSTER
from pennant.kernel.errors import UsageError

SMALL = Wish("highlights", 60)


def sum_of(*values: float) -> Sum:
    found = Sum()
    for value in values:
        found.add(value)
    return found


# --- statistics -------------------------------------------------------------------------------------------------------


def test_a_share_has_wilsons_interval() -> None:
    """Eight of ten: Wilson's interval is 49.0 % to 94.3 %."""
    found = share(sum_of(*[1] * 8, *[0] * 2))
    assert (found.value, found.low, found.high) == pytest.approx((0.8, 0.490, 0.943), abs=5e-4)


def test_a_share_is_judged_by_the_spread_of_a_fair_one() -> None:
    assert share(sum_of(*[1] * 8, *[0] * 2), fair=0.5).error == pytest.approx(0.5 / 10**0.5)


def test_a_mean_has_a_normal_interval() -> None:
    """2, 4, 4, 4, 5, 5, 7, 9: mean 5, standard deviation 2.138."""
    found = mean(sum_of(2, 4, 4, 4, 5, 5, 7, 9))
    assert (found.value, found.error) == pytest.approx((5.0, 2.13809 / 8**0.5), abs=1e-5)
    assert (found.low, found.high) == pytest.approx((5 - 1.96 * found.error, 5 + 1.96 * found.error))


def test_how_likely_chance_alone_is() -> None:
    """A distance of 1.96 standard errors happens once in twenty times."""
    assert by_chance(1.96, 1.0) == pytest.approx(0.05, abs=1e-4)
    assert by_chance(-5.152, 2.0) == pytest.approx(0.01, abs=1e-4)
    assert by_chance(0.0, 0.0) == 1.0


def test_holms_correction() -> None:
    """The smallest counts four times, the next three times, and none less than the one before it."""
    assert holm([0.01, 0.04, 0.03, 0.005]) == pytest.approx([0.03, 0.06, 0.06, 0.02])
    assert holm([0.5, 0.9]) == [1.0, 1.0]
    assert holm([]) == []


def test_a_plane_is_fitted_exactly() -> None:
    """values = 2 + 3 x one - 1 x other."""
    one, other = [1.0, 2.0, 3.0, 4.0, 5.0], [2.0, 1.0, 4.0, 3.0, 7.0]
    values = [2 + 3 * a - b for a, b in zip(one, other, strict=True)]
    line = fit(values, one, other)
    assert line.fitted == pytest.approx(values)
    assert line.slope == pytest.approx(-1.0)
    assert fit(values, other, one).slope == pytest.approx(3.0)
    assert sum(line.leverage) == pytest.approx(3.0)


def test_a_column_that_says_nothing_is_left_out_of_the_fit() -> None:
    line = fit([1.0, 2.0, 3.0], [4.0, 4.0, 4.0], [1.0, 2.0, 3.0])
    assert line.fitted == pytest.approx([1.0, 2.0, 3.0])
    assert fit([1.0, 2.0, 3.0], [1.0, 2.0, 3.0], [4.0, 4.0, 4.0]).slope == 0.0


def table(*values: float, error: float = 0.01, tolerance: float = 0.03) -> ReportTable:
    rows = [Row((f"row {place}",), around(value, error, 100), fair=0.5) for place, value in enumerate(values)]
    return ReportTable("A table", ("what", "wins"), rows, tolerance=tolerance)


def test_what_is_clear_of_chance_is_marked_and_what_is_clearly_too_much_in_capitals() -> None:
    found = table(0.5, 0.515, 0.53, 0.60, 0.40).verdicts()
    assert found == ["", "", "slightly high", "HIGH", "LOW"]


def test_more_rows_need_more_proof() -> None:
    assert table(0.521).verdicts() == ["slightly high"]
    assert set(table(0.521, *[0.5] * 19).verdicts()) == {""}


def test_a_row_without_a_fair_value_is_only_told() -> None:
    rows = [Row(("runs",), around(3.5, 0.01, 100)), Row(("wins",), around(0.9, 0.01, 100), fair=0.5)]
    assert ReportTable("A table", ("what", "mean"), rows, "number").verdicts() == ["", "HIGH"]


# --- games ------------------------------------------------------------------------------------------------------------


@pytest.mark.slow
def test_two_processes_find_what_one_finds() -> None:
    assert report(SMALL, jobs=2).json() == report(SMALL, jobs=1).json()


@pytest.mark.slow
def test_another_seed_is_another_report() -> None:
    assert report(Wish("highlights", 60, seed=2, mode="single")) != report(Wish("highlights", 60, mode="single"))


def test_as_many_games_as_usual_unless_one_says_how_many(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("pennant.balance.highlights.GAMES", 3)
    assert report(Wish("highlights", mode="single")).games == 6


def test_every_game_is_played_once() -> None:
    measures = plan(Wish("highlights", 1234))
    blocks = play.blocks_of(measures)
    for place, measure in enumerate(measures):
        numbers = [number for block in blocks if block.measure == place for number in block.numbers]
        assert numbers == list(range(measure.games))


def test_an_interrupted_report_has_what_was_played() -> None:
    def impatient(done: int, whole: int) -> None:
        if done >= 30:
            raise KeyboardInterrupt

    found = report(SMALL, progress=impatient)
    assert found.games == 30
    assert not found.finished
    assert "30 games of highlights among greedy bots (stopped: 126 were planned)" in found.text()


def test_an_interruption_before_the_first_game_is_one() -> None:
    class Interrupted:
        games = 1

        def play(self, number: int, seed: int, tally: Tally) -> None:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        play.play_and_tally(SMALL, [Interrupted()], 1, None)


def test_mixed_sides_are_whole_and_share_no_free_agent() -> None:
    measure = MixedGames(1, own_set())
    sides, hired = measure.sides(Random(5))
    for side, new in zip(sides, hired, strict=True):
        free_agents = [card for card in side if own_set().rules.cards[card].tier == FREE_AGENT]
        assert len(set(side)) == ROSTER
        assert free_agents == new
        assert len(new) == 6
    assert not set(sides[0]) & set(sides[1])


def test_all_is_counted_twice_once_for_either_side() -> None:
    tally = Tally()
    for number in range(12):
        plan(SMALL)[0].play(number, number, tally)
    teams = [tally.of("single", "team", team.id) for team in own_set().teams]
    assert [found.games for found in teams] == [6, 6, 6, 6]
    assert sum(found.total for found in teams) == 12
    one = tally.of("single", "pairing", "boston", "new-york")
    other = tally.of("single", "pairing", "new-york", "boston")
    assert one.games == other.games == 2
    assert one.total + other.total == 2


def test_without_games_there_are_no_rows() -> None:
    assert not any(found.rows for found in tables(SMALL, Tally()))


# --- on paper ---------------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def small() -> Report:
    return report(SMALL)


def test_the_tables_of_highlights(small: Report) -> None:
    titles = [found.title for found in small.tables]
    assert titles == [
        "Starter teams, mini-games",
        "Pairings, mini-games",
        "Starter teams, series (expert)",
        "Pairings, series (expert)",
        "Visitor and home",
        "Free agents",
        "The course of play",
    ]
    assert len(small.tables[5].rows) == 60
    off = [row.figure.value for row in small.tables[5].rows]
    assert off == sorted(off, reverse=True)
    assert sum(off) == pytest.approx(0.0, abs=1e-9)


def test_a_report_without_series(small: Report) -> None:
    titles = [found.title for found in report(Wish("highlights", 60, mode="single")).tables]
    assert titles == [found.title for found in small.tables if "series" not in found.title]


def test_markdown_has_a_row_for_every_row(small: Report) -> None:
    lines = small.markdown().splitlines()
    assert sum(line.startswith("| ") for line in lines) == sum(2 + len(found.rows) for found in small.tables)
    assert [line[3:] for line in lines if line.startswith("## ")] == [found.title for found in small.tables]
    for line in lines:
        if line.startswith("| team |"):
            assert line == "| team | wins | 95 % between | games | |"


def test_text_is_in_columns() -> None:
    found = Report(SMALL, 7, 7, [table(0.5, 0.6)]).text().splitlines()
    assert found[5:8] == [
        "what     wins       95 % between  games",
        "row 0  50.0 %  48.0 % and 52.0 %    100",
        "row 1  60.0 %  58.0 % and 62.0 %    100  HIGH",
    ]


def test_json_has_every_figure(small: Report) -> None:
    document = json.loads(small.json())
    assert (document["game"], document["games"], document["played"]) == ("highlights", 60, 126)
    for found, written in zip(small.tables, document["tables"], strict=True):
        assert [len(row) for row in written["rows"]] == [len(found.head) + 6] * len(found.rows)
    row = document["tables"][5]["rows"][0]
    assert {"card", "name", "cost", "in coins", "value", "low", "high", "fair", "verdict"} <= set(row)


def test_the_command_prints_or_writes(tmp_path: Path) -> None:
    words = ["balance", "highlights", "--games", "24", "--mode", "single", "--jobs", "1"]
    shown = CliRunner().invoke(app, words)
    assert shown.exit_code == 0, shown.output
    assert shown.stdout.startswith("48 games of highlights among greedy bots; from seed 1, mode single.\n")
    path = tmp_path / "report.md"
    written = CliRunner().invoke(app, [*words, "--markdown", "--out", str(path)])
    assert (written.exit_code, written.stdout) == (0, "")
    assert path.read_text(encoding="utf-8").count("\n## ") == 5


WRONG = {
    "game": (["highlight"], 2, "did you mean 'highlights'?"),
    "no such mode": (["highlights", "--mode", "exprt"], 2, "did you mean 'expert'?"),
    "another mode": (["highlights", "--mode", "solitaire"], 2, "choose beginner, standard, expert, or single"),
    "two forms": (["highlights", "--markdown", "--json"], 2, "--markdown or --json"),
    "cards": (["highlights", "--cards", "/nowhere"], 1, "There is no card set in /nowhere"),
    "file": (["highlights", "--games", "1", "--jobs", "1", "--out", "/dev/null/x"], 1, "cannot be written"),
}


@pytest.mark.parametrize("case", WRONG)
def test_a_wrong_wish_is_a_sentence(case: str) -> None:
    words, code, sentence = WRONG[case]
    result = CliRunner().invoke(app, ["balance", *words])
    assert result.exit_code == code
    assert sentence in result.stderr


def test_a_game_without_measures_is_a_sentence(monkeypatch: pytest.MonkeyPatch, highcard: Path) -> None:
    monkeypatch.syspath_prepend(highcard)
    with pytest.raises(UsageError, match="High Card has no balance report yet"):
        report(Wish("highcard", 1))


# --- the truth --------------------------------------------------------------------------------------------------------


def changed_set(folder: Path, card: str, **fields: str) -> Path:
    """Our own cards, one of them changed."""
    for file in OWN_SET.glob("*.toml"):
        parts = re.split(r"(?m)^(?=\[\[card\]\])", file.read_text(encoding="utf-8"))
        for place, part in enumerate(parts):
            if f'id = "{card}"' in part:
                for field, value in fields.items():
                    parts[place] = re.sub(rf"(?m)^{field} = .*$", f"{field} = {value}", parts[place])
        (folder / file.name).write_text("".join(parts), encoding="utf-8")
    return folder


def judged(measure: Measure, cards: Path, title: str) -> dict[str, str]:
    """The verdicts of a table by the first cell of its rows, in their order, when only this is played."""
    tally = Tally()
    for number in range(measure.games):
        measure.play(number, number, tally)
    (found,) = [found for found in tables(Wish("highlights", 1, cards=str(cards)), tally) if found.title == title]
    return dict(zip([row.cells[0] for row in found.rows], found.verdicts(), strict=True))


@pytest.mark.slow
def test_a_card_that_is_far_too_strong_is_found(tmp_path: Path) -> None:
    cards = changed_set(tmp_path, "OFA-31", hits='["home run", "home run", "home run"]', actions='["curve"]', cost="3")
    verdicts = judged(MixedGames(1500, load_set(cards)), cards, "Free agents")
    assert next(iter(verdicts)) == "OFA-31"
    assert [card for card, verdict in verdicts.items() if verdict == "HIGH"] == ["OFA-31"]


@pytest.mark.slow
def test_a_card_that_is_far_too_dear_is_found(tmp_path: Path) -> None:
    cards = changed_set(tmp_path, "OFA-31", hits="[]", actions="[]", revenue="0", cost="9")
    verdicts = judged(MixedGames(1500, load_set(cards)), cards, "Free agents")
    assert list(verdicts)[-1] == "OFA-31"
    assert [card for card, verdict in verdicts.items() if verdict == "LOW"] == ["OFA-31"]


@pytest.mark.slow
def test_a_team_that_is_far_too_strong_is_found(tmp_path: Path) -> None:
    cards = changed_set(tmp_path, "OST-NY-15", hits='["home run", "home run", "home run"]', actions='["curve"]')
    verdicts = judged(TeamGames("single", "single", 1500, load_set(cards)), cards, "Starter teams, mini-games")
    assert [team for team, verdict in verdicts.items() if verdict == "HIGH"] == ["New York"]
