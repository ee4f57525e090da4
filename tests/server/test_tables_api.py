"""Tables by HTTP: creation, seats, lobby, replay, proof and rematch; and games, cards, texts and pictures."""

import asyncio
import hashlib
import hmac
import json
import shutil
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import httpx2
import pytest
from typer.testing import CliRunner

import pennant
from pennant.cli.commands import app
from pennant.games import OWN
from pennant.kernel.words import LANGUAGES
from tests.server.client import Data, Person, Player, play_to_the_end
from tests.server.process import Server, running_server


def refusal_of(answer: httpx2.Response, status: int, code: str) -> str:
    """Check the status and code of an error response, and return its text."""
    assert answer.status_code == status, answer.text
    error = answer.json()["error"]
    assert set(error) == {"code", "text", "rule"}
    assert error["code"] == code, error
    assert error["text"]
    return str(error["text"])


def ids(answer: Data) -> list[str]:
    return [table["id"] for table in answer["tables"]]


@pytest.fixture(scope="module")
def ann(server: Server) -> Person:
    return Person(server.url, "Ann")


@pytest.fixture(scope="module")
def ben(server: Server) -> Person:
    return Person(server.url, "Ben")


@pytest.fixture(scope="module")
def eve(server: Server) -> Person:
    """A person without a seat."""
    return Person(server.url, "Eve")


# --- creating tables --------------------------------------------------------------------------------------------------

WRONG: dict[str, tuple[Data, str]] = {
    "a game that there is not": ({"game": "checkers"}, "no game 'checkers'"),
    "a mode that there is not": ({"mode": "singel"}, "did you mean 'single'"),
    "an option that there is not": ({"options": {"boxx": "full"}}, "did you mean 'box'"),
    "a word that is none of the option's": ({"options": {"box": "small"}}, "cannot be 'small'"),
    "a word where a number belongs": ({"mode": "standard", "options": {"buy_row": "x"}}, "whole number"),
    "a number with two signs": ({"mode": "standard", "options": {"buy_row": "--6"}}, "whole number"),
    "a number with five thousand digits": ({"mode": "standard", "options": {"buy_row": "9" * 5000}}, "whole number"),
    "a list where a word belongs": ({"options": {"box": ["full"]}}, "needs a word"),
    "a number out of range": ({"mode": "standard", "options": {"buy_row": 13}}, "from 1 to 12"),
    "a team that there is not": ({"options": {"teams": ["bostn", "new-york"]}}, "did you mean 'boston'"),
    "a team twice": ({"options": {"teams": ["boston", "boston"]}}, "twice"),
    "too few seats": ({"seats": ["me"]}, "2 seats, not 1"),
    "too many seats": ({"seats": ["me", "open", "open"]}, "2 seats, not 3"),
    "seats that do not fit the option": (
        {"mode": "tournament", "seats": ["me", "open", "open", "open"], "options": {"players": 8}},
        "8 seats, not 4",
    ),
    "two seats for oneself": ({"seats": ["me", "me"]}, "only one seat"),
    "a bot that there is not": ({"seats": ["me", "bot:gredy"]}, "did you mean 'greedy'"),
    "an option that the bot has not": ({"seats": ["me", "bot:random:sed=3"]}, "did you mean 'seed'"),
    "a bot's number with two signs": ({"seats": ["me", "bot:random:seed=--3"]}, "whole number"),
    "a card set that there is not": ({"cards": "nowhere"}, "no card set 'nowhere'"),
    "a card set outside its folder": ({"cards": "../.."}, "no card set"),
    "a clock without time": ({"clock": {"kind": "move", "seconds": 4}}, "at least 5 seconds"),
    "a bank without time": ({"clock": {"kind": "bank", "increment": 10}}, "at least 5 seconds"),
    "days without a day": ({"clock": {"kind": "days"}}, "at least one day"),
    "a name at the screen that nobody can see": ({"seats": ["me", "hot"], "names": ["\u200b"]}, "visible character"),
    "a long name at the screen": ({"seats": ["me", "hot"], "names": ["x" * 25]}, "at most 24"),
    "a long contribution": ({"contribution": "7" * 65}, "at most 64"),
}
MALFORMED: dict[str, tuple[Any, str]] = {
    "nothing": ({}, "game"),
    "a list": ([], "request"),
    "a field that there is not": ({"game": "highlights", "mode": "single", "seats": ["me"], "secret": "0"}, "secret"),
    "a seat that is none": ({"game": "highlights", "mode": "single", "seats": ["you", "me"]}, "seats.0"),
    "seats for a crowd": ({"game": "highlights", "mode": "single", "seats": ["open"] * 17}, "seats"),
    "no seats": ({"game": "highlights", "mode": "single", "seats": []}, "seats"),
    "a clock that is none": ({"game": "highlights", "mode": "single", "seats": [], "clock": {"kind": "sand"}}, "clock"),
    "negative time": ({"game": "highlights", "mode": "x", "clock": {"kind": "move", "seconds": -1}}, "clock.seconds"),
    "yes for a word": ({"game": "highlights", "mode": "single", "seats": ["me"], "listed": "yes"}, "listed"),
    "a number for a game": ({"game": 7, "mode": "single", "seats": ["me"]}, "game"),
    "half a character as a field": ({"game": "highlights", "mode": "x", "seats": ["me"], "\ud800": 1}, "unicode"),
}


@pytest.mark.parametrize("case", WRONG)
def test_create_table_refuses_invalid(ann: Person, case: str) -> None:
    change, sentence = WRONG[case]
    wish = {"game": "highlights", "mode": "single", "seats": ["me", "open"], **change}
    assert sentence in refusal_of(ann.http.post("/api/tables", json=wish), 400, "bad")


@pytest.mark.parametrize("case", MALFORMED)
def test_create_table_fails_validation_of(ann: Person, case: str) -> None:
    wish, place = MALFORMED[case]
    body = json.dumps(wish).encode()
    answer = ann.http.post("/api/tables", content=body, headers={"content-type": "application/json"})
    assert place in refusal_of(answer, 422, "invalid")


def test_create_table_refuses_malformed_json(ann: Person) -> None:
    for body in (b"", b"{", b"\xff\xfe", b"[" * 20_000):
        answer = ann.http.post("/api/tables", content=body, headers={"content-type": "application/json"})
        assert answer.status_code in (400, 422), body[:10]
        assert answer.json()["error"]["text"]


def test_create_table_refuses_file_paths(ann: Person, tmp_path: Path) -> None:
    """Only the terminal accepts file paths as decks."""
    deck = Path(__file__).parents[1] / "decks" / "gardeners.toml"
    secret = tmp_path / "secret.toml"
    secret.write_text("password = 'swordfish'")
    for name in (str(deck), str(secret), "/etc/passwd", "tests/decks/gardeners.toml"):
        wish = {"game": "clutch", "mode": "single", "seats": ["me", "open"], "options": {"decks": [name, "bullpen"]}}
        sentence = refusal_of(ann.http.post("/api/tables", json=wish), 400, "bad")
        assert "option decks cannot be" in sentence
        assert "swordfish" not in sentence


@pytest.mark.parametrize("game", OWN)
def test_create_table_works_for_every_mode(ann: Person, game: str) -> None:
    for mode in pennant.game(game).modes.values():
        made = ann.create(game, mode.name, ["me", *["open"] * (_usual_seats(game, mode.name) - 1)])
        assert made["table"]["mode"] == mode.name
        assert set(made["table"]["options"]) == {option.name for option in mode.options}
        assert list(made["tokens"]) == ["0"]


def _usual_seats(game: str, mode: str) -> int:
    return pennant.game(game).new(mode, 1).seats


def test_table_info_has_public_fields(ann: Person, eve: Person) -> None:
    clock = {"kind": "bank", "seconds": 900, "increment": 10, "days": 0}
    made = ann.create(seats=["open", "me"], clock=clock, listed=True)["table"]
    seen = eve.ask("GET", f"/api/tables/{made['id']}")["table"]
    assert seen == made
    assert seen["status"] == "waiting"
    assert seen["clock"] == clock
    assert [seat["kind"] for seat in seen["seats"]] == ["open", "person"]
    assert [seat["host"] for seat in seen["seats"]] == [False, True]
    assert seen["names"] == ["", "Ann"]
    assert len(bytes.fromhex(seen["commitment"])) == 32
    assert seen["result"] is None
    assert seen["waiting_for"] == []


def test_hot_seats_share_tokens_at_one_screen(ann: Person) -> None:
    made = ann.create(seats=["me", "hot"], names=["Zoë"])
    assert made["table"]["status"] == "playing"
    assert [seat["name"] for seat in made["table"]["seats"]] == ["Ann", "Zoë"]
    assert sorted(made["tokens"]) == ["0", "1"]
    assert made["tokens"]["0"] != made["tokens"]["1"]


def test_hot_seat_without_name_is_named_by_number(ann: Person) -> None:
    assert ann.create(seats=["hot", "me"])["table"]["seats"][0]["name"] == "1"


@pytest.mark.parametrize("seat", range(4))
def test_bot_can_take_any_seat(ann: Person, seat: int) -> None:
    seats = ["me", "open", "open", "open"]
    seats[seat] = "bot:greedy"
    made = ann.create(mode="tournament", seats=seats)["table"]
    assert made["seats"][seat]["bot"] == "greedy"
    assert made["seats"][seat]["kind"] == "bot"


def test_bots_play_against_each_other(ann: Person, server: Server) -> None:
    made = ann.create(seats=["bot:greedy", "bot:random:seed=3"])
    assert made["tokens"] == {}

    async def watch() -> None:
        watcher = Player(server.url, made["table"]["id"])
        await watcher.connect()
        await watcher.until(lambda watcher: watcher.over)
        await watcher.close()

    asyncio.run(watch())
    assert ann.ask("GET", f"/api/tables/{made['table']['id']}")["table"]["result"]["reason"] == "played"


def test_whole_numbers_may_be_json_floats(ann: Person) -> None:
    made = ann.create(clock={"kind": "move", "seconds": 60.0})
    assert made["table"]["clock"]["seconds"] == 60


# --- finding tables ---------------------------------------------------------------------------------------------------


def test_lobby_has_listed_unfinished_tables(ann: Person, ben: Person, eve: Person) -> None:
    hidden = ann.create()["table"]["id"]
    waiting = ann.create(listed=True)["table"]["id"]
    playing = ann.create(listed=True)["table"]["id"]
    ben.sit(playing, 1)
    over = ann.create(mode="solitaire", seats=["me"], listed=True)
    asyncio.run(resign(ann.url, over))
    listed = ids(eve.ask("GET", "/api/tables"))
    assert hidden not in listed
    assert over["table"]["id"] not in listed
    assert listed.index(waiting) < listed.index(playing), "tables with open seats come first"


async def resign(url: str, made: Data) -> None:
    player = Player(url, made["table"]["id"], made["tokens"])
    await player.connect()
    await player.command(do="resign")
    await player.close()


def test_my_tables_are_sorted_by_turn(server: Server, ben: Person) -> None:
    me = Person(server.url, "Mia")
    assert me.ask("GET", "/api/me/tables") == {"tables": []}
    turn = me.create(mode="solitaire", seats=["me"])["table"]["id"]
    waits = me.create(seats=["open", "me"])["table"]["id"]
    over = me.create(mode="solitaire", seats=["me"])
    asyncio.run(resign(server.url, over))
    found = me.ask("GET", "/api/me/tables")["tables"]
    assert [table["id"] for table in found] == [turn, waits]
    assert [table["your_turn"] for table in found] == [True, False]
    assert [table["mine"] for table in found] == [[0], [1]]
    assert [bool(table["standing"]) for table in found] == [True, False]
    (past,) = me.ask("GET", "/api/me/tables?finished=true")["tables"]
    assert past["id"] == over["table"]["id"]
    assert past["result"]["reason"] == "resigned"
    assert me.ask("GET", f"/api/me/tables?finished=true&before={past['updated']}") == {"tables": []}
    assert waits not in ids(ben.ask("GET", "/api/me/tables"))


@pytest.mark.parametrize("id", ["lantern-00000", "x", "Lantern-00000", "lantern-00000x", "..", "%00", "лампа-00000"])
def test_unknown_table_is_404(eve: Person, id: str) -> None:
    for path in ("", "/tokens", "/story", "/replay", "/record", "/proof"):
        assert eve.http.get(f"/api/tables/{id}{path}").status_code in (404, 422), path


# --- seats ------------------------------------------------------------------------------------------------------------


def test_seat_is_taken_once(ann: Person, ben: Person, eve: Person) -> None:
    table = ann.create()["table"]["id"]
    sat = ben.sit(table, 1, contribution="my luck")
    assert sat["table"]["status"] == "playing"
    assert list(sat["tokens"]) == ["1"]
    refusal_of(eve.http.post(f"/api/tables/{table}/seats/1", json={}), 409, "started")
    refusal_of(eve.http.post(f"/api/tables/{table}/seats/7", json={}), 404, "unknown")


def test_sit_on_taken_seat_is_refused(ann: Person, ben: Person) -> None:
    table = ann.create(mode="tournament", seats=["me", "open", "open", "open"])["table"]["id"]
    refusal_of(ben.http.post(f"/api/tables/{table}/seats/0", json={}), 409, "taken")


def test_concurrent_sits_seat_one_person(server: Server, ann: Person) -> None:
    table = ann.create()["table"]["id"]
    people = [Person(server.url, f"P{number}") for number in range(6)]
    with ThreadPoolExecutor(6) as pool:
        answers = list(pool.map(lambda who: who.http.post(f"/api/tables/{table}/seats/1", json={}), people))
    assert sorted(answer.status_code for answer in answers) == [201] + [409] * 5
    assert [len(who.ask("GET", f"/api/tables/{table}/tokens")["tokens"]) for who in people].count(1) == 1


def test_leave_is_possible_only_before_start(ann: Person, ben: Person, eve: Person) -> None:
    made = ann.create()
    table = made["table"]["id"]
    refusal_of(eve.http.delete(f"/api/tables/{table}/seats/0"), 403, "not-yours")
    refusal_of(eve.http.delete(f"/api/tables/{table}/seats/1"), 403, "not-yours")
    left = ann.ask("DELETE", f"/api/tables/{table}/seats/0")
    assert left["table"]["seats"][0]["kind"] == "open"
    token = ben.sit(table, 0)["tokens"]["0"]
    got_up = eve.http.delete(f"/api/tables/{table}/seats/0", headers={"authorization": f"Seat {token}"})
    assert got_up.status_code == 200, "the token alone is enough"
    ann.sit(table, 0)
    ben.sit(table, 1)
    refusal_of(ann.http.delete(f"/api/tables/{table}/seats/0"), 409, "started")


def test_old_seat_token_is_void_after_new_sit(ann: Person, ben: Person, eve: Person) -> None:
    made = ann.create()
    table, old = made["table"]["id"], made["tokens"]["0"]
    ann.ask("DELETE", f"/api/tables/{table}/seats/0")
    ben.sit(table, 0)
    header = {"authorization": f"Seat {old}"}
    refusal_of(eve.http.delete(f"/api/tables/{table}/seats/0", headers=header), 403, "not-yours")


def test_seated_person_can_put_bot(ann: Person, eve: Person) -> None:
    table = ann.create(mode="tournament", seats=["me", "open", "open", "open"])["table"]["id"]
    refusal_of(eve.http.put(f"/api/tables/{table}/seats/1", json={"bot": "greedy"}), 403, "not-yours")
    refusal_of(ann.http.put(f"/api/tables/{table}/seats/0", json={"bot": "greedy"}), 409, "taken")
    refusal_of(ann.http.put(f"/api/tables/{table}/seats/9", json={"bot": "greedy"}), 404, "unknown")
    assert "greedy" in refusal_of(ann.http.put(f"/api/tables/{table}/seats/1", json={"bot": "gredy"}), 400, "bad")
    for seat in (1, 2, 3):
        put = ann.ask("PUT", f"/api/tables/{table}/seats/{seat}", {"bot": "greedy"})
    assert put["table"]["status"] == "playing"


def test_tokens_are_returned_only_to_their_owner(ann: Person, ben: Person, eve: Person) -> None:
    made = ann.create()
    table = made["table"]["id"]
    other = ben.sit(table, 1)["tokens"]
    assert ann.ask("GET", f"/api/tables/{table}/tokens") == {"tokens": made["tokens"]}
    assert ben.ask("GET", f"/api/tables/{table}/tokens") == {"tokens": other}
    assert eve.ask("GET", f"/api/tables/{table}/tokens") == {"tokens": {}}


def test_table_link_gives_no_seat_token(server: Server, ann: Person, eve: Person) -> None:
    """Anyone with the link to a table can watch it, but can neither move nor see a hand."""
    made = ann.create(seats=["me", "bot:greedy"])
    table = made["table"]["id"]
    assert eve.http.get(f"/t/{table}").status_code == 200
    for path in ("", "/tokens", "/story", "/replay"):
        told = eve.http.get(f"/api/tables/{table}{path}").text
        assert made["tokens"]["0"] not in told
    refusal_of(eve.http.get(f"/api/tables/{table}/replay?eyes=0"), 403, "not-yours")
    refusal_of(eve.http.get(f"/api/tables/{table}/story?eyes=0"), 403, "not-yours")


@pytest.mark.parametrize("name", ["", " ", "\u200b\u202e", "\x00\x07", "\ue000", "x" * 25, "x" * 10_000])
def test_rename_refuses_unprintable_name(server: Server, ann: Person, name: str) -> None:
    status = 422 if len(name) > 200 else 400
    assert ann.http.put("/api/me", json={"name": name}).status_code == status
    assert ann.ask("GET", "/api/me")["name"] == "Ann"
    if name:
        table = ann.create()["table"]["id"]
        assert ann.http.post(f"/api/tables/{table}/seats/1", json={"name": name}).status_code == status


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("  Ann \t Lee ", "Ann Lee"),
        ("A\x1b[31mnn", "A[31mnn"),
        ("An\u202en", "Ann"),
        ("Zoe\u0308", "Zoë"),
        ("Аня 🎉", "Аня 🎉"),
        ("a\ue000b\ue001", "ab"),
        ("one\ntwo", "one two"),
    ],
)
def test_rename_cleans_name(server: Server, name: str, shown: str) -> None:
    who = Person(server.url)
    assert who.ask("PUT", "/api/me", {"name": name})["name"] == shown
    assert who.ask("GET", "/api/me")["name"] == shown
    assert who.create()["table"]["seats"][0]["name"] == shown


# --- finished games ---------------------------------------------------------------------------------------------------


class Finished:
    """A finished game between Ann and Ben."""

    def __init__(self, server: Server, ann: Person, ben: Person) -> None:
        made = ann.create(contribution="17")
        self.id: str = made["table"]["id"]
        self.tokens = [made["tokens"], ben.sit(self.id, 1, contribution="4")["tokens"]]
        self.commitment: str = made["table"]["commitment"]
        self.views: dict[str, Any] = {}
        """The last view of each viewer."""
        asyncio.run(self._play(server))

    async def _play(self, server: Server) -> None:
        players = [Player(server.url, self.id, tokens) for tokens in self.tokens]
        watcher = Player(server.url, self.id)
        for player in (*players, watcher):
            await player.connect()
        await play_to_the_end(players)
        await watcher.until(lambda watcher: watcher.over)
        self.views = {"0": players[0].view, "1": players[1].view, "none": watcher.view}
        for player in (*players, watcher):
            await player.close()


@pytest.fixture(scope="module")
def finished(server: Server, ann: Person, ben: Person) -> Finished:
    return Finished(server, ann, ben)


@pytest.mark.parametrize("eyes", ["0", "1", "none"])
def test_replay_folds_to_last_view(finished: Finished, eve: Person, eyes: str) -> None:
    replay = eve.ask("GET", f"/api/tables/{finished.id}/replay?eyes={eyes}")
    assert replay["complete"]
    assert replay["table"]["id"] == finished.id
    first, *rest = replay["entries"]
    assert first["kind"] == "started"
    view, game = first["view"], pennant.game("highlights")
    for entry in rest:
        assert "decision" not in entry
        for event in entry["events"]:
            game.fold(view, event)
    assert view == finished.views[eyes]


def test_open_replay_shows_all_seats(finished: Finished, eve: Person) -> None:
    replay = eve.ask("GET", f"/api/tables/{finished.id}/replay?eyes=all")
    own = {eyes: eve.ask("GET", f"/api/tables/{finished.id}/replay?eyes={eyes}")["entries"] for eyes in ("0", "1")}
    assert [entry["seq"] for entry in replay["entries"]] == [entry["seq"] for entry in own["0"]]
    assert [entry["kind"] for entry in replay["entries"] if "view" in entry] == ["started"]
    hidden = [event for entry in own["0"] for event in entry["events"] if None in event.values()]
    assert hidden, "something was hidden during the game"
    opened = json.dumps(replay)
    for eyes in ("0", "1"):
        seen = own[eyes][0]["view"]
        for card in _cards_of(seen):
            assert card in opened


def _cards_of(data: Any) -> Iterator[str]:
    """All card names in a view."""
    if isinstance(data, dict):
        for value in data.values():
            yield from _cards_of(value)
    elif isinstance(data, list):
        for value in data:
            yield from _cards_of(value)
    elif isinstance(data, str) and data.startswith(("OST-", "OFA-")):
        yield data


def test_story_of_finished_game_is_public(finished: Finished, eve: Person) -> None:
    stories = [eve.ask("GET", f"/api/tables/{finished.id}/story?eyes={eyes}")["story"] for eyes in ("none", "0", "1")]
    for story in stories:
        assert len(story) > 20
        plays = [line["play"] for line in story]
        assert plays == sorted(plays)
        assert len(set(plays)) > 10
    assert stories[1] != stories[2]


def test_record_verifies(finished: Finished, eve: Person, tmp_path: Path) -> None:
    answer = eve.http.get(f"/api/tables/{finished.id}/record")
    assert answer.headers["content-disposition"] == f'attachment; filename="{finished.id}.json"'
    file = tmp_path / "record.json"
    file.write_bytes(answer.content)
    told = CliRunner().invoke(app, ["verify", str(file)], env={"LC_ALL": "C"})
    assert told.exit_code == 0, told.output
    assert f"Sealed as {finished.commitment}\nContributed: 17, 4\n" in told.output
    document = json.loads(file.read_text())
    assert document["players"] == ["human:Ann", "human:Ben"]
    document["chance"]["secret"] = "00" * 32
    file.write_text(json.dumps(document))
    assert CliRunner().invoke(app, ["verify", str(file)]).exit_code == 1


def test_proof_can_be_verified_without_rules(finished: Finished, eve: Person) -> None:
    proof = eve.ask("GET", f"/api/tables/{finished.id}/proof")
    secret = bytes.fromhex(proof["secret"])
    assert hashlib.sha256(secret).hexdigest() == proof["commitment"] == finished.commitment
    assert proof["contributions"] == ["17", "4"]
    key = hmac.digest(secret, "\n".join(proof["contributions"]).encode(), "sha256")
    assert len(proof["draws"]) > 10
    counters: dict[int, int] = {}
    for draw in proof["draws"]:
        assert draw["counter"] == counters.get(draw["stream"], 0), "no draw is missing"
        counters[draw["stream"]] = draw["counter"] + 1
        assert draw["value"] == number(key, draw["stream"], draw["counter"], draw["n"])


def number(key: bytes, stream: int, counter: int, n: int) -> int:
    """As documented in docs/chance.md."""
    attempt = 0
    while True:
        message = stream.to_bytes(4, "big") + counter.to_bytes(8, "big") + attempt.to_bytes(4, "big")
        word = int.from_bytes(hmac.digest(key, message, "sha256")[:8], "big")
        if word < 2**64 // n * n:
            return word % n
        attempt += 1


@pytest.mark.parametrize("eyes", ["2", "99"])
def test_replay_refuses_unknown_viewer(finished: Finished, eve: Person, eyes: str) -> None:
    for path in ("replay", "story"):
        refusal_of(eve.http.get(f"/api/tables/{finished.id}/{path}?eyes={eyes}"), 404, "unknown")


@pytest.mark.parametrize("eyes", ["-1", "²", "one", "0x1", "999"])
def test_replay_refuses_missing_seat(finished: Finished, eve: Person, eyes: str) -> None:
    for path in ("replay", "story"):
        refusal_of(eve.http.get(f"/api/tables/{finished.id}/{path}", params={"eyes": eyes}), 422, "invalid")


# --- running games ----------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def running(server: Server, ann: Person, ben: Person) -> Finished:
    """A game between Ann and Ben after ten moves."""

    class Running(Finished):
        async def _play(self, server: Server) -> None:
            players = [Player(server.url, self.id, tokens) for tokens in self.tokens]
            for player in players:
                await player.connect()
            for _ in range(10):
                player = next(player for player in players if player.decision)
                assert player.decision is not None
                made = await player.move(player.decision["choices"][-1]["action"])
                for each in players:
                    await each.until(partial(_has_heard_of, made))
            for player in players:
                await player.close()

    return Running(server, ann, ben)


def _has_heard_of(entry: int, player: Player) -> bool:
    return (player.seq or 0) >= entry


def test_running_game_replay_is_limited_to_own_seat(running: Finished, ann: Person, ben: Person, eve: Person) -> None:
    for path in ("replay", "story"):
        address = f"/api/tables/{running.id}/{path}?eyes="
        ann.ask("GET", f"{address}0")
        ben.ask("GET", f"{address}1")
        eve.ask("GET", f"{address}none")
        refusal_of(ann.http.get(f"{address}1"), 403, "not-yours")
        refusal_of(ben.http.get(f"{address}0"), 403, "not-yours")
        refusal_of(eve.http.get(f"{address}0"), 403, "not-yours")
        by_token = {"authorization": f"Seat {running.tokens[0]['0']}"}
        eve.ask("GET", f"{address}0", headers=by_token)
        refusal_of(eve.http.get(f"{address}1", headers=by_token), 403, "not-yours")
    refusal_of(ann.http.get(f"/api/tables/{running.id}/replay?eyes=all"), 409, "playing")


def test_running_game_has_no_proof_or_record(running: Finished, ann: Person) -> None:
    for path in ("record", "proof"):
        sentence = refusal_of(ann.http.get(f"/api/tables/{running.id}/{path}"), 409, "playing")
        assert "when the game is over" in sentence


def test_running_game_replay_hides_secrets_from_others(running: Finished, ann: Person, ben: Person) -> None:
    def events(who: Person, eyes: str) -> list[Data]:
        replay = who.ask("GET", f"/api/tables/{running.id}/replay?eyes={eyes}")
        return [event for entry in replay["entries"] for event in entry["events"]]

    mine, theirs, watched = events(ann, "0"), events(ben, "1"), events(ann, "none")
    assert len(mine) == len(theirs) == len(watched)
    hidden = [(own, other) for own, other in zip(mine, theirs, strict=True) if own != other]
    assert any(own["kind"] == other["kind"] and None in other.values() for own, other in hidden)
    assert all(event in (own, other) for event, own, other in zip(watched, mine, theirs, strict=True))
    for told in (mine, theirs, watched):
        assert all(event.get("value") is None for event in told if event["kind"] == "chance")


# --- rematch ----------------------------------------------------------------------------------------------------------


def over(server: Server, ann: Person, ben: Person) -> Data:
    """A game that Ann has just resigned."""
    made = ann.create(clock={"kind": "move", "seconds": 60})
    ben.sit(made["table"]["id"], 1)
    asyncio.run(resign(server.url, made))
    return made


@pytest.mark.parametrize("first", [0, 1])
def test_rematch_swaps_sides(server: Server, ann: Person, ben: Person, first: int) -> None:
    table = over(server, ann, ben)["table"]["id"]
    one, two = (ann, ben) if first == 0 else (ben, ann)
    made = one.ask("POST", f"/api/tables/{table}/rematch", {"contribution": "again"})
    again = made["table"]
    assert again["status"] == "waiting"
    assert again["previous"] == table
    assert again["clock"]["seconds"] == 60
    assert again["seats"][1 - first]["name"] == one.name
    assert list(made["tokens"]) == [str(1 - first)]
    assert one.ask("GET", f"/api/tables/{table}")["table"]["next"] == again["id"]
    joined = two.ask("POST", f"/api/tables/{table}/rematch", {})
    assert joined["table"]["id"] == again["id"]
    assert joined["table"]["status"] == "playing"
    assert [seat["name"] for seat in joined["table"]["seats"]] == ["Ben", "Ann"]
    assert joined["table"]["commitment"] != ann.ask("GET", f"/api/tables/{table}")["table"]["commitment"]
    assert one.ask("POST", f"/api/tables/{table}/rematch", {})["tokens"] == made["tokens"], (
        "a repeated request returns the same"
    )


def test_rematch_shows_commitment_before_contribution(server: Server, ann: Person) -> None:
    made = ann.create(seats=["me", "bot:greedy"])
    asyncio.run(resign(server.url, made))
    path = f"/api/tables/{made['table']['id']}/rematch"
    seen = ann.ask("POST", path, {"sit": False})
    assert (seen["table"]["status"], seen["tokens"]) == ("waiting", {})
    sat = ann.ask("POST", path, {"contribution": "1234"})
    assert sat["table"]["status"] == "playing"
    assert all(sat["table"][same] == seen["table"][same] for same in ("id", "commitment"))
    asyncio.run(resign(server.url, sat))
    proof = ann.ask("GET", f"/api/tables/{sat['table']['id']}/proof")
    assert proof["contributions"] == ["greedy", "1234"]


def test_concurrent_rematches_share_one_table(server: Server, ann: Person, ben: Person) -> None:
    for _ in range(4):
        table = over(server, ann, ben)["table"]["id"]
        with ThreadPoolExecutor(2) as pool:
            asked = [pool.submit(who.ask, "POST", f"/api/tables/{table}/rematch", {}) for who in (ann, ben)]
            first, second = (answer.result()["table"]["id"] for answer in asked)
        assert first == second
        assert ann.ask("GET", f"/api/tables/{first}")["table"]["status"] == "playing"


def test_rematch_at_one_screen_seats_both(server: Server, ann: Person) -> None:
    made = ann.create(seats=["me", "hot"], names=["Zoë"])
    asyncio.run(resign(server.url, made))
    again = ann.ask("POST", f"/api/tables/{made['table']['id']}/rematch", {})
    assert again["table"]["status"] == "playing"
    assert [seat["name"] for seat in again["table"]["seats"]] == ["Zoë", "Ann"]
    assert sorted(again["tokens"]) == ["0", "1"]


def test_rematch_against_bot_starts_at_once(server: Server, ann: Person) -> None:
    made = ann.create(seats=["me", "bot:greedy"])
    asyncio.run(resign(server.url, made))
    again = ann.ask("POST", f"/api/tables/{made['table']['id']}/rematch", {})
    assert again["table"]["status"] == "playing"
    assert [seat["kind"] for seat in again["table"]["seats"]] == ["bot", "person"]


def test_rematch_requires_finished_game_and_player(server: Server, ann: Person, ben: Person, eve: Person) -> None:
    table = ann.create()["table"]["id"]
    refusal_of(ann.http.post(f"/api/tables/{table}/rematch", json={}), 409, "playing")
    refusal_of(eve.http.post(f"/api/tables/{over(server, ann, ben)['table']['id']}/rematch", json={}), 403, "not-yours")


# --- games, cards, texts, pictures ------------------------------------------------------------------------------------


def test_games_list_has_modes_and_options(eve: Person) -> None:
    games = {game["name"]: game for game in eve.ask("GET", "/api/games")["games"]}
    assert list(games) == list(OWN)
    for name, game in games.items():
        assert [mode["name"] for mode in game["modes"]] == list(pennant.game(name).modes)
        assert game["title"]
        assert game["teams"]
        assert {"greedy", "random"} <= set(game["bots"])
        for mode in game["modes"]:
            for option in mode["options"]:
                assert option["kind"] in ("int", "bool", "word", "words")
                assert "default" in option
    assert eve.ask("GET", "/api/bots")["bots"] == [{"name": name} for name in games["highlights"]["bots"]]


@pytest.mark.parametrize("game", OWN)
def test_cards_are_data_with_etag(eve: Person, game: str) -> None:
    data = eve.ask("GET", f"/api/games/{game}/cards")
    assert data["set"]
    assert len(data["sha256"]) == 64
    names = [card["id"] for card in data["cards"]]
    assert len(names) == len(set(names)) > 50
    assert all(card["name"] for card in data["cards"])


@pytest.mark.parametrize("game", OWN)
@pytest.mark.parametrize("language", LANGUAGES)
def test_game_texts_exist_in_every_language(eve: Person, game: str, language: str) -> None:
    words = eve.http.get(f"/text/{game}/{language}.ftl")
    rules = eve.http.get(f"/text/{game}/{language}-rules.ftl")
    assert words.headers["content-type"] == "text/plain; charset=utf-8"
    assert "rule-" in rules.text
    for mode in pennant.game(game).modes:
        assert f"mode-{mode} =" in words.text


@pytest.mark.parametrize("game", OWN)
def test_every_card_has_face_and_portrait(eve: Person, game: str) -> None:
    cards = eve.ask("GET", f"/api/games/{game}/cards")["cards"]
    described = next(each for each in eve.ask("GET", "/api/games")["games"] if each["name"] == game)
    assert described["faces"]
    some = [cards[0]["id"], cards[len(cards) // 2]["id"], cards[-1]["id"], *described["faces"]]
    addresses = [f"/cards/{game}/{card}{kind}" for card in some for kind in (".svg", "/portrait.svg")]
    for address in (*addresses, f"/cards/{game}/back.svg", f"/cards/{game}/{some[0]}.svg?lang=ru"):
        answer = eve.http.get(address)
        assert answer.status_code == 200, address
        assert answer.headers["content-type"] == "image/svg+xml"
        assert ElementTree.fromstring(answer.text).tag == "{http://www.w3.org/2000/svg}svg"


@pytest.mark.parametrize(
    "path",
    [
        "/api/games/highlights/cards",
        "/text/highlights/en.ftl",
        "/cards/highlights/back.svg",
        "/cards/highlights/OFA-12.svg",
    ],
)
def test_cached_response_is_not_modified(eve: Person, path: str) -> None:
    first = eve.http.get(path)
    tag = first.headers["etag"]
    assert "max-age" in first.headers["cache-control"]
    for known in (tag, f"W/{tag}", f'"other", {tag}'):
        again = eve.http.get(path, headers={"if-none-match": known})
        assert again.status_code == 304
        assert again.content == b""
        assert again.headers["etag"] == tag
    assert eve.http.get(path, headers={"if-none-match": '"other"'}).status_code == 200


@pytest.mark.parametrize(
    ("path", "status"),
    [
        ("/api/games/checkers/cards", 404),
        ("/api/games/highlights/cards?set=nowhere", 400),
        ("/text/checkers/en.ftl", 404),
        ("/text/highlights/de.ftl", 404),
        ("/text/highlights/en-cards.ftl", 422),
        ("/cards/checkers/back.svg", 404),
        ("/cards/highlights/OFA-99.svg", 404),
        ("/cards/highlights/OFA-99/portrait.svg", 404),
        ("/cards/highlights/OFA-12.svg?lang=de", 400),
        ("/cards/highlights/OFA-12.svg?set=nowhere", 400),
    ],
)
def test_unknown_game_data_is_404(eve: Person, path: str, status: int) -> None:
    answer = eve.http.get(path)
    assert answer.status_code == status
    assert answer.json()["error"]["text"]


# --- installed card sets ----------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def own_set(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with an installed card set: a copy of the built-in one under another name."""
    home = tmp_path_factory.mktemp("own-set")
    folder = home / "cards" / "highlights" / "backyard"
    game = pennant.game("highlights")
    shutil.copytree(_folder_of_our_set(), folder)
    head = folder / "set.toml"
    head.write_text(head.read_text().replace(f'"{game.card_data()["set"]}"', '"backyard"', 1))
    (home / "cards" / "highlights" / "half-done").mkdir()
    with running_server(home, "--limits", "0") as server:
        yield server


def _folder_of_our_set() -> Path:
    package = Path(str(pennant.__file__)).parent / "games" / "highlights"
    (head,) = package.rglob("set.toml")
    return head.parent


def test_table_is_played_with_installed_card_set(own_set: Server, tmp_path: Path) -> None:
    ann = Person(own_set.url)
    games = {game["name"]: game["sets"] for game in ann.ask("GET", "/api/games")["games"]}
    (backyard,) = games["highlights"]
    assert (backyard["name"], backyard["title"]) == ("backyard", "Pennant 2045")
    assert backyard["teams"]["boston"] == "Boston"
    assert games["fantasy"] == []
    cards = ann.ask("GET", "/api/games/highlights/cards?set=backyard")
    assert cards["set"] == "backyard"
    assert ann.http.get("/cards/highlights/OFA-12.svg?set=backyard").status_code == 200
    made = ann.create(seats=["me", "hot"], cards="backyard")
    assert made["table"]["cards"] == "backyard"

    async def play() -> None:
        player = Player(own_set.url, made["table"]["id"], made["tokens"])
        await player.connect()
        for seat in (0, 1):
            await player._send({"do": "look", "eyes": seat})
            await player.until(lambda player: json.loads(player.messages[-1])["is"] == "ready")
            player.eyes = seat
            assert player.decision is not None
            await player.move(player.decision["choices"][0]["action"])
        await player.command(do="resign")
        await player.close()

    asyncio.run(play())
    file = tmp_path / "record.json"
    file.write_bytes(ann.http.get(f"/api/tables/{made['table']['id']}/record").content)
    assert json.loads(file.read_text())["cards"]["set"] == "backyard"
    assert CliRunner().invoke(app, ["verify", str(file)]).exit_code == 1
    folder = own_set.home / "cards" / "highlights" / "backyard"
    assert CliRunner().invoke(app, ["verify", str(file), "--cards", str(folder)]).exit_code == 0
