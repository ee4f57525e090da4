"""The batting line of greedy managers without strategy cards, compared with a real season.

    python tools/clutch_line.py --games 1000

Plays the clubs of the league, each with its best team under the cap, and the decks that come with Pennant.
"""

import argparse
import random
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

import pennant
from pennant.games.clutch.cards import own_set
from pennant.games.clutch.cards.building import build_deck
from pennant.games.clutch.cards.decks import deck_file, limits, own_decks
from pennant.games.clutch.rules.ballgame import Ballgame
from pennant.games.clutch.scoring import boxes_of, checks
from pennant.games.clutch.scoring.lines import Batting

REAL = {"R": 4.83, "K": 0.2297, "BB": 0.0958, "HR": 0.0363, "GIDP": 0.71, "SB": 0.47, "CS": 0.17}
"""2019: runs, double plays and steals per team and game; BB (with hit batters), K and HR per plate appearance."""


def club_decks(folder: Path) -> list[str]:
    """One deck for each club, from its own players."""
    book, found = own_set(), []
    for team in book.teams:
        players = [card.id for card in book.batters if card.team == team.name]
        players += [card.id for card in book.pitchers if card.team == team.name]
        path = folder / f"{team.id}.toml"
        path.write_text(deck_file(build_deck(book, limits("standard"), random.Random(1), players, "best")))
        found.append(str(path))
    return found


def line(decks: Sequence[str], games: int) -> dict[str, float]:
    """The batting line of this many games between random pairs of these decks."""
    game, bot, total, outs = pennant.game("clutch"), pennant.bot("greedy"), Batting(), 0
    for seed in range(games):
        two = random.Random(seed).sample(list(decks), 2)
        state = game.new("single", seed, decks=two, windows="quick", strategy=False, listen=True)
        asked = 0
        while not state.is_over():
            seat = state.actors()[0]
            state.apply(seat, bot.choose(state.guess(seat, asked), seat))
            asked += 1
        assert isinstance(state, Ballgame)
        box = boxes_of(state)[0]
        assert not checks(box), checks(box)
        for team in box.teams:
            for batter in team.batters:
                total.add(batter.batting)
            outs += sum(pitcher.pitching.outs for pitcher in team.pitchers)
    return {
        "R": total.runs * 27 / outs,
        "K": total.strikeouts / total.pa,
        "BB": (total.walks + total.hit_by_pitch) / total.pa,
        "HR": total.homers / total.pa,
        "GIDP": total.double_plays / (2 * games),
        "SB": total.stolen / (2 * games),
        "CS": total.caught / (2 * games),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=1000)
    games = parser.parse_args().games
    with tempfile.TemporaryDirectory() as folder:
        rows = {"2019": REAL, "clubs": line(club_decks(Path(folder)), games), "decks": line(own_decks(), games)}
    for name, row in rows.items():
        sys.stdout.write(f"{name:6}" + "".join(f"  {key} {value:.4f}" for key, value in row.items()) + "\n")


if __name__ == "__main__":
    main()
