"""Who sits where, as records have it: a person is `human` or `human:Ann`, a bot is called by its spec."""

from collections.abc import Sequence

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


def called(players: Sequence[str], others: Sequence[str]) -> list[str]:
    """What everybody is called: people by their names, bots and nameless people as `others` says.

    There may be fewer players than others, or none. Where two are called the same, a number tells them apart.
    """
    given = [*map(name_of, players[: len(others)]), *[""] * (len(others) - len(players))]
    names = [name or other for name, other in zip(given, others, strict=True)]
    return [
        f"{name} {names[: seat + 1].count(name)}" if names.count(name) > 1 else name for seat, name in enumerate(names)
    ]
