"""Results and ratings: which games count for which players, exactly once, and the effect of leaving."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from openskill.models import PlackettLuce
from sqlalchemy import select

from pennant.server.database import aliases, rated_tables, ratings, results
from pennant.server.entries import Settings
from pennant.server.new_table import new_settings
from pennant.server.ratings import CENTER, Ratings, displayed_rating, placements_to_rate, rate
from pennant.server.results import Ending, Placement, ending_now, find_ending
from pennant.server.services import Services
from pennant.server.table import Draft, Table
from pennant.server.table_service import TableService
from tests.server.client import Data, Person, Player
from tests.server.inside import services_in
from tests.server.process import Server
from tests.server.stored import load
from tests.server.test_accounts import PASSWORD, new_name, register

NEW = PlackettLuce().rating()


def placements(*rows: tuple[str, int, bool]) -> list[Placement]:
    """Placements from guest, place, and whether the person left."""
    return [
        Placement(seat, guest, place, "won" if place == 1 else "lost", left)
        for seat, (guest, place, left) in enumerate(rows)
    ]


def ending(*rows: tuple[str, int, bool], table: str = "lantern-00000") -> Ending:
    return Ending(table, "highlights", "single", 1, placements(*rows))


# --- endings ----------------------------------------------------------------------------------------------------------


def finished_table(name: str) -> Table:
    stored = load(name)
    table = Table("stored-00000", stored.entries[0])
    for entry in stored.entries[1:]:
        table.apply(entry)
    assert table.status == "over"
    return table


def test_ending_places_winner_and_loser() -> None:
    table = finished_table("highlights-single-finished-edition-1")
    returns = table.result()["returns"]  # type: ignore[index]
    found = ending_now(table)
    assert {each.outcome for each in found.placements} == {"won", "lost"}
    assert [each.outcome == "won" for each in found.placements] == [each == 1.0 for each in returns]
    assert not any(each.left for each in found.placements)


def test_ending_of_solo_game_is_won_or_lost() -> None:
    table = finished_table("highlights-solitaire-finished-edition-1")
    won = table.result()["returns"] == [1.0]  # type: ignore[index]
    assert [each.outcome for each in ending_now(table).placements] == ["won" if won else "lost"]


def test_ending_places_leavers_last() -> None:
    table = finished_table("highlights-single-finished-edition-1")
    winner = next(each.seat for each in ending_now(table).placements if each.outcome == "won")
    table.seats[winner].stand_in = True
    found = {each.seat: each for each in ending_now(table).placements}
    assert found[winner].outcome == "lost"
    assert found[winner].left
    assert found[1 - winner].outcome == "won"
    assert found[1 - winner].place < found[winner].place


def test_ending_ignores_later_entries() -> None:
    """A player who left and returns after the end to see the result still counts as having left."""
    stored = load("highlights-single-running-edition-1")
    entries = [entry for entry in stored.entries if entry.kind in ("created", "sat", "started")]
    log = [*entries]

    def add(kind: Any, seat: int | None, body: Data) -> None:
        log.append(type(log[0])(len(log) + 1, kind, seat, body, log[-1].at, f"x{len(log)}"))

    add("stand-in", 0, {"why": "away", "bot": "greedy"})
    add("resigned", 1, {})
    add("back", 0, {})
    found = find_ending("stored-00000", log, None)
    assert found is not None
    assert [each.left for each in found.placements] == [True, True]


def test_ending_of_abandoned_game_has_no_placements() -> None:
    table = finished_table("highlights-single-finished-edition-1")
    table.reason = "expired"
    assert ending_now(table).placements == []


# --- rated games ------------------------------------------------------------------------------------------------------

ACCOUNTS = {"ann": "a", "ben": "b", "cat": "c", "ann-elsewhere": "a"}


@pytest.mark.parametrize(
    ("rows", "seats"),
    [
        ([("ann", 1, False), ("ben", 2, False)], [0, 1]),
        ([("ann", 1, False), ("guest", 2, False)], []),
        ([("ann", 1, False), ("guest", 2, False), ("ben", 3, False)], [0, 2]),
        ([("ann", 1, False), ("ann-elsewhere", 2, False)], []),
        ([("ann", 1, False), ("ann-elsewhere", 2, False), ("ben", 3, False)], []),
        ([("ann", 1, False), ("ann", 2, False), ("ben", 3, False), ("cat", 3, False)], []),
        ([("ann", 1, False), ("ben", 2, True)], [0, 1]),
        ([("ann", 1, True), ("ben", 2, True)], []),
        ([], []),
    ],
    ids=[
        "two accounts", "an account and a guest", "two accounts and a guest", "one person twice",
        "one person twice, and another", "a shared screen", "one left", "all left", "nobody",
    ],
)  # fmt: skip
def test_placements_to_rate_need_two_accounts(rows: list[tuple[str, int, bool]], seats: list[int]) -> None:
    assert [each.seat for each in placements_to_rate(ending(*rows), ACCOUNTS)] == seats


# --- ratings ----------------------------------------------------------------------------------------------------------


def test_displayed_rating_of_newcomer_is_1000() -> None:
    assert displayed_rating(NEW) == CENTER


def test_rate_raises_winner_and_lowers_loser() -> None:
    winner, loser = rate(placements(("a", 1, False), ("b", 2, False)), [NEW, NEW], False)
    assert winner.mu > NEW.mu > loser.mu
    assert displayed_rating(winner) > CENTER


def test_rate_treats_shared_places_alike() -> None:
    first, second, third = rate(placements(("a", 1, False), ("b", 1, False), ("c", 3, False)), [NEW] * 3, False)
    assert first.mu == second.mu > third.mu


def test_rate_protects_players_who_stayed() -> None:
    strong = PlackettLuce().rating(mu=35.0, sigma=2.0)
    weak = PlackettLuce().rating(mu=20.0, sigma=2.0)
    rows = placements(("winner", 1, False), ("third", 2, False), ("leaver", 3, True))
    before = [weak, strong, NEW]
    with_loss = rate(rows, before, False)
    assert with_loss[1].mu < strong.mu, "otherwise this test proves nothing"
    after = rate(rows, before, True)
    assert after[1] == strong
    assert after[0].mu > weak.mu
    assert after[2].mu < NEW.mu, "the player who left loses rating"


# --- counting ---------------------------------------------------------------------------------------------------------


async def people(services: Services, *guests: str) -> None:
    async with services.engine.begin() as connection:
        for guest in guests:
            await connection.execute(aliases.insert().values(guest=guest, account=guest))


async def rows(services: Services, table: Any) -> list[Data]:
    async with services.engine.connect() as connection:
        return [dict(row._mapping) for row in await connection.execute(select(table))]


async def test_count_table_counts_once(tmp_path: Path) -> None:
    async with services_in(tmp_path) as one, services_in(tmp_path) as other:
        await people(one, "ann", "ben")
        game = ending(("ann", 1, False), ("ben", 2, False))
        counted = await asyncio.gather(*(each.ratings.count_table(game) for each in (one, other) * 5))
        assert sum(counted) == 1
        found = {row["account"]: row for row in await rows(one, ratings)}
        assert {name: (row["games"], row["won"]) for name, row in found.items()} == {"ann": (1, 1), "ben": (1, 0)}
        assert found["ann"]["rating"] > CENTER > found["ben"]["rating"] or found["ben"]["mu"] < NEW.mu
        assert len(await rows(one, results)) == 2


async def test_count_table_is_safe_with_concurrent_games(tmp_path: Path) -> None:
    async with services_in(tmp_path) as one, services_in(tmp_path) as other:
        await people(one, "ann", "ben")
        games = [ending(("ann", 1, False), ("ben", 2, False), table=f"lantern-0000{number}") for number in range(8)]
        await asyncio.gather(*((one, other)[n % 2].ratings.count_table(game) for n, game in enumerate(games)))
        expected = [NEW, NEW]
        for game in games:
            expected = rate(game.placements, expected, False)
        found = {row["account"]: row for row in await rows(one, ratings)}
        assert found["ann"]["games"] == found["ann"]["won"] == 8
        assert [found["ann"]["mu"], found["ben"]["mu"]] == pytest.approx([each.mu for each in expected])


async def resigned_table(table_service: TableService) -> str:
    """A table where the second of two players has resigned."""
    wanted = Settings(game="highlights", mode="single", options={}, edition=0, secret="5e" * 32, seats=["open"] * 2)
    sat: list[Draft] = [
        ("sat", seat, {"name": name, "contribution": "", "guest": name}) for seat, name in enumerate(("ann", "ben"))
    ]
    table = await table_service.create(new_settings(wanted), sat)
    await table_service.execute(table, lambda table: table.resign(1))
    return table


async def test_count_missed_finds_uncounted_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Ratings, "start", lambda _: None)  # the test calls it
    async with services_in(tmp_path) as services:
        await people(services, "ann", "ben")
        services.table_service.observers.clear()  # as if the worker had died right after the last entry
        table = await resigned_table(services.table_service)
        assert await rows(services, rated_tables) == []
    async with services_in(tmp_path) as services:
        await services.ratings.count_missed()
        assert [row["table_id"] for row in await rows(services, rated_tables)] == [table]
        assert await services.ratings.count_missed() == 0
        found = {row["account"]: row for row in await rows(services, ratings)}
        assert (found["ann"]["won"], found["ben"]["won"]) == (1, 0)


@pytest.mark.postgres
async def test_two_workers_count_each_table_once_on_postgresql(tmp_path: Path, postgres: str) -> None:
    async with services_in(tmp_path, database=postgres) as one, services_in(tmp_path, database=postgres) as other:
        await people(one, "ann", "ben")
        games = [ending(("ann", 1, False), ("ben", 2, False), table=f"lantern-0000{number}") for number in range(6)]
        counted = await asyncio.gather(*(each.ratings.count_table(game) for game in games for each in (one, other)))
        assert sum(counted) == len(games)
        found = {row["account"]: row for row in await rows(one, ratings)}
        assert found["ann"]["games"] == found["ben"]["games"] == len(games)
        assert found["ann"]["won"] == len(games)


# --- profiles and leaderboards ----------------------------------------------------------------------------------------


async def play_and_resign(server: Server, winner: Person, loser: Person, **more: Any) -> str:
    made = winner.create(**more)
    table: str = made["table"]["id"]
    tokens = loser.sit(table, 1)["tokens"]
    player = Player(server.url, table, tokens)
    await player.connect()
    await player.command(do="resign")
    await player.close()
    return table


async def eventually(person: Person, path: str, good: Any) -> Data:
    for _ in range(900):  # a table that could not be counted at once is found after a minute
        found = person.ask("GET", path)
        if good(found):
            return found
        await asyncio.sleep(0.1)
    raise AssertionError(f"{path} stays {found}")


async def test_profile_and_leaderboard_show_results_and_ratings(server: Server) -> None:
    ann, ben = register(server), register(server, new_name("Ben"))
    tables = [await play_and_resign(server, ann, ben, listed=number < 2) for number in range(5)]
    path = f"/api/people/{ann.name}"
    profile = await eventually(ann, path, lambda found: found["results"] and found["results"][0]["played"] == 5)
    assert profile["name"] == ann.name
    assert profile["results"] == [
        {"game": "highlights", "mode": "single", "played": 5, "won": 5, "lost": 0, "shared": 0}
    ]
    assert {each["id"] for each in profile["tables"]} == set(tables[:2]), "only tables that were in the lobby"
    (rating,) = profile["ratings"]
    assert rating["game"] == "highlights"
    assert rating["rating"] > CENTER
    leaders = ann.ask("GET", "/api/ratings/highlights")["players"]
    own = next(each for each in leaders if each["name"] == ann.name)
    assert own == {"place": rating["place"], "name": ann.name, "rating": rating["rating"], "games": 5, "won": 5}
    assert [each["rating"] for each in leaders] == sorted((each["rating"] for each in leaders), reverse=True)
    assert {each["id"] for each in ann.ask("GET", "/api/me/tables?finished=true")["tables"]} == set(tables)


async def test_profile_with_four_rated_games_has_no_place(server: Server) -> None:
    ann, ben = register(server), register(server, new_name("Ben"))
    for _ in range(4):
        await play_and_resign(server, ann, ben)
    path = f"/api/people/{ann.name}"
    profile = await eventually(ann, path, lambda found: found["ratings"] and found["ratings"][0]["games"] == 4)
    assert profile["ratings"][0]["place"] is None
    assert ann.name not in {each["name"] for each in ann.ask("GET", "/api/ratings/highlights")["players"]}


async def test_register_keeps_results_of_guest(server: Server) -> None:
    ann, ben = Person(server.url, "Ann"), Person(server.url, "Ben")
    await play_and_resign(server, ann, ben)
    name = new_name()
    ann.ask("POST", "/api/account", {"name": name, "password": PASSWORD})
    found = await eventually(ann, f"/api/people/{name}", lambda found: found["results"])
    assert found["results"][0]["won"] == 1
    assert found["ratings"] == []


def test_profile_and_leaderboard_refuse_unknown_names(server: Server) -> None:
    ann = Person(server.url, "Ann")
    assert ann.http.get("/api/people/Nobody at all").status_code == 404
    assert ann.http.get("/api/ratings/checkers").status_code == 404
