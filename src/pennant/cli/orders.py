"""Standing orders at the keyboard, and the page on which a person changes them."""

from collections.abc import Iterable

import msgspec

from pennant.cli.draw import MOVE, QUIET, STRONG, Block, line, paragraph
from pennant.cli.terminal import Terminal, number_in
from pennant.cli.terminal_game import TerminalGame
from pennant.kernel.errors import UsageError
from pennant.kernel.sitting import Sitting


class Habits(msgspec.Struct, frozen=True):
    """The preferences of the people at this keyboard."""

    orders: tuple[str, ...] = ()
    """Their standing orders."""
    auto: bool = False
    """Whether a coach makes routine decisions."""

    def as_arguments(self) -> str:
        """The preferences as command line arguments."""
        orders = f" --orders {','.join(self.orders)}" if self.orders else ""
        return orders + (" --auto" if self.auto else "")


def give_orders(sitting: Sitting, seat: int, names: Iterable[str], people: int) -> None:
    """Replace the orders of a seat; an order that is not possible is an error."""
    wanted = list(names)
    if wanted and not sitting.game.orders:
        raise UsageError(f"{sitting.game.name} has no standing orders: leave out --orders")
    for name in wanted:
        if name in sitting.game.orders and name not in sitting.game.orders_among(people):
            raise UsageError(
                f"the order {name} would tell the other people at this table what is in a hand: leave it out"
            )
    sitting.give_orders(seat, wanted)


class OrderPage:
    """The orders of one seat, each on or off; typing its number toggles an order."""

    def __init__(self, sitting: Sitting, terminal: Terminal, terminal_game: TerminalGame, people: int) -> None:
        self.sitting, self.terminal, self.terminal_game = sitting, terminal, terminal_game
        self.names = sitting.game.orders_among(people)
        self.words = terminal.words

    def open(self, seat: int) -> None:
        """Show the page until the person leaves it."""
        notice = ""
        while True:
            block = self._block(seat)
            if self.terminal.drawn:
                self.terminal.show([*block, line(), line((notice, MOVE))])
            else:
                self.terminal.say_all([*block, *([notice] if notice else [])])
            typed = self.terminal.ask(self.words.say("orders-choose", last=len(self.names)))
            if typed.lower() in ("", "q", "o"):
                return
            notice = self._turn(seat, typed)

    def _turn(self, seat: int, typed: str) -> str:
        """Toggle one order, or explain what can be typed."""
        number = number_in(typed)
        if number is None or not 1 <= number <= len(self.names):
            return self.words.say("menu-bad-number", typed=typed, last=len(self.names))
        given = self.sitting.orders[seat] ^ {self.names[number - 1]}
        self.sitting.give_orders(seat, given)
        return ""

    def _block(self, seat: int) -> Block:
        width = min(self.terminal.width, 100) - 1
        block: Block = [line((self.words.say("orders-title"), STRONG))]
        block += [*paragraph(self.words.say("orders-about"), width, QUIET), line()]
        for number, name in enumerate(self.names, start=1):
            is_on = name in self.sitting.orders[seat]
            mark = ("✓", MOVE) if is_on else ("·", QUIET)
            block.append(
                line(
                    (f"{number:>3} ", MOVE),
                    mark,
                    " ",
                    (self.terminal_game.standing_order_text(name), STRONG if is_on else ""),
                )
            )
        return block
