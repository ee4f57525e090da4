"""The scores of random Clutch games balance (C-5.12), and event files agree with box scores.

`python tests/property/test_clutch_scoring.py 10000` checks 10000 games and prints all problems.
"""

import random
import re
import sys
from collections.abc import Iterable, Iterator
from functools import cache

import pytest

from pennant.games.clutch import GAME
from pennant.games.clutch.cards import own_set
from pennant.games.clutch.cards.building import build_deck
from pennant.games.clutch.cards.decks import limits, rules_deck
from pennant.games.clutch.rules import questions
from pennant.games.clutch.rules.ballgame import Ballgame, new_game
from pennant.games.clutch.rules.setup import OPEN, QUICK, Club, Rulebook, Setup
from pennant.games.clutch.scoring import (
    Box,
    Scorer,
    Season,
    account,
    box_of,
    boxes_of,
    checks,
    dump,
    event_file,
    load,
    names_of,
    public_events,
)
from pennant.kernel.chance import small_chance

FEW, COUNT = 12, 60
TIMES = 30
"""Random managers consider one substitution or intentional walk in this many, because otherwise games would not end."""


@cache
def club(number: int) -> Club:
    book = own_set()
    return Club(book.rules, rules_deck(build_deck(book, limits("standard"), random.Random(number)), book))


def play_random_game(seed: int, games: int = 1) -> Ballgame:
    """Play a game with random managers and decks; the seed also decides on card windows and strategy cards."""
    setup = Setup("single", {}, (club(seed % 7), club(7 + seed % 11)), Rulebook())
    setup.windows = OPEN if seed % 2 else QUICK
    setup.strategy = seed % 3 > 0
    setup.games = setup.wins = games
    setup.is_season = games > 1
    managers = random.Random(seed)
    rarely = seed % 4 > 0  # otherwise as often as any other choice
    game = new_game(setup, own_set().rules, small_chance(seed, 3), True)
    while not game.is_over():
        seat = game.actors()[0]
        choices = game.legal(seat)
        if rarely and game.question in (questions.CHOOSE_SUB, questions.CHOOSE_WALK) and managers.randrange(TIMES):
            game.apply(seat, choices[0])
        else:
            game.apply(seat, managers.choice(choices))
    return game


def find_problems(seeds: Iterable[int]) -> Iterator[str]:
    """Yield every problem in the scores of random games."""
    for seed in seeds:
        for box in boxes_of(play_random_game(seed)):
            yield from (f"game {seed}: {problem}" for problem in (*checks(box), *event_file_problems(box)))


# --- independent reader of event files --------------------------------------------------------------------------------

ADVANCE = re.compile(r"([B123])([-X])([123H])")


def event_file_problems(box: Box) -> list[str]:
    """Compare runs and outs per half inning in the event file with those in the box score."""
    found: dict[tuple[int, int], list[int]] = {}
    for line in event_file(box, {}).splitlines():
        if line.startswith("play,") and not line.endswith(",NP"):
            _, inning, side, _, _, _, code = line.split(",")
            half = found.setdefault((int(inning), int(side)), [0, 0])
            for place, number in enumerate(runs_and_outs(code)):
                half[place] += number
    expected = {(half.inning, int(not half.top)): [half.runs, half.outs] for half in box.halves if half.pa or half.outs}
    return [] if found == expected else [f"the event file has {found}, the box score {expected}"]


def runs_and_outs(code: str) -> tuple[int, int]:
    basic, _, advances = code.partition(".")
    moves = [found.groups() for found in map(ADVANCE.match, advances.split(";")) if found is not None]
    runs = sum(how == "-" and end == "H" for _, how, end in moves) + (basic == "HR")
    outs = sum(how == "X" for _, how, _ in moves)
    outs += basic == "K" or len(re.findall(r"(?:CS.|PO.)\(99\)", basic))
    if basic.startswith("99"):
        outs += max(1, len(re.findall(r"99\([B123]\)", basic)))
    return runs, outs


# --- tests ------------------------------------------------------------------------------------------------------------


def test_random_games_balance() -> None:
    """C-5.12, C-T."""
    assert not list(find_problems(range(FEW)))


@pytest.mark.slow
@pytest.mark.parametrize("part", range(4))
def test_more_random_games_balance(part: int) -> None:
    assert not list(find_problems(range(FEW + part, COUNT, 4)))


def test_box_score_balances_during_game() -> None:
    """The score of an unfinished game balances at every batter, and runs never decrease."""
    scorer, runs, read = Scorer(), 0, 0
    for event in public_events(play_random_game(5)):
        scorer.see(event)
        if event["kind"] == "batter-up":
            box = box_of(scorer.sheet)
            assert not checks(box)
            assert sum(box.score) >= runs
            runs, read = sum(box.score), read + 1
    assert read > 50


def test_same_log_gives_same_box_score() -> None:
    game = play_random_game(3)
    assert boxes_of(game) == boxes_of(game)


def test_events_of_any_viewer_give_same_box_score() -> None:
    """The events of each seat and of a spectator give the same box score as the log."""
    game = play_random_game(4)
    (box,) = boxes_of(game)
    for viewer in (0, 1, None):
        assert box_of(Scorer().see_all(GAME.events(game, viewer)).sheet) == box


@pytest.mark.parametrize("seed", [1, 8])
def test_dumped_box_score_loads_unchanged(seed: int) -> None:
    (box,) = boxes_of(play_random_game(seed))
    assert load(dump(box, names_of(own_set()))).box == box
    lines = account(box.sheet)
    assert lines[-1].score == (box.teams[0].runs, box.teams[1].runs)


def test_season_statistics_add_up() -> None:
    season, runs = Season(), 0
    boxes = boxes_of(play_random_game(1, games=3))
    for box in boxes:
        assert not checks(box)
        season.add(box, ("A", "B"))
        runs += sum(team.runs for team in box.teams)
    assert [box.sheet.game for box in boxes] == [1, 2, 3]
    batting = [line for club in season.batting.values() for line in club.values()]
    pitching = [line for club in season.pitching.values() for line in club.values()]
    assert sum(line.runs for line in batting) == sum(line.runs for line in pitching) == runs
    decided = [box for box in boxes if box.decisions.win is not None]
    assert sum(line.wins for line in pitching) == sum(line.losses for line in pitching) == len(decided)
    assert sum(standing.wins for standing in season.standings()) == 3


if __name__ == "__main__":
    found = 0
    for problem in find_problems(range(int(sys.argv[1]))):
        sys.stdout.write(problem + "\n")
        found += 1
    sys.stdout.write(f"{sys.argv[1]} games, {found} with a box score that does not balance\n")
