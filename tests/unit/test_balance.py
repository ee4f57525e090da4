"""The balance report: its statistics, the games it plays, its formats, and that it finds overpowered cards."""

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


def test_share_has_wilson_interval() -> None:
    """The Wilson interval for eight out of ten is 49.0 % to 94.3 %."""
    found = share(sum_of(*[1] * 8, *[0] * 2))
    assert (found.value, found.low, found.high) == pytest.approx((0.8, 0.490, 0.943), abs=5e-4)


def test_share_error_is_computed_from_fair_value() -> None:
    assert share(sum_of(*[1] * 8, *[0] * 2), fair=0.5).error == pytest.approx(0.5 / 10**0.5)


def test_mean_has_normal_interval() -> None:
    """The mean of 2, 4, 4, 4, 5, 5, 7, 9 is 5, and the standard deviation is 2.138."""
    found = mean(sum_of(2, 4, 4, 4, 5, 5, 7, 9))
    assert (found.value, found.error) == pytest.approx((5.0, 2.13809 / 8**0.5), abs=1e-5)
    assert (found.low, found.high) == pytest.approx((5 - 1.96 * found.error, 5 + 1.96 * found.error))


def test_by_chance_returns_two_sided_p_value() -> None:
    """A distance of 1.96 standard errors or more occurs once in twenty times by chance."""
    assert by_chance(1.96, 1.0) == pytest.approx(0.05, abs=1e-4)
    assert by_chance(-5.152, 2.0) == pytest.approx(0.01, abs=1e-4)
    assert by_chance(0.0, 0.0) == 1.0


def test_holm_corrects_p_values() -> None:
    """Of four p-values the smallest is multiplied by four and the next by three; corrected values never decrease."""
    assert holm([0.01, 0.04, 0.03, 0.005]) == pytest.approx([0.03, 0.06, 0.06, 0.02])
    assert holm([0.5, 0.9]) == [1.0, 1.0]
    assert holm([]) == []


def test_fit_recovers_exact_plane() -> None:
    """values = 2 + 3 x one - 1 x other."""
    one, other = [1.0, 2.0, 3.0, 4.0, 5.0], [2.0, 1.0, 4.0, 3.0, 7.0]
    values = [2 + 3 * a - b for a, b in zip(one, other, strict=True)]
    line = fit(values, one, other)
    assert line.fitted == pytest.approx(values)
    assert line.slope == pytest.approx(-1.0)
    assert fit(values, other, one).slope == pytest.approx(3.0)
    assert sum(line.leverage) == pytest.approx(3.0)


def test_fit_ignores_constant_column() -> None:
    line = fit([1.0, 2.0, 3.0], [4.0, 4.0, 4.0], [1.0, 2.0, 3.0])
    assert line.fitted == pytest.approx([1.0, 2.0, 3.0])
    assert fit([1.0, 2.0, 3.0], [1.0, 2.0, 3.0], [4.0, 4.0, 4.0]).slope == 0.0


def make_table(*values: float, error: float = 0.01, tolerance: float = 0.03) -> ReportTable:
    rows = [Row((f"row {place}",), around(value, error, 100), fair=0.5) for place, value in enumerate(values)]
    return ReportTable("A table", ("what", "wins"), rows, tolerance=tolerance)


def test_verdict_marks_significant_rows_and_capitalizes_large_deviations() -> None:
    found = make_table(0.5, 0.515, 0.53, 0.60, 0.40).verdicts()
    assert found == ["", "", "slightly high", "HIGH", "LOW"]


def test_verdict_needs_stronger_evidence_with_more_rows() -> None:
    assert make_table(0.521).verdicts() == ["slightly high"]
    assert set(make_table(0.521, *[0.5] * 19).verdicts()) == {""}


def test_row_without_fair_value_has_no_verdict() -> None:
    rows = [Row(("runs",), around(3.5, 0.01, 100)), Row(("wins",), around(0.9, 0.01, 100), fair=0.5)]
    assert ReportTable("A table", ("what", "mean"), rows, "number").verdicts() == ["", "HIGH"]


# --- games ------------------------------------------------------------------------------------------------------------


@pytest.mark.slow
def test_report_is_the_same_with_one_and_two_processes() -> None:
    assert report(SMALL, jobs=2).json() == report(SMALL, jobs=1).json()


@pytest.mark.slow
def test_report_depends_on_seed() -> None:
    assert report(Wish("highlights", 60, seed=2, mode="single")) != report(Wish("highlights", 60, mode="single"))


def test_report_plays_default_number_of_games(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("pennant.balance.highlights.GAMES", 3)
    assert report(Wish("highlights", mode="single")).games == 6


def test_blocks_contain_every_game_once() -> None:
    measures = plan(Wish("highlights", 1234))
    blocks = play.blocks_of(measures)
    for place, measure in enumerate(measures):
        numbers = [number for block in blocks if block.measure == place for number in block.numbers]
        assert numbers == list(range(measure.games))


def test_interrupted_report_contains_games_played_so_far() -> None:
    def interrupt_after_30_games(done: int, whole: int) -> None:
        if done >= 30:
            raise KeyboardInterrupt

    found = report(SMALL, progress=interrupt_after_30_games)
    assert found.games == 30
    assert not found.is_finished
    assert "30 games of highlights among greedy bots (stopped: 126 were planned)" in found.text()


def test_interrupt_before_first_game_is_raised() -> None:
    class Interrupted:
        games = 1

        def play(self, number: int, seed: int, tally: Tally) -> None:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        play.play_and_tally(SMALL, [Interrupted()], 1, None)


def test_mixed_sides_have_full_rosters_and_share_no_cards() -> None:
    measure = MixedGames(1, own_set())
    sides, hired = measure.sides(Random(5))
    for side, new in zip(sides, hired, strict=True):
        free_agents = [card for card in side if own_set().rules.cards[card].tier == FREE_AGENT]
        assert len(set(side)) == ROSTER
        assert free_agents == new
        assert len(new) == 6
    assert not set(sides[0]) & set(sides[1])


def test_games_are_counted_once_for_each_side() -> None:
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


def test_tables_without_games_have_no_rows() -> None:
    assert not any(found.rows for found in tables(SMALL, Tally()))


# --- reports ----------------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def small() -> Report:
    return report(SMALL)


def test_highlights_report_contains_expected_tables(small: Report) -> None:
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


def test_report_of_single_mode_has_no_series_tables(small: Report) -> None:
    titles = [found.title for found in report(Wish("highlights", 60, mode="single")).tables]
    assert titles == [found.title for found in small.tables if "series" not in found.title]


def test_markdown_contains_every_table_and_row(small: Report) -> None:
    lines = small.markdown().splitlines()
    assert sum(line.startswith("| ") for line in lines) == sum(2 + len(found.rows) for found in small.tables)
    assert [line[3:] for line in lines if line.startswith("## ")] == [found.title for found in small.tables]
    for line in lines:
        if line.startswith("| team |"):
            assert line == "| team | wins | 95 % between | games | |"


def test_text_report_aligns_columns() -> None:
    found = Report(SMALL, 7, 7, [make_table(0.5, 0.6)]).text().splitlines()
    assert found[5:8] == [
        "what     wins       95 % between  games",
        "row 0  50.0 %  48.0 % and 52.0 %    100",
        "row 1  60.0 %  58.0 % and 62.0 %    100  HIGH",
    ]


def test_json_report_contains_every_figure(small: Report) -> None:
    document = json.loads(small.json())
    assert (document["game"], document["games"], document["played"]) == ("highlights", 60, 126)
    for found, written in zip(small.tables, document["tables"], strict=True):
        assert [len(row) for row in written["rows"]] == [len(found.head) + 6] * len(found.rows)
    row = document["tables"][5]["rows"][0]
    assert {"card", "name", "cost", "in coins", "value", "low", "high", "fair", "verdict"} <= set(row)


def test_balance_command_prints_report_or_writes_file(tmp_path: Path) -> None:
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
def test_invalid_balance_arguments_return_error_message(case: str) -> None:
    words, code, sentence = WRONG[case]
    result = CliRunner().invoke(app, ["balance", *words])
    assert result.exit_code == code
    assert sentence in result.stderr


def test_report_of_game_without_measures_raises_usage_error(monkeypatch: pytest.MonkeyPatch, highcard: Path) -> None:
    monkeypatch.syspath_prepend(highcard)
    with pytest.raises(UsageError, match="High Card has no balance report yet"):
        report(Wish("highcard", 1))


# --- detection of unbalanced cards ------------------------------------------------------------------------------------


def write_changed_set(folder: Path, card: str, **fields: str) -> Path:
    """Copy Pennant's own set into a folder, with some fields of one card changed."""
    for file in OWN_SET.glob("*.toml"):
        parts = re.split(r"(?m)^(?=\[\[card\]\])", file.read_text(encoding="utf-8"))
        for place, part in enumerate(parts):
            if f'id = "{card}"' in part:
                for field, value in fields.items():
                    parts[place] = re.sub(rf"(?m)^{field} = .*$", f"{field} = {value}", parts[place])
        (folder / file.name).write_text("".join(parts), encoding="utf-8")
    return folder


def play_and_judge(measure: Measure, cards: Path, title: str) -> dict[str, str]:
    """Play one measure and return the verdicts of a table in row order, by the first cell of each row."""
    tally = Tally()
    for number in range(measure.games):
        measure.play(number, number, tally)
    (found,) = [found for found in tables(Wish("highlights", 1, cards=str(cards)), tally) if found.title == title]
    return dict(zip([row.cells[0] for row in found.rows], found.verdicts(), strict=True))


@pytest.mark.slow
def test_overpowered_card_is_marked_high(tmp_path: Path) -> None:
    cards = write_changed_set(
        tmp_path, "OFA-31", hits='["home run", "home run", "home run"]', actions='["curve"]', cost="3"
    )
    verdicts = play_and_judge(MixedGames(1500, load_set(cards)), cards, "Free agents")
    assert next(iter(verdicts)) == "OFA-31"
    assert [card for card, verdict in verdicts.items() if verdict == "HIGH"] == ["OFA-31"]


@pytest.mark.slow
def test_overpriced_card_is_marked_low(tmp_path: Path) -> None:
    cards = write_changed_set(tmp_path, "OFA-31", hits="[]", actions="[]", revenue="0", cost="9")
    verdicts = play_and_judge(MixedGames(1500, load_set(cards)), cards, "Free agents")
    assert list(verdicts)[-1] == "OFA-31"
    assert [card for card, verdict in verdicts.items() if verdict == "LOW"] == ["OFA-31"]


@pytest.mark.slow
def test_overpowered_team_is_marked_high(tmp_path: Path) -> None:
    cards = write_changed_set(tmp_path, "OST-NY-15", hits='["home run", "home run", "home run"]', actions='["curve"]')
    verdicts = play_and_judge(TeamGames("single", "single", 1500, load_set(cards)), cards, "Starter teams, mini-games")
    assert [team for team, verdict in verdicts.items() if verdict == "HIGH"] == ["New York"]
