"""The state of a table as a pure fold of its log: seats, the game, undo, clocks. No input or output."""

import hashlib
from collections import deque
from typing import Any

import pennant
from pennant.kernel.chance import SealedChance
from pennant.kernel.sitting import Sitting
from pennant.kernel.state import State
from pennant.kernel.structs import read_as
from pennant.server.clocks import Clocks
from pennant.server.entries import IN_THE_GAME, Entry, Settings
from pennant.server.errors import CommandRefused
from pennant.server.messages import Reason, Status, TableResult
from pennant.server.seats import GONE, Seat

KEYS_KEPT = 50
"""How many idempotency keys a table remembers."""
TABLE_ENTRIES_KEPT = 50
"""How many entries that are not part of the game a snapshot has."""


class TableState:
    """The state of a table after its entries so far."""

    def __init__(self, id: str, created: Entry, cards: Any = None) -> None:
        self.id = id
        self.settings = read_as(created.body, Settings)
        self.game = pennant.game(self.settings.game)
        if self.settings.edition > self.game.edition:
            raise CommandRefused(
                "newer",
                f"this table uses edition {self.settings.edition} of the rules of {self.game.name}; "
                f"this server has edition {self.game.edition}: update it",
            )
        self.cards = self.game.card_set(cards)
        self.created = self.updated = created.at
        self.seq = created.seq
        self.status: Status = "waiting"
        self.seats = [
            Seat("open") if spec == "open" else Seat("bot", name=spec, bot=spec, contribution=spec)
            for spec in self.settings.seats
        ]
        self.sitting: Sitting | None = None
        self.clocks = Clocks(self.settings.clock, len(self.seats))
        self.reason: Reason | None = None
        self.next: str | None = None
        self.undo_asked: int | None = None
        """The seat that asked to take its last move back and waits for the others to agree."""
        self.agreed: set[int] = set()
        self.last_events = (0, 0)
        """The events of the last game entry, as start and end in the game's event log."""
        self.recent_by_key: dict[str, Entry] = {}
        """The latest entries by idempotency key, to recognize commands that are sent again."""
        self.recent_table_entries: deque[Entry] = deque(maxlen=TABLE_ENTRIES_KEPT)
        """The latest entries that are not part of the game: people who came and went, and chat."""
        self._asked: dict[int, tuple[int, list[int]]] = {}
        """For each seat that owes a decision: the entry since which it does, and its legal actions."""

    # --- properties ---------------------------------------------------------------------------------------------------

    @property
    def state(self) -> State:
        assert self.sitting is not None, "the game has not started"
        return self.sitting.state

    @property
    def commitment(self) -> str:
        """The hash of the secret, published before the first deal."""
        return hashlib.sha256(bytes.fromhex(self.settings.secret)).hexdigest()

    @property
    def players(self) -> list[str]:
        return [seat.player for seat in self.seats]

    @property
    def host(self) -> int | None:
        """The seat of the person who has been at the table longest. The client lets them put bots on open seats."""
        people = [(seat.epoch, number) for number, seat in enumerate(self.seats) if seat.kind == "person"]
        return min(people)[1] if people else None

    def options(self) -> dict[str, Any]:
        """The options of the game, with the decks that people have brought."""
        options = self.game.mode(self.settings.mode).resolve_options(self.settings.options)
        if self.game.decks is not None:
            decks = options[self.game.decks.option]
            brought = [decks[seat] if each.deck is None else each.deck for seat, each in enumerate(self.seats)]
            options[self.game.decks.option] = brought
        return options

    def waiting_for(self) -> tuple[int, ...]:
        """The seats that owe a decision."""
        return self.state.actors() if self.status == "playing" else ()

    def owing_people(self) -> list[int]:
        return [seat for seat in self.waiting_for() if self.seats[seat].bot_to_play is None]

    def owing_bots(self) -> list[int]:
        return [seat for seat in self.waiting_for() if self.seats[seat].bot_to_play is not None]

    def asked_at(self, seat: int) -> int:
        """The number of the entry since which this seat owes its decision."""
        return self._asked[seat][0]

    def can_undo(self, seat: int | None) -> bool:
        """Whether this seat may take its last move back without asking the others."""
        return seat is not None and self.status == "playing" and bool(self.sitting and self.sitting.can_undo(seat))

    def result(self) -> TableResult | None:
        if self.status != "over" or self.reason is None:
            return None
        if self.reason == "played":
            return {"reason": "played", "ranks": self.state.ranks(), "returns": self.state.returns()}
        stayed = [not seat.resigned for seat in self.seats]
        if self.reason == "resigned" and (any(stayed) or len(stayed) == 1):
            return {
                "reason": "resigned",
                "ranks": [1 if each else 2 for each in stayed],
                "returns": [1 / sum(stayed) if each else 0.0 for each in stayed],
            }
        return {"reason": self.reason, "ranks": [1] * len(stayed), "returns": [0.0] * len(stayed)}

    def due(self) -> int | None:
        """When a background job has to look at this table: a clock runs out, a vacation ends, or a bot has to move."""
        if self.status != "playing":
            return None
        times = [seat.vacation for seat in self.seats] + [self.clocks.deadline()]
        if self.owing_bots():
            times.append(self.updated + 5_000)
        return min((time for time in times if time is not None), default=None)

    # --- entries ------------------------------------------------------------------------------------------------------

    def apply(self, entry: Entry) -> None:
        """Apply the next entry."""
        if entry.seq != self.seq + 1:
            raise ValueError(f"table {self.id} is at entry {self.seq}; entry {entry.seq} cannot follow")
        _APPLY[entry.kind](self, entry)
        self.seq, self.updated = entry.seq, entry.at
        if entry.kind not in IN_THE_GAME:
            self.recent_table_entries.append(entry)
        self.recent_by_key[entry.ref] = entry
        if len(self.recent_by_key) > KEYS_KEPT:
            del self.recent_by_key[next(iter(self.recent_by_key))]

    def _is_legal(self, number: int, action: int) -> bool:
        """Whether a seat may do this, by the legal actions that were computed when it was asked."""
        return number in self._asked and action in self._asked[number][1]

    def _apply_sat(self, entry: Entry) -> None:
        body, seat = entry.body, self.seats[entry.seat or 0]
        if body.get("bot"):
            seat.kind, seat.bot, seat.name, seat.contribution = "bot", body["bot"], body["bot"], body["bot"]
        else:
            seat.kind, seat.name, seat.guest = "person", body["name"], body["guest"]
            seat.contribution = body["contribution"]
            seat.deck = body.get("deck")
        seat.epoch = entry.seq

    def _apply_named(self, entry: Entry) -> None:
        seat = self.seats[entry.seat or 0]
        seat.name = entry.body["name"]
        if entry.body.get("gone"):
            seat.guest = GONE
        if self.sitting is not None:
            self.sitting.record.players = self.players

    def _apply_left(self, entry: Entry) -> None:
        self.seats[entry.seat or 0] = Seat("open", epoch=entry.seq)

    def _apply_started(self, entry: Entry) -> None:
        settings = self.settings
        contributions = [seat.contribution for seat in self.seats]
        options = self.options()
        chance = SealedChance()
        secret = bytes.fromhex(settings.secret)
        chance.seal(secret, tuple(contributions), self.game.streams(settings.mode, options))
        state = self.game.start(settings.mode, options, chance, self.cards, listen=True)
        state.edition = settings.edition
        sealed = {
            "kind": "sealed",
            "commitment": self.commitment,
            "secret": settings.secret,
            "contributions": contributions,
        }
        self.sitting = Sitting(self.game, state, sealed, self.players)
        self.status = "playing"
        self._continue(0, entry)

    def _apply_move(self, entry: Entry) -> None:
        assert self.sitting is not None
        assert entry.seat is not None
        action, text, by_order = entry.body["action"], entry.body["text"], entry.body.get("ordered", False)
        if not self._is_legal(entry.seat, action):
            raise self.state.refusal(entry.seat, action)
        start = self.sitting.carry_out(entry.seat, action, text, by_order)
        self.undo_asked, self.agreed = None, set()
        self._continue(start, entry, entry.seat)

    def _apply_undo(self, entry: Entry) -> None:
        assert self.sitting is not None
        assert entry.seat is not None
        self.clocks.undo_move(entry.seat)
        self._continue(self.sitting.undo(entry.seat), entry, entry.seat)

    def _apply_taken_back(self, entry: Entry) -> None:
        assert self.sitting is not None
        assert entry.seat is not None
        self.undo_asked, self.agreed = None, set()
        self._asked = {}
        self._continue(self.sitting.take_back(entry.seat), entry)

    def _continue(self, start: int, entry: Entry, moved: int | None = None) -> None:
        """After a change of the game: update who owes a decision, and whether the game is over."""
        assert self.sitting is not None
        self.last_events = start, len(self.sitting.log)
        if self.state.is_over():
            self.status, self.reason = "over", "played"
        asked: dict[int, tuple[int, list[int]]] = {}
        for seat in self.waiting_for():
            legal = self.state.legal(seat)
            before = self._asked.get(seat)
            still = before is not None and before[1] == legal and seat != moved
            asked[seat] = (before[0] if before and still else entry.seq, legal)
        self._asked = asked
        self._update_clocks(entry, moved if entry.kind == "move" else None)

    def _update_clocks(self, entry: Entry, moved: int | None = None) -> None:
        self.clocks.run_for(self.owing_people(), entry.at, moved)

    def _apply_undo_asked(self, entry: Entry) -> None:
        self.undo_asked, self.agreed = entry.seat, set()

    def _apply_undo_answered(self, entry: Entry) -> None:
        if entry.body["yes"] and entry.seat is not None:
            self.agreed.add(entry.seat)
        else:
            self.undo_asked, self.agreed = None, set()

    def _apply_ordered(self, entry: Entry) -> None:
        assert self.sitting is not None
        assert entry.seat is not None
        self.sitting.give_orders(entry.seat, entry.body["orders"])

    def _apply_said(self, entry: Entry) -> None:
        """Chat does not change the table."""

    def _apply_away(self, entry: Entry) -> None:
        self.seats[entry.seat or 0].away = True

    def _apply_stand_in(self, entry: Entry) -> None:
        self.seats[entry.seat or 0].stand_in = True
        self._update_clocks(entry)

    def _apply_back(self, entry: Entry) -> None:
        number = entry.seat or 0
        self.seats[number].away = self.seats[number].stand_in = False
        self.clocks.refill(number)
        self._update_clocks(entry)

    def _apply_vacation(self, entry: Entry) -> None:
        number = entry.seat or 0
        self.seats[number].vacation = entry.body["until"]
        if entry.body["until"] is None:
            self.clocks.resume(number, entry.at)
        else:
            self.clocks.pause(number, entry.at)

    def _apply_resigned(self, entry: Entry) -> None:
        """With two players the other one wins; with more, a bot plays on for the person who resigned."""
        seat = self.seats[entry.seat or 0]
        seat.resigned = True
        people_left = any(each.kind == "person" and not each.resigned for each in self.seats)
        if len(self.seats) <= 2 or not people_left:
            self.status, self.reason = "over", "resigned"
        else:
            seat.stand_in = True
        self._update_clocks(entry)

    def _apply_rematch(self, entry: Entry) -> None:
        self.next = entry.body["table"]

    def _apply_expired(self, entry: Entry) -> None:
        self.status, self.reason = "over", "expired"
        self._update_clocks(entry)

    def _apply_removed(self, entry: Entry) -> None:
        self.status = "removed"


_APPLY = {
    "sat": TableState._apply_sat,
    "named": TableState._apply_named,
    "left": TableState._apply_left,
    "started": TableState._apply_started,
    "move": TableState._apply_move,
    "undo": TableState._apply_undo,
    "undo-asked": TableState._apply_undo_asked,
    "undo-answered": TableState._apply_undo_answered,
    "taken-back": TableState._apply_taken_back,
    "said": TableState._apply_said,
    "ordered": TableState._apply_ordered,
    "away": TableState._apply_away,
    "stand-in": TableState._apply_stand_in,
    "back": TableState._apply_back,
    "vacation": TableState._apply_vacation,
    "resigned": TableState._apply_resigned,
    "rematch": TableState._apply_rematch,
    "expired": TableState._apply_expired,
    "removed": TableState._apply_removed,
}
