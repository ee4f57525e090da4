"""A table and its commands.

A command returns drafts of the entries that would execute it, or raises `CommandRefused`; `TableState.apply`
applies an entry. Loading a table, replicating another worker's moves and playing are therefore the same code.
"""

from collections.abc import Callable, Iterable
from typing import Any, Literal

from pennant.kernel.errors import IllegalMove, UsageError, nearest
from pennant.server.entries import Entry, Kind
from pennant.server.errors import CommandRefused, ErrorCode
from pennant.server.messages import Status
from pennant.server.seats import STAND_IN, Seat
from pennant.server.table_state import TableState

Draft = tuple[Kind, int | None, dict[str, Any]]
"""An entry that is not stored yet: its kind, seat and body."""
Command = Callable[["Table"], list[Draft]]
"""Returns the drafts of the entries that execute a command on a table."""


class Table(TableState):
    """The state of a table after its entries so far, and what can be done next."""

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


_WRONG_STATUS: dict[Status, tuple[ErrorCode, str]] = {
    "waiting": ("started", "the game has already started"),
    "playing": ("waiting", "the game has not started: there is still an open seat"),
    "over": ("over", "this game is over"),
    "removed": ("over", "this table was removed"),
}


def replay(id: str, entries: Iterable[Entry], cards: Any = None) -> Table:
    """Build a table from its entries."""
    rest = iter(entries)
    table = Table(id, next(rest), cards)
    for entry in rest:
        table.apply(entry)
    return table
