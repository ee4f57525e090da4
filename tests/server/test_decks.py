"""Decks on the server: built, saved, shared and played; closed deck lists and files of the server stay private."""

import asyncio
from pathlib import Path
from typing import Any

import httpx2
import msgspec
import pytest

import pennant
from pennant.games import OWN
from pennant.kernel.record import Record
from tests.server.client import Data, Person, Player
from tests.server.conftest import StartInside
from tests.server.process import Server

GAME = "clutch"
READY = f"/api/games/{GAME}/decks"
GARDENERS = Path(__file__).parents[1] / "decks" / "gardeners.toml"


def refusal_of(answer: httpx2.Response, status: int, code: str) -> str:
    assert answer.status_code == status, answer.text
    assert answer.json()["error"]["code"] == code
    return str(answer.json()["error"]["text"])


@pytest.fixture(scope="module")
def ann(server: Server) -> Person:
    return Person(server.url, "Ann")


@pytest.fixture(scope="module")
def eve(server: Server) -> Person:
    return Person(server.url, "Eve")


@pytest.fixture(scope="module")
def gardeners(ann: Person) -> Data:
    """A custom deck, as read from a file."""
    return ann.ask("POST", f"{READY}/read", {"text": GARDENERS.read_text(encoding="utf-8")})


# --- deck builder -----------------------------------------------------------------------------------------------------


def test_ready_decks_have_their_content(ann: Person) -> None:
    found = ann.ask("GET", READY)["decks"]
    assert [deck["id"] for deck in found] == sorted(pennant.game(GAME).text("en").teams())
    assert all(deck["fits"] == {"roster": ["standard"]} and deck["deck"]["players"] for deck in found)


@pytest.mark.parametrize("game", [name for name in [*OWN, "checkers"] if name != GAME])
def test_decks_are_unknown_in_other_games(ann: Person, game: str) -> None:
    refusal_of(ann.http.get(f"/api/games/{game}/decks"), 404, "unknown")
    refusal_of(ann.http.get(f"/api/me/decks?game={game}"), 404, "unknown")


def test_deck_is_checked_and_completed(ann: Person) -> None:
    found = ann.ask("POST", f"{READY}/check", {"deck": {"title": "New"}, "options": {"roster": "20-man"}})
    assert {"C-2.1.7", "C-2.2.1", "C-2.3.1", "C-2.4.1"} <= {breach["rule"] for breach in found["breaches"]}
    assert {meter["name"]: meter["most"] for meter in found["meters"]}["salary"] == 5000
    full = ann.ask("POST", f"{READY}/complete", {"deck": found["deck"], "options": {"roster": "20-man"}})
    assert full["fits"] == {"roster": ["20-man"]}
    assert ann.ask("POST", f"{READY}/check", {"deck": full["deck"], "options": {"roster": "20-man"}})["breaches"] == []
    refusal_of(ann.http.post(f"{READY}/check", json={"deck": {}, "options": {"roster": "huge"}}), 400, "bad")
    refusal_of(ann.http.post(f"{READY}/check", json={"deck": {"players": 1}}), 400, "bad")


@pytest.mark.parametrize("text", ["", "x", "[" * 9000, "title = 'x'", "\x00", "title = 'x'\nplayers = 9" + "9" * 5000])
def test_read_refuses_invalid_deck_file(ann: Person, text: str) -> None:
    assert "deck" in refusal_of(ann.http.post(f"{READY}/read", json={"text": text}), 400, "bad")


def test_read_returns_deck_unchanged(ann: Person, gardeners: Data) -> None:
    assert gardeners["text"] == GARDENERS.read_text(encoding="utf-8")
    refusal_of(ann.http.post(f"{READY}/read", json={"text": "#" * 20_000}), 422, "invalid")


# --- saved decks ------------------------------------------------------------------------------------------------------


def test_saved_decks_belong_to_their_owner(ann: Person, eve: Person, gardeners: Data) -> None:
    kept = ann.ask("POST", "/api/me/decks", {"game": GAME, "deck": gardeners["deck"]})
    path = f"/api/me/decks/{kept['id']}"
    assert kept["deck"] == gardeners["deck"]
    assert kept["id"] in [deck["id"] for deck in ann.ask("GET", f"/api/me/decks?game={GAME}")["decks"]]
    assert eve.ask("GET", f"/api/me/decks?game={GAME}")["decks"] == []
    changed = ann.ask("PUT", path, {"deck": {**kept["deck"], "title": "Weeders"}})
    assert (changed["title"], changed["id"]) == ("Weeders", kept["id"])
    refusal_of(eve.http.put(path, json={"deck": kept["deck"]}), 404, "unknown")
    refusal_of(eve.http.put(f"{path}/link", json={}), 404, "unknown")
    refusal_of(eve.http.request("DELETE", path, json={}), 404, "unknown")
    ann.ask("DELETE", path, {})
    refusal_of(ann.http.put(path, json={"deck": kept["deck"]}), 404, "unknown")


def test_shared_deck_is_visible_until_unshared(ann: Person, eve: Person, gardeners: Data) -> None:
    kept = ann.ask("POST", "/api/me/decks", {"game": GAME, "deck": gardeners["deck"]})
    link = f"/api/me/decks/{kept['id']}/link"
    refusal_of(eve.http.get(f"/api/decks/{kept['id']}"), 404, "unknown")
    code = ann.ask("PUT", link, {})["code"]
    assert ann.ask("PUT", link, {})["code"] == code
    seen = eve.ask("GET", f"/api/decks/{code}")
    assert (seen["game"], seen["deck"], seen["mine"], seen["id"]) == (GAME, gardeners["deck"], False, "")
    assert ann.ask("GET", f"/api/decks/{code}")["mine"]
    assert ann.ask("DELETE", link, {})["code"] is None
    refusal_of(eve.http.get(f"/api/decks/{code}"), 404, "unknown")


def test_saved_decks_are_limited_in_number(server: Server) -> None:
    keen = Person(server.url, "Keen")
    for _ in range(60):
        keen.ask("POST", "/api/me/decks", {"game": GAME, "deck": {}})
    refusal_of(keen.http.post("/api/me/decks", json={"game": GAME, "deck": {}}), 409, "full")


def test_cross_origin_requests_cannot_use_decks(ann: Person) -> None:
    elsewhere = {"origin": "https://elsewhere.example"}
    for path, body in ((f"{READY}/complete", {"deck": {}}), ("/api/me/decks", {"game": GAME, "deck": {}})):
        refusal_of(ann.http.post(path, json=body, headers=elsewhere), 403, "origin")


@pytest.mark.usefixtures("clock")
def test_deck_builder_is_rate_limited(inside: StartInside) -> None:
    client = inside(limits=None)  # the default limits
    answers = [client.post(f"{READY}/check", json={"deck": {}}).status_code for _ in range(120)]
    assert set(answers[:40]) == {200}
    assert 429 in answers


# --- games ------------------------------------------------------------------------------------------------------------


def test_record_contains_brought_decks(server: Server, gardeners: Data) -> None:
    ann, ben = Person(server.url, "Ann"), Person(server.url, "Ben")
    own = {**gardeners["deck"], "title": "Ben's Own", "lineup": []}
    text = ben.ask("POST", f"{READY}/check", {"deck": own})["text"]
    made = ann.create(GAME, "single", options={"decks": [gardeners["text"], "bullpen"], "windows": "quick"})["table"]
    assert made["options"]["decks"] == ["Gardeners", "bullpen"]
    sat = ben.sit(made["id"], 1, deck=text)["table"]
    assert (sat["options"]["decks"], sat["status"]) == (["Gardeners", "Ben's Own"], "playing")
    table = made["id"]
    tokens = ann.ask("GET", f"/api/tables/{table}/tokens")["tokens"]
    asyncio.run(_resign(server.url, table, tokens))
    record = Record.parse(ann.http.get(f"/api/tables/{table}/record").content)
    assert record.options["decks"] == [gardeners["text"], text]
    record.replay(pennant.game(GAME))
    again = ann.ask("POST", f"/api/tables/{table}/rematch", {})["table"]
    assert again["options"]["decks"] == ["Ben's Own", "Gardeners"]
    assert again["seats"][1]["name"] == "Ann"


async def _resign(url: str, table: str, tokens: dict[str, str]) -> None:
    player = Player(url, table, tokens)
    await player.connect()
    await player.command(do="resign")
    await player.close()


def test_leaving_seat_removes_deck(ann: Person, server: Server, gardeners: Data) -> None:
    ben, cat = Person(server.url, "Ben"), Person(server.url, "Cat")
    made = ann.create(GAME, "single", ["open", "open"])["table"]
    assert ben.sit(made["id"], 0, deck=gardeners["text"])["table"]["options"]["decks"][0] == "Gardeners"
    left = ben.ask("DELETE", f"/api/tables/{made['id']}/seats/0", {})["table"]
    assert left["options"]["decks"] == made["options"]["decks"]
    assert cat.sit(made["id"], 0, deck="glove-first")["table"]["options"]["decks"][0] == "glove-first"


NO_DECKS: dict[str, tuple[Any, int]] = {
    "a file": (str(GARDENERS), 400),
    "a file of the machine": ("/etc/passwd", 400),
    "a deck that there is not": ("bulpen", 400),
    "no deck": ("title = 'x'\n", 400),
    "a deck for another roster": (GARDENERS.with_name("twenty.toml").read_text(encoding="utf-8"), 400),
    "a book": ("#" * 20_000, 422),
    "a number": (7, 422),
}


@pytest.mark.parametrize("case", NO_DECKS)
def test_sit_refuses_deck(ann: Person, eve: Person, case: str) -> None:
    deck, status = NO_DECKS[case]
    made = ann.create(GAME, "single")["table"]
    answer = eve.http.post(f"/api/tables/{made['id']}/seats/1", json={"deck": deck})
    assert answer.status_code == status, answer.text
    assert eve.ask("GET", f"/api/tables/{made['id']}")["table"]["seats"][1]["kind"] == "open"


def test_sit_refuses_deck_in_game_without_decks(ann: Person, eve: Person) -> None:
    made = ann.create("highlights", "single")["table"]
    refusal_of(eve.http.post(f"/api/tables/{made['id']}/seats/1", json={"deck": "bullpen"}), 400, "bad")


# --- closed deck lists ------------------------------------------------------------------------------------------------


def test_c_r49_closed_deck_lists_are_not_sent(server: Server, gardeners: Data) -> None:
    """Checks everything that the opponent and a spectator get, by HTTP and WebSocket, before and during the game."""
    ann, ben, eve = (Person(server.url, name) for name in ("Ann", "Ben", "Eve"))
    deck = {**gardeners["deck"], "title": "Xyzzy"}
    text = ann.ask("POST", f"{READY}/check", {"deck": deck})["text"]
    closed = {"decks": [text, "bullpen"], "deck_lists": "closed"}
    table = ann.create(GAME, "single", options=closed, listed=True)["table"]["id"]
    heard = [eve.http.get(f"/api/tables/{table}").text, eve.http.get("/api/tables").text]
    other = ben.ask("POST", f"{READY}/check", {"deck": {**deck, "title": "Plugh", "lineup": []}})["text"]
    seated = ben.sit(table, 1, deck=other)
    heard += [msgspec.json.encode(seated).decode(), ben.http.get("/api/me/tables").text]
    for person in (eve, ben):
        paths = ("", "/story", "/replay", "/record", "/proof")
        heard += [person.http.get(f"/api/tables/{table}{path}").text for path in paths]
    heard += asyncio.run(_frames(server.url, table, {}))
    bens = asyncio.run(_frames(server.url, table, seated["tokens"]))
    assert any("Plugh" in frame for frame in bens), "the owner sees the deck"
    for message in [*heard, *bens]:
        assert "Xyzzy" not in message
        assert "[strategy]" not in message or message in bens
    for message in heard:
        assert "Plugh" not in message
    lists = [msgspec.json.decode(frame)["view"]["teams"][0]["deck_list"] for frame in bens if '"welcome"' in frame]
    assert lists == [None]


async def _frames(url: str, table: str, tokens: dict[str, str]) -> list[str]:
    player = Player(url, table, tokens)
    await player.connect()
    await player.close()
    return player.messages
