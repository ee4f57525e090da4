"""The diamond with the runners' names and Speeds."""

from rich.text import Text

from pennant.cli.clutch.labels import Labels
from pennant.cli.clutch.players import LARGE
from pennant.cli.draw import QUIET, STRONG, Block, center, cut, line
from pennant.games.clutch.events import BASES
from pennant.games.clutch.view_types import Runner, View

GRASS = "green"
RUNNER = "bold yellow"
BETWEEN = 9
"""Columns between third base and first base."""


def diamond(labels: Labels, view: View, width: int, height: int) -> Block:
    """Second base at the top, home at the bottom; names are above second base and below the other bases."""
    first, second, third = view["bases"]
    half = width // 2
    below = line(center(_runner(labels, third, half - 1), half), center(_runner(labels, first, half - 1), half))
    corners = line(_base(view, 2), " " * BETWEEN, _base(view, 0))
    home = line(("⌂", STRONG), *((" ", _note(labels, view)) if height < LARGE else ()))
    block = [center(_runner(labels, second, width - 2), width), center(_base(view, 1), width)]
    if height >= LARGE:
        block.append(center(line(("╱" + " " * (BETWEEN - 4) + "╲", GRASS)), width))
    block += [center(corners, width), below, center(home, width)]
    if height >= LARGE:
        block.append(center(_note(labels, view), width))
    return [cut(text, width) for text in block]


def _base(view: View, base: int) -> Text:
    """An occupied base is filled; a base whose runner is going has another mark."""
    if BASES[base] in view["sent"]:
        return line(("◈", RUNNER))
    return line(("◆", RUNNER)) if view["bases"][base] is not None else line(("◇", QUIET))


def _runner(labels: Labels, runner: Runner | None, room: int) -> Text:
    """A runner's last name and Speed."""
    if runner is None:
        return line()
    speed = f" {runner['speed']}"
    return line((labels.surname(runner["player"], max(3, room - len(speed))), STRONG), speed)


def _note(labels: Labels, view: View) -> Text:
    """What the current throw needs; otherwise whether the infield is in, or how many bunts were tried."""
    throw, at_bat = view["throw"], view["at_bat"]
    needed, strength = throw["needed"], throw["strength"]
    if needed is not None and strength is not None and not throw["natural"]:
        return line((labels.say("throw-needs", least=max(1, needed - strength + 1)), RUNNER))
    if at_bat["infield_in"]:
        return line((labels.say("infield-in"), "bold red"))
    if at_bat["bunts"]:
        return line((labels.say("bunts", count=at_bat["bunts"]), QUIET))
    return line()
