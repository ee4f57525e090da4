"""Standing orders: executed by the server, and private."""

from pathlib import Path

import pytest

from tests.server.client import Player, Refusal
from tests.server.inside import server_inside

ROUTINE = ["own-lineup", "pass-cards", "no-substitutions", "pitch-to-all", "never-steal", "never-bunt", "infield-back",
           "hold-runners", "sure-out", "always-two", "throw-ahead"]  # fmt: skip


async def test_orders_are_executed_and_private(tmp_path: Path) -> None:
    async with server_inside(tmp_path) as inside:
        table, tokens = await inside.new_table("clutch", "single", 2, {"windows": "open"})
        ann, bob = (Player(inside.url, table, mine) for mine in tokens)
        guest = Player(inside.url, table)
        for player in (ann, bob, guest):
            await player.connect()
        given = await ann.command(do="orders", orders=ROUTINE)
        await bob.command(do="orders", orders=ROUTINE)
        await guest.until(lambda player: (player.seq or 0) > given + 20)
        await ann.until(lambda player: (player.seq or 0) > given + 20)
        await bob.until(lambda player: (player.seq or 0) > given + 20)

        own, others = ann.entries[given], [bob.entries[given], guest.entries[given]]
        assert own["body"] == {"orders": sorted(ROUTINE)}
        assert own["orders"]["given"] == sorted(ROUTINE)
        assert "pass-without-card" not in own["orders"]["known"]
        assert all(entry["body"] == {} and "orders" not in entry for entry in others)

        asked = [entry["decision"] for number, entry in ann.entries.items() if number > given and entry.get("decision")]
        assert not asked, "a decision that an order makes is not sent"
        moves = [number for number, entry in ann.entries.items() if entry["kind"] == "move" and number > given + 1]
        mine = [number for number in moves if ann.entries[number]["seat"] == 0]
        assert mine
        assert all(ann.entries[number]["body"] == {"ordered": True} for number in mine)
        assert all(bob.entries[number]["body"] == {} for number in mine)
        assert not any('"ordered":true' in frame or "own-lineup" in frame for frame in guest.messages)


async def test_orders_survive_dropping_table(tmp_path: Path) -> None:
    async with server_inside(tmp_path) as inside:
        table, tokens = await inside.new_table("clutch", "single", 2, {"windows": "open"})
        ann = Player(inside.url, table, tokens[0])
        await ann.connect()
        await ann.command(do="orders", orders=["pass-cards"])
        inside.table_service.loaded_tables[table].drop()
        other = Player(inside.url, table, tokens[0])
        await other.connect()
        assert '"given":["pass-cards"]' in "".join(other.messages)


async def test_orders_that_reveal_hand_are_refused_between_people(tmp_path: Path) -> None:
    """C-7.1: an immediate pass without a playable card would reveal that the hand has none."""
    async with server_inside(tmp_path) as inside:
        table, tokens = await inside.new_table("clutch", "single", 2, {"windows": "open"})
        ann = Player(inside.url, table, tokens[0])
        await ann.connect()
        for wish in (["pass-without-card"], ["sleep"]):
            with pytest.raises(Refusal, match="standing order"):
                await ann.command(do="orders", orders=wish)


async def test_orders_are_null_in_game_without_them(tmp_path: Path) -> None:
    async with server_inside(tmp_path) as inside:
        table, tokens = await inside.new_table("highlights", "single", 2)
        ann = Player(inside.url, table, tokens[0])
        await ann.connect()
        assert '"orders":null' in "".join(ann.messages)
        with pytest.raises(Refusal):
            await ann.command(do="orders", orders=["pass-cards"])
