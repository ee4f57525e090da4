"""Random games of Clutch prove to the last run: the identities of C-5.12, and files that say the same as the box.

`python tests/property/test_clutch_scoring.py 10000` looks at so many games and prints whatever does not prove.
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
"""How often a random manager thinks of a substitution or an intentional walk: rarely, or games would have no end."""


@cache
def club(number: int) -> Club:
    book = own_set()
    return Club(book.rules, rules_deck(build_deck(book, limits("standard"), random.Random(number)), book))


def played(seed: int, games: int = 1) -> Ballgame:
    """A game by random managers with decks of chance; by the seed, asked for every card or not, with cards or not."""
    setup = Setup("single", {}, (club(seed % 7), club(7 + seed % 11)), Rulebook())
    setup.windows = OPEN if seed % 2 else QUICK
    setup.strategy = seed % 3 > 0
    setup.games = setup.wins = games
    setup.is_season = games > 1
    managers = random.Random(seed)
    rarely = seed % 4 > 0  # else as often as anything
    game = new_game(setup, own_set().rules, small_chance(seed, 3), True)
    while not game.is_over():
        seat = game.actors()[0]
        choices = game.legal(seat)
        if rarely and game.question in (questions.CHOOSE_SUB, questions.CHOOSE_WALK) and managers.randrange(TIMES):
            game.apply(seat, choices[0])
        else:
            game.apply(seat, managers.choice(choices))
    return game


def problems(seeds: Iterable[int]) -> Iterator[str]:
    """Whatever does not prove in random games."""
    for seed in seeds:
        for box in boxes_of(played(seed)):
            yield from (f"game {seed}: {problem}" for problem in (*checks(box), *event_file_problems(box)))


# --- an event file read as a stranger would ---------------------------------------------------------------------------

ADVANCE = re.compile(r"([B123])([-X])([123H])")


def event_file_problems(box: Box) -> list[str]:
    """Runs and outs by half, as the event file has them, against the box."""
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


def test_random_games_prove() -> None:
    """C-5.12, C-T."""
    assert not list(problems(range(FEW)))


@pytest.mark.slow
@pytest.mark.parametrize("part", range(4))
def test_more_random_games_prove(part: int) -> None:
    assert not list(problems(range(FEW + part, COUNT, 4)))


def test_a_box_can_be_read_at_any_time() -> None:
    """What proves of a game that is not over, proves at every play, and runs only grow."""
    scorer, runs, read = Scorer(), 0, 0
    for event in public_events(played(5)):
        scorer.see(event)
        if event["kind"] == "batter-up":
            box = box_of(scorer.sheet)
            assert not checks(box)
            assert sum(box.score) >= runs
            runs, read = sum(box.score), read + 1
    assert read > 50


def test_the_same_log_gives_the_same_box() -> None:
    game = played(3)
    assert boxes_of(game) == boxes_of(game)


def test_what_all_see_is_enough_to_keep_the_score() -> None:
    """From the events of either seat or a spectator the same box comes, as from the log."""
    game = played(4)
    (box,) = boxes_of(game)
    for viewer in (0, 1, None):
        assert box_of(Scorer().see_all(GAME.events(game, viewer)).sheet) == box


@pytest.mark.parametrize("seed", [1, 8])
def test_scores_go_to_files_and_back(seed: int) -> None:
    (box,) = boxes_of(played(seed))
    assert load(dump(box, names_of(own_set()))).box == box
    lines = account(box.sheet)
    assert lines[-1].score == (box.teams[0].runs, box.teams[1].runs)


def test_a_season_adds_up() -> None:
    season, runs = Season(), 0
    boxes = boxes_of(played(1, games=3))
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
    for problem in problems(range(int(sys.argv[1]))):
        sys.stdout.write(problem + "\n")
        found += 1
    sys.stdout.write(f"{sys.argv[1]} games, {found} with a box score that does not balance\n")
