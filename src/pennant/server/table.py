"""A table as the fold of its entries: who sits where, the game, undo, clocks. No input or output happens here.

A command is answered with the entries that would carry it out, or refused with a reason; `apply` carries an entry out.
Loading a table, following another worker's moves and playing are therefore the same code.
"""

import hashlib
from collections import deque
from collections.abc import Iterable
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

Status = Literal["waiting", "playing", "over", "removed"]
Draft = tuple[Kind, int | None, dict[str, Any]]
"""An entry that is not written yet: its kind, seat and body."""

STAND_IN = "greedy"
"""Who plays for somebody who has left."""
GONE = ""
"""The guest at a seat whose account was deleted: nobody comes back to it."""
REMEMBERED = 50
AROUND = 50


class Refused(Exception):
    """A command that can not be carried out: a code for programs, a sentence for people, and the rule, if it is one."""

    def __init__(self, code: str, text: str, rule: str | None = None, error: IllegalMove | None = None) -> None:
        super().__init__(text)
        self.code = code
        self.text = text
        self.rule = rule
        self.error = error
        """The game's own refusal, for whoever can say it in the reader's language."""


class Seat(msgspec.Struct):
    """A chair at the table and who sits on it."""

    kind: Literal["open", "person", "bot"]
    name: str = ""
    bot: str | None = None
    guest: str | None = None
    epoch: int = 0
    """The number of the entry by which somebody sat down: seat tokens of others before are void."""
    contribution: str = ""
    deck: str | None = None
    """The deck that somebody has brought along, in games with decks; else it is the one of the options."""
    away: bool = False
    stand_in: bool = False
    resigned: bool = False
    vacation: int | None = None
    """Until when its clock stands still."""

    @property
    def player(self) -> str:
        """As records have it."""
        if self.kind == "bot":
            return self.bot or ""
        return f"human:{self.name}" if self.name else "human"

    @property
    def bot_to_play(self) -> str | None:
        """The bot that makes this seat's moves now, if one does."""
        return self.bot if self.kind == "bot" else STAND_IN if self.stand_in else None


class Table:
    """What a table is after its entries so far."""

    def __init__(self, id: str, created: Entry, cards: Any = None) -> None:
        self.id = id
        self.settings = read_as(created.body, Settings)
        self.game = pennant.game(self.settings.game)
        if self.settings.edition > self.game.edition:
            raise Refused(
                "newer",
                f"this table is played by edition {self.settings.edition} of the rules of {self.game.name}; "
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
        self.reason: Literal["played", "resigned", "expired"] | None = None
        self.next: str | None = None
        self.undo_asked: int | None = None
        """The seat that would like to take its last move back, and waits for the others to agree."""
        self.agreed: set[int] = set()
        self.told = (0, 0)
        """The events of the last entry, as a stretch of the game's log."""
        self.refs: dict[str, Entry] = {}
        """The latest entries by the names that their authors gave them: what comes again is recognised."""
        self.around: deque[Entry] = deque(maxlen=AROUND)
        """The latest entries that are not part of the game: who came and went, what was said."""
        self._asked: dict[int, tuple[int, list[int]]] = {}
        """The seats that owe a decision, with the entry since when, and their choices."""

    # --- what is so -------------------------------------------------------------------------------------------------

    @property
    def state(self) -> State:
        assert self.sitting is not None, "the game has not begun"
        return self.sitting.state

    @property
    def commitment(self) -> str:
        """What is published of the sealed chance before the first deal."""
        return hashlib.sha256(bytes.fromhex(self.settings.secret)).hexdigest()

    @property
    def players(self) -> list[str]:
        return [seat.player for seat in self.seats]

    @property
    def host(self) -> int | None:
        """The seat of the person who has been here longest: they put bots on empty seats."""
        people = [(seat.epoch, number) for number, seat in enumerate(self.seats) if seat.kind == "person"]
        return min(people)[1] if people else None

    def options(self) -> dict[str, Any]:
        """The options of the game, with the decks that people have brought along."""
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
        """The entry since when this seat owes its decision."""
        return self._asked[seat][0]

    def can_undo(self, seat: int | None) -> bool:
        """Whether this seat may take its last move back without asking."""
        return seat is not None and self.status == "playing" and bool(self.sitting and self.sitting.can_undo(seat))

    def result(self) -> dict[str, Any] | None:
        if self.status != "over":
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
        """When something happens by itself: a clock runs out, a vacation ends, a bot is to move."""
        if self.status != "playing":
            return None
        times = [seat.vacation for seat in self.seats] + [self.clocks.deadline()]
        if self.owing_bots():
            times.append(self.updated + 5_000)
        return min((time for time in times if time is not None), default=None)

    # --- commands ---------------------------------------------------------------------------------------------------

    def sit(self, number: int, name: str, contribution: str, guest: str | None, deck: str | None = None) -> list[Draft]:
        """A person takes an open seat, perhaps with a deck; the game begins when the last one is taken."""
        seat = self._seat(number)
        self._must_be("waiting")
        if seat.kind != "open":
            raise Refused("taken", "somebody sits there already: take another seat")
        body = {"name": name, "contribution": contribution, "guest": guest}
        if deck is not None:
            body["deck"] = self._brought(number, deck)
        return [("sat", number, body), *self._start_if_full(number)]

    def put_bot(self, number: int, spec: str) -> list[Draft]:
        """A bot takes an open seat."""
        from pennant.bots import bot

        seat = self._seat(number)
        self._must_be("waiting")
        if seat.kind != "open":
            raise Refused("taken", "somebody sits there already")
        bot(spec)
        return [("sat", number, {"bot": spec}), *self._start_if_full(number)]

    def leave(self, number: int) -> list[Draft]:
        """A person gets up before the game has begun."""
        self._must_be("waiting")
        return [("left", number, {})]

    def move(self, number: int, action: int | str, seq: int, by_bot: bool = False) -> list[Draft]:
        """A move, as an action or in words, that answers what the seat was asked at entry `seq`."""
        self._must_be("playing")
        seat = self._seat(number)
        if not by_bot and seat.stand_in:
            raise Refused("stand-in", "a bot plays for you: take your seat back first")
        if number in self._asked and seq < self._asked[number][0]:
            raise Refused("stale", "the table has gone on since: look again before you choose")
        if isinstance(action, str):
            try:
                action = self.game.parse(self.state, number, action)
            except UsageError as error:
                raise Refused("bad", str(error)) from None
            except IllegalMove as error:
                raise self._illegal(error) from None
        if action not in self.state.legal(number):
            raise self._illegal(self.state.refusal(number, action))
        return [("move", number, {"action": action, "text": self.game.notation(self.state, number, action)})]

    def undo(self, number: int) -> list[Draft]:
        """Take the last move back, or ask the others if they have seen something since."""
        self._must_be("playing")
        assert self.sitting is not None
        if self.sitting.can_undo(number):
            return [("undo", number, {})]
        if not self.sitting.to_take_back(number):
            raise Refused("nothing", "you have made no move that could be taken back")
        if self.undo_asked is not None:
            raise Refused("busy", "somebody has asked already: answer first")
        drafts: list[Draft] = [("undo-asked", number, {})]
        return drafts if self._to_agree(number) else [*drafts, ("taken-back", number, {})]

    def answer(self, number: int, yes: bool) -> list[Draft]:
        """Agree or not that somebody takes a move back."""
        self._must_be("playing")
        if self.undo_asked is None or number == self.undo_asked:
            raise Refused("nothing", "nobody has asked you anything")
        drafts: list[Draft] = [("undo-answered", number, {"yes": yes})]
        if yes and not self._to_agree(self.undo_asked) - self.agreed - {number}:
            drafts.append(("taken-back", self.undo_asked, {}))
        return drafts

    def orders(self) -> list[str]:
        """The standing orders that can be given here."""
        return self.game.orders_among(sum(seat.kind == "person" for seat in self.seats))

    def order(self, number: int, names: Iterable[str]) -> list[Draft]:
        """From now on these standing orders, and no others, answer for a seat."""
        self._must_be("playing")
        known, wanted = self.orders(), sorted(set(names))
        for name in wanted:
            if name not in known:
                raise Refused("bad", f"there is no standing order {name!r} here: {nearest(name, known)}")
        return [("ordered", number, {"orders": wanted})]

    def obey(self) -> list[Draft]:
        """The next move that a person's standing orders settle, if there is one."""
        if self.status != "playing" or self.sitting is None:
            return []
        ordered = self.sitting.standing_order_move(self.owing_people())
        if ordered is None:
            return []
        seat, action = ordered
        text = self.game.notation(self.state, seat, action)
        return [("move", seat, {"action": action, "text": text, "ordered": True})]

    def has_standing_answer(self, number: int) -> bool:
        """Whether standing orders are about to answer what a seat is asked."""
        assert self.sitting is not None
        return number in self.owing_people() and self.sitting.standing_order_move((number,)) is not None

    def say(self, number: int, body: dict[str, str]) -> list[Draft]:
        return [("said", number, dict(body))]

    def resign(self, number: int) -> list[Draft]:
        self._must_be("playing")
        if self.seats[number].resigned:
            raise Refused("over", "you have resigned already")
        return [("resigned", number, {})]

    def rematch(self, table: str) -> list[Draft]:
        """Remember where the same people play again; the first such table stays."""
        return [] if self.next else [("rematch", None, {"table": table})]

    def name(self, number: int, name: str) -> list[Draft]:
        """Call a person by another name from now on."""
        return [("named", number, {"name": name})] if self._seat(number).name != name else []

    def expire(self) -> list[Draft]:
        """Close a game that nobody goes on with."""
        return [("expired", None, {})]

    def remove(self) -> list[Draft]:
        return [("removed", None, {})]

    def back(self, number: int) -> list[Draft]:
        """A person takes the seat again that a bot has kept warm."""
        seat = self._seat(number)
        if seat.resigned or not (seat.stand_in or seat.away):
            return []
        return [("back", number, {})]

    def away(self, number: int, until: int) -> list[Draft]:
        """Warn the others that somebody is gone; a bot takes over at `until`."""
        return [] if self.seats[number].away else [("away", number, {"until": until})]

    def stand_in(self, number: int, why: Literal["away", "clock"]) -> list[Draft]:
        """Let a bot play for a person."""
        seat = self._seat(number)
        return [] if seat.stand_in or seat.kind != "person" else [("stand-in", number, {"why": why, "bot": STAND_IN})]

    def rest(self, number: int, until: int | None) -> list[Draft]:
        """A person goes on vacation, where there are days to think: their clock stands still; `None`: they are back."""
        seat = self._seat(number)
        slow = self.status == "playing" and self.settings.clock.kind == "days"
        if not slow or seat.kind != "person" or seat.vacation == until:
            return []
        return [("vacation", number, {"until": until})]

    def _seat(self, number: int) -> Seat:
        if not 0 <= number < len(self.seats):
            raise Refused("unknown", f"this table has seats 0 to {len(self.seats) - 1}")
        return self.seats[number]

    def _must_be(self, status: Status) -> None:
        if self.status != status:
            code, text = _NOT[self.status if self.status in ("over", "removed") else status]
            raise Refused(code, text)

    def _brought(self, number: int, deck: str) -> str:
        """A deck that somebody brings along, if it can be played here."""
        decks = self.game.decks
        if decks is None:
            raise Refused("bad", "nobody brings a deck to this game")
        deck, options = decks.from_outside(deck), self.options()
        options[decks.option][number] = deck
        self.game.make_setup(self.settings.mode, options, self.cards)
        return deck

    def _illegal(self, error: IllegalMove) -> Refused:
        return Refused("illegal", str(error), error.rule or None, error)

    def _start_if_full(self, filled: int) -> list[Draft]:
        others = [seat for number, seat in enumerate(self.seats) if number != filled]
        return [] if any(seat.kind == "open" for seat in others) else [("started", None, {})]

    def _to_agree(self, asking: int) -> set[int]:
        """The people who must agree to a take-back: all others who are here. Bots have nothing against it."""
        return {
            number
            for number, seat in enumerate(self.seats)
            if number != asking and seat.kind == "person" and seat.bot_to_play is None and not seat.resigned
        } - {number for number, seat in enumerate(self.seats) if seat.guest and seat.guest == self.seats[asking].guest}

    # --- entries ----------------------------------------------------------------------------------------------------

    def apply(self, entry: Entry) -> None:
        """Carry out an entry, which is the next one."""
        if entry.seq != self.seq + 1:
            raise ValueError(f"table {self.id} is at entry {self.seq}; entry {entry.seq} can not follow")
        _APPLY[entry.kind](self, entry)
        self.seq, self.updated = entry.seq, entry.at
        if entry.kind not in IN_THE_GAME:
            self.around.append(entry)
        self.refs[entry.ref] = entry
        if len(self.refs) > REMEMBERED:
            del self.refs[next(iter(self.refs))]

    def _sat(self, entry: Entry) -> None:
        body, seat = entry.body, self.seats[entry.seat or 0]
        if body.get("bot"):
            seat.kind, seat.bot, seat.name, seat.contribution = "bot", body["bot"], body["bot"], body["bot"]
        else:
            seat.kind, seat.name, seat.guest = "person", body["name"], body["guest"]
            seat.contribution = body["contribution"]
            seat.deck = body.get("deck")
        seat.epoch = entry.seq

    def _named(self, entry: Entry) -> None:
        seat = self.seats[entry.seat or 0]
        seat.name = entry.body["name"]
        if entry.body.get("gone"):
            seat.guest = GONE
        if self.sitting is not None:
            self.sitting.record.players = self.players

    def _left(self, entry: Entry) -> None:
        self.seats[entry.seat or 0] = Seat("open", epoch=entry.seq)

    def _started(self, entry: Entry) -> None:
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
        self._go_on(0, entry)

    def _move(self, entry: Entry) -> None:
        assert self.sitting is not None
        assert entry.seat is not None
        start = self.sitting.act(entry.seat, entry.body["action"], by_order=entry.body.get("ordered", False))
        self.undo_asked, self.agreed = None, set()
        self._go_on(start, entry, entry.seat)

    def _undo(self, entry: Entry) -> None:
        assert self.sitting is not None
        assert entry.seat is not None
        self.clocks.undo(entry.seat)
        self._go_on(self.sitting.undo(entry.seat), entry, entry.seat)

    def _taken_back(self, entry: Entry) -> None:
        assert self.sitting is not None
        assert entry.seat is not None
        self.undo_asked, self.agreed = None, set()
        self._asked = {}
        self._go_on(self.sitting.take_back(entry.seat), entry)

    def _go_on(self, start: int, entry: Entry, moved: int | None = None) -> None:
        """The game has changed: see who is to decide now, and whether it is over."""
        assert self.sitting is not None
        self.told = start, len(self.sitting.log)
        if self.state.is_over():
            self.status, self.reason = "over", "played"
        asked: dict[int, tuple[int, list[int]]] = {}
        for seat in self.waiting_for():
            legal = self.state.legal(seat)
            before = self._asked.get(seat)
            still = before is not None and before[1] == legal and seat != moved
            asked[seat] = (before[0] if before and still else entry.seq, legal)
        self._asked = asked
        self._wind(entry, moved if entry.kind == "move" else None)

    def _wind(self, entry: Entry, moved: int | None = None) -> None:
        self.clocks.turn(self.owing_people(), entry.at, moved)

    def _undo_asked(self, entry: Entry) -> None:
        self.undo_asked, self.agreed = entry.seat, set()

    def _undo_answered(self, entry: Entry) -> None:
        if entry.body["yes"] and entry.seat is not None:
            self.agreed.add(entry.seat)
        else:
            self.undo_asked, self.agreed = None, set()

    def _ordered(self, entry: Entry) -> None:
        assert self.sitting is not None
        assert entry.seat is not None
        self.sitting.give_orders(entry.seat, entry.body["orders"])

    def _said(self, entry: Entry) -> None:
        """Talk changes nothing."""

    def _away(self, entry: Entry) -> None:
        self.seats[entry.seat or 0].away = True

    def _stand_in(self, entry: Entry) -> None:
        self.seats[entry.seat or 0].stand_in = True
        self._wind(entry)

    def _back(self, entry: Entry) -> None:
        number = entry.seat or 0
        self.seats[number].away = self.seats[number].stand_in = False
        self.clocks.refill(number)
        self._wind(entry)

    def _vacation(self, entry: Entry) -> None:
        number = entry.seat or 0
        self.seats[number].vacation = entry.body["until"]
        if entry.body["until"] is None:
            self.clocks.wake(number, entry.at)
        else:
            self.clocks.rest(number, entry.at)

    def _resigned(self, entry: Entry) -> None:
        """With two players the other has won; with more a bot plays on for whoever gives up."""
        seat = self.seats[entry.seat or 0]
        seat.resigned = True
        people_left = any(each.kind == "person" and not each.resigned for each in self.seats)
        if len(self.seats) <= 2 or not people_left:
            self.status, self.reason = "over", "resigned"
        else:
            seat.stand_in = True
        self._wind(entry)

    def _rematch(self, entry: Entry) -> None:
        self.next = entry.body["table"]

    def _expired(self, entry: Entry) -> None:
        self.status, self.reason = "over", "expired"
        self._wind(entry)

    def _removed(self, entry: Entry) -> None:
        self.status = "removed"


_NOT: dict[str, tuple[str, str]] = {
    "waiting": ("started", "the game has begun already"),
    "playing": ("waiting", "the game has not begun: somebody is still missing"),
    "over": ("over", "this game is over"),
    "removed": ("over", "this table is gone"),
}
_APPLY = {
    "sat": Table._sat,
    "named": Table._named,
    "left": Table._left,
    "started": Table._started,
    "move": Table._move,
    "undo": Table._undo,
    "undo-asked": Table._undo_asked,
    "undo-answered": Table._undo_answered,
    "taken-back": Table._taken_back,
    "said": Table._said,
    "ordered": Table._ordered,
    "away": Table._away,
    "stand-in": Table._stand_in,
    "back": Table._back,
    "vacation": Table._vacation,
    "resigned": Table._resigned,
    "rematch": Table._rematch,
    "expired": Table._expired,
    "removed": Table._removed,
}


def new_settings(settings: Settings, cards: Any = None) -> Settings:
    """Settings that a stranger wishes and a game can really be begun with; what is wrong is a `UsageError`."""
    game = pennant.game(settings.game)
    book = game.card_set(cards)
    options = game.from_outside(settings.mode, settings.options, book)
    setup_seats = seats_of(settings.game, settings.mode, options, book)
    if len(settings.seats) != setup_seats:
        raise UsageError(f"mode {settings.mode} with these options has {setup_seats} seats, not {len(settings.seats)}")
    return msgspec.structs.replace(settings, options=options, edition=game.edition)


def seats_of(name: str, mode: str, options: dict[str, Any], cards: Any = None) -> int:
    """How many play a mode with these options: a game is begun to see."""
    from pennant.kernel.chance import small_chance

    game = pennant.game(name)
    chance = small_chance(1, game.streams(mode, options))
    return game.start(mode, options, chance, game.card_set(cards), listen=False).seats


def replayed(id: str, entries: Iterable[Entry], cards: Any = None) -> Table:
    """A table after these entries."""
    rest = iter(entries)
    table = Table(id, next(rest), cards)
    for entry in rest:
        table.apply(entry)
    return table
