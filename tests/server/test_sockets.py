"""The WebSocket: hello, malformed frames, seat tokens, stale and repeated commands, chat, floods and absence."""

import asyncio
import json
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager, suppress
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient, WebSocketTestSession
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from pennant.server.commands import SAYINGS
from pennant.server.limits import RATE_LIMITS
from pennant.server.sockets import MISTAKES_ALLOWED
from tests.server.client import Data, Person, Player, Refusal
from tests.server.conftest import StandingClock, StartInside
from tests.server.inside import eventually, server_inside
from tests.server.process import Server

pytestmark = pytest.mark.slow


class RawConnection:
    """A WebSocket that sends frames as they are given."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket

    async def send(self, frame: Any) -> None:
        await self.socket.send(frame if isinstance(frame, str | bytes) else json.dumps(frame))

    async def hear(self) -> Data:
        found: Data = json.loads(await asyncio.wait_for(self.socket.recv(), 60))
        return found

    async def hear_lines(self) -> list[Data]:
        frame = await asyncio.wait_for(self.socket.recv(), 60)
        return [json.loads(line) for line in str(frame).split("\n")]

    async def hello(self, **more: Any) -> Data:
        """Send hello and return the snapshot."""
        await self.send({"do": "hello", **more})
        welcome = await self.hear()
        assert welcome["is"] == "welcome", welcome
        assert (await self.hear())["is"] == "ready"
        return welcome

    async def ask(self, frame: Any) -> Data:
        """Send a frame and return its answer."""
        await self.send(frame)
        while (answer := await self.hear())["is"] in ("entry", "table"):
            pass
        return answer

    async def bye(self) -> tuple[str, int]:
        """The code of the bye, and the status of the close frame."""
        reason = ""
        try:
            while True:
                heard = await self.hear()
                reason = heard["code"] if heard["is"] == "bye" else reason
        except ConnectionClosed as closed:
            return reason, closed.rcvd.code if closed.rcvd else 0


Open = Callable[[str], AbstractAsyncContextManager[RawConnection]]


@pytest.fixture
def line(server: Server) -> Open:
    """Opens a WebSocket to a table."""

    @asynccontextmanager
    async def opened(table: str) -> AsyncIterator[RawConnection]:
        address = f"{server.sockets_url}/ws/tables/{table}"
        async with connect(address, compression=None, proxy=None, ping_interval=None, open_timeout=60) as socket:
            yield RawConnection(socket)

    return opened


@pytest.fixture(scope="module")
def ann(server: Server) -> Person:
    return Person(server.url, "Ann")


@pytest.fixture(scope="module")
def ben(server: Server) -> Person:
    return Person(server.url, "Ben")


class Game:
    """A game of Ann against Ben that has just started."""

    def __init__(self, ann: Person, ben: Person, **wishes: Any) -> None:
        made = ann.create(**wishes)
        self.id: str = made["table"]["id"]
        self.tokens: list[str] = [made["tokens"]["0"], ben.sit(self.id, 1)["tokens"]["1"]]

    def player(self, seat: int, url: str) -> Player:
        return Player(url, self.id, {str(seat): self.tokens[seat]})


@pytest.fixture
def game(ann: Person, ben: Person) -> Game:
    return Game(ann, ben)


def move(seat: Any = 0, **more: Any) -> Data:
    return {"do": "move", "id": "m", "seat": seat, "seq": 99, "action": 0, **more}


# --- hello ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("table", ["lantern-00000", "x", "..", "%00", "Lantern-7kq2m", "lantern-7kq2m%0a", "x" * 300])
async def test_unknown_table_closes_connection(line: Open, table: str) -> None:
    async with line(table) as opened:
        with suppress(ConnectionClosed):
            await opened.send({"do": "hello"})
        assert await opened.bye() == ("unknown", 4404)


@pytest.mark.parametrize("first", ["", "{", "null", {"do": "ping"}, {"do": "look", "eyes": 0}, move(), b"\x00\xff"])
async def test_connection_requires_hello_first(line: Open, game: Game, first: Any) -> None:
    async with line(game.id) as opened:
        await opened.send(first)
        assert await opened.bye() == ("bad", 4400)


async def test_second_hello_is_refused(line: Open, game: Game) -> None:
    async with line(game.id) as opened:
        assert (await opened.hello(tokens=[]))["you"] == []
        answer = await opened.ask({"do": "hello", "tokens": game.tokens})
        assert answer["code"] == "bad"
        assert (await opened.ask(move()))["code"] == "not-yours"


async def test_lines_option_batches_messages(line: Open, game: Game) -> None:
    async with line(game.id) as opened:
        await opened.send({"do": "hello", "tokens": game.tokens[:1], "lines": True})
        welcome, ready = await opened.hear_lines()
        assert (welcome["is"], ready["is"]) == ("welcome", "ready")
        action = welcome["decision"]["choices"][0]["action"]
        await opened.send(move(seq=welcome["seq"], action=action))
        entry, ack = await opened.hear_lines()
        assert (entry["is"], ack["is"]) == ("entry", "ack")
        assert entry["seq"] == ack["seq"]


async def test_resume_from_future_number_sends_snapshot(line: Open, game: Game) -> None:
    for last in (0, 1_000, 1_000_000):
        async with line(game.id) as opened:
            welcome = await opened.hello(last=last)
            assert welcome["view"] is not None


# --- malformed frames -------------------------------------------------------------------------------------------------

NONSENSE = {
    "no json": "hello?",
    "half a frame": '{"do": "ping"',
    "a list": "[]",
    "a number": "7",
    "nothing": "",
    "bytes": b"\xff\xfe\x00",
    "no word": {},
    "an unknown word": {"do": "dance"},
    "a word that is none": {"do": 7},
    "an unknown field": {"do": "ping", "extra": 1},
    "a move without a seat": {"do": "move", "id": "a", "seq": 1, "action": 0},
    "a move without an id": {"do": "move", "seat": 0, "seq": 1, "action": 0},
    "a move without a number": {"do": "move", "id": "a", "seat": 0, "action": 0},
    "a seat below all": move(-1),
    "a seat that is a word": move(seat="0"),
    "a seat that is true": move(seat=True),
    "a number below all": move(seq=-1),
    "a number that is none": move(seq=1.5),
    "a number beyond all": move(seq=10**30),
    "an action beyond all": move(action=10**9),
    "an action that is a list": move(action=[1]),
    "an empty id": move(id=""),
    "a long id": move(id="x" * 41),
    "an id with a control character": move(id="a\x00b"),
    "an id that is a number": move(id=7),
    "a long text": move(action=None, text="x" * 201),
    "an answer without one": {"do": "answer", "id": "a", "seat": 0},
    "an answer that is a word": {"do": "answer", "id": "a", "seat": 0, "yes": "yes"},
    "eyes that are a word": {"do": "look", "eyes": "all"},
    "deep brackets": "[" * 5000,
    "half a character": '{"do": "say", "id": "a", "seat": 0, "text": "\\ud800"}',
}


@pytest.mark.parametrize("case", NONSENSE)
async def test_malformed_frame_is_refused_and_connection_stays(line: Open, game: Game, case: str) -> None:
    async with line(game.id) as opened:
        before = (await opened.hello(tokens=game.tokens[:1]))["seq"]
        answer = await opened.ask(NONSENSE[case])
        assert answer["is"] == "no"
        assert answer["code"] == "bad"
        assert answer["text"]
        assert answer["seq"] == before
        assert await opened.ask({"do": "ping"}) == {"is": "pong"}


async def test_repeated_malformed_frames_close_connection(line: Open, game: Game) -> None:
    async with line(game.id) as opened:
        await opened.hello()
        for _ in range(MISTAKES_ALLOWED + 1):
            await opened.send("?")
        assert await opened.bye() == ("bad", 4400)


async def test_oversized_frame_closes_connection(line: Open, game: Game, ann: Person) -> None:
    async with line(game.id) as opened:
        await opened.hello()
        await opened.send({"do": "say", "id": "a", "seat": 0, "text": "x" * 17_000})
        assert await opened.bye() == ("", 1009)
    assert ann.ask("GET", f"/api/tables/{game.id}")["table"]["status"] == "playing"


# --- seats ------------------------------------------------------------------------------------------------------------

COMMANDS = [
    {"do": "move", "action": 0},
    {"do": "undo"},
    {"do": "answer", "yes": True},
    {"do": "resign"},
    {"do": "say", "phrase": "hello"},
    {"do": "back"},
]


@pytest.mark.parametrize("command", COMMANDS, ids=lambda command: str(command["do"]))
async def test_spectator_commands_are_refused(line: Open, game: Game, command: Data) -> None:
    async with line(game.id) as opened:
        welcome = await opened.hello(eyes=0)
        assert welcome["you"] == []
        assert welcome["eyes"] is None
        assert welcome["decision"] is None
        for seat in (0, 1, 5):
            answer = await opened.ask({"id": "a", "seat": seat, "seq": 99, **command})
            assert answer["code"] == "not-yours"


@pytest.mark.parametrize("command", COMMANDS, ids=lambda command: str(command["do"]))
async def test_seat_token_is_valid_for_one_seat_only(line: Open, game: Game, command: Data) -> None:
    async with line(game.id) as opened:
        welcome = await opened.hello(tokens=[game.tokens[0]], eyes=1)
        assert welcome["you"] == [0]
        assert welcome["eyes"] is None, "a client cannot use the viewer of another person"
        assert (await opened.ask({"id": "a", "seat": 1, "seq": 99, **command}))["code"] == "not-yours"
        looked = await opened.ask({"do": "look", "eyes": 1})
        assert looked["is"] == "welcome"
        assert looked["eyes"] is None


def forge_tokens(token: str, other: str) -> Iterator[str]:
    """Tokens that the server did not issue."""
    name, _, mac = token.rpartition(".")
    table, seat, epoch = name.split(".")
    yield f"{name}.{mac[:-1]}{'A' if mac[-1] != 'A' else 'B'}"
    yield f"{table}.{1 - int(seat)}.{epoch}.{mac}"
    yield f"{table}.{seat}.{int(epoch) + 1}.{mac}"
    yield f"{name}."
    yield mac
    yield ""
    yield "." * 50
    yield f"{table}.².{epoch}.{mac}"
    yield "ключ"
    yield other


async def test_forged_seat_token_is_ignored(line: Open, game: Game, ann: Person, ben: Person) -> None:
    elsewhere = await asyncio.to_thread(Game, ann, ben)
    for token in forge_tokens(game.tokens[0], elsewhere.tokens[0]):
        async with line(game.id) as opened:
            welcome = await opened.hello(tokens=[token])
            assert welcome["you"] == [], token
            assert (await opened.ask(move()))["code"] == "not-yours"


@pytest.mark.parametrize("tokens", [["x" * 201], ["x"] * 17, "x", [7], None])
async def test_hello_with_invalid_tokens_is_refused(line: Open, game: Game, tokens: Any) -> None:
    async with line(game.id) as opened:
        await opened.send({"do": "hello", "tokens": tokens})
        assert await opened.bye() == ("bad", 4400)


async def test_leaving_seat_voids_token_and_viewer(line: Open, ann: Person, ben: Person, server: Server) -> None:
    """Ann takes a seat, connects and leaves the seat; Ben takes it: she must not see his hand."""
    made = await asyncio.to_thread(ann.create)
    table, old = made["table"]["id"], made["tokens"]["0"]
    async with line(table) as opened:
        assert (await opened.hello(tokens=[old]))["you"] == [0]
        await asyncio.to_thread(ann.ask, "DELETE", f"/api/tables/{table}/seats/0")
        await asyncio.to_thread(ben.sit, table, 0)
        await asyncio.to_thread(ann.sit, table, 1)
        while (heard := await opened.hear()).get("kind") != "started":
            pass
        assert heard["decision"] is None
        async with line(table) as watching:
            assert (await watching.hello())["view"] == heard["view"], "she gets the view of a spectator"
        assert (await opened.ask(move()))["code"] == "not-yours"
        looked = await opened.ask({"do": "look", "eyes": 0})
        assert (looked["you"], looked["eyes"]) == ([], None)
    async with line(table) as opened:
        assert (await opened.hello(tokens=[old]))["you"] == []


async def test_hot_seat_connection_plays_for_all_its_seats(ann: Person, line: Open) -> None:
    made = await asyncio.to_thread(ann.create, seats=["me", "hot"])
    async with line(made["table"]["id"]) as opened:
        welcome = await opened.hello(tokens=list(made["tokens"].values()))
        assert welcome["you"] == [0, 1]
        assert welcome["eyes"] == 0
        other = await opened.ask({"do": "look", "eyes": 1})
        assert other["eyes"] == 1
        assert other["decision"]["seat"] == 1
        assert other["view"] != welcome["view"]
        assert (await opened.hear())["is"] == "ready"
        action = welcome["decision"]["choices"][0]["action"]
        assert (await opened.ask(move(0, action=action)))["is"] == "ack"
        assert (await opened.ask({"do": "look", "eyes": None}))["eyes"] is None


# --- status of the game -----------------------------------------------------------------------------------------------


async def test_waiting_table_refuses_game_commands(ann: Person, line: Open) -> None:
    made = await asyncio.to_thread(ann.create)
    async with line(made["table"]["id"]) as opened:
        welcome = await opened.hello(tokens=list(made["tokens"].values()))
        assert welcome["view"] is None
        assert welcome["decision"] is None
        for command in ({"do": "move", "action": 0}, {"do": "undo"}, {"do": "resign"}, {"do": "answer", "yes": True}):
            answer = await opened.ask({"id": "a", "seat": 0, "seq": 1, **command})
            assert answer["code"] == "waiting"
        assert (await opened.ask({"do": "say", "id": "b", "seat": 0, "phrase": "hello"}))["is"] == "ack"


async def test_finished_game_allows_only_chat(line: Open, game: Game) -> None:
    async with line(game.id) as opened:
        await opened.hello(tokens=game.tokens[:1])
        assert (await opened.ask({"do": "resign", "id": "a", "seat": 0}))["is"] == "ack"
        for command in ({"do": "move", "action": 0}, {"do": "undo"}, {"do": "resign"}, {"do": "answer", "yes": True}):
            answer = await opened.ask({"id": "b", "seat": 0, "seq": 99, **command})
            assert answer["code"] == "over"
        assert (await opened.ask({"do": "say", "id": "c", "seat": 0, "phrase": "well-played"}))["is"] == "ack"


async def test_socket_move_for_older_decision_is_stale(server: Server, game: Game) -> None:
    players = [game.player(seat, server.url) for seat in (0, 1)]
    for player in players:
        await player.connect()
    known = players[0].seq
    for player in players:
        assert player.decision is not None
        await player.move(player.decision["choices"][0]["action"], seq=known)
    first = players[0]
    await first.until(lambda player: max(player.entries) >= (known or 0) + 2)
    asked = next(player for player in players if player.decision is not None)
    assert asked.decision is not None
    with pytest.raises(Refusal, match="stale"):
        await asked.move(asked.decision["choices"][0]["action"], seq=known)
    assert await asked.move(asked.decision["choices"][0]["action"]) > (known or 0) + 2
    for player in players:
        await player.close()


async def test_illegal_move_is_refused_with_rule(line: Open, game: Game) -> None:
    async with line(game.id) as opened:
        await opened.hello(tokens=game.tokens[:1])
        answer = await opened.ask(move(action=168))
        assert answer["code"] == "illegal"
        assert answer["rule"].startswith("H-")
        assert answer["id"] == "m"


@pytest.mark.parametrize("wish", [{}, {"action": 0, "text": "on-deck none"}])
async def test_move_needs_either_action_or_text(line: Open, game: Game, wish: Data) -> None:
    async with line(game.id) as opened:
        await opened.hello(tokens=game.tokens[:1])
        frame = {"do": "move", "id": "a", "seat": 0, "seq": 99, **wish}
        assert (await opened.ask(frame))["code"] == "bad"


async def test_move_can_be_given_as_text(line: Open, game: Game) -> None:
    async with line(game.id) as opened:
        await opened.hello(tokens=game.tokens[:1])
        wrong = await opened.ask(move(action=None, text="on-dek none"))
        assert wrong["code"] == "bad"
        assert "on-deck none" in wrong["text"]
        assert (await opened.ask(move(action=None, text="ON-DECK  none")))["is"] == "ack"


async def test_repeated_id_is_executed_once(line: Open, game: Game) -> None:
    async with line(game.id) as opened:
        welcome = await opened.hello(tokens=game.tokens[:1])
        frame = move(id="twice", action=welcome["decision"]["choices"][0]["action"], seq=welcome["seq"])
        first = await opened.ask(frame)
        assert first == {"is": "ack", "id": "twice", "seq": welcome["seq"] + 1}
        assert await opened.ask(frame) == first
    async with line(game.id) as again:
        assert (await again.hello(tokens=game.tokens[:1]))["seq"] == first["seq"]
        assert await again.ask(frame) == first, "after a reconnect, too"
        said = {"do": "say", "id": "x", "seat": 0, "phrase": "thanks"}
        assert await again.ask(said) == await again.ask(said)


async def test_two_tabs_of_player_are_equal(line: Open, game: Game) -> None:
    async with line(game.id) as one, line(game.id) as two:
        welcome = await one.hello(tokens=game.tokens[:1])
        other = await two.hello(tokens=game.tokens[:1])
        assert {**other, "now": 0} == {**welcome, "now": 0}
        action = welcome["decision"]["choices"][0]["action"]
        assert (await one.ask(move(action=action)))["is"] == "ack"
        heard = await two.hear()
        assert heard["kind"] == "move"
        assert heard["can_undo"]
        assert (await two.ask({"do": "undo", "id": "u", "seat": 0}))["is"] == "ack"
        assert (await one.hear())["kind"] == "undo"


async def test_undo_request_is_answered(server: Server, game: Game) -> None:
    players = [game.player(seat, server.url) for seat in (0, 1)]
    for player in players:
        await player.connect()
        assert player.decision is not None
        await player.move(player.decision["choices"][0]["action"])
    one, two = players
    asked = await one.command(do="undo")
    await two.until(lambda player: asked in player.entries)
    assert two.entries[asked]["kind"] == "undo-asked"
    assert two.entries[asked]["undo_asked"] == {"seat": 0}
    with pytest.raises(Refusal, match="nothing"):
        await one.command(do="answer", yes=True)
    answered = await two.command(do="answer", yes=True)
    for player in players:
        await player.until(lambda player: answered + 1 in player.entries)
        assert player.entries[answered + 1]["kind"] == "taken-back"
        assert player.decision is not None
        await player.close()


# --- chat -------------------------------------------------------------------------------------------------------------


async def send_chat(opened: RawConnection, **what: Any) -> Data:
    """The body of the chat entry, or the refusal."""
    await opened.send({"do": "say", "id": "s", "seat": 0, **what})
    while (heard := await opened.hear())["is"] not in ("entry", "no"):
        pass
    found: Data = heard["body"] if heard["is"] == "entry" else heard
    return found


@pytest.mark.parametrize("phrase", sorted(SAYINGS))
async def test_chat_accepts_every_phrase(line: Open, game: Game, phrase: str) -> None:
    async with line(game.id) as opened:
        await opened.hello(tokens=game.tokens[:1])
        assert await send_chat(opened, phrase=phrase) == {"phrase": phrase}


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("well\x1b[31m done\x07", "well[31m done"),
        ("two\nlines\r\n\tand a tab", "two lines and a tab"),
        ("left\u202eright", "leftright"),
        ("a \ue000say-hello\ue001", "a say-hello"),
        ("Привет ⚾", "Привет ⚾"),
        ("<b>&amp;", "<b>&amp;"),
        ("x" * 200, "x" * 200),
    ],
)
async def test_chat_text_is_cleaned(line: Open, game: Game, text: str, shown: str) -> None:
    async with line(game.id) as opened, line(game.id) as other:
        await opened.hello(tokens=game.tokens[:1])
        await other.hello()
        assert await send_chat(opened, text=text) == {"text": shown}
        assert (await other.hear())["body"] == {"text": shown}


@pytest.mark.parametrize(
    "what",
    [
        {"text": "x" * 201},
        {"text": "x" * 10_000},
        {"text": ""},
        {"text": " \t\n"},
        {"text": "\u200b\u2028\x00"},
        {"phrase": "insult"},
        {"phrase": ""},
        {"phrase": "hello", "text": "hello"},
        {},
    ],
    ids=str,
)
async def test_chat_refuses_unreadable_text(line: Open, game: Game, what: Data) -> None:
    async with line(game.id) as opened:
        await opened.hello(tokens=game.tokens[:1])
        assert (await send_chat(opened, **what))["code"] == "bad"


async def test_snapshot_has_recent_chat(line: Open, game: Game) -> None:
    async with line(game.id) as opened:
        await opened.hello(tokens=game.tokens[:1])
        await send_chat(opened, text="good evening")
    async with line(game.id) as later:
        entries = (await later.hello())["entries"]
        assert {"text": "good evening"} in [entry["body"] for entry in entries if entry["kind"] == "said"]
        assert {"name": "Ann"} in [entry["body"] for entry in entries if entry["kind"] == "sat"]


# --- floods and idle clients ------------------------------------------------------------------------------------------


def seated(client: TestClient, session: WebSocketTestSession, made: Data) -> None:
    session.send_json({"do": "hello", "tokens": list(made["tokens"].values())})
    while session.receive_json()["is"] != "ready":
        pass


def new_table(client: TestClient) -> Data:
    client.get("/api/me")
    wish = {"game": "highlights", "mode": "single", "seats": ["me", "hot"]}
    made: Data = client.post("/api/tables", json=wish).json()
    return made


FLOODS: dict[str, tuple[Data, int]] = {
    "moves": (move(action=168), RATE_LIMITS["command"].burst),
    "talk": ({"do": "say", "id": "s", "seat": 0, "text": "buy now"}, RATE_LIMITS["say"].burst),
    "looks": ({"do": "look", "eyes": 0}, RATE_LIMITS["command"].burst),
    "pings": ({"do": "ping"}, RATE_LIMITS["command"].burst),
}


@pytest.mark.usefixtures("clock")
@pytest.mark.parametrize("kind", FLOODS)
def test_flood_is_rate_limited_and_then_disconnected(inside: StartInside, kind: str) -> None:
    client = inside(limits=1.0)
    made = new_table(client)
    frame, burst = FLOODS[kind]
    with client.websocket_connect(f"/ws/tables/{made['table']['id']}") as session:
        seated(client, session, made)
        for number in range(4 * burst + 100):
            session.send_json({**frame, **({"id": f"n{number}"} if "id" in frame else {})})
        heard: list[Data] = []
        while not heard or heard[-1]["is"] != "bye":
            heard.append(session.receive_json())
    refused = [each for each in heard if each["is"] == "no" and each["code"] == "too-fast"]
    assert len(refused) == MISTAKES_ALLOWED
    assert all("wait a moment" in each["text"] for each in refused)
    assert heard[-1]["code"] == "too-fast"
    assert client.get(f"/api/tables/{made['table']['id']}").json()["table"]["status"] == "playing"


def test_silent_connection_is_closed(
    inside: StartInside, monkeypatch: pytest.MonkeyPatch, clock: StandingClock
) -> None:
    monkeypatch.setattr("pennant.server.sockets.HELLO_TIMEOUT", 0.2)
    monkeypatch.setattr("pennant.server.sockets.IDLE_TIMEOUT", 0.5)
    client = inside()
    made = new_table(client)
    with client.websocket_connect(f"/ws/tables/{made['table']['id']}") as session:
        clock.by(0.3)
        assert session.receive_json()["code"] == "quiet"
    with client.websocket_connect(f"/ws/tables/{made['table']['id']}") as session:
        seated(client, session, made)
        clock.by(0.6)
        assert session.receive_json()["code"] == "quiet"


# --- absence ----------------------------------------------------------------------------------------------------------


async def until_kind(player: Player, kind: str, seat: int) -> Data:
    """Receive until an entry of this kind arrives."""

    def found() -> list[Data]:
        return [entry for entry in player.entries.values() if entry["kind"] == kind and entry["seat"] == seat]

    await player.until(lambda _: bool(found()))
    return found()[-1]


async def test_absent_player_gets_stand_in_and_takes_seat_back(tmp_path: Path, clock: StandingClock) -> None:
    async with server_inside(tmp_path, grace=1.0) as inside:
        game = await asyncio.to_thread(lambda: Game(Person(inside.url, "Ann"), Person(inside.url, "Ben")))
        leaver, stays = game.player(0, inside.url), game.player(1, inside.url)
        await leaver.connect()
        await stays.connect()
        await leaver.close()
        await eventually(lambda: len(inside.table_service.loaded_tables[game.id].subscribers) == 1)
        clock.by(1.5)
        away = await until_kind(stays, "away", 0)
        assert away["body"]["until"] > away["at"]
        await stays.until(lambda player: player.info["seats"][0]["away"])
        clock.by(1)
        taken = await until_kind(stays, "stand-in", 0)
        assert taken["seq"] > away["seq"]
        assert taken["body"] == {"why": "away", "bot": "greedy"}
        assert (await until_kind(stays, "move", 0))["seq"] > taken["seq"], "the bot plays"
        await leaver.connect()
        back = await until_kind(stays, "back", 0)
        await stays.until(lambda player: player.info["seq"] >= back["seq"])
        assert not stays.info["seats"][0]["away"]
        assert not stays.info["seats"][0]["stand_in"]
        assert leaver.entries[back["seq"]]["kind"] == "back", "the missed entries are sent"
        while True:
            mover = next(player for player in (leaver, stays) if player.decision)
            assert mover.decision is not None
            made = await mover.move(mover.decision["choices"][0]["action"])
            if mover is leaver:
                break
            await leaver.until(partial(has_heard_of, made))
        for player in (leaver, stays):
            await player.close()


def has_heard_of(entry: int, player: Player) -> bool:
    return (player.seq or 0) >= entry


def test_absent_player_is_noticed_at_dropped_table(inside: StartInside, clock: StandingClock) -> None:
    """The server drops the idle table from memory, but must still notice who is absent."""
    client = inside(grace=0.4)
    made = new_table(client)
    address, (first, second) = f"/ws/tables/{made['table']['id']}", made["tokens"].values()
    with client.websocket_connect(address) as stays:
        stays.send_json({"do": "hello", "tokens": [second]})
        with client.websocket_connect(address) as leaver:
            seated(client, leaver, {"tokens": {"0": first}})
        assert client.portal is not None
        client.portal.call(client.app.state.services.table_service.drop_idle, -1.0)  # type: ignore[attr-defined]
        kinds = []
        for passed, expected in ((0.6, "away"), (0.4, "stand-in")):
            clock.by(passed)
            while expected not in kinds:
                kinds.append(stays.receive_json().get("kind"))
    assert kinds.index("away") < kinds.index("stand-in")


async def test_expired_clock_gets_stand_in_until_player_returns(tmp_path: Path, clock: StandingClock) -> None:
    seconds = {"kind": "move", "seconds": 5}
    async with server_inside(tmp_path) as inside:
        people = [await asyncio.to_thread(Person, inside.url, name) for name in ("Ann", "Ben")]
        game = await asyncio.to_thread(partial(Game, *people, clock=seconds))
        slow, quick = game.player(0, inside.url), game.player(1, inside.url)
        await slow.connect()
        await quick.connect()
        assert quick.decision is not None
        clock.by(1)
        made = await quick.move(quick.decision["choices"][0]["action"])
        assert quick.entries[made]["clock"]["running"] == [0]
        assert quick.entries[made]["clock"]["left"][0] <= 5_000
        clock.by(4)
        taken = await until_kind(slow, "stand-in", 0)
        assert taken["body"]["why"] == "clock"
        with pytest.raises(Refusal) as refused:
            await slow.move(0)
        assert refused.value.code in ("stand-in", "stale")
        back = await slow.command(do="back")
        assert slow.entries[back]["kind"] == "back"
        await slow.until(lambda player: not player.info["seats"][0]["stand_in"])
        for player in (slow, quick):
            await player.close()
