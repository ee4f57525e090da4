"""Who sits where. A record keeps a person as `human` or `human:Ann` and a bot by its spec."""

from collections.abc import Sequence

from pennant.bots import Bot, bot
from pennant.cli.terminal import printable

HUMAN = "human"
LONGEST_NAME = 30


def person(name: str = "") -> str:
    """A person as records have it."""
    return f"{HUMAN}:{name}" if name else HUMAN


def is_person(player: str) -> bool:
    return player == HUMAN or player.startswith(HUMAN + ":")


def name_in(player: str) -> str:
    """The name that is written with a player; empty for bots and for those who did not say."""
    return player.partition(":")[2] if is_person(player) else ""


def name_of(player: str) -> str:
    """What a person is called, at most so long."""
    return name_in(player)[:LONGEST_NAME]


def seated(players: Sequence[str], seats: int) -> list[str]:
    """A player for every seat; a record of others may name fewer, or none."""
    return [*(printable(player) for player in players[:seats]), *[HUMAN] * (seats - len(players))]


def bots_among(players: Sequence[str]) -> dict[int, Bot]:
    return {seat: bot(player) for seat, player in enumerate(players) if not is_person(player)}
