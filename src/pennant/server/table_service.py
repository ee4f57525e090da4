"""The desk: takes commands for tables, writes what comes of them, and tells everybody. Here all parts meet."""

import asyncio
import contextlib
import logging
import re
import secrets
import time
from collections.abc import Callable, Coroutine, Iterable
from typing import Any, NamedTuple, Protocol

import msgspec

from pennant.kernel.errors import PennantError
from pennant.server.cardsets import CardSets
from pennant.server.entries import Entry, Settings
from pennant.server.guests import Keys
from pennant.server.metrics import METRICS
from pennant.server.store import Store
from pennant.server.table import Draft, Refused, Table, replayed
from pennant.server.telling import Eyes, Telling
from pennant.server.thinkers import Thinkers
from pennant.server.writer import DatabaseAway, Index, Writer

log = logging.getLogger("pennant.desk")

Command = Callable[[Table], list[Draft]]
Watcher = Callable[[Table, list[Entry]], None]
"""Is told of a table and its newest entries once they are stored, by the worker that wrote them."""

_OF_THE_TABLE = frozenset({"sat", "left", "started", "away", "stand-in", "back", "resigned", "rematch", "expired",
                           "removed", "vacation", "named"})  # fmt: skip
"""Entries after which the table itself looks different."""
_ORDERS = -1
"""In place of a seat: standing orders are being carried out."""
TRIES = 20
"""How often a command is tried while other workers write at the same table: each time somebody else was first."""


class Told(NamedTuple):
    """An entry, with the message for everybody's eyes, and one about the table if that looks different now."""

    entry: Entry
    messages: dict[Eyes, str]
    info: str | None


class Listener(Protocol):
    """A connection to a table."""

    eyes: Eyes
    seats: frozenset[int]
    seq: int
    """The last entry that it was told of."""

    def send(self, message: str) -> None: ...

    def close(self, code: str) -> None: ...


class Live:
    """A table that somebody is at. The table itself is dropped from memory when nothing happens for a while."""

    __slots__ = ("_asleep", "id", "listeners", "lock", "telling", "thinking", "touched")

    def __init__(self, id: str) -> None:
        self.id = id
        self.lock = asyncio.Lock()
        self.listeners: set[Listener] = set()
        self.telling: Telling | None = None
        self.thinking: set[tuple[int, int]] = set()
        self.touched = time.monotonic()
        self._asleep: tuple[list[int], int] = [], 0
        """Of a table that was dropped: who is waited for, and since when."""

    def owing(self) -> list[int]:
        """The people who are waited for; nobody waits at a table with days to think."""
        table = self.telling.table if self.telling else None
        if table is None:
            return self._asleep[0]
        return [] if table.settings.clock.kind == "days" else table.owing_people()

    def updated(self) -> int:
        """When something happened last."""
        return self.telling.table.updated if self.telling else self._asleep[1]

    def drop(self) -> None:
        """Let the table go from memory."""
        self._asleep = self.owing(), self.updated()
        self.telling = None
        self.thinking.clear()


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


def new_ref() -> str:
    """A name for an entry that nobody else has given."""
    return secrets.token_urlsafe(12)


class Desk:
    """All tables of one worker."""

    def __init__(self, store: Store, writer: Writer, thinkers: Thinkers, keys: Keys, card_sets: CardSets) -> None:
        self.store = store
        self.writer = writer
        self.thinkers = thinkers
        self.keys = keys
        self.card_sets = card_sets
        self.watchers: list[Watcher] = []
        self.lives: dict[str, Live] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._commands: set[asyncio.Task[Entry | None]] = set()

    # --- tables -------------------------------------------------------------------------------------------------------

    async def create(self, settings: Settings, sat: Iterable[Draft]) -> str:
        """A new table with whoever sits down at once; its id."""
        name, at = new_id(), now()
        first = Entry(1, "created", None, msgspec.to_builtins(settings), at, new_ref())
        table = Table(name, first, self.card_sets.folder(settings.game, settings.cards))
        entries = [first]
        for kind, seat, body in sat:
            entries.append(Entry(table.seq + 1, kind, seat, body, at, new_ref()))
            table.apply(entries[-1])
        if all(seat.kind != "open" for seat in table.seats):
            entries.append(Entry(table.seq + 1, "started", None, {}, at, new_ref()))
            table.apply(entries[-1])
        if not await self.writer.write(name, entries, index_of(table)):
            return await self.create(settings, sat)
        METRICS.count("tables")
        live = self._live(name)
        live.telling = Telling(table)
        self._let_bots_think(live, table)
        return name

    async def ask(self, id: str, question: Callable[[Telling], Any]) -> Any:
        """Read something off a table, between two of its entries."""
        live = self._live(id)
        async with live.lock:
            return question(await self._loaded(live))

    async def ask_all(self, ids: Iterable[str], question: Callable[[Telling], Any]) -> list[Any]:
        """The same of several tables; those that went in the meantime are left out."""
        found: list[Any] = []
        for each in ids:
            with contextlib.suppress(Refused):
                found.append(await self.ask(each, question))
        return found

    async def command(self, id: str, command: Command, ref: str | None = None) -> Entry | None:
        """Carry out a command: write its entries, then tell everybody. Returns the first entry, if there is one.

        A command that comes again with the same `ref` is not carried out again; its entry is returned. A command that
        was begun is finished, even if whoever gave it is gone before: what is written is told to everybody.
        """
        task = asyncio.create_task(self.carry_out(id, command, ref))
        self._commands.add(task)
        task.add_done_callback(self._carried_out)
        return await asyncio.shield(task)

    def _carried_out(self, task: "asyncio.Task[Entry | None]") -> None:
        self._commands.discard(task)
        if not task.cancelled():
            task.exception()  # told to whoever waits for it, if anybody still does

    async def carry_out(self, id: str, command: Command, ref: str | None) -> Entry | None:
        """The same for somebody who is not cancelled in the middle of it."""
        live = self._live(id)
        async with live.lock:
            for _ in range(TRIES):
                telling = await self._loaded(live)
                table = telling.table
                if ref is not None and ref in table.refs:
                    return table.refs[ref]
                drafts = command(table)
                if not drafts:
                    return None
                written = await self._write(live, telling, drafts, ref or new_ref())
                if written:
                    for told in written:
                        self._tell(live, told)
                    self._let_bots_think(live, table)
                    for watcher in self.watchers:
                        watcher(table, [told.entry for told in written])
                    return written[0].entry
                await self._follow(live)
        raise Refused("busy", "too many at once at this table: try again")

    async def refresh(self, id: str) -> None:
        """Somebody else has written entries for a table: carry them out here, too, and tell everybody."""
        live = self.lives.get(id)
        if live is None or (live.telling is None and not live.listeners):
            return
        async with live.lock:
            await self._follow(live)

    def is_behind(self, id: str, seq: int) -> bool:
        """Whether somebody at a table has not been told of this entry."""
        live = self.lives.get(id)
        if live is None:
            return False
        known = [listener.seq for listener in live.listeners]
        if live.telling is not None:
            known.append(live.telling.table.seq)
        return min(known, default=seq) < seq

    async def since(self, id: str, last: int, eyes: Eyes) -> list[dict[str, Any]] | None:
        """What a viewer has missed after entry `last`, entry by entry; `None` if there is no such entry."""
        entries = await self.store.entries(id)
        if not entries or not 1 <= last <= len(entries):
            return None
        return await asyncio.to_thread(self._missed, id, entries, last, eyes)

    def _missed(self, id: str, entries: list[Entry], last: int, eyes: Eyes) -> list[dict[str, Any]]:
        telling = self._telling(id, entries, last)
        missed: list[dict[str, Any]] = []
        for entry in entries[last:]:
            telling.table.apply(entry)
            missed.append(telling.entry(entry, eyes))
        return missed

    def _cards(self, entries: list[Entry]) -> Any:
        body = entries[0].body
        return self.card_sets.folder(body["game"], body.get("cards"))

    async def whole(self, id: str) -> tuple[list[Entry], Any]:
        """All entries of a table and the folder of its cards, to walk through it from the beginning."""
        entries = await self.store.entries(id)
        if not entries:
            raise Refused("unknown", "there is no such table")
        return entries, self._cards(entries)

    # --- who is at a table --------------------------------------------------------------------------------------------

    def attach(self, id: str, listener: Listener) -> None:
        self._live(id).listeners.add(listener)

    def detach(self, id: str, listener: Listener) -> None:
        live = self.lives.get(id)
        if live is not None:
            live.listeners.discard(listener)

    def drop_idle(self, after: float) -> None:
        """Forget tables that nobody has touched for so many seconds; they are in the database."""
        moment = time.monotonic() - after
        for name, live in list(self.lives.items()):
            if live.touched < moment and not live.lock.locked():
                live.drop()
                if not live.listeners:
                    del self.lives[name]
        METRICS.gauge("tables_in_memory", sum(live.telling is not None for live in self.lives.values()))
        METRICS.gauge("connections", sum(len(live.listeners) for live in self.lives.values()))

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        for live in self.lives.values():
            for listener in list(live.listeners):
                listener.close("restart")

    # --- inside -------------------------------------------------------------------------------------------------------

    def _live(self, id: str) -> Live:
        if id not in self.lives:
            self.lives[id] = Live(id)
        live = self.lives[id]
        live.touched = time.monotonic()
        return live

    async def _loaded(self, live: Live) -> Telling:
        telling = live.telling or await self._load(live)
        if telling.table.status == "removed":
            raise Refused("unknown", "this table was removed")
        return telling

    async def _load(self, live: Live) -> Telling:
        """Read a table anew; whoever is at it is told what they have not heard yet."""
        entries = await self.store.entries(live.id)
        if not entries:
            self.lives.pop(live.id, None)
            for listener in live.listeners:
                listener.close("removed")
            raise Refused("unknown", "there is no such table")
        told = min((listener.seq for listener in live.listeners), default=len(entries))
        telling = await asyncio.to_thread(self._telling, live.id, entries, told)
        for entry in entries[told:]:
            telling.table.apply(entry)
            self._tell(live, self._told(live, telling, entry))
        live.telling = telling
        self._let_bots_think(live, telling.table)
        return telling

    def _telling(self, id: str, entries: list[Entry], last: int) -> Telling:
        """A table after entry `last`."""
        try:
            return Telling(replayed(id, entries[:last], self._cards(entries)))
        except Refused:
            raise
        except Exception as error:  # whatever the rules say to moves that were made by other rules
            log.error("table %s can not be read: %s: %s", id, type(error).__name__, error)
            raise Refused("broken", "this table can not be read any more; it was written down") from error

    async def _write(self, live: Live, telling: Telling, drafts: list[Draft], ref: str) -> list[Told]:
        """Entries that are stored, and what is to be told of them; none if somebody else was first.

        They are carried out before they are stored; if they can not be stored, the table in memory is dropped.
        """
        table = telling.table
        at = max(now(), table.updated)
        written: list[Told] = []
        try:
            for kind, seat, body in drafts:
                entry = Entry(table.seq + 1, kind, seat, body, at, new_ref() if written else ref)
                table.apply(entry)
                written.append(self._told(live, telling, entry))
            entries = [told.entry for told in written]
            if await self.writer.write(live.id, entries, index_of(table, entries)):
                return written
        except BaseException:
            live.telling = None
            raise
        live.telling = None
        return []

    async def _follow(self, live: Live) -> None:
        """Catch up with the database."""
        telling = live.telling
        if telling is None:
            await self._load(live)
            return
        for entry in await self.store.entries(live.id, after=telling.table.seq):
            telling.table.apply(entry)
            self._tell(live, self._told(live, telling, entry))
        self._let_bots_think(live, telling.table)

    def _told(self, live: Live, telling: Telling, entry: Entry) -> Told:
        """What everybody at the table is to hear of an entry that was just applied."""
        eyes = {listener.eyes for listener in live.listeners}
        if entry.kind == "left":
            eyes.add(None)  # whoever got up goes on as a spectator
        changed = telling.table.status in ("over", "removed") or entry.kind in _OF_THE_TABLE
        return Told(
            entry,
            {each: _json({"is": "entry", **told}) for each, told in telling.told(entry, eyes).items()},
            _json({"is": "table", "table": telling.info()}) if eyes and changed else None,
        )

    def _tell(self, live: Live, told: Told) -> None:
        """Tell everybody who has not heard of an entry."""
        if told.entry.kind == "left":
            _get_up(live, told.entry.seat)
        for listener in list(live.listeners):
            if told.entry.seq <= listener.seq:
                continue
            listener.seq = told.entry.seq
            listener.send(told.messages[listener.eyes])
            if told.info is not None:
                listener.send(told.info)
            if told.entry.kind == "removed":
                listener.close("removed")
        if told.entry.kind == "move":
            METRICS.count("moves")

    def _let_bots_think(self, live: Live, table: Table) -> None:
        """See to it that bots move, and that standing orders are carried out."""
        if table.obey() and (_ORDERS, table.seq) not in live.thinking:
            live.thinking.add((_ORDERS, table.seq))
            self._start(self._obey(live, (_ORDERS, table.seq)))
        for seat in table.owing_bots():
            key = seat, table.asked_at(seat)
            if key not in live.thinking:
                live.thinking.add(key)
                self._start(self._think(live, table, key))

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _obey(self, live: Live, key: tuple[int, int]) -> None:
        try:
            await self.command(live.id, Table.obey)
        except (Refused, DatabaseAway) as error:
            log.warning("a standing order could not be carried out: %s", error)
        finally:
            live.thinking.discard(key)

    async def _think(self, live: Live, table: Table, key: tuple[int, int]) -> None:
        seat, seq = key
        spec = table.seats[seat].bot_to_play
        try:
            if spec is None or table.status != "playing":
                return
            cards = self.card_sets.folder(table.settings.game, table.settings.cards)
            action = await self.thinkers.choose(table.game, table.state, seat, spec, cards)
            await self.command(live.id, lambda table: table.move(seat, action, seq, by_bot=True))
        except Refused as refused:
            log.info("a bot's move came to nothing: %s", refused.text)
        except DatabaseAway:
            log.warning("a bot's move could not be written")
        except PennantError as error:
            log.error("the bot %s can not play: %s", spec, error)
        finally:
            live.thinking.discard(key)


def _get_up(live: Live, seat: int | None) -> None:
    """Whoever was at a seat that somebody has left is a spectator now, until they sit down again."""
    for listener in live.listeners:
        if seat in listener.seats:
            listener.seats = listener.seats - {seat}
            listener.eyes = None if listener.eyes == seat else listener.eyes


def _turns(table: Table) -> dict[int, int | None] | None:
    """The people who owe a move, and until when they are on vacation, if there are days to think."""
    if table.settings.clock.kind != "days":
        return None
    return {seat: table.seats[seat].vacation for seat in table.owing_people()}


def index_of(table: Table, entries: Iterable[Entry] = ()) -> Index:
    """The row of a table in the list of tables."""
    sat = {entry.seat: entry.body.get("guest") for entry in entries if entry.kind in ("sat", "left")}
    if not entries:
        sat = {number: seat.guest for number, seat in enumerate(table.seats)}
    return Index(
        id=table.id,
        game=table.settings.game,
        status=table.status,
        listed=int(table.settings.listed),
        seq=table.seq,
        created=table.created,
        updated=table.updated,
        due=table.due(),
        turns=_turns(table),
        guests={seat: guest or "" for seat, guest in sat.items() if seat is not None},
        fresh=not entries,
    )


_WORDS = (
    "acorn", "amber", "anchor", "anvil", "apple", "arrow", "aspen", "badge", "banjo", "barn", "beacon", "birch",
    "bison", "blaze", "bluff", "bounce", "brass", "breeze", "brick", "bridge", "bronze", "brook", "bugle", "cabin",
    "cactus", "candle", "canyon", "castle", "cedar", "chalk", "cherry", "circus", "clover", "cobalt", "comet",
    "copper", "coral", "cotton", "cricket", "crown", "daisy", "delta", "diamond", "domino", "drum", "dugout",
    "eagle", "ember", "falcon", "ferry", "fiddle", "flint", "forge", "fox", "garnet", "ginger", "glacier", "gravel",
    "harbor", "harvest", "hazel", "heron", "hickory", "honey", "hornet", "indigo", "ivory", "jasper", "jersey",
    "juniper", "kettle", "lantern", "laurel", "lemon", "lilac", "lumber", "lyric", "magnet", "maple", "marble",
    "meadow", "mesa", "mint", "mitten", "nickel", "nutmeg", "oak", "olive", "onyx", "orbit", "otter", "paddle",
    "pearl", "pepper", "piano", "pine", "plum", "poplar", "prairie", "quartz", "quilt", "raven", "ribbon", "river",
    "rocket", "saddle", "saffron", "sable", "sail", "sierra", "silver", "sorrel", "spruce", "sugar", "summit",
    "sunset", "tangle", "teal", "thunder", "timber", "topaz", "trolley", "tulip", "valley", "velvet", "violet",
    "wagon", "walnut", "willow", "winter", "zephyr",
)  # fmt: skip
_LETTERS = "23456789abcdefghjkmnpqrstuvwxyz"


def new_id() -> str:
    """A name that can be read out over the telephone, and that nobody guesses: `lantern-7kq2m`."""
    tail = "".join(secrets.choice(_LETTERS) for _ in range(5))
    return f"{secrets.choice(_WORDS)}-{tail}"


def is_id(text: str) -> bool:
    """Whether a table may be called so; what else people send is not looked for."""
    return re.fullmatch("[a-z]{2,12}-[0-9a-z]{5}", text) is not None


def _json(data: Any) -> str:
    return msgspec.json.encode(data).decode()
