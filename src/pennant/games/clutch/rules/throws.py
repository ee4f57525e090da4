"""Throws and Plays: a rating and a die against a runner's Speed, or against 20 (C-3.11)."""

from mypy_extensions import i64

from pennant.games.clutch.rules import events, numbers
from pennant.games.clutch.rules.cards import (
    ALLOW_PLAY_AT_HOME,
    ALWAYS,
    INFIELD,
    PLAY,
    PLAY_ROLL,
    THROW,
    THROW_ROLL,
)
from pennant.games.clutch.rules.table import (
    NOBODY,
    OPEN_POST_THROW,
    OPEN_THROW_RESULT,
    RD,
    Play,
    Table,
    slot_of,
)
from pennant.kernel.state import EVERYONE


def roll(table: Table) -> None:
    """T3."""
    table.throw_natural = table.roll(RD)
    if table.log is not None:
        slot = slot_of(table.throw_runner)
        table.tell(
            (
                events.THROWN, table.throw_kind, slot, table.throw_natural, table.throw_rating,
                numbers.rating(table, table.throw_rating), table.throw_more, numbers.speed(table, slot),
                table.throw_speed, EVERYONE,
            )
        )  # fmt: skip
    table.go(OPEN_POST_THROW)


def read(table: Table) -> None:
    """T5: out if the throw is strictly greater; a Play in its place needs 20 (C-3.11.1, C-3.11.2)."""
    slot = slot_of(table.throw_runner)
    if is_play(table):
        total = table.throw_natural + numbers.net(table, PLAY_ROLL, NOBODY) + numbers.net(table, PLAY, NOBODY)
        total += numbers.rating(table, table.throw_rating) + table.throw_more
        needed = table.setup.rulebook.play_needs
        table.throw_out = total >= needed
    else:
        total = table.throw_natural + numbers.net(table, THROW_ROLL, NOBODY) + numbers.net(table, THROW, NOBODY)
        total += numbers.rating(table, table.throw_rating) + table.throw_more
        needed = numbers.speed(table, slot) + table.throw_speed
        table.throw_out = total > needed
    if table.log is not None:
        is_out = 1 if table.throw_out else 0
        table.tell((events.THROW_READ, table.throw_kind, slot, total, needed, is_out, EVERYONE))
    table.go(OPEN_THROW_RESULT)


def is_play(table: Table) -> bool:
    """Whether the stadium makes a Play of this throw."""
    if not table.stadium.play_at_home or not table.setup.strategy:
        return False
    if table.throw_to != 3 or table.throw_rating != INFIELD:
        return False
    for part in table.stadium.parts:
        for effect in part.effects:
            if effect.verb == ALLOW_PLAY_AT_HOME:
                return part.window == ALWAYS and numbers.holds(table, part.when, 1 - table.offence)
    return False


def make_play(table: Table, attribute: i64, bonus: i64) -> bool:
    """A card's own Play: rating + RD (+ effects) against 20 (C-3.11.2)."""
    natural = table.roll(RD)
    total = natural + bonus + numbers.rating(table, attribute)
    total += numbers.net(table, PLAY_ROLL, NOBODY) + numbers.net(table, PLAY, NOBODY)
    success = total >= table.setup.rulebook.play_needs
    if table.log is not None:
        table.tell((events.CHECKED, attribute, natural, total, 1 if success else 0, EVERYONE))
    return success


def spend(table: Table) -> None:
    """What was played for this throw has run out; it still holds its place (C-3.9.7)."""
    found: list[Play] = []
    changed = False
    for play in table.plays:
        if not play.spent and table.card_of(play).is_for_throw:
            play = play.copy()
            play.spent = True
            changed = True
        found.append(play)
    if changed:
        table.plays = tuple(found)
