"""A sniffer: compares all messages of random games with what their recipients may know at that moment.

`python -m tests.server.sniffer 200` plays 200 games, `python -m tests.server.sniffer 200 clutch` 200 games of one kind.
"""

import asyncio
import re
import sys
import tempfile
import time
from hashlib import sha256
from html import unescape
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import httpx2
import msgspec

import pennant
from pennant.server.entries import IN_THE_GAME, Entry
from pennant.server.table import Table
from pennant.server.table_views import TableViews, Viewer
from tests.server.client import Data, Player, Refusal
from tests.server.inside import Inside, server_inside
from tests.server.retrying import in_step

GAMES: list[tuple[str, str, int, dict[str, Any]]] = [
    ("highlights", "single", 2, {}),
    ("fantasy", "season", 3, {"seats": 3}),
    ("clutch", "single", 2, {"windows": "quick"}),
    ("highlights", "standard", 2, {}),
    ("fantasy", "solo", 1, {}),
    ("clutch", "single", 2, {"deck_lists": "closed"}),
    ("highlights", "tournament", 4, {}),
    ("fantasy", "season", 5, {"seats": 5, "events": True}),
    ("clutch", "series", 2, {"windows": "quick"}),
    ("highlights", "solitaire", 1, {}),
    ("fantasy", "season", 4, {"seats": 4, "more_wins": True}),
    ("highlights", "expert", 2, {}),
    ("highlights", "spring", 2, {}),
]
POOLS = frozenset({"unseen", "deck_list"})
"""Parts of views that list cards without their places."""
HIDDEN = (None, "?")
EARLY = 10
"""The move at which everything is read in any case; later this happens at random."""
SIGNS_OF_LIFE = 15.0
"""Seconds between two pings."""
_WORDS = re.compile(r"[A-Za-z0-9]+(?:-[A-Za-z0-9]+)*")
_ENDS = re.compile('["\ue000-\ue004]')
"""The ends of strings and of parts of phrases."""


class Leak(Exception):
    """A message has information that its recipient may not have."""


class Heard(NamedTuple):
    """A message, and the request before it: cards in the request were known to the reader."""

    eyes: Viewer
    seq: int
    """The last entry that the reader had before."""
    message: Data
    asked: str


# --- secrets of each game ---------------------------------------------------------------------------------------------


def open_in_highlights(told: Data, true: Data, seat: int) -> list[str]:
    """The cards of another hand, on deck and in the minors that a view shows (H-4)."""
    side = told["sides"][seat]
    on_deck = [side["on_deck"]["card"]] if side["on_deck"] else []
    return [*side["hand"], *on_deck, *(side["minors"]["cards"] or []), *([] if side["choice"] is None else ["choice"])]


def open_in_fantasy(told: Data, true: Data, seat: int) -> list[str]:
    """The cards of another draft hand and of a face-down roster that a view shows (F-3.1, F-3.4)."""
    manager = told["managers"][seat]
    laid = [entry["card"] for entry in manager["lineup"] if entry is not None] if not told["laid"] else []
    return [
        *manager["hand"],
        *laid,
        *manager["choice"],
        *_misplaced(manager["lineup"], true["managers"][seat]["lineup"]),
    ]


def _misplaced(told: list[Any], true: list[Any]) -> list[str]:
    """Characters that a view shows in the wrong place; face-down ones are not named."""
    return [
        one["card"]
        for one, other in zip(told, true, strict=True)
        if one is not None and one["card"] not in HIDDEN and (other is None or one["card"] != other["card"])
    ]


def open_in_clutch(told: Data, true: Data, seat: int) -> list[str]:
    """Unknown cards of another hand, and closed deck lists, that a view shows (C-7, C-R49)."""
    team, hand = told["teams"][seat], list(true["teams"][seat]["hand"])
    known = [] if told["viewer"] is None else list(team["known"])
    named = [card for card in team["hand"] if card not in HIDDEN]
    for card in known:
        hand.remove(card)  # known cards must really be in the hand
        if card in named:
            named.remove(card)
    closed = told["options"].get("deck_lists") == "closed"
    return [*named, *team["choice"], *(["deck_list"] if closed and team["deck_list"] is not None else [])]


OPEN = {"highlights": open_in_highlights, "fantasy": open_in_fantasy, "clutch": open_in_clutch}
"""Functions that return the secrets of a seat in another view: from that view, the seat's own view, and the seat."""


class Truth:
    """What each viewer may know after each entry of a table."""

    def __init__(self, id: str, entries: list[Entry]) -> None:
        table = Table(id, entries[0])
        self.game = table.game.name
        data = table.game.card_data()
        self.ids = {card["id"] for card in data["cards"]}
        self.named: dict[str, set[str]] = {}
        for card in data["cards"]:
            self.named.setdefault(card["name"], set()).add(card["id"])
        self.viewers: list[Viewer] = [None, *range(len(table.seats))]
        nothing: dict[Viewer, Any] = dict.fromkeys(self.viewers)
        self.views: list[dict[Viewer, Any]] = [nothing, nothing]
        self.decisions: list[dict[Viewer, Any]] = [nothing, nothing]
        self.shown: list[dict[Viewer, set[str]]] = [{eyes: set() for eyes in self.viewers} for _ in range(2)]
        self.in_passing: list[set[str]] = [set(), set()]
        """Cards that an entry showed to everyone, even if no view shows them afterwards."""
        self.told: list[dict[Viewer, set[str]]] = [{eyes: set() for eyes in self.viewers} for _ in range(2)]
        """Cards that the rules have shown to each viewer so far, by the deal or by events."""
        for entry in entries[1:]:
            table.apply(entry)
            start, end = table.last_events if entry.kind in IN_THE_GAME else (0, 0)
            log = table.sitting.log[start:end] if table.sitting else []
            told_to_all = [table.game.filter_event(table.state, event, None) for event in log]
            self.in_passing.append(self.cards_in([event for event in told_to_all if not _is_pool(event)]))
            self._add(table)
            self.told.append({eyes: self._cards_shown_by(table, log, eyes, entry.kind) for eyes in self.viewers})
        self.ever: list[dict[Viewer, set[str]]] = []
        """Cards that were shown at that moment or before."""
        before: dict[Viewer, set[str]] = {eyes: set() for eyes in self.viewers}
        for shown, public in zip(self.shown, self.in_passing, strict=True):
            before = {eyes: before[eyes] | shown[eyes] | public for eyes in self.viewers}
            self.ever.append(before)

    def _add(self, table: Table) -> None:
        if table.sitting is None:
            self.views.append(self.views[-1])
            self.decisions.append(self.decisions[-1])
            self.shown.append(self.shown[-1])
            return
        state, views = table.state, TableViews(table)
        self.views.append({eyes: table.game.view(state, eyes) for eyes in self.viewers})
        self.shown.append({eyes: self.cards_in(view, POOLS) for eyes, view in self.views[-1].items()})
        decisions: dict[Viewer, Any] = dict.fromkeys(self.viewers)
        for seat in table.waiting_for():
            # a decision may depend only on what the seat knows: a guess at the rest must give the same one
            table.sitting.state = state.guess(seat, table.seq)
            decisions[seat] = views._decision(seat)
            table.sitting.state = state
        self.decisions.append(decisions)

    def _cards_shown_by(self, table: Table, log: list[Any], eyes: Viewer, kind: str) -> set[str]:
        events = [table.game.filter_event(table.state, event, eyes) for event in log]
        named = self.cards_in([event for event in events if not _is_pool(event)])
        return self.told[-1][eyes] | named | (self.shown[-1][eyes] if kind == "started" else set())

    def opened(self, seq: int, eyes: Viewer) -> list[str]:
        """The secrets of others in the view of a viewer."""
        view, found = self.views[seq][eyes], []
        for seat in self.viewers:
            if view is not None and seat is not None and seat != eyes:
                found += [card for card in OPEN[self.game](view, self.views[seq][seat], seat) if card not in HIDDEN]
        return found + sorted(self.shown[seq][eyes] - self.told[seq][eyes])

    def cards_in(self, data: Any, without: frozenset[str] = frozenset()) -> set[str]:
        """All card ids in a message."""
        return self.ids.intersection(_WORDS.findall(_text(_without(data, without) if without else data)))

    def names_in(self, data: Any) -> set[str]:
        return self.named.keys() & _ENDS.split(_text(data))

    def names_on(self, page: str) -> set[str]:
        """Card names in a page."""
        return {name for name in self.named if re.search(rf"\b{re.escape(name)}(?!\w)", page)}


def _is_pool(event: Data) -> bool:
    """Whether an event changes a part of a view that lists cards without their places."""
    return event["kind"] == "set" and event["path"].rpartition(".")[2] in POOLS


def _text(data: Any) -> str:
    return msgspec.json.encode(data).decode()


def _without(data: Any, names: frozenset[str]) -> Any:
    if isinstance(data, dict):
        return {name: _without(value, names) for name, value in data.items() if name not in names}
    return [_without(value, names) for value in data] if isinstance(data, list) else data


class Sniffer:
    """Checks messages for leaks."""

    def __init__(self, truth: Truth) -> None:
        self.truth = truth
        self.looked = 0
        for seq in range(len(truth.views)):
            for eyes in truth.viewers:
                if secrets := truth.opened(seq, eyes):
                    raise Leak(f"after entry {seq} the view of {eyes} shows {secrets}")

    def look(self, heard: Heard) -> None:
        """Raise `Leak` if a message has too much information."""
        self.looked += 1
        eyes, message = heard.eyes, heard.message
        match message["is"]:
            case "welcome":
                self._equal(heard, message["view"], self.truth.views[message["seq"]][eyes])
                self._equal(heard, message["decision"], self.truth.decisions[message["seq"]][eyes])
                self._only(heard, [message["past"], message["table"]], self.truth.ever[message["seq"]][eyes])
            case "entry":
                self._entry(heard, message)
            case "replay":
                for entry in message["entries"]:
                    self._entry(heard, entry)
                self._only(heard, message["table"], self.truth.ever[heard.seq][eyes])
            case "page":
                known = self.truth.ever[heard.seq][eyes]
                for name in self.truth.names_on(message["text"]):
                    if not self.truth.named[name] & known:
                        raise Leak(f"a public page shows {name!r}")
            case _:
                known = self.truth.ever[heard.seq][eyes] | self.truth.cards_in(heard.asked)
                self._only(heard, message, known)

    def _entry(self, heard: Heard, entry: Data) -> None:
        seq, eyes = entry["seq"], heard.eyes
        if "view" in entry:
            self._equal(heard, entry["view"], self.truth.views[seq][eyes])
        if "decision" in entry and entry["kind"] in IN_THE_GAME:
            self._equal(heard, entry["decision"], self.truth.decisions[seq][eyes])
        now = self.truth.shown[seq - 1][eyes] | self.truth.in_passing[seq] | self.truth.shown[seq][eyes]
        events = entry.get("events", [])
        self._only(heard, [[event for event in events if not _is_pool(event)], entry.get("story"), entry["body"]], now)
        pools = self.truth.cards_in([self.truth.views[seq - 1][eyes], self.truth.views[seq][eyes]])
        self._only(heard, [event for event in events if _is_pool(event)], pools | now)
        if "past" in entry:
            self._only(heard, entry["past"], self.truth.ever[seq][eyes])

    def _equal(self, heard: Heard, told: Any, true: Any) -> None:
        if msgspec.json.encode(told, order="sorted") != msgspec.json.encode(true, order="sorted"):
            raise Leak(f"eyes {heard.eyes} are told {told} where they may know {true}")

    def _only(self, heard: Heard, data: Any, known: set[str]) -> None:
        told = self.truth.cards_in(data)
        if not told <= known:
            raise Leak(f"eyes {heard.eyes} may not know of {sorted(told - known)}: {heard.message}")
        for name in self.truth.names_in(data):
            if not self.truth.named[name] & known:
                raise Leak(f"eyes {heard.eyes} may not know of {name!r}: {heard.message}")


class Ear(Player):
    """A player that keeps all messages."""

    def __init__(self, *arguments: Any, **more: Any) -> None:
        super().__init__(*arguments, **more)
        self.heard: list[Heard] = []
        self.asked = ""

    async def hear(self) -> Data:
        before = self.seq or 1
        message = await super().hear()
        self.heard.append(Heard(self.eyes, before, msgspec.json.decode(self.messages[-1]), self.asked))
        return message

    def _entry(self, entry: Data) -> None:
        """Do not fold: after a leak, folding may fail."""
        self.seq = entry["seq"]
        self.entries[entry["seq"]] = entry
        self.decision = entry.get("decision", self.decision)

    async def try_in_vain(self, text: str) -> None:
        """Send a command that may be refused, to check the text of the refusal."""
        self.asked = text
        try:
            await self.command(do="move", text=text)
        except Refusal:
            return
        finally:
            self.asked = ""


async def listen_to_a_game(inside: Inside, number: int, moves: int = 10_000) -> int:
    """Play a random game, at most `moves` moves, with all other actions. Returns the number of checked messages."""
    game, mode, seats, options = GAMES[number % len(GAMES)]
    random = Random(f"sniffer {number}")
    secret = sha256(f"sniffer {number}".encode()).hexdigest()
    table, tokens = await inside.new_table(game, mode, seats, options, secret)
    people = [Ear(inside.url, table, mine) for mine in tokens]
    watcher = Ear(inside.url, table)
    everybody: list[Player] = [*people, watcher]
    for ear in everybody:
        await ear.connect()
    cards = [card["id"] for card in pennant.game(game).card_data()["cards"]]
    async with httpx2.AsyncClient(base_url=inside.url, trust_env=False, timeout=60) as http:
        alive = time.monotonic()
        for made in range(moves):
            await in_step(everybody)
            if watcher.over:
                break
            if time.monotonic() - alive > SIGNS_OF_LIFE:
                alive = time.monotonic()
                for ear in everybody:
                    await ear._send({"do": "ping"})
            if made == EARLY:
                await _read(watcher, http)
            await _try_other_actions(random, people, watcher, cards, http)
            await in_step(everybody)
            mover = next((ear for ear in people if ear.decision), None)
            if mover is not None and mover.decision is not None:
                await mover.move(random.choice(mover.decision["choices"])["action"])
        await in_step(everybody)
        for ear in (*people, watcher):
            await _read(ear, http)
            await ear.close()
    sniffer = Sniffer(Truth(table, await inside.entries(table)))
    sealed = [secret, *(token for mine in tokens for token in mine.values())]
    for ear in (*people, watcher):
        for heard in ear.heard:
            sniffer.look(heard)
        for text in ear.messages:
            if any(each in text for each in sealed):
                raise Leak(f"eyes {ear.eyes} get the secret or a token: {text}")
    return sniffer.looked


async def _try_other_actions(
    random: Random, people: list[Ear], watcher: Ear, cards: list[str], http: httpx2.AsyncClient
) -> None:
    ear = random.choice([*people, watcher])
    match random.randrange(24):
        case 0:
            ear.cut()
            await ear.connect()
        case 1:
            ear.cut()
            ear.seq = None
            await ear.connect()
        case 2 if random.random() < 0.3:
            await _read(ear, http)
        case 3 if ear is not watcher:
            await ear.try_in_vain(f"play {random.choice(cards)}")
        case 4 if ear is not watcher:
            await ear.command(do="say", phrase="oops")
        case 5 if ear is not watcher:
            await _take_back(random.choice(people), people)


async def _take_back(asking: Ear, people: list[Ear]) -> None:
    """Ask to take a move back; the others agree."""
    try:
        await asking.command(do="undo")
    except Refusal:
        return
    for ear in people:
        await in_step([*people])
        if ear is not asking:
            try:
                await ear.command(do="answer", yes=True)
            except Refusal:
                return


async def _read(ear: Ear, http: httpx2.AsyncClient) -> None:
    """Read the story and the replay as the viewer, and the public pages."""
    eyes = "none" if ear.eyes is None else str(ear.eyes)
    headers = {} if ear.eyes is None else {"Authorization": f"Seat {next(iter(ear.tokens.values()))}"}
    for kind in ("story", "replay"):
        answer = await http.get(f"/api/tables/{ear.table}/{kind}?eyes={eyes}", headers=headers)
        answer.raise_for_status()
        ear.messages.append(answer.text)
        ear.heard.append(Heard(ear.eyes, ear.seq or 1, {"is": kind, **msgspec.json.decode(answer.content)}, ""))
    for kind in ("score", "story"):
        answer = await http.get(f"/t/{ear.table}/{kind}")
        answer.raise_for_status()
        ear.messages.append(answer.text)
        if not ear.over:
            ear.heard.append(Heard(None, ear.seq or 1, {"is": "page", "text": unescape(answer.text)}, ""))


async def listen_to(games: int, home: Path, game: str | None = None) -> int:
    """Play games, of all kinds or of one kind in turn. Returns the number of checked messages."""
    numbers = [number for number, (name, *_) in enumerate(GAMES) if game in (None, name)]
    looked = 0
    async with server_inside(home) as inside:
        for count in range(games):
            turn, place = divmod(count, len(numbers))
            looked += await listen_to_a_game(inside, turn * len(GAMES) + numbers[place])
            if count % 10 == 9:
                sys.stdout.write(f"{count + 1} games, {looked} messages\n")
                sys.stdout.flush()
    return looked


if __name__ == "__main__":
    wanted = int(sys.argv[1]) if len(sys.argv) > 1 else 200
    kind = sys.argv[2] if len(sys.argv) > 2 else None
    with tempfile.TemporaryDirectory() as folder:
        messages = asyncio.run(listen_to(wanted, Path(folder), kind))
    sys.stdout.write(f"{wanted} games, {messages} messages: no leaks\n")
