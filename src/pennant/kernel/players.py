"""Players as records name them: a person is `human` or `human:Ann`, a bot is its spec."""

from collections.abc import Sequence

HUMAN = "human"
LONGEST_PLAYER_NAME = 30


def person(name: str = "") -> str:
    """A person as records name them."""
    return f"{HUMAN}:{name}" if name else HUMAN


def is_person(player: str) -> bool:
    return player == HUMAN or player.startswith(HUMAN + ":")


def name_in(player: str) -> str:
    """The name in a player's entry; empty for bots and for people without a name."""
    return player.partition(":")[2] if is_person(player) else ""


def name_of(player: str) -> str:
    """The name of a person, cut to the maximum length."""
    return name_in(player)[:LONGEST_PLAYER_NAME]


def display_names(players: Sequence[str], others: Sequence[str]) -> list[str]:
    """The names to show for all seats: people by their own names, bots and nameless people by those in `others`.

    `players` may be shorter than `others`, or empty. Equal names get a number to tell them apart.
    """
    given = [*map(name_of, players[: len(others)]), *[""] * (len(others) - len(players))]
    names = [name or other for name, other in zip(given, others, strict=True)]
    return [
        f"{name} {names[: seat + 1].count(name)}" if names.count(name) > 1 else name for seat, name in enumerate(names)
    ]
