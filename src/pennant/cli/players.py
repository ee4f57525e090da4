"""The players of the seats, in the terminal."""

from collections.abc import Sequence

from pennant.bots import Bot, bot
from pennant.cli.terminal import printable
from pennant.kernel.players import HUMAN, is_person


def seat_players(players: Sequence[str], seats: int) -> list[str]:
    """The players of all seats; a record from elsewhere may name fewer."""
    return [*(printable(player) for player in players[:seats]), *[HUMAN] * (seats - len(players))]


def bots_among(players: Sequence[str]) -> dict[int, Bot]:
    return {seat: bot(player) for seat, player in enumerate(players) if not is_person(player)}
