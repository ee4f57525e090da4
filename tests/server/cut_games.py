"""The same game over a good connection and over one that is cut repeatedly must have the same log.

`python -m tests.server.cut_games 10` plays ten whole games of each kind, `python -m tests.server.cut_games 10 clutch`
of one kind.
"""

import asyncio
import sys
import tempfile
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from tests.server.client import Data, Player
from tests.server.inside import Inside, server_inside
from tests.server.retrying import RetryingPlayer, cutting_proxy, play_in_turn

CUTS = 50
WHOLE = 10_000


class CutGame(NamedTuple):
    """A game, the mean number of bytes between two cuts, and the number of moves before a player resigns."""

    game: str
    mode: str
    seats: int
    options: dict[str, Any]
    mean: int
    moves: int = WHOLE
    seed: int = 7


CUT_GAMES = [
    CutGame("highlights", "standard", 2, {}, 6_000),
    CutGame("fantasy", "season", 3, {"seats": 3}, 8_000),
    CutGame("clutch", "single", 2, {"windows": "quick"}, 6_000, moves=200),
]


async def compare_with_cuts(inside: Inside, case: CutGame) -> int:
    """Play a game with and without cuts, and compare everything. Returns the number of cuts."""
    secret = sha256(f"storm {case.seed}".encode()).hexdigest()
    uncut, tokens = await inside.new_table(case.game, case.mode, case.seats, case.options, secret)
    players = [Player(inside.url, uncut, mine) for mine in tokens]
    moves = await play(players, case)

    cut, tokens = await inside.new_table(case.game, case.mode, case.seats, case.options, secret)
    async with cutting_proxy(inside.port, lengths(Random(f"{case.game} {case.seed}"), case.mean)) as line:
        retrying = [RetryingPlayer(line.url, cut, mine) for mine in tokens]
        assert await play(retrying, case) == moves
        cuts = line.cuts

    entries, replay = await story_of(inside, cut)
    as_it_was, replay_as_it_was = await story_of(inside, uncut)
    assert entries == as_it_was
    assert replay["entries"] == replay_as_it_was["entries"]
    assert replay["table"]["result"] == replay_as_it_was["table"]["result"]
    return cuts


def lengths(random: Random, mean: int) -> Iterator[int]:
    for _ in range(CUTS):
        yield 1 + int(random.expovariate(1 / mean))


async def play(players: list[Any], case: CutGame) -> int:
    """Play in turn until the game is over or a player resigns; the folded view must equal the final snapshot."""
    for player in players:
        await player.connect()
    moves = await play_in_turn(players, Random(case.seed), case.moves)
    if not players[0].over:  # only games of two players end by resigning
        await players[0].command(do="resign")
    for player in players:
        await player.until(lambda one: one.over)
        folded = player.view
        player.seq = None
        await player.connect()
        assert player.view == folded
        await player.close()
    return moves


async def story_of(inside: Inside, table: str) -> tuple[list[Any], Data]:
    entries = [(entry.seq, entry.kind, entry.seat, entry.body) for entry in await inside.entries(table)]
    replay = await inside.get(f"/api/tables/{table}/replay?eyes=all")
    for entry in replay["entries"]:
        del entry["at"], entry["clock"]
    return entries, replay


async def long_run(games: int, home: Path, game: str | None) -> None:
    async with server_inside(home) as inside:
        for seed in range(games):
            for case in CUT_GAMES:
                if game in (None, case.game):
                    cuts = await compare_with_cuts(inside, case._replace(moves=WHOLE, seed=seed))
                    sys.stdout.write(f"{case.game} {seed + 1}: {cuts} cuts, no differences\n")
                    sys.stdout.flush()


if __name__ == "__main__":
    wanted = int(sys.argv[1]) if len(sys.argv) > 1 else 10
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(long_run(wanted, Path(folder), sys.argv[2] if len(sys.argv) > 2 else None))
