"""Watching bots play."""

from pathlib import Path

from pennant.bots import Bot
from pennant.cli import saves
from pennant.cli.begin import Wish, new_sitting
from pennant.cli.leave import Ended, Leave
from pennant.cli.players import bots_among
from pennant.cli.show import Show
from pennant.cli.terminal import Terminal
from pennant.cli.terminal_game import terminal_game_of
from pennant.cli.viewer_session import ViewerSession
from pennant.kernel.errors import UsageError
from pennant.kernel.sitting import Sitting


def watch(wish: Wish, seat: int | None, save: Path | None, terminal: Terminal) -> None:
    """Show a whole game between bots, as a spectator or one of the seats sees it."""
    sitting = new_sitting(wish, people=False)
    if seat is not None and not 0 <= seat < sitting.state.seats:
        raise UsageError(f"there is no seat {seat}: the seats are 0 to {sitting.state.seats - 1}")
    if not terminal.paced or terminal.too_small:
        terminal.drawn = terminal.paced = False
    try:
        with terminal.full_screen():
            session = _watch(sitting, wish, seat, terminal)
    except (KeyboardInterrupt, Ended):
        _save(sitting, save)
        message = "watch-left" if save is None else "watch-left-saved"
        raise Leave(terminal.words.say(message, path=str(save))) from None
    _save(sitting, save)
    if terminal.paced:
        terminal.say_all(session.story[-1:])
    if save is not None:
        terminal.console.print(terminal.words.say("record-kept", path=str(save)))


def _watch(sitting: Sitting, wish: Wish, seat: int | None, terminal: Terminal) -> ViewerSession:
    terminal_game = terminal_game_of(sitting.game, terminal.words.language, wish.cards)
    state = sitting.state
    session = ViewerSession(sitting.game, terminal_game, state, seat, sitting.record.players)
    show = Show(terminal, terminal_game)
    if not terminal.drawn:
        terminal.say_all(session.story)
    bots = bots_among(sitting.record.players)
    while not state.is_over():
        _move(sitting, bots)
        if show.tell(session, state, "hint-watching") == "q":
            raise Ended
    if terminal.drawn:
        show.draw(session.scene(), "")
        terminal.ask(terminal.words.say("leave-table"))
    return session


def _move(sitting: Sitting, bots: dict[int, Bot]) -> None:
    seat = sitting.state.actors()[0]
    guess = sitting.state.guess(seat, len(sitting.record.moves))
    sitting.act(seat, bots[seat].choose(guess, seat))


def _save(sitting: Sitting, path: Path | None) -> None:
    if path is not None:
        saves.save(sitting.record, path)
