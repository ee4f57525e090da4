"""Whole games by WebSocket: the view that each client folds from entries equals the snapshot of the server."""

import asyncio
import json
from pathlib import Path
from random import Random

import pytest

import pennant
from pennant.kernel.record import Record
from tests.server.client import Person, Player, play_to_the_end
from tests.server.process import Server

TABLES = [
    ("highlights", "single", 2, {}),
    ("highlights", "standard", 2, {}),
    ("highlights", "solitaire", 1, {}),
    ("highlights", "tournament", 4, {}),
    ("fantasy", "season", 3, {"seats": 3}),
    ("fantasy", "solo", 1, {}),
    ("clutch", "single", 2, {"windows": "quick"}),
]


@pytest.mark.slow
@pytest.mark.parametrize(("game", "mode", "seats", "options"), TABLES)
def test_people_play_whole_game_and_get_its_record(
    server: Server, tmp_path: Path, game: str, mode: str, seats: int, options: dict[str, object]
) -> None:
    people = [Person(server.url, f"P{number}") for number in range(seats)]
    made = people[0].create(game, mode, ["me", *["open"] * (seats - 1)], options=options)
    table = made["table"]["id"]
    tokens = [made["tokens"], *(people[seat].sit(table, seat)["tokens"] for seat in range(1, seats))]

    async def play() -> None:
        players = [Player(server.url, table, tokens[seat]) for seat in range(seats)]
        watcher = Player(server.url, table)
        for player in (*players, watcher):
            await player.connect()
        await play_to_the_end(players)
        await watcher.until(lambda watcher: watcher.over)
        for player in (*players, watcher):
            folded = player.view
            await player._send({"do": "look", "eyes": player.eyes})
            await player.until(lambda player: json.loads(player.messages[-1])["is"] == "ready")
            assert player.view == folded, f"viewer {player.eyes}"
            await player.close()

    asyncio.run(play())
    file = tmp_path / "record.json"
    file.write_bytes(people[0].http.get(f"/api/tables/{table}/record").content)
    record = Record.load(file)
    assert record.verify(pennant.game(game)).is_over()
    proof = people[0].ask("GET", f"/api/tables/{table}/proof")
    assert record.chance["commitment"] == proof["commitment"] == made["table"]["commitment"]


def test_person_plays_bot(server: Server) -> None:
    ann = Person(server.url)
    made = ann.create(seats=["me", "bot:greedy"])

    async def play() -> None:
        player = Player(server.url, made["table"]["id"], made["tokens"])
        await player.connect()
        await player.play_on(Random(1))
        assert player.over
        await player.close()

    asyncio.run(play())
