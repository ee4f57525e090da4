"""The balance report of Fantasy: what it counts, its tables and modes, and that it finds overpowered characters."""

import json
import re
from pathlib import Path
from shutil import copytree

import pytest
from typer.testing import CliRunner

import pennant
from pennant.balance import Report, Tally, Wish, report
from pennant.balance.fantasy import GRADES, MAIN, OTHERS, Deck, Seasons, Story, Watch, plan, rest_of_month, tables
from pennant.bots import bot
from pennant.cli.commands import app
from pennant.games.fantasy.cards import MAGIC_NAMES, OWN_SET, STAT_NAMES, own_set
from pennant.games.fantasy.rules import events, questions
from pennant.games.fantasy.rules.cards import BRUTE_FORCE, TRACK_BITS, TRACKS
from pennant.games.fantasy.rules.season import Season
from pennant.kernel.errors import UsageError
from pennant.sim import GUESSES_APART, play_out

FOUR = Wish("fantasy", 4, mode="season:seats=4")


def new_season(seed: int) -> Season:
    season = pennant.game("fantasy").new("season", seed, listen=True)
    assert isinstance(season, Season)
    return season


class WatchedSeason:
    """A season played by greedy bots and observed by a `Watch`."""

    def __init__(self, seed: int) -> None:
        self.season = new_season(seed)
        self.tally = Tally()
        self.watch = Watch(self.season, bot("greedy"), self.tally)
        play_out(self.season, [self.watch] * 4, seed)
        self.story = Story(self.season)
        assert self.season.log is not None
        final = [event[0] for event in self.season.log].index(events.FINAL)
        self.log = self.season.log[:final]

    def events(self, kind: int) -> list[tuple[int, ...]]:
        """Events of one kind in the regular season."""
        return [event for event in self.log if event[0] == kind]

    def count(self, what: str) -> int:
        return sum(self.tally.of(MAIN, what, name).games for name in MAGIC_NAMES)


@pytest.fixture(scope="module")
def watched() -> WatchedSeason:
    return WatchedSeason(3)


# --- a season ---------------------------------------------------------------------------------------------------------


def test_watch_does_not_change_the_season(watched: WatchedSeason) -> None:
    season = new_season(3)
    play_out(season, [bot("greedy")] * 4, 3)
    assert season.log == watched.season.log


def test_story_has_one_start_per_manager_and_week(watched: WatchedSeason) -> None:
    """A season has three months of four weeks, and every claimed Win card was won by a start (F-6.7)."""
    story = watched.story
    assert len(story.starts) == 3 * 4 * 4
    assert sum(start.won for start in story.starts) == story.won == len(watched.events(events.WON))
    assert story.won + story.unclaimed == 12
    assert story.won == sum(manager.wins for manager in watched.season.managers)


def test_points_of_starts_add_up_to_the_tracks(watched: WatchedSeason) -> None:
    """Only BRUTE FORCE and AXE change points outside a start (F-6.6, F-11.2, F-11.5)."""
    on_tracks = sum(
        manager.tracks >> track * TRACK_BITS & 4095 for manager in watched.season.managers for track in range(TRACKS)
    )
    forced = sum(event[4] == BRUTE_FORCE for event in watched.events(events.MAGIC))
    lost = len(watched.events(events.LOST_POINT))
    assert sum(start.points for start in watched.story.starts) + forced - lost == on_tracks


def test_story_contains_picks_and_discards_of_the_draft(watched: WatchedSeason) -> None:
    """Each manager picks seven characters and discards one of them (F-4.5, F-4.7)."""
    assert [len(picks) for picks in watched.story.picks] == [7] * 4
    assert len({card for picks in watched.story.picks for card in picks}) == 28
    assert all(card in picks for card, picks in zip(watched.story.discards, watched.story.picks, strict=True))


def test_watch_keeps_final_rosters_of_six_characters(watched: WatchedSeason) -> None:
    assert [len(set(roster)) for roster in watched.watch.rosters] == [6] * 4


def test_every_use_of_magic_is_counted_once(watched: WatchedSeason) -> None:
    uses = len(watched.events(events.MAGIC))
    assert uses
    assert {watched.count(what) for what in ("own wins", "others' wins", "own points", "others' points")} == {uses}
    assert watched.count("bench") >= 3 * 4 * 2


def play_to_first_magic(seed: int) -> Season:
    """Play a season up to the first chance to use magic."""
    season, player, decisions = new_season(seed), bot("greedy"), 0
    while season.question != questions.CHOOSE_MAGIC:
        seat = season.actors()[0]
        season.apply(seat, player.choose(season.guess(seat, seed + decisions * GUESSES_APART), seat))
        decisions += 1
    return season


def test_rest_of_month_returns_wins_if_all_managers_pass() -> None:
    """The prediction assumes that all managers pass (F-6.2), and it does not change the season."""
    season = play_to_first_magic(5)
    found = rest_of_month(season)
    assert season.week == 0
    while season.question == questions.CHOOSE_MAGIC:
        season.apply(season.actors()[0], 0)
    assert season.month == 2
    assert [wins for wins, _ in found] == [manager.wins for manager in season.managers]
    assert sum(wins for wins, _ in found) <= 4


# --- the tally --------------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def small() -> Report:
    return report(FOUR)


@pytest.fixture(scope="module")
def tally() -> Tally:
    found = Tally()
    (measure,) = plan(FOUR)
    for number in range(3):
        measure.play(number, number, found)
    return found


def test_titles_and_finals_add_up_over_seats_and_places(tally: Tally) -> None:
    for what, count in (("seat", 1), ("seat final", 2), ("place", 1), ("place final", 2)):
        sums = [tally.of(MAIN, what, str(seat)) for seat in range(4)]
        assert [found.games for found in sums] == [3] * 4
        assert sum(found.total for found in sums) == 3 * count


def test_tally_counts_all_characters_of_a_draft(tally: Tally) -> None:
    deck = Deck(own_set(), tally)
    assert deck.of("pick", deck.numbers).games == 3 * 28
    assert deck.of("drafted", deck.numbers).games == deck.of("held", deck.numbers).games == 3 * 24
    assert deck.of("start", deck.numbers).games == 3 * 48
    for name in MAGIC_NAMES:
        assert tally.of(MAIN, "with", name).games + tally.of(MAIN, "without", name).games == 12


def test_deviation_of_a_whole_tier_is_zero(tally: Tally) -> None:
    deck = Deck(own_set(), tally)
    for cards in own_set().rules.tiers:
        found = deck.off("start", cards)
        assert found is not None
        assert found[0] == pytest.approx(found[1])
        assert found[2] == pytest.approx(0.0)
    assert deck.off("start", []) is None


def test_every_magic_has_a_grade() -> None:
    assert set(GRADES) == set(MAGIC_NAMES)


# --- the report -------------------------------------------------------------------------------------------------------


def test_fantasy_report_contains_expected_tables(small: Report) -> None:
    assert [found.title for found in small.tables] == [
        "Seats, titles",
        "Seats, finals",
        "First waiver order, titles",
        "First waiver order, finals",
        "Tiers",
        "Tiers, points on tracks per start",
        "Characters, week wins per start",
        "Characters, titles",
        "Good and Evil, hit and pitch: week wins",
        "Good and Evil, hit and pitch: titles",
        "Magic on the roster, titles",
        "Magic in use",
        "Wins of all Managers in a season",
        "Who reaches the Series",
        "The course of play",
        "The length of a Series",
    ]
    document = json.loads(small.json())
    assert document["played"] == 4
    assert "## Magic in use" in small.markdown()


def test_plan_adds_fewer_games_at_other_tables() -> None:
    main, *others = plan(Wish("fantasy", 200))
    assert main.games == 200
    assert [measure.games for measure in others] == [20] * len(OTHERS)
    assert [measure.options["seats"] for measure in others if isinstance(measure, Seasons)] == [4, 2, 3, 3, 5, 5]
    assert len(plan(Wish("fantasy", 200, mode="season"))) == 1 + len(OTHERS)


@pytest.mark.slow
def test_report_includes_other_tables(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("pennant.balance.fantasy.BESIDE", 1)
    found = {table.title: table for table in report(Wish("fantasy", 2)).tables}
    seats = found["Seats at other tables, titles"]
    assert [row.cells[1] for row in seats.rows] == [*"1234", *"12", *"123", *"123", *"12345", *"12345"]
    assert {row.cells[0] for row in found["Wins of all Managers in a season"].rows} == {
        f"{count} Managers{values}" for count in (2, 3, 4, 5) for values in ("", ", printed") if count > 2 or not values
    }


def test_mode_options_apply_to_season_and_report() -> None:
    wish = Wish("fantasy", 2, mode="season:seats=5,win-values=printed,events=yes")
    (measure,) = plan(wish)
    assert isinstance(measure, Seasons)
    assert [measure.options[name] for name in ("seats", "win_values", "events")] == [5, "printed", True]
    found = report(wish)
    assert found.tables[0].rows[0].cells == ("5 Managers, events True, printed", "1")
    assert found.heading().endswith("mode season:seats=5,win-values=printed,events=yes.")


def test_tally_without_games_gives_no_tables() -> None:
    assert tables(FOUR, Tally()) == []


WRONG = {
    "solo": "mode solo is not measured: choose season",
    "seson": "did you mean 'season'",
    "season:seats": "'seats' should read key=value",
    "season:seets=3": "has no option 'seets'",
    "season:seats=7": "seats",
}


@pytest.mark.parametrize("mode", WRONG)
def test_invalid_mode_raises_usage_error(mode: str) -> None:
    with pytest.raises(UsageError, match=re.escape(WRONG[mode])):
        report(Wish("fantasy", 1, mode=mode))


def test_balance_command_prints_fantasy_report() -> None:
    words = ["balance", "fantasy", "--games", "2", "--mode", "season:seats=2", "--jobs", "1"]
    shown = CliRunner().invoke(app, words)
    assert shown.exit_code == 0, shown.output
    assert shown.stdout.startswith("2 games of fantasy among greedy bots; from seed 1, mode season:seats=2.\n")


# --- detection of unbalanced cards ------------------------------------------------------------------------------------


def play_and_judge(folder: Path, games: int, title: str) -> dict[str, str]:
    """Play seasons and return the verdicts of a table in row order, by the first cell of each row."""
    tally = Tally()
    wish = Wish("fantasy", games, mode="season:seats=4", cards=str(folder))
    (measure,) = plan(wish)
    for number in range(games):
        measure.play(number, number, tally)
    (found,) = [found for found in tables(wish, tally) if found.title == title]
    return dict(zip([row.cells[0] for row in found.rows], found.verdicts(), strict=True))


@pytest.mark.slow
def test_overpowered_character_is_marked_high(tmp_path: Path) -> None:
    """The changed card is a Pro with a 10 in every stat."""
    folder = copytree(OWN_SET, tmp_path / "set")
    file = folder / "characters.toml"
    stats = ", ".join(f"{stat} = 10" for stat in STAT_NAMES)
    before = file.read_text(encoding="utf-8")
    after = re.sub(r'(id = "P-44"\n(?:.*\n){4})stats = .*', rf"\g<1>stats = {{ {stats} }}", before)
    assert after != before
    file.write_text(after, encoding="utf-8")
    verdicts = play_and_judge(folder, 30, "Characters, week wins per start")
    assert [card for card, verdict in verdicts.items() if verdict == "HIGH"] == ["P-44"]
