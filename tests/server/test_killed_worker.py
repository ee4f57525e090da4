"""Two workers on PostgreSQL are killed repeatedly during games: no acknowledged entry is lost."""

import asyncio
import os
import signal
import time
from random import Random
from typing import Any

import psycopg
import pytest

from tests.server.client import Person, Refusal
from tests.server.conftest import StartServer
from tests.server.postgres import Cluster
from tests.server.process import Server, workers_of
from tests.server.retrying import RetryingPlayer

KILLS = 20
TABLES: list[tuple[str, str, dict[str, Any]]] = [
    ("highlights", "standard", {}),
    ("highlights", "standard", {}),
    ("fantasy", "season", {"seats": 2}),
    ("clutch", "single", {"windows": "quick"}),
]
TO_THE_END = "highlights"
"""The game that is played to its end; at the other tables a player resigns after the last kill."""
MOVES_PER_KILL = 2
"""Moves of each player between two kills."""


@pytest.mark.slow
def test_killed_workers_lose_and_repeat_no_move(start_server: StartServer, postgres: str) -> None:
    server = start_server("--workers", "2", "--limits", "0", "--grace", "600", PENNANT_DATABASE=postgres)
    tables = [new_table(server, number) for number in range(len(TABLES))]
    helpers = asyncio.run(play_while_killing_workers(server, tables))
    with psycopg.connect(postgres) as database:
        rows = database.execute("SELECT table_id, seq, kind, seat, ref FROM entries ORDER BY table_id, seq").fetchall()
    for table, _ in tables:
        log = [row[1:] for row in rows if row[0] == table]
        assert [seq for seq, *_ in log] == list(range(1, len(log) + 1))
        refs = [ref for *_, ref in log]
        assert len(refs) == len(set(refs))
        promised = {
            (seq, player.eyes, f"{player.eyes}:{name}")
            for player in helpers[table]
            for name, seq in player.acknowledged.items()
        }
        assert promised == {(seq, seat, ref) for seq, kind, seat, ref in log if kind in ("move", "said", "resigned")}
        record = Person(server.url).ask("GET", f"/api/tables/{table}/record")
        assert len(record["moves"]) == sum(kind == "move" for _, kind, _, _ in log)


@pytest.mark.slow
def test_killed_worker_restarts_with_database(
    start_server: StartServer, postgres_cluster: Cluster, postgres: str
) -> None:
    server = start_server("--workers", "2", PENNANT_DATABASE=postgres)
    before = workers_of(server)
    postgres_cluster.stop()
    try:
        os.kill(before[0], signal.SIGKILL)
        for _ in range(600):
            if len(workers_of(server)) == 2 and before[0] not in workers_of(server):
                break
            time.sleep(0.1)
        for _ in range(600):
            if "waiting for the database" in server.log_tail():
                break
            time.sleep(0.1)
        assert server.process.poll() is None, server.log_tail()
    finally:
        postgres_cluster.start()
    server.wait_until_healthy()
    assert Person(server.url).create()["table"]["status"] == "waiting"
    assert len(workers_of(server)) == 2


def new_table(server: Server, number: int) -> tuple[str, list[dict[str, str]]]:
    ann, bob = Person(server.url, f"Ann {number}"), Person(server.url, f"Bob {number}")
    game, mode, options = TABLES[number]
    made = ann.create(game, mode, ["me", "open"], options=options)
    table = made["table"]["id"]
    return table, [made["tokens"], bob.sit(table, 1)["tokens"]]


async def play_while_killing_workers(
    server: Server, tables: list[tuple[str, list[dict[str, str]]]]
) -> dict[str, list[RetryingPlayer]]:
    """Play all tables to the end, and kill workers meanwhile until there were enough kills."""
    players = {table: [RetryingPlayer(server.url, table, mine) for mine in tokens] for table, tokens in tables}
    everybody = [player for each in players.values() for player in each]
    kills: list[int] = []

    async def play(player: RetryingPlayer, seed: int) -> None:
        random, made = Random(seed), 0
        await player.connect()
        while not player.over:
            try:
                if len(kills) == KILLS and player.info["game"] != TO_THE_END:
                    await player.command(
                        do="resign"
                    )  # the first player to get here: the other one may be waiting for a move
                elif made < MOVES_PER_KILL * (len(kills) + 1) or len(kills) == KILLS:
                    made += await player.play_on(random, 1)
                else:  # the game must not end before the last kill
                    await player.command(do="say", phrase="one-moment")
                    await asyncio.sleep(0.05)
            except Refusal as refusal:  # the other player has just resigned
                if refusal.code != "over":
                    raise
                await player.until(lambda one: one.over)

    killing = asyncio.create_task(kill_again_and_again(server, kills))
    await asyncio.gather(*(play(player, seed) for seed, player in enumerate(everybody)))
    assert len(kills) == KILLS, "the games ended before the last kill"
    await killing
    for each in players.values():
        for player in each:
            folded = player.view
            player.seq = None
            await player.connect()
            assert player.view == folded
            await player.close()
        assert len({player.seq for player in each}) == 1
    return players


async def kill_again_and_again(server: Server, kills: list[int]) -> None:
    random = Random(5)
    for _ in range(KILLS):
        await asyncio.sleep(random.uniform(0.1, 0.6))
        workers = workers_of(server)
        victim = random.choice(workers)
        os.kill(victim, signal.SIGKILL)
        for _ in range(600):
            if len(workers_of(server)) >= 2 and set(workers_of(server)) != set(workers):
                break
            await asyncio.sleep(0.1)
        else:
            raise AssertionError(f"no new worker was started:\n{server.log_tail()}")
        kills.append(victim)
