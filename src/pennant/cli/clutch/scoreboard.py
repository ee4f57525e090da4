"""The scoreboard: runs by inning, R H E; beside it the team ratings, hands, decks and coaches."""

import msgspec
from rich.text import Text

from pennant.cli.clutch.labels import Labels
from pennant.cli.clutch.sheet import BoxSheet
from pennant.cli.draw import MOVE, QUIET, STRONG, Block, Part, cut, line
from pennant.cli.terminal_game import Scene
from pennant.games.clutch.scoring.box import TeamBox
from pennant.games.clutch.view_types import View

INNINGS = 9
SIDE = 5
"""Columns of a rating, and of the size of a hand or deck."""
COACHES = 8


class Layout(msgspec.Struct, frozen=True):
    """The widths of all columns."""

    width: int
    name: int
    cell: int
    """The width of an inning."""
    total: int
    """The width of R, H or E."""


def layout_of(width: int) -> Layout:
    cell, total = (3, 4) if width >= 96 else (2, 3)
    return Layout(width, width - (INNINGS + 1) * cell - 3 * total - 5 * SIDE - COACHES - 1, cell, total)


def scoreboard(labels: Labels, scene: Scene[View], width: int) -> Block:
    """Three lines, as wide as the screen."""
    view, layout = scene.view, layout_of(width)
    innings = innings_shown(view)
    sides = [1 - view["home"], view["home"]]
    return [_head(labels, view, layout, innings), *(_row(labels, scene, seat, layout, innings) for seat in sides)]


def innings_shown(view: View) -> range:
    """Nine innings; in a longer game the last nine."""
    last = max(INNINGS, view["inning"])
    return range(last - INNINGS + 1, last + 1)


def _head(labels: Labels, view: View, layout: Layout, innings: range) -> Text:
    now = 0 if view["over"] else view["inning"]
    head: list[Part] = [" " * layout.name]
    head += [(f"{inning:>{layout.cell}}", MOVE if inning == now else QUIET) for inning in innings]
    totals = [labels.say(name) for name in ("runs-head", "hits-head", "errors-head")]
    beside = ["head-battery", "head-infield", "head-outfield", "head-hand", "head-deck"]
    head += [" " * layout.cell, ("".join(f"{each:>{layout.total}}" for each in totals), QUIET)]
    head += [(" " + "".join(f"{labels.say(name):>{SIDE}}" for name in beside), QUIET)]
    return cut(line(*head, (f" {labels.say('head-coaches')}", QUIET)), layout.width)


def _row(labels: Labels, scene: Scene[View], seat: int, layout: Layout, innings: range) -> Text:
    view, team = scene.view, scene.view["teams"][seat]
    is_batting = seat == view["offence"] and not view["over"] and view["batter"]["player"] is not None
    mark: Part = ("▶ " if seat in view["asked"] else "• " if is_batting else "  ", MOVE)
    wins = f" ({team['wins']})" if view["mode"] != "single" else ""
    shown = scene.names[seat][: layout.name - 3 - len(wins)] + wins
    parts: list[Part] = [mark, (shown, "bold underline" if seat == view["viewer"] else STRONG)]
    parts.append(" " * (layout.name - 2 - len(shown)))
    for inning in innings:
        style = MOVE if is_batting and inning == view["inning"] else ""
        parts.append((f"{inning_runs(view, seat, inning):>{layout.cell}}", style))
    parts += [" " * layout.cell, (f"{team['runs']:>{layout.total}}", STRONG)]
    box = _box(scene, seat)
    parts.append(f"{box.hits:>{layout.total}}{box.errors:>{layout.total}} ")
    ratings = team["ratings"]
    beside = (ratings["battery"], ratings["infield"], ratings["outfield"], team["hand_size"], team["deck_size"])
    parts += [*(f"{value:>{SIDE}}" for value in beside), "  "]
    coaches = [("· ", QUIET) if each["used"] else line(labels.mark(each["coach"]), " ") for each in team["coaches"]]
    return cut(line(*parts, *coaches), layout.width)


def _box(scene: Scene[View], seat: int) -> TeamBox:
    """Hits and errors of a side, as far as the viewer has seen the game."""
    box = scene.sheet.box() if isinstance(scene.sheet, BoxSheet) else None
    return box.teams[seat] if box is not None and box.sheet.game == scene.view["number"] else TeamBox(seat)


def inning_runs(view: View, seat: int, inning: int) -> str:
    """The runs of a side in an inning as shown on a scoreboard: empty before the side has batted."""
    half = 2 * (inning - 1) + (0 if seat != view["home"] else 1)
    runs = view["line"]
    if half < len(runs):
        return str(runs[half])
    if view["over"]:
        return "X" if half == len(runs) and seat == view["home"] else ""
    is_now = seat == view["offence"] and half == len(runs) and view["batter"]["player"] is not None
    return str(view["half_runs"]) if is_now else ""
