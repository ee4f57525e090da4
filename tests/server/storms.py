"""The same game twice: on a good line, and on one that is cut again and again. Nobody can tell them apart afterwards.

`python -m tests.server.storms 10` plays ten whole games of each kind, `python -m tests.server.storms 10 clutch` of one.
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
from tests.server.stubborn import Stubborn, bad_line, play_in_turn

CUTS = 50
WHOLE = 10_000


class Storm(NamedTuple):
    """A game, how many bytes come through between two cuts, and after how many moves somebody gives up."""

    game: str
    mode: str
    seats: int
    options: dict[str, Any]
    mean: int
    moves: int = WHOLE
    seed: int = 7


STORMS = [
    Storm("highlights", "standard", 2, {}, 6_000),
    Storm("fantasy", "season", 3, {"seats": 3}, 8_000),
    Storm("clutch", "single", 2, {"windows": "quick"}, 6_000, moves=200),
]


async def weather(inside: Inside, storm: Storm) -> int:
    """Play a game in calm and in storm, and compare everything; how often the line was cut."""
    secret = sha256(f"storm {storm.seed}".encode()).hexdigest()
    calm, tokens = await inside.new_table(storm.game, storm.mode, storm.seats, storm.options, secret)
    players = [Player(inside.url, calm, mine) for mine in tokens]
    moves = await play(players, storm)

    stormy, tokens = await inside.new_table(storm.game, storm.mode, storm.seats, storm.options, secret)
    async with bad_line(inside.port, lengths(Random(f"{storm.game} {storm.seed}"), storm.mean)) as line:
        stubborn = [Stubborn(line.url, stormy, mine) for mine in tokens]
        assert await play(stubborn, storm) == moves
        cuts = line.cuts

    entries, replay = await story_of(inside, stormy)
    as_it_was, replay_as_it_was = await story_of(inside, calm)
    assert entries == as_it_was
    assert replay["entries"] == replay_as_it_was["entries"]
    assert replay["table"]["result"] == replay_as_it_was["table"]["result"]
    return cuts


def lengths(random: Random, mean: int) -> Iterator[int]:
    for _ in range(CUTS):
        yield 1 + int(random.expovariate(1 / mean))


async def play(players: list[Any], storm: Storm) -> int:
    """Play in turn until the game is over, or somebody gives up; what was folded is the view at the end."""
    for player in players:
        await player.connect()
    moves = await play_in_turn(players, Random(storm.seed), storm.moves)
    if not players[0].over:  # only games of two are given up
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
            for storm in STORMS:
                if game in (None, storm.game):
                    cuts = await weather(inside, storm._replace(moves=WHOLE, seed=seed))
                    sys.stdout.write(f"{storm.game} {seed + 1}: {cuts} cuts, and all is as it should be\n")
                    sys.stdout.flush()


if __name__ == "__main__":
    wanted = int(sys.argv[1]) if len(sys.argv) > 1 else 10
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(long_run(wanted, Path(folder), sys.argv[2] if len(sys.argv) > 2 else None))
