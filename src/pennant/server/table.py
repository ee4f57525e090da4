"""A table as a pure fold of its log: seats, the game, undo, clocks. This module does no input or output.

A command returns drafts of the entries that would execute it, or raises `CommandRefused`; `apply` applies an entry.
Loading a table, replicating another worker's moves and playing are therefore the same code.
"""

import hashlib
from collections import deque
from collections.abc import Callable, Iterable
from typing import Any, Literal

import msgspec

import pennant
from pennant.kernel.chance import SealedChance
from pennant.kernel.errors import IllegalMove, UsageError, nearest
from pennant.kernel.sitting import Sitting
from pennant.kernel.state import State
from pennant.kernel.structs import read_as
from pennant.server.clocks import Clocks
from pennant.server.entries import IN_THE_GAME, Entry, Kind, Settings
from pennant.server.errors import CommandRefused, ErrorCode
from pennant.server.messages import Reason, Status, TableResult

Draft = tuple[Kind, int | None, dict[str, Any]]
"""An entry that is not stored yet: its kind, seat and body."""
Command = Callable[["Table"], list[Draft]]
"""Returns the drafts of the entries that execute a command on a table."""

STAND_IN = "greedy"
"""The bot that plays for a person who has left."""
GONE = ""
"""The guest of a seat whose account was deleted. Nobody can claim such a seat."""
KEYS_KEPT = 50
"""How many idempotency keys a table remembers."""
TABLE_ENTRIES_KEPT = 50
"""How many entries that are not part of the game a snapshot has."""


class Seat(msgspec.Struct):
    """A seat at the table and its occupant."""

    kind: Literal["open", "person", "bot"]
    name: str = ""
    bot: str | None = None
    guest: str | None = None
    epoch: int = 0
    """The number of the entry by which the occupant sat down. Seat tokens of earlier epochs are void."""
    contribution: str = ""
    deck: str | None = None
    """In games with decks: the deck that the occupant has brought. `None` means the deck in the options."""
    away: bool = False
    stand_in: bool = False
    resigned: bool = False
    vacation: int | None = None
    """When the occupant's vacation ends; the clock is paused until then."""

    @property
    def player(self) -> str:
        """The player, as records write it."""
        if self.kind == "bot":
            return self.bot or ""
        return f"human:{self.name}" if self.name else "human"

    @property
    def bot_to_play(self) -> str | None:
        """The bot that currently makes this seat's moves, if any."""
        return self.bot if self.kind == "bot" else STAND_IN if self.stand_in else None


class Table:
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
        """The latest entries by idempotency key, to recognise commands that are sent again."""
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

    # --- commands -----------------------------------------------------------------------------------------------------

    def sit(self, number: int, name: str, contribution: str, guest: str | None, deck: str | None = None) -> list[Draft]:
        """Seat a person, perhaps with a deck. The game starts when the last seat is taken."""
        seat = self._seat(number)
        self._require_status("waiting")
        if seat.kind != "open":
            raise CommandRefused("taken", "this seat is taken: choose another one")
        body = {"name": name, "contribution": contribution, "guest": guest}
        if deck is not None:
            body["deck"] = self._check_deck(number, deck)
        return [("sat", number, body), *self._start_if_full(number)]

    def put_bot(self, number: int, spec: str) -> list[Draft]:
        """Put a bot on an open seat."""
        from pennant.bots import bot

        seat = self._seat(number)
        self._require_status("waiting")
        if seat.kind != "open":
            raise CommandRefused("taken", "this seat is taken")
        bot(spec)
        return [("sat", number, {"bot": spec}), *self._start_if_full(number)]

    def leave(self, number: int) -> list[Draft]:
        """Free a seat before the game has started."""
        self._require_status("waiting")
        return [("left", number, {})]

    def move(self, number: int, action: int | str, seq: int, by_bot: bool = False) -> list[Draft]:
        """Make a move, given as an action or as text. It must answer the decision that the seat owed at entry `seq`."""
        self._require_status("playing")
        seat = self._seat(number)
        if not by_bot and seat.stand_in:
            raise CommandRefused("stand-in", "a bot is playing for you: take your seat back first")
        if number in self._asked and seq < self._asked[number][0]:
            raise CommandRefused("stale", "the table has changed since then: choose again")
        if isinstance(action, str):
            try:
                action = self.game.parse(self.state, number, action)
            except UsageError as error:
                raise CommandRefused("bad", str(error)) from None
            except IllegalMove as error:
                raise self._illegal(error) from None
        if not self._is_legal(number, action):
            raise self._illegal(self.state.refusal(number, action))
        return [("move", number, {"action": action, "text": self.game.notation(self.state, number, action)})]

    def undo(self, number: int) -> list[Draft]:
        """Take the last move back, or ask the others for consent if they have seen something since."""
        self._require_status("playing")
        assert self.sitting is not None
        if self.sitting.can_undo(number):
            return [("undo", number, {})]
        if not self.sitting.to_take_back(number):
            raise CommandRefused("nothing", "you have no move to take back")
        if self.undo_asked is not None:
            raise CommandRefused("busy", "there is an open request already: answer it first")
        drafts: list[Draft] = [("undo-asked", number, {})]
        return drafts if self._people_to_agree(number) else [*drafts, ("taken-back", number, {})]

    def answer(self, number: int, yes: bool) -> list[Draft]:
        """Answer a request to take a move back."""
        self._require_status("playing")
        if self.undo_asked is None or number == self.undo_asked:
            raise CommandRefused("nothing", "there is no request for you to answer")
        drafts: list[Draft] = [("undo-answered", number, {"yes": yes})]
        if yes and not self._people_to_agree(self.undo_asked) - self.agreed - {number}:
            drafts.append(("taken-back", self.undo_asked, {}))
        return drafts

    def available_orders(self) -> list[str]:
        """The standing orders that can be given at this table."""
        return self.game.orders_among(sum(seat.kind == "person" for seat in self.seats))

    def give_orders(self, number: int, names: Iterable[str]) -> list[Draft]:
        """Replace the standing orders of a seat."""
        self._require_status("playing")
        known, wanted = self.available_orders(), sorted(set(names))
        for name in wanted:
            if name not in known:
                raise CommandRefused("bad", f"there is no standing order {name!r} here: {nearest(name, known)}")
        return [("ordered", number, {"orders": wanted})]

    def standing_order_move(self) -> list[Draft]:
        """The next move that a person's standing orders make, if there is one."""
        if self.status != "playing" or self.sitting is None:
            return []
        ordered = self.sitting.standing_order_move(self.owing_people())
        if ordered is None:
            return []
        seat, action = ordered
        text = self.game.notation(self.state, seat, action)
        return [("move", seat, {"action": action, "text": text, "ordered": True})]

    def has_standing_answer(self, number: int) -> bool:
        """Whether standing orders are about to make the decision that a seat owes."""
        assert self.sitting is not None
        return number in self.owing_people() and self.sitting.standing_order_move((number,)) is not None

    def say(self, number: int, body: dict[str, str]) -> list[Draft]:
        return [("said", number, dict(body))]

    def resign(self, number: int) -> list[Draft]:
        self._require_status("playing")
        if self.seats[number].resigned:
            raise CommandRefused("over", "you have already resigned")
        return [("resigned", number, {})]

    def rematch(self, table: str) -> list[Draft]:
        """Remember the table of the rematch. Only the first one is kept."""
        return [] if self.next else [("rematch", None, {"table": table})]

    def rename(self, number: int, name: str) -> list[Draft]:
        """Change the name of a person."""
        return [("named", number, {"name": name})] if self._seat(number).name != name else []

    def expire(self) -> list[Draft]:
        """Close an abandoned game."""
        return [("expired", None, {})]

    def remove(self) -> list[Draft]:
        return [("removed", None, {})]

    def back(self, number: int) -> list[Draft]:
        """A person takes their seat back from the bot that stood in."""
        seat = self._seat(number)
        if seat.resigned or not (seat.stand_in or seat.away):
            return []
        return [("back", number, {})]

    def away(self, number: int, until: int) -> list[Draft]:
        """Warn the others that a person is gone and that a bot takes over at `until`."""
        return [] if self.seats[number].away else [("away", number, {"until": until})]

    def stand_in(self, number: int, why: Literal["away", "clock"]) -> list[Draft]:
        """Let a bot play for a person."""
        seat = self._seat(number)
        return [] if seat.stand_in or seat.kind != "person" else [("stand-in", number, {"why": why, "bot": STAND_IN})]

    def set_vacation(self, number: int, until: int | None) -> list[Draft]:
        """Pause the clock of a person on vacation at a correspondence table; `None` ends the vacation."""
        seat = self._seat(number)
        slow = self.status == "playing" and self.settings.clock.kind == "days"
        if not slow or seat.kind != "person" or seat.vacation == until:
            return []
        return [("vacation", number, {"until": until})]

    def _seat(self, number: int) -> Seat:
        if not 0 <= number < len(self.seats):
            raise CommandRefused("unknown", f"this table has seats 0 to {len(self.seats) - 1}")
        return self.seats[number]

    def _require_status(self, status: Status) -> None:
        if self.status != status:
            code, text = _WRONG_STATUS[self.status if self.status in ("over", "removed") else status]
            raise CommandRefused(code, text)

    def _check_deck(self, number: int, deck: str) -> str:
        """Check a deck that a person brings, and return it in its stored form."""
        decks = self.game.decks
        if decks is None:
            raise CommandRefused("bad", "this game has no decks to bring")
        deck, options = decks.from_outside(deck), self.options()
        options[decks.option][number] = deck
        self.game.make_setup(self.settings.mode, options, self.cards)
        return deck

    def _is_legal(self, number: int, action: int) -> bool:
        """Whether a seat may do this, by the legal actions that were computed when it was asked."""
        return number in self._asked and action in self._asked[number][1]

    def _illegal(self, error: IllegalMove) -> CommandRefused:
        return CommandRefused("illegal", str(error), error.rule or None, error)

    def _start_if_full(self, filled: int) -> list[Draft]:
        others = [seat for number, seat in enumerate(self.seats) if number != filled]
        return [] if any(seat.kind == "open" for seat in others) else [("started", None, {})]

    def _people_to_agree(self, asking: int) -> set[int]:
        """The people who must agree to a take-back: all others who play themselves. Bots always agree."""
        return {
            number
            for number, seat in enumerate(self.seats)
            if number != asking and seat.kind == "person" and seat.bot_to_play is None and not seat.resigned
        } - {number for number, seat in enumerate(self.seats) if seat.guest and seat.guest == self.seats[asking].guest}

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


_WRONG_STATUS: dict[Status, tuple[ErrorCode, str]] = {
    "waiting": ("started", "the game has already started"),
    "playing": ("waiting", "the game has not started: there is still an open seat"),
    "over": ("over", "this game is over"),
    "removed": ("over", "this table was removed"),
}
_APPLY = {
    "sat": Table._apply_sat,
    "named": Table._apply_named,
    "left": Table._apply_left,
    "started": Table._apply_started,
    "move": Table._apply_move,
    "undo": Table._apply_undo,
    "undo-asked": Table._apply_undo_asked,
    "undo-answered": Table._apply_undo_answered,
    "taken-back": Table._apply_taken_back,
    "said": Table._apply_said,
    "ordered": Table._apply_ordered,
    "away": Table._apply_away,
    "stand-in": Table._apply_stand_in,
    "back": Table._apply_back,
    "vacation": Table._apply_vacation,
    "resigned": Table._apply_resigned,
    "rematch": Table._apply_rematch,
    "expired": Table._apply_expired,
    "removed": Table._apply_removed,
}


def new_settings(settings: Settings, cards: Any = None) -> Settings:
    """Check settings that a client asks for by starting a game with them; a mistake is a `UsageError`."""
    game = pennant.game(settings.game)
    book = game.card_set(cards)
    options = game.from_outside(settings.mode, settings.options, book)
    setup_seats = seats_of(settings.game, settings.mode, options, book)
    if len(settings.seats) != setup_seats:
        raise UsageError(f"mode {settings.mode} with these options has {setup_seats} seats, not {len(settings.seats)}")
    return msgspec.structs.replace(settings, options=options, edition=game.edition)


def seats_of(name: str, mode: str, options: dict[str, Any], cards: Any = None) -> int:
    """The number of seats of a mode with these options, found by starting a game."""
    from pennant.kernel.chance import small_chance

    game = pennant.game(name)
    chance = small_chance(1, game.streams(mode, options))
    return game.start(mode, options, chance, game.card_set(cards), listen=False).seats


def replay(id: str, entries: Iterable[Entry], cards: Any = None) -> Table:
    """Build a table from its entries."""
    rest = iter(entries)
    table = Table(id, next(rest), cards)
    for entry in rest:
        table.apply(entry)
    return table
