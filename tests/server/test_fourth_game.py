"""A game of another package: the server lists it, people and bots play it, and it has pages."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from tests.server.client import Person, Player
from tests.server.process import Server, running_server


@pytest.fixture(autouse=True)
def install_highcard(monkeypatch: pytest.MonkeyPatch, highcard: Path) -> None:
    """Install the game in this process, too, because players of tests fold views."""
    monkeypatch.syspath_prepend(highcard)


@pytest.fixture(scope="module")
def toy_server(tmp_path_factory: pytest.TempPathFactory, highcard: Path) -> Iterator[Server]:
    with running_server(tmp_path_factory.mktemp("toys"), "--limits", "0", packages=str(highcard)) as server:
        yield server


def test_new_game_is_listed_with_modes_and_texts(toy_server: Server) -> None:
    ann = Person(toy_server.url)
    games = {game["name"]: game for game in ann.ask("GET", "/api/games")["games"]}
    assert games["highcard"]["title"] == "High Card"
    assert [mode["name"] for mode in games["highcard"]["modes"]] == ["normal"]
    assert "ask-bid = " in ann.http.get("/text/highcard/ru.ftl").text


def test_new_game_is_played_with_secret_choices(toy_server: Server) -> None:
    ann, bob = Person(toy_server.url, "Ann"), Person(toy_server.url, "Bob")
    made = ann.create("highcard", "normal", ["me", "open"], options={"rounds": 2})
    table = made["table"]["id"]
    players = [
        Player(toy_server.url, table, made["tokens"]),
        Player(toy_server.url, table, bob.sit(table, 1)["tokens"]),
    ]
    asyncio.run(two_rounds(players))
    info = ann.ask("GET", f"/api/tables/{table}")["table"]
    assert info["result"]["returns"] == [1.0, 0.0]
    page = ann.http.get(f"/t/{table}/score?lang=en").text
    assert "Ann 4 : 1 Bob" in page
    record = ann.ask("GET", f"/api/tables/{table}/record")
    assert [move for _, move in record["moves"]] == ["bid 2", "bid 0", "bid 2", "bid 1"]


async def two_rounds(players: list[Player]) -> None:
    ann, bob = players
    for player in players:
        await player.connect()
    for first, second in ((2, 0), (2, 1)):
        await ann.move(first)
        await bob.until(lambda player: player.view["bids"] == [True, False])
        assert bob.decision
        assert ann.decision is None
        await bob.move(second)
        await ann.until(lambda player: player.seq == bob.seq)
    await ann.until(lambda player: player.over)
    assert ann.view["totals"] == bob.view["totals"] == [4, 1]
    for player in players:
        await player.close()


@pytest.mark.parametrize("bot", ["random", "greedy", "steady:choice=3"])
def test_new_game_is_played_by_bot(toy_server: Server, bot: str) -> None:
    ann = Person(toy_server.url, "Ann")
    made = ann.create("highcard", "normal", ["me", f"bot:{bot}"])
    player = Player(toy_server.url, made["table"]["id"], made["tokens"])

    async def play() -> None:
        await player.connect()
        await player.play_on(Random(1))
        await player.close()

    asyncio.run(play())
    assert ann.ask("GET", f"/api/tables/{made['table']['id']}")["table"]["status"] == "over"
